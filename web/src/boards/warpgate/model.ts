// Model: the figures and maps of Warpgate as the server sends them, and how to find things in the catalogue.
import type { Catalogue, Component, Shown, Thing } from '../../lib/board'
import type { At } from '../common/hex'

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

export interface PlaceNow {
  ships: number[]
  owner: number
  colony: boolean
  drones: number[]
  stack: boolean
  trade: boolean
  dead: boolean
  copies: number
}

export interface Slot {
  card: number
  action: number
  x: number
}

export interface ObjectiveNow {
  card: number
  have: number
  need: number
  points: number
}

export interface Points {
  objectives: number
  goods: number
  elite: number
  technologies: number
  tokens: number
  total: number
  controlled: number
}

export interface SeatNow {
  side: number
  abilities: number[]
  on_board: number
  supply: number
  markers: number
  outposts: number
  colonies: number
  drone: number
  peace: boolean
  slots: Slot[]
  hand: number[] | null
  hand_count: number
  deck: number
  discard: number[]
  drawn_count: number
  elite: number[]
  fresh: number
  spent: number
  technologies: number[]
  tokens: number[]
  old_tokens: number[]
  secret: number[]
  hidden: number
  objectives: ObjectiveNow[]
  points: Points
  reach: Record<string, number[]>
}

export interface BattleSide {
  seat: number
  ships: number
  announced: number
  shields: number
  card: number
  cancelled: boolean
  strength: number
  cards: { card: number; strength: number; percent: number }[]
}

export interface BattleNow {
  place: number
  homes: number[]
  fought: number
  winner: number
  sides: [BattleSide, BattleSide]
}

/** A battle since the reader's last turn, the attacker first. */
export interface BattleFought {
  place: number
  seats: [number, number]
  cards: [number, number]
  strengths: [number, number]
  winner: number
}

export interface MoveMade {
  seat: number
  from: number
  to: number
  ships: number
}

export interface Figures {
  phase: string
  round: number
  rounds: number
  start: number
  last: boolean
  ends: 'during' | 'start'
  goods: number
  technologies_left: number
  objectives_left: number
  available: number[]
  objectives: number[]
  open_goals: number[]
  gate: number
  places: PlaceNow[]
  turned: number[]
  seats: SeatNow[]
  battle: BattleNow | null
  battles: BattleFought[]
  moves: MoveMade[]
}

export const LETTERS = 'ABCDEF'

export function figuresOf(shown: Shown): Figures {
  return shown.figures as unknown as Figures
}

export function mapOf(catalogue: Catalogue, players: number): StarMap {
  const maps = (catalogue.board as unknown as { maps: Record<string, StarMap> }).maps
  return maps[String(players)]!
}

/** A component by its number; numbers are what figures are made of. */
export function numbered(catalogue: Catalogue, noun: string, number: number): Component | undefined {
  return catalogue.nouns[noun]?.[number]
}

export function thingOf(catalogue: Catalogue, noun: string, number: number): Thing {
  return { noun, id: numbered(catalogue, noun, number)?.id ?? number }
}

export function nameOf(catalogue: Catalogue, noun: string, number: number): string {
  return numbered(catalogue, noun, number)?.name ?? ''
}

/** What a component is drawn with. */
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
