"""The house and its rooms: tables are opened, played, left and found again as they were."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest

from orrery.core.ask import Refused
from orrery.core.game import Game
from orrery.core.mind import open_window
from orrery.core.state import tell
from orrery.core.table import Table
from orrery.server import wire
from orrery.server.denied import Denied, Unknown
from orrery.server.room import Room
from tests.core.toy import GAME, dawn
from tests.server.databases import KINDS, database, in_time
from tests.server.hosting import ANN, BOB, CIA, an_answer, friends, hosting, key, memory, play, wanted

WINDOWS = ("CardPlayed", "Dusk", "Falls", "Struck")


@pytest.fixture(params=KINDS)
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as it:
        yield it


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/orrery.db"


# --- nothing is lost ------------------------------------------------------------------------------------------


@in_time
async def test_a_restart_loses_nothing(any_url: str) -> None:
    dice = Random(3)
    for answers in (0, 1, 7, 30, 55):
        async with hosting(any_url) as house:
            room = await friends(house, "friend")
            await play(room, answers, dice)
            if room.table.can_undo(0):
                await room.do(ANN, wire.Undo(key(), 0))
            elif room.table.going_back(0):
                await room.do(ANN, wire.Undo(key(), 0))
                await room.do(BOB, wire.Consent(key(), 1, True))
            await room.do(BOB, wire.Stand(key(), 1, "Dusk"))
            await room.do(ANN, wire.Say(key(), 0, "hello"))
            await room.do(ANN, wire.Place(key(), 0, 2, "random"))
            await room.do(ANN, wire.Seen(key(), 0, 1))
            while room._bots:
                await asyncio.wait(room._bots.values())
            before = memory(room)
        async with hosting(any_url) as house:
            again = await house.room(room.id)
            assert memory(again) == before
            await play(again, 3, dice)


@pytest.mark.parametrize("seed", range(4))
@in_time
async def test_whatever_is_done_is_found_again(url: str, seed: int) -> None:
    """Anything anybody may do, in any order; after each the room forgets everything and loads it from the store."""
    dice = Random(seed)
    async with hosting(url, seeds=lambda: seed) as house:
        room = await friends(house, "friend", rounds="9")
        who = [ANN, BOB, CIA]
        for _ in range(60):
            seat = dice.randrange(3)
            asked = room.table.asked(seat)
            acts: list[wire.Acts] = [wire.Undo(key(), seat), wire.Redo(key(), seat)]
            acts += [wire.Consent(key(), seat, dice.random() < 0.7)]
            acts += [wire.Stand(key(), seat, dice.choice(WINDOWS), clear=dice.random() < 0.3)]
            acts += [an_answer(room, seat, dice=dice) for _ in range(12) if asked]
            before = memory(room)
            try:
                await room.do(who[seat], dice.choice(acts))
            except (Refused, Denied):
                assert memory(room) == before
            now = memory(room)
            room._forget()
            await room.open()
            assert memory(room) == now


@in_time
async def test_a_game_played_over_many_restarts_is_the_game_played_at_once(url: str) -> None:
    """Each answer in another life of the server."""
    async with hosting(url) as house:
        room = await friends(house, rounds="2")
        seed = room.table.seed
    dice, given = Random(5), []
    over = False
    while not over:
        async with hosting(url) as house:
            room = await house.room(room.id)
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
    """As far as the first answer, with every snapshot on the way fetched from the store."""
    async with hosting(url) as house:
        room = await friends(house, rounds="4")
        await play(room, 40, Random(1))
        assert len(room.table.snapshots) > 3
    async with hosting(url) as house:
        room = await house.room(room.id)
        while room.table.going_back(0):
            before = len(room.table.entries)
            await room.do(ANN, wire.Undo(key(), 0))
            if room.undo_asked:
                await room.do(BOB, wire.Consent(key(), 1, True))
            assert len(room.table.entries) < before
        left = memory(room)
        assert len(room.table.snapshots) <= 2
    async with hosting(url) as house:
        again = await house.room(room.id)
        assert memory(again) == left
        await play(again, 40, Random(2))


@in_time
async def test_history_has_all_snapshots(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house, rounds="3")
        await play(room, 500, Random(1))
        history = await room.history()
        assert len(history.snapshots) == len(room.table.snapshots) > 2
        replayed = Table.new(GAME, 2, room.table.config, seed=room.table.seed)
        replayed._rebuild(room.table.entries, 0)
        assert [kept.state for kept in history.snapshots] == [kept.state for kept in replayed.snapshots]


# --- nothing is done twice ------------------------------------------------------------------------------------


@in_time
async def test_the_same_key_is_done_once(any_url: str) -> None:
    async with hosting(any_url) as house:
        room = await friends(house)
        act = an_answer(room, 0, dice=Random(1))
        done = await asyncio.gather(*(room.do(ANN, act) for _ in range(5)))
        assert {it.seq for it in done} == {done[0].seq}
        assert room.seq == done[0].seq == 3
        hello = wire.Say("hello", 0, "hello")
        await room.do(ANN, hello)
        await room.do(ANN, hello)
        assert room.chat_count == 1
        await room.do(BOB, wire.Say("hello", 1, "hello, too"))
        assert room.chat_count == 2
    async with hosting(any_url) as house:
        room = await house.room(room.id)
        await room.do(ANN, act)
        await room.do(ANN, hello)
        assert room.chat_count == 2
        assert room.seq == 5


@in_time
async def test_a_key_of_long_ago_is_still_known(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        first, hello = an_answer(room, 0, dice=Random(1)), wire.Say("hello", 0, "hello")
        await room.do(ANN, first)
        await room.do(ANN, hello)
        for n in range(220):
            await room.do(BOB, wire.Say(str(n), 1, "more"))
        entries = len(room.table.entries)
        await room.do(ANN, first)
        await room.do(ANN, hello)
        assert len(room.table.entries) == entries
        assert room.chat_count == 221
        assert len(room._keys) <= 200


@in_time
async def test_two_servers_on_one_database_notice_each_other(any_url: str) -> None:
    async with hosting(any_url) as here, hosting(any_url) as there:
        mine = await friends(here)
        theirs = await there.room(mine.id)
        dice = Random(1)
        await mine.do(ANN, an_answer(mine, 0, dice=dice))
        await theirs.do(BOB, an_answer(theirs, 1, dice=dice))
        assert theirs.seq == mine.seq + 1
        stale = an_answer(mine, 0, dice=dice) if mine.table.asked(0) else wire.Say(key(), 0, "hello")
        await mine.do(ANN, wire.Say(key(), 0, "hello"))
        assert mine.seq == theirs.seq + 1
        assert mine.table.entries == theirs.table.entries
        assert stale.seat == 0


# --- when the database cannot be written ------------------------------------------------------------------------


@in_time
async def test_a_refused_write_changes_nothing_and_it_recovers(tmp_path: Path, url: str) -> None:
    async with hosting(url, patience=0.05) as house:
        room = await friends(house)
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
        await room.held(0)
        assert memory(room) == before
        await room.do([ANN, BOB][seat], act)
        assert room.seq == before["seqs"][0] + 1


@in_time
async def test_a_full_disk_changes_nothing_and_it_recovers(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        store = house.store
        pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").all())
        denied = None
        while denied is None:
            before = memory(room)
            try:
                await room.do(ANN, wire.Say(key(), 0, "x" * 1000))
            except Denied as error:
                denied = error
        assert denied.code == "store"
        await room.held(0)
        assert memory(room) == before
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000").all())
        await room.do(ANN, wire.Say(key(), 0, "x" * 1000))
        assert room.chat_count == before["chat"] + 1


@in_time
async def test_who_stops_waiting_does_not_stop_an_act(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        task = asyncio.ensure_future(room.do(ANN, wire.Say("hello", 0, "hello")))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await room.do(ANN, wire.Say("hello", 0, "hello"))
        assert room.chat_count == 1


# --- who may do what --------------------------------------------------------------------------------------------


@in_time
async def test_only_who_sits_there_may_play_a_seat(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house, "friend")
        assert room.may_see(ANN, 0)
        assert not room.may_see(ANN, 1)
        assert room.may_see(BOB, -1)
        assert not room.may_see("stranger", -1)
        acts: list[tuple[str, wire.Acts]] = [
            (BOB, an_answer(room, 0, dice=Random(1))),
            (ANN, wire.Undo(key(), 1)),
            (ANN, wire.Say(key(), 1, "I am Bob")),
            ("stranger", wire.Say(key(), -1, "hello")),
            (BOB, wire.Stand(key(), 0, "Dusk")),
            (BOB, wire.Seen(key(), 0, 3)),
            (BOB, wire.Answer(key(), -1, "stand-0", [])),
        ]
        for visitor, act in acts:
            with pytest.raises(Denied):
                await room.do(visitor, act)
        with pytest.raises(Denied) as denied:
            await room.do(BOB, wire.Place(key(), 1, 2, "random"))
        assert denied.value.code == "owner"
        assert room.seq == 3


@in_time
async def test_links_are_secrets_and_a_new_one_turns_away_who_came_by_the_old_one(any_url: str) -> None:
    async with hosting(any_url) as house:
        made = await house.make(ANN, wanted("me", "friend"))
        seat, stands = made.links[1], made.links[0]
        assert (seat.seat, stands.seat) == (1, -1)
        for secret in (seat.secret[:-1] + "!", "x" * 22, ""):
            with pytest.raises(Unknown):
                await house.sit(BOB, made.table, secret)
        with pytest.raises(Unknown):
            await house.sit(BOB, "nosuchtable1", seat.secret)
        assert (await house.sit(BOB, made.table, seat.secret, "Bob")).seat == 1
        assert (await house.sit(CIA, made.table, stands.secret)).seat == -1
        room = await house.room(made.table)
        assert room.names[1] == "Bob"
        bob, cia = room.subscribe(BOB, 1, "en"), room.subscribe(CIA, -1, "de")
        with pytest.raises(Denied):
            await house.link(BOB, made.table, wire.LinkWanted(1))
        fresh = await house.link(ANN, made.table, wire.LinkWanted(1))
        assert fresh is not None
        assert bob.lost
        assert not cia.lost
        assert not room.may_see(BOB, 1)
        assert room.chairs.seats[1].who == "open"
        with pytest.raises(Denied):
            await room.do(BOB, wire.Say(key(), 1, "hello"))
        with pytest.raises(Unknown):
            await house.sit(BOB, made.table, seat.secret)
        assert await house.link(ANN, made.table, wire.LinkWanted(-1, revoke=True)) is None
        assert cia.lost
        assert (await house.sit(BOB, made.table, fresh.secret)).seat == 1
        for reader in (bob, cia):
            reader.close()
    async with hosting(any_url) as house:
        room = await house.room(made.table)
        assert room.seats_of(BOB) == [1]
        assert not room.may_see(CIA, -1)
        with pytest.raises(Unknown):
            await house.sit(CIA, made.table, stands.secret)


@in_time
async def test_nothing_that_opens_a_seat_is_in_the_database(tmp_path: Path, url: str) -> None:
    async with hosting(url) as house:
        made = await house.make(ANN, wanted("me", "friend", "friend"))
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert made.table.encode() in kept
    for link in made.links:
        assert link.secret.encode() not in kept


@in_time
async def test_bad_wishes_are_refused_and_say_why(url: str) -> None:
    async with hosting(url) as house:
        for code, wish in [
            ("game", wanted("me", "me", game="chess")),
            ("options", wanted("me")),
            ("options", wanted("me", "me", rounds="many")),
            ("options", wanted("me", "me", colour="red")),
            ("bot", wanted("me", "genius")),
        ]:
            with pytest.raises(Denied) as denied:
                await house.make(ANN, wish)
            assert denied.value.code == code
        with pytest.raises(Unknown):
            await house.room("nosuchtable1")
        assert await house.mine(ANN) == []


@in_time
async def test_ones_own_tables_are_listed(url: str) -> None:
    async with hosting(url) as house:
        race = await house.make(ANN, wanted("me", "friend", game="race"))
        other = await house.make(BOB, wanted("me", "me", game="race"))
        cards = {card.table: card for card in await house.mine(ANN, "de")}
        assert list(cards) == [race.table]
        card = cards[race.table]
        assert (card.seats, card.your_turn, card.owner, card.over) == ([0], True, True, False)
        assert card.names == ["me 0", "friend 1"]
        assert card.title == "Race for the Galaxy"
        stands = other.links[0]
        await house.sit(ANN, other.table, stands.secret)
        assert [card.table for card in await house.mine(ANN)] == [other.table, race.table]
        assert (await house.mine(ANN))[0].seats == []
        assert not (await house.mine(ANN))[0].your_turn


# --- undo, consent, standing answers ----------------------------------------------------------------------------


async def beyond(room: Room) -> None:
    """Play until Ann can take nothing back on her own."""
    await play(room, 6, Random(4))
    while room.table.can_undo(0):
        await play(room, 1, Random(4))


@in_time
async def test_undo_beyond_the_barrier_needs_everybody(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house, "friend", "random")
        await beyond(room)
        entries = room.table.entries[:]
        await room.do(ANN, wire.Undo(key(), 0))
        assert room.undo_asked == wire.UndoAsked(0, [], [1, 2])
        assert room.table.entries == entries
        with pytest.raises(Denied):
            await room.do(BOB, wire.Undo(key(), 1))
        with pytest.raises(Denied):
            await room.do(ANN, wire.Consent(key(), 0, True))
        await room.do(BOB, wire.Consent(key(), 1, True))
        assert room.undo_asked == wire.UndoAsked(0, [1], [2])
        with pytest.raises(Denied):
            await room.do(BOB, wire.Consent(key(), 1, True))
        await room.do(CIA, wire.Consent(key(), 2, False))
        assert room.undo_asked is None
        assert room.table.entries == entries
        assert "not agree" in (await room.chat())[-1].text
        await room.do(ANN, wire.Undo(key(), 0))
        await room.do(CIA, wire.Consent(key(), 2, True))
        await room.do(BOB, wire.Consent(key(), 1, True))
        assert room.table.entries[: len(entries)] != entries
        assert "zurückgenommen" in (await room.chat(0, "de"))[-1].text


@in_time
async def test_a_stand_in_agrees_at_once(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        await beyond(room)
        entries = len(room.table.entries)
        await room.do(ANN, wire.Undo(key(), 0))
        assert room.undo_asked
        await room.do(ANN, wire.Place(key(), 0, 1, "random"))
        assert room.undo_asked is None
        assert len(room.table.entries) < entries


@in_time
async def test_a_finished_game_stays_as_it_is(url: str) -> None:
    async with hosting(url) as house:
        made = await house.make(ANN, wanted("me", "me", rounds="1"))
        room = await house.room(made.table)
        await play(room, 1000, Random(1))
        assert room.table.over
        for act in (wire.Undo(key(), 0), wire.Answer(key(), 0, "play", None)):
            with pytest.raises(Refused) as refused:
                await room.do(ANN, act)
            assert refused.value.reason == "over"
        await room.do(ANN, wire.Say(key(), 0, "good game"))


@in_time
async def test_an_answer_withdraws_the_wish_to_undo(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        await beyond(room)
        await room.do(ANN, wire.Undo(key(), 0))
        assert room.undo_asked
        await play(room, 1, Random(1))
        assert room.undo_asked is None
        with pytest.raises(Denied):
            await room.do(BOB, wire.Consent(key(), 1, True))


@in_time
async def test_who_plays_all_seats_needs_nobodys_consent(url: str) -> None:
    async with hosting(url) as house:
        made = await house.make(ANN, wanted("me", "me"))
        room = await house.room(made.table)
        await beyond(room)
        before = len(room.table.entries)
        await room.do(ANN, wire.Undo(key(), 0))
        assert room.undo_asked is None
        assert len(room.table.entries) < before


@in_time
async def test_what_was_taken_back_can_be_done_again(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        await room.do(ANN, an_answer(room, 0, dice=Random(1)))
        entries = room.table.entries[:]
        if not room.table.can_undo(0):
            await play(room, 1, Random(1))
        with pytest.raises(Refused):
            await room.do(BOB, wire.Redo(key(), 1))
        await room.do(ANN, wire.Undo(key(), 0))
        if room.undo_asked:
            await room.do(BOB, wire.Consent(key(), 1, True))
        assert room.table.entries != entries


async def at_a_reaction(room: Room) -> int:
    """Play until one seat is asked for a reaction; which one."""
    dice = Random(2)
    for _ in range(400):
        asked = room.live.reacting()
        if len(asked) == 1 and open_window(room.table) != "Dusk":
            return asked.pop()
        seat = room.table.waiting()[0]
        _, question = room.table.asked(seat)[0]
        value = [] if question.kind.name == "stand" else question.encode(question.sample(dice))
        await room.do([ANN, BOB][seat], an_answer(room, seat, value))
    raise AssertionError("nobody was asked for a reaction")


@in_time
async def test_a_standing_answer_is_given_by_the_room(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        seat = await at_a_reaction(room)
        visitor = [ANN, BOB][seat]
        window = room.table.view(seat).window
        before, others = len(room.table.entries), room.seq_for(1 - seat)
        await room.do(visitor, wire.Stand(key(), seat, window))
        assert room.standing_of(seat) == {window: None}
        assert room.table.entries[before][1] == seat
        assert room.table.entries[before][3] is None
        assert room.seq_for(1 - seat) >= others
        await room.do(visitor, wire.Stand(key(), seat, window, clear=True))
        assert room.standing_of(seat) == {}


@in_time
async def test_others_cannot_count_what_they_may_not_know(url: str) -> None:
    """A standing answer that changes nothing on the table raises nobody else's number and wakes nobody else."""
    async with hosting(url) as house:
        room = await friends(house)
        bob = room.subscribe(BOB, 1, "en")
        await asyncio.wait_for(bob.next(), 5)
        before = [room.seq_for(seat) for seat in (-1, 0, 1)]
        await room.do(ANN, wire.Stand(key(), 0, "Dusk"))
        assert [room.seq_for(seat) for seat in (-1, 0, 1)] == [before[0], before[1] + 1, before[2]]
        assert not bob._woken.is_set()
        await room.do(ANN, wire.Say(key(), 0, "hello"))
        change = await asyncio.wait_for(bob.next(), 5)
        assert [line.text for line in change.chat] == ["hello"]
        bob.close()


