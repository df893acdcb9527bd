"""Producing units in Twilight Imperium 4 (LRR 26, 69), and what limits it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, spent, why_not

TRIO = "hacan, xxcha, winnu"
DOCK = {"arretze": "hacan: space_dock", "hercant": "hacan:", "kamdorn": "hacan:"}
AT_HOME = "hacan act tactical; hacan activate 304"


def dock(goods: int = 20, planets: dict[str, str] | None = None, **more: Any) -> Table:
    """Hacan activates the home system, with a space dock on Arretze (2 resources), which produces up to 4 units."""
    hacan = {"goods": goods, "exhausted": "arretze, hercant, kamdorn", **more.pop("hacan", {})}
    table = position(TRIO, planets={**DOCK, **(planets or {})}, hacan=hacan, **more)
    say(table, AT_HOME)
    while asked(table)["hacan"] in ("move_from", "commit"):
        say(table, f"hacan {asked(table)['hacan']} nothing")
    return table


def produce(table: Table, what: str, goods: int) -> Table:
    say(table, f"hacan produce {what}; hacan pay {goods} trade_good")
    return table


# --- LRR 26: what it costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 26", "LRR 26.1", "LRR 69.2", "LRR 74.2", "LRR 88.5", "LRR 88.5a")
def test_units_are_paid_together_and_what_is_too_much_is_lost() -> None:
    table = position(TRIO, planets=DOCK, hacan={"goods": 0})
    say(table, f"{AT_HOME}; hacan produce destroyer; hacan pay arretze")
    assert fleet(table, "hacan", "304") == {"destroyer": 1}
    assert spent(table) == ["arretze"]
    both = position(TRIO, planets=DOCK, hacan={"goods": 0})
    say(both, f"{AT_HOME}; hacan produce cruiser, destroyer; hacan pay arretze, hercant")
    assert fleet(both, "hacan", "304") == {"cruiser": 1, "destroyer": 1}


@pytest.mark.rule("LRR 26.1")
def test_units_that_cannot_be_paid_are_not_produced() -> None:
    assert why_not(dock(goods=3), "hacan produce dreadnought") != ""
    assert why_not(dock(goods=3), "hacan produce cruiser, 2 destroyer") == "LRR 26.1"


@pytest.mark.rule("LRR 26.1", "LRR 26.1a", "LRR 69.1b")
def test_two_fighters_cost_one_resource_and_both_count_against_the_limit() -> None:
    table = produce(dock(), "2 fighter, 2 infantry", 2)
    assert fleet(table, "hacan", "304") == {"fighter": 2}
    assert why_not(dock(), "hacan produce 2 fighter, 3 infantry") == "LRR 69.1"


@pytest.mark.rule("LRR 26.1b", "LRR 69.1c", "LRR 74.3")
def test_one_unit_of_a_pair_costs_as_much_as_both() -> None:
    table = produce(dock(goods=2), "fighter, infantry", 2)
    assert fleet(table, "hacan", "304") == {"fighter": 1}
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 1, "space_dock": 1})
    assert player(table, "hacan").goods == 0


@pytest.mark.rule("LRR 69.1", "LRR 72.1")
def test_the_production_value_of_a_dock_is_two_more_than_the_resources_of_its_planet() -> None:
    assert why_not(dock(), "hacan produce 4 destroyer") == ""
    assert why_not(dock(), "hacan produce 5 destroyer") == "LRR 69.1"
    assert why_not(dock(hacan={"technologies": "space_dock_ii", "pools": (3, 6, 2)}), "hacan produce 6 destroyer") == ""


@pytest.mark.rule("LRR 69.1a")
def test_the_values_of_several_docks_in_a_system_are_added_up() -> None:
    table = dock(planets={"hercant": "hacan: space_dock"}, hacan={"pools": (3, 9, 2)})
    assert why_not(table, "hacan produce 7 destroyer") == ""
    assert why_not(table, "hacan produce 8 destroyer") != ""


# --- LRR 26.2, 69.3: where they are placed -----------------------------------------------------------------------


@pytest.mark.rule("LRR 26.2", "LRR 69.2", "LRR 69.3", "LRR 61.2", "LRR 76.1")
def test_ships_go_into_space_and_ground_forces_onto_a_planet_with_a_dock() -> None:
    table = dock(planets={"hercant": "hacan: space_dock"})
    say(table, "hacan produce carrier, 2 infantry, mech; hacan pay 6 trade_good")
    assert why_not(table, "hacan place_troops 2 infantry@kamdorn, mech@kamdorn") != ""
    say(table, "hacan place_troops infantry@arretze, infantry@hercant, mech@hercant")
    assert fleet(table, "hacan", "304") == {"carrier": 1}
    assert on_planet(table, "hercant") == ("hacan", {"infantry": 1, "mech": 1, "space_dock": 1})


@pytest.mark.rule("LRR 26.5", "LRR 19.1")
def test_no_ships_are_produced_where_another_player_has_ships() -> None:
    table = dock(xxcha={"space": {"304": "fighter"}})
    assert why_not(table, "hacan produce destroyer") != ""
    produce(table, "2 infantry", 1)
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 2, "space_dock": 1})


# --- fleet pool and capacity -------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 32.1", "LRR 32.3")
def test_new_ships_may_replace_old_ones_above_the_fleet_pool() -> None:
    table = dock(hacan={"pools": (3, 2, 2), "space": {"304": "2 destroyer"}})
    assert why_not(table, "hacan produce 3 destroyer") == "LRR 32.1"
    produce(table, "dreadnought", 4)
    assert asked(table) == {"hacan": "remove"}
    say(table, "hacan remove destroyer")
    assert fleet(table, "hacan", "304") == {"destroyer": 1, "dreadnought": 1}


@pytest.mark.rule("LRR 49.2", "LRR 72.1")
def test_docks_hold_three_fighters_beside_the_ships() -> None:
    table = dock()
    assert why_not(table, "hacan produce 3 fighter") == ""
    assert why_not(table, "hacan produce 4 fighter") == "LRR 49.2"
    assert why_not(table, "hacan produce carrier, 3 fighter") == ""


@pytest.mark.rule("LRR 49.3", "LRR 49.3a")
def test_new_fighters_may_replace_what_was_in_space_before() -> None:
    table = dock(hacan={"space": {"304": "carrier, 4 infantry, 2 fighter"}})
    produce(table, "2 fighter", 1)
    assert asked(table) == {"hacan": "remove"}
    say(table, "hacan remove infantry")
    assert fleet(table, "hacan", "304") == {"carrier": 1, "fighter": 4, "infantry": 3}


# --- LRR 26.4, 59.4: figures -------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 26.4", "LRR 25.2")
def test_only_figures_in_the_reinforcements_are_produced() -> None:
    table = dock(hacan={"technologies": "war_sun", "space": {"203": "2 war_sun"}, "tokens": "203"}, goods=30)
    assert why_not(table, "hacan produce war_sun") == "LRR 26.4"


@pytest.mark.rule("LRR 26.4a", "LRR 59.4", "LRR 59.4a")
def test_a_figure_may_be_taken_back_from_a_system_without_a_command_token() -> None:
    hacan = {"space": {"203": "2 carrier, 4 infantry", "204": "carrier", "205": "carrier"}, "tokens": "205"}
    table = dock(hacan=hacan)
    say(table, "hacan produce carrier; hacan pay 3 trade_good")
    assert sorted(options(table, "hacan")) == ["203+none", "204+none"], "there is a token at 205"
    say(table, "hacan reclaim 203, nothing")
    assert fleet(table, "hacan", "304") == {"carrier": 1}
    assert fleet(table, "hacan", "203") == {"carrier": 1, "infantry": 4}


@pytest.mark.rule("LRR 26.4b", "LRR 59.4b", "LRR 59.3")
def test_tokens_stand_for_fighters_and_infantry() -> None:
    table = dock(planets={"kamdorn": "hacan: 12 infantry"}, hacan={"space": {"203": "3 carrier, 10 fighter"}})
    say(table, "hacan produce 2 fighter, 2 infantry; hacan pay 2 trade_good")
    assert on_planet(table, "arretze") == ("hacan", {"infantry": 2, "space_dock": 1})
    assert fleet(table, "hacan", "304") == {"fighter": 2}


@pytest.mark.rule("LRR 59.4")
def test_mechs_are_limited_to_their_figures() -> None:
    table = dock(planets={"arretze": "hacan: 4 mech, space_dock"})
    assert why_not(table, "hacan produce mech") == "LRR 26.4"


# --- LRR 69: other things ----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 69.1")
def test_production_may_be_left_out() -> None:
    table = dock()
    say(table, "hacan produce nothing")
    assert asked(table) == {"xxcha": "act"}
    assert player(table, "hacan").goods == 20


@pytest.mark.rule("LRR 69.4", "LRR 34.1", "LRR 26.3a")
def test_ground_forces_of_a_dock_in_space_go_into_space_or_onto_own_planets() -> None:
    table = position(
        "saar, xxcha, winnu",
        planets={"lisis_ii": "xxcha:", "ragh": "saar:"},
        saar={"space": {"304": "space_dock, carrier, 7 infantry"}, "goods": 5, "exhausted": "ragh"},
    )
    say(table, "saar act tactical; saar activate 304; saar commit nothing")
    say(table, "saar produce 2 infantry; saar pay trade_good")
    assert why_not(table, "saar place_troops 2 infantry") != "", "there is room for one more"
    assert why_not(table, "saar place_troops 2 infantry@lisis_ii") != "", "it is not theirs"
    say(table, "saar place_troops infantry, infantry@ragh")
    assert fleet(table, "saar", "304") == {"carrier": 1, "infantry": 8, "space_dock": 1}
    assert on_planet(table, "ragh") == ("saar", {"infantry": 1})
