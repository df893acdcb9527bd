"""Twilight Imperium 4: exact odds of an invasion in the order of the rules: bombardment (LRR 22), space cannon defense
(96.6), ground combat (20). The landing forces are those that are committed to one planet; all ships that can bombard
bombard it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from orrery.games.common.dice import Volley
from orrery.games.ti4.odds.duel import Chances, Duel, Field, scored
from orrery.games.ti4.odds.ground_rounds import GroundRounds
from orrery.games.ti4.odds.openings import lender, prepared
from orrery.games.ti4.odds.plans import FightPlan, InvasionOdds
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER, Scene
from orrery.games.ti4.odds.space import MOST, NEITHER
from orrery.games.ti4.odds.stacks import EMPTY, JETS, HitsTaken, Stack, after_round, lost, take
from orrery.games.ti4.odds.starts import start_of_ground_combat
from orrery.games.ti4.odds.texts import PARLEY, RAGHS_CALL
from orrery.games.ti4.rules.data import EVERY_UNIT, GROUND_FORCES, MECH
from orrery.games.ti4.rules.factions.saar import refuges
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.invasion import bombers, guns_on, targets
from orrery.games.ti4.rules.queries.battle import CannonForbidden
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Planet, Seat
from orrery.games.ti4.rules.troops import fighting_units, ground_units, troops_in
from orrery.games.ti4.rules.units import sheet

Armies = Field[Stack, Stack]
NO_HITS = np.ones(1)
BOMBS, GUNS, ROUNDS = range(3)
"""What is still to come: bombardment, space cannon defense, ground combat."""


class Landing(NamedTuple):
    """How far an invasion has got: what comes next, the round that is being fought, hits that are still to be taken
    (side, hits, for what), whether the dice of the round have been rolled, and whether its start is over."""

    at: int = BOMBS
    round: int = 1
    pending: tuple[tuple[int, int, str], ...] = ()
    rolled: bool = False
    begun: bool = False


AT_FIRST = Landing()


def invasion_odds(
    s: Imperium,
    seats: tuple[Seat, Seat],
    planet: Planet,
    armies: tuple[Stack, Stack],
    plans: tuple[FightPlan, FightPlan] = NEITHER,
    landing: Landing = AT_FIRST,
    most: int = MOST,
) -> InvasionOdds:
    """How an invasion of a planet ends, with the texts that are in play on a table: what the invader lands, and what
    the defender has on the planet. The invader's ships are where they are."""
    scene = Scene(s, seats, s.places[planet], planet, plans, landing.round + landing.rolled)
    begun = landing.begun and not landing.rolled
    field: Armies = {prepared(scene, armies, begun=begun): 1.0}
    if landing.at <= BOMBS and plans[ATTACKER].bombards:
        field = struck(scene, field, DEFENDER, lambda a, d: first_bombardment(scene, a, d), -1)
    if landing.at <= GUNS and plans[DEFENDER].plays(PARLEY):
        return turned_back(scene, field, armies)
    moved = (0.0,) * len(EVERY_UNIT)
    if landing.at <= GUNS and can_call_away(scene):
        field, moved = called_away(scene, field)
    if landing.at <= GUNS and plans[DEFENDER].fires:
        field = struck(scene, field, ATTACKER, lambda a, d: defense(scene, a, d), JETS)
    scene.ambuscades = dict.fromkeys((ATTACKER, DEFENDER), "")
    for side, hits, why in landing.pending:
        field = taken_now(scene, field, side, hits, why)
    rounds = GroundRounds(
        scene, lambda side, now: fights(scene, side, now), lambda side, d: bombardment(scene, side, d)
    )
    if landing.rolled:
        field = recovered(rounds, field)
    elif scene.first == 1 and not begun:
        field = start_of_ground_combat(
            scene, field, lambda pair: all(fights(scene, side, pair[side]) for side in (0, 1))
        )
    end = Duel(rounds, field, scene.first - 1, most).fight()
    found = summed(scene, end.pairs, armies, end.rounds)
    stayed = tuple(n - away for n, away in zip(found.losses[DEFENDER], moved, strict=True))
    return found._replace(losses=(found.losses[ATTACKER], stayed))


def recovered(rounds: GroundRounds, field: Armies) -> Armies:
    """What is repaired at the end of the round in which hits were being assigned."""
    found: Armies = {}
    for (a, d), p in field.items():
        now = (
            after_round(HitsTaken(a), rounds.taking(ATTACKER, a, d, rounds.scene.first)),
            after_round(HitsTaken(d), rounds.taking(DEFENDER, d, a, rounds.scene.first)),
        )
        found[now] = found.get(now, 0.0) + p
    return found


def turned_back(scene: Scene, field: Armies, armies: tuple[Stack, Stack]) -> InvasionOdds:
    """Parley: what has landed returns to space; only the bombardment has taken place."""
    found = summed(scene, {(EMPTY, d): p for (_, d), p in field.items()}, armies, 0.0)
    return found._replace(losses=((0.0,) * len(EVERY_UNIT), found.losses[DEFENDER]), left=(0.0,))


def can_call_away(scene: Scene) -> bool:
    """Whether the attacker has Ragh's Call of the defender, who has another planet."""
    t, (seat, owner) = scene.later, scene.seats
    named = scene.plans[ATTACKER].plays(RAGHS_CALL) and lender(t, RAGHS_CALL, seat) == owner
    return bool(named) and bool(refuges(t, owner, scene.planet))


