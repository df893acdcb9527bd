"""Twilight Imperium 4 in the browser: the shapes of the figures. The page's types are generated from this file: after a
change, run `python -m orrery.lab.typescript`. Numbers are those of the components (place, planet, tile, unit ...);
texts are numbers among `card`; -1 means nobody or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from orrery.server.messages import Thing

Counts = list[int]
"""How many there are of each kind of unit, as in UNITS."""


# --- the map -----------------------------------------------------------------------------------------------------


class Group(Struct):
    """Units of a player that stand together."""

    seat: int
    units: Counts
    damaged: Counts
    """How many of each kind are damaged; empty if none is."""


class FleetNow(Group):
    """A player's units in space, with what limits them."""

    size: int
    """Ships that count against the fleet pool."""
    limit: int
    """How many of them may be here."""
    cargo: int
    """Fighters and ground forces aboard or beside the ships."""
    room: int
    """What the ships and docks here can hold."""


class SystemNow(Struct):
    """What is at a place."""

    tile: int
    """-1: none yet."""
    home: int
    """Whose home system it is or will be."""
    tokens: list[int]
    """Seats with a command token here."""
    fleets: list[FleetNow]
    planets: Sequence[int]
    wormholes: list[int]
    """Wormholes here now, with those of tokens and ships: 0 alpha, 1 beta, 2 gamma, 3 delta."""
    wormhole_tokens: list[int]
    """Those of them that are tokens."""
    anomalies: list[int]
    """0 asteroid field, 1 nebula, 2 supernova, 3 gravity rift."""
    frontier: bool
    """There is a frontier token here."""
    ion_storm: bool


class PlanetNow(Struct):
    """What is on a planet."""

    place: int
    owner: int
    exhausted: bool
    resources: int
    """What it yields now."""
    influence: int
    traits: list[int]
    specialty: int
    """The colour of its technology specialty, its own or an attached one; -1: none."""
    attached: list[int]
    """Attachments, in the order in which they came."""
    laws: list[int]
    """Laws that lie on it."""
    units: list[Group]
    landed: Group | None
    """Ground forces of the active player that have been committed and do not control it yet."""
    sleepers: list[int]
    """Seats with a sleeper token here."""


# --- the players -------------------------------------------------------------------------------------------------


class Held(Struct):
    """A card in somebody's play area."""

    card: int
    owner: int
    """The player to whom it belongs: the holder, or whoever lent it."""
    ready: bool


class LeaderNow(Struct):
    """A leader and what has become of it."""

    card: int
    kind: Literal["agent", "commander", "hero"]
    state: Literal["locked", "ready", "exhausted", "purged"]
    have: int
    """Heroes that are locked: how many objectives are scored; otherwise -1."""
    need: int


class Wealth(Struct):
    """What planets yield: those that are ready, and all of them."""

    ready: int
    all: int


class UnitNow(Struct):
    """A kind of unit as its owner has it now: what it costs, how far it moves, how it fights, and how many there
    are."""

    unit: int
    model: str
    """What it is called: "Carrier II"."""
    cost: int
    lot: int
    move: int
    combat: int
    """The lowest roll that hits; 0: it does not fight."""
    dice: int
    capacity: int
    sustain: bool
    reserve: int
    """Plastic that is not on the board."""
    on_board: int


class Lacking(Struct):
    """A technology that is out of reach, and how many prerequisites of each colour are missing."""

    technology: int
    colours: list[int]
    """Blue, green, yellow, red."""


class ObjectiveProgress(Struct):
    """Progress on an objective."""

    objective: int
    have: int
    need: int


class HeldStrategy(Struct):
    """A strategy card in front of a player."""

    card: int
    used: bool


class Captive(Struct):
    """A captured unit; of fighters and infantry nobody is the owner."""

    owner: int
    unit: int


