"""T3.7.6 to T3.7.13: the space battle."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.notation import asked, fleet, options, place, position, say, state, why_not


def battle(mine: str, theirs: str, /, dice: list[int], where: str = "b1", **more: Any) -> Table:
    """Sol attacks N'orr, who has ships in the next system."""
    sol: dict[str, Any] = {"fleets": {"c1": mine}, "counters": (2, 3, 9), **more.pop("sol", {})}
    norr: dict[str, Any] = {"fleets": {where: theirs}, "counters": (2, 3, 9), **more.pop("norr", {})}
    table = position(sol=sol, norr=norr, dice=dice, **more)
    say(table, f"sol action tactical; sol activate {where}; sol move_from c1; sol move {mine}")
    return table


def one_round(mine: str, theirs: str, /, dice: list[int], **more: Any) -> Table:
    """The same, up to the second round: N'orr could leave then, and is asked."""
    table = battle(mine, theirs, dice=dice, norr={"activated": "a1"}, **more)
    say(table, "norr leave no")
    return table


@pytest.mark.rule("T3.7.6", "T3.7.9")
def test_they_fight_until_one_is_left() -> None:
    table = battle("2 cruiser", "destroyer", dice=[6, 6, 7, 6, 7, 7])
    assert fleet(table, "sol", "b1") == {"cruiser": 2}
    assert fleet(table, "norr", "b1") == {}
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.7.9", "T3.14.1")
def test_each_ship_hits_with_its_own_value_and_war_suns_three_times() -> None:
    values = {"fighter": 9, "destroyer": 9, "cruiser": 7, "carrier": 9, "dreadnought": 5}
    fleet_of_all = ", ".join(values)
    assert list(values) == ["fighter", "destroyer", "cruiser", "carrier", "dreadnought"]
    for low in (True, False):
        sol = [value - low for value in values.values()]
        table = one_round(fleet_of_all, "8 destroyer", dice=[*[1] * 16, *sol, *[1] * 8])
        assert fleet(table, "norr", "b1") == {"destroyer": 8 if low else 3}
    table = one_round("war_sun", "8 destroyer", dice=[3, 3, 2, *[1] * 8])
    assert fleet(table, "norr", "b1") == {"destroyer": 6}


@pytest.mark.rule("T3.7.9")
def test_luck_is_kept() -> None:
    table = battle("2 cruiser", "destroyer", dice=[6, 7, 7])
    sol, norr = state(table).players[:2]
    assert (sol.hits, sol.expected) == (1, 8)
    assert (norr.hits, norr.expected) == (0, 3)


@pytest.mark.rule("T3.7.7")
def test_destroyers_shoot_at_fighters_first() -> None:
    table = one_round("destroyer", "3 fighter, cruiser", dice=[9, 10, 1, 1, 1])
    assert fleet(table, "norr", "b1") == {"fighter": 1, "cruiser": 1}
    assert fleet(table, "sol", "b1") == {"destroyer": 1}


@pytest.mark.rule("T3.7.7")
def test_both_sides_barrage_at_once() -> None:
    table = one_round("destroyer, carrier, 2 fighter", "destroyer, 2 fighter", dice=[9, 9, 9, 9, 1, 1, 1])
    assert "fighter" not in fleet(table, "sol", "b1")
    assert "fighter" not in fleet(table, "norr", "b1")


@pytest.mark.rule("T3.7.10")
def test_losses_are_the_owners_choice_and_the_attacker_is_first() -> None:
    table = battle("cruiser, destroyer", "cruiser, destroyer", dice=[10, 1, 10, 1])
    assert asked(table) == {"sol": "lose"}
    say(table, "sol lose cruiser")
    assert asked(table) == {"norr": "lose"}
    say(table, "norr lose destroyer")


@pytest.mark.rule("T3.7.10")
def test_a_dreadnought_is_damaged_before_it_is_lost() -> None:
    table = one_round("dreadnought, cruiser", "cruiser, 2 destroyer", dice=[1, 1, 9, 9, 1])
    assert why_not(table, "sol lose dreadnought, cruiser") == "T3.7.10"
    say(table, "sol lose damaged_dreadnought, cruiser")
    assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1}


@pytest.mark.rule("T3.7.10")
def test_a_damaged_ship_is_lost_with_the_next_hit() -> None:
    table = one_round("war_sun", "cruiser", dice=[1, 1, 1, 7, 1, 1, 1, 7])
    assert fleet(table, "sol", "b1") == {"war_sun": 1, "damaged_war_sun": 1}
    say(table, "norr leave no")
    assert fleet(table, "sol", "b1") == {}
    assert state(table).players[0].reserve[5] == 2


