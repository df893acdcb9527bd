// Aim: the same kind of card can be in a hand, in several tableaus, and twice in one hand. This narrows what the page
// says of a thing to the one copy that is drawn.
import type { Pointing, Question, Thing } from '../../lib/board'

export type Zone = 'hand' | 'explored' | 'tableau' | 'none'

const ZONES: Record<string, Zone> = {
  starting_hand: 'hand',
  develop: 'hand',
  settle: 'hand',
  payment: 'hand',
  consume_hand: 'hand',
  hand_limit: 'hand',
  keep: 'explored',
  sell: 'tableau',
  goods: 'tableau',
  produce_next: 'tableau',
  produce_on: 'tableau',
}

/** Where the cards are that a question is about. */
export const zoneOf = (question: Question | undefined): Zone => ZONES[question?.kind ?? ''] ?? 'none'

/** Questions whose answers leave the hand or the table. */
const GIVEN = new Set(['starting_hand', 'payment', 'consume_hand', 'hand_limit', 'sell', 'goods'])
export const givesAway = (question: Question | undefined): boolean => GIVEN.has(question?.kind ?? '')

/** Pointing at cards in one place: lit and chosen only if the question is about that place. */
export function aimed(pointing: Pointing, here: boolean): Pointing {
  const meant = (...things: Thing[]) => pointing.lit(...things) || pointing.chosen(...things)
  return {
    lit: (...things) => here && pointing.lit(...things),
    chosen: (...things) => here && pointing.chosen(...things),
    times: (...things) => (here ? pointing.times(...things) : 0),
    note: (...things) => (here ? pointing.note(...things) : ''),
    point(...things) {
      if (here || !meant(...things)) pointing.point(...things)
    },
    takeBack: (thing) => pointing.takeBack(thing),
    explain: (things, near, lines) => pointing.explain(things, near, lines),
    hush: (near) => pointing.hush(near),
    path: () => pointing.path(),
    offers: (...things) => (here ? pointing.offers(...things) : []),
  }
}

/** Each card with how many equal ones come before it. */
export function copies(cards: number[]): { number: number; copy: number; key: string }[] {
  const seen = new Map<number, number>()
  return cards.map((number) => {
    const copy = seen.get(number) ?? 0
    seen.set(number, copy + 1)
    return { number, copy, key: `${number}/${copy}` }
  })
}
