"""Connections: what comes before any request. Whoever sends half a request and waits, does not read what was asked for,
or floods a socket with empty frames is cut off. When files run out, newcomers are refused and nobody else."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sized
from dataclasses import dataclass
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

HEAD_SECONDS = 10.0
"""Seconds for the head of a request, from its first byte on."""
BODY_SECONDS = 90.0
"""Seconds for its body: a record of 8 MB on a slow line."""
STALLED = 30.0
"""Seconds for which somebody may read nothing of what waits for them."""
RESERVED = 200
"""Files kept free for the database, the workers and whoever is already here."""
IDLE_FRAMES, COUNTED = 50, 10.0
"""At most so many frames that say nothing, by socket, in so many seconds: pings, pongs, and pieces of a message that
bring it no further."""
PIECE = 128
"""Bytes that a piece of a message has at least, unless it is the last."""
LINE = "orrery.line"
"""The extension of a socket's scope through which encoded messages are sent."""
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: 47\r\n\r\n"
    b"Too many people are here now. Try again shortly"
)


@cache
def most_connections() -> int:
    """How many connections there can be before files run out."""
    if sys.platform == "win32":
        return 10_000
    import resource

    low, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 30 if low == resource.RLIM_INFINITY else max(16, low - min(RESERVED, low // 2))


@dataclass(slots=True)
class Files:
    """The files that connections take: of the `visitors`, and of `guests` from other processes of the house. `each`: a
    visitor needs a second one where the house may have to hand a request on."""

    visitors: Sized = ()
    guests: int = 0
    each: int = 1

    @property
    def full(self) -> bool:
        """Whether there are more than there may be."""
        return len(self.visitors) * self.each + self.guests > most_connections()


FILES = Files()
"""Those of this process: it has one file table."""


def framed(message: bytes) -> bytes:
    """A message as it goes over the wire, the same for everybody."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


class Visit(H11Protocol):
    """A connection for requests."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._late: asyncio.TimerHandle | None = None
        self._awaited: Any = None
        self._stalled: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        FILES.visitors = self.connections
        if FILES.full:
            transport.write(FULL)
            transport.close()
            self.loop.call_later(HEAD_SECONDS, transport.abort)
        else:
            self._wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:  # else it has become a socket
            self._wait_for(self.conn.their_state)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._stop_waiting()

    def _wait_for(self, state: Any) -> None:
        """Give the rest of a head or a body some time, counted from its beginning."""
        if state is not self._awaited or state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        if self._late is None and state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            seconds = HEAD_SECONDS if state is h11.IDLE else BODY_SECONDS
            self._awaited, self._late = state, self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = self._awaited = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(STALLED, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)


class Line(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    _stalled: asyncio.TimerHandle | None = None
    _idle_frames = 0
    _counted = 0.0

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if getattr(self, "scope", None) is not None:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def tell(self, frame: bytes) -> bool:
        """Send a message that is already framed; False if it has to wait for others to be read."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def handle_ping(self) -> None:
        if self._may_idle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_idle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or len(event.data) >= PIECE or self._may_idle():
            super().handle_cont(event)

    def _may_idle(self) -> bool:
        """Count a frame that says nothing; whoever sends too many is cut off."""
        now = self.loop.time()
        if now - self._counted > COUNTED:
            self._counted, self._idle_frames = now, 0
        self._idle_frames += 1
        if self._idle_frames > IDLE_FRAMES:
            self.transport.abort()
        return self._idle_frames <= IDLE_FRAMES

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)
