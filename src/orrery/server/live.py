"""Live: everything in memory about one table, loaded from its rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from msgspec import json
from sqlalchemy import Connection, func, select

from orrery.core.ask import Choose
from orrery.core.fault import Fault
from orrery.core.history import Mismatch
from orrery.core.report import Report
from orrery.core.standing import Standing, reacting_kind
from orrery.core.table import Table
from orrery.server import messages
from orrery.server.consent import free_end, undo_end
from orrery.server.errors import NoSuchTable
from orrery.server.ledger import Delta, Rest, restore, text
from orrery.server.results import Final
from orrery.server.schema import ACTS, CHAT, STANDING, TABLES
from orrery.server.seats import Chair, Chairs
from orrery.server.shared import Kind, View
from orrery.text import Words
from orrery.text.signs import visible

if TYPE_CHECKING:
    from orrery.core.record import Games

KEYS_LOADED = 200

Listed = dict[str, Any]
"""A table's entry in the list of tables: over, winners, asked (including reactions), public, updated."""


@dataclass(slots=True)
class Live:
    """A table with everything around it."""

    table: Table
    rest: Rest
    chairs: Chairs
    grace: int
    seq: int
    chat_count: int
    standing: dict[int, list[Standing]] = field(default_factory=dict)
    keys: list[tuple[tuple[str, str], int]] = field(default_factory=list)
    result: Final | None = None
    """How the game ended: counted once, and from then on only read."""
    unstored: bool = False
    """Set if the game ended when servers stored only the winners, and its result has just been counted."""
    report: Report | None = None
    """Set if the rules have changed since the table was last played."""
    changed: Delta | None = None
    rows: int = 0
    """How many rows of the database hold its history."""
    updated: float = 0.0
    """When something was last done that everybody may know of."""
    acts: int = 0
    """How often something was done that may show in a view: everything but a line of chat."""
    presence: int = 0
    """How often somebody who has a seat has come or gone."""
    views: dict[Kind, View] = field(default_factory=dict)
    """The latest view of each kind of readers."""
    words: dict[tuple[int, str], Words] = field(default_factory=dict)
    """The words for each seat and language, once they are made."""

    def asked(self) -> list[int]:
        """The seats that are asked something, including reactions. Secret: shown to nobody."""
        return sorted({*self.table.waiting(), *self.held_for()})

    def held_for(self) -> list[int]:
        """The seats the table waits for in a moment because they wish to be asked there."""
        return self.rest.held.seats if self.rest.held is not None else []

    def reacting(self) -> set[int]:
        """The seats that are asked for a reaction. Each may know only about itself."""
        return {asked.seat for asked in self.table.pending.values() if asked.kind.reaction} | {*self.held_for()}

    def question(self, seat: int) -> tuple[str, Choose[Any]] | None:
        """The question, with its id, for a seat in the moment in which the table has stopped for it."""
        held, window = self.rest.held, self.table.moment
        if held is None or window is None or seat not in held.seats:
            return None
        kind = reacting_kind(self.table.game)
        asked: Choose[Any] = Choose(seat, kind, [kind.noun.decode(value) for value in held.offered[seat]])
        asked.args = window.told()
        return f"moment-{held.number}", asked

    def listed(self) -> Listed:
        """Its entry in the list of tables."""
        table = self.table
        return {
            "over": table.over,
            "winners": self.result.winners if self.result is not None else [],
            "asked": self.asked(),
            "public": sorted({d.seat for d in table.pending.values() if not d.kind.reaction}),
            "since": {str(seat): time for seat, time in self.rest.since.items()},
            "updated": self.updated,
        }

    def summary(self) -> dict[str, Any]:
        """The same entry, as it is written to the database."""
        it = self.listed()
        waiting = {name: it[name] for name in ("asked", "public", "since")}
        return {"over": it["over"], "winners": text(it["winners"]), "waiting": text(waiting)}

    def wait_since(self, now: float) -> None:
        """Note since when the table has waited for each seat."""
        self.rest.since = {seat: self.rest.since.get(seat, now) for seat in self.asked()}

    def due(self, now: float) -> float | None:
        """When the table needs attention: at once if it is a bot's turn and no consent is waited for, after the grace
        period if it is a person's or somebody who is away is asked for their consent."""
        asked = self.asked()
        if self.rest.asking is None and any(chair.seat in asked for chair in self.chairs.bots()):
            return None if self.rest.paused else 0.0
        times = [self._end_of_grace(chair, now) for chair in self._absent()] if self.grace else []
        times += [end for end in (undo_end(self), free_end(self)) if end is not None]
        return min(times, default=None)

    @property
    def alone(self) -> bool:
        """Whether the bots would play on with each other: every seat is a bot's and nobody is here."""
        return all(chair.bot for chair in self.chairs.seats) and not self.chairs.anybody_here()

    def late(self, now: float) -> list[Chair]:
        """The absent players whose grace period is over."""
        return [chair for chair in self._absent() if self._end_of_grace(chair, now) <= now] if self.grace else []

    def _absent(self) -> list[Chair]:
        asked = self.asked()
        return [c for c in self.chairs.people() if c.seat in asked and not self.chairs.somebody_here(c.seat)]

    def _end_of_grace(self, chair: Chair, now: float) -> float:
        return max(chair.away or 0.0, self.rest.since.get(chair.seat, now)) + self.grace

    def chat_line(self, row: dict[str, Any], lang: str) -> messages.ChatLine:
        """A line of the chat; announcements are in the reader's language."""
        said = row["text"]
        if row["args"] is not None:
            names = [chair.name for chair in self.chairs.seats]
            said = Words(lang, "", names).say(said, **json.decode(row["args"]))
        when = datetime.fromtimestamp(row["time"], UTC).isoformat(timespec="seconds")
        return messages.ChatLine(row["number"], row["seat"], visible(row["name"]), visible(said), when)


