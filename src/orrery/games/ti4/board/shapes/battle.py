"""Twilight Imperium 4 in the browser, shapes of the figures: dice, combats and their odds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

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
