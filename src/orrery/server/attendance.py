"""Attendance: who watches a table, who is here, who sits down through a link, and who has to leave."""

from __future__ import annotations

from time import monotonic, time

from orrery.server.acts import Work, go_on, pause
from orrery.server.consent import ask_to_free
from orrery.server.desk import Desk
from orrery.server.errors import Denied
from orrery.server.quotas import Quotas
from orrery.server.seats import admit, leave, set_link
from orrery.server.store import Taken
from orrery.server.subscription import Subscription
from orrery.server.tasks import Tasks

ALONE = 15.0
"""Seconds after the last visitor has left when a game among bots pauses: who reloads the page is back sooner."""


class Attendance:
    """The visitors at a table."""

    def __init__(self, desk: Desk, tasks: Tasks, quotas: Quotas) -> None:
        self._desk = desk
        self._tasks = tasks
        self._quotas = quotas
        self.left = monotonic()

    def subscribe(self, visitor: str, seat: int, lang: str) -> Subscription:
        """Be told of changes from now on; a visitor with a subscription is here."""
        chairs = self._desk.live.chairs
        if not chairs.may_see(visitor, seat):
            raise Denied("seat")
        subscription = Subscription(visitor, seat, lang, self._desk.until_visible, self._leave)
        self._desk.readers.add(subscription)
        chairs.sockets[visitor] += 1
        if chairs.sockets[visitor] == 1:
            self._moved(visitor)
            self._tasks.start(self._came(visitor))
        return subscription

    def _leave(self, subscription: Subscription) -> None:
        if subscription not in self._desk.readers:
            return
        self._desk.readers.discard(subscription)
        self._desk.used = self.left = monotonic()
        if self._desk.loaded:
            sockets = self._desk.live.chairs.sockets
            sockets[subscription.visitor] -= 1
            if sockets[subscription.visitor] <= 0:
                del sockets[subscription.visitor]
                self._moved(subscription.visitor)
                self._tasks.start(self._went(subscription.visitor))

    def polled(self, visitor: str) -> None:
        """A visitor without a socket has asked for the table."""
        chairs = self._desk.live.chairs
        came = not chairs.is_here(visitor)
        chairs.polls[visitor] = monotonic()
        if came:
            self._moved(visitor)
            self._tasks.start(self._came(visitor))

    def _moved(self, visitor: str) -> None:
        """A visitor has come or gone, which others see if the visitor has a seat."""
        live = self._desk.live
        live.presence += bool(live.chairs.seats_of(visitor))

    def look_round(self) -> None:
        """Visitors who no longer poll the table are gone."""
        if not self._desk.loaded:
            return
        chairs = self._desk.live.chairs
        for visitor in [*chairs.polls]:
            if not chairs.is_here(visitor):
                del chairs.polls[visitor]
                self._moved(visitor)
                self.left = monotonic()
                self._tasks.start(self._went(visitor))
        if self._should_pause() and monotonic() - self.left >= ALONE:
            self._tasks.start(self._pause())

    def _should_pause(self) -> bool:
        live = self._desk.live
        return not (self._quotas.alone or live.rest.paused or live.table.over) and live.alone

    async def _pause(self) -> None:
        """Nobody is here: the bots do not play on with each other."""
        async with self._desk.turn() as live:
            if self._should_pause():
                work = Work("", "", -1, "pause", live=live)
                pause(work)
                await self._desk.commit(work)

    async def _came(self, visitor: str) -> None:
        """A visitor is here: bots that stood in because of the absence give the seats back, and a game among bots goes
        on."""
        async with self._desk.turn() as live:
            seats = [live.chairs.seats[seat] for seat in live.chairs.seats_of(visitor)]
            back = [chair for chair in seats if chair.stand_in and chair.by_grace and not live.table.over]
            for chair in seats:
                chair.away = None
            paused = live.rest.paused
            work = Work("", "", -1, "back", live if paused else None, seats=[chair.seat for chair in seats])
            if paused:
                go_on(work)
            for chair in back:
                chair.bot, chair.by_grace = "", False
                work.announce("room-gives-back", seat=chair.seat)
            if back or paused:
                await self._desk.commit(work)
            elif seats:
                await self._desk.note(work.seats)
        if seats:
            self._desk.tell(None, presence=True)

    async def _went(self, visitor: str) -> None:
        async with self._desk.turn() as live:
            if live.chairs.is_here(visitor):
                return
            gone = [seat for seat in live.chairs.seats_of(visitor) if not live.chairs.somebody_here(seat)]
            for seat in gone:
                live.chairs.seats[seat].away = time()
            if gone:
                await self._desk.note(gone)
        if gone:
            self._desk.tell(None, presence=True)

    async def sit(self, visitor: str, seat: int, secret: str, name: str) -> None:
        """Give a visitor who followed a link the right to its seat. Everybody is told who sits down; whoever held the
        seat before has to leave."""
        async with self._desk.turn() as live:
            chairs = live.chairs
            work = Work("", "", -1, "sit", live=live, named=visitor)
            anew = seat not in chairs.sitting.get(visitor, {})
            if seat >= 0 and anew:
                self._take(work, visitor, seat, name)
            elif seat >= 0 and name and name != chairs.seats[seat].name:
                work.announce("room-renamed", names=chairs.called([seat]), name=name)
                chairs.seats[seat].name = name
                work.seats.append(seat)
            elif visitor not in chairs.sitting and len(chairs.holders(-1)) >= self._quotas.watchers:
                raise Denied("quota", "denied-crowded", number=self._quotas.watchers)
            if not anew and not work.said:
                return
            chairs.sitting.setdefault(visitor, {}).setdefault(seat, 0)
            work.writes.append(admit(self._desk.id, visitor, seat, secret))
            try:
                await self._desk.commit(work)
            except Taken:
                raise Denied("busy") from None
            if work.seats:  # somebody has a name
                live.words.clear()
                live.views.clear()

    def _take(self, work: Work, visitor: str, seat: int, name: str) -> None:
        """A seat gets a new player."""
        chairs, id = work.at.chairs, self._desk.id
        chair = chairs.seats[seat]
        if chair.who == "bot" and chairs.strangers():
            raise Denied("bot-link")
        before = chairs.called([seat]) if chair.who != "open" else ""
        own = chairs.called(chairs.seats_of(visitor))
        chairs.vacate(seat)
        work.writes.append(lambda connection: leave(connection, id, seat))
        chair.who, chair.bot, chair.by_grace, chair.away = "person", "", False, time()
        chair.name = name or chair.name
        work.at.rest.own.pop(seat, None)
        work.seats.append(seat)
        work.hands = True
        key = "room-sits-too" if own else "room-takes" if before else "room-sits"
        work.announce(key, names=chairs.called([seat]), others=own or before, number=seat + 1)

    async def link(self, visitor: str, seat: int, secret: str | None) -> list[int]:
        """Replace a seat's link by a new one (its hash) or none. If somebody holds the seat, it has to be freed first:
        returns the seats that are asked for their consent."""
        desk, id = self._desk, self._desk.id
        async with desk.turn() as live:
            chairs = live.chairs
            work = Work(visitor, "", -1, "link", live=live)
            if seat >= 0 and chairs.seats[seat].who == "bot" and chairs.strangers():
                raise Denied("bot-link")
            held = seat >= 0 and [it for it in chairs.holders(seat) if it != chairs.owner]
            asked = ask_to_free(work, seat) if held else []
            if not held:
                work.writes.append(lambda connection: set_link(connection, id, seat, secret))
                if seat < 0:
                    work.writes.append(lambda connection: leave(connection, id, seat))
                    chairs.vacate(seat)
                    work.hands = True
            if not held or work.said:
                await desk.commit(work)
            live.presence += 1
        desk.tell(None, presence=True)
        return asked
