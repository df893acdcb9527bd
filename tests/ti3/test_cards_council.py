"""T3.19: the action cards about the galactic council."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.state import then
from orrery.core.table import Table
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.data import MECATOL_REX
from orrery.games.ti3.rules.nouns import CARD, FOR, POLITIC
from orrery.games.ti3.rules.things import Seat
from tests.ti3.notation import asked, options, position, say, state


def council(politics: str, **more: Any) -> Table:
    """An agenda before the council; Hacan is speaker, so Sol votes first."""
    return position("hacan, sol, norr", politics=politics, frames=[("agenda", 0, -1), ("turn",)], **more)


def political(**more: Any) -> Table:
    hacan = {"strategies": "political", **more.pop("hacan", {})}
    return position("hacan, sol, norr", hacan=hacan, **more)


@pytest.mark.rule("T3.17.18")
def test_council_dissolved_there_is_no_agenda_and_no_look() -> None:
    table = political(sol={"hand": "council_dissolved"})
    say(table, "hacan action political; sol react card.council_dissolved; hacan allocate command")
    assert asked(table) == {"sol": "secondary"}
    assert state(table).politics_discard == []


@pytest.mark.rule("T3.17.18")
def test_council_dissolved_the_look_can_be_left() -> None:
    table = political(sol={"hand": "council_dissolved"}, options={"council-dissolved": "look"})
    say(table, "hacan action political; sol react card.council_dissolved; hacan allocate command")
    assert asked(table) == {"hacan": "on_top"}


def test_council_dissolved_is_for_political_only() -> None:
    table = position("hacan, sol, norr", hacan={"strategies": "logistics"}, sol={"hand": "council_dissolved"})
    say(table, "hacan action logistics")
    assert asked(table) == {"hacan": "allocate"}


def test_determine_policy_chooses_any_agenda_of_the_deck() -> None:
    table = council("repeal", sol={"hand": "determine_policy"})
    before = len(state(table).politics)
    say(table, "sol react card.determine_policy")
    assert len(options(table, "sol")) == 60
    say(table, "sol determine_policy free_trade")
    assert asked(table) == {"sol": "vote"}
    say(table, "sol vote for; norr vote for; hacan vote for")
    assert POLITIC.index["free_trade"] in state(table).laws
    assert len(state(table).politics) == before - 1
    assert state(table).politics.seen == [0], "the deck has been shuffled"


def test_determine_policy_can_put_a_law_to_the_vote_again() -> None:
    table = council("repeal", laws="free_trade", sol={"hand": "determine_policy"})
    say(table, "sol react card.determine_policy; sol determine_policy free_trade")
    assert POLITIC.index["free_trade"] in state(table).laws
    say(table, "sol vote against; norr vote against; hacan vote against")
    assert POLITIC.index["free_trade"] not in state(table).laws
    assert POLITIC.index["free_trade"] in state(table).politics_discard


def test_thugs_keep_a_player_from_all_votes_of_the_round() -> None:
    table = council("free_trade, cost_overruns", norr={"hand": "thugs"})
    say(table, "norr react card.thugs; norr aim_player sol")
    assert asked(table) == {"norr": "vote"}
    say(table, "norr vote for; hacan vote for")
    assert POLITIC.index["free_trade"] in state(table).laws
    assert state(table).effects, "until the end of the round"


def test_veto_brings_the_next_agenda() -> None:
    table = council("free_trade, cost_overruns", norr={"hand": "veto"})
    say(table, "norr react card.veto")
    assert state(table).politics_discard == [POLITIC.index["free_trade"]]
    council_now = state(table).council
    assert council_now is not None
    assert council_now.card == POLITIC.index["cost_overruns"]


def test_fantastic_rhetoric_gives_ten_votes_once() -> None:
    table = council("free_trade", sol={"hand": "fantastic_rhetoric"})
    plain = votes(state(table), 1)
    say(table, "sol react card.fantastic_rhetoric; sol vote for")
    council_now = state(table).council
    assert council_now is not None
    assert council_now.ballots == [(1, plain + 10, (POLITIC.index["free_trade"], FOR))]
    say(table, "norr vote against; hacan vote against")
    assert POLITIC.index["free_trade"] in state(table).laws
    assert votes(state(table), 1) == plain


def test_discredit_makes_a_vote_an_abstention() -> None:
    table = council("free_trade", norr={"hand": "discredit"})
    say(table, "sol vote for; norr react card.discredit")
    council_now = state(table).council
    assert council_now is not None
    assert council_now.ballots[0][2] == (POLITIC.index["free_trade"],)
    say(table, "norr vote against; hacan vote nothing")
    assert state(table).laws == {}


def test_discredit_is_not_for_the_own_vote() -> None:
    table = council("free_trade", sol={"hand": "discredit"})
    say(table, "sol vote for")
    assert asked(table) == {"norr": "vote"}


def usurping() -> Table:
    return position(
        "hacan, sol, norr",
        frames=[("strategy_phase",), ("turn",)],
        planets={"Mecatol Rex": "sol: ground_force"},
        sol={"hand": "usurper"},
    )


def test_usurper_doubles_mecatol_rex() -> None:
    table = usurping()
    plain = votes(state(table), 1)
    say(table, "sol react card.usurper")
    assert votes(state(table), 1) == plain + 6
    state(table).exhausted |= 1 << MECATOL_REX
    assert votes(state(table), 1) == plain + 6, "exhausted or not"
    assert votes(state(table), 0) == 2
    assert CARD.index["usurper"] not in state(table).discard
    assert state(table).out_of_play == [CARD.index["usurper"]]


def test_a_card_that_lies_on_the_board_is_not_played_by_others() -> None:
    table = usurping()
    say(table, "sol react card.usurper")
    then(state(table), ("strategy_phase",))
    say(table, "hacan take trade")
    assert set(asked(table).values()) == {"take"}
    assert state(table).effects


def test_usurper_is_lost_with_mecatol_rex() -> None:
    table = usurping()
    say(table, "sol react card.usurper")
    state(table).owner[MECATOL_REX] = Seat(0)
    say(table, "hacan take trade")
    assert state(table).effects == []


def test_usurper_needs_mecatol_rex() -> None:
    table = position("hacan, sol, norr", frames=[("strategy_phase",), ("turn",)], sol={"hand": "usurper"})
    assert asked(table) == {"hacan": "take"}


def test_everybody_can_imagine_the_table_while_a_policy_is_determined() -> None:
    table = council("repeal", sol={"hand": "determine_policy"})
    say(table, "sol react card.determine_policy")
    for seat in range(3):
        assert table.imagine(seat, 7).pending
