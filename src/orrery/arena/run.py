"""Plays the games of a contest, in one process or several, and stops when asked to."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from types import FrameType
from typing import Any

from orrery.arena.contest import Contest, Fixture, play
from orrery.arena.results import Results


class Interrupt:
    """The first Ctrl-C asks to stop once the current games are finished; the second stops at once.
    A terminal sends it to all its processes, so each of them counts on its own."""

    def __init__(self) -> None:
        self.asked = False
        self.before: Any = None

    def __enter__(self) -> Interrupt:
        self.before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


def _begin_process() -> None:
    Interrupt().__enter__()


def run(contest: Contest, results: Results, games: int, jobs: int, told: Callable[[], None]) -> bool:
    """Play whatever is missing of the first `games` games, calling `told` after each. False if it was stopped."""
    left = [f for f in contest.fixtures(games) if f not in results.games]
    with Interrupt() as stop:
        try:
            if jobs == 1 or len(left) < 2:
                _alone(contest, results, left, told, stop)
            else:
                _side_by_side(contest, results, left, min(jobs, len(left)), told, stop)
        except KeyboardInterrupt:
            return False
        return not stop.asked or len(results.games) >= games


def _alone(contest: Contest, results: Results, left: list[Fixture], told: Callable[[], None], stop: Interrupt) -> None:
    for fixture in left:
        if stop.asked:
            return
        results.add(play(contest, fixture))
        told()


def _side_by_side(
    contest: Contest, results: Results, left: list[Fixture], jobs: int, told: Callable[[], None], stop: Interrupt
) -> None:
    queue = iter(left)
    running: set[Future[dict[str, Any]]] = set()
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin_process) as pool:
        while True:
            if not stop.asked:
                running.update(pool.submit(play, contest, f) for f in islice(queue, jobs - len(running)))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                results.add(future.result())
                told()
