"""Lines: the JSON objects that make up a record, one per line, and how they are written and read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from orrery.core.fault import Fault
from orrery.core.together import MAIN

FORMAT = 3
"""The current format. Up to format 2, snapshots used numbers where they now use names."""
WITH_KEPT = 2
"""The first format in which a record can hold kept outcomes."""
DEEPEST = 40


class RecordLine(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a record. `at` n means: after n entries (answers and outcomes)."""


class Header(RecordLine):
    """The first line: format, game, fingerprints of its rules and its layout, all settings and rulings."""

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
    """How many follow, to detect a truncated record. Leave it out if you cut the record on purpose."""
    frozen: int | None = None
    """The game starts from the snapshot after this many entries; those can be read but not replayed."""


class AnswerLine(RecordLine):
    """A seat's answer `v` to a question of kind `q`: a word, or a list of words if the question asks for several
    things. Track `t`: left out on the main track; the seat's number inside a `together`; -2 minus the seat's number
    for its open offer."""

    a: int
    q: str
    v: Any
    t: int = MAIN


class OutcomeLine(RecordLine):
    """The outcome of a chance of kind `c`. `seen` has a bit for each seat that saw it; -1: everyone."""

    c: str
    v: list[Any]
    seen: int
    t: int = MAIN


class SnapshotLine(RecordLine):
    """The whole state at the start of a round, in the layout of that schema."""

    s: dict[str, Any]
    at: int
    schema: str | int

    @property
    def numbered(self) -> bool:
        """Whether it uses numbers for things instead of names, as version 0.3.0 and older did."""
        return numbered(self.schema)


def numbered(schema: str | int) -> bool:
    """Whether snapshots of that schema use numbers for things instead of names."""
    return str(schema) == "1"


class FingerprintLine(RecordLine):
    """The fingerprint of the state at a step boundary."""

    f: str
    at: int


class AgainLine(RecordLine):
    """Outcomes of a chance of kind `again` from before an undo, seen by the same seats: they come up again when the
    game continues. These lines follow the last entry."""

    again: str
    v: list[Any]
    seen: int


class GameResult(Struct, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class EndLine(RecordLine):
    """The last line of a finished game."""

    end: GameResult


LINES: dict[str, type[RecordLine]] = {
    "a": AnswerLine,
    "c": OutcomeLine,
    "s": SnapshotLine,
    "f": FingerprintLine,
    "again": AgainLine,
    "end": EndLine,
}
"""Each line is recognised by one of these keys."""

Body = Iterator[tuple[int, RecordLine]]
"""The lines after the header, each with the number of entries before it."""


def weave(entries: Sequence[RecordLine], beside: Sequence[SnapshotLine | FingerprintLine]) -> Body:
    """All lines in file order."""
    before: dict[int, list[RecordLine]] = {}
    for it in beside:
        before.setdefault(it.at, []).append(it)
    for at in range(len(entries) + 1):
        for line in (*before.get(at, ()), *entries[at : at + 1]):
            yield at, line


# --- JSON -------------------------------------------------------------------------------------------------


def written(data: Any) -> str:
    return json.dumps(to_builtins(data), ensure_ascii=False, allow_nan=False)


def read(raw: bytes, start: int) -> dict[str, Any]:
    """Parse the line that starts at that byte of the file; Fault says where the JSON breaks."""
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
        raise Fault("fault-object", "expected a JSON object, found {given}", given=f"{text:.40}")
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise Fault("fault-twice", "duplicate key in {keys}", keys=f"{', '.join(key for key, _ in pairs):.60}")
    return data


def _shallow(data: Any, depth: int) -> bool:
    if not isinstance(data, (dict, list)):
        return True
    inside = data.values() if isinstance(data, dict) else data
    return depth > 0 and all(_shallow(it, depth - 1) for it in inside)
