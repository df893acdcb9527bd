"""The store: the same for SQLite and PostgreSQL. What is acknowledged is there; what is not has changed nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import main as alembic
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, func, insert, select

from orrery.cli import main
from orrery.server import migrations
from orrery.server.schema import CHAT, METADATA
from orrery.server.store import Store, Taken, Unwritten, engine, full_url
from orrery.text import LANGUAGES
from tests.server.databases import in_time


def said(number: int, text: str = "hello") -> Any:
    """A change that writes a chat line and returns its number."""
    row = {"table_id": "t", "number": number, "seat": 0, "name": "", "text": text, "args": None, "time": 0.0}

    def change(connection: Connection) -> int:
        connection.execute(insert(CHAT).values(row))
        return number

    return change


def lines(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(CHAT)).scalar_one()


@in_time
async def test_what_is_written_is_there_for_the_next_server(any_url: str) -> None:
    store = Store(any_url)
    await store.start()
    assert await store.write(said(1)) == 1
    await store.close()
    again = Store(any_url)
    await again.start()
    assert await again.read(lines) == 1
    await again.close()
    with pytest.raises(Unwritten):
        await again.write(said(2))
    with pytest.raises(Unwritten):
        await again.read(lines)


@in_time
async def test_changes_that_wait_are_committed_together(any_url: str) -> None:
    store = Store(any_url)
    await store.start()
    commits: list[Connection] = []
    event.listen(store._writing, "commit", commits.append)
    await asyncio.gather(*(store.write(said(n)) for n in range(200)))
    assert await store.read(lines) == 200
    assert len(commits) < 20
    await store.close()


@in_time
async def test_one_bad_change_does_no_harm_to_the_others(any_url: str) -> None:
    store = Store(any_url)
    await store.start()
    await store.write(said(5))

    def broken(connection: Connection) -> None:
        raise ZeroDivisionError

    done = await asyncio.gather(
        *(store.write(change) for change in [said(1), said(5), broken, said(2)]), return_exceptions=True
    )
    assert (done[0], done[3]) == (1, 2)
    assert isinstance(done[1], Taken)
    assert isinstance(done[2], ZeroDivisionError)
    assert await store.read(lines) == 3
    await store.close()


@in_time
async def test_the_migrations_build_the_shelves(any_url: str) -> None:
    store = Store(any_url)
    await store.start()

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await store.read(differences) == []
    await store.close()


def test_the_newest_migration_is_the_one_that_is_asked_for() -> None:
    assert ScriptDirectory(str(migrations.HERE)).get_current_head() == migrations.HEAD


def test_migrations_by_hand(any_url: str) -> None:
    hand = ["-c", str(migrations.HERE / "alembic.ini"), "-x", f"database={any_url}"]
    for words in (["upgrade", "head"], ["downgrade", "base"], ["upgrade", "head"]):
        alembic([*hand, *words])
    opened = engine(full_url(any_url), 1.0, 1)
    with opened.connect() as connection:
        assert lines(connection) == 0
        assert migrations.version(connection) == migrations.HEAD
    opened.dispose()


def test_other_databases_are_refused_with_the_known_ones() -> None:
    for url in ("mysql://x/y", "orrery.db", "sqlite://"):
        with pytest.raises(ValueError, match="sqlite:///FILE"):
            Store(url)


def test_without_the_driver_of_postgresql_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("orrery.server.store.find_spec", lambda name: None)
    monkeypatch.setattr("orrery.server.serve.write_log", lambda json: None)
    for lang in LANGUAGES:
        assert main(["serve", "--no-page", "--database", "postgresql://u:geheim@localhost/x", "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert 'pip install "psycopg[binary]"' in told
        assert "geheim" not in told


@in_time
async def test_a_locked_database_is_waited_for_then_refused_and_recovers(tmp_path: Path) -> None:
    store = Store.file(tmp_path / "orrery.db", patience=0.05)
    await store.start()
    other = sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    results = await asyncio.gather(*(store.write(said(n)) for n in range(50)), return_exceptions=True)
    assert all(isinstance(it, Unwritten) for it in results)
    other.execute("ROLLBACK")
    other.close()
    assert await store.write(said(1)) == 1
    assert await store.read(lines) == 1
    await store.close()


@in_time
async def test_a_full_disk_is_refused_and_recovers(tmp_path: Path) -> None:
    store = Store.file(tmp_path / "orrery.db")
    await store.start()
    pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}").all())
    with pytest.raises(Unwritten, match="full"):
        await store.write(said(1, "x" * 100_000))
    assert await store.write(said(2)) == 2
    await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000").all())
    assert await store.write(said(1, "x" * 100_000)) == 1
    assert await store.read(lines) == 2
    await store.close()


@in_time
async def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = Store.file(tmp_path / "orrery.db")
    await store.start()

    def how(connection: Connection) -> tuple[Any, Any]:
        ask = connection.exec_driver_sql
        return ask("PRAGMA journal_mode").scalar(), ask("PRAGMA synchronous").scalar()

    assert await store.write(how) == ("wal", 2)
    await store.close()
