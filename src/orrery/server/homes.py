"""Homes: in which of the processes that share a PostgreSQL database each table lives. The first process that is asked
for a table without a home takes it; only there is it in memory, and only there is it written."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial

from sqlalchemy import ColumnElement, Connection, select, update

from orrery.server.errors import Denied
from orrery.server.lease import Process
from orrery.server.schema import PROCESSES, TABLES
from orrery.server.store import Store, Unwritten

KEPT = 20_000
"""How many homes of other tables are remembered."""
COLUMNS = [PROCESSES.c[name] for name in Process.__dataclass_fields__]


class Elsewhere(Denied):
    """The table lives in another process."""


class Homes:
    """Where tables live, as one process knows it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.here: set[str] = set()
        self._elsewhere: OrderedDict[str, Process] = OrderedDict()

    @property
    def me(self) -> str:
        return self.store.lease.me.id

    async def of(self, table: str) -> Process | None:
        """The other process in which a table lives. None: it lives here, from now on if it lived nowhere; or there is
        no such table. Denied if that cannot be said now."""
        if table in self.here:
            return None
        try:
            known = self._elsewhere.get(table) or await self.store.read(partial(home_of, table=table))
            if known is None or known.id == self.me:  # it may be leaving just now
                known = await self.store.write(partial(settle, table=table, process=self.me))
        except Unwritten as error:
            raise Denied("store") from error
        if known is None:
            return None
        if known.id == self.me:
            self.here.add(table)
            return None
        self._elsewhere[table] = known
        while len(self._elsewhere) > KEPT:
            self._elsewhere.popitem(last=False)
        return known

    async def take(self, table: str) -> None:
        """Have a table live here, unless it lives elsewhere."""
        if await self.of(table) is not None:
            raise Elsewhere("busy")

    def made(self, table: str) -> None:
        """A new table lives here from the start."""
        self.here.add(table)

    async def leave(self, tables: Iterable[str]) -> None:
        """Nobody needs these tables now: they live nowhere."""
        left = [table for table in tables if table in self.here]
        self.here.difference_update(left)
        if left:
            mine = update(TABLES).where(TABLES.c.id.in_(left), TABLES.c.process == self.me)
            await self.store.write(lambda connection: connection.execute(mine.values(process=None)))

    def forget(self, gone: Callable[[str, Process], bool]) -> None:
        """Forget where tables live, where it is no longer true."""
        for table, process in [*self._elsewhere.items()]:
            if gone(table, process):
                del self._elsewhere[table]


def here(process: str | None) -> list[ColumnElement[bool]]:
    """The condition that a table does not live in another process than this one, as there may be if it has a name."""
    return [] if process is None else [TABLES.c.process.is_(None) | (TABLES.c.process == process)]


def home_of(connection: Connection, table: str) -> Process | None:
    """The process in which a table lives."""
    there = TABLES.join(PROCESSES, PROCESSES.c.id == TABLES.c.process)
    row = connection.execute(select(*COLUMNS).select_from(there).where(TABLES.c.id == table)).mappings().first()
    return None if row is None else Process(**row)


def settle(connection: Connection, table: str, process: str) -> Process | None:
    """Let a table live in a process if it lives nowhere; return where it lives, None if there is no such table. Nobody
    waits for a process that is doing the same."""
    free = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.process.is_(None))
    taken = update(TABLES).where(TABLES.c.id.in_(free.with_for_update(skip_locked=True)))
    connection.execute(taken.values(process=process))
    found = home_of(connection, table)
    if found is None and connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None:
        raise Denied("busy")
    return found
