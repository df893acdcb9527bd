"""Race for the Galaxy in the browser: the shapes of the figures. The page's types are generated from this file: after a
change, run `python -m orrery.lab.typescript`. Cards are given by their numbers."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

PhaseId = Literal["explore", "develop", "settle", "consume", "produce"]


class Forbidden(Struct):
    """The rule that forbids it, and what it would take."""

    rule: str
    need: int | UnsetType = UNSET
    have: int | UnsetType = UNSET


class Placing(Struct):
    """What it would take to place a card from the hand if its phase were now."""

    price: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    ways: list[str] | UnsetType = UNSET
    no: Forbidden | UnsetType = UNSET


class SeatFigures(Struct):
    """One player's side of the table in numbers; the hand is listed card by card if the reader may see it."""

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
    """A phase of this round: where the round is now, and what is over."""

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
