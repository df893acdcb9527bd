"""House: several processes that share one PostgreSQL database, as one of them sees it: its entrance, its door for the
others, and what they tell each other. With SQLite there is none of this."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

from orrery.server.connections import FILES
from orrery.server.forward import Entrance, InnerDoor
from orrery.server.homes import Homes
from orrery.server.housemates import Housemates
from orrery.server.lease import myself
from orrery.server.middleware import Application
from orrery.server.news import DEVICE, GONE, MISSED, TROUBLE, listen
from orrery.server.rooms import Rooms
from orrery.server.store import Unwritten


class House:
    """The house around the application of one process; `door` is where other processes reach it."""

    def __init__(
        self, app: Application, rooms: Rooms, homes: Homes, housemates: Housemates, door: socket.socket
    ) -> None:
        self.entrance = Entrance(app, homes)
        self._inside = InnerDoor(app, homes, housemates.answer)
        self._homes = homes
        self._devices = rooms.devices
        self._trouble = rooms.trouble
        self._learning: set[asyncio.Task[None]] = set()
        self._door = door
        self._listening: asyncio.Task[None] | None = None
        host, port = door.getsockname()[:2]
        homes.store.lease.me = myself(f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
        homes.store.when_gone = self.entrance.forget

    async def open(self) -> None:
        """Once this process has the database: let others in, and listen to them."""
        FILES.each = 2
        await self._inside.open(self._door)
        self._listening = asyncio.create_task(listen(self._homes.store.url, self._heard))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._inside.close()
        FILES.each = 1

    def _heard(self, topic: str, what: str) -> None:
        if topic == GONE:
            self.entrance.forget([what])
        elif topic == MISSED:
            self._homes.forget(lambda table, process: True)
        if topic == TROUBLE:
            self._trouble.heard(what)
        if topic in (DEVICE, MISSED):
            task = asyncio.create_task(self._learn(what or None))
            self._learning.add(task)
            task.add_done_callback(self._learning.discard)

    async def _learn(self, device: str | None) -> None:
        """For whom this browser stands, or all of them. If they cannot be read now, the next walk finds out."""
        with suppress(Unwritten):
            await self._devices.load(self._homes.store, device)
