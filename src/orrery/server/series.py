"""Series: numbers per seat over the course of a finished game, such as luck with dice, for the page to plot. A game's
board defines them: SERIES, a function of the state for each name; and TALLIES, functions that say what a line of the
journal adds to whose number."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from typing import NamedTuple

import structlog

from orrery.core.state import Journal
from orrery.server import messages
from orrery.server.bot_workers import Thinkers
from orrery.server.history import History, Packed
from orrery.server.lobby import board
from orrery.server.workers import Broken, Late
from orrery.text import Words

log = structlog.get_logger()

Measured = tuple[str, list[int], list[list[float]]]
"""A series: its name, moves, numbers by seat."""
ROUND = "-log-round"


class Course(NamedTuple):
    """The course of a game: the moves after which the rounds begin, each with the number of the round; and the
    series."""

    rounds: list[tuple[int, int]]
    series: list[Measured]


SECONDS = 120.0
KEPT = 200
"""The number of games whose series are kept."""


class SeriesCache:
    """The series of finished games. They are computed in a worker process when somebody first asks."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: OrderedDict[tuple[str, int], Course] = OrderedDict()

    async def of(self, table: str, history: History, words: Words) -> list[messages.Series]:
        """All the series of a finished game; empty if its board has none, or if they could not be computed."""
        key = table, len(history.entries)
        if not any(getattr(board(history.game.name), name, {}) for name in ("SERIES", "TALLIES")):
            return []
        if key not in self._known:
            try:
                found = await self._thinkers.work(measured, history.pack(), table=f"series/{table}", seconds=SECONDS)
            except (Broken, Late) as error:
                log.warning("a series could not be computed", table=table, error=type(error).__name__)
                return []
            self._known[key] = found
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        game, course = words.game, self._known[key]
        rounds = [messages.RoundBegins(*it) for it in course.rounds]
        return [
            messages.Series(
                name=name,
                title=words.text(f"{game}-series-{name}"),
                text=words.text(f"{game}-series-{name}-text"),
                at=moves,
                values=numbers,
                rounds=rounds,
            )
            for name, moves, numbers in course.series
        ]


def measured(packed: Packed) -> Course:
    """Each series with only the moves in which a number changed, the first and the last; and the rounds. Runs in a
    worker."""
    history = History.unpack(packed)
    drawn = board(history.game.name)
    functions, tallies = getattr(drawn, "SERIES", {}), getattr(drawn, "TALLIES", {})
    moves = history.moves(-1)
    rows: dict[str, dict[int, list[float]]] = {name: {} for name in (*functions, *tallies)}
    last: dict[str, list[float]] = {}
    sums = {name: [0.0] * history.players for name in tallies}
    lines: Journal = []
    rounds: list[tuple[int, int]] = []
    for at, table in history.walk():
        move = bisect_left(moves, at)
        now = {name: [float(number) for number in function(table.state)] for name, function in functions.items()}
        for name, function in tallies.items():
            for key, _, args in lines:
                for seat, number in function(key, args):
                    sums[name][seat] += number
            now[name] = [round(number, 1) for number in sums[name]]
        rounds += [(move, next(iter(args.values()))) for key, _, args in lines if key.endswith(ROUND)]
        lines.clear()
        table.state.journal = lines
        for name, numbers in now.items():
            if last.get(name) != numbers:
                rows[name][move] = last[name] = numbers
    for name, numbers in last.items():
        rows[name][len(moves)] = numbers
    series = [(name, sorted(found), [found[move] for move in sorted(found)]) for name, found in rows.items()]
    return Course(rounds, series)
