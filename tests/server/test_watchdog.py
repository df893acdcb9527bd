"""The watchdog: rules that never end are stopped, and only their table is out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from random import Random
from time import thread_time
from typing import Any

import pytest

from orrery.core.game import Game
from orrery.games import game as titled
from orrery.server import messages
from orrery.server.errors import STUCK, Denied, denied
from orrery.server.watchdog import WATCHDOG, Stuck, Watchdog
from orrery.server.workers import Broken, InlineWorker, Job
from tests.core.toy import GAME
from tests.server.databases import in_time
from tests.server.hosting import ANN, an_answer, friends, hosting, key, play, wanted

SHORT = 0.1


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits as long as a real server would."""
    monkeypatch.setattr(WATCHDOG, "longest", 0.25)


def endless(*_: object) -> Any:
    """A rule that catches whatever goes wrong, and never ends."""
    while True:
        try:
            sum(range(1000))
        except Exception:  # as careless rules do
            continue


RACE = titled("race")


def at_the_second_round(s: Any) -> Any:
    return endless() if s.round >= 2 else RACE.limits(s) if RACE.limits is not None else None


LOOPS = replace(RACE, limits=at_the_second_round)


def games(name: str) -> Game:
    return LOOPS if name == LOOPS.name else titled(name)


def test_what_does_not_end_is_stopped_and_nothing_else() -> None:
    dog = Watchdog(SHORT)
    for _ in range(2):
        begun = thread_time()
        with pytest.raises(Stuck):
            dog.run(endless)
        assert thread_time() - begun >= SHORT
        assert dog.run(lambda: sum(range(1000))) == 499_500
        with pytest.raises(KeyError):
            dog.run(partial({"something": 1}.__getitem__, "nothing"))


def test_what_is_stopped_in_its_last_moment_hits_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that is over its time just when it ends, again and again: it is done or Stuck, and all is well after it."""
    monkeypatch.setattr("orrery.server.watchdog.LOOKING", 0.001)
    dog, done, stuck = Watchdog(1e-9), 0, 0
    for _ in range(100_000):
        try:
            done += dog.run(lambda: sum(range(10_000)) > 0)
        except Stuck:
            stuck += 1
        if stuck == 20:
            break
    assert done
    assert stuck == 20


def test_a_bot_that_never_answers_is_stopped_too() -> None:
    with pytest.raises(Broken) as broken:
        InlineWorker().do(Job("t", SHORT, endless, ()))
    assert broken.value.sort == "Stuck"


@in_time
async def test_a_rule_that_loops_takes_its_table_out_and_no_other(url: str) -> None:
    async with hosting(url, games=games) as rooms:
        bad = await friends(rooms, game="race")
        good = await rooms.room((await rooms.make(ANN, wanted("me", "me", game="warpgate"))).table)
        reader, other = bad.attendance.subscribe(ANN, 0, "en"), good.attendance.subscribe(ANN, 0, "en")
        dice, begun = Random(1), thread_time()
        with pytest.raises(Denied) as out:
            await play(bad, 1000, dice)
        assert out.value.code == STUCK
        assert thread_time() - begun < WATCHDOG.longest * 3
        texts = [denied(out.value).problem(lang).text for lang in ("en", "de")]
        assert "out of play" in texts[0]
        assert "aus dem Spiel" in texts[1]
        assert reader.lost, "whoever watched it is told"
        assert not other.lost
        spent = thread_time()  # now it is refused at once
        for _ in range(3):
            with pytest.raises(Denied, match=STUCK):
                await rooms.room(bad.id)
        assert thread_time() - spent < WATCHDOG.longest, "it is not tried again"
        await rooms.walk()
        cards = await rooms.mine(ANN)
        assert {card.table for card in cards} == {good.id, bad.id}, "the list still opens"
        await good.do(ANN, an_answer(good, 0, dice=dice))
        await good.do(ANN, messages.Say(key(), 1, "it goes on"))
        archive = await rooms.archive(bad.id)
        assert archive.export(0), "what was played is not lost"
        reader.close()
        other.close()


@in_time
async def test_a_result_that_is_counted_without_end_takes_its_table_out(url: str) -> None:
    """And it stays out until the server starts anew, even if nobody comes for long."""
    counting = replace(GAME, score=endless)
    async with hosting(url, games=lambda name: counting, idle=0.0) as rooms:
        room = await friends(rooms, rounds="1")
        with pytest.raises(Denied, match=STUCK):
            await play(room, 1000, Random(1))
        await rooms.walk()
        with pytest.raises(Denied, match=STUCK):
            await rooms.room(room.id)
        assert (await rooms.mine(ANN))[0].problem.startswith("The rules do not come to an end")
    async with hosting(url) as rooms:
        await play(await rooms.room(room.id), 1000, Random(1))
        assert (await rooms.mine(ANN))[0].over


@in_time
async def test_bots_at_a_table_that_is_out_give_up(url: str) -> None:
    async with hosting(url, games=games) as rooms:
        made = await rooms.make(ANN, wanted("random", "random", game="race"))
        room = await rooms.room(made.table)
        reader = room.attendance.subscribe(ANN, -1, "en")
        while not reader.lost or room.bots.at_work:
            await asyncio.sleep(0)
        with pytest.raises(Denied, match=STUCK):
            await rooms.room(made.table)
        reader.close()
