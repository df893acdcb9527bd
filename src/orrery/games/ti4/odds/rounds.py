"""Twilight Imperium 4: the rounds of a space combat or a ground combat for the exact odds: what both roll (LRR 71.5,
20.2), and what hits leave (71.6, 20.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.games.common.dice import Volley
from orrery.games.ti4.odds.duel import Chances, Field, Part, Spread, scored, spread
from orrery.games.ti4.odds.losses import with_side
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene, Shots
from orrery.games.ti4.odds.stacks import (
    GOODS,
    MILOR,
    REPAIRS,
    SHIELDS,
    THUNDARIAN,
    Stack,
    Taking,
    after_round,
    take,
    uncancelled,
)
from orrery.games.ti4.odds.texts import CROWNS, DURANIUM_ARMOR
from orrery.games.ti4.rules.data import FIGHTER, FLAGSHIP, INFANTRY
from orrery.games.ti4.rules.factions.yin import MILOR_BRINGS
from orrery.games.ti4.rules.hooks import touches
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.options import DEFENDER_ASSIGNS_FIRST, ruling
from orrery.games.ti4.rules.queries.battle import (
    CombatDice,
    ExtraDice,
    ExtraDiceOf,
    HitsAimed,
    MoreHits,
    RollBonus,
    RollForbidden,
    ShipTreatedAs,
    SustainForbidden,
)
from orrery.games.ti4.rules.things import Unit

Present = int
CHANGE_DICE = (RollBonus, ExtraDice, ExtraDiceOf, CombatDice, MoreHits, HitsAimed, RollForbidden, ShipTreatedAs)


def present(now: Stack) -> Present:
    """Which types of units are there, as bits."""
    return sum([1 << unit for unit, n in enumerate(now.all) if n])


class Chain(NamedTuple):
    """What 0, 1, 2 ... hits leave, and whether these are all different."""

    steps: tuple[Stack, ...]
    distinct: bool


class Aims(NamedTuple):
    """What hits leave, each once, and where in that list so many aimed (row) and free hits (column) lead."""

    steps: tuple[Stack, ...]
    at: NDArray[np.intp]


class CombatRounds:
    """What both kinds of combat have in common. Dice depend on the units of a side and on which types the other one
    has; what hits leave depends on the same."""

    def __init__(self, scene: Scene, leaving: int = -1) -> None:
        self.scene = scene
        self.leaving = leaving
        self.steady = max(scene.steady, scene.first + 1 if leaving >= 0 else 0, *(it.leave + 1 for it in scene.plans))
        self._dice: dict[tuple[int, int, int, Present], Shots] = {}
        self._chains: dict[tuple[int, int], Chain] = {}
        self._aims: dict[tuple[int, int], Aims] = {}
        self._taking: dict[tuple[int, int, Present, Present], Taking] = {}
        self._hows: dict[Taking, Taking] = {}
        self._shots: dict[Shots, Shots] = {}
        self._rolls: dict[tuple[int, int, int, Present], list[RolledHits]] = {}
        self._kinds: dict[int, tuple[tuple[Stack, ...], tuple[Stack, ...]]] = {}
        self._spreads: dict[tuple[int, int, int], Spread[Stack]] = {}
        self._known: dict[Stack, tuple[int, Present]] = {}
        self.card = SHIELDS if scene.planet < 0 else -1
        self.apart = not any(touches(t, it) for t in scene.tables for it in CHANGE_DICE)
        """Whether what a side rolls does not depend on what the other one has."""
        self.counting = any(touches(t, CombatDice) for t in scene.tables)
        """Whether it depends on how many of each type there are."""
        self.aiming = any(touches(t, HitsAimed) for t in scene.tables)
        self.turns = any(touches(t, SustainForbidden) for t in scene.tables)
        self.defender_first = ruling(scene.later, DEFENDER_ASSIGNS_FIRST)
        texts = [scene.later.players[seat].texts for seat in scene.seats]
        self.crowns = tuple(
            next((more for it, more in CROWNS.items() if it in mine and plan.plays(TEXT.names[it])), None)
            for mine, plan in zip(texts, scene.plans, strict=True)
        )
        """What a crown of Thalnos adds to dice that are rolled again, by side; None without one."""
        self.recruits = tuple(scene.recruits(side) for side in (ATTACKER, DEFENDER))
        self.mends = any(DURANIUM_ARMOR in it for it in texts)
        self.falling = not any(self.recruits) and not self.mends

    def known(self, now: Stack) -> tuple[int, Present]:
        """The number of a stack among all that have come up, and which types of units it has."""
        found = self._known.get(now)
        if found is None:
            found = self._known[now] = len(self._known), present(now)
        return found

    def weight(self, force: Stack) -> int:
        """Repairs that are kept can make all damaged units whole again, once; an agent can bring fighters."""
        units = sum(force.all)
        brought = 2 * MILOR_BRINGS * force.kept[MILOR]
        return 2 * units - sum(force.hurt) + sum(force.kept) + (units + brought) * force.kept[REPAIRS] + brought

    def leaves(self, attacker: Stack, defender: Stack, number: int) -> int:
        return -1

    def seen(self, theirs: Stack) -> int:
        """What matters of a stack for the other side's dice: nothing, or which types it has, or how many of each."""
        return 0 if self.apart else self.known(theirs)[0 if self.counting else 1]

    def dice(self, side: int, mine: Stack, theirs: Stack, number: int) -> Shots:
        """What a side rolls."""
        key = side, min(number, self.steady), self.known(mine)[0], self.seen(theirs)
        found = self._dice.get(key)
        if found is None:
            shots = self.scene.combat_dice(side, mine, theirs, number)
            found = self._dice[key] = self._shots.setdefault(shots, shots)
        return found

    def taking(self, side: int, mine: Stack, theirs: Stack, number: int) -> Taking:
        """How a side takes hits."""
        key = side, min(number, self.steady), self.known(mine)[1], self.known(theirs)[1]
        found = self._taking.get(key)
        if found is None:
            how = self.scene.taking(side, mine, theirs, number)
            found = self._taking[key] = self._hows.setdefault(how, how)
        return found

    def chain(self, now: Stack, how: Taking) -> Chain:
        """What 0, 1, 2 ... hits leave, until more hits leave the same."""
        key = self.known(now)[0], id(how)
        found = self._chains.get(key)
        if found is None:
            most = sum(now.all[unit] for unit in how.order) + sum(now.kept[:3]) * 2
            most += how.each * sum(now.all[unit] - now.hurt[unit] for unit in how.sustains)
            steps = tuple([self.after_hits(now, how, n) for n in range(most + 1)])
            found = self._chains[key] = Chain(steps, len({*steps}) == len(steps))
        return found

    def after_hits(self, now: Stack, how: Taking, hits: int) -> Stack:
        """What so many hits leave of a side when the next round begins."""
        return after_round(take(now, how, hits, 0, self.card), how)

    def spread(self, now: Stack, how: Taking, shots: Shots) -> Spread[Stack]:
        """What a side may become when it is shot at."""
        key = self.known(now)[0], id(how), id(shots)
        found = self._spreads.get(key)
        if found is None:
            found = self._spreads[key] = self._spread(now, how, shots)
        return found

    def _spread(self, now: Stack, how: Taking, shots: Shots) -> Spread[Stack]:
        if shots.aimed and now.all[FIGHTER]:
            aimed, free = scored(shots.aimed), scored(shots.free)
            steps, at = self.aims(now, how, len(aimed), len(free))
            cells = at[: len(aimed), : len(free)].ravel()
            mixed: Chances = np.bincount(cells, np.outer(aimed, free).ravel(), len(steps)).astype(np.float64)
            return Spread(steps, mixed)
        chain = self.chain(now, how)
        chances = cut(scored((*shots.free, *shots.aimed)), len(chain.steps))
        if chain.distinct:
            return Spread(chain.steps, chances)
        merged: dict[Stack, float] = {}
        for left, p in zip(chain.steps, chances, strict=False):
            merged[left] = merged.get(left, 0.0) + float(p)
        return spread(merged)

    def aims(self, now: Stack, how: Taking, aimed: int, free: int) -> Aims:
        """What so many aimed and free hits leave, at least for as many of both as are asked for."""
        key = self.known(now)[0], id(how)
        found = self._aims.get(key)
        if found is None or found.at.shape[0] < aimed or found.at.shape[1] < free:
            most = (aimed, free) if found is None else np.maximum(found.at.shape, (aimed, free))
            found = self._aims[key] = self._aims_of(now, how, int(most[0]), int(most[1]))
        return found

    def _aims_of(self, now: Stack, how: Taking, aimed: int, free: int) -> Aims:
        """The same; it is as if no hits were aimed where as few fighters are lost anyway."""
        chain, places = self.chain(now, how).steps, dict[Stack, int]()
        at = np.zeros((aimed, free), dtype=np.intp)
        for hits in range(min(len(chain), aimed + free - 1)):
            it, coming = take(now, how, hits, 0, self.card), uncancelled(now, hits, self.card)
            sustained = how.each * sum([unit != FIGHTER for unit in it.sustained])
            spare = coming - how.each * len(it.sustained) - (now.all[FIGHTER] - it.left.all[FIGHTER])
            plain = places.setdefault(chain[hits], len(places))
            more = hits == len(chain) - 1  # as many or more
            for a in range(max(0, hits - free + 1), aimed if more else min(aimed, hits + 1)):
                bound, where = min(a, coming) - sustained, plain
                if bound > 0 and spare < bound:
                    left = after_round(take(now, how, hits, a, self.card), how)
                    where = places.setdefault(left, len(places))
                if more:
                    at[a, max(0, hits - a) :] = where
                else:
                    at[a, hits - a] = where
        return Aims(tuple(places), at)

    def both(self, a: Stack, d: Stack, number: int) -> tuple[Spread[Stack], Spread[Stack]]:
        """What both may become in a round."""
        mine = self.spread(a, self.taking(ATTACKER, a, d, number), self.dice(DEFENDER, d, a, number))
        theirs = self.spread(d, self.taking(DEFENDER, d, a, number), self.dice(ATTACKER, a, d, number))
        return mine, theirs

    def kinds(self, forces: tuple[Stack, ...]) -> tuple[Stack, ...]:
        """One of these for each set of types that is there."""
        found = self._kinds.get(id(forces))
        if found is None:
            found = self._kinds[id(forces)] = forces, tuple({self.known(it)[1]: it for it in forces}.values())
        return found[1]

    def in_turn(
        self, a: Stack, d: Stack, number: int
    ) -> tuple[Spread[Stack], Spread[Stack]] | list[Part[Stack, Stack]]:
        """The same where it matters that one side assigns hits before the other (LRR 71.6, R.6): what the first one
        has lost does not keep the other's units from sustaining damage any more."""
        sides = (ATTACKER, DEFENDER) if not self.defender_first else (DEFENDER, ATTACKER)
        now = {ATTACKER: a, DEFENDER: d}
        first, second = sides
        shots = {side: self.dice(side, now[side], now[1 - side], number) for side in sides}
        before = self.spread(now[first], self.taking(first, now[first], now[second], number), shots[second])
        ways = {self.taking(second, now[second], one, number) for one in self.kinds(before.forces)}
        if len(ways) == 1:
            after = self.spread(now[second], ways.pop(), shots[first])
            return (before, after) if first == ATTACKER else (after, before)
        found: list[Part[Stack, Stack]] = []
        for how in ways:
            there = enumerate(before.forces[: len(before.chances)])
            at = [n for n, one in there if self.taking(second, now[second], one, number) is how]
            some, likely = tuple(before.forces[n] for n in at), before.chances[at]
            after = self.spread(now[second], how, shots[first])
            table = np.outer(likely, after.chances)
            other = after.forces[: len(after.chances)]
            found.append(Part(some, other, table) if first == ATTACKER else Part(other, some, table.T))
        return found

    def pairs(self, found: tuple[Spread[Stack], Spread[Stack]] | list[Part[Stack, Stack]]) -> Field[Stack, Stack]:
        """The same pair by pair."""
        if isinstance(found, tuple):
            mine, theirs = found
            found = [Part(mine.forces, theirs.forces, np.outer(mine.chances, theirs.chances))]
        ends: Field[Stack, Stack] = {}
        for some, others, table, _ in found:
            for row, column in zip(*np.nonzero(table), strict=True):
                pair = some[row], others[column]
                ends[pair] = ends.get(pair, 0.0) + float(table[row, column])
        return ends

    # --- rolls that touch both sides -----------------------------------------------------------------------------

    def crowned(self, side: int, mine: Stack, number: int) -> Unit | None:
        """The type whose dice the Crown of Thalnos rolls again: fighters, or infantry, where nothing else lets them."""
        unit = FIGHTER if self.scene.planet < 0 else INFANTRY
        again = self.scene.rerolls(side, number)
        return unit if self.crowns[side] is not None and mine.all[unit] and not again else None

    def changes_itself(self, side: int, mine: Stack, number: int) -> bool:
        """Whether what a side rolls changes what it has."""
        if mine.kept[THUNDARIAN] or self.bribes(mine):
            return True
        return self.crowns[side] is not None and self.crowned(side, mine, number) is not None

    def bribes(self, mine: Stack) -> int:
        """The trade goods that a side can spend on dice that miss by one (Wrath of Kenara)."""
        return mine.kept[GOODS] if mine.all[FLAGSHIP] else 0

    def rolls(self, side: int, mine: Stack, theirs: Stack, number: int) -> list[RolledHits]:
        """All that a side may roll."""
        key = side, min(number, self.steady), self.known(mine)[0], self.seen(theirs)
        found = self._rolls.get(key)
        if found is None:
            found = self._rolls[key] = self._rolled(side, mine, theirs, number)
        return found

    def _rolled(self, side: int, mine: Stack, theirs: Stack, number: int) -> list[RolledHits]:
        unit = self.crowned(side, mine, number)
        if unit is not None:
            crowned = self.with_crown(side, mine, theirs, number, unit)
            if crowned is not None:
                return crowned
        if self.bribes(mine):
            return self.with_goods(side, mine, theirs, number)
        shots = self.dice(side, mine, theirs, number)
        return [
            RolledHits(float(p * q), aimed + free, aimed, mine)
            for aimed, p in enumerate(scored(shots.aimed))
            for free, q in enumerate(scored(shots.free))
            if p * q
        ]

    def with_crown(self, side: int, mine: Stack, theirs: Stack, number: int, unit: Unit) -> list[RolledHits] | None:
        """The Crown of Thalnos: dice of the cheapest units that miss are rolled again, and those that miss again are
        lost. Not where one of them has a further die."""
        scene, why = self.scene, "combat" if self.scene.planet < 0 else "ground_combat"
        t, volleys = scene.table(number), scene.combat_volleys(side, mine, theirs, number)
        own = [it for it in volleys if it.unit == unit]
        if sum(it.dice for it in own) != mine.all[unit]:
            return None
        rest = scored(scene.shots(t, side, [it for it in volleys if it.unit != unit], why, False).free)
        ((_, once),) = scene.shots(t, side, [Volley(unit, 1, own[0].need)], why, False).free
        ((_, again),) = scene.shots(t, side, [Volley(unit, 1, own[0].need - (self.crowns[side] or 0))], why, False).free
        lost = once[0] * again[0]
        found = []
        for gone, p in enumerate(scored(((mine.all[unit], (1 - lost, lost)),))):
            left = mine.more(unit, -gone)
            found += [
                RolledHits(float(p * q), mine.all[unit] - gone + hits, 0, left) for hits, q in enumerate(rest) if p * q
            ]
        return found

    def with_goods(self, side: int, mine: Stack, theirs: Stack, number: int) -> list[RolledHits]:
        """Wrath of Kenara: a trade good for each die that misses by one, as long as there are any."""
        scene, goods = self.scene, self.bribes(mine)
        t, volleys = scene.table(number), scene.combat_volleys(side, mine, theirs, number)
        again = scene.rerolls(side, number)
        dice: list[tuple[int, float, float, float]] = []
        for it in volleys:
            ((_, hits),) = scene.shots(t, side, [Volley(it.unit, 1, it.need)], "combat", False).free
            ((_, near),) = scene.shots(t, side, [Volley(it.unit, 1, it.need - 1)], "combat", False).free
            miss, close, hit = near[0], hits[0] - near[0], 1 - hits[0]
            if again:
                miss, close, hit = (miss * (miss + close), close * (miss + close), hit * (1 + miss + close))
            dice.append((it.dice, miss, close, hit))
        chances = bought(tuple(dice), goods)
        return [
            RolledHits(float(p), n + spent, 0, mine.without(GOODS, spent))
            for (n, spent), p in np.ndenumerate(chances)
            if p
        ]

    def totals(self, one: RolledHits, other: RolledHits) -> tuple[int, int]:
        """The hits that both sides have to take, the attacker first."""
        return other.hits, one.hits

    def throws(self, a: Stack, d: Stack, number: int, p: float = 1.0) -> Iterator[tuple[float, RolledHits, RolledHits]]:
        """All that both may roll together. An agent lets all dice be rolled again, if that side has to take more hits
        than the other (the Thundarian)."""
        anew: dict[tuple[Stack, Stack], float] = {}
        for one in self.rolls(ATTACKER, a, d, number):
            for other in self.rolls(DEFENDER, d, a, number):
                q, now, hits = p * one.chance * other.chance, (one.left, other.left), self.totals(one, other)
                angry = [side for side in (0, 1) if now[side].kept[THUNDARIAN] and hits[side] > hits[1 - side]]
                if angry:
                    pair = with_side(now, angry[0], now[angry[0]].without(THUNDARIAN))
                    anew[pair] = anew.get(pair, 0.0) + q
                else:
                    yield q, one, other
        for pair, q in anew.items():
            yield from self.throws(*pair, number, q)


@lru_cache(maxsize=1 << 10)
def bought(dice: tuple[tuple[int, float, float, float], ...], goods: int) -> Chances:
    """How likely each number of hits without help (row) is, with each number of goods spent on dice that miss by one.
    Of dice by kind: how many, and how likely one of them misses, misses by one, and hits."""
    chances = np.zeros((1 + sum([n for n, *_ in dice]), goods + 1))
    chances[0, 0] = 1.0
    for n, miss, close, hit in dice:
        for _ in range(n):
            after = miss * chances
            after[:, 1:] += close * chances[:, :-1]
            after[:, -1] += close * chances[:, -1]
            after[1:] += hit * chances[:-1]
            chances = after
    return chances


class RolledHits(NamedTuple):
    """What a side has rolled, how likely that is, how many of its hits are aimed, and what it has left by itself."""

    chance: float
    hits: int
    aimed: int
    left: Stack


def cut(chances: Chances, most: int) -> Chances:
    """Chances of numbers of hits, of which only so many different ones matter."""
    if len(chances) <= most:
        return chances
    return np.append(chances[: most - 1], chances[most - 1 :].sum())
