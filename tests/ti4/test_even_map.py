"""The random map of Twilight Imperium 4 is fair: what is balanced between the homes is said in even_map.py."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import LAYOUTS, TILES
from orrery.games.ti4.rules.even_map import MEASURES, closed, evened, shares, ways_to_mecatol, worth
from orrery.games.ti4.rules.galaxy import CENTRE, homes, near, shape
from orrery.games.ti4.rules.nouns import LAYOUT, PLACE, TILE
from orrery.games.ti4.rules.regions import regions
from orrery.games.ti4.rules.things import Layout, Place, Tile, places_in

MOST = {"resources": 4.5, "influence": 4, "optimum": 2.5, "specialties": 1.5, "wormholes": 1}
"""By how much the best and the worst home of a map may differ."""
EVERY = [it.name for it in LAYOUTS if it.name not in ("3p_hyperlanes", "4p_hyperlanes")]
"""The shapes that are laid out at random; the others are for slices only."""
Map = dict[Place, Tile]


def drawn(name: str, seed: int) -> tuple[Layout, Map]:
    """A random map: its shape, and the tiles that are not homes."""
    it = LAYOUTS[LAYOUT.index[name]]
    settings = {"layout": "usual" if name == f"{it.players}p" else "other"} if it.players > 4 else {}
    s = Table.new(GAME, it.players, settings, seed=seed).state
    assert LAYOUT.names[s.layout] == name
    fixed = {CENTRE, *homes(s.layout)}
    return s.layout, {at: s.tiles[at] for at in places_in(shape(s.layout)) if at not in fixed}


def spreads(layout: Layout, tiles: Map) -> dict[str, float]:
    """The difference between the best and the worst home, for each measure."""
    columns = zip(*shares(layout, tiles), strict=True)
    return {measure: max(column) - min(column) for measure, column in zip(MEASURES, columns, strict=True)}


TOO_MANY_CLOSED = [("6p", 5), ("6p", 8), ("5p_hyperlanes", 8), ("5p_hyperlanes", 13)]
"""Draws in which there is no room for all closed systems: some give way to tiles that were not drawn."""


@pytest.mark.parametrize(("name", "seed"), [*((name, seed) for name in EVERY for seed in (1, 2)), *TOO_MANY_CLOSED])
def test_a_random_map_treats_all_homes_alike(name: str, seed: int) -> None:
    layout, tiles = drawn(name, seed)
    found = spreads(layout, tiles)
    assert all(found[measure] <= most for measure, most in MOST.items()), found
    ways = ways_to_mecatol(layout, tiles)
    assert len({*ways}) == 1, "nobody has a longer way to Mecatol Rex"
    for place, tile in tiles.items():
        for beside in places_in(near(layout)[place]):
            if beside in tiles:
                mine, other = TILES[tile], TILES[tiles[beside]]
                assert not (mine.anomalies and other.anomalies), "anomalies do not touch"
                assert not {*mine.wormholes} & {*other.wormholes}, "nor do equal wormholes"


def test_a_map_is_much_more_even_than_before() -> None:
    layout, tiles = drawn("6p", 3)
    places, chaos = [*tiles], sorted(tiles.values(), key=lambda tile: worth(tile))
    before = spreads(layout, dict(zip(places, chaos, strict=True)))
    laid = evened(layout, places, chaos)
    assert sorted(laid) == sorted(chaos), "the same tiles"
    after = spreads(layout, dict(zip(places, laid, strict=True)))
    assert all(after[measure] <= before[measure] / 2 for measure in ("resources", "influence", "optimum"))


def test_a_system_belongs_to_the_closest_homes() -> None:
    six = LAYOUT.index["6p"]
    first, second, third = regions(six)[:3]
    north, corner = PLACE.index["302"], PLACE.index["303"]
    assert (first.far[north], second.far[north], first.parts[north], second.parts[north]) == (1, 2, 12, 0)
    assert (first.parts[corner], second.parts[corner]) == (0, 12)
    shared = PLACE.index["202"]
    assert (first.far[shared], second.far[shared]) == (2, 2)
    assert (first.parts[shared], second.parts[shared], third.parts[shared]) == (6, 6, 0)


def test_what_a_tile_is_worth_and_what_closes_a_way() -> None:
    assert worth(TILE.index["30"]) == (3, 3, 5, 0, 0), "Mellon 0/2 and Zohbat 3/1"
    assert worth(TILE.index["24"]) == (1, 3, 3, 1, 0), "Mehar Xull 1/3 with a specialty"
    assert worth(TILE.index["79"]) == (0, 0, 0, 0, 1)
    assert [closed(TILE.index[name]) for name in ("41", "42", "43", "44", "19")] == [False, True, True, True, False]
