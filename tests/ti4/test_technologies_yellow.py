"""The yellow technologies of Twilight Imperium 4."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from tests.ti4.councils import cast, council, votes
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, spent, state, why_not

TRIO = "hacan, xxcha, winnu"
HOME = {"arretze": "hacan: space_dock", "hercant": "hacan:", "kamdorn": "hacan:"}


# --- Sarween Tools -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.18", "LRR 26.1")
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


def voting(outcome: str) -> Table:
    """Letnev votes with Predictive Intelligence, and what Hacan wants is decided."""
    table = council(
        "agenda.shared_research, agenda.conventions_of_war", letnev={"technologies": "predictive_intelligence"}
    )
    say(table, "letnev react technology.predictive_intelligence; letnev vote for; letnev cast_votes wren_terra")
    assert votes(table) == [(1, "for", 4)]
    cast(table, f"hacan nothing; sol {outcome}")
    return table


@pytest.mark.rule("LRR 2.15")
def test_predictive_intelligence_casts_three_more_votes_and_is_exhausted_if_another_outcome_wins() -> None:
    assert spent(voting("nothing"), "letnev") == []
    table = council(
        "agenda.shared_research, agenda.conventions_of_war",
        planets={"mecatol_rex": "sol"},
        letnev={"technologies": "predictive_intelligence"},
    )
    say(table, "letnev react technology.predictive_intelligence")
    cast(table, "letnev for wren_terra; hacan nothing; sol against mecatol_rex")
    assert spent(table, "letnev") == ["technology.predictive_intelligence"]
    assert asked(table) == {"letnev": "vote"}, "an exhausted card gives no more votes (LRR 30.1)"


def test_predictive_intelligence_is_used_for_one_agenda_only() -> None:
    table = voting("nothing")
    say(table, "letnev react nothing; letnev vote for")
    assert votes(table) == [(1, "for", 3)], "its votes were for the first agenda"


def test_predictive_intelligence_stays_ready_when_the_three_votes_were_not_cast() -> None:
    table = council(
        "agenda.shared_research, agenda.conventions_of_war",
        planets={"mecatol_rex": "sol"},
        letnev={"technologies": "predictive_intelligence"},
    )
    say(table, "letnev react nothing")
    cast(table, "letnev for wren_terra; hacan nothing; sol against mecatol_rex")
    assert spent(table, "letnev") == []
    assert asked(table) == {"letnev": "react"}


def test_predictive_intelligence_is_exhausted_when_no_outcome_is_resolved() -> None:
    table = council(
        "agenda.shared_research, agenda.conventions_of_war",
        letnev={"technologies": "predictive_intelligence"},
        hacan={"hand": "deadly_plot"},
    )
    say(table, "letnev react technology.predictive_intelligence")
    cast(table, "letnev for wren_terra; hacan against quann; sol nothing")
    say(table, "hacan react card.deadly_plot")
    assert spent(table, "letnev") == ["technology.predictive_intelligence"]


# --- Transit Diodes ----------------------------------------------------------------------------------------------


def test_transit_diodes_bring_up_to_four_ground_forces_onto_own_planets() -> None:
    table = position(
        TRIO,
        tiles={"203": "34"},
        planets={"arretze": "hacan: 3 infantry", "centauri": "hacan:", "gral": "hacan: damaged_mech"},
        hacan={"technologies": "transit_diodes", "space": {"102": "carrier, 2 infantry"}},
    )
    say(table, "hacan react technology.transit_diodes; hacan aim_origin 304")
    assert why_not(table, "hacan aim_pieces 4 infantry@arretze") != ""
    say(table, "hacan aim_pieces 2 infantry@arretze; hacan aim_origin 102; hacan aim_pieces infantry")
    say(table, "hacan aim_origin 203; hacan aim_pieces damaged_mech@gral")
    assert asked(table) == {"hacan": "place_troops"}, "four are on their way"
    say(table, "hacan place_troops 3 infantry@centauri, damaged_mech@centauri")
    assert on_planet(table, "centauri") == ("hacan", {"infantry": 3, "damaged_mech": 1})
    assert fleet(table, "hacan", "102") == {"carrier": 1, "infantry": 1}
    assert spent(table, "hacan") == ["technology.transit_diodes"]
    assert asked(table) == {"hacan": "act"}


# --- Integrated Economy ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.17", "LRR F.18")
def test_integrated_economy_produces_on_a_gained_planet_for_its_resources() -> None:
    table = position(
        TRIO,
        tiles={"203": "26"},
        hacan={
            "space": {"304": "carrier, infantry"},
            "technologies": "integrated_economy, sarween_tools",
            "goods": 3,
            "exhausted": "arretze, hercant, kamdorn",
        },
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, infantry")
    say(table, "hacan commit infantry@lodor; hacan react technology.integrated_economy")
    assert why_not(table, "hacan produce cruiser") != "", "ships are not produced on planets"
    assert why_not(table, "hacan produce mech, 4 infantry") == "LRR 26.3"
    say(table, "hacan produce mech, 2 infantry; hacan pay 3 trade_good")
    assert on_planet(table, "lodor") == ("hacan", {"infantry": 3, "mech": 1})


def test_integrated_economy_is_not_offered_without_money() -> None:
    table = position(
        TRIO,
        tiles={"203": "26"},
        hacan={
            "space": {"304": "carrier, infantry"},
            "technologies": "integrated_economy",
            "exhausted": "arretze, hercant, kamdorn",
        },
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, infantry")
    say(table, "hacan commit infantry@lodor")
    assert asked(table) == {"xxcha": "act"}
