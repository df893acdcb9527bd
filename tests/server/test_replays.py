"""Replays: every position of a game as a seat knew it, and games that continue from any of them."""

import json
import pickle
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from orrery.core.history import is_chance
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.core.view import plain_state
from orrery.games import game as titled
from orrery.server import messages
from orrery.server.history import History
from orrery.server.replays import NoMoment, branch, imagined, moment, move_of, places, text
from orrery.server.views import plain_text, shown, speaking
from tests.core.toy import GAME as DUEL
from tests.server.played import END, played

NAMES = ("Ada", "Ben", "Cleo")


def at_move(history: History, at: int, seat: int, lang: str = "en") -> messages.ReplayPosition:
    words = speaking(history.table(history.frozen), lang, NAMES[: history.players], seat)
    return moment(history, at, seat, words, id="0123456789ab", seq=4)


def figures_of(table: Table, seat: int) -> Any:
    """What a seat's board draws of a position."""
    return to_builtins(shown(table, seat, speaking(table, "en", NAMES[: table.players], seat)).figures)


def positions(name: str, players: int, answers: int, seed: int) -> tuple[Table, dict[int, list[dict[str, Any]]]]:
    """A game, and what seats -1 and up saw on the board after each answer, by the number of entries there."""
    table, dice = played(name, players, 0, seed), Random(seed)
    seen = {}
    for _ in range(answers + 1):
        seen[len(table.entries)] = [figures_of(table, seat) for seat in range(-1, players)]
        if table.over or len(seen) > answers:
            break
        asked = dice.choice(list(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice), table.question_id(asked.seat, asked))
    return table, seen


@pytest.mark.parametrize(
    ("name", "players", "answers"),
    [("race", 2, END), ("race", 3, 70), ("warpgate", 2, 90), ("ti3", 3, 70), ("ti4", 3, 40)],
)
def test_every_position_comes_again_as_it_was_seen(name: str, players: int, answers: int) -> None:
    table, seen = positions(name, players, answers, 5)
    history = History.of(table)
    for seat in range(players):
        where = places(history, seat)
        assert abs(len(where) - len(seen)) <= 1
        for at in range(0, len(where), 5):
            it = at_move(history, at, seat)
            assert to_builtins(it.shown.figures) == seen[len(history.table(where[at]).entries)][seat + 1]
            assert (it.at, it.moves, it.shown.seat, it.shown.table) == (at, len(where) - 1, seat, "0123456789ab")
            assert not it.shown.can_undo
            assert not it.shown.can_redo


def test_a_move_is_told_to_those_who_may_know_it() -> None:
    history = History.of(played("race", 2, 40, seed=5))
    kept = next(n for n, i in enumerate(history.moves(0), 1) if history.entries[i][2].name == "keep")
    who = history.entries[history.moves(0)[kept - 1]][1]
    assert at_move(history, kept, who).told.startswith("You answer: ")
    for other in (1 - who, -1):
        assert at_move(history, kept, other).told == ""
        assert at_move(history, kept, other).by == who
    action = next(n for n, i in enumerate(history.moves(0), 1) if history.entries[i][2].name == "action")
    who = history.entries[history.moves(0)[action - 1]][1]
    assert at_move(history, action, -1).told.startswith(f"{NAMES[who]} answers: ")
    assert at_move(history, action, -1, "de").told.startswith(f"{NAMES[who]} antwortet: ")
    assert at_move(history, 0, 0).told == ""


def test_what_is_under_seal_is_no_move_for_others() -> None:
    table = played("race", 2, 0)
    while not (table.sealed and table.sealed_from < len(table.entries)):
        asked = next(iter(table.pending.values()))
        table.answer(asked.seat, next(iter(asked.options())))
    (waiting,) = table.waiting()
    history = History.of(table)
    sealed = [i for i in range(history.sealed, len(history.entries)) if not is_chance(history.entries[i])]
    assert sealed
    assert not set(sealed) & set(history.moves(waiting))
    assert not set(sealed) & set(history.moves(-1))
    assert set(sealed) <= set(history.moves(1 - waiting))


