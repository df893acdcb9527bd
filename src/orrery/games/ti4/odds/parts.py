"""Twilight Imperium 4: rounds of a space combat for the exact odds in which one side's fate depends on the other's, as
a few tables of chances instead of pair by pair: what is rolled may change what the roller has, dice may be rolled
again, and what is destroyed may destroy something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np

from orrery.games.ti4.odds.duel import Chances, Part, die, scored
from orrery.games.ti4.odds.losses import best_shot, events, ordered, shipless
from orrery.games.ti4.odds.rounds import CombatRounds
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER
from orrery.games.ti4.odds.stacks import (
    COURAGE,
    DEVOTIONS,
    MILOR,
    RAMS,
    THUNDARIAN,
    Stack,
    Taking,
    between_rounds,
    largest,
    lost,
    mended,
    repaired,
    take,
)
from orrery.games.ti4.odds.starts import aimed_hit, martyr
from orrery.games.ti4.odds.texts import VAN_HAUGE
from orrery.games.ti4.rules.cards.space_combat import LAST_SHOTS
from orrery.games.ti4.rules.data import CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, FLAGSHIP, SHIPS
from orrery.games.ti4.rules.factions.sardakk_norr import MOST_TARGETS
from orrery.games.ti4.rules.factions.yin import MILOR_BRINGS
from orrery.games.ti4.rules.things import Unit
from orrery.games.ti4.rules.units import sheet

Pair = tuple[Stack, Stack]
Table = tuple[tuple[Stack, ...], tuple[Stack, ...], Chances]
"""Stacks of the side that takes hits first, stacks of the other one, and how likely each pair is."""


class Struck(NamedTuple):
    """What a number of hits leaves, the ship that takes a last shot (or none), and whether all ships explode."""

    left: Stack
    shoots: Unit | None = None
    explodes: bool = False


class MixedRounds(CombatRounds):
    """Rounds of a space combat as tables of chances."""

    def tabled(self, pair: Pair) -> bool:
        """Whether a round of these can be told in tables: not where ships join, where one side's losses change what
        the other can sustain, or where several rare texts meet."""
        courage, sacrifice = (any(it.kept[n] for it in pair for n in some) for some in ((COURAGE,), (DEVOTIONS, RAMS)))
        explosive = any(VAN_HAUGE in self.scene.later.players[seat].texts for seat in self.scene.seats)
        return not self.turns and not any(self.recruits) and courage + sacrifice + explosive <= 1 and not self.aiming

    def tables(self, pair: Pair, number: int, *, ends: bool) -> list[Part[Stack, Stack]]:
        """A round of both sides; what happens at its end only if nobody retreats before."""
        first = DEFENDER if self.defender_first else ATTACKER
        hows = [self.taking(side, pair[side], pair[1 - side], number) for side in (ATTACKER, DEFENDER)]
        found: list[Part[Stack, Stack]] = []
        for now, hits in self.thrown(pair, number):
            for mine, theirs, chances in self.assigned_tables(now, hits if first == ATTACKER else hits.T, first, hows):
                part = Part(mine, theirs, chances) if first == ATTACKER else Part(theirs, mine, chances.T)
                found += [self.renewed(it, hows) for it in (self.after(part) if ends else [part])]
        return found

    def thrown(self, pair: Pair, number: int, p: float = 1.0) -> Iterator[tuple[Pair, Chances]]:
        """What both have left when they have rolled, with a table of the hits on the attacker and on the defender; a
        side that has more to take than the other lets all dice be rolled again, if its agent can."""
        attackers, defenders = self.variants(ATTACKER, *pair, number), self.variants(DEFENDER, *pair[::-1], number)
        for a, by_attacker in attackers:
            for d, by_defender in defenders:
                table = p * np.outer(by_defender, by_attacker)
                angry = next((side for side, it in enumerate((a, d)) if it.kept[THUNDARIAN]), -1)
                if angry >= 0:
                    on_a, on_d = np.indices(table.shape)
                    unlucky = on_a > on_d if angry == ATTACKER else on_d > on_a
                    again = float(table[unlucky].sum())
                    table = np.where(unlucky, 0.0, table)
                    calmed = (a.without(THUNDARIAN), d) if angry == ATTACKER else (a, d.without(THUNDARIAN))
                    yield from self.thrown(calmed, number, again)
                yield (a, d), table

    def variants(self, side: int, mine: Stack, theirs: Stack, number: int) -> list[tuple[Stack, Chances]]:
        """What a side may have left when it has rolled, and for each how likely each number of hits is."""
        found: dict[Stack, dict[int, float]] = {}
        for it in self.rolls(side, mine, theirs, number):
            hits = found.setdefault(it.left, {})
            hits[it.hits] = hits.get(it.hits, 0.0) + it.chance
        return [(left, np.bincount([*hits], weights=[*hits.values()])) for left, hits in found.items()]

    # --- hits ----------------------------------------------------------------------------------------------------

    def struck(self, side: int, now: Stack, how: Taking) -> list[Struck]:
        """What 0, 1, 2 ... hits leave of a side, until more leave the same."""
        key = side, self.known(now)[0], id(how)
        found = self._struck.get(key)
        if found is None:
            most = sum(now.all[unit] for unit in how.order) + sum(now.kept[:3]) * 2
            most += how.each * sum(now.all[unit] - now.hurt[unit] for unit in how.sustains)
            found = self._struck[key] = [self.one_struck(side, now, how, hits) for hits in range(most + 1)]
        return found

    def one_struck(self, side: int, now: Stack, how: Taking, hits: int) -> Struck:
        """What so many hits leave of a side by itself."""
        it = take(now, how, hits, 0, self.card)
        return self.fell(
            side, it.left, events(now, it), lambda left: repaired(mended(it._replace(left=left), how), how)
        )

    def fell(self, side: int, left: Stack, gone: Iterable[tuple[Unit, ...]], mend: Callable[[Stack], Stack]) -> Struck:
        """What follows for a side from what it has lost: an explosion, fighters instead of ships, a last shot."""
        seat, shoots, explodes = self.scene.seats[side], None, False
        for event in gone:
            parts = [event]
            if FLAGSHIP in event and VAN_HAUGE in self.scene.later.players[seat].texts:
                parts.insert(0, tuple(unit for unit in SHIPS for _ in range(left.all[unit])))
                left, explodes = shipless(left), True
            for some in parts:
                if left.kept[MILOR] and (CRUISER in some or DESTROYER in some):
                    left = left.more(FIGHTER, MILOR_BRINGS).without(MILOR)
            if left.kept[COURAGE]:
                shoots, left = best_shot(self.scene.later, seat, {*event}), left.without(COURAGE)
        return Struck(mend(left), shoots, explodes)

    def assigned_tables(self, pair: Pair, hits: Chances, first: int, hows: list[Taking]) -> Iterator[Table]:
        """Both take hits, one after the other; `hits`: a table of those on the first and on the second."""
        second = 1 - first
        rows = self.struck(first, pair[first], hows[first])
        for shoots, explodes, at, mine in grouped(rows):
            some = folded(hits, len(rows))[at]
            if explodes:
                yield mine, (shipless(pair[second]),), some.sum(axis=1, keepdims=True)
            elif shoots is None:
                yield from self.answered(mine, pair[second], some, second, hows)
            else:
                for theirs, p in self.shot_at(second, pair[second], first, shoots):
                    yield from self.answered(mine, theirs, p * some, second, hows)

    def answered(
        self, mine: tuple[Stack, ...], now: Stack, hits: Chances, second: int, hows: list[Taking]
    ) -> Iterator[Table]:
        """The second side takes its hits."""
        columns = self.struck(second, now, hows[second])
        for shoots, explodes, at, theirs in grouped(columns):
            some = folded(hits.T, len(columns))[at].T
            if explodes:
                yield tuple(shipless(it) for it in mine), theirs, some
            elif shoots is None:
                yield mine, theirs, some
            else:
                first = 1 - second
                after = [self.shot_at(first, it, second, shoots) for it in mine]
                for n, (_, p) in enumerate(after[0]):
                    yield tuple(one[n][0] for one in after), theirs, p * some

    def shot_at(self, side: int, now: Stack, by: int, unit: Unit) -> list[tuple[Stack, float]]:
        """Courageous to the End: what two dice of a ship leave of the other side, and how likely that is."""
        value = sheet(self.scene.later, self.scene.seats[by]).of(unit).combat
        crew = self.scene.crews[side]
        order = tuple(it for it in ordered(self.scene.plans[side]) if it in SHIPS or it in crew)
        found = []
        for hits, p in enumerate(scored(((LAST_SHOTS, die(value)),))):
            left = lost(now, order, hits)
            gone = tuple(it for it in SHIPS for _ in range(now.all[it] - left.all[it]))
            found.append((self.fell(side, left, [gone] if gone else [], lambda it: it).left, float(p)))
        return found

    # --- the end of a round --------------------------------------------------------------------------------------

    def after(self, part: Part[Stack, Stack]) -> list[Part[Stack, Stack]]:
        """Ships that are sacrificed after a round."""
        for side in (ATTACKER, DEFENDER):
            mine = (part.attackers, part.defenders)[side]
            if any(it.kept[DEVOTIONS] or it.kept[RAMS] for it in mine):
                return [*self.sacrificed(part, side)]
        return [part]

    def sacrificed(self, part: Part[Stack, Stack], side: int) -> Iterator[Part[Stack, Stack]]:
        """Where one side has a ship to give and the other ships to lose, both change."""
        sides = part.attackers, part.defenders
        giving = np.array([self.gift(side, it) is not None for it in sides[side]])
        losing = np.array([it.ships() > 0 for it in sides[1 - side]])
        table = part.chances if side == ATTACKER else part.chances.T
        for gives, loses in ((True, True), (True, False), (False, True), (False, False)):
            rows, columns = np.flatnonzero(giving == gives), np.flatnonzero(losing == loses)
            if not len(rows) or not len(columns):
                continue
            mine, theirs = [sides[side][n] for n in rows], [sides[1 - side][n] for n in columns]
            if gives and loses:
                theirs = [self.hit_by(side, mine[0], it) for it in theirs]
                mine = [self.given(side, it) for it in mine]
            some = table[np.ix_(rows, columns)]
            yield (
                Part(tuple(mine), tuple(theirs), some) if side == ATTACKER else Part(tuple(theirs), tuple(mine), some.T)
            )

    def gift(self, side: int, now: Stack) -> Unit | None:
        """The ship that a side sacrifices."""
        if now.kept[RAMS]:
            return DREADNOUGHT if now.all[DREADNOUGHT] else None
        return martyr(self.scene, side, now) if now.kept[DEVOTIONS] else None

    def given(self, side: int, now: Stack) -> Stack:
        """What is left of a side that has sacrificed a ship."""
        unit = self.gift(side, now)
        assert unit is not None
        left = now.lose(unit).without(RAMS if now.kept[RAMS] else DEVOTIONS)
        return self.fell(side, left, [(unit,)], lambda it: it).left

    def hit_by(self, side: int, mine: Stack, theirs: Stack) -> Stack:
        """What such a ship leaves of the other side."""
        if not mine.kept[RAMS]:
            pair = (mine, theirs) if side == ATTACKER else (theirs, mine)
            ((after, _),) = aimed_hit(self.scene, side, pair)
            return after[1 - side]
        for _ in range(MOST_TARGETS):
            unit = largest(theirs, SHIPS)
            theirs = (
                self.fell(1 - side, theirs.lose(unit), [(unit,)], lambda it: it).left if unit is not None else theirs
            )
        return theirs

    def renewed(self, part: Part[Stack, Stack], hows: list[Taking]) -> Part[Stack, Stack]:
        """What is repaired when the next round begins."""
        mine = tuple(between_rounds(it, hows[ATTACKER]) for it in part.attackers)
        return Part(mine, tuple(between_rounds(it, hows[DEFENDER]) for it in part.defenders), part.chances)


def grouped(some: list[Struck]) -> Iterator[tuple[Unit | None, bool, list[int], tuple[Stack, ...]]]:
    """Numbers of hits after which the same happens to the other side: which, and what they leave."""
    groups: dict[tuple[Unit | None, bool], list[int]] = {}
    for hits, it in enumerate(some):
        groups.setdefault((it.shoots, it.explodes), []).append(hits)
    for (shoots, explodes), at in groups.items():
        yield shoots, explodes, at, tuple(some[hits].left for hits in at)


def folded(table: Chances, most: int) -> Chances:
    """A table with so many rows: what would be beyond the last one counts there."""
    if len(table) <= most:
        return np.pad(table, ((0, most - len(table)), (0, 0)))
    return np.concatenate([table[: most - 1], table[most - 1 :].sum(axis=0, keepdims=True)])
