// Model: the maps of Warpgate as the server sends them, and how to find things in the catalogue. What changes during a
// game is in figures.ts.
import type { Catalogue, Component, Shown, Thing } from '../../lib/board'
import type { At } from '../common/hex'
import type { Figures } from './figures'

export type * from './figures'

export interface PlanetAt {
  place: number
  at: At
  type: number
  sector: number
}

export interface StarMap {
  hexes: At[]
  gates: At[]
  planets: PlanetAt[]
  sectors: { name: string; places: number[] }[]
  joints: [At, At][]
}

export const LETTERS = 'ABCDEF'

export function figuresOf(shown: Shown): Figures {
  return shown.figures as unknown as Figures
}

export function mapOf(catalogue: Catalogue, players: number): StarMap {
  const maps = (catalogue.board as unknown as { maps: Record<string, StarMap> }).maps
  return maps[String(players)]!
}

/** A component by its number; figures consist of such numbers. */
export function numbered(catalogue: Catalogue, noun: string, number: number): Component | undefined {
  return catalogue.nouns[noun]?.[number]
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

export interface ActionFacts {
  upper: number
  lower: number
}

export interface TacticFacts {
  kind: 'basic' | 'hero' | 'advanced'
  letter: string
  factor: number
  vp: number
}

export interface TechnologyFacts {
  type: number
  vp: number
  trigger: string
}

export interface ObjectiveFacts {
  type: number
  vp: number
}

export interface TokenFacts {
  kind: string
  type: number
}

export interface SideFacts {
  faction: number
  side: string
  short: string
  ability: string
  copied: string
  hero: number
}
