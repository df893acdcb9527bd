// The figures of a board, made from games/ti4/board/shapes.py: do not edit it here. To make it again:
// python -m orrery.lab.typescript
import type { Thing } from '../../lib/board'

/** A combat or an invasion that may follow. */
export interface AttackNow {
  place: number
  /** The planet to be invaded; -1: a space combat. */
  planet: number
  /** These units are on their way; otherwise they are all that could come. */
  sent: boolean
  sides: [SideNow, SideNow]
  weighed: Weighed
  by_number: ByNumber[]
}

/** The chance to take a planet with so many ground forces. */
export interface ByNumber {
  number: number
  win: number
}

/** The current combat, attacker first. */
export interface CombatNow {
  place: number
  /** The planet fought for; -1: in space. */
  planet: number
  round: number
  /** How far the round has got. */
  step: 'before' | 'barrage' | 'retreats' | 'dice' | 'hits' | 'after'
  sides: [SideNow, SideNow]
  rolls: RollNow[]
  weighed: Weighed | null
}

/** What an unfinished answer would lead to. */
export interface Considered {
  attacks: AttackNow[]
}

/** A die: which unit rolled it, the roll, what is added, and the lowest sum that hits. */
export interface DieNow {
  unit: number
  pips: number
  bonus: number
  need: number
  hit: boolean
}

/** The odds that were asked for, and what else can be assumed of both sides, attacker first. */
export interface Foreseen {
  /** None: not computed yet, too large, or nobody to fight. */
  odds: Odds | null
  weighing: boolean
  seats: [number, number]
  units: [number[], number[]]
  toggles: [Toggle[], Toggle[]]
  /** The round that comes next: the first one in which a retreat can be announced; 0: nobody retreats from here. */
  round: number
  notes: string[]
}

/** How a fight ends, in percent: exact, not simulated. */
export interface Odds {
  win: number
  lose: number
  draw: number
  attacker_left: number
  defender_left: number
  /** On average. */
  rounds: number
  /** Average losses of both sides, by kind of unit. */
  losses: [number[], number[]]
}

/** Dice that have been rolled in this action, what for, in which round, and how many hits were to be expected. */
export interface RollNow {
  seat: number
  against: number
  /** 'space_cannon', 'barrage', 'bombardment', 'combat', 'ground_combat' or 'ability'. */
  why: string
  round: number
  dice: DieNow[]
  hits: number
  /** The expected hits, in tenths. */
  tenths: number
}

/** One side of a combat. */
export interface SideNow {
  seat: number
  group: Group
  /** Hits not assigned yet. */
  hits: number
  /** Whether it has announced a retreat. */
  retreats: boolean
  volleys: Volley[]
  /** Dice that are rolled once before the rounds: space cannons, barrage, bombardment. */
  guns: Volley[]
}

/** A text that can be assumed in a fight. */
export interface Toggle {
  card: number
  /** How often it can count. */
  most: number
  /** How often it does unless somebody says otherwise. */
  now: number
}

/** Dice of a kind of unit, and the lowest roll that hits. */
export interface Volley {
  unit: number
  dice: number
  need: number
}

/** The odds of a fight as the table shows it: no cards, nobody retreats. What else may count is asked for (`WhatIf`). */
export interface Weighed {
  /** None: not computed yet, or too large. */
  odds: Odds | null
  /** If the reader announces a retreat now. */
  leaving: Odds | null
  /** It is being computed. */
  weighing: boolean
  /** What is assumed, in words. */
  notes: string[]
}

/** What the odds are asked for: which fight, and what both sides (attacker first) are assumed to do. */
export interface WhatIf {
  place: number
  planet: number
  /** The fight that an unfinished answer to this question would lead to. */
  question: string
  value: unknown
  /** Units instead of those that are there or could come. */
  units: [number[] | null, number[] | null]
  counts: [[number, number][], [number, number][]]
  /** The round in which a side announces its retreat; 0: never. */
  leave: [number, number]
}

/** How a player has voted. */
export interface Ballot {
  seat: number
  outcome: number
  votes: number
}

/** The agenda before the council. */
export interface CouncilNow {
  agenda: number
  /** The first or second of the phase. */
  number: number
  /** The agenda that is really voted on, if only the speaker knows it and the reader is the speaker; otherwise -1. */
  hidden: number
  ballots: Ballot[]
  /** All possible outcomes if they are few, else those with votes or predictions. */
  outcomes: Possible[]
  /** The seats in the order in which they vote. */
  order: number[]
  /** Who votes now. */
  now: number
  /** In the order in which they vote. */
  to_vote: Voter[]
  abstained: number[]
  /** Seats that cannot vote on it. */
  silent: number[]
  riders: Rider[]
  promises: Promise[]
  /** What has been decided; -1: nothing yet. */
  outcome: number
  mine: PlanetVotes[]
  /** Votes that the reader casts without planets. */
  free: number
}

