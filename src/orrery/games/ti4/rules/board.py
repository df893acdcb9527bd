"""Twilight Imperium 4: looking at the board: who is where, what is adjacent, what planets yield."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from orrery.games.ti4.rules import galaxy
from orrery.games.ti4.rules.card_data import ATTACHMENTS
from orrery.games.ti4.rules.data import ALPHA, BETA, MIRAGE, PLANETS, TILES
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number, touches
from orrery.games.ti4.rules.nouns import FLEET_POOL
from orrery.games.ti4.rules.queries.development import LandingForbidden
from orrery.games.ti4.rules.queries.limits import FightersPerShip, FleetLimit, HomeNotNeeded
from orrery.games.ti4.rules.queries.travel import (
    ActiveAdjacent,
    Crossroads,
    RiftPlaces,
    WormholesMerged,
    WormholesOpened,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_TRAIT, Colour, Place, Planet, Seat, Tile, Trait, Wormhole, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.twilight.planets import owned_by, ready_of

NOTHING = Forces()
"""What stands where nothing stands; never changed."""
EVERYWHERE = (1 << galaxy.PLACES) - 1
"""All places."""


def wormholes(s: Imperium, fixed: list[int] | None = None) -> list[int]:
    """The systems with a wormhole of each kind (LRR 100), with tokens and what ships bring along."""
    holes = s.wormholes if fixed is None else fixed
    if s.wormhole_tokens:
        holes = [*holes]
        for kind, place in s.wormhole_tokens.items():
            holes[kind] |= 1 << place
    more = number(s, 0, WormholesOpened, -1)
    if more:
        return [places | more >> kind * galaxy.PLACES & EVERYWHERE for kind, places in enumerate(holes)]
    return holes


def opened(kind: Wormhole, places: int) -> int:
    """Wormholes of a kind that a text opens in some systems: kind by kind, the places of all in one number."""
    return places << kind * galaxy.PLACES


def with_wormholes(s: Imperium) -> int:
    """The systems that contain a wormhole of any kind."""
    found = 0
    for places in wormholes(s):
        found |= places
    return found


def near(s: Imperium, seat: int = -1) -> tuple[int, ...]:
    """The systems adjacent to each (LRR 10), for a player; texts may join alpha and beta wormholes (LRR 100)."""
    return linked(s, wormholes(s), number(s, 0, WormholesMerged, seat) > 0)


def linked(s: Imperium, holes: list[int], merged: bool) -> tuple[int, ...]:
    """The same for those for whom alpha and beta wormholes are joined, or not."""
    if merged:
        both = holes[ALPHA] | holes[BETA]
        holes = [both, both, *holes[BETA + 1 :]]
    return crossed(s, galaxy.links(s.layout, tuple(holes)))


def crossed(s: Imperium, around: tuple[int, ...]) -> tuple[int, ...]:
    """The systems adjacent to each, if texts have made some adjacent to all wormholes, or to the active system."""
    hubs = number(s, 0, Crossroads, -1) if s.effects else 0
    if hubs:
        around = galaxy.joined(around, hubs, with_wormholes(s))
    others = number(s, 0, ActiveAdjacent, -1) if s.activation is not None else 0
    return galaxy.joined(around, 1 << s.activation.place, others) if others and s.activation is not None else around


def rifts(s: Imperium) -> int:
    """The systems that are gravity rifts; several rifts in a system are one (LRR 37.4)."""
    return number(s, s.rifts, RiftPlaces, -1)


def systems(s: Imperium) -> int:
    """All systems on the board (LRR 79.1)."""
    return _laid(tuple(s.tiles))


@lru_cache(maxsize=1 << 10)
def _laid(tiles: tuple[Tile, ...]) -> int:
    return sum([1 << place for place, tile in enumerate(tiles) if tile >= 0])


def planets_at(s: Imperium, place: Place) -> tuple[Planet, ...]:
    """The planets of a system."""
    tile = s.tiles[place]
    there = TILES[tile].planets if tile >= 0 else ()
    if s.destroyed:
        there = tuple([planet for planet in there if not s.destroyed >> planet & 1])
    return (*there, MIRAGE) if s.places[MIRAGE] == place else there


def in_space(s: Imperium, seat: int, place: Place) -> Forces:
    """A player's units in the space area of a system."""
    return s.players[seat].space.get(place, NOTHING)


