"""Watchdog: rules that never end are stopped, wherever they run, so that a fault in one card takes down one table and
not the server. A thread looks how much processor time each watched piece of work has used."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

LOOKING = 0.25
"""Seconds between two looks."""
QUIET = 10.0
"""Seconds without anything to watch after which the thread ends."""
AGAIN = 1.0
"""Seconds of processor time after which a piece that has swallowed being stopped is stopped again: far longer than it
takes to notice and to clear up, so that no second stop can arrive meanwhile."""
LONGEST = 3.0
"""Seconds of processor time that the rules may take for one step: a hundred times what the slowest step takes, and
longer than it takes to load a game that nobody has played yet."""


class Stuck(Exception):
    """The rules did not come to an end."""


class _Stopped(BaseException):
    """Thrown into the thread that is stuck. Rules that catch every Exception do not catch this."""


@dataclass(slots=True)
class Watch:
    """A piece of work in a thread: the clock of that thread, and the time on it at which the work is stopped."""

    thread: int
    clock: int
    until: float
    longest: float
    stopped: bool = False


class Watchdog:
    """All that is being watched, by thread. `longest`: where nothing else is said."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self._watched: dict[int, Watch] = {}
        self._lock = threading.Lock()
        self._looking: threading.Thread | None = None

    def run(self, work: Callable[[], T], longest: float | None = None) -> T:
        """Do some work that waits for nothing; Stuck if it takes more seconds of processor time than that. Inside
        another such piece it counts as part of that.

        A function rather than a context: whatever is thrown, however late, has to arrive between `try` and `except`
        of this frame and must not hit what comes after."""
        thread = threading.get_ident()
        if thread in self._watched:
            return work()
        watch = Watch(thread, _clock(thread), 0.0, longest or self.longest)
        watch.until = time.clock_gettime(watch.clock) + watch.longest
        try:
            self._begin(watch)  # from here on it may be stopped, even before this call returns
            result = work()
            self._end(watch)
        except _Stopped as stopped:
            self._end(watch)
            raise Stuck(f"stopped after {watch.longest:g} s") from stopped
        except BaseException:
            try:
                self._end(watch)
            except _Stopped:
                self._end(watch)
            raise
        return result

    def _begin(self, watch: Watch) -> None:
        with self._lock:
            self._watched[watch.thread] = watch
            if self._looking is None:
                self._looking = threading.Thread(target=self._look, name="orrery-watchdog", daemon=True)
                self._looking.start()

    def _end(self, watch: Watch) -> None:
        with self._lock:
            self._watched.pop(watch.thread, None)
            if watch.stopped:
                _throw(watch.thread, None)

    def _look(self) -> None:
        quiet = 0.0
        while True:
            time.sleep(LOOKING)
            with self._lock:
                for watch in self._watched.values():
                    now = time.clock_gettime(watch.clock)
                    if now > watch.until:  # again and again, should the rules swallow it
                        watch.stopped, watch.until = True, now + max(watch.longest, AGAIN)
                        _throw(watch.thread, _Stopped)
                quiet = 0.0 if self._watched else quiet + LOOKING
                if quiet >= QUIET:
                    self._looking = None
                    return


def _clock(thread: int) -> int:
    """The clock of a thread's processor time; where there is none, one that never goes back."""
    get = getattr(time, "pthread_getcpuclockid", None)
    return int(get(thread)) if get is not None else time.CLOCK_MONOTONIC


def _throw(thread: int, error: type[BaseException] | None) -> None:
    """Raise an error in another thread as soon as it executes Python again; None: take back what was not noticed."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error) if error else None)


WATCHDOG = Watchdog()
"""The one of this process: threads belong to the process too."""
