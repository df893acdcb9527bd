"""Forward: any process of a house takes any request and hands it on, as it is, to the process in which the table lives.
What an ASGI server and an application would tell each other goes over a connection of its own between the two."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Any

import msgspec
import structlog

from orrery.server import links
from orrery.server.connections import FILES
from orrery.server.errors import ApiError, Denied
from orrery.server.homes import Homes
from orrery.server.lease import Process
from orrery.server.middleware import Application, Message, Receive, Scope, Send, refuse

log = structlog.get_logger("orrery.forward")

CONNECTING = 3.0
"""Seconds to wait for another process to answer at all."""
AGAIN = 1012
TRIES = 3
LONGEST = 64 << 20
GREETING = 256 << 10
"""The longest that somebody may say who has not shown yet that they belong to the house."""
MOST_STRANGERS = 1_000
"""So many may be there who have not shown that yet: when a process has died, all its visitors come at once."""
SIGNS_OF_LENGTH = 4
CARRIED = (
    "type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path", "headers", "client",
    "server", "subprotocols",
)  # fmt: skip
"""What travels along of a request, besides who the visitor is."""

encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder()


class Wire:
    """A connection between two processes: messages with their length in front."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._length: int | None = None
        self.longest = LONGEST

    async def put(self, message: Any) -> None:
        """Send a message; wait if the other side does not keep up."""
        data = encoder.encode(message)
        self._writer.write(len(data).to_bytes(SIGNS_OF_LENGTH) + data)
        with suppress(ConnectionError):
            await self._writer.drain()

    async def take(self) -> Any:
        """The next message; None if the other side has hung up. May be cancelled at any time."""
        try:
            if self._length is None:
                self._length = int.from_bytes(await self._reader.readexactly(SIGNS_OF_LENGTH))
            if self._length > self.longest:
                return None
            data, self._length = await self._reader.readexactly(self._length), None
        except (asyncio.IncompleteReadError, OSError):
            return None
        try:
            return decoder.decode(data)
        except msgspec.MsgspecError:
            return None

    def cut(self) -> None:
        """Hang up."""
        self._writer.close()

    def drop(self) -> None:
        """Hang up on somebody who does not listen any more."""
        self._writer.transport.abort()


async def reached(process: Process) -> Wire | None:
    """A connection to another process; None if it does not answer."""
    host, _, port = process.address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECTING):
            return Wire(*await asyncio.open_connection(host.strip("[]"), int(port)))
    except OSError:
        return None


def table_in(path: str) -> str:
    """The table that a request is about, or an empty string."""
    parts = path.split("/")
    return parts[3] if parts[1:3] == ["api", "tables"] and len(parts) > 3 and links.is_id(parts[3]) else ""


# --- where a visitor comes in -----------------------------------------------------------------------------------


class Entrance:
    """The layer in front of the routes of each process. Visitors have been identified, and their requests counted,
    before they get here."""

    def __init__(self, inside: Application, homes: Homes) -> None:
        self.inside = inside
        self.homes = homes
        self._wires: dict[str, set[Wire]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_in(scope["path"]) if scope["type"] in ("http", "websocket") else ""
        try:
            for _ in range(TRIES if table else 0):
                process = await self.homes.of(table)
                if process is None:
                    break
                if await self._pass_on(process, scope, receive, send):
                    return
                self.homes.forget(lambda known, _: known == table)
            else:
                if table:
                    raise Denied("busy")
        except Denied:
            await turn_away(scope, receive, send)
        else:
            await self.inside(scope, receive, send)

    def forget(self, gone: list[str]) -> None:
        """These processes are gone: their tables live nowhere, and nobody waits for them any more."""
        self.homes.forget(lambda _, process: process.id in gone)
        for process in gone:
            for wire in self._wires.get(process, ()):
                wire.drop()

    async def _pass_on(self, process: Process, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let another process answer; False if the table does not live there, and nothing has happened yet."""
        wire = await reached(process)
        if wire is None:
            return False
        wires = self._wires.setdefault(process.id, set())
        wires.add(wire)
        try:
            state = {k: v for k, v in scope["state"].items() if isinstance(v, (str, int, float))}
            await wire.put([process.secret, {k: scope[k] for k in CARRIED if k in scope}, state])
            if await wire.take() is not True:
                return False
            await Passage(wire, scope, receive, send).both_ways()
            return True
        finally:
            wire.cut()
            wires.discard(wire)


class Passage:
    """One request or socket on its way through."""

    def __init__(self, wire: Wire, scope: Scope, receive: Receive, send: Send) -> None:
        self.wire = wire
        self.scope = scope
        self.receive = receive
        self.send = send
        self.begun = False

    async def both_ways(self) -> None:
        """Until the other process has answered, or is gone."""
        hearing = asyncio.create_task(self._inwards())
        try:
            while (message := await self.wire.take()) is not None:
                if not message:
                    return
                self.begun = True
                await self.send(message)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        if self.scope["type"] == "websocket":
            with suppress(RuntimeError, OSError):  # the visitor may have gone, too
                await self.send({"type": "websocket.close", "code": AGAIN})
        elif not self.begun:
            await turn_away(self.scope, self.receive, self.send)

    async def _inwards(self) -> None:
        """What the visitor says. What is said on a socket is counted here, where the visitor came in."""
        state = self.scope["state"]
        while True:
            message = {**await self.receive()}
            if message["type"] == "websocket.receive":
                message["wait"] = state["limits"].wait(state["visitor"], state["address"])
            await self.wire.put(message)
            if message["type"] in ("http.disconnect", "websocket.disconnect"):
                return


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """The table is just moving: the visitor shall come again."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": AGAIN})
    else:
        await refuse(ApiError(503, "moving", "server-moving"), dict(scope["headers"]), send)


