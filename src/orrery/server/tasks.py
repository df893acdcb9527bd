"""Tasks: what a room does in the background. A task outlives the request that started it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from orrery.core.refusal import Refused
from orrery.server.errors import Denied, NoSuchTable, place_of
from orrery.server.store import Taken, reason_of

log = structlog.get_logger("orrery.room")


class Tasks:
    """The running tasks of one table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def start(self, doing: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task. Cancelling the caller does not cancel it."""
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def some_end(self) -> None:
        """Wait for the tasks that are running now; they may start others."""
        await asyncio.wait([*self._running])

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Refused, Denied, Taken, NoSuchTable)):
            kind, at = type(error).__name__, place_of(error)
            log.error("a task of a room failed", table=self._table, kind=kind, at=at, reason=reason_of(error))
