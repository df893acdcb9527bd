"""Twilight Imperium 4: what belongs to a home on the map. Every system counts for the home closest to it, or in equal
parts for several that are equally close; and some lie on the way to Mecatol Rex (for `even_map.py`)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from orrery.games.ti4.rules.galaxy import CENTRE, PLACES, homes, near
from orrery.games.ti4.rules.things import Layout, Place, places_in

NEARNESS = (0, 3, 2, 1)
"""What a system counts for by its distance from a home; those farther away count as the last."""
PARTS = 12
"""A system counts in equal parts for up to four homes; all numbers are whole ones."""
UNREACHABLE = 20


def distances(layout: Layout, start: Place, through: int = -1) -> list[int]:
    """How many systems ships enter from a place to each other one, if they pass only some systems."""
    around = near(layout)
    far = [UNREACHABLE] * PLACES
    here, seen, steps = 1 << start, 1 << start, 0
    while here:
        beyond = 0
        for place in places_in(here):
            far[place] = steps
            if place == start or through >> place & 1:
                beyond |= around[place]
        here, steps = beyond & ~seen, steps + 1
        seen |= here
    return far


class Region(NamedTuple):
    """What belongs to a home: for each place how far it is, and in how many parts of twelve it counts for this home."""

    far: list[int]
    parts: list[int]


@lru_cache(maxsize=16)
def regions(layout: Layout) -> tuple[Region, ...]:
    """What belongs to each home of a shape."""
    far = [distances(layout, home) for home in homes(layout)]
    closest = [min(column) for column in zip(*far, strict=True)]
    rivals = [column.count(least) for column, least in zip(zip(*far, strict=True), closest, strict=True)]
    return tuple(
        Region(way, [PARTS // n if steps == least else 0 for steps, least, n in zip(way, closest, rivals, strict=True)])
        for way in far
    )


Pull = tuple[int, ...]
"""How much a place counts for each home."""


@lru_cache(maxsize=16)
def pulls(layout: Layout) -> tuple[tuple[Pull, Pull], ...]:
    """How much each place counts for each home, and the same with its nearness."""
    last, every = len(NEARNESS) - 1, regions(layout)
    return tuple(
        (
            tuple(it.parts[place] for it in every),
            tuple(NEARNESS[min(it.far[place], last)] * it.parts[place] for it in every),
        )
        for place in range(PLACES)
    )


@lru_cache(maxsize=16)
def straight_ways(layout: Layout) -> tuple[tuple[int, int], ...]:
    """How far each home is from Mecatol Rex at least, and the systems on the ways of that length."""
    centre = distances(layout, CENTRE)
    found = []
    for home, region in zip(homes(layout), regions(layout), strict=True):
        steps = centre[home]
        on_way = [1 << place for place in range(PLACES) if place != home and region.far[place] + centre[place] == steps]
        found.append((steps, sum(on_way)))
    return tuple(found)
