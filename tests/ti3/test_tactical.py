"""T3.3, T3.7.1 to T3.7.5: systems, activation, movement, PDS fire."""

from __future__ import annotations

import pytest

from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not

HOME = {"Jord": "sol: 5 ground_force, space_dock"}


@pytest.mark.rule("T3.7.1", "T3.12.2")
def test_activating_costs_a_command_counter_and_is_possible_once() -> None:
    table = position(planets=HOME, sol={"fleets": {"c1": "cruiser"}, "activated": "b2"})
    say(table, "sol action tactical")
    assert "b1" in options(table, "sol")
    assert why_not(table, "sol activate b2") == "T3.7.1"
    say(table, "sol activate b1; sol move_from nothing")
    p = state(table).players[0]
    assert p.counters[1] == 2
    assert p.activated == 1 << place("b1") | 1 << place("b2")


@pytest.mark.rule("T3.7.1")
def test_without_a_counter_there_is_no_tactical_action() -> None:
    table = position(planets=HOME, sol={"counters": (0, 0, 3), "fleets": {"c1": "cruiser"}})
    assert options(table, "sol") == ["pass"]
    assert why_not(table, "sol action tactical") == "T3.7.1"


@pytest.mark.rule("T3.7.1")
def test_counters_of_others_do_not_matter() -> None:
    table = position(planets=HOME, norr={"activated": "b1"}, sol={"fleets": {"c1": "cruiser"}})
    say(table, "sol action tactical; sol activate b1")
    assert asked(table) == {"sol": "move_from"}


@pytest.mark.rule("T3.3.6", "T3.3.7", "T3.3.9")
def test_asteroids_and_supernovae_are_never_activated() -> None:
    table = position(tiles={"b1": "asteroid_field", "b2": "supernova", "b3": "nebula"})
    say(table, "sol action tactical")
    assert why_not(table, "sol activate b1") == "T3.3.6"
    assert why_not(table, "sol activate b2") == "T3.3.9"
    assert why_not(table, "sol activate b3") == ""


@pytest.mark.rule("T3.7.2", "T3.14.1")
def test_ships_move_as_far_as_their_range() -> None:
    table = position(sol={"fleets": {"c1": "destroyer, cruiser, carrier, dreadnought, war_sun"}, "counters": (2, 3, 9)})
    say(table, "sol action tactical; sol activate a1; sol move_from c1")
    found = " ".join(options(table, "sol"))
    assert {"destroyer", "cruiser", "war_sun"} <= set(found.replace("+", " ").split())
    assert "carrier" not in found
    assert "dreadnought" not in found


@pytest.mark.rule("T3.17.1")
def test_war_suns_can_be_ruled_slow() -> None:
    table = position(sol={"fleets": {"c1": "war_sun"}}, options={"war-sun-move": "1"})
    say(table, "sol action tactical; sol activate a1")
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.7.2")
def test_ships_in_an_activated_system_stay() -> None:
    table = position(sol={"fleets": {"b1": "2 cruiser", "c1": "cruiser"}, "activated": "b1"})
    say(table, "sol action tactical; sol activate a1")
    assert options(table, "sol") == ["c1", "none"]


@pytest.mark.rule("T3.7.3")
def test_own_counters_do_not_hinder_flying_through() -> None:
    table = position(sol={"fleets": {"c1": "cruiser"}, "activated": "b1, b2, b12"})
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move cruiser")
    assert fleet(table, "sol", "a1") == {"cruiser": 1}


@pytest.mark.rule("T3.7.3")
@pytest.mark.parametrize(("unit", "possible"), [("destroyer", False), ("3 fighter", True)])
def test_enemy_ships_bar_the_way_but_fighters_do_not(unit: str, possible: bool) -> None:
    norr = {"fleets": dict.fromkeys(("b1", "b2", "b12"), unit)}
    table = position(sol={"fleets": {"c1": "cruiser"}}, norr=norr)
    say(table, "sol action tactical; sol activate a1")
    assert (asked(table) == {"sol": "move_from"}) == possible


@pytest.mark.rule("T3.7.3")
def test_light_wave_deflectors_see_through_enemies() -> None:
    norr = {"fleets": dict.fromkeys(("b1", "b2", "b12"), "destroyer")}
    table = position(sol={"fleets": {"c1": "cruiser"}, "technologies": "light_wave_deflector"}, norr=norr)
    say(table, "sol action tactical; sol activate a1")
    assert asked(table) == {"sol": "move_from"}


