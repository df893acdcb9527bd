// Fight: the sides and dice of a fight in the form that its sheets need.
import type { Catalogue } from '../../../lib/board'
import type { Fighting, Roll } from '../../common/fight/fight'
import { figuresOf, nameOf, type RollNow, type SideNow } from '../model'

type Shown = Parameters<typeof figuresOf>[0]

/** The questions whose answers lead into a fight, or are about its losses. */
export const WEIGHED = ['move', 'pick_up', 'commit', 'lose', 'sustain']

/** The units of a side by kind, with their dice; units that only take part by being there have none. */
export function fightingOf(side: SideNow): Fighting[] {
  return side.volleys.map(({ unit, dice, need }) => ({ unit, dice, need, count: side.group.units[unit] ?? 0, hurt: side.group.damaged[unit] ?? 0 }))
}

/** The rolls of a fight. Ships of different combat values roll one after the other: that is one roll of a side. */
export function rollsOf(rolls: RollNow[]): Roll[] {
  const found: Roll[] = []
  for (const { why, ...roll } of rolls) {
    const last = found.at(-1)
    if (last && last.seat === roll.seat && last.kind === why && last.round === roll.round) {
      last.dice = [...last.dice, ...roll.dice]
      last.hits += roll.hits
      last.tenths += roll.tenths
    } else found.push({ ...roll, kind: why })
  }
  return found
}

/** A system by its planets, or by its place. */
export function systemName(place: number, shown: Shown, catalogue: Catalogue): string {
  const planets = figuresOf(shown).systems[place]?.planets ?? []
  return planets.length ? planets.map((planet) => nameOf(catalogue, 'planet', planet)).join(' · ') : nameOf(catalogue, 'place', place)
}
