"""Twilight Imperium 3: reading the table: who has what where, what is adjacent, what planets yield (T3.3, T3.12)."""

from __future__ import annotations

from orrery.games.common.galaxy import layers
from orrery.games.ti3.rules.data import PLANETS, TILES
from orrery.games.ti3.rules.galaxy import NEAR, links
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.listings import printed_influence
from orrery.games.ti3.rules.nouns import FLEET_POOL
from orrery.games.ti3.rules.options import UNCOUNTED_FIGHTERS, ruling
from orrery.games.ti3.rules.queries import (
    ASTEROIDS,
    ENEMIES,
    FRIEND,
    OPENED,
    FleetLimit,
    FliesThrough,
    Influence,
    Resources,
    WormholesShut,
)
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Load, Twilight
from orrery.games.ti3.rules.things import NOWHERE, Figure, Fleet, Place, Planet, by_planet
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DOCK_ROOM,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    NO_FLEET,
    PDS,
    STATS,
    WAR_SUN,
    big_ships,
    ships,
)
from orrery.games.twilight.planets import owned_by, ready_of

SHUT, MERGED = 1, 2
COUNTERS = 16
HAULERS = (WAR_SUN, CARRIER, DREADNOUGHT, CRUISER)
"""The ships that may carry ground forces; first those a player would rather keep."""


# --- systems -----------------------------------------------------------------------------------------------------


def near(s: Twilight) -> tuple[int, ...]:
    """The systems adjacent to each (T3.3.1, T3.3.10)."""
    alpha, beta = s.wormholes
    wormholes = number(s, 0, WormholesShut, -1)
    if wormholes == SHUT:
        return links(s.shape, ())
    if wormholes == MERGED:
        return links(s.shape, (alpha | beta,))
    return links(s.shape, (alpha, beta))


def planets_at(s: Twilight, place: Place) -> tuple[Planet, ...]:
    """The planets of a system."""
    tile = s.tiles[place]
    return TILES[tile].planets if tile >= 0 else ()


def planets_of(s: Twilight, seat: int) -> list[Planet]:
    """The planets a player controls."""
    return owned_by(s.owner, seat)


def ready_planets(s: Twilight, seat: int) -> list[Planet]:
    """Those of them that are not exhausted."""
    return ready_of(s.owner, seat, s.exhausted)


def home_planets(s: Twilight, seat: int) -> tuple[Planet, ...]:
    """The planets of a player's home system."""
    return planets_at(s, s.players[seat].home)


def holds_home(s: Twilight, seat: int) -> bool:
    """Whether a player controls all of their home system (T3.15.2)."""
    return all(s.owner[planet] == seat for planet in home_planets(s, seat))


def outside_home(s: Twilight, seat: int) -> list[Planet]:
    """The planets a player controls outside their home system."""
    home = home_planets(s, seat)
    return [planet for planet in planets_of(s, seat) if planet not in home]


def docks_at(s: Twilight, seat: int, place: Place) -> list[Planet]:
    """The planets of a system with a dock of a player."""
    return [p for p in planets_at(s, place) if s.owner[p] == seat and s.docks >> p & 1]


# --- planets -----------------------------------------------------------------------------------------------------


def resources(s: Twilight, planet: Planet) -> int:
    return number(s, PLANETS[planet].resources, Resources, s.owner[planet], planet)


def influence(s: Twilight, planet: Planet) -> int:
    return number(s, printed_influence(s, planet), Influence, s.owner[planet], planet)


# --- fleets ------------------------------------------------------------------------------------------------------


def fleet_of(s: Twilight, seat: int, place: Place) -> Fleet:
    """What a player has in space at a place."""
    return s.players[seat].fleets.get(place, NO_FLEET)


def enemy_at(s: Twilight, seat: int, place: Place) -> int:
    """Another player with ships in a system, including fighters; -1 if there is none."""
    for other, p in enumerate(s.players):
        if other != seat and place in p.fleets and ships(p.fleets[place]):
            return other
    return -1


