"""Twilight Imperium 4: control of planets (LRR 53): who gains one, what others lose with it, and what follows."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.exploration import explore_gained, gained
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.options import EXPLORE_AFTER_TEXTS, ruling
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Planet, Seat
from orrery.games.ti4.rules.verbs import destroy_structures, take_control
from orrery.games.ti4.rules.windows.battle import ControlChanges, ControlGained


async def gain_control(s: Imperium, seat: Seat, planet: Planet) -> None:
    """A player gains control of a planet: its card comes exhausted, and the structures of whoever had it are destroyed
    (LRR 53.1, 27.5). A planet of nobody is explored (29.1); all planets that are gained in one step are gained at the
    same time."""
    before = s.owner[planet]
    if before == seat:
        return
    await happens(s, ControlChanges(seat, before, planet))
    take_control(s, seat, planet)
    if before >= 0:
        destroy_structures(s, before, planet)
    gained(s, seat, before, planet)
    then(s, frame(control_gained, seat, before, planet))


async def hand_over_planet(s: Imperium, seat: Seat, planet: Planet) -> None:
    """The card of a planet changes hands, and control with it, while a question is open: what follows comes at once.
    Structures that the giver has left there are destroyed."""
    before = s.owner[planet]
    await happens(s, ControlChanges(seat, before, planet))
    take_control(s, seat, planet)
    destroy_structures(s, before, planet)
    await happens(s, ControlGained(seat, before, planet))


async def control_gained(s: Imperium, seat: Seat, before: Seat, planet: Planet) -> None:
    """What follows once a planet has been gained: exploration, and what texts do afterwards; which of them comes first
    is a ruling (LRR R.12)."""
    later = ruling(s, EXPLORE_AFTER_TEXTS)
    if s.unexplored and not later:
        then(s, frame(explore_gained), frame(control_gained, seat, before, planet))
    else:
        if later and not any(it[0] == "control_gained" for it in s.schedule):
            then(s, frame(explore_gained))
        await happens(s, ControlGained(seat, before, planet))
