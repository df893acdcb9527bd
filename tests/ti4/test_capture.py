"""Captured units of Twilight Imperium 4 (LRR 50) and the blockades that free them (19), told in players' words."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.capture import blockades, can_capture, captives_of, capture, release
from orrery.games.ti4.rules.data import CRUISER, FIGHTER, INFANTRY, MECH
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.things import NO_SEAT, Seat, Unit
from orrery.games.ti4.rules.verbs import supply_of
from tests.ti4.notation import asked, fleet, place, planet, player, position, say, state

SOL, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)


def captured(**more: Any) -> Table:
    """Sol has captured a cruiser, a mech and two fighters of Letnev."""
    sol = {"space": {"202": "cruiser"}} | more.pop("sol", {})
    table = position(
        tiles={"205": "26"},
        planets={"lodor": "letnev: 2 mech, 2 infantry", **more.pop("planets", {})},
        letnev={"space": {"203": "2 cruiser, carrier, 3 fighter"}},
        sol=sol,
        **more,
    )
    s = state(table)
    fleet_there, on_lodor = s.players[LETNEV].space[place("203")], s.players[LETNEV].ground[planet("lodor")]
    capture(s, SOL, LETNEV, fleet_there, CRUISER)
    capture(s, SOL, LETNEV, fleet_there, FIGHTER, 2)
    capture(s, SOL, LETNEV, on_lodor, MECH)
    return table


def sheet_of(table: Table, faction: str) -> list[tuple[Seat, Unit]]:
    return sorted(player(table, faction).captured)


@pytest.mark.rule("LRR 50.1", "LRR 50.3", "LRR 50.4")
def test_ships_and_mechs_lie_on_the_sheet_and_tokens_stand_for_fighters() -> None:
    table = captured()
    assert fleet(table, "letnev", "203") == {"cruiser": 1, "carrier": 1, "fighter": 1}
    assert sheet_of(table, "sol") == sorted([(NO_SEAT, FIGHTER)] * 2 + [(LETNEV, CRUISER), (LETNEV, MECH)])
    assert player(table, "letnev").reserve[FIGHTER] == 10 - 1, "fighters are back in the reinforcements"


@pytest.mark.rule("LRR 50.5")
def test_a_captured_unit_cannot_be_produced_or_placed() -> None:
    table = captured()
    letnev = player(table, "letnev")
    assert supply_of(letnev, CRUISER) == 8 - 2
    assert supply_of(letnev, MECH) == 4 - 2
    release(state(table), SOL, LETNEV, CRUISER)
    assert supply_of(letnev, CRUISER) == 8 - 1


def test_captured_plastic_is_not_lost() -> None:
    table = captured()
    before = GAME.conserved(state(position(letnev={"space": {"203": "cruiser"}})))
    assert GAME.conserved(state(table))[0] == before[0]


@pytest.mark.rule("LRR 50.4c", "LRR 50.2", "LRR 50.2b")
def test_a_returned_token_goes_to_the_supply_and_to_nobody() -> None:
    table = captured()
    before = [*player(table, "letnev").reserve]
    release(state(table), SOL, NO_SEAT, FIGHTER)
    assert player(table, "letnev").reserve == before
    assert sheet_of(table, "sol").count((NO_SEAT, FIGHTER)) == 1


# --- blockades (LRR 19) -------------------------------------------------------------------------------------------


DOCK = {"planets": {"jord": "sol: space_dock, infantry"}}


@pytest.mark.rule("LRR 19.2", "LRR 50.2c", "LRR 50.4b")
def test_a_blockade_returns_the_units_of_whoever_blockades() -> None:
    table = captured(**DOCK)
    say(table, "sol act pass; letnev act tactical; letnev activate 304; letnev move_from 203")
    say(table, "letnev move cruiser")
    while asked(table).get("letnev") == "move_from":
        say(table, "letnev move_from nothing")
    assert fleet(table, "letnev", "304") == {"cruiser": 1}
    assert sheet_of(table, "sol") == [(NO_SEAT, FIGHTER)] * 2, "tokens stay"
    assert player(table, "letnev").reserve[CRUISER] == 8 - 1
    assert player(table, "letnev").reserve[MECH] == 4 - 1


@pytest.mark.rule("LRR 19.1", "LRR 19.2")
def test_ships_of_the_owner_keep_a_dock_from_being_blockaded() -> None:
    table = captured(sol={"space": {"202": "cruiser", "304": "carrier"}}, **DOCK)
    s = state(table)
    s.players[LETNEV].space[place("304")] = s.players[LETNEV].space[place("203")].clone()
    assert not blockades(s, LETNEV, SOL)
    del s.players[SOL].space[place("304")]
    assert blockades(s, LETNEV, SOL)
    assert not blockades(s, SOL, LETNEV), "Letnev has no space dock"


@pytest.mark.rule("LRR 50.6", "LRR 19.2a")
def test_whoever_is_blockaded_captures_nothing_of_the_one_who_blockades() -> None:
    table = captured(**DOCK)
    s = state(table)
    there = s.players[LETNEV].space[place("203")]
    s.players[LETNEV].space[place("304")] = there
    del s.players[LETNEV].space[place("203")]
    assert not can_capture(s, SOL, LETNEV)
    assert can_capture(s, SOL, HACAN)
    capture(s, SOL, LETNEV, there, CRUISER)
    assert there.all[CRUISER] == 1, "it stays where it is"


def test_nobody_captures_own_units() -> None:
    assert not can_capture(state(captured()), SOL, SOL)


# --- elimination (LRR 16) -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 16.11")
def test_what_an_eliminated_player_had_captured_returns() -> None:
    table = captured()
    eliminate(state(table), SOL)
    assert sheet_of(table, "sol") == []
    assert player(table, "letnev").reserve[CRUISER] == 8 - 1


@pytest.mark.rule("LRR 16.2")
def test_captured_units_of_an_eliminated_player_leave_the_game() -> None:
    table = captured()
    eliminate(state(table), LETNEV)
    assert sheet_of(table, "sol") == [(NO_SEAT, FIGHTER)] * 2
    assert captives_of(player(table, "sol"), LETNEV) == []


def test_infantry_is_captured_as_a_token_too() -> None:
    table = captured()
    s = state(table)
    capture(s, SOL, LETNEV, s.players[LETNEV].ground[planet("lodor")], INFANTRY)
    assert (NO_SEAT, INFANTRY) in sheet_of(table, "sol")
