"""A house: several processes share one PostgreSQL database. Any of them takes any request; each table lives in one."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, cast

import pytest
from sqlalchemy import insert, update

from orrery.server import forward, messages
from orrery.server.app import application
from orrery.server.bot_workers import Thinkers
from orrery.server.devices import add
from orrery.server.errors import Denied
from orrery.server.forward import Wire
from orrery.server.lease import Lease
from orrery.server.middleware import TURNED_AWAY
from orrery.server.page import Page
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.schema import CHAT, TABLES
from orrery.server.serve import bound
from orrery.server.socket import AGAIN
from orrery.server.store import Store, engine, full_url
from tests.server.databases import Relay, in_time
from tests.server.hosting import ANN, BOB, an_answer, friends, games, hosting, key, memory
from tests.server.playing import Browser, links_of, some_answer
from tests.server.test_lease import opened, process
from tests.server.test_store import lines


def at(url: str, browser: Browser) -> Browser:
    """The same browser at another process."""
    it = Browser(url)
    it.http.cookies.set("orrery", browser.http.cookies["orrery"])
    return it


def answer_to(view: Any, dice: Random) -> dict[str, Any]:
    question = view["questions"][0]
    return {"question": question["id"], "value": some_answer(question, dice)}


def test_any_process_takes_any_request_and_one_that_stands_still_is_followed(house_url: str) -> None:
    dice = Random(1)
    with ExitStack() as stack:
        one, two = (stack.enter_context(process(house_url, beat=0.1)) for _ in range(2))
        here, there = opened(one), opened(two)
        ann, bob = (stack.enter_context(closing(Browser(url))) for url in (here, there))
        made = ann.make("race", "me", "friend", "friend")
        table = made["table"]
        assert bob.get(f"tables/{table}").status_code == 404, "a stranger is one everywhere"
        bob.sit(table, links_of(made)[1], "Bob")
        ann_there = stack.enter_context(closing(at(there, ann)))
        assert ann_there.told(f"tables/{table}", seat=0) == ann.told(f"tables/{table}", seat=0)
        assert [card["table"] for card in ann_there.told("tables")] == [table]

        mine, theirs, away = ann.live(table, 0), bob.live(table, 1), ann_there.live(table, 0)
        seq = theirs.shown()["seq"]
        assert away.do("answer", 0, **answer_to(mine.shown(), dice))["type"] == "done"
        assert mine.shown(seq + 1) == away.shown(seq + 1)
        assert theirs.do("answer", 0, question="0", value=0)["code"] == "seat", "who somebody is travels along"
        assert theirs.do("say", 1, text="hello")["type"] == "done"
        for live in (mine, away):
            assert live.until("chat")["line"]["text"] == "hello"

        assert ann_there.post(f"tables/{table}/links", {"seat": 1}).json() == {"link": None, "asked": [1]}
        assert theirs.do("consent", 1, agree=False, what="free")["type"] == "done"
        cia = stack.enter_context(closing(Browser(there)))
        stands = links_of(made)[-1]
        cia.sit(table, stands)
        watching = cia.live(table, -1)
        watching.shown()
        assert ann.post(f"tables/{table}/links", {"seat": -1, "revoke": True}).status_code == 200
        assert watching.closed() == TURNED_AWAY, "it was taken away in the other process"

        said = {"key": "once", "text": "still here"}
        assert ann_there.act(table, "say", 0, **said).status_code == 200
        one.send_signal(signal.SIGSTOP)
        assert away.closed() == AGAIN, "nobody waits for it any more"
        while (again := ann_there.act(table, "say", 0, **said)).status_code == 503:
            assert again.json()["code"] == "moving"
            sleep(0.05)
        assert again.status_code == 200
        chat = [line["text"] for line in ann_there.told(f"tables/{table}/chat")]
        assert chat.count("still here") == 1
        assert ann_there.live(table, 0).shown()["seq"] > seq
        one.send_signal(signal.SIGCONT)
        _, told = one.communicate(timeout=30)
        assert one.returncode == 2
        assert "now belongs to another process" in told
        assert ann_there.told(f"tables/{table}/chat")[-1]["text"] == "still here"


@in_time
async def test_a_table_lives_in_one_process_until_that_one_leaves_it(house_url: str) -> None:
    async with hosting(house_url) as here, hosting(house_url) as there:
        room = await friends(here)
        await room.do(ANN, an_answer(room, 0, dice=Random(1)))
        with pytest.raises(Denied, match="busy"):
            await there.room(room.id)
        await there.walk()
        assert here.homes is not None
        assert there.homes is not None
        home = await there.homes.of(room.id)
        assert home == here.store.lease.me
        here._rooms.clear()
        await here.homes.leave([room.id])
        there.homes.forget(lambda table, process: True)
        again = await there.room(room.id)
        assert again.seq == room.seq
        with pytest.raises(Denied, match="busy"):
            await room.do(BOB, an_answer(room, 1, dice=Random(1)))
        assert again.seq == room.seq, "who no longer has the table cannot write"


async def taken_over(there: Rooms, table: str) -> Room:
    """The room of a table, once the process where it lived is gone."""
    assert there.homes is not None
    while True:
        there.homes.forget(lambda table, process: True)
        try:
            return await there.room(table)
        except Denied:
            await asyncio.sleep(0)


@in_time
async def test_a_process_that_is_cut_off_answers_nobody_once_others_may_have_its_tables(house_url: str) -> None:
    beat, lost = 0.2, asyncio.Event()
    async with Relay(house_url) as relay, hosting(relay.url, lease=Lease(beat)) as here:
        here.store.when_lost = lost.set
        async with hosting(house_url, lease=Lease(beat)) as there:
            room = await friends(here)
            reader = room.attendance.subscribe(ANN, 0, "en")
            await reader.next()
            assert (await here.room(room.id)).seq == room.seq
            with relay.cut():
                taken = await taken_over(there, room.id)
                assert reader.lost, "whoever watched it here looks for it elsewhere"
                with pytest.raises(Denied, match="store"):
                    await here.room(room.id)
                with pytest.raises(Denied, match="store"):
                    await room.do(BOB, messages.Say(key(), 1, "is anybody there?"))
                await taken.do(ANN, an_answer(taken, 0, dice=Random(1)))
            await lost.wait()
            with pytest.raises(Denied, match="store"):
                await here.room(room.id)


@in_time
async def test_a_process_that_is_cut_off_for_a_moment_goes_on(house_url: str) -> None:
    async with Relay(house_url) as relay, hosting(relay.url, lease=Lease(0.2)) as here:
        room = await friends(here)
        with relay.cut():
            while not here.store.adrift:
                await asyncio.sleep(0)
            with pytest.raises(Denied, match="store"):
                await here.room(room.id)
        while here.store.adrift:
            await asyncio.sleep(0)
        again = await here.room(room.id)
        await again.do(ANN, an_answer(again, 0, dice=Random(1)))


@in_time
async def test_a_process_that_ends_gives_its_tables_back_at_once(house_url: str) -> None:
    async with hosting(house_url) as here:
        async with hosting(house_url) as there:
            room = await friends(there, grace=60)
            room.attendance.subscribe(ANN, 0, "en")
            while room.chairs.seats[0].away is not None:
                await asyncio.sleep(0)
            before = memory(room)
        again = await here.room(room.id)
        assert memory(again) == before
        assert all(chair.away for chair in again.chairs.seats), "nobody is there yet"


@in_time
async def test_a_table_that_is_held_in_one_process_is_listed_alike_in_all(house_url: str) -> None:
    async with hosting(house_url, pause=1000.0) as here, hosting(house_url, pause=1000.0) as there:
        room = await friends(here)
        dice, held = Random(4), 0
        for _ in range(30):
            seat = room.table.waiting()[0]
            await room.do([ANN, BOB][seat], an_answer(room, seat, dice=dice))
            held += room.desk.listed() is not None
            for visitor in (ANN, BOB):
                assert await there.mine(visitor) == await here.mine(visitor)
        assert held


@in_time
async def test_of_two_processes_that_want_a_table_one_gets_it(house_url: str) -> None:
    async with hosting(house_url) as here, hosting(house_url) as there:
        rooms = [await friends(here) for _ in range(8)]
        here._rooms.clear()
        tables = [room.id for room in rooms]
        homes = [it.homes for it in (here, there) if it.homes is not None]
        await homes[0].leave(tables)

        async def wants(which: int, table: str) -> None:
            while True:
                try:
                    await homes[which].of(table)
                except Denied:  # the other one is taking it just now
                    continue
                return

        await asyncio.gather(*(wants(which, table) for table in tables for which in (0, 1)))
        assert not homes[0].here & homes[1].here
        assert homes[0].here | homes[1].here == set(tables)


@in_time
async def test_only_processes_of_the_house_may_hand_on_requests(
    house_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(house_url) as rooms:
        room, door = await friends(rooms), bound("127.0.0.1", 0)
        app: Any = application(rooms, cast("Thinkers", rooms.thinkers), Page(Path("no page")), door)
        house = app.inside.state.house
        await house.open()
        scope = {"type": "http", "method": "GET", "path": f"/api/tables/{room.id}", "headers": []}
        for secret in ("", "x" * 22):
            line = Wire(*await asyncio.open_connection(*door.getsockname()))
            await line.put([secret, scope, {"visitor": ANN}])
            assert await line.take() is None
            line.cut()
        longest = forward.GREETING + 1
        said = longest.to_bytes(forward.SIGNS_OF_LENGTH) + b"x" * longest
        monkeypatch.setattr(forward, "CONNECTING", 0.1)
        for rude in (said, b"", b"\x00\x00"):  # far too much, nothing, half of it
            reader, writer = await asyncio.open_connection(*door.getsockname())
            writer.write(rude)
            with suppress(ConnectionError):
                assert await reader.read() == b"", "nobody listens any longer"
            writer.close()
        monkeypatch.setattr(forward, "CONNECTING", 30.0)
        monkeypatch.setattr(forward, "MOST_STRANGERS", 3)
        silent = [await asyncio.open_connection(*door.getsockname()) for _ in range(3)]
        late, writer = await asyncio.open_connection(*door.getsockname())
        assert await late.read() == b"", "there are enough of them at the door"
        for it in (writer, *(it for _, it in silent)):
            it.close()
        await house.close()


@asynccontextmanager
async def house(url: str) -> AsyncIterator[Rooms]:
    """A process with its doors, which hears the news of the others."""
    thinkers = Thinkers()
    rooms = Rooms(Store(url), thinkers, games=games, pause=0.0)
    with bound("127.0.0.1", 0) as door:
        app: Any = application(rooms, thinkers, Page(Path("no page")), door)
        async with app.inside.lifespan():
            yield rooms


@in_time
async def test_every_process_knows_which_tables_are_in_trouble(house_url: str) -> None:
    async with house(house_url) as here, house(house_url) as there:
        room = await friends(here)
        torn = update(TABLES).where(TABLES.c.id == room.id).values(rest="{")
        await here.store.write(lambda connection: connection.execute(torn))
        room.desk.drop()
        with pytest.raises(Denied, match="unloadable"):
            await here.room(room.id)
        while not [card for card in await there.mine(ANN) if card.problem]:
            await here.walk()
        assert await there.mine(ANN) == await here.mine(ANN)


@in_time
async def test_a_browser_that_was_signed_out_is_a_stranger_everywhere_even_if_the_news_is_missed(
    house_url: str,
) -> None:
    async with hosting(house_url) as here, hosting(house_url) as there:
        await here.store.write(partial(add, device="phone", visitor=ANN, name="Firefox", now=1.0))
        await there.walk()
        assert there.devices.visitor("phone") == ANN
        there.devices.put("tablet", BOB, 0)
        await there.walk()
        assert there.devices.visitor("tablet") == BOB, "they are not read again if nothing has changed"
        await here.devices.sign_out(here.store, ANN, "phone")
        await there.walk()
        assert there.devices.visitor("phone") not in (ANN, "phone")
        assert there.devices.visitor("tablet") == "tablet"


@in_time
async def test_what_is_read_together_is_from_one_moment(any_url: str) -> None:
    store = Store(any_url)
    await store.start()
    other = engine(full_url(any_url), 1.0, 1)
    row = {"table_id": "t", "number": 0, "seat": 0, "name": "", "text": "", "args": None, "time": 0.0}

    def look(connection: Any) -> tuple[int, int]:
        before = lines(connection)
        with other.begin() as writing:
            writing.execute(insert(CHAT).values(row))
        return before, lines(connection)

    assert await store.read(look) == (0, 0)
    assert await store.read(lines) == 1
    other.dispose()
    await store.close()
