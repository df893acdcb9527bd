"""The strategy phase of Twilight Imperium 4 (LRR 85), the speaker (81) and the phases of a round (80)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.nouns import STRATEGY
from tests.ti4.notation import asked, options, player, position, say, state, why_not

EIGHT = "sol, letnev, hacan, winnu, xxcha, arborec, saar, mentak"


def new_round(players: int, **more: Any) -> Table:
    """The strategy phase of a round; the first player is speaker, and nobody has a strategy card."""
    names = EIGHT.split(", ")[:players]
    given: dict[str, Any] = {name: {"strategies": "", **more.pop(name, {})} for name in names}
    return position(", ".join(names), frames=[("round",)], **given, **more)


def take(table: Table, *cards: str) -> list[str]:
    """Players take these cards, whoever is asked; who took them."""
    takers = []
    for card in cards:
        (who,) = asked(table)
        say(table, f"{who} take {card}")
        takers.append(who)
    return takers


def cards_of(table: Table, faction: str) -> list[str]:
    return [STRATEGY.names[card] for card in player(table, faction).strategies]


def goods_on_cards(table: Table) -> dict[str, int]:
    return {STRATEGY.names[card]: n for card, n in enumerate(state(table).strategy_goods) if n}


@pytest.mark.rule("LRR 81.1", "LRR 84.1", "LRR 84.8", "LRR 84.8a", "LRR 85.1", "LRR 85.1b")
def test_from_the_speaker_on_each_takes_a_card_that_is_left() -> None:
    table = new_round(5)
    assert asked(table) == {"sol": "take"}, "the speaker first"
    assert len(options(table, "sol")) == 8
    say(table, "sol take warfare")
    assert cards_of(table, "sol") == ["warfare"]
    assert why_not(table, "letnev take warfare") == "LRR 85.1b"
    assert take(table, "leadership", "trade", "imperial", "politics") == ["letnev", "hacan", "winnu", "xxcha"]
    assert (asked(table), state(table).phase) == ({"letnev": "act"}, "action"), "who has the lowest initiative"


@pytest.mark.rule("LRR 85.1c", "LRR 85.2", "LRR 80.2", "LRR 84.6")
def test_three_players_take_two_cards_each_and_a_trade_good_goes_onto_those_left() -> None:
    table = new_round(3)
    takers = take(table, "imperial", "trade", "politics", "warfare", "technology", "construction")
    assert takers == ["sol", "letnev", "hacan", "sol", "letnev", "hacan"], "the second time in the same order"
    assert cards_of(table, "sol") == ["imperial", "warfare"]
    assert goods_on_cards(table) == {"leadership": 1, "diplomacy": 1}
    assert asked(table) == {"hacan": "act"}, "the lower of two cards counts"


@pytest.mark.rule("LRR 85.1a", "LRR 85.2")
def test_the_trade_goods_on_a_card_are_gained_with_it() -> None:
    table = new_round(3)
    state(table).strategy_goods = [0, 0, 0, 2, 0, 0, 0, 1]
    say(table, "sol take construction")
    assert player(table, "sol").goods == 2
    take(table, "leadership", "diplomacy", "politics", "trade", "warfare")
    assert goods_on_cards(table) == {"technology": 1, "imperial": 2}, "they pile up"


@pytest.mark.rule("LRR 85.2a")
@pytest.mark.parametrize("players", [4, 8])
def test_four_or_eight_players_leave_no_card(players: int) -> None:
    table = new_round(players)
    take(table, *STRATEGY.names)
    assert state(table).phase == "action"
    assert goods_on_cards(table) == {}


@pytest.mark.rule("LRR 80.3")
def test_what_lasts_for_a_turn_ends_before_the_next_one() -> None:
    table = position(sol={"technologies": "fleet_logistics", "pools": (3, 5, 2)})
    say(table, "sol act tactical; sol activate 203; sol react technology.fleet_logistics; sol act tactical")
    assert len(state(table).effects) == 1, "this turn's second action"
    say(table, "sol activate 204")
    assert asked(table) == {"letnev": "act"}
    assert not state(table).effects


# --- the speaker and the track at set-up -------------------------------------------------------------------------


@pytest.mark.rule("LRR 81.5", "LRR 77.3")
def test_the_first_speaker_is_drawn_by_lot_and_all_begin_without_points() -> None:
    begun = [Table.new(GAME, 3, {"galaxy": "random", "factions": "random"}, seed=seed) for seed in range(6)]
    assert {state(table).speaker for table in begun} == {0, 1, 2}
    assert {p.points for table in begun for p in state(table).players} == {0}
