"""T3.13: the galactic council."""

from __future__ import annotations

import pytest

from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.data import POLITICS
from orrery.games.ti3.rules.nouns import POLITIC
from orrery.games.ti3.rules.texts import text
from orrery.text import LANGUAGES, Words
from tests.ti3.notation import asked, options, planet, position, say, state

LAND = {
    "tiles": {"b1": "arinam_meer", "b2": "mehar_xull", "b3": "saudor"},
    "planets": {"Meer": "sol: ground_force", "Mehar Xull": "norr: ground_force", "Saudor": "hacan: ground_force"},
}


def council(card: str, **more: object) -> Table:
    """An agenda before the council; Sol is speaker."""
    return position(politics=card, frames=[("agenda", 0, -1), ("turn",)], **LAND, **more)  # type: ignore[arg-type]


@pytest.mark.rule("T3.13.1", "T3.13.2", "T3.13.4")
def test_votes_are_given_clockwise_and_the_speaker_is_last() -> None:
    table = council("cost_overruns")
    for race, side in (("norr", "against"), ("hacan", "against"), ("sol", "for")):
        assert asked(table) == {race: "vote"}
        say(table, f"{race} vote {side}")
    assert POLITIC.index["cost_overruns"] in state(table).politics_discard


@pytest.mark.rule("T3.13.3", "T3.11.7")
def test_votes_are_the_influence_of_unexhausted_planets_and_at_least_one() -> None:
    s = state(position(**LAND, sol={"goods": 5}))  # type: ignore[arg-type]
    assert votes(s, 0) == 4 + 2, "trade goods add nothing"
    s.exhausted = 1 << planet("Meer") | 1 << planet("Jord")
    assert votes(s, 0) == 1


@pytest.mark.rule("T3.13.3", "T3.13.4", "T3.13.6")
def test_most_votes_decide_and_exhaust_nothing() -> None:
    table = council("free_trade")
    say(table, "norr vote for; hacan vote nothing; sol vote against")
    assert state(table).laws == {}
    table = council("free_trade")
    say(table, "norr vote for; hacan vote for; sol vote nothing")
    assert state(table).laws == {POLITIC.index["free_trade"]: (0,)}
    assert state(table).exhausted == 0
    assert state(table).politics_discard == []


@pytest.mark.rule("T3.13.4")
@pytest.mark.parametrize(
    "script",
    ["norr vote for; hacan vote against; sol vote nothing", "norr vote nothing; hacan vote nothing; sol vote nothing"],
)
def test_the_speaker_breaks_a_tie(script: str) -> None:
    table = position(politics="free_trade", frames=[("agenda", 0, -1), ("turn",)])
    state(table).exhausted = (1 << 51) - 1
    say(table, script)
    assert asked(table) == {"sol": "vote"}
    assert options(table, "sol") == ["for", "against"]
    say(table, "sol vote for")
    assert POLITIC.index["free_trade"] in state(table).laws


@pytest.mark.rule("T3.13.1")
@pytest.mark.parametrize(
    ("card", "kind", "count"),
    [
        ("minister_of_war", "elect_player", 3),
        ("forced_economic_independence", "elect_players", 3),
        ("compensated_disarmament", "elect_planet", 11),
        ("dispute_resolution", "elect_planets", 3),
        ("subsidized_studies", "elect_colour", 4),
    ],
)
def test_whom_and_what_can_be_elected(card: str, kind: str, count: int) -> None:
    table = council(card)
    assert asked(table) == {"norr": kind}
    assert len(options(table, "norr")) == count + 1


@pytest.mark.rule("T3.13.6")
def test_a_law_about_a_player_is_that_players() -> None:
    table = council("crown_of_thalnos")
    say(table, "norr elect_player norr; hacan elect_player norr; sol elect_player nothing")
    s = state(table)
    assert s.laws == {POLITIC.index["crown_of_thalnos"]: (1,)}
    assert [text("politic.crown_of_thalnos") in p.texts for p in s.players] == [False, True, False]


@pytest.mark.rule("T3.13.7")
def test_if_nothing_can_be_elected_the_card_is_discarded() -> None:
    table = council("repeal")
    assert asked(table) == {"sol": "action"}
    assert state(table).politics_discard == [POLITIC.index["repeal"]]


