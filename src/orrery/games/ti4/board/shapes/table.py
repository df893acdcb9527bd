"""Twilight Imperium 4 in the browser, shapes of the figures: everything on the table: cards, decks, questions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType

from orrery.games.ti4.board.shapes.battle import AttackNow, CombatNow, DieNow
from orrery.games.ti4.board.shapes.council import CouncilNow, DealNow, LawNow
from orrery.games.ti4.board.shapes.draft import DraftNow
from orrery.games.ti4.board.shapes.galaxy import Building, PlanetNow, SystemNow
from orrery.games.ti4.board.shapes.moving import Aboard, ActivationNow, CargoHold, Leaving, ReachNow
from orrery.games.ti4.board.shapes.players import SeatNow


class EffectNow(Struct):
    """Something that is in effect for a while."""

    card: int
    seat: int
    until: str
    """When it ends: 'combat', 'turn', 'round' ..."""


class Stays(Struct):
    """What could still be spent after a payment."""

    resources: int
    influence: int
    goods: int


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
    """activate: from where ships would come ..."""
    aboard: list[Aboard] | UnsetType = UNSET
    """... and what they could take along from there."""
    leaving: list[Leaving] | UnsetType = UNSET
    """move_from: what could come from each place; move: from this one."""
    hold: CargoHold | UnsetType = UNSET
    """move, pick_up, transport: room and fleet pool."""
    cheapest: list[str] | UnsetType = UNSET
    """pay: the cheapest payment, by ids."""
    stays: Stays | UnsetType = UNSET
    """pay: what could still be spent after the cheapest payment."""


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
