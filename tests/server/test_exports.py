"""Exports: a running game as one seat knows it, a finished one complete, in three formats."""

import csv
import io
import json
from typing import Any

import pytest

from orrery.core.history import is_chance
from orrery.core.record import Record
from orrery.games import game as titled
from orrery.server.exports import BYTE_ORDER_MARK, export, safe
from orrery.server.history import History
from tests.server.played import played

NAMES = ("Ada", "=cmd()")


def lines_of(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.decode().splitlines()]


def rows_of(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode().removeprefix(BYTE_ORDER_MARK))))


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_a_finished_game_is_exported_whole(name: str) -> None:
    table = played(name, 2, seed=4)
    history = History.of(table)
    record = Record.loads(export(history, NAMES, None, "record"), games=titled)
    assert record.verify().ok
    assert record.entries == table.entries
    assert record.head.names == list(NAMES)
    answers = [e for e in table.entries if not is_chance(e)]
    lines, rows = lines_of(export(history, NAMES, None, "jsonl")), rows_of(export(history, NAMES, None, "csv"))
    assert [line["seat"] for line in lines] == [e[1] for e in answers] == [int(row["seat"]) for row in rows]
    assert [line["question"] for line in lines] == [e[2].name for e in answers] == [row["question"] for row in rows]
    assert lines[-1]["scores"] == table.game.score(table.state)
    assert [int(rows[-1][f"score {seat}"]) for seat in range(2)] == table.game.score(table.state)
    assert "?" not in export(history, NAMES, None, "jsonl").decode()
    assert [line["move"] for line in lines] == list(range(1, len(answers) + 1))


def test_answers_are_in_words_of_both_languages() -> None:
    lines = lines_of(export(History.of(played("race", 2, seed=4)), NAMES, None, "jsonl"))
    passed = next(line for line in lines if line["answer"] is None)
    assert (passed["en"], passed["de"]) == ("pass", "passen")
    explore = next(line for line in lines if line["answer"] == "explore_5")
    assert (explore["en"], explore["de"]) == ("Explore +5", "Erkunden: +5")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_running_game_is_exported_as_one_seat_knows_it(seat: int) -> None:
    table = played("race", 2, 60, seed=4)
    history = History.of(table)
    head = lines_of(export(history, NAMES, seat, "record"))[0]
    assert head["export"] == seat
    assert "seed" not in head
    lines = lines_of(export(history, NAMES, seat, "jsonl"))
    assert len(lines) == len(history.moves(seat))
    secret = [line for line in lines if line["question"] in ("keep", "payment", "starting_hand")]
    assert {line["seat"] for line in secret} == {0, 1}
    for line in secret:
        hidden = set(line["answer"]) <= {"?"} and line["en"] == line["de"] == "?"
        assert hidden == (line["seat"] != seat)
    assert all("scores" not in line for line in lines)
    assert {row["score 0"] for row in rows_of(export(history, NAMES, seat, "csv"))} == {""}


def test_a_running_game_is_not_exported_whole() -> None:
    with pytest.raises(ValueError, match="not over"):
        export(History.of(played("race", 2, 10)), NAMES, None, "record")


def test_a_spreadsheet_takes_no_text_for_a_formula() -> None:
    rows = rows_of(export(History.of(played("race", 2, seed=4)), NAMES, None, "csv"))
    assert {row["name"] for row in rows} == {"Ada", "'=cmd()"}
    for text in ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"):
        assert safe(text) == f"'{text}"
    for text in ("Ada", "", "1=1", "a-b"):
        assert safe(text) == text
