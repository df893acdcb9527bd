"""Twilight Imperium 4: slices of the galaxy for a draft. A slice is a home and five tiles before it. All slices have
the same shape, and the homes with their slices form a ring around Mecatol Rex, so that any slice can lie anywhere.

With 5, 7 and 8 players that takes the hyperlanes of LRR 0.6. With 3 and 4 players it takes those that are played
outside of the rules: the hyperlanes for five, in the place of every home that is missing (there are not that many of
these tiles in the box); these two shapes are for slices only. What lies where, seen from the home: `SPOTS`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from orrery.games.ti4.rules.data import ALPHA, BETA, PLANETS, TILES
from orrery.games.ti4.rules.galaxy import CENTRE, homes, near
from orrery.games.ti4.rules.nouns import LAYOUT, MOST_SLICES
from orrery.games.ti4.rules.things import Layout, Place, Tile, places_in

LAYOUT_FOR = {
    players: LAYOUT.index[name]
    for players, name in (
        (3, "3p_hyperlanes"),
        (4, "4p_hyperlanes"),
        (5, "5p_hyperlanes"),
        (6, "6p"),
        (7, "7p_alternative"),
        (8, "8p_alternative"),
    )
}
"""The shape of the map with which slices are played, by number of players."""
SPOTS = ("left", "front", "right", "far", "inner")
LEFT, FRONT, RIGHT, FAR, INNER = range(len(SPOTS))
"""Left, front and right of a home touch it, clockwise; `far` lies halfway to the next home clockwise, `inner` between
`front` and Mecatol Rex."""
BLUE, RED = 3, 2
"""The tiles of a slice by their backs, as they are dealt where these shapes are built (LRR 0.6ii)."""

# --- bounds ------------------------------------------------------------------------------------------------------


class Bounds(NamedTuple):
    """What every slice on offer keeps to. Resources and influence are the optimal ones: a planet counts with the larger
    of its two values, and with half of each where they are equal."""

    resources: float
    """Optimal resources at least."""
    influence: float
    """Optimal influence at least."""
    low: float
    high: float
    """Both together: at least and at most."""
    anomalies: int
    """Anomalies at most."""
    alike: int
    """Wormholes of one kind at most."""
    legendary: int
    """Legendary planets at most."""


class Common(NamedTuple):
    """What there is in all slices together at least, as far as there are such tiles."""

    alphas: int
    betas: int
    legendary: int


EACH = Bounds(resources=2.5, influence=4, low=9, high=13, anomalies=1, alike=1, legendary=1)
TOGETHER = Common(alphas=2, betas=2, legendary=1)
SPOTS_OF_ANOMALIES = (RIGHT, FAR)
SPOTS_OF_ALPHAS = (RIGHT, FRONT)
SPOTS_OF_BETAS = (LEFT, FRONT)
"""Where anomalies and wormholes may lie. These spots of different slices never touch, whichever slices are neighbours.
So no anomaly touches another one, nor a wormhole its like (LRR 0.6iii), and an anomaly never lies on the straight way
to Mecatol Rex."""
MOST_TRIES = 40
"""How often the search begins anew, before it takes the best it has found."""


class Worth(NamedTuple):
    """What a tile, or some of them, count for the bounds."""

    resources: float
    influence: float
    anomalies: int
    alphas: int
    betas: int
    legendary: int


@lru_cache(maxsize=128)
def worth(tile: Tile) -> Worth:
    """What a tile counts for the bounds."""
    it = TILES[tile]
    planets = [PLANETS[planet] for planet in it.planets]
    return Worth(
        sum([optimal(planet.resources, planet.influence) for planet in planets]),
        sum([optimal(planet.influence, planet.resources) for planet in planets]),
        int(bool(it.anomalies)),
        int(ALPHA in it.wormholes),
        int(BETA in it.wormholes),
        sum([planet.legendary for planet in planets]),
    )


def optimal(value: int, other: int) -> float:
    """What one value of a planet counts beside the other one."""
    return value if value > other else value / 2 if value == other else 0


def together(tiles: Sequence[Tile]) -> Worth:
    """What some tiles count for the bounds."""
    return Worth(*map(sum, zip(*map(worth, tiles), strict=True)))


def beyond(tiles: Sequence[Tile]) -> float:
    """By how much a slice misses its bounds; 0 if it keeps to them."""
    resources, influence, anomalies, alphas, betas, legendary = map(sum, zip(*map(worth, tiles), strict=True))
    total = resources + influence
    misses = (
        EACH.resources - resources,
        EACH.influence - influence,
        EACH.low - total,
        total - EACH.high,
        anomalies - EACH.anomalies,
        alphas - EACH.alike,
        betas - EACH.alike,
        legendary - EACH.legendary,
    )
    return sum([it for it in misses if it > 0])


def lacking(have: Common, need: Common) -> int:
    """How many wormholes and legendary planets all slices together lack."""
    return sum([max(0, n - of) for of, n in zip(have, need, strict=True)])


def common(tiles: Sequence[Tile]) -> Common:
    """What some tiles have of what all slices together need."""
    it = together(tiles)
    return Common(it.alphas, it.betas, it.legendary)


@lru_cache(maxsize=128)
def rare(tile: Tile) -> Common:
    """What a tile has of it."""
    return common([tile])


# --- finding slices ----------------------------------------------------------------------------------------------


def most_slices(blue: int, red: int) -> int:
    """For how many slices there are tiles."""
    return min(MOST_SLICES, blue // BLUE, red // RED)


class SliceSearch:
    """Slices being put together: first the tiles are dealt in the order in which they were shuffled, then any two with
    the same back are exchanged, with those left over too, if that brings the slices closer to their bounds."""

    def __init__(self, blue: Sequence[Tile], red: Sequence[Tile], count: int) -> None:
        self.slices = [[*blue[n : count * BLUE : count], *red[n : count * RED : count]] for n in range(count)]
        self.spare = [*blue[count * BLUE :], *red[count * RED :]]
        self.have = common([tile for tiles in self.slices for tile in tiles])
        self.need = Common(*map(min, TOGETHER, common([*blue, *red])))
        self.misses = [beyond(tiles) for tiles in self.slices]

    @property
    def missed(self) -> float:
        """By how much all bounds are missed; 0 if all are kept."""
        return sum(self.misses) + lacking(self.have, self.need)

    def improve(self) -> None:
        """Exchange tiles until all bounds are kept, or until no exchange brings the slices any closer to them."""
        while self.missed and any(self.exchanged(n, other) for n, other in self.pairs()):
            pass

    def pairs(self) -> Iterator[tuple[int, int]]:
        """A slice that misses its bounds and another one, or what is left over (-1); or any slice and what is left
        over, if the slices together lack something."""
        for n, missed in enumerate(self.misses):
            if missed:
                yield from ((n, other) for other in range(-1, len(self.slices)) if other != n)
            elif lacking(self.have, self.need):
                yield n, -1

    def exchanged(self, n: int, other: int) -> bool:
        """Exchange two tiles between a slice and another one, or what is left over; whether that was done."""
        mine, theirs = self.slices[n], self.slices[other] if other >= 0 else self.spare
        better = self.better if other >= 0 else self.better_from_spare
        for a, tile in enumerate(mine):
            for b, new in enumerate(theirs):
                if TILES[tile].back == TILES[new].back and worth(tile) != worth(new) and better(n, other, a, b):
                    mine[a], theirs[b] = new, tile
                    return True
        return False

    def better(self, n: int, other: int, a: int, b: int) -> bool:
        """Whether it is better that two slices exchange tiles; if so, that is noted."""
        mine, theirs = [*self.slices[n]], [*self.slices[other]]
        mine[a], theirs[b] = theirs[b], mine[a]
        before, after = self.misses[n] + self.misses[other], beyond(mine)
        if after >= before:
            return False
        others = beyond(theirs)
        if after + others < before:
            self.misses[n], self.misses[other] = after, others
        return after + others < before

    def better_from_spare(self, n: int, _: int, a: int, b: int) -> bool:
        """Whether it is better that a slice gets a tile that is left over; if so, that is noted."""
        mine, old, new = [*self.slices[n]], self.slices[n][a], self.spare[b]
        mine[a] = new
        have = self.have
        if rare(old) != rare(new):
            more = zip(have, rare(new), rare(old), strict=True)
            have = Common(*[had + gain - loss for had, gain, loss in more])
        before = self.misses[n] + lacking(self.have, self.need)
        lacks = lacking(have, self.need)
        after = beyond(mine) if lacks < before else before
        if after + lacks < before:
            self.misses[n], self.have = after, have
        return after + lacks < before


def needed_first(blue: Sequence[Tile], red: Sequence[Tile]) -> tuple[list[Tile], list[Tile]]:
    """The same tiles, but first those that make up what all slices together need."""
    rank = {tile: n / len(tiles) for tiles in (blue, red) for n, tile in enumerate(tiles)}
    needed: set[Tile] = set()
    for measure, count in enumerate(TOGETHER):
        needed |= {*sorted([tile for tile in rank if rare(tile)[measure]], key=rank.__getitem__)[:count]}
    return sorted(blue, key=lambda tile: tile not in needed), sorted(red, key=lambda tile: tile not in needed)


def found(blue: Sequence[Tile], red: Sequence[Tile], count: int) -> list[list[Tile]]:
    """So many slices that keep to all bounds, from tiles in a random order."""
    best: SliceSearch | None = None
    for turn in range(MOST_TRIES):
        it = SliceSearch(*needed_first([*blue[turn:], *blue[:turn]], [*red[turn:], *red[:turn]]), count)
        it.improve()
        if best is None or it.missed < best.missed:
            best = it
        if not best.missed:
            break
    assert best is not None
    return best.slices


# --- what lies where ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def spots_of(tile: Tile) -> frozenset[int]:
    """Where in a slice a tile may lie."""
    it, spots = worth(tile), {*range(len(SPOTS))}
    for has, some in (
        (it.anomalies, SPOTS_OF_ANOMALIES),
        (it.alphas, SPOTS_OF_ALPHAS),
        (it.betas, SPOTS_OF_BETAS),
    ):
        spots &= {*some} if has else spots
    return frozenset(spots)


def arranged(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles of a slice spot by spot: in their order, or in the first one after it in which all may lie there."""
    return next(some for some in permutations(tiles) if all(spot in spots_of(tile) for spot, tile in enumerate(some)))


