// Twilight Imperium 4's drawing, in the form the page needs.
import type { Question } from '../../lib/board'
import { STRATEGY_KINDS } from './forms'

export { default as Board } from './Board.svelte'
export { hasForm } from './forms'
export { default as Form } from './panels/Form.svelte'
export { default as Mini } from './Mini.svelte'

/** Questions whose offers are all on the map or in a panel that is always there. */
const DRAWN = [
  'retreat_to', 'aim_place', 'take_back', 'shield_system', 'build_in', 'aim_origin',
  'aim_planet', 'aim_planets', 'ready', 'ready_some', 'starting_planet', 'next_planet', 'explore_next', 'war_dock', 'extra_die',
]

/** Questions whose offers lie on top of the board as cards. */
const CLOSE = ['draft', 'ban', 'choose_faction', 'cast_votes', 'research', ...STRATEGY_KINDS]
/** So do the outcomes of a vote, unless there are more than the council shows. */
const OUTCOMES = 9

/** Whether the board shows all offers of a question, so that the list beside it can be short. */
export function draws(question: Question): boolean | 'close' {
  if (question.kind === 'vote') return question.offers.length <= OUTCOMES && 'close'
  return CLOSE.includes(question.kind) ? 'close' : DRAWN.includes(question.kind)
}