class SeatNow(Struct):
    """A player's sheets in numbers; cards the reader may not see are only counted."""

    seat: int
    faction: int
    position: int
    home: int
    """The place of the home system."""
    holds_home: bool
    """Whether the player controls all planets of the home system."""
    eliminated: bool
    pools: list[int]
    """Command tokens: tactic, fleet, strategy."""
    imprinted: list[int]
    """Seats of which a command token lies in this fleet pool."""
    reinforcements: int
    """How many of the 16 command tokens are neither on the sheet nor on the board."""
    goods: int
    commodities: int
    commodity_limit: int
    neighbours: list[int]
    technologies: list[int]
    exhausted: list[int]
    """Technologies that are exhausted."""
    researchable: list[int]
    """Technologies that are within reach now, with the helpers that are ready."""
    lacking: list[Lacking]
    strategies: list[HeldStrategy]
    initiative: int
    passed: bool
    points: int
    scored: list[int]
    """Objectives this player has scored, secret ones too."""
    hand: list[int] | None
    hand_count: int
    hand_limit: int
    shown: list[int]
    """Action cards that are being shown, as far as the reader may see them."""
    notes: list[int]
    """Promissory notes in hand that the reader knows of: numbers among `note`."""
    notes_count: int
    secrets: list[int] | None
    secrets_count: int
    open_secrets: list[int]
    """Secret objectives that are not scored and that the reader may see though they are another player's."""
    cards: list[Held]
    """What lies in the play area: relics, others' notes, abilities of legendary planets, exploration cards."""
    fragments: list[int]
    """Relic fragments: cultural, hazardous, industrial, unknown."""
    leaders: list[LeaderNow]
    captured: list[Captive]
    abilities: list[int]
    """Faction abilities in play."""
    planets: Sequence[int]
    resources: Wealth
    influence: Wealth
    units: list[UnitNow]
    tiles: list[int] | None
    """System tiles still to be laid, as far as the reader may see them."""
    tiles_count: int
    progress: list[ObjectiveProgress]
    """Progress on the public objectives, and on the reader's own secret ones, that are not scored."""


# --- what is going on --------------------------------------------------------------------------------------------


class ActivationNow(Struct):
    """The tactical action being carried out."""

    seat: int
    place: int
    arriving: Group
    """Ships that have come, until all are set down."""
    leaving: Group
    """Ships that are on their way."""
    at: int
    """Where these are."""
    moving: bool


class Origin(Struct):
    """Ships at a place that would reach another one."""

    place: int
    units: list[int]
    """The kinds of them."""
    risky: list[int]
    """Those of them that roll dice for gravity rifts on the way."""


class ReachNow(Struct):
    """From where the reader's ships would reach a system that can be activated."""

    place: int
    origins: list[Origin]


class Leaving(Struct):
    """What could come from a place to the active system."""

    place: int
    ships: Counts
    """Ships that get there."""
    rifts: Counts
    """The gravity rifts that each kind of them leaves on the way."""
    cargo: Counts
    """What they could take along, from space and from planets."""
    room: int
    """What all these ships can hold."""


class CargoHold(Struct):
    """What is counted while somebody chooses what ships take along."""

    capacity: Counts
    """What a ship of each kind holds."""
    needs: list[int]
    """The kinds of units that need room."""
    room: int
    """What ships that are on their way already hold together ..."""
    used: int
    """... and how much of that is taken."""
    size: int
    """Ships that count against the fleet pool in the active system, with those that have arrived."""
    limit: int


class Stays(Struct):
    """What could still be spent after a payment."""

    resources: int
    influence: int
    goods: int


class DieNow(Struct):
    """A die: which unit rolled it, the roll, what is added, and the lowest sum that hits."""

    unit: int
    pips: int
    bonus: int
    need: int
    hit: bool


class Volley(Struct):
    """Dice of a kind of unit, and the lowest roll that hits."""

    unit: int
    dice: int
    need: int


class RollNow(Struct):
    """Dice that have been rolled in this action, what for, in which round, and how many hits were to be expected."""

    seat: int
    against: int
    why: str
    """'space_cannon', 'barrage', 'bombardment', 'combat', 'ground_combat' or 'ability'."""
    round: int
    dice: list[DieNow]
    hits: int
    tenths: int
    """The expected hits, in tenths."""


class SideNow(Struct):
    """One side of a combat."""

    seat: int
    group: Group
    hits: int
    """Hits not assigned yet."""
    retreats: bool
    """Whether it has announced a retreat."""
    volleys: list[Volley]
    guns: list[Volley]
    """Dice that are rolled once before the rounds: space cannons, barrage, bombardment."""


class Odds(Struct):
    """How a fight ends, in percent: exact, not simulated."""

    win: float
    lose: float
    draw: float
    attacker_left: float
    defender_left: float
    rounds: float
    """On average."""
    losses: tuple[list[float], list[float]]
    """Average losses of both sides, by kind of unit."""


