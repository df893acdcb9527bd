"""Where a bot sends its ships in Twilight Imperium 3: what a planet is worth, which systems can be taken, and with
which ships and troops. All values are roughly victory points times five: a fair planet is worth about three."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.common.galaxy import distance_in, layers
from orrery.games.ti3.bot.goals import (
    DOCKED,
    THREE_DOCKS,
    kept,
    planet_goal,
    post_worth,
    posts,
    secret,
    stays,
    wanted,
)
from orrery.games.ti3.rules.board import (
    docks_at,
    enemy_at,
    fleet_limit,
    fleet_of,
    in_range,
    influence,
    near,
    passable,
    planets_at,
    resources,
)
from orrery.games.ti3.rules.data import DOMAINS, HOME_PLANETS, MECATOL_REX
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.hooks import number, touches
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.nouns import FLEET_POOL
from orrery.games.ti3.rules.production import limit_of
from orrery.games.ti3.rules.queries import FleetLimit, LandingForbidden
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Fleet, Place, Planet, by_planet, places_in
from orrery.games.ti3.rules.units import (
    BIG,
    CARRIER,
    DREADNOUGHT,
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
LEAST = 0.2
"""A plan worth less than this is not carried out."""
ENOUGH = 1.7
"""How much stronger an attacking fleet should be."""
GARRISON = 10
"""The most ground forces to produce on one planet."""
LARGEST_FIRST = tuple(reversed(BIG))
ROOM = STATS[CARRIER].room
HITS = [(unit, STATS[unit].dice * (11 - STATS[unit].combat) / 10) for unit in SHIPS]
"""The expected hits of each kind of ship."""


class Plan(NamedTuple):
    """A system worth an activation, and what for."""

    value: float
    place: Place
    produce: bool = False


def planet_worth(s: Twilight, seat: int, planet: Planet) -> float:
    """What it is worth to have a planet."""
    value = 2.5 + 0.6 * resources(s, planet) + 0.5 * influence(s, planet) + planet_goal(s, seat, planet)
    if planet == MECATOL_REX:
        value += 4.0
    if specialty(s, planet) >= 0:
        value += 0.8
    if HOME_PLANETS >> planet & 1:
        value += 20.0 if s.places[planet] == s.players[seat].home else 2.0
    return value


def garrison(s: Twilight, planet: Planet) -> int:
    """How many ground forces it takes to conquer a planet; one more if nobody knows what is there."""
    if s.owner[planet] < 0:
        if planet in s.domains:
            name, printed = DOMAINS[s.domains[planet]]
            return 2 * int(printed) if name == "hostile_locals" else 2
        return 1 + (s.unexplored >> planet & 1 or any(it.planet == planet for it in s.explored))
    defenders = s.troops[planet] + s.pds[planet]
    return defenders + 1 + defenders // 3 if defenders else 1


def foreign(s: Twilight, seat: int, place: Place) -> list[Planet]:
    """The planets of a system that could be taken, easiest first."""
    found = [p for p in planets_at(s, place) if s.owner[p] != seat and not number(s, 0, LandingForbidden, seat, p)]
    return sorted(found, key=lambda p: (garrison(s, p), p)) if len(found) > 1 else found


def power(fleet: Fleet) -> float:
    """How strong a fleet is: hits in a round times hits it can take."""
    dice = sum([fleet.of(unit) * hits for unit, hits in HITS])
    return dice * (ships(fleet) + fleet.whole(DREADNOUGHT) + fleet.whole(WAR_SUN))


def troops_at(s: Twilight, seat: int, place: Place) -> int:
    """The ground forces that could come along from a place."""
    ground = sum(max(0, s.troops[p] - kept(s, seat, p)) for p in planets_at(s, place) if s.owner[p] == seat)
    return fleet_of(s, seat, place).of(GROUND_FORCE) + ground


class ArrivingForce(NamedTuple):
    """What could go to a system: the strength of all ships, and troops with a ship to carry them."""

    fleet: Fleet
    troops: int


class StartingFleet(NamedTuple):
    """A fleet that can still move: where it is, how far all systems are from there, and what it could bring."""

    place: Place
    around: list[int]
    fleet: Fleet
    troops: int


class Reach:
    """What a player's fleets can reach: everything that is needed again and again while making plans."""

    __slots__ = ("_forces", "_s", "_seat", "around", "far", "guns", "limit", "mask", "posts", "starts")

    def __init__(self, s: Twilight, seat: int) -> None:
        self._s, self._seat = s, seat
        self._forces: dict[int, ArrivingForce] = {}
        self.posts = posts(s, seat)
        p = s.players[seat]
        self.far = far = sheet(s, seat).move
        self.around = around = near(s)
        through = passable(s, seat)
        self.limit = -1 if touches(s, FleetLimit) else p.counters[FLEET_POOL]
        self.starts: list[StartingFleet] = []
        self.mask = 0
        for place, fleet in sorted(p.fleets.items()):
            self.mask |= 1 << place
            most = max([far[unit] for unit in BIG if fleet.of(unit)], default=0)
            if most and not p.activated >> place & 1 and not stays(s, seat, place):
                found = layers(place, around, through, 1 if s.nebulae >> place & 1 else most)
                self.starts.append(StartingFleet(place, found, fleet, troops_at(s, seat, place)))
                for layer in found:
                    self.mask |= layer
        self.guns: list[tuple[int, int]] = []
        """The systems within range of enemy PDS, and how many of these."""
        if any(s.pds):
            for planet, count in by_planet(s.pds):
                if count and s.owner[planet] != seat:
                    self.guns.append((in_range(s, s.owner[planet], s.places[planet]), count))

    def guns_at(self, target: Place) -> int:
        """How many enemy PDS would fire at ships in a system."""
        return sum([count for mask, count in self.guns if mask >> target & 1])

    def force(self, target: Place) -> ArrivingForce:
        """Everything that could go to a system, as far as the fleet supply allows."""
        if target in self._forces:
            return self._forces[target]
        fleet = fleet_of(self._s, self._seat, target)
        limit = self.limit if self.limit >= 0 else fleet_limit(self._s, self._seat, target)
        room = limit - big_ships(fleet)
        troops, far = fleet.of(GROUND_FORCE), self.far
        for _, around, there, waiting in self.starts:
            steps = distance_in(around, target)
            if steps <= 0:
                continue
            hold = ROOM * (
                (far[CARRIER] >= steps and there.of(CARRIER)) + (far[WAR_SUN] >= steps and there.of(WAR_SUN))
            )
            if hold:
                come = min(hold, waiting)
                troops += come
                fleet = fleet.add(FIGHTER, min(hold - come, there.of(FIGHTER)))
            for unit in LARGEST_FIRST:
                if room > 0 and there.of(unit) and far[unit] >= steps:
                    come = min(room, there.of(unit))
                    fleet = fleet.add(unit, come)
                    room -= come
        self._forces[target] = found = ArrivingForce(fleet, troops)
        return found


