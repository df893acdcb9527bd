// Weighing: the server is asked what an answer that is being put together would lead to; nothing is done by asking.
import type { components } from '../../../lib/api'
import type { Shown } from '../../../lib/board'
import { post } from '../../../lib/client'
import type { AttackNow } from '../model'

/** The questions whose answers lead into a fight. */
export const WEIGHED = ['move', 'pick_up', 'land', 'lose']

/** The fight that an answer leads to, with its odds; nothing if it leads to none, or if nobody can tell now. */
export async function weighed(shown: Shown, question: string, value: unknown): Promise<AttackNow | null> {
  try {
    const told = await post<components['schemas']['Checked']>(`tables/${shown.table}/check`, { seat: shown.seat, question, value })
    return (told.figures['attack'] as AttackNow | undefined) ?? null
  } catch {
    return null
  }
}