@pytest.mark.rule("T3.3.6", "T3.18.3")
@pytest.mark.parametrize(("technology", "possible"), [("", False), ("antimass_deflectors", True)])
def test_asteroids_are_flown_through_with_antimass_deflectors(technology: str, possible: bool) -> None:
    walls = dict.fromkeys(("b1", "b2", "b12"), "asteroid_field")
    table = position(tiles=walls, sol={"fleets": {"c1": "cruiser"}, "technologies": technology})
    say(table, "sol action tactical; sol activate a1")
    assert (asked(table) == {"sol": "move_from"}) == possible


@pytest.mark.rule("T3.3.8", "T3.3.9")
@pytest.mark.parametrize("wall", ["nebula", "supernova"])
def test_nebulae_and_supernovae_are_never_flown_through(wall: str) -> None:
    walls = dict.fromkeys(("b1", "b2", "b12"), wall)
    table = position(tiles=walls, sol={"fleets": {"c1": "cruiser"}})
    say(table, "sol action tactical; sol activate a1")
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.3.8")
def test_ships_leave_a_nebula_with_range_one() -> None:
    table = position(tiles={"c1": "home_sol", "b1": "nebula"}, sol={"fleets": {"b1": "cruiser"}})
    say(table, "sol action tactical; sol activate centre")
    assert asked(table) == {"norr": "action"}
    table = position(tiles={"b1": "nebula"}, sol={"fleets": {"b1": "cruiser"}})
    say(table, "sol action tactical; sol activate a1")
    assert options(table, "sol") == ["b1", "none"]


@pytest.mark.rule("T3.3.1", "T3.3.10")
def test_wormholes_of_one_letter_are_adjacent() -> None:
    tiles = {"b1": "empty_alpha", "b7": "lodor", "b5": "empty_beta"}
    table = position(tiles=tiles, sol={"fleets": {"b1": "carrier"}})
    say(table, "sol action tactical; sol activate b7")
    assert options(table, "sol") == ["b1", "none"]
    table = position(tiles=tiles, sol={"fleets": {"b1": "carrier"}})
    say(table, "sol action tactical; sol activate b5")
    assert asked(table) == {"norr": "action"}


# --- T3.7.4: cargo --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.7.4", "T3.12.6", "T3.3.4")
def test_carriers_take_cargo_where_they_start() -> None:
    table = position(tiles={"b1": "saudor"}, planets=HOME, sol={"fleets": {"c1": "carrier, 4 fighter"}})
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    assert why_not(table, "sol move carrier, 4 fighter, 3 ground_force@Jord") == "T3.12.6"
    assert why_not(table, "sol move 2 ground_force@Jord") == "T3.12.6"
    say(table, "sol move carrier, fighter, 5 ground_force@Jord; sol land 4 ground_force")
    assert on_planet(table, "Saudor")[:2] == ("sol", 4)
    assert on_planet(table, "Jord")[:2] == ("sol", 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 1, "ground_force": 1}
    assert fleet(table, "sol", "c1") == {"fighter": 3}


XRD = "antimass_deflectors, xrd_transporters"


@pytest.mark.rule("T3.7.4")
def test_carriers_pick_up_cargo_on_their_way() -> None:
    table = position(
        tiles={"b1": "saudor", "a1": "thibah"},
        planets={"Saudor": "sol: 3 ground_force", "Jord": "sol: 2 ground_force"},
        sol={"fleets": {"c1": "carrier"}, "technologies": XRD},
    )
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move carrier, 2 ground_force@Jord")
    assert options(table, "sol") == ["b1", "none"]
    say(table, "sol pick_up_at b1; sol pick_up 2 ground_force@Saudor; sol land 4 ground_force")
    assert on_planet(table, "Thibah")[:2] == ("sol", 4)
    assert on_planet(table, "Saudor")[:2] == ("sol", 1)


@pytest.mark.rule("T3.7.4")
@pytest.mark.parametrize("hindrance", ["activated", "enemy"])
def test_nothing_is_picked_up_in_an_activated_system_or_among_enemies(hindrance: str) -> None:
    sol = {"fleets": {"c1": "carrier"}, "technologies": XRD + ", light_wave_deflector"}
    if hindrance == "activated":
        sol["activated"] = "b1"
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: 3 ground_force"},
        sol=sol,
        norr={"fleets": {"b1": "fighter"} if hindrance == "enemy" else {}},
    )
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move carrier")
    assert asked(table) != {"sol": "pick_up_at"}


