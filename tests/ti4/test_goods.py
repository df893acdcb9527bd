"""Trade goods and commodities of Twilight Imperium 4 (LRR 39, 57), and what two players agree on (36)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.core.terms import deals_of
from orrery.games.ti4.bot.deals import NEVER, judged
from orrery.games.ti4.bot.think import instinct
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.kinds import AGREE, TALK, TRADE
from orrery.games.ti4.rules.nouns import CARD, PLEDGE
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import commodity_limit, wealth
from orrery.text import Words
from tests.ti4.bargains import agree, propose, proposing
from tests.ti4.councils import council
from tests.ti4.notation import asked, player, position, say, seat_of, state

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


@pytest.mark.rule("LRR 36.3a")
def test_what_can_be_exchanged_and_promised_and_nothing_about_cards_that_are_played() -> None:
    things = {"goods", "commodities", "fragment", "note", "captive", "planet", "card"}
    assert set(deals_of(TRADE).fields) == things | {*TALK}
    assert {name.partition("_")[0] for name in PLEDGE.names} == {"peace", "pay", "spare"}


BESIDE: dict[str, Any] = {"sol": {"space": {"203": "cruiser"}, "goods": 2}, "letnev": {"space": {"204": "cruiser"}}}


@pytest.mark.rule("LRR 36.4", "LRR 36.2")
@pytest.mark.parametrize(("lang", "heard"), [
    ("en", ["Sol promises Letnev something that binds nobody: peace until the round is over.",
            "Letnev promises Sol something that binds nobody: 2 trade goods later.",
            "Letnev promises Sol something that binds nobody: no attack on system 203."]),
    ("de", ["Sol verspricht Letnev, ohne daran gebunden zu sein: Frieden bis zum Ende der Runde.",
            "Letnev verspricht Sol, ohne daran gebunden zu sein: später 2 Handelswaren.",
            "Letnev verspricht Sol, ohne daran gebunden zu sein: kein Angriff auf System 203."]),
])  # fmt: skip
def test_promises_stand_in_the_log_and_bind_nobody(lang: str, heard: list[str]) -> None:
    table = position(**BESIDE)
    start = len(table.journal)
    propose(table, "sol, letnev", gives="2 goods, pledge peace", gets="pledge pay_2, pledge spare_203")
    agree(table, "letnev")
    words = Words(lang, "ti4", names=["Sol", "Letnev", "Hacan"])
    told = [words.say(key, **args) for key, _, args in table.journal[start:] if key == "ti4-log-pledges"]
    assert told == heard
    assert (player(table, "sol").goods, player(table, "letnev").goods) == (0, 2)
    say(table, "sol act tactical; sol activate 204; sol move_from 203; sol move cruiser")
    assert "ti4-log-combat" in [key for key, _, _ in table.journal], "nothing keeps Sol from breaking it"


@pytest.mark.rule("LRR 36", "LRR 36.1")
def test_a_deal_of_mere_promises_is_no_transaction() -> None:
    table = position(**BESIDE)
    propose(table, "sol, letnev", gives="pledge peace", gets="pledge peace")
    agree(table, "letnev")
    assert proposing(table) == {"sol", "letnev"}, "they can still have one"
    for words in ({"gives": "pledge peace"}, {"gets": "pledge pay_1"}):
        with pytest.raises(Refused):
            propose(table, "sol, letnev", **words)


@pytest.mark.rule("LRR 36.4")
def test_only_systems_in_which_the_other_player_is_can_be_spared() -> None:
    table = position(**BESIDE)
    for at in ("203", "101"):
        with pytest.raises(Refused):
            propose(table, "sol, letnev", gives=f"1 goods, pledge spare_{at}")
    propose(table, "sol, letnev", gives="1 goods, pledge spare_204, pledge spare_310, pledge peace")


@pytest.mark.rule("LRR 36.3", "LRR 36.4")
def test_whoever_votes_just_now_is_bound_by_the_promise_of_a_vote_and_others_are_not() -> None:
    table = council("agenda.mutiny", sol={"goods": 2})
    assert asked(table) == {"letnev": "vote"}
    for voter in ("letnev", "hacan"):
        propose(table, f"sol, {voter}", gives="1 goods", gets="promised for")
        agree(table, voter)
    said = [(key, args["seat"]) for key, _, args in table.journal if "vote" in key]
    assert said == [("ti4-log-owes-vote", 1), ("ti4-log-promises-vote", 2)]


def test_bots_promise_nothing_but_votes() -> None:
    table = position(**BESIDE)
    propose(table, "sol, letnev", gives="2 goods", gets="pledge peace")
    _, question = table.find(seat_of(table, "letnev"), AGREE.name)
    assert judged(state(table), seat_of(table, "letnev"), SOL, question.args["gets"], question.args["gives"]) == NEVER
    assert instinct(table, 0, question, Random(1)) is False


# --- what is shown on purpose -----------------------------------------------------------------------------------


def shown() -> Table:
    """Sol has shown Letnev an action card and a secret objective."""
    told = {**BESIDE, "sol": {**BESIDE["sol"], "hand": "sabotage, plague", "secrets": "spark_a_rebellion"}}
    table = position(**told)
    propose(table, "sol, letnev", gives="shown sabotage, shown_secret spark_a_rebellion")
    agree(table, "letnev")
    return table


@pytest.mark.rule("LRR F.7")
def test_a_player_may_show_secrets_to_another_one_and_the_others_only_hear_of_it() -> None:
    table = shown()
    for seat, told in ((1, ["shows", "shows-card", "shows-secret"]), (2, ["shows"])):
        lines = table.view(seat).journal()
        assert [key.removeprefix("ti4-log-") for key, _ in lines if "ti4-log-shows" in key] == told
    words = Words("en", "ti4", names=["Sol", "Letnev", "Hacan"], reader=1)
    assert [words.say(key, **args) for key, args in table.view(1).journal() if "ti4-log-shows" in key] == [
        "Sol shows you 1 action card and 1 secret objective.",
        "Sol shows you “Sabotage”.",
        "Sol shows you “Spark a Rebellion”.",
    ]


@pytest.mark.rule("LRR F.7")
def test_what_is_shown_stays_where_it_is_and_is_no_transaction() -> None:
    table = shown()
    assert [CARD.names[card] for card in sorted(player(table, "sol").hand)] == ["plague", "sabotage"]
    assert len(player(table, "sol").secrets) == 1
    assert proposing(table) == {"sol", "letnev"}
    with pytest.raises(Refused):
        propose(table, "sol, letnev", gives="shown infiltrate")


@pytest.mark.rule("LRR F.7")
def test_whoever_has_been_shown_a_card_knows_that_it_is_there_and_the_others_do_not() -> None:
    table = shown()
    sabotage = CARD.index["sabotage"]
    assert all(sabotage in table.imagine(1, seed).state.players[0].hand for seed in range(8))
    assert not all(sabotage in table.imagine(2, seed).state.players[0].hand for seed in range(8))
