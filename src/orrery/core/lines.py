"""Lines: what a record consists of, one JSON object each, and how they are written and read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from orrery.core.agenda import MAIN
from orrery.core.fault import Fault

FORMAT = 3
"""The format of what is written now. Up to 2, snapshots numbered what they name now."""
WITH_KEPT = 2
"""From this format on, a record can have kept outcomes."""
DEEPEST = 40


class Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line. `at` n means: after n entries (answers and outcomes)."""


class Header(Line):
    """The first line: format, game, versions of its rules and of its snapshots, all settings and rulings."""

    orrery: int
    game: str
    rules: str
    schema: str | int
    players: int
    options: dict[str, str]
    seed: int
    names: list[str]
    made: dict[str, Any]
    """Anything the caller wants to keep: bots, comments, a date."""
    entries: int | None = None
    """How many follow: a record that was cut short is noticed. Leave it out of one that you cut yourself."""
    frozen: int | None = None
    """The game starts from the snapshot after so many entries: these are there to be read, not replayed."""


class Answer(Line):
    """A seat's answer `v` to a question of kind `q`: a word, or a list of them if it was to name several things.
    Track `t`: left out on the main one; a seat's number for its own inside a `together`; -2 minus the seat's
    number for its open offer."""

    a: int
    q: str
    v: Any
    t: int = MAIN


class Outcome(Line):
    """What chance of kind `c` gave. `seen` has a bit for each seat that saw it; -1: everybody."""

    c: str
    v: list[Any]
    seen: int
    t: int = MAIN


class Snapshot(Line):
    """The state itself, where a round begins, in the layout of that schema."""

    s: dict[str, Any]
    at: int
    schema: str | int

    @property
    def numbered(self) -> bool:
        """Whether things have numbers in it, as up to version 0.3.0, and not names."""
        return numbered(self.schema)


def numbered(schema: str | int) -> bool:
    """Whether snapshots of that schema number what they name now."""
    return str(schema) == "1"


class Print(Line):
    """The fingerprint of the state at a step boundary."""

    f: str
    at: int


class Again(Line):
    """What chance of kind `again` gave before answers were taken back, for the same eyes: it comes again when the game
    goes on. These lines follow the last entry."""

    again: str
    v: list[Any]
    seen: int


class Result(Struct, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class End(Line):
    """The last line, if the game is over."""

    end: Result


LINES: dict[str, type[Line]] = {"a": Answer, "c": Outcome, "s": Snapshot, "f": Print, "again": Again, "end": End}
"""A line is known by one of these keys."""

Body = Iterator[tuple[int, Line]]
"""Lines after the header, each with the number of entries before it."""


def weave(entries: Sequence[Line], beside: Sequence[Snapshot | Print]) -> Body:
    """All lines in the order of the file."""
    before: dict[int, list[Line]] = {}
    for it in beside:
        before.setdefault(it.at, []).append(it)
    for at in range(len(entries) + 1):
        for line in (*before.get(at, ()), *entries[at : at + 1]):
            yield at, line


# --- on paper ---------------------------------------------------------------------------------------------


def written(data: Any) -> str:
    return json.dumps(to_builtins(data), ensure_ascii=False, allow_nan=False)


def read(raw: bytes, start: int) -> dict[str, Any]:
    """The object in a line that begins at that byte of the file; Fault says where it breaks."""
    try:
        text = raw.decode()
        data = json.loads(text, object_pairs_hook=_unique)
        if not _shallow(data, DEEPEST):
            raise RecursionError
        written(data).encode()  # neither NaN nor half a character
    except UnicodeDecodeError as error:
        raise Fault("fault-utf8", "byte {byte} is not UTF-8 text", byte=start + error.start) from None
    except json.JSONDecodeError as error:
        byte = start + len(text[: error.pos].encode())
        english = "the JSON breaks at column {column} (byte {byte}): {what}"
        raise Fault("fault-json", english, column=error.colno, byte=byte, what=error.msg) from None
    except RecursionError:
        raise Fault("fault-deep", "the JSON is nested too deeply") from None
    if not isinstance(data, dict) or not data:
        raise Fault("fault-object", "a line is a JSON object, not {given}", given=f"{text:.40}")
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise Fault("fault-twice", "a key comes twice in {keys}", keys=f"{', '.join(key for key, _ in pairs):.60}")
    return data


def _shallow(data: Any, depth: int) -> bool:
    if not isinstance(data, (dict, list)):
        return True
    inside = data.values() if isinstance(data, dict) else data
    return depth > 0 and all(_shallow(it, depth - 1) for it in inside)
