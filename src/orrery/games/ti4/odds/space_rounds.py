"""Twilight Imperium 4: the rounds of a space combat for the exact odds (LRR 71.4 to 71.8): retreats, hits, what follows
from them, and what happens when a round ends."""

from __future__ import annotations

import numpy as np

from orrery.games.ti4.odds.duel import Field, Outcome, Part
from orrery.games.ti4.odds.losses import Branches, Pair, given_up, hit, with_side
from orrery.games.ti4.odds.parts import MixedRounds
from orrery.games.ti4.odds.rounds import RolledHits
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.stacks import (
    COURAGE,
    DEVOTIONS,
    INTERCEPTS,
    MILOR,
    NOTHING,
    RAMS,
    HitsTaken,
    Stack,
    between_rounds,
    largest,
    mended,
    repaired,
    take,
)
from orrery.games.ti4.odds.starts import aimed_hit, martyr, slipped, slips
from orrery.games.ti4.odds.texts import ROUT
from orrery.games.ti4.rules.combat import combat_of, stalemate
from orrery.games.ti4.rules.data import DREADNOUGHT, FLAGSHIP
from orrery.games.ti4.rules.factions.sardakk_norr import MOST_TARGETS
from orrery.games.ti4.rules.hooks import number, touches
from orrery.games.ti4.rules.queries.battle import RepairedEachRound, RestedRepaired
from orrery.games.ti4.rules.queries.travel import RetreatForbidden
from orrery.games.ti4.rules.retreat import havens

NEGLIGIBLE = 1e-15
REPAIRS_FOR_EVER = (RepairedEachRound, RestedRepaired)
LOST_FROM = 3
"""Attackers who can neither win nor retreat are lost at the end of the second round, or of a later one."""


