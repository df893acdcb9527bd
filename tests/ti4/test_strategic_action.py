"""Strategic actions of Twilight Imperium 4 (LRR 83) and the strategy cards they use (84)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.games.ti4.rules.nouns import STRATEGY
from tests.ti4.notation import asked, place, player, position, say, seat_of, spent, state, why_not

CARDS = {"letnev": "leadership, trade", "hacan": "diplomacy, politics", "sol": "warfare, imperial"}
"""Letnev has the first turn, then Hacan, then Sol."""


def turns(**more: Any) -> Table:
    """The first turn of a round, in which nobody has used a strategy card yet."""
    players = {name: {"strategies": CARDS[name], **more.pop(name, {})} for name in ("sol", "letnev", "hacan")}
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


@pytest.mark.rule("LRR 83.3")
def test_the_effects_of_a_card_come_from_top_to_bottom() -> None:
    table = position(hacan={"strategies": "politics"})
    say(table, "sol act pass; letnev act pass; hacan act politics")
    assert (asked(table), player(table, "hacan").hand) == ({"hacan": "new_speaker"}, []), "first the speaker"
    say(table, "hacan new_speaker letnev")
    assert len(player(table, "hacan").hand) == 2, "then action cards"
    assert asked(table) == {"hacan": "agendas_under"}, "then agendas"


@pytest.mark.rule("LRR 81.6")
def test_politics_gives_the_token_to_another_than_the_present_speaker() -> None:
    table = position(hacan={"strategies": "politics"})
    say(table, "sol act pass; letnev act pass; hacan act politics")
    assert why_not(table, "hacan new_speaker sol") == "LRR 68.2i"
    say(table, "hacan new_speaker hacan")
    assert state(table).speaker == seat_of(table, "hacan"), "oneself is possible"


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


# --- the cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.10", "LRR 38.4", "LRR 38.4a")
def test_whoever_trade_has_chosen_replenishes_in_the_turn_of_the_secondary_abilities() -> None:
    table = position(sol={"strategies": "trade"}, letnev={"pools": (3, 5, 2)}, hacan={"pools": (3, 5, 0)})
    say(table, "letnev act pass; hacan act pass; sol act trade; sol for_free hacan")
    assert asked(table) == {"letnev": "secondary"}
    assert player(table, "hacan").commodities == 0, "it is not Hacan's turn yet"
    say(table, "letnev secondary yes")
    assert player(table, "hacan").commodities == 6
    assert player(table, "hacan").pools == [3, 5, 0]
    assert player(table, "letnev").pools == [3, 5, 1]


@pytest.mark.rule("LRR E.1", "LRR 23.2", "LRR 23.3")
def test_diplomacy_shuts_a_system_to_the_others_and_readies_planets() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"quann": "letnev", "mecatol_rex": "letnev"},
        letnev={"strategies": "diplomacy", "exhausted": "quann, mecatol_rex, arc_prime"},
        hacan={"exhausted": "arretze, hercant, kamdorn"},
    )
    say(table, "sol act pass; letnev act diplomacy")
    assert why_not(table, "letnev shield_system 000") == "LRR 23.2", "not Mecatol Rex"
    assert why_not(table, "letnev shield_system 304") == "LRR 23.2", "not that of somebody else"
    say(table, "letnev shield_system 203")
    at = 1 << place("203")
    assert [p.tokens for p in state(table).players] == [at, 0, at]
    assert sum(player(table, "hacan").pools) == 10, "from the reinforcements"
    assert why_not(table, "letnev ready arc_prime, quann, mecatol_rex") == "LRR 23.3"
    say(table, "letnev ready arc_prime, quann; hacan secondary yes; hacan ready arretze, hercant")
    assert spent(table) == ["kamdorn", "mecatol_rex"]
    assert player(table, "hacan").pools == [3, 5, 1]
