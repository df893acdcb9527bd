"""Twilight Imperium 4: the Yin Brotherhood."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim, aim_amount, aim_some, wants
from orrery.games.ti4.rules.board import in_space, influence, on_planet, open_to, planets_at
from orrery.games.ti4.rules.crew import fighting_ships, fights_on, ship_pieces
from orrery.games.ti4.rules.data import CRUISER, DESTROYER, FIGHTER, FLAGSHIP, GREEN, INFANTRY, MECH
from orrery.games.ti4.rules.effects import ACTION, drop, holds, lasts
from orrery.games.ti4.rules.factions.larger_lots import one_more_for_the_cost
from orrery.games.ti4.rules.fire import destroy, joined_on, landed_or_there, strike, take_hits_now
from orrery.games.ti4.rules.hooks import HOOKS, as_action, has, number
from orrery.games.ti4.rules.judge import Judge, best_planet, close_fight, favour, largest, opinion, smallest
from orrery.games.ti4.rules.kinds import AIM_PIECES, AIM_PLANET, AIM_PLANETS, AIM_UNIT
from orrery.games.ti4.rules.leader_sheet import can_deploy, earn, unlocked_by_deed
from orrery.games.ti4.rules.notes.generic import BEFORE_AFTER
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.battle import FightersSpared
from orrery.games.ti4.rules.queries.development import Prerequisites
from orrery.games.ti4.rules.queries.limits import FactionForbidden
from orrery.games.ti4.rules.reinforcements import most_at
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import disband, garrison, muster, pay, place_in_space, tidy_ground, wealth
from orrery.games.ti4.rules.windows.battle import CombatRoundBegins, CombatRoundEnds, UnitsDestroyed
from orrery.games.ti4.rules.windows.development import Produced
from orrery.games.ti4.rules.windows.rounds import Activated

INDOCTRINATION = text("faction.yin.indoctrination")
DEVOTION = text("faction.yin.devotion")
IMPULSE_CORE = text("technology.impulse_core")
YIN_SPINNER = text("technology.yin_spinner")
MOYINS_ASHES = text("unit.moyins_ashes")
VAN_HAUGE = text("unit.van_hauge")
GREYFIRE_MUTAGEN = text("note.greyfire_mutagen")
BROTHER_MILOR = text("leader.brother_milor")
BROTHER_OMAR = unlocked_by_deed("brother_omar")
DANNEL = text("leader.dannel_of_the_tenth")
CONVERT_COSTS, MECH_COSTS = 2, 3
MILOR_BRINGS = 2
MARTYRS = (CRUISER, DESTROYER)
"""Ships that the Yin sacrifice."""

favour("yin", 0.9)

# --- Indoctrination, Moyin's Ashes -------------------------------------------------------------------------------


def opponent(me: int, w: CombatRoundBegins | CombatRoundEnds) -> Seat:
    """The other side of a combat."""
    return Seat(w.against if me == w.seat else w.seat)


def can_convert(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """Whether a ground combat of yours begins, with infantry of your opponent in it, and you have the influence."""
    if not w.first or w.planet < 0 or me not in (w.seat, w.against):
        return False
    theirs, mine = landed_or_there(s, opponent(me, w), w.planet), landed_or_there(s, me, w.planet)
    able = theirs.all[INFANTRY] and mine and most_at(s, me, INFANTRY, mine)
    return bool(able) and wealth(s, me, influence) >= CONVERT_COSTS


@HOOKS.reaction(CombatRoundBegins, INDOCTRINATION, when=can_convert)
async def indoctrination(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    """When a ground combat begins an infantry of your opponent is replaced with one of yours for 2 influence; with
    Moyin's Ashes, for 3, by a mech. It unlocks Brother Omar."""
    rich = has(s, me, MOYINS_ASHES) and can_deploy(s, me) and wealth(s, me, influence) >= MECH_COSTS
    unit = MECH if rich and await wants(me, MOYINS_ASHES) else INFANTRY
    await pay(s, me, MECH_COSTS if unit == MECH else CONVERT_COSTS, influence)
    other = opponent(me, w)
    disband(s.players[other], landed_or_there(s, other, w.planet), INFANTRY)
    tidy_ground(s, other, w.planet)
    muster(s.players[me], joined_on(s, me, w.planet), unit)
    tell(s, "ti4-log-converts-unit", seat=me, rival=other, planet=w.planet, unit=unit)
    earn(s, me, BROTHER_OMAR)


opinion(INDOCTRINATION, worth=1.6, use=close_fight)
opinion(MOYINS_ASHES, worth=1.3, use=1.0)

