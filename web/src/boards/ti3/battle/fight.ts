// Fight: helpers that all sheets of a fight need.
import type { BattleSide, RollNow } from '../model'

/** A number with at most one decimal, as written in the page's language. */
export function decimal(value: number): string {
  return value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })
}

/** The ships of a side one by one: the damaged ones of a kind last. */
export function shipsOf(side: BattleSide): { unit: number; count: number; hurt: number; need: number; dice: number }[] {
  return side.volleys.map((volley) => ({
    unit: volley.unit,
    count: side.units[volley.unit] ?? 0,
    hurt: side.units[volley.unit + 4] && volley.unit >= 4 && volley.unit <= 5 ? side.units[volley.unit + 4]! : 0,
    need: volley.need,
    dice: volley.dice,
  }))
}

export interface Exchange {
  kind: string
  round: number
  rolls: RollNow[]
}

/** The rolls of a fight, grouped into exchanges: both sides of a round, one side's PDS ... */
export function exchanges(rolls: RollNow[]): Exchange[] {
  const found: Exchange[] = []
  for (const roll of rolls) {
    const last = found.at(-1)
    const same = last && last.kind === roll.kind && last.round === roll.round && last.rolls.every((one) => one.seat !== roll.seat)
    if (same) last.rolls.push(roll)
    else found.push({ kind: roll.kind, round: roll.round, rolls: [roll] })
  }
  return found
}
