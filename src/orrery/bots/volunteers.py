"""Volunteers: asks bots about open offers, once per offer and opportunity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from orrery.bots.bot import Bot
from orrery.core.ask import Decision
from orrery.core.table import Table


class OpenOffer(NamedTuple):
    """An open offer that a seat may answer."""

    seat: int
    track: int
    question: str
    decision: Decision[Any]


class AskedOffers:
    """The open offers of a table that the bots have been asked about. After a deal the question is asked again, and so
    are the offers; a declined proposal may be followed by another. The rules limit both."""

    def __init__(self) -> None:
        self._at = -1
        self._names: set[tuple[int, str]] = set()

    def next(self, table: Table, seats: Mapping[int, Any]) -> OpenOffer | None:
        """The next open offer to one of these seats that it has not been asked about."""
        if not table.offers:
            return None
        if table.together_from != self._at:
            self._at, self._names = table.together_from, set()
        for track, offer in table.offers.items():
            if offer.seat in seats:
                name = table.question_id(offer.seat, offer)
                if (track, name) not in self._names:
                    self._names.add((track, name))
                    return OpenOffer(offer.seat, track, name, offer)
        return None


def volunteer(table: Table, bots: Mapping[int, Bot], asked: AskedOffers) -> bool:
    """Ask bots about open offers until one answers; whether one did."""
    while (found := asked.next(table, bots)) is not None:
        value = bots[found.seat].volunteer(table.mind(found.seat), found.track)
        if value is not None:
            table.answer(found.seat, value, found.question)
            return True
    return False