def _ended(table: Table, winners: list[int], chairs: Chairs) -> Final:
    """The result of a game that ended when servers stored only the winners. Mismatch if the rules lead to another end
    now."""
    if not table.over or table.game.winners(table.state) != winners:
        raise Mismatch(Fault("fault-position", "the rules lead to another position than the one that was kept"))
    return Final.of(table)


def load(connection: Connection, table: str, games: Games) -> Live:
    """Load the table with that id; NoSuchTable if there is none."""
    head = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if head is None:
        raise NoSuchTable(table)
    game, final = games(head.game), Final.load(connection, table) if head.over else None
    restored = restore(connection, head, game, final)
    chairs = Chairs.load(connection, table, head.owner)
    unstored = head.over and final is None
    if unstored:
        final = _ended(restored.table, json.decode(head.winners), chairs)
    spoken = select(func.coalesce(func.max(CHAT.c.number) + 1, 0)).where(CHAT.c.table_id == table)
    last = (
        select(ACTS.c.visitor, ACTS.c.key, ACTS.c.seq)
        .where(ACTS.c.table_id == table)
        .order_by(ACTS.c.seq.desc())
        .limit(KEYS_LOADED)
    )
    standing: dict[int, list[Standing]] = {}
    mine = select(STANDING).where(STANDING.c.table_id == table).order_by(STANDING.c.number)
    for row in connection.execute(mine):
        standing.setdefault(row.seat, []).append(Standing(row.number, **json.decode(row.said)))
    return Live(
        table=restored.table,
        rest=restored.rest,
        chairs=chairs,
        grace=head.grace,
        seq=head.seq,
        chat_count=connection.execute(spoken).scalar_one(),
        standing=standing,
        result=final,
        unstored=unstored,
        keys=[((row.visitor, row.key), row.seq) for row in reversed(connection.execute(last).all())],
        report=None if head.over else restored.report,
        changed=restored.changed,
        rows=restored.rows,
        updated=head.updated,
    )
