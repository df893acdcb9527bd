"""Pace: the share of the event loop that bots may have. Their answers pass through a gate in turn, one of each table at
a time; after each, as much time passes as the loop was busy meanwhile, so that people never wait behind bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import thread_time

TOGETHER = 4
"""Answers of bots that may be on their way at the same time: they are written to disk together."""
LONGEST = 1.0
"""The most seconds that the gate stays closed after an answer."""
ROUNDS = 3
"""After so many rounds of the loop, whoever was woken by an answer has been served."""


class Pace:
    """The gate for the bots of all tables."""

    def __init__(self, together: int = TOGETHER, busy: Callable[[], float] = thread_time) -> None:
        self._gate = asyncio.Semaphore(together)
        self._busy = busy
        self._resting: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, in order of arrival; whoever comes next waits until the loop had a rest."""
        await self._gate.acquire()
        begun = self._busy()
        try:
            yield
        finally:
            rest = asyncio.get_running_loop().create_task(self._rest(begun))
            self._resting.add(rest)  # a task that nobody holds could be collected
            rest.add_done_callback(self._resting.discard)

    async def _rest(self, begun: float) -> None:
        try:
            for _ in range(ROUNDS):
                await asyncio.sleep(0)
            await asyncio.sleep(min(LONGEST, max(0.0, self._busy() - begun)))
        finally:
            self._gate.release()
