"""Shared views: equal readers share one view and one encoding, chat and arrivals make no view at all, and each reader
is told exactly what a view of their own would say."""

from __future__ import annotations

import json
import re
from collections import Counter, OrderedDict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from orrery.server import messages, readers, shared, views
from orrery.server.background import Known
from orrery.server.changes import applied, fields_changed
from orrery.server.room import Room
from tests.server.conftest import Visit
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, play, wanted
from tests.server.playing import Live, Served, links_of
from tests.server.test_socket import answer

WATCHING = 12


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many views, changes from view to view and logs have been made."""
    counts: Counter[str] = Counter()

    def counted(name: str, made: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **more: Any) -> Any:
            counts[name] += 1
            return made(*given, **more)

        return call

    monkeypatch.setattr(views, "shown", counted("views", views.shown))
    monkeypatch.setattr(readers, "log_since", counted("logs", views.log_since))
    monkeypatch.setattr(shared, "fields_changed", counted("changes", fields_changed))
    return counts


def heard(live: Live, kind: str) -> list[str]:
    return [it for it in live.heard if json.loads(it)["type"] == kind]


def test_many_who_watch_cost_one_view(served: Served, visit: Visit, made: Counter[str]) -> None:
    me = visit()
    told = me.make("race", "me", "me")
    table, mine = told["table"], me.live(told["table"], 0)
    mine.shown()
    crowd: list[Live] = []
    for _ in range(WATCHING):
        fan = visit()
        fan.sit(table, links_of(told)[-1])
        crowd.append(fan.live(table, -1))
        crowd[-1].shown()
    assert (made["views"], made["logs"]) == (2, 2), "of seat 0, and of the spectators; their coming changes nothing"
    assert len({re.sub(r'"seq":\d+', "", it.heard[0]) for it in crowd}) == 1
    made.clear()
    done = answer(mine, mine.latest, Random(1))
    for it in [mine, *crowd]:
        it.shown(done["seq"])
    assert made == {"views": 2, "changes": 2, "logs": 2}
    assert len({heard(it, "changed")[-1] for it in crowd}) == 1
    made.clear()
    mine.do("say", 0, text="hello")
    for it in crowd:
        it.until("chat")
    assert not made, "a line of chat makes no view"
    assert len({heard(it, "chat")[-1] for it in crowd}) == 1
    again = me.live(table, 1)
    again.shown()
    again.close()
    assert made["views"] == 1, "whoever sits down looks from a seat that nobody has looked from"


def test_a_finished_game_is_drawn_once(served: Served, visit: Visit, made: Counter[str]) -> None:
    me = visit()
    record = Path("records/race/2-players.jsonl").read_bytes()
    table = me.http.post("/api/imports", content=record).json()["table"]
    for _ in range(5):
        assert me.told(f"tables/{table}", seat=-1)["over"]
    assert made["views"] == 1


def told_now(room: Room, visitor: str, seat: int) -> tuple[Any, Any]:
    """What a reader is told, and what a view of their own would say."""
    whole = json.loads(readers.whole(room, visitor, seat, "en", Known(OrderedDict())))
    return whole, json.loads(msgspec.json.encode(room.shown(visitor, seat, "en")))


@in_time
async def test_each_reader_is_told_what_a_view_of_their_own_would_say(url: str) -> None:
    async with hosting(url) as rooms:
        room, dice = await friends(rooms, game="race"), Random(3)
        made = await rooms.make(CIA, wanted("me", "me"))
        link = (await rooms.link(ANN, room.id, messages.LinkWanted(-1))).link
        assert link is not None
        await rooms.sit(CIA, room.id, link.secret)
        eyes = [(ANN, 0), (ANN, -1), (BOB, 1), (BOB, -1), (CIA, -1)]
        sent = {reader: told_now(room, *reader)[0] for reader in eyes}
        assert made.table != room.id
        bob = None
        for turn in range(30):
            if turn % 5 == 1:
                await room.do(BOB, messages.Say(key(), 1, f"turn {turn}"))
            elif turn % 5 == 2 and bob is None:
                bob = room.attendance.subscribe(BOB, 1, "en")
            elif turn % 5 == 3:
                await room.do(CIA, messages.Seen(key(), -1, turn))
            elif turn % 7 == 6 and room.table.can_undo(0):
                await room.do(ANN, messages.Undo(key(), 0))
            else:
                await play(room, 1, dice)
            old = {reader: readers.view_of(room, *reader, "en", Known(OrderedDict())) for reader in eyes}
            for reader in eyes:
                now, own = told_now(room, *reader)
                assert now == own, (turn, reader)
                assert old[reader].number == readers.view_of(room, *reader, "en", Known(OrderedDict())).number
            sent = {reader: told_now(room, *reader)[0] for reader in eyes}
        assert sent[CIA, -1]["away"] > 0
        assert sent[ANN, -1]["away"] == 0
        assert [sent[it]["owner"] for it in eyes] == [True, True, False, False, False]
        if bob is not None:
            bob.close()


@in_time
async def test_changes_lead_from_view_to_view(url: str) -> None:
    async with hosting(url) as rooms:
        room, dice = await friends(rooms, game="race"), Random(5)
        before = readers.view_of(room, BOB, 1, "de", Known(OrderedDict()))
        own, have = readers.own(room, BOB, 1, before), json.loads(before.data) | readers.own(room, BOB, 1, before)
        for _ in range(10):
            asked = room.table.waiting()[0]
            await room.do((ANN, BOB)[asked], an_answer(room, asked, dice=dice))
            now = readers.view_of(room, BOB, 1, "de", Known(OrderedDict()))
            found = shared.with_own(now.since(before), own, readers.own(room, BOB, 1, now))
            have = applied(json.loads(found), have)
            before, own = now, readers.own(room, BOB, 1, now)
            assert have == json.loads(now.data) | own