/** A transaction that has been proposed to the reader, or by the reader, and awaits a reply. */
export interface DealNow {
  /** The other one. */
  seat: number
  /** The reader has proposed it. */
  mine: boolean
  /** What the reader would get. */
  gets: DealSide
  gives: DealSide
}

/** What one side of a transaction gives. */
export interface DealSide {
  goods: number
  commodities: number
  /** Cultural, hazardous, industrial, unknown. */
  fragments: number[]
  notes: number[]
  /** Captured units, by kind. */
  captives: number[]
  planets: number[]
  cards: number[]
  /** What is promised or shown, in words. */
  promises: string[]
}

/** A law in play. */
export interface LawNow {
  card: number
  /** Who has it; -1: it lies in the common play area. */
  holder: number
  /** The planet that it lies on. */
  planet: number
}

/** A ready planet of the reader's, and its votes. */
export interface PlanetVotes {
  planet: number
  votes: number
}

/** An outcome, as a thing and in words, with the votes it has. */
export interface Possible {
  outcome: number
  things: Thing[]
  told: string
  votes: number
}

/** A vote that a player has promised somebody. */
export interface Promise {
  seat: number
  to: number
  /** For what. */
  told: string
}

/** A prediction: with which card, and of what. */
export interface Rider {
  seat: number
  card: number
  outcome: number
}

/** A player who has yet to vote, and the most votes that can be cast. */
export interface Voter {
  seat: number
  votes: number
  /** How many ready planets have votes. */
  planets: number
  /** How many of the votes are not those of planets. */
  more: number
}

/** A draft before the map is laid. */
export interface DraftNow {
  order: number[]
  /** Who takes something, from now on; empty while factions are banned. */
  coming: number[]
  now: number
  slices: SliceNow[]
  factions: Lot[]
  /** Places at the table, that of the speaker first. */
  places: Lot[]
  banned: number[]
}

/** A faction or a place on offer in a draft, and who has taken it. */
export interface Lot {
  number: number
  seat: number
}

/** A slice of the galaxy on offer in a draft. */
export interface SliceNow {
  number: number
  /** Who has taken it. */
  seat: number
  /** Left, in front and right of the home, then between right and the next slice, then beside Mecatol Rex. */
  tiles: number[]
  resources: number
  influence: number
  /** The same if each planet is used for its larger value. */
  optimal: [number, number]
  /** Technology specialties: blue, green, yellow, red. */
  specialties: number[]
  /** Cultural, hazardous, industrial. */
  traits: number[]
  wormholes: number[]
  anomalies: number[]
  legendary: number
}

/** The galaxy being built: whose turn it is to lay a system, and where there is room. */
export interface Building {
  seat: number
  free: number[]
}

/** A player's units in space, with what limits them. */
export interface FleetNow {
  seat: number
  units: number[]
  /** How many of each kind are damaged; empty if none is. */
  damaged: number[]
  /** Ships that count against the fleet pool. */
  size: number
  /** How many of them may be here. */
  limit: number
  /** Fighters and ground forces aboard or beside the ships. */
  cargo: number
  /** What the ships and docks here can hold. */
  room: number
}

/** Units of a player that stand together. */
export interface Group {
  seat: number
  units: number[]
  /** How many of each kind are damaged; empty if none is. */
  damaged: number[]
}

/** What is on a planet. */
export interface PlanetNow {
  place: number
  owner: number
  exhausted: boolean
  /** What it yields now. */
  resources: number
  influence: number
  traits: number[]
  /** The colour of its technology specialty, its own or an attached one; -1: none. */
  specialty: number
  /** Attachments, in the order in which they came. */
  attached: number[]
  /** Laws that lie on it. */
  laws: number[]
  units: Group[]
  /** Ground forces of the active player that have been committed and do not control it yet. */
  landed: Group | null
  /** Seats with a sleeper token here. */
  sleepers: number[]
}

