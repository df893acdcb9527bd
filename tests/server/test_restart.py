"""Restarts: nothing is lost, nothing is done twice, and a refused write has changed nothing; also under different
rules."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from orrery.core.game import Game
from orrery.core.refusal import Refused
from orrery.core.state import state, tell
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.games.race.rules.state import Race
from orrery.server import messages
from orrery.server.errors import OUTDATED, Denied
from orrery.server.ledger import Wish
from orrery.server.schema import TABLES
from tests.core.toy import GAME, dawn
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, memory, play

WHERE = ("CardPlayed", "Dusk", "fight", "", "vote")


# --- nothing is lost --------------------------------------------------------------------------------------------------


@in_time
async def test_a_restart_loses_nothing(any_url: str) -> None:
    dice = Random(3)
    for answers in (0, 1, 7, 30, 55):
        async with hosting(any_url) as rooms:
            room = await friends(rooms, "friend")
            await play(room, answers, dice)
            if room.table.can_undo(0):
                await room.do(ANN, messages.Undo(key(), 0))
            elif room.table.going_back(0):
                await room.do(ANN, messages.Undo(key(), 0))
                await room.do(BOB, messages.Consent(key(), 1, True))
            await room.do(BOB, messages.Stand(key(), 1, "Dusk"))
            await room.do(ANN, messages.Say(key(), 0, "hello"))
            await room.do(ANN, messages.Place(key(), 0, 2, "random"))
            await room.do(ANN, messages.Seen(key(), 0, 1))
            while room.bots.at_work:
                await asyncio.wait(room.bots.at_work.values())
            before = memory(room)
        async with hosting(any_url) as rooms:
            again = await rooms.room(room.id)
            assert memory(again) == before
            await play(again, 3, dice)


@pytest.mark.parametrize("seed", range(4))
@in_time
async def test_whatever_is_done_is_found_again(url: str, seed: int) -> None:
    """Anything anybody may do, in any order; after each act the room forgets everything and loads it from the store."""
    dice = Random(seed)
    async with hosting(url, seeds=lambda: seed) as rooms:
        room = await friends(rooms, "friend", rounds="9")
        who, stopped = [ANN, BOB, CIA], 0
        for _ in range(120):
            seat = dice.choice(room.live.asked() or [0])
            asked = room.table.asked(seat)
            acts: list[messages.Acts] = [messages.Undo(key(), seat), messages.Redo(key(), seat)]
            acts += [messages.Consent(key(), seat, dice.random() < 0.7)]
            what: Literal["pass", "ask"] = "ask" if dice.random() < 0.6 else "pass"
            acts += [messages.Stand(key(), seat, dice.choice(WHERE), what, until=dice.choice(["", "round"]))]
            acts += [messages.Revoke(key(), seat, dice.randrange(1, 5))]
            acts += [an_answer(room, seat, dice=dice) for _ in range(20) if asked or room.live.question(seat)]
            before = memory(room)
            try:
                await room.do(who[seat], dice.choice(acts))
            except (Refused, Denied):
                assert memory(room) == before
            now = memory(room)
            stopped += room.table.moment is not None
            room.desk.drop()
            await room.desk.open()
            assert memory(room) == now
    assert stopped, "no moment was waited in"


@in_time
async def test_a_game_played_over_many_restarts_is_the_game_played_at_once(url: str) -> None:
    """Each answer in another life of the server."""
    async with hosting(url) as rooms:
        room = await friends(rooms, rounds="2")
        seed = room.table.seed
    dice, given = Random(5), []
    over = False
    while not over:
        async with hosting(url) as rooms:
            room = await rooms.room(room.id)
            for _ in range(4):
                seat = room.table.waiting()[0]
                given.append(an_answer(room, seat, dice=dice))
                await room.do([ANN, BOB][seat], given[-1])
                over = room.table.over
                if over:
                    break
    at_once = Table.new(GAME, 2, {"rounds": "2"}, seed=seed)
    for answer in given:
        at_once.answer_plain(answer.seat, answer.value, answer.question)
    assert at_once.over
    assert at_once.entries == room.table.entries
    assert at_once.journal == room.table.journal
    assert at_once.prints == room.table.prints
    assert at_once.state == room.table.state
    assert [it.at for it in at_once.snapshots] == [it.at for it in room.table.snapshots]


@in_time
async def test_undo_goes_back_beyond_what_was_loaded(url: str) -> None:
    """Back to the first answer, with every snapshot along the way fetched from the store."""
    async with hosting(url) as rooms:
        room = await friends(rooms, rounds="4")
        await play(room, 40, Random(1))
        assert len(room.table.snapshots) > 3
    async with hosting(url) as rooms:
        room = await rooms.room(room.id)
        while room.table.going_back(0):
            before = len(room.table.entries)
            await room.do(ANN, messages.Undo(key(), 0))
            if room.undo_asked:
                await room.do(BOB, messages.Consent(key(), 1, True))
            assert len(room.table.entries) < before
        left = memory(room)
        assert len(room.table.snapshots) <= 2
    async with hosting(url) as rooms:
        again = await rooms.room(room.id)
        assert memory(again) == left
        await play(again, 40, Random(2))


@in_time
async def test_history_has_all_snapshots(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, rounds="3")
        await play(room, 500, Random(1))
        history = await room.history()
        assert len(history.snapshots) == len(room.table.snapshots) > 2
        replayed = Table.new(GAME, 2, room.table.config, seed=room.table.seed)
        replayed._rebuild(room.table.entries, 0)
        assert [kept.state for kept in history.snapshots] == [kept.state for kept in replayed.snapshots]


# --- nothing is done twice --------------------------------------------------------------------------------------------


@in_time
async def test_the_same_key_is_done_once(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room = await friends(rooms)
        said, act = room.chat_count, an_answer(room, 0, dice=Random(1))
        done = await asyncio.gather(*(room.do(ANN, act) for _ in range(5)))
        assert {it.seq for it in done} == {done[0].seq}
        assert room.seq == done[0].seq == 3
        hello = messages.Say("hello", 0, "hello")
        await room.do(ANN, hello)
        await room.do(ANN, hello)
        assert room.chat_count == said + 1
        await room.do(BOB, messages.Say("hello", 1, "hello, too"))
        assert room.chat_count == said + 2
    async with hosting(any_url) as rooms:
        room = await rooms.room(room.id)
        await room.do(ANN, act)
        await room.do(ANN, hello)
        assert room.chat_count == said + 2
        assert room.seq == 5


@in_time
async def test_a_key_of_long_ago_is_still_known(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        said = room.chat_count
        first, hello = an_answer(room, 0, dice=Random(1)), messages.Say("hello", 0, "hello")
        await room.do(ANN, first)
        await room.do(ANN, hello)
        for n in range(220):
            await room.do(BOB, messages.Say(str(n), 1, "more"))
        entries = len(room.table.entries)
        await room.do(ANN, first)
        await room.do(ANN, hello)
        assert len(room.table.entries) == entries
        assert room.chat_count == said + 221
        assert len(room.desk.keys) <= 200


# --- when the database cannot be written ------------------------------------------------------------------------------


@in_time
async def test_a_refused_write_changes_nothing_and_it_recovers(tmp_path: Path, url: str) -> None:
    async with hosting(url, patience=0.05) as rooms:
        room = await friends(rooms)
        await play(room, 5, Random(1))
        before = memory(room)
        seat = room.table.waiting()[0]
        act = an_answer(room, seat, dice=Random(2))
        other = sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(2):
            with pytest.raises(Denied) as denied:
                await room.do([ANN, BOB][seat], act)
            assert denied.value.code == "store"
        other.execute("ROLLBACK")
        other.close()
        await room.until_visible(0)
        assert memory(room) == before
        await room.do([ANN, BOB][seat], act)
        assert room.seq == before["seqs"][0] + 1


@in_time
async def test_a_full_disk_changes_nothing_and_it_recovers(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        store = rooms.store
        pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").all())
        denied = None
        while denied is None:
            before = memory(room)
            try:
                await room.do(ANN, messages.Say(key(), 0, "x" * 1000))
            except Denied as error:
                denied = error
        assert denied.code == "store"
        await room.until_visible(0)
        assert memory(room) == before
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000").all())
        await room.do(ANN, messages.Say(key(), 0, "x" * 1000))
        assert room.chat_count == before["chat"] + 1


@in_time
async def test_who_stops_waiting_does_not_stop_an_act(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        said = room.chat_count
        task = asyncio.ensure_future(room.do(ANN, messages.Say("hello", 0, "hello")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await room.do(ANN, messages.Say("hello", 0, "hello"))
        assert room.chat_count == said + 1


# --- when the rules fail ----------------------------------------------------------------------------------------------


@in_time
async def test_an_act_that_cannot_be_put_in_writing_leaves_nothing_in_memory(url: str) -> None:
    """Else what is acknowledged after it would have nothing to stand on."""

    async def unwritable(s: Any) -> None:
        if s.round > 1:
            tell(s, "strange", thing=object())
        await dawn(s)

    strange = newer(steps=dict(GAME.steps) | {"dawn": unwritable})
    async with hosting(url, games=strange) as rooms:
        room = await friends(rooms)
        for _ in range(2):
            with pytest.raises(Denied, match="fault"):
                await play(room, 100, Random(1))
            await room.desk.open()
        await room.do(ANN, messages.Say(key(), 0, "what was that?"))
        before = memory(room)
        assert before["record"]
    async with hosting(url, games=strange) as rooms:
        assert memory(await rooms.room(room.id)) == before


@in_time
async def test_an_undo_that_fails_while_others_are_away_leaves_nothing_in_memory(url: str) -> None:
    broken: list[bool] = []

    def frail(s: Any) -> Any:
        if broken:
            raise ZeroDivisionError
        return GAME.limits(s) if GAME.limits is not None else None

    weak = newer(limits=frail)
    async with hosting(url, games=weak) as rooms:
        room = await friends(rooms, grace=60)
        await play(room, 20, Random(1))
        room.live.rest.asking = Wish(0, [], [1], 0.0)
        room.live.rest.own.clear()
        room.chairs.seats[1].away = 0.0
        await room.do(ANN, messages.Say(key(), 0, "where are you?"))
        before = memory(room)
        broken.append(True)
        with pytest.raises(Denied, match="fault"):
            await room.bots.look_after("random")
        broken.clear()
        await room.desk.open()
        assert memory(room) == before
        room.chairs.seats[1].away = 0.0
        await room.bots.look_after("random")
        after = memory(room)
        assert after["asking"] is None
    async with hosting(url, games=weak) as rooms:
        assert memory(await rooms.room(room.id)) == after


# --- other rules ------------------------------------------------------------------------------------------------------


def newer(**change: Any) -> Any:
    """Games, one of which has different rules now."""
    game: Game = replace(GAME, revision="2", **change)
    return lambda name: game


@in_time
async def test_rules_that_lead_to_the_same_game_go_unnoticed(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, rounds="3")
        await play(room, 20, Random(1))
        before = memory(room)
    async with hosting(url, games=newer()) as rooms:
        again = await rooms.room(room.id)
        after = memory(again)
        assert (after["state"], after["journal"]) == (before["state"], before["journal"])
        await play(again, 3, Random(1))
        assert again.chat_count == before["chat"], "nobody need know"


@in_time
async def test_rules_that_lead_elsewhere_go_on_from_the_nearest_snapshot(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, rounds="5")
        await play(room, 30, Random(1))
        assert len(room.table.snapshots) >= 3
        at, lines = room.table.snapshots[-1].at, room.table.snapshots[-1].lines
        before, journal = room.table.entries[:], room.table.journal[:]

    async def other(s: Any) -> None:
        s.wizards[0].sparks += 1
        tell(s, "richer")
        await dawn(s)

    changed = newer(steps=dict(GAME.steps) | {"dawn": other})
    async with hosting(url, games=changed) as rooms:
        again = await rooms.room(room.id)
        assert again.table.frozen == at
        assert again.table.entries[:at] == before[:at]
        assert again.table.journal[:lines] == journal[:lines]
        assert ("richer", -1, {}) in again.table.journal
        said = (await again.chat())[-1].text
        assert "The rules were corrected on 2" in said
        rounds = [it.at for it in again.table.snapshots]
        assert f"What was decided since round {rounds.index(at)} stays" in said
        await play(again, 5, Random(1))
        after = memory(again)
    async with hosting(url, games=changed) as rooms:
        again = await rooms.room(room.id)
        assert memory(again) == after


@state
class Expanse(Race):
    """Race in a layout for which older positions say too little."""

    frontier: list[int] = field(kw_only=True)


def expand(players: int, config: Mapping[str, str]) -> Expanse:
    begun = titled("race").setup(players, config)
    return Expanse(frontier=[], **{p.name: getattr(begun, p.name) for p in Race.PLAN})


@in_time
async def test_a_table_that_cannot_go_on_is_kept_to_be_read(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, game="race")
        await play(room, 40, Random(1))
        log = room.log(0, "en", 0, 500)
        rows = await rooms.store.read(lambda connection: connection.execute(select(TABLES)).all())
    changed = replace(titled("race"), state=Expanse, setup=expand, revision="2")
    async with hosting(url, games=lambda name: changed) as rooms:
        with pytest.raises(Denied) as denied, capture_logs() as logged:
            await rooms.room(room.id)
        assert denied.value.code == OUTDATED
        assert logged
        assert "hand" not in str(logged), "the server's log tells nobody what a seat holds"
        kept = await rooms.archive(room.id)
        assert kept.log(0, "en", 0, 500) == log
        taken = [json.loads(line) for line in kept.export(0).decode().splitlines()]
        assert taken[0]["export"] == 0
        mine, theirs = ([it["v"] for it in taken if it.get("a") == seat and it["q"] == "keep"] for seat in (0, 1))
        assert mine
        assert "?" not in {word for words in mine for word in words}
        assert {word for words in theirs for word in words} == {"?"}
        assert rows == await rooms.store.read(lambda connection: connection.execute(select(TABLES)).all())
    async with hosting(url) as rooms:
        await play(await rooms.room(room.id), 3, Random(1))