# --- where the table lives --------------------------------------------------------------------------------------


class Counted:
    """The limits of a socket whose messages have been counted where the visitor came in."""

    def __init__(self) -> None:
        self.last = 0

    def wait(self, visitor: str, address: str, cost: float = 1) -> int:
        return self.last


Thinking = Callable[[Wire, object], Awaitable[None]]
"""What is done when another process asks for a thought."""


class InnerDoor:
    """The door for other processes of the house: they hand on requests, and ask for thoughts of bots."""

    def __init__(self, app: Application, homes: Homes, think: Thinking) -> None:
        self.app = app
        self.homes = homes
        self._think = think
        self._server: asyncio.Server | None = None
        self._guests: set[asyncio.Task[None]] = set()
        self._strangers = 0

    async def open(self, listener: socket.socket) -> None:
        self._server = await asyncio.start_server(self._welcome, sock=listener)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for guest in self._guests:
            guest.cancel()
        await asyncio.gather(*self._guests, return_exceptions=True)

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        guest, wire = asyncio.current_task(), Wire(reader, writer)
        assert guest is not None
        self._guests.add(guest)
        FILES.guests += 1
        try:
            match await self._greeted(wire):
                case [str(secret), dict(scope), dict(state)] if self._ours(secret):
                    await self._answer(wire, scope, state)
                case [str(secret), dict(wanted)] if self._ours(secret):
                    await self._think(wire, wanted)
        finally:
            self._guests.discard(guest)
            FILES.guests -= 1
            wire.cut()

    async def _greeted(self, wire: Wire) -> Any:
        """The first that somebody says: soon, and not too much; nothing if too many stand at the door, or if files run
        out: then whoever sent them has to come again."""
        if self._strangers >= MOST_STRANGERS or FILES.full:
            return None
        self._strangers += 1
        wire.longest = GREETING
        try:
            async with asyncio.timeout(CONNECTING):
                return await wire.take()
        except TimeoutError:
            return None
        finally:
            wire.longest = LONGEST
            self._strangers -= 1

    def _ours(self, secret: str) -> bool:
        return compare_digest(secret.encode(), self.homes.store.lease.me.secret.encode())

    async def _answer(self, wire: Wire, scope: Scope, state: dict[str, Any]) -> None:
        """Answer a request that has come in elsewhere, if its table lives here."""
        try:
            here = await self.homes.of(table_in(scope["path"])) is None
        except Denied:
            here = False
        await wire.put(here)
        if not here:
            return
        limits = Counted()
        headers = [(name, value) for name, value in scope["headers"]]
        known = {"headers": headers, "state": {**state, "limits": limits}, "asgi": {"version": "3.0"}, "extensions": {}}

        async def receive() -> Message:
            message = await wire.take()
            if message is None:
                kind = scope["type"]
                return {"type": f"{kind}.disconnect"} | ({"code": 1006} if kind == "websocket" else {})
            limits.last = message.pop("wait", 0)
            found: Message = message
            return found

        await self.app({**scope, **known}, receive, wire.put)
        await wire.put({})
