"""Ledger: a live table and its rows. What an act changed in the history becomes one row; the table is restored from the
last snapshot and the rows, even if the rules have changed since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import takewhile
from typing import Any, TypeVar

import structlog
from msgspec import Struct, json
from sqlalchemy import Connection, Row, select

from orrery.core.fault import Fault
from orrery.core.game import Game
from orrery.core.history import Mismatch, StoredSnapshot, Story
from orrery.core.lines import FORMAT, AnswerLine, FingerprintLine, Header, OutcomeLine, SnapshotLine
from orrery.core.record import Record, read_state
from orrery.core.refusal import Refused
from orrery.core.report import Report
from orrery.core.state import BadState, Journal, tuples
from orrery.core.table import Table
from orrery.core.together import MAIN
from orrery.server import compaction
from orrery.server.compaction import Writing
from orrery.server.results import Final
from orrery.server.schema import SNAPSHOTS

T = TypeVar("T")
log = structlog.get_logger("orrery.ledger")


class HeldMoment(Struct):
    """A moment at which the table has stopped because some seats want to be asked there: the window; the number of
    entries and of moments before it; the seats it waits for; what each was offered and has answered. Once they have
    answered, the table goes on, and their answers count until the next moment."""

    window: str
    at: int
    number: int
    seats: list[int]
    offered: dict[int, list[Any]] = {}
    said: dict[int, Any] = {}


class Wish(Struct, array_like=True):
    """What somebody wishes and others have to agree to: the seat it is about, the seats that have agreed, those still
    asked, and since when."""

    seat: int
    agreed: list[int]
    asked: list[int]
    at: float = 0.0


class Rest(Struct):
    """What is not in the history. `seqs`: the number of acts that the spectators, seat 0, seat 1 ... may know of;
    `since`: when the table began to wait for a seat; `asking`: an undo that waits for consent; `freeing`: a seat that
    shall be freed; `answered`, `heard`: how long the journal and the chat were when somebody last answered for a seat;
    `own`: where in the history a person last answered for a seat; `stored`: about how many bytes the table takes in the
    database; `paused`: the bots wait because nobody is here."""

    seqs: list[int]
    undone: list[AnswerLine] = []
    kept: list[tuple[str, int, list[Any]]] = []
    revealed: int = 0
    since: dict[int, float] = {}
    asking: Wish | None = None
    freeing: Wish | None = None
    held: HeldMoment | None = None
    answered: dict[int, int] = {}
    stored: int = 0
    paused: bool = False
    heard: dict[int, int] = {}
    own: dict[int, int] = {}


@dataclass(frozen=True, slots=True)
class Before:
    """The history before an act: copies of the lists, not of what is in them."""

    entries: list[Any]
    journal: Journal
    prints: list[tuple[int, str]]
    snapshots: list[Any]

    @classmethod
    def of(cls, table: Table) -> Before:
        return cls(table.entries[:], table.journal[:], table.prints[:], table.snapshots[:])


NOTHING = Before([], [], [], [])


@dataclass(slots=True)
class Delta:
    """What an act changed in the history, as it is written to the database."""

    cut: int
    added: str
    lines_cut: int
    lines: str
    prints: str
    snapshots: list[dict[str, Any]] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)

    @property
    def size(self) -> int:
        """About how many bytes it takes in the database."""
        states = sum(len(snapshot["state"]) for snapshot in self.snapshots)
        return len(self.added) + len(self.lines) + len(self.prints) + states

    def row(self) -> dict[str, Any]:
        """The columns of the act."""
        return {
            "cut": self.cut,
            "added": self.added,
            "lines_cut": self.lines_cut,
            "lines": self.lines,
            "prints": self.prints,
        }


def delta(before: Before, table: Table) -> Delta | None:
    """What has changed since `before`, or None. New snapshots go into the delta; the table keeps only their places."""
    cut, lines_cut = common(before.entries, table.entries), common(before.journal, table.journal)
    same_prints = common(before.prints, table.prints)
    same = cut == len(before.entries) == len(table.entries) and before.prints == table.prints
    if same and lines_cut == len(before.journal) == len(table.journal) and before.snapshots == table.snapshots:
        return None
    book = blank(table)
    told = Delta(
        cut,
        text([book.line(entry) for entry in table.entries[cut:]]),
        lines_cut,
        text([_told(table.game, line) for line in table.journal[lines_cut:]]),
        text([same_prints, table.prints[same_prints:]]),
    )
    known = {id(it) for it in before.snapshots}
    for n, it in enumerate(table.snapshots):
        if id(it) not in known:
            state = text(table.game.codec.write(it.state))
            told.snapshots.append({"at": it.at, "lines": it.lines, "schema": table.game.schema, "state": state})
            table.snapshots[n] = StoredSnapshot(it.at, it.lines, partial(read_state, table.game), table.game.schema)
    left = {id(it) for it in table.snapshots}
    told.dropped = [it.at for it in before.snapshots if id(it) not in left]
    return told


def common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """The length of the common beginning of two lists."""
    if new[: len(old)] == old:
        return len(old)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))


def blank(table: Table) -> Record:
    """An empty record of the same game, which knows how to write entries."""
    game = table.game
    return header(game, table.players, table.config, table.seed, game.rules, table.frozen)


def header(game: Game, players: int, options: Mapping[str, str], seed: int, rules: str, frozen: int | None) -> Record:
    head = Header(FORMAT, game.name, rules, game.schema, players, dict(options), seed, [], {}, frozen=frozen)
    return Record(game, head)


def _told(game: Game, line: tuple[str, int, dict[str, Any]]) -> tuple[str, int, dict[str, Any]]:
    """A line of the journal as it is stored."""
    key, only, arguments = line
    return key, only, game.codec.write_arguments(arguments)


def text(data: Any) -> str:
    return json.encode(data).decode()


# --- what is not in the history ---------------------------------------------------------------------------------


def rest_of(table: Table, rest: Rest) -> Rest:
    """The rest, with what the kernel knows beyond the history."""
    book, story = blank(table), table.story()
    rest.undone = [line for it in story.undone if isinstance(line := book.line((it[1], it[0], *it[2:])), AnswerLine)]
    nouns = {name: kind.noun for name, kind in table.game.chances.items()}
    rest.kept = [(name, seen, [nouns[name].encode(v) for v in them]) for (name, seen), them in story.kept.items()]
    rest.revealed = story.revealed
    return rest


class Written(Struct, gc=False):
    """An answer or an outcome as it is read back; which one it is shows in its keys."""

    a: int = -1
    q: str = ""
    c: str = ""
    v: Any = None
    seen: int = 0
    t: int = MAIN


ENTRY = json.Decoder(Written)
LINE = json.Decoder(tuple[str, int, dict[str, Any]])


# --- a table from its rows --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Restored:
    """A table restored from its rows. If its rules have changed: the report about that, and what has to be written.
    `rows`: how many hold its history."""

    table: Table
    rest: Rest
    report: Report | None = None
    changed: Delta | None = None
    rows: int = 0


def restore(connection: Connection, head: Row[Any], game: Game, final: Final | None = None) -> Restored:
    """The live table of a row of TABLES; a finished one as it ended."""
    rest = json.decode(head.rest, type=Rest)
    try:  # newer settings get their defaults
        options = game.configure(head.players, json.decode(head.options, type=dict[str, str]))
    except Fault as fault:
        raise Mismatch(fault) from None
    book, journal, it = _read(connection, head, game, options)
    stored = _stored_snapshots(connection, head.id, game)
    undone = [(e[1], e[0], e[2], e[3]) for e in readable(book.entry, rest.undone)]
    kept: dict[tuple[str, int], list[Any]] = {}
    for name, seen, words in rest.kept:
        if name in game.chances:
            kept[name, seen] = [game.chances[name].noun.decode(word) for word in words]
    story = Story(book.entries, journal, it.prints, stored, head.frozen or 0, rest.revealed, undone, kept)
    if final is not None:
        return Restored(_ended(head, game, options, story, final), rest, rows=it.rows)
    if head.rules == game.rules and stored:
        try:
            _fetch(connection, head.id, stored[-1:])
            stops = frozenset({rest.held.window} if rest.held is not None and rest.held.seats else ())
            table = Table.restore(game, head.players, options, book.head.seed, story, stops=stops)
            stored[-1].text = None
            return Restored(table, rest, rows=it.rows)
        except (Mismatch, ValueError) as error:
            log.warning("the history does not fit the rules", table=head.id, error=str(error))
    return replace(_resume(connection, head, book, story, rest), rows=it.rows)


def _ended(head: Row[Any], game: Game, options: dict[str, str], story: Story, final: Final) -> Table:
    """A finished table in its last position, whatever the rules are now. Mismatch if that can no longer be read."""
    last = final.snapshot(game, len(story.entries), len(story.journal))
    try:
        table = Table.restore(
            game, head.players, options, int(head.seed, 16), story._replace(snapshots=[*story.snapshots, last])
        )
    except ValueError as error:
        raise Mismatch(Fault("fault-position", str(error))) from error
    table.snapshots.pop()
    return table


def opened(connection: Connection, head: Row[Any], game: Game, options: dict[str, str]) -> tuple[Record, Journal]:
    """A table's complete record, for reading, and its journal."""
    book, journal, it = _read(connection, head, game, options)
    book.prints = [FingerprintLine(digest, at) for at, digest in it.prints]
    stored = _stored_snapshots(connection, head.id, game)
    _fetch(connection, head.id, stored)
    book.snapshots = [SnapshotLine(json.decode(it.text or "{}"), it.at, it.schema) for it in stored]
    return book, journal


