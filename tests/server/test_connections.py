"""Connections: whoever sends half a request, reads nothing or floods is cut off; full file tables refuse newcomers."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from orrery.server import connections
from orrery.server.limits import Allowance, Allowances, Limits
from orrery.server.middleware import TOO_MUCH
from orrery.server.socket import PATIENCE
from tests.server.conftest import Visit
from tests.server.playing import SECONDS, Browser, Served, serving

SHORT = 0.3


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits as long as a real server would."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "STALLED"):
        monkeypatch.setattr(connections, name, SHORT)


def connected(served: Served, sent: bytes = b"", window: int = 0) -> socket.socket:
    """A connection over which that has been sent; `window`: the bytes it can receive without reading."""
    it = socket.socket()
    if window:
        it.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    it.settimeout(SECONDS)
    it.connect(("127.0.0.1", served.port))
    it.sendall(sent)
    return it


def ended(it: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    found = b""
    try:
        while some := it.recv(1 << 16):
            found += some
    except ConnectionResetError:
        return found
    return found


def upgrade(me: Browser, table: str) -> bytes:
    """The request for a socket at a table."""
    return (
        f"GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        f"Cookie: orrery={me.http.cookies['orrery']}\r\n\r\n"
    ).encode()


HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{",
    "half an upgrade": b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_half_a_request_is_not_waited_for(served: Served, visit: Visit, half: bytes) -> None:
    with closing(connected(served, half)) as it:
        assert ended(it) == b""
    assert visit().get("games").status_code == 200


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", float(SECONDS))
    with capture_logs() as logs:
        with closing(connected(served, HALVES["half a body"])) as it:
            port = it.getsockname()[1]
            served.ask(asked(served))
        served.ask(gone(served, port))
        served.ask(asked(served, 0))
    assert logs == []


async def asked(served: Served, count: int = 1) -> None:
    """Until so many requests are under way."""
    while len(served.server.server_state.tasks) != count:
        await asyncio.sleep(0.01)


def test_a_whole_request_has_time_for_its_answer(served: Served, visit: Visit) -> None:
    """What is not the visitor's fault is not counted: an import may take longer than the head of a request."""
    record = Path("records/race/2-players.jsonl").read_bytes()
    assert visit().http.post("/api/imports", content=record).status_code == 201


def test_who_asks_and_does_not_read_is_cut_off(served: Served) -> None:
    wanted = b"GET /api/games/ti4/components HTTP/1.1\r\nHost: x\r\n\r\n" * 8
    with closing(connected(served, wanted, window=4096)) as it:
        served.ask(gone(served, it.getsockname()[1]))


def test_a_socket_that_reads_nothing_is_cut_off(served: Served, visit: Visit) -> None:
    me = visit()
    table = me.make("ti3", "me", "me", "me")["table"]
    asking, other = frame(0x81, b'{"do":"whole"}'), me.live(table, 1)
    with closing(connected(served, upgrade(me, table), window=4096)) as it:
        assert it.recv(12) == b"HTTP/1.1 101"
        with suppress(ConnectionResetError, BrokenPipeError):
            while known(served, it.getsockname()[1]):  # until it is more than the system keeps for a connection
                it.sendall(asking)
                other.do("say", 1, text="once more")
    other = me.live(table, 0)
    assert other.do("say", 0, text="still here")["type"] == "done"


def known(served: Served, port: int) -> bool:
    """Whether the server holds a connection from that port."""
    return any(it.client and it.client[1] == port for it in [*served.server.server_state.connections])  # type: ignore[union-attr]


async def gone(served: Served, port: int) -> None:
    """Until the server has let go of the connection from that port."""
    while known(served, port):
        await asyncio.sleep(0.01)


def test_a_socket_may_stay_open_for_longer_than_any_request(served: Served, visit: Visit) -> None:
    """Its request has no body that could be late."""
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    with closing(connected(served, HALVES["half a body"])) as it:
        assert ended(it) == b"", "by now the socket would have been cut off, too"
    assert live.do("say", 0, text="still here")["type"] == "done"


def frame(head: int, data: bytes = b"") -> bytes:
    """A short frame as a browser sends it."""
    return bytes([head, 0x80 | len(data), 0, 0, 0, 0]) + data


EMPTY = {"pings": (frame(0x89), b""), "pongs": (frame(0x8A), b""), "pieces": (frame(0x00), frame(0x01, b"{"))}


@pytest.mark.parametrize(("flood", "first"), EMPTY.values(), ids=EMPTY)
def test_a_flood_of_empty_frames_is_cut_off(served: Served, visit: Visit, flood: bytes, first: bytes) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    with closing(connected(served, upgrade(me, table))) as it:
        assert it.recv(12) == b"HTTP/1.1 101"
        it.sendall(first + flood * connections.IDLE_FRAMES)
        live = me.live(table, 0)
        live.shown()
        assert live.do("say", 0, text="hello")["type"] == "done"
        with suppress(ConnectionResetError, BrokenPipeError):
            it.sendall(flood)
        served.ask(gone(served, it.getsockname()[1]))


def test_a_message_in_a_few_pieces_is_read(served: Served, visit: Visit) -> None:
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    live.connection.send(['{"do": "say", "key": "pieces", ', '"seat": 0, "text": ', '"hello"}'])
    assert live.until("done")["key"] == "pieces"


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Served]:
    """A server that allows little."""
    allowed = Allowances(visitor=Allowance(60, 0.01), address=Allowance(2000, 1))
    with serving(tmp_path / "orrery.db", Limits(allowed)) as it:
        yield it


def test_a_socket_that_goes_on_over_the_limit_is_hung_up_on(narrow: Served) -> None:
    me = Browser(narrow.url)
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    for n in range(60 + PATIENCE):
        live.send({"do": "seen", "key": f"{n}", "seat": 0, "line": 0})
    assert live.closed() == TOO_MUCH
    me.close()


def test_a_full_file_table_refuses_newcomers_only(
    served: Served, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    here = len(served.server.server_state.connections)
    monkeypatch.setattr(connections, "most_connections", lambda: here + 3)
    with closing(connected(served)), closing(connected(served)), closing(connected(served)):
        with closing(connected(served, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")) as late:
            assert ended(late).startswith(b"HTTP/1.1 503 ")
        assert live.do("say", 0, text="still here")["type"] == "done"
    monkeypatch.setattr(connections, "most_connections", lambda: 1 << 30)
    assert visit().get("games").status_code == 200


def test_where_requests_may_be_handed_on_each_visitor_counts_twice(
    served: Served, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And so do guests from other processes: none of them takes the last file from somebody who is here."""
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    here, wanted = len(served.server.server_state.connections), b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    monkeypatch.setattr(connections.FILES, "each", 2)
    monkeypatch.setattr(connections, "most_connections", lambda: 2 * here + 2)
    with closing(connected(served, wanted)) as late:
        assert late.recv(12) == b"HTTP/1.1 404"
        monkeypatch.setattr(connections.FILES, "guests", 1)
        with closing(connected(served, wanted)) as later:
            assert ended(later).startswith(b"HTTP/1.1 503 ")
    assert live.do("say", 0, text="still here")["type"] == "done"


def test_files_are_kept_free() -> None:
    connections.most_connections.cache_clear()
    if hasattr(os, "sysconf"):
        assert 16 <= connections.most_connections() < max(1 << 30, os.sysconf("SC_OPEN_MAX"))