class Weighed(Struct):
    """The odds of a fight: as the table shows it, and with cards of the reader's own that could be played."""

    odds: list[Odds | None]
    """With none of the cards, with the first, with the second, with both ...: the bits of the place say which count.
    None: not computed yet, or too large."""
    cards: list[int]
    """The reader's own cards that can be switched on: numbers among `card`."""
    leaving: Odds | None
    """If the reader announces a retreat now."""
    weighing: bool
    """It is being computed."""
    notes: list[str]
    """What is assumed, in words."""


class CombatNow(Struct):
    """The current combat, attacker first."""

    place: int
    planet: int
    """The planet fought for; -1: in space."""
    round: int
    step: Literal["before", "barrage", "retreats", "dice", "hits", "after"]
    """How far the round has got."""
    sides: tuple[SideNow, SideNow]
    rolls: list[RollNow]
    weighed: Weighed | None


class ByNumber(Struct):
    """The chance to take a planet with so many ground forces."""

    number: int
    win: float


class AttackNow(Struct):
    """A combat or an invasion that may follow."""

    place: int
    planet: int
    """The planet to be invaded; -1: a space combat."""
    sent: bool
    """These units are on their way; otherwise they are all that could come."""
    sides: tuple[SideNow, SideNow]
    weighed: Weighed
    by_number: list[ByNumber]


class Considered(Struct, omit_defaults=True):
    """What an unfinished answer would lead to."""

    attacks: list[AttackNow] = []


class Ballot(Struct):
    """How a player has voted."""

    seat: int
    outcome: int
    votes: int


class Rider(Struct):
    """A prediction: with which card, and of what."""

    seat: int
    card: int
    outcome: int


class Possible(Struct):
    """An outcome, as a thing and in words, with the votes it has."""

    outcome: int
    things: list[Thing]
    told: str
    votes: int


class Voter(Struct):
    """A player who has yet to vote, and the most votes that can be cast."""

    seat: int
    votes: int
    planets: int
    """How many ready planets have votes."""
    more: int
    """How many of the votes are not those of planets."""


class Promise(Struct):
    """A vote that a player has promised somebody."""

    seat: int
    to: int
    told: str
    """For what."""


class PlanetVotes(Struct):
    """A ready planet of the reader's, and its votes."""

    planet: int
    votes: int


class CouncilNow(Struct):
    """The agenda before the council."""

    agenda: int
    number: int
    """The first or second of the phase."""
    hidden: int
    """The agenda that is really voted on, if only the speaker knows it and the reader is the speaker; otherwise -1."""
    ballots: list[Ballot]
    outcomes: list[Possible]
    """All possible outcomes if they are few, else those with votes or predictions."""
    order: list[int]
    """The seats in the order in which they vote."""
    now: int
    """Who votes now."""
    to_vote: list[Voter]
    """In the order in which they vote."""
    abstained: list[int]
    silent: list[int]
    """Seats that cannot vote on it."""
    riders: list[Rider]
    promises: list[Promise]
    outcome: int
    """What has been decided; -1: nothing yet."""
    mine: list[PlanetVotes]
    free: int
    """Votes that the reader casts without planets."""


class DealSide(Struct):
    """What one side of a transaction gives."""

    goods: int
    commodities: int
    fragments: list[int]
    """Cultural, hazardous, industrial, unknown."""
    notes: list[int]
    captives: list[int]
    """Captured units, by kind."""
    planets: list[int]
    cards: list[int]
    promises: list[str]
    """The outcomes for which a vote is promised, in words."""


class DealNow(Struct):
    """A transaction that has been proposed to the reader, or by the reader, and awaits a reply."""

    seat: int
    """The other one."""
    mine: bool
    """The reader has proposed it."""
    gets: DealSide
    """What the reader would get."""
    gives: DealSide


class Lot(Struct):
    """A faction or a place on offer in a draft, and who has taken it."""

    number: int
    seat: int


class SliceNow(Struct):
    """A slice of the galaxy on offer in a draft."""

    number: int
    seat: int
    """Who has taken it."""
    tiles: list[int]
    """Left, in front and right of the home, then between right and the next slice, then beside Mecatol Rex."""
    resources: int
    influence: int
    optimal: tuple[float, float]
    """The same if each planet is used for its larger value."""
    specialties: list[int]
    """Technology specialties: blue, green, yellow, red."""
    traits: list[int]
    """Cultural, hazardous, industrial."""
    wormholes: list[int]
    anomalies: list[int]
    legendary: int