def gain(s: Twilight, seat: int, target: Place, reach: Reach) -> float:
    """What taking a system would gain; nothing if it cannot be taken."""
    if not reach.mask >> target & 1:
        return 0.0
    prey = foreign(s, seat, target)
    enemy = enemy_at(s, seat, target)
    freed = enemy >= 0 and any(s.owner[p] == seat for p in planets_at(s, target))
    if not prey and not freed and target not in reach.posts:
        return 0.0
    came = reach.force(target)
    if not ships(came.fleet):
        return 0.0
    guns = reach.guns_at(target)
    value = -0.4 * guns - (2.0 if guns and ships(came.fleet) <= guns else 0.0)
    if enemy >= 0:
        theirs = power(fleet_of(s, enemy, target))
        mine = power(came.fleet) * max(0.0, 1 - 0.5 * guns / max(1, ships(came.fleet)))
        if mine < ENOUGH * theirs:
            return 0.0
        value += 1.5 if freed else -1.0
    if target in reach.posts:
        value += post_worth(reach.posts, target, came.fleet.without(fleet_of(s, seat, target)))
    left = came.troops
    for planet in prey:
        need = garrison(s, planet)
        if need <= left:
            left -= need
            value += planet_worth(s, seat, planet) * (1.0 if s.owner[planet] < 0 else 0.8)
    return value


