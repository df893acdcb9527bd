"""Twilight Imperium 4 in the browser, shapes: the map: systems, fleets, planets, the galaxy being built."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Counts = list[int]
"""How many there are of each kind of unit, as in UNITS."""


class Group(Struct):
    """Units of a player that stand together."""

    seat: int
    units: Counts
    damaged: Counts
    """How many of each kind are damaged; empty if none is."""


class FleetNow(Group):
    """A player's units in space, with what limits them."""

    size: int
    """Ships that count against the fleet pool."""
    limit: int
    """How many of them may be here."""
    cargo: int
    """Fighters and ground forces aboard or beside the ships."""
    room: int
    """What the ships and docks here can hold."""


class SystemNow(Struct):
    """What is at a place."""

    tile: int
    """-1: none yet."""
    home: int
    """Whose home system it is or will be."""
    tokens: list[int]
    """Seats with a command token here."""
    fleets: list[FleetNow]
    planets: Sequence[int]
    wormholes: list[int]
    """Wormholes here now, with those of tokens and ships: 0 alpha, 1 beta, 2 gamma, 3 delta."""
    wormhole_tokens: list[int]
    """Those of them that are tokens."""
    anomalies: list[int]
    """0 asteroid field, 1 nebula, 2 supernova, 3 gravity rift."""
    frontier: bool
    """There is a frontier token here."""
    ion_storm: bool


class PlanetNow(Struct):
    """What is on a planet."""

    place: int
    owner: int
    exhausted: bool
    resources: int
    """What it yields now."""
    influence: int
    traits: list[int]
    specialty: int
    """The colour of its technology specialty, its own or an attached one; -1: none."""
    attached: list[int]
    """Attachments, in the order in which they came."""
    laws: list[int]
    """Laws that lie on it."""
    units: list[Group]
    landed: Group | None
    """Ground forces of the active player that have been committed and do not control it yet."""
    sleepers: list[int]
    """Seats with a sleeper token here."""


class Building(Struct):
    """The galaxy being built: whose turn it is to lay a system, and where there is room."""

    seat: int
    free: list[int]