def test_a_finished_game_is_open() -> None:
    table = played("race", 3, seed=2)
    history = History.of(table)
    answers = [i for i, entry in enumerate(table.entries) if not is_chance(entry)]
    assert all(history.moves(seat) == answers for seat in range(-1, 3))
    at = len(answers) // 2
    opened = at_move(history, at, -1).shown
    there = history.table(places(history, -1)[at])
    assert [it["hand"] for it in to_builtins(opened)["figures"]["seats"]] == [p.hand for p in there.state.players]
    assert all(at_move(history, n, -1).told for n in range(1, len(answers) + 1, 4))
    closed = to_builtins(at_move(history, at, 1).shown)["figures"]["seats"]
    assert closed[1]["hand"] == there.state.players[1].hand
    assert (closed[0]["hand"], closed[0]["hand_count"]) == (None, len(there.state.players[0].hand))
    last = at_move(history, len(answers), 0).shown
    assert last.over
    assert last.result is not None
    assert last.result.winners == table.game.winners(table.state)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_no_moment_names_a_card_that_the_seat_has_never_seen(seat: int) -> None:
    table = played("race", 2, 50, seed=13)
    history, export = History.of(table), Record.of(table).export(seat)
    noun = table.game.kinds["keep"].noun
    held = {card for other in (0, 1) if other != seat for card in table.state.players[other].hand}
    unseen = [card for card in held if f'"{noun.encode(card)}"' not in export]
    assert len(unseen) > 1
    words = speaking(table, "en", NAMES[:2], seat)
    for at in range(0, len(places(history, seat)), 4):
        told = json.dumps(to_builtins(moment(history, at, seat, words)))
        for card in unseen:
            assert f'"{noun.encode(card)}"' not in told
            assert str(words.noun("card", card)) not in told


def test_there_are_no_moments_before_the_beginning_and_after_the_end() -> None:
    history = History.of(played("race", 2, 10))
    for at in (-1, 11, 10**7):
        with pytest.raises(NoMoment):
            at_move(history, at, 0)
        with pytest.raises(NoMoment):
            branch(history, at, 0, 1)


def test_the_log_of_a_moment_ends_where_it_was() -> None:
    table = played("race", 2, 60, seed=4)
    history = History.of(table)
    late = at_move(history, 60, 0).shown
    assert late.log[-1].number == len(table.view(0).journal()) - 1
    assert late.log_from > 0
    early = at_move(history, 12, 0).shown
    assert early.log_from == 0
    lines = [line.text for line in at_move(history, 20, 0).shown.log]
    assert [line.text for line in early.log] == lines[: len(early.log)]


@pytest.mark.parametrize("counted_open", [False, True])
@pytest.mark.parametrize(
    ("name", "players", "answers"), [("race", 2, END), ("race", 3, 70), ("warpgate", 2, 90), ("ti3", 3, 90)]
)
def test_a_line_of_the_log_leads_to_the_move_that_wrote_it(
    name: str, players: int, answers: int, counted_open: bool
) -> None:
    """Each line is in the log from its move on, and not a move earlier."""
    table = played(name, players, answers, seed=5)
    history = History.of(table)
    for seat in (-1, 0):
        everything = counted_open and table.over and seat < 0
        lines = [len(it.journal) if everything else len(it.view(seat).journal()) for it in tables(history, seat)]
        assert lines == sorted(lines)
        for line in range(0, lines[-1], 3):
            at = move_of(history, line, seat, counted_open).at
            assert lines[at] > line
            assert at == 0 or lines[at - 1] <= line
        with pytest.raises(NoMoment):
            move_of(history, lines[-1], seat, counted_open)


def tables(history: History, seat: int) -> list[Table]:
    """The table in every position that a seat can look at."""
    return [history.table(here) for here in places(history, seat)]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("name", "answers"), [("race", 30), ("warpgate", 30), ("ti3", 40), ("ti4", 40), ("race", END)])
def test_a_position_of_the_past_is_told_in_words_as_it_was_then(name: str, answers: int, lang: str) -> None:
    table = played(name, 3, answers, seed=6)
    history, words = History.of(table), speaking(table, lang, NAMES, 1)
    told: list[list[str]] = []
    for at, there in list(enumerate(tables(history, 1)))[:30]:
        told.append(text(history, at, 1, words).lines)
        assert told[-1] == plain_text(there, 1, words).lines
    assert len({tuple(lines) for lines in told}) > 3, "the text goes along with the moves"
    spectator = speaking(table, lang, NAMES, -1)
    assert text(history, 9, -1, spectator).lines == plain_text(tables(history, -1)[9], -1, spectator, table.over).lines
    with pytest.raises(NoMoment):
        text(history, 10**6, 1, words)


