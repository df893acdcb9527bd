// Describe: what is at a place, in words, for tooltips and for readers who cannot see the drawing.
import type { BoardProps, Catalogue, Shown } from '../../lib/board'
import { figuresOf, LETTERS, mapOf, nameOf } from './model'

type Say = BoardProps['say']

/** A seat's name, or its letter if it has none yet. */
export function seatName(shown: Shown, seat: number): string {
  return shown.seats[seat]?.name || (LETTERS[seat] ?? '')
}

/** A seat's name as the reader is told it. */
export function called(shown: Shown, seat: number, say: Say): string {
  return seat === shown.seat ? say('warpgate-board-you') : seatName(shown, seat)
}

/** What is at a place, the name first; with a seat, in that seat's Warpgate. */
export function inWords(place: number, shown: Shown, catalogue: Catalogue, say: Say, gate = -1): string[] {
  const now = figuresOf(shown).places[place]
  if (!now) return []
  const name = (seat: number) => called(shown, seat, say)
  const said: string[] = []
  if (place > 0) {
    const map = mapOf(catalogue, shown.players)
    const planet = map.planets[place - 1]!
    said.push(nameOf(catalogue, 'place', place))
    said.push(nameOf(catalogue, 'type', planet.type))
    said.push(say('warpgate-board-in-sector', { sector: map.sectors[planet.sector]?.name ?? '' }))
    if (now.trade) said.push(say('warpgate-board-trade-planet'))
    if (now.stack) said.push(say('warpgate-board-stack'))
    if (now.dead) said.push(say('warpgate-board-dead'))
    if (now.copies) said.push(say('warpgate-board-copies', { number: now.copies }))
    if (now.owner >= 0) {
      const key = now.colony ? 'warpgate-board-colony-of' : 'warpgate-board-outpost-of'
      said.push(say(key, { name: name(now.owner) }))
    }
  } else {
    said.push(say('warpgate-board-gate-of', { name: name(gate) }))
  }
  now.ships.forEach((number, seat) => {
    if (number && (place > 0 || seat === gate)) said.push(say('warpgate-board-ships-of', { number, name: name(seat) }))
  })
  for (const seat of now.drones) {
    if (place > 0 || seat === gate) said.push(say('warpgate-board-drone-of', { name: name(seat) }))
  }
  return said
}
