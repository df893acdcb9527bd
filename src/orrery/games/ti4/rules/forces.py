"""Twilight Imperium 4: units that stand together, in space or on a planet: how many of each type, and how many of
these are damaged (LRR 75)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import Annotated

from orrery.core.state import By, State, state
from orrery.games.ti4.rules.data import DESTROYER, EVERY_UNIT, INFANTRY, MECH, SHIPS, UNITS
from orrery.games.ti4.rules.things import Unit

KINDS = len(UNITS)
AFTER_SHIPS = len(SHIPS)
"""Ships come first in the list of units, fighters before all others."""


@state
class Forces(State):
    """Units of one player that stand together. `damaged` are among `all`."""

    all: Annotated[list[int], By(Unit)] = field(default_factory=lambda: [0] * KINDS)
    damaged: Annotated[list[int], By(Unit)] = field(default_factory=lambda: [0] * KINDS)

    def __bool__(self) -> bool:
        return any(self.all)

    def of(self, units: Sequence[Unit]) -> int:
        """How many units of these types there are."""
        all_ = self.all
        return sum([all_[unit] for unit in units])

    def ships(self) -> int:
        return sum(self.all[:AFTER_SHIPS])

    def big_ships(self) -> int:
        """Ships that count for the fleet pool (LRR 32.1)."""
        return sum(self.all[DESTROYER:AFTER_SHIPS])

    def ground_forces(self) -> int:
        return self.all[INFANTRY] + self.all[MECH]

    def whole(self, unit: Unit) -> int:
        """How many units of a type are not damaged."""
        return self.all[unit] - self.damaged[unit]

    def there(self) -> Iterator[tuple[Unit, int]]:
        """What there is: types and numbers."""
        return ((unit, n) for unit, n in zip(EVERY_UNIT, self.all, strict=True) if n)

    def add(self, unit: Unit, count: int = 1, damaged: int = 0) -> None:
        """Units come; some of them damaged."""
        self.all[unit] += count
        self.damaged[unit] += damaged

    def remove(self, unit: Unit, count: int = 1) -> int:
        """Units go, damaged ones first; how many of them were damaged."""
        hurt = min(count, self.damaged[unit])
        self.all[unit] -= count
        self.damaged[unit] -= hurt
        return hurt

    def take(self, unit: Unit, whole: int, damaged: int) -> None:
        """So many whole and damaged units go."""
        self.all[unit] -= whole + damaged
        self.damaged[unit] -= damaged

    def merge(self, other: Forces) -> None:
        """All the units of another forces join this one."""
        self.all = [a + b for a, b in zip(self.all, other.all, strict=True)]
        self.damaged = [a + b for a, b in zip(self.damaged, other.damaged, strict=True)]