@pytest.mark.rule("T3.7.4")
def test_cargo_can_be_lifted_in_the_activated_system_itself() -> None:
    table = position(
        tiles={"b1": "abyz_fria"},
        planets={"Abyz": "sol: 3 ground_force", "Fria": "sol: ground_force"},
        sol={"fleets": {"b1": "carrier"}},
    )
    say(table, "sol action tactical; sol activate b1; sol pick_up 2 ground_force@Abyz")
    say(table, "sol land nothing; sol land 2 ground_force")
    assert on_planet(table, "Abyz")[:2] == ("sol", 1)
    assert on_planet(table, "Fria")[:2] == ("sol", 3)


@pytest.mark.rule("T3.7.4", "T3.7.2")
def test_the_activated_system_is_not_among_those_that_ships_come_from() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: 2 ground_force"},
        sol={"fleets": {"b1": "carrier", "c1": "cruiser"}},
    )
    say(table, "sol action tactical; sol activate b1")
    assert options(table, "sol") == ["c1", "none"]
    assert why_not(table, "sol move_from b1") == "T3.7.2"
    say(table, "sol move_from nothing")
    assert asked(table) == {"sol": "pick_up"}, "cargo is asked for by itself"
    say(table, "sol pick_up nothing")
    assert on_planet(table, "Saudor")[:2] == ("sol", 2)


@pytest.mark.rule("T3.12.3")
def test_nothing_moves_beyond_the_fleet_supply() -> None:
    table = position(sol={"fleets": {"c1": "3 cruiser", "b1": "destroyer"}, "counters": (2, 3, 3)})
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    assert why_not(table, "sol move 3 cruiser") == "T3.12.3"
    say(table, "sol move 2 cruiser")
    assert asked(table) == {"norr": "action"}


# --- T3.7.5: PDS ----------------------------------------------------------------------------------------------------

GUNS = {"Saudor": "norr: ground_force, 2 pds"}


@pytest.mark.rule("T3.7.5", "T3.14.5")
def test_pds_fire_at_ships_that_arrive() -> None:
    table = position(tiles={"b1": "saudor"}, planets=GUNS, sol={"fleets": {"c1": "cruiser, destroyer"}}, dice=[6, 5])
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser, destroyer")
    assert asked(table) == {"norr": "fire"}
    say(table, "norr fire b1; sol lose destroyer")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.7.5")
def test_nobody_has_to_fire() -> None:
    table = position(tiles={"b1": "saudor"}, planets=GUNS, sol={"fleets": {"c1": "cruiser"}})
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser; norr fire nothing")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.7.5", "T3.14.5")
@pytest.mark.parametrize(("technology", "reaches"), [("", False), ("deep_space_cannon", True)])
def test_deep_space_cannons_reach_adjacent_systems(technology: str, reaches: bool) -> None:
    table = position(
        tiles={"b1": "saudor"}, planets=GUNS, sol={"fleets": {"c1": "cruiser"}}, norr={"technologies": technology}
    )
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move cruiser")
    assert (asked(table) == {"norr": "fire"}) == reaches


@pytest.mark.rule("T3.3.10")
def test_wormholes_do_not_carry_pds_fire() -> None:
    table = position(
        tiles={"b1": "empty_alpha", "b7": "lodor"},
        planets={"Lodor": "norr: 2 pds"},
        sol={"fleets": {"c1": "cruiser"}},
        norr={"technologies": "deep_space_cannon"},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.7.5")
def test_the_active_players_pds_fire_afterwards() -> None:
    table = position(
        tiles={"b1": "abyz_fria"},
        planets={"Abyz": "norr: pds", "Fria": "sol: pds"},
        sol={"fleets": {"c1": "2 cruiser"}},
        norr={"fleets": {"b1": "destroyer"}},
        dice=[1, 10],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser; norr fire b1")
    assert asked(table) == {"sol": "fire"}
    say(table, "sol fire b1")
    assert fleet(table, "norr", "b1") == {}
    assert state(table).battle is None


@pytest.mark.rule("T3.7.5")
def test_pds_do_not_fire_at_bystanders() -> None:
    table = position(
        tiles={"b1": "saudor"}, planets=GUNS, sol={"fleets": {"c1": "cruiser"}}, hacan={"fleets": {"a1": "carrier"}},
        norr={"technologies": "deep_space_cannon"},
    )  # fmt: skip
    say(table, "sol action tactical; sol activate b2; sol move_from c1; sol move cruiser")
    assert asked(table) == {"norr": "fire"}
    assert options(table, "norr") == ["b2", "none"]
    assert planet("Saudor") > 0
