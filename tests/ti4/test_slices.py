"""Slices of the galaxy for a draft of Twilight Imperium 4: all keep to the bounds, and lie anywhere without a clash."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from orrery.games.ti4.rules.data import ALPHA, BASE, BETA, PLANETS, POK, TILES
from orrery.games.ti4.rules.even_map import ways_to_mecatol
from orrery.games.ti4.rules.galaxy import CENTRE, homes, near, shape
from orrery.games.ti4.rules.nouns import PLACE, TILE
from orrery.games.ti4.rules.slices import (
    FAR,
    FRONT,
    INNER,
    LAYOUT_FOR,
    LEFT,
    RIGHT,
    SPOTS,
    arranged,
    found,
    most_slices,
    on_map,
    places_of_slices,
    worth,
)
from orrery.games.ti4.rules.things import Tile, places_in

SEEDS = 50
WITHIN = {(LEFT, FRONT), (FRONT, RIGHT), (FRONT, FAR), (FRONT, INNER), (RIGHT, FAR), (FAR, INNER)}
"""The spots of a slice that touch each other."""
ACROSS = {(RIGHT, LEFT), (FAR, LEFT), (FAR, FRONT), (FAR, INNER), (INNER, INNER)}
"""The spots that touch spots of the next slice, clockwise."""


def shuffled(seed: int, set_: int = POK) -> tuple[list[Tile], list[Tile]]:
    """The blue and the red tiles in a random order."""
    dice = Random(seed)
    stacks = []
    for back in ("blue", "red"):
        tiles = [Tile(n) for n, it in enumerate(TILES) if it.back == back and it.set <= set_]
        dice.shuffle(tiles)
        stacks.append(tiles)
    return stacks[0], stacks[1]


def optimum(tiles: list[Tile]) -> tuple[float, float]:
    """Optimal resources and influence, counted anew."""
    resources = influence = 0.0
    for planet in (PLANETS[planet] for tile in tiles for planet in TILES[tile].planets):
        if planet.resources == planet.influence:
            resources, influence = resources + planet.resources / 2, influence + planet.influence / 2
        elif planet.resources > planet.influence:
            resources += planet.resources
        else:
            influence += planet.influence
    return resources, influence


def check(slices: list[list[Tile]]) -> None:
    """The bounds, as they are stated for players."""
    every = [tile for tiles in slices for tile in tiles]
    assert len({*every}) == len(every) == 5 * len(slices), "no tile is there twice"
    for tiles in slices:
        assert [TILES[tile].back for tile in tiles] == ["blue"] * 3 + ["red"] * 2
        resources, influence = optimum(tiles)
        assert resources >= 2.5
        assert influence >= 4
        assert 9 <= resources + influence <= 13
        assert sum(bool(TILES[tile].anomalies) for tile in tiles) <= 1
        assert all(sum(kind in TILES[tile].wormholes for tile in tiles) <= 1 for kind in (ALPHA, BETA))
        assert sum(PLANETS[planet].legendary for tile in tiles for planet in TILES[tile].planets) <= 1
    assert all(sum(kind in TILES[tile].wormholes for tile in every) >= 2 for kind in (ALPHA, BETA))


@pytest.mark.parametrize("count", range(3, 10))
def test_all_slices_keep_to_the_bounds(count: int) -> None:
    for seed in range(SEEDS):
        slices = found(*shuffled(seed), count)
        assert len(slices) == count
        check(slices)
        every = [tile for tiles in slices for tile in tiles]
        assert any(PLANETS[planet].legendary for tile in every for planet in TILES[tile].planets)


@pytest.mark.parametrize("count", range(3, 7))
def test_the_base_game_alone_has_slices_within_the_same_bounds(count: int) -> None:
    for seed in range(SEEDS):
        check(found(*shuffled(seed, BASE), count))


def test_the_same_shuffle_makes_the_same_slices() -> None:
    for seed in range(SEEDS):
        assert found(*shuffled(seed), 9) == found(*shuffled(seed), 9)
    assert found(*shuffled(1), 9) != found(*shuffled(2), 9)


def test_there_are_tiles_for_nine_slices_and_for_six_without_the_expansion() -> None:
    assert most_slices(*map(len, shuffled(1))) == 9
    assert most_slices(*map(len, shuffled(1, BASE))) == 6


def test_a_planet_counts_with_the_larger_of_its_values_or_half_of_both() -> None:
    assert worth(TILE.index["35"])[:2] == (3, 3), "Bereg 3/1, Lirta IV 2/3"
    assert worth(TILE.index["20"])[:2] == (1, 1), "Vefut II 2/2"
    assert worth(TILE.index["79"])[2:] == (1, 1, 0, 0), "an asteroid field with an alpha wormhole"
    assert worth(TILE.index["65"]).legendary == 1


# --- shape -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 0.6", "LRR 0.6ii")
@pytest.mark.parametrize("players", LAYOUT_FOR)
def test_with_any_number_of_players_the_slices_are_alike_and_make_up_the_map(players: int) -> None:
    layout = LAYOUT_FOR[players]
    slices, around = places_of_slices(layout), near(layout)
    every = [place for places in slices for place in places]
    assert sorted([*every, *homes(layout), CENTRE]) == [*places_in(shape(layout))]
    assert len({*every}) == 5 * players
    for n, (home, places) in enumerate(zip(homes(layout), slices, strict=True)):
        assert [*places_in(around[home])] == sorted(places[:3]), "left, front and right of the home"
        assert {(a, b) for a, b in combinations(range(5), 2) if around[places[a]] >> places[b] & 1} == WITHIN
        after = slices[(n + 1) % players]
        touching = {(a, b) for a in range(5) for b in range(5) if around[places[a]] >> after[b] & 1}
        assert touching >= ACROSS
        if players > 3:
            assert touching == ACROSS
        assert around[CENTRE] >> places[INNER] & 1


def test_left_and_right_are_as_seen_clockwise() -> None:
    first = places_of_slices(LAYOUT_FOR[6])[0]
    assert [PLACE.names[place] for place in first] == ["318", "201", "302", "202", "101"]
    assert SPOTS == ("left", "front", "right", "far", "inner")


@pytest.mark.rule("LRR 0.6iii")
@pytest.mark.parametrize("players", LAYOUT_FOR)
def test_whichever_slices_lie_side_by_side_nothing_clashes(players: int) -> None:
    layout = LAYOUT_FOR[players]
    for seed in range(SEEDS):
        dice = Random(seed)
        slices = [arranged(dice.sample(tiles, 5)) for tiles in found(*shuffled(seed), most_slices(36, 18))]
        laid = on_map(layout, dice.sample(slices, players))
        for place, tile in laid.items():
            for other in places_in(near(layout)[place]):
                if other in laid:
                    mine, its = TILES[tile], TILES[laid[other]]
                    assert not (mine.anomalies and its.anomalies)
                    assert not {*mine.wormholes} & {*its.wormholes}
        assert {*ways_to_mecatol(layout, laid)} == {3}, "the straight way to Mecatol Rex is open to all"


def test_a_slice_keeps_the_order_in_which_it_was_laid_where_it_can() -> None:
    plain = [TILE.index[name] for name in ("19", "20", "46", "21", "47")]
    assert arranged(plain) == (*plain,)
    rift = [TILE.index[name] for name in ("41", "20", "46", "21", "47")]
    assert arranged(rift).index(TILE.index["41"]) in (RIGHT, FAR)
