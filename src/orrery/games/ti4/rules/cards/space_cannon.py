"""Twilight Imperium 4: the action cards about space cannons (LRR 96)."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.common.dice import Volley
from orrery.games.ti4.rules.board import in_space, near, on_planet, planets_at
from orrery.games.ti4.rules.data import SPACE_DOCK
from orrery.games.ti4.rules.fire import roll, take_hits
from orrery.games.ti4.rules.hooks import HOOKS, happens, number
from orrery.games.ti4.rules.judge import opinion
from orrery.games.ti4.rules.queries.battle import CannonForbidden
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Seat, places_in
from orrery.games.ti4.rules.windows.battle import CannonsFire, HitsComing
from orrery.games.ti4.rules.windows.rounds import Moved

EXPERIMENTAL_BATTLESTATION = text("card.experimental_battlestation")
MANEUVERING_JETS = text("card.maneuvering_jets")

STATION = Volley(SPACE_DOCK, 3, 5)


def dock_near(s: Imperium, seat: int, place: Place) -> bool:
    """Whether a player has a space dock in a system or adjacent to it."""
    for at in (place, *places_in(near(s, seat)[place])):
        groups = [in_space(s, seat, at), *(on_planet(s, seat, planet) for planet in planets_at(s, at))]
        if any(forces.all[SPACE_DOCK] for forces in groups):
            return True
    return False


def in_sight(s: Imperium, me: int, w: Moved) -> bool:
    """Whether another player has moved ships within reach of a dock."""
    if w.seat == me or not w.came or number(s, 0, CannonForbidden, me, w.seat, w.place, NO_PLANET):
        return False
    return dock_near(s, me, w.place)


@HOOKS.reaction(Moved, EXPERIMENTAL_BATTLESTATION, when=in_sight)
async def experimental_battlestation(s: Imperium, me: Seat, w: Moved) -> None:
    """A dock of yours fires at the ships of the active player, in the window of space cannon offense (LRR F.41). Which
    dock it is makes no difference."""
    if await happens(s, CannonsFire(me, w.seat, w.place)):
        scored = await roll(s, me, w.seat, w.place, NO_PLANET, [STATION], "space_cannon")
        if scored:
            then(s, frame(take_hits, Seat(w.seat), me, w.place, NO_PLANET, scored, "space_cannon"))


@HOOKS.reaction(
    HitsComing,
    MANEUVERING_JETS,
    when=lambda s, me, w: w.seat == me and w.by != me and w.why == "space_cannon" and w.hits > 0,
)
async def maneuvering_jets(s: Imperium, me: Seat, w: HitsComing) -> None:
    "One hit of another player's space cannons is cancelled, whether it is against ships or ground forces."
    w.hits -= 1


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(EXPERIMENTAL_BATTLESTATION, worth=1.0, use=1.5)
opinion(MANEUVERING_JETS, worth=0.7, use=1.0)
