"""Two forces that roll dice at each other, round by round, until one is gone, computed exactly: how likely each number
of hits is, and how likely each pair of forces is to be left. What a force is, and what hits do to it, is the game's
business (`Rounds`); nothing is sampled."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from orrery.games.common.dice import SIDES

Chances = NDArray[np.float64]
Die = tuple[float, ...]
"""How likely one die is to produce no hit, one hit, two hits ..."""
Dice = tuple[tuple[int, Die], ...]
"""Dice by kind: how many, and what one of them does."""
TINY = 1e-13
"""Pairs less likely than this are not followed."""
SURE = 1 - 1e-12


def die(need: int, again: bool = False) -> Die:
    """A die that hits on `need` or higher; `again`: if it misses it is rolled once more."""
    chance = max(0, min(SIDES, SIDES + 1 - need)) / SIDES
    return rerolled((1 - chance, chance)) if again else (1 - chance, chance)


def rerolled(it: Die) -> Die:
    """A die that is rolled once more if it has not hit."""
    return (it[0] * it[0], *(p * (1 + it[0]) for p in it[1:]))


@lru_cache(maxsize=1 << 14)
def several(count: int, it: Die) -> Chances:
    """How likely each number of hits is with so many dice of a kind."""
    found = np.ones(1)
    for _ in range(count):
        found = np.convolve(found, it)
    found.setflags(write=False)
    return found


@lru_cache(maxsize=1 << 14)
def scored(dice: Dice) -> Chances:
    """How likely each number of hits is."""
    found = np.ones(1)
    for count, it in dice:
        found = np.convolve(found, several(count, it))
    found.setflags(write=False)
    return found


A = TypeVar("A", bound=Hashable)
D = TypeVar("D", bound=Hashable)
S = TypeVar("S", bound=Hashable)
Field = dict[tuple[A, D], float]
"""How likely each pair of forces is."""


class Spread(NamedTuple, Generic[S]):
    """The forces that one may become, each once, and how likely each of them is."""

    forces: tuple[S, ...]
    chances: Chances


def spread(chances: Mapping[S, float]) -> Spread[S]:
    """The same from a mapping."""
    return Spread(tuple(chances), np.array([*chances.values()]))


class Rounds(Protocol[A, D]):
    """What a game knows about the rounds of a fight."""

    steady: int
    """From this round on all rounds are alike."""

    falling: bool
    """Whether every round that changes anything leaves a lower total of `weight`, so that no pair comes up twice."""

    def weight(self, force: A | D) -> int:
        """What hits, cards and the like can still take from a force."""
        ...

    def both_fight(self, attacker: A, defender: D) -> bool:
        """Whether the fight goes on."""
        ...

    def leaves(self, attacker: A, defender: D, number: int) -> int:
        """The side that leaves after this round if both are left; -1: none."""
        ...

    def outcome(self, attacker: A, defender: D, number: int) -> tuple[Spread[A], Spread[D]] | Field[A, D]:
        """What one round may lead to: what each side may become, where one does not depend on the other; or every pair
        of them."""
        ...


class DuelEnd(NamedTuple, Generic[A, D]):
    """How a fight ends: the pairs that are left, how likely each side is to have left, and the average number of
    rounds."""

    pairs: Field[A, D]
    left: tuple[float, float]
    rounds: float


class TooLarge(ValueError):
    """There are more pairs of forces than the caller wants examined."""


class Ranks(Generic[S]):
    """The forces of one side that have come up, each with a number."""

    def __init__(self) -> None:
        self.forces: list[S] = []
        self.numbers: dict[S, int] = {}

    def number(self, it: S) -> int:
        found = self.numbers.get(it)
        if found is None:
            found = self.numbers[it] = len(self.forces)
            self.forces.append(it)
        return found

    def rows(self, many: tuple[S, ...]) -> NDArray[np.intp]:
        return np.array([self.number(it) for it in many], dtype=np.intp)


class Duel(Generic[A, D]):
    """Rounds between two forces, starting from a field of pairs; `begun` rounds have been fought before."""

    def __init__(self, rounds: Rounds[A, D], field: Field[A, D], begun: int = 0, most: int = 0) -> None:
        self.fought = rounds
        self.ranks: tuple[Ranks[A], Ranks[D]] = Ranks(), Ranks()
        self.most = most
        self.now, self.ends = np.zeros((64, 64)), np.zeros((64, 64))
        self.left = [0.0, 0.0]
        self.rounds = 0.0
        self.begun = begun
        self.rows: dict[tuple[int, int], tuple[tuple[Hashable, ...], NDArray[np.intp]]] = {}
        for (a, d), p in field.items():
            at = self.ranks[0].number(a), self.ranks[1].number(d)
            self._grow()
            self.now[at] += p

    def fight(self) -> DuelEnd[A, D]:
        """To the end."""
        number = self.begun
        while True:
            number += 1
            if self.fought.falling and number >= self.fought.steady:
                self._to_the_end(number)
                break
            before, self.now = self.now, np.zeros_like(self.now)
            going = False
            for a, d in zip(*np.nonzero(before > TINY), strict=True):
                pair = self.ranks[0].forces[a], self.ranks[1].forces[d]
                if self.fought.both_fight(*pair):
                    going = True
                    self._round(int(a), int(d), float(before[a, d]), number)
                else:
                    self.ends[a, d] += before[a, d]
            if not going:
                break
        one, other = (it.forces for it in self.ranks)
        pairs: Field[A, D] = {}
        for a, d in zip(*np.nonzero(self.ends), strict=True):
            pairs[one[a], other[d]] = float(self.ends[a, d])
        return DuelEnd(pairs, (self.left[0], self.left[1]), self.rounds)

    def _to_the_end(self, number: int) -> None:
        """All rounds are alike from now on: pairs that can lose most come first, and each comes up only once."""
        weight = self.fought.weight
        level = max((weight(a) for a in self.ranks[0].forces), default=0)
        level += max((weight(d) for d in self.ranks[1].forces), default=0)
        totals = np.full((0, 0), -1)
        while level >= 0:
            if totals.shape != (len(self.ranks[0].forces), len(self.ranks[1].forces)):
                mine = np.array([weight(a) for a in self.ranks[0].forces])
                totals = mine[:, None] + np.array([weight(d) for d in self.ranks[1].forces])
            here = (totals == level) & (self.now[: totals.shape[0], : totals.shape[1]] > TINY)
            for a, d in zip(*np.nonzero(here), strict=True):
                p, self.now[a, d] = float(self.now[a, d]), 0.0
                if self.fought.both_fight(self.ranks[0].forces[a], self.ranks[1].forces[d]):
                    self._round(int(a), int(d), p, number)
                else:
                    self.ends[a, d] += p
            level -= 1

    def _round(self, a: int, d: int, p: float, number: int) -> None:
        """One round for one pair. Where all rounds are alike, one in which nothing changes only makes every other
        outcome more likely."""
        mine, theirs = self.ranks[0].forces[a], self.ranks[1].forces[d]
        steady = number >= self.fought.steady
        leaving = self.fought.leaves(mine, theirs, number)
        found = self.fought.outcome(mine, theirs, number)
        rows, columns, chances = self._cells(found) if isinstance(found, dict) else self._block(*found)
        if steady and leaving < 0:
            again = self._stays(rows, columns, chances, a, d)
            if again > SURE:
                self.ends[a, d] += p
                return
            p /= 1 - again
        self.rounds += p
        if leaving < 0:
            chances *= p
            self.now[rows, columns] += chances
        else:
            self.ends[rows, columns] += chances * p
            for at in np.ndindex(chances.shape):
                both = (
                    self.ranks[0].forces[np.broadcast_to(rows, chances.shape)[at]],
                    self.ranks[1].forces[np.broadcast_to(columns, chances.shape)[at]],
                )
                if self.fought.both_fight(*both):
                    self.left[leaving] += float(chances[at]) * p

    @staticmethod
    def _stays(rows: NDArray[np.intp], columns: NDArray[np.intp], chances: Chances, a: int, d: int) -> float:
        """How likely it is that nothing changes; from now on that is not among the chances."""
        if chances.ndim == 2 and rows[0, 0] == a and columns[0, 0] == d:  # no hits at all
            found, chances[0, 0] = float(chances[0, 0]), 0.0
            return found
        same = (rows == a) & (columns == d)
        found = float(chances[np.broadcast_to(same, chances.shape)].sum())
        chances[np.broadcast_to(same, chances.shape)] = 0.0
        return found

    def _block(self, mine: Spread[A], theirs: Spread[D]) -> tuple[NDArray[np.intp], NDArray[np.intp], Chances]:
        """The cells of all pairs of two spreads."""
        rows, columns = self._numbers(0, mine), self._numbers(1, theirs)
        self._grow()
        return rows[:, None], columns[None, :], mine.chances[:, None] * theirs.chances

    def _numbers(self, side: int, it: Spread[A] | Spread[D]) -> NDArray[np.intp]:
        """The numbers of forces; the same tuple of forces comes up again and again."""
        key = side, id(it.forces)
        if key not in self.rows:
            self.rows[key] = it.forces, self.ranks[side].rows(it.forces)  # type: ignore[arg-type]
        return self.rows[key][1][: len(it.chances)]

    def _cells(self, found: Field[A, D]) -> tuple[NDArray[np.intp], NDArray[np.intp], Chances]:
        rows = self.ranks[0].rows(tuple(a for a, _ in found))
        columns = self.ranks[1].rows(tuple(d for _, d in found))
        self._grow()
        return rows, columns, np.array([*found.values()])

    def _grow(self) -> None:
        """Make room for forces that have not come up before."""
        need = len(self.ranks[0].forces), len(self.ranks[1].forces)
        if self.most and need[0] * need[1] > self.most:
            raise TooLarge(f"{need[0]} x {need[1]} forces")
        have = self.now.shape
        if need[0] > have[0] or need[1] > have[1]:
            more = [(0, 0 if n <= h else max(h, n - h)) for n, h in zip(need, have, strict=True)]
            self.now, self.ends = np.pad(self.now, more), np.pad(self.ends, more)
