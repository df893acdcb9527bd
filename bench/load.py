"""Load: very many tables at once, from a process of its own. Answers go in by sockets at a steady rate; measured is
the time until each is acknowledged (then it is on disk) and until all who look at that table have the new view.

    python -m bench.load --tables 300 --sockets 4 --rate 100 --seconds 180
    python -m bench.load --answers 2880000 --out memory.jsonl --seconds 1200     (as fast as it goes, to see whether
        memory grows; the next call goes on with the same database, until there are so many in all)
    python -m bench.load --processes 3 --tables 900 --rate 100     (a house behind a proxy: sockets come in anywhere)
    python -m bench.load --game ti3 --seats 6 --sockets 6 --tables 4 --bots --stalls --warm 8   (battles, odds)"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from bench.hosting import cpu_seconds, hosted, house, proxied, rss
from tests.server.playing import some_answer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from orrery.server.changes import applied
from orrery.server.serve import allow_many_sockets

DRIVER_CORE, SERVER_CORE = 1, 0
OPENING = 20
"""Tables opened at the same time."""


Json = Any
READ = ("seq", "over", "questions")
"""The part of a view that the driver needs."""
decode = msgspec.json.Decoder().decode


@dataclass
class Times:
    """How long things took, in milliseconds."""

    taken: list[float] = field(default_factory=list)

    def told(self, name: str) -> str:
        if not self.taken:
            return f"{name}: none"
        known = sorted(self.taken)
        parts = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}
        said = ", ".join(f"{k} {known[min(len(known) - 1, int(v * len(known)))]:.1f}" for k, v in parts.items())
        return f"{name}: {len(known)} times, {said}, max {known[-1]:.1f} ms"


@dataclass
class Load:
    """The whole load, and what was measured."""

    url: str
    kind: str
    dice: random.Random
    acknowledged: Times = field(default_factory=Times)
    updated: Times = field(default_factory=Times)
    refused: dict[str, int] = field(default_factory=dict)
    games: int = 0
    bytes_in: int = 0
    bots: bool = False


class Table:
    """One table: its sockets, and the answer that is on its way."""

    def __init__(self, load: Load, seats: int, sockets: int) -> None:
        self.load = load
        self.seats = seats
        self.sockets = sockets
        self.lines: list[Seated] = []
        self.sent = 0.0
        self.wanted = -1
        self.behind = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        """A new game with all its sockets."""
        await self.close()
        wanted = {"game": self.load.kind, "seats": [{"who": "me"}] * self.seats}
        http.cookies.clear()
        made = await http.post(f"{self.load.url}/api/tables", json=wanted)
        made.raise_for_status()
        cookie = made.headers["set-cookie"].partition(";")[0]
        self.id = made.json()["table"]
        self.load.games += 1
        views = [n if n < self.seats else -1 for n in range(self.sockets)]
        self.lines = [Seated(self, seat) for seat in views]
        await asyncio.gather(*(line.open(cookie) for line in self.lines))
        for line in self.lines if self.load.bots else ():
            await line.give_to_bot()

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))
        self.lines = []


class Seated:
    """One socket at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seq = -1
        self.over = False
        self.questions: list[Json] = []
        self.view: dict[str, Json] = {}
        self.awaited: asyncio.Future[Json] | None = None
        self.ready = asyncio.Event()
        self.stack = AsyncExitStack()

    async def open(self, cookie: str) -> None:
        load = self.table.load
        address = f"{load.url.replace('http', 'ws', 1)}/api/tables/{self.table.id}/live?seat={self.seat}&lang=en"
        opening = connect(
            address, additional_headers={"Cookie": cookie}, compression=None, max_size=None, ping_interval=None
        )
        self.connection: ClientConnection = await self.stack.enter_async_context(opening)
        self.reading = asyncio.create_task(self.read())
        await self.ready.wait()

    async def close(self) -> None:
        self.reading.cancel()
        await self.stack.aclose()

    async def read(self) -> None:
        load = self.table.load
        try:
            async for data in self.connection:
                load.bytes_in += len(data)
                message = decode(data)
                if message["type"] == "shown":
                    self.take({name: message["shown"][name] for name in READ})
                elif message["type"] == "changed":
                    news = {name: message["changes"][name] for name in READ if name in message["changes"]}
                    self.take(applied(news, self.view))
                elif message["type"] in ("done", "refused") and self.awaited is not None:
                    self.awaited.set_result(message)
        except ConnectionClosed as closed:
            print(f"a socket was closed: {closed}", file=sys.stderr)

    def take(self, view: dict[str, Json]) -> None:
        table, self.view = self.table, view
        if view["seq"] >= table.wanted > self.seq:
            table.load.updated.taken.append((time.perf_counter() - table.sent) * 1000)
        self.seq, self.over, self.questions = (view[name] for name in READ)
        self.ready.set()

    async def give_to_bot(self) -> None:
        """Let a bot play the seat while the socket watches."""
        if self.seat >= 0:
            act = {"do": "place", "key": f"place-{self.seat}", "seat": self.seat, "whose": self.seat, "bot": "greedy"}
            await self.connection.send(msgspec.json.encode(act).decode())

    @property
    def asked(self) -> Json | None:
        """The question that the table waits for."""
        return next((question for question in self.questions if not question["free"]), None)

    async def answer(self) -> bool:
        """Give some answer, and another one if it is refused; tell whether anything was asked."""
        load, table, refused = self.table.load, self.table, 0
        while (question := self.asked) is not None:
            key = f"{random.getrandbits(64):x}"
            value = some_answer(question, load.dice, refused)
            act = {"do": "answer", "key": key, "seat": self.seat, "question": question["id"], "value": value}
            self.awaited = asyncio.get_running_loop().create_future()
            table.sent, table.wanted = time.perf_counter(), self.seq + 1
            await self.connection.send(msgspec.json.encode(act).decode())
            told = await self.awaited
            self.awaited = None
            if told["type"] == "done":
                load.acknowledged.taken.append((time.perf_counter() - table.sent) * 1000)
                return True
            load.refused[told["code"]] = load.refused.get(told["code"], 0) + 1
            refused += 1
        return False


