"""Store: the database behind the tables, SQLite by default, PostgreSQL by URL. One thread writes; all waiting changes
are committed together, if the database is still ours, and a write returns only when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, Generic, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from orrery.core.fault import Fault
from orrery.server.lease import ADRIFT, Lease, Lost
from orrery.server.metrics import Metrics
from orrery.server.private import create, keep_private

T = TypeVar("T")
log = structlog.get_logger("orrery.store")

PATIENCE = 2.0
"""Seconds that a change waits for a locked database."""
MOST_TOGETHER = 256
READERS = 4
HELD_MS = 5000
"""PostgreSQL ends a transaction in which nothing happens for so long: its process has stopped, and others wait. A
connection over which nothing arrives for so long is given up."""
LONGEST_REASON = 200


class Unwritten(Exception):
    """The database cannot be used now (locked, full, gone). Nothing was changed; try again."""


class Taken(Exception):
    """Another server was quicker: the row already exists, or has changed. Nothing was written."""


@dataclass(slots=True)
class PendingWrite(Generic[T]):
    """A change waiting to be written, and the caller waiting for it."""

    change: Callable[[Connection], T]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[T] = field(init=False)

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()

    def tell(self, result: Any, error: Exception | None) -> None:
        """Say how it went, from the writer's thread; nobody listens any more when the loop is closed."""
        try:
            self.loop.call_soon_threadsafe(self._settle, result, error)
        except RuntimeError:
            log.debug("nobody waits for a change any more")

    def _settle(self, result: Any, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(result)


class Store:
    """The database at a URL (`sqlite:///file` or `postgresql://...`). `when_lost` is called, in the event loop, when
    other processes go on without this one; `when_gone`, when others are found to be gone."""

    def __init__(self, url: str, patience: float = PATIENCE, lease: Lease | None = None) -> None:
        self.url = full_url(url)
        self.lease = lease or Lease()
        self.shared = self.url.startswith("postgresql")
        self.lost = False
        self._beaten = monotonic()
        self.when_lost: Callable[[], None] = lambda: None
        self.when_gone: Callable[[list[str]], None] = lambda gone: None
        self._writing = engine(self.url, patience, 1)
        self._reading = engine(self.url, patience, READERS)
        self.metrics = Metrics()
        self._queue: SimpleQueue[PendingWrite[Any] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "orrery-reader")
        self._open = False
        self._beating = engine(self.url, patience, 1)
        self._ended = Event()
        self._heart = Thread(target=self._beat_on, name="orrery-heart", daemon=True)
        self._writer = Thread(target=self._write_on, name="orrery-writer", daemon=True)

    @classmethod
    def file(cls, path: str | Path, patience: float = PATIENCE) -> Store:
        """The store in a SQLite file."""
        return cls(f"sqlite:///{path}", patience)

    @property
    def adrift(self) -> bool:
        """Whether others may already go on without this process: it was told so, or has been cut off for long."""
        return self.lost or (self.shared and monotonic() - self._beaten > self.lease.beat_seconds * ADRIFT)

    @property
    def home(self) -> str | None:
        """The process in which tables live that are played here; None if there is only one."""
        return self.lease.me.id if self.shared else None

    async def start(self) -> None:
        """Take the database, bring it up to date, and begin to write. Occupied if somebody else has it."""
        from orrery.server.migrations import open_up

        self._loop = asyncio.get_running_loop()
        create(self.url)
        await asyncio.to_thread(open_up, self._writing, self.lease, self.shared)
        self._beaten = monotonic()
        keep_private(self.url)
        self._heart.start()
        self._writer.start()
        self._open = True

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._open = False
        self.lease.stopped.set()
        if self._writer.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        self._ended.set()
        if self._heart.is_alive():
            await asyncio.to_thread(self._heart.join)
        self._beating.dispose()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._queue.qsize()

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change; it is on disk when this returns. The change may be run twice (its first transaction can
        fail because of another's), so it must do nothing but write. Unwritten or Taken: nothing was changed."""
        self._check_open()
        job = PendingWrite(change, asyncio.get_running_loop())
        self._queue.put(job)
        return await job.done

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Look something up; Unwritten if the database cannot be used."""
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, look)

    def _check_open(self) -> None:
        if not self._open or self.lost:
            raise Unwritten("the store is closed")

    def _look(self, look: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return look(connection)
        except Exception as error:
            told = _told(error)
            if told is error:  # not "from error": it would be its own cause
                raise
            raise told from error

    def _write_on(self) -> None:
        """The writer thread: commit all waiting changes together and report to each caller. At the end give
        the database back."""
        while True:
            jobs = self._waiting()
            changes = [job for job in jobs if job is not None]
            if changes:
                self._commit(changes)
            if len(changes) < len(jobs):
                break
        if not self.lost:
            self._give_back()

    def _waiting(self) -> list[PendingWrite[Any] | None]:
        """The changes that wait to be written, once there are any."""
        jobs = [self._queue.get()]
        try:
            while len(jobs) < MOST_TOGETHER:
                jobs.append(self._queue.get_nowait())
        except Empty:
            pass
        return jobs

    def _commit(self, jobs: list[PendingWrite[Any]]) -> None:
        start = monotonic()
        try:
            with self._writing.begin() as connection:
                self.lease.check(connection)
                results = [job.change(connection) for job in jobs]
        except Exception as error:
            if isinstance(error, Lost):
                self._lose()
            told = _told(error)
            self.metrics.failed += not isinstance(told, Taken)
            if told is not error:
                told.__cause__ = error
            if len(jobs) == 1 or isinstance(told, Unwritten):
                for job in jobs:
                    job.tell(None, told)
            else:  # one of them is to blame: commit each on its own
                for job in jobs:
                    self._commit([job])
        else:
            self.metrics.commits.note(monotonic() - start)
            for job, result in zip(jobs, results, strict=True):
                job.tell(result, None)

    # --- the lease ------------------------------------------------------------------------------------------

    def _beat_on(self) -> None:
        """The heart: show that this process lives, however much there is to write."""
        while not (self._ended.wait(self.lease.beat_seconds) or self.lost):
            self._beat()

    def _beat(self) -> None:
        """Show that this process lives. This need not survive a power failure, so the disk is not waited for."""
        begun = monotonic()
        try:
            with unhurried(self._beating):
                gone = self.lease.beat(self._beating)
            self._beaten = begun
        except Lost:
            if self._open:  # else it was given back just now
                self._lose()
        except Exception as error:
            log.warning("the database could not be told that this process lives", error=type(error).__name__)
        else:
            if gone:
                self._tell(self.when_gone, gone)

    def _lose(self) -> None:
        if not self.lost:
            self.lost = True
            self._tell(self.when_lost)

    def _tell(self, whom: Callable[..., None], *what: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(whom, *what)
        except RuntimeError:
            log.debug("nobody listens any more")

    def _give_back(self) -> None:
        try:
            with self._writing.begin() as connection:
                self.lease.give_back(connection)
        except Exception as error:
            log.warning("the database could not be given back", error=type(error).__name__)


def full_url(url: str) -> str:
    """The URL with the driver we use; Fault if we do not support the database."""
    name = url.partition("://")[0]
    if name in ("postgres", "postgresql"):
        if find_spec("psycopg") is None:
            raise Fault("fault-database-driver", "PostgreSQL needs psycopg: pip install psycopg[binary]")
        return f"postgresql+psycopg{url[len(name) :]}"
    if name in ("sqlite", "postgresql+psycopg") and "://" in url:
        return url
    raise Fault("fault-database", "The database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def engine(url: str, patience: float, connections: int) -> Engine:
    """An engine whose transactions are durable when they are committed. With one connection it writes; with more it
    reads, and all that one transaction reads is of one moment."""
    made_of = make_url(url)
    if made_of.get_backend_name() == "sqlite":
        if made_of.database in (None, "", ":memory:"):
            raise Fault("fault-database-file", "The database must be a file: sqlite:///FILE")
        made = create_engine(url, pool_size=connections, max_overflow=0, connect_args={"timeout": patience})
        event.listen(made, "connect", _sqlite_connects)
        event.listen(made, "begin", _sqlite_begins if connections == 1 else _sqlite_reads)
        return made
    limits = f"-c lock_timeout={round(patience * 1000)} -c idle_in_transaction_session_timeout={HELD_MS}"
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        pool_timeout=patience + 1,
        isolation_level="READ COMMITTED" if connections == 1 else "REPEATABLE READ",
        connect_args={
            "options": limits,
            "connect_timeout": max(2, round(patience)),
            "tcp_user_timeout": HELD_MS,  # whoever is cut off notices it
        },
    )


@contextmanager
def unhurried(engine: Engine) -> Iterator[None]:
    """Transactions in here are not waited for until they are on disk. They never harm others that are: in a SQLite file
    nothing is lost but the last of them."""
    if engine.dialect.name != "sqlite":
        yield
        return
    with engine.connect() as connection:
        connection.connection.cursor().execute("PRAGMA synchronous=NORMAL")
    try:
        yield
    finally:
        with engine.connect() as connection:
            connection.connection.cursor().execute("PRAGMA synchronous=FULL")


def _sqlite_connects(connection: Any, record: Any) -> None:
    """Use our own BEGIN instead of the driver's, and make every commit reach the disk."""
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous=FULL")


def _sqlite_begins(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _sqlite_reads(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _told(error: Exception) -> Exception:
    """The database's error as one of ours, where there is one."""
    if isinstance(error, Lost):
        return Unwritten("the database is no longer ours")
    if isinstance(error, IntegrityError):
        return Taken(str(error.orig))
    if isinstance(error, (OperationalError, InterfaceError, NoConnection)) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    ):
        return _unusable(error)
    if isinstance(error, DatabaseError) and "disk" in str(error.orig):
        return _unusable(error)
    return error


def _unusable(error: Exception) -> Unwritten:
    reason = reason_of(error)
    log.warning("the database cannot be used", reason=reason)
    return Unwritten(reason)


def reason_of(error: BaseException | None) -> str:
    """The database's own reason for an error, for the log: the first line of the driver's message, without anything
    that was to be written. SQLAlchemy's own message would quote the statement and its parameters; errors about data
    quote the data. Empty if it is not the database's error."""
    while error is not None and not isinstance(error, (DBAPIError, NoConnection)):
        error = error.__cause__
    if error is None:
        return ""
    told = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    first = next(iter(told.splitlines()), "").strip()[:LONGEST_REASON]
    about_data = isinstance(error, DBAPIError) and not isinstance(error, (OperationalError, InterfaceError))
    return first.partition(": ")[0] if about_data and not isinstance(error, IntegrityError) else first
