"""Quotas: how much one visitor may keep here. Limits pass with time; a quota has to be given room."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct, json
from sqlalchemy import Connection, and_, exists, select

from orrery.server.errors import Denied
from orrery.server.schema import SEATS, TABLES


@dataclass(frozen=True, slots=True)
class Quotas:
    """What a visitor may have at the same time. `running`: tables that are not over; `of_bots`: those among them at
    which only bots play; `of_visitor` and `of_table`: megabytes in the database; `chat`: lines at a table; `watchers`:
    visitors who may watch a table. `alone`: whether bots play on with each other while nobody is here."""

    running: int = 200
    of_bots: int = 5
    of_visitor: int = 512
    of_table: int = 64
    chat: int = 5_000
    watchers: int = 2_000
    alone: bool = False

    def check(self, connection: Connection, visitor: str, bots: bool) -> None:
        """Denied if a visitor has enough tables; `bots`: the new one is for bots only."""
        people = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.who != "bot"))
        query = select(TABLES.c.over, TABLES.c.rest, people.label("people")).where(TABLES.c.owner == visitor)
        mine = connection.execute(query).all()
        running = [row for row in mine if not row.over]
        if len(running) >= self.running:
            raise Denied("quota", "denied-tables", number=self.running)
        if bots and sum(not row.people for row in running) >= self.of_bots:
            raise Denied("quota", "denied-tables-of-bots", number=self.of_bots)
        if sum(json.decode(row.rest, type=Stored).stored for row in mine) >> 20 >= self.of_visitor:
            raise Denied("quota", "denied-storage", number=self.of_visitor)

    def check_table(self, stored: int, chat: int, speaking: int | None) -> None:
        """Denied if a table has become too big for another act, or has too many lines of chat for one more from the
        seat that is `speaking`. Whoever only watches may fill half of it: the players go on talking."""
        if stored >> 20 >= self.of_table:
            raise Denied("quota", "denied-table-full", number=self.of_table)
        if speaking is not None:
            room = self.chat if speaking >= 0 else self.chat // 2
            if chat >= room:
                raise Denied("quota", "denied-chat-full", number=room)


class Stored(Struct):
    """What the rest of a table says about its size."""

    stored: int = 0


GENEROUS = Quotas(10**9, 10**9, 10**9, 10**9, 10**9, 10**9)
"""As good as no quota, for a server without limits."""
