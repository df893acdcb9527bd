"""The yellow technologies of Twilight Imperium 4."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, spent, state, why_not

TRIO = "hacan, xxcha, winnu"
HOME = {"arretze": "hacan: space_dock", "hercant": "hacan:", "kamdorn": "hacan:"}


# --- Sarween Tools -----------------------------------------------------------------------------------------------


@pytest.mark.rule("F-18", "LRR 26.1")
def test_sarween_tools_take_one_off_the_price_of_a_production() -> None:
    table = position(TRIO, planets=HOME, hacan={"technologies": "sarween_tools", "goods": 1})
    say(table, "hacan act tactical; hacan activate 304; hacan produce cruiser, fighter; hacan pay arretze")
    assert fleet(table, "hacan", "304") == {"cruiser": 1, "fighter": 1}
    assert player(table, "hacan").goods == 1


def test_sarween_tools_make_one_resource_free() -> None:
    table = position(
        TRIO, planets=HOME, hacan={"technologies": "sarween_tools", "exhausted": "arretze, hercant, kamdorn"}
    )
    say(table, "hacan act tactical; hacan activate 304; hacan produce 2 infantry")
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 2, "space_dock": 1})


# --- Scanlink Drone Network --------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 29.2")
def test_scanlink_drone_network_explores_a_planet_of_the_activated_system() -> None:
    table = position(
        TRIO,
        tiles={"203": "34"},
        planets={"centauri": "hacan: infantry", "gral": "hacan:"},
        hacan={"technologies": "scanlink_drone_network"},
    )
    before = len(state(table).cultural)
    say(table, "hacan act tactical; hacan activate 203; hacan react technology.scanlink_drone_network")
    assert len(state(table).cultural) == before - 1, "Gral has no units on it"


def test_scanlink_drone_network_is_not_offered_without_units_on_planets() -> None:
    table = position(
        TRIO, tiles={"203": "34"}, planets={"gral": "hacan:"}, hacan={"technologies": "scanlink_drone_network"}
    )
    say(table, "hacan act tactical; hacan activate 203")
    assert asked(table) == {"xxcha": "act"}


# --- Graviton Laser System ---------------------------------------------------------------------------------------


def cannonade(script: str, fleet_: str = "carrier, 2 fighter") -> Table:
    """Two PDS of Xxcha hit the ships of Hacan twice."""
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry, 2 pds"},
        hacan={"space": {"304": fleet_}},
        xxcha={"technologies": "graviton_laser_system"},
        dice=[6, 6],
    )
    say(table, f"hacan act tactical; hacan activate 203; hacan move_from 304; hacan move {fleet_}; xxcha fire hacan")
    say(table, script)
    return table


@pytest.mark.rule("LRR 96.5")
def test_graviton_laser_system_sends_hits_to_ships_that_are_not_fighters() -> None:
    few = cannonade("xxcha react technology.graviton_laser_system")
    assert options(few, "hacan") == ["fighter+carrier"], "the second hit finds no other ship"
    table = cannonade("xxcha react technology.graviton_laser_system", "carrier, 2 destroyer, 2 fighter")
    assert why_not(table, "hacan lose fighter, destroyer") == "LRR 96.5"
    say(table, "hacan lose 2 destroyer")
    assert spent(table, "xxcha") == ["technology.graviton_laser_system"]
    assert not state(table).effects


def test_without_the_laser_fighters_take_the_hits() -> None:
    table = cannonade("xxcha react nothing")
    say(table, "hacan lose 2 fighter")
    assert fleet(table, "hacan", "203") == {"carrier": 1}


# --- Predictive Intelligence -------------------------------------------------------------------------------------


def test_predictive_intelligence_redistributes_tokens_at_the_end_of_the_turn() -> None:
    table = position(TRIO, hacan={"technologies": "predictive_intelligence"})
    say(table, "hacan act pass; hacan react technology.predictive_intelligence")
    say(table, "hacan redistribute 8 tactic, 1 fleet, 1 strategy")
    assert player(table, "hacan").pools == [8, 1, 1]
    assert spent(table, "hacan") == ["technology.predictive_intelligence"]
