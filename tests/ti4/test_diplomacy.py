"""The strategy card Diplomacy of Twilight Imperium 4 (LRR 23)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.seats import initiative
from tests.ti4.notation import asked, options, place, player, position, say, seat_of, spent, state, why_not

FULL = "101, 102, 103, 104, 105, 106, 201, 202"
"""Eight systems with command tokens; with eight in the pools none is left in the reinforcements."""


def diplomat(**more: Any) -> Table:
    """Sol has Diplomacy, a planet at 203 and Mecatol Rex."""
    sol = {"strategies": "diplomacy", **more.pop("sol", {})}
    return position(
        tiles={"203": "19"},
        planets={"wellon": "sol", "mecatol_rex": "sol"},
        sol=sol,
        letnev={"strategies": "trade", **more.pop("letnev", {})},
        hacan={"strategies": "imperial", **more.pop("hacan", {})},
        **more,
    )


def shielded(table: Table, where: str) -> list[str]:
    """Who has a command token in a system."""
    return [name for name in ("sol", "letnev", "hacan") if player(table, name).tokens >> place(where) & 1]


@pytest.mark.rule("LRR 23.1")
def test_diplomacy_has_initiative_two_and_is_used_in_the_action_phase() -> None:
    table = diplomat()
    assert initiative(state(table), seat_of(table, "sol")) == 2
    assert "diplomacy" in options(table, "sol")


@pytest.mark.rule("LRR 23.2", "LRR E.1")
def test_all_others_put_a_token_into_a_system_of_yours_and_two_planets_are_readied() -> None:
    table = diplomat(sol={"exhausted": "jord, wellon, mecatol_rex"})
    say(table, "sol act diplomacy")
    assert options(table, "sol") == ["203", "304"]
    assert why_not(table, "sol shield_system 000") == "LRR 23.2", "not with Mecatol Rex"
    assert why_not(table, "sol shield_system 310") == "LRR 23.2", "no planet of Sol"
    pools = [player(table, name).pools[:] for name in ("letnev", "hacan")]
    say(table, "sol shield_system 203")
    assert shielded(table, "203") == ["letnev", "hacan"]
    assert pools == [player(table, name).pools for name in ("letnev", "hacan")], "they come from the reinforcements"
    assert why_not(table, "sol ready jord, wellon, mecatol_rex") == "LRR 23.3"
    say(table, "sol ready jord, mecatol_rex")
    assert spent(table) == ["wellon"]


@pytest.mark.rule("LRR 23.2a", "LRR 52.3b")
def test_without_a_token_in_the_reinforcements_one_of_the_command_sheet_is_used() -> None:
    table = diplomat(letnev={"tokens": FULL, "pools": (3, 3, 2)})
    say(table, "sol act diplomacy; sol shield_system 203")
    assert asked(table) == {"letnev": "token_from"}
    say(table, "letnev token_from tactic")
    assert player(table, "letnev").pools == [2, 3, 2]
    assert shielded(table, "203") == ["letnev", "hacan"]


@pytest.mark.rule("LRR 23.2b")
def test_whoever_has_a_token_there_already_places_none() -> None:
    table = diplomat(letnev={"tokens": f"{FULL}, 203", "pools": (2, 3, 2)})
    say(table, "sol act diplomacy; sol shield_system 203")
    assert player(table, "letnev").pools == [2, 3, 2]
    assert shielded(table, "203") == ["letnev", "hacan"]


@pytest.mark.rule("LRR 23.3", "LRR E.1")
def test_others_ready_two_planets_for_a_token_of_the_strategy_pool() -> None:
    table = diplomat(letnev={"exhausted": "arc_prime, wren_terra"}, hacan={"exhausted": "hercant, arretze, kamdorn"})
    say(table, "sol act diplomacy; sol shield_system 203")
    assert asked(table) == {"letnev": "secondary"}, "clockwise"
    say(table, "letnev secondary no; hacan secondary yes")
    assert why_not(table, "hacan ready hercant, arretze, kamdorn") == "LRR 23.3"
    say(table, "hacan ready hercant, kamdorn")
    assert (player(table, "letnev").pools, player(table, "hacan").pools) == ([3, 5, 2], [3, 5, 1])
    assert {*spent(table)} == {"arc_prime", "wren_terra", "arretze"}


@pytest.mark.rule("LRR 23.2", "LRR 31.17")
def test_without_a_system_to_choose_no_planets_are_readied() -> None:
    table = position(
        planets={"jord": "letnev", "mecatol_rex": "sol"},
        sol={"strategies": "diplomacy", "exhausted": "mecatol_rex"},
        letnev={"strategies": "trade"},
        hacan={"strategies": "imperial"},
    )
    say(table, "sol act diplomacy")
    assert asked(table) == {"letnev": "act"}
    assert spent(table) == ["mecatol_rex"]
