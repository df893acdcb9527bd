"""T3.19: the action cards of landings and invasions."""

from __future__ import annotations

from typing import Any

from orrery.core.table import Table
from orrery.games.ti3.rules.data import RADIATION
from orrery.games.ti3.rules.things import Seat
from tests.ti3.notation import asked, fleet, on_planet, options, planet, position, say, state

SAUDOR = {"b1": "saudor"}


def landing(mine: str, theirs: str, land: str, dice: list[int], **more: Any) -> Table:
    """Hacan comes to Saudor, where Sol has units on the planet (nothing: it is neutral), and may land."""
    attacker: dict[str, Any] = {"fleets": {"c1": mine}, "counters": (2, 3, 9), **more.pop("hacan", {})}
    worlds = {"Saudor": f"sol: {theirs}"} if theirs else {}
    table = position(
        "hacan, sol, norr", tiles=SAUDOR, planets=worlds | more.pop("planets", {}), hacan=attacker, dice=dice, **more
    )
    say(table, f"hacan action tactical; hacan activate b1; hacan move_from c1; hacan move {mine}")
    if land:
        say(table, f"hacan land {land}")
    return table


def test_star_of_death_leaves_nothing_but_radiation() -> None:
    table = landing(
        "war_sun, 3 ground_force", "4 ground_force, pds, space_dock", "", [], hacan={"hand": "star_of_death"}
    )
    say(table, "sol fire nothing; hacan react card.star_of_death; hacan aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)
    assert state(table).players[1].reserve[8] == 3
    assert state(table).domains[planet("Saudor")] == RADIATION


def test_the_first_landing_after_a_star_of_death_is_destroyed() -> None:
    table = landing("war_sun, 3 ground_force", "ground_force", "", [], hacan={"hand": "star_of_death"})
    say(table, "hacan react card.star_of_death; hacan aim_planet Saudor; hacan land 2 ground_force")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)
    assert fleet(table, "hacan", "b1") == {"war_sun": 1, "ground_force": 1}
    assert planet("Saudor") not in state(table).domains


def test_star_of_death_needs_a_war_sun_and_the_own_landing() -> None:
    table = landing("carrier, ground_force", "2 ground_force", "", [], hacan={"hand": "star_of_death"})
    assert asked(table) == {"hacan": "land"}
    there = {"hand": "star_of_death", "fleets": {"b7": "war_sun"}}
    table = landing("carrier, ground_force", "2 ground_force", "", [], norr=there)
    assert asked(table) == {"hacan": "land"}


def test_who_is_dug_in_is_not_bombarded() -> None:
    table = landing("war_sun, 2 ground_force", "2 ground_force", "2 ground_force", [], sol={"hand": "dug_in"})
    say(table, "sol react card.dug_in")
    assert asked(table) != {"hacan": "bombard"}


def test_who_does_not_dig_in_is_bombarded() -> None:
    table = landing("war_sun, 2 ground_force", "2 ground_force", "2 ground_force", [], sol={"hand": "dug_in"})
    say(table, "sol react nothing")
    assert asked(table) == {"hacan": "bombard"}


def test_chemical_warfare_halves_the_defenders_in_spite_of_pds() -> None:
    table = landing(
        "dreadnought, carrier, ground_force", "5 ground_force, pds", "", [6], hacan={"hand": "chemical_warfare"}
    )
    say(table, "sol fire nothing; hacan land ground_force; hacan react card.chemical_warfare")
    assert on_planet(table, "Saudor")[1] == 2


def test_chemical_warfare_can_be_enough() -> None:
    table = landing(
        "dreadnought, carrier, ground_force", "ground_force", "ground_force", [], hacan={"hand": "chemical_warfare"}
    )
    say(table, "hacan react card.chemical_warfare")
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0)


def test_chemical_warfare_needs_a_dreadnought() -> None:
    table = landing(
        "carrier, 2 ground_force", "ground_force", "2 ground_force", [8, 1, 1], hacan={"hand": "chemical_warfare"}
    )
    assert on_planet(table, "Saudor") == ("hacan", 2, 0, 0), "no question came"


def test_morale_boost_helps_in_the_first_round_of_an_invasion() -> None:
    table = landing("carrier, ground_force", "ground_force", "ground_force", [7, 1], hacan={"hand": "morale_boost"})
    say(table, "hacan react card.morale_boost")
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0)


def test_morale_boost_is_over_when_the_invaders_are_shot_down() -> None:
    table = landing("carrier, ground_force", "ground_force, pds", "", [6], hacan={"hand": "morale_boost"})
    say(table, "sol fire nothing; hacan land ground_force; hacan react card.morale_boost")
    assert on_planet(table, "Saudor") == ("sol", 1, 1, 0)
    assert state(table).effects == []


def test_recheck_in_an_invasion() -> None:
    table = landing("carrier, ground_force", "ground_force", "ground_force", [1, 8, 1], hacan={"hand": "recheck"})
    say(table, "hacan react card.recheck; hacan recheck 1")
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0)


def test_a_rare_mineral_is_found_on_a_neutral_planet() -> None:
    table = landing("carrier, ground_force", "", "ground_force", [], hacan={"hand": "rare_mineral"})
    say(table, "hacan react card.rare_mineral")
    assert state(table).players[0].goods == 3
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0)


def test_no_rare_mineral_on_a_planet_that_had_an_owner() -> None:
    table = landing("carrier, ground_force", "ground_force", "ground_force", [8, 1], hacan={"hand": "rare_mineral"})
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0), "no question came"


def test_reparations_exhaust_a_planet_and_refresh_one_of_no_more_value() -> None:
    table = landing(
        "carrier, ground_force", "", "", [], sol={"hand": "reparations"}, planets={"Saudor": "sol:", "Jord": "sol:"}
    )
    state(table).exhausted |= 1 << planet("Jord")
    say(table, "hacan land ground_force; sol react card.reparations")
    assert options(table, "sol") == ["Arretze", "Hercant", "Kamdorn"]
    say(table, "sol aim_planet Arretze")
    s = state(table)
    assert s.exhausted >> planet("Arretze") & 1
    assert s.exhausted >> planet("Jord") & 1, "Jord has 4 resources, Arretze 2"
    assert asked(table) == {"sol": "action"}


def test_reparations_refresh_a_small_planet() -> None:
    table = landing("carrier, ground_force", "", "", [], sol={"hand": "reparations"}, planets={"Saudor": "sol:"})
    s = state(table)
    s.owner[planet("Quinarra")], s.owner[planet("Arretze")] = Seat(0), Seat(1)
    s.exhausted |= 1 << planet("Arretze")
    say(table, "hacan land ground_force; sol react card.reparations; sol aim_planet Quinarra; sol aim_planet Arretze")
    assert not state(table).exhausted >> planet("Arretze") & 1
