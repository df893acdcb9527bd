"""Twilight Imperium 3: the political cards about fleets and combat (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.state import frame, then
from orrery.games.ti3.rules.aims import aim_place, aim_planet, aim_planets
from orrery.games.ti3.rules.battle import both_left
from orrery.games.ti3.rules.board import counters_left, outside_home, planets_of, ready_planets
from orrery.games.ti3.rules.council import voters
from orrery.games.ti3.rules.data import RED
from orrery.games.ti3.rules.effects import GAME, drop, in_force, lasts
from orrery.games.ti3.rules.fire import owe_hits, take_hits
from orrery.games.ti3.rules.hooks import HOOKS, agenda, number, step
from orrery.games.ti3.rules.judge import Judge, least_loss, opinion
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.nouns import AGAINST, FLEET_POOL, FOR, STRATEGY_POOL
from orrery.games.ti3.rules.objectives import on_board
from orrery.games.ti3.rules.options import IXTH_AT_ONCE, REDUCE_DREADNOUGHTS, ruling
from orrery.games.ti3.rules.queries import BombardmentForbidden, MostFleetSupply, RetreatForbidden
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Figure, Seat
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, GROUND_FORCE, WAR_SUN
from orrery.games.ti3.rules.verbs import destroy, exhaust, lose_dock, spend_counter
from orrery.games.ti3.rules.windows import BeforeBattle, Produced, RoundEnds

ARMS_REDUCTION = text("politic.arms_reduction")
PROPHECY_OF_IXTH = text("politic.prophecy_of_ixth")
concerns(PROPHECY_OF_IXTH, int)
CODE_OF_HONOR = text("politic.code_of_honor")
CONVENTIONS_OF_WAR = text("politic.conventions_of_war")
CROWN_OF_THALNOS = text("politic.crown_of_thalnos")
FLEET_REGULATIONS = text("politic.fleet_regulations")
UNCONVENTIONAL_WEAPONS = text("politic.unconventional_weapons")

# --- Arms Reduction ----------------------------------------------------------------------------------------------


@agenda("arms_reduction")
async def arms_reduction(s: Twilight, side: int) -> None:
    "For: players keep at most 2 destroyers and 4 cruisers. Against: planets with a red specialty are exhausted."
    few = DREADNOUGHT if ruling(s, REDUCE_DREADNOUGHTS) else DESTROYER
    for seat in reversed(order_of_play(s)):
        if side == FOR:
            then(s, frame(disarm, seat, few, 2), frame(disarm, seat, CRUISER, 4))
        else:
            exhaust(s, [p for p in planets_of(s, seat) if specialty(s, p) == RED])


def few_small_ships(it: Judge) -> bool:
    """Whether others would lose more destroyers and cruisers."""

    def lost(who: int) -> int:
        return max(0, on_board(it.s, who, DESTROYER) - 2) + max(0, on_board(it.s, who, CRUISER) - 4)

    return lost(it.seat) < max(lost(other) for other in others(it.s, it.seat))


opinion(
    ARMS_REDUCTION,
    stakes=3.0,
    vote=few_small_ships,
    place=lambda it, place: -it.strength(place),
    feared=lambda it: not few_small_ships(it),
)


@step
async def disarm(s: Twilight, seat: Seat, unit: Figure, keep: int) -> None:
    """Destroy one excess ship, and so on."""
    fleets = s.players[seat].fleets
    places = [place for place in sorted(fleets) if fleets[place].of(unit)]
    if sum(fleets[place].of(unit) for place in places) > keep:
        place = places[0] if len(places) == 1 else await aim_place(seat, ARMS_REDUCTION, places)
        destroy(s, seat, place, [unit])
        then(s, frame(disarm, seat, unit, keep))


# --- Prophecy of Ixth --------------------------------------------------------------------------------------------


NEW_FIGHTERS = 2


@agenda("prophecy_of_ixth")
async def prophecy_of_ixth(s: Twilight, seat: int) -> None:
    "The player's fighters get +1 on all combat rolls, as long as they buy 2 fighters every round."
    lasts(s, PROPHECY_OF_IXTH, seat, GAME, 0 if ruling(s, IXTH_AT_ONCE) else NEW_FIGHTERS)


@on_sheet(PROPHECY_OF_IXTH)
def firebirds(it: UnitSheet) -> None:
    it.improve(1, [FIGHTER])


@HOOKS.trigger(Produced, PROPHECY_OF_IXTH, when=lambda s, me, w: w.seat == me)
async def count_fighters(s: Twilight, me: int, w: Produced) -> None:
    bought = next(in_force(s, PROPHECY_OF_IXTH, me))[0] + w.units.count(FIGHTER)
    drop(s, PROPHECY_OF_IXTH, me)
    lasts(s, PROPHECY_OF_IXTH, me, GAME, bought)


@HOOKS.trigger(RoundEnds, PROPHECY_OF_IXTH)
async def unfulfilled(s: Twilight, me: int, w: RoundEnds) -> None:
    bought = next(in_force(s, PROPHECY_OF_IXTH, me))[0]
    drop(s, PROPHECY_OF_IXTH, me)
    if bought >= NEW_FIGHTERS:
        lasts(s, PROPHECY_OF_IXTH, me, GAME, 0)


opinion(PROPHECY_OF_IXTH, vote=True)


# --- Code of Honor -----------------------------------------------------------------------------------------------


@HOOKS.modifier(RetreatForbidden, CODE_OF_HONOR)
def code_of_honor(s: Twilight, me: int, query: RetreatForbidden, forbids: int) -> int:
    "No fleet may leave a space battle."
    return CODE_OF_HONOR + 1


opinion(CODE_OF_HONOR, vote=False)


# --- Conventions of War ------------------------------------------------------------------------------------------


@HOOKS.modifier(BombardmentForbidden, CONVENTIONS_OF_WAR)
def spare_docks(s: Twilight, me: int, query: BombardmentForbidden, forbids: int) -> int:
    "Planets with a space dock cannot be bombarded."
    return CONVENTIONS_OF_WAR + 1 if s.docks >> query.planet & 1 else forbids


@agenda("conventions_of_war")
async def conventions_of_war(s: Twilight, side: int) -> None:
    "Against: everyone who voted against it loses a space dock outside their home system."
    if side == AGAINST:
        then(s, *(frame(return_dock, seat) for seat in voters(s, AGAINST)))


opinion(CONVENTIONS_OF_WAR, vote=True, planet=least_loss)


@step
async def return_dock(s: Twilight, seat: Seat) -> None:
    """Which dock is removed?"""
    docks = [planet for planet in outside_home(s, seat) if s.docks >> planet & 1]
    if docks:
        lose_dock(s, docks[0] if len(docks) == 1 else await aim_planet(seat, CONVENTIONS_OF_WAR, docks))


# --- Crown of Thalnos --------------------------------------------------------------------------------------------


@on_sheet(CROWN_OF_THALNOS)
def crown_of_thalnos(it: UnitSheet) -> None:
    "The player's ground forces get +1 on combat rolls."
    it.improve(1, [GROUND_FORCE])


opinion(CROWN_OF_THALNOS, vote=True)


# --- Fleet Regulations -------------------------------------------------------------------------------------------


MOST_SUPPLY = 5


@HOOKS.modifier(MostFleetSupply, FLEET_REGULATIONS)
def most_supply(s: Twilight, me: int, query: MostFleetSupply, most: int) -> int:
    return min(most, MOST_SUPPLY)


@agenda("fleet_regulations")
async def fleet_regulations(s: Twilight, side: int) -> None:
    "For: nobody may have more than 5 counters in the fleet supply. Against: everyone gets one more there."
    for seat, p in enumerate(s.players):
        if side == FOR:
            p.counters[FLEET_POOL] = min(p.counters[FLEET_POOL], MOST_SUPPLY)
            for place in p.fleets:
                s.loose |= 1 << place
        elif counters_left(s, seat) and p.counters[FLEET_POOL] < number(s, 99, MostFleetSupply, seat):
            p.counters[FLEET_POOL] += 1


opinion(FLEET_REGULATIONS, vote=True)


# --- Minister of War ---------------------------------------------------------------------------------------------


def has_counter(s: Twilight, me: int, w: BeforeBattle) -> bool:
    return s.players[me].counters[STRATEGY_POOL] > 0 and both_left(s)


@HOOKS.reaction(BeforeBattle, text("politic.minister_of_war"), when=has_counter)
async def minister_of_war(s: Twilight, me: int, w: BeforeBattle) -> None:
    "A counter from the strategy allocation is a hit before the first round of a battle; nothing fires back."
    spend_counter(s, me, STRATEGY_POOL)
    foe = Seat(w.against if w.seat == me else w.seat)
    owe_hits(s, foe, w.place, 1)
    await take_hits(s, foe, Seat(me), w.place, 1)


opinion(text("politic.minister_of_war"), vote=True, use=True)


# --- Unconventional Weapons --------------------------------------------------------------------------------------


@on_sheet(UNCONVENTIONAL_WEAPONS)
def weakened(it: UnitSheet) -> None:
    "Dreadnoughts and war suns get -2 on combat rolls."
    it.improve(-2, [DREADNOUGHT, WAR_SUN])


@agenda("unconventional_weapons")
async def unconventional_weapons(s: Twilight, side: int) -> None:
    "Against: everyone exhausts a planet for each of their dreadnoughts and war suns."
    if side == AGAINST:
        for seat in reversed(order_of_play(s)):
            fleets = s.players[seat].fleets.values()
            count = sum(fleet.among((DREADNOUGHT, WAR_SUN)) for fleet in fleets)
            then(s, frame(tires, seat, count, UNCONVENTIONAL_WEAPONS))


def few_big_ships(it: Judge) -> bool:
    def count(who: int) -> int:
        return on_board(it.s, who, DREADNOUGHT) + on_board(it.s, who, WAR_SUN)

    return count(it.seat) < max(count(other) for other in others(it.s, it.seat))


opinion(UNCONVENTIONAL_WEAPONS, vote=few_big_ships)


@step
async def tires(s: Twilight, seat: Seat, count: int, because: Ability) -> None:
    """A player exhausts this many of their own planets, or as many as they have."""
    planets = ready_planets(s, seat)
    if count:
        exhaust(s, planets if len(planets) <= count else await aim_planets(seat, because, planets, count, count))
