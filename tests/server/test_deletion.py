"""What is deleted when somebody asks for it, and that nothing is otherwise."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection, select, text, update
from structlog.testing import capture_logs

from orrery.server import messages
from orrery.server.deletion import DAY, Retention, delete_old, delete_table, forget_person, leave
from orrery.server.errors import Denied, NoSuchTable
from orrery.server.schema import METADATA, TABLES
from orrery.server.store import Store
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, play, wanted


def everything(connection: Connection) -> str:
    """All that the database says."""
    return str([connection.execute(select(it)).all() for it in METADATA.sorted_tables])


@in_time
async def test_the_owner_deletes_a_table(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room, alone = await friends(rooms, rounds="1"), await rooms.make(ANN, wanted("me", "random"))
        reader = room.attendance.subscribe(BOB, 1, "en")
        for visitor, code in ((BOB, "owner"), (ANN, "others")):
            with pytest.raises(Denied) as denied:
                await delete_table(rooms, visitor, room.id)
            assert denied.value.code == code
        await delete_table(rooms, ANN, alone.table)
        await play(room, 500, Random(1))
        assert room.table.over
        await delete_table(rooms, ANN, room.id)
        assert reader.lost
        assert not room.may_see(BOB, 1)
        for table in (room.id, alone.table):
            with pytest.raises(NoSuchTable):
                await rooms.room(table)
            assert table not in await rooms.store.read(everything)
        assert await rooms.mine(ANN) == []
        with pytest.raises((Denied, NoSuchTable)):
            await room.do(BOB, messages.Say(key(), 1, "still here"))
        reader.close()


@in_time
async def test_a_table_is_not_deleted_under_somebody_who_is_just_sitting_down(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend"))
        room = await rooms.room(made.table)
        async with room.desk.turn():  # whoever comes now waits for their turn, in order
            sits = asyncio.create_task(rooms.sit(BOB, made.table, made.links[1].secret))
            while not room.desk._lock._waiters:
                await asyncio.sleep(0)
            deletes = asyncio.create_task(delete_table(rooms, ANN, made.table))
            while len(room.desk._lock._waiters or ()) < 2:
                await asyncio.sleep(0)
        await sits
        with pytest.raises(Denied, match="others"):
            await deletes
        assert room.seats_of(BOB) == [1]


@in_time
async def test_a_table_where_something_is_just_done_is_not_too_old(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        aged = update(TABLES).values(updated=time() - 100 * DAY)
        await rooms.store.write(lambda connection: connection.execute(aged))
        read, seat = rooms.store.read, room.table.waiting()[0]

        async def slowly(look: Any) -> Any:
            found = await read(look)
            await room.do(room.chairs.holders(seat)[0], an_answer(room, seat, dice=Random(1)))
            return found

        monkeypatch.setattr(rooms.store, "read", slowly)
        assert await delete_old(rooms, Retention(abandoned=90), time()) == 0
        assert (await rooms.room(room.id)).table.entries


@in_time
async def test_tables_are_kept_for_as_long_as_the_host_says_and_else_for_ever(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        over, stale = await friends(rooms, rounds="1"), await friends(rooms)
        await play(over, 500, Random(1))
        fresh = await friends(rooms)

    def age(connection: Connection) -> None:
        for table, days in ((over.id, 31), (stale.id, 400), (fresh.id, 29)):
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(updated=time() - days * DAY))

    left = {over.id, stale.id, fresh.id}
    kept: list[tuple[Retention, set[str]]] = [
        (Retention(), set()),
        (Retention(32, 401), set()),
        (Retention(finished=30), {over.id}),
        (Retention(abandoned=365), {stale.id}),
        (Retention(30, 30), set()),
    ]
    for retention, gone in kept:
        left -= gone
        async with hosting(any_url, retention=retention) as rooms:
            await rooms.store.write(age)
            await rooms.walk()
            assert {it.table for it in await rooms.mine(ANN)} == left
            said = await rooms.store.read(everything)
            assert not any(table in said for table in gone)


@in_time
async def test_a_person_is_forgotten_and_the_others_play_on(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room, alone = await friends(rooms, "friend", rounds="2"), await rooms.make(ANN, wanted("me", "random"))
        watched = await rooms.make(CIA, wanted("me", "me"))
        await rooms.sit(ANN, watched.table, watched.links[0].secret)
        await play(room, 12, Random(1))
        await room.do(ANN, messages.Say(key(), 0, "call me at five"))
        await room.do(BOB, messages.Say(key(), 1, "I stay"))
        reader, entries = room.attendance.subscribe(ANN, 0, "en"), room.table.entries[:]
        told = await forget_person(rooms, ANN)
        assert rooms.store.metrics.acts["leave"] == 2, "acts like any other"
        assert "#1 hat den Tisch verlassen. Dort spielt ein Bot (greedy) weiter." in [
            line.text for line in await room.chat(0, "de")
        ]
        assert (told.tables, told.left) == (3, [])
        assert reader.lost
        assert not room.may_see(ANN, -1)
        said = await rooms.store.read(everything)
        for mine in (ANN, "call me at five", alone.table):
            assert f"'{mine}'" not in said
        assert await rooms.mine(ANN) == []
        assert [(it.name, it.text) for it in await room.chat(0, "de") if it.seat >= 0] == [
            ("", "(entfernt)"), ("bob", "I stay"),
        ]  # fmt: skip
        chair = room.chairs.seats[0]
        assert (chair.who, chair.bot, chair.name) == ("bot", "greedy", "")
        assert room.table.entries[: len(entries)] == entries
        with pytest.raises(NoSuchTable):
            await leave(rooms, ANN, room.id)
        dice = Random(3)
        while not room.table.over:
            while room.bots.at_work:
                await next(iter(room.bots.at_work.values()))
            await play(room, 1, dice)
        reader.close()


@in_time
async def test_nothing_stays_where_a_person_no_longer_sits_or_only_watched(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend"))
        link = {it.seat: it.secret for it in made.links}
        await rooms.sit(BOB, made.table, link[1], "Quentin")
        await rooms.sit(CIA, made.table, link[-1])
        room = await rooms.room(made.table)
        await room.do(BOB, messages.Say(key(), 1, "call me at five"))
        await room.do(CIA, messages.Say(key(), -1, "I only look"))
        await rooms.link(ANN, made.table, messages.LinkWanted(1))
        await room.do(BOB, messages.Consent(key(), 1, True, "free"))
        assert not room.may_see(BOB, 1)
        for who in (BOB, CIA):
            await forget_person(rooms, who)
        said = await rooms.store.read(everything)
        assert [it for it in (f"'{BOB}'", f"'{CIA}'", "Quentin", "call me", "only look") if it in said] == []
        told = [it.text for it in await room.chat(0, "en")]
        assert told.count("(removed)") == 2
        assert told[0] == "#2 sits down at seat 2."


@in_time
async def test_no_result_and_no_announcement_keeps_the_name_of_somebody_forgotten(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend", game="race"))
        link = next(it.secret for it in made.links if it.seat == 1)
        for name in ("Quentin", "Quentin, late", "Ulrike"):
            await rooms.sit(BOB, made.table, link, name)
        room = await rooms.room(made.table)
        await play(room, 1000, Random(1))
        assert room.table.over
        end = room.shown(ANN, 0, "en").result
        assert end is not None
        assert sum("Ulrike" in fact for fact in end.facts) == 1
        await leave(rooms, BOB, room.id)
        said = await rooms.store.read(everything)
        assert [name for name in ("Quentin", "Ulrike", "late") if name in said] == []
        assert [it.text for it in await room.chat(0, "en")] == [
            "#2 sits down at seat 2.", "(removed)", "(removed)", "#2 has left the table.",
        ]  # fmt: skip
        after = room.shown(ANN, 0, "en").result
        assert after is not None
        assert after.facts == [fact.replace("Ulrike", "Seat 1") for fact in end.facts]


@in_time
async def test_a_table_is_left_behind_its_back_only_if_it_can_never_be_loaded(url: str) -> None:
    """Not while the database is just busy, when its players may sit at it in memory."""
    async with hosting(url) as rooms:
        room, torn = await friends(rooms), await friends(rooms)
        await rooms.store.write(lambda it: it.execute(text("ALTER TABLE snapshots RENAME TO elsewhere")))
        room.desk.drop()
        with pytest.raises(Denied, match="store"):
            await leave(rooms, BOB, room.id)
        await rooms.store.write(lambda it: it.execute(text("ALTER TABLE elsewhere RENAME TO snapshots")))
        assert (await rooms.room(room.id)).seats_of(BOB) == [1]
        await rooms.store.write(lambda it: it.execute(update(TABLES).where(TABLES.c.id == torn.id).values(rest="{")))
        torn.desk.drop()
        await leave(rooms, BOB, torn.id)
        assert [card.table for card in await rooms.mine(BOB)] == [room.id]


@in_time
async def test_only_the_owner_of_the_file_can_read_it(tmp_path: Path) -> None:
    def modes() -> set[int]:
        return {stat.S_IMODE(it.stat().st_mode) for it in tmp_path.iterdir()}

    async with hosting(f"sqlite:///{tmp_path}/orrery.db") as rooms:
        await friends(rooms)
        assert len([*tmp_path.iterdir()]) == 3
        assert modes() == {0o600}
    (tmp_path / "orrery.db").chmod(0o644)
    with capture_logs() as logs:
        store = Store.file(tmp_path / "orrery.db")
        await store.start()
        assert modes() == {0o600}
        await store.close()
    assert next(it["file"] for it in logs if "others could read" in it["event"]) == "orrery.db"