@pytest.mark.rule("T3.7.8", "T3.7.11")
def test_the_attacker_withdraws_to_a_system_activated_before() -> None:
    table = battle("2 cruiser", "2 cruiser", dice=[1, 1, 7, 1], sol={"activated": "b2"})
    assert asked(table) == {"sol": "leave"}
    say(table, "sol leave yes")
    assert fleet(table, "sol", "b2") == {"cruiser": 1}
    assert fleet(table, "norr", "b1") == {"cruiser": 2}


@pytest.mark.rule("T3.7.8")
def test_the_defender_retreats_if_the_attacker_stays() -> None:
    table = battle("2 cruiser", "2 cruiser", dice=[1, 1, 1, 1], sol={"activated": "b2"}, norr={"activated": "a1"})
    say(table, "sol leave no")
    assert asked(table) == {"norr": "leave"}
    say(table, "norr leave yes")
    assert fleet(table, "norr", "a1") == {"cruiser": 2}
    assert fleet(table, "sol", "b1") == {"cruiser": 2}


@pytest.mark.rule("T3.7.11")
def test_nobody_retreats_without_a_haven_or_into_enemies() -> None:
    table = battle(
        "cruiser", "cruiser", dice=[1, 1], norr={"activated": "a1"}, hacan={"fleets": {"a1": "fighter, carrier"}}
    )
    assert asked(table) != {"norr": "leave"}


@pytest.mark.rule("T3.7.11")
def test_a_retreat_is_void_when_the_enemy_is_gone() -> None:
    table = battle("cruiser", "cruiser", dice=[7, 1], sol={"activated": "b2"})
    say(table, "sol leave yes")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.7.11")
def test_of_several_havens_the_owner_chooses() -> None:
    table = battle("2 cruiser", "cruiser", dice=[1, 1, 1], sol={"activated": "b2, a1"})
    say(table, "sol leave yes")
    assert options(table, "sol") == ["a1", "b2"]
    say(table, "sol retreat_to a1")
    assert fleet(table, "sol", "a1") == {"cruiser": 2}


@pytest.mark.rule("T3.7.12", "T3.12.5")
def test_fighters_fight_on_without_a_carrier_and_die_afterwards() -> None:
    table = one_round("carrier, 3 fighter", "destroyer", dice=[1, 1, 1, 1, 1, 1, 10, 1, 1, 10, 1])
    assert asked(table) == {"sol": "lose"}
    say(table, "sol lose carrier")
    assert fleet(table, "sol", "b1") == {"fighter": 3}
    say(table, "norr leave no")
    assert fleet(table, "sol", "b1") == {}
    assert fleet(table, "norr", "b1") == {}


@pytest.mark.rule("T3.7.13")
def test_all_cargo_is_lost_with_the_last_ship() -> None:
    table = battle("carrier, 2 ground_force", "cruiser", dice=[1, 7])
    assert fleet(table, "sol", "b1") == {}


@pytest.mark.rule("T3.3.8")
def test_who_defends_in_a_nebula_gets_one() -> None:
    table = one_round("2 cruiser", "2 cruiser", dice=[6, 6, 6, 1], tiles={"b1": "nebula"})
    assert fleet(table, "sol", "b1") == {"cruiser": 1}
    assert fleet(table, "norr", "b1") == {"cruiser": 2}


@pytest.mark.rule("T3.7.6")
def test_both_can_be_destroyed() -> None:
    table = battle("cruiser", "cruiser", dice=[7, 7])
    assert fleet(table, "sol", "b1") == fleet(table, "norr", "b1") == {}


@pytest.mark.rule("T3.12.4")
def test_a_fleet_that_retreats_must_keep_to_the_fleet_supply() -> None:
    table = battle(
        "2 cruiser", "cruiser", dice=[1, 1, 1],
        sol={"activated": "b2", "counters": (2, 3, 3), "fleets": {"c1": "2 cruiser", "b2": "destroyer, carrier"}},
    )  # fmt: skip
    say(table, "sol leave yes")
    assert asked(table) == {"sol": "give_up"}
    say(table, "sol give_up carrier")
    assert fleet(table, "sol", "b2") == {"destroyer": 1, "cruiser": 2}
    assert state(table).players[0].activated >> place("b2") & 1
