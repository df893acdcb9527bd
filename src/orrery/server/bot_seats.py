"""Bots at a table: they are asked like everybody else, think in workers, and stand in for players who are away too
long."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from random import Random
from secrets import randbits
from time import time
from typing import Any, Protocol

import structlog

from orrery.bots.volunteers import AskedOffers
from orrery.core.mind import Mind
from orrery.core.refusal import Refused
from orrery.server.acts import Work, pause
from orrery.server.bot_workers import hurried, rounded_up, thinking_time
from orrery.server.consent import lapse
from orrery.server.desk import Desk
from orrery.server.errors import Denied
from orrery.server.pace import Pace
from orrery.server.quotas import Quotas
from orrery.server.seats import Chair
from orrery.server.store import Taken
from orrery.server.tasks import Tasks

log = structlog.get_logger("orrery.room")

DEALS = -1
"""The key, among the bots at work, of the task that asks bots about open offers."""
REACTING = 0.5
"""The share of the pause that a bot may spend thinking about a reaction."""
AGAIN = 1.0
"""Seconds a bot waits before it tries again when its answer could not be written."""


class Thinking(Protocol):
    """Where bots think."""

    async def decide(self, mind: Mind, spec: str, seed: int, table: str = "", at: int = -1) -> Any:
        """A legal answer to the mind's question, as plain data."""

    async def volunteer(self, mind: Mind, track: int, spec: str, seed: int, table: str = "") -> list[Any] | None:
        """What a bot says about an open offer, in a list of one; None if it leaves the offer open."""

    def drop(self, table: str) -> None:
        """Nobody needs the thoughts of a table's bots any more."""


