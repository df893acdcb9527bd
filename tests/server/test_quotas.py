"""Quotas: how many tables a visitor may have, how big they may become, and how many may watch. Each refusal says what
to do, in both languages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from orrery.server import messages
from orrery.server.errors import Denied, denied
from orrery.server.quotas import Quotas
from orrery.server.rooms import Rooms
from tests.server.hosting import ANN, BOB, friends, hosting, key, wanted

Story = Callable[[Rooms], Coroutine[Any, Any, Any]]


async def two_tables(rooms: Rooms) -> None:
    for _ in range(2):
        await rooms.make(ANN, wanted("me", "me"))


async def two_of_bots(rooms: Rooms) -> None:
    for _ in range(2):
        await rooms.make(ANN, wanted("random", "random"))


async def any_table(rooms: Rooms) -> None:
    await rooms.make(ANN, wanted("me", "me"))


async def two_say_something(rooms: Rooms) -> None:
    room = await friends(rooms)
    for visitor, seat in ((ANN, 0), (BOB, 1)):
        await room.do(visitor, messages.Say(key(), seat, "hello"))


async def one_says_something(rooms: Rooms) -> None:
    room = await friends(rooms)
    await room.do(BOB, messages.Say(key(), 1, "hello"))


async def two_watch(rooms: Rooms) -> None:
    made = await rooms.make(ANN, wanted("me", "me"))
    link = next(link for link in made.links if link.seat < 0)
    for visitor in (BOB, BOB, "a stranger"):  # who comes again takes no place
        await rooms.sit(visitor, made.table, link.secret)


def test_whoever_only_watches_leaves_room_to_talk(url: str) -> None:
    async def run() -> None:
        async with hosting(url, quotas=Quotas(chat=2)) as rooms:
            made = await rooms.make(ANN, wanted("me", "me"))
            room = await rooms.room(made.table)
            await rooms.sit(BOB, made.table, next(link.secret for link in made.links if link.seat < 0))
            await room.do(BOB, messages.Say(key(), -1, "hello"))
            with pytest.raises(Denied, match="quota"):
                await room.do(BOB, messages.Say(key(), -1, "hello again"))
            await room.do(ANN, messages.Say(key(), 0, "hello"))

    asyncio.run(run())


@pytest.mark.parametrize(
    ("quotas", "story", "told"),
    [
        (Quotas(running=1), two_tables, "denied-tables"),
        (Quotas(of_bots=1), two_of_bots, "denied-tables-of-bots"),
        (Quotas(of_visitor=0), any_table, "denied-storage"),
        (Quotas(of_table=0), one_says_something, "denied-table-full"),
        (Quotas(chat=1), two_say_something, "denied-chat-full"),
        (Quotas(watchers=1), two_watch, "denied-crowded"),
    ],
)
def test_a_quota_is_refused_with_what_to_do(url: str, quotas: Quotas, story: Story, told: str) -> None:
    async def run() -> None:
        async with hosting(url, quotas=quotas) as rooms:
            await story(rooms)

    with pytest.raises(Denied) as caught:
        asyncio.run(run())
    assert caught.value.key == told
    english, german = (denied(caught.value).problem(lang).text for lang in ("en", "de"))
    assert english.count(".") > 1 or ":" in english, "what is wrong, and what to do"
    assert english != german != told


def test_a_quota_counts_each_visitor_for_themselves(url: str) -> None:
    async def run() -> None:
        async with hosting(url, quotas=Quotas(running=1, of_bots=1)) as rooms:
            await two_of_bots_of(rooms, ANN, BOB)
            with pytest.raises(Denied):
                await rooms.make(BOB, wanted("me", "me"))

    async def two_of_bots_of(rooms: Rooms, *whose: str) -> None:
        for visitor in whose:
            await rooms.make(visitor, wanted("random", "random"))

    asyncio.run(run())


def test_a_table_knows_what_it_takes_in_the_database(url: str) -> None:
    async def run() -> list[int]:
        async with hosting(url) as rooms:
            room = await friends(rooms)
            found = [room.live.rest.stored]
            await room.do(ANN, messages.Say(key(), 0, "x" * 1000))
            found.append(room.live.rest.stored)
            room.desk.drop()
            await room.desk.open()
            return [*found, room.live.rest.stored]

    fresh, after, again = asyncio.run(run())
    assert fresh > 100
    assert after - fresh > 1000
    assert again == after


def test_many_tables_at_the_same_time_are_no_more_than_one_after_the_other(any_url: str) -> None:
    async def run() -> int:
        async with hosting(any_url, quotas=Quotas(running=5, of_bots=3)) as rooms:
            opening = [rooms.make(ANN, wanted("random", "random")) for _ in range(10)]
            told = await asyncio.gather(*opening, return_exceptions=True)
            assert {it.code for it in told if isinstance(it, Denied)} == {"quota"}
            return len(await rooms.mine(ANN))

    assert asyncio.run(run()) == 3
