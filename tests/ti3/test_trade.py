"""T3.11, T3.6.8: trade."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.verbs import gain_goods
from tests.ti3.notation import asked, options, position, say, state, why_not


def trading(goods: int = 0, third: str = "hacan") -> Table:
    """Sol (contracts 2 and 2) plays Trade; N'orr has 1 and 2, Hacan 3 and 3, Jol-Nar 1 and 3."""
    table = position(f"sol, norr, {third}", sol={"strategies": "trade", "goods": goods}, norr={"goods": 4})
    say(table, "sol action trade")
    return table


@pytest.mark.rule("T3.6.8", "T3.11.2")
def test_trade_pays_three_goods_and_the_income_of_agreements() -> None:
    table = trading()
    state(table).players[2].contracts = [Seat(0), NO_SEAT]
    state(table).players[0].contracts = [Seat(2), NO_SEAT]
    say(table, "sol trade_way first")
    assert state(table).players[0].goods == 3 + 3


@pytest.mark.rule("T3.6.8")
def test_trade_can_end_all_agreements() -> None:
    table = trading()
    state(table).players[2].contracts = [Seat(1), NO_SEAT]
    state(table).players[1].contracts = [NO_SEAT, Seat(2)]
    say(table, "sol trade_way second")
    assert all(p.contracts == [-1, -1] for p in state(table).players)
    assert state(table).players[0].goods == 0


@pytest.mark.rule("T3.11.1", "T3.11.3", "T3.11.4")
def test_two_players_agree_and_the_trader_approves() -> None:
    table = trading(third="jol_nar")
    say(table, "sol trade_way first; sol offer nothing; norr offer jol_nar, 1, 1, 2, 0")
    assert asked(table) == {"jol_nar": "accept"}
    say(table, "jol_nar accept yes")
    assert asked(table) == {"sol": "approve"}
    say(table, "sol approve yes")
    s = state(table)
    assert s.players[1].contracts == [-1, 2]
    assert s.players[2].contracts == [-1, 1]
    assert (s.players[1].goods, s.players[2].goods) == (2, 2)
    assert not any("seat_2" in option for option in options(table, "jol_nar")), "one agreement between two"
    say(table, "jol_nar offer nothing; sol offer nothing; norr offer nothing; jol_nar offer nothing")
    assert asked(table) == {"norr": "secondary"}
    say(table, "norr secondary yes")
    assert s is state(table)
    assert s.players[1].goods == 2, "a new agreement does not pay at once"
    assert income(s, 1) == 3


@pytest.mark.rule("T3.11.3")
@pytest.mark.parametrize("answer", ["accept", "approve"])
def test_without_consent_there_is_no_agreement(answer: str) -> None:
    table = trading(third="jol_nar")
    say(table, "sol trade_way first; sol offer nothing; norr offer jol_nar, 0, 0, 0, 0")
    if answer == "approve":
        say(table, "jol_nar accept yes")
    say(table, f"{next(iter(asked(table)))} {answer} no")
    assert all(p.contracts == [-1, -1] for p in state(table).players)


@pytest.mark.rule("T3.11.3")
def test_the_trader_need_not_approve_the_own_agreement() -> None:
    table = trading()
    say(table, "sol trade_way first; sol offer norr, 0, 1, 0, 3; norr accept yes")
    assert state(table).players[0].contracts == [1, -1]
    assert state(table).players[0].goods == 3 + 3


@pytest.mark.rule("T3.11.3")
def test_everybody_may_offer_twice() -> None:
    table = trading()
    say(table, "sol trade_way first")
    asked_of = []
    while "offer" in asked(table).values():
        race = next(iter(asked(table)))
        asked_of.append(race)
        say(table, f"{race} offer nothing")
    assert asked_of == ["sol", "norr", "hacan"] * 2


@pytest.mark.rule("T3.11.1")
def test_who_has_no_contract_left_offers_none() -> None:
    table = trading()
    state(table).players[0].contracts = [Seat(1), Seat(2)]
    say(table, "sol trade_way first")
    assert asked(table) == {"norr": "offer"}
    assert why_not(table, "norr offer sol, 0, 0, 0, 0") == "T3.11.1"


@pytest.mark.rule("T3.11.5")
@pytest.mark.parametrize("war", ["battle", "invasion", "fire"])
def test_war_ends_an_agreement_and_pds_fire_does_not(war: str) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: pds"},
        sol={"fleets": {"c1": "carrier, ground_force"}},
        norr={"fleets": {"b1": "fighter"} if war == "battle" else {}},
        dice=[1, 9, 1] if war == "battle" else [1],
    )
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [NO_SEAT, Seat(0)]
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, ground_force; norr fire b1")
    if war == "battle":
        assert s.players[0].contracts == [-1, -1]
        return
    assert s.players[0].contracts == [1, -1]
    say(table, "sol land ground_force" if war == "invasion" else "sol land nothing")
    assert (s.players[0].contracts == [-1, -1]) == (war == "invasion")


