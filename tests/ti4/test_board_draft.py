"""The draft in the browser: bans, slices with what is in them, factions and places, whose turn it is; and the map as a
text that can be played again."""

from __future__ import annotations

from random import Random

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import PLANETS, TILES
from orrery.games.ti4.rules.draft import next_to_draft
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.boards import counted

DRAFTED = {"draft": "slices", "bans": "1"}


def test_a_draft_shows_what_there_is_to_take_and_who_has_taken_it() -> None:
    it, dice = Table.new(GAME, 4, DRAFTED, seed=7), Random(7)
    seen = set()
    while it.state.draft is not None:
        s: Imperium = it.state
        assert s.draft is not None
        (asked,) = it.pending.values()
        now = counted(it, 2)["draft"]
        assert now["banned"] == [*s.draft.banned]
        if asked.kind.name == "ban":
            assert now["coming"] == []
        else:
            assert now["coming"][0] == now["now"] == next_to_draft(s) == asked.seat
            assert len(now["coming"]) == 12 - len(s.draft.taken)
            for drawn, tiles in zip(now["slices"], s.draft.slices, strict=True):
                planets = [PLANETS[planet] for tile in tiles for planet in TILES[tile].planets]
                assert drawn["tiles"] == [*tiles]
                assert drawn["resources"] == sum(planet.resources for planet in planets)
                assert sum(drawn["specialties"]) == sum(planet.specialty >= 0 for planet in planets)
            taken = [lot["seat"] for sort in ("slices", "factions", "places") for lot in now[sort] if lot["seat"] >= 0]
            assert len(taken) == len(s.draft.taken)
        seen.add(asked.kind.name)
        it.answer(asked.seat, asked.sample(dice))
    assert seen == {"ban", "draft"}
    assert counted(it, 2)["draft"] is None


def test_the_map_is_a_text_with_which_the_same_map_can_be_played() -> None:
    it = Table.new(GAME, 6, seed=3)
    told = counted(it, -1)["map_string"]
    again = Table.new(GAME, 6, {"galaxy": told}, seed=4)
    assert counted(again, -1)["map_string"] == told
    assert len(told.split()) == 36
