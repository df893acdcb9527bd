"""The Mentak Coalition."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, fleet, options, position, say, state, why_not

AMBUSH, PILLAGE = "race.mentak.ambush", "race.mentak.pillage"


def test_what_they_begin_with_and_a_counter_more() -> None:
    assert beginning("mentak") == (
        "Moll Primus",
        "3 cruiser, 1 carrier, 4 ground_force, 1 pds, 1 space_dock",
        "hylar_v_assault_laser, enviro_compensator",
        [2, 3, 4],
        (1, 1),
    )


# --- before a space battle ---------------------------------------------------------------------------------------


def attack(mine: str, theirs: str, dice: list[int], by: str = "mentak") -> Table:
    """Mentak attacks Sol, or vice versa."""
    other = "sol" if by == "mentak" else "mentak"
    fleets: dict[str, Any] = {by: {"fleets": {"c1": mine}}, other: {"fleets": {"b1": theirs}}}
    table = position(f"{by}, {other}, hacan", dice=dice, **fleets)
    say(table, f"{by} action tactical; {by} activate b1; {by} move_from c1; {by} move {mine}")
    return table


def test_two_ships_fire_and_what_they_hit_does_not_fire_back() -> None:
    table = attack("2 cruiser, destroyer", "2 cruiser", [9, 7])
    say(table, f"mentak react {AMBUSH}")
    assert why_not(table, "mentak aim_units 2 cruiser, destroyer") == "T3.19.1"
    say(table, "mentak aim_units cruiser, destroyer")
    assert fleet(table, "sol", "b1") == {}
    assert fleet(table, "mentak", "b1") == {"cruiser": 2, "destroyer": 1}
    assert asked(table) == {"sol": "action"}


def test_what_is_left_fights() -> None:
    table = attack("cruiser", "2 cruiser", [7, 1, 10])
    say(table, f"mentak react {AMBUSH}; mentak aim_units cruiser")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}
    assert fleet(table, "mentak", "b1") == {}


def test_a_defender_may_fire_as_well() -> None:
    table = attack("cruiser", "cruiser", [7], by="sol")
    say(table, f"mentak react {AMBUSH}; mentak aim_units cruiser")
    assert fleet(table, "sol", "b1") == {}
    assert fleet(table, "mentak", "b1") == {"cruiser": 1}


def test_nobody_has_to_fire_and_carriers_cannot() -> None:
    table = attack("cruiser", "cruiser", [7, 1])
    say(table, "mentak react nothing")
    assert fleet(table, "sol", "b1") == {}
    table = attack("carrier", "cruiser", [9, 1])
    assert fleet(table, "sol", "b1") == {}


# --- in the strategy phase ---------------------------------------------------------------------------------------


def strategy(**goods: int) -> Table:
    """A strategy phase with this many trade goods."""
    told: dict[str, Any] = {name: {"goods": count} for name, count in goods.items()}
    return position("mentak, sol, norr, hacan", frames=[("round",)], **told)


def test_up_to_two_rich_players_lose_a_trade_good() -> None:
    table = strategy(sol=3, norr=4, hacan=5)
    say(table, f"mentak react {PILLAGE}")
    assert why_not(table, "mentak rob sol, norr, hacan") == "T3.11.7"
    say(table, "mentak rob sol, hacan")
    assert [p.goods for p in state(table).players] == [2, 2, 4, 4]
    assert asked(table) == {"mentak": "take"}


def test_who_has_less_than_three_is_spared() -> None:
    table = strategy(sol=2, norr=4)
    say(table, f"mentak react {PILLAGE}")
    assert options(table, "mentak") == ["seat_3"]
    table = strategy(sol=2, norr=2)
    assert asked(table) == {"mentak": "take"}


@pytest.mark.parametrize("first", [True, False])
def test_once_in_a_strategy_phase_at_its_beginning_or_at_its_end(first: bool) -> None:
    table = strategy(sol=9)
    say(table, f"mentak react {PILLAGE}; mentak rob sol" if first else "mentak react nothing")
    while "take" in asked(table).values():
        race = next(iter(asked(table)))
        say(table, f"{race} take {options(table, race)[0]}")
    assert (asked(table) == {"mentak": "react"}) == (not first)
    if not first:
        say(table, f"mentak react {PILLAGE}; mentak rob sol")
    assert [p.goods for p in state(table).players] == [1, 8, 0, 0]
    assert not state(table).effects, "it is over with the phase"
