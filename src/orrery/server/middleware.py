"""Middleware: what runs before every route. It identifies the visitor, turns away requests from other sites and those
over the limit, and sets the headers that let a browser run nothing but our own page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from orrery.server import links
from orrery.server.costs import OPENING, cost, pattern, served
from orrery.server.devices import Devices
from orrery.server.errors import ApiError, encoded
from orrery.server.hosts import LOOPBACK, Hosts, name_in
from orrery.server.limits import Limits, household
from orrery.server.request import preferred

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""For a year browsers ask for this host over HTTPS only; other hosts of the domain are none of our business."""
TOKEN = "token"
"""Where a route leaves the token that this browser has from now on; an empty one takes it away."""
SAFE = {"GET", "HEAD", "OPTIONS"}
OURS = {"same-origin", "none"}
TURNED_AWAY = 4001
NOT_ADMITTED = 4003
TOO_MUCH = 4029


@dataclass(slots=True)
class Guard:
    """The middleware around the application. `origins`: further origins of our own page (behind a proxy). `secure`:
    cookies are sent over HTTPS only. `hosts`: the names that the server answers to; None for any. `devices`: for
    whom each browser stands. `old_cookies`: cookies of before there was HTTPS count, too."""

    inside: Application
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()
    secure: bool = False
    hosts: Hosts | None = None
    devices: Devices = field(default_factory=Devices)
    old_cookies: bool = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.inside(scope, receive, send)
            return
        scope["path"] = served(scope["path"])
        headers = dict(scope["headers"])
        cookies = headers.get(b"cookie", b"").decode("latin-1")
        secure = self.secure or scope["scheme"] in ("https", "wss")
        token = links.token_in(cookies, secure, self.old_cookies)
        fresh = "" if token or scope["type"] == "websocket" or scope["method"] in SAFE else links.new_secret()
        device = links.visitor_of(token or fresh) if token or fresh else ""
        visitor = self.devices.visitor(device)
        known = visitor if token else ""
        address = household(scope["client"][0]) if scope.get("client") else ""
        scope.setdefault("state", {}).update(
            visitor=visitor,
            known=known,
            device=device,
            address=address,
            limits=self.limits,
        )
        failure = self._failure(scope, headers, known, address)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, failure)
            return
        given = [links.cookie(fresh, secure)] if fresh else []
        if secure and self.old_cookies and (old := links.renamed(cookies)):
            given = [links.cookie(old, secure), links.no_cookie()]
        dressed = self._dressed(send, given, scope)
        if failure is not None:
            await refuse(failure, headers, dressed)
        else:
            await self.inside(scope, receive, dressed)

    def _failure(self, scope: Scope, headers: dict[bytes, bytes], visitor: str, address: str) -> ApiError | None:
        if self.hosts is not None and not self.hosts.know(headers.get(b"host", b"").decode("latin-1")):
            return ApiError(421, "host", "server-host")
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not self.ours(headers):
            return ApiError(403, "origin", "server-origin")
        method, path = scope.get("method", "GET"), scope["path"]
        wait = self.limits.wait(visitor, address, cost(method, path))
        if wait:
            return ApiError(429, "limit", "server-limit", retry=wait, seconds=wait)
        if method == "POST" and pattern(path) in OPENING and (wait := self.limits.wait_for_table(address)):
            return ApiError(429, "limit", "server-tables", retry=wait * 60, minutes=wait)
        return None

    def ours(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request that changes something comes from our own page, or not from a page at all. Behind TLS, a
        page of the same name without it could be anybody's who sits in between."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none").decode("latin-1") in OURS
        if origin in self.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        safe = not self.secure or parts.scheme == "https" or name_in(host) in LOOPBACK
        return safe and bool(host) and parts.netloc.lower() == host.lower()

    def _dressed(self, send: Send, cookies: list[str], scope: Scope) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in given):
                    given.append((b"cache-control", b"no-store"))
                if message["status"] < 300:
                    told = self._told(scope, cookies)
                    given += [(b"set-cookie", cookie.encode()) for cookie in told]
                if self.secure:
                    given.append(HSTS)
                message["headers"] = given
            await send(message)

        return dressed

    def _told(self, scope: Scope, cookies: list[str]) -> list[str]:
        """The cookies of a reply: a route may have given this browser another token, or taken it away."""
        token = scope["state"].get(TOKEN)
        if token is None:
            return cookies
        secure = self.secure or scope["scheme"] == "https"
        if token:
            return [links.cookie(token, secure)]
        return [links.no_cookie(), links.no_cookie(secure)] if secure else [links.no_cookie()]

    async def _socket(self, scope: Scope, receive: Receive, send: Send, failure: ApiError | None) -> None:
        state = scope["state"]
        if failure is None and not self.limits.enter(state["known"], state["address"]):
            failure = ApiError(429, "limit", "server-sockets", retry=30)
        if failure is not None:
            await receive()
            await send({"type": "websocket.close", "code": TOO_MUCH if failure.status == 429 else NOT_ADMITTED})
            return
        device, task = state["device"], asyncio.current_task()
        assert task is not None
        self.devices.enter(device, task)
        wanted = True
        try:
            await self.inside(scope, receive, send)
        except asyncio.CancelledError:
            wanted = self.devices.leave(device, task)
            if wanted:
                raise
            task.uncancel()
        finally:
            self.devices.leave(device, task)
            self.limits.leave(state["known"], state["address"])
        if not wanted:
            with suppress(RuntimeError, OSError):  # the browser may be gone, too
                await send({"type": "websocket.close", "code": TURNED_AWAY})


async def refuse(failure: ApiError, headers: dict[bytes, bytes], send: Send) -> None:
    """Answer with a problem instead of passing the request to a route."""
    lang = preferred(headers.get(b"accept-language", b"").decode("latin-1"))
    body = encoded(failure.problem(lang))
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    told += [(name.lower().encode(), value.encode()) for name, value in failure.headers.items()]
    await send({"type": "http.response.start", "status": failure.status, "headers": told})
    await send({"type": "http.response.body", "body": body})
