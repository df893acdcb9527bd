"""Twilight Imperium 4: the Clan of Saar."""

from __future__ import annotations

from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.windows import ControlGained

SCAVENGER_ZETA = text("unit.scavenger_zeta")


def can_scavenge(s: Imperium, me: int, w: ControlGained) -> bool:
    return w.seat == me and s.players[me].goods > 0 and can_deploy(s, me)


@HOOKS.reaction(ControlGained, SCAVENGER_ZETA, when=can_scavenge)
async def scavenger_zeta(s: Imperium, me: Seat, w: ControlGained) -> None:
    "For a trade good a mech comes to a planet that has just been gained."
    s.players[me].goods -= 1
    deploy(s, me, w.planet)
