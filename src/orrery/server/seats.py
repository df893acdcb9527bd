"""Seats: who sits where at a table, who may play or watch, who is here, and which bot plays for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select, update

from orrery.server import messages
from orrery.server.errors import NoSuchTable
from orrery.server.schema import LINKS, SEATS, SITTINGS
from orrery.server.store import Taken
from orrery.text.signs import visible

Who = Literal["person", "bot", "open"]
POLLED = 40.0
"""A visitor who polls instead of keeping a socket counts as here for this many seconds."""


@dataclass(slots=True)
class Chair:
    """A seat: a person, a bot, or nobody yet. A bot in a person's (or an open) seat is a stand-in; `by_grace`: it took
    the seat automatically and gives it back automatically. `away`: since when nobody of this seat is here."""

    seat: int
    who: Who
    name: str = ""
    bot: str = ""
    by_grace: bool = False
    away: float | None = None

    @property
    def stand_in(self) -> bool:
        return bool(self.bot) and self.who != "bot"

    def row(self, table: str) -> dict[str, Any]:
        return {
            "table_id": table,
            "seat": self.seat,
            "who": self.who,
            "name": self.name,
            "bot": self.bot,
            "by_grace": self.by_grace,
            "away": self.away,
        }


@dataclass(slots=True)
class Chairs:
    """All the seats of a table, and the visitors with a right to them (seat -1: to watch)."""

    table: str
    owner: str
    seats: list[Chair]
    sitting: dict[str, dict[int, int]] = field(default_factory=dict)
    """By visitor: the seats, each with the number of log lines the visitor has seen from it."""
    sockets: Counter[str] = field(default_factory=Counter)
    polls: dict[str, float] = field(default_factory=dict)
    """When each visitor has last asked, by a clock that nobody sets."""

    @classmethod
    def load(cls, connection: Connection, table: str, owner: str) -> Chairs:
        rows = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
        seats = [Chair(r.seat, r.who, visible(r.name), r.bot, r.by_grace, r.away) for r in rows]
        return cls(table, owner, seats, sittings(connection, table))

    # --- rights ---

    def seats_of(self, visitor: str) -> list[int]:
        """The seats a visitor may play."""
        return sorted(seat for seat in self.sitting.get(visitor, {}) if seat >= 0)

    def may_see(self, visitor: str, seat: int) -> bool:
        """Whether a visitor may see the table from that seat. Anyone with a seat or the spectator link can watch."""
        mine = self.sitting.get(visitor, {})
        return seat in mine if seat >= 0 else bool(mine) or visitor == self.owner

    def holders(self, seat: int) -> list[str]:
        """The visitors who may play a seat."""
        return [visitor for visitor, seats in self.sitting.items() if seat in seats]

    # --- who is here ---

    def is_here(self, visitor: str) -> bool:
        return self.sockets[visitor] > 0 or self.polls.get(visitor, -inf) > monotonic() - POLLED

    def somebody_here(self, seat: int) -> bool:
        return any(self.is_here(visitor) for visitor in self.holders(seat))

    def anybody_here(self) -> bool:
        """Whether anybody plays or watches."""
        return any(map(self.is_here, [*self.sockets, *self.polls]))

    # --- who plays ---

    def bots(self) -> list[Chair]:
        """The seats a bot plays now."""
        return [chair for chair in self.seats if chair.bot]

    def people(self) -> list[Chair]:
        """The seats a person plays now."""
        return [chair for chair in self.seats if chair.who == "person" and not chair.bot]

    def others(self, mine: Iterable[str]) -> list[int]:
        """The seats of all persons but these visitors, whether they are here or a bot stands in for them."""
        ours = set(mine)
        return [c.seat for c in self.seats if c.who == "person" and not ours & set(self.holders(c.seat))]

    def strangers(self) -> bool:
        """Whether anybody but the owner plays here, or is invited to."""
        return any(c.who == "open" for c in self.seats) or bool(self.others([self.owner]))

    def called(self, seats: Iterable[int]) -> str:
        """The names of these seats."""
        return ", ".join(self.seats[seat].name or f"#{seat + 1}" for seat in seats)

    def vacate(self, seat: int) -> None:
        """Nobody holds this seat any more."""
        for seats in self.sitting.values():
            seats.pop(seat, None)
        self.sitting = {visitor: seats for visitor, seats in self.sitting.items() if seats}

    def beside(self, seat: int) -> list[int]:
        """The other seats that the player of this one holds too."""
        holders = self.holders(seat)
        return sorted({other for it in holders for other in self.seats_of(it)} - {seat})

    def shown(self, visitor: str) -> list[messages.SeatShown]:
        mine = self.seats_of(visitor)
        return [
            messages.SeatShown(
                seat=chair.seat,
                name=chair.name,
                who=chair.who,
                bot=chair.bot,
                here=chair.who == "bot" or self.somebody_here(chair.seat),
                stand_in=chair.stand_in,
                yours=chair.seat in mine,
                also=self.beside(chair.seat),
            )
            for chair in self.seats
        ]

    # --- writing ---

    def write(self, connection: Connection, seats: Iterable[int]) -> None:
        """Write these seats as they are now."""
        for seat in seats:
            row = self.seats[seat].row(self.table)
            connection.execute(update(SEATS).where(SEATS.c.table_id == self.table, SEATS.c.seat == seat).values(row))

    def read_to(self, visitor: str, seat: int, line: int) -> Callable[[Connection], Any]:
        """A database change that notes how far a visitor has read."""
        here = (SITTINGS.c.table_id == self.table, SITTINGS.c.visitor == visitor, SITTINGS.c.seat == seat)
        return lambda connection: connection.execute(update(SITTINGS).where(*here).values(seen=line))


def sittings(connection: Connection, table: str) -> dict[str, dict[int, int]]:
    """By visitor: the seats, each with the number of log lines seen from it."""
    found: dict[str, dict[int, int]] = {}
    for row in connection.execute(select(SITTINGS).where(SITTINGS.c.table_id == table)):
        found.setdefault(row.visitor, {})[row.seat] = row.seen
    return found


def admit(table: str, visitor: str, seat: int, secret: str) -> Callable[[Connection], None]:
    """A database change that gives a visitor a seat, if the link is still valid: a seat's link is for one visitor.
    NoSuchTable if there is no such link, Taken if somebody else was quicker."""

    def change(connection: Connection) -> None:
        good = (LINKS.c.table_id == table, LINKS.c.seat == seat, LINKS.c.secret == secret)
        link = connection.execute(select(LINKS.c.used_by).where(*good)).first()
        if link is None:
            raise NoSuchTable(table)
        if seat >= 0:
            if link.used_by not in (None, visitor):
                raise Taken
            connection.execute(update(LINKS).where(*good).values(used_by=visitor))
        seat_visitor(connection, table, visitor, seat, by_link=True)

    return change


def seat_visitor(connection: Connection, table: str, visitor: str, seat: int, by_link: bool) -> None:
    """Give a visitor the right to a seat, unless they have it already."""
    here = (SITTINGS.c.table_id == table, SITTINGS.c.visitor == visitor, SITTINGS.c.seat == seat)
    if connection.execute(select(SITTINGS.c.seat).where(*here)).first() is None:
        row = {"table_id": table, "visitor": visitor, "seat": seat, "by_link": by_link, "seen": 0}
        connection.execute(insert(SITTINGS).values(row))


def set_link(connection: Connection, table: str, seat: int, secret: str | None) -> None:
    """Replace a seat's link by a new one (its hash), or by none."""
    connection.execute(delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat))
    if secret is not None:
        connection.execute(insert(LINKS).values(table_id=table, seat=seat, secret=secret))


def leave(connection: Connection, table: str, seat: int) -> None:
    """Whoever holds a seat loses it."""
    connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.seat == seat))
