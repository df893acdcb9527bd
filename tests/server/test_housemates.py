"""Bots think in any process of a house: one whose workers are all busy asks another, which reads the table itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from orrery.server.app import application
from orrery.server.bot_workers import Thinkers, Thought
from orrery.server.housemates import Housemates
from orrery.server.page import Page
from orrery.server.rooms import Rooms
from orrery.server.serve import bound
from orrery.server.store import Store
from orrery.server.workers import Job
from tests.server.databases import in_time
from tests.server.hosting import ANN, an_answer, wanted

SEARCH = "search:sims=2"


@asynccontextmanager
async def living(url: str) -> AsyncIterator[tuple[Rooms, Housemates]]:
    """A process of the house, with its door open to the others."""
    store, thinkers = Store(url), Thinkers()
    rooms = Rooms(store, thinkers, pause=0.0)
    app: Any = application(rooms, thinkers, Page(Path("no page")), bound("127.0.0.1", 0))
    await store.start()
    await rooms.start()
    await app.inside.state.house.open()
    assert thinkers.housemates is not None
    try:
        yield rooms, thinkers.housemates
    finally:
        await rooms.close()
        await app.inside.state.house.close()
        await store.close()
        thinkers.close()


def at_work(thinkers: Thinkers, seconds: float) -> list[Job]:
    """Keep all workers for short searches busy for that long, or until the jobs are cancelled."""
    jobs = [Job("another table", 60.0, time.sleep, (seconds,)) for _ in range(2)]
    for job in jobs:
        thinkers._brisk.put(job)
    return jobs


@in_time
async def test_a_process_without_a_free_worker_asks_another_one(house_url: str) -> None:
    async with living(house_url) as (here, asks), living(house_url) as (_, lends):
        jobs = at_work(asks._thinkers, 30.0)
        made = await here.make(ANN, wanted("me", SEARCH, game="race"))
        room = await here.room(made.table)
        while not lends.lent:
            await asyncio.sleep(0.01)
        while 1 in room.table.waiting():
            await asyncio.sleep(0.01)
        assert asks.lent == 0
        assert not any(job.future.done() for job in jobs), "all that time nobody here was free"
        for job in jobs:
            job.future.cancel()


@in_time
async def test_nothing_is_lent_for_another_position_or_by_whoever_is_busy(house_url: str) -> None:
    async with living(house_url) as (here, asks), living(house_url) as (_, lends):
        made = await here.make(ANN, wanted("me", "me", game="race"))
        room = await here.room(made.table)
        thought = Thought(room.id, 0, len(room.table.entries), SEARCH, 1, 20.0)
        said = await asks.think(thought)
        assert said is not None
        _, asked = room.table.asked(0)[0]
        assert asked.refuse(asked.decode(said[0])) is None
        assert await asks.think(structs.replace(thought, at=thought.at + 1)) is None
        assert await asks.think(structs.replace(thought, table="0123456789ab")) is None
        jobs = at_work(lends._thinkers, 30.0)
        assert await asks.think(thought) is None
        for job in jobs:
            job.future.cancel()


@in_time
async def test_a_thought_is_the_same_wherever_it_is_thought(house_url: str) -> None:
    async with living(house_url) as (here, asks), living(house_url) as (_, lends):
        made = await here.make(ANN, wanted("me", "me", game="race"))
        room = await here.room(made.table)
        for seat in (0, 1):
            await room.do(ANN, an_answer(room, seat, dice=Random(seat)))
        seat = room.table.waiting()[0]
        mind = room.table.mind(seat)
        far = await asks.think(Thought(room.id, seat, len(room.table.entries), SEARCH, 5, 20.0))
        assert far == [await asks._thinkers.search(mind, SEARCH, 5)]
        assert lends.lent == 1
