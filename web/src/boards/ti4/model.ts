// Model: the facts of Twilight Imperium 4 as the server sends them, and how to find things in the catalogue. What changes
// during a game is in figures.ts.
import type { BoardProps, Catalogue, Component, Shown, Thing } from '../../lib/board'
import type { At } from '../common/hex'
import { LETTERS } from '../common/marks'
import type { Figures } from './figures'

export type * from './figures'
export type Say = BoardProps['say']

export const UNITS = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war_sun', 'flagship', 'infantry', 'mech', 'pds', 'space_dock'] as const
export const [INFANTRY, MECH, PDS, SPACE_DOCK] = [7, 8, 9, 10] as const
export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const
export const ANOMALIES = ['asteroid_field', 'nebula', 'supernova', 'gravity_rift'] as const
export const TRAITS = ['cultural', 'hazardous', 'industrial', 'frontier'] as const

export function figuresOf(shown: Shown): Figures {
  return shown.figures as unknown as Figures
}

// --- the catalogue -------------------------------------------------------------------------------------------

export interface Layout {
  players: number
  places: number[]
  homes: number[]
  /** Hyperlanes: where, and the sides they join (0 is north, then clockwise). */
  lanes: { at: number; joins: [number, number][] }[]
}

export interface Galaxy {
  /** Axial hexes of the places: q to the lower right, r down; flat-topped hexes in straight columns. */
  hexes: At[]
  layouts: Layout[]
  beside: { nexus: number; creuss: number }
}

export function galaxyOf(catalogue: Catalogue): Galaxy {
  return catalogue.board as unknown as Galaxy
}

export interface PlanetFacts {
  resources: number
  influence: number
  trait: number
  specialty: number
  /** The ability of a legendary planet: a number among `card`; -1: none. */
  legendary: number
  tile: number
  faction: number
}

export interface TechnologyFacts {
  colour: number
  needs: number[]
  faction: number
  upgrade: boolean
  unit: number
}

export interface ObjectiveFacts {
  /** 0 secret, 1 and 2 public. */
  stage: number
  points: number
  phase: string
  spend: boolean
}

export interface FactionFacts {
  home: number
  commodities: number
  /** The units and technologies it begins with. */
  units: number[]
  technologies: number[]
  /** Its own technologies, abilities, leaders, units (among `model`) and promissory notes. */
  own: number[]
  abilities: number[]
  leaders: number[]
  models: number[]
  notes: number[]
}

/** A unit as it is printed on a sheet or an upgrade card. */
export interface ModelFacts {
  unit: number
  /** It is an upgrade of another one. */
  upgrades: boolean
  cost: number
  lot: number
  move: number
  combat: number
  dice: number
  capacity: number
  sustain: boolean
}

/** The noun `card` has all texts; `thing` is what answers and the log point at. */
export interface CardFacts {
  of: 'card' | 'technology' | 'agenda' | 'relic' | 'legendary' | 'exploration' | 'note' | 'leader' | 'faction' | 'unit' | 'objective'
  thing: Thing
}

/** A component by its number; figures consist of such numbers. */
export function numbered(catalogue: Catalogue, noun: string, number: number): Component | undefined {
  return catalogue.nouns[noun]?.[number]
}

export function thingOf(catalogue: Catalogue, noun: string, number: number): Thing {
  const component = numbered(catalogue, noun, number)
  if (noun === 'card') return factsOf<CardFacts>(component).thing ?? { noun, id: number }
  return { noun, id: component?.id ?? number }
}

export function nameOf(catalogue: Catalogue, noun: string, number: number): string {
  return numbered(catalogue, noun, number)?.name ?? ''
}

/** What a component is drawn from. */
export function factsOf<T>(component: Component | undefined): T {
  return (component?.facts ?? {}) as unknown as T
}

export function factsAt<T>(catalogue: Catalogue, noun: string, number: number): T {
  return factsOf<T>(numbered(catalogue, noun, number))
}

// --- seats ---------------------------------------------------------------------------------------------------

/** A seat, as offers point at it. */
export function rivalOf(seat: number): Thing {
  return { noun: 'rival', id: `seat_${seat + 1}` }
}

/** A seat's name, or its letter if it has none yet. */
export function seatName(shown: Shown, seat: number): string {
  return shown.seats[seat]?.name || (LETTERS[seat] ?? '')
}

/** A seat's name as the reader is told it. */
export function called(shown: Shown, seat: number, say: Say): string {
  return seat === shown.seat ? say('ti4-map-you') : seatName(shown, seat)
}
