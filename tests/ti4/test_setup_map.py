"""Building the map of Twilight Imperium 4 tile by tile (LRR 0.6), in all shapes."""

from __future__ import annotations

from math import atan2, pi, sqrt
from random import Random
from typing import cast

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import FACTIONS, GAMMA, LAYOUTS, MECATOL, NEXUS, TILES
from orrery.games.ti4.rules.galaxy import CENTRE, HEXES, NEXUS_AT, PLACE_NAMES, homes, near, ring_of, shape
from orrery.games.ti4.rules.nouns import LAYOUT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Tile, places_in

HOMES = {
    "3p": "304 310 316",
    "3p_hyperlanes": "301 307 313",
    "4p": "305 309 314 318",
    "4p_hyperlanes": "304 307 313 316",
    "5p": "303 307 310 313 317",
    "5p_hyperlanes": "301 304 307 313 316",
    "6p": "301 304 307 310 313 316",
    "6p_large": "401 405 409 413 417 421",
    "7p": "401 404 407 410 416 419 422",
    "7p_alternative": "401 304 307 413 416 419 422",
    "8p": "401 404 407 410 413 416 419 422",
    "8p_alternative": "401 404 407 410 413 416 419 422",
}
"""Where the homes lie, clockwise from the top."""
DEALT = {
    "3p": (6, 2), "3p_hyperlanes": (3, 2), "4p": (5, 3), "4p_hyperlanes": (3, 2), "5p": (4, 2), "5p_hyperlanes": (3, 2),
    "6p": (3, 2), "6p_large": (6, 3), "7p": (4, 2),
    "7p_alternative": (3, 2), "8p": (4, 2), "8p_alternative": (3, 2),
}  # fmt: skip
"""Blue and red tiles for each player (LRR 0.6ii)."""
FIRST = {"5p": (0, 1), "7p": (3, 2), "8p": (2, 2)}
"""Blue and red tiles that the speaker lays beside Mecatol Rex."""
LANES = {
    "3p_hyperlanes": "83A 83A 83A 84A 84A 84A 85A 85A 85A 86A 86A 86A 87A 87A 87A 88A 88A 88A",
    "4p_hyperlanes": "83A 83A 84A 84A 85A 85A 86A 86A 87A 87A 88A 88A",
    "5p_hyperlanes": "83A 84A 85A 86A 87A 88A",
    "7p": "83A 84A 85A 86A 87A 88A",
    "7p_alternative": "83B 84B 85B 86B 88B 90B",
    "8p_alternative": "83B 85B 87A 88A 89B 90B",
}
"""The hyperlane tiles (LRR 0.6)."""
EVERY = list(HOMES)
BUILT = [name for name in EVERY if name not in ("3p_hyperlanes", "4p_hyperlanes")]
"""The shapes that players build; the others are for slices only."""


def building(name: str, seed: int = 1) -> Table:
    it = LAYOUTS[LAYOUT.index[name]]
    usual = name == f"{it.players}p"
    options = {"galaxy": "build", "layout": "usual" if usual else "other"} if it.players > 4 else {"galaxy": "build"}
    return Table.new(GAME, it.players, options, seed=seed)


def imperium(table: Table) -> Imperium:
    return cast(Imperium, table.state)


def backs(tiles: list[Tile]) -> tuple[int, int]:
    """How many blue and red tiles there are."""
    return sum(TILES[tile].back == "blue" for tile in tiles), sum(TILES[tile].back == "red" for tile in tiles)


def clashing(s: Imperium, tile: Tile, place: Place) -> bool:
    """Whether there is an anomaly next to an anomaly, or a wormhole next to its like."""
    mine = TILES[tile]
    beside = [TILES[s.tiles[at]] for at in places_in(near(s.layout)[place]) if s.tiles[at] >= 0]
    anomaly = any(mine.anomalies and other.anomalies for other in beside)
    return anomaly or any(kind in other.wormholes for kind in mine.wormholes for other in beside)


@pytest.mark.rule("LRR 0.6")
@pytest.mark.parametrize("name", EVERY)
def test_homes_and_hyperlanes_lie_where_the_drawings_show_them(name: str) -> None:
    layout = LAYOUT.index[name]
    it = LAYOUTS[layout]
    assert [PLACE_NAMES[place] for place in homes(layout)] == HOMES[name].split()
    assert sorted(tile for _, _, tile, _ in it.hyperlanes) == LANES.get(name, "").split()
    assert {extra for _, _, extra in it.homes} == ({0, 2, 4} if name == "5p" else {0})
    angles = [atan2(sqrt(3) * (r + q / 2), 1.5 * q) for q, r in (HEXES[place] for place in homes(layout))]
    turned = [(angle - angles[0]) % (2 * pi) for angle in angles]
    assert turned == sorted(turned), "clockwise"


