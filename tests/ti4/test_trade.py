"""The strategy card Trade of Twilight Imperium 4 (LRR 38), commodities (57) and trade goods (39)."""

from __future__ import annotations

import pytest

from tests.ti4.notation import asked, player, position, say, why_not

FACTIONS = "hacan, sol, letnev, winnu"
FIRST = "sol act pass; letnev act pass; winnu act pass; hacan act trade"
"""Trade comes last, since the others have cards of lower numbers."""


@pytest.mark.rule("LRR 38.1", "LRR 38.2", "LRR 38.3", "LRR 39.2", "LRR 57.3", "LRR 57.4")
def test_trade_gives_three_trade_goods_and_fills_up_commodities() -> None:
    table = position(FACTIONS, hacan={"strategies": "trade", "goods": 1, "commodities": 2})
    say(table, FIRST)
    assert (player(table, "hacan").goods, player(table, "hacan").commodities) == (4, 6), "no more than six"


@pytest.mark.rule("LRR 38.4", "LRR 38.4a", "LRR 38.4b", "LRR 38.5", "LRR F.10")
def test_those_who_are_chosen_replenish_for_nothing_in_their_turn_and_once() -> None:
    table = position(FACTIONS, hacan={"strategies": "trade"}, winnu={"pools": (3, 3, 0)})
    say(table, FIRST)
    assert why_not(table, "hacan for_free hacan") != "", "only others"
    say(table, "hacan for_free letnev")
    assert asked(table) == {"sol": "secondary"}, "whoever sits to the left comes first"
    assert player(table, "letnev").commodities == 0, "not before it is Letnev's turn"
    say(table, "sol secondary yes")
    assert (player(table, "sol").commodities, player(table, "sol").pools[2]) == (4, 1), "for a token"
    assert (player(table, "letnev").commodities, player(table, "letnev").pools[2]) == (2, 2), "without being asked"
    assert player(table, "winnu").commodities == 0, "without a token in the strategy pool"
    assert asked(table) == {"hacan": "act"}, "nobody is asked again"


@pytest.mark.rule("LRR 38.4", "LRR 52.5")
def test_those_who_were_chosen_pay_for_the_next_secondary_ability_again() -> None:
    table = position(FACTIONS, hacan={"strategies": "trade, imperial"}, letnev={"pools": (3, 3, 1)})
    say(table, f"{FIRST}; hacan for_free letnev; sol secondary no; winnu secondary no")
    say(table, "hacan act imperial; hacan draw_secret no; sol secondary no")
    assert asked(table) == {"letnev": "secondary"}
    say(table, "letnev secondary yes")
    assert player(table, "letnev").pools[2] == 0
