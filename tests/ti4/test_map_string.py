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
    ("words", "what"),
    [
        ("1 2 3", "36 tiles"),
        (SIX.replace("42 37", "42 42"), "tile '42'"),
        (SIX.replace("42 37", "42 18"), "tile '18'"),
        (SIX.replace("42 37", "42 1"), "tile '1'"),
        (SIX.replace("42 37", "42 nowhere"), "tile 'nowhere'"),
    ],
)
def test_what_is_wrong_with_a_map_is_said(words: str, what: str) -> None:
    with pytest.raises(Fault, match=what):
        check_map(words, 6)


def test_the_base_game_is_played_without_tiles_of_the_expansion() -> None:
    with pytest.raises(Fault, match="tile '76'"):
        Table.new(GAME, 6, {"galaxy": SIX, "expansion": "base"}, seed=1)
