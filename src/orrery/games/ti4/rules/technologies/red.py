"""Twilight Imperium 4: the red technologies (warfare, LRR 89.7)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import NOTHING, in_space, open_to, planets_at
from orrery.games.ti4.rules.crew import big_ships
from orrery.games.ti4.rules.data import FIGHTER, MECH, TECHNOLOGIES
from orrery.games.ti4.rules.effects import ACTION, COMBAT_ROUND, drop, holds, in_force, lasts
from orrery.games.ti4.rules.fire import WHY, destroy, landed_or_there, struck
from orrery.games.ti4.rules.hooks import HOOKS, happens, step
from orrery.games.ti4.rules.judge import best_planet, largest, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET, AIM_UNIT
from orrery.games.ti4.rules.production import NothingProduced
from orrery.games.ti4.rules.queries.battle import ExtraDice, RestedRepaired, RollForbidden
from orrery.games.ti4.rules.queries.development import ProductionDiscount
from orrery.games.ti4.rules.reinforcements import most_at, reclaim
from orrery.games.ti4.rules.research import EVERY_COLOUR, ignores
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Colour, Place, Planet, Seat, Technology, Unit, technologies_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import gain_goods, garrison, muster
from orrery.games.ti4.rules.windows.battle import (
    CombatRoundBegins,
    DamageSustained,
    HitsAssigned,
    Repaired,
    UnitsDestroyed,
)
from orrery.games.ti4.rules.windows.development import Produced, ProductionBegins

AI_DEVELOPMENT_ALGORITHM = text("technology.ai_development_algorithm")
PLASMA_SCORING = text("technology.plasma_scoring")
MAGEN_DEFENSE_GRID = text("technology.magen_defense_grid")
SELF_ASSEMBLY_ROUTINES = text("technology.self_assembly_routines")
DURANIUM_ARMOR = text("technology.duranium_armor")
ASSAULT_CANNON = text("technology.assault_cannon")
FLEET_FOR_CANNON = 3


# --- AI Development Algorithm ------------------------------------------------------------------------------------


@ignores("technology.ai_development_algorithm")
def any_of_an_upgrade(s: Imperium, me: int, technology: Technology) -> Sequence[Colour]:
    "Exhaust it to ignore any one prerequisite of a unit upgrade."
    return EVERY_COLOUR if TECHNOLOGIES[technology].model else ()


def upgrades(s: Imperium, me: int) -> int:
    """How many unit upgrades you own."""
    return sum([bool(TECHNOLOGIES[t].model) for t in technologies_in(s.players[me].technologies)])


@HOOKS.reaction(
    ProductionBegins,
    AI_DEVELOPMENT_ALGORITHM,
    when=lambda s, me, w: w.seat == me and upgrades(s, me) > 0,
    exhausts=True,
)
async def ai_development_algorithm(s: Imperium, me: Seat, w: ProductionBegins) -> None:
    "Exhaust it when your units use production: it costs 1 less for each unit upgrade you own."
    lasts(s, AI_DEVELOPMENT_ALGORITHM, me, ACTION)
    then(s, frame(algorithm_done, me))


@step
async def algorithm_done(s: Imperium, seat: Seat) -> None:
    """The units have been produced."""
    drop(s, AI_DEVELOPMENT_ALGORITHM, seat)


@HOOKS.modifier(ProductionDiscount, AI_DEVELOPMENT_ALGORITHM)
def cheaper(s: Imperium, me: int, query: ProductionDiscount, value: int) -> int:
    "What it takes off the price."
    return value + upgrades(s, me) * holds(s, AI_DEVELOPMENT_ALGORITHM, me)


# --- Plasma Scoring, Magen Defense Grid --------------------------------------------------------------------------


@HOOKS.modifier(ExtraDice, PLASMA_SCORING)
def plasma_scoring(s: Imperium, me: int, query: ExtraDice, value: int) -> int:
    "One more die for one unit in each bombardment and each roll of space cannons (LRR F.4, F.16)."
    return value + (WHY[query.why] in ("bombardment", "space_cannon"))


def guarded(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether you fight on a planet with a unit of yours that has planetary shield, which no war sun takes away (LRR
    66.3a)."""
    if w.planet < 0 or me not in (w.seat, w.against):
        return False
    other = w.against if me == w.seat else w.seat
    theirs, mine = sheet(s, other), sheet(s, me)
    if any(theirs.of(unit).shield_breaker for unit, _ in in_space(s, other, w.place).there()):
        return False
    return any(mine.of(unit).shield for unit, _ in landed_or_there(s, me, w.planet).there())


