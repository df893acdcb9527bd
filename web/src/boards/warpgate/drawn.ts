// Drawn: the questions whose offers are all shown on the board, as things to point at.
import type { Question } from '../../lib/board'

/** Questions about things that are not on the table. */
export const CHOICES = ['faction', 'side', 'promote', 'find', 'explore', 'announce', 'destroy']

const ON_THE_TABLE = [
  'play', 'move', 'move_again', 'gather_at', 'gather', 'route', 'reinforce', 'warp_to', 'deploy_at', 'drone', 'technology',
  'control', 'colonize', 'objective', 'open_objective', 'discard', 'use', 'put_token', 'tactic', 'raid', 'withdraw',
]

export function draws(question: Question): boolean {
  return CHOICES.includes(question.kind) || ON_THE_TABLE.includes(question.kind)
}
