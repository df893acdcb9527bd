"""How a bot sees the players of Twilight Imperium 3: who leads, who is first, and who threatens."""

from __future__ import annotations

from orrery.games.ti3.rules.board import near, planets_of
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.units import ships


def leader(s: Twilight, seat: int) -> int:
    """The rival who is closest to victory; among equals, the one with more planets."""
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


def menace(s: Twilight, seat: int, other: int) -> int:
    """How many of a player's systems have a rival's ships next to them."""
    mine = sum({1 << s.places[planet] for planet in planets_of(s, seat)})
    around = near(s)
    fleets = [place for place, fleet in s.players[other].fleets.items() if ships(fleet)]
    return sum((around[place] & mine).bit_count() for place in fleets)
