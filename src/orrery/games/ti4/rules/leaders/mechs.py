"""Twilight Imperium 4: mechs that are deployed (LRR 28) without an ability of their faction's sheet."""

from __future__ import annotations

from orrery.games.ti4.rules.board import resources
from orrery.games.ti4.rules.data import INFANTRY, MECH
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import pay, wealth
from orrery.games.ti4.rules.windows import CombatRoundBegins, ControlGained

DUNLAIN_REAPER = text("unit.dunlain_reaper")
SCAVENGER_ZETA = text("unit.scavenger_zeta")
REAPER_COSTS = 2


def can_reap(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether there is an own infantry in a ground combat, a mech, and the money."""
    if w.planet < 0 or me not in (w.seat, w.against) or not can_deploy(s, me):
        return False
    return landed_or_there(s, me, w.planet).all[INFANTRY] > 0 and wealth(s, me, resources) >= REAPER_COSTS


@HOOKS.reaction(CombatRoundBegins, DUNLAIN_REAPER, when=can_reap)
async def dunlain_reaper(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Letnev: for 2 resources a mech takes the place of an infantry when a round of ground combat begins."
    await pay(s, me, REAPER_COSTS)
    deploy(s, me, w.planet, MECH, instead_of=INFANTRY)


def can_scavenge(s: Imperium, me: int, w: ControlGained) -> bool:
    return w.seat == me and s.players[me].goods > 0 and can_deploy(s, me)


@HOOKS.reaction(ControlGained, SCAVENGER_ZETA, when=can_scavenge)
async def scavenger_zeta(s: Imperium, me: Seat, w: ControlGained) -> None:
    "Saar: for a trade good a mech comes to a planet that has just been gained."
    s.players[me].goods -= 1
    deploy(s, me, w.planet)
