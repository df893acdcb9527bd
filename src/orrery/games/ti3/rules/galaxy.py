"""Twilight Imperium 3: the galaxy (T3.2, T3.3). Places are numbered ring by ring, each clockwise from north: 0 is
Mecatol Rex, then 6, 12 and 18 places; a galaxy for three has only some of the outer ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from orrery.games.common.galaxy import distance_in, layers, linked, neighbour_masks, ring_from_north
from orrery.games.ti3.rules.data import PLANETS, TILES
from orrery.games.ti3.rules.things import Place, Tile, by_place, places_in

RINGS = tuple(ring_from_north(radius) for radius in range(4))
HEXES = tuple(h for ring in RINGS for h in ring)
CENTRE = Place(0)
FIRST = (0, 1, 7, 19)
"""The first place of each ring."""
PLACES = len(HEXES)
PLACE_NAMES = ("centre", *(f"{ring}{i + 1}" for ring, size in (("a", 6), ("b", 12), ("c", 18)) for i in range(size)))
NEAR = neighbour_masks(HEXES)
ALL = (1 << PLACES) - 1
RING_MASKS = tuple(sum(1 << (FIRST[k] + i) for i in range(len(RINGS[k]))) for k in range(4))

HOMES = {
    3: (Place(19), Place(25), Place(31)),
    4: (Place(21), Place(26), Place(30), Place(35)),
    5: (Place(31), Place(35), Place(21), Place(25), Place(28)),
    6: (Place(19), Place(22), Place(25), Place(28), Place(31), Place(34)),
}
"""The places of the home systems by number of players, clockwise (T3.2.3)."""
SHAPES = {
    3: RING_MASKS[0] | RING_MASKS[1] | RING_MASKS[2] | sum(1 << (19 + i) for i in (0, 1, 5, 6, 7, 11, 12, 13, 17)),
    4: ALL,
    5: ALL,
    6: ALL,
}
"""The places in use (T3.2.3)."""

UNKNOWN = Tile(-1)
"""Instead of a tile: none yet, or one that is face down."""


@lru_cache(maxsize=1024)
def links(shape: int, groups: tuple[int, ...]) -> tuple[int, ...]:
    """The systems adjacent to each, including wormholes of the same letter (T3.3.10)."""
    return linked([near & shape for near in NEAR], groups)


@lru_cache(maxsize=8)
def nearest(players: int) -> tuple[tuple[int, ...], ...]:
    """For each place, the positions whose home system is closest to it."""
    shape = SHAPES[players]
    near = links(shape, ())
    ways = [layers(home, near, shape, 12) for home in HOMES[players]]
    found: list[tuple[int, ...]] = []
    for place in range(PLACES):
        far = [distance_in(way, place) for way in ways]
        least = min(far)
        found.append(tuple(i for i, d in enumerate(far) if d == least) if shape >> place & 1 else ())
    return tuple(found)


def worth(tile: Tile) -> int:
    """What a system is worth to a player next to it, for dividing systems fairly."""
    it = TILES[tile]
    if it.special:
        return -6
    return sum(3 * PLANETS[p].resources + 2 * PLANETS[p].influence + 3 for p in it.planets)


WORTH = tuple(worth(Tile(n)) for n in range(len(TILES)))


SPECIAL = tuple(it.special for it in TILES)
WORMHOLE = tuple(it.wormhole for it in TILES)
SETTLED = tuple(bool(it.planets) for it in TILES)


@lru_cache(maxsize=8)
def shares_of(players: int) -> tuple[tuple[int, ...], ...]:
    """What each place gives to each position, in twelfths of its worth: those nearest to it share it."""
    return tuple(tuple(12 // len(close) if i in close else 0 for i in range(players)) for close in nearest(players))


AROUND = tuple(places_in(near) for near in NEAR)


def clash(one: Tile, other: Tile) -> int:
    """How bad it is to have two systems side by side: special ones, or those with the same wormhole."""
    return 3000 * (SPECIAL[one] and SPECIAL[other]) + 400 * (WORMHOLE[one] == WORMHOLE[other] >= 0)


CLASH = tuple(tuple(clash(Tile(one), Tile(other)) for other in range(len(TILES))) for one in range(len(TILES)))


def clashes(tiles: Sequence[Tile], place: Place) -> int:
    """How bad a system is next to those around it."""
    row = CLASH[tiles[place]]
    return sum([row[tiles[other]] for other in AROUND[place] if tiles[other] >= 0])


def poor_home(tiles: Sequence[Tile], home: Place) -> int:
    """How bad a home is: without two planet systems next to it, or with special ones."""
    around = [tiles[other] for other in AROUND[home] if tiles[other] >= 0]
    return 600 * (sum([SETTLED[tile] for tile in around]) < 2) + 300 * sum([SPECIAL[tile] for tile in around])


def ugliness(players: int, tiles: Sequence[Tile]) -> int:
    """Systems that clash, each pair once, and poor homes."""
    bad = sum([clashes(tiles, place) for place, tile in by_place(tiles) if tile >= 0]) // 2
    return bad + sum([poor_home(tiles, home) for home in HOMES[players]])


def ugliness_at(players: int, tiles: Sequence[Tile], one: Place, other: Place) -> int:
    """The part of it that involves two places."""
    bad = clashes(tiles, one) + clashes(tiles, other)
    if NEAR[one] >> other & 1:
        bad -= CLASH[tiles[one]][tiles[other]]
    close = NEAR[one] | NEAR[other]
    return bad + sum([poor_home(tiles, home) for home in HOMES[players] if close >> home & 1])


def shares(players: int, tiles: Sequence[Tile]) -> list[int]:
    """What each position has around it."""
    given = shares_of(players)
    return [sum(given[p][i] * WORTH[tile] for p, tile in enumerate(tiles) if tile >= 0) for i in range(players)]


def unfairness(players: int, tiles: Sequence[Tile]) -> int:
    """How unevenly a galaxy is divided, and what else is bad about it. Lower is better."""
    each = shares(players, tiles)
    return max(each) - min(each) + ugliness(players, tiles)


FAIR = 40


def shared_out(players: int, drawn: Sequence[Tile], taken: Sequence[Tile]) -> list[Tile]:
    """The drawn systems laid out in order on the free places, then swapped until nobody is much better off and few
    clash. `taken` are the systems already placed."""
    tiles = list(taken)
    free = [place for place in places_in(SHAPES[players]) if tiles[place] < 0]
    for place, tile in zip(free, drawn, strict=True):
        tiles[place] = tile
    given = shares_of(players)
    each, ugly = shares(players, tiles), ugliness(players, tiles)
    cost = max(each) - min(each) + ugly
    for _ in range(2):
        for i, a in enumerate(free):
            for b in free[i + 1 :]:
                if cost <= FAIR:
                    return tiles
                more = WORTH[tiles[b]] - WORTH[tiles[a]]
                if not more:
                    continue
                after = [had + more * (x - y) for had, x, y in zip(each, given[a], given[b], strict=True)]
                uneven = max(after) - min(after)
                if uneven >= cost:
                    continue
                before = ugliness_at(players, tiles, a, b)
                tiles[a], tiles[b] = tiles[b], tiles[a]
                bad = ugly - before + ugliness_at(players, tiles, a, b)
                if uneven + bad < cost:
                    ugly, cost, each = bad, uneven + bad, after
                else:
                    tiles[a], tiles[b] = tiles[b], tiles[a]
    return tiles
