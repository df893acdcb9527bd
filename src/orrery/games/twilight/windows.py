"""Twilight Imperium: whom a query concerns, where that is the same in every edition. Who may respond to a window for
all, and in which order, each edition says itself (`rules/windows.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from orrery.core.windows import Query


class Seated(Protocol):
    """A table with players."""

    @property
    def players(self) -> Sequence[Any]: ...


@dataclass(frozen=True, slots=True)
class OfSeat(Query):
    """A number that belongs to one player: only that player's texts count, and those in force for everyone."""

    PARTIES = 1
    seat: int

    def seats(self, s: object) -> Sequence[int]:
        return (self.seat,) if self.seat >= 0 else ()


@dataclass(frozen=True, slots=True)
class OfAll(Query):
    """A number that anybody's texts may change."""

    seat: int

    def seats(self, s: Seated) -> Sequence[int]:
        return range(len(s.players))
