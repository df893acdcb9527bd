"""Maps of Twilight Imperium 4 as the community's tools exchange them."""

from __future__ import annotations

from typing import cast

import pytest

from orrery.core.fault import Fault
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.map_string import check_map, written
from orrery.games.ti4.rules.state import Imperium

# a balanced map for six, ring by ring
SIX = "42 37 35 22 30 76 48 68 29 32 69 74 40 66 26 50 63 49 0 24 79 0 39 36 0 46 59 0 61 47 0 41 70 0 80 34"

BASE_SIX = "42 37 35 22 30 19 48 20 29 32 21 23 40 25 26 50 44 49 0 24 27 0 39 36 0 46 28 0 31 47 0 41 33 0 38 34"


def galaxy(table: Table) -> str:
    return written(cast(Imperium, table.state))


@pytest.mark.parametrize(
    ("players", "layout"), [(3, "usual"), (4, "usual"), (5, "other"), (6, "usual"), (7, "usual"), (8, "other")]
)
def test_a_map_that_is_written_and_read_is_the_same(players: int, layout: str) -> None:
    first = Table.new(GAME, players, {"layout": layout}, seed=3)
    again = Table.new(GAME, players, {"galaxy": galaxy(first)}, seed=4)
    assert galaxy(again) == galaxy(first)
    assert again.state.layout == first.state.layout


def test_a_map_from_elsewhere_is_played() -> None:
    table = Table.new(GAME, 6, {"galaxy": "{18} " + SIX}, seed=1)
    assert galaxy(table) == SIX


@pytest.mark.parametrize(
    "words",
    [
        SIX.replace(" ", ","),
        SIX.replace(" ", ", "),
        "18, " + SIX.replace(" ", ", "),
        "{18}, " + SIX.replace(" ", ", ") + "\n",
        SIX.replace(" 0 ", " -1 "),
        SIX.replace("49 0 24 79 0", "49 1 24 79 17").replace("47 0 41", "47 58 41"),
        SIX + " -1" * 24,
    ],
    ids=[
        "commas",
        "commas and blanks",
        "the centre",
        "the centre in braces",
        "no homes",
        "tiles of homes",
        "more rings",
    ],
)
def test_maps_are_read_as_any_tool_writes_them(words: str) -> None:
    assert galaxy(Table.new(GAME, 6, {"galaxy": words}, seed=1)) == SIX


@pytest.mark.parametrize(("players", "layout"), [(5, "other"), (7, "usual"), (7, "other"), (8, "other")])
def test_hyperlanes_are_read_in_small_letters_and_without_a_turn(players: int, layout: str) -> None:
    words = galaxy(Table.new(GAME, players, {"layout": layout}, seed=3))
    assert any(word.endswith(("A0", "B0")) for word in words.split())
    for other in (words.lower(), words.replace("A0", "A").replace("B0", "B")):
        assert other != words
        assert galaxy(Table.new(GAME, players, {"galaxy": other}, seed=4)) == words


@pytest.mark.parametrize("players", [3, 4, 7, 8])
def test_empty_places_at_the_end_can_be_left_out(players: int) -> None:
    """Where a ring ends with homes or without a tile."""
    words = galaxy(Table.new(GAME, players, {"layout": "other" if players > 6 else "usual"}, seed=3))
    shorter = words
    while shorter.endswith((" 0", " -1")):
        shorter = shorter.rpartition(" ")[0]
    assert galaxy(Table.new(GAME, players, {"galaxy": shorter}, seed=4)) == words


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("1 2 3", "36 tiles"),
        (SIX.replace("42 37", "42 42"), "tile '42'"),
        (SIX.replace("42 37", "42 18"), "tile '18'"),
        (SIX.replace("42 37", "42 1"), "tile '1'"),
        (SIX.replace("42 37", "42 nowhere"), "tile 'nowhere'"),
        (SIX.replace("42 37", "42 -1"), "place 2 needs a tile"),
        (SIX.replace("42 37", "42 87a3"), "tile '87a3' cannot lie at place 2"),
        (SIX.replace("49 0 24", "49 87a3 24"), "tile '87a3' cannot lie at place 19"),
        (SIX.replace("42 37", "42 42"), "two places"),
        (SIX.rpartition(" ")[0], "36 tiles .* not 35"),
        (SIX + " 64", "60 tiles .* not 37"),
        (SIX.replace(" 0", " 12"), "tile '12' lies in two places"),
        (SIX + " 64" * 25, "not 61"),
    ],
)
def test_what_is_wrong_with_a_map_is_said(words: str, what: str) -> None:
    with pytest.raises(Fault, match=what):
        check_map(words, 6)


@pytest.mark.parametrize(
    ("words", "what"), [(SIX, "tile '76'"), (BASE_SIX.replace(" 0", " 58", 1), "'58' belongs to the expansion")]
)
def test_the_base_game_is_played_without_tiles_of_the_expansion(words: str, what: str) -> None:
    with pytest.raises(Fault, match=what):
        Table.new(GAME, 6, {"galaxy": words, "expansion": "base"}, seed=1)


def test_the_base_game_is_played_without_hyperlanes() -> None:
    words = galaxy(Table.new(GAME, 5, {"layout": "other"}, seed=3))
    with pytest.raises(Fault):
        Table.new(GAME, 5, {"galaxy": words, "expansion": "base"}, seed=4)
