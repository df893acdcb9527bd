// Said: names of seats as the reader is told them, and long words.
import type { BoardProps, Shown } from '../../../lib/board'
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

const JOINTS = /(Antimassen|Transport|Umwelt|Verteidigungs|Mikro|Angriffs|Raum|Flotten|Stasis|Kampf|Laser|Bewegungs|Kriegs|Techno)(?=[a-zäöü]{4})/g

/** A name with places where a long compound word may be broken. */
export function breakable(name: string): string {
  return name.replace(JOINTS, '$1\u00ad')
}
