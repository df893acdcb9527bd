"""Room: one live table. Everything done at it goes through one lock, is applied, made durable, and only then
acknowledged and told. Readers see it through the one function that cuts it to what they may know."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select

from orrery.core.history import Filed
from orrery.core.record import read_state
from orrery.core.refusal import Refused
from orrery.core.standing import Standing
from orrery.server import messages
from orrery.server.acts import DOING, Work
from orrery.server.botseats import BotSeats, Thinking
from orrery.server.errors import Denied, Unknown, place_of
from orrery.server.ledger import fetching
from orrery.server.schema import ACTS, CHAT
from orrery.server.store import Taken, Unwritten
from orrery.telling.slow import AT_ONCE, Slow
from orrery.text import Words

if TYPE_CHECKING:
    from orrery.server.history import History

__all__ = ["Denied", "Room", "Thinking", "Unknown"]

log = structlog.get_logger("orrery.room")

LINES_SHOWN = 200
CHAT_SHOWN = 500


class Room(BotSeats):
    """A table that somebody plays or watches now."""

    @property
    def owner(self) -> str:
        return self.live.chairs.owner

    @property
    def grace(self) -> int:
        return self.live.grace

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs.seats]

    @property
    def chat_count(self) -> int:
        return self.live.chat_count

    @property
    def seq(self) -> int:
        """How many acts there were. Nobody is shown this number: see `seq_for`."""
        return self.live.seq

    def seq_for(self, seat: int) -> int:
        """How many acts there were that the seat may know of."""
        return self.live.rest.seqs[seat + 1]

    def seen_of(self, visitor: str, seat: int) -> int:
        """How many lines of the log the visitor has seen from that seat."""
        return self.chairs.sitting.get(visitor, {}).get(seat, 0)

    def seats_shown(self, visitor: str) -> list[messages.SeatShown]:
        return self.chairs.shown(visitor)

    def standing_of(self, seat: int) -> list[Standing]:
        """What a seat has said beforehand."""
        return [*self.live.standing.get(seat, [])]

    def standing(self, visitor: str, seat: int, lang: str) -> messages.StandingChoice:
        """What a seat has said beforehand, and what it could say."""
        from orrery.server.views import standing_choice

        self._own(visitor, seat)
        return standing_choice(self.table.game, self.standing_of(seat), self.words(seat, lang))

    @property
    def undo_asked(self) -> messages.UndoAsked | None:
        asking = self.live.rest.asking
        return messages.UndoAsked(*asking) if asking is not None else None

    # --- what readers are shown -----------------------------------------------------------------------------

    def words(self, seat: int, lang: str) -> Words:
        """The words in which a seat is told of the table."""
        from orrery.server.views import speaking

        known = self._words.get((seat, lang))
        if known is None:
            known = self._words[seat, lang] = speaking(self.table, lang, self.names, seat)
        return known

    def shown(
        self, visitor: str, seat: int, lang: str, log_from: int | None = None, slow: Slow = AT_ONCE
    ) -> messages.Shown:
        """The table as a reader sees it, with the log from that line of the journal on (None: the last of it)."""
        from orrery.server.views import shown

        if not self.may_see(visitor, seat):
            raise Denied("seat")
        return shown(
            self.table,
            seat,
            self.words(seat, lang),
            id=self.id,
            seq=self.seq_for(seat),
            log_from=max(0, len(self.table.journal) - LINES_SHOWN) if log_from is None else log_from,
            seats=self.seats_shown(visitor),
            undo_asked=self.undo_asked,
            standing=self.standing_of(seat),
            held=self.live.question(seat),
            away=self.seen_of(visitor, seat),
            chat_count=self.chat_count,
            owner=visitor == self.owner,
            grace=self.grace,
            slow=slow,
        )

    def check(self, visitor: str, asked: messages.Check, lang: str, slow: Slow = AT_ONCE) -> messages.Checked:
        """Whether a seat's answer would be accepted."""
        from orrery.server.views import check

        self._own(visitor, asked.seat)
        held, words = self.live.question(asked.seat), self.words(asked.seat, lang)
        return check(self.table, asked.seat, asked.question, asked.value, words, held, slow)

    def why_not(self, visitor: str, asked: messages.WhyNot, lang: str) -> messages.Because:
        """Why a thing is not offered to a seat."""
        from orrery.server.views import why_not

        self._own(visitor, asked.seat)
        return why_not(self.table, asked.seat, asked.thing, self.words(asked.seat, lang))

    def log(self, seat: int, lang: str, start: int, stop: int | None = None) -> list[messages.LogLine]:
        """Lines of the log by the reader's own count."""
        from orrery.server.views import log

        return log(self.table, seat, self.words(seat, lang), start, stop)

    def plain_text(self, visitor: str, seat: int, lang: str) -> messages.PlainText:
        """The whole table in words."""
        from orrery.server.views import plain_text

        if not self.may_see(visitor, seat):
            raise Denied("seat")
        return plain_text(self.table, seat, self.words(seat, lang), held=self.live.question(seat))

    async def chat(self, start: int = 0, lang: str = "en") -> list[messages.ChatLine]:
        """What has been said, from that line on."""
        where = (CHAT.c.table_id == self.id, CHAT.c.number >= start)
        query = select(CHAT).where(*where).order_by(CHAT.c.number).limit(CHAT_SHOWN)
        try:
            rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        except Unwritten as error:
            raise Denied("store") from error
        return [self.live.chat_line(dict(row), lang) for row in rows]

    async def history(self) -> History:
        """The whole history with all snapshots, for replays and exports."""
        from orrery.server.history import History

        taken = History.of(self.table)  # now: what happens while the snapshots are fetched does not belong to it
        wanted = [Filed(it.at, it.lines, partial(read_state, taken.game)) for it in taken.snapshots]
        try:
            filed = await self.store.read(fetching(self.id, wanted))
        except Unwritten as error:
            raise Denied("store") from error
        return replace(taken, snapshots=[it for it in filed if it.text is not None])

    def _own(self, visitor: str, seat: int) -> None:
        if seat not in self.seats_of(visitor):
            raise Denied("seat")

    # --- acts -----------------------------------------------------------------------------------------------

    async def do(self, visitor: str, act: messages.Acts) -> messages.Done:
        """Do something at the table. When this returns it is on disk; with a key that was used before, nothing is
        done again. Refused by the rules, or Denied. Who stops waiting for it does not stop it."""
        return await asyncio.shield(self._run(self._do(visitor, act)))

    async def _do(self, visitor: str, act: messages.Acts) -> messages.Done:
        async with self._lock:
            for _ in range(2):
                await self._load()
                self.used = monotonic()
                if (visitor, act.key) in self._keys:
                    return messages.Done(act.key, self.seq_for(act.seat))
                try:
                    await self._perform(visitor, act)
                except Taken:
                    log.info("another server was quicker", table=self.id)
                    await self._load()
                    if await self._done_before(visitor, act.key):
                        return messages.Done(act.key, self.seq_for(act.seat))
                except (Refused, Denied) as error:
                    if isinstance(error, Denied) and error.code != "consent":
                        raise
                    if self._live is not None and await self._done_before(visitor, act.key):
                        return messages.Done(act.key, self.seq_for(act.seat))
                    raise
                else:
                    return messages.Done(act.key, self.seq_for(act.seat))
        raise Denied("busy")

    async def _perform(self, visitor: str, act: messages.Acts) -> None:
        """Check who does it, do it, write it."""
        if isinstance(act, messages.Seen):
            await self._seen(visitor, act)
            return
        if not self._may_act(visitor, act):
            raise Denied("seat")
        work = Work(visitor, act.key, act.seat, str(type(act).__struct_config__.tag), live=self.live)
        await self._fetch_for(act)
        try:
            DOING[type(act)](work, act)
            work.follow()
        except (Refused, Denied):
            raise
        except Exception as error:
            log.error("the rules failed", table=self.id, act=work.did, kind=type(error).__name__, at=place_of(error))
            self._forget()
            raise Denied("fault") from error
        await self._commit(work)

    def _may_act(self, visitor: str, act: messages.Acts) -> bool:
        if act.seat >= 0:
            return act.seat in self.seats_of(visitor)
        return isinstance(act, (messages.Say, messages.Place)) and self.may_see(visitor, -1)

    async def _fetch_for(self, act: messages.Acts) -> None:
        """An undo may go back to a snapshot that has to be fetched first."""
        if isinstance(act, messages.Undo):
            await self._fetch_back(act.seat)
        elif isinstance(act, (messages.Consent, messages.Place)) and self.live.rest.asking is not None:
            await self._fetch_back(self.live.rest.asking[0])

    async def _seen(self, visitor: str, act: messages.Seen) -> None:
        """How far a reader has read. Nobody else learns of it."""
        if not self.may_see(visitor, act.seat):
            raise Denied("seat")
        if act.line <= self.seen_of(visitor, act.seat) or act.seat not in self.chairs.sitting.get(visitor, {}):
            return
        try:
            await self.store.write(self.chairs.read_to(visitor, act.seat, act.line))
        except Unwritten as error:
            raise Denied("store") from error
        self.chairs.sitting[visitor][act.seat] = act.line

    async def _done_before(self, visitor: str, key: str) -> bool:
        where = (ACTS.c.table_id == self.id, ACTS.c.visitor == visitor, ACTS.c.key == key)
        query = select(ACTS.c.seq).where(*where)
        try:
            return await self.store.read(lambda connection: connection.execute(query).first() is not None)
        except Unwritten as error:
            raise Denied("store") from error

    @property
    def idle(self) -> bool:
        """Whether nobody needs the room now."""
        return not (self._subscriptions or self._bots or self._tasks or self._lock.locked())

    async def close(self) -> None:
        """The server stops: bots stop thinking, what is being written is written, readers leave."""
        self._stop_bots()
        self._thinkers.drop(self.id)
        for subscription in self._subscriptions:
            subscription.lose()
        while self._tasks:
            await asyncio.wait([*self._tasks])
