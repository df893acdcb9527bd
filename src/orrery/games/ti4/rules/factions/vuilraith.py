"""Twilight Imperium 4: the Vuil'raith Cabal."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import amount
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti4.rules.aims import aim, wants
from orrery.games.ti4.rules.board import in_space, near, over_capacity, resources, rifts
from orrery.games.ti4.rules.capture import can_capture, capture_spare, docks, release, take_prisoner
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    FLAGSHIP,
    INFANTRY,
    MECH,
    MODEL,
    MODELS,
    STRUCTURES,
    TECHNOLOGIES,
)
from orrery.games.ti4.rules.effects import ACTION, in_force, lasts
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.hooks import HOOKS, as_action, has, step
from orrery.games.ti4.rules.judge import Judge, favour, largest, opinion
from orrery.games.ti4.rules.kinds import AIM_AMOUNT, AIM_FIGURE, AIM_PLAYER, AIM_UNIT, RIFT_DICE
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.limits import needy_at, removed
from orrery.games.ti4.rules.offers import convert
from orrery.games.ti4.rules.options import RIFTS_BENEATH_TEARS, ruling
from orrery.games.ti4.rules.production import bill_for, without
from orrery.games.ti4.rules.progress import unit_places
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.development import AllIgnorable, FreeUnits, UncountedUnits
from orrery.games.ti4.rules.queries.travel import RiftBonus, RiftPlaces, RiftsSafe
from orrery.games.ti4.rules.research import missing, within_reach
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Place, Seat, Technology, Unit, places_in
from orrery.games.ti4.rules.transport import RIFT_TAKES
from orrery.games.ti4.rules.units import buildable
from orrery.games.ti4.rules.verbs import commodity_limit, supply_of, tidy, wealth
from orrery.games.ti4.rules.windows.battle import UnitsDestroyed
from orrery.games.ti4.rules.windows.development import ResearchChosen, UnitsBought
from orrery.games.ti4.rules.windows.rounds import Activated, Replenished

DEVOUR = text("faction.vuilraith.devour")
AMALGAMATION = text("faction.vuilraith.amalgamation")
RIFTMELD = text("faction.vuilraith.riftmeld")
VORTEX = text("technology.vortex")
TEARS = (text("unit.dimensional_tear_i"), text("unit.dimensional_tear_ii"))
DIMENSIONAL_TEAR_II = text("technology.dimensional_tear_ii")
THE_TERROR_BETWEEN = text("unit.the_terror_between")
REANIMATOR = text("unit.reanimator")
CRUCIBLE = text("note.crucible")
THE_STILLNESS_OF_STARS = text("leader.the_stillness_of_stars")
THAT_WHICH_MOLDS_FLESH = text("leader.that_which_molds_flesh")
IT_FEEDS_ON_CARRION = text("leader.it_feeds_on_carrion")
FLESH_NEEDS, FLESH_GIVES = 3, 2
SAFE_BONUS = 2
EVERY_PREREQUISITE = 99

favour("vuilraith", 1.1)

# --- Devour, The Terror Between, Reanimator: what is captured when it is destroyed -------------------------------


def alive(units: Sequence[Unit]) -> list[Unit]:
    """Those of some units that are no structures."""
    return [unit for unit in units if unit not in STRUCTURES]


def devours(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether units of an opponent have been destroyed in a combat of yours."""
    c = s.combat
    return c is not None and me in c.seats and w.seat != me and w.place == c.place


