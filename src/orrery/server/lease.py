"""Lease: which process owns a database, or which processes share it. Each has a row and counts up its `beat`; one that
stays silent while another counts to five is gone, and its row is deleted. No clock is compared with another."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from time import time
from typing import NamedTuple

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, true, update
from sqlalchemy.exc import OperationalError

from orrery.server.links import new_id, new_secret
from orrery.server.news import GONE, tell
from orrery.server.schema import PROCESSES, SEATS, TABLES

BEAT = 1.0
"""Seconds between two beats."""
MISSED = 5
"""A process is gone when another one has counted so many beats since its last."""
ADRIFT = MISSED - 1.5
"""A process that shares its database and has not been able to beat for so many beats may be gone for the others soon,
and cannot hear of it. It answers nobody until it has beaten again."""
NEVER = -1
LOCK = 0x6F727266
OURS = select(PROCESSES.c.id).where(PROCESSES.c.id == bindparam("me")).with_for_update(read=True, key_share=True)


@dataclass(frozen=True)
class Process:
    """A process that serves the database."""

    id: str
    host: str
    pid: int
    since: float
    address: str
    secret: str


class Occupied(Exception):
    """Another process has the database."""

    def __init__(self, process: Process) -> None:
        super().__init__(f"process {process.pid} on {process.host} has the database")
        self.process = process


class Lost(Exception):
    """This process was silent for too long: its row is gone, and others go on without it. It must not write."""


class Stopped(Exception):
    """This process was told to stop before it had the database."""


def myself(address: str = "") -> Process:
    """This process, under a new id."""
    return Process(new_id(), socket.gethostname()[:80], os.getpid(), time(), address, new_secret())


@dataclass(slots=True)
class Lease:
    """The row of this process, and what it knows of the others. `others` is replaced as a whole, never changed."""

    beat_seconds: float = BEAT
    waiting: Callable[[Process], None] = lambda process: None
    """Called once if somebody who may be gone still has the database."""
    me: Process = field(default_factory=myself)
    others: dict[str, Process] = field(default_factory=dict)
    stopped: threading.Event = field(default_factory=threading.Event)
    _silent: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Of each other process: its last beat, and how often that was seen again."""

    def take(self, engine: Engine, alone: bool) -> None:
        """Take the database: `alone`, or together with the others. Whoever may be gone is waited for: Occupied if it
        lives."""
        told = False
        while True:
            heard = []
            try:
                with engine.begin() as connection:
                    one_at_a_time(connection)
                    look = self._look(connection)
                    if not look.others:
                        nobody_here(connection)
                    if not (alone and look.others):
                        connection.execute(insert(PROCESSES).values(beat=0, **vars(self.me)))
                heard = self._took(look)
            except OperationalError:
                if not told:  # else it is locked at the moment, perhaps by the one that is waited for
                    raise
            if not (alone and self.others):
                return
            if heard:
                raise Occupied(heard[0])
            if not told:
                self.waiting(next(iter(self.others.values())))
            told = True
            if self.stopped.wait(self.beat_seconds):
                raise Stopped

    def check(self, connection: Connection) -> None:
        """Lost unless the database is still ours. It stays so until the transaction ends: SQLite has one writer, and
        PostgreSQL keeps the row from being deleted."""
        if connection.execute(OURS, {"me": self.me.id}).first() is None:
            raise Lost

    def beat(self, engine: Engine) -> list[str]:
        """Show that this process lives; return the others that are gone."""
        ours = update(PROCESSES).where(PROCESSES.c.id == self.me.id)
        with engine.begin() as connection:
            if connection.execute(ours.values(beat=PROCESSES.c.beat + 1)).rowcount != 1:
                raise Lost
            look = self._look(connection)
        before = self.others
        self._took(look)
        return [id for id in before if id not in self.others]

    def give_back(self, connection: Connection) -> None:
        """This process ends: others may have the database, and its tables, at once."""
        if connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.me.id)).rowcount:
            nobody_here(connection, self.me.id)
            tell(connection, GONE, self.me.id)

    def _look(self, connection: Connection) -> Look:
        """Look at the other processes and delete those that are gone."""
        look = Look({}, {}, [])
        for row in connection.execute(select(PROCESSES).where(PROCESSES.c.id != self.me.id)).mappings().all():
            it = Process(**{name: row[name] for name in vars(self.me)})
            beat, silent = self._silent.get(it.id, (NEVER, 0))
            silent = silent + 1 if row["beat"] == beat else 0
            if silent >= MISSED and bury(connection, it.id, beat):
                continue
            look.others[it.id] = it
            look.silent[it.id] = row["beat"], silent
            if beat != NEVER and not silent:
                look.heard.append(it)
        return look

    def _took(self, look: Look) -> list[Process]:
        self.others, self._silent = look.others, look.silent
        return look.heard


class Look(NamedTuple):
    """A look at the other processes: who there is, the last beat of each and how often it was seen again, and who has
    been heard since the last look."""

    others: dict[str, Process]
    silent: dict[str, tuple[int, int]]
    heard: list[Process]


def bury(connection: Connection, process: str, beat: int) -> bool:
    """Delete the row of a process that is gone, and free its tables; not if it has beaten again, or is just committing
    something."""
    silent = select(PROCESSES.c.id).where(PROCESSES.c.id == process, PROCESSES.c.beat == beat)
    gone = delete(PROCESSES).where(PROCESSES.c.id.in_(silent.with_for_update(skip_locked=True)))
    if connection.execute(gone).rowcount != 1:
        return False
    nobody_here(connection, process)
    tell(connection, GONE, process)
    return True


def nobody_here(connection: Connection, process: str | None = None) -> None:
    """The tables of a process (None: all) live nowhere. Nobody is at them, so the grace period starts for everybody."""
    now = time()
    there = true() if process is None else TABLES.c.process == process
    absent = [SEATS.c.who == "person", SEATS.c.away.is_(None)]
    if process is not None:
        absent.append(SEATS.c.table_id.in_(select(TABLES.c.id).where(there)))
    connection.execute(update(SEATS).where(*absent).values(away=now))
    late = (TABLES.c.over.is_(False), TABLES.c.grace > 0, TABLES.c.due.is_(None))
    connection.execute(update(TABLES).where(there, *late).values(due=now + TABLES.c.grace))
    connection.execute(update(TABLES).where(there, TABLES.c.process.is_not(None)).values(process=None))


def one_at_a_time(connection: Connection) -> None:
    """Processes that start at the same time take the database one after the other."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