# --- Devotion, Impulse Core --------------------------------------------------------------------------------------


def martyrs(s: Imperium, me: int, place: Place) -> list[Unit]:
    """The types of your ships in a system that can be sacrificed."""
    return [unit for unit in MARTYRS if in_space(s, me, place).all[unit]]


def devout(s: Imperium, me: int, w: CombatRoundBegins | CombatRoundEnds) -> bool:
    """Whether you have such a ship in a space combat, and your opponent has ships."""
    if w.planet >= 0 or me not in (w.seat, w.against):
        return False
    return bool(martyrs(s, me, w.place)) and fights_on(s, opponent(me, w), w.place)


@HOOKS.reaction(CombatRoundEnds, DEVOTION, when=devout)
async def devotion(s: Imperium, me: Seat, w: CombatRoundEnds) -> None:
    "After a round of space combat you destroy a cruiser or destroyer of yours for a hit on a ship of your choice."
    ships = ship_pieces(s, opponent(me, w), w.place)
    own = await aim(me, AIM_UNIT, DEVOTION, martyrs(s, me, w.place))
    (piece,) = await aim_some(me, AIM_PIECES, DEVOTION, ships, 1, 1)
    await destroy(s, me, me, w.place, NO_PLANET, (own,), "devotion")
    await strike(s, opponent(me, w), me, w.place, piece, "devotion")


def fair_exchange(it: Judge) -> float:
    """For a larger ship in a fight that is undecided."""
    return 0.5 if it.close_fight() else -1.0


opinion(DEVOTION, worth=1.3, use=fair_exchange, unit=smallest)

concerns(IMPULSE_CORE)


