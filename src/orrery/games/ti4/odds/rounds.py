"""Twilight Imperium 4: the rounds of a space combat or a ground combat for the exact odds: what both roll (LRR 71.5,
20.2), and what hits leave (71.6, 20.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from orrery.games.ti4.odds.duel import Chances, Field, Spread, scored, spread
from orrery.games.ti4.odds.openings import exploded
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene, Shots
from orrery.games.ti4.odds.stacks import REPAIRS, SHIELDS, HitsTaken, Stack, Taking, after_round, take
from orrery.games.ti4.odds.texts import (
    DURANIUM_ARMOR,
    HARROW,
    VALKYRIE_EXOSKELETON,
    VALKYRIE_PARTICLE_WEAVE,
    VAN_HAUGE,
)
from orrery.games.ti4.rules.data import FLAGSHIP, MECH
from orrery.games.ti4.rules.hooks import number, touches
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
from orrery.games.ti4.rules.queries.travel import RetreatForbidden
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


class CombatRounds:
    """What both kinds of combat have in common. Dice depend on the units of a side and on which types the other one
    has; what hits leave depends on the same."""

    def __init__(self, scene: Scene, leaving: int = -1) -> None:
        self.scene = scene
        self.leaving = leaving
        self.steady = max(scene.steady, scene.first + 1 if leaving >= 0 else 0, *(it.leave + 1 for it in scene.plans))
        self._dice: dict[tuple[int, int, int, Present], Shots] = {}
        self._chains: dict[tuple[int, int], Chain] = {}
        self._taking: dict[tuple[int, int, Present, Present], Taking] = {}
        self._hows: dict[Taking, Taking] = {}
        self._shots: dict[Shots, Shots] = {}
        self._kinds: dict[int, tuple[tuple[Stack, ...], tuple[Stack, ...]]] = {}
        self._spreads: dict[tuple[int, int, int], Spread[Stack]] = {}
        self._known: dict[Stack, tuple[int, Present]] = {}
        self.card = SHIELDS if scene.planet < 0 else -1
        self.apart = not any(touches(t, it) for t in scene.tables for it in CHANGE_DICE)
        """Whether what a side rolls does not depend on what the other one has."""
        self.counting = any(touches(t, CombatDice) for t in scene.tables)
        """Whether it depends on how many of each type there are."""
        self.turns = any(touches(t, SustainForbidden) for t in scene.tables)
        self.defender_first = ruling(scene.later, DEFENDER_ASSIGNS_FIRST)
        self.falling = not any(DURANIUM_ARMOR in scene.later.players[seat].texts for seat in scene.seats)

    def known(self, now: Stack) -> tuple[int, Present]:
        """The number of a stack among all that have come up, and which types of units it has."""
        found = self._known.get(now)
        if found is None:
            found = self._known[now] = len(self._known), present(now)
        return found

    def weight(self, force: Stack) -> int:
        """Repairs that are kept can make all damaged units whole again, once."""
        units = sum(force.all)
        return 2 * units - sum(force.hurt) + sum(force.kept) + units * force.kept[REPAIRS]

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
            steps = tuple([after_round(take(now, how, n, 0, self.card), how) for n in range(most + 1)])
            found = self._chains[key] = Chain(steps, len({*steps}) == len(steps))
        return found

    def spread(self, now: Stack, how: Taking, shots: Shots) -> Spread[Stack]:
        """What a side may become when it is shot at."""
        key = self.known(now)[0], id(how), id(shots)
        found = self._spreads.get(key)
        if found is None:
            found = self._spreads[key] = self._spread(now, how, shots)
        return found

    def _spread(self, now: Stack, how: Taking, shots: Shots) -> Spread[Stack]:
        if shots.aimed:
            mixed: dict[Stack, float] = {}
            for aimed, p in enumerate(scored(shots.aimed)):
                for free, q in enumerate(scored(shots.free)):
                    left = after_round(take(now, how, aimed + free, aimed, self.card), how)
                    mixed[left] = mixed.get(left, 0.0) + float(p * q)
            return spread(mixed)
        chain = self.chain(now, how)
        chances = cut(scored(shots.free), len(chain.steps))
        if chain.distinct:
            return Spread(chain.steps, chances)
        merged: dict[Stack, float] = {}
        for left, p in zip(chain.steps, chances, strict=False):
            merged[left] = merged.get(left, 0.0) + float(p)
        return spread(merged)

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

    def in_turn(self, a: Stack, d: Stack, number: int) -> tuple[Spread[Stack], Spread[Stack]] | Field[Stack, Stack]:
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
        ends: Field[Stack, Stack] = {}
        for one, p in zip(before.forces, before.chances, strict=False):
            after = self.spread(now[second], self.taking(second, now[second], one, number), shots[first])
            for other, q in zip(after.forces, after.chances, strict=False):
                pair = (one, other) if first == ATTACKER else (other, one)
                ends[pair] = ends.get(pair, 0.0) + float(p * q)
        return ends

    def pairs(self, found: tuple[Spread[Stack], Spread[Stack]]) -> Field[Stack, Stack]:
        """The same pair by pair."""
        mine, theirs = found
        return {
            (a, d): float(p * q)
            for a, p in zip(mine.forces, mine.chances, strict=False)
            for d, q in zip(theirs.forces, theirs.chances, strict=False)
            if p * q
        }


def cut(chances: Chances, most: int) -> Chances:
    """Chances of numbers of hits, of which only so many different ones matter."""
    if len(chances) <= most:
        return chances
    return np.append(chances[: most - 1], chances[most - 1 :].sum())


class SpaceRounds(CombatRounds):
    """The rounds of a space combat (LRR 71.4 to 71.8)."""

    def __init__(self, scene: Scene, leaving: int = -1) -> None:
        super().__init__(scene, leaving)
        self.may_leave = tuple(not number(scene.later, 0, RetreatForbidden, it, scene.place) for it in scene.seats)
        self.explosive = any(VAN_HAUGE in scene.later.players[seat].texts for seat in scene.seats)

    def fights(self, side: int, force: Stack) -> bool:
        return force.ships() > 0

    def leaves(self, attacker: Stack, defender: Stack, number: int) -> int:
        """Whoever has announced a retreat, the defender first (LRR 71.4)."""
        if number == self.scene.first and self.leaving >= 0:
            return self.leaving
        for side, now in ((DEFENDER, defender), (ATTACKER, attacker)):
            plan = self.scene.plans[side]
            if not self.may_leave[side]:
                continue
            if plan.leave == number or (plan.few and now.ships() <= plan.few):
                return side
        return -1

    def outcome(
        self, attacker: Stack, defender: Stack, number: int
    ) -> tuple[Spread[Stack], Spread[Stack]] | Field[Stack, Stack]:
        if self.turns:
            return self.in_turn(attacker, defender, number)
        found = self.both(attacker, defender, number)
        if not self.explosive or not (attacker.all[FLAGSHIP] or defender.all[FLAGSHIP]):
            return found
        ends: Field[Stack, Stack] = {}
        for pair, p in self.pairs(found).items():
            now = exploded(self.scene, (attacker, defender), pair)
            ends[now] = ends.get(now, 0.0) + p
        return ends


class GroundRounds(CombatRounds):
    """The rounds of a ground combat (LRR 20). `fights` tells whether a side has units that fight; `bombs` are the dice
    of ships that bombard after a round (Harrow)."""

    def __init__(
        self, scene: Scene, fights: Callable[[int, Stack], bool], bombs: Callable[[int, Stack], Chances]
    ) -> None:
        super().__init__(scene)
        self.lives, self.bombs = fights, bombs
        texts = [scene.later.players[seat].texts for seat in scene.seats]
        self.weaves = tuple(VALKYRIE_PARTICLE_WEAVE in it for it in texts)
        self.exoskeletons = tuple(VALKYRIE_EXOSKELETON in it for it in texts)
        self.harrows = tuple(HARROW in it for it in texts)

    def fights(self, side: int, force: Stack) -> bool:
        return self.lives(side, force)

    def outcome(
        self, attacker: Stack, defender: Stack, number: int
    ) -> tuple[Spread[Stack], Spread[Stack]] | Field[Stack, Stack]:
        crossed = any(self.weaves) or any(
            it and now.all[MECH] for it, now in zip(self.exoskeletons, (attacker, defender), strict=True)
        )
        if not crossed and not any(self.harrows) and not self.turns:
            return self.both(attacker, defender, number)
        if crossed:
            found = self.crossed(attacker, defender, number)
        else:
            plainly = self.in_turn(attacker, defender, number)
            if not any(self.harrows):
                return plainly
            found = plainly if isinstance(plainly, dict) else self.pairs(plainly)
        for side in (ATTACKER, DEFENDER):
            if self.harrows[side]:
                found = self.bombarded(found, side, number)
        return found

    def crossed(self, a: Stack, d: Stack, number: int) -> Field[Stack, Stack]:
        """Hits that follow from the other side's hits: one more if the opponent has any (Valkyrie Particle Weave), and
        one for each mech that sustains damage (Valkyrie Exoskeleton)."""
        rolls = scored(self.dice(ATTACKER, a, d, number).free), scored(self.dice(DEFENDER, d, a, number).free)
        ends: Field[Stack, Stack] = {}
        for n, p in enumerate(rolls[ATTACKER]):
            for m, q in enumerate(rolls[DEFENDER]):
                if not p * q:
                    continue
                by = [n, m]
                if self.weaves[ATTACKER] and m:
                    by[ATTACKER] += 1
                if self.weaves[DEFENDER] and by[ATTACKER]:
                    by[DEFENDER] += 1
                now = self.struck(a, d, by, number)
                ends[now] = ends.get(now, 0.0) + float(p * q)
        return ends

    def struck(self, a: Stack, d: Stack, by: list[int], number: int) -> tuple[Stack, Stack]:
        """Both take hits, the attacker first; mechs may strike back at once."""
        now, sustained = [a, d], [list[Unit](), list[Unit]()]
        due = [(ATTACKER, by[DEFENDER]), (DEFENDER, by[ATTACKER])]
        while due:
            side, hits = due.pop(0)
            how = self.taking(side, now[side], now[1 - side], number)
            taken = take(now[side], how, hits, 0, -1)
            now[side] = taken.left
            sustained[side] += taken.sustained
            if self.exoskeletons[side]:
                due = [(1 - side, 1)] * taken.sustained.count(MECH) + due
        hows = [self.taking(side, now[side], now[1 - side], number) for side in (0, 1)]
        left = [after_round(HitsTaken(now[side], tuple(sustained[side])), hows[side]) for side in (0, 1)]
        return left[0], left[1]

    def bombarded(self, found: Field[Stack, Stack], side: int, number: int) -> Field[Stack, Stack]:
        """Harrow: ships bombard the opponent's ground forces after each round."""
        ends: Field[Stack, Stack] = {}
        for pair, p in found.items():
            target = pair[1 - side]
            chances = self.bombs(side, target) if self.fights(1 - side, target) else np.ones(1)
            how = self.taking(1 - side, target, pair[side], number)
            for hits, q in enumerate(chances):
                left = take(target, how, hits, 0, -1).left
                now = (pair[0], left) if side == ATTACKER else (left, pair[1])
                ends[now] = ends.get(now, 0.0) + p * float(q)
        return ends
