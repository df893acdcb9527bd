"""Twilight Imperium 3: the types of things. In memory a thing is a number, its index in the list of such things; the
type says which list, to the reader, to the type checker, and to whatever is written down (nouns.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NewType, TypeVar, cast

from orrery.core.abilities import Ability
from orrery.games.common.galaxy import bits
from orrery.games.ti3.rules.stacks import Stack

Seat = NewType("Seat", int)
"""A player. Seats have no names: they are stored as numbers. (Functions that are not steps take any number.)"""
Race = NewType("Race", int)
Tile = NewType("Tile", int)
"""A system."""
Place = NewType("Place", int)
"""Where a system can be in the galaxy."""
Planet = NewType("Planet", int)
Strategy = NewType("Strategy", int)
"""A strategy card."""
Technology = NewType("Technology", int)
Colour = NewType("Colour", int)
Objective = NewType("Objective", int)
Politic = NewType("Politic", int)
"""A political card."""
Domain = NewType("Domain", int)
"""A domain counter, with its number."""
Wormhole = NewType("Wormhole", int)
Pool = NewType("Pool", int)
"""Where command counters are on a race sheet."""
Side = NewType("Side", int)
"""For or against."""
Until = NewType("Until", int)
"""What an effect lasts until the end of."""
Ruling = NewType("Ruling", int)
"""A value of an option or a named ruling that is not the default."""
Unit = NewType("Unit", int)
"""A kind of unit."""
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

NO_SEAT, FIRST_SEAT = Seat(-1), Seat(0)
NOWHERE, NO_PLANET, NO_UNIT = Place(-1), Planet(-1), Unit(-1)
NO_RACE, NO_STRATEGY, NO_OBJECTIVE, NO_POLITIC = Race(-1), Strategy(-1), Objective(-1), Politic(-1)

Effect = NewType("Effect", tuple[int, ...])
"""A lasting effect: text, seat, until the end of what, and what it is about."""
Verdict = NewType("Verdict", tuple[int, ...])
"""A political card, and what was voted for (nothing: an abstention)."""
Laws = NewType("Laws", dict[Politic, tuple[int, ...]])
"""Laws, and whom or what they are about."""

places_in = cast("Callable[[int], tuple[Place, ...]]", bits)
planets_in = cast("Callable[[int], tuple[Planet, ...]]", bits)
technologies_in = cast("Callable[[int], tuple[Technology, ...]]", bits)
objectives_in = cast("Callable[[int], tuple[Objective, ...]]", bits)
abilities_in = cast("Callable[[int], tuple[Ability, ...]]", bits)

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
