"""T3.17.40 to T3.17.46: rulings about cards, fire and leaders in fights, each under both readings."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.nouns import AFLOAT, afloat, ashore
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state

SAUDOR = {"b1": "saudor"}


def battle(mine: str, theirs: str, dice: list[int], **more: Any) -> Table:
    """Hacan attacks Sol in b1."""
    attacker: dict[str, Any] = {"fleets": {"c1": mine}, "counters": (2, 3, 9), **more.pop("hacan", {})}
    defender: dict[str, Any] = {"fleets": {"b1": theirs}, "counters": (2, 3, 9), **more.pop("sol", {})}
    races = more.pop("races", "hacan, sol, norr")
    table = position(races, hacan=attacker, sol=defender, dice=dice, **more)
    say(table, f"hacan action tactical; hacan activate b1; hacan move_from c1; hacan move {mine}")
    return table


@pytest.mark.rule("T3.17.40")
def test_recheck_rolls_one_die_or_the_whole_roll() -> None:
    careful = {"hand": "recheck", "activated": "a1"}
    table = battle("2 cruiser", "2 cruiser", [7, 7, 1, 1, 1], sol=careful)
    say(table, "sol leave no; sol react card.recheck; sol recheck 1")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}
    table = battle("2 cruiser", "2 cruiser", [7, 7, 1, 1, 1, 1], sol=careful, options={"recheck": "whole-roll"})
    say(table, "sol leave no; sol react card.recheck")
    assert fleet(table, "sol", "b1") == {"cruiser": 2}


@pytest.mark.rule("T3.17.41")
def test_a_star_of_death_strikes_beside_any_war_sun_or_in_the_activated_system() -> None:
    there = {"b1": "saudor", "b5": "thibah"}
    settled = {"Saudor": "sol: 3 ground_force, pds", "Thibah": "sol: ground_force, space_dock"}
    suns = {"c1": "war_sun", "b5": "war_sun"}
    for ruling, worlds in (("any-system", ["Saudor", "Thibah"]), ("activated", ["Saudor"])):
        table = position(
            "hacan, sol, norr",
            tiles=there,
            planets=settled,
            options={"star-of-death": ruling},
            hacan={"fleets": suns, "hand": "star_of_death", "counters": (2, 3, 9)},
        )
        say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move war_sun")
        say(table, "sol fire nothing; hacan react card.star_of_death")
        assert sorted(options(table, "hacan")) == worlds
        say(table, f"hacan aim_planet {worlds[-1]}")
        assert on_planet(table, worlds[-1]) == ("", 0, 0, 0)
        assert planet(worlds[-1]) in state(table).domains


@pytest.mark.rule("T3.17.42")
def test_a_code_of_honor_forbids_a_skilled_retreat_or_not() -> None:
    for ruling, question in (("forbidden", {"norr": "action"}), ("allowed", {"sol": "react"})):
        table = battle(
            "2 cruiser",
            "cruiser",
            [7, 1, 1] if ruling == "forbidden" else [],
            laws="code_of_honor",
            options={"skilled-retreat": ruling},
            sol={"hand": "skilled_retreat"},
            races="hacan, norr, sol",
        )
        assert asked(table) == question
    say(table, "sol react card.skilled_retreat; sol aim_place a1")
    assert fleet(table, "sol", "a1") == {"cruiser": 1}


@pytest.mark.rule("T3.17.43")
def test_an_experimental_battlestation_fires_at_any_fleet_or_at_the_one_that_moved() -> None:
    for ruling, targets in (("any-fleet", ["a1", "b1", "b2"]), ("active-fleet", ["b1"])):
        table = position(
            "hacan, sol, norr",
            tiles=SAUDOR,
            planets={"Saudor": "sol: space_dock"},
            options={"experimental-battlestation": ruling},
            hacan={"fleets": {"c1": "2 cruiser", "b2": "destroyer"}},
            sol={"hand": "experimental_battlestation", "technologies": "deep_space_cannon"},
            norr={"fleets": {"a1": "carrier"}},
            dice=[6, 5, 5],
        )
        say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move 2 cruiser")
        say(table, "hacan move_from nothing; sol react card.experimental_battlestation")
        assert sorted(options(table, "sol")) == targets
        say(table, "sol aim_place b1")
        assert fleet(table, "hacan", "b1") == {"cruiser": 1}


def test_the_player_says_which_dock_is_the_battlestation() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "arinam_meer"},
        planets={"Arinam": "sol: space_dock", "Meer": "sol: space_dock"},
        hacan={"fleets": {"c1": "2 cruiser"}},
        sol={"hand": "experimental_battlestation"},
        dice=[5, 5, 5],
    )
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move 2 cruiser")
    say(table, "sol react card.experimental_battlestation; sol aim_place b1")
    assert options(table, "sol") == ["Arinam", "Meer"]


@pytest.mark.rule("T3.17.44")
def test_in_the_silence_of_space_any_number_of_systems_is_passed_or_one() -> None:
    """From c1 to Mecatol Rex there is one way of three steps, through b1 and a1."""

    def reaches(ruling: str, guards: str) -> bool:
        table = position(
            "hacan, sol, norr",
            options={"in-the-silence-of-space": ruling},
            hacan={"fleets": {"c1": "cruiser"}, "hand": "in_the_silence_of_space", "technologies": "type_iv_drive"},
            sol={"fleets": dict.fromkeys(guards.split(), "cruiser")},
        )
        say(table, "hacan action tactical; hacan activate centre; hacan react card.in_the_silence_of_space")
        say(table, "hacan aim_place c1")
        if asked(table) == {"hacan": "aim_place"}:
            assert options(table, "hacan") == ["a1", "b1"]
            say(table, "hacan aim_place a1")
        return asked(table) == {"hacan": "move_from"}

    assert reaches("any-number", "a1 b1")
    assert not reaches("one-system", "a1 b1")
    assert reaches("one-system", "b1")


@pytest.mark.rule("T3.17.45")
def test_what_fires_before_a_battle_fires_in_order_or_together() -> None:
    for ruling, dice, mine in (("in-order", [5, 5], 0), ("together", [5, 5, 5], 1)):
        table = battle(
            "2 dreadnought",
            "dreadnought",
            dice,
            options={"fire-before-battle": ruling},
            hacan={"technologies": "assault_cannon"},
            sol={"technologies": "assault_cannon"},
        )
        say(table, "hacan react technology.assault_cannon; sol react technology.assault_cannon")
        assert fleet(table, "sol", "b1") == {}
        assert fleet(table, "hacan", "b1").get("damaged_dreadnought", 0) == mine


@pytest.mark.rule("T3.17.45")
def test_an_ambush_of_mentak_sinks_what_would_fire_next() -> None:
    for ruling, dice, lost in (("in-order", [7, 7], 0), ("together", [7, 7, 5], 1)):
        table = position(
            "mentak, sol, norr",
            options={"fire-before-battle": ruling},
            mentak={"fleets": {"c1": "2 cruiser"}},
            sol={"fleets": {"b1": "dreadnought"}, "technologies": "assault_cannon"},
            dice=dice,
        )
        say(table, "mentak action tactical; mentak activate b1; mentak move_from c1; mentak move 2 cruiser")
        say(table, "sol react technology.assault_cannon; mentak react race.mentak.ambush; mentak aim_units 2 cruiser")
        assert fleet(table, "sol", "b1") == {}
        assert fleet(table, "mentak", "b1") == {"cruiser": 2 - lost}


def test_nothing_fires_at_a_fleet_that_has_fled() -> None:
    table = position(
        "sol, naalu, norr",
        sol={"fleets": {"c1": "dreadnought"}, "technologies": "assault_cannon"},
        naalu={"fleets": {"b1": "cruiser"}, "activated": "a1"},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move dreadnought")
    say(table, "naalu react race.naalu.early_retreat; sol react technology.assault_cannon")
    assert state(table).players[0].expected == 0


def aboard(ruling: str, dice: list[int]) -> Table:
    """Hacan attacks a cruiser and a destroyer of Sol, whose admiral is aboard."""
    table = position(
        "hacan, sol, norr",
        options={"leaders": "on", "leaders-aboard": ruling},
        hacan={"fleets": {"c1": "2 cruiser"}, "counters": (2, 3, 9)},
        sol={"fleets": {"b1": "cruiser, destroyer"}, "activated": "a1"},
        dice=dice,
    )
    state(table).players[1].leaders = [afloat(place("b1")), ashore(planet("Jord")), ashore(planet("Jord"))]
    refresh_abilities(state(table))
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move 2 cruiser")
    if ruling == "flagship":
        say(table, "sol flagship cruiser")
    return table


@pytest.mark.rule("T3.17.46")
def test_leaders_aboard_are_lost_with_the_flagship_or_with_the_fleet() -> None:
    for ruling, at in (("flagship", -1), ("fleet", AFLOAT + place("b1"))):
        table = aboard(ruling, [7, 1, 1, 1, 1, *([3] if ruling == "flagship" else [])])
        say(table, "sol leave no; sol lose cruiser")
        assert state(table).players[1].leaders[0] == at
        assert fleet(table, "sol", "b1") == {"destroyer": 1}


def test_leaders_stay_aboard_while_the_flagship_is_there() -> None:
    table = aboard("flagship", [7, 1, 1, 1, 1])
    say(table, "sol leave no; sol lose destroyer")
    assert state(table).players[1].leaders[0] == AFLOAT + place("b1")
