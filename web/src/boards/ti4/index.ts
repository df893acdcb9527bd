// Twilight Imperium 4's drawing, in the form the page needs.
import type { Question } from '../../lib/board'
import { hasForm } from './forms'

export { default as Board } from './Board.svelte'
export { default as Mini } from './Mini.svelte'

/** Questions whose offers are all on the map or in a panel that is always there. */
const DRAWN = ['activate', 'retreat_to', 'aim_place', 'aim_planet', 'take_back', 'shield_system', 'take', 'research', 'starting_technology', 'draft', 'ban']

/** Whether the board shows all offers of a question, so that the list beside it can be short. */
export function draws(question: Question): boolean {
  return DRAWN.includes(question.kind) || hasForm(question)
}
