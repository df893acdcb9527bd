"""LRR R.14 to R.24 and R.28: named rulings about agendas, votes and single cards, each under both readings."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.council import council_of
from tests.ti4.councils import agenda, cast, council, discarded, holder
from tests.ti4.notation import asked, player, position, say, seat_of, state

LAW = "agenda.shared_research"
MINISTER = "agenda.minister_of_war"
FACTIONS = ("sol", "letnev", "hacan")


# --- agendas without a vote --------------------------------------------------------------------------------------


@pytest.mark.rule("LRR R.14")
@pytest.mark.parametrize(("ruling", "number"), [("discarded", 2), ("replaced", 1)])
def test_an_agenda_without_a_possible_outcome_is_discarded_or_replaced(ruling: str, number: int) -> None:
    rulings = {"agenda-without-outcome": ruling, "expansion": "base"}
    table = council(f"agenda.core_mining, {LAW}", options=rulings, planets={"mehar_xull": ":"})
    sitting = state(table).council
    assert sitting is not None
    assert (agenda(table), sitting.number) == ("shared_research", number)
    assert discarded(table) == ["core_mining"]


@pytest.mark.rule("LRR R.15")
@pytest.mark.parametrize(
    ("ruling", "seen"), [("at-once", "shared_research"), ("after-answers", "judicial_abolishment")]
)
def test_an_agenda_goes_before_or_after_what_is_done_when_it_is_revealed(ruling: str, seen: str) -> None:
    table = council(
        f"agenda.judicial_abolishment, {LAW}",
        options={"agenda-discarded-on-reveal": ruling},
        sol={"hand": "diplomatic_pressure"},
    )
    assert asked(table) == {"sol": "react"}
    assert agenda(table) == ("shared_research" if ruling == "at-once" else "judicial_abolishment")
    say(table, "sol react nothing")
    if ruling == "after-answers":
        say(table, "sol react nothing")
    assert (asked(table), agenda(table), discarded(table)) == (
        {"letnev": "vote"},
        "shared_research",
        ["judicial_abolishment"],
    )


@pytest.mark.rule("LRR R.28")
@pytest.mark.parametrize(("ruling", "now"), [("replaced", "covert_legislation"), ("discarded", "shared_research")])
def test_a_hidden_agenda_without_a_vote_is_replaced_or_goes_with_covert_legislation(ruling: str, now: str) -> None:
    table = council(f"agenda.covert_legislation, agenda.new_constitution, {LAW}", options={"hidden-agenda": ruling})
    assert agenda(table) == now
    gone = ["new_constitution", "covert_legislation"]
    assert discarded(table) == (gone if ruling == "discarded" else gone[:1])


# --- votes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR R.16")
@pytest.mark.parametrize(("ruling", "asks"), [("all-vote", {"sol": "vote"}), ("others-vote", {"sol": "decide"})])
def test_the_speaker_votes_on_covert_legislation_or_does_not(ruling: str, asks: dict[str, str]) -> None:
    table = council(f"agenda.covert_legislation, {LAW}", options={"covert-legislation": ruling})
    cast(table, "letnev for wren_terra; hacan against quann")
    assert asked(table) == asks
    table = council(LAW, options={"covert-legislation": ruling})
    cast(table, "letnev for wren_terra; hacan against quann")
    assert asked(table) == {"sol": "vote"}, "on any other agenda"


@pytest.mark.rule("LRR R.17")
@pytest.mark.parametrize("ruling", ["with-others", "alone-too"])
def test_additional_votes_need_others_or_may_be_the_only_ones(ruling: str) -> None:
    tired = {"technologies": "predictive_intelligence", "exhausted": "arc_prime, wren_terra, mehar_xull"}
    table = council(LAW, options={"additional-votes": ruling}, letnev=tired)
    say(table, "letnev react technology.predictive_intelligence")
    if ruling == "alone-too":
        say(table, "letnev vote for")
        assert council_of(state(table)).votes == [(1, 0, 3)]
    assert asked(table) == {"hacan": "vote"}


@pytest.mark.rule("LRR R.17")
def test_additional_votes_are_counted_once() -> None:
    ready = {"technologies": "predictive_intelligence"}
    table = council(LAW, options={"additional-votes": "alone-too"}, letnev=ready)
    say(table, "letnev react technology.predictive_intelligence")
    cast(table, "letnev for mehar_xull")
    assert council_of(state(table)).votes == [(1, 0, 6)]


# --- outcomes and predictions ------------------------------------------------------------------------------------


def elected_instead(card: str, rulings: dict[str, str]) -> Table:
    """Letnev has a rider or a plot; whoever has the most votes, Sol is elected instead."""
    return council(MINISTER, options=rulings, letnev={"hand": card}, sol={"hand": "confounding_legal_text"})


@pytest.mark.rule("LRR R.18")
@pytest.mark.parametrize("ruling", ["as-changed", "as-voted"])
@pytest.mark.parametrize("foretold", ["sol", "hacan"])
def test_predictions_are_about_who_is_elected_in_the_end_or_about_the_votes(ruling: str, foretold: str) -> None:
    table = elected_instead("trade_rider", {"changed-outcome": ruling})
    say(table, f"letnev react card.trade_rider; letnev aim_outcome {foretold}")
    cast(table, "hacan hacan quann; sol nothing")
    say(table, "sol react card.confounding_legal_text")
    correct = foretold == ("sol" if ruling == "as-changed" else "hacan")
    assert player(table, "letnev").goods == (5 if correct else 0)


@pytest.mark.rule("LRR R.18")
@pytest.mark.parametrize("ruling", ["as-changed", "as-voted"])
def test_deadly_plot_is_against_the_changed_outcome_or_against_the_vote(ruling: str) -> None:
    table = elected_instead("deadly_plot", {"changed-outcome": ruling})
    cast(table, "letnev letnev mehar_xull; hacan nothing; sol nothing")
    say(table, "sol react card.confounding_legal_text")
    if ruling == "as-changed":
        say(table, "letnev react card.deadly_plot")
    assert holder(table, "minister_of_war") == ("" if ruling == "as-changed" else "sol")


@pytest.mark.rule("LRR R.19")
@pytest.mark.parametrize(("ruling", "goods"), [("void", 0), ("correct", 5)])
def test_predictions_are_void_or_can_be_correct_after_a_deadly_plot(ruling: str, goods: int) -> None:
    table = council(
        LAW,
        options={"predictions-and-deadly-plot": ruling},
        letnev={"hand": "deadly_plot"},
        hacan={"hand": "trade_rider"},
    )
    say(table, "hacan react card.trade_rider; hacan aim_outcome for")
    cast(table, "letnev against wren_terra; sol for jord")
    say(table, "letnev react card.deadly_plot")
    assert player(table, "hacan").goods == goods
    assert holder(table, "shared_research") == ""


# --- cards -------------------------------------------------------------------------------------------------------


def new_round(options: dict[str, str], **players: Any) -> Table:
    """The strategy phase of a new round."""
    given: dict[str, Any] = {who: {"strategies": "", **players.pop(who, {})} for who in FACTIONS}
    return position(frames=[("round",)], options=options, **given, **players)


@pytest.mark.rule("LRR R.20")
@pytest.mark.parametrize(("ruling", "goods"), [("chooser", [2, 0]), ("receiver", [0, 2])])
def test_checks_and_balances_trade_goods_stay_with_the_chooser_or_go_along(ruling: str, goods: list[int]) -> None:
    table = new_round({"checks-and-balances": ruling}, laws="agenda.checks_and_balances")
    state(table).strategy_goods[6] = 2
    say(table, "sol take technology; sol aim_player hacan")
    assert [player(table, who).goods for who in ("sol", "hacan")] == goods


def surrender(table: Table, seat: int) -> None:
    """A player gives Sol a Ceasefire."""
    table.answer_plain(seat, {"with": "seat_1", "gives": {"note": [f"ceasefire@seat_{seat + 1}"]}})


@pytest.mark.rule("LRR R.21", "LRR 3.6b")
@pytest.mark.parametrize("ruling", ["once", "each-player"])
def test_diplomatic_pressure_is_played_once_or_once_on_each_player(ruling: str) -> None:
    cards = "diplomatic_pressure, diplomatic_pressure, diplomatic_pressure"
    rulings = {"diplomatic-pressure": ruling}
    table = council(f"{LAW}, agenda.conventions_of_war", options=rulings, sol={"hand": cards})
    say(table, "sol react card.diplomatic_pressure; sol aim_player letnev")
    surrender(table, 1)
    if ruling == "each-player":
        say(table, "sol react card.diplomatic_pressure")
        assert asked(table) == {"hacan": "surrender_note"}, "Letnev has given one"
        surrender(table, 2)
    assert asked(table) == {"letnev": "vote"}
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert asked(table) == {"sol": "react"}, "the next agenda is another occasion"


@pytest.mark.rule("LRR R.22")
@pytest.mark.parametrize(("ruling", "kept"), [("cards-to-choose", False), ("any-cards", True)])
def test_manipulate_investments_is_about_cards_to_choose_or_all(ruling: str, kept: bool) -> None:
    table = new_round(
        {"manipulate-investments": ruling}, sol={"hand": "manipulate_investments"}, letnev={"strategies": "warfare"}
    )
    say(table, "sol react card.manipulate_investments")
    _, decision = table.find(seat_of(table, "sol"))
    assert any("warfare" in decision.option(value).id for value in decision.options()) is kept


@pytest.mark.rule("LRR R.23")
@pytest.mark.parametrize(("ruling", "first"), [("empty-pool-too", "letnev"), ("token-needed", "hacan")])
def test_the_scepter_of_emelpar_helps_with_an_empty_pool_or_needs_a_token(ruling: str, first: str) -> None:
    for pools, who in (((3, 3, 0), first), ((3, 3, 1), "letnev")):
        table = position(
            letnev={"texts": "relic.scepter_of_emelpar", "pools": pools},
            sol={"strategies": "trade"},
            options={"scepter-of-emelpar": ruling},
        )
        say(table, "letnev act pass; hacan act pass; sol act trade; sol for_free nothing")
        assert asked(table) == {who: "secondary"}


@pytest.mark.rule("LRR R.24")
@pytest.mark.parametrize(("ruling", "usable"), [("any-planets", True), ("ready-planet", False)])
def test_the_maw_of_worlds_works_with_exhausted_planets_or_needs_a_ready_one(ruling: str, usable: bool) -> None:
    for tired, works in (("jord", usable), ("", True)):
        table = position(
            custodians=False,
            frames=(("agenda_phase",),),
            agendas=LAW,
            sol={"texts": "relic.maw_of_worlds", "exhausted": tired},
            options={"maw-of-worlds": ruling},
        )
        assert (asked(table) == {"sol": "react"}) is works
