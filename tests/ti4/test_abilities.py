"""Abilities of Twilight Imperium 4 (LRR 31): who is asked first, what follows on "then", what "this system" is, and
when commanders are unlocked (7.6c)."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.nouns import TEXT
from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say
from tests.ti4.scenes import landing


@pytest.mark.rule("LRR 31.19")
def test_in_the_action_phase_all_take_turns_from_the_active_player_on_until_nobody_wants_more() -> None:
    table = battle(
        "carrier, 2 fighter",
        "2 cruiser",
        hand="morale_boost, fighter_prototype",
        their_hand="morale_boost",
        dice=[1] * 5,
    )
    assert asked(table) == {"hacan": "react"}, "the active player"
    say(table, "hacan react nothing")
    assert asked(table) == {"winnu": "react"}
    say(table, "winnu react card.morale_boost")
    assert asked(table) == {"hacan": "react"}, "whoever passed may still answer"
    assert {*options(table, "hacan")} == {"card.morale_boost", "card.fighter_prototype", "none"}
    say(table, "hacan react card.morale_boost")
    assert options(table, "hacan") == ["card.fighter_prototype", "none"], "one at a time"


@pytest.mark.rule("LRR 31.19")
def test_the_initiative_order_goes_on_after_the_active_player() -> None:
    """Everyone has a Sabotage for a card of Letnev, whose turn it is."""
    table = position(
        sol={"hand": "sabotage"},
        letnev={"hand": "mining_initiative"},
        hacan={"hand": "sabotage"},
    )
    say(table, "sol act pass; letnev act card.mining_initiative")
    if "aim_planet" in asked(table).values():
        say(table, "letnev aim_planet arc_prime")
    assert asked(table) == {"hacan": "react"}, "after Letnev comes Hacan, and Sol last"
    say(table, "hacan react nothing")
    assert asked(table) == {"sol": "react"}


@pytest.mark.rule("LRR 31.17", "LRR 55.1")
def test_what_follows_then_needs_what_comes_before() -> None:
    """Warfare: remove a command token from the board, then gain one."""
    table = position(sol={"strategies": "warfare, leadership", "pools": (3, 3, 2)})
    say(table, "sol act warfare; sol redistribute 3 tactic, 3 fleet, 2 strategy")
    assert player(table, "sol").pools == [3, 3, 2], "no token was on the board"
    table = position(sol={"strategies": "warfare, leadership", "pools": (3, 3, 2), "tokens": "203"})
    say(table, "sol act warfare")
    if "take_back" in asked(table).values():
        say(table, "sol take_back 203")
    say(table, "sol gain_tokens tactic")
    assert player(table, "sol").tokens == 0
    assert player(table, "sol").pools == [4, 3, 2]


@pytest.mark.rule("LRR 31.27")
def test_this_system_is_where_the_unit_is() -> None:
    """A space dock holds fighters in its own system only."""
    table = position(
        planets={"jord": "sol: space_dock, 2 infantry"},
        sol={"space": {"304": "cruiser, 3 fighter", "203": "cruiser, 3 fighter"}, "pools": (3, 3, 2)},
    )
    say(table, "sol act tactical; sol activate 303; sol move_from 304; sol move cruiser")
    while asked(table).get("sol") in ("move_from", "produce"):
        say(table, f"sol {asked(table)['sol']} nothing")
    say(
        table,
        "letnev act pass; hacan act pass; sol act tactical; sol activate 202; sol move_from 203; sol move cruiser",
    )
    assert fleet(table, "sol", "304") == {"fighter": 3}
    assert fleet(table, "sol", "203") == {}


@pytest.mark.rule("LRR 7.6c")
def test_a_commander_is_not_unlocked_before_an_effect_has_been_resolved_to_its_end() -> None:
    """Claire Gibson needs planets with 12 resources: Jord 4, Arc Prime 4, Lodor 3 and the planet that is just being
    explored make them."""
    table = landing(
        "63",
        "2 infantry@vorhal",
        explores="freelancers",
        planets={"arc_prime": "sol", "lodor": "sol"},
        tiles={"201": "26"},
        attached={"vorhal": "rich_world"},
        sol={"locked": "claire_gibson"},
    )
    gibson = TEXT.index["leader.claire_gibson"]
    assert asked(table) == {"sol": "freelance"}
    assert gibson not in player(table, "sol").texts, "in the middle of an exploration"
    say(table, "sol freelance nothing")
    assert gibson in player(table, "sol").texts


# --- the start and the end of a combat ---------------------------------------------------------------------------


@pytest.mark.rule("LRR 20.4a")
def test_the_start_of_a_combat_and_of_its_first_round_are_one_window() -> None:
    """Winnu may still reveal a prototype, at the start of the combat, after Hacan has boosted the morale at the start
    of the round; in the second round it is too late."""
    table = battle(
        "carrier, 2 infantry",
        hand="morale_boost",
        their_hand="reveal_prototype",
        tile="19",
        planets={"wellon": "winnu: 2 infantry"},
        winnu={"technologies": "neural_motivator, psychoarchaeology", "goods": 4},
        dice=[1, 1, 1, 1, 10, 10, 10, 10],
    )
    say(table, "hacan commit 2 infantry@wellon")
    assert options(table, "hacan") == ["card.morale_boost", "none"]
    say(table, "hacan react card.morale_boost")
    assert options(table, "winnu") == ["card.reveal_prototype", "none"]
    say(table, "winnu react nothing")
    assert on_planet(table, "wellon") == ("winnu", {}), "nobody was asked in the second round, which killed all"


@pytest.mark.rule("LRR 20.4b", "LRR 71.9a")
def test_the_end_of_a_combat_and_of_its_last_round_are_one_window() -> None:
    """Both an objective of the end of the combat and a card of the end of the round can be used first."""
    table = battle(
        "2 cruiser, dreadnought",
        "cruiser",
        hacan={"hand": "emergency_repairs", "secrets": "demonstrate_your_power"},
        dice=[7, 1, 1, 7],
    )
    say(table, "hacan sustain dreadnought")
    assert {*options(table, "hacan")} == {"card.emergency_repairs", "objective.demonstrate_your_power", "none"}
    say(table, "hacan react objective.demonstrate_your_power; hacan react card.emergency_repairs")
    assert fleet(table, "hacan", "103") == {"cruiser": 2, "dreadnought": 1}
