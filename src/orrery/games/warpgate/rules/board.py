"""Warpgate: the board (W1.2 to W1.6, W3.1) and distances on it (W7.1). Places are numbers: 0 is a seat's own Warpgate,
and planets count from 1 in reading order. A set of places is the bits of an integer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from orrery.games.common.hexes import CENTRE, Hex, mirror, neighbours, ring, rotate
from orrery.games.warpgate.rules.nouns import Place, Type

GATE = Place(0)
NOWHERE = Place(-1)
FARTHEST = 14
"""Longer ranges are not computed: no action has one."""
MEMO = 60_000


class Planet(NamedTuple):
    """A planet as the data describes it."""

    at: Hex
    type: Type
    trade: bool
    sector: str


@lru_cache(maxsize=1 << 16)
def places(mask: int) -> tuple[Place, ...]:
    """The places in a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(Place(low.bit_length() - 1))
        mask ^= low
    return tuple(found)


def images(symmetry: int, h: Hex) -> list[Hex]:
    """Where a hex of the first seat's share is for each seat, clockwise; for 5 seats on the folded board."""
    match symmetry:
        case 2 | 3 | 6:
            return [rotate(h, k * (6 // symmetry)) for k in range(symmetry)]
        case 4:
            return [h, mirror(h), rotate(h, 3), mirror(rotate(h, 3))]
        case 5:
            radius, at = folded(h)
            return [ring(radius)[(at + k * radius) % (5 * radius)] if radius else h for k in range(5)]
    return [h]


def folded(h: Hex) -> tuple[int, int]:
    """The ring of a hex and its position on the ring."""
    radius = max(abs(h.q), abs(h.r), abs(h.q + h.r))
    return radius, ring(radius).index(h)


def folded_disc(radius: int) -> list[Hex]:
    """A disc with one sixth left out; `seam` joins its two edges, so that five equal shares remain."""
    return [CENTRE, *(h for k in range(1, radius + 1) for h in ring(k)[: 5 * k])]


def seam(radius: int) -> list[tuple[Hex, Hex]]:
    """The hexes of a folded disc that are neighbours across the seam."""
    joined = []
    for k in range(1, radius + 1):
        joined.append((ring(k)[0], ring(k)[5 * k - 1]))
        if k < radius:
            joined.append((ring(k)[0], ring(k + 1)[5 * k + 4]))
    return joined


def rectangle(height: int, width: int) -> list[Hex]:
    """Rows up to a distance above and below the centre, cut off at this many half hexes to the left and right."""
    return [
        Hex(q, r)
        for r in range(-height, height + 1)
        for q in range(-width - height, width + height + 1)
        if abs(2 * q + r) <= width
    ]


class Board:
    """A board for a number of players. Everything about it that never changes is computed once."""

    __slots__ = (
        "_memo", "adjacent", "all", "gates", "hexes", "near", "of_type", "place_at", "planets", "players",
        "sector_names", "sector_of", "sectors", "size", "static", "trade", "type_of",
    )  # fmt: skip

    def __init__(
        self, hexes: Iterable[Hex], gates: Sequence[Hex], planets: Sequence[Planet], links: Iterable[tuple[Hex, Hex]]
    ) -> None:
        self.hexes = tuple(sorted(hexes, key=_reading))
        self.gates = tuple(gates)
        self.players = len(self.gates)
        self.planets = tuple(sorted(planets, key=lambda p: _reading(p.at)))
        self.size = len(self.planets) + 1
        self.place_at = {planet.at: i for i, planet in enumerate(self.planets, 1)}
        self.all = (1 << self.size) - 2
        self.type_of = (Type(-1), *(p.type for p in self.planets))
        self.of_type = tuple(_bits(i for i, p in enumerate(self.planets, 1) if p.type == t) for t in range(5))
        self.trade = _bits(i for i, p in enumerate(self.planets, 1) if p.trade)
        self.sector_names = tuple(dict.fromkeys(p.sector for p in self.planets))
        self.sector_of = (-1, *(self.sector_names.index(p.sector) for p in self.planets))
        self.sectors = tuple(
            _bits(i for i, p in enumerate(self.planets, 1) if p.sector == name) for name in self.sector_names
        )
        self.adjacent = _adjacent(self.hexes, links)
        self.near = tuple(self._near(seat) for seat in range(self.players))
        self._memo: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self.static = tuple(
            tuple(self.reach(seat, place, 0) for place in range(self.size)) for seat in range(self.players)
        )

    def _near(self, seat: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each place of a seat: how many empty hexes lead to which other places, with no place in between."""
        at = {**self.place_at, self.gates[seat]: GATE}
        return tuple(self._spread(h, at) for h in sorted(at, key=lambda h: at[h]))

    def _spread(self, start: Hex, at: Mapping[Hex, int]) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        done = {start}
        edge, cost = [start], 0
        while edge and cost <= FARTHEST:
            around = [h for one in edge for h in self.adjacent[one] if h not in done]
            done.update(around)
            hit = _bits(at[h] for h in around if h in at)
            if hit:
                found.append((cost, hit))
            edge = [h for h in dict.fromkeys(around) if h not in at]
            cost += 1
        return tuple(found)

    def reach(self, seat: int, start: int, blocked: int) -> tuple[int, ...]:
        """The places within each range of a start, range 0 first (W7.1). Those in `blocked` can be reached but not
        passed (W19.7)."""
        key = (seat, start, blocked)
        known = self._memo.get(key)
        if known is None:
            if len(self._memo) > MEMO:
                self._memo.clear()
            known = self._memo[key] = self._reach(self.near[seat], start, blocked)
        return known

    def _reach(self, near: Sequence[Sequence[tuple[int, int]]], start: int, blocked: int) -> tuple[int, ...]:
        layers = [0] * (FARTHEST + 1)
        for cost, hit in near[start]:
            layers[cost] |= hit
        seen = origin = 1 << start
        within = []
        for cost in range(FARTHEST + 1):
            new = layers[cost] & ~seen
            while new:
                seen |= new
                passing = new & ~blocked
                while passing:
                    low = passing & -passing
                    passing ^= low
                    for more, hit in near[low.bit_length() - 1]:
                        if cost + more > FARTHEST:
                            break
                        layers[cost + more] |= hit
                new = layers[cost] & ~seen
            within.append(seen & ~origin)
        return tuple(within)

    def distance(self, seat: int, start: int, end: int) -> int:
        """How many empty hexes are between two places of a seat if nothing is in the way."""
        return next((n for n, mask in enumerate(self.static[seat][start]) if mask >> end & 1), FARTHEST + 1)


def _reading(h: Hex) -> tuple[int, int]:
    return h.r, h.q


def _bits(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def _adjacent(hexes: Sequence[Hex], links: Iterable[tuple[Hex, Hex]]) -> dict[Hex, tuple[Hex, ...]]:
    known = set(hexes)
    beside = {h: {n: None for n in neighbours(h) if n in known} for h in hexes}
    for one, other in links:
        beside[one][other] = None
        beside[other][one] = None
    return {h: tuple(found) for h, found in beside.items()}
