"""Bots beside: many tables at which only bots play, each with somebody who watches, and some people who play by
themselves elsewhere. Measured is how long an answer of these people takes.

    python -m bench.bots_beside --tables 90 --bots 6 --game ti3 --seconds 60"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
from bench.hosting import cpu_seconds, hosted
from bench.load import SERVER_CORE, Load, Table, Until, pace, play
from websockets.asyncio.client import ClientConnection, connect

from orrery.server.serve import allow_many_sockets

SETTLED = 5.0
"""Seconds that the bots play before anything is measured."""


@dataclass
class BotGame:
    """A game among bots, and somebody who watches it."""

    connection: ClientConnection
    changes: int = 0

    @classmethod
    async def open(cls, http: httpx.AsyncClient, url: str, wanted: argparse.Namespace) -> BotGame:
        http.cookies.clear()
        seats = [{"who": "bot", "bot": wanted.spec}] * wanted.bots
        made = await http.post("/api/tables", json={"game": wanted.game, "seats": seats})
        made.raise_for_status()
        cookie = made.headers["set-cookie"].partition(";")[0]
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{made.json()['table']}/live?seat=-1"
        return cls(await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None))

    async def watch(self) -> None:
        async for data in self.connection:
            self.changes += b'"type":"changed"' in (data if isinstance(data, bytes) else data[:40].encode())


async def run(wanted: argparse.Namespace, url: str, pid: int) -> None:
    load = Load(url, wanted.people_play, Random(wanted.seed))
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        people = [Table(load, 2, 2) for _ in range(wanted.people)]
        for table in people:
            await table.open(http)
        games = [await BotGame.open(http, url, wanted) for _ in range(wanted.tables)]
        watching = [asyncio.create_task(game.watch()) for game in games]
        print(
            f"{len(games)} games among {wanted.bots} bots ({wanted.spec}), {len(people)} tables of people", flush=True
        )
        await asyncio.sleep(SETTLED)
        before, busy, then = [game.changes for game in games], cpu_seconds(pid), time.monotonic()
        until = Until(then + wanted.seconds, 1 << 60)
        tokens = asyncio.Semaphore(0)
        playing = [asyncio.create_task(play(table, http, tokens, until)) for table in people]
        await pace(tokens, wanted.rate, until)
        taken = time.monotonic() - then
        each = [(game.changes - old) / taken for game, old in zip(games, before, strict=True)]
        core = (cpu_seconds(pid) - busy) / taken
        for task in [*playing, *watching]:
            task.cancel()
        await asyncio.gather(*playing, *watching, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in people), *(game.connection.close() for game in games))
    if each:
        print(f"answers of bots: {sum(each):.1f}/s, at a table {min(each):.2f} to {max(each):.2f}/s")
    print(f"the server: {core:.0%} of a core")
    print(load.acknowledged.told("a person's answer -> on disk and acknowledged"))
    print(load.updated.told("a person's answer -> new view at both seats"))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=90)
    parser.add_argument("--bots", type=int, default=6)
    parser.add_argument("--spec", default="greedy")
    parser.add_argument("--game", default="ti3")
    parser.add_argument("--people", type=int, default=5, help="tables of two people each")
    parser.add_argument("--people-play", default="race")
    parser.add_argument("--rate", type=float, default=10, help="answers of people a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder) / "bots.db", SERVER_CORE) as (url, pid):
        asyncio.run(run(wanted, url, pid))


if __name__ == "__main__":
    main()
