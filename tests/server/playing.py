"""Playing: a real server in a separate thread, and headless browsers that talk to it as the page does."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orrery.core.record import Games
from orrery.games import game as titled
from orrery.server.app import application
from orrery.server.bot_workers import Thinkers
from orrery.server.changes import applied
from orrery.server.clock import Clock
from orrery.server.limits import Limits
from orrery.server.links import visitor_of
from orrery.server.middleware import Guard
from orrery.server.page import Page
from orrery.server.rooms import PAUSE, Rooms
from orrery.server.serve import Server, bound
from orrery.server.store import Store

SECONDS = 30
"""Whatever takes longer than this has failed."""
DEAL = 20_261_115
"""All tables are dealt alike, whichever test opens them first, so that failures can be reproduced."""
MOMENT = 0.01
"""Seconds of a pause in which only those who are asked learn what was done last, unless a test turns the clock by hand.
Not none: readers meet tables that are held."""
Json = Any
T = TypeVar("T")


class Served:
    """A server on its own port, with its database in a file."""

    def __init__(
        self, database: Path, limits: Limits | None = None, page: Path | None = None, clock: Clock | None = None
    ) -> None:
        self.database = database
        self.clock = clock or Clock()
        self.pause = PAUSE if clock else MOMENT
        self.limits = limits or Limits(None)
        self.page = Page(page or database.parent / "no page")
        self.games: Games = titled
        self.port = 0

    def open(self) -> None:
        """Start; after a restart it is on the same port, as a real one would be."""
        self.listener = bound("127.0.0.1", self.port)
        self.port = self.listener.getsockname()[1]
        self.thinkers = Thinkers()
        store = Store.file(self.database)
        self.rooms = Rooms(
            store, self.thinkers, games=self.games, pause=self.pause, seeds=lambda: DEAL, clock=self.clock
        )
        self.app: Any = application(self.rooms, self.thinkers, self.page)
        self.guard = Guard(self.app, self.limits, devices=self.rooms.devices)
        self.server = Server(self.guard)
        ready = Event()

        def started() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.server.when_ready = started
        self.thread = Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, name="server")
        self.thread.start()
        assert ready.wait(SECONDS), f"the server did not start: {self.server.fault}"

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(SECONDS)
        assert not self.thread.is_alive()
        self.listener.close()

    def ask(self, wanted: Coroutine[Any, Any, T]) -> T:
        """What the server itself knows: runs in its own loop."""
        return asyncio.run_coroutine_threadsafe(wanted, self.loop).result(SECONDS)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def serving(
    database: Path, limits: Limits | None = None, page: Path | None = None, clock: Clock | None = None
) -> Iterator[Served]:
    """A server for as long as it is needed."""
    served = Served(database, limits, page, clock)
    served.open()
    try:
        yield served
    finally:
        served.close()


class HandClock(Clock):
    """A clock that stands still until somebody advances it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0
        self.waiting: list[tuple[float, asyncio.Future[None]]] = []

    def time(self) -> float:
        return self.at

    def now(self) -> float:
        return self.at

    async def until(self, when: float) -> None:
        if when > self.at:
            turned = asyncio.get_running_loop().create_future()
            self.waiting.append((when, turned))
            await turned

    async def turn(self, seconds: float) -> None:
        """Let time pass, and let everybody do what they were waiting for."""
        self.at += seconds
        due = [turned for when, turned in self.waiting if when <= self.at]
        self.waiting = [it for it in self.waiting if it[0] > self.at]
        for turned in due:
            if not turned.done():
                turned.set_result(None)
        await self.settle()

    async def settle(self) -> None:
        """Let everybody do what can be done now."""
        for _ in range(300):
            await asyncio.sleep(0)


