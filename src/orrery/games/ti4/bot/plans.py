"""Where a bot sends its ships in Twilight Imperium 4: what a planet is worth, which systems can be taken, and what it
is worth to produce somewhere. A fair planet is worth about three, a victory point six."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from orrery.games.common.galaxy import layers
from orrery.games.ti4.bot.goals import VICTORY, Goal, Post, goals, kept_posts, leads, planet_goal, post_value, posts
from orrery.games.ti4.bot.strength import (
    defenders,
    fleet_cost,
    fleet_power,
    guns_of_others,
    hits_at,
    joined,
    power,
    raiders,
)
from orrery.games.ti4.rules.board import (
    anomalies,
    controls_home,
    fleet_limit,
    fleets_at,
    in_space,
    influence,
    near,
    on_planet,
    open_to,
    planets_at,
    planets_of,
    presence,
    resources,
    specialties_of,
    wormholes,
)
from orrery.games.ti4.rules.custodians import custodians_price
from orrery.games.ti4.rules.data import BIG_SHIPS, DESTROYER, FIGHTER, FLAGSHIP, MECATOL_REX, PLANETS, WAR_SUN
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import has
from orrery.games.ti4.rules.movement import Ways, blocked, closed, way_links
from orrery.games.ti4.rules.nouns import TACTIC_POOL
from orrery.games.ti4.rules.production import afloat, yards
from orrery.games.ti4.rules.progress import home_systems
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Place, Planet, Unit, places_in
from orrery.games.ti4.rules.units import Sheet, sheet
from orrery.games.ti4.rules.verbs import wealth

TOKEN = 1.0
"""What a command token is worth."""
LEAST = 0.3
"""A plan worth less than this is not carried out."""
ENOUGH = 1.5
"""How much stronger an attacking fleet should be."""
HURRY = 2.5
"""How much less it is worth to produce where troops should leave first."""
FRONTIER = 2.0
"""What it is worth to explore a frontier token."""
DARK_ENERGY_TAP = text("technology.dark_energy_tap")
GRAVITY_DRIVE = text("technology.gravity_drive")
SUPPORT = text("note.support_for_the_throne")
SHVAL = text("leader.shval_harbinger")
MANY_TROOPS, LOST_SHIPS = 4, 0.4
"""With Sh'val so many troops are brought past a stronger fleet; then the ships are gone, which costs part of what they
cost."""


GARRISON = 3
"""So many ground forces more stay at home at most if others could land there."""


class Plan(NamedTuple):
    """A system worth an activation."""

    value: float
    place: Place


def planet_worth(s: Imperium, seat: int, planet: Planet, aims: list[Goal] | None = None) -> float:
    """What it is worth to have a planet."""
    value = 2.2 + 0.6 * resources(s, planet) + 0.5 * influence(s, planet)
    value += 0.8 * bool(specialties_of(s, planet)) + 1.5 * PLANETS[planet].legendary
    value += planet_goal(s, seat, planet, goals(s, seat) if aims is None else aims)
    if planet == MECATOL_REX:
        value += 4.0 + VICTORY * s.custodians
    home = next((n for n, p in enumerate(s.players) if p.home == s.places[planet]), -1)
    if home >= 0:
        value += 12.0 if home == seat else 1.0
    return value


def kept(s: Imperium, seat: int, planet: Planet) -> int:
    """How many ground forces stay on a planet no matter what: at home more if others could land there."""
    if s.places[planet] == s.players[seat].home:
        return 1 + min(GARRISON, raiders(s, seat, s.places[planet]))
    return 2 if planet == MECATOL_REX else int(s.round > 3)


def landing_force(s: Imperium, seat: int, planet: Planet) -> int:
    """How many infantry it takes to conquer a planet."""
    against = defenders(s, seat, planet)
    return 1 if not against else int(1.3 * against) + 1


def foreign(s: Imperium, seat: int, place: Place) -> list[Planet]:
    """The planets of a system that could be taken, easiest first."""
    found = [p for p in planets_at(s, place) if s.owner[p] != seat and open_to(s, seat, p)]
    return sorted(found, key=lambda p: (landing_force(s, seat, p), p)) if len(found) > 1 else found


def rivals_at(s: Imperium, seat: int, place: Place) -> list[int]:
    """The others with ships in a system."""
    return [other for other in fleets_at(s, place) if other != seat]


def spare_troops(s: Imperium, seat: int, place: Place) -> int:
    """The ground forces that could come along from a place."""
    ground = sum(max(0, on_planet(s, seat, p).ground_forces() - kept(s, seat, p)) for p in planets_at(s, place))
    return in_space(s, seat, place).ground_forces() + ground


def can_pay_custodians(s: Imperium, seat: int) -> bool:
    """Whether a player has the influence to remove the custodians token."""
    return wealth(s, seat, influence) >= custodians_price(s, seat)


class Start(NamedTuple):
    """A fleet that can still move: where it is, how far each type of ship comes, also with Gravity Drive, and what it
    could bring."""

    place: Place
    reach: dict[Unit, int]
    farther: dict[Unit, int]
    forces: Forces
    troops: int


class Arriving(NamedTuple):
    """What could go to a system: ships, and troops with room for them."""

    fleet: Forces
    troops: int
    ships: int


class Reach:
    """What a player's fleets can reach: everything that is needed again and again while making plans."""

    __slots__ = ("_forces", "aims", "guns", "limit", "mask", "models", "posts", "s", "seat", "starts", "stay")

    def __init__(self, s: Imperium, seat: int) -> None:
        self.s, self.seat = s, seat
        self._forces: dict[int, Arriving] = {}
        self.aims = goals(s, seat)
        self.posts: list[Post] = posts(s, seat, self.aims)
        self.stay = kept_posts(self.posts)
        self.models: Sheet = sheet(s, seat)
        self.guns = guns_of_others(s, seat)
        self.limit = fleet_limit(s, seat)
        around = way_links(s, seat, wormholes(s))
        through, shut = ~blocked(s, seat, 0), closed(s, 0)
        ways = Ways(s, seat, Place(0))
        bound = s.players[seat].tokens
        driven = int(has(s, seat, GRAVITY_DRIVE) and s.activation is None)  # else it has been used
        self.starts: list[Start] = []
        self.mask = 0
        p = s.players[seat]
        for place, forces in sorted(p.space.items()):
            self.mask |= 1 << place
            if bound >> place & 1:
                continue
            reach: dict[Unit, int] = {}
            farther: dict[Unit, int] = {}
            found: dict[int, int] = {}
            for unit in BIG_SHIPS:
                if forces.all[unit]:
                    far = ways.far(place, unit)
                    for steps in (far, far + driven):
                        if steps not in found:
                            found[steps] = sum(layers(place, around, through, steps)) & ~shut
                    reach[unit], farther[unit] = found[far], found[far + driven]
            if reach:
                self.starts.append(Start(place, reach, farther, forces, spare_troops(s, seat, place)))
                for mask in farther.values():
                    self.mask |= mask

    def force(self, target: Place) -> Arriving:
        """Everything that could go to a system, as far as the fleet pool allows."""
        if target in self._forces:
            return self._forces[target]
        there = in_space(self.s, self.seat, target)
        fleet = joined(there)
        room = self.limit - there.big_ships()
        troops, came, drive = there.ground_forces(), 0, 1
        for start in self.starts:
            if start.place == target:
                continue
            hold = 0
            for unit in sorted(start.reach, key=lambda unit: -self.models.of(unit).capacity):
                if start.reach[unit] >> target & 1:
                    n = min(room, start.forces.all[unit])
                else:  # Gravity Drive helps one ship
                    n = min(room, drive, start.farther[unit] >> target & 1)
                    drive -= n
                if self.stay >> start.place & 1 and start.forces.big_ships() - n < 1:
                    n -= 1
                if n > 0:
                    fleet.add(unit, n)
                    room -= n
                    came += n
                    hold += n * self.models.of(unit).capacity
            come = min(hold, start.troops)
            troops += come
            fleet.add(FIGHTER, min(hold - come, start.forces.all[FIGHTER]))
        self._forces[target] = found = Arriving(fleet, troops, came)
        return found


