// Race for the Galaxy: its board, and small pictures of its things.
import type { Question } from '../../lib/board'
import './race.css'

export { default as Board } from './Board.svelte'
export { default as Mini } from './Mini.svelte'

const DRAWN = new Set([
  'starting_hand', 'action', 'actions', 'keep', 'develop', 'settle', 'payment', 'sell', 'consume', 'goods',
  'consume_hand', 'produce_on', 'hand_limit',
])

/** Whether all offers of a question can be pointed at on the board. */
export const draws = (question: Question): boolean => DRAWN.has(question.kind)
