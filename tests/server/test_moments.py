"""Moments: a seat that wants to be asked is asked with or without a card, and nobody learns which it was."""

from __future__ import annotations

import asyncio

import pytest

from orrery.core.refusal import Refused
from orrery.core.standing import Standing
from orrery.server import messages
from orrery.server.bot_workers import hurried, rounded_up, thinking_time
from orrery.server.errors import Denied
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.standing import MOST_STANDING
from tests.core.duels import position
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, hosting, key, memory, wanted
from tests.server.playing import HandClock

WHO = (ANN, BOB, CIA)


async def dueling(rooms: Rooms, *hands: str, step: str = "turn") -> Room:
    """A table in that position at which Ann, Bob and Cia sit."""
    seats = [messages.SeatWanted("me"), *[messages.SeatWanted("friend") for _ in hands[1:]]]
    made = await rooms.adopt(ANN, position(*hands, step=step), seats)
    for link in made.links:
        if link.seat > 0:
            await rooms.sit(WHO[link.seat], made.table, link.secret, WHO[link.seat])
    return await rooms.room(made.table)


async def say(room: Room, seat: int, question: str, value: object) -> None:
    await room.do(WHO[seat], messages.Answer(key(), seat, question, value))


async def ask_me(room: Room, seat: int, where: str = "CardPlayed") -> None:
    await room.do(WHO[seat], messages.Stand(key(), seat, where, "ask"))


async def plays_harvest(room: Room) -> None:
    await say(room, 0, "play", "harvest")


@in_time
async def test_a_seat_is_asked_where_it_wants_to_be_with_or_without_a_card(url: str) -> None:
    async with hosting(url) as rooms:
        for hand, offers in (("counterspell", ["counterspell", None]), ("bolt", [None])):
            room = await dueling(rooms, "harvest", hand, "bolt")
            await ask_me(room, 1)
            await plays_harvest(room)
            assert room.table.window == "CardPlayed"
            assert room.table.pending == {}
            assert room.live.asked() == [1]
            asked = room.live.question(1)
            assert asked is not None
            assert [asked[1].encode(value) for value in asked[1].options()] == offers
            assert asked[1].args["card"] == room.table.entries[-2][3], "it is told what happens"
            assert room.live.question(0) is None
            await room.do(BOB, an_answer(room, 1))
            assert room.table.window == ""
            assert room.table.waiting() == [1], "it is Bob's turn"


@in_time
async def test_the_record_does_not_tell_that_anybody_was_asked(url: str) -> None:
    async with hosting(url) as rooms:
        told = []
        for wants in (True, False):
            room = await dueling(rooms, "harvest", "bolt", "bolt")
            if wants:
                await ask_me(room, 1)
            await plays_harvest(room)
            if wants:
                await room.do(BOB, an_answer(room, 1))
            told.append((room.table.entries[:], room.table.journal[:]))
        assert told[0] == told[1]


@in_time
async def test_an_answer_given_in_the_moment_is_given_when_the_rules_ask(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "counterspell", "counterspell")
        await ask_me(room, 1)
        await ask_me(room, 2, "fight")
        await plays_harvest(room)
        with pytest.raises(Refused):
            await say(room, 1, "moment-1", "bolt")
        with pytest.raises(Refused):
            await say(room, 1, "moment-0", None)
        await say(room, 1, "moment-1", "counterspell")
        assert room.table.window == "CardPlayed", "Cia has not answered"
        assert room.live.asked() == [2]
        await say(room, 2, "moment-1", None)
        assert room.table.window == "CardPlayed"
        assert [line[0] for line in room.table.journal][-1] == "plays"
        assert room.live.asked() == [1, 2], "Bob's counterspell is a card that is played in turn"
        await say(room, 2, "moment-2", None)
        await say(room, 1, "moment-2", None)
        assert room.table.state.wizards[0].sparks == 2, "the harvest was cancelled"


@in_time
async def test_whoever_could_not_react_there_is_not_asked(url: str) -> None:
    """In a window for some seats, only those are asked; here all but the fallen."""
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "bolt", "bolt")
        room.table.state.wizards[2].life = 0
        await ask_me(room, 2)
        await plays_harvest(room)
        assert room.table.window == ""


@in_time
async def test_a_bot_or_a_change_of_mind_lets_the_table_go_on(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "bolt", "bolt")
        await ask_me(room, 1)
        await ask_me(room, 2)
        await plays_harvest(room)
        assert room.live.asked() == [1, 2]
        await room.do(BOB, messages.Revoke(key(), 1, 1))
        assert room.live.asked() == [2]
        await room.do(CIA, messages.Place(key(), 2, 2, "random"))
        assert room.table.window == ""


@in_time
async def test_a_moment_outlasts_a_restart(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "counterspell", "bolt")
        await ask_me(room, 1)
        await ask_me(room, 2)
        await plays_harvest(room)
        await room.do(CIA, an_answer(room, 2))
        before, table = memory(room), room.id
    async with hosting(url) as rooms:
        room = await rooms.room(table)
        assert memory(room) == before
        assert room.table.window == "CardPlayed"
        await room.do(BOB, an_answer(room, 1))
        assert room.table.window == ""
        after = memory(room)
    async with hosting(url) as rooms:
        assert memory(await rooms.room(table)) == after


@in_time
async def test_nobody_acts_while_the_table_waits_in_a_moment(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "bolt", "bolt")
        await ask_me(room, 1)
        await plays_harvest(room)
        before = memory(room)
        for seat in (0, 2):
            with pytest.raises(Refused):
                await say(room, seat, "moment-1", None)
        with pytest.raises(Refused):
            await say(room, 1, "play", None)
        assert memory(room) == before


