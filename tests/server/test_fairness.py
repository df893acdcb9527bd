"""Fair play: whoever is away is not passed over, nobody sees a hand through somebody else's link, and whatever is taken
back or changes hands is told to all."""

from __future__ import annotations

from random import Random
from time import time

import pytest
from alembic.config import main as alembic
from sqlalchemy import text

from orrery.server import messages, migrations
from orrery.server.consent import PATIENCE, undo_end
from orrery.server.errors import Denied, NoSuchTable
from orrery.server.ledger import Wish
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.store import engine, full_url
from orrery.server.subscription import Subscription
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, memory, play, wanted

DEE = "dee"


async def here(room: Room, visitor: str, seat: int) -> Subscription:
    """Somebody opens the table."""
    reader = room.attendance.subscribe(visitor, seat, "en")
    while not (await reader.next()).presence:
        pass
    return reader


def long_ago(room: Room) -> None:
    """Whoever is away has been so since before anybody can remember, and whatever is asked was asked then."""
    for chair in room.chairs.seats:
        chair.away = None if chair.away is None else 0.0
    for wish in (room.live.rest.asking, room.live.rest.freeing):
        if wish is not None:
            wish.at = 0.0


async def said(room: Room, lang: str = "en") -> str:
    return (await room.chat(0, lang))[-1].text


# --- undo while others are away ---------------------------------------------------------------------------------------


async def beside_a_stand_in(rooms: Rooms, grace: int = 0) -> Room:
    """Ann has gone on playing with the bot that stands in for Bob, and what she answered last is known."""
    room = await friends(rooms, grace=grace, rounds="9")
    await play(room, 8, Random(1))
    await room.do(ANN, messages.Place(key(), 0, 1, "random"))
    answered, dice = 0, Random(2)
    reader = await here(room, ANN, 0)
    while answered < 6 or room.table.can_undo(0) or not room.table.asked(0):
        if room.table.asked(0):
            await room.do(ANN, an_answer(room, 0, dice=dice))
            answered += 1
        else:
            await reader.next()
    reader.close()
    return room


@in_time
async def test_a_stand_in_agrees_to_nothing(url: str) -> None:
    async with hosting(url) as rooms:
        room = await beside_a_stand_in(rooms)
        entries = len(room.table.entries)
        await room.do(ANN, messages.Undo(key(), 0))
        assert room.undo_asked == messages.UndoAsked(0, [], [1], PATIENCE)
        assert "would like to take back an answer" in await said(room)
        await room.do(ANN, messages.Place(key(), 0, 1, ""))
        assert "The bot no longer plays for bob" in await said(room), "Bob is not back, and nobody says so"
        await room.do(ANN, messages.Place(key(), 0, 1, "greedy"))
        await room.bots.look_after("random")
        assert room.undo_asked is not None
        assert len(room.table.entries) == entries
        await room.do(BOB, messages.Consent(key(), 1, False))
        assert room.undo_asked is None
        assert len(room.table.entries) == entries
        await room.do(ANN, messages.Undo(key(), 0))
        await room.do(BOB, messages.Consent(key(), 1, True))
        assert len(room.table.entries) < entries


@in_time
async def test_nobody_is_asked_and_overruled_within_minutes(url: str) -> None:
    async with hosting(url) as rooms:
        room = await beside_a_stand_in(rooms, grace=60)
        await room.do(ANN, messages.Undo(key(), 0))
        await room.bots.look_after("random")
        end = undo_end(room.live)
        assert end is not None
        assert 3_590 < end - time() <= 3_600


@in_time
async def test_a_bot_that_waits_for_consent_makes_no_table_due(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, grace=7_200, rounds="9")
        await play(room, 8, Random(1))
        while room.table.waiting() != [0, 1]:
            await play(room, 1, Random(1))
        room.live.chairs.seats[1].bot = "random"
        assert room.live.due(time()) == 0.0
        room.live.rest.asking = Wish(0, [], [1], time())
        due = room.live.due(time())
        assert due is not None
        assert 7_190 < due - time() <= 7_200