/** What is at a place. */
export interface SystemNow {
  /** -1: none yet. */
  tile: number
  /** Whose home system it is or will be. */
  home: number
  /** Seats with a command token here. */
  tokens: number[]
  fleets: FleetNow[]
  planets: number[]
  /** Wormholes here now, with those of tokens and ships: 0 alpha, 1 beta, 2 gamma, 3 delta. */
  wormholes: number[]
  /** Those of them that are tokens. */
  wormhole_tokens: number[]
  /** 0 asteroid field, 1 nebula, 2 supernova, 3 gravity rift. */
  anomalies: number[]
  /** There is a frontier token here. */
  frontier: boolean
  ion_storm: boolean
}

/** What ships that leave a place could take along, from space and from planets. */
export interface Aboard {
  place: number
  cargo: number[]
}

/** The tactical action being carried out. */
export interface ActivationNow {
  seat: number
  place: number
  /** Ships that have come or will come, until all are set down. */
  arriving: Group
  /** Ships that are on their way. */
  leaving: Group
  /** Where these are. */
  at: number
  moving: boolean
}

/** What is counted while somebody chooses what ships take along. */
export interface CargoHold {
  /** What a ship of each kind holds. */
  capacity: number[]
  /** The kinds of units that need room. */
  needs: number[]
  /** What ships that are on their way already hold together ... */
  room: number
  /** ... and how much of that is taken. */
  used: number
  /** Ships that count against the fleet pool in the active system, with those that have arrived. */
  size: number
  limit: number
}

/** What could come from a place to the active system. */
export interface Leaving {
  place: number
  /** Ships that get there. */
  ships: number[]
  /** The gravity rifts that each kind of them leaves on the way. */
  rifts: number[]
  /** What they could take along, from space and from planets. */
  cargo: number[]
  /** What all these ships can hold. */
  room: number
}

/** Ships at a place that would reach another one. */
export interface Origin {
  place: number
  /** The kinds of them. */
  units: number[]
  /** The gravity rifts that each of these kinds leaves on the way, in the same order. */
  rifts: number[]
}

/** From where the reader's ships would reach a system that can be activated. */
export interface ReachNow {
  place: number
  origins: Origin[]
}

/** A captured unit; of fighters and infantry nobody is the owner. */
export interface Captive {
  owner: number
  unit: number
}

/** A card in somebody's play area. */
export interface Held {
  card: number
  /** The player to whom it belongs: the holder, or whoever lent it. */
  owner: number
  ready: boolean
}

/** A strategy card in front of a player. */
export interface HeldStrategy {
  card: number
  used: boolean
}

/** A technology that is out of reach, and how many prerequisites of each colour are missing. */
export interface Lacking {
  technology: number
  /** Blue, green, yellow, red. */
  colours: number[]
}

/** A leader and what has become of it. */
export interface LeaderNow {
  card: number
  kind: 'agent' | 'commander' | 'hero'
  state: 'locked' | 'ready' | 'exhausted' | 'purged'
  /** Heroes that are locked: how many objectives are scored; otherwise -1. */
  have: number
  need: number
}

/** Progress on an objective. */
export interface ObjectiveProgress {
  objective: number
  have: number
  need: number
  /** Of a price in several things: the resources, influence and trade goods that are missing. */
  lacking?: number[]
}

/** A player's sheets in numbers; cards the reader may not see are only counted. */
export interface SeatNow {
  seat: number
  faction: number
  position: number
  /** The place of the home system. */
  home: number
  /** Whether the player can score public objectives: with all planets of the home system, or by a text. */
  scores_public: boolean
  eliminated: boolean
  /** Command tokens: tactic, fleet, strategy. */
  pools: number[]
  /** Seats of which a command token lies in this fleet pool. */
  imprinted: number[]
  /** How many of the 16 command tokens are neither on the sheet nor on the board. */
  reinforcements: number
  goods: number
  commodities: number
  commodity_limit: number
  neighbours: number[]
  technologies: number[]
  /** Technologies that are exhausted. */
  exhausted: number[]
  /** Technologies that are within reach now, with the helpers that are ready. */
  researchable: number[]
  lacking: Lacking[]
  strategies: HeldStrategy[]
  initiative: number
  passed: boolean
  points: number
  /** Objectives this player has scored, secret ones too. */
  scored: number[]
  hand: number[] | null
  hand_count: number
  hand_limit: number
  /** Action cards that are being shown, as far as the reader may see them. */
  shown: number[]
  /** Promissory notes in hand that the reader knows of: numbers among `note`. */
  notes: number[]
  notes_count: number
  secrets: number[] | null
  secrets_count: number
  /** Secret objectives that are not scored and that the reader may see though they are another player's. */
  open_secrets: number[]
  /** What lies in the play area: relics, others' notes, abilities of legendary planets, exploration cards. */
  cards: Held[]
  /** Relic fragments: cultural, hazardous, industrial, unknown. */
  fragments: number[]
  leaders: LeaderNow[]
  captured: Captive[]
  /** Faction abilities in play. */
  abilities: number[]
  planets: number[]
  resources: Wealth
  influence: Wealth
  units: UnitNow[]
  /** System tiles still to be laid, as far as the reader may see them. */
  tiles: number[] | null
  tiles_count: number
  /** Progress on the public objectives, and on the reader's own secret ones, that are not scored. */
  progress: ObjectiveProgress[]
}

