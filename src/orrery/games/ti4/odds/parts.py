"""Twilight Imperium 4: rounds of a space combat for the exact odds in which one side's fate depends on the other's, as
a few tables of chances instead of pair by pair: what is rolled may change what the roller has, dice may be rolled
again, and what is destroyed may destroy something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from orrery.games.ti4.odds.duel import Chances, Part, die, scored
from orrery.games.ti4.odds.losses import best_shot, events, ordered, shipless
from orrery.games.ti4.odds.rolls import RolledRounds, folded
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.stacks import (
    COURAGE,
    DEVOTIONS,
    MILOR,
    RAMS,
    REPAIRS,
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
Stacks = tuple[Stack, ...]
Table = tuple[Stacks, Stacks, Chances]
"""Stacks of the side that takes hits first, stacks of the other one, and how likely each pair is."""


class Struck(NamedTuple):
    """What a number of hits leaves, the ship that takes a last shot (or none), and whether all ships explode."""

    left: Stack
    shoots: Unit | None = None
    explodes: bool = False


class StruckGroup(NamedTuple):
    """Numbers of hits after which the same happens to the other side, and what they leave."""

    shoots: Unit | None
    explodes: bool
    hits: list[int]
    left: Stacks


class MixedRounds(RolledRounds):
    """Rounds of a space combat as tables of chances. Tuples of stacks are kept, so that each is looked at only once."""

    def __init__(self, scene: Scene, leaving: int = -1) -> None:
        super().__init__(scene, leaving)
        self._struck: dict[tuple[int, int, int, bool], tuple[int, list[StruckGroup]]] = {}
        self._shot: dict[tuple[int, int, int, Unit], tuple[Stacks, list[tuple[Stacks, float]]]] = {}
        self._given: dict[tuple[int, int, int], tuple[Stacks, Stacks, Given]] = {}
        self.explosive = any(VAN_HAUGE in scene.later.players[seat].texts for seat in scene.seats)

    def tabled(self, pair: Pair) -> bool:
        """Whether a round of these can be told in tables: not where ships join, where one side's losses change what
        the other can sustain, or where several rare texts meet."""
        if self.turns or self.aiming or any(self.recruits):
            return False
        courage, sacrifice = (
            any(it.kept[COURAGE] for it in pair),
            any(it.kept[DEVOTIONS] or it.kept[RAMS] for it in pair),
        )
        mends = self.mends or any(it.kept[REPAIRS] for it in pair)
        return courage + sacrifice + self.explosive <= 1 and not (courage and mends)

    def tables(self, pair: Pair, number: int, *, ends: bool) -> list[Part[Stack, Stack]]:
        """A round of both sides; what happens at its end only if nobody retreats before."""
        first = DEFENDER if self.defender_first else ATTACKER
        hows = [self.taking(side, pair[side], pair[1 - side], number) for side in (ATTACKER, DEFENDER)]
        giver = next((side for side, it in enumerate(pair) if ends and (it.kept[DEVOTIONS] or it.kept[RAMS])), -1)
        if giver < 0 and not self.explosive and not any(it.kept[COURAGE] for it in pair):
            both = self.together(pair, number)
            if both is not None:
                return [both]
        found: list[Part[Stack, Stack]] = []
        for now, hits, anew in self.thrown(pair, number):
            if anew:
                found.append(Part((now[ATTACKER],), (now[DEFENDER],), hits, anew))
                continue
            turned = hits if first == ATTACKER else hits.T
            for mine, theirs, chances in self.assigned_tables(now, turned, first, hows, giver < 0):
                part = Part(mine, theirs, chances) if first == ATTACKER else Part(theirs, mine, chances.T)
                found += [part] if giver < 0 else self.sacrificed(part, giver, hows)
        return found

    def after_hits(self, now: Stack, how: Taking, hits: int) -> Stack:
        """Fighters that take the place of a ship concern only their own side."""
        if not now.kept[MILOR]:
            return super().after_hits(now, how, hits)
        return self.one_struck(ATTACKER, now, how, hits, renewed=True).left

    # --- hits ----------------------------------------------------------------------------------------------------

    def struck(self, side: int, now: Stack, how: Taking, renewed: bool) -> tuple[int, list[StruckGroup]]:
        """What 0, 1, 2 ... hits leave of a side, until more leave the same, in groups; and how many of these there
        are. `renewed`: with what is repaired when the next round begins."""
        key = side, self.known(now)[0], id(how), renewed
        found = self._struck.get(key)
        if found is None:
            most = sum(now.all[unit] for unit in how.order) + sum(now.kept[:3]) * 2
            most += how.each * sum(now.all[unit] - now.hurt[unit] for unit in how.sustains)
            rows = [self.one_struck(side, now, how, hits, renewed) for hits in range(most + 1)]
            found = self._struck[key] = len(rows), grouped(rows)
        return found

    def one_struck(self, side: int, now: Stack, how: Taking, hits: int, renewed: bool) -> Struck:
        """What so many hits leave of a side by itself."""
        it = take(now, how, hits, 0, self.card)
        found = self.fell(side, it.left, events(now, it))
        left = repaired(mended(it._replace(left=found.left), how), how)
        return found._replace(left=between_rounds(left, how) if renewed else left)

    def fell(self, side: int, left: Stack, gone: Iterable[tuple[Unit, ...]]) -> Struck:
        """What follows for a side from what it has lost: an explosion, fighters instead of ships, a last shot."""
        seat, shoots, explodes = self.scene.seats[side], None, False
        for event in gone:
            parts = [event]
            if FLAGSHIP in event and VAN_HAUGE in self.scene.later.players[seat].texts:
                ships = self.scene.fighting(side)
                parts.insert(0, tuple(unit for unit in ships for _ in range(left.all[unit])))
                left, explodes = shipless(left, ships), True
            for some in parts:
                if left.kept[MILOR] and (CRUISER in some or DESTROYER in some):
                    left = left.more(FIGHTER, MILOR_BRINGS).without(MILOR)
            if left.kept[COURAGE]:
                shoots, left = best_shot(self.scene.later, seat, {*event}), left.without(COURAGE)
        return Struck(left, shoots, explodes)

    def assigned_tables(
        self, pair: Pair, hits: Chances, first: int, hows: list[Taking], renewed: bool
    ) -> Iterator[Table]:
        """Both take hits, one after the other; `hits`: a table of those on the first and on the second."""
        second = 1 - first
        rows, groups = self.struck(first, pair[first], hows[first], renewed)
        hits = folded(hits, rows)
        for shoots, explodes, at, mine in groups:
            some = hits[at] if len(groups) > 1 else hits
            if explodes:
                yield mine, (shipless(pair[second], self.scene.fighting(second)),), some.sum(axis=1, keepdims=True)
            elif shoots is None:
                yield from self.answered(mine, pair[second], some, second, hows, renewed)
            else:
                for (theirs,), p in self.shot_at(second, (pair[second],), first, shoots):
                    yield from self.answered(mine, theirs, p * some, second, hows, renewed)

    def answered(
        self, mine: Stacks, now: Stack, hits: Chances, second: int, hows: list[Taking], renewed: bool
    ) -> Iterator[Table]:
        """The second side takes its hits."""
        columns, groups = self.struck(second, now, hows[second], renewed)
        turned = folded(hits.T, columns)
        for shoots, explodes, at, theirs in groups:
            some = (turned[at] if len(groups) > 1 else turned).T
            if explodes:
                ships = self.scene.fighting(1 - second)
                yield tuple(shipless(it, ships) for it in mine), theirs, some
            elif shoots is None:
                yield mine, theirs, some
            else:
                for left, p in self.shot_at(1 - second, mine, second, shoots):
                    yield left, theirs, p * some

    def shot_at(self, side: int, some: Stacks, by: int, unit: Unit) -> list[tuple[Stacks, float]]:
        """Courageous to the End: what two dice of a ship leave of the other side, and how likely that is."""
        key = side, id(some), by, unit
        if key not in self._shot or self._shot[key][0] is not some:
            value = sheet(self.scene.later, self.scene.seats[by]).of(unit).combat
            chances = scored(((LAST_SHOTS, die(value)),))
            found = [(tuple(self.losing(side, it, hits) for it in some), float(p)) for hits, p in enumerate(chances)]
            self._shot[key] = some, found
        return self._shot[key][1]

    def losing(self, side: int, now: Stack, count: int) -> Stack:
        """A side gives up ships."""
        ships = self.scene.fighting(side)
        left = lost(now, tuple(it for it in ordered(self.scene.plans[side]) if it in ships), count)
        gone = tuple(it for it in SHIPS for _ in range(now.all[it] - left.all[it]))
        return self.fell(side, left, [gone] if gone else []).left

    # --- the end of a round --------------------------------------------------------------------------------------

    def sacrificed(self, part: Part[Stack, Stack], side: int, hows: list[Taking]) -> Iterator[Part[Stack, Stack]]:
        """Ships that are sacrificed after a round: where one side has a ship to give and the other ships to lose, both
        change."""
        sides = part.attackers, part.defenders
        mine, theirs = self.giving(side, sides[side], hows), self.losers(side, sides, hows)
        table = part.chances if side == ATTACKER else part.chances.T
        for gives in (True, False):
            for loses in (True, False):
                some = table[mine.at[gives]][:, theirs.at[loses]]
                if some.size:
                    one = mine.after if gives and loses else mine.plain[gives]
                    other = theirs.after if gives and loses else theirs.plain[loses]
                    yield Part(one, other, some) if side == ATTACKER else Part(other, one, some.T)

    def giving(self, side: int, some: Stacks, hows: list[Taking]) -> Given:
        """Who of these has a ship to give."""
        key = side, id(some), 0
        if key not in self._given or self._given[key][0] is not some:
            ships = [self.gift(side, it) is not None for it in some]
            found = split(some, ships, lambda it: self.given(side, it), hows[side])
            self._given[key] = some, some, found
        return self._given[key][2]

    def losers(self, side: int, sides: tuple[Stacks, Stacks], hows: list[Taking]) -> Given:
        """Who of these can be hit; all of the other side have as many sacrifices left."""
        some, mine = sides[1 - side], sides[side][0]
        key = 1 - side, id(some), 1 + bool(mine.kept[RAMS])
        if key not in self._given or self._given[key][0] is not some:
            ships = [self.scene.has_ships(1 - side, it) for it in some]
            found = split(some, ships, lambda it: self.hit_by(side, mine, it), hows[1 - side])
            self._given[key] = some, some, found
        return self._given[key][2]

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
        return self.fell(side, left, [(unit,)]).left

    def hit_by(self, side: int, mine: Stack, theirs: Stack) -> Stack:
        """What such a ship leaves of the other side."""
        if not mine.kept[RAMS]:
            pair = (mine, theirs) if side == ATTACKER else (theirs, mine)
            how = self.taking(1 - side, theirs, mine, self.scene.first)
            ((after, _),) = aimed_hit(self.scene, side, pair, how)
            return after[1 - side]
        for _ in range(MOST_TARGETS):
            unit = largest(theirs, self.scene.fighting(1 - side))
            theirs = self.fell(1 - side, theirs.lose(unit), [(unit,)]).left if unit is not None else theirs
        return theirs


class Given(NamedTuple):
    """Stacks by whether a sacrifice changes them: where they stand, what they are, and what the first become."""

    at: dict[bool, list[int]]
    plain: dict[bool, Stacks]
    after: Stacks


def split(some: Stacks, which: list[bool], become: Callable[[Stack], Stack], how: Taking) -> Given:
    """Stacks that change and others, both as they are when the next round begins."""
    at = {sort: [n for n, it in enumerate(which) if it == sort] for sort in (True, False)}
    plain = {sort: tuple(between_rounds(some[n], how) for n in at[sort]) for sort in at}
    return Given(at, plain, tuple(between_rounds(become(some[n]), how) for n in at[True]))


def grouped(some: list[Struck]) -> list[StruckGroup]:
    """Numbers of hits after which the same happens to the other side."""
    groups: dict[tuple[Unit | None, bool], list[int]] = {}
    for hits, it in enumerate(some):
        groups.setdefault((it.shoots, it.explodes), []).append(hits)
    return [
        StruckGroup(shoots, explodes, at, tuple(some[hits].left for hits in at))
        for (shoots, explodes), at in groups.items()
    ]
