"""Twilight Imperium 4: the rounds of a ground combat for the exact odds (LRR 20)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from orrery.games.ti4.odds.duel import Chances, Field, Outcome, Part, Spread, scored, spread
from orrery.games.ti4.odds.rounds import CombatRounds, RolledHits, cut
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.stacks import HitsTaken, Stack, after_round, take
from orrery.games.ti4.odds.texts import HARROW, VALKYRIE_EXOSKELETON, VALKYRIE_PARTICLE_WEAVE
from orrery.games.ti4.rules.data import MECH
from orrery.games.ti4.rules.things import Unit


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
        self._bombed: dict[tuple[int, int], list[tuple[Stack, float]]] = {}

    def fights(self, side: int, force: Stack) -> bool:
        return self.lives(side, force)

    def outcome(self, attacker: Stack, defender: Stack, number: int) -> Outcome[Stack, Stack]:
        crossed = self.changes(attacker, defender, number) or any(
            it and now.all[MECH] > now.hurt[MECH]
            for it, now in zip(self.exoskeletons, (attacker, defender), strict=True)
        )
        if not crossed and not self.turns and not any(self.weaves):
            mine, theirs = self.both(attacker, defender, number)
            return (mine, self.harrowed(theirs, attacker, number)) if self.harrows[ATTACKER] else (mine, theirs)
        if not crossed and not self.turns and not any(self.harrows):
            return self.woven(attacker, defender, number)
        if crossed or any(self.weaves):
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

    def harrowed(self, it: Spread[Stack], attacker: Stack, number: int) -> Spread[Stack]:
        """Harrow: what the invader's ships leave of the defenders after a round."""
        found: dict[Stack, float] = {}
        for now, p in zip(it.forces, it.chances, strict=False):
            for left, q in self.bombed(now, attacker, number) if p else ():
                found[left] = found.get(left, 0.0) + float(p) * q
        return spread(found)

    def bombed(self, now: Stack, attacker: Stack, number: int) -> list[tuple[Stack, float]]:
        """What a bombardment leaves of defenders, and how likely that is."""
        how = self.taking(DEFENDER, now, attacker, number)
        key = self.known(now)[0], id(how)
        found = self._bombed.get(key)
        if found is None:
            chances = self.bombs(ATTACKER, now) if self.fights(DEFENDER, now) else np.ones(1)
            found = [(take(now, how, hits, 0, -1).left, float(q)) for hits, q in enumerate(chances)]
            self._bombed[key] = found
        return found

    def woven(self, attacker: Stack, defender: Stack, number: int) -> list[Part[Stack, Stack]]:
        """Valkyrie Particle Weave: who has hit whom, or not, decides about one more hit."""
        by = [scored(self.dice(side, *pair, number).free) for side, pair in enumerate(facing(attacker, defender))]
        mine = self.chain(attacker, self.taking(ATTACKER, attacker, defender, number))
        theirs = self.chain(defender, self.taking(DEFENDER, defender, attacker, number))
        found = []
        for hit_by in ((False, False), (True, False), (False, True), (True, True)):
            some = [only(by[side], hit_by[side]) for side in (ATTACKER, DEFENDER)]
            more = self.weaves[ATTACKER] and hit_by[DEFENDER]
            back = self.weaves[DEFENDER] and (hit_by[ATTACKER] or more)
            on_attacker = cut(np.concatenate([np.zeros(int(back)), some[DEFENDER]]), len(mine.steps))
            on_defender = cut(np.concatenate([np.zeros(int(more)), some[ATTACKER]]), len(theirs.steps))
            table = np.outer(on_attacker, on_defender)
            found.append(Part(mine.steps[: len(on_attacker)], theirs.steps[: len(on_defender)], table))
        return found

    def changes(self, attacker: Stack, defender: Stack, number: int) -> bool:
        """Whether what a side rolls changes what it has."""
        sides = enumerate((attacker, defender))
        return any(self.changes_itself(side, now, number) for side, now in sides)

    def totals(self, one: RolledHits, other: RolledHits) -> tuple[int, int]:
        """One hit more if the opponent has any (Valkyrie Particle Weave)."""
        by = [one.hits, other.hits]
        if self.weaves[ATTACKER] and by[DEFENDER]:
            by[ATTACKER] += 1
        if self.weaves[DEFENDER] and by[ATTACKER]:
            by[DEFENDER] += 1
        return by[DEFENDER], by[ATTACKER]

    def crossed(self, a: Stack, d: Stack, number: int) -> Field[Stack, Stack]:
        """Hits that follow from the other side's hits, and one for each mech that sustains damage (Valkyrie
        Exoskeleton)."""
        ends: Field[Stack, Stack] = {}
        for p, one, other in self.throws(a, d, number):
            on_attacker, on_defender = self.totals(one, other)
            now = self.struck(one.left, other.left, [on_defender, on_attacker], number)
            ends[now] = ends.get(now, 0.0) + p
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


def facing(attacker: Stack, defender: Stack) -> tuple[tuple[Stack, Stack], tuple[Stack, Stack]]:
    """Each side and the one it faces."""
    return (attacker, defender), (defender, attacker)


def only(chances: Chances, hits: bool) -> Chances:
    """The chances of any hits, or of none."""
    return np.concatenate([[0.0], chances[1:]]) if hits else chances[:1]
