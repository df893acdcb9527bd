"""Errors: what can go wrong with a request, explained to people in their language and to programs by a code.
No stack trace and nothing secret ever leaves the server."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec
import structlog

from orrery.core.refusal import Refused
from orrery.server import messages
from orrery.server.store import reason_of
from orrery.text import Words

log = structlog.get_logger("orrery")

RETRY_SECONDS = 2
LONGEST_REASON = 200
OUTDATED = "outdated"
"""The code for a table that cannot go on: it can still be read."""
STUCK = "stuck"
"""The code for a table whose rules do not come to an end: it is out of play, and can still be read."""
DENIED = {
    "store": 503,
    "busy": 503,
    "fault": 500,
    "unloadable": 500,
    "limit": 429,
    "consent": 409,
    "window": 409,
    "place": 409,
    "asking": 409,
    "others": 409,
    "nobody": 409,
    "holds": 409,
    "empty-handed": 409,
    OUTDATED: 409,
    STUCK: 409,
} | dict.fromkeys(("options", "seats", "game", "bot", "text", "passphrase"), 400)
"""The status for each code of a `Denied`; anything else is 403."""


class Denied(Exception):
    """A request that the server turns down, whatever the rules of the game say: a `code` for programs, the `key` of a
    message for people, and its arguments."""

    def __init__(self, code: str, key: str = "", **said: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"denied-{code}"
        self.said = said


class NoSuchTable(LookupError):
    """There is no such table, or no such link to it."""


class ApiError(Exception):
    """A request that failed: the status, a code for programs, a message for people and its arguments."""

    def __init__(self, status: int, code: str, key: str, *, retry: int = 0, **said: str | int) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.key = key
        self.said = said
        self.retry = retry or (RETRY_SECONDS if status in (429, 503) else 0)

    def problem(self, lang: str) -> messages.Problem:
        """What the browser is told."""
        return messages.Problem(self.code, Words(lang).text(self.key, **self.said), "")

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry)} if self.retry else {}


def unknown_table() -> ApiError:
    """The same answer for tables that do not exist and for those the visitor may not see."""
    return ApiError(404, "unknown", "server-unknown-table")


def malformed(error: Exception) -> ApiError:
    """A message that cannot be read."""
    if isinstance(error, RecursionError):
        return ApiError(400, "malformed", "server-too-deep")
    return ApiError(400, "malformed", "server-malformed", reason=str(error)[:LONGEST_REASON])


HTTP: Mapping[int, tuple[str, str]] = {
    400: ("malformed", "server-malformed"),
    404: ("nothing", "server-nothing-here"),
    405: ("method", "server-method"),
    413: ("size", "server-too-big"),
}


def from_http(status: int, detail: str, extra: Any = None) -> ApiError:
    """An error of the web framework as one of ours."""
    if status == 400:
        reasons = [str(e.get("message", "")) for e in extra if isinstance(e, dict)] if isinstance(extra, list) else []
        return ApiError(400, "malformed", "server-malformed", reason="; ".join(reasons or [detail])[:LONGEST_REASON])
    code, key = HTTP.get(status, ("failed", "server-failed"))
    return ApiError(status, code, key)


class ForbiddenByRules(ApiError):
    """An act that the rules forbid, explained in the words of the game."""

    def __init__(self, error: Refused, words: Words) -> None:
        super().__init__(409, error.reason, "")
        self.told = words.refused(error)
        self.rule = error.rule

    def problem(self, lang: str) -> messages.Problem:
        return messages.Problem(self.code, self.told, self.rule)


def encoded(problem: messages.Problem) -> bytes:
    """A problem as JSON."""
    return msgspec.json.encode(problem)


def denied(error: Denied) -> ApiError:
    """A request that the server turned down, as an error of the API."""
    failure = ApiError(DENIED.get(error.code, 403), error.code, error.key)
    failure.said = error.said
    return failure


def unforeseen(error: Exception, where: str) -> ApiError:
    """A bug: logged for the operator, without anything from the request or the game."""
    log.error("fault", where=where, kind=type(error).__name__, at=place_of(error), reason=reason_of(error))
    return ApiError(500, "failed", "server-failed")


def place_of(error: BaseException) -> str:
    """Where in the code an error happened: the innermost frames, without any values."""
    frames = extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))