def barred(s: Twilight, seat: int, friends: int = 0) -> int:
    """The systems where enemy ships block the way: fighters do not (T3.7.3), nor do ships of friends."""
    mask = 0
    for other, p in enumerate(s.players):
        if other != seat and not friends >> other & 1:
            free = sheet(s, other).free_fighters
            for place, fleet in p.fleets.items():
                if big_ships(fleet) or (free and fleet.of(FIGHTER)):
                    mask |= 1 << place
    return mask


def passable(s: Twilight, seat: int, start: Place = NOWHERE) -> int:
    """The systems that a player's ships, from one system or any, may fly through (T3.3.6 to T3.3.9, T3.7.3)."""
    through = number(s, 0, FliesThrough, seat, start)
    closed = s.nebulae | s.supernovae
    if not through & ASTEROIDS:
        closed |= s.asteroids
    if not through & ENEMIES:
        closed |= barred(s, seat, through // FRIEND) & ~(through // OPENED)
    return s.shape & ~closed


def has_units(s: Twilight, seat: int, place: Place) -> bool:
    """Whether a player has any unit in a system, including on planets."""
    if place in s.players[seat].fleets:
        return True
    return any(s.owner[p] == seat and (s.troops[p] or s.pds[p] or s.docks >> p & 1) for p in planets_at(s, place))


def presence(s: Twilight, seat: int) -> int:
    """The systems in which a player has any unit, including on planets."""
    found = 0
    for place in s.players[seat].fleets:
        found |= 1 << place
    for planet in planets_of(s, seat):
        if s.troops[planet] or s.pds[planet] or s.docks >> planet & 1:
            found |= 1 << s.places[planet]
    return found


def empty_of_units(s: Twilight, place: Place) -> bool:
    """Whether nobody has any unit in a system."""
    return not any(has_units(s, seat, place) for seat in range(len(s.players)))


def fleet_limit(s: Twilight, seat: int, place: Place) -> int:
    """How many ships a player may have in a system (T3.12.3)."""
    return number(s, s.players[seat].counters[FLEET_POOL], FleetLimit, seat, place)


def troop_room(s: Twilight, seat: int, fleet: Fleet) -> int:
    """Ground forces that ships other than carriers and war suns can carry."""
    room = sheet(s, seat).troops
    return sum([fleet.of(unit) * room[unit] for unit in (CRUISER, DREADNOUGHT)])


def holds(fleet: Fleet) -> int:
    """How much cargo the carriers and war suns of a fleet can carry (T3.12.6)."""
    return STATS[CARRIER].room * fleet.of(CARRIER) + STATS[WAR_SUN].room * fleet.of(WAR_SUN)


def over_capacity(s: Twilight, seat: int, fleet: Fleet, docks: int = 0) -> int:
    """How much cargo of a fleet exceeds its capacity; below zero if there is room left (T3.12.5, T3.12.6)."""
    troops = fleet.of(GROUND_FORCE)
    if troops:
        troops = max(0, troops - troop_room(s, seat, fleet))
    return wings_aboard(s, seat, fleet, docks) + troops + fleet.of(PDS) - holds(fleet)


def wings_aboard(s: Twilight, seat: int, fleet: Fleet, docks: int) -> int:
    """The fighters of a fleet that need room on its ships."""
    wings = fleet.of(FIGHTER)
    return 0 if not wings or sheet(s, seat).free_fighters else max(0, wings - DOCK_ROOM * docks)


def haulers(s: Twilight, seat: int, fleet: Fleet) -> list[tuple[Figure, int]]:
    """The ships of a fleet that can carry ground forces, each with its capacity; only war suns and carriers take
    PDS."""
    troops = sheet(s, seat).troops
    rooms = [(unit, STATS[unit].room or troops[unit]) for unit in HAULERS if fleet.of(unit)]
    return [(unit, room) for unit, room in rooms if room for _ in range(fleet.of(unit))]


def free_holds(s: Twilight, seat: int, fleet: Fleet, docks: int) -> int:
    """How many ground forces and PDS war suns and carriers hold besides the fighters, or must hold."""
    left = holds(fleet) - wings_aboard(s, seat, fleet, docks)
    return max(0, left, fleet.of(GROUND_FORCE) + fleet.of(PDS) - troop_room(s, seat, fleet))


def packed(s: Twilight, seat: int, fleet: Fleet, docks: int) -> list[Load]:
    """What each ship carries if they are filled one after the other, PDS first."""
    troops, pds, free = fleet.of(GROUND_FORCE), fleet.of(PDS), free_holds(s, seat, fleet, docks)
    found: list[Load] = []
    for unit, room in haulers(s, seat, fleet):
        some = min(pds, room, free) if STATS[unit].room else 0
        men = min(troops, min(room, free) - some if STATS[unit].room else room)
        troops, pds, free = troops - men, pds - some, free - (men + some if STATS[unit].room else 0)
        found += [(unit, men, some)] if men or some else []
    return found


def laden(s: Twilight, seat: int, place: Place, fleet: Fleet) -> list[Load]:
    """What each ship of a fleet carries (T3.7.13): as its owner has said, or filled one after the other. What has been
    lost since was aboard those with the least."""
    if place not in s.players[seat].loads:
        return packed(s, seat, fleet, len(docks_at(s, seat, place)))
    named = sorted(s.players[seat].loads[place], key=weight)
    over = [sum(load[i] for load in named) - fleet.of(unit) for i, unit in ((1, GROUND_FORCE), (2, PDS))]
    found: list[Load] = []
    for unit, men, some in named:
        less = max(0, min(men, over[0])), max(0, min(some, over[1]))
        over = [over[0] - less[0], over[1] - less[1]]
        found.append((unit, men - less[0], some - less[1]))
    return [load for load in found if load[1] or load[2]]


def weight(load: Load) -> tuple[int, int]:
    """How much a ship carries; of equal loads, the one with fewer PDS is lighter."""
    return load[1] + load[2], load[2]


def over_supply(s: Twilight, seat: int, place: Place, fleet: Fleet) -> int:
    """By how many ships a fleet at a place exceeds the fleet supply (T3.12.3)."""
    return big_ships(fleet) + loners(s, seat, place, fleet) - fleet_limit(s, seat, place)


def loners(s: Twilight, seat: int, place: Place, fleet: Fleet) -> int:
    """Fighters that fly on their own and have no room: they count against the fleet supply, except under one reading
    (T3.17.25)."""
    if ruling(s, UNCOUNTED_FIGHTERS) or not fleet.of(FIGHTER) or not sheet(s, seat).free_fighters:
        return 0
    room = DOCK_ROOM * len(docks_at(s, seat, place)) + max(0, -over_capacity(s, seat, fleet))
    return max(0, fleet.of(FIGHTER) - room)


def fighter_stacks(s: Twilight, seat: int) -> int:
    """How many stacks of fighters a player has (T3.14.4)."""
    return len([1 for fleet in s.players[seat].fleets.values() if fleet.of(FIGHTER)])


def troop_stacks(s: Twilight, seat: int) -> int:
    """How many stacks of ground forces a player has, on planets and aboard."""
    aboard = [1 for fleet in s.players[seat].fleets.values() if fleet.of(GROUND_FORCE)]
    return len(aboard) + len([1 for n, owner in zip(s.troops, s.owner, strict=True) if n and owner == seat])


# --- PDS ---------------------------------------------------------------------------------------------------------


def pds_near(s: Twilight, seat: int, place: Place) -> list[Planet]:
    """The planets with PDS of a player that reach a system (T3.14.5); wormholes do not carry their fire."""
    armed = [p for p, n in by_planet(s.pds) if n and s.owner[p] == seat]
    if not armed:
        return armed
    mask = in_range(s, seat, place)
    return [p for p in armed if mask >> s.places[p] & 1]


def in_range(s: Twilight, seat: int, place: Place) -> int:
    """The systems from which PDS of a player reach a system."""
    mask = 0
    for layer in layers(place, NEAR, s.shape, sheet(s, seat).pds_range):
        mask |= layer
    return mask


def counters_left(s: Twilight, seat: int) -> int:
    """Command counters in the reinforcements (T3.12.1)."""
    p = s.players[seat]
    return COUNTERS - sum(p.counters) - p.activated.bit_count()
