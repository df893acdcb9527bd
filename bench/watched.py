"""Watched: `orrery` with a clock at its event loop. At the end it writes how long the longest pieces of work kept the
loop from everything else.

    python -m bench.watched STALLS.txt serve --no-page"""

from __future__ import annotations

import asyncio
import atexit
import heapq
import signal
import sys
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

KEPT = 20


class Stalls:
    """The longest pieces of work: CPU milliseconds, wall-clock milliseconds, and a name. On a busy machine only the CPU
    time says something about the server."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.longest: list[tuple[float, float, str]] = []
        self.count = 0
        self.slowest = 0.0

    def note(self, clock: float, used: float, handle: asyncio.Handle) -> None:
        self.count += 1
        self.slowest = max(self.slowest, clock)
        if len(self.longest) < KEPT or used > self.longest[0][0]:
            put = heapq.heappush if len(self.longest) < KEPT else heapq.heappushpop
            put(self.longest, (used, clock, described(handle)))

    def write(self) -> None:
        lines = [
            f"{used:8.1f} ms of the processor, {clock:8.1f} ms by the clock: {what}"
            for used, clock, what in sorted(self.longest, reverse=True)
        ]
        head = f"{self.count} pieces of work, the longest by the clock {self.slowest:.1f} ms"
        self.path.write_text("\n".join([head, *lines, ""]))


def described(handle: asyncio.Handle) -> str:
    """The name of a piece of work."""
    task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    of = task.get_coro() if isinstance(task, asyncio.Task) else handle._callback  # type: ignore[attr-defined]
    return getattr(of, "__qualname__", None) or repr(of)


def watch(stalls: Stalls) -> None:
    """Time every piece of work of every event loop in this process."""
    run = asyncio.Handle._run

    def timed(self: Any) -> None:
        clock, used = perf_counter(), thread_time()
        run(self)
        stalls.note(1000 * (perf_counter() - clock), 1000 * (thread_time() - used), self)

    asyncio.Handle._run = timed  # type: ignore[method-assign]


def main() -> None:
    path, sys.argv = Path(sys.argv[1]), ["orrery", *sys.argv[2:]]
    stalls = Stalls(path)
    watch(stalls)
    atexit.register(stalls.write)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the server passes the signal on after it has closed
    from orrery.cli import main as orrery

    orrery()


if __name__ == "__main__":
    main()
