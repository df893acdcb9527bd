"""Chances: each seat's chance to win, move by move, estimated by a bot once the game is over. From each position a few
games are played on by instinct for some rounds and judged by the points each seat can then expect."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from math import exp, inf
from random import Random

import structlog

from orrery.bots.knowledge import Knowledge, knowledge
from orrery.core.chance import seeded
from orrery.core.table import Table
from orrery.server import messages
from orrery.server.bot_workers import Thinkers
from orrery.server.history import History, Packed
from orrery.server.replays import places
from orrery.server.workers import Broken, Late

log = structlog.get_logger()

POINTS = 48
"""The largest number of positions judged per game."""
TOGETHER = 2
"""The number of positions judged in one job; then it is another table's turn."""
WANTED = 30.0
"""Seconds after the last request when work on a game pauses until somebody asks again."""
ROLLOUTS = 12
DOUBT = 1.0
"""The weight of imaginary games that anybody could have won: nothing is certain before the end."""
ROUNDS = 3
"""The number of rounds played on, where the game counts rounds; otherwise games are played to the end."""
SCALE = 4.0
"""A lead of this many expected points makes a victory e times as likely: near the best in each third of the games of
Race and Warpgate that it was tried on, by how likely it made what happened."""
SECONDS = 60.0
KEPT = 200
"""The number of games whose curves are kept."""


class Curve:
    """The chances of one game, as far as they are known."""

    def __init__(self, at: Sequence[int]) -> None:
        self.wanted = len(at)
        self.left = list(at)
        self.known: dict[int, list[float]] = {}
        self.task: asyncio.Task[None] | None = None
        self.wanted_until = 0.0

    def told(self) -> messages.Chances:
        """What a page plots."""
        at = sorted(self.known)
        return messages.Chances(self.wanted - len(self.left), self.wanted, at, [self.known[move] for move in at])


class ChanceCurves:
    """The curves of finished games. They are computed in the background when somebody first asks."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._curves: OrderedDict[tuple[str, int], Curve] = OrderedDict()

    async def of(self, table: str, history: History) -> messages.Chances:
        """The chances of a finished game that are known by now; ask again for more."""
        key = table, len(history.entries)
        curve = self._curves.get(key)
        if curve is None:
            curve = self._curves[key] = Curve(points(len(places(history, -1)) - 1))
            while len(self._curves) > KEPT:
                self._stop(self._curves.popitem(last=False)[1])
        self._curves.move_to_end(key)
        curve.wanted_until = max(curve.wanted_until, asyncio.get_running_loop().time() + WANTED)
        if curve.left and (curve.task is None or curve.task.done()):
            curve.task = asyncio.create_task(self._judge(table, history, curve))
        return curve.told()

    async def finished(self, table: str, history: History) -> messages.Chances:
        """Wait for all chances of a finished game."""
        await self.of(table, history)
        curve = self._curves[table, len(history.entries)]
        curve.wanted_until = inf
        if curve.task is not None:
            await curve.task
        return curve.told()

    def close(self) -> None:
        """Stop all work."""
        for curve in self._curves.values():
            self._stop(curve)

    def _stop(self, curve: Curve) -> None:
        if curve.task is not None:
            curve.task.cancel()

    async def _judge(self, table: str, history: History, curve: Curve) -> None:
        packed = await asyncio.to_thread(history.pack)
        while curve.left and asyncio.get_running_loop().time() < curve.wanted_until:
            some = curve.left[:TOGETHER]
            try:
                found = await self._thinkers.work(
                    judged, packed, some, table=f"chances/{table}", seconds=SECONDS, leisure=True
                )
                curve.known.update(zip(some, found, strict=True))
            except (Broken, Late) as error:  # the curve goes on without these points
                log.warning("positions could not be judged", table=table, error=type(error).__name__)
            del curve.left[:TOGETHER]


def points(moves: int) -> list[int]:
    """The moves after which the position is judged: all, or some at equal distances, always including the first and the
    last. The result and a few distant points come first, so that a curve can be drawn early."""
    count = min(moves + 1, POINTS)
    even = [round(i * moves / max(1, count - 1)) for i in range(count)]
    return list(dict.fromkeys([even[-1], *(at for step in (12, 6, 3, 1) for at in even[::step])]))


def judged(packed: Packed, moves: Sequence[int]) -> list[list[float]]:
    """Each seat's chance to win after each of these moves. Runs in a worker."""
    history = History.unpack(packed)
    where = places(history, -1)
    ended = history.end.winners if history.end is not None else None
    return [chances(history.table(where[move]), ended) for move in moves]


def chances(table: Table, ended: list[int] | None = None) -> list[float]:
    """Each seat's chance to win from this position; when the game is over, who has won (`ended`: as it is stored)."""
    if table.over:
        return result(table) if ended is None else shares(ended, table.players)
    known, sums = knowledge(table.game.name), [DOUBT / table.players] * table.players
    for n in range(ROLLOUTS):
        copy = table.clone()
        copy.state.rng = seeded(n)
        play_on(copy, known, Random(n))
        for seat, chance in enumerate(result(copy) if copy.over else outlook(copy, known)):
            sums[seat] += chance
    return [round(chance / (ROLLOUTS + DOUBT), 4) for chance in sums]


def play_on(table: Table, known: Knowledge, dice: Random) -> None:
    """All seats follow their instinct for some rounds, or to the end. Open offers stay open."""
    pending, put, clock, s = table.pending, table.put, known.clock, table.state
    stop = clock(s) + ROUNDS if clock is not None and known.worth is not None else 0
    while pending:
        track, decision = next(iter(pending.items()))
        put(track, known.instinct(table, track, decision, dice))
        if stop and clock is not None and clock(s) >= stop:
            return


def result(table: Table) -> list[float]:
    """Who has won."""
    return shares(table.game.winners(table.state), table.players)


def shares(winners: list[int], players: int) -> list[float]:
    """A victory; a shared one is divided."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def outlook(table: Table, known: Knowledge) -> list[float]:
    """Chances by the points each seat can expect: a lead makes victory likelier, by a factor for each SCALE points."""
    assert known.worth is not None
    expected = [known.worth(table.state, seat) for seat in range(table.players)]
    best = max(expected)
    weights = [exp((points - best) / SCALE) for points in expected]
    return [weight / sum(weights) for weight in weights]