def _read(
    connection: Connection, head: Row[Any], game: Game, options: dict[str, str]
) -> tuple[Record, Journal, Writing]:
    """The record of a table with its entries, its journal, and both as they are written. In a long game the same thing
    is done and told again and again: it is read once."""
    book = header(game, head.players, options, int(head.seed, 16), head.rules, head.frozen)
    it = compaction.read(connection, head.id)
    read: dict[bytes, Any] = {}
    for raw in it.entries:
        word = bytes(raw)
        entry = read.get(word)
        if entry is None:
            w = ENTRY.decode(word)
            line = OutcomeLine(w.c, w.v, w.seen, w.t) if w.c else AnswerLine(w.a, w.q, w.v, w.t)
            entry = book.entry(line)
            if len(book.entries) >= book.first:  # what is frozen may be read in another way
                read[word] = entry
        book.entries.append(entry)
    heard: dict[bytes, Any] = {}
    journal: Journal = []
    for raw in it.lines:
        word = bytes(raw)
        told = heard.get(word)
        if told is None:
            key, only, args = LINE.decode(word)
            told = heard[word] = (key, only, _heard(book.game, args))
        journal.append(told)
    return book, journal, it


def _heard(game: Game, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a line of the journal; as they were stored, if the game no longer knows them."""
    try:
        return game.codec.read_arguments(arguments)
    except BadState as error:
        log.info("a line of the journal is no longer known", error=str(error))
        return {name: tuples(value) for name, value in arguments.items()}


def _stored_snapshots(connection: Connection, table: str, game: Game) -> list[StoredSnapshot]:
    """The snapshots, without their states."""
    columns = SNAPSHOTS.c.at, SNAPSHOTS.c.lines, SNAPSHOTS.c.schema
    rows = connection.execute(select(*columns).where(SNAPSHOTS.c.table_id == table).order_by(SNAPSHOTS.c.at))
    return [StoredSnapshot(row.at, row.lines, partial(read_state, game), row.schema) for row in rows]


def _fetch(connection: Connection, table: str, wanted: Iterable[StoredSnapshot]) -> None:
    for it in wanted:
        there = select(SNAPSHOTS.c.state, SNAPSHOTS.c.schema)
        row = connection.execute(there.where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.at == it.at)).first()
        it.text, it.schema = row or (None, "")


def fetching(table: str, wanted: list[StoredSnapshot]) -> Callable[[Connection], list[StoredSnapshot]]:
    """A function for `Store.read` that fetches the states of stored snapshots."""

    def look(connection: Connection) -> list[StoredSnapshot]:
        _fetch(connection, table, wanted)
        return wanted

    return look


def readable(read: Callable[[AnswerLine], T], lines: Iterable[AnswerLine]) -> list[T]:
    """The lines that can still be read; changed rules may not know all of them."""
    found = []
    for line in lines:
        try:
            found.append(read(line))
        except (ValueError, Refused):
            log.info("an answer that was taken back is no longer known", question=line.q)
    return found


def _resume(connection: Connection, head: Row[Any], book: Record, story: Story, rest: Rest) -> Restored:
    """The table under changed rules: replayed as far as the history fits, else from the nearest snapshot with
    everything before it frozen. Mismatch if nothing can be used."""
    known = {it.at: it for it in story.snapshots}
    _fetch(connection, head.id, known.values())
    book.snapshots = [SnapshotLine(json.decode(it.text or ""), at, it.schema) for at, it in known.items()]
    book.prints = [FingerprintLine(digest, at) for at, digest in story.prints]
    book.head.schema = book.snapshots[-1].schema if book.snapshots else book.game.schema
    table, report = book.resume()
    if report.resumed or head.frozen is not None:
        at = story.snapshots[-1].at if report.snapshot is None or not report.resumed else report.snapshot
        known_before = [it for it in story.snapshots if it.at <= at]
        frozen, upto = at if report.resumed else story.frozen, len(book.entries) - report.dropped
        shorter = story._replace(entries=book.entries[:upto], snapshots=known_before, frozen=frozen)
        table = Table.restore(book.game, head.players, book.head.options, book.head.seed, shorter, anew=True)
    rest.held = None
    changed = delta(Before(story.entries, story.journal, story.prints, story.snapshots), table)
    for it in known.values():
        it.text = None
    return Restored(table, rest, report, changed)
