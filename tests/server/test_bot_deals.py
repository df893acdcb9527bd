"""Bots that offer something of their own accord, at a live table of Twilight Imperium 3: a person gets the offer, and
takes it or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from orrery.core.game import Game
from orrery.core.refusal import Refused
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.state import Council
from orrery.server import messages
from orrery.server.room import Room
from orrery.server.subscription import Subscription
from tests.server.databases import in_time
from tests.server.hosting import ANN, hosting, key, wanted
from tests.ti3.notation import position

SOL, NORR, HACAN = 0, 1, 2


def vote() -> Game:
    """Every player would like the honour, and norr votes first: hacan has goods to change its mind with."""
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 1 ground_force"},
        politics="minister_of_policy",
        frames=[("agenda", 0, -1), ("status_phase",)],
        hacan={"goods": 4},
    )
    start = table.snapshots[0].state
    return replace(GAME, setup=lambda players, config: start.clone())


@asynccontextmanager
async def voting(url: str) -> AsyncIterator[tuple[Room, Subscription]]:
    """A vote at which Ann plays norr among greedy bots; and what she hears of the table."""
    it = vote()
    async with hosting(url, games=lambda name: it) as rooms:
        made = await rooms.make(ANN, wanted("greedy", "me", "greedy", game="ti3"))
        room = await rooms.room(made.table)
        reader = room.attendance.subscribe(ANN, NORR, "en")
        yield room, reader
        reader.close()


def promise_asked(room: Room) -> messages.Question | None:
    """The question whether Ann promises her vote, as she is shown it."""
    return next((it for it in room.shown(ANN, NORR, "en").questions if it.kind == "promise"), None)


async def offered(room: Room, reader: Subscription) -> messages.Question:
    """Wait until Ann is offered something."""
    while (asked := promise_asked(room)) is None:
        await reader.next()
    return asked


async def vote_for(room: Room, whom: str) -> None:
    """Ann votes, and the table no longer waits for her vote."""
    own = next(it for it in room.shown(ANN, NORR, "en").questions if not it.free)
    await room.do(ANN, messages.Answer(key(), NORR, own.id, whom))
    assert own.id not in [it.id for it in room.shown(ANN, NORR, "en").questions]


def council(room: Room) -> Council:
    found = room.table.state.council
    assert isinstance(found, Council)
    return found


def goods(room: Room) -> list[int]:
    return [p.goods for p in room.table.state.players]


@in_time
async def test_a_person_gets_the_offer_of_a_bot_beside_her_own_question(url: str) -> None:
    async with voting(url) as (room, reader):
        asked = await offered(room, reader)
        assert asked.free, "nobody waits for her answer to it"
        assert "gives you 1 trade good" in asked.prompt
        assert [it.value for it in asked.offers] == [True, False]
        assert [it.kind for it in room.shown(ANN, NORR, "en").questions if not it.free] == ["elect_player"]
        assert room.table.waiting() == [NORR]
        assert goods(room) == [0, 0, 4], "nothing is given before she has taken it"
        assert all(d.kind.name != "promise" for other in (SOL, HACAN) for _, d in room.table.asked(other))


@in_time
async def test_who_takes_the_offer_has_the_goods_and_has_given_her_word(url: str) -> None:
    async with voting(url) as (room, reader):
        asked = await offered(room, reader)
        await room.do(ANN, messages.Answer(key(), NORR, asked.id, True))
        assert goods(room) == [0, 1, 3]
        ((giver, voter, verdict),) = council(room).promises
        assert (giver, voter, verdict[1:]) == (HACAN, NORR, (HACAN,))
        assert promise_asked(room) is None
        assert room.table.waiting() == [NORR], "her vote is asked for again"


@in_time
async def test_who_declines_is_offered_more_once_and_then_left_alone(url: str) -> None:
    async with voting(url) as (room, reader):
        for price in ("1 trade good ", "2 trade goods "):
            asked = await offered(room, reader)
            assert price in asked.prompt
            await room.do(ANN, messages.Answer(key(), NORR, asked.id, False))
            assert goods(room) == [0, 0, 4]
        assert not council(room).promises
        assert promise_asked(room) is None, "so often one may ask"
        await vote_for(room, "seat_2")
        assert goods(room) == [0, 0, 4]


@in_time
async def test_an_offer_is_gone_when_she_votes_without_answering_it(url: str) -> None:
    async with voting(url) as (room, reader):
        asked = await offered(room, reader)
        await vote_for(room, "seat_2")
        assert goods(room) == [0, 0, 4]
        with pytest.raises(Refused):
            await room.do(ANN, messages.Answer(key(), NORR, asked.id, True))
        assert goods(room) == [0, 0, 4]
