"""Twilight Imperium 4: agents who let a unit of somebody roll one more die in a round of combat."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.effects import COMBAT_ROUND, in_force, lasts
from orrery.games.ti4.rules.fire import struck
from orrery.games.ti4.rules.kinds import AIM_PLAYER, AIM_UNIT
from orrery.games.ti4.rules.queries.battle import ExtraDiceOf
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins


def fighting(s: Imperium, w: CombatRoundBegins) -> list[Seat]:
    """The sides that have units left for this round."""
    return [Seat(seat) for seat in (w.seat, w.against) if struck(s, seat, w.place, w.planet, "combat")[1]]


async def one_more_die(s: Imperium, me: int, w: CombatRoundBegins, it: Ability) -> None:
    """Choose a unit in the combat, own or not; it rolls one more die in this round."""
    whose = await aim(me, AIM_PLAYER, it, fighting(s, w))
    unit = await aim(me, AIM_UNIT, it, struck(s, whose, w.place, w.planet, "combat")[1])
    lasts(s, it, whose, COMBAT_ROUND, unit)


def added(s: Imperium, seat: int, q: ExtraDiceOf, value: int, it: Ability) -> int:
    """A die more for each time that somebody has chosen a unit of this type."""
    return value + [*in_force(s, it, seat)].count((q.unit,))
