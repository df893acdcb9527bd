"""Twilight Imperium 4: the types of things. In memory a thing is a number, its place in the list of such things; the
type says which list, to the reader, to the type checker, and to whatever is written down (nouns.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NewType, cast

from orrery.games.common.galaxy import bits

Seat = NewType("Seat", int)
"""A player. Seats have no names: they are written down as numbers."""
Faction = NewType("Faction", int)
Layout = NewType("Layout", int)
"""A shape of the map."""
Tile = NewType("Tile", int)
"""A system tile."""
Place = NewType("Place", int)
"""Where a system can lie: a hex of the map, or beside it."""
Planet = NewType("Planet", int)
Unit = NewType("Unit", int)
"""A type of unit: infantry, cruiser, space dock ..."""
Model = NewType("Model", int)
"""What a unit of some type can do: "Carrier I", "Carrier II", "Duha Menaimon" ..."""
Technology = NewType("Technology", int)
Colour = NewType("Colour", int)
"""The colour of a technology and of a specialty."""
Trait = NewType("Trait", int)
"""Cultural, hazardous, industrial; and frontier, for the deck of that name."""
Wormhole = NewType("Wormhole", int)
Strategy = NewType("Strategy", int)
"""A strategy card."""
Objective = NewType("Objective", int)
Exploration = NewType("Exploration", int)
"""A kind of exploration card."""
Attachment = NewType("Attachment", int)
"""What is attached to a planet card."""
Note = NewType("Note", int)
"""A promissory note of one player: which it is, and whose."""
Outcome = NewType("Outcome", int)
"""What votes are cast for: for, against, a player, a planet, a law, a strategy card, an objective."""
Until = NewType("Until", int)
"""What an effect lasts until the end of."""
Effect = NewType("Effect", tuple[int, ...])
"""What lasts for a while: the text, whose it is, until when, and what it is about (effects.py)."""
Pool = NewType("Pool", int)
"""Where command tokens lie on a command sheet."""
Piece = NewType("Piece", int)
"""A unit and where it stands: in space, whole or damaged, or a ground force on a planet."""
Fragment = NewType("Fragment", int)
"""A kind of relic fragment."""
Election = NewType("Election", int)
"""What an agenda that only the speaker knows lets players vote about."""

NO_SEAT, FIRST_SEAT = Seat(-1), Seat(0)
NO_FACTION, NO_TILE, NO_PLANET = Faction(-1), Tile(-1), Planet(-1)
NOWHERE = Place(-1)
NO_COLOUR, NO_TRAIT, NO_STRATEGY = Colour(-1), Trait(-1), Strategy(-1)
NO_TECHNOLOGY = Technology(-1)
NO_OUTCOME = Outcome(-1)

places_in = cast("Callable[[int], tuple[Place, ...]]", bits)
planets_in = cast("Callable[[int], tuple[Planet, ...]]", bits)
technologies_in = cast("Callable[[int], tuple[Technology, ...]]", bits)
objectives_in = cast("Callable[[int], tuple[Objective, ...]]", bits)
