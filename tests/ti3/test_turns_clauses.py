"""What an audit against the rule documents found, paragraph by paragraph: strategy, transfer, production, trade."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.notation import asked, fleet, options, place, planet, position, say, state, why_not


def patrol(norr: dict[str, Any], **more: Any) -> Table:
    """Sol plays Warfare, and N'orr patrols."""
    table = position(sol={"strategies": "warfare"}, norr=norr, **more)
    say(table, "sol action warfare; norr secondary yes")
    return table


@pytest.mark.rule("T3.6.9")
def test_two_patrols_may_go_to_the_same_system_for_one_counter() -> None:
    table = patrol({"fleets": {"b1": "cruiser, destroyer"}, "counters": (2, 3, 5)})
    say(table, "norr patrol b1, cruiser, a1; norr patrol b1, destroyer, a1")
    assert fleet(table, "norr", "a1") == {"cruiser": 1, "destroyer": 1}
    assert state(table).players[1].activated == 1 << place("a1")


@pytest.mark.rule("T3.6.9")
def test_one_ship_does_not_patrol_twice() -> None:
    table = patrol({"fleets": {"b1": "cruiser", "b7": "destroyer"}})
    say(table, "norr patrol b1, cruiser, a1")
    assert why_not(table, "norr patrol a1, cruiser, a2") == "T3.6.9"
    assert {option.split("+")[0] for option in options(table, "norr")} == {"b7", "none"}


@pytest.mark.rule("T3.6.9", "T3.7.1", "T3.12.3", "T3.3.6", "T3.3.9")
def test_where_patrols_do_not_go_and_why() -> None:
    table = patrol(
        {"fleets": {"b1": "2 cruiser"}, "activated": "b2", "counters": (2, 3, 1)},
        tiles={"b12": "asteroid_field", "c2": "supernova"},
    )
    assert why_not(table, "norr patrol b1, cruiser, b2") == "T3.7.1"
    assert why_not(table, "norr patrol b1, cruiser, b12") == "T3.3.6"
    assert why_not(table, "norr patrol b1, cruiser, c2") == "T3.3.9"
    assert why_not(table, "norr patrol b1, cruiser, c1") == "T3.6.9"
    say(table, "norr patrol b1, cruiser, a1")
    assert why_not(table, "norr patrol b1, cruiser, a1") == "T3.12.3"


@pytest.mark.rule("T3.6.9", "T3.12.1")
def test_patrols_need_a_counter_of_the_reinforcements() -> None:
    table = patrol({"fleets": {"b1": "2 cruiser"}, "counters": (8, 3, 5)})
    say(table, "norr patrol b1, cruiser, a1")
    assert options(table, "norr") == ["b1+cruiser+a1", "none"]


# --- T3.9: the transfer action --------------------------------------------------------------------------------------


@pytest.mark.rule("T3.9.2", "T3.12.3")
def test_two_full_fleets_change_places_at_the_same_time() -> None:
    sol = {"fleets": {"b1": "3 cruiser", "c1": "2 destroyer, carrier, 2 fighter"}, "counters": (2, 3, 3)}
    table = position(sol=sol)
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move 3 cruiser")
    assert why_not(table, "sol move 2 destroyer") == "T3.12.3"
    say(table, "sol move 2 destroyer, carrier; sol move 2 fighter")
    assert fleet(table, "sol", "b1") == {"destroyer": 2, "carrier": 1, "fighter": 2}
    assert fleet(table, "sol", "c1") == {"cruiser": 3}


@pytest.mark.rule("T3.9.2", "T3.12.3")
def test_who_makes_room_needs_not_go_alone() -> None:
    table = position(sol={"fleets": {"b1": "2 cruiser", "c1": "3 destroyer"}, "counters": (2, 3, 3)})
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move cruiser")
    assert why_not(table, "sol move 3 destroyer") == "T3.12.3"
    say(table, "sol move destroyer")
    assert fleet(table, "sol", "b1") == {"cruiser": 1, "destroyer": 1}
    assert fleet(table, "sol", "c1") == {"cruiser": 1, "destroyer": 2}


