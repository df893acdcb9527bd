"""The action cards of Twilight Imperium 4 about strategy cards, strategic actions and the phases around them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import STRATEGY
from tests.ti4.battles import SIDES
from tests.ti4.notation import asked, options, player, position, say, state, why_not

NEW_ROUND = (("round",),)


def taken(table: Table, faction: str) -> list[str]:
    return [STRATEGY.names[card] for card in player(table, faction).strategies]


def new_round(**players: dict[str, str]) -> Table:
    """The strategy phase of a new round, in which nobody has a strategy card yet."""
    names = [name.strip() for name in SIDES.split(",")]
    given: dict[str, Any] = {name: {"strategies": "", **players.get(name, {})} for name in names}
    return position(SIDES, frames=NEW_ROUND, **given)


# --- the strategy phase ------------------------------------------------------------------------------------------


def test_summit_brings_two_command_tokens() -> None:
    table = new_round(winnu={"hand": "summit"})
    say(table, "winnu react card.summit; winnu gain_tokens tactic, fleet")
    assert player(table, "winnu").pools == [4, 6, 2]
    assert asked(table) == {"hacan": "take"}


def test_manipulate_investments_puts_goods_on_strategy_cards() -> None:
    table = new_round(winnu={"hand": "manipulate_investments"})
    say(table, "winnu react card.manipulate_investments")
    assert why_not(table, "winnu aim_strategies 3 trade, 2 warfare") != ""
    assert why_not(table, "winnu aim_strategies trade, warfare, politics") != "", "all five"
    say(table, "winnu aim_strategies 3 trade, warfare, politics")
    say(table, "hacan take trade")
    assert player(table, "hacan").goods == 3


def test_public_disgrace_makes_a_player_choose_another_card() -> None:
    table = new_round(letnev={"hand": "public_disgrace"})
    say(table, "hacan take imperial; letnev react card.public_disgrace")
    assert "imperial" not in options(table, "hacan")
    say(table, "hacan take warfare")
    assert taken(table, "hacan") == ["warfare"]
    say(table, "winnu take imperial")
    assert taken(table, "winnu") == ["imperial"]


def test_nobody_disgraces_oneself() -> None:
    table = new_round(hacan={"hand": "public_disgrace"})
    say(table, "hacan take imperial")
    assert asked(table) == {"winnu": "take"}


# --- strategic actions -------------------------------------------------------------------------------------------


def test_coup_detat_ends_the_turn_before_the_strategic_action() -> None:
    table = position(
        SIDES,
        hacan={"strategies": "politics"},
        winnu={"hand": "coup_detat", "strategies": "trade"},
        letnev={"strategies": "imperial"},
    )
    say(table, "hacan act politics; winnu react card.coup_detat")
    assert asked(table) == {"winnu": "act"}, "it is the next player's turn"
    assert player(table, "hacan").used == 0, "the card is not exhausted"
    assert not player(table, "hacan").hand
    assert state(table).speaker == 0


def test_coup_detat_is_not_for_ones_own_action() -> None:
    table = position(
        SIDES,
        hacan={"strategies": "politics", "hand": "coup_detat"},
        winnu={"strategies": "trade"},
        letnev={"strategies": "imperial"},
    )
    say(table, "hacan act politics")
    assert asked(table) == {"hacan": "new_speaker"}


def test_coup_detat_does_not_stop_other_actions() -> None:
    table = position(SIDES, winnu={"hand": "coup_detat"})
    say(table, "hacan act tactical")
    assert asked(table) == {"hacan": "activate"}


# --- the status phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 82.8")
def test_political_stability_keeps_strategy_cards_for_another_round() -> None:
    table = position(
        SIDES,
        frames=(("return_strategies", 0), ("return_strategies", 1), ("return_strategies", 2), ("round",)),
        winnu={"hand": "political_stability"},
    )
    say(table, "winnu react card.political_stability")
    assert taken(table, "winnu") == ["diplomacy"]
    assert player(table, "winnu").used == 0
    assert "diplomacy" not in options(table, "hacan")
    say(table, "hacan take trade; letnev take warfare; hacan take imperial; letnev take politics")
    assert asked(table) == {"winnu": "act"}, "Winnu chose none, and diplomacy comes first"
    assert taken(table, "winnu") == ["diplomacy"]
    assert not state(table).effects, "from the next strategy phase on Winnu chooses again"
