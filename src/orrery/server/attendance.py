"""Attendance: who reads along at a table, who is here, who comes by a link, and who has to leave."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic, time

from sqlalchemy import Connection, update

from orrery.server.acts import Work
from orrery.server.desk import Desk
from orrery.server.errors import Denied
from orrery.server.schema import TABLES
from orrery.server.seats import admit, set_link, sittings
from orrery.server.store import Taken, Unwritten
from orrery.server.subscription import Subscription


class Attendance(Desk):
    """A table with those who are at it."""

    def seats_of(self, visitor: str) -> list[int]:
        """The seats a visitor may play."""
        return self.chairs.seats_of(visitor)

    def may_see(self, visitor: str, seat: int) -> bool:
        """Whether a visitor may see the table from that seat (-1: as a spectator)."""
        return self.chairs.may_see(visitor, seat)

    def subscribe(self, visitor: str, seat: int, lang: str) -> Subscription:
        """Be told of changes from now on; being subscribed is being here."""
        if not self.may_see(visitor, seat):
            raise Denied("seat")
        subscription = Subscription(self, visitor, seat, lang)
        self._subscriptions.add(subscription)
        self.chairs.sockets[visitor] += 1
        if self.chairs.sockets[visitor] == 1:
            self._run(self._came(visitor))
        return subscription

    def leave(self, subscription: Subscription) -> None:
        """A reader is gone."""
        if subscription not in self._subscriptions:
            return
        self._subscriptions.discard(subscription)
        self.used = monotonic()
        if self._live is not None:
            self.chairs.sockets[subscription.visitor] -= 1
            if self.chairs.sockets[subscription.visitor] <= 0:
                del self.chairs.sockets[subscription.visitor]
                self._run(self._went(subscription.visitor))

    def polled(self, visitor: str) -> None:
        """A visitor without a socket has asked for the table."""
        came = not self.chairs.is_here(visitor)
        self.chairs.polls[visitor] = time()
        if came:
            self._run(self._came(visitor))

    def look_round(self) -> None:
        """Who has stopped asking for the table is gone."""
        for visitor in [] if self._live is None else [*self.chairs.polls]:
            if not self.chairs.is_here(visitor):
                del self.chairs.polls[visitor]
                self._run(self._went(visitor))

    async def _came(self, visitor: str) -> None:
        """Somebody is here: stand-ins that came by themselves go."""
        async with self._lock:
            await self._load()
            seats = [chair for chair in self.chairs.seats if chair.seat in self.seats_of(visitor)]
            back = [chair for chair in seats if chair.stand_in and chair.by_grace]
            for chair in seats:
                chair.away = None
            work = Work("", "", -1, "back", seats=[chair.seat for chair in seats])
            for chair in back:
                chair.bot, chair.by_grace = "", False
                work.announce("room-gives-back", seat=chair.seat)
            if back:
                await self._commit(work)
            elif seats:
                await self._note(work.seats)
        self._tell(None, presence=True)

    async def _went(self, visitor: str) -> None:
        async with self._lock:
            await self._load()
            if self.chairs.is_here(visitor):
                return
            gone = [
                chair for chair in self.chairs.seats
                if chair.seat in self.seats_of(visitor) and not self.chairs.somebody_here(chair.seat)
            ]  # fmt: skip
            for chair in gone:
                chair.away = time()
            if gone:
                await self._note([chair.seat for chair in gone])
        self._tell(None, presence=True)

    async def _note(self, seats: list[int]) -> None:
        """Write who is away and when somebody has to look after that. If it cannot be written it is no harm."""
        chairs, due = self.chairs, self.live.due(time())

        def change(connection: Connection) -> None:
            chairs.write(connection, seats)
            connection.execute(update(TABLES).where(TABLES.c.id == self.id).values(due=due))

        with suppress(Unwritten, Taken):
            await self.store.write(change)

    async def sit(self, visitor: str, seat: int, secret: str, name: str) -> None:
        """Give a visitor who came by a link the right to its seat. The first one to come takes an open seat."""
        async with self._lock:
            await self._load()
            work = Work("", "", -1, "sit", live=self.live)
            if seat >= 0:
                chair = self.chairs.seats[seat]
                chair.name = name or chair.name
                if chair.who == "open":
                    chair.who, chair.away = "person", time()
                work.seats.append(seat)
            sitting = self.chairs.sitting.setdefault(visitor, {})
            work.writes.append(admit(self.id, visitor, seat, secret))
            try:
                if seat not in sitting or name:
                    sitting.setdefault(seat, 0)
                    await self._commit(work)
            except Taken:
                raise Denied("busy") from None
            self._words.clear()

    async def relink(self, seat: int, secret: str | None) -> None:
        """Put a new link (its hash) in the place of a seat's old one. Who came by that has to leave."""
        async with self._lock:
            await self._load()
            try:
                await self.store.write(lambda connection: set_link(connection, self.id, seat, secret))
                self.chairs.sitting = await self.store.read(lambda connection: sittings(connection, self.id))
            except Unwritten as error:
                self._forget()
                raise Denied("store") from error
            if seat >= 0 and not self.chairs.holders(seat) and self.chairs.seats[seat].who == "person":
                self.chairs.seats[seat].who = "open"
                await self._note([seat])
            self._turn_away()
        self._tell(None, presence=True)

    def _turn_away(self) -> None:
        """Readers who have no right to be here any more have to leave."""
        for subscription in [*self._subscriptions]:
            if not self.may_see(subscription.visitor, subscription.seat):
                subscription.lose()
