"""Chaos: several people do anything they may do, or may not, at the same time, while the database fails now and then.
Afterwards the table in memory is the one in the database, nothing but refusals has come of it, and what a reader has
been told was never taken back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from orrery.core.refusal import Refused
from orrery.server import messages
from orrery.server.deletion import delete_table, forget_person, leave
from orrery.server.errors import Denied, NoSuchTable
from orrery.server.owners import hand_over
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.store import Taken, Unwritten
from orrery.server.subscription import Subscription
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, an_answer, friends, hosting, key, memory, wanted

PEOPLE = ("ann", "bob", "cia", "dan", "eve")
ROUNDS = 60
TOGETHER = 5
FAILS = 0.04
WHERE = ("CardPlayed", "Dusk", "fight", "", "vote")


@dataclass
class Chaos:
    """A table, its links, and those who do something there."""

    rooms: Rooms
    dice: Random
    table: str = ""
    links: dict[int, list[str]] = field(default_factory=dict)
    readers: list[Subscription] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)

    async def open(self) -> None:
        """A new table, at which some people sit."""
        self.readers.clear()
        made = await self.rooms.make("ann", wanted("me", "friend", "friend", "random", rounds="9"))
        self.table, self.links = made.table, {it.seat: [it.secret] for it in made.links}
        for seat, who in ((1, "bob"), (2, "cia")):
            await self.rooms.sit(who, self.table, self.links[seat][0], who)

    @property
    def anybody(self) -> str:
        return self.dice.choice(PEOPLE)

    async def act(self) -> None:
        """One thing that somebody does."""
        name = self.dice.choice([*DEEDS, "say", "answer", "answer", "answer", "answer", "undo"])
        try:
            room = await self.rooms.room(self.table)
            await DEEDS[name](self, room)
            self.done[name] += 1
        except (Refused, Denied, NoSuchTable, Taken, Unwritten) as no:
            self.done[f"{name}: {type(no).__name__}"] += 1

    # --- what people do ---

    async def answer(self, room: Room) -> None:
        asked = room.live.asked()
        if asked:
            seat = self.dice.choice(asked)
            who = self.dice.choice([*room.chairs.holders(seat), self.anybody])
            await room.do(who, an_answer(room, seat, dice=self.dice))

    async def undo(self, room: Room) -> None:
        seat = self.dice.randrange(3)
        for who in room.chairs.holders(seat)[:1]:
            await room.do(who, self.dice.choice((messages.Undo, messages.Redo))(key(), seat))

    async def consent(self, room: Room) -> None:
        seat = self.dice.randrange(-1, 3)
        who = self.dice.choice([*room.chairs.holders(seat), self.anybody])
        await room.do(who, messages.Consent(key(), seat, self.dice.random() < 0.7, self.dice.choice(("undo", "free"))))

    async def stand(self, room: Room) -> None:
        seat = self.dice.randrange(3)
        for who in room.chairs.holders(seat)[:1]:
            act: messages.Acts = messages.Revoke(key(), seat, self.dice.randrange(1, 5))
            if self.dice.random() < 0.7:
                until = self.dice.choice(("", "round"))
                act = messages.Stand(key(), seat, self.dice.choice(WHERE), self.dice.choice(("ask", "pass")), "", until)
            await room.do(who, act)

    async def say(self, room: Room) -> None:
        who = self.anybody
        await room.do(who, messages.Say(key(), self.dice.choice([-1, *room.seats_of(who)]), "hello"))

    async def place(self, room: Room) -> None:
        whose, bot = self.dice.randrange(4), self.dice.choice(("", "random", "greedy"))
        await room.do(self.anybody, messages.Place(key(), -1, whose, bot))

    async def seen(self, room: Room) -> None:
        await room.do(self.anybody, messages.Seen(key(), self.dice.randrange(-1, 3), self.dice.randrange(40)))

    async def link(self, room: Room) -> None:
        seat = self.dice.randrange(-1, 4)
        made = await self.rooms.link(room.owner or "ann", self.table, messages.LinkWanted(seat))
        if made.link is not None:
            self.links.setdefault(seat, []).append(made.link.secret)

    async def sit(self, room: Room) -> None:
        secret = self.dice.choice(self.links[self.dice.choice([*self.links])])
        await self.rooms.sit(self.anybody, self.table, secret, self.dice.choice(("", "Zoe", "Max")))

    async def hand_over(self, room: Room) -> None:
        await hand_over(room, self.dice.choice((room.owner, self.anybody)), self.dice.randrange(4))

    async def leave(self, room: Room) -> None:
        if self.dice.random() < 0.2:
            await leave(self.rooms, self.anybody, self.table)

    async def delete(self, room: Room) -> None:
        if self.dice.random() < 0.3:
            await delete_table(self.rooms, room.owner, self.table)

    async def forget(self, room: Room) -> None:
        if self.dice.random() < 0.1:
            await forget_person(self.rooms, self.anybody)

    async def look(self, room: Room) -> None:
        who = self.anybody
        if self.dice.random() < 0.5:
            room.attendance.polled(who) if room.may_see(who, -1) else None
        elif self.readers and self.dice.random() < 0.5:
            self.readers.pop(self.dice.randrange(len(self.readers))).close()
        else:
            self.readers.append(room.attendance.subscribe(who, self.dice.choice([-1, *room.seats_of(who)]), "en"))

    async def walk(self, room: Room) -> None:
        await room.bots.look_after("random")

    # --- what must hold ---

    async def settled(self) -> Room | None:
        """The table once everybody is done; None if it is gone."""
        try:
            room = await self.rooms.room(self.table)
        except NoSuchTable:
            return None
        while room._tasks or room.bots.at_work:
            await asyncio.sleep(0)
        return await self.rooms.room(self.table)

    async def check(self) -> None:
        room = await self.settled()
        if room is None:
            await self.open()
            return
        before = remembered(room)
        room.desk.drop()
        room = await self.rooms.room(self.table)
        assert remembered(room) == before
        assert all(it.lost or room.may_see(it.visitor, it.seat) for it in room.desk.readers), "they have no right"


def remembered(room: Room) -> dict[str, Any]:
    """Everything that must not be lost. How far somebody has read is not part of it."""
    who = {visitor: sorted(seats) for visitor, seats in room.chairs.sitting.items()}
    return memory(room) | room.live.summary() | {"owner": room.owner, "sitting": who}


DEEDS: dict[str, Callable[[Chaos, Room], Awaitable[None]]] = {
    "answer": Chaos.answer, "undo": Chaos.undo, "consent": Chaos.consent, "stand": Chaos.stand, "say": Chaos.say,
    "place": Chaos.place, "seen": Chaos.seen, "link": Chaos.link, "sit": Chaos.sit, "hand_over": Chaos.hand_over,
    "leave": Chaos.leave, "delete": Chaos.delete, "forget": Chaos.forget, "look": Chaos.look, "walk": Chaos.walk,
}  # fmt: skip


def failing(patch: pytest.MonkeyPatch, rooms: Rooms, dice: Random) -> Callable[[bool], None]:
    """Let the database fail now and then: before anything is written, or after it, when nobody can tell. Returns how to
    switch that on and off."""
    write, on = rooms.store.write, [False]

    async def sometimes(change: Callable[[Connection], Any]) -> Any:
        if on[0] and dice.random() < FAILS:
            raise Unwritten("it fails")
        found = await write(change)
        if on[0] and dice.random() < FAILS:
            raise Unwritten("it fails, but not before it is done")
        return found

    patch.setattr(rooms.store, "write", sometimes)
    return lambda it: on.__setitem__(0, it)


@pytest.mark.parametrize("seed", range(3))
@in_time
async def test_whatever_happens_at_the_same_time_memory_is_what_is_written(
    any_url: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = Random(seed)
    with capture_logs() as logs:
        async with hosting(any_url, seeds=lambda: seed) as rooms:
            chaos, fails = Chaos(rooms, dice), failing(monkeypatch, rooms, dice)
            await chaos.open()
            for _ in range(ROUNDS):
                fails(True)
                await asyncio.gather(*(chaos.act() for _ in range(dice.randrange(1, TOGETHER + 1))))
                fails(False)
                await chaos.check()
            for reader in chaos.readers:
                reader.close()
    assert not [it for it in logs if it["log_level"] == "error"]
    assert sum(chaos.done.values()) > ROUNDS


@in_time
async def test_who_may_have_lost_a_right_is_sent_away_though_nobody_can_say_whether_it_was_written(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        reader, write = room.attendance.subscribe(BOB, 1, "en"), rooms.store.write
        await rooms.link(ANN, room.id, messages.LinkWanted(1))

        async def done_and_lost(change: Callable[[Connection], Any]) -> Any:
            await write(change)
            raise Unwritten("the connection is gone")

        monkeypatch.setattr(rooms.store, "write", done_and_lost)
        with pytest.raises(Denied, match="store"):
            await room.do(BOB, messages.Consent(key(), 1, True, "free"))
        await room.desk.open()
        assert not room.may_see(BOB, 1)
        assert reader.lost
        reader.close()
