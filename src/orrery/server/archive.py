"""Archive: a table that cannot go on under the current rules. It is kept as it is: its log can be read, and what a seat
knows of the game can be downloaded."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import json
from sqlalchemy import Connection, Row, select

from orrery.core.game import Game
from orrery.core.record import Games, Record
from orrery.core.state import EVERYONE, Journal
from orrery.server import messages
from orrery.server.errors import NoSuchTable
from orrery.server.ledger import opened
from orrery.server.schema import TABLES
from orrery.server.seats import Chairs
from orrery.server.views import told
from orrery.text import Words


@dataclass(frozen=True, slots=True)
class Archive:
    """What is kept of a table that cannot go on."""

    record: Record
    journal: Journal
    chairs: Chairs

    @classmethod
    def load(cls, connection: Connection, table: str, games: Games) -> Archive:
        """The table of that id; NoSuchTable if there is none."""
        head: Row[tuple[object, ...]] | None = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
        if head is None:
            raise NoSuchTable(table)
        game: Game = games(head.game)
        options = json.decode(head.options, type=dict[str, str])
        record, journal = opened(connection, head, game, options)
        return cls(record, journal, Chairs.load(connection, table, head.owner))

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs.seats]

    def log(self, seat: int, lang: str, start: int, stop: int) -> list[messages.LogLine]:
        """Lines of the log that a seat may read, by its own count."""
        head = self.record.head
        words = Words(lang, head.game, self.names, seat, head.options.get("data", ""))
        lines = [(key, args) for key, only, args in self.journal if only in (EVERYONE, seat)]
        return told(lines[start:stop], start, self.record.game, words)

    def export(self, seat: int) -> bytes:
        """What a seat knows of the game, as a record to be read."""
        self.record.head.names = self.names
        return self.record.export(seat).encode()
