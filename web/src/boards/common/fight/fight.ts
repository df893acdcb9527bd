// Fight: what all sheets of a fight need, whatever the game.

/** A kind of unit of a side: how many, how many of them damaged, the lowest roll that hits, and all their dice. */
export interface Fighting {
  unit: number
  count: number
  hurt: number
  need: number
  dice: number
}

/** Dice that are rolled once. */
export interface Gun {
  unit: number
  dice: number
  need: number
}

/** Dice that have been rolled together, and how many hits were to be expected, in tenths. */
export interface Roll {
  seat: number
  kind: string
  round: number
  dice: { unit: number; pips: number; need: number; hit: boolean; bonus?: number }[]
  hits: number
  tenths: number
}

/** How a fight ends, in percent. */
export interface FightOdds {
  win: number
  lose: number
  draw: number
  attacker_left: number
  defender_left: number
  rounds: number
  losses: [number[], number[]]
}

/** A number with at most one decimal, as written in the page's language. */
export function decimal(value: number): string {
  return value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })
}

/** A chance in percent, as it is shown; finer where it is nearly sure. */
export function percent(value: number): string {
  return `${value >= 10 && value <= 99 ? Math.round(value) : decimal(value)} %`
}

/** A bar tells a chance in figures if there is room: from so many percent on. */
export const TELLING = 9

export interface Exchange {
  kind: string
  round: number
  rolls: Roll[]
}

/** The rolls of a fight, grouped into exchanges: both sides of a round, one side's cannons ... */
export function exchanges(rolls: Roll[]): Exchange[] {
  const found: Exchange[] = []
  for (const roll of rolls) {
    const last = found.at(-1)
    const same = last && last.kind === roll.kind && last.round === roll.round && last.rolls.every((one) => one.seat !== roll.seat)
    if (same) last.rolls.push(roll)
    else found.push({ kind: roll.kind, round: roll.round, rolls: [roll] })
  }
  return found
}
