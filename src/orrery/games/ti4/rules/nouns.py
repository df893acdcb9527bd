"""Twilight Imperium 4: the names of things. What is written down (saves, answers, outcomes, the journal) calls every
thing by its name, so that a save outlives a new card or another order of the data."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.codec import Nouns
from orrery.core.nouns import Named, Number
from orrery.games.ti4.rules.data import (
    COLOURS,
    FACTIONS,
    INFANTRY,
    LAYOUTS,
    MECH,
    OBJECTIVES,
    PLANETS,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
    TRAITS,
    UNITS,
    WORMHOLES,
)
from orrery.games.ti4.rules.galaxy import PLACE_NAMES
from orrery.games.ti4.rules.things import (
    Colour,
    Faction,
    Layout,
    Objective,
    Place,
    Planet,
    Pool,
    Seat,
    Strategy,
    Technology,
    Tile,
    Trait,
    Unit,
    Wormhole,
)

FACTION = Named[Faction]("faction", tuple(it.name for it in FACTIONS))
LAYOUT = Named[Layout]("layout", tuple(it.name for it in LAYOUTS))
TILE = Named[Tile]("tile", tuple(it.name for it in TILES))
PLACE = Named[Place]("place", PLACE_NAMES)
PLANET = Named[Planet]("planet", tuple(it.name for it in PLANETS))
UNIT = Named[Unit]("unit", UNITS)
TECHNOLOGY = Named[Technology]("technology", tuple(it.name for it in TECHNOLOGIES))
COLOUR = Named[Colour]("colour", COLOURS)
TRAIT = Named[Trait]("trait", TRAITS)
WORMHOLE = Named[Wormhole]("wormhole", WORMHOLES)
STRATEGY = Named[Strategy]("strategy", STRATEGIES)
OBJECTIVE = Named[Objective]("objective", tuple(it.name for it in OBJECTIVES))
SECRET = Named[Objective]("secret", tuple(it.name for it in OBJECTIVES))
POOL = Named[Pool]("pool", ("tactic", "fleet", "strategy"))
TACTIC_POOL, FLEET_POOL, STRATEGY_POOL = POOL.every
SEAT = Named[Seat]("rival", tuple(f"seat_{n + 1}" for n in range(8)))
TEXT = Named[Ability]("card", ("none",))
"""Every text that changes the rules; the cards follow."""

PIECES = (
    *UNITS,
    *(f"damaged_{unit}" for unit in UNITS),
    *(f"{unit}@{planet.name}" for planet in PLANETS for unit in ("infantry", "mech", "damaged_mech")),
)
PIECE = Named[int]("piece", PIECES)
"""A unit that moves or is chosen: in space whole or damaged, or a ground force on a planet."""
DAMAGED = len(UNITS)
FROM_PLANET = 2 * len(UNITS)
TROOPS = 3
"""The pieces of a planet: infantry, mech, damaged mech."""
GUN = Named[int]("gun", tuple(f"{unit}@{planet.name}" for unit in UNITS for planet in PLANETS))
"""A unit that bombards a planet."""
MEANS = Named[int]("means", (*(it.name for it in PLANETS), "trade_good"))
"""What one pays with."""
TRADE_GOOD = len(PLANETS)


def troops_on(planet: Planet, sort: int) -> int:
    """The piece for ground forces on a planet: 0 infantry, 1 mech, 2 damaged mech."""
    return FROM_PLANET + TROOPS * planet + sort


def planet_of(piece: int) -> Planet:
    """The planet of such a piece."""
    return Planet((piece - FROM_PLANET) // TROOPS)


def unit_of(piece: int) -> tuple[Unit, bool]:
    """Which unit a piece is, and whether it is damaged."""
    if piece >= FROM_PLANET:
        sort = (piece - FROM_PLANET) % TROOPS
        return (INFANTRY, False) if not sort else (MECH, sort == 2)
    return Unit(piece % DAMAGED), piece >= DAMAGED


NOUNS: Nouns = {
    Ability: TEXT,
    Colour: COLOUR,
    Faction: FACTION,
    Layout: LAYOUT,
    Objective: OBJECTIVE,
    Place: PLACE,
    Planet: PLANET,
    Pool: POOL,
    Seat: Number(),
    Strategy: STRATEGY,
    Technology: TECHNOLOGY,
    Tile: TILE,
    Trait: TRAIT,
    Unit: UNIT,
    Wormhole: WORMHOLE,
}