@lru_cache(maxsize=16)
def places_of_slices(layout: Layout) -> tuple[tuple[Place, ...], ...]:
    """The places of each home's slice, homes clockwise, in the order of SPOTS."""
    every, around = homes(layout), near(layout)
    wings = [_wings(around, home, every[n - 1], every[(n + 1) % len(every)]) for n, home in enumerate(every)]
    laid = []
    for n, (left, front, right) in enumerate(wings):
        next_left = wings[(n + 1) % len(wings)][0]
        (far,) = places_in(around[right] & around[next_left])
        (inner,) = places_in(around[front] & around[CENTRE])
        laid.append((left, front, right, far, inner))
    return tuple(laid)


def _wings(around: tuple[int, ...], home: Place, before: Place, after: Place) -> tuple[Place, Place, Place]:
    """What touches a home: left, front and right of it. The outer two touch what touches the homes beside it."""
    beside = places_in(around[home])
    (left,) = (place for place in beside if around[place] & around[before])
    (right,) = (place for place in beside if around[place] & around[after])
    (front,) = {*beside} - {left, right}
    return left, front, right


def on_map(layout: Layout, slices: Sequence[tuple[Tile, ...]]) -> dict[Place, Tile]:
    """The tiles of the map on which these slices lie, one for each home, clockwise."""
    laid: dict[Place, Tile] = {}
    for places, tiles in zip(places_of_slices(layout), slices, strict=True):
        laid.update(zip(places, tiles, strict=True))
    return laid
