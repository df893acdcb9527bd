// Weighing: asks the server what an unfinished answer would lead to; asking changes nothing.
import type { components } from '../../../lib/api'
import type { Shown } from '../../../lib/board'
import { post } from '../../../lib/client'
import type { AttackNow } from '../model'

/** The questions whose answers lead into a fight. */
export const WEIGHED = ['move', 'pick_up', 'land', 'lose']

/** The fight that an answer leads to, with its odds; nothing if there is none, or if it is not known now. */
export async function weighed(shown: Shown, question: string, value: unknown): Promise<AttackNow | null> {
  try {
    const told = await post<components['schemas']['Checked']>(`tables/${shown.table}/check`, { seat: shown.seat, question, value })
    return (told.figures['attack'] as AttackNow | undefined) ?? null
  } catch {
    return null
  }
}
