"""Watched: `orrery` with a clock at its event loop. At the end it writes how long the longest pieces of work kept the
loop from everything else, how much of that was garbage collection, and how much the host of a virtual machine took.

    python -m bench.watched STALLS.txt serve --no-page"""

from __future__ import annotations

import asyncio
import atexit
import gc
import heapq
import os
import signal
import sys
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

KEPT = 20
STALE = 0.02
"""Seconds after which it reads again how much the host has taken."""
JIFFY = 10.0
"""Milliseconds: the unit in /proc/stat."""


class Stalls:
    """The longest pieces of work: CPU milliseconds, wall-clock milliseconds, those of the garbage collector, those that
    the host took, and a name. On a busy machine only the CPU time says something about the server. A virtual machine
    counts what the host takes in the middle of a piece as the piece's own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.longest: list[tuple[float, float, float, float, str]] = []
        self.count = 0
        self.slowest = 0.0
        self.collecting = 0.0
        self.collections: dict[int, list[float]] = {}
        self.began = 0.0
        self.taken = self.read = 0.0
        gc.callbacks.append(self.collected)

    def collected(self, phase: str, info: dict[str, int]) -> None:
        """The garbage collector begins or ends."""
        if phase == "start":
            self.began = thread_time()
        else:
            took = 1000 * (thread_time() - self.began)
            self.collecting += took
            self.collections.setdefault(info["generation"], []).append(took)

    def before(self, clock: float) -> float:
        """A piece of work begins: the milliseconds of garbage collection so far."""
        if clock - self.read > STALE:
            self.read, self.taken = clock, taken()
        return self.collecting

    def note(self, clock: float, used: float, collecting: float, handle: asyncio.Handle) -> None:
        self.count += 1
        self.slowest = max(self.slowest, clock)
        if len(self.longest) < KEPT or used > self.longest[0][0]:
            put = heapq.heappush if len(self.longest) < KEPT else heapq.heappushpop
            put(self.longest, (used, clock, collecting, taken() - self.taken, described(handle)))

    def write(self) -> None:
        lines = [
            f"{used:8.1f} ms of the processor ({collecting:.1f} collecting garbage, {host:.0f} taken by the host), "
            f"{clock:8.1f} ms by the clock: {what}"
            for used, clock, collecting, host, what in sorted(self.longest, reverse=True)
        ]
        head = f"{self.count} pieces of work, the longest by the clock {self.slowest:.1f} ms"
        garbage = [
            f"garbage of generation {it}: {len(took)} times, {sum(took):.0f} ms, the longest {max(took):.1f} ms"
            for it, took in sorted(self.collections.items())
        ]
        self.path.write_text("\n".join([head, *lines, *garbage, ""]))


def taken() -> float:
    """The milliseconds that the host has taken from the processors we may use; 0 where nobody can say."""
    if not hasattr(os, "sched_getaffinity"):
        return 0.0
    ours = {f"cpu{n}" for n in os.sched_getaffinity(0)}
    lines = [line.split() for line in Path("/proc/stat").read_text().splitlines()]
    return JIFFY * sum(int(line[8]) for line in lines if line and line[0] in ours)


def described(handle: asyncio.Handle) -> str:
    """The name of a piece of work."""
    task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    of = task.get_coro() if isinstance(task, asyncio.Task) else handle._callback  # type: ignore[attr-defined]
    return getattr(of, "__qualname__", None) or repr(of)


def watch(stalls: Stalls) -> None:
    """Time every piece of work of every event loop in this process."""
    run = asyncio.Handle._run

    def timed(self: Any) -> None:
        clock = perf_counter()
        collecting, used = stalls.before(clock), thread_time()
        run(self)
        used, clock = 1000 * (thread_time() - used), 1000 * (perf_counter() - clock)
        stalls.note(clock, used, stalls.collecting - collecting, self)

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
