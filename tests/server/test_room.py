"""The room: undo and consent, standing answers and what others may learn of them, bots and absent players."""

from __future__ import annotations

import asyncio
from math import inf
from random import Random
from time import monotonic

import pytest

from orrery.core.refusal import Refused
from orrery.core.standing import Standing
from orrery.core.windows import MOMENT
from orrery.server import messages
from orrery.server.errors import Denied
from orrery.server.quotas import Quotas
from orrery.server.room import Room
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, play, wanted
from tests.server.playing import HandClock

# --- undo, consent, standing answers ----------------------------------------------------------------------------------


async def beyond(room: Room) -> None:
    """Play until Ann can undo nothing on her own."""
    await play(room, 6, Random(4))
    while room.table.can_undo(0):
        await play(room, 1, Random(4))


@in_time
async def test_undo_beyond_the_barrier_needs_everybody(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, "friend", "random")
        await beyond(room)
        entries = room.table.entries[:]
        await room.do(ANN, messages.Undo(key(), 0))
        assert room.undo_asked == messages.UndoAsked(0, [], [1, 2], 0)
        assert room.table.entries == entries
        with pytest.raises(Denied):
            await room.do(BOB, messages.Undo(key(), 1))
        with pytest.raises(Denied):
            await room.do(ANN, messages.Consent(key(), 0, True))
        await room.do(BOB, messages.Consent(key(), 1, True))
        assert room.undo_asked == messages.UndoAsked(0, [1], [2], 0)
        with pytest.raises(Denied):
            await room.do(BOB, messages.Consent(key(), 1, True))
        await room.do(CIA, messages.Consent(key(), 2, False))
        assert room.undo_asked is None
        assert room.table.entries == entries
        assert "not agree" in (await room.chat())[-1].text
        await room.do(ANN, messages.Undo(key(), 0))
        await room.do(CIA, messages.Consent(key(), 2, True))
        await room.do(BOB, messages.Consent(key(), 1, True))
        assert room.table.entries[: len(entries)] != entries
        assert "zurückgenommen" in (await room.chat(0, "de"))[-1].text