def on_planet(s: Imperium, seat: int, planet: Planet) -> Forces:
    """A player's units on a planet."""
    return s.players[seat].ground.get(planet, NOTHING)


def fleets_at(s: Imperium, place: Place) -> list[Seat]:
    """The players with ships in a system."""
    return [Seat(n) for n, p in enumerate(s.players) if place in p.space and p.space[place].ships()]


def others_with_ships(s: Imperium, seat: int, but: int = 0) -> int:
    """The systems in which other players have ships, `but` for some of these players."""
    found = 0
    for other, p in enumerate(s.players):
        if other != seat and not but >> other & 1:
            for place, forces in p.space.items():
                if forces.ships():
                    found |= 1 << place
    return found


def has_units_in(s: Imperium, seat: int, place: Place) -> bool:
    """Whether a player has a unit in a system: in its space area or on one of its planets."""
    p = s.players[seat]
    return place in p.space or any(s.places[planet] == place for planet in p.ground)


def bombards_from(s: Imperium, seat: int) -> int:
    """The systems with units of a player that have bombardment, in space or on a planet."""
    p, models = s.players[seat], sheet(s, seat)
    groups = [*p.space.items(), *((s.places[planet], forces) for planet, forces in p.ground.items())]
    armed = [place for place, forces in groups if any(models.of(unit).bombardment[1] for unit, _ in forces.there())]
    return sum([1 << place for place in {*armed}])


def planets_of(s: Imperium, seat: int) -> list[Planet]:
    """The planets a player controls (LRR 53)."""
    return owned_by(s.owner, seat)


def presence(s: Imperium, seat: int) -> int:
    """The systems in which a player has a unit or controls a planet (LRR 63)."""
    p, places, found = s.players[seat], s.places, 0
    for place in p.space:
        found |= 1 << place
    for planet in p.ground:
        found |= 1 << places[planet]
    for planet in planets_of(s, seat):
        found |= 1 << places[planet]
    return found


def presences(s: Imperium) -> list[int]:
    """The same of every player: one look at all the planets instead of one for each player."""
    places, found = s.places, [0] * len(s.players)
    for planet, owner in enumerate(s.owner):
        if owner >= 0:
            found[owner] |= 1 << places[planet]
    for n, p in enumerate(s.players):
        for place in p.space:
            found[n] |= 1 << place
        for planet in p.ground:
            found[n] |= 1 << places[planet]
    return found


def neighbours(s: Imperium, seat: int) -> list[Seat]:
    """The players whose systems are the same as this one's or adjacent for either of them (LRR 63, 63.3)."""
    return [*each_neighbour(s, seat)]


def each_neighbour(s: Imperium, seat: int) -> Iterator[Seat]:
    """The same, found one by one."""
    there = presences(s)
    area = vicinity(s, seat, there[seat])
    for n, p in enumerate(s.players):
        if n != seat and not p.eliminated and meets(s, area, n, there[n]):
            yield Seat(n)


def vicinity(s: Imperium, seat: int, own: int) -> tuple[int, int]:
    """A player's `own` systems and those adjacent to them; the same for somebody for whom wormholes are joined."""
    holes, joined = wormholes(s), touches(s, WormholesMerged)
    merged = joined and number(s, 0, WormholesMerged, seat) > 0
    reach = and_around(own, linked(s, holes, merged))
    return reach, and_around(own, linked(s, holes, merged=True)) if joined and not merged else reach


def meets(s: Imperium, area: tuple[int, int], other: int, there: int) -> bool:
    """Whether a player who is in the systems `there` is a neighbour of the one whose vicinity this is."""
    near_by, joined = area
    return bool(there & near_by or (there & joined and number(s, 0, WormholesMerged, other)))


def and_around(places: int, around: tuple[int, ...]) -> int:
    """Some systems, and those adjacent to them."""
    found = places
    for place in places_in(places):
        found |= around[place]
    return found


def resources(s: Imperium, planet: Planet) -> int:
    """What a planet yields in resources, with what is attached to it (LRR 74, 11)."""
    if s.swapped and s.swapped >> planet & 1:
        return favours_of(s, planet)
    return ores_of(s, planet)


