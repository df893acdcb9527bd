"""Where a bot sends its ships in Twilight Imperium 3: what a planet is worth, which systems can be taken, and with
which ships and troops. All values are in victory points times five or so: a fair planet is worth about three."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.games.common.galaxy import bits, distance_in, layers
from orrery.games.ti3.activation import cargo_at
from orrery.games.ti3.board import (
    docks_at,
    enemy_at,
    fleet_limit,
    fleet_of,
    home_planets,
    influence,
    near,
    outside_home,
    passable,
    pds_near,
    planets_at,
    resources,
)
from orrery.games.ti3.data import MECATOL_REX, OBJECTIVE_NAMES, PLANETS
from orrery.games.ti3.galaxy import CENTRE
from orrery.games.ti3.hooks import number
from orrery.games.ti3.legality import ranges
from orrery.games.ti3.production import limit_of
from orrery.games.ti3.queries import LandingForbidden
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.units import (
    BIG,
    CARRIER,
    FIGHTER,
    GROUND_FORCE,
    SHIPS,
    SPACE_DOCK,
    STATS,
    WAR_SUN,
    big_ships,
    ships,
)

COUNTER = 1.0
"""What a command counter is worth."""
ENOUGH = 1.7
"""So much stronger a fleet should be that attacks."""
FIVE, TEN, SPECIALTIES, SUPREMACY, THREE_DOCKS = (
    OBJECTIVE_NAMES.index(name)
    for name in ("five_planets", "ten_planets", "three_specialties", "supremacy", "three_docks")
)
COLLECTORS = (OBJECTIVE_NAMES.index("technocrat"), OBJECTIVE_NAMES.index("focused"))
"""Secret objectives that ask for planets with specialties."""


class Plan(NamedTuple):
    """A system worth an activation, and what for."""

    value: float
    place: int
    produce: bool = False


def wanted(s: Twilight, seat: int, objective: int) -> bool:
    """Whether an objective is open and not yet scored."""
    return objective in s.objectives and not s.players[seat].claimed >> objective & 1


def planet_worth(s: Twilight, seat: int, planet: int) -> float:
    """What it is worth to have a planet."""
    value = 1.2 + resources(s, planet) + 0.7 * influence(s, planet)
    if planet == MECATOL_REX:
        value += 4.0
    colour = PLANETS[planet].specialty
    if colour >= 0:
        value += 0.8 + 1.5 * any(o in COLLECTORS for o in s.players[seat].secret)
        if wanted(s, seat, SPECIALTIES):
            mine = {PLANETS[p].specialty for p in outside_home(s, seat)}
            value += 2.5 * (colour not in mine)
    for objective, count in ((FIVE, 5), (TEN, 10), (SUPREMACY, 18)):
        if wanted(s, seat, objective) and len(outside_home(s, seat)) < count:
            value += 1.2
    if any(planet in home_planets(s, other) for other in range(len(s.players)) if other != seat):
        value += 2.0
    if planet in home_planets(s, seat):
        value += 20.0
    return value


def garrison(s: Twilight, planet: int) -> int:
    """How many ground forces it takes to conquer a planet."""
    if s.owner[planet] < 0:
        return 1
    defenders = s.troops[planet] + s.pds[planet]
    return defenders + 1 + defenders // 3 if defenders else 1


def foreign(s: Twilight, seat: int, place: int) -> list[int]:
    """The planets of a system that could be taken, the easy ones first."""
    found = [p for p in planets_at(s, place) if s.owner[p] != seat and not number(s, 0, LandingForbidden, seat, p)]
    return sorted(found, key=lambda p: (garrison(s, p), p))


def power(fleet: list[int]) -> float:
    """How strong a fleet is: hits in a round times hits it can take."""
    dice = sum(fleet[unit] * STATS[unit].dice * (11 - STATS[unit].combat) / 10 for unit in SHIPS)
    return dice * (ships(fleet) + fleet[4] + fleet[5] - fleet[8] - fleet[9])


def troops_at(s: Twilight, seat: int, place: int) -> int:
    """The ground forces that could come along from a place; one stays on each home planet."""
    kept = home_planets(s, seat)
    ground = sum(max(0, s.troops[p] - (p in kept)) for p in planets_at(s, place) if s.owner[p] == seat)
    return fleet_of(s, seat, place)[GROUND_FORCE] + ground


class Force(NamedTuple):
    """What could come to a system: the strength of all ships, and troops with a ship to carry them."""

    fleet: list[int]
    troops: int


class Reach:
    """How far each fleet that can still move is from every system."""

    __slots__ = ("far", "starts")

    def __init__(self, s: Twilight, seat: int) -> None:
        p = s.players[seat]
        self.far = far = ranges(s, seat)
        self.starts: list[tuple[int, list[int]]] = []
        around = near(s)
        for place, fleet in sorted(p.fleets.items()):
            most = max([far[unit] for unit in BIG if fleet[unit]], default=0)
            if most and not p.activated >> place & 1:
                most = 1 if s.nebulae >> place & 1 else most
                self.starts.append((place, layers(place, around, passable(s, seat, place), most)))


def force(s: Twilight, seat: int, target: int, reach: Reach) -> Force:
    """All that could come to a system, as far as the fleet supply allows."""
    fleet = list(fleet_of(s, seat, target))
    room = fleet_limit(s, seat, target) - big_ships(fleet)
    troops = fleet[GROUND_FORCE]
    for place, around in reach.starts:
        steps = distance_in(around, target)
        if steps <= 0:
            continue
        there = fleet_of(s, seat, place)
        can = [there[unit] if reach.far[unit] >= steps else 0 for unit in SHIPS]
        hold = STATS[CARRIER].room * (can[CARRIER] + can[WAR_SUN])
        if hold:
            come = min(hold, troops_at(s, seat, place))
            troops += come
            fleet[FIGHTER] += min(hold - come, there[FIGHTER])
        for unit in reversed(BIG):
            come = min(room, can[unit])
            fleet[unit] += come
            room -= come
    return Force(fleet, troops)


def gain(s: Twilight, seat: int, target: int, reach: Reach) -> float:
    """What taking a system would bring; nothing if it cannot be taken."""
    prey = foreign(s, seat, target)
    enemy = enemy_at(s, seat, target)
    if not prey and (enemy < 0 or target != s.players[seat].home):
        return 0.0
    came = force(s, seat, target, reach)
    if not ships(came.fleet):
        return 0.0
    guns = sum(s.pds[p] for other in range(len(s.players)) if other != seat for p in pds_near(s, other, target))
    value = -0.4 * guns
    if enemy >= 0:
        theirs = power(fleet_of(s, enemy, target))
        mine = power(came.fleet) * max(0.0, 1 - 0.5 * guns / max(1, ships(came.fleet)))
        if mine < ENOUGH * theirs:
            return 0.0
        value -= 1.0
    left = came.troops
    for planet in prey:
        need = garrison(s, planet)
        if need <= left:
            left -= need
            value += planet_worth(s, seat, planet) * (1.0 if s.owner[planet] < 0 else 0.8)
    return value


def approach(s: Twilight, seat: int, target: int, gains: dict[int, float], reach: Reach) -> float:
    """What a step towards systems beyond would bring, for ships that find nothing closer."""
    if enemy_at(s, seat, target) >= 0 or gains.get(target, 0.0) > 0:
        return 0.0
    came = force(s, seat, target, reach)
    if not came.troops or not came.fleet[CARRIER] + came.fleet[WAR_SUN]:
        return 0.0
    beyond = [place for place in bits(near(s)[target]) if not gains.get(place)]
    rich = [
        sum(planet_worth(s, seat, p) for p in foreign(s, seat, place) if garrison(s, p) <= came.troops)
        for place in beyond
        if enemy_at(s, seat, place) < 0
    ]
    best = max(rich, default=0.0)
    if target != CENTRE and CENTRE not in beyond and s.owner[MECATOL_REX] != seat:
        best = max(best, 2.0 if near(s)[target] & near(s)[CENTRE] else 0.0)
    return 0.4 * best


def plans(s: Twilight, seat: int, places: list[int], money: int) -> list[Plan]:
    """What the systems that may be activated are good for, the best first."""
    p = s.players[seat]
    reach = Reach(s, seat)
    gains = {place: gain(s, seat, place, reach) for place in places}
    found = [Plan(value - COUNTER, place) for place, value in gains.items() if value > 0]
    for place in places:
        docks = docks_at(s, seat, place)
        if docks and money >= 2:
            limit = sum(limit_of(s, seat, planet) for planet in docks)
            value = 0.45 * min(money, 2 * limit) + (1.0 if place == p.home else 0.0)
            if limit:
                found.append(Plan(value + gains[place] - COUNTER, place, True))
        elif money >= STATS[SPACE_DOCK].cost and p.reserve[SPACE_DOCK]:
            value = dock_worth(s, seat, place)
            if value:
                found.append(Plan(value + gains[place] - COUNTER, place, True))
    if not any(plan.value > 0 and not plan.produce for plan in found):
        steps = [Plan(approach(s, seat, place, gains, reach) - COUNTER / 2, place) for place in places]
        found += [plan for plan in steps if plan.value > 0]
    return sorted(found, key=lambda plan: (-plan.value, plan.place))


def dock_worth(s: Twilight, seat: int, place: int) -> float:
    """What a new dock in a system is worth: much for an objective, or on Mecatol Rex."""
    sites = [p for p in planets_at(s, place) if s.owner[p] == seat and not s.changed >> p & 1]
    if not sites:
        return 0.0
    rich = max(resources(s, p) for p in sites)
    if wanted(s, seat, THREE_DOCKS):
        return 3.5 + 0.2 * rich
    return 2.2 if MECATOL_REX in sites else 0.5 * rich


# --- the ships of an activation ----------------------------------------------------------------------------------


def troops_wanted(s: Twilight, seat: int, target: int) -> int:
    """Ground forces that the planets of the target still need."""
    a = s.activation
    assert a is not None
    have = a.arriving[GROUND_FORCE] + fleet_of(s, seat, target)[GROUND_FORCE]
    return sum(garrison(s, p) for p in foreign(s, seat, target)) - have


def stronger(s: Twilight, seat: int, target: int) -> bool:
    """Whether the ships that have come are strong enough already."""
    a = s.activation
    assert a is not None
    enemy = enemy_at(s, seat, target)
    if enemy < 0:
        return True
    mine = [x + y for x, y in zip(a.arriving, fleet_of(s, seat, target), strict=True)]
    return power(mine) >= 2 * ENOUGH * power(fleet_of(s, enemy, target))


def carriers_at(s: Twilight, seat: int, place: int) -> int:
    fleet = fleet_of(s, seat, place)
    return fleet[CARRIER] + fleet[WAR_SUN]


def move_from(s: Twilight, seat: int, d: Any) -> int | None:
    """The next system to send ships from: troops first, then guns."""
    target = d.args["target"]
    places: list[int] = [place for place in d.options() if place is not None]
    short, strong = troops_wanted(s, seat, target), stronger(s, seat, target)
    bare = not any(s.activation.arriving) if s.activation is not None else False
    carrying = [place for place in places if carriers_at(s, seat, place) and troops_at(s, seat, place)]
    stepping = bare and not docks_at(s, seat, target) and not planets_owned(s, seat, target)
    if carrying and (short > 0 or stepping):
        return max(carrying, key=lambda place: (min(troops_at(s, seat, place), 6), place != target, -place))
    if not strong:
        armed = [place for place in places if place != target and power(fleet_of(s, seat, place))]
        return max(armed, key=lambda place: (power(fleet_of(s, seat, place)), -place), default=None)
    return None


def planets_owned(s: Twilight, seat: int, place: int) -> bool:
    return any(s.owner[p] == seat for p in planets_at(s, place))


def counted(d: Any, order: list[tuple[int, int]]) -> tuple[int, ...]:
    """As many of each kind as wanted and possible, in that order."""
    counts = [0] * len(d.kinds)
    for kind, most in order:
        if kind in d.kinds:
            at = list(d.kinds).index(kind)
            for _ in range(min(most, d.most[at] - counts[at])):
                counts[at] += 1
                if d.fits(counts) is not None:
                    counts[at] -= 1
                    break
    return tuple(sorted([k for k, n in zip(d.kinds, counts, strict=True) for _ in range(n)]))


def move(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Ships and troops from one system: carriers as needed, warships where there is a fight, one as an escort."""
    place, target = d.args["place"], d.args["target"]
    cargo = troop_kinds(s, seat, place)
    troops = sum(most for _, most in cargo)
    fights = not stronger(s, seat, target)
    if fights:
        carriers = 1 if troops and troops_wanted(s, seat, target) > 0 else 0
        order = [(WAR_SUN, 9), (CARRIER, carriers), *cargo, (4, 9), (8, 9), (2, 9), (1, 9), (CARRIER, 9), (FIGHTER, 99)]
    elif carriers_at(s, seat, place):
        order = [(CARRIER, 1), *cargo, *escort(s, seat, place)]
    else:
        order = [(2, 1)]
    chosen = counted(d, order)
    if not chosen:
        chosen = counted(d, [(unit, 1) for unit in d.kinds])
    return chosen if d.refuse(chosen) is None else next(d.options())


