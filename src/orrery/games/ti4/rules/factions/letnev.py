"""Twilight Imperium 4: the Barony of Letnev."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.games.ti4.rules.board import resources
from orrery.games.ti4.rules.data import INFANTRY, MECH
from orrery.games.ti4.rules.effects import ROUND, in_force, lasts
from orrery.games.ti4.rules.factions.extra_dice import added, one_more_die
from orrery.games.ti4.rules.fire import WHY, landed_or_there
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy, unlocked_when
from orrery.games.ti4.rules.queries import ExtraDiceOf, FleetLimit
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Seat, Unit
from orrery.games.ti4.rules.verbs import gain_goods, pay, wealth
from orrery.games.ti4.rules.windows import CombatRoundBegins, DamageSustained

VISCOUNT_UNLENN = text("leader.viscount_unlenn")
REAR_ADMIRAL_FARRAN = text("leader.rear_admiral_farran")
DARKTALON_TREILLA = text("leader.darktalon_treilla")
DUNLAIN_REAPER = text("unit.dunlain_reaper")
REAPER_COSTS = 2
COMBAT = WHY.index("combat")
FARRAN_NEEDS = 5
NO_LIMIT = 99
LAST = 99
"""After all laws and other texts."""

concerns(VISCOUNT_UNLENN, Unit)
concerns(DARKTALON_TREILLA)


@HOOKS.reaction(CombatRoundBegins, VISCOUNT_UNLENN, when=lambda s, me, w: w.planet < 0, exhausts=True)
async def viscount_unlenn(s: Imperium, me: int, w: CombatRoundBegins) -> None:
    "Agent: a ship in the combat rolls one more die in this round."
    await one_more_die(s, me, w, VISCOUNT_UNLENN)


@HOOKS.modifier(ExtraDiceOf, VISCOUNT_UNLENN)
def scourge(s: Imperium, seat: int, q: ExtraDiceOf, value: int) -> int:
    return added(s, seat, q, value, VISCOUNT_UNLENN) if q.why == COMBAT else value


@unlocked_when("rear_admiral_farran")
def great_fleet(s: Imperium, seat: int) -> bool:
    "Five ships that are not fighters in one system."
    return any(forces.big_ships() >= FARRAN_NEEDS for forces in s.players[seat].space.values())


@HOOKS.reaction(DamageSustained, REAR_ADMIRAL_FARRAN, when=lambda s, me, w: w.seat == me)
async def rear_admiral_farran(s: Imperium, me: Seat, w: DamageSustained) -> None:
    "Commander: a trade good for an own unit that has sustained damage."
    await gain_goods(s, me, 1)


def in_use(s: Imperium, seat: int) -> No | None:
    return No("LRR 7.12") if any(True for _ in in_force(s, DARKTALON_TREILLA, seat)) else None


@as_action("leader.darktalon_treilla", why_not=in_use, purges=True)
async def darktalon_treilla(s: Imperium, me: Seat) -> None:
    "Hero: neither laws nor the fleet pool limit one's ships in this round."
    lasts(s, DARKTALON_TREILLA, me, ROUND)


@HOOKS.modifier(FleetLimit, DARKTALON_TREILLA, rank=LAST)
def dark_matter_affinity(s: Imperium, seat: int, q: FleetLimit, value: int) -> int:
    return value if in_use(s, seat) is None else NO_LIMIT


def can_reap(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether there is an own infantry in a ground combat, a mech, and the money."""
    if w.planet < 0 or me not in (w.seat, w.against) or not can_deploy(s, me):
        return False
    return landed_or_there(s, me, w.planet).all[INFANTRY] > 0 and wealth(s, me, resources) >= REAPER_COSTS


@HOOKS.reaction(CombatRoundBegins, DUNLAIN_REAPER, when=can_reap)
async def dunlain_reaper(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "For 2 resources a mech takes the place of an infantry when a round of ground combat begins."
    await pay(s, me, REAPER_COSTS)
    deploy(s, me, w.planet, MECH, instead_of=INFANTRY)
