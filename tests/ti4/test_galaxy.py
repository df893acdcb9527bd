"""The galaxy of Twilight Imperium 4: the shapes of the map, hyperlanes, wormholes, the edge."""

from __future__ import annotations

import pytest

from orrery.games.common.galaxy import distance_in, layers
from orrery.games.ti4.rules.data import FACTIONS, LAYOUTS, TILES
from orrery.games.ti4.rules.galaxy import (
    AT,
    CENTRE,
    CREUSS_AT,
    HEXES,
    NEXUS_AT,
    PLACE_NAMES,
    SIDES,
    edge,
    homes,
    layouts_for,
    links,
    near,
    ring_of,
    shape,
)
from orrery.games.ti4.rules.nouns import LAYOUT, PLACE
from orrery.games.ti4.rules.things import Layout, places_in

SYSTEMS = {
    "3p": 28, "3p_hyperlanes": 19, "4p": 37, "4p_hyperlanes": 25, "5p": 37, "5p_hyperlanes": 31, "6p": 37,
    "6p_large": 61, "7p": 55, "7p_alternative": 43, "8p": 61, "8p_alternative": 49,
}  # fmt: skip
"""Systems of each shape, homes and Mecatol Rex included."""
FAR = {
    "3p_hyperlanes": "103-105 103-207 105-207 205-207 207-209 207-308 207-312 308-312 101-105 105-211 101-211 209-211 "
    "201-211 211-314 211-318 314-318 101-103 101-203 103-203 201-203 203-205 203-302 203-306 302-306",
    "4p_hyperlanes": "103-105 103-207 105-207 205-207 207-209 207-308 207-312 308-312 102-106 106-201 102-201 201-211 "
    "201-203 201-317 201-303 303-317",
    "5p_hyperlanes": "103-105 103-207 105-207 205-207 207-209 207-308 207-312 308-312",
    "7p": "206-208 206-310 208-310 308-310 310-312 310-411 310-415 411-415",
    "7p_alternative": "000-201 000-207 000-208 000-212 102-201 103-207 106-208 106-209 202-301 202-402 206-310 206-412 "
    "210-419 210-420 211-420 303-402 308-412",
    "8p_alternative": "000-201 000-202 000-206 000-207 000-208 000-212 103-202 103-203 106-208 106-209 204-407 204-408 "
    "205-408 210-419 210-420 211-420",
}
"""Systems that hyperlanes make adjacent, read off the drawings by hand."""
EVERY = [Layout(n) for n in range(len(LAYOUTS))]


def touching(a: int, b: int) -> bool:
    return any((HEXES[a].q + d.q, HEXES[a].r + d.r) == HEXES[b] for d in SIDES)


@pytest.mark.rule("LRR 10", "LRR 41.1", "LRR 41.2", "LRR 87.7", "LRR 10.4")
@pytest.mark.parametrize("layout", EVERY, ids=lambda it: LAYOUT.names[it])
def test_systems_are_adjacent_side_by_side_and_along_hyperlanes(layout: Layout) -> None:
    name, there, around = LAYOUT.names[layout], shape(layout), near(layout)
    assert there.bit_count() == SYSTEMS[name]
    pairs = {(a, b) for a in places_in(there) for b in places_in(around[a]) if a < b}
    far = {f"{PLACE_NAMES[a]}-{PLACE_NAMES[b]}" for a, b in pairs if not touching(a, b)}
    assert far == {*FAR.get(name, "").split()}
    beside = {(a, b) for a in places_in(there) for b in places_in(there) if a < b and touching(a, b)}
    assert beside <= pairs
    assert all(around[b] >> a & 1 for a, b in pairs), "adjacency goes both ways"


@pytest.mark.parametrize("layout", EVERY, ids=lambda it: LAYOUT.names[it])
def test_tiles_dealt_fill_the_map_exactly(layout: Layout) -> None:
    it = LAYOUTS[layout]
    assert len(homes(layout)) == it.players
    free = shape(layout).bit_count() - 1 - it.players
    assert free == it.players * sum(it.dealt) + sum(it.speaker)
    far = layers(CENTRE, near(layout), shape(layout), 9)
    assert len({distance_in(far, home) for home in homes(layout)}) == 1, "all homes are equally far from Mecatol Rex"


def test_every_number_of_players_has_a_shape_and_the_usual_one_comes_first() -> None:
    first = [layouts_for(players)[0].name for players in range(3, 9)]
    assert first == ["3p", "4p", "5p", "6p", "7p", "8p"]


@pytest.mark.rule("LRR 10.1", "LRR 100")
def test_wormholes_of_one_kind_are_adjacent_and_no_others() -> None:
    six = LAYOUT.index["6p"]
    north, south, west = PLACE.index["301"], PLACE.index["310"], PLACE.index["316"]
    alpha, beta = 1 << north | 1 << south, 1 << west
    around = links(six, (alpha, beta, 0, 0))
    assert around[north] == near(six)[north] | 1 << south
    assert around[west] == near(six)[west], "it is the only one of its kind"
    nexus = links(six, (alpha | 1 << NEXUS_AT, beta, 0, 0))
    assert nexus[NEXUS_AT] == alpha, "nothing touches the nexus"


@pytest.mark.rule("LRR 79.2")
def test_the_edge_of_the_map() -> None:
    """The note on creuss_gate."""
    six = LAYOUT.index["6p"]
    outer = sum(1 << place for place in places_in(shape(six)) if ring_of(place) == 3)
    assert edge(six) == outer | 1 << NEXUS_AT | 1 << CREUSS_AT
    three = LAYOUT.index["3p"]
    assert edge(three) >> AT[HEXES[PLACE.index["201"]]] & 1, "beside a place that is not used"
    assert not edge(three) >> CENTRE & 1


@pytest.mark.rule("LRR 87.2", "LRR 87.3", "LRR 87.4", "LRR 0.6i")
def test_tiles_by_their_backs() -> None:
    assert [sum(it.back == back for it in TILES) for back in ("blue", "red")] == [36, 18]
    green = [it for it in TILES if it.back == "green" and it.home_of >= 0]
    assert sorted(it.home_of for it in green) == [*range(len(FACTIONS))], "a home system for each faction"
    assert all(it.planets for it in TILES if it.back == "blue")
    assert all(it.anomalies or not it.planets for it in TILES if it.back == "red")