async def play(table: Table, http: httpx.AsyncClient, tokens: asyncio.Semaphore | None, until: Until) -> None:
    """Play at one table, game after game; each answer takes a token where the rate is fixed."""
    while not until.reached():
        if tokens is not None:
            await tokens.acquire()
        line = next((it for it in table.lines if it.asked and not table.load.bots), None)
        if table.lines and all(it.over for it in table.lines):
            await table.open(http)
        elif line is None:
            await asyncio.sleep(0.005)
            if tokens is not None:
                tokens.release()
        elif await line.answer():
            until.answers += 1
            while line.seq < table.wanted and not until.reached():
                await asyncio.sleep(0.002)


@dataclass
class Until:
    """When the measurement ends."""

    end: float
    most: int
    answers: int = 0

    def reached(self) -> bool:
        return time.monotonic() > self.end or self.answers >= self.most


async def pace(tokens: asyncio.Semaphore, rate: float, until: Until) -> None:
    """Hands out tokens at a fixed rate, whether or not the server keeps up."""
    started, given = time.monotonic(), 0
    while not until.reached():
        due = int((time.monotonic() - started) * rate)
        for _ in range(due - given):
            tokens.release()
        given = due
        await asyncio.sleep(0.005)


async def watch(pids: list[int], load: Load, until: Until, every: float, out: Path | None) -> None:
    """Print memory and speed from time to time, and add them to a file."""
    part = 1 + max((it["part"] for it in samples(out)), default=0)
    before, busy, then = until.answers, sum(map(cpu_seconds, pids)), time.monotonic()
    while not until.reached():
        await asyncio.sleep(min(every, max(0.1, until.end - time.monotonic())))
        now, used = time.monotonic(), sum(map(cpu_seconds, pids))
        speed, core = (until.answers - before) / (now - then), (used - busy) / (now - then)
        before, busy, then = until.answers, used, now
        told = f"{until.answers} answers, {speed:.0f}/s, games {load.games}"
        memory = sum(map(rss, pids)) / 1024
        print(f"{told}, server {memory:.0f} MiB, {core:.0%} of a core", flush=True)
        if out is not None:
            sample = {"part": part, "answers": until.answers, "games": load.games, "mib": round(memory, 1)}
            with out.open("a") as file:
                file.write(json.dumps(sample) + "\n")


def samples(out: Path | None) -> list[Json]:
    """What the parts of a long run have measured so far."""
    return [*map(json.loads, out.read_text().splitlines())] if out is not None and out.exists() else []


