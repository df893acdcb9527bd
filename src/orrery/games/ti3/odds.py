"""Twilight Imperium 3: exact odds of a space battle (T3.7.5 to T3.7.12), by following every outcome of the dice. Each
side says beforehand in which order it takes losses; nothing is sampled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from orrery.games.ti3.board import fleet_of, pds_near
from orrery.games.ti3.fire import need
from orrery.games.ti3.hooks import has
from orrery.games.ti3.queries import BARRAGE_ROLL, BATTLE, BEFORE_BATTLE, PDS_AT_SHIPS
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.texts import text
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

Fleet = tuple[int, ...]
"""Ten counts, as in units.py."""
Shots = tuple[tuple[int, float], ...]
"""So many dice, and how likely each of them hits."""
Spread = tuple[float, ...]
"""How likely 0, 1, 2 ... hits are."""
Field = dict[tuple[Fleet, Fleet], float]
"""How likely it is that these two fleets are left."""

CHEAP_FIRST = (HURT_DREADNOUGHT, HURT_WAR_SUN, FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
"""Damage before losses, then the cheapest ships."""
CANNON = ((DREADNOUGHT,), 99)
AMBUSH = ((CRUISER, DESTROYER), 2)
"""Which ships fire before a battle, and how many of them at most: Assault Cannon, and the ambush of Mentak."""
CANNONS, LASERS = text("technology.assault_cannon"), text("technology.graviton_laser_system")
AMBUSHES, FIRST_ROUND = text("race.mentak.ambush"), text("race.xxcha.first_round")


class Side(NamedTuple):
    """One side: its ships, how likely a die of each kind hits (in battle, in the first round, before the battle), its
    PDS in range, the order of its losses, and the round in which it announces to leave (0: never)."""

    fleet: Fleet
    hit: Spread
    first: Spread
    shot: Spread
    barrage: float
    guns: Shots = ()
    opening: tuple[tuple[tuple[int, ...], int], ...] = ()
    order: tuple[int, ...] = CHEAP_FIRST
    leave: int = 0


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


def twice(p: float) -> float:
    """How likely a die hits that may be rolled again once."""
    return 1 - (1 - p) ** 2


# --- who fights --------------------------------------------------------------------------------------------------


NOTHING: Mapping[int, int] = {}


def side(
    fleet: Mapping[int, int],
    always: Mapping[int, int] = NOTHING,
    battle: Mapping[int, int] = NOTHING,
    *,
    first: int = 0,
    barrage: int = 0,
    pds: int = 0,
    again: bool = False,
    opening: tuple[tuple[tuple[int, ...], int], ...] = (),
    order: tuple[int, ...] = CHEAP_FIRST,
    leave: int = 0,
) -> Side:
    """A side from numbers: ships by kind; what is added to all rolls of a kind (PDS too), to those in the rounds of the
    battle alone, to all in the first round, to the barrage; PDS in range, and whether misses of theirs are rolled
    again; who fires before the battle; the order of losses; when it leaves."""
    must = [STATS[unit].combat - always.get(unit, 0) for unit in range(SPACE_DOCK)]
    rounds = [must[unit] - battle.get(unit, 0) for unit in SHIPS]
    gun = chance(must[PDS])
    return Side(
        tuple(fleet.get(unit, 0) for unit in range(FLEET)),
        tuple(map(chance, rounds)),
        tuple(chance(n - first) for n in rounds),
        tuple(map(chance, must[:6])),
        chance(must[DESTROYER] - barrage),
        ((pds, twice(gun) if again else gun),) if pds else (),
        opening,
        order,
        leave,
    )


def sides(s: Twilight, seat: int, foe: int, place: int, fleet: Sequence[int]) -> tuple[Side, Side]:
    """Both sides of an attack on a system as the table stands: the attacker comes with a fleet, and nobody leaves."""

    def one(me: int, rival: int, counts: Sequence[int], attacks: bool) -> Side:
        def chances(kind: int, worse: int = 0) -> Spread:
            return tuple(chance(need(s, me, rival, unit, kind, attacks, place) + worse) for unit in SHIPS)

        again = has(s, me, LASERS)
        guns = [
            (s.pds[p], chance(need(s, me, rival, PDS, PDS_AT_SHIPS, attacks, place, p))) for p in pds_near(s, me, place)
        ]
        return Side(
            (*counts[:6], 0, 0, *counts[8:]),
            chances(BATTLE),
            chances(BATTLE, int(has(s, rival, FIRST_ROUND))),
            chances(BEFORE_BATTLE),
            chances(BARRAGE_ROLL)[DESTROYER],
            tuple((dice, twice(p) if again else p) for dice, p in guns),
            tuple(shots for text_, shots in ((CANNONS, CANNON), (AMBUSHES, AMBUSH)) if has(s, me, text_)),
        )

    return one(seat, foe, fleet, True), one(foe, seat, fleet_of(s, foe, place), False)


# --- dice and losses ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def spread(shots: Shots) -> Spread:
    """How likely each number of hits is."""
    found = [1.0]
    for dice, p in shots:
        for _ in range(dice):
            found = [a * (1 - p) + b * p for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return tuple(found)


@lru_cache(maxsize=4096)
def struck(fleet: Fleet, order: tuple[int, ...]) -> tuple[Fleet, ...]:
    """A fleet after 0, 1, 2 ... hits, until nothing is left (T3.7.10)."""
    found = [fleet]
    now = list(fleet)
    while any(now[:6]):
        for item in order:
            whole, hurt = (item - 4, item) if item >= HURT_DREADNOUGHT else (item, item + 4)
            if item >= HURT_DREADNOUGHT or (item in (DREADNOUGHT, WAR_SUN) and now[item] and not now[hurt]):
                if now[whole] > now[hurt]:
                    now[hurt] += 1
                    break
            elif now[item]:
                now[item] -= 1
                if item in (DREADNOUGHT, WAR_SUN):
                    now[hurt] -= 1
                break
        found.append(tuple(now))
    return tuple(found)


def after(fleet: Fleet, order: tuple[int, ...], hits: Spread) -> list[tuple[Fleet, float]]:
    """What may be left of a fleet, and how likely it is."""
    steps = struck(fleet, order)
    last = len(steps) - 1
    found = [(steps[n], p) for n, p in enumerate(hits[:last])]
    rest = sum(hits[last:])
    return [(left, p) for left, p in (*found, (steps[last], rest)) if p]


def battle_spread(it: Side, fleet: Fleet, first: bool = False) -> Spread:
    """The hits that a fleet scores in a round."""
    p = it.first if first else it.hit
    return spread(tuple((fleet[unit] * STATS[unit].dice, p[unit]) for unit in SHIPS if fleet[unit]))


def alive(fleet: Fleet) -> bool:
    return any(fleet[:6])


# --- the battle --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def odds(attacker: Side, defender: Side) -> Odds:
    """How a battle ends, in the order of the rules: PDS of the defender, then of the attacker; shots before the battle;
    barrage; rounds. Whoever announces to leave does so after the dice of that round, if both have ships left."""
    both = (attacker, defender)
    fields: Field = {(attacker.fleet, defender.fleet): 1.0}
    for by in (1, 0):
        fields = fire(fields, both, by, True)
    for by in (0, 1):
        fields = fire(fields, both, by, False)
    fields = barrage(fields, both)
    ends: Field = {}
    left = [0.0, 0.0]
    rounds = 0.0
    exact = max(attacker.leave, defender.leave, int(any(it.first != it.hit for it in both)))
    for number in range(1, exact + 1):
        fields = settle(fields, ends)
        rounds += sum(fields.values())
        fields = one_round(fields, both, number == 1)
        leaving = 0 if number == attacker.leave else 1 if number == defender.leave else -1
        if leaving >= 0:
            fields = settle(fields, ends)
            left[leaving] = sum(fields.values())
            ends.update(fields)
            fields = {}
            break
    rounds += to_the_end(settle(fields, ends), both, ends)
    return summed(ends, both, left, rounds)


def settle(fields: Field, ends: Field) -> Field:
    """What is decided is put aside; the battles that go on."""
    going = {}
    for pair, p in fields.items():
        if alive(pair[0]) and alive(pair[1]):
            going[pair] = p
        else:
            ends[pair] = ends.get(pair, 0.0) + p
    return going


def fire(fields: Field, both: tuple[Side, Side], by: int, pds: bool) -> Field:
    """One side fires with its PDS, or before the battle; the other does not fire back."""
    found: Field = {}
    for pair, p in fields.items():
        volley = both[by].guns if pds else opening(both[by], pair[by])
        for left, q in after(pair[1 - by], both[1 - by].order, spread(volley)):
            key = (pair[0], left) if by == 0 else (left, pair[1])
            found[key] = found.get(key, 0.0) + p * q
    return found


def opening(it: Side, fleet: Fleet) -> Shots:
    """The dice of a fleet before the battle."""
    found = []
    for units, most in it.opening:
        for unit in units:
            dice = min(most, fleet[unit])
            most -= dice
            found.append((dice, it.shot[unit]))
    return tuple(found)


def barrage(fields: Field, both: tuple[Side, Side]) -> Field:
    """Destroyers fire at fighters, both sides at once (T3.7.7)."""
    found: Field = {}
    for pair, p in fields.items():
        lefts = []
        for by in (1, 0):
            mine, theirs = pair[by], pair[1 - by]
            guns = mine[DESTROYER] * BARRAGE if theirs[FIGHTER] else 0
            lefts.append(without_fighters(theirs, spread(((guns, both[by].barrage),))))
        for a, q in lefts[0]:
            for b, r in lefts[1]:
                found[a, b] = found.get((a, b), 0.0) + p * q * r
    return found


def without_fighters(fleet: Fleet, hits: Spread) -> list[tuple[Fleet, float]]:
    """What may be left of a fleet when hits take fighters alone."""
    most = fleet[FIGHTER]
    found = [((most - n, *fleet[1:]), p) for n, p in enumerate(hits[:most])]
    return [(left, p) for left, p in (*found, ((0, *fleet[1:]), sum(hits[most:]))) if p]


def one_round(fields: Field, both: tuple[Side, Side], first: bool) -> Field:
    """A round of dice."""
    found: Field = {}
    for (a, d), p in fields.items():
        lost_a = after(a, both[0].order, battle_spread(both[1], d, first))
        for left_d, q in after(d, both[1].order, battle_spread(both[0], a, first)):
            for left_a, r in lost_a:
                key = (left_a, left_d)
                found[key] = found.get(key, 0.0) + p * q * r
    return found


def to_the_end(fields: Field, both: tuple[Side, Side], ends: Field) -> float:
    """Rounds until it is decided; how many there are on average. The fleets that can take most come first: a round
    without a hit is repeated, so it only makes every other outcome likelier."""

    def life(pair: tuple[Fleet, Fleet]) -> int:
        return len(struck(pair[0], both[0].order)) + len(struck(pair[1], both[1].order))

    waiting: dict[int, Field] = {}
    for pair, p in fields.items():
        waiting.setdefault(life(pair), {})[pair] = p
    rounds = 0.0
    while waiting:
        level = max(waiting)
        for pair, p in waiting.pop(level).items():
            if not (alive(pair[0]) and alive(pair[1])):
                ends[pair] = ends.get(pair, 0.0) + p
                continue
            outcome = one_round({pair: 1.0}, both, False)
            again = outcome.pop(pair, 0.0)
            if not outcome:
                ends[pair] = ends.get(pair, 0.0) + p
                continue
            rounds += p / (1 - again)
            for key, q in outcome.items():
                row = waiting.setdefault(life(key), {})
                row[key] = row.get(key, 0.0) + p * q / (1 - again)
    return rounds


def summed(ends: Field, both: tuple[Side, Side], left: list[float], rounds: float) -> Odds:
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
                losses[i][unit] += p * (both[i].fleet[unit] - pair[i][unit])
    return Odds(win, lose, draw - sum(left), left[0], left[1], (tuple(losses[0]), tuple(losses[1])), rounds)