class Live:
    """An open socket. `heard` keeps every message exactly as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.count = 0
        self.latest: Json = None
        self.number = 0
        self.log: list[Json] = []

    def next(self, timeout: float = SECONDS) -> Json:
        """The next message."""
        data = self.connection.recv(timeout)
        assert isinstance(data, str)
        self.heard.append(data)
        message = json.loads(data)
        if message["type"] == "shown":
            self.number, self.latest = 0, message["shown"]
            self._read(self.latest["log_from"], self.latest["log"])
        elif message["type"] == "changed":
            self.number += 1
            assert message["number"] == self.number
            self.latest = applied(message["changes"], self.latest)
            if message["log_from"] >= 0:
                self._read(message["log_from"], message["log"])
        return message

    def _read(self, start: int, lines: list[Json]) -> None:
        self.log = [*(line for line in self.log if line["number"] < start), *lines]
        self.latest |= {"log_from": start, "log": lines}

    def until(self, kind: str, **having: Any) -> Json:
        """The next message of that kind with these values."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(k) == v for k, v in having.items()):
                return message

    def shown(self, seq: int = 0) -> Json:
        """The table as it is after that many changes."""
        while self.latest is None or self.latest["seq"] < seq:
            self.next()
        return self.latest

    def send(self, data: Json) -> None:
        self.connection.send(data if isinstance(data, (str, bytes)) else json.dumps(data))

    def do(self, do: str, seat: int, **more: Any) -> Json:
        """Act, and return the reply."""
        self.count += 1
        key = more.pop("key", f"{id(self)}-{self.count}")
        self.send({"do": do, "key": key, "seat": seat, **more})
        while True:
            message = self.next()
            if message["type"] in ("done", "refused") and message["key"] == key:
                return message

    def close(self) -> None:
        self.connection.close()

    def closed(self) -> int:
        """The code with which the server hangs up; whatever it says before is ignored."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


class Browser:
    """One visitor: keeps its cookie, makes the requests our page would make."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.lang = lang
        self.http = httpx.Client(base_url=url, headers={"Origin": url, "Accept-Language": lang}, timeout=SECONDS)
        self.sockets = ExitStack()

    def close(self) -> None:
        self.sockets.close()
        self.http.close()

    @property
    def visitor(self) -> str:
        """The name by which the server knows this browser."""
        return visitor_of(self.http.cookies["orrery"])

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(f"/api/{path}", params=params)

    def post(self, path: str, data: Json) -> httpx.Response:
        return self.http.post(f"/api/{path}", json=data)

    def told(self, path: str, **params: Any) -> Json:
        """What the server says; it must be a success."""
        response = self.get(path, **params)
        assert response.status_code == 200, response.text
        return response.json()

    def make(self, game: str, *seats: str, **options: str) -> Json:
        """A new table. A seat is "me", "friend" or the spec of a bot."""
        wanted = [{"who": s} if s in ("me", "friend") else {"who": "bot", "bot": s} for s in seats]
        response = self.post("tables", {"game": game, "seats": wanted, "options": options})
        assert response.status_code == 201, response.text
        return response.json()

    def sit(self, table: str, secret: str, name: str = "") -> Json:
        response = self.post(f"tables/{table}/sit", {"secret": secret, "name": name})
        assert response.status_code == 200, response.text
        return response.json()

    def act(self, table: str, do: str, seat: int, key: str, **more: Any) -> httpx.Response:
        return self.post(f"tables/{table}/acts", {"do": do, "key": key, "seat": seat, **more})

    def live(self, table: str, seat: int, **headers: str) -> Live:
        """An open socket at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        opening = connect(
            f"{address}?seat={seat}&lang={self.lang}",
            additional_headers={"Cookie": cookies, "Origin": self.url} | headers,
            compression=None,
            max_size=None,
        )
        return Live(self.sockets.enter_context(opening))


def links_of(made: Json) -> dict[int, str]:
    """The secrets of a new table by seat; -1 is the spectator link."""
    return {link["seat"]: link["secret"] for link in made["links"]}


SHORTER = 0.35
"""How likely each item of a pick is to be its last, once a longer one has been refused."""


def some_answer(question: Json, dice: Random, refused: int = 0) -> Json:
    """An answer of the right form, made from what is offered. Not every pick is allowed, since what is picked may have
    to fit together; after so many were `refused`, it is mostly a short one, of which more are."""
    values = [offer["value"] for offer in question["offers"]]
    form = question["form"]
    if form == "amount":
        return dice.randint(question["low"], question["high"])
    if form == "pick":
        low, most = question["low"], min(question["high"], len(values))
        count = min(most, low + int(dice.expovariate(SHORTER))) if refused else dice.randint(low, most)
        return dice.sample(values, count)
    if form == "order":
        return dice.sample(values, len(values))
    return dice.choice(values) if values else dice.random() < 0.5


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as it:
        return int(it.getsockname()[1])
