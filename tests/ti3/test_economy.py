"""T3.3.2, T3.3.3, T3.9, T3.10: paying, transfers, production; T3.14: units."""

from __future__ import annotations

import pytest

from tests.ti3.notation import asked, fleet, group, on_planet, options, place, planet, position, say, state, why_not

DOCK = {"Jord": "sol: space_dock"}


@pytest.mark.rule("T3.3.2", "T3.3.3", "T3.11.7", "T3.12.7")
def test_prices_are_paid_with_whole_planets_and_goods() -> None:
    table = position(
        tiles={"b1": "saudor", "b2": "abyz_fria"},
        planets={**DOCK, "Saudor": "sol: ground_force", "Abyz": "sol: ground_force"},
        sol={"goods": 3},
    )
    state(table).exhausted = 1 << planet("Abyz")
    say(table, "sol action tactical; sol activate c1; sol build dreadnought")
    assert why_not(table, "sol pay Jord") == "T3.3.3"
    assert why_not(table, "sol pay Abyz, Saudor") == "T3.3.3"
    assert why_not(table, "sol pay Jord, Saudor, trade good") == "T3.3.3", "the good could be left out"
    assert why_not(table, "sol pay Jord, Saudor") == ""
    say(table, "sol pay Jord, trade good")
    assert state(table).players[0].goods == 2
    assert state(table).goods == 38
    assert state(table).exhausted == 1 << planet("Abyz") | 1 << planet("Jord")
    assert fleet(table, "sol", "c1") == {"dreadnought": 1}


@pytest.mark.rule("T3.10.1", "T3.10.7")
def test_a_dock_produces_as_many_units_as_resources_and_two() -> None:
    table = position(planets=DOCK, sol={"goods": 9})
    say(table, "sol action tactical; sol activate c1")
    assert why_not(table, "sol build 7 ground_force") == "T3.10.1"
    say(table, "sol build 5 ground_force, pds; sol pay Jord, trade good")
    assert on_planet(table, "Jord") == ("sol", 5, 1, 1)
    assert state(table).players[0].goods == 8


@pytest.mark.rule("T3.10.7")
@pytest.mark.parametrize(
    ("units", "cost"), [("2 fighter", 1), ("3 fighter", 2), ("fighter, ground_force", 2), ("2 ground_force", 1)]
)
def test_pairs_of_one_kind_cost_one(units: str, cost: int) -> None:
    table = position(planets=DOCK)
    say(table, f"sol action tactical; sol activate c1; sol build {units}")
    assert table.find(0)[1].args["price"] == cost


@pytest.mark.rule("T3.10.3")
def test_a_blockaded_dock_builds_no_ships() -> None:
    table = position(planets=DOCK, norr={"fleets": {"c1": "destroyer"}})
    say(table, "sol action tactical; sol activate c1")
    found = set("+".join(options(table, "sol")).split("+"))
    assert found == {"none", "ground_force", "pds"}


@pytest.mark.rule("T3.10.4")
def test_ships_stand_in_space_and_troops_on_the_planet() -> None:
    table = position(planets=DOCK)
    say(table, "sol action tactical; sol activate c1; sol build destroyer, 2 ground_force; sol pay Jord")
    assert fleet(table, "sol", "c1") == {"destroyer": 1}
    assert on_planet(table, "Jord")[1] == 2


@pytest.mark.rule("T3.10.5")
def test_never_more_than_two_pds_on_a_planet() -> None:
    table = position(planets={"Jord": "sol: pds, space_dock"}, sol={"goods": 9})
    say(table, "sol action tactical; sol activate c1")
    assert "pds+pds" not in "".join(options(table, "sol"))
    assert "pds" in options(table, "sol")


@pytest.mark.rule("T3.10.6", "T3.12.5", "T3.12.3")
def test_nothing_beyond_supply_capacity_and_figures() -> None:
    table = position(planets=DOCK, sol={"goods": 20, "counters": (2, 3, 2), "fleets": {"c1": "cruiser"}})
    say(table, "sol action tactical; sol activate c1")
    assert why_not(table, "sol build 2 destroyer") == "T3.12.3"
    assert why_not(table, "sol build 4 fighter") == "T3.12.5"
    assert why_not(table, "sol build 3 fighter") == ""
    assert why_not(table, "sol build 4 fighter, carrier") == ""
    full = position(planets=DOCK, sol={"goods": 20, "fleets": {"b1": "4 carrier"}})
    say(full, "sol action tactical; sol activate c1")
    assert not any("carrier" in option for option in options(full, "sol"))


@pytest.mark.rule("T3.10.8")
@pytest.mark.parametrize(("technology", "possible"), [("", False), ("war_sun", True)])
def test_war_suns_need_their_technology(technology: str, possible: bool) -> None:
    table = position(planets=DOCK, sol={"goods": 20, "technologies": technology})
    say(table, "sol action tactical; sol activate c1")
    assert any("war_sun" in option for option in options(table, "sol")) == possible


