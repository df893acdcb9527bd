// Said: names of seats as the reader is told them, and finding questions for the panels.
import type { BoardProps, Question, Shown, Thing } from '../../../lib/board'
import { keyOf } from '../../../lib/things'
import { LETTERS } from '../../common/marks'

export type Say = BoardProps['say']

/** A seat's name, or its letter if it has none yet. */
export function seatName(shown: Shown, seat: number): string {
  return shown.seats[seat]?.name || (LETTERS[seat] ?? '')
}

/** A seat's name as the reader is told it. */
export function called(shown: Shown, seat: number, say: Say): string {
  return seat === shown.seat ? say('ti3-board-you') : seatName(shown, seat)
}

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

const JOINTS = /(Antimassen|Transport|Umwelt|Verteidigungs|Mikro|Angriffs|Raum|Flotten|Stasis|Kampf|Laser|Bewegungs|Kriegs|Techno)(?=[a-zäöü]{4})/g

/** A name with places where a long compound word may be broken. */
export function breakable(name: string): string {
  return name.replace(JOINTS, '$1\u00ad')
}
