"""Twilight Imperium: the types of things that every edition has. In memory a thing is a number, its index in the list
of such things; the type says which list, to the reader, to the type checker, and to whatever is written down. Each
edition has its own lists, and adds the things that only it has (`rules/things.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NewType, cast

from orrery.games.common.galaxy import bits

Seat = NewType("Seat", int)
"""A player. Seats have no names: they are stored as numbers. (Functions that are not steps take any number.)"""
Tile = NewType("Tile", int)
"""A system tile."""
Place = NewType("Place", int)
"""Where a system can be in the galaxy."""
Planet = NewType("Planet", int)
Wormhole = NewType("Wormhole", int)
Unit = NewType("Unit", int)
"""A kind of unit: ground forces, cruiser, space dock ..."""
Technology = NewType("Technology", int)
Colour = NewType("Colour", int)
"""The colour of a technology and of a specialty."""
Strategy = NewType("Strategy", int)
"""A strategy card."""
Objective = NewType("Objective", int)
Pool = NewType("Pool", int)
"""Where a player's command counters are."""
Until = NewType("Until", int)
"""What an effect lasts until the end of."""
Effect = NewType("Effect", tuple[int, ...])
"""A lasting effect: text, seat, until the end of what, and what it is about."""

NO_SEAT, FIRST_SEAT = Seat(-1), Seat(0)
NOWHERE, NO_PLANET = Place(-1), Planet(-1)
NO_STRATEGY = Strategy(-1)

places_in = cast("Callable[[int], tuple[Place, ...]]", bits)
planets_in = cast("Callable[[int], tuple[Planet, ...]]", bits)
technologies_in = cast("Callable[[int], tuple[Technology, ...]]", bits)
objectives_in = cast("Callable[[int], tuple[Objective, ...]]", bits)
