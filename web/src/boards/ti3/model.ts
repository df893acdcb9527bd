// Model: the facts of Twilight Imperium 3 as the server sends them, and how to find things in the catalogue. What changes
// during a game is in figures.ts.
import type { Catalogue, Component, Shown, Thing } from '../../lib/board'
import type { At } from '../common/hex'
import type { Figures } from './figures'

export type * from './figures'

/** Counts by kind of unit, 0 to 7 as in UNITS; 8 and 9: how many of the dreadnoughts and war suns are damaged. */
export type Fleet = number[]

export const UNITS = [
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'war_sun',
  'ground_force',
  'pds',
  'space_dock',
] as const
export const [FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN, GROUND_FORCE, PDS, SPACE_DOCK] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
export const [HURT_DREADNOUGHT, HURT_WAR_SUN] = [8, 9] as const
export const [STRATEGY_POOL, COMMAND_POOL, FLEET_POOL] = [0, 1, 2] as const
export const COLOURS = ['blue', 'red', 'green', 'yellow'] as const

export function figuresOf(shown: Shown): Figures {
  return shown.figures as unknown as Figures
}

// --- the catalogue -------------------------------------------------------------------------------------------

export interface Galaxy {
  /** Axial hexes of the places: q to the lower right, r down; flat-topped hexes in straight columns. */
  hexes: At[]
  /** The places in use and where home systems are, by number of players. */
  maps: Record<string, { places: number[]; homes: number[] }>
}

export function galaxyOf(catalogue: Catalogue): Galaxy {
  return catalogue.board as unknown as Galaxy
}

export interface TileFacts {
  kind: 'mecatol_rex' | 'home' | 'planets' | 'empty' | 'asteroid_field' | 'nebula' | 'supernova'
  special: boolean
  /** 0 alpha, 1 beta, -1 none. */
  wormhole: number
  /** The planets and where they are in a hex whose corners are at distance 1: x to the right, y down. */
  planets: { planet: number; at: [number, number] }[]
  race: number
}

export interface PlanetFacts {
  resources: number
  influence: number
  /** A colour, -1: none. */
  specialty: number
  tile: number
  /** The race whose home planet it is. */
  race: number
}

export interface PlaceFacts {
  at: At
  ring: number
}

export interface UnitFacts {
  unit: number
  damaged: boolean
  cost: number
  lot: number
  combat: number
  dice: number
  move: number
  room: number
  figures: number
}

export interface TechnologyFacts {
  colour: number
  needs: number[]
  /** Any one of the prerequisites is enough. */
  any: boolean
  /** The column of a tree: the least number of research steps it takes. */
  depth: number
}

export interface RaceFacts {
  short: string
  home: number
  contracts: number[]
  counters: number[]
  units: number[]
  technologies: number[]
  /** Numbers among `card`. */
  abilities: number[]
  leaders: { kind: number; name: string }[]
}

export interface PoliticFacts {
  law: boolean
  elect: '' | 'player' | 'players' | 'planet' | 'planets' | 'law' | 'colour'
  kept: boolean
}

export interface ObjectiveFacts {
  /** 0 secret, 1 and 2 public. */
  stage: number
  points: number
  wins: boolean
}

export interface StrategyFacts {
  number: number
  primary: string
  secondary: string
  /** The primary ability on other versions of the card: 'ancient-throne', 'star-in-the-crown'. */
  variants: Record<string, string>
}

/** The noun `card` has all texts: the action cards first, then those of technologies, laws, races ... */
export interface CardFacts {
  of: 'card' | 'technology' | 'politic' | 'race' | 'leader' | 'counter' | 'option'
  /** Its number there; for an ability, that of the race; -1: none. */
  number: number
  /** For action cards: how many there are, and when they are played ('action', 'before_space_battle' ...). */
  copies: number
  timing: string
}

export interface LoadFacts extends UnitFacts {
  /** The planet it comes from; -1: it is in space. */
  planet: number
}

export interface DomainFacts {
  kind: string
  /** A number, 'alpha' or 'beta', or nothing. */
  mark: string
}

/** A component by its number; figures consist of such numbers. */
export function numbered(catalogue: Catalogue, noun: string, number: number): Component | undefined {
  const all = catalogue.nouns[noun]
  return all?.[number]?.number === number ? all[number] : all?.find((it) => it.number === number)
}

export function thingOf(catalogue: Catalogue, noun: string, number: number): Thing {
  return { noun, id: numbered(catalogue, noun, number)?.id ?? number }
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

/** A seat, as offers point at it. */
export function rivalOf(seat: number): Thing {
  return { noun: 'rival', id: `seat_${seat + 1}` }
}
