"""Twilight Imperium 3: who has won (T3.15.12 to T3.15.15)."""

from __future__ import annotations

from orrery.games.ti3.rules.board import holds_home, planets_of
from orrery.games.ti3.rules.nouns import COMMAND_POOL, STRATEGY_POOL
from orrery.games.ti3.rules.options import HOMEWORLDS, POOL_ALONE, ruling
from orrery.games.ti3.rules.state import Twilight


def score(s: Twilight) -> list[int]:
    """Victory points."""
    return [p.points for p in s.players]


def standing(s: Twilight, seat: int) -> tuple[int, ...]:
    """The tie-breakers in order: points, objectives, planets, unused counters, counters on the sheet (T3.15.15,
    T3.17.38)."""
    p = s.players[seat]
    unused = p.counters[COMMAND_POOL] + (0 if ruling(s, POOL_ALONE) else p.counters[STRATEGY_POOL])
    return p.points, p.claimed.bit_count(), len(planets_of(s, seat)), unused, sum(p.counters)


def winners(s: Twilight) -> list[int]:
    """The player who has won at once, otherwise those with the best standing."""
    if s.winners:
        return list(s.winners)
    seats = list(range(len(s.players)))
    if ruling(s, HOMEWORLDS):
        seats = [seat for seat in seats if holds_home(s, seat)] or seats
    best = max(standing(s, seat) for seat in seats)
    return [seat for seat in seats if standing(s, seat) == best]
