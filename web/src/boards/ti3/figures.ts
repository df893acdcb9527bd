// The figures of a board, made from games/ti3/board/shapes.py: do not edit it here. To make it again:
// python -m orrery.lab.typescript
import type { Thing } from '../../lib/board'

/** A fleet, with its limit and its capacity. */
export interface FleetNow {
  seat: number
  units: number[]
  /** Ships that count against the fleet supply. */
  size: number
  /** How many of them may be here. */
  limit: number
  /** Cargo aboard; during the activation it can exceed the capacity. */
  cargo: number
  room: number
  /** The kinds of the leaders aboard. */
  leaders: number[]
}

/** What is at a place. */
export interface SystemNow {
  /** -1: none yet. */
  tile: number
  /** A tile is here, face down. */
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

/** Ground forces and PDS of the active player on a planet that is not theirs yet. */
export interface LandedForces {
  seat: number
  troops: number
  pds: number
}

/** What is on a planet. */
export interface PlanetNow {
  /** Where it is; -1: not in this galaxy. */
  place: number
  owner: number
  exhausted: boolean
  troops: number
  pds: number
  dock: boolean
  /** What it yields now. */
  resources: number
  influence: number
  /** The colour of its technology specialty under the rulings of this table, -1: none. */
  specialty: number
  /** A domain counter: its number among `domain`, -2: face down, -1: none. */
  domain: number
  /** The kinds of the leaders here. */
  leaders: number[]
  landed: LandedForces | null
}

/** A trade contract of a player: what it is worth, and who holds it. */
export interface Contract {
  value: number
  holder: number
}

/** A leader and where it is. */
export interface LeaderNow {
  kind: number
  name: string
  where: 'planet' | 'place' | 'held' | 'dead'
  /** The planet, the place, or the seat. */
  at: number
}

/** What planets yield: those that are not exhausted, and all of them. */
export interface Wealth {
  ready: number
  all: number
}

/** A kind of unit as its owner has it now: what it costs at home, how far it moves, how it fights. */
export interface UnitWorth {
  unit: number
  cost: number
  lot: number
  move: number
  /** The lowest roll that hits in a space battle (ground forces: in an invasion; PDS: at ships). */
  combat: number
  dice: number
}

/** The same, with how many there are. */
export interface UnitNow {
  unit: number
  cost: number
  lot: number
  move: number
  /** The lowest roll that hits in a space battle (ground forces: in an invasion; PDS: at ships). */
  combat: number
  dice: number
  /** Figures in all; -1: unlimited. */
  figures: number
  /** How many are left in the reserve; -1: unlimited. */
  reserve: number
  on_board: number
}

/** Progress on an objective, where that is a number; both -1 if not. */
export interface Progress {
  objective: number
  met: boolean
  have: number
  need: number
}

/** A strategy card in front of a player. */
export interface HeldStrategy {
  card: number
  used: boolean
}

/** A player's sheet in numbers; cards the reader may not see are only counted. */
export interface SeatNow {
  seat: number
  race: number
  position: number
  /** The place of the home system. */
  home: number
  holds_home: boolean
  /** Strategy allocation, command pool, fleet supply. */
  pools: number[]
  /** How many of the 16 command counters are neither on the sheet nor on the board. */
  reinforcements: number
  /** How many of them are on the board. */
  counters_out: number
  goods: number
  contracts: Contract[]
  /** What the contracts of others pay. */
  income: number
  partners: number[]
  technologies: number[]
  /** Technologies whose prerequisites are met now. */
  researchable: number[]
  strategies: HeldStrategy[]
  passed: boolean
  points: number
  claimed: number[]
  hand: number[] | null
  hand_count: number
  /** The hand limit; -1: no limit. */
  hand_limit: number
  /** Cards of the hand that are being shown, as far as the reader may see them. */
  shown: number[]
  secret: number[] | null
  secret_count: number
  /** Political cards drawn to look at. */
  looked: number[]
  /** Systems still to be placed, as far as the reader may see them. */
  tiles: number[] | null
  tiles_count: number
  planets: number[]
  resources: Wealth
  influence: Wealth
  votes: number
  units: UnitNow[]
  leaders: LeaderNow[]
  /** Race abilities and other active texts of the player: numbers among `card`. */
  texts: number[]
  /** Progress on public objectives, and on the reader's own secret one. */
  progress: Progress[]
  hits: number
  /** In tenths. */
  expected: number
}

/** The tactical or transfer action being carried out. */
export interface ActivationNow {
  seat: number
  place: number
  /** The second system of a transfer action. */
  other: number
  arriving: number[]
  leaving: number[]
  moving: boolean
}

/** A die: which unit rolled it, the roll, and the lowest roll that hits. */
export interface DieNow {
  unit: number
  pips: number
  need: number
  hit: boolean
}

/** One roll of combat dice. */
export interface RollNow {
  seat: number
  against: number
  kind: 'battle' | 'barrage' | 'pds' | 'landing' | 'bombardment' | 'invasion' | 'before' | 'other'
  place: number
  planet: number
  dice: DieNow[]
  hits: number
  tenths: number
  /** The round of the fight it belongs to; 0: before the first. */
  round: number
}

/** Dice of a kind of unit, and the lowest roll that hits. */
export interface Volley {
  unit: number
  dice: number
  need: number
}

/** One side of a fight. */
export interface BattleSide {
  seat: number
  units: number[]
  /** Hits not taken yet. */
  hits: number
  /** Whether it has announced a withdrawal. */
  leaves: boolean
  volleys: Volley[]
  /** Dice that are fired once: PDS that have not fired yet; in a landing, bombardment and PDS. */
  guns: Volley[]
}

/** The attacker's chances in a battle in percent, and what each side loses on average, by unit. */
export interface Odds {
  win: number
  lose: number
  draw: number
  attacker_left: number
  defender_left: number
  rounds: number
  losses: [number[], number[]]
  /** In an invasion: how likely each number of invaders is to be left on the planet. */
  left: number[]
  /** What is assumed or not counted, in words. */
  notes: string[]
}

/** The chance of a landing with this many ground forces. */
export interface ByNumber {
  number: number
  win: number
}

/** A battle (planet -1) or landing that may follow. */
export interface AttackNow {
  place: number
  planet: number
  /** These ships are on their way; otherwise they are all that could go there. */
  sent: boolean
  sides: [BattleSide, BattleSide]
  /** Missing if it is too large to compute here, or while it is being computed. */
  odds: Odds | null
  /** Whether odds are still being computed. */
  weighing: boolean
  by_number: ByNumber[]
}

/** The current battle, attacker first. */
export interface BattleNow {
  place: number
  round: number
  sides: [BattleSide, BattleSide]
  rolls: RollNow[]
  odds: Odds | null
  /** The odds if the reader, who is being asked, announces a withdrawal. */
  leaving: Odds | null
  weighing: boolean
}

/** The planet being fought for, invader first. */
export interface InvasionNow {
  planet: number
  round: number
  invader: number
  defender: number
  troops: [number, number]
  /** Fighters that have joined the invader. */
  wings: number
  pds: number
  /** The lowest roll with which ground forces hit. */
  needs: [number, number]
  lost: [number, number]
  rolls: RollNow[]
  odds: Odds | null
  weighing: boolean
}

/** What was voted for, or what a law is about: as things and in words. */
export interface Elected {
  things: Thing[]
  told: string
}

/** How a player has voted. */
export interface Ballot {
  things: Thing[]
  told: string
  seat: number
  votes: number
}

/** The votes for one outcome. */
export interface Tally {
  things: Thing[]
  told: string
  votes: number
}

/** A player who has yet to vote. */
export interface Voter {
  seat: number
  votes: number
}

/** The agenda before the council. */
export interface CouncilNow {
  card: number
  seat: number
  anew: boolean
  ballots: Ballot[]
  tallies: Tally[]
  to_vote: Voter[]
  only: number
  silent: number[]
}

/** A trade offer that awaits an answer. */
export interface OfferNow {
  seat: number
  rival: number
  /** The value of the contract of `seat`. */
  mine: number
  /** The value of the contract of `rival`. */
  theirs: number
  given: number
  wanted: number
}

/** A law in force. */
export interface LawNow {
  things: Thing[]
  told: string
  card: number
}

/** Something that is in effect for a while. */
export interface EffectNow {
  text: number
  seat: number
  /** When it ends: 'battle', 'phase', 'round', 'game' ... */
  until: string
  told: string
}

/** The arguments of a question to the reader, and what a form for it needs to know. */
export interface Asked {
  kind: string
  price?: number
  influence?: boolean
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
  cards?: number
  wanted_cards?: number
  text?: number
  strategy?: number
  /** pay: what each purse item is worth, by the id of its value. */
  worth?: Record<string, number>
  /** build: by unit 0 to 8. */
  costs?: number[]
  lots?: number[]
  most?: number[]
  money?: number
  /** build: how many more ships the fleet supply allows. */
  room?: number
  /** build: how many more fighters there is room for. */
  carry?: number
}

/** The galaxy being built: whose turn it is to place a system. */
export interface Building {
  seat: number
  /** Places that are free in the ring being built. */
  free: number[]
  owes_planets: boolean
}

/** A strategy card: who has it, whether it has been played, and which version of it is in use. */
export interface StrategyNow {
  card: number
  bonus: number
  holder: number
  used: boolean
  variant: string
  out: boolean
}

/** A public objective. */
export interface ObjectiveNow {
  card: number
  scored_by: number[]
}

/** What is in the decks and beside them. */
export interface Decks {
  cards: number
  discard: number[]
  politics: number
  politics_discard: number[]
  secrets: number
}

/** Everything the board draws. */
export interface Figures {
  /** 'setup', 'strategy', 'action', 'status' or 'over'. */
  phase: string
  round: number
  rounds: number
  /** The points needed to win. */
  goal: number
  speaker: number
  active: number
  /** Seats in the order of play. */
  order: number[]
  /** The strategy card being carried out. */
  strategy: number
  strategies: StrategyNow[]
  systems: SystemNow[]
  planets: PlanetNow[]
  seats: SeatNow[]
  objectives: ObjectiveNow[]
  /** The colour of each technology, under the rulings of this table. */
  colours: number[]
  objectives_left: [number, number]
  laws: LawNow[]
  effects: EffectNow[]
  envoys: [number, number][]
  goods: number
  decks: Decks
  /** Action cards laid open to choose from. */
  open_cards: number[]
  activation: ActivationNow | null
  battle: BattleNow | null
  invasion: InvasionNow | null
  attacks: AttackNow[]
  /** The rolls of the latest activation, latest last. */
  rolls: RollNow[]
  council: CouncilNow | null
  offer: OfferNow | null
  building: Building | null
  /** By id of the reader's open questions. */
  asked: Record<string, Asked>
}

/** What an unfinished answer would lead to. */
export interface Considered {
  attack?: AttackNow
}
