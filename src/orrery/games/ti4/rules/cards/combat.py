"""Twilight Imperium 4: the action cards of combats in space and on the ground (LRR 71, 20)."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import in_space, planets_at, resources
from orrery.games.ti4.rules.crew import crew
from orrery.games.ti4.rules.data import EVERY_UNIT, MODEL, MODELS, SHIPS, TECHNOLOGIES
from orrery.games.ti4.rules.effects import COMBAT_ROUND, lasts
from orrery.games.ti4.rules.fire import WHY, landed_or_there
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import HOOKS, happens
from orrery.games.ti4.rules.judge import Judge, best_technology, close_fight, opinion
from orrery.games.ti4.rules.kinds import AIM_TECHNOLOGY
from orrery.games.ti4.rules.queries.battle import RollBonus
from orrery.games.ti4.rules.research import affordable, learn, pay_for_research, researchable, why_not_research
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Seat, Technology, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import wealth
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, CombatRoundEnds, Repaired
from orrery.games.ti4.rules.windows.development import WouldResearch

MORALE_BOOST = text("card.morale_boost")
concerns(MORALE_BOOST)
EMERGENCY_REPAIRS = text("card.emergency_repairs")
REVEAL_PROTOTYPE = text("card.reveal_prototype")

COMBAT_ROLLS = (WHY.index("combat"), WHY.index("ground_combat"))
PROTOTYPE_PRICE = 4


def takes_part(s: Imperium, me: int, w: CombatRoundBegins | CombatRoundEnds) -> bool:
    """Whether a player is one of the two sides."""
    return me in (w.seat, w.against)


@HOOKS.reaction(CombatRoundBegins, MORALE_BOOST, when=takes_part)
async def morale_boost(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Your units have +1 to their combat rolls in this round."
    lasts(s, MORALE_BOOST, me, COMBAT_ROUND)


@HOOKS.modifier(RollBonus, MORALE_BOOST)
def boosted(s: Imperium, me: int, query: RollBonus, value: int) -> int:
    return value + 1 if query.seat == me and query.why in COMBAT_ROLLS else value


# --- repairs -----------------------------------------------------------------------------------------------------


def stacks(s: Imperium, seat: int, place: Place) -> list[Forces]:
    """All units of a player in a system, those that are landing included."""
    p, a = s.players[seat], s.activation
    found = [p.space[place]] if place in p.space else []
    found += [p.ground[planet] for planet in planets_at(s, place) if planet in p.ground]
    if a is not None and a.seat == seat:
        found += a.landed.values()
    return found


def damaged(s: Imperium, me: int, w: CombatRoundBegins | CombatRoundEnds) -> bool:
    """Whether a player has damaged units in the active system."""
    return any(any(forces.damaged) for forces in stacks(s, me, w.place))


@HOOKS.reaction(CombatRoundBegins, EMERGENCY_REPAIRS, when=damaged)
@HOOKS.reaction(CombatRoundEnds, EMERGENCY_REPAIRS, when=damaged)
async def emergency_repairs(s: Imperium, me: Seat, w: CombatRoundBegins | CombatRoundEnds) -> None:
    "All your damaged units in the active system are repaired, in space and on planets."
    mended = [unit for unit in EVERY_UNIT if in_space(s, me, w.place).damaged[unit]]
    for forces in stacks(s, me, w.place):
        forces.damaged = [0] * len(forces.damaged)
    tell(s, "ti4-log-repairs-all", seat=me, place=w.place)
    for unit in mended:
        await happens(s, Repaired(me, w.place, NO_PLANET, unit))


# --- research ----------------------------------------------------------------------------------------------------


def fighting(s: Imperium, seat: int, w: CombatRoundBegins) -> list[Unit]:
    """The types of a player's units that take part in a combat."""
    if w.planet < 0:
        return [unit for unit, _ in in_space(s, seat, w.place).there() if unit in SHIPS or crew(s, seat, w.place, unit)]
    models = sheet(s, seat)
    return [unit for unit, _ in landed_or_there(s, seat, w.planet).there() if models.of(unit).combat]


def prototypes(s: Imperium, me: int, w: CombatRoundBegins) -> list[Technology]:
    """The upgrades of such units that a player can research and pay for."""
    if not takes_part(s, me, w) or wealth(s, me, resources) < PROTOTYPE_PRICE:
        return []
    units, found = fighting(s, me, w), list[Technology]()
    for it in researchable(s, me):
        model = TECHNOLOGIES[it].model
        if model and MODELS[MODEL[model]].unit in units and affordable(s, me, PROTOTYPE_PRICE, it):
            found.append(it)
    return found


async def which_prototype(s: Imperium, me: int, w: CombatRoundBegins) -> Technology:
    return await aim(me, AIM_TECHNOLOGY, REVEAL_PROTOTYPE, prototypes(s, me, w))


def reveals(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """At the start of a combat."""
    return w.first and bool(prototypes(s, me, w))


@HOOKS.reaction(CombatRoundBegins, REVEAL_PROTOTYPE, when=reveals, aim=which_prototype)
async def reveal_prototype(s: Imperium, me: Seat, w: CombatRoundBegins, technology: Technology) -> None:
    "For 4 resources you research the upgrade of a unit that takes part in this combat."
    if not await pay_for_research(s, me, PROTOTYPE_PRICE, technology):
        return
    if await happens(s, WouldResearch(me)) and why_not_research(s, me, technology) is None:
        await learn(s, me, technology)


# --- what bots think of them -------------------------------------------------------------------------------------


def useful_prototype(it: Judge) -> float:
    """When technologies are worth their price."""
    return 2.0 if it.wants_technology() else -1.0


opinion(MORALE_BOOST, worth=1.0, use=close_fight)
opinion(EMERGENCY_REPAIRS, worth=1.0, use=1.5)
opinion(REVEAL_PROTOTYPE, worth=1.4, use=useful_prototype, technology=best_technology)
