"""Housemates: bots think in any process of a house. A process whose own workers are all busy asks another one, which
reads the table from the database and thinks in the same seat's place. What travels is where and how to think, and what
to answer: never a position, and no objects that would have to be trusted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random, SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import ValidationError, convert, to_builtins
from sqlalchemy import Connection, select

from orrery.core.mind import Mind
from orrery.server.bot_workers import Thinkers, Thought
from orrery.server.forward import CONNECTING, Wire, reached
from orrery.server.homes import COLUMNS
from orrery.server.lease import Process
from orrery.server.live import load
from orrery.server.schema import PROCESSES
from orrery.server.store import Store, Unwritten
from orrery.server.watchdog import WATCHDOG

if TYPE_CHECKING:
    from orrery.core.record import Games

log = structlog.get_logger("orrery.house")

KNOWN = 5.0
"""Seconds for which it is remembered who lives in the house."""
ASKED = 2
"""So many housemates are asked for one thought."""
READING = 5.0
"""Seconds that reading the table may take."""


class Housemates:
    """The other processes of the house, and what this one does for them."""

    def __init__(self, store: Store, games: Games, thinkers: Thinkers, dice: Random | None = None) -> None:
        self._store = store
        self._games = games
        self._thinkers = thinkers
        self._dice = dice or SystemRandom()
        self._others: list[Process] = []
        self._read = -KNOWN
        self.lent = 0
        """How many thoughts this process has lent to others."""

    async def think(self, wanted: Thought) -> list[Any] | None:
        """The answer of one of them, in a list of one; None if nobody has room."""
        for process in self._dice.sample(others := await self._living(), min(ASKED, len(others))):
            try:
                async with asyncio.timeout(CONNECTING + wanted.seconds):
                    wire = await reached(process)
                    if wire is None:
                        continue
                    try:
                        await wire.put([process.secret, to_builtins(wanted)])
                        said = await wire.take()
                    finally:
                        wire.cut()
            except TimeoutError:
                continue
            if isinstance(said, list):
                return said
        return None

    async def _living(self) -> Sequence[Process]:
        """Who else lives in the house."""
        if monotonic() - self._read > KNOWN:
            query = select(*COLUMNS).where(PROCESSES.c.id != self._store.lease.me.id)
            try:
                rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
            except Unwritten:
                rows = []
            self._others, self._read = [Process(**row) for row in rows], monotonic()
        return self._others

    async def answer(self, wire: Wire, given: object) -> None:
        """Think for one of them, if there is room and the table is as it says."""
        try:
            wanted = convert(given, Thought)
        except ValidationError:
            return
        await wire.put(await self._lend(wanted))

    async def _lend(self, wanted: Thought) -> list[Any] | None:
        if self._thinkers.crowded(wanted.spec):
            return None
        try:
            mind = await self._store.read(partial(self._watched, wanted=wanted))
            if mind is None:
                return None
            said = [await self._thinkers.search(mind, wanted.spec, wanted.seed, wanted.table)]
        except Exception as error:  # whatever is wrong, the table's own process thinks then, and tells
            log.info("a thought was not lent", table=wanted.table, error=type(error).__name__)
            return None
        self.lent += 1
        return said

    def _watched(self, connection: Connection, wanted: Thought) -> Mind | None:
        return WATCHDOG.run(lambda: self._mind(connection, wanted), READING)

    def _mind(self, connection: Connection, wanted: Thought) -> Mind | None:
        """The seat's mind at the table as it is in the database; None if that is not the position that is meant."""
        table = load(connection, wanted.table, self._games).table
        there = len(table.entries) == wanted.at and table.asked(wanted.seat)
        return table.mind(wanted.seat) if there else None
