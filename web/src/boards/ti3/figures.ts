// Figures: what is on the table of Twilight Imperium 3, as the server counts it for a reader (server/boards/ti3*.py).
// Numbers are those of the components (place, planet, tile, unit ...); -1 stands for nobody and nothing.
import type { Thing } from '../../lib/board'

/** Counts by kind of unit, 0 to 7 as in UNITS; 8 and 9: how many of the dreadnoughts and war suns are damaged. */
export type Fleet = number[]

// --- the map -------------------------------------------------------------------------------------------------

export interface FleetNow {
  seat: number
  units: Fleet
  /** Ships that count for the fleet supply, and how many may be here. */
  size: number
  limit: number
  /** Cargo aboard (in the activation: more than there is room for), and the room there is. */
  cargo: number
  room: number
  /** The leaders aboard: numbers of the kinds. */
  leaders: number[]
}

export interface SystemNow {
  /** The tile, -1: none yet. */
  tile: number
  /** A tile lies here face down. */
  face_down: boolean
  /** Whose home system it is or will be. */
  home: number
  /** Seats with a command counter here. */
  activated: number[]
  fleets: FleetNow[]
  planets: number[]
  /** Wormholes here now, discovered ones too: 0 alpha, 1 beta. */
  wormholes: number[]
}

export interface PlanetNow {
  /** Where it lies, -1: not in this galaxy. */
  place: number
  owner: number
  exhausted: boolean
  troops: number
  pds: number
  dock: boolean
  /** What it yields now. */
  resources: number
  influence: number
  /** The colour of its technology specialty by the rulings of this table, -1: none. */
  specialty: number
  /** A domain counter: its number among `domain`, -2: face down, -1: none. */
  domain: number
  /** Leaders here: their kinds. */
  leaders: number[]
  /** Landed and not yet its own: ground forces and PDS of the active player. */
  landed: { seat: number; troops: number; pds: number } | null
}

// --- the players ---------------------------------------------------------------------------------------------

export interface Contract {
  value: number
  holder: number
}

export interface LeaderNow {
  kind: number
  name: string
  where: 'planet' | 'place' | 'held' | 'dead'
  /** The planet, the place, or the seat. */
  at: number
}

export interface Wealth {
  ready: number
  all: number
}

/** A kind of unit as its owner has it now. */
export interface UnitNow {
  unit: number
  cost: number
  lot: number
  move: number
  /** From this number on a die hits in a space battle (ground forces: in an invasion; PDS: at ships). */
  combat: number
  dice: number
  /** Figures in all, and how many are left in the reserve; both -1: as many as one likes. */
  figures: number
  reserve: number
  on_board: number
}

export interface Progress {
  objective: number
  met: boolean
  /** How far it is, where that is a number; both -1 if not. */
  have: number
  need: number
}

export interface SeatNow {
  seat: number
  race: number
  position: number
  /** The place of the home system. */
  home: number
  holds_home: boolean
  /** Strategy allocation, command pool, fleet supply. */
  pools: number[]
  /** Of the 16 command counters: not on the sheet nor on the board; and on the board. */
  reinforcements: number
  counters_out: number
  goods: number
  contracts: Contract[]
  /** What the contracts of others pay. */
  income: number
  partners: number[]
  technologies: number[]
  /** Technologies whose prerequisites are met now. */
  researchable: number[]
  strategies: { card: number; used: boolean }[]
  passed: boolean
  points: number
  claimed: number[]
  hand: number[] | null
  hand_count: number
  /** Most cards in hand, -1: no limit. */
  hand_limit: number
  /** Cards of the hand that are being looked at, as far as the reader may see them. */
  shown: number[]
  secret: number[] | null
  secret_count: number
  /** Political cards drawn to look at. */
  looked: number[]
  /** Systems still to be placed, as far as they can be seen. */
  tiles: number[] | null
  tiles_count: number
  planets: number[]
  resources: Wealth
  influence: Wealth
  votes: number
  units: UnitNow[]
  leaders: LeaderNow[]
  /** Race abilities and whatever else of its texts is active: numbers among `card`. */
  texts: number[]
  /** How far public objectives are met, and the own secret one. */
  progress: Progress[]
  hits: number
  /** In tenths. */
  expected: number
}

// --- what is going on ----------------------------------------------------------------------------------------

export interface ActivationNow {
  seat: number
  place: number
  other: number
  arriving: Fleet
  leaving: Fleet
  moving: boolean
}

/** One roll of combat dice: which unit rolled what, from which number on it hits. */
export interface RollNow {
  seat: number
  against: number
  /** 'battle' | 'barrage' | 'pds' | 'landing' | 'bombardment' | 'invasion' | 'other' */
  kind: string
  place: number
  planet: number
  dice: { unit: number; pips: number; need: number; hit: boolean }[]
  hits: number
  tenths: number
  /** The round of the fight it belongs to; 0: before the first. */
  round: number
}

