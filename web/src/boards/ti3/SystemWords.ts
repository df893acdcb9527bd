// System words: what is in a system and on a planet, for explanations and for readers who cannot see the drawing.
import type { BoardProps, Catalogue, Shown } from '../../lib/board'
import { listed } from '../../lib/words.svelte'
import { factsAt, figuresOf, nameOf, UNITS, type Fleet, type TileFacts } from './model'
import { LETTERS } from '../common/marks'
import { DAMAGED } from './ShipShapes'

type Say = BoardProps['say']

/** A seat's name, or its letter if it has none yet. */
export function seatName(shown: Shown, seat: number): string {
  return shown.seats[seat]?.name || (LETTERS[seat] ?? '')
}

/** A seat's name as the reader is told it. */
export function called(shown: Shown, seat: number, say: Say): string {
  return seat === shown.seat ? say('ti3-map-you') : seatName(shown, seat)
}

/** "2 carriers, 3 fighters (one damaged)". */
export function fleetWords(units: Fleet, say: Say): string {
  const told = UNITS.flatMap((unit, kind) => {
    const number = kind < 8 ? (units[kind] ?? 0) : 0
    if (!number) return []
    const hurt = units[DAMAGED[kind] ?? -1] ?? 0
    const many = say(`ti3-map-${unit}`, { number })
    return [hurt ? say('ti3-map-damaged', { many, number: hurt }) : many]
  })
  return listed(told)
}

/** What a system is: its planets' names, or what kind of space. */
export function systemName(shown: Shown, catalogue: Catalogue, place: number, say: Say): string {
  const now = figuresOf(shown).systems[place]
  if (!now || now.tile < 0) return say(now?.face_down ? 'ti3-map-face-down' : 'ti3-map-no-system')
  const facts = factsAt<TileFacts>(catalogue, 'tile', now.tile)
  if (facts.planets?.length) return facts.planets.map(({ planet }) => nameOf(catalogue, 'planet', planet)).join(' · ')
  return nameOf(catalogue, 'tile', now.tile)
}

/** What is in a system, the name first. */
export function systemWords(place: number, shown: Shown, catalogue: Catalogue, say: Say): string[] {
  const figures = figuresOf(shown)
  const now = figures.systems[place]
  if (!now) return []
  const name = (seat: number) => called(shown, seat, say)
  const said = [systemName(shown, catalogue, place, say)]
  if (now.home >= 0) said.push(say('ti3-map-home-of', { name: name(now.home) }))
  const named = now.tile >= 0 && !now.planets.length ? factsAt<TileFacts>(catalogue, 'tile', now.tile).wormhole : -1
  for (const letter of now.wormholes.filter((one) => one !== named)) said.push(say(letter ? 'ti3-map-beta' : 'ti3-map-alpha'))
  for (const fleet of now.fleets) {
    const limits: string[] = []
    if (fleet.size) limits.push(say('ti3-map-supply', { size: fleet.size, limit: fleet.limit }))
    if (fleet.room || fleet.cargo) limits.push(say('ti3-map-room', { cargo: fleet.cargo, room: fleet.room }))
    const told = say('ti3-map-fleet', { name: name(fleet.seat), fleet: fleetWords(fleet.units, say) })
    said.push(limits.length ? `${told} (${limits.join(', ')})` : told)
    for (const kind of fleet.leaders) said.push(nameOf(catalogue, 'leader', kind))
  }
  const going = figures.activation
  if (going && (going.place === place || going.other === place)) {
    said.push(say('ti3-map-activates', { name: name(going.seat) }))
    const arriving = fleetWords(going.place === place ? going.arriving : going.leaving, say)
    if (arriving) said.push(say('ti3-map-arriving', { fleet: arriving }))
  }
  if (now.activated.length) said.push(say('ti3-map-activated', { names: listed(now.activated.map(name)) }))
  for (const planet of now.planets) said.push(planetWords(planet, shown, catalogue, say).join(', '))
  return said
}

/** What is on a planet, the name first. */
export function planetWords(planet: number, shown: Shown, catalogue: Catalogue, say: Say): string[] {
  const now = figuresOf(shown).planets[planet]
  if (!now) return []
  const said = [nameOf(catalogue, 'planet', planet)]
  said.push(say('ti3-map-yield', { resources: now.resources, influence: now.influence }))
  if (now.specialty >= 0) said.push(say('ti3-map-specialty', { colour: nameOf(catalogue, 'colour', now.specialty) }))
  said.push(now.owner < 0 ? say('ti3-map-nobody') : say('ti3-map-owner', { name: called(shown, now.owner, say) }))
  if (now.exhausted) said.push(say('ti3-map-exhausted'))
  if (now.troops) said.push(say('ti3-map-ground_force', { number: now.troops }))
  if (now.pds) said.push(say('ti3-map-pds', { number: now.pds }))
  if (now.dock) said.push(say('ti3-map-space_dock', { number: 1 }))
  if (now.landed) {
    const units = [0, 0, 0, 0, 0, 0, now.landed.troops, now.landed.pds, 0, 0]
    said.push(say('ti3-map-landed', { name: called(shown, now.landed.seat, say), fleet: fleetWords(units, say) }))
  }
  for (const kind of now.leaders) said.push(nameOf(catalogue, 'leader', kind))
  if (now.domain === -2) said.push(say('ti3-map-counter'))
  if (now.domain >= 0) said.push(nameOf(catalogue, 'domain', now.domain))
  return said
}
