"""A long game: `python bench/long_game.py`. Opening, answering and undoing at answer 5,000 of a scripted game, with
everything on disk, each as the median and the slowest of several tries."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from orrery.core.ask import Decision
from orrery.core.state import tell
from orrery.server import messages
from orrery.server.bot_workers import Thinkers
from orrery.server.room import Room
from orrery.server.rooms import Rooms
from orrery.server.store import Store

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.core.toy import GAME, dawn

ME = "me"
TRIES = 9


async def talkative(s: Any) -> None:
    """A dawn with a longer log, as in a real game."""
    for seat in range(len(s.wizards)):
        for number in range(3):
            tell(s, "wakes", seat=seat, number=number, cards=tuple(range(5)))
    await dawn(s)


LONG = replace(GAME, steps=dict(GAME.steps) | {"dawn": talkative})


def cautious(asked: Decision[Any]) -> Any:
    """The answer of a wizard who wants the duel to last: play nothing, harm nobody."""
    if asked.kind.name == "vote":
        return False
    return next(iter(asked.options())) if asked.FORM != "choose" else list(asked.options())[-1]


async def play(room: Room, answers: int) -> None:
    """Give answers, each as its own act."""
    for n in range(answers):
        asked = next(iter(room.table.pending.values()))
        question = room.table.question_id(asked.seat, asked)
        await room.do(ME, messages.Answer(f"play-{n}", asked.seat, question, asked.encode(cautious(asked))))
        if sys.stderr.isatty() and n % 100 == 0:
            print(f"\r{n} of {answers}", end="", file=sys.stderr)


async def timed(doing: Callable[[], Awaitable[Any]]) -> float:
    start = perf_counter()
    await doing()
    return 1000 * (perf_counter() - start)


async def measure(url: str, answers: int) -> dict[str, list[float]]:
    """The milliseconds that each operation took, several times."""
    store, thinkers = Store(url), Thinkers()
    await store.start()

    def new_rooms() -> Rooms:
        return Rooms(store, thinkers, games=lambda name: LONG)

    seats = [messages.SeatWanted("me") for _ in range(3)]
    first = new_rooms()
    made = await first.make(ME, messages.TableWanted(LONG.name, seats, {"rounds": "9999"}))
    await play(await first.room(made.table), answers)
    await (await first.room(made.table)).desk.compact()  # a running server does it from time to time
    await first.close()
    found: dict[str, list[float]] = {}
    for n in range(TRIES):
        rooms = new_rooms()
        found.setdefault("open", []).append(await timed(lambda rooms=rooms: rooms.room(made.table)))  # type: ignore[misc]
        room = await rooms.room(made.table)
        seat = await answer(room, found, f"{n}")
        for step in range(3):
            act = messages.Undo(f"undo-{n}-{step}", seat)
            found.setdefault("undo", []).append(await timed(lambda room=room, act=act: room.do(ME, act)))  # type: ignore[misc]
        await far_back(room, found, seat, n)
        await rooms.close()
    await store.close()
    thinkers.close()
    return found


async def answer(room: Room, found: dict[str, list[float]], key: str) -> int:
    asked = next(iter(room.table.pending.values()))
    act = messages.Answer(key, asked.seat, room.table.question_id(asked.seat, asked), asked.encode(cautious(asked)))
    found.setdefault("answer", []).append(await timed(lambda: room.do(ME, act)))
    return asked.seat


async def far_back(room: Room, found: dict[str, list[float]], seat: int, n: int) -> None:
    """Undo beyond the marks, so that a snapshot is fetched and its round replayed."""
    before = len(room.table.snapshots)
    step = 0
    while len(room.table.snapshots) >= before - 1:
        step += 1
        act = messages.Undo(f"far-{n}-{step}", seat)
        found.setdefault("undo into an earlier round", []).append(await timed(lambda act=act: room.do(ME, act)))  # type: ignore[misc]


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--answers", type=int, default=5000)
    given = told.parse_args()
    with TemporaryDirectory(prefix="orrery-long-") as folder:
        found = asyncio.run(measure(f"sqlite:///{folder}/orrery.db", given.answers))
    for what, times in found.items():
        print(f"{what}: median {median(times):.1f} ms, slowest of {len(times)}: {max(times):.1f} ms")


if __name__ == "__main__":
    main()
