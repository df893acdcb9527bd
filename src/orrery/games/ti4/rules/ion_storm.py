"""Twilight Imperium 4: the ion storm token: a wormhole that turns over when ships have used it (exploration card)."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.ti4.rules import galaxy
from orrery.games.ti4.rules.board import wormholes
from orrery.games.ti4.rules.data import ALPHA, BETA, TILES
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Wormhole


def printed(s: Imperium, wormhole: Wormhole) -> bool:
    """Whether the tile under the ion storm has such a wormhole itself."""
    return wormhole in TILES[s.tiles[s.ion_storm]].wormholes


def show(s: Imperium, side: Wormhole) -> None:
    """The token shows a side: its system has that wormhole now, and not the other one unless it is printed there."""
    bit = 1 << s.ion_storm
    if not printed(s, s.ion_side):
        s.wormholes[s.ion_side] &= ~bit
    s.ion_side = side
    s.wormholes[side] |= bit
    tell(s, "ti4-log-ion-storm", place=s.ion_storm, wormhole=side)


def flip(s: Imperium) -> None:
    """The token is turned over."""
    show(s, BETA if s.ion_side == ALPHA else ALPHA)


def calm(s: Imperium) -> list[int]:
    """The wormholes of the board without that of the ion storm."""
    holes = [*s.wormholes]
    if s.ion_storm >= 0 and not printed(s, s.ion_side):
        holes[s.ion_side] &= ~(1 << s.ion_storm)
    return wormholes(s, holes)


def joined_by_storm(s: Imperium, place: Place, target: Place) -> bool:
    """Whether the wormhole of the ion storm joins two systems."""
    other = target if place == s.ion_storm else place
    both = s.ion_storm in (place, target) and place != target
    return both and bool(wormholes(s)[s.ion_side] >> other & 1)


def only_through_storm(s: Imperium, place: Place, target: Place) -> bool:
    """Whether two systems are adjacent only by the wormhole of the ion storm."""
    return s.ion_storm in (place, target) and not galaxy.links(s.layout, tuple(calm(s)))[place] >> target & 1
