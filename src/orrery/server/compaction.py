"""Compaction: what the acts of a table have written, read as it stands in the database; and many rows of it folded into
one, so that a long game opens at once. The rows themselves stay: what was done is done once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Raw, json
from sqlalchemy import Connection, select, update

from orrery.server.schema import ACTS

MOST_ROWS = 1_000
"""So many acts with something written in them are folded into one."""
EMPTY = dict.fromkeys(("cut", "added", "lines_cut", "lines", "prints"))

PARTS = json.Decoder(list[list[Raw]])
PRINTS = json.Decoder(list[tuple[int, list[tuple[int, str]]]])


@dataclass(frozen=True, slots=True)
class Writing:
    """Entries and lines of the log as they are written, and the fingerprints; the number of rows that they come from,
    and the last of these."""

    entries: list[Raw]
    lines: list[Raw]
    prints: list[tuple[int, str]]
    rows: int
    last: int


def read(connection: Connection, table: str) -> Writing:
    """What the acts of a table have written, in order; what was taken back is gone."""
    rows = connection.execute(
        select(ACTS.c.seq, ACTS.c.cut, ACTS.c.added, ACTS.c.lines_cut, ACTS.c.lines, ACTS.c.prints)
        .where(ACTS.c.table_id == table, ACTS.c.cut.is_not(None))
        .order_by(ACTS.c.seq)
    ).all()
    entries: list[Raw] = []
    lines: list[Raw] = []
    prints: list[tuple[int, str]] = []
    added = PARTS.decode(f"[{','.join([row.added for row in rows])}]")
    said = PARTS.decode(f"[{','.join([row.lines for row in rows])}]")
    marked = PRINTS.decode(f"[{','.join([row.prints for row in rows])}]")
    for row, some, told, (kept, at) in zip(rows, added, said, marked, strict=True):
        del entries[row.cut :], lines[row.lines_cut :], prints[kept:]
        entries += some
        lines += told
        prints += at
    return Writing(entries, lines, prints, len(rows), rows[-1].seq if rows else 0)


def folding(table: str, it: Writing) -> Callable[[Connection], Any]:
    """A database change after which the last of these rows holds everything and those before it nothing. Acts that come
    meanwhile follow it; if somebody else has folded further, nothing happens."""
    whole = {
        "cut": 0, "added": _array(it.entries), "lines_cut": 0, "lines": _array(it.lines),
        "prints": json.encode((0, it.prints)).decode(),
    }  # fmt: skip

    def change(connection: Connection) -> None:
        mine = (ACTS.c.table_id == table, ACTS.c.cut.is_not(None))
        if connection.execute(update(ACTS).where(*mine, ACTS.c.seq == it.last).values(whole)).rowcount:
            connection.execute(update(ACTS).where(*mine, ACTS.c.seq < it.last).values(EMPTY))

    return change


def _array(parts: list[Raw]) -> str:
    return f"[{b','.join(map(bytes, parts)).decode()}]"