@in_time
async def test_a_reaction_window_takes_the_same_time_for_all_others(url: str) -> None:
    """While it is held open only the seats that are asked may look; the others learn the outcome, not the asking."""
    async with hosting(url, pause=1000.0) as house:
        room = await friends(house)
        seat = await at_a_reaction(room)
        other = 1 - seat
        number, own = room.seq_for(other), room.seq_for(seat)
        await room.held(seat)
        held = asyncio.ensure_future(room.held(other))
        await asyncio.sleep(0)
        assert not held.done()
        await room.do([ANN, BOB][seat], an_answer(room, seat, None))
        assert not held.done()
        assert room.seq_for(other) == number
        assert room.seq_for(seat) == own + 1
        held.cancel()
        room._held_until = 0.0
        await room.held(other)


# --- bots and absent players --------------------------------------------------------------------------------------


@in_time
async def test_bots_play_a_whole_game_by_themselves(url: str) -> None:
    async with hosting(url) as house:
        made = await house.make(ANN, wanted("random", "random", "random", rounds="1"))
        room = await house.room(made.table)
        reader = room.subscribe(ANN, -1, "en")
        while not room.table.over:
            await reader.next()
        assert room.live.summary()["over"]
        reader.close()


@in_time
async def test_a_bot_goes_on_after_a_restart(url: str) -> None:
    async with hosting(url) as house:
        made = await house.make(ANN, wanted("random", "random", rounds="3"))
        room = await house.room(made.table)
        assert not room.table.over
    async with hosting(url) as house:
        await house.walk()
        room = await house.room(made.table)
        reader = room.subscribe(ANN, -1, "en")
        while not room.table.over:
            await reader.next()
        reader.close()