def given_before(out: Path | None) -> int:
    """The answers of all parts so far."""
    most: dict[int, int] = {}
    for it in samples(out):
        most[it["part"]] = max(most.get(it["part"], 0), it["answers"])
    return sum(most.values())


async def run(wanted: argparse.Namespace, url: str, pids: list[int]) -> None:
    await asyncio.sleep(wanted.warm)
    load = Load(url, wanted.game, random.Random(wanted.seed), bots=wanted.bots)
    tables = [Table(load, wanted.seats, wanted.sockets) for _ in range(wanted.tables)]
    async with httpx.AsyncClient(timeout=60) as http:
        print(f"opening {len(tables)} tables with {len(tables) * wanted.sockets} sockets ...", flush=True)
        for at in range(0, len(tables), OPENING):
            for table in tables[at : at + OPENING]:
                await table.open(http)
        print(f"open; server {sum(map(rss, pids)) / 1024:.0f} MiB", flush=True)
        most = wanted.answers - given_before(wanted.out) if wanted.answers else 1 << 60
        until = Until(time.monotonic() + wanted.seconds, most)
        tokens = None if wanted.answers else asyncio.Semaphore(0)
        tasks = [asyncio.create_task(play(table, http, tokens, until)) for table in tables]
        beside = [asyncio.create_task(watch(pids, load, until, wanted.every, wanted.out))]
        if tokens is not None:
            beside.append(asyncio.create_task(pace(tokens, wanted.rate, until)))
        started = time.monotonic()
        await asyncio.gather(*beside)
        taken = time.monotonic() - started
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables))
    print(
        f"{until.answers} answers in {taken:.0f} s: {until.answers / taken:.1f}/s; received {load.bytes_in >> 20} MiB"
    )
    print(load.acknowledged.told("answer -> on disk and acknowledged"))
    print(load.updated.told("answer -> new view at each socket of the table"))
    print(f"refused: {load.refused or 'none'}; server at the end {sum(map(rss, pids)) / 1024:.0f} MiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--sockets", type=int, default=4, help="at each table")
    parser.add_argument("--seats", type=int, default=4, help="at each table; the other sockets are spectators'")
    parser.add_argument("--game", default="race")
    parser.add_argument("--rate", type=float, default=100, help="answers a second")
    parser.add_argument("--seconds", type=float, help="180, and with --answers no end")
    parser.add_argument("--bots", action="store_true", help="bots play all seats, the sockets look on")
    parser.add_argument("--answers", type=int, default=0, help="so many, as fast as it goes")
    parser.add_argument("--out", type=Path, help="with --answers: memory by answers; the database lies beside it")
    parser.add_argument("--warm", type=float, default=0, help="seconds that the server has for itself first")
    parser.add_argument("--every", type=float, default=10, help="seconds between two lines")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--url", default="", help="of a server that runs already; else one is started")
    parser.add_argument("--processes", type=int, default=1, help="more than one share a PostgreSQL database")
    parser.add_argument("--pid", type=int, default=0)
    parser.add_argument("--stalls", action="store_true", help="also show what kept the server's event loop longest")
    wanted = parser.parse_args()
    if wanted.seconds is None:
        wanted.seconds = 1e9 if wanted.answers else 180
    if wanted.answers and given_before(wanted.out) >= wanted.answers:
        parser.exit(message=f"{wanted.out} has {given_before(wanted.out)} answers already.\n")
    if wanted.processes > 1:
        allow_many_sockets()
        with (
            tempfile.TemporaryDirectory() as folder,
            house(Path(folder), wanted.processes) as (urls, pids),
            proxied(urls) as address,
        ):
            asyncio.run(run(wanted, address, pids))
        return
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {DRIVER_CORE})
    allow_many_sockets()
    if wanted.url:
        asyncio.run(run(wanted, wanted.url, [wanted.pid]))
        return
    with tempfile.TemporaryDirectory() as folder:
        stalls = Path(folder) / "stalls.txt" if wanted.stalls else None
        database = wanted.out.with_suffix(".db") if wanted.out is not None else Path(folder) / "load.db"
        with hosted(database, SERVER_CORE, stalls=stalls) as (url, pid):
            asyncio.run(run(wanted, url, [pid]))
        if stalls is not None:
            print(stalls.read_text())


if __name__ == "__main__":
    main()
