// Twilight Imperium 3's drawing, in the form the page needs.
import type { Question } from '../../lib/board'
import { drawnByPanels } from './panels/drawn'

export { default as Board } from './Board.svelte'
export { default as Mini } from './Mini.svelte'

/** Questions whose offers are all places, planets or systems of the map. */
const ON_THE_MAP = [
  'lay', 'dock_at', 'pds_at', 'troops_at', 'refresh', 'recall', 'mobilize', 'activate', 'move_from', 'pick_up_at', 'fire',
  'retreat_to', 'transfer_between', 'produce_in', 'build_dock', 'scrap_at', 'elect_planet', 'elect_planets', 'aim_planet',
  'aim_planets', 'aim_place', 'patrol', 'leader_to', 'raze',
]

/** Whether the board shows all offers of a question, so that the list beside it can be short. */
export function draws(question: Question): boolean {
  return ON_THE_MAP.includes(question.kind) || drawnByPanels(question)
}
