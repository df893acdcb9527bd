"""Twilight Imperium 4 in the browser, shapes of the figures: a draft before the map is laid."""

from __future__ import annotations

from msgspec import Struct


class Lot(Struct):
    """A faction or a place on offer in a draft, and who has taken it."""

    number: int
    seat: int


class SliceNow(Struct):
    """A slice of the galaxy on offer in a draft."""

    number: int
    seat: int
    """Who has taken it."""
    tiles: list[int]
    """Left, in front and right of the home, then between right and the next slice, then beside Mecatol Rex."""
    resources: int
    influence: int
    optimal: tuple[float, float]
    """The same if each planet is used for its larger value."""
    specialties: list[int]
    """Technology specialties: blue, green, yellow, red."""
    traits: list[int]
    """Cultural, hazardous, industrial."""
    wormholes: list[int]
    anomalies: list[int]
    legendary: int


class DraftNow(Struct):
    """A draft before the map is laid."""

    order: list[int]
    coming: list[int]
    """Who takes something, from now on; empty while factions are banned."""
    now: int
    slices: list[SliceNow]
    factions: list[Lot]
    places: list[Lot]
    """Places at the table, that of the speaker first."""
    banned: list[int]