def gain(s: Imperium, seat: int, target: Place, reach: Reach) -> float:
    """What taking a system would gain; nothing if it cannot be taken."""
    prey = foreign(s, seat, target)
    rivals = rivals_at(s, seat, target)
    mine = any(s.owner[p] == seat for p in planets_at(s, target))
    post = post_value(reach.posts, target)
    freed = bool(rivals) and mine
    throne = supreme(s, seat, target, reach.aims)
    if not prey and not freed and not post and not throne and not s.frontier >> target & 1:
        return 0.0
    came = reach.force(target)
    if not came.fleet.ships():
        return 0.0
    guns = hits_at(reach.guns, target)
    value = -0.8 * guns - (3.0 if guns and came.fleet.ships() <= 2 * guns else 0.0)
    if rivals:
        theirs = max(power(s, other, target) for other in rivals)
        strength = fleet_power(reach.models, came.fleet) * max(0.1, 1 - guns / max(1, came.fleet.ships()))
        if strength < ENOUGH * theirs:
            if not prey or came.troops < MANY_TROOPS or not has(s, seat, SHVAL):
                return 0.0
            value -= LOST_SHIPS * fleet_cost(s, seat, came.fleet)
        value += 2.0 if freed else battle_worth(s, seat, target, rivals, reach)
    value += post if came.ships or in_space(s, seat, target).ships() else 0.0
    value += throne if came.fleet.of((FLAGSHIP, WAR_SUN)) else 0.0
    if came.ships and explores(s, seat, target):
        value += FRONTIER
    left = came.troops
    for planet in prey:
        if planet == MECATOL_REX and s.custodians and not can_pay_custodians(s, seat):
            continue
        need = landing_force(s, seat, planet)
        if need <= left:
            left -= need
            value += planet_worth(s, seat, planet, reach.aims) * (1.0 if s.owner[planet] < 0 else raid(s, seat, planet))
    if s.custodians and prey and near(s, seat)[target] >> s.places[MECATOL_REX] & 1:
        value += 1.0
    return value - broken_promise(s, seat, target)


