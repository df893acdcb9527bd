"""The tactical action of Twilight Imperium 4, told in players' words."""

from __future__ import annotations

import pytest

from tests.ti4.notation import asked, fleet, on_planet, player, position, say, why_not


@pytest.mark.rule(
    "LRR 88.1",
    "LRR 17.4",
    "LRR 27.2",
    "LRR 53.1",
    "LRR 88.2",
    "LRR 88.2a",
    "LRR 92.2",
    "LRR 92.4",
    "LRR 17.1",
    "LRR 17.4a",
)
def test_a_carrier_brings_infantry_to_a_planet_of_nobody() -> None:
    table = position(
        "sol, letnev, hacan",
        tiles={"203": "19"},
        planets={"jord": "sol: 4 infantry, space_dock"},
        sol={"space": {"304": "carrier, 2 fighter"}},
    )
    assert asked(table) == {"sol": "act"}
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, 2 fighter, 2 infantry@jord")
    assert fleet(table, "sol", "203") == {"carrier": 1, "fighter": 2, "infantry": 2}
    say(table, "sol commit 2 infantry@wellon")
    assert on_planet(table, "wellon") == ("sol", {"infantry": 2})
    assert player(table, "sol").pools == [2, 5, 2]
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 6.2")
def test_a_system_with_an_own_command_token_is_not_activated_again() -> None:
    table = position(sol={"tokens": "203"})
    say(table, "sol act tactical")
    assert why_not(table, "sol activate 203") == "LRR 6.2"
    assert why_not(table, "sol activate 202") == ""


@pytest.mark.rule("LRR 71.5", "LRR 71.6", "LRR 71.9")
def test_ships_fight_until_one_side_has_none_left() -> None:
    table = position(
        sol={"space": {"304": "2 cruiser"}},
        letnev={"space": {"203": "destroyer"}},
        dice=[9, 1, 9, 1, 7],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move 2 cruiser; sol retreat no")
    assert fleet(table, "letnev", "203") == {}
    assert fleet(table, "sol", "203") == {"cruiser": 2}
