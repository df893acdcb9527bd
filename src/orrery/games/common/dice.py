"""Dice combat: ten-sided dice that hit on a given number or higher. Plain functions for counts and expected values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

SIDES = 10


class Volley(NamedTuple):
    """A number of dice for one kind of unit, each of which hits on `need` or higher."""

    unit: int
    dice: int
    need: int

    @property
    def chance(self) -> int:
        """How many of the ten sides hit."""
        return max(0, min(SIDES, SIDES + 1 - self.need))


def count(volleys: Iterable[Volley]) -> int:
    """How many dice are rolled."""
    return sum(v.dice for v in volleys)


def hits(volleys: Iterable[Volley], rolled: Sequence[int]) -> int:
    """How many of the dice hit; they are rolled volley by volley."""
    at = found = 0
    for _, dice, need in volleys:
        for pips in rolled[at : at + dice]:
            found += pips >= need
        at += dice
    return found


def expected(volleys: Iterable[Volley]) -> int:
    """The expected number of hits, in tenths."""
    return sum(v.dice * v.chance for v in volleys)
