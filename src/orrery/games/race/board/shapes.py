"""Race for the Galaxy on the browser's table: the shapes of the figures. The page's types are made from this file:
after a change, `python -m orrery.lab.typescript`. Cards are named by their numbers."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

PhaseId = Literal["explore", "develop", "settle", "consume", "produce"]


class Forbidden(Struct):
    """The rule that is in the way, and what would be needed."""

    rule: str
    need: int | UnsetType = UNSET
    have: int | UnsetType = UNSET


class Placing(Struct):
    """What placing a card of the hand would take if its phase were now."""

    price: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    ways: list[str] | UnsetType = UNSET
    no: Forbidden | UnsetType = UNSET


class SeatFigures(Struct):
    """One player's side of the table in numbers; the hand card by card where the reader may see it."""

    hand: list[int] | None
    hand_count: int
    explored: list[int] | None
    tableau: list[int]
    chips: int
    military: int
    against: dict[str, int]
    """Military strength that counts only against some worlds."""
    tactics: int
    points: int
    worlds: int
    developments: int
    six: dict[str, int]
    start: int
    actions: list[str]
    sales: dict[str, int]
    """By world with a good on it: what the good sells for."""
    cards: dict[str, Placing]


class PhaseRun(Struct):
    """A phase of this round: where the round has got to, and what lies behind it."""

    id: PhaseId
    time: int
    now: bool
    done: bool


class Figures(Struct):
    """Everything the board draws."""

    round: int
    phase: str
    phases: list[PhaseRun]
    deck: int
    discard: int
    pool: int
    order: list[int]
    seats: list[SeatFigures]