@pytest.mark.rule("T3.9.3")
def test_each_pds_fires_at_a_system_it_reaches() -> None:
    table = position(
        tiles={"a1": "saudor", "c2": "thibah"},
        planets={"Saudor": "norr: pds", "Thibah": "norr: pds"},
        sol={"fleets": {"c1": "2 cruiser", "b1": "destroyer"}},
        norr={"technologies": "deep_space_cannon"},
        dice=[6, 6],
    )
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move nothing; sol move cruiser")
    assert options(table, "norr") == ["b1", "none"]
    say(table, "norr fire b1; sol lose destroyer")
    assert options(table, "norr") == ["b1", "c1", "none"], "Thibah reaches both"
    say(table, "norr fire c1")
    assert fleet(table, "sol", "c1") == {}
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.9.3")
def test_two_pds_on_one_planet_choose_each_for_itself() -> None:
    table = position(
        tiles={"c2": "thibah"},
        planets={"Thibah": "norr: 2 pds"},
        sol={"fleets": {"c1": "cruiser", "b1": "destroyer"}},
        norr={"technologies": "deep_space_cannon"},
        dice=[6, 6],
    )
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move nothing; sol move nothing")
    assert options(table, "norr") == ["b1", "c1", "none"]
    say(table, "norr fire b1; norr fire c1")
    assert fleet(table, "sol", "b1") == fleet(table, "sol", "c1") == {}


# --- T3.10: production ----------------------------------------------------------------------------------------------

TWO_DOCKS = {"Abyz": "sol: space_dock", "Fria": "sol: space_dock", "Jord": "sol: ground_force"}


@pytest.mark.rule("T3.3.3", "T3.10.1")
def test_all_docks_of_a_system_are_paid_for_together() -> None:
    table = position(tiles={"b1": "abyz_fria"}, planets=TWO_DOCKS, sol={"counters": (2, 3, 5)})
    say(table, "sol action tactical; sol activate b1; sol build 2 destroyer")
    assert asked(table) == {"sol": "build"}
    assert fleet(table, "sol", "b1") == {"destroyer": 2}
    say(table, "sol build cruiser")
    assert table.find(0)[1].args["price"] == 4
    say(table, "sol pay Jord")
    assert fleet(table, "sol", "b1") == {"destroyer": 2, "cruiser": 1}
    assert state(table).exhausted == 1 << planet("Jord"), "nothing is lost to change"


@pytest.mark.rule("T3.3.3", "T3.10.1")
def test_the_second_dock_has_what_the_first_one_has_left() -> None:
    table = position(tiles={"b1": "abyz_fria"}, planets={**TWO_DOCKS, "Jord": "norr: ground_force"})
    say(table, "sol action tactical; sol activate b1; sol build carrier, 2 fighter")
    assert why_not(table, "sol build 3 ground_force") == "T3.3.3"
    say(table, "sol build 2 ground_force")
    assert options(table, "sol") == ["Abyz+Fria"]


# --- why not? -------------------------------------------------------------------------------------------------------

AROUND = ("b1", "b2", "b12")


@pytest.mark.rule("T3.7.2", "T3.7.3", "T3.3.6", "T3.3.8", "T3.3.9")
@pytest.mark.parametrize(
    ("hindrance", "rule"),
    [("", ""), ("enemy", "T3.7.3"), ("asteroid_field", "T3.3.6"), ("nebula", "T3.3.8"), ("supernova", "T3.3.9")],
)
def test_what_keeps_a_fleet_away_has_a_name(hindrance: str, rule: str) -> None:
    walls = {} if hindrance in ("", "enemy") else dict.fromkeys(AROUND, hindrance)
    table = position(
        tiles=walls,
        sol={"fleets": {"c1": "cruiser", "a2": "cruiser", "c9": "cruiser"}},
        norr={"fleets": dict.fromkeys(AROUND, "destroyer") if hindrance == "enemy" else {}},
    )
    say(table, "sol action tactical; sol activate a1")
    assert why_not(table, "sol move_from c1") == rule
    assert why_not(table, "sol move_from a2") == ""
    assert why_not(table, "sol move_from c9") == "T3.7.2", "too far"
    assert why_not(table, "sol move_from c5") == "T3.7.2", "nobody there"


