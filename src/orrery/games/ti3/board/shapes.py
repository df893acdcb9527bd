"""Twilight Imperium 3 in the browser: the shapes of the figures. The page's types are generated from this file: after a
change, run `python -m orrery.lab.typescript`. Numbers are those of the components (place, planet, tile, unit ...); -1
means nobody or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from orrery.server.messages import Thing

Fleet = list[int]
"""Counts by kind of unit, 0 to 7 as in UNITS; 8 and 9: how many of the dreadnoughts and war suns are damaged."""


# --- the map -----------------------------------------------------------------------------------------------------


class FleetNow(Struct):
    """A fleet, with its limit and its capacity."""

    seat: int
    units: Fleet
    size: int
    """Ships that count against the fleet supply."""
    limit: int
    """How many of them may be here."""
    cargo: int
    """Cargo aboard; during the activation it can exceed the capacity."""
    room: int
    leaders: list[int]
    """The kinds of the leaders aboard."""


class SystemNow(Struct):
    """What is at a place."""

    tile: int
    """-1: none yet."""
    face_down: bool
    """A tile is here, face down."""
    home: int
    """Whose home system it is or will be."""
    activated: list[int]
    """Seats with a command counter here."""
    fleets: list[FleetNow]
    planets: Sequence[int]
    wormholes: list[int]
    """Wormholes here now, discovered ones too: 0 alpha, 1 beta."""


class LandedForces(Struct):
    """Ground forces and PDS of the active player on a planet that is not theirs yet."""

    seat: int
    troops: int
    pds: int


class PlanetNow(Struct):
    """What is on a planet."""

    place: int
    """Where it is; -1: not in this galaxy."""
    owner: int
    exhausted: bool
    troops: int
    pds: int
    dock: bool
    resources: int
    """What it yields now."""
    influence: int
    specialty: int
    """The colour of its technology specialty under the rulings of this table, -1: none."""
    domain: int
    """A domain counter: its number among `domain`, -2: face down, -1: none."""
    leaders: list[int]
    """The kinds of the leaders here."""
    landed: LandedForces | None


# --- the players -------------------------------------------------------------------------------------------------


class Contract(Struct):
    """A trade contract of a player: what it is worth, and who holds it."""

    value: int
    holder: int


class LeaderNow(Struct):
    """A leader and where it is."""

    kind: int
    name: str
    where: Literal["planet", "place", "held", "dead"]
    at: int
    """The planet, the place, or the seat."""


class Wealth(Struct):
    """What planets yield: those that are not exhausted, and all of them."""

    ready: int
    all: int


class UnitWorth(Struct):
    """A kind of unit as its owner has it now: what it costs at home, how far it moves, how it fights."""

    unit: int
    cost: int
    lot: int
    move: int
    combat: int
    """The lowest roll that hits in a space battle (ground forces: in an invasion; PDS: at ships)."""
    dice: int


class UnitNow(UnitWorth):
    """The same, with how many there are."""

    figures: int
    """Figures in all; -1: unlimited."""
    reserve: int
    """How many are left in the reserve; -1: unlimited."""
    on_board: int


class Progress(Struct):
    """Progress on an objective, where that is a number; both -1 if not."""

    objective: int
    met: bool
    have: int
    need: int


class HeldStrategy(Struct):
    """A strategy card in front of a player."""

    card: int
    used: bool


class SeatNow(Struct):
    """A player's sheet in numbers; cards the reader may not see are only counted."""

    seat: int
    race: int
    position: int
    home: int
    """The place of the home system."""
    holds_home: bool
    pools: list[int]
    """Strategy allocation, command pool, fleet supply."""
    reinforcements: int
    """How many of the 16 command counters are neither on the sheet nor on the board."""
    counters_out: int
    """How many of them are on the board."""
    goods: int
    contracts: list[Contract]
    income: int
    """What the contracts of others pay."""
    partners: list[int]
    technologies: list[int]
    researchable: list[int]
    """Technologies whose prerequisites are met now."""
    strategies: list[HeldStrategy]
    passed: bool
    points: int
    claimed: list[int]
    hand: list[int] | None
    hand_count: int
    hand_limit: int
    """The hand limit; -1: no limit."""
    shown: Sequence[int]
    """Cards of the hand that are being shown, as far as the reader may see them."""
    secret: Sequence[int] | None
    secret_count: int
    looked: Sequence[int]
    """Political cards drawn to look at."""
    tiles: Sequence[int] | None
    """Systems still to be placed, as far as the reader may see them."""
    tiles_count: int
    planets: Sequence[int]
    resources: Wealth
    influence: Wealth
    votes: int
    units: list[UnitNow]
    leaders: list[LeaderNow]
    texts: list[int]
    """Race abilities and other active texts of the player: numbers among `card`."""
    progress: list[Progress]
    """Progress on public objectives, and on the reader's own secret one."""
    hits: int
    expected: int
    """In tenths."""


