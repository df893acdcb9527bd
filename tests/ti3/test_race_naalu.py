"""The Naalu Collective."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.things import Place, Shot, Unit
from orrery.games.ti3.rules.units import CRUISER, FIGHTER
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, fleet, position, say, state

RETREAT = "race.naalu.early_retreat"


def test_what_they_begin_with() -> None:
    assert beginning("naalu") == (
        "Druaa, Maaluuk",
        "4 fighter, 1 destroyer, 1 cruiser, 1 carrier, 4 ground_force, 1 pds, 1 space_dock",
        "antimass_deflectors, enviro_compensator",
        [2, 3, 3],
        (1, 2),
    )


@pytest.mark.parametrize(("race", "order"), [("naalu", [2, 0, 1]), ("letnev", [0, 1, 2])])
def test_they_come_first_whatever_card_they_have(race: str, order: list[int]) -> None:
    cards: dict[str, Any] = {
        "sol": {"strategies": "initiative, diplomacy"},
        "norr": {"strategies": "political, warfare"},
        race: {"strategies": "technology, imperial"},
    }
    assert order_of_play(state(position(f"sol, norr, {race}", **cards))) == order


def attacked(
    dice: list[int], attacker: str = "sol", options: dict[str, str] | None = None, theirs: str = "cruiser, 2 fighter"
) -> Table:
    """Somebody attacks a Naalu fleet that could go to a1 or b2."""
    destroyers: dict[str, Any] = {attacker: {"fleets": {"c1": "2 destroyer"}}}
    table = position(
        f"{attacker}, naalu, hacan",
        naalu={"fleets": {"b1": theirs}, "activated": "b2"},
        dice=dice,
        options=options,
        **destroyers,
    )
    say(table, f"{attacker} action tactical; {attacker} activate b1; {attacker} move_from c1")
    say(table, f"{attacker} move 2 destroyer")
    return table


def test_an_attacked_fleet_retreats_before_anything_fires() -> None:
    table = attacked([])
    say(table, f"naalu react {RETREAT}")
    assert fleet(table, "naalu", "b2") == {"cruiser": 1}, "there is no room for the fighters"
    assert fleet(table, "naalu", "b1") == {}
    assert state(table).battle is None


def test_it_may_stay_and_then_destroyers_fire_at_fighters() -> None:
    table = attacked([9, 9, 1, 1, 1, 1, 1])
    say(table, "naalu react nothing")
    assert fleet(table, "naalu", "b1") == {"cruiser": 1}
    assert asked(table) == {"naalu": "leave"}


def test_it_needs_somewhere_to_go() -> None:
    table = position(
        "sol, naalu, hacan",
        sol={"fleets": {"c1": "cruiser"}},
        naalu={"fleets": {"b1": "cruiser"}},
        dice=[7, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert asked(table) == {"hacan": "action"}
    assert fleet(table, "naalu", "b1") == {}


def test_an_attacker_does_not_retreat_early() -> None:
    table = position(
        "naalu, sol, hacan",
        naalu={"fleets": {"c1": "cruiser"}, "activated": "b2"},
        sol={"fleets": {"b1": "cruiser"}},
    )
    say(table, "naalu action tactical; naalu activate b1; naalu move_from c1; naalu move cruiser")
    assert asked(table) == {"naalu": "leave"}


@pytest.mark.rule("T3.17.16")
def test_the_retreat_comes_before_an_ambush() -> None:
    table = attacked([], "mentak")
    say(table, f"mentak react race.mentak.ambush; naalu react {RETREAT}")
    assert fleet(table, "naalu", "b2") == {"cruiser": 1}
    assert asked(table) == {"hacan": "action"}, "there is nothing left to fire at"


@pytest.mark.rule("T3.17.16")
def test_the_retreat_can_be_ruled_to_come_after_what_fires_first() -> None:
    table = attacked([9, 1, 9, 9, 1, 1], "mentak", {"early-retreat": "after-fire"}, "2 cruiser, 2 fighter")
    say(table, "mentak react race.mentak.ambush; mentak aim_units 2 destroyer; naalu lose cruiser")
    assert fleet(table, "naalu", "b1") == {"cruiser": 1}, "the fighters fell to the barrage"
    say(table, f"naalu react {RETREAT}")
    assert fleet(table, "naalu", "b2") == {"cruiser": 1}


@pytest.mark.parametrize(("unit", "kind", "bonus"), [(FIGHTER, BATTLE, 1), (CRUISER, BATTLE, 0), (1, BARRAGE_ROLL, 0)])
def test_fighters_fight_better(unit: Unit, kind: Shot, bonus: int) -> None:
    s = state(position("naalu, sol, hacan"))
    assert need(s, 1, 0, unit, kind, True, Place(7)) - need(s, 0, 1, unit, kind, True, Place(7)) == bonus
