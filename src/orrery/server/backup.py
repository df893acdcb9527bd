"""`orrery backup` and `orrery restore`: all games in one file, written while the server runs, and back into a new
database. The file is a SQLite database, whatever the games are kept in; so it also moves them from one kind to the
other."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

from sqlalchemy import Engine, func, insert, make_url, select
from sqlalchemy.exc import DBAPIError

from orrery.server.migrations import HEAD, upgrade, version
from orrery.server.places import database_url, reason_of, without_password
from orrery.server.private import OWNER_ONLY, create
from orrery.server.schema import ACTS, METADATA, PROCESSES, TABLES
from orrery.server.store import PATIENCE, engine, full_url
from orrery.terminal.help import option as opt
from orrery.terminal.wrong import Wrong, chosen_language, speaking
from orrery.text import Words

ROWS_TOGETHER = 500
FULL = "disk is full"
"""What SQLite says where there is no room for another page."""


def backup(
    file: Annotated[Path, opt("cli-backup-file")],
    *,
    database: Annotated[str | None, opt("cli-serve-database")] = None,
    lang: Annotated[str | None, opt("cli-lang")] = None,
) -> int:
    try:
        words, source = Words(chosen_language(lang)), database_url(database)
        with _told_of(source):
            tables, acts = back_up(source, file)
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    print(words.text("backup-done", number=tables, acts=acts, file=str(file)))
    return 0


def restore(
    file: Annotated[Path, opt("cli-restore-file")],
    *,
    database: Annotated[str | None, opt("cli-restore-database")] = None,
    lang: Annotated[str | None, opt("cli-lang")] = None,
) -> int:
    try:
        words, target = Words(chosen_language(lang)), database_url(database)
        checked(file)
        with _told_of(target):
            tables, acts = bring_back(file, target)
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    print(words.text("restore-done", number=tables, acts=acts, database=without_password(target)))
    return 0


def back_up(url: str, file: Path) -> tuple[int, int]:
    """Write everything in a database to a file that does not exist yet, as it is at one moment; the server may go on.
    The file gets its name only once it has been checked. Returns the number of tables and of acts."""
    if file.exists():
        raise Wrong("wrong-backup-exists", path=file)
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except OSError as error:
        raise Wrong("wrong-backup-file", path=file, reason=reason_of(error)) from None
    try:
        made = make_url(full_url(url))
        if made.get_backend_name() == "sqlite":
            _copy_file(Path(str(made.database)), part)
        else:
            with _opened(url, 2) as source, _opened(f"sqlite:///{part}") as target:
                upgrade(target)
                if (found := _version(source)) != HEAD:
                    raise Wrong("wrong-backup-version", found=found or "?", known=HEAD)
                _copy_rows(source, target)
        _leave_out_processes(part)
        counts = checked(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        if isinstance(error, OSError) or FULL in str(error):  # that is about the file; all else, about the database
            raise Wrong("wrong-backup-file", path=file, reason=reason_of(error)) from None
        raise
    finally:
        part.unlink(missing_ok=True)
    return counts


def checked(file: Path) -> tuple[int, int]:
    """Read a backup through: nothing in it is damaged, and each table has all its acts. Returns how many tables and
    acts there are."""
    if not file.is_file():
        raise Wrong("wrong-file", path=file, reason=FileNotFoundError(2, os.strerror(2)))
    last = select(func.max(ACTS.c.seq)).where(ACTS.c.table_id == TABLES.c.id).scalar_subquery()
    try:
        with _opened(f"sqlite:///{file}", 2) as source, source.connect() as connection:
            damage = connection.exec_driver_sql("PRAGMA integrity_check").scalar_one()
            if damage != "ok" or version(connection) is None:
                raise Wrong("wrong-backup-damaged", path=file)
            short = select(TABLES.c.id).where(TABLES.c.seq != func.coalesce(last, 0))
            if connection.execute(short).first() is not None:
                raise Wrong("wrong-backup-damaged", path=file)
            tables = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
            return tables, connection.execute(select(func.count()).select_from(ACTS)).scalar_one()
    except Wrong:
        raise
    except Exception:  # whatever else is wrong with it
        raise Wrong("wrong-backup-damaged", path=file) from None


def bring_back(file: Path, url: str) -> tuple[int, int]:
    """Copy a backup into an empty database. One that an older orrery wrote is brought up to date on the way."""
    with tempfile.TemporaryDirectory(prefix="orrery-restore-") as folder:
        newer = Path(folder) / "backup.db"
        newer.touch(OWNER_ONLY)
        _copy_file(file, newer)
        create(full_url(url))
        with _opened(f"sqlite:///{newer}") as source, _opened(url) as target:
            upgrade(source)
            upgrade(target)
            with target.connect() as connection:
                if any(connection.execute(select(1).select_from(it).limit(1)).first() for it in METADATA.sorted_tables):
                    raise Wrong("wrong-restore-used", database=without_password(url))
            return _copy_rows(source, target)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own copy of a database that is in use: all pages as they are at one moment."""
    if not source.is_file():
        raise Wrong("wrong-file", path=source, reason=FileNotFoundError(2, os.strerror(2)))
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def _leave_out_processes(file: Path) -> None:
    """In a copy no process serves anything, and nothing lies beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [PROCESSES.name]).fetchone():
            connection.execute("DELETE FROM processes")
            connection.execute("UPDATE tables SET process = NULL")
            connection.commit()


def _copy_rows(source: Engine, target: Engine) -> tuple[int, int]:
    """Copy every row, as they are at one moment."""
    counts: dict[str, int] = {}
    with source.connect() as here, target.begin() as there:
        for table in METADATA.sorted_tables:
            rows = here.execution_options(stream_results=True).execute(select(table)).mappings()
            counts[table.name] = 0
            for some in rows.partitions(ROWS_TOGETHER):
                there.execute(insert(table), [dict(row) for row in some])
                counts[table.name] += len(some)
    return counts[TABLES.name], counts[ACTS.name]


@contextmanager
def _opened(url: str, connections: int = 1) -> Iterator[Engine]:
    """A database; with one connection to be written, with more to be read."""
    it = engine(full_url(url), PATIENCE, connections)
    try:
        yield it
    finally:
        it.dispose()


def _version(source: Engine) -> str | None:
    with source.connect() as connection:
        return version(connection)


@contextmanager
def _told_of(url: str) -> Iterator[None]:
    """Errors of a database, told as mistakes of the command line."""
    try:
        yield
    except Wrong:
        raise
    except Exception as error:
        raise Wrong("wrong-database", database=without_password(url), reason=reason_of(error)) from None
