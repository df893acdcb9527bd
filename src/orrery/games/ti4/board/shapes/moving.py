"""Twilight Imperium 4 in the browser, shapes of the figures: an activation, and what could move."""

from __future__ import annotations

from msgspec import Struct

from orrery.games.ti4.board.shapes.galaxy import Counts, Group


class ActivationNow(Struct):
    """The tactical action being carried out."""

    seat: int
    place: int
    arriving: Group
    """Ships that have come or will come, until all are set down."""
    leaving: Group
    """Ships that are on their way."""
    at: int
    """Where these are."""
    moving: bool


class Origin(Struct):
    """Ships at a place that would reach another one."""

    place: int
    units: list[int]
    """The kinds of them."""
    rifts: list[int]
    """The gravity rifts that each of these kinds leaves on the way, in the same order."""


class ReachNow(Struct):
    """From where the reader's ships would reach a system that can be activated."""

    place: int
    origins: list[Origin]


class Aboard(Struct):
    """What ships that leave a place could take along, from space and from planets."""

    place: int
    cargo: Counts


class Leaving(Struct):
    """What could come from a place to the active system."""

    place: int
    ships: Counts
    """Ships that get there."""
    rifts: Counts
    """The gravity rifts that each kind of them leaves on the way."""
    cargo: Counts
    """What they could take along, from space and from planets."""
    room: int
    """What all these ships can hold."""


class CargoHold(Struct):
    """What is counted while somebody chooses what ships take along."""

    capacity: Counts
    """What a ship of each kind holds."""
    needs: list[int]
    """The kinds of units that need room."""
    room: int
    """What ships that are on their way already hold together ..."""
    used: int
    """... and how much of that is taken."""
    size: int
    """Ships that count against the fleet pool in the active system, with those that have arrived."""
    limit: int