# --- what is going on --------------------------------------------------------------------------------------------


class ActivationNow(Struct):
    """The tactical or transfer action being carried out."""

    seat: int
    place: int
    other: int
    """The second system of a transfer action."""
    arriving: Fleet
    leaving: Fleet
    moving: bool


class DieNow(Struct):
    """A die: which unit rolled it, the roll, and the lowest roll that hits."""

    unit: int
    pips: int
    need: int
    hit: bool


class RollNow(Struct):
    """One roll of combat dice."""

    seat: int
    against: int
    kind: Literal["battle", "barrage", "pds", "landing", "bombardment", "invasion", "before", "other"]
    place: int
    planet: int
    dice: list[DieNow]
    hits: int
    tenths: int
    round: int
    """The round of the fight it belongs to; 0: before the first."""


class Volley(Struct):
    """Dice of a kind of unit, and the lowest roll that hits."""

    unit: int
    dice: int
    need: int


class BattleSide(Struct):
    """One side of a fight."""

    seat: int
    units: Fleet
    hits: int
    """Hits not taken yet."""
    leaves: bool
    """Whether it has announced a withdrawal."""
    volleys: list[Volley]
    guns: list[Volley]
    """Dice that are fired once: PDS that have not fired yet; in a landing, bombardment and PDS."""


class Odds(Struct):
    """The attacker's chances in a battle in percent, and what each side loses on average, by unit."""

    win: float
    lose: float
    draw: float
    attacker_left: float
    defender_left: float
    rounds: float
    losses: tuple[list[float], list[float]]
    left: list[float]
    """In an invasion: how likely each number of invaders is to be left on the planet."""
    notes: list[str]
    """What is assumed or not counted, in words."""


class ByNumber(Struct):
    """The chance of a landing with this many ground forces."""

    number: int
    win: float


class AttackNow(Struct):
    """A battle (planet -1) or landing that may follow."""

    place: int
    planet: int
    sent: bool
    """These ships are on their way; otherwise they are all that could go there."""
    sides: tuple[BattleSide, BattleSide]
    odds: Odds | None
    """Missing if it is too large to compute here, or while it is being computed."""
    weighing: bool
    """Whether odds are still being computed."""
    by_number: list[ByNumber]


class BattleNow(Struct):
    """The current battle, attacker first."""

    place: int
    round: int
    sides: tuple[BattleSide, BattleSide]
    rolls: list[RollNow]
    odds: Odds | None
    leaving: Odds | None
    """The odds if the reader, who is being asked, announces a withdrawal."""
    weighing: bool


class InvasionNow(Struct):
    """The planet being fought for, invader first."""

    planet: int
    round: int
    invader: int
    defender: int
    troops: tuple[int, int]
    wings: int
    """Fighters that have joined the invader."""
    pds: int
    needs: tuple[int, int]
    """The lowest roll with which ground forces hit."""
    lost: tuple[int, int]
    rolls: list[RollNow]
    odds: Odds | None
    weighing: bool


class Elected(Struct):
    """What was voted for, or what a law is about: as things and in words."""

    things: list[Thing]
    told: str


class Ballot(Elected):
    """How a player has voted."""

    seat: int
    votes: int


class Tally(Elected):
    """The votes for one outcome."""

    votes: int


