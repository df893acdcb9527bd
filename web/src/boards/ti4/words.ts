// Words: what is in a system and on a planet, for explanations and for readers who cannot see the drawing.
import type { Catalogue, Shown } from '../../lib/board'
import { listed } from '../../lib/words.svelte'
import { ANOMALIES, called, factsAt, figuresOf, nameOf, UNITS, type Group, type PlanetFacts, type Say } from './model'

const RIFT = ANOMALIES.indexOf('gravity_rift')

/** "2 carriers, 3 fighters (one damaged)". */
export function unitWords(group: Group, say: Say): string {
  const told = UNITS.flatMap((unit, kind) => {
    const number = group.units[kind] ?? 0
    if (!number) return []
    const hurt = group.damaged[kind] ?? 0
    const many = say(`ti4-map-unit-${unit}`, { number })
    return [hurt ? say('ti4-map-damaged', { many, number: hurt }) : many]
  })
  return listed(told)
}

const LONG = 14
const SOFT = '\u00ad'
/** Where a long word may be divided: after a linking s, or before a single consonant between vowels. */
const JOINTS = [/(?<=(?:ung|heit|keit|ion)s)(?=\p{Ll}{4})/gu, /(?<=[aeiouyäöü])(?=[bcdfghjklmnpqrstvwxz][aeiouyäöü]\p{Ll})/gu]

/** A name whose long words can be divided where they do not fit: not every browser knows how. */
export function divided(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONG) return word
    const found = JOINTS.map((joint) => [...word.matchAll(joint)].map((it) => it.index)).find((it) => it.length) ?? []
    const [at = 0] = found.sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))
    return at ? `${word.slice(0, at)}${SOFT}${word.slice(at)}` : word
  })
}

/** A name inside a sentence: those of traits and colours are adjectives, and the articles of factions are small. */
export function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** What is in a system, what it is first. */
export function systemWords(place: number, shown: Shown, catalogue: Catalogue, say: Say): string[] {
  const figures = figuresOf(shown)
  const now = figures.systems[place]
  if (!now) return []
  const name = (seat: number) => called(shown, seat, say)
  const said = [now.tile < 0 ? say('ti4-map-no-system') : now.planets.length ? '' : nameOf(catalogue, 'tile', now.tile)]
  if (now.home >= 0) said.push(say('ti4-map-home-of', { name: name(now.home) }))
  for (const kind of now.wormholes) {
    const hole = say(`ti4-map-wormhole-${kind}`)
    if (now.wormhole_tokens.includes(kind)) said.push(say('ti4-map-token', { what: hole }))
    else if (!said.includes(hole)) said.push(hole)
  }
  const printed = now.tile < 0 ? [] : factsAt<{ anomalies: number[] }>(catalogue, 'tile', now.tile).anomalies
  for (const kind of now.anomalies) {
    if (kind === RIFT && !printed.includes(kind)) said.push(say('ti4-map-tear'))
    else if (now.planets.length || now.tile < 0) said.push(say(`ti4-map-anomaly-${kind}`))
  }
  if (now.frontier) said.push(say('ti4-map-frontier'))
  if (now.ion_storm) said.push(say('ti4-map-ion-storm'))
  for (const fleet of now.fleets) {
    const limits: string[] = []
    if (fleet.size) limits.push(say('ti4-map-pool', { size: fleet.size, limit: fleet.limit }))
    if (fleet.room || fleet.cargo) limits.push(say('ti4-map-room', { cargo: fleet.cargo, room: fleet.room }))
    const told = say('ti4-map-fleet', { name: name(fleet.seat), fleet: unitWords(fleet, say) })
    said.push(limits.length ? `${told} (${limits.join(', ')})` : told)
  }
  const going = figures.activation
  if (going?.place === place) {
    said.push(say('ti4-map-activates', { name: name(going.seat) }))
    const arriving = unitWords(going.arriving, say)
    if (arriving) said.push(say('ti4-map-arriving', { fleet: arriving }))
  }
  if (now.tokens.length) said.push(say('ti4-map-tokens', { names: listed(now.tokens.map(name)) }))
  for (const reached of reachOf(place, shown)) {
    const units = reached.units.map((kind, i) => {
      const unit = nameOf(catalogue, 'unit', kind)
      const number = reached.rifts[i] ?? 0
      return number ? say('ti4-map-through-rifts', { unit, number }) : unit
    })
    said.push(say('ti4-map-reach', { place: nameOf(catalogue, 'place', reached.place), units: listed(units) }))
  }
  for (const planet of now.planets) said.push(planetWords(planet, shown, catalogue, say).join(', '))
  return said.filter(Boolean)
}

/** From where the reader's ships would come if this system were activated now. */
export function reachOf(place: number, shown: Shown) {
  return activating(shown)?.reach?.find((it) => it.place === place)?.origins ?? []
}

/** The question which system to activate, if the reader is asked that. */
export function activating(shown: Shown) {
  return Object.values(figuresOf(shown).asked).find((it) => it.kind === 'activate')
}

/** The fewest gravity rifts through which any ship of the reader's would come to a system; -1: none would come. */
export function riftsTo(place: number, shown: Shown): number {
  const rifts = reachOf(place, shown).flatMap((it) => it.rifts)
  return rifts.length ? Math.min(...rifts) : -1
}

/** What is on a planet, the name first. */
export function planetWords(planet: number, shown: Shown, catalogue: Catalogue, say: Say): string[] {
  const figures = figuresOf(shown)
  const now = figures.planets[planet]
  const facts = factsAt<PlanetFacts>(catalogue, 'planet', planet)
  const said = [nameOf(catalogue, 'planet', planet)]
  if (!now) return said
  said.push(say('ti4-map-yield', { resources: now.resources, influence: now.influence }))
  said.push(...now.traits.map((trait) => inside(nameOf(catalogue, 'trait', trait))))
  if (now.specialty >= 0) said.push(say('ti4-map-specialty', { colour: inside(nameOf(catalogue, 'colour', now.specialty)) }))
  if (facts.legendary >= 0) said.push(say('ti4-map-legendary', { name: nameOf(catalogue, 'card', facts.legendary) }))
  said.push(now.owner < 0 ? say('ti4-map-nobody') : say('ti4-map-owner', { name: called(shown, now.owner, say) }))
  if (now.exhausted) said.push(say('ti4-map-exhausted'))
  said.push(...now.attached.map((it) => nameOf(catalogue, 'attachment', it)))
  said.push(...now.laws.map((it) => nameOf(catalogue, 'card', it)))
  for (const group of now.units) said.push(group.seat === now.owner ? unitWords(group, say) : say('ti4-map-fleet', { name: called(shown, group.seat, say), fleet: unitWords(group, say) }))
  if (now.landed) said.push(say('ti4-map-landed', { name: called(shown, now.landed.seat, say), fleet: unitWords(now.landed, say) }))
  for (const seat of now.sleepers) said.push(say('ti4-map-sleeper', { name: called(shown, seat, say) }))
  if (figures.custodians && planet === capitalOf(figures)) said.push(say('ti4-map-custodians'))
  return said
}

/** Mecatol Rex: the planet in the centre. */
function capitalOf(figures: ReturnType<typeof figuresOf>): number {
  return figures.systems[0]?.planets[0] ?? -1
}
