"""Archive: a table that cannot go on under the current rules. It is kept as it is: its log can be read, and what a seat
knows of the game can be downloaded."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import json
from sqlalchemy import Connection, Row, select

from orrery.core.game import Game
from orrery.core.lines import GameResult
from orrery.core.record import Games, Record
from orrery.core.state import EVERYONE, Journal
from orrery.server import messages
from orrery.server.errors import NoSuchTable
from orrery.server.ledger import opened
from orrery.server.results import Final
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
    over: bool
    winners: list[int]
    final: Final | None

    @classmethod
    def load(cls, connection: Connection, table: str, games: Games) -> Archive:
        """The table of that id; NoSuchTable if there is none."""
        head: Row[tuple[object, ...]] | None = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
        if head is None:
            raise NoSuchTable(table)
        game: Game = games(head.game)
        options = json.decode(head.options, type=dict[str, str])
        record, journal = opened(connection, head, game, options)
        final, winners = Final.load(connection, table), json.decode(head.winners, type=list[int])
        return cls(record, journal, Chairs.load(connection, table, head.owner), head.over, winners, final)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs.seats]

    def log(self, seat: int, lang: str, start: int, stop: int) -> list[messages.LogLine]:
        """Lines of the log that a seat may read, by its own count."""
        head = self.record.head
        words = Words(lang, head.game, self.names, seat, head.options.get("data", ""))
        lines = [(key, args) for key, only, args in self.journal if only in (EVERYONE, seat)]
        return told(lines[start:stop], start, self.record.game, words)

    def result(self, lang: str) -> messages.Result | None:
        """How the game ended, if it did. Older servers stored only who has won."""
        if self.final is not None:
            return self.final.shown(Words(lang, self.record.head.game, self.names))
        return messages.Result([], self.winners, messages.ScoreSheet([], [], 0), []) if self.over else None

    def export(self, seat: int) -> bytes:
        """What a seat knows of the game, as a record to be read; a finished game in full."""
        self.record.head.names = self.names
        if self.final is not None:
            self.record.end = GameResult(self.final.scores, self.final.winners)
            return self.record.dumps().encode()
        return self.record.export(seat).encode()