class SpaceRounds(MixedRounds):
    """The rounds of a space combat. `leaving`: the side that has announced a retreat in the first of them; `opens`: the
    first round whose start is still to come."""

    def __init__(self, scene: Scene, leaving: int = -1, opens: int = 1) -> None:
        super().__init__(scene, leaving)
        t = scene.later
        self.may_leave = tuple(not number(t, 0, RetreatForbidden, it, scene.place) for it in scene.seats)
        self.opens = opens
        self.endless = any(touches(t, it) for t in scene.tables for it in REPAIRS_FOR_EVER)
        """Whether it may be that neither side can ever win (LRR F.2)."""
        routs = scene.plans[DEFENDER].plays(ROUT)
        may = (routs or self.endless) and self.may_leave[ATTACKER]
        self.way_back = may and bool(havens(t, scene.seats[ATTACKER], scene.place))
        """Whether the attacker can retreat, where that may have to be."""
        self.rout = max(scene.first, opens) if routs and self.way_back else 0
        self.steady = max(self.steady, self.rout + 1, max(2, opens) if any(scene.ways_out) else 0)
        self.stays = leaving < 0 and not self.rout and not any(it.leave or it.few for it in scene.plans)
        self.stays = self.stays and not any(scene.ways_out)
        """Whether nobody ever leaves."""
        self.stays = self.stays and not self.endless
        self.steady = max(self.steady, LOST_FROM if self.endless else 0)
        self._stuck: dict[tuple[int, int, int], bool] = {}
        self.simple = not self.explosive and not any(self.recruits) and self.crowns == (None, None)
        """Whether the sides depend on each other only by what they keep."""

    def fights(self, side: int, force: Stack) -> bool:
        return self.scene.alive(side, force)

    # --- retreats (LRR 71.4) -------------------------------------------------------------------------------------

    def announces(self, attacker: Stack, defender: Stack, number: int) -> int:
        """Who announces a retreat, the defender first; -1: nobody."""
        if self.stays:
            return -1
        if number == self.scene.first and self.leaving >= 0:
            return self.leaving
        for side, now in ((DEFENDER, defender), (ATTACKER, attacker)):
            plan = self.scene.plans[side]
            if not self.may_leave[side] or not now.ships() or self.slipping(attacker, defender, number) >= 0:
                continue
            if plan.leave == number or (plan.few and now.ships() <= plan.few):
                return side
            if side == ATTACKER and (number == self.rout or (self.way_back and self.stuck(attacker, defender, number))):
                return side
        return -1

    def stuck(self, attacker: Stack, defender: Stack, number: int) -> bool:
        """Whether neither side can ever beat the other one (LRR F.2)."""
        key = min(number, self.steady), self.known(attacker)[0], self.known(defender)[0]
        if key not in self._stuck:
            t = self.scene.table(number)
            self.scene.put(t, attacker, defender)
            c = combat_of(t)
            before, c.round = c.round, number
            self._stuck[key] = stalemate(t)
            c.round = before
        return self._stuck[key]

    def leaves(self, attacker: Stack, defender: Stack, number: int) -> int:
        """Whoever has announced it, unless the opponent has a card against it."""
        side = self.announces(attacker, defender, number)
        return -1 if side >= 0 and (attacker, defender)[side].kept[INTERCEPTS] else side

    def slipping(self, attacker: Stack, defender: Stack, number: int) -> int:
        """The side that slips away at the start of a round by a card; the first round begins elsewhere."""
        pair = attacker, defender
        if number < max(2, self.opens):
            return -1
        return next((side for side in (ATTACKER, DEFENDER) if slips(self.scene, side, pair, number)), -1)

    # --- rounds --------------------------------------------------------------------------------------------------

    def outcome(self, attacker: Stack, defender: Stack, number: int) -> Outcome[Stack, Stack]:
        pair = attacker, defender
        away = -1 if self.stays else self.slipping(attacker, defender, number)
        if away >= 0:
            return {slipped(pair, away): 1.0}
        if self.endless and not self.way_back and number >= LOST_FROM and self.stuck(attacker, defender, number):
            return [Part((attacker.without_ships(),), (defender,), np.ones((1, 1)), anew=True)]
        side = self.announces(attacker, defender, number)
        if side >= 0 and pair[side].kept[INTERCEPTS]:
            pair = with_side(pair, side, pair[side].without(INTERCEPTS))
        if self.mixed(pair, number):
            ends = self.leaves(attacker, defender, number) < 0
            return self.tables(pair, number, ends=ends) if self.tabled(pair) else self.joint(pair, number, ends=ends)
        if self.turns:
            return self.in_turn(*pair, number)
        return self.both(*pair, number)

    def mixed(self, pair: Pair, number: int) -> bool:
        """Whether what happens to one side depends on what happens to the other."""
        if self.simple and pair[0].kept == NOTHING == pair[1].kept:
            return False
        if any(self.recruits) or any(now.kept[COURAGE] or now.kept[DEVOTIONS] or now.kept[RAMS] for now in pair):
            return True
        if (self.explosive and any(now.all[FLAGSHIP] for now in pair)) or (
            any(now.kept[MILOR] for now in pair) and (self.turns or self.aiming)
        ):
            return True
        return any(self.changes_itself(side, pair[side], number) for side in (ATTACKER, DEFENDER))

    def joint(self, pair: Pair, number: int, *, ends: bool) -> Field[Stack, Stack]:
        """A round of both sides together; what happens at its end only if nobody retreats before."""
        found: Field[Stack, Stack] = {}
        for p, one, other in self.throws(*pair, number):
            if p < NEGLIGIBLE:
                continue
            for now, q in self.assigned(one, other, number):
                for left, r in self.ended(now, number) if ends else [(now, 1.0)]:
                    found[left] = found.get(left, 0.0) + p * q * r
        return found

    def assigned(self, one: RolledHits, other: RolledHits, number: int) -> Branches:
        """Both take hits, one after the other (LRR 71.6)."""
        hits = (other.hits, other.aimed), (one.hits, one.aimed)
        order = (DEFENDER, ATTACKER) if self.defender_first else (ATTACKER, DEFENDER)
        found: list[tuple[Pair, float, dict[int, HitsTaken]]] = [((one.left, other.left), 1.0, {})]
        for side in order:
            after: list[tuple[Pair, float, dict[int, HitsTaken]]] = []
            for pair, p, taken in found:
                how = self.taking(side, pair[side], pair[1 - side], number)
                it = take(pair[side], how, *hits[side], self.card)
                after += [(now, p * q, {**taken, side: it}) for now, q in hit(self.scene, pair, side, it)]
            found = after
        return [(self.recovered(pair, taken, number), p) for pair, p, taken in found]

    def recovered(self, pair: Pair, taken: dict[int, HitsTaken], number: int) -> Pair:
        """What is repaired when hits have been assigned, and at the end of the round."""
        for side in (ATTACKER, DEFENDER):
            how = self.taking(side, pair[side], pair[1 - side], number)
            pair = with_side(pair, side, repaired(mended(taken[side]._replace(left=pair[side]), how), how))
        return pair

    # --- the end of a round --------------------------------------------------------------------------------------

    def ended(self, pair: Pair, number: int) -> Branches:
        """Ships that are sacrificed after a round, by one side after the other; then the next one begins."""
        found: Branches = [(pair, 1.0)]
        for act in (self.devotion, self.rams):
            for side in (ATTACKER, DEFENDER):
                found = [(now, p * q) for before, p in found for now, q in act(before, side)]
        return [(self.begun(now, number), p) for now, p in found]

    def begun(self, pair: Pair, number: int) -> Pair:
        """What is repaired when a round begins."""
        for side in (ATTACKER, DEFENDER):
            how = self.taking(side, pair[side], pair[1 - side], number)
            pair = with_side(pair, side, between_rounds(pair[side], how))
        return pair

    def devotion(self, pair: Pair, side: int) -> Branches:
        """Yin: a cruiser or destroyer for a hit on the most valuable ship that cannot sustain it."""
        unit = martyr(self.scene, side, pair[side])
        if not pair[side].kept[DEVOTIONS] or unit is None or not self.scene.has_ships(1 - side, pair[1 - side]):
            return [(pair, 1.0)]
        found: Branches = []
        pair = with_side(pair, side, pair[side].without(DEVOTIONS))
        for now, p in given_up(self.scene, pair, side, unit):
            found += [(it, p * q) for it, q in aimed_hit(self.scene, side, now)]
        return found

    def rams(self, pair: Pair, side: int) -> Branches:
        """Exotrireme II: a dreadnought destroys itself and the two most valuable ships of the opponent."""
        able = pair[side].kept[RAMS] and pair[side].all[DREADNOUGHT]
        if not able or not self.scene.has_ships(1 - side, pair[1 - side]):
            return [(pair, 1.0)]
        pair = with_side(pair, side, pair[side].without(RAMS))
        found = given_up(self.scene, pair, side, DREADNOUGHT)
        for _ in range(MOST_TARGETS):
            after: Branches = []
            for now, p in found:
                unit = largest(now[1 - side], self.scene.fighting(1 - side))
                gone = given_up(self.scene, now, 1 - side, unit) if unit is not None else [(now, 1.0)]
                after += [(it, p * q) for it, q in gone]
            found = after
        return found
