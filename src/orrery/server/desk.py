"""Desk: one table in memory and its way to the disk. What is done is written, then told to those who may know of it;
if it cannot be written, memory is dropped and loaded anew: the store knows better."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, delete, insert, update

from orrery.core.history import Filed, Mismatch
from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.core.windows import MOMENT
from orrery.server.acts import Work
from orrery.server.clock import Clock
from orrery.server.errors import OUTDATED, Denied, Unknown, place_of
from orrery.server.ledger import delta, fetching, rest_of, text
from orrery.server.live import Listed, Live, load
from orrery.server.schema import ACTS, CHAT, SNAPSHOTS, TABLES
from orrery.server.seats import Chairs
from orrery.server.store import Store, Taken, Unwritten
from orrery.server.subscription import Subscription
from orrery.text import Words

if TYPE_CHECKING:
    from orrery.core.record import Games

log = structlog.get_logger("orrery.room")

KEYS_KEPT = 200
"""Keys of so many last acts are at hand; older ones are looked up."""
AMONG_BOTS = 0.1
"""So many seconds at most a moment is held open where no other person could be asked."""


class Desk:
    """A table in memory. `pause`: for so many seconds nobody but the seats that are asked learns whether somebody is
    asked for a reaction."""

    def __init__(self, id: str, store: Store, games: Games, pause: float = 0.0, clock: Clock | None = None) -> None:
        self.id = id
        self.store = store
        self.pause = pause
        self.clock = clock or Clock()
        self.used = monotonic()
        self._games = games
        self._lock = asyncio.Lock()
        self._steady = asyncio.Event()
        self._steady.set()
        self._live: Live | None = None
        self._subscriptions: set[Subscription] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keys: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._turned = 0
        self._held_until = 0.0
        self._listed: Listed | None = None
        self._words: dict[tuple[int, str], Words] = {}

    @property
    def live(self) -> Live:
        """All that is in memory of the table; Denied while it is not."""
        if self._live is None:
            raise Denied("store")
        return self._live

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def chairs(self) -> Chairs:
        return self.live.chairs

    # --- in memory ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Load the table unless it is here; Unknown if there is none."""
        self.used = monotonic()
        if self._live is None:
            async with self._lock:
                await self._load()

    async def _load(self) -> None:
        if self._live is not None:
            return
        try:
            live = await self.store.read(lambda connection: load(connection, self.id, self._games))
        except Unwritten as error:
            raise Denied("store") from error
        except Mismatch as error:
            log.warning("a table cannot go on under other rules", table=self.id, entry=error.at)
            raise Denied(OUTDATED) from error
        self._live = live
        for subscription in self._subscriptions:
            live.chairs.sockets[subscription.visitor] += 1
        self._keys = OrderedDict(live.keys)
        self._words.clear()
        if live.report is not None:
            await self._under_new_rules(live)
        self._wake_bots()

    async def _under_new_rules(self, live: Live) -> None:
        """The table goes on under other rules than it was played with: that is written, and told to everybody."""
        report, live.report = live.report, None
        assert report is not None
        log.warning("a table goes on under other rules", table=self.id, entry=report.entry, dropped=report.dropped)
        work = Work("", "", -1, "resume", delta=live.changed)
        if report.resumed:
            rounds = [it.at for it in live.table.snapshots]
            today = datetime.now(UTC).date().isoformat()
            work.announce("room-resumed", date=today, round=rounds.index(live.table.frozen), number=report.dropped)
            work.values["frozen"] = live.table.frozen
        work.values["rules"] = live.table.game.rules
        await self._commit(work)

    def _forget(self) -> None:
        """Drop what is in memory: the store knows better."""
        self._live = None
        self._stop_bots()

    async def held(self, seat: int) -> None:
        """Wait until a reader in that seat may look: nothing is half done, and no reaction is guessed from time."""
        while True:
            await self.open()
            if self.is_held and seat not in self.live.reacting():
                await self.clock.until(self._held_until)
            elif self._steady.is_set():
                return
            else:
                await self._steady.wait()

    @property
    def is_held(self) -> bool:
        """Whether nobody but the seats that are asked may know yet what was done last."""
        return self.clock.now() < self._held_until

    def listed(self) -> Listed | None:
        """What the list of tables says while the table is held: what it said before. Nothing if it is not held."""
        if self._live is None or self._listed is None or not self.is_held:
            return None
        return self._listed | {"asked": [*{*self._listed["asked"], *self.live.reacting()}]}

    async def _fetch_back(self, seat: int) -> None:
        """Fetch the snapshot that an undo of the seat would start from, if it lies in the store."""
        base = self.table.going_back(seat)
        if isinstance(base, Filed) and base.text is None:
            try:
                await self.store.read(fetching(self.id, [base]))
            except Unwritten as error:
                raise Denied("store") from error

    # --- on disk --------------------------------------------------------------------------------------------

    async def _commit(self, work: Work) -> None:
        """Write what was done; then tell everybody who may know."""
        live, now = self.live, self.clock.time()
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
        seq, rest = live.seq + 1, text(rest_of(table, live.rest))
        act = {
            "table_id": self.id, "seq": seq, "visitor": work.visitor, "key": work.key or str(seq), "seat": work.seat,
            "did": work.did, "time": now,
        } | (changed.row() if changed else {})  # fmt: skip
        values = live.summary() | work.values
        values |= {"seq": seq, "updated": live.updated, "rest": rest, "due": live.due(now)}
        said = work.chat_rows(self.id, live.chat_count, now)
        chairs, writes = live.chairs, work.writes

        def change(connection: Connection) -> None:
            if changed and changed.dropped:
                gone = (SNAPSHOTS.c.table_id == self.id, SNAPSHOTS.c.at.in_(changed.dropped))
                connection.execute(delete(SNAPSHOTS).where(*gone))
            connection.execute(insert(ACTS).values(act))
            now_at = update(TABLES).where(TABLES.c.id == self.id, TABLES.c.seq == seq - 1).values(values)
            if connection.execute(now_at).rowcount != 1:
                raise Taken
            for snapshot in changed.snapshots if changed else ():
                connection.execute(insert(SNAPSHOTS).values(table_id=self.id, **snapshot))
            for row in said:
                connection.execute(insert(CHAT).values(row))
            chairs.write(connection, work.seats)
            for write in writes:
                write(connection)

        if not self.is_held:
            self._listed = work.listed
        until = self._held_until
        self._hold(moments, work.reaction, work.left)
        holds = self._held_until > until
        self._steady.clear()
        try:
            await self.store.write(change)
        except (Taken, Unknown):
            self._forget()
            raise
        except Exception as error:
            self._forget()
            if isinstance(error, Unwritten):
                raise Denied("store") from error
            log.error(
                "an act could not be written",
                table=self.id,
                act=work.did,
                kind=type(error).__name__,
                at=place_of(error),
            )
            raise Denied("fault") from error
        finally:
            self._steady.set()
        live.seq = seq
        live.chat_count += len(said)
        self._remember(work.visitor, work.key, seq)
        if holds:
            self._held_until = max(self._held_until, self.clock.now() + self._pause())
        if work.turned_back:
            self._turned += 1
            self._stop_bots()
        self._wake_bots()
        self._tell(seats, log_from=changed.lines_cut if changed else len(table.journal), said=said)

    def _remember(self, visitor: str, key: str, seq: int) -> None:
        if key:
            self._keys[visitor, key] = seq
            while len(self._keys) > KEYS_KEPT:
                self._keys.popitem(last=False)

    def _hold(self, moments: int, reaction: bool = False, left: bool = False) -> None:
        """The moments of an act in which somebody could react take one pause together, whether anybody is asked or not.
        What follows a reaction belongs to the pause that is under way: if it took longer, its length would tell that
        somebody was asked. Going on from a moment that the table has stopped in takes a pause of its own: now those may
        be asked who have not wished for it. One person among bots need not wait as long: bots answer at once."""
        if left or (moments and not (reaction and self.is_held)):
            self._held_until = max(self._held_until, self.clock.now() + self._pause())

    def _pause(self) -> float:
        people = sum(not chair.bot for chair in self.chairs.seats)
        return self.pause if people > 1 else min(self.pause, AMONG_BOTS)

    def _knowing(self, work: Work) -> list[int]:
        """The seats (-1: the spectators) that may know that something was done."""
        everybody = list(range(-1, self.table.players))
        if work.quiet:
            return [work.seat]
        if work.reaction and not work.left and self.is_held:
            return sorted({work.seat, *work.asked})  # nobody else has been shown anything since the window opened
        return everybody

    def _tell(
        self,
        seats: list[int] | None,
        log_from: int | None = None,
        said: list[dict[str, Any]] | None = None,
        presence: bool = False,
    ) -> None:
        """Wake the readers in these seats (None: all)."""
        if self._live is None:
            return
        for subscription in self._subscriptions:
            if seats is None or subscription.seat in seats:
                lines = [self.live.chat_line(row, subscription.lang) for row in said or ()]
                subscription.wake(log_from, lines, presence)

    # --- hooks and tasks ------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        """Something has changed: bots may be asked something."""

    def _stop_bots(self) -> None:
        """What bots think about is not so any more."""

    def _run(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something even if whoever asked for it stops waiting."""
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, Denied, Taken, Unknown)):
            log.error("a task of a room failed", table=self.id, kind=type(error).__name__, at=place_of(error))
