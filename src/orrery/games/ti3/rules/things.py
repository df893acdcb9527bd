"""Twilight Imperium 3: the types of things: those of every edition (twilight/things.py), and those that only this one
has. The names are in nouns.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NewType, TypeVar

from orrery.games.ti3.rules.stacks import Stack
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
    "FIRST_SEAT", "NOWHERE", "NO_OBJECTIVE", "NO_PLANET", "NO_POLITIC", "NO_RACE", "NO_SEAT", "NO_STRATEGY", "NO_UNIT",
    "Cargo", "Colour", "Domain", "Effect", "Figure", "Fleet", "Laws", "Leader", "Means", "Objective", "Place", "Planet",
    "Politic", "Pool", "Race", "Ruling", "Seat", "Shot", "Side", "Site", "Spot", "Strategy", "Technology", "Tile",
    "Unit", "Until", "Verdict", "Wormhole", "by_figure", "by_place", "by_planet", "objectives_in", "places_in",
    "planets_in", "technologies_in",
]  # fmt: skip

Race = NewType("Race", int)
Politic = NewType("Politic", int)
"""A political card."""
Domain = NewType("Domain", int)
"""A domain counter, with its number."""
Side = NewType("Side", int)
"""For or against."""
Ruling = NewType("Ruling", int)
"""A value of an option or a named ruling that is not the default."""
Figure = NewType("Figure", Unit)
"""A unit as it is on the board: a damaged ship is a kind of its own, and docks are not included."""
Fleet = NewType("Fleet", Stack[Unit])
"""What a player has in space in one system."""
Cargo = NewType("Cargo", int)
"""A ship or a piece of cargo: a kind of unit in space, or one on a planet."""
Means = NewType("Means", int)
"""What a player pays with: a planet, or a trade good."""
Leader = NewType("Leader", int)
"""A kind of leader."""
Shot = NewType("Shot", int)
"""What combat dice are rolled for."""
Site = NewType("Site", int)
"""A place or a planet."""
Spot = NewType("Spot", int)
"""Where a leader is: a planet, a fleet, somebody's prison, or out of the game."""

NO_UNIT, NO_RACE, NO_OBJECTIVE, NO_POLITIC = Unit(-1), Race(-1), Objective(-1), Politic(-1)

Verdict = NewType("Verdict", tuple[int, ...])
"""A political card, and what was voted for (nothing: an abstention)."""
Laws = NewType("Laws", dict[Politic, tuple[int, ...]])
"""Laws, and whom or what they are about."""

T = TypeVar("T")

if TYPE_CHECKING:

    def by_planet(entries: Iterable[T]) -> Iterator[tuple[Planet, T]]:
        """Planets and their entries, from a list with one for each."""

    def by_place(entries: Iterable[T]) -> Iterator[tuple[Place, T]]:
        """Places and their entries, from a list with one for each."""

    def by_figure(entries: Iterable[T]) -> Iterator[tuple[Figure, T]]:
        """Kinds of units and their entries, from a fleet."""
else:
    by_planet = by_place = by_figure = enumerate