@pytest.mark.rule("T3.10.2", "T3.17.7")
@pytest.mark.parametrize(("ruling", "at_once"), [("at-once", True), ("next-round", False)])
def test_a_new_dock(ruling: str, at_once: bool) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force"},
        sol={"goods": 9},
        options={"new-dock-produces": ruling},
    )
    say(table, "sol action tactical; sol activate b1; sol build_dock Saudor; sol pay 4 trade good")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 1)
    assert (asked(table) == {"sol": "build"}) == at_once


@pytest.mark.rule("T3.10.2")
@pytest.mark.parametrize("hindrance", ["taken", "dock", "enemy"])
def test_where_no_dock_can_be_built(hindrance: str) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force" + (", space_dock" if hindrance == "dock" else "")},
        sol={"goods": 9},
        norr={"fleets": {"b1": "fighter"} if hindrance == "enemy" else {}},
    )
    if hindrance == "taken":
        state(table).changed = 1 << planet("Saudor")
    say(table, "sol action tactical; sol activate b1")
    assert asked(table) != {"sol": "build_dock"}


# --- T3.9 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.9.1")
def test_a_transfer_takes_two_adjacent_systems_with_own_units_only() -> None:
    table = position(
        tiles={"b2": "saudor"},
        planets={"Saudor": "norr: pds"},
        sol={"fleets": {"c1": "cruiser", "b1": "cruiser", "b2": "cruiser", "a4": "cruiser"}},
    )
    say(table, "sol action transfer")
    assert options(table, "sol") == ["b1+c1"]
    say(table, "sol transfer_between b1, c1; sol move nothing; sol move nothing")
    p = state(table).players[0]
    assert p.counters[1] == 2
    assert p.activated == 1 << place("b1") | 1 << place("c1")


@pytest.mark.rule("T3.9.2")
def test_ships_change_places_and_nothing_goes_to_and_fro() -> None:
    table = position(sol={"fleets": {"c1": "2 cruiser", "b1": "destroyer"}})
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move destroyer")
    assert why_not(table, "sol move destroyer") == "T3.9.2"
    say(table, "sol move 2 cruiser")
    assert fleet(table, "sol", "c1") == {"destroyer": 1}
    assert fleet(table, "sol", "b1") == {"cruiser": 2}


@pytest.mark.rule("T3.9.3")
def test_pds_fire_at_one_of_the_two_systems() -> None:
    table = position(
        tiles={"b2": "saudor"},
        planets={"Saudor": "norr: 2 pds"},
        sol={"fleets": {"c1": "2 cruiser", "b1": "destroyer"}},
        norr={"technologies": "deep_space_cannon"},
        dice=[6, 1],
    )
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move nothing; sol move cruiser")
    assert options(table, "norr") == ["b1", "none"]
    say(table, "norr fire b1; sol lose destroyer")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.9.4")
def test_units_land_at_home_and_one_system_produces() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 2 ground_force, space_dock", "Saudor": "sol: ground_force"},
        sol={"fleets": {"c1": "carrier"}},
    )
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move carrier, 2 ground_force@Jord")
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor")[1] == 2
    assert options(table, "sol") == ["b1", "c1", "none"]
    say(table, "sol produce_in c1; sol build destroyer; sol pay Saudor")
    assert fleet(table, "sol", "c1") == {"destroyer": 1}


# --- T3.14 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.14.2")
def test_fighters_do_not_move_on_their_own() -> None:
    table = position(planets=DOCK, sol={"fleets": {"c1": "3 fighter"}})
    say(table, "sol action tactical; sol activate b1")
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.14.4")
def test_there_are_as_many_stacks_as_figures() -> None:
    def builds_fighters(stacks: int) -> bool:
        table = position(planets=DOCK, sol={"goods": 9, "counters": (2, 3, 9)})
        for i in range(stacks):
            state(table).players[0].fleets[place(f"b{i + 1}")] = group("4 fighter")
        say(table, "sol action tactical; sol activate c1")
        return any("fighter" in option for option in options(table, "sol"))

    assert builds_fighters(9)
    assert not builds_fighters(10)


@pytest.mark.rule("T3.14.4")
@pytest.mark.parametrize(("landed", "saudor", "aboard"), [(1, 0, 3), (3, 3, 0), (4, 4, 0)])
def test_a_stack_without_a_figure_is_removed(landed: int, saudor: int, aboard: int) -> None:
    table = position(tiles={"b1": "saudor"}, sol={"fleets": {"c1": "carrier, 4 ground_force"}})
    for i in range(2, 13):
        state(table).players[0].fleets[place(f"c{i}")] = group("carrier, ground_force")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 4 ground_force")
    say(table, f"sol move_from nothing; sol land {landed} ground_force")
    assert on_planet(table, "Saudor")[1] == saudor, "a thirteenth stack loses the smaller part"
    assert fleet(table, "sol", "b1").get("ground_force", 0) == aboard
    assert sum(fleet(table, "sol", f"c{i}")["ground_force"] for i in range(2, 13)) == 11, "nothing is lost elsewhere"
