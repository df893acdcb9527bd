// Heaps: the question a form is for, and its items with equal ones grouped.
import type { Question, Shown, Thing } from '../../lib/board'
import { keyOf } from '../../lib/things'

/** The open question of one of these kinds. */
export function askedFor(shown: Shown, kinds: readonly string[]): Question | undefined {
  return shown.questions.find((question) => kinds.includes(question.kind))
}

export interface Heap {
  thing: Thing
  name: string
  note: string
  most: number
}

/** The items of a pick, equal ones grouped. */
export function heaps(question: Question): Heap[] {
  const found = new Map<string, Heap>()
  for (const offer of question.offers) {
    const thing = offer.things[0]
    if (!thing) continue
    const heap = found.get(keyOf(thing))
    if (heap) heap.most += 1
    else found.set(keyOf(thing), { thing, name: offer.name, note: offer.note, most: 1 })
  }
  return [...found.values()]
}

/** "Diplomacy" rather than "diplomacy". */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