@pytest.mark.rule("T3.14.2", "T3.7.2", "T3.12.3", "T3.3.8")
def test_more_reasons_why_a_fleet_does_not_come() -> None:
    fleets = {"b1": "3 fighter", "b2": "cruiser", "a2": "cruiser", "c1": "cruiser", "b7": "cruiser"}
    table = position(tiles={"b7": "nebula"}, sol={"fleets": fleets, "activated": "b2", "counters": (2, 3, 1)})
    say(table, "sol action tactical; sol activate a1")
    assert why_not(table, "sol move_from b1") == "T3.14.2", "fighters"
    assert why_not(table, "sol move_from b2") == "T3.7.2", "activated before"
    assert why_not(table, "sol move_from b7") == "T3.3.8", "out of a nebula only one step"
    wings = {"a1": "carrier", "a2": "cruiser", "a6": "fighter"}
    full = position(sol={"fleets": wings, "technologies": "advanced_fighters", "counters": (2, 3, 1)})
    say(full, "sol action tactical; sol activate a1")
    assert why_not(full, "sol move_from a2") == "T3.12.3"


@pytest.mark.rule("T3.10.3", "T3.10.5", "T3.10.6", "T3.10.8", "T3.3.3", "T3.10.1", "T3.14.4")
def test_why_a_dock_does_not_produce() -> None:
    table = position(
        planets={"Jord": "sol: pds, space_dock"}, sol={"goods": 9, "fleets": {"c9": "4 carrier, 7 destroyer"}}
    )
    say(table, "sol action tactical; sol activate c1")
    assert why_not(table, "sol build war_sun") == "T3.10.8"
    assert why_not(table, "sol build 2 pds") == "T3.10.5"
    assert why_not(table, "sol build carrier") == "T3.10.6"
    assert why_not(table, "sol build 2 destroyer") == "T3.10.6"
    assert why_not(table, "sol build 7 ground_force") == "T3.10.1"
    assert why_not(table, "sol build 3 dreadnought") == "T3.3.3"
    poor = position(planets={"Jord": "sol: space_dock"})
    state(poor).exhausted = 1 << planet("Jord")
    state(poor).players[0].goods = 1
    say(poor, "sol action tactical; sol activate c1")
    assert why_not(poor, "sol build cruiser") == "T3.3.3"
    blocked = position(planets={"Jord": "sol: space_dock"}, norr={"fleets": {"c1": "fighter"}})
    say(blocked, "sol action tactical; sol activate c1")
    assert why_not(blocked, "sol build destroyer") == "T3.10.3"


@pytest.mark.rule("T3.10.5")
def test_why_a_third_pds_does_not_land() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force, pds"},
        sol={"fleets": {"b1": "carrier, 2 pds"}},
    )
    say(table, "sol action tactical; sol activate b1; sol pick_up nothing")
    assert why_not(table, "sol land 2 pds") == "T3.10.5"
    assert why_not(table, "sol land pds") == ""


@pytest.mark.rule("T3.17.5", "T3.6.3")
def test_why_a_strategy_card_is_not_played() -> None:
    table = position(sol={"strategies": "trade, diplomacy"}, options={"card-order": "lowest-first"})
    assert why_not(table, "sol action trade") == "T3.17.5"
    assert why_not(table, "sol action logistics") == "T3.6.3"
    assert why_not(table, "sol action pass") == "T3.6.2"


# --- what no other test would have noticed ---------------------------------------------------------------------------


