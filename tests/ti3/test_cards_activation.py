"""T3.19: the action cards that respond to activations and movements."""

from __future__ import annotations

import pytest

from tests.ti3.notation import asked, fleet, options, position, say


def test_flank_speed_brings_ships_one_system_farther() -> None:
    for card, reached in (("nothing", []), ("card.flank_speed", ["c1"])):
        table = position("hacan, sol, norr", hacan={"fleets": {"c1": "carrier"}, "hand": "flank_speed"})
        say(table, f"hacan action tactical; hacan activate a1; hacan react {card}")
        assert (options(table, "hacan")[:-1] if asked(table) == {"hacan": "move_from"} else []) == reached


def test_flank_speed_is_over_with_the_activation() -> None:
    table = position("hacan, sol, norr", hacan={"fleets": {"c1": "carrier, cruiser"}, "hand": "flank_speed"})
    say(table, "hacan action tactical; hacan activate a1; hacan react card.flank_speed")
    say(table, "hacan move_from c1; hacan move cruiser; hacan move_from nothing")
    say(table, "sol action pass; norr action pass; hacan action tactical; hacan activate a2")
    assert asked(table) == {"hacan": "action"}, "the carrier is too far away"


def test_flank_speed_is_only_for_the_own_activation() -> None:
    table = position("hacan, sol, norr", hacan={"fleets": {"c1": "carrier"}}, sol={"hand": "flank_speed"})
    say(table, "hacan action tactical; hacan activate b1")
    assert asked(table) == {"hacan": "move_from"}


@pytest.mark.rule("T3.19.2")
def test_flank_speed_is_played_once_for_a_system() -> None:
    table = position("hacan, sol, norr", hacan={"fleets": {"c1": "carrier"}, "hand": "flank_speed, flank_speed"})
    say(table, "hacan action tactical; hacan activate a1; hacan react card.flank_speed")
    assert asked(table) == {"hacan": "move_from"}


def test_in_the_silence_of_space_one_fleet_flies_through_enemies() -> None:
    guard = dict.fromkeys(("b1", "b12", "b2"), "destroyer")
    ships = {"fleets": {"c1": "cruiser", "c2": "cruiser"}, "hand": "in_the_silence_of_space"}
    for card, reached in (("nothing", []), ("card.in_the_silence_of_space", ["c1"])):
        table = position("hacan, sol, norr", hacan=ships, sol={"fleets": guard})
        say(table, f"hacan action tactical; hacan activate a1; hacan react {card}")
        if reached:
            assert options(table, "hacan") == ["c1", "c2"]
            say(table, "hacan aim_place c1")
        assert (options(table, "hacan")[:-1] if asked(table) == {"hacan": "move_from"} else []) == reached


def test_an_experimental_battlestation_fires_three_times() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: space_dock"},
        hacan={"fleets": {"c1": "4 destroyer"}},
        sol={"hand": "experimental_battlestation"},
        dice=[6, 5, 10],
    )
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move 4 destroyer")
    say(table, "sol react card.experimental_battlestation")
    assert options(table, "sol") == ["b1"]
    say(table, "sol aim_place b1")
    assert fleet(table, "hacan", "b1") == {"destroyer": 2}


def test_an_experimental_battlestation_needs_a_dock_in_range() -> None:
    for technology, question in (("", {"hacan": "land"}), ("deep_space_cannon", {"sol": "react"})):
        table = position(
            "hacan, sol, norr",
            tiles={"b1": "saudor", "b2": "arinam_meer"},
            planets={"Meer": "sol: space_dock"},
            hacan={"fleets": {"c1": "carrier, ground_force"}},
            sol={"hand": "experimental_battlestation", "technologies": technology},
        )
        say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move carrier, ground_force")
        assert asked(table) == question
