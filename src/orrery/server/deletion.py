"""Deletion: of tables, by their owner or after a time the host has set, and of what is known of a person. Nothing is
deleted unless somebody has asked for it; the games of others stay playable."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog
from sqlalchemy import Connection, delete, or_, select, update

from orrery.server import consent, messages
from orrery.server.acts import Work
from orrery.server.errors import OUTDATED, STUCK, Denied, NoSuchTable
from orrery.server.homes import Elsewhere, here
from orrery.server.ledger import text
from orrery.server.links import hashed, new_secret
from orrery.server.schema import ACTS, CHAT, LINKS, METADATA, SEATS, SITTINGS, TABLES
from orrery.server.store import Taken, Unwritten

if TYPE_CHECKING:
    from orrery.server.room import Room
    from orrery.server.rooms import Rooms

log = structlog.get_logger("orrery.rooms")

T = TypeVar("T")
DAY = 86_400.0
MOST_TOGETHER = 100
"""So many old tables are deleted at once."""
NOBODY = ""
"""The owner of a table whose owner is gone."""
LASTING = (OUTDATED, STUCK, "unloadable")
"""What keeps a table from being loaded for good: it can still be left."""
REMOVED = "room-line-removed"
NAMING = ("names", "others", "name")
"""The arguments of an announcement that are names, or several of them in one text."""


@dataclass(frozen=True, slots=True)
class Retention:
    """After how many days without an act tables are deleted: those that are over, and those that are not. None: they
    are kept."""

    finished: float | None = None
    abandoned: float | None = None

    def old(self, connection: Connection, now: float, home: str | None) -> list[str]:
        """Tables whose time is up, and that do not live in another process."""
        late = [
            TABLES.c.over.is_(over) & (TABLES.c.updated < now - days * DAY)
            for over, days in ((True, self.finished), (False, self.abandoned))
            if days is not None
        ]
        if not late:
            return []
        query = select(TABLES.c.id).where(or_(*late), *here(home)).order_by(TABLES.c.updated).limit(MOST_TOGETHER)
        return [*connection.execute(query).scalars()]


FOREVER = Retention()


def delete_tables(connection: Connection, tables: Iterable[str]) -> None:
    """Delete everything about these tables."""
    ids = [*tables]
    for it in METADATA.sorted_tables:
        if "table_id" in it.c:
            connection.execute(delete(it).where(it.c.table_id.in_(ids)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def forget(connection: Connection, table: str, visitor: str, stand_in: str) -> bool:
    """Take a person out of a table: seats that nobody else holds are played by a bot and have no name, what was said
    from there is gone. A table at which nobody else sits is deleted. Returns whether it is still there."""
    rows = connection.execute(select(SITTINGS.c.visitor, SITTINGS.c.seat).where(SITTINGS.c.table_id == table)).all()
    owner = connection.execute(select(TABLES.c.owner).where(TABLES.c.id == table)).scalar()
    mine = {row.seat for row in rows if row.visitor == visitor and row.seat >= 0}
    others = {row.seat for row in rows if row.visitor != visitor and row.seat >= 0}
    if (mine or owner == visitor) and not others:
        delete_tables(connection, [table])
        return False
    alone = sorted(mine - others)
    _unnamed(connection, table, alone)
    someone = hashed(new_secret())
    changes = [
        update(SEATS)
        .where(SEATS.c.table_id == table, SEATS.c.seat.in_(alone))
        .values(name="", who="bot", bot=stand_in, by_grace=False, away=None),
        update(CHAT).where(CHAT.c.table_id == table, CHAT.c.seat.in_(alone)).values(name="", text=REMOVED, args="{}"),
        delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat.in_(alone)),
        update(LINKS).where(LINKS.c.table_id == table, LINKS.c.used_by == visitor).values(used_by=someone),
        delete(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.visitor == visitor),
        update(ACTS).where(ACTS.c.table_id == table, ACTS.c.visitor == visitor).values(visitor=someone),
        update(TABLES).where(TABLES.c.id == table, TABLES.c.owner == visitor).values(owner=NOBODY),
    ]
    for change in changes:
        connection.execute(change)
    return True


def forget_traces(connection: Connection, visitor: str) -> None:
    """Take out what a person said, and the names under which they sat, wherever they no longer sit or only watch."""
    mine = CHAT.c.visitor == visitor
    rows = connection.execute(select(CHAT.c.table_id, CHAT.c.seat, CHAT.c.name, CHAT.c.args).where(mine)).all()
    numbers: dict[str, dict[str, str]] = {}
    for row in rows:
        named = numbers.setdefault(row.table_id, {})
        if row.args is None:
            named |= {row.name: f"#{row.seat + 1}"} if row.name else {}
        elif (args := json.loads(row.args)).get("number"):
            named[args["names"]] = f"#{args['number']}"
    someone = hashed(new_secret())
    for table, names in numbers.items():
        _renamed(connection, table, names)
        for rows_of, column in ((LINKS, LINKS.c.used_by), (ACTS, ACTS.c.visitor)):
            theirs = update(rows_of).where(rows_of.c.table_id == table, column == visitor)
            connection.execute(theirs.values({column.name: someone}))
    said = update(CHAT).where(mine, CHAT.c.args.is_(None))
    connection.execute(said.values(name="", text=REMOVED, args="{}"))
    connection.execute(update(CHAT).where(mine).values(visitor=None))


def _unnamed(connection: Connection, table: str, seats: Sequence[int]) -> None:
    """Take the names of these seats, also those they had before, out of what the table has announced. As elsewhere, a
    seat without a name goes by its number."""
    named = select(SEATS.c.name, SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.seat.in_(seats))
    _renamed(connection, table, {row.name: f"#{row.seat + 1}" for row in connection.execute(named) if row.name})


def _renamed(connection: Connection, table: str, numbers: dict[str, str]) -> None:
    """Put numbers for these names, and for those from which they were changed, into what a table has announced."""
    here = (CHAT.c.table_id == table, CHAT.c.args.is_not(None))
    rows = connection.execute(
        select(CHAT.c.number, CHAT.c.text, CHAT.c.args).where(*here).order_by(CHAT.c.number)
    ).all()
    for row in reversed(rows):  # the latest first: who was renamed had another name before
        args = json.loads(row.args)
        if row.text == "room-renamed" and args["name"] in numbers:
            numbers.setdefault(args["names"], numbers[args["name"]])
    if not numbers:
        return
    longest = "|".join(re.escape(name) for name in sorted(numbers, key=len, reverse=True))
    each = re.compile(f"(?:^|(?<=, ))(?:{longest})(?=, |$)")
    for row in rows:
        args = json.loads(row.args)
        said = {key: each.sub(lambda name: numbers[name[0]], args[key]) for key in NAMING if key in args}
        renamed = row.text == "room-renamed" and args["name"] in numbers
        if renamed or any(args[key] != value for key, value in said.items()):
            changed = update(CHAT).where(CHAT.c.table_id == table, CHAT.c.number == row.number)
            values = {"text": REMOVED, "args": "{}"} if renamed else {"args": text(args | said)}
            connection.execute(changed.values(values))


async def delete_table(rooms: Rooms, visitor: str, table: str) -> None:
    """The owner deletes a table: one that is over, or at which nobody else sits."""
    room = await rooms.room(table)
    async with room.desk.turn() as live:  # else somebody could sit down meanwhile
        chairs = live.chairs
        if visitor != chairs.owner:
            raise Denied("owner")
        people = {it for it, seats in chairs.sitting.items() if it != visitor and any(seat >= 0 for seat in seats)}
        if people and not live.table.over:
            raise Denied("others")
        await _deleted(rooms, room)
    await rooms.close_room(table)


async def delete_old(rooms: Rooms, retention: Retention, now: float) -> int:
    """Delete tables whose time is up, some at once. Nobody is at one of them."""

    def aged(connection: Connection) -> list[str]:
        return retention.old(connection, now, rooms.store.home)

    unused = [table for table in await rooms.store.read(aged) if not rooms.in_use(table)]

    def change(connection: Connection) -> list[str]:
        still = [table for table in aged(connection) if table in unused]  # unless something has just been done there
        delete_tables(connection, still)
        return still

    gone = await rooms.store.write(change) if unused else []
    for table in gone:
        await rooms.close_room(table)
    if gone:
        log.info("old tables were deleted", number=len(gone))
    return len(gone)


async def leave(rooms: Rooms, visitor: str, table: str) -> None:
    """Take a person out of one table for good."""
    try:
        room = await rooms.room(table)
    except Elsewhere:
        raise
    except Denied as error:
        if error.code not in LASTING:  # the database may be gone for a moment: then nobody knows what is in memory
            raise
        await _written(rooms, partial(forget, table=table, visitor=visitor, stand_in=rooms.stand_in))
        return
    if not room.may_see(visitor, -1):
        raise NoSuchTable(table)
    async with room.desk.turn() as live:
        stays = live.chairs.others([visitor]) or not (room.seats_of(visitor) or visitor == live.chairs.owner)
        if stays:
            await _stand_up(room, visitor, rooms.stand_in)
        else:
            await _deleted(rooms, room)
    if not stays:
        await rooms.close_room(table)


async def _stand_up(room: Room, visitor: str, stand_in: str) -> None:
    """Somebody leaves a table at which others stay: an act like any other, announced to all."""
    live = room.live
    chairs, work = live.chairs, Work("", "", -1, "leave", live=live)
    seats = [seat for seat in room.seats_of(visitor) if chairs.holders(seat) == [visitor]]
    if seats:
        consent.without(live, seats)
        key = "room-leaves" if room.table.over else "room-leaves-bot"
        work.announce(key, names=", ".join(f"#{seat + 1}" for seat in seats), bot=stand_in)
    work.writes.append(partial(forget, table=room.id, visitor=visitor, stand_in=stand_in))
    work.hands = True
    chairs.sitting.pop(visitor, None)
    if chairs.owner == visitor:
        chairs.owner = NOBODY
    try:
        await room.desk.commit(work)
    except Taken as error:
        raise Denied("store") from error
    room.desk.drop()
    await room.desk.load()


async def forget_person(rooms: Rooms, visitor: str) -> messages.Forgotten:
    """Take a person out of all their tables; then nothing is known of their browsers either."""

    def theirs(connection: Connection) -> set[str]:
        seats = select(SITTINGS.c.table_id).where(SITTINGS.c.visitor == visitor)
        owned = select(TABLES.c.id).where(TABLES.c.owner == visitor)
        return {*connection.execute(seats).scalars(), *connection.execute(owned).scalars()}

    tables, left = sorted(await rooms.store.read(theirs)), []
    await _written(rooms, partial(forget_traces, visitor=visitor))
    for table in tables:
        try:
            await leave(rooms, visitor, table)
        except Elsewhere:
            left.append(table)
        except NoSuchTable:
            continue
    if not left:
        await rooms.devices.forget(rooms.store, visitor)
    return messages.Forgotten(len(tables) - len(left), left)


async def _deleted(rooms: Rooms, room: Room) -> None:
    """Delete one table, for whoever has its turn. If that fails, nobody can tell whether it is still there."""
    try:
        await _written(rooms, partial(delete_tables, tables=[room.id]))
    except Denied:
        room.desk.drop()
        raise


async def _written(rooms: Rooms, change: Callable[[Connection], T]) -> T:
    try:
        return await rooms.store.write(change)
    except (Unwritten, Taken) as error:
        raise Denied("store") from error
