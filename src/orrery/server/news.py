"""News: what the processes of a house tell each other through PostgreSQL's LISTEN and NOTIFY. Nothing depends on it:
who misses something finds out a few seconds later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import Connection, make_url, text

log = structlog.get_logger("orrery.news")

CHANNEL = "orrery"
DEVICE = "device"
"""A browser stands for another visitor from now on."""
GONE = "gone"
"""A process has ended, or was found to be gone."""
TROUBLE = "trouble"
"""A table is in trouble in the process where it lives."""
MISSED = "missed"
"""Something may have been missed: the connection was lost."""
ALIVE: dict[str, Any] = {"keepalives_idle": 5, "keepalives_interval": 5, "keepalives_count": 2}
"""A connection that is cut off is noticed after these seconds, though nothing is said over it."""
PAUSE = 1.0
"""Seconds before listening is tried again."""


def tell(connection: Connection, topic: str, what: str) -> None:
    """Tell all processes of the house, once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{topic} {what}"})


async def listen(url: str, heard: Callable[[str, str], None]) -> None:
    """Hear what the processes of a house tell each other, until cancelled."""
    import psycopg

    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, **ALIVE) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                heard(MISSED, "")
                async for news in connection.notifies():
                    topic, _, what = news.payload.partition(" ")
                    heard(topic, what)
        except psycopg.Error as error:
            log.warning("no news from the other processes", error=type(error).__name__)
        await asyncio.sleep(PAUSE)
