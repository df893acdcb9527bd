"""Twilight Imperium 3: exact odds of an invasion (T3.8.4 to T3.8.9): bombardment, PDS against the landing forces,
rounds. The invader loses fighters that have joined before ground forces; nothing is sampled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import NamedTuple

from orrery.games.ti3.odds.duel import Duel, Field, Force, Shots, after, scored, shots
from orrery.games.ti3.odds.sides import chance
from orrery.games.ti3.odds.space import MOST
from orrery.games.ti3.rules.things import Fleet
from orrery.games.ti3.rules.units import DREADNOUGHT, FIGHTER, GROUND_FORCE, NO_FLEET, PDS, STATS, WAR_SUN

Pair = tuple[float, float]
"""How likely a ground force is to hit, and a fighter that has joined."""


class Troops(NamedTuple):
    """One side: ground forces and fighters that have joined them; how likely they are to hit, and in the first rounds;
    the bombardment before they land (or a bacterial weapon, T3.18), the PDS that fire at landing forces; dice that a
    general re-rolls in each round (T3.16.18), and command counters for re-rolls (Jol-Nar), of a die or a whole roll;
    whether it kills half of the enemies before all that (Chemical Warfare)."""

    troops: int
    hit: Pair
    early: tuple[Pair, ...] = ()
    wings: int = 0
    bombs: Shots = ()
    bacteria: bool = False
    guns: Shots = ()
    again: int = 0
    counters: int = 0
    whole: bool = False
    gas: bool = False


BOMBS, GUNS, ROUNDS = range(3)


class Landing(NamedTuple):
    """The stage of the invasion to start from, and the rounds that have begun: the last of them is still to be rolled;
    and whether it is too late for what is done before the bombardment."""

    stage: int = BOMBS
    round: int = 0
    begun: bool = False


LANDED = Landing()


class Invaded(NamedTuple):
    """How an invasion ends: the planet falls, it is held, nobody is left (then its owner keeps it, T3.8.9); the average
    losses: ground forces and fighters of the invader, ground forces of the defender; the average number of rounds; and
    how likely each number of invaders is to be left on the planet."""

    win: float
    lose: float
    draw: float
    losses: tuple[float, float, float]
    rounds: float
    left: tuple[float, ...]


def troops(
    units: Mapping[int, int],
    bonus: int = 0,
    *,
    early: tuple[int, ...] = (),
    fighters: int = 0,
    bombing: int = 0,
    bacteria: bool = False,
    pds: int = 0,
    laser: bool = False,
    again: int = 0,
    counters: int = 0,
    whole: bool = False,
    gas: bool = False,
) -> Troops:
    """A side from numbers: units by kind (dreadnoughts and war suns bombard, fighters join, PDS fire); what is added to
    the dice of ground forces, in the first rounds, to fighters, to the bombardment, to PDS."""
    must = STATS[GROUND_FORCE].combat - bonus, STATS[FIGHTER].combat - fighters
    bombs = [(unit, units.get(unit, 0) * STATS[unit].dice) for unit in (DREADNOUGHT, WAR_SUN)]
    guns = units.get(PDS, 0)
    return Troops(
        units.get(GROUND_FORCE, 0),
        (chance(must[0]), chance(must[1])),
        tuple((chance(must[0] - more), chance(must[1] - more)) for more in early),
        units.get(FIGHTER, 0),
        tuple(shots(dice, chance(STATS[unit].combat - bombing)) for unit, dice in bombs if dice),
        bacteria,
        (shots(guns, chance(STATS[PDS].combat - pds), laser),) if guns else (),
        again,
        counters,
        whole,
        gas,
    )


def volley(it: Troops, force: Fleet, number: int) -> Shots:
    """The dice of a round."""
    troop, wing = it.early[number - 1] if number <= len(it.early) else it.hit
    return tuple(
        (force.of(unit), p, p)
        for unit, p in ((GROUND_FORCE, troop), (FIGHTER, wing))
        if force.of(unit) and force.of(GROUND_FORCE)
    )


def force_of(it: Troops) -> Force:
    return Force(
        (FIGHTER, GROUND_FORCE), (GROUND_FORCE,), partial(volley, it), len(it.early) + 1, it.again, whole=it.whole
    )


def landed(it: Troops) -> Fleet:
    """What a side fights with."""
    return NO_FLEET.add(FIGHTER, it.wings).add(GROUND_FORCE, it.troops)


@lru_cache(maxsize=4096)
def invasion(invader: Troops, defender: Troops, start: Landing = LANDED, most: int = MOST) -> Invaded:
    """How an invasion ends, in the order of the rules. Ground forces that land where there is nobody take the planet at
    once (T3.8.3), or after its PDS have fired (T3.17.37)."""
    forces = force_of(invader), force_of(defender)
    gassed = (defender.troops + 1) // 2 if invader.gas and start.stage <= BOMBS else 0
    defenders = forces[1].steps(landed(defender))[gassed]
    field: Field = {(landed(invader), defenders, invader.counters, defender.counters): 1.0}
    if start.stage <= BOMBS and defender.troops:
        field = shelled(field, invader, forces)
    if start.stage <= GUNS:
        field = shot(field, defender, forces)
    begun = max(0, start.round - 1)
    end = Duel(forces, field, begun, most).fight()
    return summed(end.pairs, invader, defender, end.rounds)


def shelled(field: Field, invader: Troops, forces: tuple[Force, Force]) -> Field:
    """Dreadnoughts and war suns bombard (T3.8.4); a bacterial weapon kills all."""
    found: Field = {}
    for (a, d, ka, kd), p in field.items():
        if invader.bacteria:
            found[a, forces[1].steps(d)[-1], ka, kd] = p
            continue
        for counters, row in enumerate(scored(invader.bombs if forces[1].alive(d) else (), ka, whole=invader.whole)):
            for left, q in after(d, forces[1], row):
                found[a, left, counters, kd] = found.get((a, left, counters, kd), 0.0) + p * q
    return found


def shot(field: Field, defender: Troops, forces: tuple[Force, Force]) -> Field:
    """PDS fire once at landing forces (T3.8.6), even if no defenders are left."""
    found: Field = {}
    for (a, d, ka, kd), p in field.items():
        for counters, row in enumerate(scored(defender.guns, kd, whole=defender.whole)):
            for left, q in after(a, forces[0], row):
                found[left, d, ka, counters] = found.get((left, d, ka, counters), 0.0) + p * q
    return found


def summed(ends: Field, invader: Troops, defender: Troops, rounds: float) -> Invaded:
    """All ends combined."""
    win = lose = draw = 0.0
    lost = [0.0, 0.0, 0.0]
    left = [0.0] * (invader.troops + 1)
    for (a, d, *_), p in ends.items():
        mine, theirs = a.of(GROUND_FORCE), d.of(GROUND_FORCE)
        if mine and not theirs:
            win += p
            left[mine] += p
        elif theirs and not mine:
            lose += p
        else:
            draw += p
        lost[0] += p * (invader.troops - mine)
        lost[1] += p * (invader.wings - a.of(FIGHTER))
        lost[2] += p * (defender.troops - theirs)
    return Invaded(win, lose, draw, (lost[0], lost[1], lost[2]), rounds, tuple(left))
