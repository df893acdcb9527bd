"""Hexes: a flat grid of hexagons in axial coordinates. Plain functions over pairs of numbers, independent of any game's
board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

SIXTHS = 6


class Hex(NamedTuple):
    """A hexagon: q is the column, r the row; the third axis is -q-r."""

    q: int
    r: int


CENTRE = Hex(0, 0)
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""The six neighbours of the centre, each a sixth of a turn clockwise from the one before (r grows downwards)."""


def add(a: Hex, b: Hex) -> Hex:
    """The hex that has the same position relative to a as b has to the centre."""
    return Hex(a.q + b.q, a.r + b.r)


def neighbours(a: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex, clockwise."""
    return tuple(Hex(a.q + d.q, a.r + d.r) for d in DIRECTIONS)


def distance(a: Hex, b: Hex = CENTRE) -> int:
    """The number of steps from one hex to another."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def rotate(a: Hex, sixths: int) -> Hex:
    """The hex turned clockwise about the centre by sixths of a full turn."""
    q, r = a
    for _ in range(sixths % SIXTHS):
        q, r = -r, q + r
    return Hex(q, r)


def mirror(a: Hex) -> Hex:
    """The hex mirrored left to right through the centre."""
    return Hex(-a.q - a.r, a.r)


def ring(radius: int) -> tuple[Hex, ...]:
    """The hexes at a given distance from the centre, clockwise, starting on the right."""
    if not radius:
        return (CENTRE,)
    found = []
    at = Hex(radius, 0)
    for side in range(SIXTHS):
        step = DIRECTIONS[(side + 2) % SIXTHS]
        for _ in range(radius):
            found.append(at)
            at = add(at, step)
    return tuple(found)


def disc(radius: int) -> tuple[Hex, ...]:
    """All hexes up to a distance from the centre, ring by ring."""
    return tuple(h for k in range(radius + 1) for h in ring(k))


def rows(hexes: Iterable[Hex]) -> list[list[Hex]]:
    """The hexes in reading order: row by row, each from left to right (rows are shifted by half a hex)."""
    by_row: dict[int, list[Hex]] = {}
    for h in hexes:
        by_row.setdefault(h.r, []).append(h)
    return [sorted(by_row[r]) for r in sorted(by_row)]


def column(a: Hex) -> int:
    """How far to the right a hex is, in half hexes (pointy-topped hexes in straight rows)."""
    return 2 * a.q + a.r
