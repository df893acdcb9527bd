// The figures of a board, made from games/warpgate/board/shapes.py: do not edit it here. To make it again:
// python -m orrery.lab.typescript

/** What is on a planet. Place 0 is each player's own Warpgate. */
export interface PlaceNow {
  /** By seat. */
  ships: number[]
  owner: number
  colony: boolean
  drones: number[]
  stack: boolean
  trade: boolean
  dead: boolean
  copies: number
}

/** A card in one of the slots 1X to 4X, with the action it was played for and its X if the log says so. */
export interface Slot {
  card: number
  action: number
  x: number
}

/** An objective of a player, and how much of it is done. */
export interface ObjectiveNow {
  card: number
  have: number
  need: number
  points: number
}

/** One player's score sheet. */
export interface Points {
  objectives: number
  goods: number
  elite: number
  technologies: number
  tokens: number
  total: number
  /** The tie-breaker. */
  controlled: number
}

/** A player's faction board in numbers; what the reader may not know is left out or only counted. */
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
  /** From each place with ships: the range needed to reach every other place now; -1 if it is too far. */
  reach: Record<string, number[]>
}

/** A tactics card that could be chosen: its strength, and the chance to win with it in per cent. */
export interface CardOdds {
  card: number
  strength: number
  percent: number
}

/** One side of the current battle. */
export interface BattleSide {
  seat: number
  ships: number
  announced: number
  shields: number
  card: number
  cancelled: boolean
  strength: number
  cards: CardOdds[]
}

/** The current battle, the attacker first. */
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

/** Where the ships of other players came from and went. */
export interface MoveMade {
  seat: number
  from: number
  to: number
  ships: number
}

/** Everything the board draws. */
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
  /** Whose Warpgate the word in a question means. */
  gate: number
  places: PlaceNow[]
  turned: number[]
  seats: SeatNow[]
  battle: BattleNow | null
  battles: BattleFought[]
  moves: MoveMade[]
}
