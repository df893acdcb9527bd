"""Transactions of Twilight Imperium 4 (LRR 91) and what is exchanged in them, told in players' words."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.refusal import Refused
from orrery.core.standing import Standing, said
from orrery.core.table import Table
from orrery.games.ti4.rules.data import CRUISER, FIGHTER
from orrery.games.ti4.rules.kinds import TRADE
from orrery.games.ti4.rules.things import NO_SEAT
from orrery.games.ti4.rules.transactions import traders
from tests.ti4.bargains import agree, propose, proposing, trade
from tests.ti4.notation import asked, options, player, position, say, seat_of, state, why_not

BESIDE = {"sol": {"space": {"203": "cruiser"}}, "letnev": {"space": {"204": "cruiser"}}}
"""Sol and Letnev are neighbours, and Hacan is far away."""


def near(**more: Any) -> Table:
    """Sol and Letnev beside each other; what else they have."""
    told: dict[str, Any] = {name: {**BESIDE.get(name, {}), **more.pop(name, {})} for name in ("sol", "letnev", "hacan")}
    return position(**told, **more)


def goods(table: Table) -> list[tuple[int, int]]:
    """Trade goods and commodities of sol, letnev, hacan."""
    return [(p.goods, p.commodities) for p in state(table).players]


def rule_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    assert refused.value.no is not None
    return refused.value.no.rule


# --- who with whom -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 91.1", "LRR 63.1", "LRR 36.1")
def test_the_active_player_trades_with_neighbours_only() -> None:
    table = near(sol={"goods": 3}, letnev={"goods": 1}, hacan={"goods": 1})
    assert proposing(table) == {"sol", "letnev"}
    with pytest.raises(Refused) as refused:
        propose(table, "sol, hacan", gives="1 goods")
    assert rule_of(refused) == "LRR 91.1"
    trade(table, "sol, letnev", gives="2 goods", gets="1 goods")
    assert goods(table) == [(2, 0), (2, 0), (1, 0)]
    assert asked(table) == {"sol": "act"}


@pytest.mark.rule("LRR 91.1", "LRR 91.4a")
def test_one_transaction_with_each_neighbour_in_a_turn() -> None:
    table = near(sol={"goods": 3}, letnev={"goods": 1})
    trade(table, "sol, letnev", gives="1 goods")
    assert proposing(table) == set()
    say(table, "sol act pass")
    assert asked(table) == {"letnev": "act"}
    assert proposing(table) == {"sol", "letnev"}, "another turn, another transaction"


@pytest.mark.rule("LRR 91.1")
def test_either_side_may_propose_as_long_as_the_active_player_takes_part() -> None:
    table = near(sol={"goods": 1}, letnev={"goods": 2})
    propose(table, "letnev, sol", gives="2 goods", gets="1 goods")
    agree(table, "sol")
    assert goods(table) == [(2, 0), (1, 0), (0, 0)]


@pytest.mark.rule("LRR 63.2")
def test_a_wormhole_makes_neighbours() -> None:
    table = position(
        tiles={"203": "39", "209": "26"},  # alpha wormholes far from each other
        sol={"space": {"203": "cruiser"}, "goods": 1},
        letnev={"space": {"209": "cruiser"}},
    )
    assert proposing(table) == {"sol", "letnev"}


@pytest.mark.rule("LRR 63.1")
def test_a_planet_without_units_makes_neighbours_too() -> None:
    table = position(
        tiles={"203": "25"}, planets={"quann": "sol"}, sol={"goods": 1}, letnev={"space": {"204": "cruiser"}}
    )
    assert proposing(table) == {"sol", "letnev"}


@pytest.mark.rule("LRR 91.6")
def test_on_an_agenda_everybody_trades_with_everybody_once() -> None:
    s = state(near(sol={"goods": 1}))
    s.phase = "agenda"
    assert traders(s) == {0: [1, 2], 1: [0, 2], 2: [0, 1]}
    s.players[0].dealt, s.players[2].dealt = 1 << 2, 1 << 0
    assert traders(s) == {0: [1], 1: [0, 2], 2: [1]}


@pytest.mark.rule("LRR 91")
def test_nobody_trades_in_the_strategy_and_status_phase() -> None:
    s = state(near(sol={"goods": 1}))
    for phase in ("strategy", "status"):
        s.phase = phase
        assert traders(s) == {}


# --- what ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 57.5", "LRR 57.5a", "LRR 39.6")
def test_commodities_become_trade_goods_when_another_receives_them() -> None:
    table = near(sol={"commodities": 4}, letnev={"commodities": 2, "goods": 1})
    trade(table, "sol, letnev", gives="3 commodities", gets="2 commodities")
    assert goods(table) == [(2, 1), (4, 0), (0, 0)]


@pytest.mark.rule("LRR 91.4", "LRR 39.5")
def test_something_for_nothing_is_a_transaction_and_nothing_for_nothing_is_not() -> None:
    table = near(sol={"goods": 2})
    with pytest.raises(Refused) as refused:
        propose(table, "sol, letnev")
    assert rule_of(refused) == "LRR 91.2"
    trade(table, "sol, letnev", gives="2 goods")
    assert goods(table) == [(0, 0), (2, 0), (0, 0)]


@pytest.mark.rule("LRR 91.2")
def test_nobody_gives_more_than_there_is() -> None:
    table = near(sol={"goods": 2}, letnev={"commodities": 1})
    for words in ({"gives": "3 goods"}, {"gets": "2 commodities"}, {"gives": "1 commodities"}):
        with pytest.raises(Refused) as refused:
            propose(table, "sol, letnev", **words)
        assert rule_of(refused) == "LRR 91.1"


@pytest.mark.rule("LRR 91.4a", "LRR 36.3")
def test_both_must_agree() -> None:
    table = near(sol={"goods": 2})
    propose(table, "sol, letnev", gives="2 goods")
    assert asked(table) == {"sol": "act"}, "nobody has to wait for the answer"
    agree(table, "letnev", yes=False)
    assert goods(table) == [(2, 0), (0, 0), (0, 0)]
    propose(table, "sol, letnev", gives="1 goods")
    assert goods(table) == [(2, 0), (0, 0), (0, 0)]
    agree(table, "letnev")
    assert goods(table) == [(1, 0), (1, 0), (0, 0)]


@pytest.mark.rule("LRR 29.9", "LRR 73.1", "LRR 91.2")
def test_relic_fragments_change_hands() -> None:
    table = near(sol={"fragments": (2, 0, 1, 0)}, letnev={"fragments": (0, 0, 0, 1)})
    trade(table, "sol, letnev", gives="2 fragment cultural", gets="fragment unknown")
    assert player(table, "sol").fragments == [0, 0, 1, 1]
    assert player(table, "letnev").fragments == [2, 0, 0, 0]


@pytest.mark.rule("LRR 91.2", "LRR 95.5")
def test_at_most_one_note_from_each_side() -> None:
    table = near()
    with pytest.raises(Refused) as refused:
        propose(table, "sol, letnev", gives="note ceasefire@sol, note trade_agreement@sol")
    assert rule_of(refused) == "LRR 91.1"
    trade(table, "sol, letnev", gives="note ceasefire@sol", gets="note trade_agreement@letnev")
    names = TRADE.noun.fields["note"].names  # type: ignore[attr-defined]
    assert "trade_agreement@seat_2" in [names[note] for note in player(table, "sol").notes]
    assert "ceasefire@seat_1" in [names[note] for note in player(table, "letnev").notes]


@pytest.mark.rule("LRR 95.5", "LRR 95.4")
def test_a_note_of_somebody_else_can_be_passed_on() -> None:
    table = near(sol={"notes": "ceasefire@hacan"})
    trade(table, "sol, letnev", gives="note ceasefire@hacan")
    assert len(player(table, "letnev").notes) == 7


@pytest.mark.rule("LRR 91.3", "LRR 73.4", "LRR 36.3a")
def test_nothing_else_is_part_of_a_transaction() -> None:
    table = near(sol={"hand": "sabotage", "texts": "relic.the_codex"})
    (offer,) = [it for track, it in table.offers.items() if it.seat == seat_of(table, "sol")]
    gives, _ = offer.sides(1)  # type: ignore[attr-defined]
    assert {field.name for field in gives} == {"goods", "commodities", "fragment", "note", "captive", "pledge", "shown"}


# --- when ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 91.1", "LRR 57.5b")
def test_commodities_are_traded_before_they_are_replenished() -> None:
    table = near(sol={"strategies": "trade", "commodities": 4}, letnev={"goods": 3})
    say(table, "letnev act pass; hacan act pass")
    trade(table, "sol, letnev", gives="4 commodities", gets="3 goods")
    say(table, "sol act trade")
    assert player(table, "sol").commodities == 4
    assert player(table, "sol").goods == 6
    assert player(table, "letnev").goods == 4


@pytest.mark.rule("LRR 91.1")
def test_while_ships_move_and_in_combat() -> None:
    table = position(
        sol={"space": {"202": "2 cruiser"}, "goods": 2},
        letnev={"space": {"203": "cruiser", "204": "cruiser"}, "commodities": 1},
    )
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"sol": "move_from"}
    assert proposing(table) == {"sol", "letnev"}
    say(table, "sol move_from 202; sol move 2 cruiser")
    assert asked(table) == {"letnev": "retreat"}
    assert proposing(table) == {"sol", "letnev"}
    trade(table, "letnev, sol", gives="1 commodities", gets="2 goods")
    assert goods(table)[:2] == [(1, 0), (2, 0)]
    assert asked(table) == {"letnev": "retreat"}
    assert proposing(table) == set(), "they have had their transaction"


@pytest.mark.rule("LRR 91.1")
def test_goods_that_arrive_pay_for_what_is_produced() -> None:
    table = position(
        planets={"jord": "sol: space_dock"},
        sol={"exhausted": "jord", "space": {"203": "cruiser"}, "tokens": "203"},
        letnev={"space": {"204": "cruiser"}, "goods": 5},
    )
    say(table, "sol act tactical; sol activate 304")
    assert asked(table) == {"sol": "produce"}
    assert options(table, "sol") == ["none"], "nothing to pay with yet"
    trade(table, "letnev, sol", gives="5 goods")
    say(table, "sol produce dreadnought, 2 infantry")
    say(table, "sol pay 5 trade_good")
    assert player(table, "sol").goods == 0


@pytest.mark.rule("LRR 91.1", "LRR 26.1")
@pytest.mark.parametrize("goods", [0, 1])
def test_who_cannot_pay_is_asked_what_to_produce_only_if_somebody_could_give_enough(goods: int) -> None:
    table = position(
        planets={"jord": "sol: space_dock"},
        sol={"exhausted": "jord", "space": {"203": "cruiser"}, "tokens": "203"},
        letnev={"space": {"204": "cruiser"}, "goods": goods},
    )
    say(table, "sol act tactical; sol activate 304")
    assert asked(table) == ({"sol": "produce"} if goods else {"letnev": "act"})


REST = "letnev act pass; hacan act pass"
OTHERS = "letnev secondary no; hacan secondary no"


# --- where nothing else is asked ---------------------------------------------------------------------------------


@pytest.mark.rule("LRR 91.1")
def test_after_an_action_there_are_transactions_before_the_turn_ends() -> None:
    table = near(sol={"strategies": "trade"}, letnev={"goods": 3}, pauses=True)
    say(table, f"{REST}; sol act trade; sol for_free nothing; {OTHERS}")
    assert asked(table) == {"sol": "go_on"}
    assert options(table, "sol") == ["end_turn"]
    trade(table, "sol, letnev", gives="4 commodities", gets="3 goods")
    assert goods(table)[:2] == [(6, 0), (4, 0)]
    say(table, "sol go_on end_turn")
    assert asked(table) == {"sol": "act"}, "the next turn"


@pytest.mark.rule("LRR 91.1")
def test_who_passes_or_can_exchange_nothing_ends_the_turn_at_once() -> None:
    table = near(pauses=True)
    say(table, "sol act pass")
    assert asked(table) == {"letnev": "act"}
    table = position(pauses=True, sol={"strategies": "trade"})
    say(table, f"{REST}; sol act trade; sol for_free nothing; {OTHERS}")
    assert asked(table) == {"sol": "act"}, "no neighbours"
    table = near(sol={"strategies": "trade"}, pauses=True)
    say(table, f"{REST}; sol act trade")
    trade(table, "sol, letnev", gives="1 commodities")
    say(table, f"sol for_free nothing; {OTHERS}")
    assert asked(table) == {"sol": "act"}, "they have had their transaction"


@pytest.mark.parametrize("where", ["pauses", "go_on.end_turn"])
def test_who_does_not_want_to_be_asked_goes_on_without_another_transaction(where: str) -> None:
    table = near(sol={"strategies": "trade"}, pauses=True)
    say(table, f"{REST}; sol act trade; sol for_free nothing; {OTHERS}")
    _, question = table.find(seat_of(table, "sol"))
    assert said(table.game, [Standing(1, where)], question) == ("end_turn",)
    assert said(table.game, [Standing(1, "go_on.fight")], question) is None


@pytest.mark.rule("LRR 91.1")
def test_after_two_actions_in_a_turn_the_pause_comes_once() -> None:
    table = near(pauses=True, sol={"technologies": "fleet_logistics", "pools": (5, 3, 2)})
    say(table, "sol act tactical; sol activate 102; sol move_from nothing")
    say(table, "sol react technology.fleet_logistics; sol act tactical; sol activate 101; sol move_from nothing")
    assert asked(table) == {"sol": "go_on"}
    say(table, "sol go_on end_turn")
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 91.1")
def test_transactions_beside_the_questions_of_a_strategic_action() -> None:
    table = near(sol={"strategies": "trade"})
    say(table, f"{REST}; sol act trade")
    assert asked(table) == {"sol": "for_free"}
    assert proposing(table) == {"sol", "letnev"}
    say(table, "sol for_free nothing")
    assert asked(table) == {"letnev": "secondary"}
    assert proposing(table) == {"sol", "letnev"}
    trade(table, "letnev, sol", gets="2 commodities")
    say(table, "letnev secondary no")
    table = near(sol={"strategies": "technology", "goods": 6}, letnev={"goods": 1})
    say(table, f"{REST}; sol act technology")
    for kind, answer in (("research", "neural_motivator"), ("research_more", "yes")):
        assert asked(table) == {"sol": kind}
        assert proposing(table) == {"sol", "letnev"}
        say(table, f"sol {kind} {answer}")


@pytest.mark.rule("LRR 91.1", "LRR 31.11")
def test_whoever_gives_the_means_away_cannot_use_the_secondary_ability_any_more() -> None:
    table = near(sol={"strategies": "technology"}, letnev={"goods": 4, "exhausted": "arc_prime, wren_terra"})
    say(table, f"{REST}; sol act technology; sol research neural_motivator")
    assert asked(table) == {"letnev": "secondary"}
    assert options(table, "letnev") == ["yes", "no"]
    trade(table, "letnev, sol", gives="1 goods")
    assert why_not(table, "letnev secondary yes") == "LRR 31.11"
    say(table, "letnev secondary no")


@pytest.mark.rule("LRR 91.1", "LRR 33.3")
def test_goods_that_arrive_pay_for_command_tokens() -> None:
    table = near(sol={"strategies": "leadership", "goods": 1}, letnev={"goods": 3})
    say(table, "sol act leadership; sol gain_tokens 3 tactic")
    assert asked(table) == {"sol": "buy_tokens"}
    before = len(options(table, "sol"))
    trade(table, "letnev, sol", gives="3 goods")
    assert len(options(table, "sol")) == before + 1


@pytest.mark.rule("LRR 91.1")
def test_in_a_combat_in_which_nobody_can_retreat() -> None:
    table = position(
        pauses=True,
        dice=(1, 1, 10, 1),
        sol={"space": {"206": "cruiser"}, "goods": 2},
        letnev={"space": {"205": "cruiser"}, "commodities": 1},
    )
    say(table, "sol act tactical; sol activate 205; sol move_from 206; sol move cruiser")
    assert asked(table) == {"sol": "go_on"}
    assert options(table, "sol") == ["fight"]
    trade(table, "letnev, sol", gives="1 commodities", gets="2 goods")
    assert goods(table)[:2] == [(1, 0), (2, 0)]
    say(table, "sol go_on fight")
    assert asked(table) == {"letnev": "act"}, "nothing can be exchanged in the second round"


@pytest.mark.rule("LRR 91.1")
def test_in_a_ground_combat() -> None:
    table = position(
        pauses=True,
        tiles={"203": "25"},
        planets={"quann": "letnev: infantry"},
        dice=(10, 1),
        sol={"space": {"202": "carrier, infantry"}, "goods": 1},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move carrier, infantry")
    say(table, "sol commit infantry@quann")
    assert asked(table) == {"sol": "go_on"}
    assert proposing(table) == {"sol", "letnev"}


def agenda(**more: Any) -> Table:
    """An agenda on which nobody has a vote, if all planets are exhausted."""
    return near(
        pauses=True,
        frames=(("agenda_phase",),),
        custodians=False,
        agendas="agenda.mutiny, agenda.ixthian_artifact",
        **more,
    )


@pytest.mark.rule("LRR 91.6", "LRR 2.2")
def test_all_trade_on_an_agenda_for_which_nobody_has_votes() -> None:
    table = agenda(sol={"goods": 2, "exhausted": "jord"}, letnev={"exhausted": "arc_prime, wren_terra"},
                   hacan={"commodities": 1, "exhausted": "arretze, hercant, kamdorn"})  # fmt: skip
    for coming in ("whens", "afters"):
        assert asked(table) == {"sol": "go_on"}
        assert options(table, "sol") == [coming]
        assert proposing(table) == {"sol", "letnev", "hacan"}
        if coming == "whens":
            trade(table, "sol, hacan", gives="2 goods", gets="1 commodities")
        say(table, f"sol go_on {coming}")
    assert goods(table) == [(1, 0), (0, 0), (2, 0)]
    assert asked(table) == {"sol": "decide"}
    trade(table, "letnev, sol", gets="1 goods")
    assert asked(table) == {"sol": "decide"}
    say(table, "sol decide for")
    assert proposing(table) == {"sol", "letnev", "hacan"}, "another agenda, another transaction with everybody"


@pytest.mark.rule("LRR 4.3a")
def test_whoever_passes_has_a_transaction_in_that_turn() -> None:
    table = near(sol={"goods": 1})
    trade(table, "letnev, sol", gets="1 goods")
    say(table, "sol act pass")
    assert goods(table)[:2] == [(0, 0), (1, 0)]


def test_with_nothing_to_exchange_nobody_is_asked() -> None:
    table = near()
    s = state(table)
    for p in s.players:
        p.notes.take_all()
    assert traders(s) == {}
    s.players[0].captured = [(NO_SEAT, FIGHTER), (seat_of(table, "hacan"), CRUISER)]
    assert traders(s) == {}, "neither tokens nor the ship of somebody else"
    s.players[1].captured = [(seat_of(table, "sol"), CRUISER)]
    assert traders(s) == {0: [1], 1: [0]}


@pytest.mark.rule("LRR 50.2a", "LRR 50.4a")
def test_a_captured_ship_is_given_back_in_a_transaction_and_a_token_is_not() -> None:
    table = near()
    s = state(table)
    s.players[0].captured = [(seat_of(table, "letnev"), CRUISER), (NO_SEAT, FIGHTER)]
    s.players[1].reserve[CRUISER] -= 1
    before = s.players[1].reserve[CRUISER]
    with pytest.raises(Refused):
        propose(table, "sol, letnev", gives="captive fighter")
    trade(table, "sol, letnev", gives="captive cruiser")
    assert s.players[0].captured == [(NO_SEAT, FIGHTER)]
    assert s.players[1].reserve[CRUISER] == before + 1


@pytest.mark.rule("LRR F.9", "LRR 91.6")
def test_a_note_received_when_an_agenda_is_revealed_can_be_used_at_once() -> None:
    table = agenda(hacan={"goods": 1})
    trade(table, "sol, hacan", gets="note political_secret@hacan")
    say(table, "sol go_on whens")
    assert asked(table) == {"sol": "react"}