# --- what can be said beforehand --------------------------------------------------------------------------------------


@in_time
async def test_what_cannot_be_said_beforehand_changes_nothing(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "bolt")
        await ask_me(room, 1)
        before = memory(room)
        wrong: list[messages.Acts] = [
            messages.Stand(key(), 1, "Nowhere"),
            messages.Stand(key(), 1, "vote", "ask"),
            messages.Stand(key(), 1, "Dusk", until="tomorrow"),
            messages.Stand(key(), 1, "Dusk", text="no such card"),
            messages.Stand(key(), 1, "vote", text="potion"),
            messages.Stand(key(), 1, "fight", "answer", value="shield"),
            messages.Stand(key(), 1, "Dusk", "answer", value="x" * 1000),
            messages.Stand(key(), 1, "Dusk", "answer", value="no such card"),
            messages.Stand(key(), 1, "vote", "answer", value="perhaps"),
            messages.Stand(key(), 1, "vote", "answer", value=[{}]),
            messages.Revoke(key(), 1, 7),
        ]
        for act in wrong:
            with pytest.raises(Denied):
                await room.do(BOB, act)
        assert memory(room) == before
        room.live.standing[1] = [Standing(n, "Dusk", text=str(n)) for n in range(MOST_STANDING)]
        with pytest.raises(Denied) as denied:
            await room.do(BOB, messages.Stand(key(), 1, "fight"))
        assert denied.value.code == "standing-most"


@in_time
async def test_a_later_word_on_the_same_replaces_the_earlier_one(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "harvest", "bolt")
        await room.do(BOB, messages.Stand(key(), 1, "Dusk"))
        await room.do(BOB, messages.Stand(key(), 1, "Dusk", text="ember"))
        await room.do(BOB, messages.Stand(key(), 1, "Dusk", "ask", until="round"))
        assert [(it.what, it.text, it.until) for it in room.standing_of(1)] == [
            ("pass", "ember", ""),
            ("ask", "", "round"),
        ]


@in_time
async def test_a_standing_answer_ends_with_its_span(url: str) -> None:
    async with hosting(url) as rooms:
        room = await dueling(rooms, "", "", step="round")
        await room.do(BOB, messages.Stand(key(), 1, "vote", until="round"))
        await room.do(BOB, messages.Stand(key(), 1, "Dusk"))
        votes = 0
        while room.table.state.round == 2:
            seat = room.live.asked()[0]
            _, asked = room.table.asked(seat)[0]
            assert (seat, asked.kind.name) != (1, "vote"), "Bob has said what he votes"
            value = {"stand": [], "vote": True, "bid": 0}.get(asked.kind.name)
            votes += asked.kind.name == "vote"
            await room.do(WHO[seat], an_answer(room, seat, value))
        assert votes == 1
        assert [it.where for it in room.standing_of(1)] == ["Dusk"]


# --- bots -------------------------------------------------------------------------------------------------------------


@in_time
async def test_a_searching_bot_takes_its_time_however_little_there_is_to_think_about(url: str) -> None:
    clock = HandClock()
    async with hosting(url, pause=0.3, clock=clock) as rooms:
        made = await rooms.make(ANN, wanted("me", "search:ms=40", game="race"))
        room = await rooms.room(made.table)
        while not clock.waiting:
            await asyncio.sleep(0)
        assert 1 in room.table.waiting(), "it has thought, but does not say so yet"
        begun = clock.now()
        while 1 in room.table.waiting() and clock.now() < begun + 1:
            await clock.turn(0.03)
        assert clock.now() - begun == pytest.approx(0.21), "its budget, the way to its worker and back, and rounded up"
        while 1 in room.table.waiting():
            await asyncio.sleep(0)


@in_time
async def test_a_bot_does_not_answer_while_the_table_is_held(url: str) -> None:
    """Otherwise its effect would come later the longer somebody took to pass."""
    clock = HandClock()
    async with hosting(url, pause=0.3, clock=clock) as rooms:
        room = await dueling(rooms, "harvest", "bolt", "bolt")
        await room.do(BOB, messages.Place(key(), 1, 1, "random"))
        await plays_harvest(room)
        assert room.desk.hold.is_on
        while not clock.waiting:
            await asyncio.sleep(0)
        assert room.table.waiting() == [1]
        await clock.turn(0.4)
        while 1 in room.table.waiting():  # the bot may only just have started to wait
            await clock.turn(0.1)


def test_a_bot_thinks_about_a_reaction_no_longer_than_others_may_not_know_of_it() -> None:
    assert hurried("search:ms=1000,rounds=2", 0.15) == "search:ms=150,rounds=2"
    assert hurried("search:sims=400", 0.15) == "search:ms=150"
    assert hurried("search:ms=100", 0.15) == "search:ms=100"
    assert hurried("greedy", 0.15) == "greedy"
    assert thinking_time("search:ms=500", "sparks", "play") == 0.6
    assert thinking_time("search:sims=500", "sparks", "play") == 2.1
    assert thinking_time("greedy", "sparks", "play") == 0


def test_a_search_that_takes_longer_than_its_budget_answers_at_the_next_step() -> None:
    times = [rounded_up(seconds) for seconds in (0.6, 0.607, 0.612, 0.699, 0.7, 0.71)]
    assert times == pytest.approx([0.6, 0.7, 0.7, 0.7, 0.7, 0.8])