@HOOKS.reaction(CombatRoundBegins, IMPULSE_CORE, when=lambda s, me, w: w.first and devout(s, me, w))
async def impulse_core(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "When a space combat begins you destroy a cruiser or destroyer for a hit, which no fighter takes if possible."
    own = await aim(me, AIM_UNIT, IMPULSE_CORE, martyrs(s, me, w.place))
    await destroy(s, me, me, w.place, NO_PLANET, (own,), "impulse_core")
    lasts(s, IMPULSE_CORE, me, ACTION)
    await take_hits_now(s, opponent(me, w), me, w.place, NO_PLANET, 1, "impulse_core")
    drop(s, IMPULSE_CORE, me)


@HOOKS.modifier(FightersSpared, IMPULSE_CORE)
def past_the_fighters(s: Imperium, me: int, query: FightersSpared, value: int) -> int:
    "As long as its own hit is being assigned."
    return value or holds(s, IMPULSE_CORE, me)


opinion(IMPULSE_CORE, worth=1.1, use=fair_exchange, unit=smallest)

# --- Yin Spinner -------------------------------------------------------------------------------------------------


def cradles(s: Imperium, me: int, place: Place) -> list[Planet]:
    """The planets you control in a system, on which an infantry can be placed."""
    mine = [it for it in planets_at(s, place) if s.owner[it] == me and open_to(s, me, it)]
    return [it for it in mine if most_at(s, me, INFANTRY, on_planet(s, me, it))]


def spins(s: Imperium, me: int, w: Produced) -> bool:
    """Whether you have produced, and nothing keeps you from using faction technologies."""
    return w.seat == me and bool(cradles(s, me, w.place)) and not number(s, 0, FactionForbidden, me)


@HOOKS.trigger(Produced, YIN_SPINNER, when=spins)
async def yin_spinner(s: Imperium, me: Seat, w: Produced) -> None:
    "After your units have produced, an infantry comes onto a planet of yours in that system."
    planet = await aim(me, AIM_PLANET, YIN_SPINNER, cradles(s, me, w.place))
    muster(s.players[me], garrison(s, me, planet), INFANTRY)
    tell(s, "ti4-log-places", seat=me, planet=planet, unit=INFANTRY, count=1)


opinion(YIN_SPINNER, worth=1.5, planet=best_planet)

# --- Van Hauge ---------------------------------------------------------------------------------------------------


@HOOKS.trigger(UnitsDestroyed, VAN_HAUGE, when=lambda s, me, w: w.seat == me and FLAGSHIP in w.units, rank=BEFORE_AFTER)
async def van_hauge(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    """When your flagship is destroyed all ships in its system are, at the same time, before anything that comes after
    that (LRR 31.15, 31.16): not those that take the place of destroyed ones."""
    there = [(seat, fighting_ships(s, seat, w.place)) for seat in clockwise(s, me)]
    for seat, ships in there:
        now = dict(fighting_ships(s, seat, w.place))  # something else may have been quicker with some of them
        units = tuple(unit for unit, n in ships for _ in range(min(n, now.get(unit, 0))))
        await destroy(s, seat, me, w.place, NO_PLANET, units, "van_hauge")


opinion(VAN_HAUGE, worth=1.4)

# --- Greyfire Mutagen --------------------------------------------------------------------------------------------

concerns(GREYFIRE_MUTAGEN)


@HOOKS.note_reaction(Activated, GREYFIRE_MUTAGEN)
async def greyfire_mutagen(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "A system has been activated: the owner cannot use faction abilities and faction technologies in this action."
    lasts(s, GREYFIRE_MUTAGEN, owner, ACTION)
    return_note(s, me, GREYFIRE_MUTAGEN, owner)


@HOOKS.modifier(FactionForbidden, GREYFIRE_MUTAGEN)
def numbed(s: Imperium, me: int, query: FactionForbidden, value: int) -> int:
    return value or holds(s, GREYFIRE_MUTAGEN, me)


def against_me(it: Judge) -> float:
    """When somebody else has activated a system."""
    return 0.5 if it.about.get("seat") != it.seat else -1.0


opinion(GREYFIRE_MUTAGEN, worth=1.0, use=against_me)

# --- leaders -----------------------------------------------------------------------------------------------------


def fallen(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    """Whether a destroyer or cruiser of somebody has been destroyed, and fighters can take its place."""
    lost = any(unit in w.units for unit in MARTYRS)
    return lost and not s.players[w.seat].eliminated and most_at(s, w.seat, FIGHTER, in_space(s, w.seat, w.place)) > 0


@HOOKS.reaction(UnitsDestroyed, BROTHER_MILOR, when=fallen, exhausts=True)
async def brother_milor(s: Imperium, me: Seat, w: UnitsDestroyed) -> None:
    "Agent: whoever has lost a destroyer or cruiser may place up to 2 fighters in its system."
    seat = Seat(w.seat)
    count = await aim_amount(seat, BROTHER_MILOR, 0, MILOR_BRINGS)
    if count:
        place_in_space(s, seat, w.place, FIGHTER, count)
        tell(s, "ti4-log-fighters", seat=seat, place=w.place, count=count)


def mine(it: Judge) -> float:
    """For a ship of one's own."""
    return 1.0 if it.about.get("seat") == it.seat else -1.0


opinion(BROTHER_MILOR, worth=1.1, use=mine, amount=MILOR_BRINGS)


@HOOKS.modifier(Prerequisites, BROTHER_OMAR)
def devotee(s: Imperium, me: int, query: Prerequisites, value: int) -> int:
    "Commander: it counts as a green technology for prerequisites."
    return value + (query.colour == GREEN)


one_more_for_the_cost(BROTHER_OMAR, INFANTRY)
opinion(BROTHER_OMAR, worth=1.3)


def flocks(s: Imperium, me: int) -> list[Planet]:
    """The planets with infantry of yours that can be readied or get more."""
    p = s.players[me]
    there = [it for it in sorted(p.ground) if p.ground[it].all[INFANTRY]]
    return [it for it in there if open_to(s, me, it) or tired(s, me, it)]


def tired(s: Imperium, me: int, planet: Planet) -> bool:
    """Whether a planet of yours is exhausted."""
    return s.owner[planet] == me and bool(s.exhausted >> planet & 1)


@as_action("leader.dannel_of_the_tenth", lambda s, me: None if flocks(s, me) else No("LRR 31.11"), purges=True)
async def dannel_of_the_tenth(s: Imperium, me: Seat) -> None:
    "Hero: each planet with infantry of yours is readied, or its infantry is doubled."
    planets = flocks(s, me)
    weary = [it for it in planets if tired(s, me, it)]
    readied = await aim_some(me, AIM_PLANETS, DANNEL, weary, 0, len(weary))
    for planet in planets:
        count = on_planet(s, me, planet).all[INFANTRY]
        if planet in readied:
            s.exhausted &= ~(1 << planet)
        elif open_to(s, me, planet):
            muster(s.players[me], garrison(s, me, planet), INFANTRY, count)
            tell(s, "ti4-log-places", seat=me, planet=planet, unit=INFANTRY, count=count)


def doubled(it: Judge) -> float:
    """Once there is enough infantry on the board."""
    p = it.s.players[it.seat]
    return sum([forces.all[INFANTRY] for forces in p.ground.values()]) / 2 - 2.0


opinion(DANNEL, worth=1.7, use=doubled, planet=best_planet, unit=largest)
