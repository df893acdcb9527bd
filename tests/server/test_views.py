"""A table as messages: whatever the position, each reader gets everything of their own and nothing of the others'."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from orrery.core.ask import Choose, Confirm, Kind
from orrery.core.state import EVERYONE
from orrery.core.table import Table
from orrery.core.together import MAIN, offer_track
from orrery.games import game
from orrery.server import messages
from orrery.server import views as telling
from orrery.text import LANGUAGES, Words
from tests.conformance.games import Case, Step, played, sampled

CASES = [Case(game("race"), 2, (("experienced", "yes"),)), Case(game("race"), 3), Case(game("race"), 4),
         Case(game("warpgate"), 2, (("factions", "choose"),)), Case(game("warpgate"), 4),
         Case(game("ti3"), 3, (("round-limit", "2"),)),
         Case(game("ti3"), 5, (("galaxy", "build"), ("leaders", "on"), ("round-limit", "1")))]  # fmt: skip
NAMES = ["Anna", "Ben", "Cem", "Dora", "Eva"]
LARGEST = 64_000
"""No message with the last lines of the log is larger than this."""
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


def words_of(table: Table, lang: str, seat: int) -> Words:
    return telling.speaking(table, lang, NAMES[: table.players], seat)


def show(table: Table, seat: int, lang: str = "en", **more: Any) -> messages.Shown:
    return telling.shown(table, seat, words_of(table, lang, seat), **more)


def positions(case: Case, count: int, salt: str) -> Iterator[Step]:
    return sampled(case, 21, count, salt, costly=True)


def texts(it: messages.Shown) -> Iterator[str]:
    """Everything in a message that people read."""
    for question in it.questions:
        yield question.prompt
        for offer in question.offers:
            yield offer.name
            yield offer.note
    yield from (line.text for line in it.log)
    if it.result is not None:
        yield from it.result.facts
        yield from (label for label, _ in it.result.sheet.rows)


# --- every position, every reader -------------------------------------------------------------------------------


@every_case
def test_every_reader_is_told_every_position_in_both_languages(case: Case) -> None:
    for _, table, _, _, told_here in positions(case, 12, "told"):
        with told_here:
            recent = max(0, len(table.journal) - 50)
            for seat in range(-1, case.players):
                for lang in LANGUAGES:
                    it = show(table, seat, lang, log_from=recent)
                    sent = msgspec.json.encode(it)
                    assert msgspec.json.decode(sent, type=messages.Shown).questions == it.questions
                    assert len(sent) < LARGEST
                    assert not [text for text in texts(it) if "{" in text or "None" in text or "Unknown(" in text]
                    assert [q.id for q in it.questions] == [id_ for id_, _ in table.view(seat).questions]


@every_case
def test_a_finished_game_is_told_to_all_with_its_result(case: Case) -> None:
    table = played(case, 21).table
    for seat in range(-1, case.players):
        it = show(table, seat, "de")
        assert it.over
        assert (it.questions, it.waiting, it.can_undo) == ([], [], False)
        assert it.result is not None
        assert it.result.scores == table.game.score(table.state)
        assert it.result.winners == table.game.winners(table.state)
        label, cells = it.result.sheet.rows[-1 - it.result.sheet.after]
        assert (label, [int(cell) for cell in cells]) == ("Summe", it.result.scores)
        tied = case.name == "ti3" and it.result.scores.count(max(it.result.scores)) > 1
        assert len(it.result.facts) == 1 + tied + case.players
        assert telling.why_not(table, seat, messages.Thing("card", "gem_world"), words_of(table, "en", seat)).lines == [
            "The game is over."
        ]


# --- offers -----------------------------------------------------------------------------------------------------


@every_case
def test_whatever_is_offered_is_accepted_when_it_is_sent_back(case: Case) -> None:
    dice = Random(4)
    forms = set()
    for _, table, _, _, told_here in positions(case, 40, "offers"):
        with told_here:
            for seat in table.waiting():
                for question in show(table, seat).questions:
                    forms.add(question.form)
                    assert len({offer.id for offer in question.offers}) == len(question.offers)
                    for value in answers(question, dice):
                        told = telling.check(table, seat, question.id, value, words_of(table, "en", seat))
                        assert told.ok, (question, value, told)
                        assert told.told
                        digest = table.state.digest()
                        table.clone().answer_plain(seat, value, question.id)
                        assert table.state.digest() == digest
    assert {"choose", "pick"} <= forms


def answers(question: messages.Question, dice: Random) -> list[Any]:
    """Answers made from the offers of a question, the way a browser makes them."""
    values = [offer.value for offer in question.offers]
    if question.form == "order":
        return [values, values[::-1]]
    if question.form == "amount":
        assert values == list(range(question.low, question.high + 1))
    if question.form != "pick":
        return dice.sample(values, min(len(values), 4))
    size = dice.randint(question.low, min(question.high, len(values)))
    return [dice.sample(values, size)] if question.kind not in CONSTRAINED else []


CONSTRAINED = ("goods", "gather", "actions", "reinforce", "announce",
               "pay", "move", "pick_up", "lose", "land", "build", "deliver")  # fmt: skip
"""Picks for which not every set of the right size is legal: the page asks the server while one is put together."""


def test_a_pick_that_the_rules_forbid_is_refused_with_the_rule() -> None:
    table = Table.new(game("race"), 2, {}, seed=5)
    question = show(table, 1).questions[0]
    assert (question.kind, question.low, question.high, len(question.offers)) == ("starting_hand", 2, 2, 6)
    everything = [offer.value for offer in question.offers]
    told = telling.check(table, 1, question.id, everything, words_of(table, "de", 1))
    assert (told.ok, told.rule) == (False, "R1.6")
    assert told.why.startswith("Genau 2, nicht 6. [R1.6]")


@pytest.mark.parametrize(
    ("question", "value", "why"),
    [
        ("starting_hand-0", "gem_world", "That does not answer this question."),
        ("starting_hand-0", [{"a": 1}], "That does not answer this question."),
        ("settle-0", None, "You have no such question to answer."),
        ("starting_hand-7", [], "You have no such question to answer."),
    ],
)
def test_an_answer_without_sense_is_refused_in_words(question: str, value: Any, why: str) -> None:
    table = Table.new(game("race"), 2, {}, seed=5)
    told = telling.check(table, 0, question, value, words_of(table, "en", 0))
    assert (told.ok, told.why) == (False, why)


def test_open_offers_and_reactions_are_marked() -> None:
    table = Table.new(game("warpgate"), 2, {}, seed=5)
    kinds = table.game.kinds
    table.pending.clear()
    table.offers[offer_track(1)] = Confirm(1, kinds["peace"])
    use = Kind("use", kinds["use"].noun, reaction=True)
    table.pending[MAIN] = Choose(0, use, [None], window="Landing")
    reacting, free = show(table, 0), show(table, 1)
    assert (reacting.window, reacting.waiting, reacting.questions[0].window) == ("Landing", [0], "Landing")
    assert (free.window, free.waiting) == ("Landing", []), "that somebody may react is seen, but not who"
    assert (free.questions[0].free, reacting.questions[0].free) == (True, False)
    assert free.questions[0].window == ""


# --- things -----------------------------------------------------------------------------------------------------


@every_case
def test_what_is_offered_is_lit_and_the_rest_is_explained(case: Case) -> None:
    catalogue = telling.catalogue(case.name, "en", dict(case.options))
    things = [messages.Thing(noun, it.id) for noun, made in catalogue.nouns.items() for it in made]
    known = set(things)
    dice = Random(3)
    for _, table, _, _, told_here in positions(case, 8, "things"):
        with told_here:
            for seat in table.waiting():
                words = words_of(table, "en", seat)
                lit = {thing for q in show(table, seat).questions for offer in q.offers for thing in offer.things}
                assert {thing for thing in lit if isinstance(thing.id, str)} <= known
                for thing in dice.sample(sorted(lit, key=repr), min(len(lit), 5)):
                    assert telling.why_not(table, seat, thing, words).lines[0].startswith("That is possible now: ")
                for thing in dice.sample(things, 25):
                    because = telling.why_not(table, seat, thing, words)
                    assert because.lines
                    assert all(because.lines)
                    assert all(rule in catalogue.rules for rule in because.rules)
                    assert because.lines[0].startswith("That is possible now: ") == (thing in lit)


@pytest.mark.parametrize("thing", [("card", "no such card"), ("dragon", 3), ("card", None), ("card", True)])
def test_a_thing_that_does_not_exist_is_no_error(thing: tuple[str, Any]) -> None:
    table = Table.new(game("race"), 2, {}, seed=5)
    assert telling.why_not(table, 0, messages.Thing(*thing), words_of(table, "en", 0)).lines


@every_case
def test_the_log_names_things_that_the_board_knows(case: Case) -> None:
    catalogue = telling.catalogue(case.name, "de", dict(case.options))
    known = {(noun, it.id) for noun, made in catalogue.nouns.items() for it in made}
    table = played(case, 21).table
    lines = telling.log(table, 0, words_of(table, "de", 0), 0)
    things = [(thing.noun, thing.id) for line in lines for thing in line.things]
    assert len(things) > 30
    assert set(things) <= known


# --- the log ----------------------------------------------------------------------------------------------------


@every_case
def test_the_log_is_counted_by_what_the_reader_may_know(case: Case) -> None:
    table = played(case, 21).table
    for seat in range(-1, case.players):
        words = words_of(table, "en", seat)
        whole = telling.log(table, seat, words, 0)
        assert [line.number for line in whole] == list(range(len(whole)))
        assert len(whole) == sum(only in (EVERYONE, seat) for _, only, _ in table.journal)
        assert telling.log(table, seat, words, 3, 7) == whole[3:7]
        assert telling.log(table, seat, words, 7, 3) == []
        assert telling.log(table, seat, words, -5, 2) == whole[:2]
        for at in (0, len(table.journal) // 2, len(table.journal)):
            it = show(table, seat, log_from=at, away=10**6)
            assert whole[it.log_from :] == it.log
            assert it.away == len(whole)


def test_the_lines_of_other_seats_are_not_told() -> None:
    table = played(CASES[1], 21).table
    private = [(only, dict(args)) for key, only, args in table.journal if key == "race-log-drawn"]
    assert {only for only, _ in private} == {0, 1, 2}
    drawn = [line.text for line in telling.log(table, 1, words_of(table, "en", 1), 0) if line.text.startswith("Drawn")]
    assert len(drawn) == sum(only == 1 for only, _ in private)
    assert not [line for line in telling.log(table, -1, words_of(table, "en", -1), 0) if line.text.startswith("Drawn")]
    everything = telling.log(table, -1, words_of(table, "en", -1), 0, open_cards=True)
    assert len(everything) == len(table.journal)


# --- secrets ----------------------------------------------------------------------------------------------------


@every_case
def test_tables_that_differ_in_what_a_seat_cannot_see_are_shown_alike(case: Case) -> None:
    different = 0
    for number, table, _, _, told_here in positions(case, 5, "alike"):
        with told_here:
            for seat in range(case.players):
                one, other = table.clone(), table.mind(seat).imagine(number + 1, fill=True)
                different += one.state.digest() != other.state.digest()
                for it in (one, other):
                    it.begin_live(len(it.entries))
                one.journal.extend(table.journal)
                other.journal.extend(
                    [line if line[1] in (EVERYONE, seat) else overwritten(line) for line in table.journal]
                )
                for reader in (seat, -1):
                    assert said(one, reader) == said(other, reader), f"told to {reader}, hidden from {seat}"
    assert different


def overwritten(line: tuple[str, int, dict[str, Any]]) -> tuple[str, int, dict[str, Any]]:
    return "no-such-message", line[1], {"card": 10**9}


def said(table: Table, reader: int) -> list[bytes]:
    """Everything a reader can get of a table."""
    words = words_of(table, "en", reader)
    told = [telling.shown(table, reader, words), telling.plain_text(table, reader, words)]
    told += [telling.why_not(table, reader, messages.Thing(*thing), words) for thing in SOME_THINGS[table.game.name]]
    return [msgspec.json.encode(it) for it in told]


SOME_THINGS = {
    "race": [("card", "gem_world"), ("card", "space_marines"), ("action", "develop")],
    "warpgate": [("place", "warpgate"), ("type", "desert"), ("rival", "seat_2")],
    "ti3": [("card", "card.sabotage"), ("planet", "Mecatol Rex"), ("strategy", "trade"), ("technology", "war_sun")],
}


@every_case
def test_open_cards_have_the_same_shape_and_everybodys_hand(case: Case) -> None:
    for _, table, _, _, told_here in positions(case, 6, "open"):
        with told_here:
            opened = show(table, -1, open_cards=True)
            assert opened.questions == []
            assert opened.waiting == table.waiting()
            for seat in range(case.players):
                mine, open_seat = (msgspec.to_builtins(it.figures)["seats"] for it in (show(table, seat), opened))
                assert [it["hand"] for it in open_seat[seat:][:1]] == [it["hand"] for it in mine[seat:][:1]]
            assert telling.plain_text(table, -1, words_of(table, "en", -1), open_cards=True).lines


# --- the plain text and undo ------------------------------------------------------------------------------------


@every_case
def test_the_plain_text_has_the_questions_and_their_offers(case: Case) -> None:
    for _, table, _, _, told_here in positions(case, 6, "plain"):
        with told_here:
            seat = table.waiting()[0]
            it, plain = show(table, seat), telling.plain_text(table, seat, words_of(table, "en", seat))
            assert plain.questions[0] == it.questions[0].prompt
            offered = [list(different(question)) for question in it.questions]
            about = [len(question.parties) for question in it.questions]
            assert len(plain.questions) == sum(1 + len(offers) for offers in offered) + sum(about)
            first = plain.questions[1 + about[0] : 1 + about[0] + len(offered[0])]
            assert all(offer.name in line for offer, line in zip(offered[0], first, strict=True))
            assert plain.lines
            assert telling.plain_text(table, -1, words_of(table, "en", -1)).questions == []


def different(question: messages.Question) -> Iterator[messages.Offer]:
    """The offers; of consecutive equal things in a pick, only the first."""
    for before, offer in zip([None, *question.offers], question.offers, strict=False):
        if question.form != "pick" or before is None or before.value != offer.value:
            yield offer


def test_undo_and_redo_are_offered_to_the_seat_that_can() -> None:
    table = Table.new(game("race"), 2, {}, seed=5)
    question = show(table, 0).questions[0]
    table.answer_plain(0, [offer.value for offer in question.offers[:2]], question.id)
    assert [show(table, seat).can_undo for seat in (-1, 0, 1)] == [False, True, False]
    table.undo(0)
    assert [show(table, seat).can_redo for seat in (-1, 0, 1)] == [False, True, False]
    assert show(table, 0).questions == [question]


def test_a_spectator_is_asked_nothing_and_told_so() -> None:
    table = Table.new(game("race"), 2, {}, seed=5)
    it = show(table, -1)
    assert (it.questions, it.waiting) == ([], [0, 1])
    words = words_of(table, "de", -1)
    assert telling.why_not(table, -1, messages.Thing("card", "gem_world"), words).lines == [words.text("why-watching")]
