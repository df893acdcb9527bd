"""How a bot sees the players of Twilight Imperium 3: who leads, who is first, and who threatens."""

from __future__ import annotations

from orrery.games.ti3.rules.board import near, planets_of
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.units import ships
from orrery.games.twilight.rivals import first, leader

__all__ = ["first", "leader", "menace"]


def menace(s: Twilight, seat: int, other: int) -> int:
    """How many of a player's systems have a rival's ships next to them."""
    mine = sum({1 << s.places[planet] for planet in planets_of(s, seat)})
    around = near(s)
    fleets = [place for place, fleet in s.players[other].fleets.items() if ships(fleet)]
    return sum((around[place] & mine).bit_count() for place in fleets)
