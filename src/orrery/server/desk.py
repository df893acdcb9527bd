"""Desk: one table in memory and its way to the disk. Acts are applied one at a time, written, and only then announced.
If an act cannot be written, the table is dropped from memory and loaded again: the database is always right."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic, time
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from msgspec import json
from sqlalchemy import Connection, delete, insert, update

from orrery.core.history import Mismatch, StoredSnapshot
from orrery.core.refusal import Refused
from orrery.core.windows import MOMENT
from orrery.server import compaction, messages
from orrery.server.acts import Work
from orrery.server.compaction import MOST_ROWS
from orrery.server.connections import framed
from orrery.server.errors import OUTDATED, STUCK, Denied, NoSuchTable, place_of
from orrery.server.hold import Hold
from orrery.server.ledger import Delta, delta, fetching, rest_of, text
from orrery.server.live import Listed, Live, load
from orrery.server.results import Final
from orrery.server.schema import ACTS, CHAT, SNAPSHOTS, TABLES
from orrery.server.seats import Chairs
from orrery.server.store import Store, Taken, Unwritten, reason_of
from orrery.server.subscription import Subscription
from orrery.server.watchdog import WATCHDOG, Stuck

if TYPE_CHECKING:
    from orrery.core.record import Games

log = structlog.get_logger("orrery.room")
T = TypeVar("T")

LOADING = 30.0
"""Seconds of processor time that the rules may take to bring a table back from its rows."""
ROW = 200
"""About how many bytes an act takes in the database besides what it has changed."""
encode = json.Encoder().encode
KEYS_KEPT = 200
"""How many keys of recent acts are kept in memory; older ones are looked up."""


@dataclass(slots=True)
class Entry:
    """An act as it will be written: its row, what changes in the table's own row, the lines of the chat and the change
    of the history; the seats that may know of it; and the moments in it in which somebody could react."""

    seq: int
    act: dict[str, Any]
    values: dict[str, Any]
    said: list[dict[str, Any]]
    changed: Delta | None
    seats: list[int]
    moments: int

    def writing(self, table: str, home: str | None, chairs: Chairs, work: Work) -> Callable[[Connection], None]:
        """The database change; Taken if the table has changed meanwhile or lives elsewhere."""
        changed = self.changed

        def change(connection: Connection) -> None:
            if changed and changed.dropped:
                gone = (SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.at.in_(changed.dropped))
                connection.execute(delete(SNAPSHOTS).where(*gone))
            connection.execute(insert(ACTS).values(self.act))
            here = (TABLES.c.seq == self.seq - 1, TABLES.c.process.is_not_distinct_from(home))
            now_at = update(TABLES).where(TABLES.c.id == table, *here).values(self.values)
            if connection.execute(now_at).rowcount != 1:
                raise Taken
            for snapshot in changed.snapshots if changed else ():
                connection.execute(insert(SNAPSHOTS).values(table_id=table, **snapshot))
            for row in self.said:
                connection.execute(insert(CHAT).values(row))
            chairs.write(connection, work.seats)
            for write in work.writes:
                write(connection)

        return change


class Desk:
    """A table in memory. `changed` is called when somebody may be asked something new, `stale` when the position that
    bots think about is gone."""

    def __init__(
        self,
        id: str,
        store: Store,
        games: Games,
        hold: Hold,
        *,
        changed: Callable[[], None],
        stale: Callable[[], None],
    ) -> None:
        self.id = id
        self.store = store
        self.hold = hold
        self.used = monotonic()
        self.readers: set[Subscription] = set()
        self.keys: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.turned_back = 0
        self._games = games
        self._changed = changed
        self._stale = stale
        self._lock = asyncio.Lock()
        self._steady = asyncio.Event()
        self._steady.set()
        self._live: Live | None = None
        self._listed: Listed | None = None
        self._stuck = False

    # --- in memory ------------------------------------------------------------------------------------------

    @property
    def live(self) -> Live:
        """Everything in memory about the table; Denied if it is not loaded."""
        if self._live is None:
            raise Denied(STUCK if self._stuck else "store")
        return self._live

    @property
    def loaded(self) -> bool:
        return self._live is not None

    @property
    def stuck(self) -> bool:
        """Whether the rules did not come to an end here."""
        return self._stuck

    @property
    def people(self) -> int:
        """How many seats no bot plays."""
        return sum(not chair.bot for chair in self.live.chairs.seats)

    @property
    def busy(self) -> bool:
        """Whether somebody has the table to themselves now."""
        return self._lock.locked()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Live]:
        """Have the loaded table to oneself: acts are done one at a time."""
        async with self._lock:
            yield await self.load()

    async def open(self) -> None:
        """Load the table unless it is loaded; NoSuchTable if there is none."""
        self.used = monotonic()
        self._check_ours()
        if self._live is None:
            async with self.turn():
                pass

    async def load(self) -> Live:
        """The table, loaded if need be. Only for those whose turn it is."""
        self._check_ours()
        if self._live is not None:
            return self._live
        if self._stuck:
            raise Denied(STUCK)
        try:
            live = await self.store.read(self._read)
        except Unwritten as error:
            raise Denied("store") from error
        except Mismatch as error:
            log.warning("a table cannot go on under the new rules", table=self.id, entry=error.at)
            raise Denied(OUTDATED) from error
        except Stuck as error:
            raise self._out(error) from error
        except NoSuchTable:
            raise
        except Exception as error:  # whatever is wrong with this table, the others are not to notice
            raise Denied("unloadable") from error
        if live.unstored and live.result is not None:
            with suppress(Unwritten, Taken):  # then the next one who opens it stores it, or has just done so
                await self.store.write(live.result.write(self.id))
        self._live = live
        for reader in self.readers:
            live.chairs.sockets[reader.visitor] += 1
        self.keys = OrderedDict(live.keys)
        self.send_away()  # a write of which nobody could say whether it was done may have taken their right
        if live.report is not None:
            await self._under_new_rules(live)
        self._changed()
        return self.live

    def _check_ours(self) -> None:
        """Denied if another process may have taken the table: what is in memory may no longer be true."""
        if self.store.adrift:
            self.let_go()
            raise Denied("store")

    def let_go(self) -> None:
        """Nobody is answered from memory any more; the readers come again, perhaps to another process."""
        if self._live is not None:
            self.drop()
        for reader in self.readers:
            reader.lose()

    def _read(self, connection: Connection) -> Live:
        return WATCHDOG.run(lambda: load(connection, self.id, self._games), LOADING)

    def by_the_rules(self, work: Callable[[], T]) -> T:
        """Do something that runs the rules in the event loop. If they do not come to an end, this table is out, and
        the others go on."""
        try:
            return WATCHDOG.run(work)
        except Stuck as error:
            raise self._out(error) from error

    def _out(self, error: Stuck) -> Denied:
        """The rules would not end again: the table is out until the server starts anew."""
        log.error("the rules do not end", table=self.id, at=place_of(error.__cause__ or error))
        self._stuck = True
        self.let_go()
        return Denied(STUCK)

    async def _under_new_rules(self, live: Live) -> None:
        """The rules have changed since the table was last played: write that down and tell everybody."""
        report, live.report = live.report, None
        assert report is not None
        log.warning("a table goes on under new rules", table=self.id, entry=report.entry, dropped=report.dropped)
        work = Work("", "", -1, "resume", delta=live.changed)
        if report.resumed:
            rounds = [it.at for it in live.table.snapshots]
            today = datetime.now(UTC).date().isoformat()
            work.announce("room-resumed", date=today, round=rounds.index(live.table.frozen), number=report.dropped)
            work.values["frozen"] = live.table.frozen
        work.values["rules"] = live.table.game.rules
        await self.commit(work)

    def drop(self) -> None:
        """Drop the table from memory; the next caller loads what the database has."""
        self._live = None
        self._stale()

    async def until_visible(self, seat: int) -> None:
        """Wait until a reader in that seat may look: no act is half written, and the time tells nothing about
        reactions."""
        while True:
            await self.open()
            if not self.visible(seat):
                await self.hold.clock.until(self.hold.until)
            elif self._steady.is_set():
                return
            else:
                await self._steady.wait()

    def visible(self, seat: int) -> bool:
        """Whether the time tells a reader in that seat nothing about reactions."""
        return not self.hold.is_on or seat in self.live.reacting()

    def listed(self) -> Listed | None:
        """What the list of tables goes on showing while the table is held; None if it is not held."""
        if self._live is None or self._listed is None or not self.hold.is_on:
            return None
        return self._listed | {"asked": [*{*self._listed["asked"], *self.live.reacting()}]}

    def listed_elsewhere(self, waiting: str) -> str:
        """What a table waits for, as it is written, with what other processes of the house go on listing while it is
        held; they do not know when exactly the pause ends here, and wait for another one."""
        listed, hold = self.listed(), self.hold
        if listed is None or not self.store.shared:
            return waiting
        until = hold.clock.time() + hold.until - hold.clock.now() + hold.seconds
        return text(json.decode(waiting) | {"held": listed, "until": until})

    async def fetch_back(self, seat: int) -> None:
        """Fetch the snapshot that an undo by the seat would start from, if it is only in the database."""
        base = self.live.table.going_back(seat)
        if isinstance(base, StoredSnapshot) and base.text is None:
            try:
                await self.store.read(fetching(self.id, [base]))
            except Unwritten as error:
                raise Denied("store") from error

    # --- on disk --------------------------------------------------------------------------------------------

    async def apply(self, work: Work, act: Callable[[], None]) -> None:
        """Do an act, give the standing answers that follow, and write it all."""

        def done() -> Refused | Denied | None:
            try:
                act()
            except (Refused, Denied) as no:  # turned down before it has changed anything
                return no.with_traceback(None)
            work.follow()
            return None

        turned_down = self.as_a_whole(work.did, done)
        try:
            if turned_down is not None:
                raise turned_down
        finally:
            turned_down = None  # it knows this frame, and all in it would wait for the garbage collector
        await self.commit(work)

    def as_a_whole(self, did: str, change: Callable[[], T]) -> T:
        """Change the table in memory. If that fails, a part of the change may be left there; nothing may be written
        on top of it, so the table is dropped."""
        try:
            return self.by_the_rules(change)
        except Exception as error:
            if isinstance(error, Denied) and error.code == STUCK:
                raise
            log.error("the rules failed", table=self.id, act=did, kind=type(error).__name__, at=place_of(error))
            self.drop()
            raise Denied("fault") from error

    async def commit(self, work: Work) -> None:
        """Write what was done, then tell everybody who may know."""
        entry = self.as_a_whole(work.did, lambda: self._entered(work))
        live, people, changed, said = self.live, self.people, entry.changed, entry.said
        if not self.hold.is_on:
            self._listed = work.listed
        holds = self.hold.start(people, entry.moments, reaction=work.reaction, left=work.left)
        entry.values["waiting"] = self.listed_elsewhere(entry.values["waiting"])
        await self._write(entry.writing(self.id, self.store.home, live.chairs, work), work.did)
        live.seq = entry.seq
        live.chat_count += len(said)
        self._remember(work.visitor, work.key, live.seq)
        self.store.metrics.acts[work.did] += 1
        live.rows += changed is not None
        if self._live is not live:  # let go meanwhile: whoever looks next finds what is written
            return
        if holds:
            self.hold.extend(people)
        if work.turned_back:
            self.turned_back += 1
            self._stale()
        if work.hands:
            live.words.clear()
            live.views.clear()
            self.send_away()
        self._changed()
        if work.only_said and not changed:
            self.tell(entry.seats, said=said)
            return
        live.acts += 1
        self.tell(entry.seats, log_from=changed.lines_cut if changed else len(live.table.journal), said=said)

    def _entered(self, work: Work) -> Entry:
        """What was done, as it will be written."""
        live, now = self.live, self.hold.clock.time()
        table = live.table
        changed = work.delta or (delta(work.before, table) if work.before is not None else None)
        moments = 0
        if work.before is not None:
            moments = sum(entry[2] is MOMENT for entry in table.entries[len(work.before.entries) :])
        seats = self._knowing(work)
        for seat in seats:
            live.rest.seqs[seat + 1] += 1
        if len(seats) == len(live.rest.seqs):
            live.updated = now
        live.wait_since(now)
        if table.over and live.result is None:
            live.result = Final.of(table)
            work.writes.append(live.result.write(self.id))
        said = work.chat_rows(self.id, live.chat_count, now)
        live.rest.stored += ROW + (changed.size if changed else 0) + sum(ROW + len(row["text"]) for row in said)
        seq, rest = live.seq + 1, text(rest_of(table, live.rest))
        act = {
            "table_id": self.id, "seq": seq, "visitor": work.visitor, "key": work.key or str(seq), "seat": work.seat,
            "did": work.did, "time": now,
        } | (changed.row() if changed else {})  # fmt: skip
        values = live.summary() | work.values
        values |= {"seq": seq, "updated": live.updated, "rest": rest, "due": live.due(now)}
        return Entry(seq, act, values, said, changed, seats, moments)

    async def compact(self) -> None:
        """Fold the history into one row if it is in very many. Acts go on meanwhile."""
        if self._live is None or self._live.rows < MOST_ROWS:
            return
        with suppress(Unwritten, Taken):
            it = await self.store.read(lambda connection: compaction.read(connection, self.id))
            await self.store.write(compaction.folding(self.id, it))
            if self._live is not None:
                self._live.rows -= it.rows - 1

    async def _write(self, change: Callable[[Connection], None], did: str) -> None:
        """Write an act; nobody is shown the table meanwhile. If that fails the table is dropped from memory."""
        self._steady.clear()
        try:
            await self.store.write(change)
        except BaseException as error:  # also if the server stops meanwhile
            self.drop()
            if isinstance(error, (Taken, NoSuchTable)) or not isinstance(error, Exception):
                raise
            if isinstance(error, Unwritten):
                raise Denied("store") from error
            kind, at = type(error).__name__, place_of(error)
            log.error("an act could not be written", table=self.id, act=did, kind=kind, at=at, reason=reason_of(error))
            raise Denied("fault") from error
        finally:
            self._steady.set()

    async def note(self, seats: list[int]) -> None:
        """Write who is away, and when the table next needs attention. Failing to write this does no harm."""
        if self.live.table.over:
            return  # nobody is waited for, and whoever looks at a finished game changes nothing
        chairs, due = self.live.chairs, self.live.due(time())

        def change(connection: Connection) -> None:
            chairs.write(connection, seats)
            connection.execute(update(TABLES).where(TABLES.c.id == self.id).values(due=due))

        with suppress(Unwritten, Taken):
            await self.store.write(change)

    def _remember(self, visitor: str, key: str, seq: int) -> None:
        if key:
            self.keys[visitor, key] = seq
            while len(self.keys) > KEYS_KEPT:
                self.keys.popitem(last=False)

    def send_away(self) -> None:
        """Tell the readers who may no longer see the table from their seat to leave."""
        for reader in [*self.readers]:
            if not self.live.chairs.may_see(reader.visitor, reader.seat):
                reader.lose()

    # --- readers --------------------------------------------------------------------------------------------

    def _knowing(self, work: Work) -> list[int]:
        """The seats (-1: the spectators) that may know that something was done."""
        if work.quiet:
            return [work.seat]
        if work.reaction and not work.left and self.hold.is_on:
            return sorted({work.seat, *work.asked})  # nobody else has been shown anything since the window opened
        return list(range(-1, self.live.table.players))

    def tell(
        self,
        seats: list[int] | None,
        log_from: int | None = None,
        said: list[dict[str, Any]] | None = None,
        presence: bool = False,
    ) -> None:
        """Wake the readers in these seats (None: all)."""
        if self._live is None:
            return
        lines: dict[str, list[messages.ChatLine]] = {}
        frames: dict[str, list[bytes]] = {}
        for reader in self.readers:
            if seats is None or reader.seat in seats:
                if said and reader.lang not in lines:
                    lines[reader.lang] = [self._live.chat_line(row, reader.lang) for row in said]
                    frames[reader.lang] = [framed(encode(messages.Chatted(line))) for line in lines[reader.lang]]
                if log_from is None and not presence and said and not self.hold.is_on:
                    reader.hear(frames[reader.lang], lines[reader.lang])
                else:
                    reader.wake(log_from, lines.get(reader.lang), presence)
