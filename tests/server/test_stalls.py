"""What would stop everybody for a moment: the garbage collector, when it has much to do."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from orrery.core.refusal import Refused
from orrery.games import NAMES
from orrery.server import garbage, lobby, messages, serve
from orrery.server.acts import Work
from orrery.server.room import Room
from orrery.server.serve import warm_up
from tests.server.databases import in_time
from tests.server.hosting import friends, hosting, key


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def refused(room: Room, act: messages.Acts) -> bool:
    try:
        await room.do(room.chairs.holders(act.seat)[0], act)
    except Refused:
        return True
    return False


@in_time
async def test_an_answer_that_is_refused_leaves_nothing_for_the_garbage_collector(url: str, no_collector: None) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        seat = room.table.waiting()[0]
        for said in (messages.Answer(key(), seat, "no such question", []), messages.Undo(key(), seat)):
            assert await refused(room, said)
        for _ in range(3):  # the last one is told to everybody who waits for it
            await asyncio.sleep(0)
        left = [it.did for it in gc.get_objects() if isinstance(it, Work)]
        assert not {"answer", "undo"} & {*left}


def test_warming_up_keeps_what_is_loaded_from_the_collector_and_does_not_wait_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called: list[str] = []
    monkeypatch.setattr("gc.freeze", lambda: called.append("freeze"))
    monkeypatch.setattr("gc.collect", lambda *_: called.append("collect"))
    monkeypatch.setattr(serve, "knowledge", lambda game: called.append(f"{game}: {gc.isenabled()}"))
    monkeypatch.setattr(lobby.LOOKED_AT, "wait", lambda seconds: True)
    warm_up()
    assert called == [*(f"{game}: False" for game in NAMES), "freeze"]
    assert gc.isenabled()


class Enough(Exception):
    """The time of a test is over."""


def test_garbage_is_looked_for_where_something_was_done_and_among_everything_in_calm_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody answers for a second after 100 s, and without a pause from 600 s on."""
    time, looks = 0.0, list[tuple[int, str]]()

    def acts() -> int:
        return int(time * 10) if 100 <= time < 101 or time >= 600 else 0

    async def pause(seconds: float) -> None:
        nonlocal time
        time += seconds
        if time > 2_000:
            raise Enough

    monkeypatch.setattr("asyncio.sleep", pause)
    monkeypatch.setattr(garbage, "monotonic", lambda: time)
    monkeypatch.setattr("gc.collect", lambda *young: looks.append((round(time), "new" if young else "all")))
    with pytest.raises(Enough):
        garbage.sweep(acts).send(None)
    assert {when for when, what in looks if what == "new" and when < 600} == {100, 101}
    assert [when for when, what in looks if what == "all"] == [300, 1_200]
    assert len(looks) > 13_000, "ten times a second"
