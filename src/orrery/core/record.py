"""Record: a game on file, one JSON object per line, to be read, searched, replayed, verified and continued.
Answers and outcomes are the truth; fingerprints prove them; snapshots survive a change of the rules."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import get_ident
from typing import Any

from msgspec import convert, structs, to_builtins

from orrery.core.chance import COUNTER_BITS, SEED_BITS, seeded
from orrery.core.entries import UNREAD, entry_of, line_of, several
from orrery.core.fault import Fault, failed, fault_of, shown
from orrery.core.game import Game
from orrery.core.history import Entry, Mismatch, is_chance, tells
from orrery.core.lines import (
    FORMAT,
    LINES,
    WITH_KEPT,
    AgainLine,
    AnswerLine,
    Body,
    EndLine,
    FingerprintLine,
    GameResult,
    Header,
    OutcomeLine,
    RecordLine,
    SnapshotLine,
    numbered,
    read,
    weave,
    written,
)
from orrery.core.report import BadRecord, Foreign, Report
from orrery.core.state import BadState, Root, sees
from orrery.core.table import Table
from orrery.core.together import MAIN, offer_track

Games = Callable[[str], Game]


@dataclass(slots=True)
class Record:
    """A game on file; its header may name older rules than the current ones."""

    game: Game
    head: Header
    entries: list[Entry] = field(default_factory=list)
    prints: list[FingerprintLine] = field(default_factory=list)
    snapshots: list[SnapshotLine] = field(default_factory=list)
    kept: list[AgainLine] = field(default_factory=list)
    end: GameResult | None = None

    @classmethod
    def of(cls, table: Table, names: Sequence[str] = (), made: Mapping[str, Any] | None = None) -> Record:
        """The record of a live table in its current position."""
        if not table.live:
            raise ValueError("only a live table keeps a history: make it with Table.new(..., live=True)")
        if len(names) not in (0, table.players):
            raise ValueError(f"name all {table.players} players or none")
        it = cls._history(table)
        it.head.names, it.head.made, it.end = list(names), dict(made or {}), _end(table)
        first, fresh = table.snapshots[0].state, it._start()[1]
        for (name, seen), values in sorted(table.kept.items()):
            line = it.line((MAIN, seen, table.game.chances[name], tuple(values)))
            it.kept.append(AgainLine(name, line.v, seen))
        it.head.frozen = table.frozen if table.frozen or first != fresh or first.rng != fresh.rng else None
        return it

    @classmethod
    def _history(cls, table: Table) -> Record:
        game, options = table.game, dict(table.config)
        head = Header(FORMAT, game.name, game.rules, game.schema, table.players, options, table.seed, [], {})
        prints = [FingerprintLine(digest, at) for at, digest in table.prints]
        snapshots = [SnapshotLine(game.codec.write(m.state), m.at, game.schema) for m in table.snapshots]
        return cls(game, head, list(table.entries), prints, snapshots)

    @property
    def first(self) -> int:
        """The first entry that can be replayed."""
        return self.head.frozen or 0

    # --- writing --------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as text; the same game always gives the same bytes."""
        return self._text(structs.replace(self.head, entries=len(self.entries)), self._body(), self.kept)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all."""
        path, text = Path(path), self.dumps().encode()
        part = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}")
        try:
            with part.open("wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    def export(self, seat: int) -> str:
        """What one seat (or with -1 a spectator) knows of the game, for reading, not for replay. It has neither seed
        nor fingerprints: a fingerprint could confirm a guess at hidden cards."""
        if type(seat) is not int or not -1 <= seat < self.head.players:
            raise ValueError(f"there is no seat {seat!r:.20}")
        try:
            sealed = self.replay().sealed_from
        except Mismatch:  # played with other rules: anything after the last snapshot may be sealed
            sealed = self.snapshots[-1].at if self.snapshots else 0
        shown, before = [], [0]
        for i, entry in enumerate(self.entries):
            track, who, kind, value = entry
            if is_chance(entry):
                mine, known, passed = track in (seat, offer_track(seat)), sees(who, seat), False
            else:
                mine, known, passed = who == seat, tells(entry, seat), kind.reaction and value is None
            if mine or not (passed or i >= sealed):  # that others were asked could reveal what they hold
                line = self.line(entry)
                hidden = ["?"] * len(value) if several(kind) else "?"
                shown.append(line if known else structs.replace(line, v=hidden))
            before.append(len(shown))
        schema, seen = self.game.schema, self.game.codec.write_seen
        states = [SnapshotLine(seen(state.redacted(seat)), before[at], schema) for at, state in self._states()]
        head = {"orrery": FORMAT, "export": seat} | to_builtins(structs.replace(self.head, orrery=FORMAT))
        for key in ("seed", "made", "entries", "frozen"):
            head.pop(key, None)
        return self._text(head, weave(shown, states))

    def _body(self) -> Body:
        return weave([self.line(entry) for entry in self.entries], [*self.snapshots, *self.prints])

    def _text(self, head: Any, body: Body, kept: Sequence[AgainLine] = ()) -> str:
        end = [EndLine(self.end)] if self.end is not None else []
        return "".join(f"{written(line)}\n" for line in [head, *(line for _, line in body), *kept, *end])

    def line(self, entry: Entry) -> AnswerLine | OutcomeLine:
        """An entry as a line, in the words of its kind; ValueError if it could not be read back."""
        return line_of(self.game, entry)

    # --- reading --------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | os.PathLike[str], games: Games) -> Record:
        """The record in a file; BadRecord if it is not one."""
        return cls.loads(Path(path).read_bytes(), str(path), games=games)

    @classmethod
    def loads(cls, text: str | bytes, source: str = "record", *, games: Games) -> Record:
        """The record in a text; BadRecord if it is not one. `games` finds a game by its name."""
        number, start = 1, 0
        try:
            raw = text.encode() if isinstance(text, str) else text
            if raw.startswith(b"\x1f\x8b"):
                raise Foreign("fault-gzip", "this is a gzip file: unpack it first")
            lines = raw.removesuffix(b"\n").split(b"\n")
            it = cls._open(read(lines[0], 0), games)
            for number, line in enumerate(lines[1:], 2):
                start += len(lines[number - 2]) + 1
                it._read(read(line, start))
            if it.head.entries not in (None, len(it.entries)):
                english = (
                    "{announced} entries are announced, {here} are here: restore the file from a copy, or take "
                    '"entries" out of the first line to go on with what is here'
                )
                raise Foreign("fault-entries", english, announced=it.head.entries, here=len(it.entries))
            if it.head.frozen not in (None, *[snap.at for snap in it.snapshots]):
                english = "{frozen} entries are frozen, but no snapshot comes after them"
                raise Fault("fault-frozen", english, frozen=it.head.frozen)
        except (ValueError, RecursionError) as error:
            raise BadRecord(source, number, error) from None
        return it

    @classmethod
    def _open(cls, data: dict[str, Any], games: Games) -> Record:
        """An empty record with this header."""
        if type(version := data.get("orrery")) is not int:
            english = 'this is no orrery record: its first line does not begin with {{"orrery": 1'
            raise Foreign("fault-no-record", english)
        if version > FORMAT:
            english = "format {version} was made by a newer orrery: update orrery to read it"
            raise Foreign("fault-newer", english, version=version)
        if "export" in data:
            raise Foreign("fault-export", "this export is what one seat knows: it can be read, but not replayed")
        head = convert(data, Header)
        try:
            game = games(head.game)
            head.options = game.configure(head.players, head.options)
        except Foreign:
            raise
        except (ValueError, LookupError) as error:
            english = "{what}. If a newer orrery wrote this, update orrery"
            raise Foreign("fault-foreign-game", english, what=fault_of(error)) from None
        if head.game != game.name or version < 1 or len(head.names) not in (0, head.players):
            raise Fault("fault-header", "the header contradicts itself")
        seeded(head.seed)
        return cls(game, head)

    def _read(self, data: dict[str, Any]) -> None:
        """Take in a line after the header."""
        if self.end is not None:
            raise Fault("fault-after-end", 'there is a line after the "end"')
        line = convert(data, next((LINES[key] for key in data if key in LINES), RecordLine))
        if self.kept and not isinstance(line, (AgainLine, EndLine)):
            raise Fault("fault-after-again", 'there is an entry after the "again" lines')
        if isinstance(line, (AnswerLine, OutcomeLine)):
            self.entries.append(self.entry(line))
        elif isinstance(line, (SnapshotLine, FingerprintLine)):
            beside: list[Any] = self.snapshots if isinstance(line, SnapshotLine) else self.prints
            if line.at != len(self.entries) or line.at in [it.at for it in beside[-1:] + self.prints[-1:]]:
                english = 'out of order: "at" is {at} after {here} entries'
                raise Fault("fault-order", english, at=line.at, here=len(self.entries))
            if isinstance(line, SnapshotLine) and (line.schema, self.head.rules) == (self.game.schema, self.game.rules):
                _state(self.game, line)
            beside.append(line)
        elif isinstance(line, AgainLine):
            if self.head.orrery < WITH_KEPT or (line.again, line.seen) in [(it.again, it.seen) for it in self.kept]:
                english = "outcomes of {name} cannot come again here"
                raise Fault("fault-again", english, name=shown(line.again, 40))
            self._outcome(line)
            self.kept.append(line)
        elif isinstance(line, EndLine):
            self.end = line.end

    def _outcome(self, line: AgainLine) -> Entry:
        """An `again` line as an entry."""
        return self.entry(OutcomeLine(line.again, line.v, line.seen))

    def entry(self, line: AnswerLine | OutcomeLine) -> Entry:
        """The entry on a line; ValueError if the line makes no sense. Words that the game does not know are kept if
        other rules wrote them, or if the entry is frozen."""
        ours = self.head.rules == self.game.rules and len(self.entries) >= self.first
        return entry_of(self.game, self.head.players, line, unread=not ours)

    # --- replay ---------------------------------------------------------------------------------------------

    def replay(self, upto: int | None = None, strict: bool = False) -> Table:
        """The live table at the end of the record, or after `upto` entries and the outcomes that follow them.
        Mismatch if the rules do not lead there; fingerprints are copied, not compared."""
        first, last = self.first, len(self.entries)
        upto = last if upto is None else upto
        if not first <= upto <= last:
            raise ValueError(f"upto must be from {first} to {last}, not {upto}")
        while upto < last and is_chance(self.entries[upto]):
            upto += 1
        lean = not strict and self.head.rules == self.game.rules
        table, fault, _ = self._run(*self._start(), upto, strict, lean)
        if fault:
            raise Mismatch(fault, len(table.entries))
        if lean:
            table.keeping.prints = [(it.at, it.f) for it in self.prints if first <= it.at <= upto]
        return table

    def verify(self) -> Report:
        """Replay the record, checking each answer against its options and all fingerprints, snapshots and the end."""
        return self._check(strict=True)[1]

    def resume(self) -> tuple[Table, Report]:
        """A table to continue with. If the rules no longer lead to what was recorded, it starts from the last usable
        snapshot, freezes the history before it and keeps as many later entries as still fit; the report says so.
        Mismatch if no snapshot can be used."""
        table, report = self._check(strict=False)
        if table is not None and report.ok:
            return table, report
        for at, state in reversed(self._states()):
            upto = len(self.entries)
            while upto >= at:
                table, misfit, sure = self._compare(at, state.clone(), upto, strict=False)
                if misfit.ok:
                    return table, replace(report, snapshot=at, resumed=True, dropped=len(self.entries) - upto)
                upto = min(sure, upto - 1)
        english = "{report}. No snapshot can be used: keep the file for the orrery that wrote it."
        raise Mismatch(Fault("fault-no-snapshot", english, report=report.fault), report.entry)

    def _start(self) -> tuple[int, Root]:
        """The number of entries that cannot be replayed, and the state after them."""
        if self.head.frozen is None:
            state = self.game.setup(self.head.players, self.head.options)
            state.rng = seeded(self.head.seed)
            return 0, state
        for at, state in self._states()[:1]:
            if at == self.first:
                return at, state
        english = "the snapshot that the game starts from has an unknown layout"
        raise Mismatch(Fault("fault-layout", english), self.first)

    def _states(self) -> list[tuple[int, Root]]:
        """The snapshots that this version of the game can read, as states."""
        found = []
        for snap in self.snapshots:
            with suppress(BadState):
                if snap.at >= self.first:
                    found.append((snap.at, _state(self.game, snap)))
        return found

    def _check(self, strict: bool) -> tuple[Table | None, Report]:
        table = None
        try:
            table, report, _ = self._compare(*self._start(), len(self.entries), strict)
        except Mismatch as error:
            expected = Fault("fault-no-start", "a snapshot to go on from")
            report = Report(False, error.at, error.at + 2, expected, error.what)
        english = "It was played with rules {rules}; {game} has rules {now} now."
        head, game = self.head, self.game
        note = Fault("fault-other-rules", english, rules=head.rules, game=game.name, now=game.rules)
        usable = max((at for at, _ in self._states()), default=None)
        return table, replace(report, snapshot=usable, note=note if self.head.rules != self.game.rules else "")

    def _run(
        self, at: int, state: Root, upto: int, strict: bool, lean: bool = False
    ) -> tuple[Table, Fault | None, GameResult | None]:
        """Replay from the state after `at` entries: the table as far as it got, what went wrong, and the result."""
        head = self.head
        table = Table(self.game, head.players, head.options, head.seed, state)
        table.entries = self.entries[:at]
        table.count_answers()
        table.begin_live(at)
        try:
            table.replay(self.entries[at:upto], strict, lean)
            if upto == len(self.entries):
                table.kept.keep([it for it in map(self._outcome, self.kept) if it[2].noun is not UNREAD])
            return table, None, _end(table)
        except Mismatch as error:
            return table, error.what, None
        except Exception as error:  # on unexpected input rules can fail in any way
            return table, failed(error), None

    def _compare(self, start: int, state: Root, upto: int, strict: bool) -> tuple[Table, Report, int]:
        """Replay from a state: the table, a report of the first line that does not fit, and how many entries are
        certain."""
        table, fault, end = self._run(start, state, upto, strict)
        replayed = self._history(table)
        del replayed.entries[upto:]
        reached, sure, number = len(replayed.entries), start, 1
        theirs = {(type(line), at): line for at, line in replayed._body()}
        states = {mark.at: mark.state for mark in table.snapshots}
        for number, (at, line) in enumerate(self._body(), 2):
            entry = isinstance(line, (AnswerLine, OutcomeLine))
            there = theirs.get((type(line), at))
            if at > reached or (at == reached and entry):
                break
            if at < start or (at == start and not entry) or (there is None and at == reached and fault):
                continue
            if isinstance(line, FingerprintLine) and self.head.schema != self.game.schema:
                continue  # fingerprints of different layouts cannot be compared; snapshots can
            if isinstance(line, SnapshotLine) and isinstance(there, SnapshotLine):
                line, there = self._differing(line, there, states[at])
            if line != there:
                nowhere = Fault("fault-no-boundary", "no such boundary")
                found = written(there) if there is not None else nowhere
                return table, Report(False, at, number, written(line), found), at if entry else sure
            sure = sure if entry else at
        if fault:
            more = reached < len(self.entries)
            recorded = written(self.line(self.entries[reached])) if more else Fault("fault-no-more", "no more")
            return table, Report(False, reached, number, recorded, fault), reached
        if strict and self.end is not None and end != self.end:
            found = written(end) if end is not None else Fault("fault-not-over", "a game that is not over")
            return table, Report(False, reached, number + 1, written(self.end), found), reached
        return table, Report(True), reached

    def _differing(self, ours: SnapshotLine, theirs: SnapshotLine, state: Root) -> tuple[SnapshotLine, SnapshotLine]:
        """Two snapshots, the second of this state, without the fields in which they agree."""
        try:
            if (read := _state(self.game, ours)) == state:
                return ours, ours
        except BadState:
            return ours, theirs
        schema = self.game.schema
        ours = SnapshotLine(self.game.codec.write(read), ours.at, schema)
        odd = [name for name, value in ours.s.items() if written(value) != written(theirs.s[name])]
        mine, other = ({name: it.s[name] for name in odd} for it in (ours, theirs))
        return SnapshotLine(mine, ours.at, schema), SnapshotLine(other, ours.at, schema)


def _end(table: Table) -> GameResult | None:
    return GameResult(table.game.score(table.state), table.game.winners(table.state)) if table.over else None


def read_state(game: Game, schema: str | int, data: dict[str, Any]) -> Any:
    """The state in a snapshot of that schema; BadState if it can no longer be read."""
    if numbered(schema):
        data = game.older(data)
    return game.codec.read(data, older=schema != game.schema)


def _state(game: Game, snap: SnapshotLine) -> Root:
    """The state in a snapshot; ValueError if it cannot be used."""
    state: Root = read_state(game, snap.schema, snap.s)
    if not 0 <= state.rng < 1 << SEED_BITS + COUNTER_BITS:
        raise Fault("fault-counter", "the chance counter of the snapshot is out of range")
    try:
        state.digest()
    except Exception as error:
        english = "the snapshot cannot be compared: {what}"
        raise Fault("fault-compared", english, what=str(error)) from None
    return state