# --- going on from there ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_a_finished_game_goes_on_as_it_was_with_another_chance(name: str) -> None:
    table = played(name, 2, seed=6)
    history = History.of(table)
    where = places(history, -1)
    at = len(where) // 3
    it = branch(history, at, -1, 12345)
    assert it.state == history.table(where[at]).state
    assert it.entries == table.entries[: len(it.entries)]
    assert it.journal == table.journal[: len(it.journal)]
    assert not any(it.can_undo(seat) for seat in range(2))
    it.play_random(Random(1))
    record = Record.loads(Record.of(it, NAMES[:2]).dumps(), games=titled)
    assert record.head.frozen is None
    assert record.verify().ok
    again = branch(history, at, -1, 54321)
    again.play_random(Random(1))
    assert again.entries[: where[at]] == it.entries[: where[at]]
    assert again.entries != it.entries


def test_nothing_goes_on_after_the_end() -> None:
    history = History.of(played("race", 2, seed=6))
    with pytest.raises(NoMoment, match="over"):
        branch(history, len(places(history, -1)) - 1, -1, 1)


@pytest.mark.parametrize("name", ["race", "warpgate"])
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_running_game_goes_on_as_the_seat_could_imagine_it(name: str, seat: int) -> None:
    table = played(name, 2, 75, seed=9)
    history = History.of(table)
    where = places(history, seat)
    differing = 0
    for at in range(0, len(where), 12):
        real, it = history.table(where[at]), branch(history, at, seat, 7 + at)
        assert plain_state(it.state.redacted(seat)) == plain_state(real.state.redacted(seat))
        assert it.waiting() == real.waiting() or real.sealed
        assert it.live
        assert it.seed == 7 + at
        differing += it.state != real.state
        it.play_random(Random(at))
        assert Record.loads(Record.of(it, NAMES[:2]).dumps(), games=titled).verify().ok
    assert differing > 2


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_two_games_that_a_seat_cannot_tell_apart_go_on_the_same(name: str) -> None:
    table, dice = played(name, 3, 20, seed=1), Random(1)
    compared = 0
    while compared < 12:
        seat = table.waiting()[0]
        other = table.mind(seat).imagine(99, fill=True)
        compared += other.state != table.state
        mine, theirs = imagined(table, seat, 5), imagined(other, seat, 5)
        assert mine.entries == theirs.entries
        assert mine.state == theirs.state
        assert mine.state.rng == theirs.state.rng
        asked = table.asked(seat)[0][1]
        table.answer(seat, asked.sample(dice))


# --- reactions ----------------------------------------------------------------------------------------------------


def test_that_others_could_have_reacted_and_passed_is_no_move() -> None:
    table, dice = Table.new(DUEL, 3, seed=4), Random(4)
    while not table.over:
        asked = next(iter(table.pending.values()))
        table.answer(asked.seat, asked.sample(dice), table.question_id(asked.seat, asked))
        passed = [i for i, e in enumerate(table.entries) if not is_chance(e) and e[2].reaction and e[3] is None]
        history = History.of(table)
        for seat in range(-1, 3) if not table.over else ():
            assert [i for i in passed if i in history.moves(seat)] == [i for i in passed if table.entries[i][1] == seat]
    assert len(passed) > 3
    assert set(passed) <= set(History.of(table).moves(-1))


# --- travelling ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_a_history_travels_and_leads_to_the_same_table(name: str) -> None:
    table = played(name, 2, 60, seed=11)
    history = History.unpack(pickle.loads(pickle.dumps(History.of(table).pack())))
    it = history.table(len(history.entries), lean=False)
    assert (it.state, it.entries, it.journal, it.prints) == (table.state, table.entries, table.journal, table.prints)
    assert it.answered == table.answered
    assert Record.of(it).dumps() == Record.of(table).dumps()
    for at, walking in history.walk():
        assert walking.state == history.table(at).state
