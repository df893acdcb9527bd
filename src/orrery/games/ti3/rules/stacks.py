"""Twilight Imperium 3: stacks: units in one place, counted by kind, with the damaged ones counted separately. The kinds
of units are numbered from 0 (units.py)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, sub
from typing import Generic, Self, TypeVar

K = TypeVar("K", bound=int)
"""A kind of unit."""
J = TypeVar("J", bound=int)


class Stack(tuple[int, ...], Generic[K]):
    """Units by kind. A stack is a value: methods that change it return a new one, so copies of a table share their
    stacks, and a stack can be a key. (Inside: the number of units of each kind, then the number of damaged ones of each
    kind.)"""

    __slots__ = ()

    @classmethod
    def empty(cls, kinds: int) -> Self:
        """No units, in a game with this many kinds of them."""
        return cls((0,) * (2 * kinds))

    def __bool__(self) -> bool:
        """Whether there are any units."""
        return any(self)

    def of(self, kind: K) -> int:
        """The number of units of a kind, damaged or not."""
        return self[kind]

    def damaged(self, kind: K) -> int:
        """The number of damaged units of a kind."""
        return self[len(self) // 2 + kind]

    def whole(self, kind: K) -> int:
        """The number of undamaged units of a kind."""
        return self[kind] - self[len(self) // 2 + kind]

    def among(self, kinds: Iterable[K]) -> int:
        """The number of units of these kinds."""
        return sum([self[kind] for kind in kinds])

    def any_damaged(self) -> bool:
        """Whether a unit is damaged."""
        return any(self[len(self) // 2 :])

    def total(self) -> int:
        """The number of all units."""
        return sum(self[: len(self) // 2])

    def each(self, kinds: Iterable[J]) -> list[J]:
        """Every unit of these kinds, as its kind: two cruisers are `[CRUISER, CRUISER]`."""
        return [kind for kind in kinds for _ in range(self[kind])]

    def present(self, kinds: Iterable[K]) -> list[tuple[K, int, int]]:
        """The kinds of these that are present, each with the numbers of whole and of damaged units."""
        return [(kind, self.whole(kind), self.damaged(kind)) for kind in kinds if self[kind]]

    def add(self, kind: K, number: int = 1, *, damaged: int = 0) -> Self:
        """The stack with more units of a kind, some of them damaged."""
        return self.add_all(((kind, number, damaged),))

    def add_all(self, units: Iterable[tuple[K, int, int]]) -> Self:
        """The stack with more units: how many of each kind, and how many of those are damaged."""
        half, counts = len(self) // 2, [*self]
        for kind, number, damaged in units:
            counts[kind] += number
            counts[half + kind] += damaged
        return type(self)(counts)

    def remove(self, kind: K, number: int = 1, *, damaged: int = 0) -> Self:
        """The stack with fewer units of a kind; some of those removed are damaged ones."""
        return self.add(kind, -number, damaged=-damaged)

    def damage(self, kind: K, number: int = 1) -> Self:
        """The stack with more of the units of a kind damaged."""
        return self.add(kind, 0, damaged=number)

    def repaired(self) -> Self:
        """The stack with all units repaired."""
        half = len(self) // 2
        return type(self)((*self[:half], *(0,) * half))

    def only(self, kinds: Iterable[K]) -> Self:
        """Only the units of these kinds."""
        half, counts = len(self) // 2, [0] * len(self)
        for kind in kinds:
            counts[kind], counts[half + kind] = self[kind], self[half + kind]
        return type(self)(counts)

    def joined(self, *others: Self) -> Self:
        """This stack and others combined."""
        counts: Iterable[int] = self
        for other in others:
            counts = map(add, counts, other)
        return type(self)(counts)

    def without(self, other: Self) -> Self:
        """The stack minus another one that is part of it."""
        return type(self)(map(sub, self, other))
