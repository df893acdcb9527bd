"""Kill -9 under load: `python bench/killing.py --kills 1000`. A real server is killed at random moments while tables
are being played; after each death every acknowledged answer must be there, and none twice."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import sqlite3
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

from orrery.core.record import Record
from orrery.games import game as titled

PLAYERS = 8
"""The number of tables played at the same time."""
LIFE = 0.12
"""The longest life of a server, in seconds, after its first acknowledgement."""
SECONDS = 60.0
BEAT = 0.02
"""Seconds between the beats of a server: it is followed when it has missed five."""


# --- servers: forked from one process that has imported everything ----------------------------------------------


def breed(url: str) -> None:
    """Start a server for each line read, all on the same port. Prints the port, then the id of each server."""
    from orrery.games import NAMES, game
    from orrery.server import serve
    from orrery.server.lease import Lease
    from orrery.server.page import Page
    from orrery.text import Words

    for name in NAMES:
        game(name)
    words = Words("en")
    listener = serve.bound("127.0.0.1", 0)
    print(listener.getsockname()[1], flush=True)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            serve.run(listener, url, serve.Door(limits=0), words, Page(Path("no page")), lease=Lease(BEAT))
            os._exit(1)
        print(child, flush=True)


@dataclass(slots=True)
class Breeder:
    """The process that starts servers."""

    process: subprocess.Popen[str]
    port: int
    server: int = 0

    def start(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.server = int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.server, signal.SIGKILL)


@contextmanager
def breeder(url: str) -> Iterator[Breeder]:
    words = [sys.executable, __file__, "--breed", url]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        it = Breeder(process, int(process.stdout.readline()))
        try:
            yield it
        finally:
            it.kill()
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


@dataclass(slots=True)
class Tally:
    """What all of them together have seen."""

    kills: int = 0
    acknowledged: int = 0
    retried: int = 0
    refused: int = 0
    games: list[Game] = field(default_factory=list)
    alive: asyncio.Event = field(default_factory=asyncio.Event)
    stop: bool = False


class Player:
    """Plays one table after the other, and resends unacknowledged acts with the same key."""

    def __init__(self, number: int, http: httpx.AsyncClient, tally: Tally) -> None:
        self.dice = Random(number)
        self.bot = number % 2 == 1
        self.http = http
        self.tally = tally
        self.count = 0

    async def play(self) -> None:
        while not self.tally.stop:
            game = await self.open()
            self.tally.games.append(game)
            while not (game.over or self.tally.stop):
                await self.step(game)

    async def open(self) -> Game:
        other = {"who": "bot", "bot": "random"} if self.bot else {"who": "me"}
        made = await self.ask("POST", "/api/tables", {"game": "race", "seats": [{"who": "me"}, other]})
        return Game(made["table"], made["seats"])

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        while True:
            try:
                reply = await self.http.request(method, path, json=body)
            except httpx.HTTPError:
                self.tally.retried += 1
                await asyncio.sleep(0.002)
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


def check(file: Path, tally: Tally) -> None:
    """After a death: the acts of every table are those that were acknowledged, in order, and at most the one more
    that was on its way; each added one answer of that seat to the history."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        for game in tally.games:
            rows = connection.execute(
                "SELECT key, seat, added FROM acts WHERE table_id = ? AND visitor != '' ORDER BY seq LIMIT -1 OFFSET ?",
                (game.table, game.checked),
            ).fetchall()
            keys = [key for key, _, _ in rows]
            known = game.acknowledged[game.checked :]
            assert keys[: len(known)] == known, f"{game.table}: acknowledged {known}, found {keys}"
            assert keys[len(known) :] in ([], [game.on_its_way]), f"{game.table}: nobody did {keys[len(known) :]}"
            for _, seat, added in rows:
                answers = [line for line in json.loads(added) if "a" in line]
                assert [line["a"] for line in answers] == [seat], f"{game.table}: {answers}"
            game.checked = len(game.acknowledged)
    connection.close()


async def verify(http: httpx.AsyncClient, tally: Tally) -> int:
    """At the end, export and replay every finished game with all fingerprints; return how many there were."""
    finished = [game for game in tally.games if game.over]
    for game in finished:
        reply = await http.get(f"/api/tables/{game.table}/export?format=record")
        report = Record.loads(reply.content, games=titled).verify()
        assert report.ok, f"{game.table}: {report}"
    return len(finished)


async def run(file: Path, kills: int, seed: int, port: int, servers: Breeder) -> Tally:
    dice, tally = Random(seed), Tally()
    headers = {"Cookie": f"orrery={secrets.token_urlsafe(16)}"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=SECONDS) as http:
        servers.start()
        players = [asyncio.ensure_future(Player(n, http, tally).play()) for n in range(PLAYERS)]
        try:
            for _ in range(kills):
                tally.alive.clear()
                alive = asyncio.ensure_future(tally.alive.wait())
                await asyncio.wait([alive, *players], return_when=asyncio.FIRST_COMPLETED, timeout=SECONDS)
                assert alive.done(), [player.exception() for player in players if player.done()] or "nothing happens"
                await asyncio.sleep(dice.random() * LIFE)
                servers.kill()
                tally.kills += 1
                servers.start()
                check(file, tally)
                if sys.stderr.isatty() and tally.kills % 10 == 0:
                    print(f"\r{tally.kills} of {kills}", end="", file=sys.stderr)
            tally.stop = True
            await asyncio.wait_for(asyncio.gather(*players), SECONDS)
            check(file, tally)
            print(f"finished games verified: {await verify(http, tally)}")
        finally:
            for player in players:
                player.cancel()
    return tally


def killed(kills: int, seed: int = 0) -> Tally:
    """Kill servers; AssertionError if anything was lost or done twice."""
    with TemporaryDirectory(prefix="orrery-kills-") as folder:
        file = Path(folder) / "orrery.db"
        with breeder(f"sqlite:///{file}") as servers:
            return asyncio.run(run(file, kills, seed, servers.port, servers))


def main() -> None:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--kills", type=int, default=1000)
    told.add_argument("--seed", type=int, default=0)
    told.add_argument("--breed", help=argparse.SUPPRESS)
    given = told.parse_args()
    if given.breed:
        breed(given.breed)
        return
    start = perf_counter()
    tally = killed(given.kills, given.seed)
    print(
        f"{tally.kills} kills in {perf_counter() - start:.0f} s: {tally.acknowledged} answers acknowledged, none lost, "
        f"none done twice; {tally.retried} requests sent again, {tally.refused} answers refused by the rules, "
        f"{len(tally.games)} games"
    )


if __name__ == "__main__":
    main()
