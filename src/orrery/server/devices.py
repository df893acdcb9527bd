"""Devices: the browsers of one person. A browser is known by the hash of its token and is its own visitor, unless a row
says for which visitor it stands. These rows are few, and all in memory, so that nobody else pays for them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from time import time

from sqlalchemy import Connection, delete, insert, select, text, update

from orrery.server import messages
from orrery.server.errors import Denied
from orrery.server.links import hashed, new_secret
from orrery.server.news import DEVICE, tell
from orrery.server.schema import DEVICES, RECOVERY
from orrery.server.store import Store
from orrery.text.signs import visible

DAY = 86_400
MOST = 20
"""So many browsers may stand for one visitor."""
LONGEST = 40
SUM = text("SELECT count(*), coalesce(sum(hashtext(device || ' ' || visitor)::bigint), 0) FROM devices")
"""Differs if any browser stands for another visitor; for PostgreSQL."""
SHOWN = 16
"""So many signs of a browser's hash tell it apart from the others of the same person."""

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrom": "Chrome",
            "CriOS": "Chrome", "Safari": "Safari"}  # fmt: skip
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "macOS",
           "CrOS": "ChromeOS", "Linux": "Linux"}  # fmt: skip


@dataclass(slots=True)
class Devices:
    """For whom each browser with a row stands, when it was last seen, and the open sockets of all browsers."""

    visitors: dict[str, str] = field(default_factory=dict)
    days: dict[str, int] = field(default_factory=dict)
    sockets: dict[str, set[asyncio.Task[object]]] = field(default_factory=dict)
    clock: Callable[[], float] = time
    _seen: dict[str, int] = field(default_factory=dict)
    _sum: tuple[int, ...] = ()

    def visitor(self, device: str) -> str:
        """For whom a browser stands."""
        found = self.visitors.get(device)
        if found is None:
            return device
        today = int(self.clock() // DAY)
        if self.days.get(device) != today:
            self.days[device] = self._seen[device] = today
        return found

    def put(self, device: str, visitor: str, day: int) -> None:
        """A browser stands for this visitor from now on; its sockets, opened for another one, are closed."""
        before = self.visitors.get(device, device)
        self.visitors[device], self.days[device] = visitor, day
        if before != visitor:
            self.cut(device)

    def drop(self, device: str) -> None:
        """A browser stands for itself again."""
        if self.visitors.pop(device, device) != device:
            self.cut(device)
        self.days.pop(device, None)

    def cut(self, device: str) -> None:
        """Close the open sockets of a browser."""
        for socket in self.sockets.pop(device, ()):
            socket.cancel()

    def enter(self, device: str, socket: asyncio.Task[object]) -> None:
        """A browser has opened a socket, which this task serves."""
        self.sockets.setdefault(device, set()).add(socket)

    def leave(self, device: str, socket: asyncio.Task[object]) -> bool:
        """The socket is closed; returns whether it was still wanted."""
        mine = self.sockets.get(device, set())
        wanted = socket in mine
        mine.discard(socket)
        if not mine:
            self.sockets.pop(device, None)
        return wanted

    # --- in the database ------------------------------------------------------------------------------------

    async def load(self, store: Store, device: str | None = None) -> None:
        """Read what the database says about this browser, or about all of them."""
        query = select(DEVICES.c.device, DEVICES.c.visitor, DEVICES.c.seen)
        query = query if device is None else query.where(DEVICES.c.device == device)
        rows = await store.read(lambda connection: connection.execute(query).all())
        asked = {device} if device is not None else {*self.visitors}
        for gone in asked - {row.device for row in rows}:
            self.drop(gone)
        for row in rows:
            self.put(row.device, row.visitor, row.seen)

    async def refresh(self, store: Store) -> None:
        """Read all of them again if they have changed: another process may have changed them, and its news may have
        been missed."""
        sum_now = await store.read(lambda connection: tuple(connection.execute(SUM).one()))
        if sum_now != self._sum:
            await self.load(store)
            self._sum = sum_now

    async def note(self, store: Store) -> None:
        """Write which browsers were seen today."""
        if self._seen:
            seen = {**self._seen}
            await store.write(partial(write_days, days=seen))
            for device in seen:
                self._seen.pop(device, None)

    async def shown(self, store: Store, visitor: str, device: str) -> messages.MyDevices:
        """The browsers of a visitor, the newest first; `device` is the one that asks."""
        query = select(DEVICES).where(DEVICES.c.visitor == visitor).order_by(DEVICES.c.made.desc())
        code = select(RECOVERY.c.visitor).where(RECOVERY.c.visitor == visitor)
        rows = await store.read(lambda connection: connection.execute(query).all())
        has_code = await store.read(lambda connection: connection.execute(code).first())
        told = [
            messages.DeviceShown(
                device=row.device[:SHOWN],
                name=row.name,
                since=_date(int(row.made // DAY)),
                seen=_date(self.days.get(row.device, row.seen)),
                this=row.device == device,
            )
            for row in rows
        ]
        return messages.MyDevices(told, has_code is not None)

    async def sign_out(self, store: Store, visitor: str, device: str) -> None:
        """This browser of the visitor stands for a stranger from now on; its sockets are closed. Denied if there is no
        such browser."""
        stranger = hashed(new_secret())
        gone = await store.write(partial(turn_out, visitor=visitor, device=device, stranger=stranger))
        self.put(gone, stranger, 0)

    async def forget(self, store: Store, visitor: str) -> None:
        """Nothing is known of this visitor's browsers any more."""
        others = await store.write(partial(forget_visitor, visitor=visitor))
        for device in others:
            await self.load(store, device)
        self.drop(visitor)


def add(connection: Connection, device: str, visitor: str, name: str, now: float) -> None:
    """Note a browser of a visitor, unless it is known already. Denied if there are too many."""
    known = connection.execute(select(DEVICES.c.device).where(DEVICES.c.visitor == visitor)).scalars().all()
    if device in known:
        return
    if len(known) >= MOST:
        raise Denied("quota", "denied-devices", number=MOST)
    row = {"device": device, "visitor": visitor, "name": name, "made": now, "seen": int(now // DAY)}
    connection.execute(insert(DEVICES).values(row))
    tell(connection, DEVICE, device)


def turn_out(connection: Connection, visitor: str, device: str, stranger: str) -> str:
    """Let a browser of the visitor (or the one that has no row, if it is named) stand for a stranger; returns which."""
    mine = DEVICES.c.visitor == visitor
    named = DEVICES.c.device.startswith(device)
    found: str | None = connection.execute(select(DEVICES.c.device).where(mine, named)).scalar()
    if found is None and device == visitor:
        add(connection, device, visitor, "", 0.0)
        found = device
    if found is None:
        raise Denied("device")
    changed = update(DEVICES).where(DEVICES.c.device == found)
    connection.execute(changed.values(visitor=stranger, name="", made=0.0, seen=0))
    tell(connection, DEVICE, found)
    return found


def forget_visitor(connection: Connection, visitor: str) -> list[str]:
    """Delete a visitor's code; all the browsers are strangers. Returns which they are."""
    connection.execute(delete(RECOVERY).where(RECOVERY.c.visitor == visitor))
    connection.execute(delete(DEVICES).where(DEVICES.c.device == visitor))
    tell(connection, DEVICE, visitor)
    others = [*connection.execute(select(DEVICES.c.device).where(DEVICES.c.visitor == visitor)).scalars()]
    for device in others:
        turn_out(connection, visitor, device, hashed(new_secret()))
    return others


def write_days(connection: Connection, days: Mapping[str, int]) -> None:
    for device, day in days.items():
        connection.execute(update(DEVICES).where(DEVICES.c.device == device).values(seen=day))


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def called(agent: str) -> str:
    """What a browser is called in the list: "Firefox, Windows"; or the first word of what it says of itself."""
    names = [next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS)]
    if not any(names):
        names = [re.sub(r"[^\w./ -]", "", visible(agent)).partition(" ")[0]]
    return ", ".join(name for name in names if name)[:LONGEST]
