"""The red technologies of Twilight Imperium 4."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

TRIO = "hacan, xxcha, winnu"
HOME = {"arretze": "hacan: space_dock", "hercant": "hacan:", "kamdorn": "hacan:"}


# --- AI Development Algorithm ------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 89.12c")
def test_ai_development_algorithm_ignores_one_prerequisite_of_a_unit_upgrade() -> None:
    table = position(
        TRIO,
        hacan={
            "technologies": "ai_development_algorithm, plasma_scoring, antimass_deflectors",
            "strategies": "leadership, technology",
        },
    )
    say(table, "hacan act technology")
    assert "carrier_ii" in options(table, "hacan"), "one of two blue prerequisites is ignored"
    assert why_not(table, "hacan research fleet_logistics") == "LRR 89.12", "no unit upgrade"
    assert why_not(table, "hacan research cruiser_ii") == "LRR 89.12", "two are lacking"
    say(table, "hacan research carrier_ii")
    assert "carrier_ii" in technologies(table, "hacan")
    assert spent(table, "hacan") == ["technology.ai_development_algorithm"]


@pytest.mark.rule("LRR 89.14")
def test_the_player_chooses_between_the_algorithm_and_a_specialty() -> None:
    table = position(
        TRIO,
        tiles={"203": "21"},
        planets={"thibah": "hacan:"},
        hacan={
            "technologies": "ai_development_algorithm, antimass_deflectors",
            "strategies": "leadership, technology",
        },
    )
    say(table, "hacan act technology; hacan research carrier_ii")
    assert sorted(options(table, "hacan")) == ["technology.ai_development_algorithm", "thibah"]
    say(table, "hacan helpers thibah")
    assert (spent(table), spent(table, "hacan")) == (["thibah"], [])


def test_ai_development_algorithm_makes_a_production_cheaper_by_the_number_of_upgrades() -> None:
    table = position(
        TRIO,
        planets=HOME,
        hacan={
            "technologies": "ai_development_algorithm, carrier_ii, infantry_ii, sarween_tools",
            "exhausted": "arretze, hercant, kamdorn",
        },
    )
    say(table, "hacan act tactical; hacan activate 304; hacan react technology.ai_development_algorithm")
    assert why_not(table, "hacan produce cruiser, 2 infantry") == ""
    assert why_not(table, "hacan produce 2 cruiser") != ""
    say(table, "hacan produce cruiser, 2 infantry")
    assert fleet(table, "hacan", "304") == {"cruiser": 1}
    assert spent(table, "hacan") == ["technology.ai_development_algorithm"]
    assert not state(table).effects


# --- Plasma Scoring ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.4")
def test_plasma_scoring_adds_one_die_to_a_whole_roll_of_space_cannons() -> None:
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry, 2 pds"},
        hacan={"space": {"304": "3 cruiser"}},
        xxcha={"technologies": "plasma_scoring"},
        dice=[6, 6, 6],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 3 cruiser; xxcha fire hacan")
    assert fleet(table, "hacan", "203") == {}


BOTH = {"bereg": "xxcha: 2 infantry", "lirta_iv": "xxcha: 2 infantry"}


@pytest.mark.rule("LRR F.4", "LRR 22.1")
def test_plasma_scoring_adds_one_die_to_a_bombardment_of_several_planets() -> None:
    table = position(
        TRIO,
        tiles={"203": "35"},
        planets=BOTH,
        hacan={"space": {"304": "2 dreadnought"}, "technologies": "plasma_scoring"},
        dice=[1, 5, 5],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 2 dreadnought")
    say(table, "hacan bombard dreadnought@bereg, dreadnought@lirta_iv; hacan extra_die lirta_iv")
    assert on_planet(table, "lirta_iv") == ("xxcha", {})
    assert on_planet(table, "bereg") == ("xxcha", {"infantry": 2})


@pytest.mark.rule("LRR F.16", "LRR 96.7")
def test_plasma_scoring_adds_a_die_for_each_planet_that_defends_itself() -> None:
    table = position(
        TRIO,
        tiles={"203": "35"},
        planets={"bereg": "xxcha: infantry, pds", "lirta_iv": "xxcha: infantry, pds"},
        hacan={"space": {"304": "carrier, 4 infantry"}},
        xxcha={"technologies": "plasma_scoring"},
        dice=[6, 6, 6, 6],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, 4 infantry")
    say(table, "xxcha fire nothing; hacan commit 2 infantry@bereg, 2 infantry@lirta_iv")
    say(table, "hacan next_planet bereg; xxcha defend yes; xxcha defend yes")
    assert on_planet(table, "bereg") == ("xxcha", {"infantry": 1, "pds": 1})
    assert on_planet(table, "lirta_iv") == ("xxcha", {"infantry": 1, "pds": 1})


# --- Magen Defense Grid ------------------------------------------------------------------------------------------


def assault(fleet_: str, dice: list[int]) -> Table:
    """Two infantry of Hacan land on Wellon, where Xxcha has an infantry, a PDS and the grid."""
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry, pds"},
        hacan={"space": {"304": fleet_}, "technologies": "war_sun"},
        xxcha={"technologies": "magen_defense_grid"},
        dice=dice,
    )
    say(table, f"hacan act tactical; hacan activate 203; hacan move_from 304; hacan move {fleet_}")
    say(table, "xxcha fire nothing")
    return table


@pytest.mark.rule("LRR 66.1", "LRR 71.5")
def test_magen_defense_grid_keeps_the_opponent_from_rolling_for_a_round() -> None:
    table = assault("carrier, 2 infantry", [8, 8, 1])
    say(table, "hacan commit 2 infantry@wellon; xxcha defend no; xxcha react technology.magen_defense_grid")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1}), "the attackers do not roll in the first round"
    assert spent(table, "xxcha") == ["technology.magen_defense_grid"]


@pytest.mark.rule("LRR 66.3a")
def test_a_war_sun_in_the_system_takes_the_shield_that_the_grid_needs() -> None:
    """The note on magen_defense_grid."""
    table = assault("war_sun, 2 infantry", [1, 1, 1, 8, 1, 1])
    say(table, "hacan bombard war_sun@wellon; hacan commit 2 infantry@wellon; xxcha defend no")
    assert on_planet(table, "wellon")[0] == "hacan"
    assert spent(table, "xxcha") == []


# --- Self-Assembly Routines --------------------------------------------------------------------------------------


def test_self_assembly_routines_place_a_mech_after_a_production() -> None:
    table = position(TRIO, planets=HOME, hacan={"technologies": "self_assembly_routines", "goods": 2})
    say(table, "hacan act tactical; hacan activate 304; hacan produce cruiser; hacan pay 2 trade_good")
    say(table, "hacan react technology.self_assembly_routines; hacan aim_planet kamdorn")
    assert on_planet(table, "kamdorn") == ("hacan", {"mech": 1})
    assert spent(table, "hacan") == ["technology.self_assembly_routines"]


def test_self_assembly_routines_give_a_trade_good_for_a_destroyed_mech() -> None:
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "winnu: damaged_mech"},
        hacan={"space": {"304": "carrier, 3 infantry"}},
        winnu={"technologies": "self_assembly_routines"},
        dice=[8, 8, 8, 1],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, 3 infantry")
    say(table, "hacan commit 3 infantry@wellon")
    assert player(table, "winnu").goods == 1


# --- Duranium Armor ----------------------------------------------------------------------------------------------


def duel(dice: list[int], **hacan: Any) -> Table:
    table = position(
        TRIO,
        hacan={"technologies": "duranium_armor", **hacan},
        xxcha={"space": {"203": "cruiser"}},
        dice=dice,
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304")
    return table


@pytest.mark.rule("LRR 75.3")
def test_duranium_armor_repairs_a_unit_that_has_not_sustained_damage_in_this_round() -> None:
    table = duel([1, 1, 10, 5, 1, 1], space={"304": "dreadnought, damaged_dreadnought"})
    say(table, "hacan move dreadnought, damaged_dreadnought; hacan retreat no; hacan sustain dreadnought")
    assert fleet(table, "hacan", "203") == {"dreadnought": 1, "damaged_dreadnought": 1}, "the other one is repaired"
    say(table, "hacan retreat no")
    assert fleet(table, "hacan", "203") == {"dreadnought": 2}
    assert not state(table).effects


def test_duranium_armor_does_not_repair_what_has_just_been_damaged() -> None:
    table = duel([1, 10], space={"304": "dreadnought"})
    say(table, "hacan move dreadnought; hacan retreat no; hacan sustain dreadnought")
    assert asked(table) == {"hacan": "retreat"}, "the second round"
    assert fleet(table, "hacan", "203") == {"damaged_dreadnought": 1}


# --- Assault Cannon ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 31.8")
def test_assault_cannon_makes_the_opponent_destroy_a_ship_at_the_start_of_a_space_combat() -> None:
    table = position(
        TRIO,
        hacan={"space": {"304": "3 cruiser"}, "technologies": "assault_cannon"},
        xxcha={"space": {"203": "dreadnought, destroyer, fighter"}},
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 3 cruiser")
    assert asked(table) == {"xxcha": "aim_unit"}
    assert options(table, "xxcha") == ["destroyer", "dreadnought"]
    say(table, "xxcha aim_unit destroyer")
    assert fleet(table, "xxcha", "203")["dreadnought"] == 1
    assert "destroyer" not in fleet(table, "xxcha", "203")


@pytest.mark.rule("LRR 75.5")
def test_assault_cannon_needs_three_ships_that_are_not_fighters_and_is_not_sustained() -> None:
    few = position(
        TRIO,
        hacan={"space": {"304": "2 cruiser, carrier, 2 fighter"}, "technologies": "assault_cannon"},
        xxcha={"space": {"203": "dreadnought"}},
    )
    say(few, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move cruiser, carrier, 2 fighter")
    say(few, "hacan move_from nothing")
    assert asked(few) == {"hacan": "retreat"}
    assert fleet(few, "xxcha", "203") == {"dreadnought": 1}
    table = position(
        TRIO,
        hacan={"space": {"304": "3 cruiser"}, "technologies": "assault_cannon"},
        xxcha={"space": {"203": "dreadnought"}},
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move 3 cruiser")
    assert fleet(table, "xxcha", "203") == {}
    assert fleet(table, "hacan", "203") == {"cruiser": 3}
