"""The action cards of Twilight Imperium 4 that are played when a system has been activated."""

from __future__ import annotations

import pytest

from tests.ti4.battles import SIDES
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say

# --- Flank Speed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 31.3a")
def test_flank_speed_lets_ships_move_one_farther() -> None:
    table = position(SIDES, hacan={"hand": "flank_speed", "space": {"304": "carrier, 2 fighter"}})
    say(table, "hacan act tactical; hacan activate 102; hacan react card.flank_speed")
    say(table, "hacan move_from 304; hacan move carrier, 2 fighter")
    assert fleet(table, "hacan", "102") == {"carrier": 1, "fighter": 2}


def test_flank_speed_lasts_for_one_tactical_action() -> None:
    table = position(SIDES, hacan={"hand": "flank_speed", "space": {"304": "carrier"}})
    say(table, "hacan act tactical; hacan activate 203; hacan react card.flank_speed; hacan move_from nothing")
    say(table, "winnu act pass; letnev act pass; hacan act tactical; hacan activate 102")
    assert asked(table) == {"hacan": "act"}, "the carrier does not get there"


@pytest.mark.rule("LRR 65.2")
def test_flank_speed_raises_the_move_value_of_a_ship_in_a_nebula() -> None:
    table = position(SIDES, tiles={"204": "42"}, hacan={"hand": "flank_speed", "space": {"204": "cruiser, carrier"}})
    say(table, "hacan act tactical; hacan activate 101; hacan react card.flank_speed")
    say(table, "hacan move_from 204; hacan move cruiser, carrier")
    assert fleet(table, "hacan", "101") == {"cruiser": 1, "carrier": 1}


@pytest.mark.rule("LRR 65.2")
def test_a_ship_in_a_nebula_moves_one_system() -> None:
    table = position(SIDES, tiles={"204": "42"}, hacan={"space": {"204": "cruiser"}})
    say(table, "hacan act tactical; hacan activate 101")
    assert asked(table) == {"winnu": "act"}


def test_only_whoever_activates_plays_flank_speed() -> None:
    table = position(SIDES, hacan={"space": {"304": "carrier"}}, winnu={"hand": "flank_speed"})
    say(table, "hacan act tactical; hacan activate 203")
    assert asked(table) == {"hacan": "move_from"}


# --- In the Silence of Space -------------------------------------------------------------------------------------


def test_in_the_silence_of_space_leads_ships_past_others() -> None:
    barrier = {"203": "cruiser", "303": "cruiser", "305": "cruiser"}
    table = position(
        SIDES, hacan={"hand": "in_the_silence_of_space", "space": {"304": "cruiser"}}, winnu={"space": barrier}
    )
    say(table, "hacan act tactical; hacan activate 102; hacan react card.in_the_silence_of_space")
    say(table, "hacan move_from 304; hacan move cruiser")
    assert fleet(table, "hacan", "102") == {"cruiser": 1}


def test_in_the_silence_of_space_leads_the_ships_of_one_system_only() -> None:
    table = position(
        SIDES,
        hacan={"hand": "in_the_silence_of_space", "space": {"304": "cruiser", "202": "cruiser"}},
        winnu={"space": {"203": "cruiser", "102": "cruiser", "101": "cruiser", "303": "cruiser", "305": "cruiser"}},
    )
    say(table, "hacan act tactical; hacan activate 204; hacan react card.in_the_silence_of_space; hacan aim_place 202")
    assert options(table, "hacan") == ["202", "none"]


# --- Lost Star Chart ---------------------------------------------------------------------------------------------

HOLES = {"203": "39", "206": "40"}


def test_lost_star_chart_joins_alpha_and_beta_wormholes() -> None:
    table = position(SIDES, tiles=HOLES, hacan={"hand": "lost_star_chart", "space": {"203": "carrier"}})
    say(table, "hacan act tactical; hacan activate 206; hacan react card.lost_star_chart")
    say(table, "hacan move_from 203; hacan move carrier")
    assert fleet(table, "hacan", "206") == {"carrier": 1}


def test_lost_star_chart_lets_cannons_fire_through_both_kinds_of_wormholes() -> None:
    table = position(
        SIDES,
        tiles={**HOLES, "201": "26"},
        planets={"lodor": "winnu: pds"},
        hacan={"hand": "lost_star_chart", "space": {"103": "carrier"}},
        winnu={"technologies": "pds_ii"},
        dice=[5],
    )
    say(table, "hacan act tactical; hacan activate 206; hacan react card.lost_star_chart")
    say(table, "hacan move_from 103; hacan move carrier; winnu fire hacan")
    assert fleet(table, "hacan", "206") == {}


# --- Nav Suite ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("anomaly", ["42", "43", "44"])
def test_nav_suite_leads_through_anomalies(anomaly: str) -> None:
    tiles = {"203": anomaly, "303": anomaly, "305": anomaly}
    table = position(SIDES, tiles=tiles, hacan={"hand": "nav_suite", "space": {"304": "cruiser"}})
    say(table, "hacan act tactical; hacan activate 102; hacan react card.nav_suite")
    say(table, "hacan move_from 304; hacan move cruiser")
    assert fleet(table, "hacan", "102") == {"cruiser": 1}


@pytest.mark.parametrize("anomaly", ["43", "44"])
def test_nav_suite_leads_into_anomalies(anomaly: str) -> None:
    table = position(SIDES, tiles={"203": anomaly}, hacan={"hand": "nav_suite", "space": {"304": "cruiser"}})
    say(table, "hacan act tactical; hacan activate 203; hacan react card.nav_suite")
    say(table, "hacan move_from 304; hacan move cruiser")
    assert fleet(table, "hacan", "203") == {"cruiser": 1}


