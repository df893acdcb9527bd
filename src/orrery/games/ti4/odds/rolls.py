"""Twilight Imperium 4: what both sides of a round roll together, for the exact odds, as tables of the hits on both:
what is rolled may change what the roller has (a crown, trade goods), and dice may be rolled again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.games.ti4.odds.duel import Chances, Part, scored
from orrery.games.ti4.odds.rounds import Chain, CombatRounds, RolledHits
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER
from orrery.games.ti4.odds.stacks import THUNDARIAN, Stack, Taking

Pair = tuple[Stack, Stack]


class Variants(NamedTuple):
    """What a side may have left when it has rolled, each once, and how likely each number of hits is with it: a row for
    each."""

    left: tuple[Stack, ...]
    hits: Chances


class Aftermath(NamedTuple):
    """All that hits may leave of these: each once, and where in the list 0, 1, 2 ... hits lead from each of them: the
    place of the cell in a table of what is left (rows) of each of them (columns)."""

    steps: tuple[Stack, ...]
    at: NDArray[np.intp]
    shape: tuple[int, int]


class RolledRounds(CombatRounds):
    """Rounds in which both roll together. Tuples of stacks are kept, so that each is looked at only once."""

    def __init__(self, *about: Any) -> None:
        super().__init__(*about)
        self._variants: dict[tuple[int, int, int, int], Variants] = {}
        self._hit: dict[tuple[int, int], tuple[Variants, Aftermath]] = {}
        self._repeated: dict[tuple[int, int, int], Chances] = {}

    def variants(self, side: int, mine: Stack, theirs: Stack, number: int) -> Variants:
        """What a side may have left when it has rolled."""
        key = side, min(number, self.steady), self.known(mine)[0], self.seen(theirs)
        found = self._variants.get(key)
        if found is None:
            if self.changes_itself(side, mine, number) and (self.bribes(mine) or self.crowns[side] is not None):
                found = by_left(self.rolls(side, mine, theirs, number))
            else:
                found = Variants((mine,), scored(self.dice(side, mine, theirs, number).free)[None, :])
            self._variants[key] = found
        return found

    def thrown(self, pair: Pair, number: int, p: float = 1.0) -> Iterator[tuple[Pair, Chances, bool]]:
        """What both have left when they have rolled, with a table of the hits on the attacker and on the defender; a
        side that has more to take than the other lets all dice be rolled again, if its agent can. Where all rounds are
        alike, that is only said, with the chance of it."""
        attackers, defenders = self.variants(ATTACKER, *pair, number), self.variants(DEFENDER, *pair[::-1], number)
        for a, by_attacker in zip(*attackers, strict=True):
            for d, by_defender in zip(*defenders, strict=True):
                table = self.totalled(p * np.outer(by_defender, by_attacker))
                angry = next((side for side, it in enumerate((a, d)) if it.kept[THUNDARIAN]), -1)
                if angry >= 0:
                    lucky = level(*table.shape)
                    lucky = lucky if angry == ATTACKER else level(*table.shape[::-1]).T
                    kept = table * lucky
                    again = float(table.sum() - kept.sum())
                    calmed = (a.without(THUNDARIAN), d) if angry == ATTACKER else (a, d.without(THUNDARIAN))
                    if number >= self.steady:
                        yield calmed, np.array([[again]]), True
                    else:
                        yield from self.thrown(calmed, number, again)
                    table = kept
                yield (a, d), table, False

    def totalled(self, table: Chances) -> Chances:
        """The hits on both as texts count them."""
        return table

    def together(self, pair: Pair, number: int) -> Part[Stack, Stack] | None:
        """The same and what the hits leave, where only one side changes by what it rolls and no dice are rolled again;
        otherwise nothing."""
        if any(it.kept[THUNDARIAN] for it in pair):
            return None
        by = [self.variants(ATTACKER, *pair, number), self.variants(DEFENDER, *pair[::-1], number)]
        side = ATTACKER if len(by[ATTACKER].left) > 1 else DEFENDER
        if len(by[1 - side].left) > 1:
            return None
        other = pair[1 - side]
        mine = self.hit(by[side], self.taking(side, pair[side], other, number))
        theirs = self.chain(other, self.taking(1 - side, other, pair[side], number))
        many, most = mine.shape
        on_me = self.repeated(by[1 - side], many, most)
        left = np.bincount(mine.at, on_me, len(mine.steps) * many).reshape(-1, many)
        table = left @ self.no_more(by[side], len(theirs.steps))
        if side == ATTACKER:
            return Part(mine.steps, theirs.steps, table)
        return Part(theirs.steps, mine.steps, table.T)

    def repeated(self, by: Variants, many: int, most: int) -> Chances:
        """How likely each number of hits is, up to `most` of them, as often as there are rows to which that happens."""
        key = id(by), many, most
        found = self._repeated.get(key)
        if found is None:
            found = self._repeated[key] = np.tile(folded(by.hits[0][:, None], most)[:, 0], many)
        return found

    def no_more(self, by: Variants, most: int) -> Chances:
        """The same with what the roller has left, a row for each."""
        key = id(by), 0, most
        found = self._repeated.get(key)
        if found is None:
            found = self._repeated[key] = np.ascontiguousarray(folded(by.hits.T, most).T)
        return found

    def hit(self, some: Variants, how: Taking) -> Aftermath:
        """What 0, 1, 2 ... hits leave of each of these."""
        key = id(some), id(how)
        found = self._hit.get(key)
        if found is None:
            chains = [self.chain(it, how) for it in some.left]
            found = self._hit[key] = some, struck(chains)
        return found[1]


def struck(chains: list[Chain]) -> Aftermath:
    """Chains as one list."""
    numbers: dict[Stack, int] = {}
    at = np.zeros((len(chains), max(len(it.steps) for it in chains)), dtype=np.intp)
    for row, it in enumerate(chains):
        places = [numbers.setdefault(step, len(numbers)) for step in it.steps]
        at[row, : len(places)] = places
        at[row, len(places) :] = places[-1]
    many, most = at.shape
    return Aftermath(tuple(numbers), (at * many + np.arange(many)[:, None]).ravel(), (many, most))


def by_left(rolled: list[RolledHits]) -> Variants:
    """Rolls by what they leave of the roller."""
    hits: dict[Stack, dict[int, float]] = {}
    for it in rolled:
        some = hits.setdefault(it.left, {})
        some[it.hits] = some.get(it.hits, 0.0) + it.chance
    table = np.zeros((len(hits), 1 + max(it.hits for it in rolled)))
    for row, some in enumerate(hits.values()):
        for n, p in some.items():
            table[row, n] = p
    return Variants(tuple(hits), table)


@lru_cache(maxsize=1 << 12)
def level(rows: int, columns: int) -> Chances:
    """1 where the first side has no more hits to take than the other one."""
    found = (np.arange(rows)[:, None] <= np.arange(columns)).astype(np.float64)
    found.setflags(write=False)
    return found


def folded(table: Chances, most: int) -> Chances:
    """A table with no more rows than that: what would be beyond the last one counts there. And no fewer."""
    if len(table) == most:
        return table
    found = np.zeros((most, table.shape[1]))
    if len(table) < most:
        found[: len(table)] = table
    else:
        found[: most - 1] = table[: most - 1]
        found[most - 1] = table[most - 1 :].sum(axis=0)
    return found
