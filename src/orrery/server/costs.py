"""Costs: how many tokens a request takes, by what it was measured to cost. A token stands for about two milliseconds
of the event loop, or three of a worker: a click is one, and what keeps a worker busy for seconds is a bucketful."""

from __future__ import annotations

from collections.abc import Mapping

PAGE = 0.2
"""A file of the page comes from memory; a visit loads some twenty of them."""
USUAL = 1.0
"""An act, a few lines, a list: up to 2 ms."""

OF: Mapping[tuple[str, str], float] = {
    ("GET", "/api/games/*/components"): 3,  # up to 1.4 MB: 1 ms to copy, much more to send
    ("GET", "/api/games"): 1,
    ("POST", "/api/tables"): 20,  # 10 to 40 ms in a thread, and storage
    ("POST", "/api/imports"): 60,  # a worker for up to 25 s, 8 MB to receive
    ("GET", "/api/tables/*"): 2,  # a view of a position nobody has looked at: 4 ms, of a long game 14
    ("GET", "/api/tables/*/live"): 3,  # a view, and a socket to look after
    ("GET", "/api/tables/*/log"): 2,  # 500 lines: 3 ms
    ("GET", "/api/tables/*/text"): 2,  # 2 to 3 ms
    ("POST", "/api/tables/*/acts"): 2,  # 2 to 5 ms, and a commit
    ("POST", "/api/tables/*/check"): 2,  # 1 to 3 ms, and odds in a worker
    ("POST", "/api/tables/*/what-if"): 4,  # up to 5 ms, and odds in a worker
    ("GET", "/api/tables/*/hint"): 4,  # 5 to 20 ms of a bot's thread
    ("GET", "/api/tables/*/moments/*"): 4,  # 8 to 13 ms in a thread
    ("GET", "/api/tables/*/moments/*/text"): 4,
    ("GET", "/api/tables/*/log/*"): 15,  # 20 to 90 ms in a worker
    ("GET", "/api/tables/*/export"): 40,  # 50 to 200 ms in a worker
    ("GET", "/api/tables/*/series"): 5,  # seconds in a worker, once for a game
    ("GET", "/api/tables/*/chances"): 5,  # the same, for a bot
    ("POST", "/api/tables/*/branch"): 20,  # a new table, and 10 to 20 ms to find the position
    ("POST", "/api/tables/*/links"): 5,
    ("POST", "/api/tables/*/sit"): 5,
    ("POST", "/api/tables/*/delete"): 10,
    ("POST", "/api/tables/*/leave"): 10,
    ("POST", "/api/me/forget"): 60,
    ("POST", "/api/me/recovery"): 60,  # 100 ms of a slow hash in a thread
    ("POST", "/api/me/recover"): 100,  # the same, and nobody shall guess: three at once, then one in five seconds
    ("POST", "/api/me/devices/revoke"): 10,
    ("POST", "/api/me/sign-out"): 20,
}
"""What costs more or less than usual, by method and path; `*` is any one part of a path."""

OPENING = {"/api/tables", "/api/imports", "/api/tables/*/branch"}
"""Where a POST opens a table."""
SHORT = {"GET", "HEAD", "OPTIONS"}


def cost(method: str, path: str) -> float:
    """The tokens that a request takes. Whatever the routes would not serve costs what a short answer does."""
    if not path.startswith("/api/"):
        return PAGE
    known = "GET" if method in SHORT else method
    return OF.get((known, path)) or OF.get((known, pattern(path)), USUAL)


def pattern(path: str) -> str:
    """The path with `*` for the names of games and tables and for numbers: every second part from the third on."""
    parts = path.split("/")
    return "/".join("*" if n > 2 and n % 2 else part for n, part in enumerate(parts))


def served(path: str) -> str:
    """The path that the routes serve: they pass over empty parts ("//api//tables"), so limits must too."""
    return "/" + "/".join(part for part in path.split("/") if part)
