"""Bot workers: bots think outside the event loop and can be stopped. Quick bots share a thread, searches run in worker
processes, and other long work has processes of its own, so that a slow bot never delays the quick bot of another table
and nobody waits for background work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, TypeVar, cast

import structlog
from msgspec import Struct

from orrery.bots import make
from orrery.bots.advice import Advice, advice
from orrery.bots.knowledge import knowledge
from orrery.bots.search import Search
from orrery.core.fault import Fault
from orrery.core.mind import Mind, Packed
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.server.workers import Broken, InlineWorker, Job, Late, Pool, ProcessWorker

if TYPE_CHECKING:
    from orrery.server.housemates import Housemates

log = structlog.get_logger()
T = TypeVar("T")

LONGEST_MS, MOST_SIMS, MOST_ROUNDS = 10_000, 5_000, 20
"""The largest budgets that a bot at a table may have for one answer."""
LEEWAY = 10.0
"""Seconds that a search on a busy machine may take beyond its budget, and may wait for its turn."""
BRISK_MS, BRISK_SIMS = 500, 200
"""Searches with a budget up to this do not wait behind longer ones."""
COUNTED = 60.0
"""The time limit, in seconds, of a search whose budget is not a time."""
THROUGH = 30.0
"""The time limit, in seconds, of going through a whole game."""
IMPORTING = 3
"""Processes that check records from outside."""
SIM_SECONDS = 0.004
"""What a world takes to think through, for searches whose budget is a number of worlds."""
WAY_SECONDS = 0.1
STEP_SECONDS = 0.1
QUICK = ("greedy", "random")
"""The bots that answer when another one fails, in this order."""


class Thoughtless(Exception):
    """No bot had an answer: a bug."""


def allowed(spec: str) -> str:
    """The spec of a bot that may take a seat; ValueError says what is wrong with it."""
    bot = make(spec, 0)
    if isinstance(bot, Search):
        given = {"ms": (bot.ms, LONGEST_MS), "sims": (bot.sims, MOST_SIMS), "rounds": (bot.rounds, MOST_ROUNDS)}
        for name, (value, most) in given.items():
            if value > most:
                english = "In {spec}, {name} can be {most} at most."
                raise Fault("fault-bot-most", english, spec=repr(spec), name=name, most=most)
    return spec


def time_limit(bot: Search) -> float:
    """The seconds after which a search is abandoned."""
    return COUNTED if bot.sims else bot.ms / 1000 + LEEWAY


def is_brisk(bot: Search) -> bool:
    """Whether a search is a short one."""
    return bot.sims <= BRISK_SIMS if bot.sims else bot.ms <= BRISK_MS


def hurried(spec: str, seconds: float) -> str:
    """The same bot; a search gets no more time than this."""
    bot = make(spec, 0)
    most = max(1, int(seconds * 1000))
    if not isinstance(bot, Search) or (not bot.sims and bot.ms <= most):
        return spec
    return Search(0, most, rounds=bot.rounds, rollout=bot.rollout).name


def thinking_time(spec: str, game: str, kind: str) -> float:
    """The seconds that a search takes for such a question, whether it has much to think about or can only pass: its
    budget, and what the way to its worker and back may take. 0 for bots that answer at once whatever they are asked."""
    bot = make(spec, 0)
    if not isinstance(bot, Search):
        return 0.0
    seconds = bot.sims * SIM_SECONDS if bot.sims else bot.ms / 1000
    return seconds * knowledge(game).effort.get(kind, 1.0) + WAY_SECONDS


def rounded_up(seconds: float) -> float:
    """A time as it may be seen: a search that took longer than it should have answers at the next of these steps."""
    return ceil(round(seconds / STEP_SECONDS, 6)) * STEP_SECONDS


def answer(mind: Mind, spec: str, seed: int) -> Any:
    """A bot's answer as plain data; ValueError if it is not a legal one."""
    question = mind.question
    value = make(spec, seed).decide(mind)
    if question.refuse(value) is not None:
        raise ValueError(f"{spec} gave an answer to {question.kind.name} that is not legal")
    return question.encode(value)


def volunteered(mind: Mind, track: int, spec: str, seed: int) -> Any:
    """What a bot says about an open offer, as plain data in a list of one; None if it leaves the offer open."""
    value = make(spec, seed).volunteer(mind, track)
    if value is None:
        return None
    offer = mind.offer(track)
    if offer.refuse(value) is not None:
        raise ValueError(f"{spec} offered something as {offer.kind.name} that is not legal")
    return [offer.encode(value)]


def answer_packed(packed: Packed, spec: str, seed: int) -> Any:
    """The same as `answer`, in a worker process."""
    return answer(Mind.unpack(titled(packed["game"]), packed, Table), spec, seed)


class Thought(Struct):
    """What another process is asked to think about: the question of a seat at a table that is `at` so many entries."""

    table: str
    seat: int
    at: int
    spec: str
    seed: int
    seconds: float


