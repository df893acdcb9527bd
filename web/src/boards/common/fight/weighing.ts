// Weighing: asks the server what an unfinished answer would lead to; asking changes nothing.
import type { components } from '../../../lib/api'
import type { Pointing, Question, Shown } from '../../../lib/board'
import { post } from '../../../lib/client'

/** The figures that go with an answer, such as the odds of a fight; nothing if they are not known now. */
export async function considered(shown: Shown, question: string, value: unknown): Promise<Record<string, unknown>> {
  try {
    const told = await post<components['schemas']['Checked']>(`tables/${shown.table}/check`, { seat: shown.seat, question, value })
    return told.figures
  } catch {
    return {}
  }
}

/** The figures that a game's board has for something supposed, such as a fight with some cards; null if it has none. */
export async function foreseen(shown: Shown, about: object): Promise<Record<string, unknown> | null> {
  try {
    return (await post<components['schemas']['SupposedNumbers']>(`tables/${shown.table}/what-if`, { seat: shown.seat, about })).figures
  } catch {
    return null
  }
}

/** What has been chosen so far, in the form of the answer. */
export function chosenOf(question: Question, pointing: Pointing): unknown[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const { offers } = question
  return offers
    .filter((offer, n) => offers.slice(0, n).filter((one) => same(one.value, offer.value)).length < pointing.times(...offer.things.slice(0, 1)))
    .map((offer) => offer.value)
}
