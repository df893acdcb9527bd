"""Twilight Imperium 4 in the browser, shapes of the figures: dice, combats and their odds."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from orrery.games.ti4.board.shapes.galaxy import Group


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
    """The odds of a fight as the table shows it: no cards, nobody retreats. What else may count is asked for
    (`WhatIf`)."""

    odds: Odds | None
    """None: not computed yet, or too large."""
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


# --- what if -----------------------------------------------------------------------------------------------------

Counts = Annotated[list[tuple[int, int]], Meta(max_length=100)]
"""Texts by number among `card`, and how often each counts."""
Units = Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=11)]
"""How many units of each kind."""
RoundNumber = Annotated[int, Meta(ge=0, le=99)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """What the odds are asked for: which fight, and what both sides (attacker first) are assumed to do."""

    place: int
    planet: int = -1
    question: str = ""
    """The fight that an unfinished answer to this question would lead to."""
    value: Any = None
    units: tuple[Units | None, Units | None] = (None, None)
    """Units instead of those that are there or could come."""
    counts: tuple[Counts, Counts] = ([], [])
    leave: tuple[RoundNumber, RoundNumber] = (0, 0)
    """The round in which a side announces its retreat; 0: never."""


class Toggle(Struct):
    """A text that can be assumed in a fight."""

    card: int
    most: int
    """How often it can count."""
    now: int
    """How often it does unless somebody says otherwise."""


class Foreseen(Struct):
    """The odds that were asked for, and what else can be assumed of both sides, attacker first."""

    odds: Odds | None
    """None: not computed yet, too large, or nobody to fight."""
    weighing: bool
    seats: tuple[int, int]
    units: tuple[list[int], list[int]]
    toggles: tuple[list[Toggle], list[Toggle]]
    round: int
    """The round that comes next: the first one in which a retreat can be announced; 0: nobody retreats from here."""
    notes: list[str]
