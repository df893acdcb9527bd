"""Twilight Imperium 4: structures (LRR 34) and the strategy card Construction (LRR 44)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.board import on_planet, planets_of, systems
from orrery.games.ti4.rules.data import PDS, SPACE_DOCK
from orrery.games.ti4.rules.hooks import happens, number
from orrery.games.ti4.rules.kinds import BUILD, BUILD_IN
from orrery.games.ti4.rules.queries.council import TokenLaid
from orrery.games.ti4.rules.queries.development import LandingForbidden
from orrery.games.ti4.rules.queries.limits import MostPds
from orrery.games.ti4.rules.reinforcements import Source, most_at, reclaim
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Seat, Unit, places_in
from orrery.games.ti4.rules.units import model
from orrery.games.ti4.rules.verbs import garrison, lay_token, muster, place_in_space
from orrery.games.ti4.rules.windows.development import StructureComing, StructurePlaced

MOST_PDS, MOST_DOCKS = 2, 1


def most_on(s: Imperium, seat: int, unit: Unit, planet: Planet) -> int:
    """How many structures of a type a player may have on a planet (LRR 34.4, 34.5)."""
    return MOST_DOCKS if unit == SPACE_DOCK else number(s, MOST_PDS, MostPds, seat, planet)


def bastion_room(s: Imperium, seat: int, planet: Planet) -> int:
    """How many PDS that are ground forces can come onto a planet beside those that are there (LRR 34.5)."""
    return max(0, most_on(s, seat, PDS, planet) - on_planet(s, seat, planet).all[PDS])


def floats(s: Imperium, seat: int, unit: Unit) -> bool:
    """Whether a player's structures of a type are placed in the space area (LRR 34.1)."""
    return model(s, seat, unit).in_space


def moorings(s: Imperium, seat: int, place: Place | None) -> list[Planet]:
    """The planets for whose systems a structure that stands in space is meant: one own planet for each system.
    The limits of LRR 34.4 to 34.6 are those of planets, and so is what closes planets to units; neither is about space
    (34.1a)."""
    found = {s.places[planet]: planet for planet in reversed(planets_of(s, seat))}
    return [found[at] for at in sorted(found) if place in (None, at)]


def sites(s: Imperium, seat: int, units: tuple[Unit, ...], place: Place | None = None) -> list[tuple[Unit, Planet]]:
    """Where a structure could be placed (LRR 34.4 to 34.6): from the reinforcements, or taken back from the board
    (LRR 44.4, 44.4a). For one that stands in space the planet stands for its system."""
    planets = [
        one
        for one in planets_of(s, seat)
        if (place is None or s.places[one] == place) and not number(s, 0, LandingForbidden, seat, one)
    ]
    return [
        (unit, planet)
        for unit in units
        for planet in (moorings(s, seat, place) if floats(s, seat, unit) else planets)
        if (floats(s, seat, unit) or on_planet(s, seat, planet).all[unit] < most_on(s, seat, unit, planet))
        and most_at(s, seat, unit, on_planet(s, seat, planet), comes_to(s, seat, unit, planet))
    ]


def comes_to(s: Imperium, seat: int, unit: Unit, planet: Planet) -> Source:
    """Where a structure is placed: on the planet, or in the space of its system."""
    return s.places[planet], None if floats(s, seat, unit) else planet


async def build(s: Imperium, seat: Seat, units: tuple[Unit, ...], place: Place | None = None) -> None:
    """A player may place a structure (LRR 44.2)."""
    options = sites(s, seat, units, place)
    if not options:
        return
    chosen = await choose(seat, BUILD, [*options, None], explain=lambda site: No("LRR 34.6"))
    if chosen is not None:
        await place_structure(s, seat, *chosen)


async def place_structure(s: Imperium, seat: Seat, unit: Unit, planet: Planet) -> None:
    """A structure is placed on a planet, or in the space area of its system (LRR 34.1)."""
    if not await happens(s, StructureComing(seat, planet, unit)):
        return
    await reclaim(s, seat, [unit], comes_to(s, seat, unit, planet))
    if floats(s, seat, unit):
        place_in_space(s, seat, s.places[planet], unit)
    else:
        muster(s.players[seat], garrison(s, seat, planet), unit)
    tell(s, "ti4-log-builds", seat=seat, unit=unit, planet=planet)
    await happens(s, StructurePlaced(seat, planet, unit))


async def construction(s: Imperium, seat: Seat) -> None:
    """A PDS or a space dock, then a PDS (LRR 44.2)."""
    await build(s, seat, (PDS, SPACE_DOCK))
    await build(s, seat, (PDS,))


async def construct_too(s: Imperium, seat: Seat) -> None:
    """The token from the strategy pool goes onto any system, or to the reinforcements where there is one already; there
    a structure may be placed (LRR 44.3)."""
    place = await choose(seat, BUILD_IN, places_in(systems(s)), explain=lambda place: No("LRR 44.3"))
    await lay_token(s, Seat(number(s, seat, TokenLaid, seat)), place)
    await build(s, seat, (PDS, SPACE_DOCK), place)