@in_time
async def test_whoever_does_not_come_back_in_time_is_told_what_was_taken_back(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room = await beside_a_stand_in(rooms, grace=7_200)
        entries = len(room.table.entries)
        await room.do(ANN, messages.Undo(key(), 0))
        await room.bots.look_after("random")
        assert len(room.table.entries) == entries
        due = room.live.due(time())
        assert due is not None
        assert 7_190 < due - time() <= 7_200
        long_ago(room)
        assert (room.live.due(time()) or 0) < time()
        await room.bots.look_after("random")
        assert len(room.table.entries) < entries
        assert room.undo_asked is None
        told = "me 0 has taken back an answer. Away, without a word in time: bob."
        assert await said(room) == told
        assert (await room.said_since(BOB, 1, "de"))[-1].startswith("me 0 hat eine Antwort zurückgenommen. Nicht da")
        kept = memory(room)
    async with hosting(any_url) as rooms:
        again = await rooms.room(room.id)
        assert again.table.entries == room.table.entries
        assert (await again.said_since(BOB, 1, "en"))[-1] == told
        assert memory(again)["asking"] == kept["asking"]


@in_time
async def test_what_somebody_answered_in_person_is_not_taken_back_while_they_are_away(url: str) -> None:
    """However many answers are taken back one by one: it ends where Bob himself last answered."""
    async with hosting(url) as rooms:
        room = await beside_a_stand_in(rooms)
        own, undone = room.live.rest.own[1], 0
        while room.undo_asked is None or room.undo_asked.patience:
            await room.do(ANN, messages.Undo(key(), 0))
            if room.undo_asked is not None:
                long_ago(room)
                await room.bots.look_after("random")
            undone += 1
            assert len(room.table.entries) > own
        assert undone > 3
        assert room.undo_asked.asked == [1]
        assert room.live.due(time()) is None, "nobody waits for an end of this"
        bob = await here(room, BOB, 1)
        entries = len(room.table.entries)
        await room.do(BOB, messages.Consent(key(), 1, True))
        assert len(room.table.entries) < entries
        bob.close()


@in_time
async def test_what_an_undo_takes_does_not_show_who_has_passed(url: str) -> None:
    """A pass in a window is its seat's secret: no wish ends because of it, and nobody has more to say because of it."""
    async with hosting(url) as rooms:
        room = await friends(rooms, "friend", rounds="9")
        who, dice, passed, stays = [ANN, BOB, CIA], Random(2), 0, 0
        while passed < 12:
            reacting = sorted(room.live.reacting())
            if not reacting:
                await play(room, 1, dice)
                continue
            seat = reacting[0]
            other = next(it for it in range(3) if it not in reacting or it != seat)
            await room.do(who[other], messages.Undo(key(), other))
            wish, own, seq = room.undo_asked, room.live.rest.own.get(seat), room.seq_for(other)
            if wish is not None and room.table.sealed:
                assert wish.patience == 0, "whoever may be asked in this window has to say it in person"
            if seat in room.live.reacting():
                await room.do(who[seat], an_answer(room, seat, None))
                assert room.live.rest.own.get(seat) == own
                stays += room.seq_for(other) == seq and room.undo_asked == wish is not None
                assert room.undo_asked == wish or room.seq_for(other) > seq
                passed += 1
            if room.undo_asked is not None:
                await room.do(who[other], messages.Consent(key(), other, False))
        assert stays


@in_time
async def test_whoever_is_here_is_waited_for(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, "friend")
        await play(room, 6, Random(4))
        while room.table.can_undo(0):
            await play(room, 1, Random(4))
        room.live.rest.own.clear()
        bob = await here(room, BOB, 1)
        await room.do(ANN, messages.Undo(key(), 0))
        assert room.undo_asked is not None
        assert room.undo_asked.asked == [1, 2]
        long_ago(room)
        await room.bots.look_after("random")
        assert room.undo_asked is not None, "Bob is here"
        await room.do(BOB, messages.Consent(key(), 1, True))
        entries = len(room.table.entries)
        await room.bots.look_after("random")
        assert len(room.table.entries) < entries, "Cia is away"
        assert "Away, without a word in time: cia" in await said(room)
        bob.close()


@in_time
async def test_an_undo_that_nobody_has_to_agree_to_is_told_all_the_same(url: str) -> None:
    async with hosting(url) as rooms:
        room = await rooms.room((await rooms.make(ANN, wanted("me", "me"))).table)
        await play(room, 6, Random(4))
        while room.table.can_undo(0):
            await play(room, 1, Random(4))
        await room.do(ANN, messages.Undo(key(), 0))
        assert "has taken back an answer, with what was revealed" in await said(room)


@in_time
async def test_each_further_answer_that_is_taken_back_is_told(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, game="warpgate")
        told, dice = room.chat_count, Random(1)
        while True:
            await play(room, 1, dice)
            if not room.table.can_undo(0):
                continue
            await room.do(ANN, messages.Undo(key(), 0))
            assert room.chat_count == told, "one's own last answer"
            if room.table.can_undo(0):
                break
            await room.do(ANN, messages.Redo(key(), 0))
        await room.do(ANN, messages.Undo(key(), 0))
        assert await said(room) == "me 0 has taken back one more answer."
        assert "noch eine Antwort" in (await room.said_since(BOB, 1, "de"))[-1]


@in_time
async def test_another_bot_in_a_seat_is_told(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, "random")
        told = room.chat_count
        await room.do(ANN, messages.Place(key(), 0, 2, "random"))
        assert room.chat_count == told
        await room.do(ANN, messages.Place(key(), 0, 2, "greedy"))
        assert (await said(room)).startswith("Another bot (greedy) now plays ")


# --- links ------------------------------------------------------------------------------------------------------------


def secret_of(made: messages.TableMade, seat: int) -> str:
    return next(link.secret for link in made.links if link.seat == seat)


async def new_link(rooms: Rooms, table: str, seat: int) -> messages.NewLink:
    return await rooms.link(ANN, table, messages.LinkWanted(seat))


@in_time
async def test_a_link_to_a_seat_is_for_one_person_and_the_one_to_watch_for_many(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend"))
        for _ in range(2):
            assert (await rooms.sit(BOB, made.table, secret_of(made, 1), "Bob")).seat == 1
        with pytest.raises(Denied) as denied:
            await rooms.sit(ANN, made.table, secret_of(made, 1), "Bob")
        assert denied.value.code == "spent"
        for visitor in (CIA, DEE):
            assert (await rooms.sit(visitor, made.table, secret_of(made, -1))).seat == -1
        room = await rooms.room(made.table)
        assert [line.text for line in await room.chat()] == ["Bob sits down at seat 2."], "told once"
        await rooms.sit(BOB, made.table, secret_of(made, 1), "Rob")
        assert await said(room) == "Bob is now called Rob."
        assert not room.may_see(ANN, 1)
    async with hosting(any_url) as rooms:
        with pytest.raises(Denied):
            await rooms.sit(CIA, made.table, secret_of(made, 1))
        assert (await rooms.room(made.table)).seats_of(BOB) == [1]


@in_time
async def test_everybody_sees_who_holds_more_than_one_seat(url: str) -> None:
    """The owner cannot quietly use a friend's link."""
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend", "friend"))
        await rooms.sit(BOB, made.table, secret_of(made, 1), "Bob")
        await rooms.sit(ANN, made.table, secret_of(made, 2), "Cia")
        room = await rooms.room(made.table)
        assert await said(room) == "Cia at seat 3 is the same person as me 0."
        assert [seat.also for seat in room.seats_shown(BOB)] == [[2], [], [0]]


@in_time
async def test_seats_of_bots_have_links_only_where_nobody_else_plays(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend", "random"))
        with pytest.raises(Denied) as denied:
            await new_link(rooms, made.table, 2)
        assert denied.value.code == "bot-link"
        alone = await rooms.make(ANN, wanted("me", "random", "random"))
        room = await rooms.room(alone.table)
        first, second = [(await new_link(rooms, alone.table, seat)).link for seat in (1, 2)]
        assert first is not None
        assert second is not None
        await rooms.sit(BOB, alone.table, first.secret, "Bob")
        assert "Bob takes the seat of" in await said(room)
        assert (room.chairs.seats[1].who, room.chairs.seats[1].bot) == ("person", "")
        with pytest.raises(Denied):
            await rooms.sit(CIA, alone.table, second.secret)
        assert room.chairs.seats[2].who == "bot"
        assert not room.may_see(CIA, 2)


@in_time
async def test_a_seat_changes_hands_only_if_its_player_or_all_others_agree(any_url: str) -> None:
    async with hosting(any_url) as rooms:
        room = await friends(rooms, "friend")
        bob = await here(room, BOB, 1)
        for revoke in (False, True):
            asked = await rooms.link(ANN, room.id, messages.LinkWanted(1, revoke=revoke))
            assert asked == messages.NewLink(None, [1, 2])
        assert room.free_asked == messages.FreeAsked(1, [], [1, 2], PATIENCE)
        assert "would like to give the seat of bob to somebody else" in await said(room)
        with pytest.raises(Denied) as denied:
            await new_link(rooms, room.id, 2)
        assert denied.value.code == "asking"
        with pytest.raises(Denied):
            await room.do(ANN, messages.Consent(key(), 0, True, "free"))
        await room.do(BOB, messages.Consent(key(), 1, False, "free"))
        assert room.free_asked == messages.FreeAsked(1, [], [2], PATIENCE), "the others decide"
        long_ago(room)
        await room.bots.look_after("random")
        assert room.may_see(BOB, 1), "an absent friend is not a table"
        await room.do(CIA, messages.Consent(key(), 2, True, "free"))
        assert "bob is free" in await said(room)
        assert bob.lost
        assert room.seats_of(BOB) == []
        assert room.chairs.seats[1].who == "open"
        fresh = (await new_link(rooms, room.id, 1)).link
        assert fresh is not None
        await rooms.sit(DEE, room.id, fresh.secret, "Dee")
        assert await said(room) == "Dee sits down at seat 2."
        bob.close()
        kept = memory(room)
    async with hosting(any_url) as rooms:
        again = await rooms.room(room.id)
        assert memory(again) == kept
        assert again.seats_of(DEE) == [1]


@in_time
async def test_a_friend_who_never_comes_back_can_be_replaced_after_the_time_the_table_grants(url: str) -> None:
    async with hosting(url) as rooms:
        room = await friends(rooms, grace=60)
        await new_link(rooms, room.id, 1)
        bob = await here(room, BOB, 1)
        long_ago(room)
        await room.bots.look_after("random")
        assert room.may_see(BOB, 1), "Bob is here, and there is nobody else to ask"
        await room.do(ANN, messages.Consent(key(), 0, False, "free"))
        assert room.free_asked is None
        await new_link(rooms, room.id, 1)
        await room.do(BOB, messages.Consent(key(), 1, False, "free"))
        assert room.free_asked is None
        bob.close()
        await new_link(rooms, room.id, 1)
        while room.chairs.somebody_here(1) or room.chairs.seats[1].away is None:
            await room._tasks.some_end()
        await room.bots.look_after("random")
        assert room.may_see(BOB, 1)
        long_ago(room)
        await room.bots.look_after("random")
        assert await said(room) == "bob was away and said nothing in time: the seat is free."
        assert not room.may_see(BOB, 1)


@in_time
async def test_ones_own_seat_can_be_given_away_and_is_not_kept(url: str) -> None:
    async with hosting(url) as rooms:
        room = await rooms.room((await rooms.make(ANN, wanted("me", "me"))).table)
        link = (await new_link(rooms, room.id, 1)).link
        assert link is not None
        assert room.seats_of(ANN) == [0, 1]
        await rooms.sit(BOB, room.id, link.secret, "Bob")
        assert (room.seats_of(ANN), room.seats_of(BOB)) == ([0], [1])
        assert await said(room) == "Bob takes the seat of me 1."
        with pytest.raises(NoSuchTable):
            await rooms.sit(CIA, room.id, "x" * 22)


@in_time
async def test_links_that_were_used_before_the_migration_are_used_after_it(any_url: str) -> None:
    hand = ["-c", str(migrations.HERE / "alembic.ini"), "-x", f"database={any_url}"]
    async with hosting(any_url) as rooms:
        made = await rooms.make(ANN, wanted("me", "friend", "friend"))
        await rooms.sit(BOB, made.table, secret_of(made, 1), "Bob")
    alembic([*hand, "downgrade", "0003"])
    made_engine = engine(full_url(any_url), 1.0, 1)
    with made_engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM links")).scalar() == 3
    made_engine.dispose()
    async with hosting(any_url) as rooms:
        with pytest.raises(Denied):
            await rooms.sit(CIA, made.table, secret_of(made, 1))
        assert (await rooms.sit(CIA, made.table, secret_of(made, 2))).seat == 2
