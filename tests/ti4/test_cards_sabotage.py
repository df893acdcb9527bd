"""Sabotage and Reverse Engineer, the action cards that answer action cards."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import CARD
from tests.ti4.battles import SIDES, battle
from tests.ti4.notation import asked, fleet, options, player, position, say, state


def cards(table: Table, faction: str) -> list[str]:
    return [CARD.names[card] for card in player(table, faction).hand]


@pytest.mark.rule("LRR 3.8")
def test_sabotage_cancels_an_action_card() -> None:
    table = position(SIDES, hacan={"hand": "flank_speed", "space": {"304": "carrier"}}, winnu={"hand": "sabotage"})
    say(table, "hacan act tactical; hacan activate 102; hacan react card.flank_speed; winnu react card.sabotage")
    assert asked(table) == {"winnu": "act"}, "the carrier does not get two systems far"
    assert sorted(CARD.names[card] for card in state(table).discard) == ["flank_speed", "sabotage"]


@pytest.mark.rule("LRR 3.8")
def test_nobody_sabotages_an_own_card_or_sabotage() -> None:
    table = position(
        SIDES,
        hacan={"hand": "flank_speed, sabotage", "space": {"304": "carrier"}},
        winnu={"hand": "sabotage"},
        letnev={"hand": "sabotage"},
    )
    say(table, "hacan act tactical; hacan activate 102; hacan react card.flank_speed")
    assert asked(table) == {"winnu": "react"}, "Hacan is not asked about the own card"
    say(table, "winnu react card.sabotage")
    assert asked(table) == {"winnu": "act"}, "nobody is asked about Sabotage"
    assert cards(table, "letnev") == ["sabotage"]


@pytest.mark.rule("LRR 3.6b")
def test_a_cancelled_card_does_not_count_as_played() -> None:
    table = position(
        SIDES,
        hacan={"hand": "flank_speed, flank_speed, flank_speed", "space": {"304": "carrier"}},
        winnu={"hand": "sabotage"},
    )
    say(table, "hacan act tactical; hacan activate 102; hacan react card.flank_speed; winnu react card.sabotage")
    assert asked(table) == {"hacan": "react"}, "another copy may follow the one that was cancelled"
    say(table, "hacan react card.flank_speed")
    assert asked(table) == {"hacan": "move_from"}, "a third may not follow the one that was played"
    assert cards(table, "hacan") == ["flank_speed"]


@pytest.mark.rule("LRR F.37")
def test_sabotage_comes_when_the_target_is_known() -> None:
    table = position(
        SIDES,
        hacan={"hand": "in_the_silence_of_space", "space": {"304": "cruiser", "204": "cruiser"}},
        winnu={"hand": "sabotage", "space": {"203": "fighter, carrier"}},
    )
    say(table, "hacan act tactical; hacan activate 102; hacan react card.in_the_silence_of_space")
    assert asked(table) == {"hacan": "aim_place"}
    say(table, "hacan aim_place 304; winnu react card.sabotage")
    assert options(table, "hacan") == ["204", "none"]


@pytest.mark.rule("LRR F.37")
def test_sabotage_comes_before_dice() -> None:
    table = battle("2 cruiser", "cruiser", hand="courageous_to_the_end", their_hand="sabotage", dice=[1, 1, 7, 7, 1, 1])
    say(table, "hacan react card.courageous_to_the_end; winnu react card.sabotage")
    assert fleet(table, "winnu", "103") == {}, "the dice that follow are those of the next round"


@pytest.mark.rule("LRR 3.6b", "LRR 3.8")
def test_another_direct_hit_may_follow_one_that_was_sabotaged() -> None:
    table = battle("cruiser", "dreadnought", hand="direct_hit, direct_hit", their_hand="sabotage", dice=[7, 1])
    say(table, "winnu sustain dreadnought; hacan react card.direct_hit; winnu react card.sabotage")
    assert fleet(table, "winnu", "103") == {"damaged_dreadnought": 1}
    say(table, "hacan react card.direct_hit")
    assert fleet(table, "winnu", "103") == {}


# --- Reverse Engineer --------------------------------------------------------------------------------------------


def test_reverse_engineer_takes_a_component_action_that_another_discards() -> None:
    table = position(
        SIDES,
        frames=(("keep_hand", 0), ("turn",)),
        hacan={"hand": "bunker, upgrade, flank_speed, flank_speed, flank_speed, plague, spy, waylay"},
        winnu={"hand": "reverse_engineer"},
    )
    say(table, "hacan discard plague")
    assert asked(table) == {"winnu": "react"}
    say(table, "winnu react card.reverse_engineer")
    assert cards(table, "winnu") == ["plague"]
    assert [CARD.names[card] for card in state(table).discard] == ["reverse_engineer"]


def test_reverse_engineer_takes_no_other_card() -> None:
    table = position(
        SIDES,
        frames=(("keep_hand", 0), ("turn",)),
        hacan={"hand": "bunker, upgrade, flank_speed, flank_speed, flank_speed, plague, spy, waylay"},
        winnu={"hand": "reverse_engineer"},
    )
    say(table, "hacan discard waylay")
    assert asked(table) == {"hacan": "act"}


def test_whoever_discards_the_card_cannot_take_it_back() -> None:
    table = position(
        SIDES,
        frames=(("keep_hand", 0), ("turn",)),
        hacan={"hand": "bunker, upgrade, flank_speed, flank_speed, flank_speed, plague, spy, reverse_engineer"},
    )
    say(table, "hacan discard spy")
    assert asked(table) == {"hacan": "act"}