class DraftNow(Struct):
    """A draft before the map is laid."""

    order: list[int]
    coming: list[int]
    """Who takes something, from now on; empty while factions are banned."""
    now: int
    slices: list[SliceNow]
    factions: list[Lot]
    places: list[Lot]
    """Places at the table, that of the speaker first."""
    banned: list[int]


class LawNow(Struct):
    """A law in play."""

    card: int
    holder: int
    """Who has it; -1: it lies in the common play area."""
    planet: int
    """The planet that it lies on."""


class EffectNow(Struct):
    """Something that is in effect for a while."""

    card: int
    seat: int
    until: str
    """When it ends: 'combat', 'turn', 'round' ..."""


class Asked(Struct, kw_only=True):
    """The arguments of a question to the reader, and what a form for it needs to know."""

    kind: str
    price: int | UnsetType = UNSET
    means: str | UnsetType = UNSET
    """pay: "resources" or "influence"."""
    worth: dict[str, int] | UnsetType = UNSET
    """pay: what each means of payment is worth, by its id."""
    place: int | UnsetType = UNSET
    target: int | UnsetType = UNSET
    planet: int | UnsetType = UNSET
    rival: int | UnsetType = UNSET
    agenda: int | UnsetType = UNSET
    text: int | UnsetType = UNSET
    technology: int | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    hits: int | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    """produce: how many units."""
    costs: list[int] | UnsetType = UNSET
    """produce: by kind of unit, 0: cannot be produced."""
    lots: list[int] | UnsetType = UNSET
    most: list[int] | UnsetType = UNSET
    money: int | UnsetType = UNSET
    reach: list[ReachNow] | UnsetType = UNSET
    """activate: from where ships would come."""
    leaving: list[Leaving] | UnsetType = UNSET
    """move_from: what could come from each place; move: from this one."""
    hold: CargoHold | UnsetType = UNSET
    """move, pick_up, transport: room and fleet pool."""
    cheapest: list[str] | UnsetType = UNSET
    """pay: the cheapest payment, by ids."""
    stays: Stays | UnsetType = UNSET
    """pay: what could still be spent after the cheapest payment."""


class Building(Struct):
    """The galaxy being built: whose turn it is to lay a system, and where there is room."""

    seat: int
    free: list[int]


class StrategyNow(Struct):
    """A strategy card: who has it, whether it has been played, and the trade goods on it."""

    card: int
    goods: int
    holder: int
    used: bool


class ObjectiveNow(Struct):
    """A public objective, and who has scored it."""

    card: int
    scored_by: list[int]


class Decks(Struct):
    """What is in the decks and beside them."""

    cards: int
    discard: Sequence[int]
    agendas: int
    agenda_discard: Sequence[int]
    agendas_known: list[int]
    """Agendas on top of the deck that the reader has seen, the next one first."""
    explorations: list[int]
    """Cultural, hazardous, industrial, frontier."""
    explored: Sequence[int]
    relics: int
    secrets: int
    purged: Sequence[int]


class Figures(Struct):
    """Everything the board draws."""

    layout: int
    expansion: bool
    phase: str
    """'setup', 'strategy', 'action', 'status', 'agenda' or 'over'."""
    round: int
    rounds: int
    goal: int
    """The points needed to win."""
    speaker: int
    active: int
    active_place: int
    order: list[int]
    """Seats in the order of play."""
    zero: int
    """Who has the initiative token 0."""
    custodians: bool
    """The custodians token is still on Mecatol Rex."""
    nexus_open: bool
    strategies: list[StrategyNow]
    systems: list[SystemNow | None]
    """By place; None where there is no system."""
    planets: list[PlanetNow | None]
    """By planet; None if it is not in this game."""
    destroyed: list[int]
    seats: list[SeatNow]
    objectives: list[ObjectiveNow]
    objectives_left: tuple[int, int]
    laws: list[LawNow]
    effects: list[EffectNow]
    decks: Decks
    building: Building | None
    activation: ActivationNow | None
    combat: CombatNow | None
    attacks: list[AttackNow]
    """The fights that may follow."""
    roll: list[DieNow]
    """The dice just rolled, while they can be changed."""
    council: CouncilNow | None
    deals: list[DealNow]
    draft: DraftNow | None
    map_string: str
    """The map as the community's tools write it; empty before it is laid."""
    asked: dict[str, Asked]
    """By id of the reader's open questions."""
