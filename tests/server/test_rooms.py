"""The rooms of a server: who may do what, links, lists, readers; rooms are unloaded and loaded again."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from random import Random
from time import time
from typing import Any
from weakref import ref

import pytest
from sqlalchemy import Connection, event

from orrery.core.history import StoredSnapshot
from orrery.server import attendance, messages, seats
from orrery.server.deletion import forget_person
from orrery.server.errors import Denied, NoSuchTable
from orrery.server.lease import Lease
from orrery.server.schema import METADATA
from orrery.server.seats import POLLED
from orrery.text import Words
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, memory, play, wanted

# --- who may do what --------------------------------------------------------------------------------------------------


@in_time
async def test_only_who_sits_there_may_play_a_seat(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, "friend")
        assert room.may_see(ANN, 0)
        assert not room.may_see(ANN, 1)
        assert room.may_see(BOB, -1)
        assert not room.may_see("stranger", -1)
        acts: list[tuple[str, messages.Acts]] = [
            (BOB, an_answer(room, 0, dice=Random(1))),
            (ANN, messages.Undo(key(), 1)),
            (ANN, messages.Say(key(), 1, "I am Bob")),
            ("stranger", messages.Say(key(), -1, "hello")),
            (BOB, messages.Stand(key(), 0, "Dusk")),
            (BOB, messages.Seen(key(), 0, 3)),
            (BOB, messages.Answer(key(), -1, "stand-0", [])),
        ]
        for visitor, act in acts:
            with pytest.raises(Denied):
                await room.do(visitor, act)
        with pytest.raises(Denied) as denied:
            await room.do(BOB, messages.Place(key(), 1, 2, "random"))
        assert denied.value.code == "owner"
        assert room.seq == 3


@in_time
async def test_links_are_secrets_and_a_new_one_turns_away_who_came_by_the_old_one(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend"))
        seat, stands = made.links[1], made.links[0]
        assert (seat.seat, stands.seat) == (1, -1)
        for secret in (seat.secret[:-1] + "!", "x" * 22, ""):
            with pytest.raises(NoSuchTable):
                await rooms.sit(BOB, made.table, secret)
        with pytest.raises(NoSuchTable):
            await rooms.sit(BOB, "nosuchtable1", seat.secret)
        assert (await rooms.sit(BOB, made.table, seat.secret, "Bob")).seat == 1
        assert (await rooms.sit(CIA, made.table, stands.secret)).seat == -1
        room = await rooms.room(made.table)
        assert room.names[1] == "Bob"
        bob, cia = room.attendance.subscribe(BOB, 1, "en"), room.attendance.subscribe(CIA, -1, "de")
        with pytest.raises(Denied):
            await rooms.link(BOB, made.table, messages.LinkWanted(1))
        assert await rooms.link(ANN, made.table, messages.LinkWanted(1)) == messages.NewLink(None, [1])
        assert not bob.lost
        await room.do(BOB, messages.Consent(key(), 1, True, "free"))
        fresh = (await rooms.link(ANN, made.table, messages.LinkWanted(1))).link
        assert fresh is not None
        assert bob.lost
        assert not cia.lost
        assert not room.may_see(BOB, 1)
        assert room.chairs.seats[1].who == "open"
        with pytest.raises(Denied):
            await room.do(BOB, messages.Say(key(), 1, "hello"))
        with pytest.raises(NoSuchTable):
            await rooms.sit(BOB, made.table, seat.secret)
        assert (await rooms.link(ANN, made.table, messages.LinkWanted(-1, revoke=True))).link is None
        assert cia.lost
        assert (await rooms.sit(BOB, made.table, fresh.secret)).seat == 1
        for reader in (bob, cia):
            reader.close()
    async with hosting(any_url) as rooms:
        room = await rooms.room(made.table)
        assert room.seats_of(BOB) == [1]
        assert not room.may_see(CIA, -1)
        with pytest.raises(NoSuchTable):
            await rooms.sit(CIA, made.table, stands.secret)


@in_time
async def test_nothing_that_opens_a_seat_is_in_the_database(tmp_path: Path, url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend", "friend"))
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made.table.encode() in kept
    for link in made.links:
        assert link.secret.encode() not in kept


@in_time
async def test_bad_wishes_are_refused_and_say_why(url: str) -> None:
    async with hosting(url) as rooms:
        for code, wish in [
            ("game", wanted("me", "me", game="chess")),
            ("options", wanted("me")),
            ("options", wanted("me", "me", rounds="many")),
            ("options", wanted("me", "me", colour="red")),
            ("bot", wanted("me", "genius")),
        ]:
            with pytest.raises(Denied) as denied:
                await rooms.make(ANN, wish)
            assert denied.value.code == code
        with pytest.raises(NoSuchTable):
            await rooms.room("nosuchtable1")
        assert await rooms.mine(ANN) == []


@in_time
async def test_ones_own_tables_are_listed(url: str) -> None:
    async with hosting(url) as rooms:
        race = await rooms.make(ANN, wanted("me", "friend", game="race"))
        other = await rooms.make(BOB, wanted("me", "me", game="race"))
        cards = {card.table: card for card in await rooms.mine(ANN, "de")}
        assert list(cards) == [race.table]
        card = cards[race.table]
        assert (card.seats, card.your_turn, card.owner, card.over) == ([0], True, True, False)
        assert card.names == ["me 0", "friend 1"]
        assert card.title == "Race for the Galaxy"
        stands = other.links[0]
        await rooms.sit(ANN, other.table, stands.secret)
        assert [card.table for card in await rooms.mine(ANN)] == [other.table, race.table]
        assert (await rooms.mine(ANN))[0].seats == []
        assert not (await rooms.mine(ANN))[0].your_turn


# --- readers, memory --------------------------------------------------------------------------------------------------


@in_time
async def test_a_slow_reader_is_told_once(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        reader = room.attendance.subscribe(BOB, 1, "en")
        await reader.next()
        start = len(room.table.journal)
        for n in range(80):
            await room.do(ANN, messages.Say(key(), 0, str(n)))
        await play(room, 5, Random(1))
        change = await reader.next()
        assert change.shown
        assert change.log_from == start
        assert [line.text for line in change.chat] == [str(n) for n in range(30, 80)]
        assert not reader._woken.is_set()
        reader.close()


@in_time
async def test_who_polls_is_here_until_it_stops(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, grace=60)
        reader = room.attendance.subscribe(ANN, 0, "en")
        await reader.next()
        room.attendance.polled(BOB)
        assert (await reader.next()).presence
        assert [seat.here for seat in room.seats_shown(ANN)] == [True, True]
        assert room.live.due(time()) is None
        room.chairs.polls[BOB] -= POLLED + 1
        for module in (seats, attendance):  # somebody sets the clock of the computer
            monkeypatch.setattr(module, "time", lambda: 1e9, raising=False)
        await rooms.walk()
        assert (await reader.next()).presence
        assert [seat.here for seat in room.seats_shown(ANN)] == [True, False]
        assert room.live.due(time()) is not None
        reader.close()


@in_time
async def test_every_text_can_be_kept(any_url: str) -> None:
    odd = "Ünïcödé \t and\n lines, 👩‍🚀 'n' all " + chr(0x1F600) + "'; DROP TABLE acts; --"
    async with hosting(any_url) as rooms:
        room = await friends(rooms)
        await room.do(ANN, messages.Say(key(), 0, odd))
        assert (await room.chat())[-1].text == odd
        with pytest.raises(Denied):
            await room.do(ANN, messages.Stand(key(), 0, odd))


@in_time
@pytest.mark.parametrize("sign", ["\0", "\x1b", "\x9b", "\u202e", "\u2066", "\u200b", "\ufeff"], ids=ascii)
async def test_signs_that_nobody_can_see_are_refused_wherever_somebody_is_named(url: str, sign: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        me, name = messages.SeatWanted("me"), f"Ann{sign}[2J"
        made = await rooms.make(ANN, wanted("me", "friend"))
        for doing in (
            rooms.make(ANN, messages.TableWanted("race", [messages.SeatWanted("me", name), me])),
            rooms.make(ANN, messages.TableWanted("race", [me, me], {"round-limit": f"1{sign}"})),
            rooms.sit(BOB, made.table, made.links[1].secret, name),
            room.do(ANN, messages.Say(key(), 0, f"hello{sign}")),
        ):
            with pytest.raises(Denied) as denied:
                await doing
            assert denied.value.code == "text"
        assert Words("en", "race", [name]).say("room-undone", seat=0).startswith("Ann\ufffd[2J has"), "nor printed raw"


@in_time
async def test_an_idle_room_is_forgotten_and_found_again(url: str) -> None:
    async with hosting(url, idle=0.0) as rooms:
        room = await friends(rooms)
        await play(room, 12, Random(1))
        before = memory(room)
        reader = room.attendance.subscribe(ANN, 0, "en")
        await reader.next()
        await rooms.walk()
        assert room.id in rooms._rooms
        reader.close()
        while not room.idle:
            await asyncio.sleep(0)
        await rooms.walk()
        assert room.id not in rooms._rooms
        assert memory(await rooms.room(room.id)) == before


@in_time
async def test_memory_holds_the_history_and_no_more(url: str) -> None:
    """Answering and undoing, again and again, leaves nothing behind; snapshots are in the store."""
    async with hosting(url, lease=Lease(beat_seconds=1000.0)) as rooms:  # the first beat takes memory, once
        made = await rooms.make(ANN, wanted("me", "me", rounds="9"))
        room = await rooms.room(made.table)
        await play(room, 25, Random(2))

        async def back_and_forth(times: int) -> int:
            for _ in range(times):
                seat = room.table.waiting()[0]
                await room.do(ANN, an_answer(room, seat, dice=Random(1)))
                await room.do(ANN, messages.Undo(key(), seat))
            gc.collect()
            return sum(not isinstance(it, ref) for it in gc.get_objects())

        await back_and_forth(100)  # until there are as many keys as are kept
        before, entries = await back_and_forth(5), len(room.table.entries)
        assert await back_and_forth(40) - before < 20
        assert len(room.table.entries) == entries
        assert all(isinstance(it, StoredSnapshot) and it.text is None for it in room.table.snapshots)


@in_time
async def test_nothing_that_is_asked_often_goes_through_all_rows(url: str) -> None:
    """Each statement of a server's day, explained by SQLite itself."""
    said: dict[str, Any] = {}

    def heard(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            said[statement] = parameters

    async with hosting(url) as rooms:
        room = await friends(rooms)
        for engine in (rooms.store._reading, rooms.store._writing):
            event.listen(engine, "before_cursor_execute", heard)
        await rooms.make(ANN, wanted("me", "friend"))
        await rooms.mine(ANN)
        await rooms.walk()
        await room.do(ANN, messages.Say(key(), 0, "hello"))
        await room.chat()
        room.desk.drop()
        await rooms.room(room.id)
        await rooms.link(ANN, room.id, messages.LinkWanted(-1))
        await forget_person(rooms, BOB)

        def plans(connection: Connection) -> dict[str, str]:
            ask = connection.connection.cursor().execute
            told = {it: ask(f"EXPLAIN QUERY PLAN {it}", given).fetchall() for it, given in said.items()}
            return {it: " | ".join(row[3] for row in rows) for it, rows in told.items()}

        found = await rooms.store.read(plans)
    assert len(found) > 20
    scanned = [f"SCAN {it.name}" for it in METADATA.sorted_tables]
    assert not {it: plan for it, plan in found.items() if any(word in plan for word in scanned)}
    due = next(plan for it, plan in found.items() if "tables.due <=" in it)
    assert "USING INDEX tables_due" in due
