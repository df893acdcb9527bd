"""Imports: an uploaded record becomes a table. Nothing in it is trusted: a worker process with limited time and memory
replays it by the rules, and either all of it fits or it is rejected."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from random import Random
from secrets import randbits
from typing import Any, NamedTuple

from orrery.core.chance import SEED_BITS
from orrery.core.fault import Fault
from orrery.core.history import Mismatch
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.games import part
from orrery.server.bot_workers import Thinkers
from orrery.server.history import History, Packed
from orrery.server.messages import LONGEST_NAME
from orrery.server.views import shown, speaking
from orrery.server.workers import Broken, Late
from orrery.text import LANGUAGES, Words
from orrery.text.signs import unseen

MOST_BYTES = 8 << 20
MOST_LINES = 60_000
SECONDS = 25.0
"""Seconds that replaying a record may take."""
PLAYOUTS = 3
LOWEST = -1
"""No number in a state is lower: it stands for "none"."""
LONGEST_REASON = 400
RECORD = "record"
Problem = tuple[str, dict[str, str | int | Fault]]
"""The key of a message and its arguments."""


class Unusable(Exception):
    """What is wrong with a record: the key of a message and its arguments. Nothing was imported."""

    def __init__(self, key: str, **said: str | int | Fault) -> None:
        super().__init__(key, said)
        self.key = key
        self.said = said

    def told(self, lang: str) -> str:
        """What is wrong, in words."""
        words = Words(lang)
        return words.text(self.key, **{name: short(words.plain(value)) for name, value in self.said.items()})


class Imported(NamedTuple):
    """The table of a record, to look at or to play on, and the names of its seats."""

    table: Table
    names: list[str]


async def read(thinkers: Thinkers, data: bytes, whose: str = "") -> Imported:
    """The game in a record. Imports of one person (`whose`) do not hold up those of others."""
    if len(data) > MOST_BYTES:
        raise Unusable("import-size", bytes=len(data), most=MOST_BYTES)
    try:
        problem, names, packed = await thinkers.take_in(whose, checked, data, seconds=SECONDS)
    except Late:
        raise Unusable("import-slow", seconds=round(SECONDS)) from None
    except Broken as error:
        raise Unusable("import-broken", reason=error.sort) from None
    if problem is not None:
        raise Unusable(problem[0], **problem[1])
    table = await asyncio.to_thread(lambda: whole(History.unpack(packed), randbits(SEED_BITS)))
    return Imported(table, names)


def whole(history: History, seed: int) -> Table:
    """The table of a history. An unfinished game gets a new seed from here on: the record gives the old one away."""
    it = history if history.over else history.reseeded(seed)
    return it.table(len(it.entries), lean=False)


def checked(data: bytes) -> tuple[Problem | None, list[str], Packed]:
    """What is wrong with a record; if nothing, the names of its seats and its history. Runs in a worker."""
    try:
        record = Record.loads(limited(data), RECORD, games=titled)
        if any(map(unseen, (*record.head.names, *record.head.options.values()))):
            raise Unusable("import-name")
        return None, names_of(record), proven(record).pack()
    except Unusable as error:
        return (error.key, error.said), [], {}
    except BadRecord as error:
        return ("import-damaged", {"reason": error.where}), [], {}


def limited(data: bytes) -> bytes:
    """The record, if it does not have too many lines."""
    if data.count(b"\n") > MOST_LINES:
        raise Unusable("import-lines", most=MOST_LINES)
    return data


def short(told: str | int) -> str | int:
    """A reason, shortened if it is too long."""
    return f"{told[:LONGEST_REASON]} ..." if isinstance(told, str) and len(told) > LONGEST_REASON else told


def proven(record: Record) -> History:
    """The history of a record, if every answer was legal, every outcome possible, and everything else follows."""
    if record.first:
        raise Unusable("import-old")
    if record.head.frozen is not None:
        sound_start(record)
    try:
        report = record.verify()
        if not report.ok:
            raise Unusable("import-unfit", game=record.game.name, reason=report.fault)
        table = record.replay()
    except Mismatch as error:
        raise Unusable("import-unfit", game=record.game.name, reason=error.what) from None
    if record.head.frozen is not None:
        try_out(record, table)
    return History.of(table)


def sound_start(record: Record) -> None:
    """A game that begins in the middle could begin in a position that no game leads to. It is taken only when it is
    over, and nothing was added at its beginning or taken away."""
    if record.end is None:
        raise Unusable("import-middle")
    begin = next((s.s for s in record.snapshots if s.at == 0 and s.schema == record.game.schema), None)
    if begin is None:
        raise Unusable("import-layout")
    fresh = Table.new(record.game, record.head.players, record.head.options, live=False)
    try:
        sound = record.game.conserved(record.game.codec.read(begin)) == record.game.conserved(fresh.state)
    except Exception:  # rules that meet what can never be may fail in any way
        sound = False
    below = getattr(part(record.game.name, "negative"), "FIELDS", frozenset[str]())
    if not sound or lowest(begin, below) < LOWEST:
        raise Unusable("import-unsound")


def try_out(record: Record, table: Table) -> None:
    """Whether a game that begins in the middle can be shown and played from there; Unusable if not."""
    try:
        begin = record.replay(0)
        for it in (begin, table):
            for seat in range(-1, it.players):
                shown(it, seat, speaking(it, LANGUAGES[0], (), seat), open_cards=seat < 0)
        for n in range(PLAYOUTS):
            begin.clone().play_random(Random(n), record.game.bound)
    except Exception as error:  # words may fail like rules
        raise Unusable("import-impossible", reason=type(error).__name__) from None


def lowest(data: Any, below: Collection[str] = ()) -> int:
    """The lowest number in plain data; no state counts below nothing, except in the fields that may be `below`."""
    if isinstance(data, dict):
        data = [value for name, value in data.items() if name not in below]
    if isinstance(data, (list, tuple)):
        return min([lowest(item, below) for item in data], default=0)
    return data if isinstance(data, int) else 0


def names_of(record: Record) -> list[str]:
    """A name for each seat, as long as names may be here."""
    names = record.head.names or [""] * record.head.players
    return [name.strip()[:LONGEST_NAME] for name in names]
