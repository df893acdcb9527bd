// Weighing: the fight that an unfinished answer would lead to.
import type { Shown } from '../../../lib/board'
import { considered } from '../../common/fight/weighing'
import type { AttackNow } from '../model'

/** The questions whose answers lead into a fight. */
export const WEIGHED = ['move', 'pick_up', 'land', 'lose']

/** The fight that an answer leads to, with its odds; nothing if there is none, or if it is not known now. */
export async function weighed(shown: Shown, question: string, value: unknown): Promise<AttackNow | null> {
  return ((await considered(shown, question, value))['attack'] as AttackNow | undefined) ?? null
}
