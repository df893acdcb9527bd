"""Volunteers: bots are asked about the offers that stand open beside a question, each once at each opportunity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from orrery.bots.bot import Bot
from orrery.core.ask import Decision
from orrery.core.table import Table


class Chance(NamedTuple):
    """An open offer that a seat may say something about."""

    seat: int
    track: int
    question: str
    decision: Decision[Any]


class Heard:
    """Which open offers of a table have been put to bots. When a deal is taken up the question stands anew, and so do
    the offers; a proposal that was declined may be followed by another. The rules bound both."""

    def __init__(self) -> None:
        self._at = -1
        self._names: set[tuple[int, str]] = set()

    def next(self, table: Table, seats: Mapping[int, Any]) -> Chance | None:
        """The next open offer of one of these seats that has not been put to it."""
        if not table.offers:
            return None
        if table.together_from != self._at:
            self._at, self._names = table.together_from, set()
        for track, offer in table.offers.items():
            if offer.seat in seats:
                name = table.question_id(offer.seat, offer)
                if (track, name) not in self._names:
                    self._names.add((track, name))
                    return Chance(offer.seat, track, name, offer)
        return None


def volunteer(table: Table, bots: Mapping[int, Bot], heard: Heard) -> bool:
    """Put open offers to bots until one says something; whether one has."""
    while (found := heard.next(table, bots)) is not None:
        value = bots[found.seat].volunteer(table.mind(found.seat), found.track)
        if value is not None:
            table.answer(found.seat, value, found.question)
            return True
    return False
