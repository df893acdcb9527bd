// Forms: the kinds of questions that have a form of their own.
import type { Question } from '../../lib/board'

export const ORIGIN_KINDS = ['move_from', 'pick_up_at']
export const PIECE_KINDS = ['move', 'pick_up', 'transport', 'commit', 'place_troops', 'remove', 'aim_pieces', 'aim_units']
/** Of these, what comes along needs room. */
export const CARGO_KINDS = ['move', 'pick_up', 'transport']
export const POOL_KINDS = ['gain_tokens', 'redistribute', 'lose_tokens', 'aim_pools', 'token_from']

export const STRATEGY_KINDS = ['take', 'aim_strategy', 'aim_strategies']
/** Of these, only what one researches is sure to be among the technologies that are drawn: others are other players'. */
export const TECHNOLOGY_KINDS = ['research', 'aim_technology', 'aim_replacement']

const WHOLE = ['lay', 'activate', 'produce', 'pay', ...ORIGIN_KINDS, ...PIECE_KINDS, ...POOL_KINDS]

/** Whether a form in the answer panel takes the place of the list of offers. */
export function hasForm(question: Question): boolean {
  return WHOLE.includes(question.kind)
}
