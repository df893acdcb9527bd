"""Twilight Imperium 3: one side of a space battle in the form exact odds need (T3.7): its ships, what each die needs,
what fires before the first round, and what it has decided in advance. space.py computes with it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from orrery.games.ti3.odds.duel import SHIELDS, Force, Shots, shots
from orrery.games.ti3.rules.things import Figure, Fleet, by_figure
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    HURT_DREADNOUGHT,
    HURT_WAR_SUN,
    IN_SPACE,
    PDS,
    SHIPS,
    STATS,
    WAR_SUN,
    fleet_from,
    ships,
)

Spread = tuple[float, ...]
"""By kind of ship: how likely a die is to hit; or how many are lost."""

CHEAP_FIRST = (HURT_DREADNOUGHT, HURT_WAR_SUN, FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
"""Damage before losses, then the cheapest ships."""
CANNON = ((DREADNOUGHT,), 99)
AMBUSH = ((CRUISER, DESTROYER), 2)
"""Which ships fire before a battle, and how many of them at most: Assault Cannon, and the ambush of Mentak."""
NO, BEFORE_SHOTS, AFTER_FIRE = range(3)
"""Whether a defender flees before the first round (Naalu, T3.17.16): before anybody fires in the battle, or after."""
NOBODY, ANY = -1, 99
"""No ship with an admiral; any ship: the strongest that is left."""
EVENLY, EITHER = 1000, -1
"""Sabotage runs: all fighters, divided evenly among the war suns; or all of them or none, whichever is better."""


class Crossfire(NamedTuple):
    """PDS of a player who is not in the battle (T3.7.5): the dice, what is needed for re-rolls, and whose they are."""

    guns: Shots
    counters: int = 0
    whole: bool = False
    seat: int = -1


class Side(NamedTuple):
    """One side: its ships; how likely a die of each kind is to hit in the rounds of the battle, in the first of them,
    and before the battle; its PDS in range; who fires before the battle. Then its decisions: the order of its losses,
    the round in which it announces a withdrawal (0: never), or the number of ships at which it does; whether it flees
    before the battle; the command counters for re-rolls; the kind of ship with an admiral aboard, for an extra die (-1:
    none, ANY: always the strongest that is left); fighters it sends against each enemy war sun. Finally: whether
    counters re-roll a whole roll (T3.17.15), who else's PDS fire at it, whether its cruisers have laid mines."""

    fleet: Fleet
    hit: Spread
    early: tuple[Spread, ...]
    shot: Spread
    barrage: float
    guns: Shots = ()
    opening: tuple[tuple[tuple[Figure, ...], int], ...] = ()
    order: tuple[Figure, ...] = CHEAP_FIRST
    leave: int = 0
    few: int = 0
    flees: int = NO
    counters: int = 0
    admiral: int = NOBODY
    runs: int = 0
    whole: bool = False
    crossfire: tuple[Crossfire, ...] = ()
    mines: bool = False


GUNS, GUNS_BACK, BEFORE, BARRAGES, RUNS, RUNS_BACK, ROUNDS = range(7)


class BattleStart(NamedTuple):
    """The stage of the battle to start from: what comes next, rounds that have begun, hits that are scored and not yet
    taken, the side that has announced a withdrawal in this round, and whether the dice of this round have been
    rolled."""

    stage: int = GUNS
    round: int = 0
    hits: tuple[int, int] = (0, 0)
    leaving: int = -1
    rolled: bool = False
    together: bool = False
    """What fires before the battle does so at the same time on both sides (T3.17.45)."""
    with_ships: bool = False
    """PDS of the attacker fire only while the attacker has ships there (T3.17.58)."""
    flying: tuple[tuple[int, int, bool], ...] = ()
    """Squadrons on their way to a war sun: whose, how many fighters, and whether the war sun is whole."""


AT_FIRST = BattleStart()


def chance(need: int) -> float:
    """How likely a die is to show at least this."""
    return max(0, min(10, 11 - need)) / 10


NOTHING: Mapping[Figure, int] = {}


def side(
    fleet: Mapping[Figure, int],
    always: Mapping[Figure, int] = NOTHING,
    battle: Mapping[Figure, int] = NOTHING,
    *,
    early: tuple[Mapping[Figure, int], ...] = (),
    barrage: int = 0,
    pds: int = 0,
    again: bool = False,
    shields: bool = False,
    opening: tuple[tuple[tuple[Figure, ...], int], ...] = (),
    order: tuple[Figure, ...] = CHEAP_FIRST,
    leave: int = 0,
    few: int = 0,
    flees: int = NO,
    counters: int = 0,
    admiral: bool = False,
    runs: int = 0,
    whole: bool = False,
    crossfire: tuple[Crossfire, ...] = (),
    mines: bool = False,
) -> Side:
    """A side from numbers: ships by kind; what is added to all rolls of a kind (PDS too), only to those in the rounds
    of the battle, in the first rounds, to the barrage; PDS in range, and whether their misses are re-rolled; whether it
    holds a card against hits; who fires before the battle; its decisions."""
    must = [STATS[unit].combat - always.get(unit, 0) for unit in IN_SPACE]
    force = fleet_from(fleet).only(SHIPS).add(SHIELDS, int(shields))
    rounds = [must[unit] - battle.get(unit, 0) for unit in SHIPS]
    return Side(
        force,
        tuple(map(chance, rounds)),
        tuple(tuple(chance(n - bonus.get(unit, 0)) for unit, n in by_figure(rounds)) for bonus in early),
        tuple(map(chance, must[:6])),
        chance(must[DESTROYER] - barrage),
        (shots(pds, chance(must[PDS]), again),) if pds else (),
        opening,
        order,
        leave,
        few,
        flees,
        counters,
        flagship(force) if admiral else NOBODY,
        runs,
        whole,
        crossfire,
        mines,
    )


def flagship(fleet: Fleet) -> int:
    """The strongest kind of ship, the largest among equals: an admiral is aboard one of these (T3.17.46)."""
    return min((unit for unit in SHIPS if fleet.of(unit)), key=lambda unit: (STATS[unit].combat, -unit), default=NOBODY)


def volley(it: Side, fleet: Fleet, number: int) -> Shots:
    """The dice of a fleet in a round (T3.7.9); a ship with an admiral rolls one more (T3.16.15)."""
    p = it.early[number - 1] if number <= len(it.early) else it.hit
    led = flagship(fleet) if it.admiral == ANY else it.admiral
    return tuple(
        (fleet.of(unit) * STATS[unit].dice + (unit == led), p[unit], p[unit]) for unit in SHIPS if fleet.of(unit)
    )


def alive(fleet: Fleet) -> bool:
    return ships(fleet) > 0


def force_of(it: Side, in_rounds: bool = False) -> Force:
    """A side as it takes hits; in rounds Shields Holding turns some away."""
    early = len(it.early) + 1
    return Force(it.order, SHIPS, partial(volley, it), early, 0, it.leave, it.few, it.whole, in_rounds)
