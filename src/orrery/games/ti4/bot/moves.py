"""Which ships and troops a bot moves in Twilight Imperium 4, once it has activated a system: whatever that system still
needs, from one place after the other."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.games.ti4.bot.goals import goals, kept_posts, post_value, posts
from orrery.games.ti4.bot.plans import (
    ENOUGH,
    can_pay_custodians,
    explores,
    foreign,
    kept,
    landing_force,
    leads_on,
    rivals_at,
    spare_troops,
    supreme,
)
from orrery.games.ti4.bot.strength import fleet_power, guns_of_others, hits_at, hold, joined, power
from orrery.games.ti4.rules.board import fleet_limit, in_space, on_planet, planets_at
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECATOL_REX,
    MECH,
    WAR_SUN,
)
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.movement import Ways
from orrery.games.ti4.rules.nouns import DAMAGED, troops_on
from orrery.games.ti4.rules.production import afloat, yards
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.twilight.answers import Wish, counted

GUNS = (WAR_SUN, FLAGSHIP, DREADNOUGHT, CRUISER, DESTROYER, CARRIER)
"""Ships for a fight, the best first."""
SCOUTS = (DESTROYER, CRUISER, DREADNOUGHT, CARRIER, FLAGSHIP, WAR_SUN)
"""Ships that only have to be somewhere, the cheapest first."""


class Need(NamedTuple):
    """What the active system still needs: troops, strength, a ship, troops on their way to systems beyond, fetched
    carriers; how many more big ships may come, which systems keep a ship, and whether a flagship or a war sun is
    wanted."""

    troops: int
    fights: bool
    ship: bool
    step: bool
    home: bool
    room: int
    stay: int
    throne: bool


def need_at(s: Imperium, seat: int, target: Place) -> Need:
    """What is still missing, with what is on its way."""
    a = s.activation
    coming = a.coming() if a is not None else Forces()
    there = joined(in_space(s, seat, target), coming)
    prey = [p for p in foreign(s, seat, target) if p != MECATOL_REX or not s.custodians or can_pay_custodians(s, seat)]
    troops = sum([landing_force(s, seat, p) for p in prey]) - there.ground_forces()
    rivals = rivals_at(s, seat, target)
    models = sheet(s, seat)
    theirs = max((power(s, other, target) for other in rivals), default=0.0)
    fights = bool(rivals) and fleet_power(models, there) < 1.6 * ENOUGH * theirs
    guns = hits_at(guns_of_others(s, seat), target)
    fights = fights or (guns > 0 and bool(prey) and there.ships() < 1 + 2 * guns)
    aims = goals(s, seat)
    found = posts(s, seat, aims)
    post = post_value(found, target) > 0 or explores(s, seat, target)
    dock = bool(afloat(s, seat, target) or yards(s, seat, target))
    room = fleet_limit(s, seat) - there.big_ships()
    bare = not there.ships()
    ship = bare and (post or not (prey or dock))
    step = not (prey or dock or rivals or there.ground_forces())
    throne = supreme(s, seat, target, aims) > 0 and not there.of((FLAGSHIP, WAR_SUN))
    return Need(max(0, troops), fights, ship, step, dock and not prey, room, kept_posts(found), throne)


def movers(s: Imperium, seat: int, place: Place, target: Place) -> list[Unit]:
    """The types of big ships that get from a place to the target without a gravity rift."""
    return [unit for unit, rifts in Ways(s, seat, target).movers(place).items() if unit in BIG_SHIPS and not rifts]


def empty_carriers(s: Imperium, seat: int, place: Place) -> bool:
    """Whether there are ships with room and no troops for them."""
    forces = in_space(s, seat, place)
    return not spare_troops(s, seat, place) and hold(sheet(s, seat), forces) > 2


def move_from(s: Imperium, seat: int, d: Any) -> int | None:
    """The next system to send ships from: troops first, then guns, then a single ship."""
    target: Place = d.args["target"]
    need = need_at(s, seat, target)
    if need.room <= 0:
        return None
    places: list[Place] = [place for place in d.options() if place is not None and place != target]
    able = {place: movers(s, seat, place, target) for place in places}
    places = [place for place in places if able[place] and not stays(s, seat, place, need)]
    models = sheet(s, seat)
    grand = [place for place in places if {FLAGSHIP, WAR_SUN} & {*able[place]}]
    if need.throne and grand:
        return grand[0]
    stepping = need.step and not need.fights and not need.troops
    if need.troops or stepping:
        carrying = {
            place: min(spare_troops(s, seat, place), max(models.of(unit).capacity for unit in able[place]))
            for place in places
        }
        best = max(places, key=lambda place: (carrying[place], -place), default=None)
        if best is not None and carrying[best] and (need.troops or not post_only(s, seat, target)):
            return best
    if need.fights:
        guns = {place: fleet_power(models, some(s, seat, place, able[place])) for place in places}
        best = max(places, key=lambda place: (guns[place], -place), default=None)
        return best if best is not None and guns[best] > 0 else None
    if need.ship:
        return min(places, key=lambda place: (price_of(s, seat, place, able[place]), place), default=None)
    if need.home:
        return next((place for place in places if empty_carriers(s, seat, place)), None)
    return None


def post_only(s: Imperium, seat: int, target: Place) -> bool:
    """Whether a system only needs a ship, and no troops."""
    post = post_value(posts(s, seat, goals(s, seat)), target) > 0 or explores(s, seat, target)
    return post and not leads_on(s, seat, target)


def stays(s: Imperium, seat: int, place: Place, need: Need) -> bool:
    """Whether the only ship in a system keeps its post."""
    return bool(need.stay >> place & 1) and in_space(s, seat, place).big_ships() <= 1


def some(s: Imperium, seat: int, place: Place, units: list[Unit]) -> Forces:
    """The ships of some types in a system."""
    found, forces = Forces(), in_space(s, seat, place)
    for unit in units:
        found.add(unit, forces.all[unit], forces.damaged[unit])
    return found


def price_of(s: Imperium, seat: int, place: Place, units: list[Unit]) -> float:
    """How dear the cheapest ship is that a place could send; the last carrier with troops is dear."""
    models = sheet(s, seat)
    return min(models.of(unit).cost + (3.0 if unit == CARRIER else 0.0) for unit in units)


def cargo(s: Imperium, seat: int, place: Place) -> Wish:
    """The ground forces that may leave a place, by where they are."""
    forces = in_space(s, seat, place)
    found: Wish = [(MECH, forces.whole(MECH)), (DAMAGED + MECH, forces.damaged[MECH]), (INFANTRY, forces.all[INFANTRY])]
    for planet in planets_at(s, place):
        there = on_planet(s, seat, planet)
        free = max(0, there.ground_forces() - kept(s, seat, planet))
        for sort, n in ((0, there.all[INFANTRY]), (1, there.whole(MECH)), (2, there.damaged[MECH])):
            found.append((troops_on(planet, sort), min(free, n)))
            free -= min(free, n)
    return found


def as_ships(units: list[tuple[Unit, int]]) -> Wish:
    """Ships as pieces: whole ones, then damaged ones."""
    return [piece for unit, n in units for piece in ((unit, n), (DAMAGED + unit, n))]


def within(wish: Wish, room: int, d: Any) -> Wish:
    """The same with no more big ships than there is room for."""
    found: Wish = []
    kinds = list(d.kinds)
    for piece, n in wish:
        if piece in kinds and (piece % DAMAGED) in BIG_SHIPS and piece < 2 * DAMAGED:
            n = min(n, d.most[kinds.index(piece)], room)
            room -= n
        found.append((piece, n))
    return found


def move(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Ships and troops from one system: as many carriers as needed, warships where there is a fight."""
    place, target = d.args["place"], d.args["target"]
    need = need_at(s, seat, target)
    models, forces = sheet(s, seat), in_space(s, seat, place)
    able = [Unit(kind) for kind in d.kinds if kind in BIG_SHIPS and forces.all[kind]]
    troops = cargo(s, seat, place)
    free = sum([n for _, n in troops])
    carriers = sorted([u for u in able if models.of(u).capacity], key=lambda u: (-models.of(u).capacity, u))
    guns = [u for u in GUNS if u in able]
    if need.fights:
        first = [(carriers[0], 1)] if carriers and free and need.troops else []
        ships = [*first, *((u, forces.all[u]) for u in guns)]
    elif need.troops or (free and carriers and not need.home and not post_only(s, seat, target)):
        ships = loaded(models, forces, carriers, min(free, max(need.troops, 4)))
    elif need.home:
        ships = [(u, forces.all[u]) for u in carriers]
    else:
        ships = [(u, 1) for u in SCOUTS if u in able][:1]
        troops = [] if post_only(s, seat, target) and not foreign(s, seat, target) else troops
    if need.throne:
        ships = [*((u, 1) for u in (FLAGSHIP, WAR_SUN) if u in able), *ships]
    room = need.room
    if need.stay >> place & 1:
        room = min(room, forces.big_ships() - 1)
    wish = [*within(as_ships(ships), room, d), *troops, (FIGHTER, 99)]
    chosen = counted(d, wish)
    if not chosen:
        chosen = counted(d, [(u, 1) for u in SCOUTS if u in able][:1])
    return chosen if d.refuse(chosen) is None else next(d.options())


def loaded(models: Any, forces: Forces, carriers: list[Unit], troops: int) -> list[tuple[Unit, int]]:
    """As many ships as carry so many troops."""
    found = []
    for unit in carriers:
        if troops <= 0:
            break
        n = min(forces.all[unit], -(-troops // models.of(unit).capacity))
        troops -= n * models.of(unit).capacity
        found.append((unit, n))
    return found


def pick_up_at(s: Imperium, seat: int, d: Any) -> int | None:
    """Where to pick up troops on the way, if they are needed."""
    target: Place = d.args["target"]
    if not need_at(s, seat, target).troops:
        return None
    places: list[Place] = [place for place in d.options() if place is not None and place != target]
    places = [place for place in places if spare_troops(s, seat, place)]
    return max(places, key=lambda place: (spare_troops(s, seat, place), -place), default=None)


def pick_up(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many ground forces as possible."""
    chosen = counted(d, cargo(s, seat, d.args["place"]))
    return chosen if d.refuse(chosen) is None else next(d.options())