@HOOKS.reaction(CombatRoundBegins, MAGEN_DEFENSE_GRID, when=guarded, exhausts=True)
async def magen_defense_grid(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Exhaust it at the start of a round of ground combat: your opponent makes no combat rolls in it."
    lasts(s, MAGEN_DEFENSE_GRID, me, COMBAT_ROUND)


@HOOKS.modifier(RollForbidden, MAGEN_DEFENSE_GRID)
def behind_the_grid(s: Imperium, me: int, query: RollForbidden, value: int) -> int:
    "As long as the round lasts."
    return value or (query.seat != me and holds(s, MAGEN_DEFENSE_GRID, me))


# --- Self-Assembly Routines --------------------------------------------------------------------------------------


def mech_sites(s: Imperium, me: int, place: Place) -> list[Planet]:
    """Your planets in a system on which a mech can be placed."""
    if sheet(s, me).models[MECH] is None:
        return []
    mine = [planet for planet in planets_at(s, place) if s.owner[planet] == me and open_to(s, me, planet)]
    return [planet for planet in mine if most_at(s, me, MECH, NOTHING, (place, planet))]


@HOOKS.reaction(
    [Produced, NothingProduced],
    SELF_ASSEMBLY_ROUTINES,
    when=lambda s, me, w: w.seat == me and bool(mech_sites(s, me, w.place)),
    exhausts=True,
)
async def self_assembly_routines(s: Imperium, me: Seat, w: Produced | NothingProduced) -> None:
    """Exhaust it after your units have used production to place a mech on a planet of yours in that system. Whether
    they have done so without producing anything is a ruling (LRR R.11)."""
    planet = await aim(me, AIM_PLANET, SELF_ASSEMBLY_ROUTINES, mech_sites(s, me, w.place))
    await reclaim(s, me, [MECH], (w.place, planet))
    muster(s.players[me], garrison(s, me, planet), MECH)
    tell(s, "ti4-log-places", seat=me, planet=planet, unit=MECH, count=1)


@HOOKS.trigger(UnitsDestroyed, SELF_ASSEMBLY_ROUTINES, when=lambda s, me, w: w.seat == me and MECH in w.units)
async def scrap(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "A trade good for each of your mechs that is destroyed."
    await gain_goods(s, me, w.units.count(MECH))


# --- Duranium Armor, Assault Cannon ------------------------------------------------------------------------------

concerns(DURANIUM_ARMOR, Unit)


@HOOKS.trigger(DamageSustained, DURANIUM_ARMOR, when=lambda s, me, w: w.seat == me and s.combat is not None)
async def strained(s: Imperium, me: Seat, w: DamageSustained) -> None:
    "A unit that has sustained damage in this round is not repaired in it."
    lasts(s, DURANIUM_ARMOR, me, COMBAT_ROUND, w.unit)


def repairable(s: Imperium, me: int, w: HitsAssigned) -> list[Unit]:
    """Your damaged units in the combat that have not sustained damage in this round."""
    if me not in (w.seat, w.against):
        return []
    forces, units = struck(s, me, w.place, w.planet, "combat")
    now = [unit for (unit,) in in_force(s, DURANIUM_ARMOR, me)]
    return [unit for unit in units if forces.damaged[unit] > now.count(unit)]


@HOOKS.trigger(HitsAssigned, DURANIUM_ARMOR, when=lambda s, me, w: bool(repairable(s, me, w)))
async def duranium_armor(s: Imperium, me: Seat, w: HitsAssigned) -> None:
    "In each round of combat, after hits have been assigned, one of your damaged units is repaired."
    unit = await aim(me, AIM_UNIT, DURANIUM_ARMOR, repairable(s, me, w))
    forces, _ = struck(s, me, w.place, w.planet, "combat")
    forces.damaged[unit] -= 1
    tell(s, "ti4-log-repairs", seat=me, unit=unit)
    await happens(s, Repaired(me, w.place, w.planet, unit))


@HOOKS.modifier(RestedRepaired, DURANIUM_ARMOR)
def rested_repaired(s: Imperium, me: int, query: RestedRepaired, units: int) -> int:
    "One unit in each round, so that a combat may go on for ever."
    return units + 1


def cannon_ready(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether you begin a space combat with three ships that are not fighters against one at least."""
    if not w.first or w.planet >= 0 or me not in (w.seat, w.against):
        return False
    other = w.against if me == w.seat else w.seat
    return big_ships(s, me, w.place) >= FLEET_FOR_CANNON and big_ships(s, other, w.place) > 0


@HOOKS.duty(CombatRoundBegins, ASSAULT_CANNON, when=cannon_ready)
async def assault_cannon(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "At the start of a space combat your opponent must destroy one of their ships that are not fighters."
    other = Seat(w.against if me == w.seat else w.seat)
    _, units = struck(s, other, w.place, NO_PLANET, "assault_cannon")
    unit = await aim(other, AIM_UNIT, ASSAULT_CANNON, [unit for unit in units if unit != FIGHTER])
    await destroy(s, other, me, w.place, NO_PLANET, (unit,), "assault_cannon")


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(AI_DEVELOPMENT_ALGORITHM, worth=1.4, use=2.0)
opinion(PLASMA_SCORING, worth=0.8)
opinion(MAGEN_DEFENSE_GRID, worth=0.7, use=1.0)
opinion(SELF_ASSEMBLY_ROUTINES, worth=1.3, use=2.0, planet=best_planet)
opinion(DURANIUM_ARMOR, worth=1.2, unit=largest)
opinion(ASSAULT_CANNON, worth=1.5, use=9.0)
