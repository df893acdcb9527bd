"""Strategic actions of Twilight Imperium 4 (LRR 83) and the strategy cards they use (84)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.games.ti4.rules.nouns import STRATEGY
from tests.ti4.notation import asked, player, position, say, state, why_not

CARDS = {"letnev": "leadership, trade", "hacan": "diplomacy, politics", "sol": "warfare, imperial"}
"""Letnev has the first turn, then Hacan, then Sol."""


def turns(**more: Any) -> Table:
    """The first turn of a round, in which nobody has used a strategy card yet."""
    players: dict[str, Any] = {name: {"strategies": CARDS[name], **more.pop(name, {})} for name in CARDS}
    return position(**players, **more)


# --- primary and secondary abilities -----------------------------------------------------------------------------


@pytest.mark.rule("LRR 83.1", "LRR 83.1a", "LRR 84.4", "LRR 84.7")
def test_the_others_may_use_the_secondary_ability_clockwise() -> None:
    table = turns()
    say(table, "letnev act trade; letnev for_free nothing")
    assert player(table, "letnev").goods == 3
    assert asked(table) == {"hacan": "secondary"}, "to the left of Letnev"
    say(table, "hacan secondary no")
    assert asked(table) == {"sol": "secondary"}
    say(table, "sol secondary yes")
    assert (player(table, "sol").commodities, player(table, "hacan").commodities) == (4, 0)
    assert (player(table, "sol").pools, player(table, "hacan").pools) == ([3, 5, 1], [3, 5, 2])
    assert asked(table) == {"hacan": "act"}, "Letnev does not use the secondary ability"


@pytest.mark.rule("LRR 84.3", "LRR 84.8b")
def test_only_the_primary_ability_of_an_own_card_is_used() -> None:
    table = turns()
    assert why_not(table, "letnev act diplomacy") == "LRR 84.3"
    assert why_not(table, "letnev act construction") == "LRR 84.3", "nobody has it"
    assert why_not(table, "letnev act leadership") == ""


@pytest.mark.rule("LRR 83.2", "LRR 83.2a", "LRR 78.6")
def test_a_card_is_exhausted_when_all_have_had_their_chance_and_all_cards_before_passing() -> None:
    table = position(sol={"strategies": "trade, warfare"})
    say(table, "letnev act pass; hacan act pass")
    assert why_not(table, "sol act pass") == "LRR 4.4"
    say(table, "sol act trade; sol for_free nothing; letnev secondary no")
    assert not player(table, "sol").used, "Hacan has not had the chance yet"
    say(table, "hacan secondary no")
    assert player(table, "sol").used == 1 << STRATEGY.index["trade"]
    assert why_not(table, "sol act trade") == "LRR 83.2"
    assert why_not(table, "sol act pass") == "LRR 4.4", "two cards with three players"
    say(table, "sol act warfare; sol redistribute 3 tactic, 5 fleet, 2 strategy; sol act pass")
    assert state(table).phase == "status"
    for name in ("letnev", "hacan", "sol"):
        say(table, f"{name} gain_tokens 2 tactic; {name} redistribute 5 tactic, 5 fleet, 2 strategy")
    assert player(table, "sol").used == 0, "readied and returned"


@pytest.mark.rule("LRR 84.5")
def test_eight_strategy_cards_in_the_order_of_their_initiative() -> None:
    assert STRATEGIES == (
        "leadership",
        "diplomacy",
        "politics",
        "construction",
        "trade",
        "warfare",
        "technology",
        "imperial",
    )


@pytest.mark.rule("LRR 4.3b", "LRR 83.1")
def test_whoever_has_passed_may_still_use_secondary_abilities_with_a_token() -> None:
    table = position(sol={"strategies": "trade"}, letnev={"pools": (3, 3, 0)})
    say(table, "letnev act pass; hacan act pass; sol act trade; sol for_free nothing")
    assert asked(table) == {"hacan": "secondary"}, "Letnev has no token in the strategy pool"
