"""Twilight Imperium 4: a random map that treats all homes alike. The rules deal tiles to players who build the map
(LRR 0.6); a map that nobody builds has to be fair by itself.

What belongs to a home is in `regions.py`. What is evened out between the homes, all at the same time (`WEIGHTS`):

- resources, the sum over the planets of these systems;
- influence, likewise;
- the optimum: of each planet the larger of the two, since it is spent for one of them only;
- technology specialties;
- wormholes;
- the distance of all this: the optimum once more, with systems nearer to the home counting more (`NEARNESS`);
- the distance of Mecatol Rex: asteroid fields, supernovae and nebulae make nobody's way there longer, if that can be
  helped.

And as where players build the map, no two anomalies and no two equal wormholes touch where that can be helped (LRR
0.6iii). Tiles are exchanged in pairs as long as that makes the map better. Of three hundred such maps, thirty of each
shape, none had homes that differ by more than 5 resources, 4 influence, an optimum of 2.5, 1.5 specialties and 1.4
wormholes; before they were evened out it was up to 20, 20, 24.5, 5 and 3.5. In none a way to Mecatol Rex was longer
than it has to be, nor did two tiles touch that must not: red tiles that were not drawn replace one or two closed ones
where there are too many of these (on the map of six players there is room for six beside the ways). Trade goods for
worse places (five players without hyperlanes) are given all the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, repeat
from operator import mul
from typing import NamedTuple

from orrery.games.common.galaxy import distance_in, layers
from orrery.games.ti4.rules.data import ASTEROIDS, NEBULA, PLANETS, SUPERNOVA, TILES, WORMHOLES
from orrery.games.ti4.rules.galaxy import CENTRE, homes, near, shape
from orrery.games.ti4.rules.regions import PARTS, UNREACHABLE, Pull, distances, pulls, regions, straight_ways
from orrery.games.ti4.rules.things import Layout, Place, Tile, Wormhole, places_in

MEASURES = ("resources", "influence", "optimum", "specialties", "wormholes")
OPTIMUM = MEASURES.index("optimum")
ROWS = (*range(len(MEASURES)), OPTIMUM)
"""What is evened out: each of the measures, and the optimum by nearness."""
WEIGHTS = (9, 9, 18, 72, 72, 3)
"""How much each of these matters: they are of different sizes."""
DETOUR, CLASH = 10**8, 10**10
"""A longer way to Mecatol Rex weighs more than anything but tiles that must not touch."""
CLOSED = {ASTEROIDS, SUPERNOVA, NEBULA}
MOST_PASSES, MOST_TRIES = 8, 5


@lru_cache(maxsize=128)
def worth(tile: Tile) -> tuple[int, ...]:
    """What a tile has of each measure."""
    it = TILES[tile]
    planets = [PLANETS[planet] for planet in it.planets]
    return (
        sum([planet.resources for planet in planets]),
        sum([planet.influence for planet in planets]),
        sum([max(planet.resources, planet.influence) for planet in planets]),
        sum([planet.specialty >= 0 for planet in planets]),
        len(it.wormholes),
    )


class Rough(NamedTuple):
    """Why a tile must not touch others (LRR 0.6iii): an anomaly, or wormholes."""

    anomaly: bool
    wormholes: frozenset[Wormhole]


@lru_cache(maxsize=128)
def rough(tile: Tile) -> Rough:
    """Why a tile must not touch others."""
    return Rough(bool(TILES[tile].anomalies), frozenset(TILES[tile].wormholes))


@lru_cache(maxsize=128)
def closed(tile: Tile) -> bool:
    """Whether ships cannot move through a system."""
    return bool(CLOSED & {*TILES[tile].anomalies})


def bond(here: Sequence[int], there: Sequence[int]) -> int:
    """How much two rows of numbers, one for each home, go together: their covariance, times the homes squared."""
    together: int = sum(map(mul, here, there))
    return len(here) * together - sum(here) * sum(there)


@lru_cache(maxsize=16)
def grounds(layout: Layout) -> tuple[Place, ...]:
    """The places that get a tile."""
    fixed = {CENTRE, *homes(layout)}
    return tuple(place for place in places_in(shape(layout)) if place not in fixed)


@lru_cache(maxsize=16)
def bonds(layout: Layout) -> dict[Place, tuple[Pull, Pull]]:
    """How far each place counts for the same homes as each of the `grounds`: plainly, and by nearness."""
    every = pulls(layout)
    return {
        a: (
            tuple(bond(every[a][0], every[b][0]) for b in grounds(layout)),
            tuple(bond(every[a][1], every[b][1]) for b in grounds(layout)),
        )
        for a in grounds(layout)
    }


class Pair(NamedTuple):
    """Two places, and how far they count for different homes: plainly, and by nearness."""

    a: Place
    b: Place
    plain: int
    by_nearness: int


@lru_cache(maxsize=16)
def pairs(layout: Layout) -> tuple[Pair, ...]:
    """Every pair of places, in the order in which their tiles are compared."""
    every, places = pulls(layout), grounds(layout)

    def gap(a: Place, b: Place, sort: int) -> int:
        more = between(every[a][sort], every[b][sort])
        return bond(more, more)

    return tuple(Pair(a, b, gap(a, b, 0), gap(a, b, 1)) for n, a in enumerate(places) for b in places[:n])


class Swap(NamedTuple):
    """What it means that one tile takes the place of another: how much more there is of what `ROWS` lists, weighted;
    how much the squares of that weigh, plainly and by nearness; and what else is different."""

    gain: tuple[int, ...]
    squares: int
    by_nearness: int
    touchy: bool
    """Whether there are tiles that one of the two must not touch."""
    anomaly: bool
    wormholes: tuple[Wormhole, ...]
    closed: bool


@lru_cache(maxsize=1 << 13)
def swap(old: Tile, new: Tile) -> Swap:
    """What it means that one tile takes the place of another."""
    more, was, becomes = between(worth(new), worth(old)), rough(old), rough(new)
    gain = [weight * more[measure] for measure, weight in zip(ROWS, WEIGHTS, strict=True)]
    squares = [it * more[measure] for measure, it in zip(ROWS, gain, strict=True)]
    return Swap(
        tuple(gain),
        sum(squares[:-1]),
        squares[-1],
        any(was) or any(becomes),
        was.anomaly != becomes.anomaly,
        tuple(sorted(was.wormholes ^ becomes.wormholes)),
        closed(old) != closed(new),
    )


def between(here: Sequence[int], there: Sequence[int]) -> list[int]:
    """How much more there is of each on one side than on another."""
    return [a - b for a, b in zip(here, there, strict=True)]


def shares(layout: Layout, tiles: dict[Place, Tile]) -> list[list[float]]:
    """What each home has of each measure, all its systems counted alike."""
    found = []
    for region in regions(layout):
        sums = [0] * len(MEASURES)
        for place, tile in tiles.items():
            sums = [have + region.parts[place] * more for have, more in zip(sums, worth(tile), strict=True)]
        found.append([have / PARTS for have in sums])
    return found


def ways_to_mecatol(layout: Layout, tiles: dict[Place, Tile]) -> list[int]:
    """How many systems ships enter from each home to Mecatol Rex; homes of others are not passed."""
    through = sum([1 << place for place, tile in tiles.items() if not closed(tile)])
    far = distances(layout, CENTRE, through)
    return [far[home] for home in homes(layout)]


@lru_cache(maxsize=1 << 12)
def detours(layout: Layout, through: int, shut: int) -> int:
    """What keeps homes from Mecatol Rex: for each whose way there is longer than it has to be, the systems on the
    straight ways that ships cannot move through."""
    there, found = layers(CENTRE, near(layout), through, UNREACHABLE), 0
    for home, (steps, on_way) in zip(homes(layout), straight_ways(layout), strict=True):
        if len(there) <= steps or not there[steps] >> home & 1:
            far = distance_in(there, home)
            found += (far if far >= 0 else UNREACHABLE) - steps + (on_way & shut).bit_count()
    return found


class Evening:
    """A map being evened out: the tiles by place, and of some sorts where they lie, as bits.

    How uneven the map is: for each row of `ROWS` the sum of squares of what the homes have, around the mean, weighted.
    If two places exchange tiles, each home gets the difference between them, times the difference between how much the
    two places count for it. So all that is needed is the slope of the unevenness at each place, row by row."""

    def __init__(self, layout: Layout, tiles: dict[Place, Tile]) -> None:
        self.layout, self.tiles = layout, tiles
        self.around, self.bonds = near(layout), bonds(layout)
        self.anomalies = self.shut = self.straight = 0
        self.wormholes = [0] * len(WORMHOLES)
        for place, tile in tiles.items():
            self.anomalies |= rough(tile).anomaly << place
            self.shut |= closed(tile) << place
            for wormhole in rough(tile).wormholes:
                self.wormholes[wormhole] |= 1 << place
        self.laid = sum([1 << place for place in tiles])
        for _, on_way in straight_ways(layout):
            self.straight |= on_way
        self.detours = self.count_detours()
        self.clashing = self.find_clashing()
        self.rows = self.first_rows()
        self.slopes = self.by_place()

    def first_rows(self) -> list[list[int]]:
        """For each row, what one more of it at each place would do to the unevenness, halved."""
        every, last = pulls(self.layout), len(ROWS) - 1
        found = []
        for n, measure in enumerate(ROWS):
            have = [0] * len(homes(self.layout))
            for place, tile in self.tiles.items():
                for home, pull in enumerate(every[place][n == last]):
                    have[home] += pull * worth(tile)[measure]
            found.append([bond(have, every[place][n == last]) for place in grounds(self.layout)])
        return found

    def by_place(self) -> dict[Place, tuple[int, ...]]:
        """The same for each place, all rows."""
        return dict(zip(grounds(self.layout), zip(*self.rows, strict=True), strict=True))

    def count_detours(self) -> int:
        """What keeps homes from Mecatol Rex."""
        return detours(self.layout, self.laid & ~self.shut, self.shut)

    def clashes(self, place: Place) -> int:
        """How many neighbours a tile must not touch (LRR 0.6iii)."""
        it, around, found = rough(self.tiles[place]), self.around[place], 0
        if it.anomaly:
            found = (around & self.anomalies).bit_count()
        if it.wormholes:
            alike = 0
            for wormhole in it.wormholes:
                alike |= self.wormholes[wormhole]
            found += (around & alike).bit_count()
        return found

    def find_clashing(self) -> int:
        """The places whose tiles touch others that they must not."""
        suspects = self.anomalies
        for places in self.wormholes:
            suspects |= places
        return sum([1 << place for place in places_in(suspects) if self.clashes(place)])

    def flaws(self) -> int:
        """How many tiles touch that must not, and what keeps homes from Mecatol Rex."""
        return sum([self.clashes(place) for place in self.tiles]) + self.detours

    def exchange(self, a: Place, b: Place, it: Swap) -> None:
        """Two places exchange their tiles."""
        both = 1 << a | 1 << b
        if it.anomaly:
            self.anomalies ^= both
        if it.closed:
            self.shut ^= both
        for wormhole in it.wormholes:
            self.wormholes[wormhole] ^= both
        self.tiles[a], self.tiles[b] = self.tiles[b], self.tiles[a]

    def even_out(self) -> None:
        """Exchange tiles in pairs until no exchange makes the map better."""
        every, tiles, in_vain = pairs(self.layout), self.tiles, 0
        for a, b, plain, by_nearness in chain.from_iterable(repeat(every, MOST_PASSES)):
            it, slopes = swap(tiles[a], tiles[b]), self.slopes
            (g0, g1, g2, g3, g4, g5), squares, nearer, touchy, _, _, _ = it  # row by row: this runs thousands of times
            (a0, a1, a2, a3, a4, a5), (b0, b1, b2, b3, b4, b5) = slopes[a], slopes[b]
            slope = g0 * (a0 - b0) + g1 * (a1 - b1) + g2 * (a2 - b2) + g3 * (a3 - b3) + g4 * (a4 - b4) + g5 * (a5 - b5)
            change = 2 * slope + squares * plain + nearer * by_nearness
            if (change < 0 or (touchy and self.troubled(a, b, it))) and self.improve(a, b, it, change):
                in_vain = 0
                continue
            in_vain += 1
            if in_vain == len(every):  # since the last exchange every pair has been looked at
                return

    def troubled(self, a: Place, b: Place, it: Swap) -> bool:
        """Whether two places may do better with each other's tiles, however uneven the map gets: tiles there touch that
        must not, or a way to Mecatol Rex may become shorter."""
        if not (self.clashing or self.detours):
            return False
        both = 1 << a | 1 << b
        return bool(self.clashing & both or (self.detours and it.closed and self.straight & both))

    def improve(self, a: Place, b: Place, it: Swap, change: int) -> bool:
        """Exchange two tiles if that makes the map better: it gets that much more uneven, but there are also tiles that
        must not touch, and the ways to Mecatol Rex."""
        if not it.touchy:
            self.exchange(a, b, it)
            self.settle(a, b, it)
            return True
        clashes, before = self.clashes(a) + self.clashes(b), self.detours
        self.exchange(a, b, it)
        change += CLASH * (self.clashes(a) + self.clashes(b) - clashes)
        if (change < 0 or before) and it.closed and (1 << a | 1 << b) & self.straight:
            self.detours = self.count_detours()
            change += DETOUR * (self.detours - before)
        if change < 0:
            self.settle(a, b, it)
            return True
        self.exchange(a, b, it)
        self.detours = before
        return False

    def settle(self, a: Place, b: Place, it: Swap) -> None:
        """Two tiles have been exchanged for good: what the homes have changes, and so do the slopes."""
        plain, by_nearness = map(between, self.bonds[a], self.bonds[b])
        for n, (row, gain, weight) in enumerate(zip(self.rows, it.gain, WEIGHTS, strict=True)):
            if gain:
                more = gain // weight
                pull = by_nearness if n == len(ROWS) - 1 else plain
                self.rows[n] = [slope + more * here for slope, here in zip(row, pull, strict=True)]
        self.slopes = self.by_place()
        if it.touchy:
            self.clashing = self.find_clashing()


def evened(layout: Layout, places: list[Place], tiles: list[Tile], spare: Sequence[Tile] = ()) -> list[Tile]:
    """The same tiles, exchanged in pairs until no exchange makes the map better. Where tiles still touch that must not,
    or a way is longer than it has to be, there are more closed systems than places beside the ways: then a spare tile
    without an anomaly takes the place of one of them, and it is all done again."""
    best, flaws = with_few_flaws(layout, places, tiles)
    for other in [tile for tile in spare if not rough(tile).anomaly]:
        if not flaws:
            break
        shut = [tile for tile in best if closed(tile) and TILES[tile].back == TILES[other].back]
        if shut:
            best, flaws = with_few_flaws(layout, places, [other if tile == shut[0] else tile for tile in best])
    return best


def with_few_flaws(layout: Layout, places: list[Place], tiles: list[Tile]) -> tuple[list[Tile], int]:
    """The tiles so exchanged, and how many flaws are left; if there are any it is tried again from other places."""
    best, flaws = tiles, -1
    for turn in range(MOST_TRIES):
        it = Evening(layout, dict(zip(places, tiles[turn:] + tiles[:turn], strict=True)))
        it.even_out()
        found = it.flaws()
        if flaws < 0 or found < flaws:
            best, flaws = [it.tiles[place] for place in places], found
        if not flaws:
            break
    return best, flaws
