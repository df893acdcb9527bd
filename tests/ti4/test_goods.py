"""Trade goods and commodities of Twilight Imperium 4 (LRR 39, 57), and what two players agree on (36)."""

from __future__ import annotations

import pytest

from orrery.core.terms import deals_of
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.kinds import TRADE
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import commodity_limit, wealth
from tests.ti4.bargains import agree, propose
from tests.ti4.notation import asked, player, position, say, state

SOL = Seat(0)


@pytest.mark.rule("LRR 39.3", "LRR 39.4", "LRR 57.7")
def test_trade_goods_are_spent_as_resources_or_influence_and_commodities_are_not() -> None:
    table = position(sol={"goods": 3, "commodities": 4, "exhausted": "jord"})
    assert wealth(state(table), SOL, resources) == 3
    assert wealth(state(table), SOL, influence) == 3


@pytest.mark.rule("LRR 57.2", "LRR 57.3", "LRR 57.4", "LRR 39.2")
def test_commodities_are_replenished_up_to_the_value_of_the_faction() -> None:
    table = position(sol={"strategies": "trade", "commodities": 1})
    assert commodity_limit(state(table), SOL) == 4
    say(table, "letnev act pass; hacan act pass; sol act trade")
    assert player(table, "sol").commodities == 4
    assert player(table, "sol").goods == 3, "what the strategy card gives comes from the supply"


@pytest.mark.rule("LRR 36.2", "LRR 36.3", "LRR 91.5")
def test_what_is_agreed_is_carried_out_at_once() -> None:
    table = position(
        sol={"space": {"203": "cruiser"}, "goods": 2}, letnev={"space": {"204": "cruiser"}, "commodities": 1}
    )
    propose(table, "sol, letnev", gives="2 goods", gets="1 commodities")
    agree(table, "letnev")
    assert (player(table, "sol").goods, player(table, "letnev").goods) == (1, 2)
    assert asked(table) == {"sol": "act"}


@pytest.mark.rule("LRR 36.4", "LRR 36.3a")
def test_of_promises_only_votes_are_part_of_a_transaction() -> None:
    things = {"goods", "commodities", "fragment", "note", "captive", "planet", "card"}
    assert set(deals_of(TRADE).fields) == things | {"promised"}