def explores(s: Imperium, seat: int, target: Place) -> bool:
    """Whether a ship would turn over a frontier token in a system (LRR 29.4)."""
    return bool(s.frontier >> target & 1) and has(s, seat, DARK_ENERGY_TAP)


Won = Callable[[Imperium, int, Place, list[int], Forces], bool]
FIGHTS: dict[str, Won] = {
    "unveil_flagship": lambda s, seat, place, rivals, fleet: fleet.all[FLAGSHIP] > 0,
    "spark_a_rebellion": lambda s, seat, place, rivals, fleet: any(leads(s, other) for other in rivals),
    "demonstrate_your_power": lambda s, seat, place, rivals, fleet: fleet.big_ships() > 3,
    "destroy_their_greatest_ship": lambda s, seat, place, rivals, fleet: any(
        in_space(s, other, place).of((FLAGSHIP, WAR_SUN)) for other in rivals
    ),
    "fight_with_precision": lambda s, seat, place, rivals, fleet: (
        fleet.all[DESTROYER] > 0 and any(in_space(s, other, place).all[FIGHTER] for other in rivals)
    ),
    "darken_the_skies": lambda s, seat, place, rivals, fleet: place in home_systems(s, seat).values(),
    "brave_the_void": lambda s, seat, place, rivals, fleet: bool(anomalies(s) >> place & 1),
}
"""Secret objectives that a won space combat may bring, and when."""


def battle_worth(s: Imperium, seat: int, place: Place, rivals: list[int], reach: Reach) -> float:
    """What a space combat that will be won is worth: little, unless an objective asks for it."""
    fleet = reach.force(place).fleet
    fits = [it for it in reach.aims if it.name in FIGHTS and FIGHTS[it.name](s, seat, place, rivals, fleet)]
    return -0.5 + 0.6 * VICTORY * len(fits)


def supreme(s: Imperium, seat: int, place: Place, aims: list[Goal]) -> float:
    """What a flagship or a war sun in a system is worth: in another home system or with Mecatol Rex."""
    thrones = {s.places[MECATOL_REX], *home_systems(s, seat).values()}
    return sum([VICTORY * it.weight for it in aims if it.name == "achieve_supremacy" and place in thrones])


def raid(s: Imperium, seat: int, planet: Planet) -> float:
    """How much of the worth of a rival's planet counts: more if the rival is close to victory, and still more at home,
    without which nobody scores public objectives (LRR 14.16)."""
    owner = s.players[s.owner[planet]]
    lead = owner.points - s.players[seat].points
    near_end = owner.points >= s.goal - 3
    return 0.75 + 0.05 * max(0, lead) + near_end * (0.75 if s.places[planet] == owner.home else 0.25)


def broken_promise(s: Imperium, seat: int, place: Place) -> float:
    """Whoever activates a system with units of a player whose support lies before them gives it back, and the point."""
    owners = [owner for it, owner, _ in s.players[seat].texts.held if it == SUPPORT and owner != seat]
    for owner in owners:
        p = s.players[owner]
        if place in p.space or any(s.places[planet] == place for planet in p.ground):
            return VICTORY
    return 0.0


def approach(s: Imperium, seat: int, target: Place, gains: dict[Place, float], reach: Reach) -> float:
    """What a step towards systems beyond would gain, for troops that find nothing closer."""
    if not reach.mask >> target & 1 or foreign(s, seat, target) or rivals_at(s, seat, target):
        return 0.0
    came = reach.force(target)
    if came.troops <= in_space(s, seat, target).ground_forces() or not came.ships:
        return 0.0
    if any(s.owner[p] == seat for p in planets_at(s, target)) or hits_at(reach.guns, target) * 2 >= came.ships:
        return 0.0
    around = way_links(s, seat, wormholes(s))[target]
    best = 0.0
    for place in places_in(around):
        if not gains.get(place) and not rivals_at(s, seat, place):
            prey = [p for p in foreign(s, seat, place) if landing_force(s, seat, p) <= came.troops]
            best = max(best, sum([planet_worth(s, seat, p, reach.aims) for p in prey]))
    return 0.35 * best


