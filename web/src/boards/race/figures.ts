// The figures of a board, made from games/race/board/shapes.py: do not edit it here. To make it again:
// python -m orrery.lab.typescript

/** The rule that forbids it, and what it would take. */
export interface Forbidden {
  rule: string
  need?: number
  have?: number
}

/** What it would take to place a card from the hand if its phase were now. */
export interface Placing {
  price?: number
  cost?: number
  strength?: number
  defence?: number
  ways?: string[]
  no?: Forbidden
}

/** One player's side of the table in numbers; the hand is listed card by card if the reader may see it. */
export interface SeatFigures {
  hand: number[] | null
  hand_count: number
  explored: number[] | null
  tableau: number[]
  chips: number
  military: number
  /** Military strength that counts only against some worlds. */
  against: Record<string, number>
  tactics: number
  points: number
  worlds: number
  developments: number
  six: Record<string, number>
  start: number
  actions: string[]
  /** By world with a good on it: what the good sells for. */
  sales: Record<string, number>
  cards: Record<string, Placing>
}

/** A phase of this round: where the round is now, and what is over. */
export interface PhaseRun {
  id: 'explore' | 'develop' | 'settle' | 'consume' | 'produce'
  time: number
  now: boolean
  done: boolean
}

/** Everything the board draws. */
export interface Figures {
  round: number
  phase: string
  phases: PhaseRun[]
  deck: number
  discard: number
  pool: number
  order: number[]
  seats: SeatFigures[]
}
