"""T3.16.5: sabotage runs."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.notation import asked, fleet, position, say
from tests.ti3.spoken import spoken

ON = {"sabotage-runs": "on"}


def battle(mine: str, theirs: str, dice: list[int], options: dict[str, str] | None = None) -> Table:
    """Sol attacks Norr at b1, and is asked at the beginning of the first round whether to leave for a1."""
    table = position(
        options=ON if options is None else options,
        sol={"fleets": {"c1": mine}, "counters": (2, 3, 9), "activated": "a1"},
        norr={"fleets": {"b1": theirs}, "counters": (2, 3, 9)},
        dice=dice,
    )
    say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move {mine}")
    return table


@pytest.mark.rule("T3.16.5")
def test_a_ten_after_a_nine_blows_a_war_sun_up() -> None:
    table = battle("carrier, 4 fighter", "war_sun, cruiser", [9, 10, 3, 8, 10, 9])
    say(table, "sol squadron 4")
    assert fleet(table, "norr", "b1") == {"cruiser": 1}
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 1}


@pytest.mark.rule("T3.16.5")
def test_a_squadron_that_does_not_get_through_is_lost() -> None:
    table = battle("carrier, 4 fighter", "war_sun, cruiser", [8, 8, 9, 9])
    say(table, "sol squadron 3")
    assert fleet(table, "norr", "b1") == {"war_sun": 1, "cruiser": 1}
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 1}


@pytest.mark.rule("T3.16.5")
def test_one_squadron_for_each_war_sun_named_before_any_flies() -> None:
    table = battle("carrier, 5 fighter", "2 war_sun", [10, 9, 10, 10, 10, 10, 10, 10])
    say(table, "sol squadron 3")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 5}, "nobody has flown"
    assert table.find(0)[1].args["sun"] == 2
    say(table, "sol squadron 1")
    assert fleet(table, "norr", "b1") == {}
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 5}


@pytest.mark.rule("T3.16.5")
def test_both_may_and_the_attacker_is_first() -> None:
    table = battle("war_sun, fighter", "war_sun, fighter", [1])
    assert asked(table) == {"sol": "squadron"}
    say(table, "sol squadron 1")
    assert asked(table) == {"norr": "squadron"}


def squad(**more: Any) -> Table:
    return battle("carrier, 4 fighter", "war_sun, cruiser", [], **more)


@pytest.mark.rule("T3.16.5")
def test_nobody_is_asked_without_the_option() -> None:
    assert asked(squad()) == {"sol": "squadron"}
    assert asked(squad(options={})) == {"sol": "leave"}


def test_everything_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")
    table = battle("carrier, 4 fighter", "war_sun, cruiser", [9, 1, 10])
    assert spoken(table)
    say(table, "sol squadron 2")
    assert spoken(table)