/** A kind of unit as its owner has it now: what it costs, how far it moves, how it fights, and how many there are. */
export interface UnitNow {
  unit: number
  /** What it is called and can do: a number among `model`. */
  model: number
  cost: number
  lot: number
  move: number
  /** The lowest roll that hits; 0: it does not fight. */
  combat: number
  dice: number
  capacity: number
  sustain: boolean
  /** Plastic that is not on the board. */
  reserve: number
  on_board: number
}

/** What planets yield: those that are ready, and all of them. */
export interface Wealth {
  ready: number
  all: number
}

/** The arguments of a question to the reader, and what a form for it needs to know. */
export interface Asked {
  kind: string
  price?: number
  /** pay: "resources" or "influence". */
  means?: string
  /** pay: what each means of payment is worth, by its id. */
  worth?: Record<string, number>
  place?: number
  target?: number
  planet?: number
  rival?: number
  agenda?: number
  text?: number
  technology?: number
  tokens?: number
  hits?: number
  /** produce: how many units. */
  limit?: number
  /** produce: by kind of unit, 0: cannot be produced. */
  costs?: number[]
  lots?: number[]
  most?: number[]
  money?: number
  /** activate: from where ships would come ... */
  reach?: ReachNow[]
  /** ... and what they could take along from there. */
  aboard?: Aboard[]
  /** move_from: what could come from each place; move: from this one. */
  leaving?: Leaving[]
  /** move, pick_up, transport: room and fleet pool. */
  hold?: CargoHold
  /** pay: the cheapest payment, by ids. */
  cheapest?: string[]
  /** pay: what could still be spent after the cheapest payment. */
  stays?: Stays
}

/** What is in the decks and beside them. */
export interface Decks {
  cards: number
  discard: number[]
  agendas: number
  agenda_discard: number[]
  /** Agendas on top of the deck that the reader has seen, the next one first. */
  agendas_known: number[]
  /** Cultural, hazardous, industrial, frontier. */
  explorations: number[]
  explored: number[]
  relics: number
  secrets: number
  purged: number[]
}

/** Something that is in effect for a while. */
export interface EffectNow {
  card: number
  seat: number
  /** When it ends: 'combat', 'turn', 'round' ... */
  until: string
}

/** Everything the board draws. */
export interface Figures {
  layout: number
  expansion: boolean
  /** 'setup', 'strategy', 'action', 'status', 'agenda' or 'over'. */
  phase: string
  round: number
  rounds: number
  /** The points needed to win. */
  goal: number
  speaker: number
  active: number
  active_place: number
  /** Seats in the order of play. */
  order: number[]
  /** Who has the initiative token 0. */
  zero: number
  /** The custodians token is still on Mecatol Rex. */
  custodians: boolean
  nexus_open: boolean
  strategies: StrategyNow[]
  /** By place; None where there is no system. */
  systems: (SystemNow | null)[]
  /** By planet; None if it is not in this game. */
  planets: (PlanetNow | null)[]
  destroyed: number[]
  seats: SeatNow[]
  objectives: ObjectiveNow[]
  objectives_left: [number, number]
  laws: LawNow[]
  effects: EffectNow[]
  decks: Decks
  building: Building | null
  activation: ActivationNow | null
  combat: CombatNow | null
  /** The fights that may follow. */
  attacks: AttackNow[]
  /** The dice just rolled, while they can be changed. */
  roll: DieNow[]
  council: CouncilNow | null
  deals: DealNow[]
  draft: DraftNow | null
  /** The map as the community's tools write it; empty before it is laid. */
  map_string: string
  /** By id of the reader's open questions. */
  asked: Record<string, Asked>
}

/** A public objective, and who has scored it. */
export interface ObjectiveNow {
  card: number
  scored_by: number[]
}

/** What could still be spent after a payment. */
export interface Stays {
  resources: number
  influence: number
  goods: number
}

/** A strategy card: who has it, whether it has been played, and the trade goods on it. */
export interface StrategyNow {
  card: number
  goods: number
  holder: number
  used: boolean
}
