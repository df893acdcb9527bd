"""Twilight Imperium 4: the types of things: those of every edition (twilight/things.py), and those that only this one
has. The names are in nouns.py."""

from __future__ import annotations

from typing import NewType

from orrery.games.twilight.things import (
    FIRST_SEAT,
    NO_PLANET,
    NO_SEAT,
    NO_STRATEGY,
    NOWHERE,
    Colour,
    Effect,
    Objective,
    Place,
    Planet,
    Pool,
    Seat,
    Strategy,
    Technology,
    Tile,
    Unit,
    Until,
    Wormhole,
    objectives_in,
    places_in,
    planets_in,
    technologies_in,
)

__all__ = [
    "FIRST_SEAT", "NOWHERE", "NO_COLOUR", "NO_FACTION", "NO_OUTCOME", "NO_PLANET", "NO_SEAT", "NO_STRATEGY",
    "NO_TECHNOLOGY", "NO_TILE", "NO_TRAIT", "Attachment", "Colour", "Effect", "Election", "Exploration", "Faction",
    "Fragment", "Layout", "Lot", "Model", "Note", "Objective", "Outcome", "Piece", "Place", "Planet", "Pool", "Seat",
    "Strategy", "Technology", "Tile", "Trait", "Unit", "Until", "Wormhole", "objectives_in", "places_in", "planets_in",
    "technologies_in",
]  # fmt: skip

Faction = NewType("Faction", int)
Layout = NewType("Layout", int)
"""A shape of the map."""
Lot = NewType("Lot", int)
"""What is taken in a draft: a slice, a faction, or a place at the table."""
Model = NewType("Model", int)
"""What a unit of some type can do: "Carrier I", "Carrier II", "Duha Menaimon" ..."""
Trait = NewType("Trait", int)
"""Cultural, hazardous, industrial; and frontier, for the deck of that name."""
Exploration = NewType("Exploration", int)
"""A kind of exploration card."""
Attachment = NewType("Attachment", int)
"""What is attached to a planet card."""
Note = NewType("Note", int)
"""A promissory note of one player: which it is, and whose."""
Outcome = NewType("Outcome", int)
"""What votes are cast for: for, against, a player, a planet, a law, a strategy card, an objective."""
Piece = NewType("Piece", int)
"""A unit and where it stands: in space, whole or damaged, or a ground force on a planet."""
Fragment = NewType("Fragment", int)
"""A kind of relic fragment."""
Ruling = NewType("Ruling", int)
"""A reading that is not the default (options.py)."""
Election = NewType("Election", int)
"""What an agenda that only the speaker knows lets players vote about."""
Pledge = NewType("Pledge", int)
"""What somebody promises beside a transaction: peace, a payment, to leave a system alone."""
Coming = NewType("Coming", int)
"""What comes next, unless somebody wants another transaction before it."""

NO_FACTION, NO_TILE = Faction(-1), Tile(-1)
NO_COLOUR, NO_TRAIT = Colour(-1), Trait(-1)
NO_TECHNOLOGY = Technology(-1)
NO_OUTCOME = Outcome(-1)
