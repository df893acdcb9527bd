"""T3.8: landings and invasion."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.notation import asked, fleet, on_planet, options, planet, position, say, state, why_not


def landing(ships: str, planets: dict[str, str], dice: list[int], tile: str = "saudor", **more: Any) -> Table:
    """Sol comes to a system with a fleet."""
    sol = {"fleets": {"c1": ships}, "counters": (2, 3, 9), **more.pop("sol", {})}
    table = position(tiles={"b1": tile}, planets=planets, sol=sol, dice=dice, **more)
    say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move {ships}")
    return table


@pytest.mark.rule("T3.8.3", "T3.3.4", "T3.3.5", "T3.8.1")
def test_a_neutral_planet_falls_and_comes_exhausted() -> None:
    table = landing("carrier, 2 ground_force", {}, [])
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    assert state(table).exhausted >> planet("Saudor") & 1
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 1}


@pytest.mark.rule("T3.8.2")
def test_pds_land_only_with_ground_forces() -> None:
    table = landing("carrier, ground_force, 2 pds", {}, [])
    assert why_not(table, "sol land pds") == "T3.8.2"
    say(table, "sol land ground_force, 2 pds")
    assert on_planet(table, "Saudor") == ("sol", 1, 2, 0)


@pytest.mark.rule("T3.8.3", "T3.11.5")
def test_a_planet_without_ground_forces_falls_without_a_shot() -> None:
    table = landing("carrier, ground_force", {"Saudor": "norr: 2 pds, space_dock"}, [1, 1])
    say(table, "norr fire b1; sol land ground_force")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    norr = state(table).players[1]
    assert (norr.reserve[7], norr.reserve[8]) == (6, 3)


@pytest.mark.rule("T3.8.7", "T3.8.8")
def test_invasion_combat_until_one_side_is_gone() -> None:
    table = landing("carrier, 3 ground_force", {"Saudor": "norr: 2 ground_force"}, [8, 1, 1, 8, 1, 1, 8, 6])
    say(table, "sol land 3 ground_force")
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0)


@pytest.mark.rule("T3.8.9")
def test_if_both_are_gone_the_defender_keeps_the_planet_and_what_is_on_it() -> None:
    table = landing("carrier, ground_force, pds", {"Saudor": "norr: ground_force, pds, space_dock"}, [1, 1, 8, 8])
    say(table, "norr fire b1; sol land ground_force, pds")
    assert on_planet(table, "Saudor") == ("norr", 0, 1, 1)
    assert state(table).players[0].reserve[7] == 6


@pytest.mark.rule("T3.8.6")
def test_pds_fire_at_those_who_land() -> None:
    table = landing("carrier, 2 ground_force", {"Saudor": "norr: ground_force, 2 pds"}, [1, 1, 6, 6])
    say(table, "norr fire b1; sol land 2 ground_force")
    assert on_planet(table, "Saudor") == ("norr", 1, 2, 0)


@pytest.mark.rule("T3.17.8")
@pytest.mark.parametrize(("ruling", "shots"), [("planet", 1), ("range", 2)])
def test_pds_in_range_can_be_ruled_to_fire_at_landings(ruling: str, shots: int) -> None:
    table = landing(
        "carrier, 2 ground_force",
        {"Abyz": "norr: ground_force, pds", "Fria": "norr: pds"},
        [1, 1, *[6] * shots],
        tile="abyz_fria",
        options={"pds-at-landings": ruling},
    )
    say(table, "norr fire b1; sol land 2 ground_force")
    assert state(table).players[1].hits >= shots


@pytest.mark.rule("T3.8.4")
def test_dreadnoughts_bombard_where_own_troops_have_landed() -> None:
    table = landing("carrier, 2 dreadnought, ground_force", {"Saudor": "norr: 2 ground_force"}, [5, 5], options={})
    say(table, "sol land ground_force")
    assert asked(table) == {"sol": "bombard"}
    say(table, "sol bombard 2 dreadnought")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)


@pytest.mark.rule("T3.8.4")
@pytest.mark.parametrize("planets", ["norr: ground_force, pds", "norr: ground_force"])
def test_dreadnoughts_do_not_bombard_shields_or_without_a_landing(planets: str) -> None:
    table = landing("carrier, dreadnought, ground_force", {"Saudor": planets}, [1, 1] if "pds" in planets else [])
    if "pds" in planets:
        say(table, "norr fire nothing; sol land ground_force")
    else:
        say(table, "sol land nothing")
    assert asked(table) != {"sol": "bombard"}


@pytest.mark.rule("T3.8.4")
def test_graviton_negators_go_through_shields() -> None:
    ships = "carrier, dreadnought, ground_force"
    sol = {"technologies": "graviton_negator", "fleets": {"c1": ships}}
    table = landing(ships, {"Saudor": "norr: ground_force, pds"}, [5, 1], sol=sol)
    say(table, "norr fire nothing; sol land ground_force; sol bombard dreadnought")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)


@pytest.mark.rule("T3.8.5")
def test_a_war_sun_bombards_without_a_landing_and_in_spite_of_pds() -> None:
    table = landing("war_sun", {"Saudor": "norr: 4 ground_force, pds"}, [3, 3, 2])
    say(table, "norr fire nothing; sol bombard war_sun")
    assert on_planet(table, "Saudor") == ("norr", 2, 1, 0)


@pytest.mark.rule("T3.8.1")
def test_all_landings_are_settled_before_the_first_fight() -> None:
    table = landing(
        "carrier, 4 ground_force",
        {"Abyz": "norr: ground_force", "Fria": "norr: ground_force"},
        [8, 8, 1, 8, 8, 1],
        tile="abyz_fria",
    )
    say(table, "sol land 2 ground_force")
    assert asked(table) == {"sol": "land"}
    assert on_planet(table, "Abyz")[0] == "norr"
    say(table, "sol land 2 ground_force")
    assert on_planet(table, "Abyz")[:2] == on_planet(table, "Fria")[:2] == ("sol", 2)


@pytest.mark.rule("T3.8.1")
def test_nobody_lands_among_enemy_ships() -> None:
    table = position(
        tiles={"b1": "saudor"},
        sol={"fleets": {"c1": "carrier, 3 ground_force"}},
        norr={"fleets": {"b1": "dreadnought"}},
        dice=[1, 5],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 3 ground_force")
    assert on_planet(table, "Saudor")[0] == ""
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.8.1", "T3.10.5")
def test_own_planets_take_units_and_at_most_two_pds() -> None:
    table = landing("carrier, 2 ground_force, 2 pds", {"Saudor": "sol: pds"}, [])
    say(table, "sol pick_up_at nothing")
    assert "pds+pds" not in " ".join(options(table, "sol"))
    say(table, "sol land 2 ground_force, pds")
    assert on_planet(table, "Saudor") == ("sol", 2, 2, 0)


@pytest.mark.rule("T3.15.1")
def test_merciless_remembers_the_last_dock_of_a_neighbour() -> None:
    table = landing("carrier, ground_force", {"Saudor": "norr: space_dock"}, [])
    say(table, "sol land ground_force")
    assert state(table).merciless == 1