Gains = dict[Place, float]
"""What systems are good for."""


def stages(s: Imperium, seat: int, places: Iterable[Place], gains: Gains, reach: Reach) -> Gains:
    """What steps towards systems beyond would gain, if no planet can be taken at once."""
    for place, value in gains.items():
        prey = foreign(s, seat, place) if value - TOKEN > LEAST else []
        if prey and landing_force(s, seat, prey[0]) <= reach.force(place).troops:
            return {}
    steps = {place: approach(s, seat, place, gains, reach) for place in places}
    return {place: value for place, value in steps.items() if value > TOKEN / 2}


def leads_on(s: Imperium, seat: int, target: Place) -> bool:
    """Whether troops should go to a system where there is nothing to take, since they get further from there."""
    reach = Reach(s, seat)
    gains = {place: gain(s, seat, place, reach) for place in places_in(reach.mask & ~s.players[seat].tokens)}
    return bool(stages(s, seat, [target], gains, reach))


def plans(s: Imperium, seat: int, places: Sequence[Place], money: int) -> list[Plan]:
    """What the systems that may be activated are good for, best first."""
    reach = Reach(s, seat)
    gains = {place: gain(s, seat, place, reach) for place in places if reach.mask >> place & 1}
    found = [Plan(value - TOKEN, place) for place, value in gains.items() if value > 0]
    steps = stages(s, seat, places, gains, reach)
    found += [Plan(value - TOKEN / 2, place) for place, value in steps.items()]
    own = presence(s, seat)
    for place in places:
        value = produce_worth(s, seat, place, money) if own >> place & 1 else 0.0
        if value:
            value -= HURRY * leaves_first(s, seat, place, gains | steps, reach)
            found.append(Plan(value + max(0.0, gains.get(place, 0.0)) - TOKEN, place))
    return sorted(found, key=lambda plan: (-plan.value, plan.place))


def leaves_first(s: Imperium, seat: int, place: Place, gains: dict[Place, float], reach: Reach) -> bool:
    """Whether troops in a system have somewhere to go, before an activation keeps them there."""
    start = next((it for it in reach.starts if it.place == place), None)
    if start is None or not start.troops:
        return False
    carriers = [mask for unit, mask in start.farther.items() if reach.models.of(unit).capacity]
    return any(value > TOKEN + LEAST and any(mask >> target & 1 for mask in carriers)
               for target, value in gains.items() if target != place)  # fmt: skip


def strands(s: Imperium, seat: int, place: Place) -> bool:
    """Whether a command token would keep troops in a system that have somewhere to go in this round."""
    p = s.players[seat]
    if p.passed or not p.pools[TACTIC_POOL] or p.tokens >> place & 1 or not in_space(s, seat, place).big_ships():
        return False
    reach = Reach(s, seat)
    places = places_in(reach.mask & ~p.tokens)
    gains = {it: gain(s, seat, it, reach) for it in places}
    return leaves_first(s, seat, place, gains | stages(s, seat, places, gains, reach), reach)


def produce_worth(s: Imperium, seat: int, place: Place, money: int) -> float:
    """What it is worth to produce in a system: no more than there is room and use for."""
    if money < 2:
        return 0.0
    here = [p for p in planets_at(s, place) if s.owner[p] == seat]
    limit = (sum(yards(s, seat, place).values()) if here else 0) + afloat(s, seat, place)
    if not limit:
        return 0.0
    forces = in_space(s, seat, place)
    room = 0 if rivals_at(s, seat, place) else max(0, fleet_limit(s, seat) - forces.big_ships())
    troops = sum([max(0, 6 - on_planet(s, seat, planet).ground_forces()) for planet in here])
    useful = 4 * room + max(0, troops // 2)
    if not useful:
        return 0.0
    home = place == s.players[seat].home
    danger = 3.0 if home and (not controls_home(s, seat) or exposed(s, seat)) else 0.0
    return 0.5 * min(money, 2 * limit, useful) + (1.0 if home else 0.0) + danger


def exposed(s: Imperium, seat: int) -> bool:
    """Whether others could soon land more ground forces at a player's home than there are on its planets."""
    home = s.players[seat].home
    here = min([on_planet(s, seat, p).ground_forces() for p in planets_at(s, home) if s.owner[p] == seat], default=0)
    return raiders(s, seat, home) > here


def income(s: Imperium, seat: int) -> tuple[int, int]:
    """The resources and the influence of all planets."""
    mine = planets_of(s, seat)
    return sum([resources(s, planet) for planet in mine]), sum([influence(s, planet) for planet in mine])
