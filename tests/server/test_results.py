"""Results: a finished game is stored as it ended. Whatever the rules are later, everybody is told the same, and nobody
who looks at it changes a thing."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from orrery.core.refusal import Refused
from orrery.games import game as titled
from orrery.server import exports, messages, replays
from orrery.server.errors import OUTDATED, Denied
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.schema import ACTS, LINKS, RESULTS, SEATS, SNAPSHOTS, TABLES
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, friends, hosting, key, play
from tests.server.played import played
from tests.server.test_restart import Expanse, expand

ROWS = (TABLES, RESULTS, SEATS, ACTS, SNAPSHOTS, LINKS)


def rows(connection: Connection) -> dict[str, list[Any]]:
    """Everything that is stored, but for who has read how far and in which process the table lives."""
    kept = {table.name: [column for column in table.c if column.name != "process"] for table in ROWS}
    return {name: [tuple(row) for row in connection.execute(select(*columns))] for name, columns in kept.items()}


RACE = titled("race")


async def finished(rooms: Rooms, **options: str) -> Room:
    """A game of Ann and Bob that is over: Race, or with options another one."""
    room = await friends(rooms, **options or {"game": "race"})  # type: ignore[arg-type]
    await play(room, 1000, Random(1))
    assert room.table.over
    return room


async def told(rooms: Rooms, room: Room) -> dict[str, Any]:
    """Everything that says how the game ended."""
    history, words = await room.history(), room.words(0, "en")
    seats, last = room.seats_shown(ANN), len(replays.places(await room.history(), -1)) - 1
    (card,) = [card for card in await rooms.mine(ANN) if card.table == room.id]
    record = exports.export(history, room.names, None, "record").decode().splitlines()
    lines = exports.export(history, room.names, None, "jsonl").decode().splitlines()
    end = replays.moment(history, last, -1, words, seats=seats, ended=room.result(words)).shown
    return {
        "list": (card.over, card.winners, card.updated),
        "page": [room.shown(ANN, 0, lang).result for lang in ("en", "de")],
        "replay": (end.over, end.result),
        "record": (json.loads(record[0])["rules"], json.loads(record[-1])),
        "lines": json.loads(lines[-1])["scores"],
    }  # fmt: skip


async def never_over(s: Any) -> None:
    raise AssertionError("a finished game is not played again")


OTHER = [
    replace(RACE, revision="2", winners=lambda s: [0, 1], score=lambda s: [0, 99]),
    replace(RACE, revision="2", steps=dict.fromkeys(RACE.steps, never_over)),
]


@in_time
@pytest.mark.parametrize("other", OTHER, ids=["others win", "another end"])
async def test_a_finished_game_ends_as_it_ended_whatever_the_rules_are_now(any_url: str, other: Any) -> None:
    async with hosting(any_url) as rooms:
        room = await finished(rooms)
        before = await told(rooms, room)
        assert before["page"][0].winners == before["list"][1] != [0, 1]
        assert before["replay"] == (True, before["page"][0])
    async with hosting(any_url, games=lambda name: other) as rooms:
        kept = await rooms.store.read(rows)
        again = await rooms.room(room.id)
        assert await told(rooms, again) == before
        reader = again.attendance.subscribe(BOB, 1, "en")
        await reader.next()
        again.attendance.polled(ANN)
        await rooms.walk()
        reader.close()
        while not again.idle:
            await reader._woken.wait()
            await rooms.walk()
        assert await rooms.store.read(rows) == kept, "whoever looks at a finished game changes nothing"
        await again.do(BOB, messages.Say(key(), 1, "good game"))
        assert await told(rooms, again) == before | {"list": (await told(rooms, again))["list"]}
        assert (await rooms.mine(ANN))[0].winners == before["list"][1]
        history, words = await again.history(), again.words(-1, "en")
        if other is OTHER[0]:
            assert replays.moment(history, 3, -1, words).shown.result is None
        else:
            with pytest.raises(replays.NoMoment):
                replays.moment(history, 3, -1, words)


@in_time
async def test_the_result_of_a_game_from_before_they_were_stored_is_stored_when_it_is_first_opened(
    any_url: str,
) -> None:
    async with hosting(any_url) as rooms:
        room = await finished(rooms)
        before, kept = await told(rooms, room), await rooms.store.read(rows)
        await rooms.store.write(lambda connection: connection.execute(delete(RESULTS)))
    async with hosting(any_url) as rooms:
        assert await told(rooms, await rooms.room(room.id)) == before
        assert await rooms.store.read(rows) == kept
    async with hosting(any_url, games=lambda name: OTHER[0]) as rooms:
        assert await told(rooms, await rooms.room(room.id)) == before


@in_time
async def test_a_finished_game_that_cannot_be_shown_any_more_still_says_how_it_ended(url: str) -> None:
    async with hosting(url) as rooms:
        room = await finished(rooms)
        before = await told(rooms, room)
        it = before["page"][1]
        kept = await rooms.store.read(rows)
    changed = replace(RACE, state=Expanse, setup=expand, revision="2")
    async with hosting(url, games=lambda name: changed) as rooms:
        with pytest.raises(Denied) as denied:
            await rooms.room(room.id)
        assert denied.value.code == OUTDATED
        archive = await rooms.archive(room.id)
        result = archive.result("de")
        assert result is not None
        assert result.sheet.heads == ["me 0", "bob"]
        assert (result.scores, result.winners, result.sheet.rows) == (it.scores, it.winners, it.sheet.rows)
        assert json.loads(archive.export(0).decode().splitlines()[-1]) == before["record"][1]
        assert [card.winners for card in await rooms.mine(ANN)] == [before["list"][1]]
        assert await rooms.store.read(rows) == kept


@in_time
async def test_a_finished_game_stays_finished(url: str) -> None:
    """Nothing of it is taken back, not even with everybody's consent: play on from a position, at another table."""
    async with hosting(url) as rooms:
        room = await finished(rooms, rounds="1")
        for act in (messages.Undo(key(), 0), messages.Redo(key(), 0), messages.Place(key(), 0, 0, "greedy")):
            with pytest.raises(Refused) as refused:
                await room.do(ANN, act)
            assert refused.value.reason == "over"
        history = await room.history()
        made = await rooms.adopt(ANN, replays.branch(history, 3, -1, 5), [messages.SeatWanted("me")] * 2)
        assert not (await rooms.room(made.table)).table.over
        assert room.table.over


@in_time
async def test_an_imported_game_that_is_over_is_stored_with_its_result(url: str) -> None:
    table = played("race")
    assert table.over
    async with hosting(url) as rooms:
        made = await rooms.adopt(ANN, table, [messages.SeatWanted("me", "North"), messages.SeatWanted("me")])
        assert await rooms.store.read(lambda c: c.execute(select(RESULTS.c.table_id)).scalars().all()) == [made.table]
        assert (await rooms.mine(ANN))[0].winners == table.game.winners(table.state)