def escort(s: Twilight, seat: int, place: int) -> list[tuple[int, int]]:
    """A warship for the way, if more than one is there."""
    fleet = fleet_of(s, seat, place)
    return [(2, 1)] if fleet[2] > 1 or (fleet[2] and fleet[1] + fleet[4]) else [(1, 1)] if fleet[1] > 1 else []


def troop_kinds(s: Twilight, seat: int, place: int) -> list[tuple[int, int]]:
    """The ground forces that may leave a place, by where they are."""
    kinds, most = cargo_at(s, seat, place)
    kept = home_planets(s, seat)
    found = [(GROUND_FORCE, most[1])]
    for kind, count in zip(kinds[3::2], most[3::2], strict=True):
        found.append((kind, max(0, count - (kind - 100 in kept))))
    return found


def pick_up(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many ground forces as possible."""
    chosen = counted(d, [kind for kind in troop_kinds(s, seat, d.args["place"]) if kind[0] in d.kinds])
    return chosen if d.refuse(chosen) is None else next(d.options())


def pick_up_at(s: Twilight, seat: int, d: Any) -> int | None:
    """Where troops are to be had on the way, if they are needed."""
    if troops_wanted(s, seat, d.args["target"]) <= 0:
        return None
    places: list[int] = [place for place in d.options() if place is not None and place != d.args["target"]]
    places = [place for place in places if sum(most for _, most in troop_kinds(s, seat, place)[1:])]
    return max(places, key=lambda place: (troops_at(s, seat, place), -place), default=None)
