"""T3.19: the action cards of space battles."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti3.notation import asked, damage, fleet, options, place, position, say, state

ROUND_TWO = {"activated": "a1"}


def attack(mine: str, theirs: str, dice: list[int], **more: Any) -> Table:
    """Hacan attacks Sol in b1; Sol could leave, so each round begins with a question."""
    attacker: dict[str, Any] = {"fleets": {"c1": mine}, "counters": (2, 3, 9), **more.pop("hacan", {})}
    defender: dict[str, Any] = {"fleets": {"b1": theirs}, "counters": (2, 3, 9), **ROUND_TWO, **more.pop("sol", {})}
    table = position("hacan, sol, norr", hacan=attacker, sol=defender, dice=dice, **more)
    say(table, f"hacan action tactical; hacan activate b1; hacan move_from c1; hacan move {mine}")
    return table


def play(table: Table, race: str, card: str) -> None:
    say(table, f"{race} react card.{card}")


def test_minelayers_hit_once_for_each_cruiser_before_the_battle() -> None:
    table = attack("3 destroyer", "2 cruiser", [], sol={"hand": "minelayers"})
    play(table, "sol", "minelayers")
    assert fleet(table, "hacan", "b1") == {"destroyer": 1}
    assert asked(table) == {"sol": "leave"}


def test_minelayers_are_not_for_the_attacker() -> None:
    table = attack("3 cruiser", "2 cruiser", [], hacan={"hand": "minelayers"})
    assert asked(table) == {"sol": "leave"}


def test_fighter_prototypes_count_for_one_round() -> None:
    table = attack(
        "carrier, 2 fighter", "8 cruiser", [7, 6, 8, *[1] * 8, 7, 7, 8, *[1] * 7], hacan={"hand": "fighter_prototype"}
    )
    play(table, "hacan", "fighter_prototype")
    say(table, "sol leave no")
    assert fleet(table, "sol", "b1") == {"cruiser": 7}, "only the 7 of a fighter hits"
    say(table, "sol leave no")
    assert fleet(table, "sol", "b1") == {"cruiser": 7}, "not in the second round"


def test_into_the_breach_a_dreadnought_takes_the_first_two_hits() -> None:
    table = attack(
        "dreadnought, 2 cruiser", "3 cruiser", [6, 1, 3, 7, 7, 7], hacan={"hand": "into_the_breach"},
    )  # fmt: skip
    play(table, "hacan", "into_the_breach")
    say(table, "sol leave no")
    assert fleet(table, "hacan", "b1") == {"cruiser": 1}
    assert fleet(table, "sol", "b1") == {"cruiser": 2}, "a 6 is enough for a cruiser now"


def test_into_the_breach_lasts_for_the_whole_battle_and_a_damaged_ship_takes_one_hit() -> None:
    table = attack(
        "dreadnought, 2 cruiser", "2 cruiser", [1, 1, 1, 7, 1, 6, 1, 1, 1, 7], hacan={"hand": "into_the_breach"}
    )
    play(table, "hacan", "into_the_breach")
    say(table, "sol leave no")
    assert fleet(table, "hacan", "b1") == {"cruiser": 2, "dreadnought": 1, "damaged_dreadnought": 1}
    say(table, "sol leave no")
    assert fleet(table, "hacan", "b1") == {"cruiser": 2}
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


def test_into_the_breach_asks_whether_a_damaged_dreadnought_is_meant() -> None:
    table = attack("cruiser", "2 dreadnought", [], sol={"hand": "into_the_breach"})
    assert asked(table) == {"sol": "react"}
    damage(table, "sol", "b1")
    play(table, "sol", "into_the_breach")
    assert options(table, "sol") == ["dreadnought", "damaged_dreadnought"]


@pytest.mark.rule("T3.17.17")
def test_morale_boost_counts_for_the_first_round() -> None:
    table = attack("2 cruiser", "4 cruiser", [6, 5, 1, 1, 1, 1, 6, 6, 1, 1, 1], hacan={"hand": "morale_boost"})
    play(table, "hacan", "morale_boost")
    say(table, "sol leave no; sol leave no")
    assert fleet(table, "sol", "b1") == {"cruiser": 3}, "nothing in the second round"
    assert state(table).discard


@pytest.mark.rule("T3.17.17")
def test_morale_boost_can_be_allowed_before_any_round() -> None:
    dice = [6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1]
    table = attack(
        "2 cruiser", "4 cruiser", dice, hacan={"hand": "morale_boost"}, options={"morale-boost": "any-round"}
    )
    say(table, "hacan react nothing; sol leave no")
    assert fleet(table, "sol", "b1") == {"cruiser": 4}
    say(table, "hacan react card.morale_boost; sol leave no")
    assert fleet(table, "sol", "b1") == {"cruiser": 2}


def test_a_skilled_retreat_leaves_a_counter_where_the_fleet_goes() -> None:
    table = attack("cruiser", "dreadnought", [], hacan={"hand": "skilled_retreat", "activated": "b2"})
    say(table, "hacan react card.skilled_retreat")
    assert "b2" not in options(table, "hacan"), "activated already"
    say(table, "hacan aim_place c1")
    assert fleet(table, "hacan", "c1") == {"cruiser": 1}
    assert fleet(table, "sol", "b1") == {"dreadnought": 1}
    assert state(table).players[0].activated >> place("c1") & 1
    assert asked(table) == {"sol": "action"}


def test_a_skilled_retreat_needs_a_friendly_or_empty_system() -> None:
    around = ("a1", "b2", "b12", "c1", "c2", "c18")
    for free in ("b2", "c1"):
        there = dict.fromkeys([where for where in around if where != free], "destroyer")
        table = attack("cruiser", "dreadnought", [], hacan={"hand": "skilled_retreat"}, norr={"fleets": there})
        say(table, "hacan react card.skilled_retreat")
        assert options(table, "hacan") == [free]


def test_recheck_rolls_one_die_again() -> None:
    table = attack("2 cruiser", "destroyer", [1, 7, 3, 1], sol={"hand": "recheck"})
    say(table, "sol leave no; sol react card.recheck")
    assert options(table, "sol") == ["1", "2"]
    say(table, "sol recheck 2")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}


def test_recheck_can_be_for_the_own_dice() -> None:
    table = attack("2 cruiser", "2 destroyer", [1, 1, 8, 1, 1], hacan={"hand": "recheck"})
    say(table, "sol leave no; hacan react card.recheck; hacan recheck 1")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}


def test_shields_hold_two_hits() -> None:
    table = attack("3 cruiser", "2 cruiser", [7, 7, 7, 1, 1], sol={"hand": "shields_holding"})
    say(table, "sol leave no; sol react card.shields_holding")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


def test_a_direct_hit_destroys_what_has_just_been_damaged() -> None:
    table = attack("cruiser", "dreadnought, destroyer", [7, 1, 1], hacan={"hand": "direct_hit"})
    say(table, "sol leave no; sol lose damaged_dreadnought; hacan react card.direct_hit")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}
    assert state(table).players[1].reserve[4] == 5


@pytest.mark.rule("T3.17.76", "T3.19.2")
@pytest.mark.parametrize("ruling", ["one-per-fleet", "one-per-ship"])
def test_a_fleet_is_hit_directly_once_in_a_round(ruling: str) -> None:
    table = attack(
        "2 cruiser", "2 dreadnought, destroyer", [7, 7, 1, 1, 1], hacan={"hand": "direct_hit, direct_hit"},
        options={"direct-hits": ruling},
    )  # fmt: skip
    say(table, "sol leave no; sol lose 2 damaged_dreadnought; hacan react card.direct_hit")
    again = ruling == "one-per-ship"
    assert (asked(table) == {"hacan": "react"}) is again
    if again:
        say(table, "hacan react card.direct_hit")
        assert fleet(table, "sol", "b1") == {"destroyer": 1}
    else:
        assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1, "destroyer": 1}


@pytest.mark.rule("T3.17.76", "T3.19.2")
def test_a_direct_hit_that_was_sabotaged_or_not_played_leaves_the_next() -> None:
    table = attack(
        "2 cruiser", "2 dreadnought, destroyer", [7, 7, 1, 1, 1], hacan={"hand": "direct_hit, direct_hit"},
        sol={"hand": "sabotage"},
    )  # fmt: skip
    say(table, "sol leave no; sol lose 2 damaged_dreadnought")
    say(table, "hacan react card.direct_hit; sol react card.sabotage; hacan react card.direct_hit")
    assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1, "destroyer": 1}


def test_a_direct_hit_needs_a_battle() -> None:
    """PDS fire is not one of them."""
    table = attack(
        "dreadnought, cruiser", "cruiser", [6], tiles={"b1": "saudor"}, planets={"Saudor": "sol: pds"},
        sol={"hand": "direct_hit"},
    )  # fmt: skip
    say(table, "sol fire b1; hacan lose damaged_dreadnought")
    assert fleet(table, "hacan", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1, "cruiser": 1}
    assert asked(table) == {"sol": "leave"}


def test_cargo_is_lost_with_a_ship_that_is_hit_directly() -> None:
    table = attack(
        "war_sun, 2 ground_force", "2 cruiser", [1, 1, 1, 7, 1], sol={"hand": "direct_hit"},
    )  # fmt: skip
    say(table, "sol leave no; sol react card.direct_hit")
    assert fleet(table, "hacan", "b1") == {}


@pytest.mark.rule("T3.19.2")
def test_nobody_plays_two_equal_cards_in_one_situation() -> None:
    table = attack("2 cruiser", "4 cruiser", [6, 5, 1, 1, 1, 1], hacan={"hand": "morale_boost, morale_boost"})
    play(table, "hacan", "morale_boost")
    assert asked(table) == {"sol": "leave"}


@pytest.mark.rule("T3.19.1")
def test_both_announce_before_either_is_shown() -> None:
    table = attack("2 cruiser", "2 cruiser", [], hacan={"hand": "morale_boost"}, sol={"hand": "morale_boost"})
    assert asked(table) == {"hacan": "react", "sol": "react"}
    play(table, "hacan", "morale_boost")
    assert state(table).discard == []
    play(table, "sol", "morale_boost")
    assert len(state(table).discard) == 2
