"""A long history is folded into one row: nothing is lost, nothing is done twice, and it opens at once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy import func, select

from orrery.server import compaction, desk, messages
from orrery.server.exports import export
from orrery.server.schema import ACTS
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, an_answer, friends, hosting, key, memory, play


@in_time
async def test_a_folded_history_is_the_same_history(any_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_ROWS", 10)
    dice = Random(4)
    async with hosting(any_url) as rooms:
        room = await friends(rooms, rounds="9")
        first = an_answer(room, room.table.waiting()[0], dice=dice)
        whose = [ANN, BOB][first.seat]
        await room.do(whose, first)
        for _ in range(6):  # acts go on while it is folded
            await asyncio.gather(play(room, 12, dice), rooms.walk())
            await room.do(ANN, messages.Say(key(), 0, "hello"))
            for seat in (0, 1):
                if room.table.can_undo(seat):
                    await room.do([ANN, BOB][seat], messages.Undo(key(), seat))
        await rooms.walk()
        before, told = memory(room), export(await room.history(), room.names, 0, "record")
        rows = select(func.count()).where(ACTS.c.table_id == room.id)
        written = await rooms.store.read(lambda it: it.execute(rows.where(ACTS.c.cut.is_not(None))).scalar_one())
        assert room.live.rows == written < 10
        assert await rooms.store.read(lambda it: it.execute(rows).scalar_one()) == room.seq
    async with hosting(any_url) as rooms:
        again = await rooms.room(room.id)
        assert memory(again) == before
        assert export(await again.history(), again.names, 0, "record") == told
        await again.do(whose, first)
        assert memory(again) == before, "what was done long ago is not done again"
        while again.table.going_back(0):
            await again.do(ANN, messages.Undo(key(), 0))
            if again.undo_asked:
                await again.do(BOB, messages.Consent(key(), 1, True))
        left = memory(again)
        assert len(again.table.entries) < 20
    async with hosting(any_url) as rooms:
        third = await rooms.room(room.id)
        assert memory(third) == left
        await play(third, 20, dice)


@in_time
async def test_who_folds_last_changes_nothing(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, rounds="9")
        await play(room, 10, Random(1))
        early = await rooms.store.read(lambda it: compaction.read(it, room.id))
        await play(room, 10, Random(1))
        late = await rooms.store.read(lambda it: compaction.read(it, room.id))
        before = memory(room)
        for it in (late, early):
            await rooms.store.write(compaction.folding(room.id, it))
        assert (await rooms.store.read(lambda it: compaction.read(it, room.id))).rows == 1
        room.desk.drop()
        await room.desk.open()
        assert memory(room) == before
