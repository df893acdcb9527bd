"""T3.13: the political cards about trade goods and trade agreements."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti3.rules.effects import ROUND, expire
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.queries import AgreementForbidden
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from orrery.games.ti3.rules.trade import income, possible_partners
from orrery.games.ti3.rules.verbs import gain_goods
from tests.ti3.councils import FRAMES, LAND, LANDER, SAUDOR, agree, council, goods, under, voted
from tests.ti3.notation import on_planet, position, say, state


def test_cost_overruns_take_a_good_for_every_planet() -> None:
    rich = {"sol": {"goods": 9}, "hacan": {"goods": 1}}
    assert goods(council("cost_overruns", "for", **rich)) == [7, 0, 0]
    assert goods(council("cost_overruns", "against", **rich)) == [9, 0, 1]


def test_economic_revitalization_takes_a_good_from_each() -> None:
    table = council("economic_revitalization", "sol", norr={"goods": 3})
    assert goods(table) == [1, 2, 0]


def test_open_the_trade_routes_brings_goods_for_all() -> None:
    assert goods(council("open_the_trade_routes", "for")) == [2, 2, 2]


@pytest.mark.rule("T3.17.22")
@pytest.mark.parametrize(("ruling", "after"), [("always", [0, 3, 0]), ("status-phase", [3, 0, 0])])
def test_open_the_trade_routes_against_sends_goods_to_the_left(ruling: str, after: list[int]) -> None:
    table = council("open_the_trade_routes", "against", options={"open-the-trade-routes": ruling})
    s = state(table)
    gain_goods(s, 0, 3)
    assert goods(table) == after
    s.phase = "status"
    gain_goods(s, 2, 1)
    assert s.players[0].goods == after[0] + 1


def test_trade_embargo_ends_agreements_for_two_rounds() -> None:
    table = position(politics="trade_embargo", frames=[("agenda", 0, -1), ("turn",)])
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    agree(table, "sol")
    assert s.players[0].contracts == s.players[1].contracts == [-1, -1]
    assert set(possible_partners(s, 1)) == {2}
    expire(s, ROUND)
    assert number(s, 0, AgreementForbidden, 1, 0)
    expire(s, ROUND)
    assert not number(s, 0, AgreementForbidden, 1, 0)


def test_free_trade_adds_a_good_to_each_income() -> None:
    table = council("free_trade", "for")
    s = state(table)
    assert income(s, 0) == 0
    s.players[1].contracts, s.players[0].contracts = [Seat(0), NO_SEAT], [Seat(1), NO_SEAT]
    before = income(s, 0)
    s.laws.clear()
    s.texts.become([])
    assert income(s, 0) == before - 1
    rich: dict[str, Any] = {"sol": {"goods": 5}, "norr": {"goods": 1}}
    assert goods(council("free_trade", "against", **rich)) == [3, 0, 0]


def test_forced_economic_independence_parts_two_players() -> None:
    table = position(politics="forced_economic_independence", frames=FRAMES)
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    agree(table, "sol, norr")
    assert s.players[0].contracts == s.players[1].contracts == [-1, -1]
    assert set(possible_partners(s, 0)) == {2}
    assert set(possible_partners(s, 2)) == {0, 1}


def test_minister_of_commerce_is_paid_by_all_who_trade() -> None:
    table = council("minister_of_commerce", "sol", frames=[("agenda", 0, -1), ("turn",)], norr={"goods": 2},
                    hacan={"goods": 1})  # fmt: skip
    assert goods(table) == [0, 2, 1]
    frames = [("agenda", 0, -1), ("status_phase",)]
    table = position(politics="minister_of_commerce", frames=frames, norr={"goods": 2}, hacan={"goods": 1})
    state(table).players[0].contracts, state(table).players[1].contracts = [Seat(1), NO_SEAT], [Seat(0), NO_SEAT]
    agree(table, "sol")
    assert goods(table) == [1, 1, 1], "Hacan has no agreement"


def test_the_minister_of_exploration_is_paid_when_others_settle() -> None:
    table = under("minister_of_exploration norr", **SAUDOR, sol={"fleets": LANDER})
    say(table, LAND)
    assert on_planet(table, "Saudor")[0] == "sol"
    assert goods(table) == [0, 1, 0]
    table = under("minister_of_exploration sol", **SAUDOR, sol={"fleets": LANDER})
    say(table, LAND)
    assert goods(table) == [0, 0, 0], "not for an own landing"


def test_the_minister_of_exploration_is_not_paid_for_a_conquest() -> None:
    table = under("minister_of_exploration hacan", **SAUDOR, planets={"Saudor": "norr:"}, sol={"fleets": LANDER})
    say(table, LAND)
    assert on_planet(table, "Saudor")[0] == "sol"
    assert goods(table) == [0, 0, 0]


def test_a_trade_war_takes_goods_away() -> None:
    table = under("trade_war 0", sol={"strategies": "trade", "goods": 2})
    say(table, "sol action trade; sol trade_way second; norr secondary yes; norr react politic.trade_war")
    say(table, "norr aim_player seat_1; hacan secondary no")
    assert goods(table) == [1, 0, 0]
    assert state(table).goods == 39


def test_against_a_trade_war_all_lose_a_good() -> None:
    assert goods(voted("trade_war", "against", sol={"goods": 2}, norr={"goods": 1})) == [1, 0, 0]
