"""`orrery serve`: one process, one file, and the tables are open. Ctrl+C closes them; nothing is lost."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, MutableMapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from time import monotonic
from types import FrameType
from typing import Annotated, Any, TextIO, cast
from urllib.parse import urlsplit

import structlog
import uvicorn

from orrery.bots.knowledge import knowledge
from orrery.games import NAMES
from orrery.server import garbage
from orrery.server.app import application
from orrery.server.bot_workers import Thinkers
from orrery.server.connections import Line, Visit
from orrery.server.deletion import FOREVER, Retention
from orrery.server.devices import Devices
from orrery.server.errors import place_of
from orrery.server.hosts import Hosts
from orrery.server.lease import Lease, Occupied, Process, Stopped
from orrery.server.limits import Allowances, Limits
from orrery.server.lobby import LOOKED_AT, catalogue_sent, games_sent
from orrery.server.middleware import Guard
from orrery.server.page import Page
from orrery.server.places import database_url, reason_of, without_password
from orrery.server.quotas import GENEROUS, Quotas
from orrery.server.request import SPOKEN
from orrery.server.rooms import Rooms
from orrery.server.socket import MESSAGE_BYTES
from orrery.server.store import Store
from orrery.terminal.help import option as opt
from orrery.terminal.wrong import Wrong, chosen_language, speaking
from orrery.text import Words
from orrery.text.signs import visible

HOST, PORT, PORTS = "127.0.0.1", 8000, 20
EVERYWHERE = ("0.0.0.0", "::")
PING_SECONDS = 20
MANY_FILES = 65_536
LAST_SECONDS = 2
"""Seconds that open requests may still take when the server stops."""
END_SECONDS = 4.5
"""Seconds after which a server that was told to stop ends, whatever is still going on: a rule that loops, a thread that
waits. What was acknowledged is on disk."""
SAID_AGAIN = 10.0
"""Seconds after which a library is heard again that repeats itself."""
FIRST_LOOK_SECONDS = 10
"""How long to wait for somebody to look at the lobby before everything else is loaded."""


def serve(
    *,
    host: Annotated[str, opt("cli-serve-host")] = HOST,
    port: Annotated[int | None, opt("cli-serve-port")] = None,
    database: Annotated[str | None, opt("cli-serve-database")] = None,
    lang: Annotated[str | None, opt("cli-lang")] = None,
    public: Annotated[str | None, opt("cli-serve-public")] = None,
    proxy: Annotated[str, opt("cli-serve-proxy")] = HOST,
    limits: Annotated[float, opt("cli-serve-limits")] = 1,
    inside: Annotated[str, opt("cli-serve-inside")] = HOST,
    allow_host: Annotated[Sequence[str], opt("cli-serve-allow-host", negative="")] = (),
    old_cookies: Annotated[bool, opt("cli-serve-old-cookies", negative="")] = False,
    keep_finished: Annotated[float | None, opt("cli-serve-keep-finished")] = None,
    keep_abandoned: Annotated[float | None, opt("cli-serve-keep-abandoned")] = None,
    open: Annotated[bool | None, opt("cli-serve-open")] = None,
    page: Annotated[bool, opt("cli-serve-page")] = True,
    json: Annotated[bool, opt("cli-serve-json", negative="")] = False,
) -> int:
    try:
        words = Words(chosen_language(lang))
        built = Page()
        if page and not built.built:
            raise Wrong("wrong-no-page")
        kept_for = Retention(keep_finished, keep_abandoned)
        names = tuple(allow_host)
        door = Door(known_site(public), proxy if public else "", limits, inside, kept_for, names, old_cookies)
        kept = database_url(database)
        return run(listening(host, port), kept, door, words, built, browse(open), json)
    except Wrong as wrong:
        return wrong.tell(speaking(lang))


@dataclass(frozen=True, slots=True)
class Door:
    """How people reach the server: the address of the site behind a proxy, the proxy, the rate limits; where other
    processes reach it that share its database; how long tables are kept; further names it answers to; and whether it
    still takes cookies of before there was HTTPS."""

    site: str = ""
    proxy: str = ""
    limits: float = 1
    inside: str = HOST
    retention: Retention = FOREVER
    hosts: tuple[str, ...] = ()
    old_cookies: bool = False

    @property
    def quotas(self) -> Quotas:
        """What a visitor may keep here."""
        return Quotas() if self.limits > 0 else GENEROUS

    def before(self, inside: Any, devices: Devices | None = None) -> Guard:
        """The middleware for this door."""
        allowed = Limits(Allowances().times(self.limits) if self.limits > 0 else None)
        secure, hosts = self.site.startswith("https:"), Hosts.of(self.site, self.hosts)
        origins = frozenset({self.site} - {""})
        return Guard(inside, allowed, origins, secure, hosts, devices or Devices(), self.old_cookies)


def run(
    listener: socket.socket,
    url: str,
    door: Door,
    words: Words,
    page: Page,
    browse: Callable[[str], object] | None = None,
    json: bool = False,
    lease: Lease | None = None,
) -> int:
    """Serve until Ctrl+C."""
    write_log(json)
    allow_many_sockets()
    gc.set_threshold(*garbage.THRESHOLDS)
    with listener:
        return opened(listener, url, door, words, page, browse, lease or Lease())


def opened(
    listener: socket.socket,
    url: str,
    door: Door,
    words: Words,
    page: Page,
    browse: Callable[[str], object] | None,
    lease: Lease,
) -> int:
    """Serve at an open port."""
    try:
        store = Store(url, lease=lease)
    except Exception as error:  # the library rejects bad addresses in many ways
        raise not_opened(url, error) from None
    thinkers = Thinkers()
    rooms = Rooms(store, thinkers, quotas=door.quotas, retention=door.retention)
    others = door_inside(door.inside) if store.shared else None
    server = Server(door.before(application(rooms, thinkers, page, others), rooms.devices), door.proxy)
    host, port = listener.getsockname()[:2]
    address = door.site or f"http://{'[' + host + ']' if ':' in host else host}:{port}"

    sweeping: list[asyncio.Task[None]] = []  # kept for as long as the loop runs

    def ready() -> None:
        near = address.replace("0.0.0.0", HOST).replace("[::]", "[::1]")
        print(words.text("serve-ready", address=f"{near}/"))
        if host in EVERYWHERE and not door.site:
            print(words.text("serve-open-door"))
        print(words.text("serve-kept", database=without_password(url)))
        print(words.text("serve-stop"), flush=True)
        if browse is not None:
            browse(f"{near}/")
        threading.Thread(target=warm_up, name="orrery-warm-up", daemon=True).start()
        sweeping.append(asyncio.get_running_loop().create_task(garbage.sweep(store.metrics.acts.total)))

    lease.waiting = lambda it: print(words.text("serve-waits", **told_of(it)), flush=True)
    store.when_lost = server.end
    server.when_ready = ready
    server.when_stopped = lease.stopped.set
    signal.signal(signal.SIGTERM, stop)
    with suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listener])
    if server.fault is not None and not isinstance(server.fault, Stopped):
        raise not_opened(url, server.fault)
    if store.lost:
        raise Wrong("wrong-lost", database=without_password(url))
    print(words.text("serve-stopped"), flush=True)
    return 0


def stop(*_: object) -> None:
    """SIGTERM is Ctrl+C from a program: the server closes its rooms and the command ends well."""
    raise SystemExit(0)


def end() -> None:
    """Do not wait any longer."""
    structlog.get_logger("orrery").warning("not everything could be ended in time")
    sys.stderr.flush()
    os._exit(0)


def warm_up() -> None:
    """Load what every table needs, outside the event loop, so that nobody waits for it later: once the lobby is on the
    first screen, which would come later otherwise. It stays in memory, so the garbage collector need not look at it
    again; nor while it is loaded, for that would stop everybody for a quarter of a second."""
    LOOKED_AT.wait(FIRST_LOOK_SECONDS)
    gc.disable()
    try:
        for lang in SPOKEN.values():
            games_sent(lang)
            for game in NAMES:
                catalogue_sent(game, lang)
        for game in NAMES:
            knowledge(game)
        gc.freeze()
    finally:
        gc.enable()


class Server(uvicorn.Server):
    """uvicorn with our settings; calls `when_ready`, and keeps the error of a failed start in `fault`."""

    def __init__(self, guard: Guard, proxy: str = "") -> None:
        self.when_ready: Callable[[], None] = lambda: None
        self.when_stopped: Callable[[], None] = lambda: None
        self.fault: Exception | None = None
        self.guard = guard
        super().__init__(
            uvicorn.Config(
                self._watched,
                interface="asgi3",
                lifespan="on",
                http=Visit,
                ws=Line,
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,  # it needs a buffer for each socket, and there are many
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                proxy_headers=bool(proxy),
                forwarded_allow_ips=proxy or None,
                access_log=False,
                server_header=False,
                log_config=None,
                timeout_graceful_shutdown=LAST_SECONDS,
            )
        )

    async def _watched(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.guard(scope, receive, send)
            return

        async def told(message: Any) -> None:
            if message["type"] != "lifespan.startup.failed":  # uvicorn would print a stack trace
                await send(message)

        try:
            await self.guard(scope, receive, told)
        except Exception as error:  # the command reports whatever keeps the rooms from opening
            self.fault = first_of(error)
            await send({"type": "lifespan.startup.failed", "message": ""})

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl+C, or the system ends us: there is a last moment."""
        self.when_stopped()
        if not self.should_exit:
            last = threading.Timer(END_SECONDS, end)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    def end(self) -> None:
        """Stop, as after Ctrl+C."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_ready()


def allow_many_sockets() -> None:
    """Raise the limit of open files: each socket is one, and the default limit is often low."""
    if sys.platform != "win32":
        import resource

        low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if high == resource.RLIM_INFINITY else min(high, MANY_FILES)
        if low != resource.RLIM_INFINITY and low < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, high))


def door_inside(given: str) -> socket.socket:
    """Where other processes of the house reach this one: an address, with a port or at any free one."""
    try:
        parts = urlsplit(f"//{given}")
        door = bound(parts.hostname or "", parts.port or 0)
    except (OSError, OverflowError, ValueError) as error:
        raise Wrong("wrong-inside", given=given, reason=reason_of(error)) from None
    if door.getsockname()[0] in EVERYWHERE:
        door.close()
        raise Wrong("wrong-inside-everywhere", given=given)
    return door


# --- what was typed ---------------------------------------------------------------------------------------------


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at that port, or at the first free one from 8000 on."""
    ports = [port] if port is not None else range(PORT, PORT + PORTS)
    for number in ports:
        try:
            return bound(host, number)
        except (OSError, OverflowError) as error:
            if port is not None or not in_use(error):
                raise Wrong("wrong-port", host=host, port=number, reason=reason_of(error)) from None
    raise Wrong("wrong-no-port", host=host, first=ports[0], last=ports[-1])