@in_time
async def test_an_answer_withdraws_the_wish_to_undo(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        await beyond(room)
        await room.do(ANN, messages.Undo(key(), 0))
        assert room.undo_asked
        await play(room, 1, Random(1))
        assert room.undo_asked is None
        with pytest.raises(Denied):
            await room.do(BOB, messages.Consent(key(), 1, True))


@in_time
async def test_who_plays_all_seats_needs_nobodys_consent(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("me", "me"))
        room = await rooms.room(made.table)
        await beyond(room)
        before = len(room.table.entries)
        await room.do(ANN, messages.Undo(key(), 0))
        assert room.undo_asked is None
        assert len(room.table.entries) < before


@in_time
async def test_what_was_taken_back_can_be_done_again(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        await room.do(ANN, an_answer(room, 0, dice=Random(1)))
        entries = room.table.entries[:]
        if not room.table.can_undo(0):
            await play(room, 1, Random(1))
        with pytest.raises(Refused):
            await room.do(BOB, messages.Redo(key(), 1))
        await room.do(ANN, messages.Undo(key(), 0))
        if room.undo_asked:
            await room.do(BOB, messages.Consent(key(), 1, True))
        assert room.table.entries != entries


async def at_a_reaction(room: Room) -> int:
    """Play until one seat is asked for a reaction; returns which one."""
    dice = Random(2)
    for _ in range(400):
        asked = room.live.reacting()
        if len(asked) == 1 and room.table.window != "Dusk":
            return asked.pop()
        seat = room.table.waiting()[0]
        _, question = room.table.asked(seat)[0]
        value = [] if question.kind.name == "stand" else question.encode(question.sample(dice))
        await room.do([ANN, BOB][seat], an_answer(room, seat, value))
    raise AssertionError("nobody was asked for a reaction")


@in_time
async def test_a_standing_answer_is_given_by_the_room(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        seat = await at_a_reaction(room)
        visitor = [ANN, BOB][seat]
        window = room.table.view(seat).window
        before, others = len(room.table.entries), room.seq_for(1 - seat)
        await room.do(visitor, messages.Stand(key(), seat, window))
        assert room.standing_of(seat) == [Standing(1, window)]
        assert room.table.entries[before][1] == seat
        assert room.table.entries[before][3] is None
        assert room.seq_for(1 - seat) >= others
        await room.do(visitor, messages.Revoke(key(), seat, 1))
        assert room.standing_of(seat) == []


@in_time
async def test_others_cannot_count_what_they_may_not_know(url: str) -> None:
    """A standing answer that changes nothing on the table does not change anybody else's number and wakes nobody
    else."""
    async with hosting(url) as rooms:
        room = await friends(rooms)
        bob = room.attendance.subscribe(BOB, 1, "en")
        await asyncio.wait_for(bob.next(), 5)
        before = [room.seq_for(seat) for seat in (-1, 0, 1)]
        await room.do(ANN, messages.Stand(key(), 0, "Dusk"))
        assert [room.seq_for(seat) for seat in (-1, 0, 1)] == [before[0], before[1] + 1, before[2]]
        assert not bob._woken.is_set()
        await room.do(ANN, messages.Say(key(), 0, "hello"))
        change = await asyncio.wait_for(bob.next(), 5)
        assert [line.text for line in change.chat] == ["hello"]
        bob.close()


@in_time
async def test_a_reaction_window_takes_the_same_time_for_all_others(url: str) -> None:
    """While it is held open, only the seats that are asked may look; the others learn the outcome, not that anyone was
    asked."""
    async with hosting(url, pause=1000.0) as rooms:
        room = await friends(rooms)
        seat = await at_a_reaction(room)
        other = 1 - seat
        number, own = room.seq_for(other), room.seq_for(seat)
        await room.until_visible(seat)
        held = asyncio.ensure_future(room.until_visible(other))
        await asyncio.sleep(0)
        assert not held.done()
        await room.do([ANN, BOB][seat], an_answer(room, seat, None))
        assert not held.done()
        assert room.seq_for(other) == number
        assert room.seq_for(seat) == own + 1
        held.cancel()
        room.desk.hold.until = 0.0
        await room.until_visible(other)


@in_time
async def test_whoever_waits_for_their_turn_waits_for_a_pause_that_begins_meanwhile(url: str) -> None:
    clock = HandClock()
    async with hosting(url, pause=0.3, clock=clock) as rooms:
        room = await friends(rooms)
        async with room.desk.turn():
            undo = asyncio.ensure_future(room.do(BOB, messages.Undo(key(), 1), once_visible=True))
            await clock.settle()
            room.desk.hold.extend(room.desk.people)
        await clock.settle()
        assert not undo.done()
        await clock.turn(0.3)
        with pytest.raises(Refused):
            await undo


@in_time
async def test_a_person_alone_among_bots_is_held_up_for_a_moment_only(url: str) -> None:
    async with hosting(url, pause=1000.0) as rooms:
        among_bots = await rooms.room((await rooms.make(ANN, wanted("me", "random"))).table)
        among_bots.desk.hold.until = 0.0
        among_bots.desk.hold.start(among_bots.desk.people, 2)
        assert 0 < among_bots.desk.hold.until - monotonic() < 1
        room = await friends(rooms)
        room.desk.hold.until = 0.0
        room.desk.hold.start(room.desk.people, 2)
        assert 999 < room.desk.hold.until - monotonic() <= 1000


@in_time
async def test_consecutive_moments_take_one_pause_whoever_is_asked(url: str) -> None:
    async with hosting(url, pause=1000.0) as rooms:
        room = await friends(rooms, "friend")
        dice, several, held = Random(4), 0, 0
        for _ in range(40):
            if room.table.over:
                break
            seat = room.table.waiting()[0]
            reaction = bool(room.table.asked(seat)[0][1].kind.reaction)
            until, before = room.desk.hold.until, len(room.table.entries)
            await room.do([ANN, BOB, CIA][seat], an_answer(room, seat, dice=dice))
            moments = sum(entry[2] is MOMENT for entry in room.table.entries[before:])
            several += moments > 1
            assert room.desk.hold.until - monotonic() <= 1000, "one pause, however many moments"
            if reaction:
                assert room.desk.hold.until == until, "an answer does not make it longer"
                held += 1
        assert several
        assert held


# --- bots and absent players ------------------------------------------------------------------------------------------


@in_time
async def test_bots_play_a_whole_game_by_themselves(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("random", "random", "random", rounds="1"))
        room = await rooms.room(made.table)
        reader = room.attendance.subscribe(ANN, -1, "en")
        while not room.table.over:
            await reader.next()
        assert room.live.summary()["over"]
        reader.close()


@in_time
async def test_bots_wait_while_nobody_is_here(url: str) -> None:
    """They say so, also after a restart, and go on when somebody comes."""
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("random", "random", rounds="3"))
        room = await rooms.room(made.table)
        await rooms.walk()
        assert not room.live.rest.paused, "whoever opened the table is on the way to it"
        room.attendance.left = -inf
        await rooms.walk()
        while not room.chat_count:
            await asyncio.sleep(0)
        assert "Nobody is here" in (await room.chat())[-1].text
        while room.bots.at_work:
            await asyncio.sleep(0)
    async with hosting(url) as rooms:
        await rooms.walk()
        assert not rooms.loaded, "it needs nothing now"
        room = await rooms.room(made.table)
        given = len(room.table.entries)
        assert room.live.rest.paused
        assert not room.bots.at_work
        reader = room.attendance.subscribe(ANN, -1, "de")
        while not room.table.over:
            await reader.next()
        assert len(room.table.entries) > given
        assert "geht weiter" in (await room.chat(0, "de"))[-1].text
        reader.close()


@in_time
async def test_bots_do_not_play_an_abandoned_game_to_its_end(url: str) -> None:
    """Stand-ins play as long as a person of the table is asked in the end; then they wait."""
    async with hosting(url, stand_in="random") as rooms:
        room = await friends(rooms, grace=60, rounds="1")
        for chair in room.chairs.seats:
            chair.away = 0.0
        room.live.rest.since = {0: 0.0, 1: 0.0}
        await room.bots.look_after("random")
        assert [chair.stand_in for chair in room.chairs.seats] == [True, True]
        assert room.live.rest.paused
        assert not room.bots.at_work
        bob = room.attendance.subscribe(BOB, 1, "en")
        while room.live.rest.paused:
            await bob.next()
        assert [chair.stand_in for chair in room.chairs.seats] == [True, False]
        bob.close()


@in_time
async def test_bots_may_be_allowed_to_play_alone(url: str) -> None:
    async with hosting(url, quotas=Quotas(alone=True)) as rooms:
        room = await rooms.room((await rooms.make(ANN, wanted("random", "random", rounds="1"))).table)
        room.attendance.left = -inf
        while not room.table.over:
            await rooms.walk()
        assert not room.live.rest.paused


@in_time
async def test_a_server_that_stops_waits_for_the_answer_being_written_and_not_for_the_game(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("random", "random", game="race"))
        room = await rooms.room(made.table)
        while not (room.desk.busy and room.table.entries):
            await asyncio.sleep(0)
        given = room.seq
        await rooms.close()
        assert room.seq <= given + 2
        assert not room.table.over


@in_time
async def test_a_bot_goes_on_after_a_restart(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("random", "random", rounds="3"))
        room = await rooms.room(made.table)
        assert not room.table.over
    async with hosting(url) as rooms:
        await rooms.walk()
        room = await rooms.room(made.table)
        reader = room.attendance.subscribe(ANN, -1, "en")
        while not room.table.over:
            await reader.next()
        reader.close()


@in_time
async def test_a_bot_plays_for_whom_the_table_waits_too_long_and_leaves_when_they_are_back(url: str) -> None:
    async with hosting(url, stand_in="random") as rooms:
        room = await friends(rooms, grace=60, rounds="1")
        await rooms.walk()
        assert not room.chairs.bots()
        for chair in room.chairs.seats:
            chair.away = 0.0
        room.live.rest.since = {0: 0.0, 1: 0.0}
        ann = room.attendance.subscribe(ANN, 0, "en")
        await ann.next()
        await room.bots.look_after("random")
        assert [chair.seat for chair in room.chairs.bots()] == [1]
        assert [it.stand_in for it in room.seats_shown(ANN)] == [False, True]
        assert "plays for bob" in (await room.chat())[-1].text
        while 1 in room.table.waiting():
            await ann.next()
        bob = room.attendance.subscribe(BOB, 1, "de")
        while room.chairs.bots():
            await bob.next()
        assert "wieder da" in (await room.chat(0, "de"))[-1].text
        assert [it.here for it in room.seats_shown(ANN)] == [True, True]
        ann.close()
        bob.close()


@in_time
async def test_a_stand_in_placed_by_hand_stays_until_it_is_sent_away(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms)
        bob = room.attendance.subscribe(BOB, 1, "en")
        await bob.next()
        with pytest.raises(Denied) as denied:
            await room.do(ANN, messages.Place(key(), 0, 1, "random"))
        assert denied.value.code == "place"
        await room.do(BOB, messages.Place(key(), 1, 1, "random"))
        assert room.chairs.seats[1].stand_in
        bob.close()
        bob = room.attendance.subscribe(BOB, 1, "en")
        await bob.next()
        assert room.chairs.seats[1].stand_in
        with pytest.raises(Denied):
            await room.do(BOB, messages.Place(key(), 1, 1, "genius"))
        await room.do(BOB, messages.Place(key(), 1, 1))
        assert not room.chairs.seats[1].bot
        bob.close()
