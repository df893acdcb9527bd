"""Slow work: done once outside the event loop, cached, and shown when it is ready."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from math import factorial

import pytest

from orrery.server import messages
from orrery.server.background import KEPT, SlowWork
from orrery.server.bot_workers import Thinkers
from orrery.server.replays import imagined
from tests.server.conftest import Visit
from tests.server.playing import Served
from tests.server.test_board_ti3_battle import battle


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    it = Thinkers()
    yield it
    it.close()


def test_what_is_not_known_is_wanted_and_known_later(thinkers: Thinkers) -> None:
    async def play() -> None:
        slow = SlowWork(thinkers)
        first = slow.known()
        assert first(factorial, 5) is None
        assert first.wanted == [(factorial, (5,))]
        await slow.learn(first.wanted)
        later = slow.known()
        assert later(factorial, 5) == 120
        assert later.wanted == []

    asyncio.run(play())


def test_work_that_several_want_is_done_once_in_another_process(thinkers: Thinkers) -> None:
    async def play() -> None:
        slow = SlowWork(thinkers)
        wanted = [(os.getpid, ())]
        impatient = asyncio.create_task(slow.learn(wanted))
        await asyncio.sleep(0)
        others = [asyncio.create_task(slow.learn(wanted)) for _ in range(3)]
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(*others)
        pid = slow.known()(os.getpid)
        assert pid not in (None, os.getpid())
        await slow.learn(wanted)
        assert slow.known()(os.getpid) == pid

    asyncio.run(play())


def test_work_that_fails_is_not_tried_again_and_again(thinkers: Thinkers) -> None:
    async def play() -> None:
        slow = SlowWork(thinkers)
        await slow.learn([(int, ("not a number",))])
        known = slow.known()
        assert known(int, "not a number") is None
        assert known.wanted == []

    asyncio.run(play())


def test_old_results_are_forgotten(thinkers: Thinkers) -> None:
    async def play() -> None:
        slow = SlowWork(thinkers)
        await slow.learn([(abs, (n,)) for n in range(KEPT + 1)])
        known = slow.known()
        assert known(abs, KEPT) == KEPT
        assert known(abs, 0) is None

    asyncio.run(play())


def test_the_odds_of_a_battle_are_shown_when_they_are_known(served: Served, visit: Visit) -> None:
    me = visit()
    me.make("race", "me", "me")  # a visitor with a table is known by a cookie
    fought = imagined(battle((1, 1)), 0, 7)
    made = served.ask(served.rooms.adopt(me.visitor, fought, [messages.SeatWanted("me")] * fought.players))
    live = me.live(made.table, 0)
    first = live.shown()["figures"]["battle"]
    assert (first["odds"], first["weighing"]) == (None, True)
    while live.latest["figures"]["battle"]["weighing"]:
        live.until("changed")
    now = live.latest["figures"]["battle"]
    assert now["odds"]["win"] + now["odds"]["lose"] + now["odds"]["draw"] == pytest.approx(100, abs=0.2)
    assert json.loads(live.heard[-1])["log_from"] == len(live.log)
    polled = me.told(f"tables/{made.table}", seat=1, since=0)["figures"]["battle"]
    assert polled["odds"] is not None, "who has no socket waits for them"
