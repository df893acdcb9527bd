"""Results: how a game ended. A result is written once, when the game ends, with the position in which it ended; from
then on it is only read. Rules that change later change nothing about it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct, json
from sqlalchemy import Connection, insert, select

from orrery.core.history import StoredSnapshot
from orrery.core.record import read_state
from orrery.core.table import Table
from orrery.games import part
from orrery.server import messages
from orrery.server.schema import RESULTS
from orrery.text import LANGUAGES, Words

PLACE = "⟦{}⟧"
PLACES = re.compile("⟦([0-9]+)⟧")
"""What stands for the name of a seat in a stored result: a name may be changed, and deleted."""


class End(NamedTuple):
    """How a game ended, for replays and exports: by which rules, with which points, who has won."""

    rules: str
    scores: list[int]
    winners: list[int]


class Final(Struct):
    """The stored result. `told`: the score sheet and the facts in each language, without names; `schema`: the layout of
    `state`."""

    rules: str
    scores: list[int]
    winners: list[int]
    told: dict[str, messages.Result]
    schema: str
    state: str

    @classmethod
    def of(cls, table: Table) -> Final:
        """The result of a game that has just ended."""
        from orrery.server.views import result, speaking

        game, s, names = table.game, table.state, [PLACE.format(seat) for seat in range(table.players)]
        scores, winners = game.score(s), game.winners(s)
        told = dict.fromkeys(LANGUAGES, messages.Result(scores, winners, messages.ScoreSheet([], [], 0), []))
        if part(game.name, "telling.words") is not None:
            told = {lang: result(table, speaking(table, lang, names, -1)) for lang in LANGUAGES}
        return cls(game.rules, scores, winners, told, game.schema, json.encode(game.codec.write(s)).decode())

    @classmethod
    def load(cls, connection: Connection, table: str) -> Final | None:
        """The stored result of a table; None if there is none."""
        row = connection.execute(select(RESULTS).where(RESULTS.c.table_id == table)).first()
        if row is None:
            return None
        told = json.decode(row.told, type=dict[str, messages.Result])
        first = next(iter(told.values()))
        return cls(row.rules, first.scores, first.winners, told, row.schema, row.state)

    @property
    def end(self) -> End:
        return End(self.rules, self.scores, self.winners)

    def row(self, table: str) -> dict[str, Any]:
        told = json.encode(self.told).decode()
        return {"table_id": table, "rules": self.rules, "told": told, "schema": self.schema, "state": self.state}

    def write(self, table: str) -> Callable[[Connection], Any]:
        """A database change that stores it."""
        return lambda connection: connection.execute(insert(RESULTS).values(self.row(table)))

    def shown(self, words: Words) -> messages.Result:
        """The result in a reader's language; the seats go by the names they have now."""
        kept = self.told.get(words.lang) or next(iter(self.told.values()))
        heads, told = [words.name(seat) for seat in range(len(kept.sheet.heads))], words.to(-1)
        facts = [PLACES.sub(lambda seat: told.name(int(seat[1])), fact) for fact in kept.facts]
        return messages.Result(
            kept.scores, kept.winners, messages.ScoreSheet(heads, kept.sheet.rows, kept.sheet.after), facts
        )

    def snapshot(self, game: Any, at: int, lines: int) -> StoredSnapshot:
        """The position in which the game ended, as a snapshot to start a table from."""
        it = StoredSnapshot(at, lines, partial(read_state, game), self.schema)
        it.text = self.state
        return it
