"""Records that are damaged or foreign: refused, with the line and what to do; nothing is loaded."""

from __future__ import annotations

import gzip
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.core.history import Mismatch, is_chance
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.games import game as titled
from tests.core.grove import (
    TEXT,
    go_on,
    lines_of,
    played,
    refused,
    reread,
    text_of,
)

LINES = lines_of(TEXT)
FIRST_ANSWER = next(i for i, line in enumerate(LINES) if "a" in line)
FIRST_PRINT = next(i for i, line in enumerate(LINES) if "f" in line)
FIRST_STATE = next(i for i, line in enumerate(LINES) if "s" in line)


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (0, {"game": "chess"}, "chess"),
        (0, {"orrery": 4}, "newer orrery: update"),
        (0, {"orrery": "one"}, "no orrery record"),
        (0, {"orrery": 0}, "contradicts"),
        (0, {"players": 9}, "2, 3 players, not 9"),
        (0, {"players": True}, "players"),
        (0, {"options": {"wether": "wet"}}, "no option 'wether'"),
        (0, {"options": {"weather": "odd"}}, "dry, wet"),
        (0, {"options": {"weather": 3}}, "options"),
        (0, {"seed": -1}, "seed"),
        (0, {"seed": 1 << 128}, "seed"),
        (0, {"seed": 1.5}, "seed"),
        (0, {"names": ["Ada"]}, "contradicts"),
        (0, {"names": [1, 2]}, "names"),
        (0, {"made": []}, "made"),
        (0, {"frozen": 7}, "frozen"),
        (0, {"extra": 7}, "extra"),
        (0, {"entries": 7}, "entries are announced"),
        (0, {"export": 0}, "cannot|not replayed"),
        (FIRST_ANSWER, {"a": 2}, "seat 2"),
        (FIRST_ANSWER, {"a": -1}, "seat -1"),
        (FIRST_ANSWER, {"a": "0"}, r"\$.a"),
        (FIRST_ANSWER, {"q": "chop"}, "no question 'chop'"),
        (FIRST_ANSWER, {"v": "Oak"}, "no card is called 'Oak'"),
        (FIRST_ANSWER, {"v": ["Ash"]}, "no card is called"),
        (FIRST_ANSWER, {"t": 2}, "track 2"),
        (FIRST_ANSWER, {"t": -4}, "track -4"),
        (FIRST_ANSWER, {"z": 1}, "z"),
        (FIRST_PRINT, {"at": 0}, "out of order"),
        (FIRST_PRINT, {"f": 17}, r"\$.f"),
        (FIRST_STATE, {"s": {"schedule": []}}, "missing or unknown"),
        (FIRST_STATE, {"s": LINES[FIRST_STATE]["s"] | {"rng": -1}}, "out of range"),
        (FIRST_STATE, {"s": LINES[FIRST_STATE]["s"] | {"round": "one"}}, "state.round"),
        (FIRST_STATE, {"schema": ["one"]}, "schema"),
        (len(LINES) - 1, {"end": {"scores": [0.5], "winners": []}}, "scores"),
        (len(LINES) - 1, {"end": {"scores": []}}, "winners"),
    ],
)
def test_a_wrong_word_is_named_with_its_line(line: int, change: dict[str, Any], words: str) -> None:
    lines = [dict(it) for it in LINES]
    lines[line] |= change
    told = refused(text_of(lines))
    assert told.startswith("a test, line ")
    assert told.endswith("Nothing was loaded.")
    if "announced" not in words and words != "frozen":
        assert f"line {line + 1}:" in told
    assert any(word in told.replace("$", r"\$") for word in words.split("|")), told


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "line 1: the JSON breaks"),
        (b"\n", "line 1: the JSON breaks"),
        (b"[]", "a JSON object"),
        (b"{}", "a JSON object"),
        (b"17", "a JSON object"),
        (b'{"name": "something else"}', "no orrery record"),
        (gzip.compress(TEXT.encode()), "unpack it first"),
        (b"\x89PNG\r\n\x1a\n\x00", "byte 0 is not UTF-8"),
        (TEXT.encode()[:-30], f"line {len(LINES)}: the JSON breaks at column"),
        (text_of(LINES[:-5]).encode(), "entries are announced"),
        (TEXT.encode() + b"\n", f"line {len(LINES) + 1}: the JSON breaks"),
        (TEXT.encode() + b"PS: thanks", f"the JSON breaks at column 1 (byte {len(TEXT.encode())})"),
        (TEXT.encode() + b'{"f": "00", "at": 1}', 'after the "end"'),
        (TEXT.replace("{", '{"a": 0, "a": 1, ', 2).encode(), "duplicate key"),
        (TEXT.replace('"seed": 5', '"seed": NaN').encode(), "Out of range float"),
        (TEXT.replace('"seed": 5', '"seed": ' + "9" * 5000).encode(), "limit"),
        (TEXT.replace('"made": {', '"made": {"deep": ' + "[" * 90 + "]" * 90 + ", ").encode(), "nested too deeply"),
        (TEXT.replace('"made": {', '"made": {"deep": ' + "[" * 9**5 + "]" * 9**5 + ", ").encode(), "nested too deeply"),
        (TEXT.replace('"Ada"', '"\\ud800"').encode(), "surrogates"),
        (TEXT.replace('"Ada"', '"\x00"').encode(), "control character"),
        ("\ud800", "surrogates"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused(text: bytes | str, words: str) -> None:
    assert words in refused(text)


def test_only_known_games_are_looked_up() -> None:
    with pytest.raises(BadRecord, match=r"line 1: There is no game 'grove' here\..* update orrery"):
        Record.loads(TEXT, games=titled)


def test_other_line_ends_do_no_harm() -> None:
    assert reread(TEXT.replace("\n", "\r\n")).dumps() == TEXT
    assert reread(TEXT.rstrip("\n")).dumps() == TEXT


def test_a_record_cut_by_hand_can_be_read() -> None:
    head = {key: value for key, value in LINES[0].items() if key != "entries"}
    for size in range(len(LINES)):
        record = reread(text_of([head, *LINES[1:size]]))
        assert record.resume()[1].ok


def taken_back() -> str:
    """The record of a game in which dice and cards were undone and will come up again."""
    table = played(5, 20)
    while len(table.kept) < 2:
        last = next(entry for entry in reversed(table.entries) if not is_chance(entry))
        table.undo(last[1], consent=True)
    return Record.of(table).dumps()


BYTES, TAKEN_BACK = TEXT.encode(), taken_back().encode()


def test_there_is_something_that_comes_again() -> None:
    assert TAKEN_BACK.count(b'{"again"') > 1
    assert reread(TAKEN_BACK).verify().ok


@st.composite
def mutilated(draw: st.DrawFn) -> bytes:
    """A good record after an accident or three."""
    data = draw(st.sampled_from([BYTES, TAKEN_BACK]))
    for _ in range(draw(st.integers(1, 3))):
        lines = data.split(b"\n")
        i, j = (draw(st.integers(0, len(lines) - 1)) for _ in "ij")
        at = draw(st.integers(0, max(len(data) - 1, 0)))
        match draw(st.sampled_from(["cut", "flip", "insert", "delete", "drop", "double", "swap", "number", "word"])):
            case "cut":
                data = data[:at]
            case "flip":
                data = data[:at] + bytes([draw(st.integers(0, 255))]) + data[at + 1 :]
            case "insert":
                data = data[:at] + draw(st.binary(min_size=1, max_size=4)) + data[at:]
            case "delete":
                data = data[:at] + data[at + draw(st.integers(1, 40)) :]
            case "drop":
                data = b"\n".join(lines[:i] + lines[i + 1 :])
            case "double":
                data = b"\n".join(lines[: i + 1] + lines[i:])
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
                data = b"\n".join(lines)
            case "number":
                number = draw(st.sampled_from([b"-1", b"0", b"3", b"99", b"1e999", b"NaN", b"null", b"[]", b"1" * 99]))
                tokens = data.split(b" ")
                k = draw(st.integers(0, len(tokens) - 1))
                tokens[k] = number + tokens[k].lstrip(b"-0123456789")
                data = b" ".join(tokens)
            case "word":
                word = draw(st.sampled_from([b'"play"', b'"Ash"', b'"fate"', b'"bury"', b'"dice"', b'"rng"']))
                data = data.replace(draw(st.sampled_from([b'"draw"', b'"Fir"', b'"round"', b'"cheer"'])), word, 1)
    return data


@settings(max_examples=400, deadline=None)
@given(mutilated() | st.binary(max_size=60) | st.text(max_size=60))
def test_any_bytes_are_a_record_or_a_bad_record(data: bytes | str) -> None:
    try:
        record = reread(data)
    except BadRecord:
        return
    text = record.dumps()
    assert reread(text).dumps() == text
    report = record.verify()
    assert report.ok or report.found
    try:
        table, report = record.resume()
    except Mismatch:
        return
    assert report.ok or report.resumed
    assert table.over or table.pending
    go_on(table, Random(1), 10)
