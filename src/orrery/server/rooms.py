"""Rooms: all the tables of a server. Opens new tables, loads a table when somebody needs it and unloads it when nobody
does, seats visitors who follow a link, and sees to bots and absent players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from secrets import randbits
from time import monotonic, time
from typing import Any, TypeVar

import structlog
from msgspec import json
from sqlalchemy import Connection, insert, select

from orrery.core.chance import SEED_BITS
from orrery.core.record import Games
from orrery.core.table import Table
from orrery.games import NAMES
from orrery.games import game as titled
from orrery.server import messages
from orrery.server.acts import written
from orrery.server.archive import Archive
from orrery.server.bot_seats import Thinking
from orrery.server.clock import Clock
from orrery.server.deletion import FOREVER, Retention, delete_old
from orrery.server.devices import Devices
from orrery.server.errors import STUCK, Denied, NoSuchTable, place_of
from orrery.server.homes import Elsewhere, Homes, here
from orrery.server.links import hashed, new_id, new_secret, path
from orrery.server.live import Listed
from orrery.server.opening import STAND_IN, chair
from orrery.server.opening import rows as rows_of
from orrery.server.pace import Pace
from orrery.server.quotas import Quotas
from orrery.server.recovery import Recovery
from orrery.server.room import Room
from orrery.server.schema import LINKS, SEATS, SITTINGS, TABLES
from orrery.server.seats import Chairs, seat_visitor, set_link
from orrery.server.store import Store, Taken, Unwritten, reason_of
from orrery.server.trouble import Trouble
from orrery.server.watchdog import WATCHDOG, Stuck
from orrery.telling.options import misfit
from orrery.text import Words
from orrery.text.signs import visible

__all__ = ["Denied", "NoSuchTable", "Rooms"]

T = TypeVar("T")
log = structlog.get_logger("orrery.rooms")

IDLE = 300.0
"""Seconds without use after which a room is unloaded."""
MOST_ROOMS = 2000
PAUSE = 0.3
"""Seconds that a moment in which somebody could react is held open, whether or not anybody is asked."""
ROUND = 5.0
"""Seconds between two walks through the rooms."""
PURGE = 3600.0
"""Seconds between two looks for tables whose time is up."""
TABLES_LISTED = 200


class Rooms:
    """The tables in a store, and the bots that may play at them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinking,
        *,
        games: Games = titled,
        pause: float = PAUSE,
        idle: float = IDLE,
        stand_in: str = STAND_IN,
        seeds: Callable[[], int] = lambda: randbits(SEED_BITS),
        clock: Clock | None = None,
        quotas: Quotas | None = None,
        retention: Retention = FOREVER,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.games = games
        self._pause = pause
        self._idle = idle
        self.stand_in = stand_in
        self._retention = retention
        self._next_purge = 0.0
        self._seeds = seeds
        self._clock = clock or Clock()
        self._quotas = quotas or Quotas()
        self.devices = Devices(clock=self._clock.time)
        self.recovery = Recovery(store, self.devices, self._clock.time)
        self._pace = Pace()
        self.trouble = Trouble()
        self.homes = Homes(store) if store.shared else None
        self._rooms: dict[str, Room] = {}
        self._underway: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start looking after the tables."""
        await self.devices.load(self.store)
        loop = asyncio.get_running_loop()
        self._underway = [loop.create_task(it) for it in (self._walk(), self._keep_watch())]

    async def close(self) -> None:
        """Stop, after finishing what is being written."""
        for task in self._underway:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for room in [*self._rooms.values()]:
            await room.close()
        self._rooms.clear()

    async def _keep_watch(self) -> None:
        """Let go of all tables while others may have taken them."""
        while True:
            await asyncio.sleep(self.store.lease.beat_seconds / 2)
            if self.store.adrift:
                for room in self._rooms.values():
                    room.desk.let_go()

    async def _walk(self) -> None:
        while True:
            try:
                await self.walk()
            except Exception as error:
                kind, at = type(error).__name__, place_of(error)
                log.warning("a walk through the rooms failed", kind=kind, at=at, reason=reason_of(error))
            await asyncio.sleep(ROUND)

    async def walk(self) -> None:
        """Visit every room: wake bots whose turn it is, let bots stand in for absent players, unload idle rooms. A
        table in trouble does not keep the others waiting."""
        now = time()
        due = [TABLES.c.due <= now, TABLES.c.id.not_in(self.trouble.skipped()), *here(self.store.home)]
        query = select(TABLES.c.id, TABLES.c.due).where(*due).limit(MOST_ROOMS)
        for row in await self.store.read(lambda connection: connection.execute(query).all()):
            room = self._rooms.get(row.id)
            if row.due or room is None or not room.bots.at_work:
                await self._look_after(row.id)
        for room in [*self._rooms.values()]:
            try:
                room.attendance.look_round()
                await room.desk.compact()
            except Exception as error:
                self.trouble.note(room.id, error)
        await self._forget_idle()
        await self.devices.note(self.store)
        if self.homes is not None:
            await self.devices.refresh(self.store)
            if self.trouble:
                await self.store.write(self.trouble.tell_others)
        if self._retention != FOREVER and monotonic() >= self._next_purge:
            more = await delete_old(self, self._retention, now)
            self._next_purge = monotonic() + (0 if more else PURGE)

    async def _look_after(self, table: str) -> None:
        try:
            await (await self.room(table)).bots.look_after(self.stand_in)
        except (NoSuchTable, Taken, Elsewhere):
            return
        except Exception as error:
            self.trouble.note(table, error)
        else:
            self.trouble.over(table)

    async def _forget_idle(self) -> None:
        rooms = sorted(self._rooms.values(), key=lambda room: room.desk.used)
        too_many, now = len(rooms) - MOST_ROOMS, monotonic()
        idle = [
            room.id
            for n, room in enumerate(rooms)
            if room.idle and not room.desk.stuck and (n < too_many or now - room.desk.used >= self._idle)
        ]
        for table in idle:
            del self._rooms[table]
        if self.homes is not None:
            await self.homes.leave(idle)

    async def close_room(self, table: str) -> None:
        """A table is gone: send everybody away."""
        room = self._rooms.pop(table, None)
        if room is not None:
            if room.desk.loaded:
                room.chairs.sitting.clear()
                room.chairs.owner = ""
            await room.close()
        if self.homes is not None:
            await self.homes.leave([table])

    def in_use(self, table: str) -> bool:
        """Whether somebody is at a table now."""
        room = self._rooms.get(table)
        return room is not None and not room.idle

    @property
    def loaded(self) -> list[str]:
        """The tables in memory."""
        return [*self._rooms]

    @property
    def readers(self) -> int:
        """How many sockets are open at tables."""
        return sum(len(room.desk.readers) for room in self._rooms.values())

    # --- tables ---------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, loaded; NoSuchTable if there is no such table."""
        if self.homes is not None:
            await self.homes.take(table)
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(
                table, self.store, self.thinkers, self.games, self._pause, self._clock, self._quotas, self._pace
            )
        try:
            await room.desk.open()
        except NoSuchTable:
            self._rooms.pop(table, None)
            raise
        except Denied as error:
            self.trouble.note(table, error)
            raise
        return room

    async def archive(self, table: str) -> Archive:
        """The archive of a table that cannot go on; NoSuchTable if there is no such table."""
        return await self._read(lambda connection: Archive.load(connection, table, self.games))

    async def make(self, visitor: str, wanted: messages.TableWanted, lang: str = "en") -> messages.TableMade:
        """A new table, ready to be played."""
        try:
            game = self.games(wanted.game)
        except (ValueError, LookupError):
            raise Denied("game") from None
        for word in (*wanted.options, *wanted.options.values()):
            written(word)
        wrong = misfit(game, len(wanted.seats), wanted.options)
        if wrong is not None:
            raise Denied("options", reason=Words(lang).fault(wrong))
        seed = self._seeds()
        table = await beside(partial(Table.new, game, len(wanted.seats), wanted.options, seed=seed))
        return await self.adopt(visitor, table, wanted.seats, wanted.grace)

    async def adopt(
        self, visitor: str, table: Table, seats: Sequence[messages.SeatWanted], grace: int = 0
    ) -> messages.TableMade:
        """Open a table for a game that has begun: fresh, imported, or branched off another."""
        if len(seats) != table.players:
            raise Denied("seats", number=table.players)
        allowed = partial(self._quotas.check, visitor=visitor, bots=all(seat.who == "bot" for seat in seats))
        await self._read(allowed)
        id, now = new_id(), self._clock.time()
        chairs = Chairs(id, visitor, [chair(n, seat, now) for n, seat in enumerate(seats)])
        mine = [n for n, seat in enumerate(seats) if seat.who == "me"]
        secrets = {n: new_secret() for n, seat in enumerate(seats) if seat.who == "friend"} | {-1: new_secret()}
        rows = await beside(partial(rows_of, id, table, chairs, grace, now, self.store.home))

        def change(connection: Connection) -> None:
            allowed(connection)  # again: others may have been opened at the same time
            for where, values in rows:
                if values:
                    connection.execute(insert(where), values)
            for seat in mine:
                seat_visitor(connection, id, visitor, seat, by_link=False)
            for seat, secret in secrets.items():
                set_link(connection, id, seat, hashed(secret))

        await self._write(change)
        if self.homes is not None:
            self.homes.made(id)
        await self.room(id)
        links = [messages.Link(seat, secret, path(id, secret)) for seat, secret in sorted(secrets.items())]
        return messages.TableMade(id, mine, links)

    async def mine(self, visitor: str, lang: str = "en") -> list[messages.TableCard]:
        """The tables a visitor plays at, watches or owns, most recent first."""

        rights: dict[str, list[int]] = {}
        names: dict[str, list[str]] = {}

        def look(connection: Connection) -> Sequence[Any]:
            for row in connection.execute(select(SITTINGS).where(SITTINGS.c.visitor == visitor)):
                rights.setdefault(row.table_id, []).append(row.seat)
            mine = TABLES.c.id.in_(rights) | (TABLES.c.owner == visitor)
            query = select(TABLES).where(mine).order_by(TABLES.c.updated.desc()).limit(TABLES_LISTED)
            tables = connection.execute(query).all()
            names.update({row.id: [] for row in tables})
            seats = select(SEATS).where(SEATS.c.table_id.in_(names)).order_by(SEATS.c.seat)
            for row in connection.execute(seats):
                names[row.table_id].append(visible(row.name))
            return tables

        tables = await self._read(look)
        cards = [self._card(row, names[row.id], rights.get(row.id, []), visitor, lang) for row in tables]
        return sorted(cards, key=lambda card: card.updated, reverse=True)  # as it is told, not as it is written already

    def _card(self, row: Any, names: list[str], rights: list[int], visitor: str, lang: str) -> messages.TableCard:
        seats, problem = sorted(seat for seat in rights if seat >= 0), self.trouble.code(row.id)
        try:
            it = self._listed(row)
        except Exception as error:  # the list opens, whatever is in one row of it
            self.trouble.note(row.id, error)
            problem = problem or "unloadable"
            it = {"over": row.over, "winners": [], "updated": row.updated, "asked": [], "public": [], "since": {}}
        asked = [it["since"][str(seat)] for seat in seats if seat in it["asked"] and str(seat) in it["since"]]
        return messages.TableCard(
            table=row.id,
            game=row.game,
            title=_title(row.game, lang),
            names=names,
            seats=seats,
            your_turn=any(seat in it["asked"] for seat in seats),
            asked_since=_iso(min(asked)) if asked else None,
            waiting=it["public"],
            over=it["over"],
            winners=it["winners"],
            updated=_iso(it["updated"]),
            owner=row.owner == visitor,
            problem=Words(lang).text(f"denied-{problem}") if problem else "",
        )

    def _listed(self, row: Any) -> Listed:
        """What the list says about a table."""
        room = self._rooms.get(row.id)
        held = room.desk.listed() if room is not None else None
        if held is not None:
            return held
        waiting: Listed = json.decode(row.waiting)
        before: Listed = waiting.pop("held", {})
        if waiting.pop("until", 0.0) > self._clock.time():  # another process holds it
            return before
        winners: list[int] = json.decode(row.winners)
        return {"over": row.over, "winners": winners, "updated": row.updated, "since": {}} | waiting

    # --- links ----------------------------------------------------------------------------------------------

    async def sit(self, visitor: str, table: str, secret: str, name: str = "") -> messages.SatDown:
        """Use a link: the visitor may now play its seat (or watch). A seat's link is for the first one who uses it.
        NoSuchTable if there is no such link."""
        where = (LINKS.c.table_id == table, LINKS.c.secret == hashed(secret))
        query = select(LINKS.c.seat, LINKS.c.used_by).where(*where)
        link = await self._read(lambda connection: connection.execute(query).first())
        if link is None:
            raise NoSuchTable(table)
        if link.seat >= 0 and link.used_by not in (None, visitor):
            raise Denied("spent")
        room = await self.room(table)
        await room.attendance.sit(visitor, link.seat, hashed(secret), written(name).strip())
        return messages.SatDown(table, link.seat)

    async def link(self, visitor: str, table: str, wanted: messages.LinkWanted) -> messages.NewLink:
        """Replace a seat's link by a new one or none. A seat that another person holds has to be freed first."""
        room = await self.room(table)
        if visitor != room.owner:
            raise Denied("owner")
        if not -1 <= wanted.seat < room.table.players:
            raise Denied("seat")
        secret = None if wanted.revoke else new_secret()
        asked = await room.attendance.link(visitor, wanted.seat, None if secret is None else hashed(secret))
        if asked or secret is None:
            return messages.NewLink(None, asked)
        return messages.NewLink(messages.Link(wanted.seat, secret, path(table, secret)))

    async def _write(self, change: Callable[[Connection], T]) -> T:
        try:
            return await self.store.write(change)
        except Unwritten as error:
            raise Denied("store") from error

    async def _read(self, look: Callable[[Connection], T]) -> T:
        try:
            return await self.store.read(look)
        except Unwritten as error:
            raise Denied("store") from error


async def beside(work: Callable[[], T]) -> T:
    """Do something that runs the rules of a table nobody is at yet, in a thread; Denied if it does not end."""
    try:
        return await asyncio.to_thread(WATCHDOG.run, work)
    except Stuck as error:
        raise Denied(STUCK) from error


def _iso(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="seconds")


def _title(game: str, lang: str) -> str:
    if game not in NAMES:
        return game
    words = Words(lang, game)
    return words.text(f"{game}-title") if words.has(f"{game}-title") else game