export interface BattleSide {
  seat: number
  units: Fleet
  /** Hits still to be taken. */
  hits: number
  /** Has announced to leave. */
  leaves: boolean
  /** Per kind of ship: dice, and the number from which on they hit. */
  volleys: { unit: number; dice: number; need: number }[]
  /** Dice that are fired once: PDS that have not fired yet; in a landing bombardment and PDS. */
  guns: { unit: number; dice: number; need: number }[]
}

/** The chances of a battle in per cent for the attacker, and what each side loses on average, by unit. */
export interface Odds {
  win: number
  lose: number
  draw: number
  attacker_left: number
  defender_left: number
  rounds: number
  losses: [number[], number[]]
  /** In an invasion: how likely so many invaders are left on the planet. */
  left: number[]
  /** What is taken for granted or not counted, in words. */
  notes: string[]
}

/** A battle (planet -1) or landing that may come. */
export interface AttackNow {
  place: number
  planet: number
  /** These ships are on their way; else they are all that could come. */
  sent: boolean
  sides: [BattleSide, BattleSide]
  /** Nothing if it is too large to be worked out here, or as long as it is being worked out. */
  odds: Odds | null
  weighing: boolean
  /** Landings: the chance with so many ground forces. */
  by_number: { number: number; win: number }[]
}

export interface BattleNow {
  place: number
  round: number
  sides: [BattleSide, BattleSide]
  rolls: RollNow[]
  odds: Odds | null
  /** The odds if the reader, who is asked, announces to leave. */
  leaving: Odds | null
  /** Odds are being worked out. */
  weighing: boolean
}

export interface InvasionNow {
  planet: number
  round: number
  invader: number
  defender: number
  troops: [number, number]
  /** Fighters that have joined the invader, PDS of the planet. */
  wings: number
  pds: number
  /** From this number on ground forces hit. */
  needs: [number, number]
  lost: [number, number]
  rolls: RollNow[]
  odds: Odds | null
  weighing: boolean
}

export interface Ballot {
  seat: number
  votes: number
  things: Thing[]
  told: string
}

export interface CouncilNow {
  card: number
  seat: number
  anew: boolean
  ballots: Ballot[]
  tallies: { things: Thing[]; told: string; votes: number }[]
  to_vote: { seat: number; votes: number }[]
  only: number
  silent: number[]
}

/** A trade offer that waits for an answer. */
export interface OfferNow {
  seat: number
  rival: number
  /** Values of the two contracts: the one of `seat`, the one of `rival`. */
  mine: number
  theirs: number
  given: number
  wanted: number
}

export interface LawNow {
  card: number
  things: Thing[]
  told: string
}

export interface EffectNow {
  text: number
  seat: number
  /** The end of what: 'battle', 'phase', 'round', 'game' ... */
  until: string
  told: string
}

/** The arguments of a question of the reader, and what a form for it has to know. */
export interface Asked {
  kind: string
  price?: number
  influence?: number
  number?: number
  place?: number
  target?: number
  planet?: number
  limit?: number
  politic?: number
  votes?: number
  rival?: number
  partner?: number
  contract?: number
  other?: number
  given?: number
  wanted?: number
  text?: number
  strategy?: number
  /** pay: what each purse item is worth, by the id of its value. */
  worth?: Record<string, number>
  /** build: by unit 0 to 8. */
  costs?: number[]
  lots?: number[]
  most?: number[]
  money?: number
  /** Ships the fleet supply still takes, and fighters there is room for. */
  room?: number
  carry?: number
  [more: string]: unknown
}

export interface Building {
  /** Whose turn it is to place a system. */
  seat: number
  /** Places that are free in the ring being built. */
  free: number[]
  owes_planets: boolean
}

export interface Figures {
  phase: 'setup' | 'strategy' | 'action' | 'status' | 'over'
  round: number
  rounds: number
  /** Points that win. */
  goal: number
  speaker: number
  active: number
  /** Seats in the order of play. */
  order: number[]
  /** The strategy card being carried out. */
  strategy: number
  strategies: { card: number; bonus: number; holder: number; used: boolean; variant: string; out: boolean }[]
  systems: SystemNow[]
  planets: PlanetNow[]
  seats: SeatNow[]
  objectives: { card: number; scored_by: number[] }[]
  objectives_left: [number, number]
  /** The colour of each technology, by the rulings of this table. */
  colours: number[]
  laws: LawNow[]
  effects: EffectNow[]
  envoys: [number, number][]
  goods: number
  /** Action cards that lie open to choose from. */
  open_cards: number[]
  decks: { cards: number; discard: number[]; politics: number; politics_discard: number[]; secrets: number }
  activation: ActivationNow | null
  battle: BattleNow | null
  invasion: InvasionNow | null
  attacks: AttackNow[]
  /** The rolls of the latest activation, the latest last. */
  rolls: RollNow[]
  council: CouncilNow | null
  offer: OfferNow | null
  building: Building | null
  /** By id of the reader's open questions. */
  asked: Record<string, Asked>
}