class Voter(Struct):
    """A player who has yet to vote."""

    seat: int
    votes: int


class CouncilNow(Struct):
    """The agenda before the council."""

    card: int
    seat: int
    anew: bool
    ballots: list[Ballot]
    tallies: list[Tally]
    to_vote: list[Voter]
    only: int
    silent: list[int]


class OfferNow(Struct):
    """A trade offer that awaits an answer."""

    seat: int
    rival: int
    mine: int
    """The value of the contract of `seat`."""
    theirs: int
    """The value of the contract of `rival`."""
    given: int
    wanted: int


class LawNow(Elected):
    """A law in force."""

    card: int


class EffectNow(Struct):
    """Something that is in effect for a while."""

    text: int
    seat: int
    until: str
    """When it ends: 'battle', 'phase', 'round', 'game' ..."""
    told: str


class Asked(Struct, kw_only=True):
    """The arguments of a question to the reader, and what a form for it needs to know."""

    kind: str
    price: int | UnsetType = UNSET
    influence: bool | UnsetType = UNSET
    number: int | UnsetType = UNSET
    place: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    planet: int | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    politic: int | UnsetType = UNSET
    votes: int | UnsetType = UNSET
    rival: int | UnsetType = UNSET
    partner: int | UnsetType = UNSET
    contract: int | UnsetType = UNSET
    other: int | UnsetType = UNSET
    given: int | UnsetType = UNSET
    wanted: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    wanted_cards: int | UnsetType = UNSET
    text: int | UnsetType = UNSET
    strategy: int | UnsetType = UNSET
    worth: dict[str, int] | UnsetType = UNSET
    """pay: what each purse item is worth, by the id of its value."""
    costs: list[int] | UnsetType = UNSET
    """build: by unit 0 to 8."""
    lots: list[int] | UnsetType = UNSET
    most: list[int] | UnsetType = UNSET
    money: int | UnsetType = UNSET
    room: int | UnsetType = UNSET
    """build: how many more ships the fleet supply allows."""
    carry: int | UnsetType = UNSET
    """build: how many more fighters there is room for."""


class Building(Struct):
    """The galaxy being built: whose turn it is to place a system."""

    seat: int
    free: list[int]
    """Places that are free in the ring being built."""
    owes_planets: bool


class StrategyNow(Struct):
    """A strategy card: who has it, whether it has been played, and which version of it is in use."""

    card: int
    bonus: int
    holder: int
    used: bool
    variant: str
    out: bool


class ObjectiveNow(Struct):
    """A public objective."""

    card: int
    scored_by: list[int]


class Decks(Struct):
    """What is in the decks and beside them."""

    cards: int
    discard: Sequence[int]
    politics: int
    politics_discard: Sequence[int]
    secrets: int


class Figures(Struct):
    """Everything the board draws."""

    phase: str
    """'setup', 'strategy', 'action', 'status' or 'over'."""
    round: int
    rounds: int
    goal: int
    """The points needed to win."""
    speaker: int
    active: int
    order: list[int]
    """Seats in the order of play."""
    strategy: int
    """The strategy card being carried out."""
    strategies: list[StrategyNow]
    systems: list[SystemNow]
    planets: list[PlanetNow]
    seats: list[SeatNow]
    objectives: list[ObjectiveNow]
    colours: list[int]
    """The colour of each technology, under the rulings of this table."""
    objectives_left: tuple[int, int]
    laws: list[LawNow]
    effects: list[EffectNow]
    envoys: Sequence[tuple[int, int]]
    goods: int
    decks: Decks
    open_cards: Sequence[int]
    """Action cards laid open to choose from."""
    activation: ActivationNow | None
    battle: BattleNow | None
    invasion: InvasionNow | None
    attacks: list[AttackNow]
    rolls: list[RollNow]
    """The rolls of the latest activation, latest last."""
    council: CouncilNow | None
    offer: OfferNow | None
    building: Building | None
    asked: dict[str, Asked]
    """By id of the reader's open questions."""


class Considered(Struct):
    """What an unfinished answer would lead to."""

    attack: AttackNow | UnsetType = UNSET
