"""Messages: the bytes that each move of a game costs each of its readers. `greedy` plays all seats, every seat and a
spectator have a socket, and each waits for the new view before the next answer is given.

    python -m bench.messages --game ti3 --players 6 --seed 1"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import fmean, quantiles

import msgspec
from tests.server.playing import Browser, Served, links_of, serving

from orrery.bots import make

SPECTATOR = -1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="ti3")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--moves", type=int, default=1 << 30, help="at most")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "messages.db") as served:
        served.rooms._pause = 0.0  # do not hold windows open: that costs time, not bytes
        started = time.monotonic()
        first, told = play(served, wanted)
        taken = time.monotonic() - started
    moves = len(told) // (wanted.players + 1)
    print(f"{wanted.game}, {wanted.players} players and a spectator: {moves} moves in {taken:.0f} s")
    print(f"on opening: {max(first):,} bytes at most")
    sizes = quantiles(told, n=100)
    print(f"a move, a reader: median {sizes[49]:,.0f}, p90 {sizes[89]:,.0f}, p99 {sizes[98]:,.0f}, "
          f"max {max(told):,}, mean {fmean(told):,.0f} bytes")  # fmt: skip


def play(served: Served, wanted: argparse.Namespace) -> tuple[list[int], list[int]]:
    """The bytes each reader gets when the table opens, and then with each move."""
    browser, fan = Browser(served.url), Browser(served.url)
    made = browser.make(wanted.game, *["me"] * wanted.players)
    fan.sit(made["table"], links_of(made)[SPECTATOR])
    lives = {seat: browser.live(made["table"], seat) for seat in range(wanted.players)}
    lives[SPECTATOR] = fan.live(made["table"], SPECTATOR)
    first = [len(msgspec.json.encode(live.shown())) for live in lives.values()]
    room, told = served.ask(served.rooms.room(made["table"])), list[int]()
    for number in range(wanted.moves):
        if room.table.over:
            break
        seat = room.table.waiting()[0]
        _, asked = room.table.asked(seat)[0]
        value = asked.encode(make(wanted.bot, wanted.seed + number).decide(room.table.mind(seat)))
        before = {reader: len(live.heard) for reader, live in lives.items()}
        done = lives[seat].do("answer", seat, question=room.table.question_id(seat, asked), value=value)
        assert done["type"] == "done", done
        for reader, live in lives.items():
            live.shown(room.seq_for(reader))
            told.append(sum(len(message.encode()) for message in live.heard[before[reader] :]))
    browser.close()
    fan.close()
    return first, told


if __name__ == "__main__":
    main()
