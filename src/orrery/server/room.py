"""Room: one live table, as visitors meet it. It hands each visitor the view they may see and passes their acts to the
desk; attendance and bots are parts of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import structlog
from sqlalchemy import Connection, select

from orrery.core.history import StoredSnapshot
from orrery.core.record import read_state
from orrery.core.refusal import Refused
from orrery.core.standing import Standing
from orrery.core.table import Table
from orrery.server import messages
from orrery.server.acts import DOING, Work
from orrery.server.attendance import Attendance
from orrery.server.bot_seats import BotSeats, Thinking
from orrery.server.clock import Clock
from orrery.server.consent import missed, patience
from orrery.server.desk import Desk
from orrery.server.errors import Denied
from orrery.server.hold import Hold
from orrery.server.ledger import fetching
from orrery.server.live import Live
from orrery.server.pace import Pace
from orrery.server.quotas import Quotas
from orrery.server.schema import ACTS, CHAT
from orrery.server.seats import Chairs
from orrery.server.store import Store, Taken, Unwritten
from orrery.server.tasks import Tasks
from orrery.telling.slow import AT_ONCE, Slow
from orrery.text import Words

if TYPE_CHECKING:
    from orrery.core.record import Games
    from orrery.server.bot_workers import Thinkers
    from orrery.server.history import History

T = TypeVar("T")
log = structlog.get_logger("orrery.room")

LINES_SHOWN = 200
CHAT_SHOWN = 500
SAID_SHOWN = 20
SERIOUS = (
    "room-undone", "room-undo-agreed", "room-undo-away", "room-freed", "room-freed-itself", "room-freed-away",
    "room-takes", "room-sits-too", "room-undone-more", "room-leaves", "room-leaves-bot",
)  # fmt: skip
"""The announcements that whoever comes back must not miss."""


class Room:
    """A table that somebody plays or watches now. For `pause` seconds only the seats that are asked learn whether
    anybody is asked for a reaction."""

    def __init__(
        self,
        id: str,
        store: Store,
        thinkers: Thinking,
        games: Games,
        pause: float = 0.0,
        clock: Clock | None = None,
        quotas: Quotas | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.id = id
        self._store = store
        self._quotas = quotas or Quotas()
        self._tasks = Tasks(id)
        hold = Hold(pause, clock or Clock())
        self.desk = Desk(id, store, games, hold, changed=lambda: self.bots.wake(), stale=lambda: self.bots.stop())
        self.bots = BotSeats(self.desk, self._tasks, thinkers, pace or Pace(), self._quotas)
        self.attendance = Attendance(self.desk, self._tasks, self._quotas)

    @property
    def live(self) -> Live:
        """Everything in memory about the table; Denied if it is not loaded."""
        return self.desk.live

    @property
    def table(self) -> Table:
        return self.desk.live.table

    @property
    def chairs(self) -> Chairs:
        return self.desk.live.chairs

    async def until_visible(self, seat: int) -> None:
        """Wait until a reader in that seat may look."""
        await self.desk.until_visible(seat)

    def seats_of(self, visitor: str) -> list[int]:
        """The seats a visitor may play."""
        return self.chairs.seats_of(visitor)

    def may_see(self, visitor: str, seat: int) -> bool:
        """Whether a visitor may see the table from that seat (-1: as a spectator)."""
        return self.chairs.may_see(visitor, seat)

    @property
    def owner(self) -> str:
        return self.chairs.owner

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
        """The number of acts so far. Nobody is shown this number: see `seq_for`."""
        return self.live.seq

    def seq_for(self, seat: int) -> int:
        """The number of acts so far that the seat may know of."""
        return self.live.rest.seqs[seat + 1]

    def seen_of(self, visitor: str, seat: int) -> int:
        """How many lines of the log the visitor has seen from that seat."""
        return self.chairs.sitting.get(visitor, {}).get(seat, 0)

    def seats_shown(self, visitor: str) -> list[messages.SeatShown]:
        return self.chairs.shown(visitor)

    def standing_of(self, seat: int) -> list[Standing]:
        """The standing answers of a seat."""
        return [*self.live.standing.get(seat, [])]

    def standing(self, visitor: str, seat: int, lang: str) -> messages.StandingChoice:
        """The standing answers of a seat, and those it could give."""
        from orrery.server.views import standing_choice

        self._own(visitor, seat)
        return standing_choice(self.table.game, self.standing_of(seat), self.words(seat, lang))

    @property
    def undo_asked(self) -> messages.UndoAsked | None:
        """An undo that waits for consent."""
        live, wish = self.live, self.live.rest.asking
        if wish is None:
            return None
        in_person = {*wish.asked} & {*missed(live, wish.seat)}
        return messages.UndoAsked(wish.seat, wish.agreed, wish.asked, 0 if in_person else patience(live))

    @property
    def free_asked(self) -> messages.FreeAsked | None:
        """A seat that shall be freed, if its player or the others agree."""
        wish = self.live.rest.freeing
        return None if wish is None else messages.FreeAsked(wish.seat, wish.agreed, wish.asked, patience(self.live))

    # --- what readers are shown -----------------------------------------------------------------------------

    def words(self, seat: int, lang: str) -> Words:
        """The words in which the table is described to a seat."""
        from orrery.server.views import speaking

        known = self.live.words.get((seat, lang))
        if known is None:
            known = self.live.words[seat, lang] = speaking(self.table, lang, self.names, seat)
        return known

    def shown(
        self, visitor: str, seat: int, lang: str, log_from: int | None = None, slow: Slow = AT_ONCE
    ) -> messages.Shown:
        """The table as a reader sees it, with the log from that line of the journal on (None: its end)."""
        from orrery.server.views import shown

        if not self.may_see(visitor, seat):
            raise Denied("seat")
        return self.desk.by_the_rules(
            lambda: shown(
                self.table,
                seat,
                self.words(seat, lang),
                id=self.id,
                seq=self.seq_for(seat),
                log_from=max(0, len(self.table.journal) - LINES_SHOWN) if log_from is None else log_from,
                seats=self.seats_shown(visitor),
                undo_asked=self.undo_asked,
                free_asked=self.free_asked,
                standing=self.standing_of(seat),
                held=self.live.question(seat),
                away=self.seen_of(visitor, seat),
                chat_count=self.chat_count,
                owner=visitor == self.owner,
                grace=self.grace,
                ended=self.result(self.words(seat, lang)),
                slow=slow,
            )
        )

    def result(self, words: Words) -> messages.Result | None:
        """How the game ended, if it has."""
        return self.live.result.shown(words) if self.live.result is not None else None

    def check(self, visitor: str, asked: messages.Check, lang: str, slow: Slow = AT_ONCE) -> messages.Checked:
        """Whether a seat's answer would be accepted."""
        from orrery.server.views import check

        self._own(visitor, asked.seat)
        held, words = self.live.question(asked.seat), self.words(asked.seat, lang)
        return self.desk.by_the_rules(
            lambda: check(self.table, asked.seat, asked.question, asked.value, words, held, slow)
        )

    def what_if(
        self, visitor: str, asked: messages.Supposed, lang: str, slow: Slow = AT_ONCE
    ) -> messages.SupposedNumbers:
        """The numbers of what a seat supposes."""
        from orrery.server.views import what_if

        self._own(visitor, asked.seat)
        words = self.words(asked.seat, lang)
        return self.desk.by_the_rules(lambda: what_if(self.table, asked.seat, asked.about, words, slow))

    def why_not(self, visitor: str, asked: messages.WhyNot, lang: str) -> messages.Because:
        """Why something is not offered to a seat."""
        from orrery.server.views import why_not

        self._own(visitor, asked.seat)
        return self.desk.by_the_rules(
            lambda: why_not(self.table, asked.seat, asked.thing, self.words(asked.seat, lang))
        )

    async def hint(self, visitor: str, seat: int, lang: str, thinkers: Thinkers) -> messages.Hint:
        """What a bot would answer in a seat's place, and why."""
        from orrery.server.views import hint

        self._own(visitor, seat)
        table, words = self.table, self.words(seat, lang)
        asked = table.asked(seat)
        if not asked:
            return messages.Hint("", "", [])
        (_, question), *_ = asked
        name = table.question_id(seat, question)
        mind = self.desk.by_the_rules(lambda: table.mind(seat))
        found = await thinkers.advise(mind, len(table.entries), self.id)
        return self.desk.by_the_rules(lambda: hint(name, question, found, words))

    def log(self, seat: int, lang: str, start: int, stop: int | None = None) -> list[messages.LogLine]:
        """Lines of the log by the reader's own count."""
        from orrery.server.views import log

        return self.desk.by_the_rules(lambda: log(self.table, seat, self.words(seat, lang), start, stop))

    def since(self, visitor: str, seat: int, lang: str) -> list[str]:
        """What has happened since a seat was last answered for, in one line for each round."""
        from orrery.server.views import since

        self._own(visitor, seat)
        first = self.live.rest.answered.get(seat)
        return self.desk.by_the_rules(
            lambda: [] if first is None else since(self.table, seat, self.words(seat, lang), first)
        )

    def plain_text(self, visitor: str, seat: int, lang: str) -> messages.PlainText:
        """The whole table in words."""
        from orrery.server.views import plain_text

        if not self.may_see(visitor, seat):
            raise Denied("seat")
        return self.desk.by_the_rules(
            lambda: plain_text(self.table, seat, self.words(seat, lang), held=self.live.question(seat))
        )

    async def said_since(self, visitor: str, seat: int, lang: str) -> list[str]:
        """What was taken back, and which seats changed hands, since a seat was last answered for."""
        self._own(visitor, seat)
        first = self.live.rest.heard.get(seat)
        if first is None:
            return []
        where = (CHAT.c.table_id == self.id, CHAT.c.number >= first, CHAT.c.text.in_(SERIOUS), CHAT.c.args.is_not(None))
        query = select(CHAT).where(*where).order_by(CHAT.c.number.desc()).limit(SAID_SHOWN)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [self.live.chat_line(dict(row), lang).text for row in reversed(rows)]

    async def chat(self, start: int = 0, lang: str = "en") -> list[messages.ChatLine]:
        """The chat from that line on."""
        where = (CHAT.c.table_id == self.id, CHAT.c.number >= start)
        query = select(CHAT).where(*where).order_by(CHAT.c.number).limit(CHAT_SHOWN)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [self.live.chat_line(dict(row), lang) for row in rows]

    async def history(self) -> History:
        """The whole history with all snapshots, for replays and exports."""
        from orrery.server.history import History

        taken = History.of(self.table)  # taken now: what happens while the snapshots are fetched is not part of it
        wanted = [StoredSnapshot(it.at, it.lines, partial(read_state, taken.game)) for it in taken.snapshots]
        try:
            stored = await self._store.read(fetching(self.id, wanted))
        except Unwritten as error:
            raise Denied("store") from error
        end = self.live.result.end if self.live.result is not None else None
        return replace(taken, snapshots=[it for it in stored if it.text is not None], end=end)

    async def _read(self, look: Callable[[Connection], T]) -> T:
        try:
            return await self._store.read(look)
        except Unwritten as error:
            raise Denied("store") from error

    def _own(self, visitor: str, seat: int) -> None:
        if seat not in self.seats_of(visitor):
            raise Denied("seat")

    # --- acts -----------------------------------------------------------------------------------------------

    async def do(self, visitor: str, act: messages.Acts, *, once_visible: bool = False) -> messages.Done:
        """Do something at the table. When this returns it is on disk; an act whose key was used before is not done
        again. Refused by the rules, or Denied. Cancelling the caller does not cancel the act. `once_visible`: not
        before its seat may look, since the answer would tell what the table does not show yet."""
        return await asyncio.shield(self._tasks.start(self._do(visitor, act, once_visible)))

    async def _do(self, visitor: str, act: messages.Acts, once_visible: bool) -> messages.Done:
        while True:
            if once_visible:
                await self.until_visible(act.seat)
            async with self.desk.turn():
                if not once_visible or self.desk.visible(act.seat):  # else somebody was quicker
                    return await self._do_now(visitor, act)

    async def _do_now(self, visitor: str, act: messages.Acts) -> messages.Done:
        """The same for whoever has the turn."""
        for _ in range(2):
            await self.desk.load()
            self.desk.used = monotonic()
            if (visitor, act.key) in self.desk.keys:
                return messages.Done(act.key, self.seq_for(act.seat))
            try:
                await self._perform(visitor, act)
            except Taken:
                log.info("another server was quicker", table=self.id)
                await self.desk.load()
                if await self._done_before(visitor, act.key):
                    return messages.Done(act.key, self.seq_for(act.seat))
            except (Refused, Denied) as error:
                if isinstance(error, Denied) and error.code != "consent":
                    raise
                if self.desk.loaded and await self._done_before(visitor, act.key):
                    return messages.Done(act.key, self.seq_for(act.seat))
                raise
            else:
                return messages.Done(act.key, self.seq_for(act.seat))
        raise Denied("busy")

    async def _perform(self, visitor: str, act: messages.Acts) -> None:
        """Check that the visitor may do it, do it, write it."""
        if isinstance(act, messages.Seen):
            await self._seen(visitor, act)
            return
        if not self._may_act(visitor, act):
            raise Denied("seat")
        speaking = act.seat if isinstance(act, messages.Say) else None
        self._quotas.check_table(self.live.rest.stored, self.chat_count, speaking)
        work = Work(visitor, act.key, act.seat, str(type(act).__struct_config__.tag), live=self.live)
        await self._fetch_for(act)
        await self.desk.apply(work, partial(DOING[type(act)], work, act))

    def _may_act(self, visitor: str, act: messages.Acts) -> bool:
        if act.seat >= 0:
            return act.seat in self.seats_of(visitor)
        return isinstance(act, (messages.Say, messages.Place, messages.Consent)) and self.may_see(visitor, -1)

    async def _fetch_for(self, act: messages.Acts) -> None:
        """An undo may start from a snapshot that has to be fetched first."""
        if isinstance(act, messages.Undo):
            await self.desk.fetch_back(act.seat)
        elif isinstance(act, messages.Consent) and self.live.rest.asking is not None:
            await self.desk.fetch_back(self.live.rest.asking.seat)

    async def _seen(self, visitor: str, act: messages.Seen) -> None:
        """Note how far a reader has read. Nobody else learns of it."""
        if not self.may_see(visitor, act.seat):
            raise Denied("seat")
        if act.line <= self.seen_of(visitor, act.seat) or act.seat not in self.chairs.sitting.get(visitor, {}):
            return
        try:
            await self._store.write(self.chairs.read_to(visitor, act.seat, act.line))
        except Unwritten as error:
            raise Denied("store") from error
        self.chairs.sitting[visitor][act.seat] = act.line

    async def _done_before(self, visitor: str, key: str) -> bool:
        where = (ACTS.c.table_id == self.id, ACTS.c.visitor == visitor, ACTS.c.key == key)
        query = select(ACTS.c.seq).where(*where)
        try:
            return await self._store.read(lambda connection: connection.execute(query).first() is not None)
        except Unwritten as error:
            raise Denied("store") from error

    @property
    def idle(self) -> bool:
        """Whether nobody needs the room now."""
        return not (self.desk.readers or self.bots.at_work or self._tasks or self.desk.busy)

    async def close(self) -> None:
        """The server stops: stop the bots, finish what is being written, and send the readers away."""
        for reader in self.desk.readers:
            reader.lose()
        self.bots.close()
        while self._tasks:  # an answer that is being written still wakes the next bot
            await self._tasks.some_end()
            self.bots.close()
