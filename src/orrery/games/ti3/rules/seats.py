"""Twilight Imperium 3: who comes when (T3.4.2): the order of play, and clockwise round the table."""

from __future__ import annotations

from orrery.games.ti3.rules.data import STRATEGIES
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat
from orrery.games.twilight.seats import clockwise_from

ALWAYS_FIRST = 1 << text("race.naalu.initiative_zero")
LAST = 90


def rank(s: Twilight, seat: int) -> int:
    """A seat's number in the order of play: that of its lowest strategy card; a seat without one comes after all who
    have any, clockwise from the speaker. If two are always first (one has borrowed the ability), the one with the lower
    card is."""
    p = s.players[seat]
    if not p.strategies:
        return LAST + (seat - s.speaker) % len(s.players)
    return min(p.strategies) - (len(STRATEGIES) if p.texts.here & ALWAYS_FIRST else 0)


def clockwise(s: Twilight, start: int) -> list[Seat]:
    """All seats, clockwise from this one."""
    return clockwise_from(start, len(s.players))


def order_of_play(s: Twilight) -> list[Seat]:
    """All seats in the order of play; without strategy cards clockwise from the speaker (T3.19.1)."""
    return sorted(clockwise(s, s.speaker), key=[rank(s, seat) for seat in range(len(s.players))].__getitem__)


def others(s: Twilight, seat: int) -> list[Seat]:
    """All other seats, clockwise."""
    return clockwise(s, seat)[1:]


def neighbours(s: Twilight, seat: int) -> list[Seat]:
    """The seats to the left and to the right."""
    n = len(s.players)
    return sorted({Seat((seat + 1) % n), Seat((seat - 1) % n)})