@in_time
async def test_a_bot_plays_for_whom_the_table_waits_too_long_and_leaves_when_they_are_back(url: str) -> None:
    async with hosting(url, stand_in="random") as house:
        room = await friends(house, grace=60, rounds="1")
        await house.walk()
        assert not room.chairs.bots()
        for chair in room.chairs.seats:
            chair.away = 0.0
        room.live.rest.since = {0: 0.0, 1: 0.0}
        ann = room.subscribe(ANN, 0, "en")
        await ann.next()
        await room.look_after("random")
        assert [chair.seat for chair in room.chairs.bots()] == [1]
        assert [it.stand_in for it in room.seats_shown(ANN)] == [False, True]
        assert "plays for bob" in (await room.chat())[-1].text
        while 1 in room.table.waiting():
            await ann.next()
        bob = room.subscribe(BOB, 1, "de")
        while room.chairs.bots():
            await bob.next()
        assert "wieder da" in (await room.chat(0, "de"))[-1].text
        assert [it.here for it in room.seats_shown(ANN)] == [True, True]
        ann.close()
        bob.close()


@in_time
async def test_a_stand_in_placed_by_hand_stays_until_it_is_sent_away(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        bob = room.subscribe(BOB, 1, "en")
        await bob.next()
        with pytest.raises(Denied) as denied:
            await room.do(ANN, wire.Place(key(), 0, 1, "random"))
        assert denied.value.code == "place"
        await room.do(BOB, wire.Place(key(), 1, 1, "random"))
        assert room.chairs.seats[1].stand_in
        bob.close()
        bob = room.subscribe(BOB, 1, "en")
        await bob.next()
        assert room.chairs.seats[1].stand_in
        with pytest.raises(Denied):
            await room.do(BOB, wire.Place(key(), 1, 1, "genius"))
        await room.do(BOB, wire.Place(key(), 1, 1))
        assert not room.chairs.seats[1].bot
        bob.close()


# --- readers, memory -----------------------------------------------------------------------------------------------


@in_time
async def test_a_slow_reader_is_told_once(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house)
        reader = room.subscribe(BOB, 1, "en")
        await reader.next()
        start = len(room.table.journal)
        for n in range(80):
            await room.do(ANN, wire.Say(key(), 0, str(n)))
        await play(room, 5, Random(1))
        change = await reader.next()
        assert change.shown
        assert change.log_from == start
        assert [line.text for line in change.chat] == [str(n) for n in range(30, 80)]
        assert not reader._woken.is_set()
        reader.close()


@in_time
async def test_who_polls_is_here_until_it_stops(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house, grace=60)
        reader = room.subscribe(ANN, 0, "en")
        await reader.next()
        room.polled(BOB)
        assert (await reader.next()).presence
        assert [seat.here for seat in room.seats_shown(ANN)] == [True, True]
        assert room.live.due(time()) is None
        room.chairs.polls[BOB] = 0.0
        await house.walk()
        assert (await reader.next()).presence
        assert [seat.here for seat in room.seats_shown(ANN)] == [True, False]
        assert room.live.due(time()) is not None
        reader.close()


@in_time
async def test_every_text_can_be_kept(any_url: str) -> None:
    odd = "".join(map(chr, [*range(32), 0x7F, 0x2028, 0x1F600])) + "'; DROP TABLE acts; --"
    async with hosting(any_url) as house:
        room = await friends(house)
        await room.do(ANN, wire.Say(key(), 0, odd))
        assert (await room.chat())[-1].text == odd.replace("\0", "")
        with pytest.raises(Denied):
            await room.do(ANN, wire.Stand(key(), 0, odd))


@in_time
async def test_an_idle_room_is_forgotten_and_found_again(url: str) -> None:
    async with hosting(url, idle=0.0) as house:
        room = await friends(house)
        await play(room, 12, Random(1))
        before = memory(room)
        reader = room.subscribe(ANN, 0, "en")
        await reader.next()
        await house.walk()
        assert room.id in house._rooms
        reader.close()
        while not room.idle:
            await asyncio.sleep(0)
        await house.walk()
        assert room.id not in house._rooms
        assert memory(await house.room(room.id)) == before


# --- other rules -------------------------------------------------------------------------------------------------


def newer(**change: Any) -> Any:
    """Games of which one has other rules now."""
    game: Game = replace(GAME, rules="2", **change)
    return lambda name: game


@in_time
async def test_rules_that_lead_to_the_same_game_are_mentioned(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house, rounds="3")
        await play(room, 20, Random(1))
        before = memory(room)
    async with hosting(url, games=newer()) as house:
        again = await house.room(room.id)
        after = memory(again)
        assert (after["state"], after["journal"]) == (before["state"], before["journal"])
        assert "All of it fits" in (await again.chat())[-1].text
        await play(again, 3, Random(1))
        assert again.chat_count == before["chat"] + 1
        count = again.chat_count
    async with hosting(url, games=newer()) as house:
        assert (await house.room(room.id)).chat_count == count


@in_time
async def test_rules_that_lead_elsewhere_go_on_from_the_nearest_snapshot(url: str) -> None:
    async with hosting(url) as house:
        room = await friends(house, rounds="5")
        await play(room, 30, Random(1))
        assert len(room.table.snapshots) >= 3
        at, lines = room.table.snapshots[-1].at, room.table.snapshots[-1].lines
        before, journal = room.table.entries[:], room.table.journal[:]

    async def other(s: Any) -> None:
        s.wizards[0].sparks += 1
        tell(s, "richer")
        await dawn(s)

    changed = newer(steps=dict(GAME.steps) | {"dawn": other})
    async with hosting(url, games=changed) as house:
        again = await house.room(room.id)
        assert again.table.frozen == at
        assert again.table.entries[:at] == before[:at]
        assert again.table.journal[:lines] == journal[:lines]
        assert ("richer", -1, {}) in again.table.journal
        assert "goes on from the last position" in (await again.chat())[-1].text
        await play(again, 5, Random(1))
        after = memory(again)
    async with hosting(url, games=changed) as house:
        again = await house.room(room.id)
        assert memory(again) == after
