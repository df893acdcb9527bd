"""Twilight Imperium 3: two forces roll dice at each other until one is gone (T3.7.9, T3.8.7), computed exactly: how
likely each number of hits is, and how likely each pair of forces is to be left. Nothing is sampled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.games.ti3.rules.things import Figure, Fleet
from orrery.games.ti3.rules.units import DREADNOUGHT, GROUND_FORCE, PDS, UNDAMAGED, ships

SHIELDS, BREACH = GROUND_FORCE, PDS
"""Units that take no part in a space battle are used here to represent something else. The first: a card Shields
Holding in hand. The second: hits that a dreadnought in the breach still takes for all others, two if it is whole, one
if it is damaged (Into the Breach)."""
Shots = tuple[tuple[int, float, float], ...]
"""How many dice, how likely each of them hits, and how likely when it is re-rolled for a command counter."""
Pair = tuple[Fleet, Fleet, int, int]
"""Both forces, and the counters that each may still spend on re-rolls."""
Field = dict[Pair, float]
"""How likely each pair is."""
Table = NDArray[np.float64]
Rows = NDArray[np.intp]


def shots(dice: int, chance: float, again: bool = False) -> tuple[int, float, float]:
    """Dice of one kind; `again`: misses are re-rolled once for free (Graviton Laser System)."""
    return dice, 1 - (1 - chance) ** 2 if again else chance, chance


@lru_cache(maxsize=8192)
def scored(volley: Shots, paid: int = 0, free: int = 0, whole: bool = False) -> Table:
    """How likely a volley is to leave each number of counters (rows, up to `paid`) and to score each number of hits
    (columns). `free` dice that miss are re-rolled once (a general); then the best of those that missed, one counter
    each time, until they hit (Jol-Nar), or the whole roll."""
    if whole and paid:
        return _whole(volley, paid, free)
    found = np.zeros((free + 1, paid + 1, 1))
    found[free, paid, 0] = 1.0
    order = volley if free else sorted(volley, key=lambda each: -each[2])
    for dice, first, later in order:
        for _ in range(dice):
            found = _die(found, first, later)
    summed: Table = found.sum(axis=0)
    summed.setflags(write=False)
    return summed


def _whole(volley: Shots, paid: int, free: int) -> Table:
    """All dice are re-rolled, one counter each time, as long as the roll has fewer hits than such a roll has on average
    (T3.17.15). Free re-rolls apply only the first time."""
    average = sum(dice * later for dice, _, later in volley)
    now = scored(volley, 0, free)[0]
    again = scored(tuple((dice, later, later) for dice, _, later in volley))[0]
    poor = np.arange(len(now)) < average - 1e-9
    found = np.zeros((paid + 1, len(now)))
    for counters in range(paid, 0, -1):
        found[counters] = np.where(poor, 0, now)
        now = again * now[poor].sum()
    found[0] = now
    found.setflags(write=False)
    return found


def _die(found: Table, first: float, later: float) -> Table:
    """One more die."""
    free, paid, width = found.shape
    wider = np.zeros((free, paid, width + 1))
    wider[:, :, 1:] += found * first
    missed = found * (1 - first)
    if free > 1:
        wider[:-1, :, 1:] += missed[1:] * later
        missed = np.concatenate([missed[:1] + missed[1:2] * (1 - later), missed[2:] * (1 - later), 0 * missed[:1]])
    if later:
        for k in range(paid - 1, 0, -1):
            wider[:, k - 1, 1:] += missed[:, k] * later
            missed[:, k - 1] += missed[:, k] * (1 - later)
            missed[:, k] = 0
    wider[:, :, :-1] += missed
    return wider


@lru_cache(maxsize=8192)
def struck(fleet: Fleet, order: tuple[Figure, ...], needed: tuple[Figure, ...]) -> tuple[Fleet, ...]:
    """A force after 0, 1, 2 ... hits, until none of the units it needs is left (T3.7.10). A dreadnought or war sun is
    damaged before it is lost; among several, the damaged ones are lost first."""
    found = [fleet]
    while found[-1].among(needed):
        found.append(_hit(found[-1], order))
    return tuple(found)


def _hit(now: Fleet, order: tuple[Figure, ...]) -> Fleet:
    """One more hit. A dreadnought in the breach takes it before all others, twice if it is whole."""
    if now.of(BREACH) and now.of(DREADNOUGHT):
        whole = now.of(BREACH) == 2
        return (now.damage(DREADNOUGHT) if whole else now.remove(DREADNOUGHT, damaged=1)).remove(BREACH)
    for item in order:
        unit = UNDAMAGED.get(item, item)
        strong = unit in UNDAMAGED.values()
        if unit != item or (strong and now.of(unit) and not now.damaged(unit)):
            if now.whole(unit) > 0:
                return now.damage(unit)
        elif now.of(unit):
            return now.remove(unit, damaged=int(strong))
    return now


class Force(NamedTuple):
    """One side of a duel: the order in which it takes losses, the units without which it is beaten, the dice of a force
    in a round, how many dice it re-rolls for free, the round in which it announces a withdrawal (0: never), and the
    number of ships at which it does; whether counters re-roll a whole roll; and whether SHIELDS are a card that turns
    away two hits of a round, played as soon as there are any (Shields Holding)."""

    order: tuple[Figure, ...]
    needed: tuple[Figure, ...]
    volley: Callable[[Fleet, int], Shots]
    steady: int
    """From this round on, all rounds are alike."""
    free: int = 0
    leave: int = 0
    few: int = 0
    whole: bool = False
    shielded: bool = False

    def alive(self, fleet: Fleet) -> bool:
        return fleet.among(self.needed) > 0

    def steps(self, fleet: Fleet) -> tuple[Fleet, ...]:
        if not self.shielded or not fleet.of(SHIELDS):
            return struck(fleet, self.order, self.needed)
        bare = struck(fleet.remove(SHIELDS, fleet.of(SHIELDS)), self.order, self.needed)
        return (fleet, bare[0], *bare)


class DuelEnd(NamedTuple):
    """How a duel ends: the pairs that are left, how likely each side is to have withdrawn, and the average number of
    rounds."""

    pairs: Field
    left: tuple[float, float]
    rounds: float


class TooLarge(ValueError):
    """There are more pairs of forces than the caller wants examined."""


def after(fleet: Fleet, force: Force, hits: Iterable[float]) -> list[tuple[Fleet, float]]:
    """What may be left of a force, and how likely it is."""
    steps, found = force.steps(fleet), [*hits]
    last = len(steps) - 1
    chances = [*found[:last], sum(found[last:])]
    return [(left, p) for left, p in zip(steps, chances, strict=False) if p]


# --- rounds ------------------------------------------------------------------------------------------------------


class Ranks:
    """All forces that one side may be reduced to, each with a number; what hits reduce it to, and how many it can
    take."""

    def __init__(self, force: Force, fleets: Iterable[Fleet]) -> None:
        self.force = force
        every = {step for fleet in fleets for step in force.steps(fleet)}
        self.fleets = sorted(every, key=lambda fleet: (len(force.steps(fleet)), fleet))
        self.number = {fleet: n for n, fleet in enumerate(self.fleets)}
        self.chain: list[Rows] = [np.array([self.number[f] for f in force.steps(fleet)]) for fleet in self.fleets]
        self.life = [len(chain) - 1 for chain in self.chain]
        self.alive = [force.alive(fleet) for fleet in self.fleets]
        self.few = [bool(force.few) and ships(fleet) <= force.few for fleet in self.fleets]


class Duel:
    """Rounds between two forces, starting from a field of pairs. The rounds before this one have been fought."""

    def __init__(self, forces: tuple[Force, Force], field: Field, begun: int, most: int) -> None:
        self.forces = forces
        self.ranks = Ranks(forces[0], {pair[0] for pair in field}), Ranks(forces[1], {pair[1] for pair in field})
        self.paid = max((p[2] for p in field), default=0), max((p[3] for p in field), default=0)
        size = len(self.ranks[0].fleets) * len(self.ranks[1].fleets) * (self.paid[0] + 1) * (self.paid[1] + 1)
        if size > most:
            raise TooLarge(f"{size} pairs of forces")
        self.shape = len(self.ranks[0].fleets), self.paid[0] + 1, len(self.ranks[1].fleets), self.paid[1] + 1
        alive = [np.array(ranks.alive, dtype=bool) for ranks in self.ranks]
        self.decided = np.broadcast_to(~(alive[0][:, None] & alive[1])[:, None, :, None], self.shape)
        self.shielded = any(it.force.shielded and any(fleet.of(SHIELDS) for fleet in it.fleets) for it in self.ranks)
        self.ends = np.zeros(self.shape)
        self.left = [0.0, 0.0]
        self.rounds = 0.0
        self.begun = begun
        self.now = np.zeros(self.shape)
        for (a, d, ka, kd), p in field.items():
            self.now[self.ranks[0].number[a], ka, self.ranks[1].number[d], kd] += p

    def fight(self, leaving: int = -1) -> DuelEnd:
        """To the end; `leaving`: the side that has announced a withdrawal for the round that begins now."""
        number = self.begun
        last = max(f.steady for f in self.forces)
        last = max(last, *(f.leave + 1 for f in self.forces))
        while True:
            number += 1
            self._settle()
            if not self.now.any():
                break
            if leaving < 0:
                leaving = next((i for i in (0, 1) if self.forces[i].leave == number), -1)
            if leaving < 0 and number >= last:
                self._to_the_end(number)
                break
            self._round(number, leaving)
            leaving = -1
        pairs: Field = {}
        one, other = (ranks.fleets for ranks in self.ranks)
        for a, ka, d, kd in zip(*np.nonzero(self.ends), strict=True):
            pairs[one[a], other[d], int(ka), int(kd)] = float(self.ends[a, ka, d, kd])
        return DuelEnd(pairs, (self.left[0], self.left[1]), self.rounds)

    def _settle(self) -> None:
        """Set aside what is decided."""
        self.ends += np.where(self.decided, self.now, 0)
        self.now = np.where(self.decided, 0, self.now)

    def _flees(self, a: int, d: int) -> int:
        """The side that announces a withdrawal because it has become small, the attacker first; -1: none."""
        return 0 if self.ranks[0].few[a] else 1 if self.ranks[1].few[d] else -1

    def _outcome(self, a: int, ka: int, d: int, kd: int, number: int) -> tuple[Any, Table]:
        """The pairs that one round may lead to, and how likely each is."""
        mine, theirs = self.ranks
        forces = self.forces
        hit = scored(forces[0].volley(mine.fleets[a], number), ka, forces[0].free, forces[0].whole)
        took = scored(forces[1].volley(theirs.fleets[d], number), kd, forces[1].free, forces[1].whole)
        hit, took = _cut(hit, len(theirs.chain[d])), _cut(took, len(mine.chain[a]))
        chances = took.T[:, None, None, :] * hit[None, :, :, None]
        left_a, left_d = mine.chain[a][: took.shape[1]], theirs.chain[d][: hit.shape[1]]
        where = left_a[:, None, None, None], np.arange(ka + 1)[:, None, None], left_d[:, None], np.arange(kd + 1)
        return where, chances

    def _put(self, into: Table, where: Any, chances: Table) -> None:
        """Add chances where they belong. Behind shields two numbers of hits may have the same result."""
        if self.shielded:
            np.add.at(into, where, chances)
        else:
            into[where] += chances

    def _round(self, number: int, leaving: int) -> None:
        """A round of dice for all pairs at once; then a side withdraws, where both are left."""
        before, self.now = self.now, np.zeros(self.shape)
        self.rounds += float(before.sum())
        gone = np.zeros(self.shape)
        for a, ka, d, kd in zip(*np.nonzero(before), strict=True):
            where, chances = self._outcome(a, ka, d, kd, number)
            flees = leaving if leaving >= 0 else self._flees(a, d)
            if flees >= 0:
                self._leave(where, chances * before[a, ka, d, kd], flees, gone)
            else:
                self._put(self.now, where, chances * before[a, ka, d, kd])
        self.ends += gone

    def _leave(self, where: Any, chances: Table, side: int, into: Table) -> None:
        self._put(into, where, chances)
        both = np.where(self.decided[where], 0, chances)
        self.left[side] += float(both.sum())

    def _to_the_end(self, number: int) -> None:
        """Rounds until everything is decided. The pairs that can take most come first: a round in which nothing changes
        is repeated, so it only makes every other outcome more likely."""
        mine, theirs = self.ranks
        if self.paid == (0, 0) and not any(mine.few) and not any(theirs.few) and not self.shielded:
            self._plainly(number)
            return
        pairs = [
            (-mine.life[a] - theirs.life[d], -ka - kd, a, ka, d, kd)
            for a in range(self.shape[0])
            for d in range(self.shape[2])
            if mine.alive[a] and theirs.alive[d]
            for ka in range(self.shape[1])
            for kd in range(self.shape[3])
        ]
        for *_, a, ka, d, kd in sorted(pairs):
            p = self.now[a, ka, d, kd]
            if not p:
                continue
            where, chances = self._outcome(a, ka, d, kd, number)
            flees = self._flees(a, d)
            self.now[a, ka, d, kd] = 0
            if flees >= 0:
                self.rounds += float(p)
                self._leave(where, chances * p, flees, self.ends)
                continue
            again = float(chances[0, ka, 0, kd])
            if again > 1 - 1e-12:
                self.ends[a, ka, d, kd] += p
                continue
            self.rounds += float(p) / (1 - again)
            self._put(self.now, where, chances * (p / (1 - again)))
            self.now[a, ka, d, kd] = 0
        self.ends += self.now

    def _plainly(self, number: int) -> None:
        """The same without re-rolls for counters and without withdrawals: the usual case, made fast."""
        mine, theirs = self.ranks
        now, ends = self.now[:, 0, :, 0], self.ends[:, 0, :, 0]
        rolled = [
            [scored(force.volley(fleet, number), 0, force.free)[0] for fleet in ranks.fleets]
            for force, ranks in zip(self.forces, self.ranks, strict=True)
        ]
        life = np.array(mine.life)[:, None] + np.array(theirs.life)
        order = np.argsort(-life, axis=None, kind="stable")
        width = len(theirs.fleets)
        for at in order[~self.decided[:, 0, :, 0].reshape(-1)[order]].tolist():
            a, d = divmod(at, width)
            p = float(now[a, d])
            if not p:
                continue
            hit, took = _cut(rolled[0][a], len(theirs.chain[d])), _cut(rolled[1][d], len(mine.chain[a]))
            again = float(hit[0] * took[0])
            now[a, d] = 0
            if again > 1 - 1e-12:
                ends[a, d] += p
                continue
            p /= 1 - again
            self.rounds += p
            now[mine.chain[a][: len(took), None], theirs.chain[d][: len(hit)]] += np.outer(took * p, hit)
            now[a, d] = 0
        ends += now


def _cut(hits: Table, most: int) -> Table:
    """More hits than a force can take count as many as it can take."""
    if hits.shape[-1] <= most:
        return hits
    rest = hits[..., most - 1 :].sum(axis=-1, keepdims=True)
    return np.concatenate([hits[..., : most - 1], rest], axis=-1)