class BotSeats:
    """The bots at a table."""

    def __init__(self, desk: Desk, tasks: Tasks, thinkers: Thinking, pace: Pace, quotas: Quotas) -> None:
        self.at_work: dict[int, asyncio.Task[None]] = {}
        self._desk = desk
        self._tasks = tasks
        self._thinkers = thinkers
        self._asked = AskedOffers()
        self._dealing = asyncio.Lock()
        self._giving = asyncio.Lock()
        self._pace = pace
        self._quotas = quotas

    def wake(self) -> None:
        """Start every bot that is asked something and is not thinking yet. Bots wait while an undo needs consent, and
        while nobody is here."""
        live = self._desk.live
        if live.rest.asking is not None or live.rest.paused:
            return
        waiting = live.table.waiting()
        for chair in live.chairs.bots():
            if chair.seat in waiting and chair.seat not in self.at_work:
                self._start(chair.seat, self._play(chair))
        if live.table.offers and DEALS not in self.at_work:
            self._start(DEALS, self._deals())

    def _start(self, seat: int, thought: Coroutine[Any, Any, None]) -> None:
        task = self.at_work[seat] = self._tasks.start(thought)
        task.add_done_callback(lambda _: self._done(seat, task))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        if self.at_work.get(seat) is task:
            del self.at_work[seat]

    def stop(self) -> None:
        """Stop all bots: the position they think about is gone."""
        for task in self.at_work.values():
            task.cancel()
        self.at_work.clear()

    def close(self) -> None:
        """Stop all bots for good."""
        self.stop()
        self._thinkers.drop(self._desk.id)

    async def _play(self, chair: Chair) -> None:
        """A bot answers until it is asked nothing more."""
        desk, hold = self._desk, self._desk.hold
        while True:
            await desk.open()
            if not self._plays(chair):
                return
            if desk.live.table.offers:
                await self._deals()
                if not self._plays(chair):
                    return
            table = desk.live.table
            _, asked = table.asked(chair.seat)[0]
            question, turned = table.question_id(chair.seat, asked), desk.turned_back
            mind = desk.by_the_rules(partial(table.mind, chair.seat))
            seed, spec, begun, least = randbits(63), chair.bot, hold.clock.now(), -1.0
            if hold.seconds and asked.kind.reaction:
                spec = hurried(spec, hold.pause(desk.people) * REACTING)
            elif hold.seconds:
                least = thinking_time(spec, table.game.name, asked.kind.name)
            try:
                answer = await self._thinkers.decide(mind, spec, seed, desk.id, len(table.entries))
            except Exception as error:
                log.warning("a bot could not decide", table=desk.id, bot=chair.bot, error=repr(error))
                answer = asked.encode(desk.by_the_rules(partial(asked.sample, Random(seed))))
            if least > 0:  # a search takes as long as such a question may take: its time must not show what it holds
                await hold.over(begun + rounded_up(max(least, hold.clock.now() - begun)))
            elif least == 0:  # the others answer at once, but not while the table is held
                await hold.over()
            await self._give(chair, question, answer, turned)

    async def _give(self, chair: Chair, question: str, answer: Any, turned: int, *, waited_for: bool = True) -> None:
        """Give a bot's answer, unless it comes too late: one of this table at a time waits for its turn among all
        tables. Stopping the bot does not stop an answer on its way."""
        try:
            async with self._giving, self._pace.turn():
                await asyncio.shield(self._tasks.start(self._answer_for(chair, question, answer, turned, waited_for)))
        except Refused as error:
            log.info("a bot's answer came too late", table=self._desk.id, error=str(error))
        except (Denied, Taken) as error:
            log.warning("a bot's answer could not be written", table=self._desk.id, error=repr(error))
            await asyncio.sleep(AGAIN)

    async def _deals(self) -> None:
        """Ask the bots what they offer, and what they say to offers, before any bot answers a question."""
        desk = self._desk
        async with self._dealing:
            while desk.live.rest.asking is None and not desk.live.rest.paused:
                table, chairs = desk.live.table, {chair.seat: chair for chair in desk.live.chairs.bots()}
                found = desk.by_the_rules(partial(self._asked.next, table, chairs))
                if found is None:
                    return
                mind = desk.by_the_rules(partial(table.mind, found.seat))
                chair, turned = chairs[found.seat], desk.turned_back
                said = await self._thinkers.volunteer(mind, found.track, chair.bot, randbits(63), desk.id)
                if said is not None:
                    await self._give(chair, found.question, said[0], turned, waited_for=False)

    def _plays(self, chair: Chair, *, waited_for: bool = True) -> bool:
        """Whether this bot still has something to answer (or may answer, if nobody waits for it)."""
        live = self._desk.live
        asked = not waited_for or chair.seat in live.table.waiting()
        waits = live.rest.asking is not None or live.rest.paused
        return live.chairs.seats[chair.seat].bot == chair.bot and asked and not waits

    async def _answer_for(self, chair: Chair, question: str, answer: Any, turned: int, waited_for: bool) -> None:
        """Give a bot's answer, unless the position it was meant for has been taken back."""
        async with self._desk.turn() as live:
            if self._desk.turned_back == turned and self._plays(chair, waited_for=waited_for):
                work = Work("", "", chair.seat, "bot", live=live)
                await self._desk.apply(work, partial(work.answer, chair.seat, answer, question))

    async def look_after(self, bot: str) -> None:
        """Let a bot stand in for each person the table has waited for too long, do what waited for their consent, and
        wake the bots."""
        async with self._desk.turn() as live:
            late = live.late(time())
            work = Work("", "", -1, "grace", live=live, seats=[chair.seat for chair in late])
            if live.rest.asking is not None:
                await self._desk.fetch_back(live.rest.asking.seat)

            def done() -> bool:
                lapsed = lapse(work)
                for chair in late:
                    chair.bot, chair.by_grace = bot, True
                    work.announce("room-stands-in", seat=chair.seat, bot=bot)
                if late and live.alone and not self._quotas.alone:
                    pause(work)
                if late or lapsed:
                    work.follow()
                return bool(late or lapsed)

            if self._desk.as_a_whole(work.did, done):
                await self._desk.commit(work)
            else:
                await self._desk.note([])
            self.wake()