def test_nav_suite_frees_ships_in_a_nebula() -> None:
    table = position(SIDES, tiles={"204": "42"}, hacan={"hand": "nav_suite", "space": {"204": "cruiser"}})
    say(table, "hacan act tactical; hacan activate 101; hacan react card.nav_suite")
    say(table, "hacan move_from 204; hacan move cruiser")
    assert fleet(table, "hacan", "101") == {"cruiser": 1}


def test_nav_suite_ignores_what_a_gravity_rift_gives_and_takes() -> None:
    table = position(SIDES, tiles={"203": "41"}, hacan={"hand": "nav_suite", "space": {"203": "cruiser, carrier"}})
    say(table, "hacan act tactical; hacan activate 204; hacan react card.nav_suite")
    say(table, "hacan move_from 203; hacan move cruiser, carrier")
    assert fleet(table, "hacan", "204") == {"cruiser": 1, "carrier": 1}, "together, and without dice"


# --- Upgrade -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.40")
def test_upgrade_replaces_a_cruiser_that_is_in_the_system() -> None:
    table = position(SIDES, hacan={"hand": "upgrade", "space": {"203": "2 cruiser"}})
    say(table, "hacan act tactical; hacan activate 203; hacan react card.upgrade")
    assert fleet(table, "hacan", "203") == {"cruiser": 1, "dreadnought": 1}
    assert player(table, "hacan").reserve[2:5] == [7, 4, 4]


@pytest.mark.rule("LRR F.40")
def test_upgrade_does_not_wait_for_a_cruiser_that_arrives() -> None:
    table = position(SIDES, hacan={"hand": "upgrade", "space": {"304": "cruiser", "203": "destroyer"}})
    say(table, "hacan act tactical; hacan activate 203")
    assert asked(table) == {"hacan": "move_from"}


@pytest.mark.rule("LRR 59.4a")
def test_upgrade_needs_a_dreadnought_that_may_come_from_elsewhere() -> None:
    mine = {"hand": "upgrade", "space": {"203": "cruiser", "304": "5 dreadnought"}}
    table = position(SIDES, hacan={**mine, "tokens": "304"})
    say(table, "hacan act tactical; hacan activate 203")
    assert asked(table) == {"hacan": "move_from"}, "all five stand where a token lies"
    table = position(SIDES, hacan=mine)
    say(table, "hacan act tactical; hacan activate 203; hacan react card.upgrade")
    assert fleet(table, "hacan", "203") == {"dreadnought": 1}
    assert fleet(table, "hacan", "304") == {"dreadnought": 4}


# --- Decoy Operation ---------------------------------------------------------------------------------------------


def test_decoy_operation_brings_ground_forces_from_anywhere() -> None:
    table = position(
        SIDES,
        tiles={"203": "19", "207": "20"},
        planets={"wellon": "winnu: pds", "vefut_ii": "winnu: 3 infantry"},
        winnu={"hand": "decoy_operation", "space": {"311": "carrier, mech", "309": "carrier, mech"}},
    )
    say(table, "hacan act tactical; hacan activate 203; winnu react card.decoy_operation")
    say(table, "winnu aim_pieces infantry@vefut_ii, mech; winnu aim_place 309")
    assert on_planet(table, "wellon") == ("winnu", {"pds": 1, "infantry": 1, "mech": 1})
    assert on_planet(table, "vefut_ii") == ("winnu", {"infantry": 2})
    assert fleet(table, "winnu", "309") == {"carrier": 1}
    assert fleet(table, "winnu", "311") == {"carrier": 1, "mech": 1}


def test_decoy_operation_may_take_a_ground_force_from_the_planet_it_goes_to() -> None:
    table = position(
        SIDES,
        tiles={"203": "30"},
        planets={"mellon": "winnu: infantry", "zohbat": "winnu: infantry, pds"},
        winnu={"hand": "decoy_operation"},
    )
    say(table, "hacan act tactical; hacan activate 203; winnu react card.decoy_operation")
    say(table, "winnu aim_planet mellon; winnu aim_pieces infantry@mellon")
    assert on_planet(table, "mellon") == ("winnu", {"infantry": 1})


def test_decoy_operation_needs_a_structure_in_the_system() -> None:
    table = position(
        SIDES,
        tiles={"203": "19"},
        planets={"wellon": "winnu: infantry", "winnu": "winnu: 3 infantry"},
        winnu={"hand": "decoy_operation"},
    )
    say(table, "hacan act tactical; hacan activate 203")
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 31.6")
def test_decoy_operation_does_not_lead_into_a_demilitarized_zone() -> None:
    table = position(
        SIDES,
        tiles={"203": "74", "207": "20"},
        planets={"vega_major": "winnu", "vega_minor": "winnu: pds", "vefut_ii": "winnu: 3 infantry"},
        attached={"vega_major": "demilitarized_zone"},
        winnu={"hand": "decoy_operation"},
    )
    say(table, "hacan act tactical; hacan activate 203; winnu react card.decoy_operation")
    assert asked(table) == {"winnu": "aim_pieces"}, "there is one planet to go to"
    say(table, "winnu aim_pieces 2 infantry@vefut_ii")
    assert on_planet(table, "vega_minor") == ("winnu", {"infantry": 2, "pds": 1})


def test_decoy_operation_is_not_for_ones_own_activation() -> None:
    table = position(
        SIDES,
        tiles={"203": "19"},
        planets={"wellon": "hacan: pds", "arretze": "hacan: 3 infantry"},
        hacan={"hand": "decoy_operation"},
    )
    say(table, "hacan act tactical; hacan activate 203")
    assert asked(table) == {"winnu": "act"}