@HOOKS.trigger(UnitsDestroyed, DEVOUR, when=devours)
async def devour(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "You capture units of your opponent that are destroyed during combat, but no structures."
    capture_spare(s, me, Seat(w.seat), alive(w.units))


opinion(DEVOUR, worth=2.0)


def terror_there(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether your flagship is in the system, or has just been destroyed there together with others."""
    fallen = w.seat == me and w.planet < 0 and FLAGSHIP in w.units
    if not fallen and not in_space(s, me, w.place).all[FLAGSHIP]:
        return False
    return not (has(s, me, DEVOUR) and devours(s, me, w))  # these are captured already


@HOOKS.trigger(UnitsDestroyed, THE_TERROR_BETWEEN, when=terror_there)
async def the_terror_between(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    """You capture all other units that are destroyed in its system, your own too, but no structures. With a
    unit that is destroyed at the same time as the flagship it is the same."""
    units = alive(w.units)
    capture_spare(s, me, Seat(w.seat), [unit for unit in units if w.seat != me or unit != FLAGSHIP])


opinion(THE_TERROR_BETWEEN, worth=1.0)


def reanimates(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether your infantry has been destroyed on a planet with a mech of yours."""
    if w.seat != me or w.planet < 0 or INFANTRY not in w.units:
        return False
    if has(s, me, THE_TERROR_BETWEEN) and terror_there(s, me, w):
        return False  # the flagship has captured it
    return MECH in w.units or landed_or_there(s, me, w.planet).all[MECH] > 0


@HOOKS.trigger(UnitsDestroyed, REANIMATOR, when=reanimates)
async def reanimator(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "Your infantry destroyed on a planet with this mech is captured."
    capture_spare(s, me, me, [unit for unit in w.units if unit == INFANTRY])


opinion(REANIMATOR, worth=0.8)


# --- Amalgamation ------------------------------------------------------------------------------------------------


def captives(s: Imperium, seat: int, unit: Unit) -> list[Seat]:
    """Whose captured units of a type a player has."""
    return sorted([owner for owner, captured in s.players[seat].captured if captured == unit])


async def give_back(s: Imperium, me: Seat, it: Ability, unit: Unit, own: bool = False) -> None:
    """A captured unit of a type is returned; whose, where there is a choice, unless it must be an `own` one."""
    owner = me if own else await aim(me, AIM_PLAYER, it, sorted({*captives(s, me, unit)}))
    release(s, me, owner, unit)


@HOOKS.modifier(FreeUnits, AMALGAMATION)
def for_nothing(s: Imperium, me: int, query: FreeUnits, value: int) -> int:
    return value + len(captives(s, me, query.unit))


@HOOKS.trigger(UnitsBought, AMALGAMATION, when=lambda s, me, w: any(captives(s, me, unit) for unit in w.units))
async def amalgamation(s: Imperium, me: Seat, w: UnitsBought) -> None:
    """You may return a captured unit of the type for each unit you produce, which then costs nothing. If there is no
    other one left an own unit that is captured must be among them: it is the one that is produced."""
    kinds = [unit for unit in sorted({*w.units}) if captives(s, me, unit)]
    most = {unit: min(w.units.count(unit), len(captives(s, me, unit))) for unit in kinds}
    money = wealth(s, me, resources) + w.discount
    for n, unit in enumerate(kinds):
        later = [other for other in kinds[n + 1 :] for _ in range(most[other])]
        rest = without(w.units, [*w.free, *later])
        need = (low for low in range(most[unit]) if bill_for(s, me, without(rest, [unit] * low)) <= money)
        own = w.but_captives.count(unit)
        least = max(own, next(need, most[unit]))
        count = most[unit]
        if least < count:
            count = await amount(me, AIM_AMOUNT, least, count, text=AMALGAMATION, unit=unit)
        for returned in range(count):
            await give_back(s, me, AMALGAMATION, unit, returned < own)
        w.free += (unit,) * count


opinion(AMALGAMATION, worth=1.5, amount=9)


# --- Riftmeld ----------------------------------------------------------------------------------------------------


def captive_for(s: Imperium, seat: int, technology: Technology) -> Unit | None:
    """The type of unit that a technology upgrades, if a player has captured one."""
    name = TECHNOLOGIES[technology].model
    unit = MODELS[MODEL[name]].unit if name else None
    return unit if unit is not None and captives(s, seat, unit) else None


@HOOKS.modifier(AllIgnorable, RIFTMELD)
def meldable(s: Imperium, me: int, query: AllIgnorable, value: int) -> int:
    return value or int(captive_for(s, me, query.technology) is not None)


def must_or_may_meld(s: Imperium, me: int, w: ResearchChosen) -> bool:
    return captive_for(s, me, w.technology) is not None and bool(missing(s, me, w.technology))


@HOOKS.trigger(ResearchChosen, RIFTMELD, when=must_or_may_meld)
async def riftmeld(s: Imperium, me: Seat, w: ResearchChosen) -> None:
    "You may return a captured unit of the type that you upgrade to ignore all prerequisites."
    unit = captive_for(s, me, w.technology)
    assert unit is not None
    if not within_reach(s, me, w.technology, w.ignored) or await wants(me, RIFTMELD, technology=w.technology):
        await give_back(s, me, RIFTMELD, unit)
        w.ignored = EVERY_PREREQUISITE


opinion(RIFTMELD, worth=1.0, wants=False)


# --- Dimensional Tears -------------------------------------------------------------------------------------------


def torn(s: Imperium, seat: int) -> int:
    """The systems with a dimensional tear of a player: beneath each space dock, if the docks are such."""
    here = s.players[seat].texts.here
    return sum([1 << place for place in docks(s, seat)]) if any(here >> it & 1 for it in TEARS) else 0


def tears(s: Imperium) -> int:
    """The systems with a dimensional tear of anybody."""
    found = 0
    for seat in range(len(s.players)):
        found |= torn(s, seat)
    return found


def torn_open(s: Imperium, me: int, query: RiftPlaces, places: int) -> int:
    "The systems of your space docks are gravity rifts."
    return places | torn(s, me)


def own_tears(s: Imperium, me: int, query: RiftsSafe, places: int) -> int:
    "Your ships do not roll there, not even in a system that is a rift anyway, unless it is ruled otherwise (LRR R.36)."
    return places | torn(s, me) & ~(s.rifts if ruling(s, RIFTS_BENEATH_TEARS) else 0)


for tear in TEARS:
    HOOKS.modifier(RiftPlaces, tear)(torn_open)
    HOOKS.modifier(RiftsSafe, tear)(own_tears)
    opinion(tear, worth=0.5)

opinion(DIMENSIONAL_TEAR_II, worth=1.5)


# --- Vortex ------------------------------------------------------------------------------------------------------


def in_vortex(s: Imperium, me: int) -> list[tuple[Seat, Unit, Place]]:
    """Others' units in systems adjacent to your space docks, of types of which the reinforcements have one."""
    around, reach, found = near(s, me), 0, set()
    for place in docks(s, me):
        reach |= around[place]
    for other in others(s, me):
        if not can_capture(s, me, other):
            continue
        p = s.players[other]
        groups = [*p.space.items(), *((s.places[planet], forces) for planet, forces in p.ground.items())]
        for place, forces in groups:
            if reach >> place & 1:
                found |= {(other, unit, place) for unit, _ in forces.there() if supply_of(p, unit)}
    return sorted([it for it in found if it[1] not in STRUCTURES])


@as_action("technology.vortex", lambda s, seat: None if in_vortex(s, seat) else No("LRR 31.7"), exhausts=True)
async def vortex(s: Imperium, me: Seat) -> None:
    "Exhaust it and choose a unit near your space docks; one of its type is captured from its owner's reinforcements."
    owner, unit, _ = await aim(me, AIM_FIGURE, VORTEX, in_vortex(s, me))
    capture_spare(s, me, owner, [unit])


opinion(VORTEX, worth=1.5, use=1.0, unit=largest)


# --- Crucible ----------------------------------------------------------------------------------------------------

concerns(CRUCIBLE)


@HOOKS.note_reaction(Activated, CRUCIBLE, when=lambda s, me, w, owner: w.seat == me and bool(rifts(s)))
async def crucible(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    """Your ships do not roll for gravity rifts, and each rift that they leave adds 2 to their move values: the card
    adds to what a rift adds, which it does each time (LRR 37.1, 37.3)."""
    lasts(s, CRUCIBLE, me, ACTION)
    return_note(s, me, CRUCIBLE, owner)


@HOOKS.modifier(RiftBonus, CRUCIBLE)
def safe_passage(s: Imperium, me: int, query: RiftBonus, value: int) -> int:
    return SAFE_BONUS if any(True for _ in in_force(s, CRUCIBLE, me)) else value


def rift_at_hand(it: Judge) -> float:
    """With ships in a rift."""
    there = rifts(it.s)
    return 1.0 if any(there >> place & 1 for place in it.s.players[it.seat].space) else -1.0


opinion(CRUCIBLE, worth=0.5, use=rift_at_hand)


# --- The Stillness of Stars --------------------------------------------------------------------------------------


def in_its_price(s: Imperium, me: int, owner: int) -> list[Unit]:
    """The units of another player's reinforcements that cost no more than the commodity value, if they can be
    captured."""
    if not can_capture(s, me, owner):
        return []
    most, p = commodity_limit(s, Seat(owner)), s.players[owner]
    return [unit for unit, it in buildable(s, owner) if it.cost <= most and supply_of(p, unit)]


def can_still(s: Imperium, me: int, w: Replenished) -> bool:
    """Whether another player has replenished commodities, and something of what follows is possible."""
    return w.seat != me and bool(s.players[w.seat].commodities or in_its_price(s, me, w.seat))


@HOOKS.reaction(Replenished, THE_STILLNESS_OF_STARS, when=can_still, exhausts=True)
async def the_stillness_of_stars(s: Imperium, me: Seat, w: Replenished) -> None:
    """Agent: another player's commodities become trade goods, which does not count as gaining them (LRR 57.5c), and you
    capture a unit of that player's reinforcements. One is possible without the other (LRR 31.9): somebody who
    blockades a space dock of yours loses no unit."""
    owner = Seat(w.seat)
    units = in_its_price(s, me, owner)
    chosen = [await aim(me, AIM_UNIT, THE_STILLNESS_OF_STARS, units)] if units else []
    if s.players[owner].commodities:
        convert(s, owner, s.players[owner].commodities)
    capture_spare(s, me, owner, chosen)


def worth_a_unit(it: Judge) -> float:
    """If there is a unit to capture."""
    return 1.0 if in_its_price(it.s, it.seat, it.about["seat"]) else -1.0


opinion(THE_STILLNESS_OF_STARS, worth=1.0, use=worth_a_unit, unit=largest)


# --- That Which Molds Flesh --------------------------------------------------------------------------------------


@unlocked_when("that_which_molds_flesh")
def in_three_rifts(s: Imperium, seat: int) -> bool:
    "Units in three gravity rifts."
    where = unit_places(s, seat)
    if len(where) < FLESH_NEEDS:
        return False
    there = rifts(s)
    return sum([there >> place & 1 for place in where]) >= FLESH_NEEDS


@HOOKS.modifier(UncountedUnits, THAT_WHICH_MOLDS_FLESH)
def that_which_molds_flesh(s: Imperium, me: int, query: UncountedUnits, value: int) -> int:
    "Commander: up to two fighters and infantry that you produce do not count for the limit of production."
    return value + FLESH_GIVES


opinion(THAT_WHICH_MOLDS_FLESH, worth=1.0)


# --- It Feeds on Carrion -----------------------------------------------------------------------------------------


def at_horizon(s: Imperium) -> int:
    """The systems in which there is a dimensional tear, or which are adjacent to one."""
    found, around = tears(s), near(s)
    for place in places_in(found):
        found |= around[place]
    return found


def prey(s: Imperium, me: int) -> bool:
    """Whether others have ships there."""
    reach = at_horizon(s)
    return any(
        forces.big_ships() and reach >> place & 1
        for other in others(s, me)
        for place, forces in s.players[other].space.items()
    )


@as_action("leader.it_feeds_on_carrion", lambda s, seat: None if prey(s, seat) else No("LRR 31.7"), purges=True)
async def it_feeds_on_carrion(s: Imperium, me: Seat) -> None:
    "Hero: all others roll a die for each of their ships at dimensional tears, but not for fighters."
    then(s, *(frame(event_horizon, me, other) for other in others(s, me)))


@step
async def event_horizon(s: Imperium, me: Seat, other: Seat) -> None:
    """A player's ships at dimensional tears are captured on 1 to 3, one die each, and with them what has no room any
    more. Of somebody who blockades a dock nothing is captured (LRR 50.6)."""
    reach = at_horizon(s)
    for place in sorted(s.players[other].space):
        if reach >> place & 1 and can_capture(s, me, other):
            await swallow(s, me, other, place)


async def swallow(s: Imperium, me: Seat, other: Seat, place: Place) -> None:
    """The dice for the ships of a player in a system: of each type for the whole ones first, then for damaged ones."""
    p = s.players[other]
    forces = p.space[place]
    ships = [(unit, n >= forces.whole(unit)) for unit in BIG_SHIPS for n in range(forces.all[unit])]
    if not ships:
        return
    rolled = await Roll(RIFT_DICE, len(ships), SIDES, seat=other)
    for (unit, hurt), die in zip(ships, rolled, strict=True):
        if die <= RIFT_TAKES:
            forces.take(unit, int(not hurt), int(hurt))
            take_prisoner(s, me, other, unit)
    needy, over = needy_at(s, other, place), over_capacity(s, other, place, forces)
    for unit in await removed(s, other, place, needy, over, "LRR 49.3"):
        forces.remove(unit)
        take_prisoner(s, me, other, unit)
    tidy(p, place)
    tell(s, "ti4-log-rift", seat=other, place=place)
    s.loose |= 1 << place


opinion(IT_FEEDS_ON_CARRION, worth=2.0, use=1.0)