@pytest.mark.rule("T3.13.5")
def test_goods_change_hands_while_somebody_votes() -> None:
    table = council("cost_overruns", sol={"goods": 3}, hacan={"goods": 1})
    assert {d.seat for d in table.offers.values()} == {0, 2}
    table.answer_plain(0, ["seat_2", 2], "gift")
    assert [p.goods for p in state(table).players] == [1, 2, 1]
    assert {d.seat for d in table.offers.values()} == {2}, "once while a player votes"
    say(table, "norr vote for")
    assert {d.seat for d in table.offers.values()} == {0, 1, 2}, "who votes may give, too"


@pytest.mark.rule("T3.13.6")
def test_a_law_that_is_voted_on_anew_stays_in_force_if_the_agenda_is_thrown_out() -> None:
    table = council("revote, cost_overruns", laws="code_of_honor", norr={"hand": "veto"})
    say(table, "norr react nothing")
    for race in ("norr", "hacan", "sol"):
        say(table, f"{race} elect_law code_of_honor")
    say(table, "norr react card.veto; norr vote for; hacan vote for; sol vote for")
    assert list(state(table).laws) == [POLITIC.index["code_of_honor"]]
    assert sorted(state(table).politics_discard) == sorted(POLITIC.index[name] for name in ("revote", "cost_overruns"))


@pytest.mark.rule("T3.13.4", "T3.13.5")
def test_a_bribe_may_come_while_the_last_votes_are_given() -> None:
    table = council("imperial_mandate", hacan={"goods": 3})
    say(table, "norr vote for; hacan vote against")
    table.answer_plain(2, ["seat_1", 3], "gift")
    say(table, "sol vote against")
    assert [p.goods for p in state(table).players] == [3, 0, 0]
    assert [p.points for p in state(table).players] == [0, 0, 0]


@pytest.mark.rule("T3.13.4", "T3.13.5")
def test_a_bribe_may_come_while_the_speaker_breaks_a_tie() -> None:
    table = position(politics="free_trade", frames=[("agenda", 0, -1), ("turn",)], norr={"goods": 1})
    state(table).exhausted = (1 << 51) - 1
    say(table, "norr vote for; hacan vote against; sol vote nothing")
    table.answer_plain(1, ["seat_1", 1], "gift")
    say(table, "sol vote for")
    assert [p.goods for p in state(table).players] == [1, 0, 0]
    assert POLITIC.index["free_trade"] in state(table).laws


@pytest.mark.rule("T3.13.5")
def test_a_vote_may_be_promised_for_goods_and_the_promise_binds_nobody() -> None:
    table = council("cost_overruns", sol={"goods": 3}, hacan={"goods": 1})
    wish = {"with": "seat_2", "gives": {"goods": 2}, "gets": {"verdict": [["cost_overruns", "against"]]}}
    table.answer_plain(0, wish, "gift")
    assert [p.goods for p in state(table).players] == [3, 0, 1], "nothing before norr has given its word"
    assert asked(table) == {"norr": "vote"}
    assert [name for name, _ in table.view(1).questions] == ["vote-0", "promise.0-0"]
    say(table, "norr promise yes")
    assert [p.goods for p in state(table).players] == [1, 2, 1]
    assert {d.seat for d in table.offers.values()} == {1, 2}, "sol has given; norr has goods now"
    assert asked(table) == {"norr": "vote"}, "it stands again"
    say(table, "norr vote for")
    assert state(table).council is not None


@pytest.mark.rule("T3.13.5")
def test_who_declines_gets_nothing_and_only_the_voter_can_promise() -> None:
    table = council("cost_overruns", sol={"goods": 3})
    wish = {"with": "seat_2", "gives": {"goods": 2}, "gets": {"verdict": [["cost_overruns", "against"]]}}
    for _ in range(2):
        table.answer_plain(0, wish, "gift")
        say(table, "norr promise no")
    assert [p.goods for p in state(table).players] == [3, 0, 0]
    assert table.offers == {}, "twice"
    say(table, "norr vote for")
    with pytest.raises(Refused) as refused:
        table.answer_plain(0, wish, "gift")
    assert refused.value.rule == "T3.11.7", "hacan votes now"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_political_card_says_what_it_does(lang: str) -> None:
    words = Words(lang, "ti3")
    assert [p.name for p in POLITICS if not words.has(f"ti3-politic-{p.name}-text")] == []
