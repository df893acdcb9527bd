"""Warpgate in the browser: the shapes of the figures. The page's types are generated from this file: after a change,
run `python -m orrery.lab.typescript`. Numbers are those of the components; -1 means nobody or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, field


class PlaceNow(Struct):
    """What is on a planet. Place 0 is each player's own Warpgate."""

    ships: list[int]
    """By seat."""
    owner: int
    colony: bool
    drones: list[int]
    stack: bool
    trade: bool
    dead: bool
    copies: int


class Slot(Struct):
    """A card in one of the slots 1X to 4X, with the action it was played for and its X if the log says so."""

    card: int
    action: int
    x: int


class ObjectiveNow(Struct):
    """An objective of a player, and how much of it is done."""

    card: int
    have: int
    need: int
    points: int


class Points(Struct):
    """One player's score sheet."""

    objectives: int
    goods: int
    elite: int
    technologies: int
    tokens: int
    total: int
    controlled: int
    """The tie-breaker."""


class SeatNow(Struct):
    """A player's faction board in numbers; what the reader may not know is left out or only counted."""

    side: int
    abilities: Sequence[int]
    on_board: int
    supply: int
    markers: int
    outposts: int
    colonies: int
    drone: int
    peace: bool
    slots: list[Slot]
    hand: Sequence[int] | None
    hand_count: int
    deck: int
    discard: Sequence[int]
    drawn_count: int
    elite: Sequence[int]
    fresh: int
    spent: int
    technologies: Sequence[int]
    tokens: Sequence[int]
    old_tokens: Sequence[int]
    secret: list[int]
    hidden: int
    objectives: list[ObjectiveNow]
    points: Points
    reach: dict[int, list[int]]
    """From each place with ships: the range needed to reach every other place now; -1 if it is too far."""


class CardOdds(Struct):
    """A tactics card that could be chosen: its strength, and the chance to win with it in per cent."""

    card: int
    strength: int
    percent: int


class BattleSide(Struct):
    """One side of the current battle."""

    seat: int
    ships: int
    announced: int
    shields: int
    card: int
    cancelled: bool
    strength: int
    cards: list[CardOdds]


class BattleNow(Struct):
    """The current battle, the attacker first."""

    place: int
    homes: list[int]
    fought: int
    winner: int
    sides: tuple[BattleSide, BattleSide]


class BattleFought(Struct):
    """A battle since the reader's last turn, the attacker first."""

    place: int
    seats: tuple[int, int]
    cards: tuple[int, int]
    strengths: tuple[int, int]
    winner: int


class MoveMade(Struct):
    """Where the ships of other players came from and went."""

    seat: int
    start: int = field(name="from")
    to: int
    ships: int


class Figures(Struct):
    """Everything the board draws."""

    phase: str
    round: int
    rounds: int
    start: int
    last: bool
    ends: Literal["during", "start"]
    goods: int
    technologies_left: int
    objectives_left: int
    available: Sequence[int]
    objectives: Sequence[int]
    open_goals: Sequence[int]
    gate: int
    """Whose Warpgate the word in a question means."""
    places: list[PlaceNow]
    turned: Sequence[int]
    seats: list[SeatNow]
    battle: BattleNow | None
    battles: list[BattleFought]
    moves: list[MoveMade]