@pytest.mark.rule("T3.10.2", "T3.8.3")
def test_no_dock_is_built_on_a_planet_that_has_just_been_taken() -> None:
    table = position(
        tiles={"b1": "saudor"}, sol={"fleets": {"c1": "carrier, ground_force"}, "goods": 9, "counters": (2, 3, 5)}
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, ground_force")
    say(table, "sol land ground_force")
    assert state(table).owner[planet("Saudor")] == 0
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.5.4", "T3.17.4")
def test_four_players_use_no_bonus_counters_even_if_cards_are_left() -> None:
    races = "sol, norr, hacan, naalu"
    none: dict[str, Any] = {race: {"strategies": ""} for race in races.split(", ")}
    table = position(races, frames=[("round",)], options={"two-strategy-cards": "first-two-rounds"}, **none)
    state(table).round = 3
    say(table, "sol take trade; norr take logistics; hacan take warfare; naalu take imperial")
    assert state(table).phase == "action", "one card each"
    assert state(table).bonus == [0] * 8


@pytest.mark.rule("T3.8.4", "T3.8.5")
def test_without_a_landing_only_war_suns_bombard() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: 3 ground_force"},
        sol={"fleets": {"c1": "war_sun, 2 dreadnought"}, "counters": (2, 3, 5)},
        dice=[3, 3, 2],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move war_sun, 2 dreadnought")
    assert asked(table) == {"sol": "bombard"}
    assert options(table, "sol") == ["none", "war_sun"]
    say(table, "sol bombard war_sun")
    assert state(table).troops[planet("Saudor")] == 1


@pytest.mark.rule("T3.8.4")
def test_each_dreadnought_bombards_one_planet_only() -> None:
    table = position(
        tiles={"b1": "abyz_fria"},
        planets={"Abyz": "norr: 3 ground_force", "Fria": "norr: 3 ground_force"},
        sol={"fleets": {"c1": "carrier, 2 ground_force, 2 dreadnought"}, "counters": (2, 3, 5)},
        dice=[5, 1, 10, 10, *[10] * 3, 5],
    )
    say(
        table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force, 2 dreadnought"
    )
    say(table, "sol land ground_force; sol land ground_force; sol bombard dreadnought")
    while asked(table) == {"sol": "bombard"}:
        assert options(table, "sol") == ["none", "dreadnought"], "the other one"
        say(table, "sol bombard dreadnought")
    assert state(table).invasion is None


@pytest.mark.rule("T3.10.2", "T3.14.3")
def test_a_fourth_dock_is_not_built() -> None:
    table = position(
        tiles={"b1": "saudor", "b2": "abyz_fria"},
        planets={
            "Saudor": "sol: ground_force",
            "Jord": "sol: space_dock",
            "Abyz": "sol: space_dock",
            "Fria": "sol: space_dock",
        },
        sol={"goods": 9},
    )
    say(table, "sol action tactical; sol activate b1")
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.7.8")
def test_if_the_attacker_leaves_the_defender_is_not_asked() -> None:
    table = position(
        sol={"fleets": {"c1": "cruiser"}, "activated": "b2"},
        norr={"fleets": {"b1": "cruiser"}, "activated": "a1"},
        dice=[1, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert asked(table) == {"sol": "leave"}
    say(table, "sol leave yes")
    assert fleet(table, "sol", "b2") == {"cruiser": 1}
    assert fleet(table, "norr", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.9.1")
@pytest.mark.parametrize(
    ("saudor", "counters", "possible"), [("ground_force", 3, True), ("", 3, False), ("ground_force", 6, False)]
)
def test_a_transfer_needs_units_in_both_systems_and_a_counter_to_spare(
    saudor: str, counters: int, possible: bool
) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": f"sol: {saudor}"},
        sol={"fleets": {"c1": "cruiser"}, "counters": (5, counters, 5)},
    )
    assert (why_not(table, "sol action transfer") == "") == possible


@pytest.mark.rule("T3.9.1")
def test_a_transfer_takes_a_counter_of_the_command_pool() -> None:
    table = position(sol={"fleets": {"c1": "cruiser", "b1": "cruiser"}, "counters": (5, 0, 5)})
    assert why_not(table, "sol action transfer") == "T3.9.1"