def approach(s: Twilight, seat: int, target: Place, gains: dict[Place, float], reach: Reach) -> float:
    """What a step towards systems beyond would gain, for ships that find nothing closer."""
    if not reach.mask >> target & 1 or gains.get(target, 0.0) > 0 or enemy_at(s, seat, target) >= 0:
        return 0.0
    came = reach.force(target)
    if came.troops <= fleet_of(s, seat, target).of(GROUND_FORCE) or not came.fleet.of(CARRIER) + came.fleet.of(WAR_SUN):
        return 0.0
    if ships(came.fleet) <= 2 * reach.guns_at(target) or any(s.owner[p] == seat for p in planets_at(s, target)):
        return 0.0
    around = reach.around
    beyond = [place for place in places_in(around[target]) if not gains.get(place)]
    rich = [
        sum(planet_worth(s, seat, p) for p in foreign(s, seat, place) if garrison(s, p) <= came.troops)
        for place in beyond
        if enemy_at(s, seat, place) < 0
    ]
    best = max(rich, default=0.0)
    if target != CENTRE and CENTRE not in beyond and s.owner[MECATOL_REX] != seat:
        best = max(best, 2.0 if around[target] & around[CENTRE] else 0.0)
    return 0.4 * best


def plans(s: Twilight, seat: int, places: list[Place], money: int) -> list[Plan]:
    """What the systems that may be activated are good for, best first."""
    p = s.players[seat]
    reach = Reach(s, seat)
    gains = {place: gain(s, seat, place, reach) for place in places}
    found = [Plan(value - COUNTER, place) for place, value in gains.items() if value > 0]
    for place in places:
        value = produce_worth(s, seat, place, money)
        if value:
            found.append(Plan(value + gains[place] - COUNTER, place, True))
        elif money >= STATS[SPACE_DOCK].cost and p.reserve[SPACE_DOCK]:
            value = dock_worth(s, seat, place, money)
            if value:
                found.append(Plan(value + gains[place] - COUNTER, place, True))
    if not any(plan.value > 0 and not plan.produce for plan in found):
        steps = [Plan(approach(s, seat, place, gains, reach) - COUNTER / 2, place) for place in places]
        found += [plan for plan in steps if plan.value > 0]
    return sorted(found, key=lambda plan: (-plan.value, plan.place))


def produce_worth(s: Twilight, seat: int, place: Place, money: int) -> float:
    """What it is worth to produce in a system: no more than there is room and use for."""
    docks = docks_at(s, seat, place) if money >= 2 else []
    limit = sum([limit_of(s, seat, planet) for planet in docks])
    if not limit:
        return 0.0
    fleet = fleet_of(s, seat, place)
    room = max(0, fleet_limit(s, seat, place) - big_ships(fleet))
    troops = sum([max(0, GARRISON - s.troops[planet]) for planet in docks]) - fleet.of(GROUND_FORCE)
    useful = 4 * room + max(0, troops // 2)
    return 0.45 * min(money, 2 * limit, useful) + (1.0 if place == s.players[seat].home else 0.0) if useful else 0.0


def dock_worth(s: Twilight, seat: int, place: Place, money: int) -> float:
    """What a new dock in a system is worth: much for an objective, or on Mecatol Rex."""
    site = dock_site(s, seat, [p for p in planets_at(s, place) if s.owner[p] == seat and not s.changed >> p & 1], money)
    if site is None or enemy_at(s, seat, place) >= 0:
        return 0.0
    if wanted(s, seat, THREE_DOCKS):
        return (6.0 if s.players[seat].reserve[SPACE_DOCK] == 1 else 3.5) + 0.2 * resources(s, site)
    if site == MECATOL_REX:
        return 8.0 if secret(s, seat) in DOCKED else 2.2
    return 0.5 * resources(s, site)


def dock_site(s: Twilight, seat: int, planets: list[Planet], money: int) -> Planet | None:
    """The planet to build a dock on, if there is enough money."""
    best = max(planets, key=lambda p: (p == MECATOL_REX, resources(s, p), -p), default=None)
    if best is None:
        return None
    aim = wanted(s, seat, THREE_DOCKS) or best == MECATOL_REX
    cost = STATS[SPACE_DOCK].cost
    return best if money >= (cost if aim else cost + 2) and (aim or resources(s, best)) else None
