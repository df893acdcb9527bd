"""Shared: equal readers (the same seat, the same language, the same seats of their own) share one view, one change from
view to view and one encoded log. What differs from visitor to visitor, `away` and `owner`, is put in for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

import msgspec

from orrery.server import messages
from orrery.server.changes import Json, fields_changed
from orrery.telling.slow import Job

Kind = tuple[int, str, tuple[int, ...]]
"""The seat from which a reader looks, their language, and the seats they may play."""
Log = tuple[int, bytes]
"""Lines of the log from a number on, encoded."""

PERSONAL = ("away", "owner")
"""The fields of a view that only one visitor may be told."""
COUNTED = ("seq", "chat_count")
"""The fields that a line of chat changes as well."""
APART = (*PERSONAL, *COUNTED, "log", "log_from")
"""The fields of a view that are not shared with it."""

NOTHING = b"{}"
"""No changes."""
encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder()
_numbers = count()


@dataclass(slots=True)
class View:
    """A table as readers of one kind see it, encoded, without the log and what is personal. `at` and `presence`: when
    it was made; `lines`: the length of the log; `wanted`: jobs that would complete it."""

    data: bytes
    at: int
    presence: int
    lines: int
    wanted: list[Job]
    number: int = field(default_factory=lambda: next(_numbers))
    _changes: dict[int, bytes] = field(default_factory=dict)
    _log: tuple[int, Log] | None = None

    @classmethod
    def of(cls, shown: messages.Shown, at: int, presence: int, wanted: list[Job], before: View | None) -> View:
        """The part of a view that can be shared; its log is empty. It takes the place of the one before, if nothing in
        it has changed."""
        plain = msgspec.to_builtins(shown)
        shared = {name: value for name, value in plain.items() if name not in APART}
        data = encoder.encode(shared)
        if before is not None and before.data == data:
            return cls(data, at, presence, shown.log_from, wanted, before.number, before._changes)
        return cls(data, at, presence, shown.log_from, wanted)

    def with_seats(self, seats: Sequence[messages.SeatShown], presence: int) -> View:
        """The same view with others being here."""
        data = encoder.encode(decoder.decode(self.data) | {"seats": msgspec.to_builtins(seats)})
        return View(data, self.at, presence, self.lines, self.wanted)

    def since(self, old: View) -> bytes:
        """How it differs from an older one, encoded."""
        if old.number == self.number:
            return NOTHING
        known = self._changes.get(old.number)
        if known is None:
            found = fields_changed(decoder.decode(old.data), decoder.decode(self.data))
            known = self._changes[old.number] = encoder.encode(found)
        return known

    def log(self, first: int) -> Log | None:
        """The lines from that one of the journal on, if they are known."""
        return self._log[1] if self._log is not None and self._log[0] == first else None

    def keep_log(self, first: int, lines: Log) -> Log:
        """Keep these lines for the next reader."""
        self._log = first, lines
        return lines


def whole(view: View, own: dict[str, Json], log: Log) -> bytes:
    """A `Shown` for one reader."""
    own_fields = encoder.encode(own | {"log_from": log[0], "log": msgspec.Raw(log[1])})
    return view.data[:-1] + b"," + own_fields[1:]


def update(shown: bytes) -> bytes:
    """The message with a whole view."""
    return b'{"type":"shown","shown":' + shown + b"}"


def changed(number: int, found: bytes, log: Log) -> bytes:
    """The message with what has changed."""
    return b'{"type":"changed","number":%d,"changes":%b,"log_from":%d,"log":%b}' % (number, found, *log)


def with_own(found: bytes, before: dict[str, Json], now: dict[str, Json]) -> bytes:
    """The changes for one reader: those of all, and those of this one's fields."""
    own = {name: [value] for name, value in now.items() if before[name] != value}
    if not own:
        return found
    told = encoder.encode(own)
    return told if found == NOTHING else found[:-1] + b"," + told[1:]