def influence(s: Imperium, planet: Planet) -> int:
    """What a planet yields in influence, with what is attached to it (LRR 24, 11)."""
    if s.swapped and s.swapped >> planet & 1:
        return ores_of(s, planet)
    return favours_of(s, planet)


def ores_of(s: Imperium, planet: Planet) -> int:
    """The resources of a planet, unless its values are swapped."""
    value = PLANETS[planet].resources
    return value + attached_sum(s, planet)[0] if planet in s.attached else value


def favours_of(s: Imperium, planet: Planet) -> int:
    """The influence of a planet, unless its values are swapped."""
    value = PLANETS[planet].influence
    return value + attached_sum(s, planet)[1] if planet in s.attached else value


def attached_sum(s: Imperium, planet: Planet) -> tuple[int, int]:
    """The resources and influence that attachments add: those with a specialty add some instead where the planet has
    one already."""
    ores = favours = 0
    special = PLANETS[planet].specialty >= 0
    for it in (ATTACHMENTS[one] for one in s.attached[planet]):
        ore, favour = it.otherwise if it.specialty >= 0 and special else (it.resources, it.influence)
        special |= it.specialty >= 0
        ores, favours = ores + ore, favours + favour
    return ores, favours


def specialties_of(s: Imperium, planet: Planet) -> list[Colour]:
    """The technology specialties of a planet, its own and one that is attached (LRR 89.14)."""
    found = [PLANETS[planet].specialty, *(ATTACHMENTS[one].specialty for one in s.attached.get(planet, ()))]
    return [colour for colour in found if colour >= 0][:1]


def traits_of(s: Imperium, planet: Planet) -> set[Trait]:
    """The traits of a planet, those that are attached included."""
    found = {PLANETS[planet].trait} - {NO_TRAIT}
    for one in s.attached.get(planet, ()):
        found |= {*ATTACHMENTS[one].traits}
    return found


def ready_planets(s: Imperium, seat: int) -> list[Planet]:
    """The planets a player controls that are not exhausted."""
    return ready_of(s.owner, seat, s.exhausted)


def open_to(s: Imperium, seat: int, planet: Planet) -> bool:
    """Whether a player's units can be committed to, produced on or placed on a planet."""
    return not number(s, 0, LandingForbidden, seat, planet)


def fleet_limit(s: Imperium, seat: int) -> int:
    """How many ships that are not fighters a player may have in a system (LRR 32.1)."""
    return number(s, s.players[seat].pools[FLEET_POOL], FleetLimit, seat)


def docks_in(s: Imperium, seat: int, place: Place) -> int:
    """Fighters that docks in a system hold beside the ships (LRR 72, the card)."""
    models = sheet(s, seat)
    found = 0
    for planet in planets_at(s, place):
        for unit, n in on_planet(s, seat, planet).there():
            found += n * models.of(unit).free_fighters
    return found


def over_capacity(s: Imperium, seat: int, place: Place, forces: Forces) -> int:
    """How many fighters and ground forces are too many in space (LRR 49.3). Fighters that move on their own count for
    the fleet pool where nothing holds them."""
    models = sheet(s, seat)
    room = models.capacity(forces.all)
    fighters = max(0, forces.all[0] - docks_in(s, seat, place))
    over = fighters + models.load(forces.all, room) - room
    if over > 0 and models.fighters_move:
        spare = max(0, fleet_limit(s, seat) - forces.big_ships()) * number(s, 1, FightersPerShip, seat)
        over -= min(over, fighters, spare)
    return max(0, over)


def controls_home(s: Imperium, seat: int) -> bool:
    """Whether a player controls all planets of the home system (LRR 14.16)."""
    return all(s.owner[planet] == seat for planet in planets_at(s, s.players[seat].home))


def scores_public(s: Imperium, seat: int) -> bool:
    """Whether a player can score public objectives: the home system must be the player's own, unless a text says
    otherwise (LRR 14.16)."""
    return controls_home(s, seat) or bool(number(s, 0, HomeNotNeeded, seat))


def anomalies(s: Imperium) -> int:
    """The systems that are anomalies (LRR 9)."""
    return s.asteroids | s.nebulae | s.supernovae | rifts(s)
