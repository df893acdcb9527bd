"""Bots at a table: they are asked like everybody, think elsewhere, and play for those who are away too long."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from secrets import randbits
from time import time
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from orrery.bots.volunteers import Heard
from orrery.core.mind import Mind
from orrery.core.refusal import Refused
from orrery.server.acts import Work, agree
from orrery.server.attendance import Attendance
from orrery.server.bot_workers import hurried, thinking_time
from orrery.server.clock import Clock
from orrery.server.errors import Denied, place_of
from orrery.server.seats import Chair
from orrery.server.store import Store, Taken

if TYPE_CHECKING:
    from orrery.core.record import Games

log = structlog.get_logger("orrery.room")

DEALS = -1
"""The place among the bots at work of those that are asked about open offers."""
REACTING = 0.5
"""So much of the pause in which nobody learns who is asked a bot may take to think about a reaction."""
AGAIN = 1.0
"""So many seconds a bot waits before it tries again to answer when its answer could not be written."""


class Thinking(Protocol):
    """Where bots think."""

    async def decide(self, mind: Mind, spec: str, seed: int, table: str = "") -> Any:
        """A legal answer to the mind's question, as plain data."""

    async def volunteer(self, mind: Mind, track: int, spec: str, seed: int, table: str = "") -> list[Any] | None:
        """What a bot says about an open offer, in a list of one; nothing if it leaves it open."""

    def drop(self, table: str) -> None:
        """Nobody wants to know the thoughts of a table's bots any more."""


class BotSeats(Attendance):
    """A table with its bots."""

    def __init__(
        self,
        id: str,
        store: Store,
        thinkers: Thinking,
        games: Games,
        pause: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(id, store, games, pause, clock)
        self._thinkers = thinkers
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._heard = Heard()
        self._dealing = asyncio.Lock()

    def _wake_bots(self) -> None:
        """Let every bot think that is asked something and does not think yet. While an undo waits for consent they
        wait, too."""
        waiting = self.table.waiting() if self.live.rest.asking is None else []
        for chair in self.chairs.bots():
            if chair.seat in waiting and chair.seat not in self._bots:
                self._start_bot(chair.seat, self._bot(chair))
        if self.table.offers and self.live.rest.asking is None and DEALS not in self._bots:
            self._start_bot(DEALS, self._deals())

    def _start_bot(self, seat: int, thought: Coroutine[Any, Any, None]) -> None:
        task = self._bots[seat] = self._run(thought)
        task.add_done_callback(lambda _: self._bot_done(seat, task))

    def _bot_done(self, seat: int, task: asyncio.Task[None]) -> None:
        if self._bots.get(seat) is task:
            del self._bots[seat]

    def _stop_bots(self) -> None:
        for task in self._bots.values():
            task.cancel()
        self._bots.clear()

    async def _bot(self, chair: Chair) -> None:
        """A bot answers what it is asked until it is asked nothing more."""
        while True:
            await self.open()
            if not self._plays(chair):
                return
            if self.table.offers:
                await self._deals()
                if not self._plays(chair):
                    return
            _, asked = self.table.asked(chair.seat)[0]
            question, turned = self.table.question_id(chair.seat, asked), self._turned
            seed, spec, least = randbits(63), chair.bot, 0.0
            if self.pause and asked.kind.reaction:
                spec = hurried(spec, self._pause() * REACTING)
            elif self.pause:
                least = self.clock.now() + thinking_time(spec, self.table.game.name, asked.kind.name)
            try:
                answer = await self._thinkers.decide(self.table.mind(chair.seat), spec, seed, self.id)
            except Exception as error:
                log.warning("a bot could not decide", table=self.id, bot=chair.bot, error=repr(error))
                answer = asked.encode(asked.sample(Random(seed)))
            if least:
                await self._calm(least)
            await self._give(chair, question, answer, turned)

    async def _give(self, chair: Chair, question: str, answer: Any, turned: int, *, waited_for: bool = True) -> None:
        """Give a bot's answer, if it is not too late for it."""
        try:
            await asyncio.shield(self._run(self._answer_for(chair, question, answer, turned, waited_for)))
        except Refused as error:
            log.info("a bot's answer came too late", table=self.id, error=str(error))
        except (Denied, Taken) as error:
            log.warning("a bot's answer could not be written", table=self.id, error=repr(error))
            await asyncio.sleep(AGAIN)

    async def _calm(self, least: float) -> None:
        """Wait until a bot may answer: not before the time that its thoughts usually take, however little there was to
        think about, and not while the table is held. Else others could tell from the time what somebody holds."""
        while self.clock.now() < (when := max(least, self._held_until)):
            await self.clock.until(when)

    async def _deals(self) -> None:
        """Bots are asked what they offer, and what they say to offers, before a bot answers what all wait for."""
        async with self._dealing:
            while self.live.rest.asking is None:
                chairs = {chair.seat: chair for chair in self.chairs.bots()}
                found = self._heard.next(self.table, chairs)
                if found is None:
                    return
                chair, turned, mind = chairs[found.seat], self._turned, self.table.mind(found.seat)
                said = await self._thinkers.volunteer(mind, found.track, chair.bot, randbits(63), self.id)
                if said is not None:
                    await self._give(chair, found.question, said[0], turned, waited_for=False)

    def _plays(self, chair: Chair, *, waited_for: bool = True) -> bool:
        """Whether this bot is still to answer something (or may, if nobody waits for it)."""
        bot = self.chairs.seats[chair.seat].bot
        asked = not waited_for or chair.seat in self.table.waiting()
        return bot == chair.bot and asked and self.live.rest.asking is None

    async def _answer_for(self, chair: Chair, question: str, answer: Any, turned: int, waited_for: bool) -> None:
        """Give a bot's answer, unless it was thought out for a position that was taken back."""
        async with self._lock:
            await self._load()
            if self._turned == turned and self._plays(chair, waited_for=waited_for):
                work = Work("", "", chair.seat, "bot", live=self.live)
                try:
                    work.answer(chair.seat, answer, question)
                    work.follow()
                except Refused:
                    raise
                except Exception as error:
                    log.error(
                        "the rules failed", table=self.id, act="bot", kind=type(error).__name__, at=place_of(error)
                    )
                    self._forget()
                    raise Denied("fault") from error
                await self._commit(work)

    async def look_after(self, bot: str) -> None:
        """Let a bot play for each person whom the table has waited for too long; see to the bots."""
        async with self._lock:
            await self._load()
            late = self.live.late(time())
            work = Work("", "", -1, "grace", live=self.live, seats=[chair.seat for chair in late])
            if late and self.live.rest.asking is not None:
                await self._fetch_back(self.live.rest.asking[0])
            for chair in late:
                chair.bot, chair.by_grace = bot, True
                work.announce("room-stands-in", seat=chair.seat, bot=bot)
                agree(work, chair.seat)
            if late:
                work.follow()
                await self._commit(work)
            else:
                await self._note([])
            self._wake_bots()

    @property
    def thinks(self) -> bool:
        """Whether a bot of this table is at work."""
        return bool(self._bots)
