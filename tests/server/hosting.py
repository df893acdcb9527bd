"""The rooms of a server for the tests, with the small game that uses everything the kernel offers; and its players."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

from orrery.core.game import Game
from orrery.core.history import Mark
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.server import messages
from orrery.server.bot_workers import Thinkers
from orrery.server.lease import Lease
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.store import Store
from tests.core.toy import GAME

_keys = count()
ANN, BOB, CIA = "ann", "bob", "cia"


def games(name: str) -> Game:
    return GAME if name == GAME.name else titled(name)


@asynccontextmanager
async def hosting(url: str, patience: float = 2.0, lease: Lease | None = None, **more: Any) -> AsyncIterator[Rooms]:
    """The rooms over the database at a URL."""
    store, thinkers = Store(url, patience, lease), Thinkers()
    await store.start()
    dice = Random(7)
    usual: dict[str, Any] = {"games": games, "pause": 0.0, "seeds": lambda: dice.getrandbits(128)}
    rooms = Rooms(store, thinkers, **usual | more)
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()
        thinkers.close()


def wanted(*who: str, grace: int = 0, game: str = "sparks", **options: str) -> messages.TableWanted:
    """A table for these: me, friend, or the name of a bot."""
    return messages.TableWanted(game, [_seat(n, it) for n, it in enumerate(who)], options, grace)


def _seat(number: int, who: str) -> messages.SeatWanted:
    if who == "me":
        return messages.SeatWanted("me", f"me {number}")
    return messages.SeatWanted("friend", f"friend {number}") if who == "friend" else messages.SeatWanted("bot", bot=who)


async def friends(rooms: Rooms, *more: str, grace: int = 0, **options: str) -> Room:
    """A table at which Ann sits in the first seat and Bob in the second (and Cia, or bots, in the next ones)."""
    made = await rooms.make(ANN, wanted("me", "friend", *more, grace=grace, **options))
    for link, visitor in zip([link for link in made.links if link.seat >= 0], (BOB, CIA), strict=False):
        await rooms.sit(visitor, made.table, link.secret, visitor)
    return await rooms.room(made.table)


def key() -> str:
    """A key that was never used."""
    return f"key-{next(_keys)}"


def an_answer(room: Room, seat: int, value: Any = None, dice: Random | None = None) -> messages.Answer:
    """An answer to the first question of a seat: this one, or any that is legal."""
    held = room.live.question(seat)
    if held is not None:
        said = held[1].encode(held[1].sample(dice)) if dice is not None else value
        return messages.Answer(key(), seat, held[0], said)
    _, asked = room.table.asked(seat)[0]
    said = asked.encode(asked.sample(dice)) if dice is not None else value
    return messages.Answer(key(), seat, room.table.question_id(seat, asked), said)


async def play(room: Room, answers: int, dice: Random) -> int:
    """Let those who are asked give this many random answers; returns how many were given."""
    who = {seat: visitor for visitor in room.chairs.sitting for seat in room.seats_of(visitor)}
    for n in range(answers):
        waiting = [seat for seat in room.table.waiting() if seat in who]
        if not waiting:
            return n
        await room.do(who[waiting[0]], an_answer(room, waiting[0], dice=dice))
    return answers


def memory(room: Room) -> dict[str, Any]:
    """Everything that must not be lost, for comparison."""
    table = room.table
    found = {
        "state": table.game.codec.write(table.state),
        "record": Record.of(_with_states(table)).dumps().splitlines()[1:],
        "journal": table.journal,
        "undone": [(seat, track, kind.name, value) for seat, track, kind, value in table.undone],
        "kept": dict(table.kept),
        "barriers": (table.frozen, table.revealed),
        "asked": [(table.question_id(n, d), d.args) for n in range(table.players) for _, d in table.asked(n)],
        "undo": [table.can_undo(seat) for seat in range(table.players)],
        "seats": [chair.row(room.id) | {"away": None} for chair in room.chairs.seats],
        "sitting": room.chairs.sitting,
        "standing": [room.standing_of(seat) for seat in range(table.players)],
        "held": room.live.rest.held,
        "asking": room.undo_asked,
        "seqs": (room.seq, room.live.rest.seqs),
        "chat": room.chat_count,
    }  # fmt: skip
    return deepcopy(found)


def _with_states(table: Table) -> Table:
    """The table without the snapshots that are in the store."""
    it = table.clone()
    mark = it.mark if not table.over else Mark(len(table.entries), len(table.journal), table.state.clone())
    it.begin_live(table.frozen)
    it.mark, it.entries = mark, table.entries
    it.journal.extend(table.journal)
    it.prints.extend(table.prints)
    it.snapshots[:] = [mark]
    return it
