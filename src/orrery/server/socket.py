"""The socket: a table as it changes, and acts the other way. The newest view is sent, never a queue of old ones:
whoever reads slowly or was away gets the table as it is."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.core.refusal import Refused
from orrery.server import wire
from orrery.server.asking import own, room_of, spoken, visitor
from orrery.server.denied import Denied
from orrery.server.troubles import Forbidden, Trouble, denied, malformed, unforeseen

if TYPE_CHECKING:
    from orrery.server.room import Room
    from orrery.server.subscription import Subscription

Socket = WebSocket[Any, Any, State]

MESSAGE_BYTES = 64 << 10
PATIENCE = 50
"""So many messages in a row that mean nothing, and the socket is closed."""
SEND_SECONDS = 60
"""Whoever takes nothing for so long is gone."""
UNKNOWN, SENSELESS, TURNED_AWAY, AGAIN = 4004, 4000, 4001, 1012

acts: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.Acts)
encoder = msgspec.json.Encoder()


class Keyed(msgspec.Struct):
    """The part of a message that tells which one it was, if anything else is wrong with it."""

    key: wire.Key = ""


keyed = msgspec.json.Decoder(Keyed)


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """A table as it changes. Query: seat, lang, since (the `seq` the reader has)."""
    try:
        seat, since = _number(socket, "seat", -1, 15), _number(socket, "since", -1, 10_000_000)
        room = await room_of(socket, table, seat)
    except (Trouble, Denied) as trouble:
        known = isinstance(trouble, Trouble) and trouble.status in (400, 404)
        await socket.close(UNKNOWN if known else AGAIN)
        return
    await socket.accept()
    await Line(socket, room, seat).open(since)


def _number(socket: Socket, name: str, low: int, high: int) -> int:
    text = socket.query_params.get(name, "-1")
    if text.removeprefix("-").isdecimal() and len(text) < 12 and low <= int(text) <= high:
        return int(text)
    raise Trouble(400, "malformed", "server-malformed", reason=name)


class Line:
    """One open socket."""

    def __init__(self, socket: Socket, room: Room, seat: int) -> None:
        self.socket = socket
        self.room = room
        self.seat = seat
        self.visitor = visitor(socket)
        self.lang = spoken(socket)
        self.sending = asyncio.Lock()
        self.senseless = 0

    async def open(self, since: int) -> None:
        """Until either side hangs up."""
        subscription = self.room.subscribe(self.visitor, self.seat, self.lang)
        telling = asyncio.create_task(self.tell(subscription, since))
        listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            subscription.close()
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)

    # --- to the browser -------------------------------------------------------------------------------------

    async def tell(self, subscription: Subscription, since: int) -> None:
        """Send what is newer than the reader has, then everything as it happens."""
        if self.room.seq_for(self.seat) != since:
            await self.send(wire.Update(self.room.shown(self.visitor, self.seat, self.lang, None)))
        while True:
            change = await subscription.next()
            if subscription.lost:
                await self.hang_up(AGAIN if self.room.may_see(self.visitor, self.seat) else TURNED_AWAY)
                return
            for line in change.chat:
                await self.send(wire.Chatted(line))
            if change.shown:
                await self.send(wire.Update(self.room.shown(self.visitor, self.seat, self.lang, change.log_from)))
            elif change.presence:
                await self.send(wire.Presence(self.room.seats_shown(self.visitor)))

    async def send(self, message: wire.Message) -> None:
        """Send a message; whoever does not take it in time is hung up on, so that nothing piles up."""
        data = encoder.encode(message).decode()
        async with self.sending, asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(data)

    async def hang_up(self, code: int) -> None:
        async with self.sending:
            await self.socket.close(code)

    # --- from the browser -----------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Do what the browser says, one act after the other, until it is gone or has lost its senses."""
        while self.senseless < PATIENCE:
            try:
                data = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            await self.send(await self.heard(data))
        await self.hang_up(SENSELESS)

    async def heard(self, data: str | bytes) -> wire.Message:
        """The answer to one message."""
        key = ""
        try:
            if len(data) > MESSAGE_BYTES:
                raise Trouble(413, "size", "server-too-big")
            key = _key(data)
            self.spare()
            act = understood(data)
            self.senseless = 0
            own(self.room, self.visitor, act.seat)
            return await self.room.do(self.visitor, act)
        except Trouble as error:
            self.senseless += error.status != 429
            trouble = error
        except Refused as no:
            trouble = Forbidden(no, self.room.words(self.seat, self.lang))
        except Denied as no:
            trouble = denied(no)
        except Exception as error:  # a fault of ours must not cost the browser its socket
            trouble = unforeseen(error, "socket")
        problem = trouble.problem(self.lang)
        return wire.Refusal(key, problem.code, problem.text, problem.rule)

    def spare(self) -> None:
        """Too much at once is refused before it is read."""
        state = self.socket.scope["state"]
        wait = state["limits"].wait(self.visitor, state["address"])
        if wait:
            raise Trouble(429, "limit", "server-limit", seconds=wait)


def understood(data: str | bytes) -> wire.Acts:
    """The act in a message."""
    try:
        act: wire.Acts = acts.decode(data)
        return act
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise malformed(error) from None


def _key(data: str | bytes) -> str:
    try:
        return keyed.decode(data).key
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