@pytest.mark.rule("T3.11.6")
def test_agreements_can_be_ended_in_the_status_phase() -> None:
    table = position(frames=[("end_agreements", 0), ("turn",)])
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [NO_SEAT, Seat(0)]
    table = position(frames=[("turn",), ("end_agreements", 0), ("end_agreements", 1), ("status_phase",)])
    s = state(table)
    s.players[0].contracts, s.players[1].contracts = [Seat(1), NO_SEAT], [NO_SEAT, Seat(0)]
    say(table, "sol action pass; norr action pass; hacan action pass")
    assert asked(table) == {"sol": "end_agreements"}
    say(table, "sol end_agreements norr")
    assert s.players[0].contracts == s.players[1].contracts == [-1, -1]


@pytest.mark.rule("T3.11.8")
def test_when_the_common_area_is_empty_nobody_receives_goods() -> None:
    s = state(position(norr={"goods": 38}))
    assert gain_goods(s, 0, 5) == 2
    assert s.goods == 0


# --- T3.11.7: goods at any time ----------------------------------------------------------------------------------


def givers(table: Table) -> set[int]:
    return {decision.seat for decision in table.offers.values() if decision.kind.name == "gift"}


@pytest.mark.rule("T3.11.7")
def test_goods_are_given_away_while_somebody_has_a_turn() -> None:
    table = position(sol={"goods": 2}, hacan={"goods": 7})
    assert asked(table) == {"sol": "action"}
    assert givers(table) == {0, 2}, "who has the turn, too; nobody without goods"
    assert why_not(table, "hacan gift sol, 6") == "T3.11.7"
    say(table, "hacan gift norr, 5; sol gift hacan, 1")
    assert [p.goods for p in state(table).players] == [1, 5, 3]
    assert givers(table) == set(), "once each"
    say(table, "sol action pass")
    assert givers(table) == {0, 1, 2}, "again with every turn"


@pytest.mark.rule("T3.11.7")
def test_goods_are_given_away_while_somebody_takes_a_strategy_card() -> None:
    table = position(frames=[("take", 0), ("turn",)], norr={"goods": 1})
    assert asked(table) == {"sol": "take"}
    say(table, "norr gift sol, 1; sol take trade")
    assert [p.goods for p in state(table).players] == [1, 0, 0]


@pytest.mark.rule("T3.11.7", "T3.6.7")
def test_goods_help_out_with_a_secondary_ability() -> None:
    table = position(sol={"strategies": "technology", "goods": 4}, norr={"goods": 3}, hacan={"goods": 1})
    say(table, "sol action technology; sol research hylar_v_assault_laser")
    assert asked(table) == {"norr": "secondary"}
    say(table, "sol gift norr, 4; hacan gift norr, 1; norr secondary yes; norr research hylar_v_assault_laser")
    assert asked(table) == {"norr": "pay"}


@pytest.mark.rule("T3.11.7", "T3.15.4")
def test_goods_help_out_with_an_objective_and_what_is_given_away_pays_none() -> None:
    table = position(
        objectives="spend_6_goods",
        frames=[("status_phase",), ("turn",)],
        sol={"goods": 6, "secret": "merciless"},
        norr={"goods": 1, "secret": "merciless"},
    )
    assert asked(table) == {"sol": "claim"}
    say(table, "sol gift norr, 5")
    assert why_not(table, "sol claim spend_6_goods") == "T3.15.1"
    say(table, "sol claim nothing; sol show_secret no")
    assert asked(table) == {"norr": "claim"}
    say(table, "norr claim spend_6_goods")
    assert state(table).players[1].points == 1
    assert [p.goods for p in state(table).players] == [1, 0, 0]


@pytest.mark.rule("T3.11.7", "T3.6.7")
def test_who_gives_everything_away_beside_the_question_buys_no_counters() -> None:
    table = position(sol={"strategies": "logistics"}, norr={"goods": 3})
    state(table).exhausted = (1 << 51) - 1
    say(table, "sol action logistics; sol allocate 4 command")
    assert asked(table) == {"norr": "secondary"}
    say(table, "norr gift hacan, 3; norr secondary yes")
    assert asked(table) == {"hacan": "secondary"}
    assert state(table).players[1].counters == [2, 3, 5]
