"""Migrations: the database is brought up to date when the server starts. By hand:
`alembic -c src/orrery/server/migrations/alembic.ini -x database=sqlite:///FILE upgrade head`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect

from orrery.server.lease import Lease

HERE = Path(__file__).parent
LOCK = 0x6F727265
HEAD = "0008"
"""The newest version; a test holds it against the files."""


def open_up(engine: Engine, lease: Lease, shared: bool) -> None:
    """Take a database and bring it up to date. Whoever has to bring it up to date must be alone."""
    with engine.connect() as connection:
        known, current = inspect(connection).has_table("processes"), version(connection) == HEAD
    if known:
        lease.take(engine, alone=not (shared and current))
    upgrade(engine)
    if not known:
        lease.take(engine, alone=not shared)


def upgrade(engine: Engine) -> None:
    """Bring a database up to date. Alembic is imported only if there is something to do."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.connection.cursor().execute("PRAGMA journal_mode=WAL")
        if version(connection) == HEAD:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several servers that start at once one does it
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The version of a database; None if nothing of ours is in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
