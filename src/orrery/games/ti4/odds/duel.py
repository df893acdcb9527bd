"""Two forces that roll dice at each other, round by round, until one is gone, computed exactly: how likely each number
of hits is, and how likely each pair of forces is to be left. What a force is, and what hits do to it, is the game's
business (`Rounds`); nothing is sampled."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache, partial
from typing import Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from orrery.games.common.dice import SIDES

Chances = NDArray[np.float64]
Die = tuple[float, ...]
"""How likely one die is to produce no hit, one hit, two hits ..."""
Dice = tuple[tuple[int, Die], ...]
"""Dice by kind: how many, and what one of them does."""
TINY = 1e-11
"""Pairs less likely than this are not followed."""
FAINT = 1e-9
"""The same where there are very many pairs; all of them together stay below a hundred thousandth."""
MANY = 2500
"""So many pairs are very many."""
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


class Part(NamedTuple, Generic[A, D]):
    """Some of what a round may lead to: forces of both sides, and how likely each pair of them is, row by row."""

    attackers: tuple[A, ...]
    defenders: tuple[D, ...]
    chances: Chances
    anew: bool = False
    """From there the same round is fought once more, one of those that are all alike."""


Outcome = tuple[Spread[A], Spread[D]] | Field[A, D] | list[Part[A, D]]
"""What one round may lead to: what each side may become, where one does not depend on the other; or every pair of them;
or in parts."""


class Rounds(Protocol[A, D]):
    """What a game knows about the rounds of a fight."""

    steady: int
    """From this round on all rounds are alike."""

    falling: bool
    """Whether every round that changes anything leaves a lower total of `weight`, so that no pair comes up twice."""

    def weight(self, force: A | D) -> int:
        """What hits, cards and the like can still take from a force."""
        ...

    def fights(self, side: int, force: A | D) -> bool:
        """Whether a side can still fight; the fight goes on as long as both can."""
        ...

    def leaves(self, attacker: A, defender: D, number: int) -> int:
        """The side that leaves after this round if both are left; -1: none."""
        ...

    def outcome(self, attacker: A, defender: D, number: int) -> Outcome[A, D]:
        """What one round may lead to."""
        ...


class DuelEnd(NamedTuple, Generic[A, D]):
    """How a fight ends: the pairs that are left, how likely each side is to have left, and the average number of
    rounds."""

    pairs: Field[A, D]
    left: tuple[float, float]
    rounds: float


class TooLarge(ValueError):
    """There are more pairs of forces than the caller wants examined."""


Numbers = NDArray[np.intp]
Cells = tuple[slice | Numbers, slice | Numbers]
"""Where pairs stand in a table: rows and columns, or the cells one by one."""


class Block(NamedTuple):
    """What one round of a pair may lead to, or a part of that: the numbers of both forces and where these pairs stand,
    and how likely they are, for both apart or (if `other` is None) together; where nothing changes; and the side that
    leaves."""

    rows: Numbers
    columns: Numbers
    at: Cells
    one: Chances
    other: Chances | None
    same: tuple[int, ...] | None
    again: float
    """How likely it is that nothing changes."""
    leaving: int
    anew: float = 0.0
    """How likely it is that the same round is fought once more."""


class Ranks(Generic[S]):
    """The forces of one side that have come up, each with a number, and whether they can still fight."""

    def __init__(self, fights: Callable[[S], bool]) -> None:
        self.forces: list[S] = []
        self.numbers: dict[S, int] = {}
        self.fights = fights
        self.fighting: list[bool] = []

    def number(self, it: S) -> int:
        found = self.numbers.get(it)
        if found is None:
            found = self.numbers[it] = len(self.forces)
            self.forces.append(it)
            self.fighting.append(self.fights(it))
        return found

    def alive(self, numbers: Numbers) -> NDArray[np.bool_]:
        """Which of these can still fight."""
        found: NDArray[np.bool_] = np.array(self.fighting, dtype=bool)[numbers]
        return found

    def lineup(self, many: tuple[S, ...]) -> Lineup:
        return lineup([self.number(it) for it in many])


class Lineup(NamedTuple):
    """The numbers of forces that stand in a row, or one below the other, and where each of them is first."""

    numbers: Numbers
    places: dict[int, int]
    start: int
    """The first of them, if they follow each other one by one, else -1: then a slice says where they are, which is much
    faster."""

    def part(self, most: int) -> slice | Numbers:
        """Where the first of them stand in a table."""
        return slice(self.start, self.start + most) if self.start >= 0 else self.numbers[:most]


def lineup(numbers: list[int]) -> Lineup:
    """Forces with these numbers."""
    start, places = numbers[0], dict[int, int]()
    for at, number in enumerate(numbers):
        places.setdefault(number, at)
    follow = numbers[-1] == start + len(numbers) - 1 and all(at == n - start for n, at in places.items())
    return Lineup(np.array(numbers, dtype=np.intp), places, start if follow else -1)


def cells(rows: slice | Numbers, columns: slice | Numbers) -> Cells:
    """Where rows and columns cross."""
    if isinstance(rows, slice) or isinstance(columns, slice):
        return rows, columns
    return rows[:, None], columns[None, :]


def cell(rows: Lineup, columns: Lineup, a: int, d: int, shape: tuple[int, int]) -> tuple[int, int] | None:
    """Where a pair stands in a table of that size, if it does."""
    i, j = rows.places.get(a, shape[0]), columns.places.get(d, shape[1])
    return (i, j) if i < shape[0] and j < shape[1] else None


class Duel(Generic[A, D]):
    """Rounds between two forces, starting from a field of pairs; `begun` rounds have been fought before."""

    def __init__(self, rounds: Rounds[A, D], field: Field[A, D], begun: int = 0, most: int = 0) -> None:
        self.fought = rounds
        self.ranks: tuple[Ranks[A], Ranks[D]] = Ranks(partial(rounds.fights, 0)), Ranks(partial(rounds.fights, 1))
        self.blocks: dict[tuple[int, int], list[Block]] = {}
        self.most = most
        self.now, self.ends = np.zeros((64, 64)), np.zeros((64, 64))
        self.left = [0.0, 0.0]
        self.rounds = 0.0
        self.begun = begun
        self.lineups: dict[tuple[int, int], tuple[tuple[Hashable, ...], Lineup]] = {}
        self.single: dict[tuple[int, int], tuple[Lineup, Numbers]] = {}
        """Forces that stand several times in a tuple: each once, and where each of the tuple is among them."""
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
            for a, d in zip(*np.nonzero(before > self._least()), strict=True):
                if self.ranks[0].fighting[a] and self.ranks[1].fighting[d]:
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
        """All rounds are alike from now on: pairs that can lose most come first, so that each comes up only once."""
        weight = self.fought.weight
        totals = np.zeros((0, 0), dtype=int)
        while True:
            mine, theirs = (it.forces for it in self.ranks)
            if totals.shape != (len(mine), len(theirs)):
                heights = np.array([weight(a) for a in mine], dtype=int)
                totals = heights[:, None] + np.array([weight(d) for d in theirs], dtype=int)
            left = self.now[: totals.shape[0], : totals.shape[1]] > self._least()
            if not left.any():
                break
            for a, d in zip(*np.nonzero(left & (totals == totals[left].max())), strict=True):
                p, self.now[a, d] = float(self.now[a, d]), 0.0
                if self.ranks[0].fighting[a] and self.ranks[1].fighting[d]:
                    self._round(int(a), int(d), p, number)
                else:
                    self.ends[a, d] += p

    def _least(self) -> float:
        """Pairs must be more likely than this to be followed."""
        return FAINT if len(self.ranks[0].forces) * len(self.ranks[1].forces) > MANY else TINY

    def _round(self, a: int, d: int, p: float, number: int) -> None:
        """One round for one pair. Where all rounds are alike, one in which nothing changes only makes every other
        outcome more likely."""
        steady = number >= self.fought.steady
        blocks = self.blocks.get((a, d)) if steady else None
        if blocks is None:
            blocks = self._blocks(a, d, number)
            if steady:
                self.blocks[a, d] = blocks
        stays = steady and blocks[0].leaving < 0
        again = sum([it.again for it in blocks]) if stays else 0.0
        if again > SURE:
            self.ends[a, d] += p
            return
        p /= 1 - again
        self.rounds += p * (1 - sum([it.anew for it in blocks]))
        for rows, columns, at, one, other, same, _, leaving, anew in blocks:
            chances = one * p if other is None else (one * p)[:, None] * other
            if stays and same is not None:
                chances[same] = 0.0
            if leaving < 0 or anew:
                self.now[at] += chances
            else:
                self.ends[at] += chances
                mine, theirs = self.ranks[0].alive(rows), self.ranks[1].alive(columns)
                both = mine & theirs if chances.ndim == 1 else mine[:, None] & theirs
                self.left[leaving] += float((chances * both).sum())

    def _blocks(self, a: int, d: int, number: int) -> list[Block]:
        """What one round of a pair may lead to."""
        pair = self.ranks[0].forces[a], self.ranks[1].forces[d]
        leaving = self.fought.leaves(*pair, number)
        found = self.fought.outcome(*pair, number)
        if isinstance(found, dict):
            rows = self.ranks[0].lineup(tuple(one for one, _ in found)).numbers
            columns = self.ranks[1].lineup(tuple(other for _, other in found)).numbers
            self._grow()
            chances = np.array([*found.values()])
            (at,) = np.nonzero((rows == a) & (columns == d))
            same, again = ((int(at[0]),), float(chances[at[0]])) if len(at) else (None, 0.0)
            return [Block(rows, columns, (rows, columns), chances, None, same, again, leaving)]
        if isinstance(found, list):
            return [self._table(a, d, part, leaving) for part in found if part.chances.any()]
        one, other = found[0].chances, found[1].chances
        shape = len(one), len(other)
        mine, theirs = self._lineup(self.ranks[0], found[0].forces), self._lineup(self.ranks[1], found[1].forces)
        self._grow()
        both = cell(mine, theirs, a, d, shape)
        again = float(one[both[0]] * other[both[1]]) if both is not None else 0.0
        at_ = cells(mine.part(shape[0]), theirs.part(shape[1]))
        return [Block(mine.numbers[: shape[0]], theirs.numbers[: shape[1]], at_, one, other, both, again, leaving)]

    def _table(self, a: int, d: int, part: Part[A, D], leaving: int) -> Block:
        """A part of what a round may lead to, with each force only once."""
        rows, chances = self._once(self.ranks[0], part.attackers, part.chances)
        columns, turned = self._once(self.ranks[1], part.defenders, chances.T)
        self._grow()
        table = turned.T
        same = cell(rows, columns, a, d, table.shape)
        again = float(table[same]) if same is not None else 0.0
        anew = float(table.sum()) if part.anew else 0.0
        at = cells(rows.part(len(rows.numbers)), columns.part(len(columns.numbers)))
        return Block(rows.numbers, columns.numbers, at, table, None, same, again, leaving, anew)

    def _once(self, ranks: Ranks[S], forces: tuple[S, ...], chances: Chances) -> tuple[Lineup, Chances]:
        """The numbers of forces, each once, and what is likely of each."""
        whole, key = self._lineup(ranks, forces), (id(ranks), id(forces))
        if len(whole.places) == len(forces):
            return whole, chances
        if key not in self.single:
            found, at = np.unique(whole.numbers, return_inverse=True)
            self.single[key] = lineup(found.tolist()), at
        once, at = self.single[key]
        total = np.zeros((len(once.numbers), chances.shape[1]))
        np.add.at(total, at, chances)
        return once, total

    def _lineup(self, ranks: Ranks[S], forces: tuple[S, ...]) -> Lineup:
        """The numbers of forces; the same tuple of forces comes up again and again."""
        if len(forces) == 1:
            return ranks.lineup(forces)
        key = id(ranks), id(forces)
        found = self.lineups.get(key)
        if found is None:
            found = self.lineups[key] = forces, ranks.lineup(forces)
        return found[1]

    def _grow(self) -> None:
        """Make room for forces that have not come up before."""
        need = len(self.ranks[0].forces), len(self.ranks[1].forces)
        if self.most and need[0] * need[1] > self.most:
            raise TooLarge(f"{need[0]} x {need[1]} forces")
        have = self.now.shape
        if need[0] > have[0] or need[1] > have[1]:
            more = [(0, 0 if n <= h else max(h, n - h)) for n, h in zip(need, have, strict=True)]
            self.now, self.ends = np.pad(self.now, more), np.pad(self.ends, more)