def bound(host: str, port: int) -> socket.socket:
    """A listener whose connections send small messages at once. asyncio sets this option only on sockets it creates
    itself; without it every second answer waits 40 ms for an acknowledgement."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=2048)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def in_use(error: Exception) -> bool:
    import errno

    return isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)


def known_site(given: str | None) -> str:
    """The address of the site as an origin: scheme and host."""
    if given is None:
        return ""
    parts = urlsplit(given.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
        raise Wrong("wrong-public", given=given)
    return f"{parts.scheme}://{parts.netloc}".lower()


def browse(wanted: bool | None) -> Callable[[str], object] | None:
    """How to open the page: if asked to, or if a person sits at this terminal."""
    return webbrowser.open if (sys.stdout.isatty() if wanted is None else wanted) else None


def not_opened(url: str, error: BaseException) -> Wrong:
    """A database that cannot be used, told without its password."""
    if isinstance(error, Occupied):
        return Wrong("wrong-occupied", database=without_password(url), **told_of(error.process))
    reason = reason_of(error)
    if isinstance(reason, str):
        reason = reason.replace(url, without_password(url))
    return Wrong("wrong-database", database=without_password(url), reason=reason)


def told_of(process: Process) -> dict[str, str]:
    """Which process it is, and since when."""
    since = datetime.fromtimestamp(process.since).astimezone()
    return {"process": str(process.pid), "host": process.host, "since": since.strftime("%Y-%m-%d %H:%M:%S")}


def first_of(error: Exception) -> Exception:
    """The error itself, or the first of a group."""
    return first_of(error.exceptions[0]) if isinstance(error, ExceptionGroup) else error


# --- the log ------------------------------------------------------------------------------------------------------


def write_log(json: bool) -> None:
    """The log goes to stderr: what happened and where, never what somebody holds, answers or is called."""
    last: Any = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            without_values,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Heedless(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [Relay()], False
        logger.setLevel(logging.WARNING)


def without_values(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of an error, its kind and its place in the code. Its message could quote an answer, its frames a hand."""
    if event.pop("exc_info", None) and (error := sys.exc_info()[1]) is not None:
        event["error"], event["at"] = type(error).__name__, place_of(error)
    elif "error" in event:
        event["error"] = str(event["error"]).partition("(")[0].partition(":")[0][:80]
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = visible(value)
    return event


class Heedless:
    """A file that does not mind if nobody reads it any more: whoever logs has something else to do."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._file.flush()


class Relay(logging.Handler):
    """What the libraries log, without their stack traces: those could quote what was sent. What they say again and
    again, since strangers can make them say it, is logged once in a while."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def emit(self, record: logging.LogRecord) -> None:
        told, now = str(record.msg)[:200], monotonic()
        if told.startswith("Application startup failed"):  # the command itself says why
            return
        self._said = {it: when for it, when in self._said.items() if now - when < SAID_AGAIN}
        if told not in self._said:
            self._said[told] = now
            structlog.get_logger("orrery").log(record.levelno, told, by=record.name)
