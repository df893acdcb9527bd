"""Twilight Imperium 4: the galaxy (LRR 10, 41, 79, 99, 100). Places are the hexes of four rings, each ring clockwise
from north, 0 Mecatol Rex; then the two that lie beside the map: the wormhole nexus and the home of the Creuss."""

from __future__ import annotations

from functools import lru_cache

from orrery.games.common.galaxy import bits, linked, ring_from_north
from orrery.games.common.hexes import Hex
from orrery.games.ti4.rules.data import LANES, LAYOUTS, LayoutRow
from orrery.games.ti4.rules.things import Layout, Place

RINGS = tuple(ring_from_north(radius) for radius in range(5))
HEXES = tuple(h for ring in RINGS for h in ring)
AT = {h: Place(n) for n, h in enumerate(HEXES)}
CENTRE = Place(0)
BESIDE = len(HEXES)
NEXUS_AT, CREUSS_AT = Place(BESIDE), Place(BESIDE + 1)
PLACES = BESIDE + 2
PLACE_NAMES = (
    *(f"{radius}{n + 1:02}" if radius else "000" for radius, ring in enumerate(RINGS) for n in range(len(ring))),
    "nexus",
    "creuss",
)
"""As the community names them: the ring, then clockwise from the top."""
SIDES = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
"""The steps to the six neighbours, clockwise from north."""


def ring_of(place: int) -> int:
    """How far a hex is from the centre."""
    q, r = HEXES[place]
    return max(abs(q), abs(r), abs(q + r))


@lru_cache(maxsize=16)
def homes(layout: Layout) -> tuple[Place, ...]:
    """Where the home systems lie, clockwise."""
    return tuple(AT[Hex(q, r)] for q, r, _ in LAYOUTS[layout].homes)


@lru_cache(maxsize=16)
def shape(layout: Layout) -> int:
    """The places at which systems lie, Mecatol Rex and homes included, and what lies beside the map not."""
    it = LAYOUTS[layout]
    gone = {Hex(q, r) for q, r in it.unused} | {Hex(q, r) for q, r, _, _ in it.hyperlanes}
    return sum(1 << AT[h] for radius in range(it.rings + 1) for h in RINGS[radius] if h not in gone)


@lru_cache(maxsize=16)
def near(layout: Layout) -> tuple[int, ...]:
    """The systems that touch each system, by hyperlanes too (LRR 10, 41.1)."""
    there, it = shape(layout), LAYOUTS[layout]
    lanes = {Hex(q, r): turned(tile, turn) for q, r, tile, turn in it.hyperlanes}
    found = [0] * PLACES
    for h, place in AT.items():
        if there >> place & 1:
            found[place] = sum(1 << AT[other] for other in _beside(h, lanes, there) if other != h)
    return tuple(found)


def turned(tile: str, turn: int) -> tuple[tuple[int, int], ...]:
    """The sides that a hyperlane tile joins once it is turned clockwise."""
    return tuple(((a + turn) % 6, (b + turn) % 6) for a, b in LANES[tile])


def _beside(h: Hex, lanes: dict[Hex, tuple[tuple[int, int], ...]], there: int) -> set[Hex]:
    """The systems one comes to from a system: side by side, or along hyperlanes as far as they go."""
    found: set[Hex] = set()
    seen: set[tuple[Hex, int]] = set()
    ways = [(h, side) for side in range(6)]
    while ways:
        here, side = ways.pop()
        if (here, side) in seen:
            continue
        seen.add((here, side))
        step = SIDES[side]
        beyond = Hex(here.q + step.q, here.r + step.r)
        entered = (side + 3) % 6
        for a, b in lanes.get(beyond, ()):
            if entered in (a, b):
                ways.append((beyond, a + b - entered))
        if beyond not in lanes and beyond in AT and there >> AT[beyond] & 1:
            found.add(beyond)
    return found


@lru_cache(maxsize=4096)
def links(layout: Layout, wormholes: tuple[int, ...]) -> tuple[int, ...]:
    """The systems adjacent to each, wormholes of one kind included (LRR 10.1, 100)."""
    return linked(near(layout), wormholes)


@lru_cache(maxsize=1024)
def gates(wormholes: tuple[int, ...]) -> tuple[int, ...]:
    """The systems adjacent to each by wormholes alone."""
    return linked((0,) * PLACES, wormholes)


@lru_cache(maxsize=1024)
def joined(around: tuple[int, ...], hubs: int, others: int) -> tuple[int, ...]:
    """The systems adjacent to each, if some are adjacent to others beyond what the map says."""
    found = list(around)
    for place in bits(hubs):
        found[place] |= others & ~(1 << place)
    for place in bits(others):
        found[place] |= hubs & ~(1 << place)
    return tuple(found)


@lru_cache(maxsize=32)
def edge(layout: Layout, hyperlanes: bool = True) -> int:
    """The systems at the edge of the map: a side touches no other tile (LRR 79.2). `hyperlanes`: these are tiles, too
    (LRR R.42)."""
    it, there = LAYOUTS[layout], shape(layout)
    tiles = {h for h, place in AT.items() if there >> place & 1}
    if hyperlanes:
        tiles |= {Hex(q, r) for q, r, _, _ in it.hyperlanes}
    open_ = [h for h in tiles if any(Hex(h.q + d.q, h.r + d.r) not in tiles for d in SIDES)]
    return sum(1 << AT[h] for h in open_ if there >> AT[h] & 1) | 1 << NEXUS_AT | 1 << CREUSS_AT


def layouts_for(players: int) -> list[LayoutRow]:
    """The shapes for that many players, the usual one first."""
    return [it for it in LAYOUTS if it.players == players]
