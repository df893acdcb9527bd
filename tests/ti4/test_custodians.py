"""The custodians of Mecatol Rex in Twilight Imperium 4 (LRR 40, 60)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, state, why_not


def arrival(move: str = "carrier, 2 infantry", **more: Any) -> Table:
    """Sol has come to Mecatol Rex from 104."""
    mine = {"space": {"104": move}, "goods": 6, **more.pop("sol", {})}
    table = position(sol=mine, **more)
    say(table, f"sol act tactical; sol activate 000; sol move_from 104; sol move {move}")
    return table


@pytest.mark.rule("LRR 40.1", "LRR 60.1")
def test_nobody_lands_while_the_custodians_are_there() -> None:
    table = arrival()
    say(table, "sol custodians no")
    assert asked(table) == {"letnev": "act"}, "there is no other planet to land on"
    assert fleet(table, "sol", "000") == {"carrier": 1, "infantry": 2}
    assert (on_planet(table, "mecatol_rex"), state(table).custodians) == (("", {}), True)


@pytest.mark.rule("LRR 40.2", "LRR 40.3", "LRR 60.1")
def test_six_influence_remove_them_for_a_point_and_then_somebody_must_land() -> None:
    table = arrival()
    say(table, "sol custodians yes")
    assert why_not(table, "sol pay 5 trade_good") != "", "six"
    say(table, "sol pay jord, 4 trade_good")
    assert (player(table, "sol").points, state(table).custodians) == (1, False)
    assert asked(table) == {"sol": "commit"}
    assert why_not(table, "sol commit nothing") != "", "at least one"
    say(table, "sol commit infantry@mecatol_rex; sol commit nothing")
    assert on_planet(table, "mecatol_rex") == ("sol", {"infantry": 1})


@pytest.mark.rule("LRR 40.2")
@pytest.mark.parametrize(("move", "goods"), [("cruiser", 6), ("carrier, 2 infantry", 3)])
def test_without_ground_forces_or_influence_they_stay(move: str, goods: int) -> None:
    table = arrival(move, sol={"goods": goods})
    assert asked(table) == {"letnev": "act"}
    assert state(table).custodians


@pytest.mark.rule("LRR 40.4")
@pytest.mark.parametrize(("answer", "phase"), [("yes", "agenda"), ("no", "strategy")])
def test_the_agenda_phase_begins_in_the_round_in_which_they_leave(answer: str, phase: str) -> None:
    table = arrival(frames=(("turn",), ("status_phase",), ("agenda_phase",), ("round",)), agendas="agenda.mutiny")
    say(table, f"sol custodians {answer}")
    if answer == "yes":
        say(table, "sol pay 6 trade_good; sol commit infantry@mecatol_rex; sol commit nothing")
    say(table, "letnev act pass; hacan act pass; sol act pass")
    for name in ("sol", "letnev", "hacan"):
        tokens = sum(player(table, name).pools) + 2
        say(table, f"{name} gain_tokens 2 tactic; {name} redistribute {tokens} fleet")
    assert state(table).phase == phase