class Thinkers:
    """All the worker pools of a server. No thread or process starts before there is work for it. `searching` is the
    number of processes for short searches, and again for long ones. It may exceed the number of cores: budgets are
    times, so all searches still answer in time, only from fewer worlds."""

    def __init__(self, searching: int = 2) -> None:
        self._quick = Pool("quick", 1, InlineWorker)
        self._brisk = Pool("brisk", searching, ProcessWorker)
        self._deep = Pool("deep", searching, ProcessWorker)
        self._chores = Pool("chores", 1, ProcessWorker)
        self._odds = Pool("odds", 1, ProcessWorker)
        self._leisure = Pool("leisure", 1, ProcessWorker)
        self._looking = Pool("looking", 2, InlineWorker)
        self._past = Pool("past", 1, ProcessWorker)
        self._imports = Pool("imports", IMPORTING, ProcessWorker, each=1)
        self._pools = (
            self._quick, self._brisk, self._deep, self._chores, self._odds, self._leisure, self._looking, self._past,
            self._imports,
        )  # fmt: skip
        self.housemates: Housemates | None = None
        """The other processes of the house, if there are any: they think where all workers here are busy."""

    async def decide(self, mind: Mind, spec: str, seed: int, table: str = "", at: int = -1) -> Any:
        """The answer of a bot to the question in the mind, as plain data; `at`: how many entries its table has. Cancel
        the task to stop the thought. A search that is late or fails twice is replaced by a quick bot; Thoughtless if
        that fails as well."""
        bot = make(spec, seed)
        if isinstance(bot, Search):
            if at >= 0 and self.housemates is not None and self.crowded(spec):
                thought = Thought(table, mind.seat, at, spec, seed, time_limit(bot))
                if (said := await self.housemates.think(thought)) is not None:
                    return said[0]
            try:
                return await self.search(mind, spec, seed, table)
            except (Broken, Late) as error:
                _warn(table, spec, error)
        for quick in QUICK if isinstance(bot, Search) else (spec, *QUICK):
            try:
                return await self._done(self._quick, Job(table, 0, answer, (mind, quick, seed)))
            except Broken as error:
                _warn(table, quick, error)
        raise Thoughtless(f"no bot has an answer for seat {mind.seat}")

    async def volunteer(self, mind: Mind, track: int, spec: str, seed: int, table: str = "") -> list[Any] | None:
        """What a bot says about an open offer; None if it leaves the offer open or fails."""
        try:
            found = await self._done(self._quick, Job(table, 0, volunteered, (mind, track, spec, seed)))
        except Broken as error:
            _warn(table, spec, error)
            return None
        return cast("list[Any] | None", found)

    async def advise(self, mind: Mind, seed: int, table: str = "") -> Advice:
        """What a quick bot would answer in a person's place, and why; Broken if it fails."""
        return cast("Advice", await self._done(self._quick, Job(table, 0, advice, (mind, seed))))

    def crowded(self, spec: str) -> bool:
        """Whether a search of this kind would have to wait for a worker here."""
        bot = make(spec, 0)
        return isinstance(bot, Search) and self._searching(bot).full

    def _searching(self, bot: Search) -> Pool:
        return self._brisk if is_brisk(bot) else self._deep

    async def search(self, mind: Mind, spec: str, seed: int, table: str = "") -> Any:
        """The answer of a search. If its process dies, it is tried once more; Late if it did not get a turn."""
        bot = make(spec, seed)
        assert isinstance(bot, Search)
        packed, limit, pool = mind.pack(), time_limit(bot), self._searching(bot)

        async def once() -> Any:
            try:
                async with asyncio.timeout(limit + LEEWAY):
                    return await self._done(pool, Job(table, limit, answer_packed, (packed, spec, bot.seed)))
            except TimeoutError:
                raise Late("it had no turn") from None

        try:
            return await once()
        except Broken as error:
            _warn(table, spec, error)
        return await once()

    async def work(
        self, work: Callable[..., Any], *given: Any, table: str = "", seconds: float = 30.0, leisure: bool = False
    ) -> Any:
        """Call a module-level function in a worker process, with arguments that can be pickled; Late after that many
        seconds, Broken if it fails. `leisure`: it may take long, and nothing else should wait for it."""
        return await self._done(self._leisure if leisure else self._chores, Job(table, seconds, work, given))

    async def weigh(self, work: Callable[..., Any], *given: Any, seconds: float) -> Any:
        """The same for work that a page waits for, such as the odds of a battle; it has its own process."""
        return await self._done(self._odds, Job("", seconds, work, given))

    async def look_back(self, whose: str, work: Callable[..., T], *given: Any, **more: Any) -> T:
        """Call a function that takes some ten milliseconds, such as the view of a past position. Those who ask
        (`whose`) take turns. Broken if it fails."""
        return cast("T", await self._done(self._looking, Job(f"back/{whose}", THROUGH, partial(work, **more), given)))

    async def go_through(self, whose: str, work: Callable[..., T], *given: Any) -> T:
        """The same for a module-level function that goes through a whole game, in a worker process; also Late."""
        return cast("T", await self._done(self._past, Job(f"back/{whose}", THROUGH, work, given)))

    def waiting(self) -> dict[str, float]:
        """How many jobs wait, by pool."""
        return {pool.name: pool.waiting for pool in self._pools}

    def underway(self) -> dict[str, float]:
        """How many jobs are being done, by pool."""
        return {pool.name: pool.underway for pool in self._pools}

    async def take_in(self, whose: str, work: Callable[..., T], *given: Any, seconds: float) -> T:
        """The same for records from outside, which may be made to take long: several at once, and those of one person
        (`whose`) one after the other."""
        return cast("T", await self._done(self._imports, Job(f"import/{whose}", seconds, work, given)))

    def drop(self, table: str) -> None:
        """Cancel all work for a table."""
        for pool in self._pools:
            pool.drop(table)

    def close(self) -> None:
        """Stop everything. No process is left."""
        for pool in self._pools:
            pool.close()

    async def _done(self, pool: Pool, job: Job) -> Any:
        pool.put(job)
        return await asyncio.wrap_future(job.future)


def _warn(table: str, spec: str, error: Broken | Late) -> None:
    """Log the error but never the position: a log line must not reveal what a seat holds."""
    log.warning("a bot had no answer", table=table, bot=spec, error=error.sort if isinstance(error, Broken) else "late")
