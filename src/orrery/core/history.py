"""History: what a table remembers. Every answer and outcome is an entry; marks and snapshots are copies of the state
to go back to; a story is all of it, as stored outside the table."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.fault import Fault
from orrery.core.state import Journal, Root
from orrery.core.terms import Deal

Entry = tuple[int, int, Any, Any]
"""One line of history: the track; the seat that answered (or the mask of seats that saw an outcome);
the kind of question or chance; the answer or outcome."""


class Mark(NamedTuple):
    """A copy of the state at a step boundary, and the number of entries and journal lines before it."""

    at: int
    lines: int
    state: Any


class PackedMark(NamedTuple):
    """A mark that is kept for good, packed small: one for the start and one for each round."""

    at: int
    lines: int
    packed: bytes

    @classmethod
    def of(cls, mark: Mark) -> PackedMark:
        return cls(mark.at, mark.lines, pickle.dumps(mark.state))

    @property
    def state(self) -> Any:
        """A copy of the state as it was. Safe to unpickle: only this table packs one."""
        return pickle.loads(self.packed)


class StoredSnapshot:
    """A snapshot stored elsewhere as text. Before the table can go back to it, somebody has to fetch it by setting
    `text` and the `schema` it was written in."""

    __slots__ = ("_read", "at", "lines", "schema", "text")

    def __init__(self, at: int, lines: int, read: Callable[[str, Any], Root], schema: str = "") -> None:
        self.at = at
        self.lines = lines
        self.schema = schema
        self.text: str | None = None
        self._read = read

    @property
    def state(self) -> Any:
        """The state as it was."""
        if self.text is None:
            raise LookupError(f"the snapshot after {self.at} entries has not been fetched")
        return self._read(self.schema, json.loads(self.text))


class Story(NamedTuple):
    """Everything stored of a live table so that it can be restored: history, journal, fingerprints and snapshots (the
    last one fetched); what is frozen and revealed; answers taken back, and outcomes kept from them."""

    entries: list[Entry]
    journal: Journal
    prints: list[tuple[int, str]]
    snapshots: list[StoredSnapshot]
    frozen: int = 0
    revealed: int = 0
    undone: Sequence[tuple[int, int, Kind[Any], Any]] = ()
    kept: Mapping[tuple[str, int], Sequence[Any]] = {}


def is_chance(entry: Entry) -> bool:
    """Whether an entry is an outcome rather than an answer."""
    return isinstance(entry[2], ChanceKind)


def tells(entry: Entry, seat: int) -> bool:
    """Whether a seat knows the content of an answer once it is unsealed. Both parties know a secret deal."""
    _, who, kind, value = entry
    return who == seat or not kind.secret or (isinstance(value, Deal) and value.partner == seat)


class Mismatch(Exception):
    """A history that does not fit the rules; `at` is the entry, counted from where the replay began."""

    def __init__(self, what: Fault, at: int = -1) -> None:
        super().__init__(str(what))
        self.what = what
        self.at = at
