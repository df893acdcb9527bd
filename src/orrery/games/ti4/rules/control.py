"""Twilight Imperium 4: control of planets (LRR 53): who gains one, what others lose with it, and what follows."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Planet, Seat
from orrery.games.ti4.rules.verbs import destroy_structures, take_control
from orrery.games.ti4.rules.windows import ControlChanges, ControlGained


async def gain_control(s: Imperium, seat: Seat, planet: Planet) -> None:
    """A player gains control of a planet: its card comes exhausted, and the structures of whoever had it are destroyed
    (LRR 53.1, 27.5)."""
    before = s.owner[planet]
    if before == seat:
        return
    await happens(s, ControlChanges(seat, before, planet))
    take_control(s, seat, planet)
    if before >= 0:
        destroy_structures(s, before, planet)
    then(s, frame(control_gained, seat, before, planet))


async def control_gained(s: Imperium, seat: Seat, before: Seat, planet: Planet) -> None:
    """What follows once a planet has been gained."""
    await happens(s, ControlGained(seat, before, planet))
