"""Exports: a game to download, as a record, as JSON lines or as CSV for spreadsheets. A running game is written as one
seat knows it, a finished one in full."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from orrery.core.history import is_chance
from orrery.core.lines import GameResult
from orrery.core.record import Record
from orrery.server.history import History, Packed
from orrery.telling.questions import answer
from orrery.text import LANGUAGES, Words

Format = Literal["record", "jsonl", "csv"]

HIDDEN = "?"
RISKY = ("=", "+", "-", "@", "\t", "\r", "\n")
"""A spreadsheet may read a cell that begins like this as a formula."""
BYTE_ORDER_MARK = "\ufeff"
"""Without it some spreadsheets do not read UTF-8."""


class Move(NamedTuple):
    """An answer of the game: which, whose, to what question, what it was (as in the record, and in each language),
    and everybody's points after it, where they are known."""

    number: int
    seat: int
    name: str
    question: str
    answer: Any
    texts: dict[str, str]
    scores: list[int] | None


def export(history: History, names: Sequence[str], seat: int | None, form: Format) -> bytes:
    """The game in a format: what a seat (-1: a spectator) knows of it, or with None all, once it is over."""
    if seat is None and not history.over:
        raise ValueError("a game that is not over can be exported only as one seat knows it")
    if form == "record":
        record = Record.of(history.table(len(history.entries), lean=False), names)
        if history.end is not None:  # as it was played, whatever the rules are now
            record.head.rules = history.end.rules
            record.end = GameResult(history.end.scores, history.end.winners)
        return (record.dumps() if seat is None else record.export(seat)).encode()
    made = moves(history, names, seat)
    return _lines(made) if form == "jsonl" else _sheet(made, history.players)


def export_packed(packed: Packed, names: Sequence[str], seat: int | None, form: Format) -> bytes:
    """The same, in a worker process."""
    return export(History.unpack(packed), names, seat, form)


def moves(history: History, names: Sequence[str], seat: int | None) -> Iterator[Move]:
    """The answers of a game that are known, in order."""
    reader = -1 if seat is None else seat
    data = history.config.get("data", "")
    words = {lang: Words(lang, history.game.name, names, -1, data) for lang in LANGUAGES}
    scores = _scores(history) if seat is None else {}
    for number, i in enumerate(history.moves(reader), 1):
        _, who, kind, value = history.entries[i]
        if history.knows(i, reader):
            encode = kind.noun.encode
            plain = [encode(thing) for thing in value] if kind.many else encode(value)
            texts = {lang: answer(kind, value, said) for lang, said in words.items()}
        else:
            plain = [HIDDEN] * len(value) if kind.many else HIDDEN
            texts = dict.fromkeys(words, HIDDEN)
        name = names[who] if who < len(names) else ""
        yield Move(number, who, name, kind.name, plain, texts, scores.get(i))


def _scores(history: History) -> dict[int, list[int]]:
    """Everybody's points after each answer, by its place; of a game that was played by other rules, only those in the
    end."""
    last = max((i for i, entry in enumerate(history.entries) if not is_chance(entry)), default=-1)
    if history.end is not None and history.end.rules != history.game.rules:
        return {last: history.end.scores}
    return {at - 1: history.game.score(table.state) for at, table in history.walk()}


def _lines(made: Iterator[Move]) -> bytes:
    rows = []
    for move in made:
        row = {"move": move.number, "seat": move.seat, "name": move.name, "question": move.question}
        row |= {"answer": move.answer} | move.texts
        rows.append(json.dumps(row | ({"scores": move.scores} if move.scores is not None else {}), ensure_ascii=False))
    return "".join(f"{row}\n" for row in rows).encode()


def _sheet(made: Iterator[Move], players: int) -> bytes:
    out = io.StringIO()
    write = csv.writer(out).writerow
    write(["move", "seat", "name", "question", "answer", *LANGUAGES, *(f"score {seat}" for seat in range(players))])
    for move in made:
        plain = move.answer if isinstance(move.answer, str) else json.dumps(move.answer, ensure_ascii=False)
        told = [safe(text) for text in (move.name, move.question, plain, *move.texts.values())]
        scores = [str(score) for score in move.scores or ()] or [""] * players
        write([move.number, move.seat, *told, *scores])
    return (BYTE_ORDER_MARK + out.getvalue()).encode()


def safe(text: str) -> str:
    """A text that a spreadsheet reads as text."""
    return f"'{text}" if text.startswith(RISKY) else text
