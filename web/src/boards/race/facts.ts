// Facts: what the server says about cards, as the Race board reads it (games/race/board/show.py). What changes during a
// game is in figures.ts.
import type { Catalogue, Component, Shown } from '../../lib/board'
import type { Figures, PhaseRun } from './figures'

export type * from './figures'

export type Good = 'novelty' | 'rare' | 'genes' | 'alien'
export type GoodOrAny = Good | 'any' | 'this'
export type PhaseId = PhaseRun['id']

/** A power as it is drawn: its phase, its name in the game's own vocabulary, its numbers. */
export interface Power {
  phase: 'I' | 'II' | 'III' | '$' | 'IV' | 'V'
  does: string
  good?: GoodOrAny
  not_good?: GoodOrAny
  keyword?: string
  draw?: number
  keep?: number
  cards?: number
  amount?: number
  discount?: number
  up_to?: number
  vp?: number
  minus?: number
  low?: number
  high?: number
  trade_powers?: boolean
}

export interface CardFacts {
  kind: 'world' | 'development'
  military: boolean
  /** What is paid, or for a military world its defence. */
  cost: number
  vp: number
  /** Scores points at the end for what is beside it. */
  six: boolean
  good: Good | ''
  source: 'none' | 'windfall' | 'production'
  start: number
  keywords: { id: string; name: string }[]
  powers: Power[]
}

export interface Card {
  number: number
  id: string
  name: string
  text: string[]
  facts: CardFacts
}

export interface ConsumePower {
  id: string
  name: string
  card: number
  /** Its index among the card's consume powers. */
  place: number
  power: Power
}

export interface Parts {
  cards: Card[]
  actions: Component[]
  powers: ConsumePower[]
  goods: Record<Good, { name: string; letter: string; worth: number }>
  phases: { id: PhaseId; numeral: string; name: string }[]
  tableau: number
  handLimit: number
}

const known = new WeakMap<Catalogue, Parts>()

/** The components of the game, by their numbers. */
export function partsOf(catalogue: Catalogue): Parts {
  let parts = known.get(catalogue)
  if (!parts) known.set(catalogue, (parts = read(catalogue)))
  return parts
}

function read(catalogue: Catalogue): Parts {
  const { nouns } = catalogue
  const board = catalogue.board as {
    goods: { id: Good; name: string; letter: string; worth: number }[]
    phases: { id: PhaseId; numeral: string; name: string }[]
    tableau: number
    hand: number
  }
  return {
    cards: (nouns.card ?? []).map((c) => ({ ...c, id: String(c.id), facts: c.facts as unknown as CardFacts })),
    actions: nouns.action ?? [],
    powers: (nouns.power ?? []).map((c) => {
      const facts = c.facts as unknown as { card: number; place: number; power: Power }
      return { id: String(c.id), name: c.name, ...facts }
    }),
    goods: Object.fromEntries(board.goods.map((g) => [g.id, g])) as unknown as Parts['goods'],
    phases: board.phases,
    tableau: board.tableau,
    handLimit: board.hand,
  }
}

export const figuresOf = (shown: Shown): Figures => shown.figures as unknown as Figures

/** One player's side of the table. Hidden cards are an empty list here; how many there are is a figure. */
export interface Side {
  hand: number[]
  explored: number[]
  tableau: number[]
  goods: Set<number>
}

export function sideOf(shown: Shown, seat: number): Side {
  const now = figuresOf(shown).seats[seat]
  return {
    hand: now?.hand ?? [],
    explored: now?.explored ?? [],
    tableau: now?.tableau ?? [],
    goods: new Set(Object.keys(now?.sales ?? {}).map(Number)),
  }
}

/** Small numbers derived from a name alone, so that a planet always looks the same. */
export function seeded(name: string): () => number {
  let h = 2166136261
  for (let i = 0; i < name.length; i += 1) h = Math.imul(h ^ name.charCodeAt(i), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}
