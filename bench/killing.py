"""Kill -9 under load: `python -m bench.killing --kills 1000`. A real server is killed at random moments while tables
are being played; after each death every acknowledged answer must be there, and none twice. With `--processes 3` it is a
random one of three that share a PostgreSQL database, and sockets look on, which have to find the table again.

    python -m bench.killing --processes 3 --kills 300 --part 30 --log kills.jsonl     (goes on where it was stopped)"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from sqlalchemy import Engine, create_engine, text
from tests.server.databases import database
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from orrery.core.record import Record
from orrery.games import game as titled
from orrery.server.changes import applied
from orrery.server.store import full_url

PLAYERS = 8
"""The number of tables played at the same time."""
LIFE, LIFE_OF_MANY = 0.12, 1.5
"""The longest life of a server, in seconds, after its first acknowledgement; and where others take over its tables."""
SECONDS = 60.0
BEAT, BEAT_OF_MANY = 0.02, 0.2
"""Seconds between the beats of a server: it is followed when it has missed five."""
AGAIN = 0.02


# --- servers: forked from one process that has imported everything ----------------------------------------------


def breed(url: str, processes: int) -> None:
    """Start the server of each number read, always on the same port. Prints the ports, then the id of each server."""
    from orrery.games import NAMES, game
    from orrery.server import serve
    from orrery.server.lease import Lease
    from orrery.server.page import Page
    from orrery.terminal.wrong import Wrong
    from orrery.text import Words

    for name in NAMES:
        game(name)
    words, beat = Words("en"), BEAT if processes == 1 else BEAT_OF_MANY
    listeners = [serve.bound("127.0.0.1", 0) for _ in range(processes)]
    print(*(it.getsockname()[1] for it in listeners), flush=True)
    children: dict[int, int] = {}
    for line in sys.stdin:
        number = int(line)
        if number in children:
            os.waitpid(children[number], 0)
        children[number] = os.fork()
        if not children[number]:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            while True:
                listener = listeners[number].dup()
                try:
                    serve.run(listener, url, serve.Door(limits=0), words, Page(Path("no page")), lease=Lease(beat))
                except Wrong as wrong:  # the machine was too busy for its beats: it has ended, and comes back
                    wrong.tell(words)
                    continue
                os._exit(1)
        print(children[number], flush=True)


@dataclass(slots=True)
class Breeder:
    """The process that starts servers."""

    process: subprocess.Popen[str]
    ports: list[int]
    servers: dict[int, int] = field(default_factory=dict)

    def start(self, number: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        self.servers[number] = int(self.process.stdout.readline())

    def kill(self, number: int) -> None:
        os.kill(self.servers[number], signal.SIGKILL)


@contextmanager
def breeder(url: str, processes: int) -> Iterator[Breeder]:
    words = [sys.executable, "-m", "bench.killing", "--breed", url, "--processes", str(processes)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        it = Breeder(process, [int(port) for port in process.stdout.readline().split()])
        try:
            yield it
        finally:
            for number in it.servers:
                it.kill(number)
            process.kill()


# --- players ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Game:
    """A table as its player remembers it: the acknowledged answers, in order, and the one on its way."""

    table: str
    seats: list[int]
    acknowledged: list[str] = field(default_factory=list)
    on_its_way: str = ""
    over: bool = False
    checked: int = 0
    seq: int = 0


@dataclass(slots=True)
class Tally:
    """What all of them together have seen."""

    kills: int = 0
    acknowledged: int = 0
    retried: int = 0
    refused: int = 0
    moving: int = 0
    reconnected: int = 0
    games: list[Game] = field(default_factory=list)
    alive: asyncio.Event = field(default_factory=asyncio.Event)
    stop: bool = False


class Player:
    """Plays one table after the other, and resends unacknowledged acts with the same key."""

    def __init__(self, number: int, seed: int, http: httpx.AsyncClient, ports: list[int], tally: Tally) -> None:
        self.dice = Random(seed * PLAYERS + number)
        self.bot = number % 2 == 1
        self.http = http
        self.ports = ports
        self.tally = tally
        self.count = 0

    async def play(self) -> None:
        while not self.tally.stop:
            game = await self.open()
            self.tally.games.append(game)
            watching = asyncio.create_task(self.watch(game)) if len(self.ports) > 1 else None
            try:
                while not (game.over or self.tally.stop):
                    await self.step(game)
                    if watching is not None and watching.done():
                        watching.result()
            finally:
                if watching is not None:
                    watching.cancel()

    async def watch(self, game: Game) -> None:
        """Look on through a socket at some process; whenever it is closed, open another one. What has been shown is
        never taken back."""
        cookie = {"Cookie": self.http.headers["Cookie"]}
        while True:
            address = f"ws://127.0.0.1:{self.dice.choice(self.ports)}/api/tables/{game.table}/live?seat=0"
            try:
                async with connect(address, additional_headers=cookie, compression=None, max_size=None) as socket:
                    async for data in socket:
                        message = json.loads(data)
                        seq = game.seq
                        if message["type"] == "shown":
                            seq = message["shown"]["seq"]
                        elif message["type"] == "changed" and "seq" in message["changes"]:
                            seq = applied({"seq": message["changes"]["seq"]}, {"seq": seq})["seq"]
                        assert seq >= game.seq, f"{game.table}: {seq} was shown after {game.seq}"
                        game.seq = seq
            except (OSError, WebSocketException):
                await asyncio.sleep(AGAIN)
            self.tally.reconnected += 1

    async def open(self) -> Game:
        other = {"who": "bot", "bot": "random"} if self.bot else {"who": "me"}
        made = await self.ask("POST", "/api/tables", {"game": "race", "seats": [{"who": "me"}, other]})
        return Game(made["table"], made["seats"])

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        while True:
            try:
                address = f"http://127.0.0.1:{self.dice.choice(self.ports)}{path}"
                reply = await self.http.request(method, address, json=body)
            except httpx.HTTPError:
                self.tally.retried += 1
                await asyncio.sleep(0.002)
                continue
            if reply.status_code == 503 and len(self.ports) > 1:
                self.tally.moving += 1
                await asyncio.sleep(AGAIN)
                continue
            if reply.status_code < 500:
                return reply.json() if reply.content else None
            raise AssertionError(f"{reply.status_code}: {reply.text}")

    async def step(self, game: Game) -> None:
        """Answer one question of one of the seats."""
        for seat in game.seats:
            shown = await self.ask("GET", f"/api/tables/{game.table}?seat={seat}&lang=en")
            game.over = shown["over"]
            if shown["questions"] and not game.over:
                question = shown["questions"][0]
                self.count += 1
                key = f"{self.dice.getrandbits(32):x}-{self.count}"
                game.on_its_way = key
                act = {"do": "answer", "key": key, "seat": seat, "question": question["id"]}
                done = await self.ask("POST", f"/api/tables/{game.table}/acts", act | {"value": self.answer(question)})
                if done.get("key") == key:
                    game.acknowledged.append(key)
                    self.tally.acknowledged += 1
                    self.tally.alive.set()
                else:
                    self.tally.refused += 1
                game.on_its_way = ""
                return

    def answer(self, question: Any) -> Any:
        values = [offer["value"] for offer in question["offers"]]
        if question["form"] == "amount":
            return self.dice.randint(question["low"], question["high"])
        if question["form"] == "pick":
            return self.dice.sample(values, self.dice.randint(question["low"], min(question["high"], len(values))))
        if question["form"] == "order":
            return self.dice.sample(values, len(values))
        return self.dice.choice(values)


# --- what must hold -----------------------------------------------------------------------------------------------


ACTS = text("SELECT key, seat, added FROM acts WHERE table_id = :table AND visitor <> '' ORDER BY seq")
GAPS = text("SELECT table_id FROM acts GROUP BY table_id HAVING count(*) <> max(seq) OR min(seq) <> 1")


def check(engine: Engine, tally: Tally) -> None:
    """After a death: the acts of every table are those that were acknowledged, in order, and at most the one more
    that was on its way; each added one answer of that seat to the history, and each follows another."""
    with engine.connect() as connection:
        for game in tally.games:
            if game.over and game.checked == len(game.acknowledged):
                continue
            rows = connection.execute(ACTS, {"table": game.table}).all()[game.checked :]
            keys = [row.key for row in rows]
            known = game.acknowledged[game.checked :]
            assert keys[: len(known)] == known, f"{game.table}: acknowledged {known}, found {keys}"
            assert keys[len(known) :] in ([], [game.on_its_way]), f"{game.table}: nobody did {keys[len(known) :]}"
            for row in rows:
                answers = [line for line in json.loads(row.added) if "a" in line]
                assert [line["a"] for line in answers] == [row.seat], f"{game.table}: {answers}"
            game.checked = len(game.acknowledged)
        assert not connection.execute(GAPS).all(), "a table was played twice"


async def verify(http: httpx.AsyncClient, port: int, tally: Tally) -> int:
    """At the end, export and replay every finished game with all fingerprints; return how many there were."""
    finished = [game for game in tally.games if game.over]
    for game in finished:
        while True:
            reply = await http.get(f"http://127.0.0.1:{port}/api/tables/{game.table}/export?format=record")
            if reply.status_code != 503:
                break
            await asyncio.sleep(AGAIN)
        report = Record.loads(reply.content, games=titled).verify()
        assert report.ok, f"{game.table}: {report}"
    return len(finished)


async def run(engine: Engine, kills: int, seed: int, servers: Breeder) -> Tally:
    dice, tally, ports = Random(seed), Tally(), servers.ports
    life = LIFE if len(ports) == 1 else LIFE_OF_MANY
    headers = {"Cookie": f"orrery={secrets.token_urlsafe(16)}"}
    async with httpx.AsyncClient(headers=headers, timeout=SECONDS) as http:
        for number in range(len(ports)):
            servers.start(number)
        players = [asyncio.ensure_future(Player(n, seed, http, ports, tally).play()) for n in range(PLAYERS)]
        try:
            for _ in range(kills):
                tally.alive.clear()
                alive = asyncio.ensure_future(tally.alive.wait())
                await asyncio.wait([alive, *players], return_when=asyncio.FIRST_COMPLETED, timeout=SECONDS)
                assert alive.done(), [player.exception() for player in players if player.done()] or "nothing happens"
                await asyncio.sleep(dice.random() * life)
                number = dice.randrange(len(ports))
                servers.kill(number)
                tally.kills += 1
                servers.start(number)
                check(engine, tally)
                if sys.stderr.isatty() and tally.kills % 10 == 0:
                    print(f"\r{tally.kills} of {kills}", end="", file=sys.stderr)
            tally.stop = True
            await asyncio.wait_for(asyncio.gather(*players), SECONDS)
            check(engine, tally)
            print(f"finished games verified: {await verify(http, ports[0], tally)}")
        finally:
            for player in players:
                player.cancel()
    return tally


def killed(kills: int, seed: int = 0, processes: int = 1) -> Tally:
    """Kill servers; AssertionError if anything was lost or done twice."""
    kind = "sqlite" if processes == 1 else "postgresql"
    with TemporaryDirectory(prefix="orrery-kills-") as folder, database(kind, Path(folder)) as url:
        engine = create_engine(full_url(url))
        with breeder(url, processes) as servers:
            tally = asyncio.run(run(engine, kills, seed, servers))
        engine.dispose()
    return tally


def told_of(tally: Tally, seconds: float, processes: int) -> dict[str, int]:
    """A part of the run, for the log."""
    counts = {name: getattr(tally, name) for name in ("kills", "acknowledged", "retried", "refused", "moving")}
    more = {"processes": processes, "reconnected": tally.reconnected, "games": len(tally.games)}
    return counts | more | {"seconds": round(seconds)}


def done_before(log: Path | None, processes: int) -> list[dict[str, int]]:
    """The parts that are in the log."""
    lines = log.read_text().splitlines() if log is not None and log.exists() else []
    return [part for part in map(json.loads, lines) if part["processes"] == processes]


def main() -> None:
    told = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    told.add_argument("--kills", type=int, default=1000)
    told.add_argument("--part", type=int, default=0, help="so many at once, each part in a new database")
    told.add_argument("--log", type=Path, help="a line for each part; parts in it are not done again")
    told.add_argument("--processes", type=int, default=1, help="more than one share a PostgreSQL database")
    told.add_argument("--seed", type=int, default=0)
    told.add_argument("--breed", help=argparse.SUPPRESS)
    given = told.parse_args()
    if given.breed:
        breed(given.breed, given.processes)
        return
    parts = done_before(given.log, given.processes)
    while (left := given.kills - sum(part["kills"] for part in parts)) > 0:
        start = perf_counter()
        tally = killed(min(given.part or left, left), given.seed + len(parts), given.processes)
        parts.append(told_of(tally, perf_counter() - start, given.processes))
        print(json.dumps(parts[-1]), flush=True)
        if given.log is not None:
            with given.log.open("a") as log:
                log.write(json.dumps(parts[-1]) + "\n")
    sums = {name: sum(part[name] for part in parts) for name in parts[0]}
    print(
        f"{sums['kills']} kills in {sums['seconds']} s: {sums['acknowledged']} answers acknowledged, none lost, none "
        f"done twice; {sums['retried']} requests sent again, {sums['moving']} times a table was moving, sockets opened "
        f"again {sums['reconnected']} times, {sums['refused']} answers refused by the rules, {sums['games']} games"
    )


if __name__ == "__main__":
    main()
