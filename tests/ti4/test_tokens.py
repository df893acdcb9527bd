"""Tokens that stand for fighters and infantry in Twilight Imperium 4 (LRR 43, 47)."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.data import FIGHTER, INFANTRY
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, why_not

TWINS = {"27": "new_albion starpoint", "28": "tequran torkan", "29": "qucenn rarron", "30": "mellon zohbat"} | {
    "31": "lazar sakulag", "32": "dal_bootha xxehan"
}  # fmt: skip
WORLDS = [world for pair in TWINS.values() for world in pair.split()]


@pytest.mark.rule("LRR 43.1", "LRR 43.2", "LRR 43.3")
def test_infantry_at_more_places_than_there_are_figures_is_destroyed_at_one_of_them() -> None:
    table = position(
        tiles={f"2{n:02}": tile for n, tile in enumerate(TWINS, 5)},
        planets={
            **dict.fromkeys(WORLDS[:-1], "sol: infantry"),
            "lazar": "sol: 3 infantry",
            "jord": "sol: 3 infantry",
        },
        sol={"space": {"304": "carrier"}},
    )
    assert asked(table) == {"sol": "act"}, "twelve places and twelve figures, with tokens for four more"
    assert player(table, "sol").reserve[INFANTRY] == -4
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, infantry@jord")
    assert asked(table) == {"sol": "no_figure"}, "a thirteenth place"
    assert why_not(table, "sol no_figure 210, xxehan") == "LRR 43.3", "nobody is there"
    say(table, "sol no_figure 209, lazar")
    assert on_planet(table, "lazar") == ("sol", {}), "all three of them"
    assert on_planet(table, "sakulag") == ("sol", {"infantry": 1})
    assert fleet(table, "sol", "203") == {"carrier": 1, "infantry": 1}
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 47.1", "LRR 47.2", "LRR 47.3")
def test_fighters_in_more_systems_than_there_are_figures_are_destroyed_in_one_of_them() -> None:
    fleets = {f"2{n:02}": "fighter" for n in range(1, 10)} | {"304": "3 fighter"}
    table = position(sol={"space": fleets, "technologies": "fighter_ii"})
    assert asked(table) == {"sol": "act"}, "ten systems and ten figures, with tokens for two more"
    assert player(table, "sol").reserve[FIGHTER] == -2
    say(table, "sol act tactical; sol activate 102; sol move_from 304; sol move fighter; sol move_from nothing")
    say(table, "sol no_figure 304, nothing")
    assert (fleet(table, "sol", "304"), fleet(table, "sol", "102")) == ({}, {"fighter": 1})
    assert player(table, "sol").reserve[FIGHTER] == 0
