"""The steps of a tactical action of Twilight Imperium 4 (LRR 88), one after the other, and what ships carry (92)."""

from __future__ import annotations

import pytest

from tests.ti4.battles import SIDES
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, why_not


@pytest.mark.rule("LRR 88.1", "LRR 88.2", "LRR 88.2a", "LRR 88.2c", "LRR 88.3", "LRR 88.4", "LRR 88.5", "LRR 92.4")
def test_movement_cannons_space_combat_invasion_and_production() -> None:
    cannon, barrage, ships, shells, troops = [4], [1, 1], [5, 1, 1], [5], [8, 1, 1]
    table = position(
        SIDES,
        tiles={"103": "27", "102": "20"},
        planets={"new_albion": "hacan: space_dock", "starpoint": "winnu: 2 infantry", "vefut_ii": "winnu: pds"},
        hacan={"space": {"204": "dreadnought, carrier, 2 infantry", "304": "dreadnought"}, "goods": 1},
        winnu={"space": {"103": "destroyer"}, "tokens": "103", "technologies": "pds_ii"},
        dice=[*cannon, *barrage, *ships, *shells, *troops],
    )
    say(table, "hacan act tactical; hacan activate 103")
    assert player(table, "hacan").tokens == 1 << place("103"), "a token of somebody else does not matter"
    assert options(table, "hacan") == ["204", "none"], "the other dreadnought is too far away"
    say(table, "hacan move_from 204; hacan move dreadnought, carrier, 2 infantry")
    assert asked(table) == {"winnu": "fire"}, "space cannons before the combat"
    say(table, "winnu fire hacan; winnu retreat no")
    assert fleet(table, "winnu", "103") == {}
    assert asked(table) == {"hacan": "bombard"}
    say(table, "hacan bombard dreadnought@starpoint; hacan commit 2 infantry@starpoint")
    assert on_planet(table, "starpoint") == ("hacan", {"infantry": 2})
    assert asked(table) == {"hacan": "produce"}
    say(table, "hacan produce 2 infantry; hacan pay trade_good")
    assert on_planet(table, "new_albion") == ("hacan", {"infantry": 2, "space_dock": 1})
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 88.2", "LRR 88.2b")
def test_ships_come_from_systems_without_an_own_token_and_none_has_to_move() -> None:
    table = position(SIDES, hacan={"space": {"204": "cruiser", "202": "cruiser"}, "tokens": "202"})
    say(table, "hacan act tactical; hacan activate 203")
    assert options(table, "hacan") == ["204", "none"]
    say(table, "hacan move_from nothing")
    assert fleet(table, "hacan", "203") == {}
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 92.1a", "LRR 92.2", "LRR 92.4")
def test_what_is_transported_stays_aboard_until_the_ships_have_arrived() -> None:
    table = position(
        SIDES,
        tiles={"203": "19", "102": "25"},
        hacan={"space": {"304": "carrier, 2 infantry"}, "technologies": "carrier_ii"},
    )
    say(table, "hacan act tactical; hacan activate 102; hacan move_from 304; hacan move carrier, 2 infantry")
    assert fleet(table, "hacan", "102") == {"carrier": 1, "infantry": 2}, "nobody was set down on the way"
    assert why_not(table, "hacan commit infantry@quann") == ""
    assert not [it for it in options(table, "hacan") if "wellon" in it]
    say(table, "hacan commit infantry@quann")
    assert fleet(table, "hacan", "102") == {"carrier": 1, "infantry": 1}
    assert on_planet(table, "wellon") == ("", {})
