"""Twilight Imperium 4: the rounds of a ground combat for the exact odds (LRR 20)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from orrery.games.ti4.odds.duel import Chances, Field, Outcome, Part, Spread, spread
from orrery.games.ti4.odds.rolls import RolledRounds, folded
from orrery.games.ti4.odds.rounds import RolledHits
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.stacks import HitsTaken, Stack, Taking, after_round, take
from orrery.games.ti4.odds.texts import HARROW, VALKYRIE_EXOSKELETON, VALKYRIE_PARTICLE_WEAVE
from orrery.games.ti4.rules.data import MECH
from orrery.games.ti4.rules.things import Unit

Stacks = tuple[Stack, ...]


class GroundRounds(RolledRounds):
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
        self._bombs: dict[tuple[int, int], tuple[Stacks, Stacks, Chances]] = {}

    def fights(self, side: int, force: Stack) -> bool:
        return self.lives(side, force)

    def outcome(self, attacker: Stack, defender: Stack, number: int) -> Outcome[Stack, Stack]:
        strikes = any(
            it and now.all[MECH] > now.hurt[MECH]
            for it, now in zip(self.exoskeletons, (attacker, defender), strict=True)
        )
        crossed = strikes or any(self.weaves) or self.changes(attacker, defender, number)
        if not crossed and not self.turns:
            mine, theirs = self.both(attacker, defender, number)
            return (mine, self.harrowed(theirs, attacker, number)) if self.harrows[ATTACKER] else (mine, theirs)
        if self.tabled():
            return self.tables(attacker, defender, number, strikes=strikes)
        if crossed:
            found = self.crossed(attacker, defender, number)
        else:
            plainly = self.in_turn(attacker, defender, number)
            if not any(self.harrows):
                return plainly
            found = self.pairs(plainly)
        for side in (ATTACKER, DEFENDER):
            if self.harrows[side]:
                found = self.bombarded(found, side, number)
        return found

    # --- as tables of the hits on both ---------------------------------------------------------------------------

    def tabled(self) -> bool:
        """Whether a round can be told in tables: not where one side's losses change what the other can sustain."""
        return not self.turns and not self.harrows[DEFENDER]

    def tables(self, a: Stack, d: Stack, number: int, *, strikes: bool) -> list[Part[Stack, Stack]]:
        """A round in which one side's hits follow from the other's."""
        once = None if strikes or any(self.weaves) else self.together((a, d), number)
        if once is not None:
            return [self.shelled(once, number)]
        hows = self.taking(ATTACKER, a, d, number), self.taking(DEFENDER, d, a, number)
        found = []
        for (mine, theirs), hits, anew in self.thrown((a, d), number):
            if anew:
                found.append(Part((mine,), (theirs,), hits, anew))
                continue
            both = self.struck_back(mine, theirs, hows, hits) if strikes else hits
            one, other = self.chain(mine, hows[ATTACKER]).steps, self.chain(theirs, hows[DEFENDER]).steps
            table = folded(folded(both, len(one)).T, len(other)).T
            found.append(self.shelled(Part(one, other, table), number))
        return found

    def totalled(self, table: Chances) -> Chances:
        """One hit more if the opponent has any (Valkyrie Particle Weave)."""
        if not any(self.weaves):
            return table
        hits: list[NDArray[np.intp]] = [*np.indices(table.shape)]
        on_defender = hits[DEFENDER] + ((hits[ATTACKER] > 0) & self.weaves[ATTACKER])
        on_attacker = hits[ATTACKER] + ((on_defender > 0) & self.weaves[DEFENDER])
        return moved(table, on_attacker, on_defender)

    def struck_back(self, a: Stack, d: Stack, hows: tuple[Taking, Taking], table: Chances) -> Chances:
        """One hit more for each mech of the opponent that sustains damage (Valkyrie Exoskeleton), which may make mechs
        sustain damage in turn."""
        hits: list[NDArray[np.intp]] = [*np.indices(table.shape)]
        backs: list[NDArray[np.intp]] = [np.zeros_like(it) for it in hits]
        now = a, d
        while True:
            after = []
            for side in (ATTACKER, DEFENDER):
                before = hits[side] + backs[side]
                sustained = np.zeros_like(before)
                if self.exoskeletons[side]:
                    sustained = sustaining(now[side], hows[side], before)
                after.append(sustained)
            if all((new == old).all() for new, old in zip(after[::-1], backs, strict=True)):
                return moved(table, hits[ATTACKER] + backs[ATTACKER], hits[DEFENDER] + backs[DEFENDER])
            backs = after[::-1]

    def shelled(self, part: Part[Stack, Stack], number: int) -> Part[Stack, Stack]:
        """Harrow: what the invader's ships leave of the defenders after a round."""
        if not self.harrows[ATTACKER]:
            return part
        key = id(part.defenders), id(self.taking(DEFENDER, part.defenders[0], part.attackers[0], number))
        if key not in self._bombs:
            places: dict[Stack, int] = {}
            rows = [
                [(places.setdefault(left, len(places)), q) for left, q in self.bombed(now, part.attackers[0], number)]
                for now in part.defenders
            ]
            table = np.zeros((len(rows), len(places)))
            for row, it in enumerate(rows):
                for at, q in it:
                    table[row, at] += q
            self._bombs[key] = part.defenders, tuple(places), table
        _, left, table = self._bombs[key]
        return Part(part.attackers, left, part.chances @ table)

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

    # --- pair by pair --------------------------------------------------------------------------------------------

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


def sustaining(now: Stack, how: Taking, hits: NDArray[np.intp]) -> NDArray[np.intp]:
    """How many mechs sustain damage, by the number of hits; one by a text that cancels hits first does not."""
    most = [take(now, how, n, 0, -1).sustained.count(MECH) for n in range(int(hits.max()) + 1)]
    found: NDArray[np.intp] = np.array(most)[hits]
    return found


def moved(table: Chances, rows: NDArray[np.intp], columns: NDArray[np.intp]) -> Chances:
    """A table in which each chance stands elsewhere."""
    wide = int(columns.max()) + 1
    at = (rows * wide + columns).ravel()
    found: Chances = np.bincount(at, table.ravel(), (int(rows.max()) + 1) * wide).astype(np.float64)
    return found.reshape(-1, wide)
