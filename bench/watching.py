"""Watching: how much of the processor the server needs for an answer, and for a line of chat, at a table that very many
watch. Each of them has a browser, a link and a socket of their own.

    python -m bench.watching --watchers 500 --answers 40 --game ti3"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from bench.hosting import cpu_seconds, hosted, rss
from bench.load import DRIVER_CORE, SERVER_CORE
from tests.server.playing import links_of, some_answer
from websockets.asyncio.client import ClientConnection, connect

from orrery.server.changes import applied
from orrery.server.serve import allow_many_sockets

AT_ONCE = 25
"""Watchers who sit down at the same time."""


decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Reader:
    """A socket; `heard` counts its messages by type."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: dict[str, int] = {"shown": 0, "changed": 0, "chat": 0, "done": 0, "refused": 0}
        self.view: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def listen(self, keeping: bool) -> None:
        async for data in self.connection:
            kind = str(data[:20]).split('"')[3]  # {"type":"changed", ...
            self.heard[kind] += 1
            if keeping:
                self.keep(decode(data))
            self.news.set()

    def keep(self, message: dict[str, Any]) -> None:
        if message["type"] == "shown":
            self.view = message["shown"]
        elif message["type"] == "changed":
            self.view = applied(message["changes"], self.view)

    async def do(self, **act: Any) -> bool:
        """Act, and wait until it is done or refused."""
        before = self.heard["done"], self.heard["refused"]
        await self.connection.send(encode(act).decode())
        while (self.heard["done"], self.heard["refused"]) == before:
            self.news.clear()
            await self.news.wait()
        return self.heard["done"] > before[0]


async def opened(url: str, table: str, seat: int, cookie: str, lang: str = "en") -> Reader:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}&lang={lang}"
    headers = {"Cookie": cookie}
    return Reader(await connect(address, additional_headers=headers, compression=None, max_size=None))


async def watcher(url: str, table: str, secret: str, http: httpx.AsyncClient, lang: str) -> Reader:
    """Somebody new who follows the spectators' link."""
    http.cookies.clear()
    sat = await http.post(f"/api/tables/{table}/sit", json={"secret": secret})
    sat.raise_for_status()
    return await opened(url, table, -1, sat.headers["set-cookie"].partition(";")[0], lang)


async def run(wanted: argparse.Namespace, url: str, pid: int) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        made = await http.post("/api/tables", json={"game": wanted.game, "seats": [{"who": "me"}] * wanted.seats})
        made.raise_for_status()
        cookie, table = made.headers["set-cookie"].partition(";")[0], made.json()["table"]
        secret = links_of(made.json())[-1]
        seats = [await opened(url, table, seat, cookie) for seat in range(wanted.seats)]
        listening = [asyncio.create_task(it.listen(True)) for it in seats]
        busy, crowd = cpu_seconds(pid), list[Reader]()
        for first in range(0, wanted.watchers, AT_ONCE):
            some = range(first, min(first + AT_ONCE, wanted.watchers))
            crowd += await asyncio.gather(*(watcher(url, table, secret, http, "de" if n % 2 else "en") for n in some))
        listening += [asyncio.create_task(it.listen(False)) for it in crowd]
        await settled(crowd, "shown", 1)
        each = 1000 * (cpu_seconds(pid) - busy) / max(1, wanted.watchers)
        print(
            f"{len(crowd)} watch {wanted.game}: {each:.1f} ms each to come, server {rss(pid) / 1024:.0f} MiB",
            flush=True,
        )
        await measured("an answer", wanted.answers, pid, crowd, "changed", answering(seats, Random(wanted.seed)))
        await measured("a line of chat", wanted.answers, pid, crowd, "chat", lambda n: seats[0].do(
            do="say", key=f"say-{n}", seat=0, text="hello"
        ))  # fmt: skip
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await asyncio.gather(*(it.connection.close() for it in [*seats, *crowd]))


def answering(seats: list[Reader], dice: Random) -> Any:
    """Some answer to a question that is open to one of these seats."""

    async def answer(number: int) -> bool:
        for tried in range(100):
            seat, question = next(
                (n, asked) for n, it in enumerate(seats) for asked in it.view["questions"] if not asked["free"]
            )
            key, value = f"answer-{number}-{tried}", some_answer(question, dice, tried)
            if await seats[seat].do(do="answer", key=key, seat=seat, question=question["id"], value=value):
                return True
        raise SystemExit("no answer was accepted")

    return answer


async def measured(name: str, count: int, pid: int, crowd: list[Reader], kind: str, do: Any) -> None:
    """Do something so many times, each time until all have heard of it; print what it takes of the processor."""
    busy, began, times = cpu_seconds(pid), time.perf_counter(), []
    for number in range(count):
        heard, start = [it.heard[kind] for it in crowd], time.perf_counter()
        await do(number)
        await settled(crowd, kind, 1, heard)
        times.append(1000 * (time.perf_counter() - start))
    used, taken = 1000 * (cpu_seconds(pid) - busy) / count, time.perf_counter() - began
    times.sort()
    print(f"{name}: {used:.1f} ms of the processor; all have it after {times[len(times) // 2]:.0f} ms,", end=" ")
    print(f"at most {times[-1]:.0f} ms ({count} times in {taken:.0f} s)", flush=True)


async def settled(crowd: list[Reader], kind: str, more: int, before: list[int] | None = None) -> None:
    """Wait until everybody has heard so many more messages of a kind."""
    for n, it in enumerate(crowd):
        while it.heard[kind] < (before[n] if before is not None else 0) + more:
            it.news.clear()
            async with asyncio.timeout(60):
                await it.news.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--watchers", type=int, default=500)
    parser.add_argument("--answers", type=int, default=40, help="and as many lines of chat")
    parser.add_argument("--game", default="ti3")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    allow_many_sockets()
    if hasattr(os, "sched_setaffinity") and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {DRIVER_CORE})
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder) / "watching.db", SERVER_CORE) as (url, pid):
        asyncio.run(run(wanted, url, pid))


if __name__ == "__main__":
    main()
