"""Background: slow work for what readers are shown. It is done in a worker process, so that nobody else waits for it,
and its results are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from orrery.server.workers import Broken, Late
from orrery.telling.slow import Job

if TYPE_CHECKING:
    from orrery.server.bot_workers import Thinkers

log = structlog.get_logger()
T = TypeVar("T")

KEPT = 1000
"""The number of results kept in the cache."""
SECONDS = 60.0
"""The time limit for the jobs of one message together."""


class Known:
    """The results at hand while one message is made, and the jobs still needed to complete it."""

    def __init__(self, results: OrderedDict[Job, Any]) -> None:
        self.wanted: list[Job] = []
        self._results = results

    def has(self, jobs: Sequence[Job]) -> bool:
        """Whether the result of any of these jobs is at hand."""
        return any(job in self._results for job in jobs)

    def __call__(self, work: Callable[..., T], *given: Any) -> T | None:
        job = work, given
        if job in self._results:
            self._results.move_to_end(job)
            result: T | None = self._results[job]
            return result
        self.wanted.append(job)
        return None


class SlowWork:
    """The slow work of a server. A job that several readers need is done once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._results: OrderedDict[Job, Any] = OrderedDict()
        self._underway: dict[Job, asyncio.Task[None]] = {}

    def known(self) -> Known:
        """The results at hand now, for one message."""
        return Known(self._results)

    async def learn(self, wanted: Sequence[Job]) -> None:
        """Wait until these jobs are done. Cancelling the caller does not cancel the jobs: others may need them."""
        new = [job for job in dict.fromkeys(wanted) if job not in self._results and job not in self._underway]
        if new:
            task = asyncio.create_task(self._do(new))
            self._underway.update(dict.fromkeys(new, task))
        tasks = {self._underway[job] for job in wanted if job in self._underway}
        if tasks:
            await asyncio.wait(tasks)

    async def idle(self) -> None:
        """Wait until nothing is under way."""
        while self._underway:
            await asyncio.wait({*self._underway.values()})

    def close(self) -> None:
        """Cancel all work."""
        for task in self._underway.values():
            task.cancel()

    async def _do(self, jobs: list[Job]) -> None:
        found: Sequence[Any] = [None] * len(jobs)
        try:
            found = await self._thinkers.weigh(done, jobs, seconds=SECONDS)
        except (Broken, Late) as error:  # the page goes on without them
            log.warning("slow work was abandoned", error=error.sort if isinstance(error, Broken) else "late")
        finally:
            for job in jobs:
                self._underway.pop(job, None)
        for job, result in zip(jobs, found, strict=True):
            self._results[job] = result
        while len(self._results) > KEPT:
            self._results.popitem(last=False)


def done(jobs: Sequence[Job]) -> list[Any]:
    """The results of some jobs. Runs in a worker."""
    return [work(*given) for work, given in jobs]
