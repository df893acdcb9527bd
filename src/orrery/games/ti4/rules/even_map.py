"""Twilight Imperium 4: a random map that treats all homes alike. The rules deal tiles to players who build the map
(LRR 0.6); a map that nobody builds has to be fair by itself.

What belongs to a home: every system counts for the home closest to it, or in equal parts for several that are equally
close. What is evened out between the homes, all at the same time (`WEIGHTS`):

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
wormholes; before they were evened out it was up to 20, 20, 24.5, 5 and 3.5. In ten of them a way to Mecatol Rex was
longer than it has to be, or two tiles touched that must not; in all others neither. Trade goods for worse places (five
players without hyperlanes) are given all the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from orrery.games.ti4.rules.data import ASTEROIDS, NEBULA, PLANETS, SUPERNOVA, TILES
from orrery.games.ti4.rules.galaxy import CENTRE, PLACES, homes, near
from orrery.games.ti4.rules.things import Layout, Place, Tile, places_in

MEASURES = ("resources", "influence", "optimum", "specialties", "wormholes")
OPTIMUM = MEASURES.index("optimum")
ROWS = (*range(len(MEASURES)), OPTIMUM)
"""What is evened out: each of the measures, and the optimum by nearness."""
WEIGHTS = (9, 9, 18, 72, 72, 3)
"""How much each of these matters: they are of different sizes."""
NEARNESS = (0, 3, 2, 1)
"""What a system counts for by its distance from a home; those farther away count as the last."""
PARTS = 12
"""A system counts in equal parts for up to four homes; all numbers are whole ones."""
DETOUR, CLASH = 10**8, 10**10
"""A longer way to Mecatol Rex weighs more than anything but tiles that must not touch."""
UNREACHABLE = 20
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


@lru_cache(maxsize=128)
def touchy(tile: Tile) -> bool:
    """Whether there are tiles that a tile must not touch (LRR 0.6iii)."""
    return bool(TILES[tile].anomalies or TILES[tile].wormholes)


@lru_cache(maxsize=128)
def closed(tile: Tile) -> bool:
    """Whether ships cannot move through a system."""
    return bool(CLOSED & {*TILES[tile].anomalies})


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


class Shift(NamedTuple):
    """How much more one place counts for each home than another, with the squares of that and the sum."""

    by_home: tuple[int, ...]
    squares: int
    total: int


@lru_cache(maxsize=1 << 14)
def shifts(layout: Layout, a: Place, b: Place) -> tuple[Shift, Shift]:
    """What an exchange of the tiles of two places means for the homes: plainly, and by nearness."""
    found = []
    for here, there in zip(pulls(layout)[a], pulls(layout)[b], strict=True):
        more = between(here, there)
        found.append(Shift(tuple(more), sum([d * d for d in more]), sum(more)))
    return found[0], found[1]


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


class Evening:
    """A map being evened out: the tiles by place, and what each home has so far, in the rows of `ROWS`."""

    def __init__(self, layout: Layout, tiles: dict[Place, Tile]) -> None:
        self.layout, self.tiles = layout, tiles
        self.around, self.pull = near(layout), pulls(layout)
        self.homes = len(homes(layout))
        self.have = [[0] * self.homes for _ in ROWS]
        for place, tile in tiles.items():
            plain, by_nearness = self.pull[place]
            self.add(worth(tile), plain, by_nearness)
        self.straight = 0
        for _, on_way in straight_ways(layout):
            self.straight |= on_way
        self.detours = self.count_detours()

    def add(self, some: Sequence[int], plain: Sequence[int], by_nearness: Sequence[int]) -> None:
        """The homes have so much more of each measure, by how much a place counts for them."""
        for row, measure in zip(self.have, ROWS, strict=True):
            for home, pull in enumerate(by_nearness if row is self.have[-1] else plain):
                row[home] += pull * some[measure]

    def count_detours(self) -> int:
        """What keeps homes from Mecatol Rex: for each whose way there is longer than it has to be, the systems on the
        straight ways that ships cannot move through."""
        least, shut = straight_ways(self.layout), sum([1 << at for at, tile in self.tiles.items() if closed(tile)])
        return sum(
            [
                (way - steps) + (between & shut).bit_count()
                for way, (steps, between) in zip(ways_to_mecatol(self.layout, self.tiles), least, strict=True)
                if way > steps
            ]
        )

    def clashes(self, place: Place) -> int:
        """How many neighbours a tile must not touch (LRR 0.6iii)."""
        it, found = TILES[self.tiles[place]], 0
        if touchy(self.tiles[place]):
            for beside in places_in(self.around[place]):
                if beside in self.tiles and touchy(self.tiles[beside]):
                    other = TILES[self.tiles[beside]]
                    found += bool(it.anomalies and other.anomalies) + bool({*it.wormholes} & {*other.wormholes})
        return found

    def flaws(self) -> int:
        """How many tiles touch that must not, and what keeps homes from Mecatol Rex."""
        return sum([self.clashes(place) for place in self.tiles]) + self.detours

    def exchange(self, a: Place, b: Place) -> None:
        self.tiles[a], self.tiles[b] = self.tiles[b], self.tiles[a]

    def unevenness(self, a: Place, b: Place) -> int:
        """How much more uneven an exchange would make what the homes have: how much the sum of squares around the mean
        grows (times the homes) if each home gets what the exchange brings it."""
        plain, by_nearness = shifts(self.layout, a, b)
        if not by_nearness.squares:
            return 0
        before, after = worth(self.tiles[a]), worth(self.tiles[b])
        change, count, last = 0, self.homes, self.have[-1]
        for row, measure, weight in zip(self.have, ROWS, WEIGHTS, strict=True):
            more = after[measure] - before[measure]
            if more:
                by_home, squares, total = by_nearness if row is last else plain
                grown = count * (2 * sum(map(mul, by_home, row)) + more * squares)
                change += weight * more * (grown - total * (2 * sum(row) + more * total))
        return change

    def may_matter(self, a: Place, b: Place) -> bool:
        """Whether an exchange that was just made may change the ways to Mecatol Rex: a system that ships cannot move
        through has gone onto, or away from, one of the straight ways."""
        if closed(self.tiles[a]) == closed(self.tiles[b]):
            return False
        return bool((1 << a | 1 << b) & self.straight)

    def improve(self, a: Place, b: Place) -> bool:
        """Exchange two tiles if that makes the map better."""
        change, detours = self.unevenness(a, b), self.detours
        if touchy(self.tiles[a]) or touchy(self.tiles[b]):
            clashes = self.clashes(a) + self.clashes(b)
            if change >= 0 and not clashes and not self.detours:
                return False
            self.exchange(a, b)
            change += CLASH * (self.clashes(a) + self.clashes(b) - clashes)
            if (change < 0 or self.detours) and self.may_matter(a, b):
                detours = self.count_detours()
                change += DETOUR * (detours - self.detours)
            self.exchange(a, b)
        if change < 0:
            self.settle(a, b)
            self.detours = detours
        return change < 0

    def settle(self, a: Place, b: Place) -> None:
        """Exchange two tiles for good."""
        plain, by_nearness = shifts(self.layout, a, b)
        self.add(between(worth(self.tiles[b]), worth(self.tiles[a])), plain.by_home, by_nearness.by_home)
        self.exchange(a, b)


def evened(layout: Layout, places: list[Place], tiles: list[Tile]) -> list[Tile]:
    """The same tiles, exchanged in pairs until no exchange makes the map better. Where tiles still touch that must not,
    or a way is longer than it has to be, it is tried again from other places."""
    best, flaws = tiles, -1
    for turn in range(MOST_TRIES):
        it = Evening(layout, dict(zip(places, tiles[turn:] + tiles[:turn], strict=True)))
        for _ in range(MOST_PASSES):
            better = [it.improve(a, b) for n, a in enumerate(places) for b in places[:n]]
            if not any(better):
                break
        found = it.flaws()
        if flaws < 0 or found < flaws:
            best, flaws = [it.tiles[place] for place in places], found
        if not flaws:
            break
    return best
