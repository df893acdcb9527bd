"""How a bot sees the players of Twilight Imperium 3: who leads, and who is first."""

from __future__ import annotations

from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Seat


def leader(s: Twilight, seat: int) -> int:
    """The rival who is closest to victory; of equals the one with more planets."""
    owner = s.owner
    best, most = -1, (-1, -1)
    for other, p in enumerate(s.players):
        if other != seat and p.points >= most[0]:
            standing = (p.points, owner.count(Seat(other)))
            if standing > most:
                best, most = other, standing
    return best


def first(s: Twilight, seat: int) -> bool:
    """Whether a player has more points than all others."""
    points = s.players[seat].points
    return all(p.points < points for other, p in enumerate(s.players) if other != seat)
