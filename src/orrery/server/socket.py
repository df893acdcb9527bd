"""The socket: sends a table as it changes and receives acts. First it sends the whole view, then what has changed since
the last message. There is no queue: a reader who is slow or was away gets the table as it is now."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orrery.core.refusal import Refused
from orrery.server import messages, readers
from orrery.server.connections import LINE, Line, framed
from orrery.server.errors import (
    ApiError,
    Denied,
    ForbiddenByRules,
    NoSuchTable,
    denied,
    malformed,
    unforeseen,
    unknown_table,
)
from orrery.server.middleware import TOO_MUCH, TURNED_AWAY
from orrery.server.request import own, room_of, spoken, visitor
from orrery.server.shared import NOTHING, View, changed, update, whole, with_own

if TYPE_CHECKING:
    from orrery.server.background import SlowWork
    from orrery.server.room import Room
    from orrery.server.subscription import Subscription
    from orrery.telling.slow import Job

Socket = WebSocket[Any, Any, State]

MESSAGE_BYTES = 64 << 10
PATIENCE = 50
"""After this many messages in a row that mean nothing or are over the limit, the socket is closed."""
SEND_SECONDS = 60
"""A reader who receives nothing for this long is gone."""
NO_LINES = sys.maxsize
"""The log from this line on: nothing of it."""
NOTHING_NEW = (-1, b"[]")
"""No lines of the log."""
UNKNOWN, SENSELESS, AGAIN = 4004, 4000, 1012

acts: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.Acts | messages.Whole)
encoder = msgspec.json.Encoder()


class Keyed(msgspec.Struct):
    """The part of a message that tells which one it was, if anything else is wrong with it."""

    key: messages.Key = ""


keyed = msgspec.json.Decoder(Keyed)


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """A table as it changes. Query: seat, lang."""
    try:
        seat = _number(socket, "seat", -1, 15)
        room = await room_of(socket, table, seat)
    except (ApiError, Denied) as failure:
        known = isinstance(failure, ApiError) and failure.status in (400, 404)
        await socket.close(UNKNOWN if known else AGAIN)
        return
    await socket.accept()
    try:
        line = TableSocket(socket, room, seat, socket.app.state.slow)
    except Denied as failure:  # the right to see it, or the table itself, has gone meanwhile
        await socket.close(TURNED_AWAY if failure.code == "seat" else AGAIN)
        return
    await line.open()


def _number(socket: Socket, name: str, low: int, high: int) -> int:
    text = socket.query_params.get(name, "-1")
    if text.removeprefix("-").isdecimal() and len(text) < 12 and low <= int(text) <= high:
        return int(text)
    raise ApiError(400, "malformed", "server-malformed", reason=name)


class TableSocket:
    """One open socket. `sent` and `own`: the view as the reader has it, shared and personal; None if it has
    none."""

    def __init__(self, socket: Socket, room: Room, seat: int, slow: SlowWork) -> None:
        self.socket = socket
        self.room = room
        self.seat = seat
        self.visitor = visitor(socket)
        self.lang = spoken(socket)
        self.slow = slow
        self.sending = asyncio.Lock()
        self.senseless = self.excessive = 0
        self.sent: View | None = None
        self.own: dict[str, Any] = {}
        self.number = 0
        self.learning: asyncio.Task[None] | None = None
        extensions: Any = socket.scope.get("extensions") or {}
        self.line: Line | None = extensions.get(LINE)
        self.subscription = room.attendance.subscribe(self.visitor, seat, self.lang)
        self.subscription.at_once = self.chat_at_once

    async def open(self) -> None:
        """Until either side hangs up."""
        telling = asyncio.create_task(self.tell(self.subscription))
        listening = asyncio.create_task(self.listen())
        try:
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.subscription.close()
            tasks = [task for task in (telling, listening, self.learning) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- to the browser -------------------------------------------------------------------------------------

    async def tell(self, subscription: Subscription) -> None:
        """Send the whole table, then everything as it happens, until there is nothing to be seen here."""
        try:
            code = await self.tell_on(subscription)
        except Denied as no:
            code = TURNED_AWAY if no.code == "seat" else AGAIN
        except NoSuchTable:
            code = UNKNOWN
        await self.hang_up(code)

    async def tell_on(self, subscription: Subscription) -> int:
        """The same; returns with which code to hang up."""
        await self.room.until_visible(self.seat)
        await self.show(None)
        while True:
            change = await subscription.next()
            if subscription.lost:
                return AGAIN if self.room.may_see(self.visitor, self.seat) else TURNED_AWAY
            if change.shown or (change.presence and self.sent is not None):
                await self.show(change.log_from)
            for line in change.chat:
                await self.send(messages.Chatted(line))

    async def show(self, log_from: int | None) -> None:
        """Send the table as it is: whole, or what has changed since the reader was last told."""
        room, before, own = self.room, self.sent, self.own
        known = self.slow.known()
        view = self.sent = readers.view_of(room, self.visitor, self.seat, self.lang, known)
        self.own = readers.own(room, self.visitor, self.seat, view)
        if before is None:
            self.number = 0
            shown = whole(view, self.own, readers.log_of(room, view, self.seat, self.lang, None))
            await self.send_encoded(update(shown))
        else:
            found = with_own(view.since(before), own, self.own)
            log = readers.log_of(room, view, self.seat, self.lang, log_from) if log_from is not None else NOTHING_NEW
            if found != NOTHING or log[1] != NOTHING_NEW[1]:
                self.number += 1
                await self.send_encoded(changed(self.number, found, log))
        if view.wanted and self.learning is None:
            self.learning = asyncio.create_task(self.learn(view.wanted))

    async def learn(self, wanted: Sequence[Job]) -> None:
        """Show the table again when these jobs are done."""
        await self.slow.learn(wanted)
        self.learning = None
        self.subscription.wake(NO_LINES)

    async def send(self, message: messages.Message) -> None:
        """Send a message."""
        await self.send_encoded(encoder.encode(message))

    async def send_encoded(self, message: bytes) -> None:
        """The same; a reader who does not take it in time is disconnected, so that nothing piles up."""
        if self.at_once(framed(message)):
            return
        data = message.decode()
        async with self.sending, asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(data)

    def at_once(self, frame: bytes) -> bool:
        """Send a message that is already framed, if nothing waits before it. Most are: it spares a task, a lock and a
        timer each, which count where hundreds watch."""
        return self.line is not None and not self.sending.locked() and self.line.tell(frame)

    def chat_at_once(self, frame: bytes) -> bool:
        """The same for a line of chat, once the reader has the table."""
        return self.sent is not None and self.at_once(frame)

    async def hang_up(self, code: int) -> None:
        async with self.sending:
            await self.socket.close(code)

    # --- from the browser -----------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Do what the browser says, one act after the other, until it leaves or sends too much nonsense."""
        while self.senseless < PATIENCE and self.excessive < PATIENCE:
            try:
                data = await self.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            answer = await self.heard(data)
            if answer is not None:
                await self.send(answer)
        await self.hang_up(SENSELESS if self.senseless >= PATIENCE else TOO_MUCH)

    async def heard(self, data: str | bytes) -> messages.Message | None:
        """The answer to one message."""
        key = ""
        try:
            if len(data) > MESSAGE_BYTES:
                raise ApiError(413, "size", "server-too-big")
            key = _key(data)
            self.spare()
            act = understood(data)
            self.senseless = self.excessive = 0
            if isinstance(act, messages.Whole):
                self.sent = None
                self.subscription.wake(NO_LINES)
                return None
            own(self.room, self.visitor, act.seat)
            told = not isinstance(act, messages.Seen)  # of which nobody learns anything
            return await self.room.do(self.visitor, act, once_visible=told)
        except ApiError as error:
            self.senseless += error.status != 429
            self.excessive += error.status == 429
            failure = error
        except Refused as no:
            failure = ForbiddenByRules(no, self.room.words(self.seat, self.lang))
        except Denied as no:
            failure = denied(no)
        except NoSuchTable:
            failure = unknown_table()
        except Exception as error:  # a bug of ours must not close the browser's socket
            failure = unforeseen(error, "socket")
        problem = failure.problem(self.lang)
        return messages.Refusal(key, problem.code, problem.text, problem.rule)

    def spare(self) -> None:
        """Refuse a message over the rate limit before it is read."""
        state = self.socket.scope["state"]
        wait = state["limits"].wait(self.visitor, state["address"])
        if wait:
            raise ApiError(429, "limit", "server-limit", seconds=wait)


def understood(data: str | bytes) -> messages.Acts | messages.Whole:
    """The act in a message."""
    try:
        act: messages.Acts | messages.Whole = acts.decode(data)
        return act
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise malformed(error) from None


def _key(data: str | bytes) -> str:
    try:
        return keyed.decode(data).key
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
