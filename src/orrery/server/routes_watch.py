"""Routes for whoever runs the server: is it well, and how much is it doing? They are answered to this computer only, or
to those who know the token in ORRERY_WATCH_TOKEN; to anybody else there is nothing at these addresses."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any

from litestar import Response, get
from sqlalchemy import Connection, func, select, text

from orrery import __version__
from orrery.server import metrics
from orrery.server.bot_workers import Thinkers
from orrery.server.errors import ApiError
from orrery.server.request import Asked, rooms
from orrery.server.rooms import Rooms
from orrery.server.schema import TABLES

TOKEN = "ORRERY_WATCH_TOKEN"
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
"""Headers by which a proxy says that somebody else asks."""
WRITE_SECONDS = 3.0
"""A database that takes longer for the smallest write is not well."""
LATE = 5.0
"""An event loop that is later than this is not well."""


def admitted(request: Asked) -> bool:
    """Whether a request comes from this computer itself and no proxy has passed it on, or has the token."""
    token, given = os.environ.get(TOKEN, ""), request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and compare_digest(token.encode(), given.encode()):
        return True
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def only_for_the_host(request: Asked) -> None:
    """The same answer as for an address at which there is nothing."""
    if not admitted(request):
        raise ApiError(404, "nothing", "server-nothing-here")


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[dict[str, Any]]:
    """Is the server well? It is if it can write to its database and its event loop is not stuck."""
    only_for_the_host(request)
    here = rooms(request)
    writable, lag = await can_write(here), here.store.metrics.lag.latest
    well = writable and lag < LATE
    told = {"well": well, "database": writable, "lag": round(lag, 3), "version": __version__}
    return Response(told, status_code=200 if well else 503, headers={"Cache-Control": "no-store"})


async def can_write(here: Rooms) -> bool:
    """Whether the smallest change reaches the disk."""
    same = text("UPDATE alembic_version SET version_num = version_num")
    try:
        async with asyncio.timeout(WRITE_SECONDS):
            await here.store.write(lambda connection: connection.execute(same))
    except Exception:  # the store has logged what it is
        return False
    return True


@get("/metrics", include_in_schema=False)
async def measured(request: Asked) -> Response[str]:
    """What the server counts and measures, for Prometheus."""
    only_for_the_host(request)
    here, thinkers = rooms(request), request.app.state.thinkers
    tables = await here.store.read(counted)
    return Response(
        metrics.page(figures(here, thinkers, tables)), media_type=metrics.TYPE, headers={"Cache-Control": "no-store"}
    )


def counted(connection: Connection) -> Counter[str]:
    """How many tables there are, running and over."""
    rows = connection.execute(select(TABLES.c.over, func.count()).group_by(TABLES.c.over)).all()
    return Counter({"running": 0, "over": 0}) + Counter({"over" if over else "running": count for over, count in rows})


def figures(here: Rooms, thinkers: Thinkers, tables: Counter[str]) -> Sequence[list[str]]:
    """All of it."""
    it, store = here.store.metrics, here.store
    return [
        metrics.gauges("orrery_info", "The version that runs.", "version", {__version__: 1}),
        metrics.gauge("orrery_start_time_seconds", "When the server was started, in seconds since 1970.", it.started),
        metrics.counters("orrery_acts_total", "Acts that were written, by what was done.", "did", it.acts),
        metrics.histogram("orrery_commit_seconds", "How long commits took; one commit may hold many acts.", it.commits),
        metrics.counter("orrery_commits_failed_total", "Commits that failed.", it.failed),
        metrics.gauge("orrery_writes_waiting", "Changes that wait to be written.", store.waiting),
        metrics.histogram("orrery_loop_lag_seconds", "How late the event loop was.", it.lag),
        metrics.gauges("orrery_tables", "Tables in the database.", "state", tables),
        metrics.gauge("orrery_tables_loaded", "Tables in memory.", len(here.loaded)),
        metrics.gauge("orrery_tables_in_trouble", "Tables that cannot be loaded or looked after.", len(here.trouble)),
        metrics.gauge("orrery_sockets", "Open sockets at tables.", here.readers),
        metrics.gauges(
            "orrery_work_waiting", "Work for bots and other workers that waits.", "pool", thinkers.waiting()
        ),
        metrics.gauges("orrery_work_underway", "Work that workers are doing now.", "pool", thinkers.underway()),
    ]


ROUTES = [health, measured]
