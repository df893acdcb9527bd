"""Opening: the seats and the rows of a new table."""

from __future__ import annotations

from typing import Any

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.server import messages
from orrery.server.acts import written
from orrery.server.errors import Denied
from orrery.server.ledger import NOTHING, Rest, delta, rest_of, text
from orrery.server.live import Live
from orrery.server.results import Final
from orrery.server.schema import ACTS, RESULTS, SEATS, SNAPSHOTS, TABLES
from orrery.server.seats import Chair, Chairs

STAND_IN = "greedy"
"""The bot that stands in for absent players."""


def chair(seat: int, wanted: messages.SeatWanted, now: float) -> Chair:
    name = written(wanted.name).strip()
    if wanted.who == "bot":
        from orrery.server.bot_workers import allowed

        try:
            return Chair(seat, "bot", name, allowed(wanted.bot or STAND_IN))
        except ValueError:
            raise Denied("bot", bot=wanted.bot) from None
    return Chair(seat, "person" if wanted.who == "me" else "open", name, away=now)


def rows(
    id: str, table: Table, chairs: Chairs, grace: int, now: float, home: str | None
) -> list[tuple[Any, list[dict[str, Any]]]]:
    """The rows of a new table."""
    frozen = Record.of(table).head.frozen
    start = delta(NOTHING, table)
    assert start is not None
    live = Live(table, Rest(seqs=[1] * (table.players + 1), stored=start.size), chairs, grace, 1, 0)
    live.wait_since(now)
    if table.over:  # an imported game
        live.result = Final.of(table)
    head = live.summary() | {
        "id": id, "game": table.game.name, "rules": table.game.rules, "players": table.players,
        "options": text(table.config), "seed": f"{table.seed:032x}", "owner": chairs.owner, "grace": grace,
        "frozen": frozen, "made": now, "updated": now, "seq": 1, "rest": text(rest_of(table, live.rest)),
        "due": live.due(now), "process": home,
    }  # fmt: skip
    act = {"table_id": id, "seq": 1, "visitor": "", "key": "1", "seat": -1, "did": "start", "time": now} | start.row()
    snapshots = [{"table_id": id} | snapshot for snapshot in start.snapshots]
    seats = [chair.row(id) for chair in chairs.seats]
    ended = [live.result.row(id)] if live.result is not None else []
    return [(TABLES, [head]), (SEATS, seats), (ACTS, [act]), (SNAPSHOTS, snapshots), (RESULTS, ended)]