@pytest.mark.rule("LRR 0.6", "LRR 0.6ii", "LRR 0.6iii")
@pytest.mark.parametrize("name", BUILT)
def test_the_map_is_built_tile_by_tile(name: str) -> None:
    table = building(name)
    s, players, chance = imperium(table), LAYOUTS[LAYOUT.index[name]].players, Random(7)
    assert [backs(p.tiles) for p in s.players] == [DEALT[name]] * players
    assert s.tiles[CENTRE] == MECATOL
    first = FIRST.get(name, (0, 0))
    for _ in range(sum(first)):
        (question,) = table.pending.values()
        assert (question.seat, question.kind.name) == (s.speaker, "lay")
        assert {ring_of(place) for _, place in question.options()} == {1}
        table.answer(question.seat, question.sample(chance), "lay")
    assert backs([tile for tile in s.tiles[1:] if tile >= 0]) == first
    row = [(s.speaker + n) % players for n in range(players)]
    turns = [*row, *reversed(row)] * sum(DEALT[name])
    there = shape(s.layout) & ~sum(1 << home for home in homes(s.layout))
    for seat in turns[: sum(DEALT[name]) * players]:
        (question,) = table.pending.values()
        assert (question.seat, question.kind.name) == (seat, "lay"), "forth and back round the table"
        left = [place for place in places_in(there) if s.tiles[place] < 0]
        ring = [place for place in left if ring_of(place) == min(ring_of(one) for one in left)]
        every = {(tile, place) for tile in s.players[seat].tiles for place in ring}
        free = {lay for lay in every if not clashing(s, *lay)}
        assert {*question.options()} == (free or every), "nothing clashes unless it must"
        table.answer(seat, question.sample(chance), "lay")
        s = imperium(table)
    assert all(s.tiles[place] >= 0 for place in places_in(shape(s.layout)))
    on_map = [s.tiles[homes(s.layout)[p.position]] for p in s.players]
    assert on_map == [FACTIONS[p.faction].on_map for p in s.players], "the homes are joined on"
    assert all(not p.tiles for p in s.players)


@pytest.mark.rule("LRR 0.6iii")
def test_a_tile_that_would_clash_is_refused_with_its_rule() -> None:
    refused = 0
    for seed in range(4):
        table, chance = building("6p", seed), Random(seed)
        while any(question.kind.name == "lay" for question in table.pending.values()):
            (question,) = table.pending.values()
            s = imperium(table)
            offered = {*question.options()}
            for tile in s.players[question.seat].tiles:
                for place in {place for _, place in offered}:
                    if (tile, place) not in offered:
                        no = question.refuse((tile, place))
                        assert no is not None
                        assert no.rule == "LRR 0.6iii"
                        assert clashing(s, tile, place)
                        refused += 1
            table.answer(question.seat, question.sample(chance), "lay")
    assert refused > 20


@pytest.mark.rule("LRR 0.6iii")
def test_the_worse_places_of_five_get_trade_goods() -> None:
    s = imperium(Table.new(GAME, 5, {}, seed=2))
    goods = [s.players[(s.speaker + n) % 5].goods for n in range(5)]
    assert goods == [0, 2, 4, 2, 0]
    other = imperium(Table.new(GAME, 5, {"layout": "other"}, seed=2))
    assert [p.goods for p in other.players] == [0] * 5, "with hyperlanes all places are alike"


@pytest.mark.rule("LRR 0.6")
def test_the_nexus_lies_beside_the_map_with_its_gamma_side_up() -> None:
    s = imperium(Table.new(GAME, 6, {}, seed=3))
    assert (s.tiles[NEXUS_AT], s.nexus_open) == (NEXUS, False)
    assert [kind for kind in range(4) if s.wormholes[kind] >> NEXUS_AT & 1] == [GAMMA]


@pytest.mark.rule("LRR 0.6i")
def test_tiles_are_sorted_by_their_backs() -> None:
    assert [sum(it.back == back for it in TILES) for back in ("blue", "red")] == [36, 18]
    assert all(it.back not in ("blue", "red") for it in TILES if it.home_of >= 0), "homes are in no stack"
    base = [it for it in TILES if it.set == 0]
    assert [sum(it.back == back for it in base) for back in ("blue", "red")] == [20, 12]