def called_away(scene: Scene, field: Armies) -> tuple[Armies, tuple[float, ...]]:
    """Ragh's Call: the defender's ground forces go elsewhere; also how many, on average."""
    found: Armies = {}
    moved = [0.0] * len(EVERY_UNIT)
    for (a, d), p in field.items():
        gone = {unit for unit, _ in ground_units(scene.later, scene.seats[DEFENDER], d.forces())}
        for unit in gone:
            moved[unit] += p * d.all[unit]
        left = d._replace(
            all=tuple(0 if unit in gone else n for unit, n in zip(EVERY_UNIT, d.all, strict=True)),
            hurt=tuple(0 if unit in gone else n for unit, n in zip(EVERY_UNIT, d.hurt, strict=True)),
        )
        found[a, left] = found.get((a, left), 0.0) + p
    return found, tuple(moved)


def fights(scene: Scene, side: int, now: Stack) -> bool:
    """Whether a side has units that fight on the planet."""
    units = fighting_units(scene.later, scene.seats[side], now.forces())
    return bool(units) if side == ATTACKER else bool(troops(scene, side, now))


def troops(scene: Scene, side: int, now: Stack) -> int:
    """How many ground forces a side has."""
    return troops_in(scene.later, scene.seats[side], now.forces())


def first_bombardment(scene: Scene, mine: Stack, theirs: Stack) -> Chances:
    """The bombardment before the landing: mechs that are going to land are still in space, and some bombard."""
    p = scene.begun.players[scene.seats[ATTACKER]]
    before = p.space.get(scene.place)
    there = Forces() if before is None else before.clone()
    there.add(MECH, max(0, mine.all[MECH] - there.all[MECH]))
    p.space[scene.place] = there
    found = bombardment(scene, ATTACKER, theirs)
    if before is None:
        del p.space[scene.place]
    else:
        p.space[scene.place] = before
    return found


def bombardment(scene: Scene, side: int, theirs: Stack) -> Chances:
    """How likely each number of hits of a bombardment is (LRR 22.1)."""
    t, seat = scene.begun, scene.seats[side]
    if side == DEFENDER or not sum(theirs.all):
        return NO_HITS
    t.players[scene.seats[DEFENDER]].ground[scene.planet] = theirs.forces()
    if scene.planet not in targets(t, seat, scene.place):
        return NO_HITS
    models = sheet(t, seat)
    shots = [(unit, n, *models.of(unit).bombardment) for unit, n in bombers(t, seat, scene.place).items()]
    volleys = [Volley(unit, n * dice, value) for unit, n, value, dice in shots]
    return scored(scene.ability_dice(t, side, volleys, "bombardment"))


def defense(scene: Scene, mine: Stack, theirs: Stack) -> Chances:
    """The same of space cannons on the planet, at what has landed (LRR 96.6)."""
    t, (seat, owner) = scene.begun, scene.seats
    t.players[owner].ground[scene.planet] = theirs.forces()
    if number(t, 0, CannonForbidden, owner, seat, scene.place, scene.planet) or not sum(mine.all):
        return NO_HITS
    volleys = guns_on(t, owner, scene.planet)
    return scored(scene.ability_dice(t, DEFENDER, volleys, "space_cannon")) if volleys else NO_HITS


def struck(scene: Scene, field: Armies, side: int, chances: Callable[[Stack, Stack], Chances], card: int) -> Armies:
    """A side takes hits."""
    found: Armies = {}
    for (a, d), p in field.items():
        now, other = (a, d) if side == ATTACKER else (d, a)
        how = scene.taking(side, now, other, scene.first, in_combat=False)
        for hits, q in enumerate(chances(a, d)):
            left = take(now, how, hits, 0, card).left
            pair = (left, d) if side == ATTACKER else (a, left)
            found[pair] = found.get(pair, 0.0) + p * float(q)
    return found


def taken_now(scene: Scene, field: Armies, side: int, hits: int, why: str) -> Armies:
    """Hits that have been rolled are taken; or units are lost for hits that were not sustained."""
    found: Armies = {}
    for (a, d), p in field.items():
        now, other = (a, d) if side == ATTACKER else (d, a)
        how = scene.taking(side, now, other, scene.first)
        card = JETS if why == "space_cannon" else -1
        left = lost(now, how.order, hits) if why == "lose" else take(now, how, hits, 0, card).left
        pair = (left, d) if side == ATTACKER else (a, left)
        found[pair] = found.get(pair, 0.0) + p
    return found


def summed(scene: Scene, ends: Armies, armies: tuple[Stack, Stack], rounds: float) -> InvasionOdds:
    """All ends together. Fighters that have landed do not hold a planet (LRR F.59)."""
    win = lose = draw = 0.0
    losses = [[0.0] * len(EVERY_UNIT), [0.0] * len(EVERY_UNIT)]
    left = [0.0] * (sum(armies[ATTACKER].all[unit] for unit in GROUND_FORCES) + 1)
    for pair, p in ends.items():
        mine = sum(pair[ATTACKER].all[unit] for unit in GROUND_FORCES)
        theirs = troops(scene, DEFENDER, pair[DEFENDER])
        if mine and not theirs:
            win += p
            left[min(mine, len(left) - 1)] += p
        elif theirs and not mine:
            lose += p
        else:
            draw += p
        for side in (0, 1):
            for unit in EVERY_UNIT:
                losses[side][unit] += p * (armies[side].all[unit] - pair[side].all[unit])
    return InvasionOdds(win, lose, draw, (tuple(losses[0]), tuple(losses[1])), rounds, tuple(left))


__all__ = ["BOMBS", "GUNS", "ROUNDS", "Landing", "invasion_odds"]
