"""Twilight Imperium 4 in the browser: systems, planets and the units there."""

from __future__ import annotations

from orrery.games.ti4.board.shapes import Building, FleetNow, Group, PlanetNow, SystemNow
from orrery.games.ti4.rules.board import (
    docks_in,
    fleet_limit,
    influence,
    planets_at,
    resources,
    rifts,
    specialties_of,
    traits_of,
    wormholes,
)
from orrery.games.ti4.rules.data import ANOMALIES, CARGO, PLANETS, TILES
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import ring_of, shape
from orrery.games.ti4.rules.nouns import PLANET
from orrery.games.ti4.rules.setup import next_to_lay, open_places
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_COLOUR, NO_SEAT, Place, Planet, Seat, places_in
from orrery.games.ti4.rules.units import sheet


def group(seat: int, forces: Forces) -> Group:
    """Units of a player that stand together."""
    return Group(seat=seat, units=forces.all, damaged=forces.damaged if any(forces.damaged) else [])


# --- systems -----------------------------------------------------------------------------------------------------


def systems(s: Imperium) -> list[SystemNow | None]:
    """What is at each place: tile, tokens, fleets; nothing where there is no system and will be none."""
    there, odd = shape(s.layout), anomalies(s)
    found: list[SystemNow | None] = [
        system_now(s, Place(place), tile, odd) if tile >= 0 or there >> place & 1 else None
        for place, tile in enumerate(s.tiles)
    ]
    set_up = bool(s.owner)
    limits = [fleet_limit(s, seat) if set_up else 0 for seat in range(len(s.players))]
    for seat, p in enumerate(s.players):
        if p.home >= 0 and (home := found[p.home]) is not None:
            home.home = seat
        for place in places_in(p.tokens):
            if (it := found[place]) is not None:
                it.tokens.append(seat)
        for place, forces in p.space.items():
            if (it := found[place]) is not None:
                it.fleets.append(fleet_now(s, seat, place, forces, limits[seat]))
    if set_up:
        mark_wormholes(s, found)
    return found


def system_now(s: Imperium, place: Place, tile: int, odd: list[int]) -> SystemNow:
    """A system without what lies in it."""
    set_up = bool(s.owner)
    return SystemNow(
        tile=tile,
        home=-1,
        tokens=[],
        fleets=[],
        planets=planets_at(s, place) if set_up else TILES[tile].planets if tile >= 0 else (),
        wormholes=[*TILES[tile].wormholes] if tile >= 0 and not set_up else [],
        wormhole_tokens=[],
        anomalies=[n for n, places in enumerate(odd) if places >> place & 1],
        frontier=s.frontier >> place & 1 == 1,
        ion_storm=s.ion_storm == place,
    )


def anomalies(s: Imperium) -> list[int]:
    """The systems that are asteroid fields, nebulae, supernovae and gravity rifts (LRR 9), as in ANOMALIES; while the
    map is being built, by what is printed on the tiles."""
    if s.owner:
        return [s.asteroids, s.nebulae, s.supernovae, rifts(s)]
    rows = [(place, TILES[tile].anomalies) for place, tile in enumerate(s.tiles) if tile >= 0]
    return [sum([1 << place for place, some in rows if n in some]) for n in range(len(ANOMALIES))]


def mark_wormholes(s: Imperium, found: list[SystemNow | None]) -> None:
    """The wormholes of all systems, those that are tokens marked as such (LRR 100)."""
    for kind, places in enumerate(wormholes(s)):
        for place in places_in(places):
            it = found[place]
            if it is not None:
                it.wormholes.append(kind)
                if kind not in TILES[it.tile].wormholes:
                    it.wormhole_tokens.append(kind)


def fleet_now(s: Imperium, seat: int, place: Place, forces: Forces, limit: int) -> FleetNow:
    """A fleet with its limit and its capacity."""
    return FleetNow(
        seat=seat,
        units=forces.all,
        damaged=forces.damaged if any(forces.damaged) else [],
        size=forces.big_ships(),
        limit=limit,
        cargo=forces.of(CARGO),
        room=sheet(s, seat).capacity(forces.all) + docks_in(s, seat, place),
    )


# --- planets -----------------------------------------------------------------------------------------------------


def planets(s: Imperium) -> list[PlanetNow | None]:
    """What is on every planet of this galaxy; while it is being built, what is printed there."""
    if not s.owner:
        return printed(s)
    garrisons: dict[Planet, list[Group]] = {}
    for seat, p in enumerate(s.players):
        for planet, forces in p.ground.items():
            garrisons.setdefault(planet, []).append(group(seat, forces))
    laws: dict[Planet, list[int]] = {}
    for law, planet in s.law_planets.items():
        laws.setdefault(planet, []).append(law)
    return [
        planet_now(s, planet, garrisons.get(planet, []), laws.get(planet, [])) if s.places[planet] >= 0 else None
        for planet in PLANET.every
    ]


def printed(s: Imperium) -> list[PlanetNow | None]:
    """The planets of the tiles that have been laid."""
    found: list[PlanetNow | None] = [None] * len(PLANETS)
    for place, tile in enumerate(s.tiles):
        for planet in TILES[tile].planets if tile >= 0 else ():
            row = PLANETS[planet]
            found[planet] = PlanetNow(
                place=place,
                owner=NO_SEAT,
                exhausted=False,
                resources=row.resources,
                influence=row.influence,
                traits=[row.trait] if row.trait >= 0 else [],
                specialty=row.specialty,
                attached=[],
                laws=[],
                units=[],
                landed=None,
                sleepers=[],
            )
    return found


def planet_now(s: Imperium, planet: Planet, units: list[Group], laws: list[int]) -> PlanetNow:
    """What is on a planet."""
    row, attached = PLANETS[planet], s.attached.get(planet, ())
    return PlanetNow(
        place=s.places[planet],
        owner=s.owner[planet],
        exhausted=s.exhausted >> planet & 1 == 1,
        resources=resources(s, planet),
        influence=influence(s, planet),
        traits=sorted(traits_of(s, planet)) if attached else [row.trait] if row.trait >= 0 else [],
        specialty=next(iter(specialties_of(s, planet)), NO_COLOUR) if attached else row.specialty,
        attached=[*attached],
        laws=laws,
        units=units,
        landed=landed(s, planet),
        sleepers=[seat for seat, p in enumerate(s.players) if p.sleepers and p.sleepers >> planet & 1],
    )


def landed(s: Imperium, planet: Planet) -> Group | None:
    """Ground forces that have been committed to a planet (LRR 27.2)."""
    a = s.activation
    return group(a.seat, a.landed[planet]) if a is not None and planet in a.landed else None


def building(s: Imperium) -> Building | None:
    """Who lays a system next, and where there is room (LRR 0.6iii)."""
    left = places_in(open_places(s))
    if not left:
        return None
    ring = min(ring_of(place) for place in left)
    seat: Seat = next_to_lay(s)
    return Building(seat=seat, free=[place for place in left if ring_of(place) == ring])
