"""The Barony of Letnev."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, fleet, on_planet, position, say, state, why_not

PAY = "race.letnev.pay_for_combat"


def test_what_they_begin_with() -> None:
    assert beginning("letnev") == (
        "Arc Prime, Wren Terra",
        "1 destroyer, 1 carrier, 1 dreadnought, 3 ground_force, 1 space_dock",
        "antimass_deflectors, hylar_v_assault_laser",
        [2, 3, 3],
        (1, 1),
    )


def attack(dice: list[int], theirs: str = "2 destroyer", goods: int = 5) -> Table:
    """Two cruisers of Letnev against some of Sol."""
    letnev: dict[str, Any] = {"fleets": {"c1": "2 cruiser"}, "goods": goods}
    table = position("letnev, sol, hacan", letnev=letnev, sol={"fleets": {"b1": theirs}}, dice=dice)
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1; letnev move 2 cruiser")
    return table


def test_two_goods_buy_plus_one_for_a_round_and_no_longer() -> None:
    table = attack([6, 1, 1, 1, 6, 6, 1])
    say(table, f"letnev react {PAY}; letnev react nothing")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}
    assert state(table).players[0].goods == 3
    assert asked(table) == {"letnev": "react"}, "nothing was hit by the sixes of the second round"


def test_every_round_is_paid_for_anew() -> None:
    table = attack([6, 1, 1, 1, 6, 6, 1])
    say(table, f"letnev react {PAY}; letnev react nothing")
    assert asked(table) == {"letnev": "react"}
    table = attack([6, 1, 1, 1, 6, 1, 1])
    say(table, f"letnev react {PAY}; letnev react {PAY}")
    assert fleet(table, "sol", "b1") == {}
    assert state(table).players[0].goods == 1


def test_one_good_is_not_enough() -> None:
    table = attack([7, 7, 1, 1], goods=1)
    assert fleet(table, "sol", "b1") == {}


def test_troops_get_plus_two() -> None:
    table = position(
        "letnev, sol, hacan",
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force"},
        letnev={"fleets": {"c1": "carrier, ground_force"}, "goods": 2},
        dice=[6, 1],
    )
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1; letnev move carrier, ground_force")
    say(table, f"letnev land ground_force; letnev react {PAY}")
    assert on_planet(table, "Saudor") == ("letnev", 1, 0, 0)


@pytest.mark.parametrize(("race", "ships"), [("letnev", 3), ("norr", 2)])
def test_fleets_have_one_ship_more(race: str, ships: int) -> None:
    it: dict[str, Any] = {race: {"fleets": {"c1": "4 cruiser"}, "counters": (2, 3, 2)}}
    table = position(f"{race}, sol, hacan", **it)
    say(table, f"{race} action tactical; {race} activate b1; {race} move_from c1")
    assert why_not(table, f"{race} move {ships + 1} cruiser") == "T3.12.3"
    assert why_not(table, f"{race} move {ships} cruiser") == ""
