"""Twilight Imperium 3: exact odds of a space battle (T3.7.5 to T3.7.12), by following every outcome of the dice. Each
side says beforehand in which order it takes losses, when it leaves and what it spends; nothing is sampled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from math import comb
from typing import NamedTuple

from orrery.games.ti3.duel import Duel, Field, Fleet, Force, Pair, Shots, after, scored, shots, struck
from orrery.games.ti3.units import (
    BARRAGE,
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLEET,
    HURT_DREADNOUGHT,
    HURT_WAR_SUN,
    PDS,
    SHIPS,
    SPACE_DOCK,
    STATS,
    WAR_SUN,
)

Spread = tuple[float, ...]
"""By kind of ship: how likely a die hits; or how many are lost."""

CHEAP_FIRST = (HURT_DREADNOUGHT, HURT_WAR_SUN, FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
"""Damage before losses, then the cheapest ships."""
CANNON = ((DREADNOUGHT,), 99)
AMBUSH = ((CRUISER, DESTROYER), 2)
"""Which ships fire before a battle, and how many of them at most: Assault Cannon, and the ambush of Mentak."""
NO, BEFORE_SHOTS, AFTER_FIRE = range(3)
"""Whether a defender flees before the first round (Naalu, T3.17.16): before anybody fires in the battle, or after."""
NOBODY, ANY = -1, 99
"""No ship with an admiral; any ship, the strongest that is left."""
RUN = 0.02
"""How likely a fighter on a sabotage run destroys its war sun: 9 or more, then a 10 (T3.16.5)."""
MOST = 1_000_000


class Side(NamedTuple):
    """One side: its ships; how likely a die of each kind hits in the rounds of the battle, in the first of them, and
    before the battle; its PDS in range; who fires before the battle. Then what it has decided: the order of its losses,
    in which round it announces to leave (0: never), or at how few ships; whether it flees before the battle; the
    command counters for rolling again; the kind of ship with an admiral aboard, for one die more (-1: none, ANY: always
    the strongest that is left); fighters it sends against each enemy war sun."""

    fleet: Fleet
    hit: Spread
    early: tuple[Spread, ...]
    shot: Spread
    barrage: float
    guns: Shots = ()
    opening: tuple[tuple[tuple[int, ...], int], ...] = ()
    order: tuple[int, ...] = CHEAP_FIRST
    leave: int = 0
    few: int = 0
    flees: int = NO
    counters: int = 0
    admiral: int = NOBODY
    runs: int = 0


GUNS, GUNS_BACK, BEFORE, BARRAGES, RUNS, RUNS_BACK, ROUNDS = range(7)


class Start(NamedTuple):
    """Where in the battle it begins: what comes next, rounds that have begun, hits that are scored and not yet taken,
    the side that has announced to leave in this round, and whether the dice of this round have been rolled."""

    stage: int = GUNS
    round: int = 0
    hits: tuple[int, int] = (0, 0)
    leaving: int = -1
    rolled: bool = False
    together: bool = False
    """What fires before the battle does so at once on both sides (T3.17.45)."""


AT_FIRST = Start()


class Odds(NamedTuple):
    """How a battle ends: the attacker alone is left, the defender alone, nobody (or nobody can hit any more), the
    attacker has left, the defender has left; the ships that each side loses on average, by kind; and the average
    number of rounds."""

    win: float
    lose: float
    draw: float
    attacker_left: float
    defender_left: float
    losses: tuple[Spread, Spread]
    rounds: float


def chance(need: int) -> float:
    """How likely a die shows at least this."""
    return max(0, min(10, 11 - need)) / 10


NOTHING: Mapping[int, int] = {}


def side(
    fleet: Mapping[int, int],
    always: Mapping[int, int] = NOTHING,
    battle: Mapping[int, int] = NOTHING,
    *,
    early: tuple[int, ...] = (),
    barrage: int = 0,
    pds: int = 0,
    again: bool = False,
    opening: tuple[tuple[tuple[int, ...], int], ...] = (),
    order: tuple[int, ...] = CHEAP_FIRST,
    leave: int = 0,
    few: int = 0,
    flees: int = NO,
    counters: int = 0,
    admiral: bool = False,
    runs: int = 0,
) -> Side:
    """A side from numbers: ships by kind; what is added to all rolls of a kind (PDS too), to those in the rounds of the
    battle alone, to all in the first rounds, to the barrage; PDS in range, and whether misses of theirs are rolled
    again; who fires before the battle; what it has decided."""
    must = [STATS[unit].combat - always.get(unit, 0) for unit in range(SPACE_DOCK)]
    ships = tuple(fleet.get(unit, 0) for unit in range(FLEET))
    rounds = [must[unit] - battle.get(unit, 0) for unit in SHIPS]
    return Side(
        ships,
        tuple(map(chance, rounds)),
        tuple(tuple(chance(n - bonus) for n in rounds) for bonus in early),
        tuple(map(chance, must[:6])),
        chance(must[DESTROYER] - barrage),
        (shots(pds, chance(must[PDS]), again),) if pds else (),
        opening,
        order,
        leave,
        few,
        flees,
        counters,
        flagship(ships) if admiral else NOBODY,
        runs,
    )


def flagship(fleet: Fleet) -> int:
    """The strongest kind of ship, of equal ones the greatest: an admiral is aboard one of these (T3.17.46)."""
    return min((unit for unit in SHIPS if fleet[unit]), key=lambda unit: (STATS[unit].combat, -unit), default=NOBODY)


def volley(it: Side, fleet: Fleet, number: int) -> Shots:
    """The dice of a fleet in a round (T3.7.9); a ship with an admiral rolls one more (T3.16.15)."""
    p = it.early[number - 1] if number <= len(it.early) else it.hit
    led = flagship(fleet) if it.admiral == ANY else it.admiral
    return tuple((fleet[unit] * STATS[unit].dice + (unit == led), p[unit], p[unit]) for unit in SHIPS if fleet[unit])


def alive(fleet: Fleet) -> bool:
    return any(fleet[:6])


def force_of(it: Side) -> Force:
    """A side as it fights in rounds."""
    return Force(it.order, SHIPS, partial(volley, it), len(it.early) + 1, 0, it.leave, it.few)


# --- the battle --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def odds(attacker: Side, defender: Side, start: Start = AT_FIRST, most: int = MOST) -> Odds:
    """How a battle ends, in the order of the rules: PDS of the defender, then of the attacker; shots before the battle;
    barrage; sabotage runs; rounds. Whoever announces to leave does so after the dice of that round, if both have ships
    left. TooLarge if that takes a look at more than so many pairs of fleets."""
    both = (attacker, defender)
    forces = force_of(attacker), force_of(defender)
    fleets = [forces[i].steps(both[i].fleet) for i in (0, 1)]
    a, d = (steps[min(hits, len(steps) - 1)] for steps, hits in zip(fleets, start.hits, strict=True))
    field: Field = {(a, d, attacker.counters, defender.counters): 1.0}
    ends: Field = {}
    left = [0.0, 0.0]
    if start.stage <= GUNS:
        field = fire(field, both, 1, pds=True)
    if start.stage <= GUNS_BACK:
        field = fire(field, both, 0, pds=True)
    if start.stage <= BEFORE:
        if defender.flees == BEFORE_SHOTS:
            left[1] += gone(field, ends)
        if start.together:
            field = at_once(field, both)
        else:
            for by in (0, 1):
                field = fire(field, both, by, pds=False)
    if start.stage <= BARRAGES:
        field = barrage(field, both)
    for by, stage in ((0, RUNS), (1, RUNS_BACK)):
        if start.stage <= stage:
            field = sabotage(field, both, by)
    if defender.flees == AFTER_FIRE and start.stage < ROUNDS:
        left[1] += gone(field, ends)
    leaving = start.leaving
    if start.rolled and leaving >= 0:
        left[leaving] += gone(field, ends)
    begun = start.round if start.rolled else max(0, start.round - 1)
    end = Duel(forces, field, begun, most).fight(-1 if start.rolled else leaving)
    for pair, p in end.pairs.items():
        ends[pair] = ends.get(pair, 0.0) + p
    return summed(ends, both, (left[0] + end.left[0], left[1] + end.left[1]), end.rounds)


def gone(field: Field, ends: Field) -> float:
    """Where both are left, one of them leaves; how likely that is. All of it is decided then."""
    left = sum(p for pair, p in field.items() if alive(pair[0]) and alive(pair[1]))
    ends.update(field)
    field.clear()
    return left


def of(pair: Pair, by: int) -> Fleet:
    """The fleet of one side."""
    return pair[1] if by else pair[0]


def rerolls(pair: Pair, by: int) -> int:
    """The counters that one side may still spend."""
    return pair[3] if by else pair[2]


def fire(field: Field, both: tuple[Side, Side], by: int, pds: bool) -> Field:
    """One side fires with its PDS, or before the battle; the other does not fire back."""
    found: Field = {}
    target = force_of(both[1 - by])
    for pair, p in field.items():
        dice = both[by].guns if pds else opening(both[by], of(pair, by))
        if not (alive(pair[0]) and alive(pair[1])) and not (pds and alive(of(pair, 1 - by))):
            dice = ()
        for counters, row in enumerate(scored(dice, rerolls(pair, by))):
            for left, q in after(of(pair, 1 - by), target, row):
                key = (pair[0], left, counters, pair[3]) if by == 0 else (left, pair[1], pair[2], counters)
                found[key] = found.get(key, 0.0) + p * q
    return found


def at_once(field: Field, both: tuple[Side, Side]) -> Field:
    """Both sides fire before the battle, and then take their losses."""
    found: Field = {}
    forces = force_of(both[0]), force_of(both[1])
    for (a, d, ka, kd), p in field.items():
        fought = alive(a) and alive(d)
        hits, took = (
            scored(opening(it, fleet) if fought else (), paid)
            for it, fleet, paid in ((both[0], a, ka), (both[1], d, kd))
        )
        for left_a, row in enumerate(hits):
            for left_d, other in enumerate(took):
                for mine, q in after(a, forces[0], other):
                    for theirs, r in after(d, forces[1], row):
                        key = mine, theirs, left_a, left_d
                        found[key] = found.get(key, 0.0) + p * q * r
    return found


def opening(it: Side, fleet: Fleet) -> Shots:
    """The dice of a fleet before the battle."""
    found = []
    for units, most in it.opening:
        for unit in units:
            dice = min(most, fleet[unit])
            most -= dice
            found.append(shots(dice, it.shot[unit]))
    return tuple(found)


def barrage(field: Field, both: tuple[Side, Side]) -> Field:
    """Destroyers fire at fighters, both sides at once (T3.7.7)."""
    found: Field = {}
    for pair, p in field.items():
        fought = alive(pair[0]) and alive(pair[1])
        rows = []
        for by in (0, 1):
            dice = of(pair, by)[DESTROYER] * BARRAGE if of(pair, 1 - by)[FIGHTER] and fought else 0
            rows.append(scored((shots(dice, both[by].barrage),), rerolls(pair, by)))
        for ka, hits in enumerate(rows[0]):
            for kd, took in enumerate(rows[1]):
                for a, q in without_fighters(pair[0], took):
                    for d, r in without_fighters(pair[1], hits):
                        found[a, d, ka, kd] = found.get((a, d, ka, kd), 0.0) + p * q * r
    return found


def without_fighters(fleet: Fleet, hits: Iterable[float]) -> list[tuple[Fleet, float]]:
    """What may be left of a fleet when hits take fighters alone."""
    chances = [*hits]
    most = fleet[FIGHTER]
    found = [((most - n, *fleet[1:]), p) for n, p in enumerate(chances[:most])]
    return [(left, p) for left, p in (*found, ((0, *fleet[1:]), sum(chances[most:]))) if p]


def sabotage(field: Field, both: tuple[Side, Side], by: int) -> Field:
    """A squadron flies at each enemy war sun; only fighters that have blown one up come back (T3.16.5)."""
    if not both[by].runs:
        return field
    found: Field = {}
    for pair, p in field.items():
        outcomes = {(of(pair, by), of(pair, 1 - by)): p}
        left = of(pair, by)[FIGHTER] if alive(pair[0]) and alive(pair[1]) else 0
        for _ in range(of(pair, 1 - by)[WAR_SUN]):
            sent = min(both[by].runs, left)
            left -= sent
            outcomes = _run(outcomes, sent) if sent else outcomes
        for (mine, theirs), q in outcomes.items():
            key = (mine, theirs, pair[2], pair[3]) if by == 0 else (theirs, mine, pair[2], pair[3])
            found[key] = found.get(key, 0.0) + q
    return found


def _run(outcomes: dict[tuple[Fleet, Fleet], float], sent: int) -> dict[tuple[Fleet, Fleet], float]:
    """One squadron."""
    found: dict[tuple[Fleet, Fleet], float] = {}
    for (mine, theirs), p in outcomes.items():
        for hits in range(sent + 1):
            back = (mine[FIGHTER] - sent + hits, *mine[1:])
            struck_down = list(theirs)
            if hits:
                struck_down[WAR_SUN] -= 1
                struck_down[HURT_WAR_SUN] -= struck_down[HURT_WAR_SUN] > 0
            q = comb(sent, hits) * RUN**hits * (1 - RUN) ** (sent - hits)
            key = back, tuple(struck_down)
            found[key] = found.get(key, 0.0) + p * q
    return found


def summed(ends: Field, both: tuple[Side, Side], left: tuple[float, float], rounds: float) -> Odds:
    """All ends together."""
    win = lose = draw = 0.0
    losses = [[0.0] * 6, [0.0] * 6]
    for pair, p in ends.items():
        mine, theirs = alive(pair[0]), alive(pair[1])
        if mine and not theirs:
            win += p
        elif theirs and not mine:
            lose += p
        else:
            draw += p
        for i in (0, 1):
            for unit in SHIPS:
                losses[i][unit] += p * (both[i].fleet[unit] - of(pair, i)[unit])
    draw = max(0.0, draw - sum(left))
    return Odds(win, lose, draw, left[0], left[1], (tuple(losses[0]), tuple(losses[1])), rounds)


__all__ = ["AMBUSH", "CANNON", "CHEAP_FIRST", "NOTHING", "Odds", "Side", "Start", "chance", "odds", "side", "struck"]
