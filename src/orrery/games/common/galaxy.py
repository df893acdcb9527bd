"""Galaxy: each hex is a place with a number, and a set of places is the bits of an integer. Plain functions for paths
and distances; the game decides what stops a ship."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from orrery.games.common.hexes import Hex, neighbours, ring


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """The places in a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def ring_from_north(radius: int) -> tuple[Hex, ...]:
    """The hexes of a ring clockwise, starting due north of the centre (flat-topped hexes in straight columns)."""
    around = ring(radius)
    first = around.index(Hex(0, -radius))
    return around[first:] + around[:first]


def neighbour_masks(hexes: Sequence[Hex]) -> tuple[int, ...]:
    """For each place, the set of adjacent places."""
    at = {h: i for i, h in enumerate(hexes)}
    return tuple(sum(1 << at[n] for n in neighbours(h) if n in at) for h in hexes)


def linked(near: Sequence[int], groups: Sequence[int]) -> tuple[int, ...]:
    """The neighbours of each place if all places of a group count as adjacent to each other (wormholes)."""
    joined = list(near)
    for group in groups:
        for place in bits(group):
            joined[place] |= group & ~(1 << place)
    return tuple(joined)


def layers(start: int, near: Sequence[int], passable: int, steps: int) -> list[int]:
    """The places at distance 0, 1, 2, ... from a start; a path can lead only through passable places."""
    found = [1 << start]
    seen = frontier = 1 << start
    for _ in range(steps):
        beyond = 0
        for place in bits(frontier):
            beyond |= near[place]
        beyond &= ~seen
        if not beyond:
            break
        found.append(beyond)
        seen |= beyond
        frontier = beyond & passable
    return found


def distance_in(found: Sequence[int], place: int) -> int:
    """How far away a place is, by these layers; -1 if it is in none."""
    for steps, mask in enumerate(found):
        if mask >> place & 1:
            return steps
    return -1
