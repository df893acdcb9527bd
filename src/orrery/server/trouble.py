"""Trouble: the tables that cannot be loaded or looked after. Each is logged once, tried again ever more rarely, and in
its owner's list until it works again; the other tables never notice."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic

import structlog
from sqlalchemy import Connection

from orrery.server.errors import Denied, place_of
from orrery.server.news import TROUBLE, tell
from orrery.server.store import reason_of

log = structlog.get_logger("orrery.rooms")

FIRST, LONGEST = 5.0, 3600.0
"""Seconds until a table in trouble is looked after again: at first, and at most."""
MOST_SKIPPED = 500
HEARD = 20.0
"""Seconds for which it counts what another process has said about a table; it says so every few seconds."""
PASSING = ("store", "busy")
"""Codes of errors that are not the table's: the database cannot be used now."""


@dataclass(slots=True)
class Attempt:
    """What is wrong with a table, how often in a row it has failed, and when it is tried again."""

    code: str
    count: int
    again: float


@dataclass(slots=True)
class Trouble:
    """All the tables in trouble."""

    _attempts: dict[str, Attempt] = field(default_factory=dict)
    _elsewhere: dict[str, tuple[str, float]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self._attempts)

    def note(self, table: str, error: Exception) -> None:
        """A table has failed. Only the first time is logged."""
        code = error.code if isinstance(error, Denied) else "fault"
        if code in PASSING:
            return
        known = self._attempts.get(table)
        count = known.count + 1 if known is not None else 1
        if known is None or known.code != code:
            cause = error.__cause__ if isinstance(error, Denied) and error.__cause__ is not None else error
            kind, at = type(cause).__name__, place_of(cause)
            log.error("a table is in trouble", table=table, code=code, kind=kind, at=at, reason=reason_of(cause))
        wait = min(LONGEST, FIRST * 2 ** min(count - 1, 20))
        self._attempts[table] = Attempt(code, count, monotonic() + wait)

    def over(self, table: str) -> None:
        """The table works."""
        if self._attempts.pop(table, None) is not None:
            log.info("a table is well again", table=table)

    def skipped(self) -> list[str]:
        """The tables that need not be tried now."""
        now = monotonic()
        return [table for table, it in self._attempts.items() if it.again > now][:MOST_SKIPPED]

    def code(self, table: str) -> str:
        """What is wrong with a table; empty if nothing is known to be."""
        known = self._attempts.get(table)
        if known is not None:
            return known.code
        code, until = self._elsewhere.get(table, ("", 0.0))
        return code if until > monotonic() else ""

    def tell_others(self, connection: Connection) -> None:
        """Tell the other processes of the house, whose lists show these tables, too."""
        for table, it in [*self._attempts.items()][:MOST_SKIPPED]:
            tell(connection, TROUBLE, f"{table} {it.code}")

    def heard(self, news: str) -> None:
        """Another process has told what is wrong with one of its tables."""
        table, _, code = news.partition(" ")
        now = monotonic()
        self._elsewhere = {it: known for it, known in self._elsewhere.items() if known[1] > now}
        self._elsewhere[table] = code, now + HEARD
