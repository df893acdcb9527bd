// Drawn: the questions whose offers are all shown in the panels, and the form for each.
import type { Question } from '../../../lib/board'

export const STRATEGY_KINDS = ['take', 'aim_strategy']
export const POOL_KINDS = ['allocate', 'redistribute', 'counter_lost']
export const SHOP_KINDS = ['build']
export const UNIT_KINDS = ['move', 'pick_up', 'stow', 'lose', 'land', 'bombard', 'give_up', 'scrap', 'deliver', 'aim_units', 'aim_unit', 'flagship', 'pds_at', 'troops_at']
/** Of these, what comes along needs room. */
export const CARGO_KINDS = ['move', 'pick_up']
export const VOTE_KINDS = ['vote', 'elect_player', 'elect_players', 'elect_planet', 'elect_planets', 'elect_law', 'elect_colour']
export const DEAL_ANSWERS = ['accept', 'approve', 'accept_swap']
export const TECHNOLOGY_KINDS = ['research', 'aim_technology']
export const OBJECTIVE_KINDS = ['claim', 'show_secret']
export const HAND_KINDS = ['discard', 'hand_over']
/** Cards, laws, leaders, ways: a choice of things with a text. */
export const TEXT_KINDS = ['react', 'on_top', 'determine_policy', 'aim_card', 'aim_text', 'search_deck', 'trade_way', 'throne_way', 'fate', 'board', 'land_leaders', 'rescue']
export const RIVAL_KINDS = ['envoy', 'aim_player', 'rob', 'end_agreements', 'passage']
export const SECONDARY_KINDS = ['secondary']

const WHOLE = [
  'action', 'pay', 'choose_race',
  ...STRATEGY_KINDS, ...POOL_KINDS, ...SHOP_KINDS, ...UNIT_KINDS, ...TECHNOLOGY_KINDS, ...HAND_KINDS, ...TEXT_KINDS, ...RIVAL_KINDS,
  'claim', 'vote', 'elect_player', 'elect_players', 'elect_law', 'elect_colour',
]

/** Whether all offers of a question are drawn in a panel (or lit in one that is always there). */
export function drawnByPanels(question: Question): boolean {
  return WHOLE.includes(question.kind)
}
