"""The Universities of Jol-Nar."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.data import TECHNOLOGY_NAMES
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE, INVASION, PDS_AT_SHIPS
from orrery.games.ti3.rules.things import Place, Shot, Unit
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, GROUND_FORCE, PDS
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, fleet, on_planet, position, say, state


def test_what_they_begin_with() -> None:
    assert beginning("jol_nar") == (
        "Jol, Nar",
        "1 fighter, 2 carrier, 1 dreadnought, 2 ground_force, 2 pds, 1 space_dock",
        "antimass_deflectors, hylar_v_assault_laser, enviro_compensator, sarween_tools",
        [2, 3, 3],
        (1, 3),
    )


@pytest.mark.parametrize(
    ("unit", "kind", "malus"),
    [(CRUISER, BATTLE, 1), (GROUND_FORCE, INVASION, 1), (PDS, PDS_AT_SHIPS, 0), (DESTROYER, BARRAGE_ROLL, 0)],
)
def test_minus_one_in_battles_and_invasions(unit: Unit, kind: Shot, malus: int) -> None:
    s = state(position("jol_nar, sol, hacan"))
    assert need(s, 0, 1, unit, kind, True, Place(7)) - need(s, 1, 0, unit, kind, True, Place(7)) == malus


# --- Technology --------------------------------------------------------------------------------------------------


def technology(counters: tuple[int, int, int] = (2, 3, 5), goods: int = 9, ruling: str = "counter") -> Table:
    """Sol plays Technology."""
    table = position(
        "sol, jol_nar, hacan",
        sol={"strategies": "technology"},
        jol_nar={"counters": counters, "goods": goods},
        options={"primary-by-ability": ruling},
    )
    say(table, "sol action technology; sol research enviro_compensator")
    return table


def known(table: Table) -> list[str]:
    mine = state(table).players[1].technologies
    return [name for t, name in enumerate(TECHNOLOGY_NAMES) if mine >> t & 1]


def test_both_abilities_of_technology_for_one_counter() -> None:
    table = technology()
    say(
        table,
        "jol_nar secondary yes; jol_nar free_first no; jol_nar research antimass_deflectors; jol_nar pay 8 trade good",
    )
    say(table, "jol_nar aim_yes yes; jol_nar research xrd_transporters")
    assert known(table) == ["antimass_deflectors", "xrd_transporters"]
    assert state(table).players[1].counters == [1, 3, 5]
    assert asked(table) == {"hacan": "secondary"}


@pytest.mark.rule("T3.6.10")
def test_the_free_technology_may_come_first() -> None:
    table = technology()
    say(table, "jol_nar secondary yes; jol_nar free_first yes; jol_nar research antimass_deflectors")
    say(table, "jol_nar research xrd_transporters; jol_nar pay 8 trade good")
    assert known(table) == ["antimass_deflectors", "xrd_transporters"], "the free one is what the other one needs"
    assert state(table).players[1].counters == [1, 3, 5]
    assert asked(table) == {"hacan": "secondary"}, "not another one for nothing"


def test_the_primary_ability_alone() -> None:
    table = technology(goods=0)
    say(table, "jol_nar secondary no; jol_nar aim_yes yes; jol_nar research hylar_v_assault_laser")
    assert known(table) == ["hylar_v_assault_laser"]
    assert state(table).players[1].counters == [1, 3, 5]


def test_neither() -> None:
    table = technology()
    say(table, "jol_nar secondary no; jol_nar aim_yes no")
    assert known(table) == []
    assert asked(table) == {"hacan": "secondary"}


@pytest.mark.rule("T3.17.14")
@pytest.mark.parametrize(("ruling", "possible"), [("counter", False), ("free", True)])
def test_without_a_counter_the_primary_ability_can_be_ruled_free(ruling: str, possible: bool) -> None:
    table = technology((0, 3, 5), ruling=ruling)
    assert (asked(table) == {"jol_nar": "aim_yes"}) == possible


# --- dice --------------------------------------------------------------------------------------------------------


def attack(dice: list[int], mine: str = "2 cruiser", ruling: str = "one-die", **more: Any) -> Table:
    """Jol-Nar (cruisers hit with eights) attacks two destroyers of Sol."""
    table = position(
        "jol_nar, sol, hacan",
        jol_nar={"fleets": {"c1": mine}, **more},
        sol={"fleets": {"b1": "2 destroyer"}, "activated": "a1"},
        options={"reroll": ruling},
        dice=dice,
    )
    say(table, f"jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move {mine}")
    say(table, "sol leave no")
    return table


def test_a_counter_rolls_one_die_again() -> None:
    table = attack([1, 8, 8, 1, 1])
    say(table, "jol_nar aim_yes yes")
    assert fleet(table, "sol", "b1") == {}
    assert state(table).players[0].counters == [1, 2, 5]


def test_as_often_as_it_can_be_paid() -> None:
    table = attack([1, 1, 2, 8, 1, 1])
    say(table, "jol_nar aim_yes yes; jol_nar aim_yes yes")
    assert state(table).players[0].counters == [0, 2, 5]
    assert fleet(table, "sol", "b1") == {"destroyer": 1}
    assert asked(table) == {"sol": "leave"}, "no counter is left"


def test_one_says_which_ship_tries_again() -> None:
    table = attack([1, 1, 8, 1, 1], "cruiser, carrier")
    say(table, "jol_nar aim_yes yes; jol_nar aim_unit cruiser; jol_nar aim_yes no")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}


def test_nobody_is_asked_when_all_hit_or_without_a_counter() -> None:
    assert fleet(attack([8, 8, 1, 1]), "sol", "b1") == {}
    assert asked(attack([8, 1, 1, 1], counters=(0, 3, 5))) == {"sol": "leave"}


@pytest.mark.rule("T3.17.15")
def test_it_can_be_ruled_to_be_the_whole_roll() -> None:
    table = attack([1, 8, 8, 8, 1, 1], ruling="whole-roll")
    say(table, "jol_nar aim_yes yes")
    assert fleet(table, "sol", "b1") == {}
    table = attack([1, 8, 8, 1, 1, 1], ruling="whole-roll")
    say(table, "jol_nar aim_yes yes; jol_nar aim_yes no")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}, "the eight that hit was rolled again, too"


@pytest.mark.rule("T3.17.15")
@pytest.mark.parametrize(("ruling", "again", "left"), [("one-die", [2], 0), ("whole-roll", [2, 1], 1)])
def test_dice_that_are_no_combat_roll_can_be_rolled_again_as_well(ruling: str, again: list[int], left: int) -> None:
    table = position(
        "jol_nar, sol, hacan",
        planets={"Jord": "sol: 2 ground_force"},
        jol_nar={"hand": "plague", "counters": (1, 3, 5)},
        options={"reroll": ruling},
        dice=[1, 2, *again],
    )
    say(table, "jol_nar action card.plague; jol_nar aim_planet Jord; jol_nar aim_yes yes")
    assert on_planet(table, "Jord") == ("sol", left, 0, 0)
    assert state(table).players[0].counters == [0, 3, 5]
