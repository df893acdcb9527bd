"""Twilight Imperium 3: the political cards about what planets yield and docks produce (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.agendas.demands import may_station
from orrery.games.ti3.rules.aims import aim_planet, aim_planets, wants
from orrery.games.ti3.rules.board import influence, planets_of, resources
from orrery.games.ti3.rules.council import council_of, passed
from orrery.games.ti3.rules.data import HOME_PLANETS, PLANETS
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.judge import Judge, best_yield, opinion, riches
from orrery.games.ti3.rules.listings import printed_influence
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.options import ALL_VOTES, FEW_AFTER_ALL, ROUND_UP, SWAP_FOR_PAYMENTS, ruling
from orrery.games.ti3.rules.queries import (
    DropTroops,
    Influence,
    ProductionCap,
    ProductionForbidden,
    ProductionLimit,
    Resources,
)
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.sheets import UnitSheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, politic_of, text
from orrery.games.ti3.rules.things import Planet, Seat, by_planet
from orrery.games.ti3.rules.units import GROUND_FORCE, SPACE_DOCK
from orrery.games.ti3.rules.verbs import put_dock, put_troops
from orrery.games.ti3.rules.windows import Produced

MASS_MOBILIZATION = text("politic.mass_mobilization")
SUBSIDIZED_INDUSTRY = text("politic.subsidized_industry")
HOLY_PLANET_OF_IXTH = text("politic.holy_planet_of_ixth")
HUMANE_LABOR = text("politic.humane_labor")
LABOR_FORCE_POLITICS = text("politic.labor_force_politics")
concerns(LABOR_FORCE_POLITICS, Planet)
REGULATED_CONSCRIPTION = text("politic.regulated_conscription")

# --- Mass Mobilization -------------------------------------------------------------------------------------------


@agenda("mass_mobilization")
async def mass_mobilization(s: Twilight, side: int) -> None:
    "For: each player gets one ground force for every five votes for it. Against: nobody buys any this round."
    if side == AGAINST:
        lasts(s, MASS_MOBILIZATION, TABLE, ROUND)
        return
    votes = sum(
        weight
        for _, weight, verdict in council_of(s).ballots
        if verdict[1:] == (FOR,) or (ruling(s, ALL_VOTES) and len(verdict) > 1)
    )
    troops = -(-votes // 5) if ruling(s, ROUND_UP) else votes // 5
    then(s, *(frame(raise_troops, seat, troops) for seat in order_of_play(s)))


@step
async def raise_troops(s: Twilight, seat: Seat, count: int) -> None:
    """Where does a player put them?"""
    planets = [p for p in planets_of(s, seat) if may_station(s, seat, p)]
    if planets and count:
        sites = [planet for planet in planets for _ in range(count)]
        for planet in await aim_planets(seat, MASS_MOBILIZATION, sites, 0, count):
            put_troops(s, planet, 1)


@HOOKS.modifier(ProductionForbidden, MASS_MOBILIZATION)
def no_troops(s: Twilight, me: int, query: ProductionForbidden, forbids: int) -> int:
    return MASS_MOBILIZATION + 1 if query.unit == GROUND_FORCE else forbids


opinion(MASS_MOBILIZATION, vote=True, planet=riches)


# --- Subsidized Industry -----------------------------------------------------------------------------------------


@agenda("subsidized_industry")
async def subsidized_industry(s: Twilight, seat: int) -> None:
    "The player may put a space dock on one of their planets."
    sites = [planet for planet in planets_of(s, seat) if not s.docks >> planet & 1]
    if sites and s.players[seat].reserve[SPACE_DOCK] and await wants(seat, SUBSIDIZED_INDUSTRY):
        planet = await aim_planet(seat, SUBSIDIZED_INDUSTRY, sites)
        put_dock(s, seat, planet)
        s.new_docks |= 1 << planet
        tell(s, "ti3-log-dock", seat=seat, planet=planet)


opinion(SUBSIDIZED_INDUSTRY, vote=True, planet=best_yield)


# --- Holy Planet of Ixth -----------------------------------------------------------------------------------------


def no_homes(s: Twilight) -> list[Planet]:
    """The planets outside home systems."""
    return [planet for planet, place in by_planet(s.places) if place >= 0 and not HOME_PLANETS >> planet & 1]


@agenda("holy_planet_of_ixth", candidates=no_homes)
async def holy_planet_of_ixth(s: Twilight, planet: Planet) -> None:
    "The planet produces no units."


@HOOKS.modifier(ProductionForbidden, HOLY_PLANET_OF_IXTH)
def holy(s: Twilight, me: int, query: ProductionForbidden, forbids: int) -> int:
    return HOLY_PLANET_OF_IXTH + 1 if s.laws[politic_of(HOLY_PLANET_OF_IXTH)] == (query.planet,) else forbids


def silent_docks(it: Judge, planet: Planet) -> float:
    """A rich planet with a dock, of a player who leads."""
    return 5.0 * (it.s.docks >> planet & 1) + it.loss(planet)


opinion(HOLY_PLANET_OF_IXTH, planet=silent_docks)


# --- Humane Labor ------------------------------------------------------------------------------------------------


HUMANE = 2


@HOOKS.modifier(ProductionLimit, HUMANE_LABOR, rank=-1)
def few_units(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "What a dock produces on its own, before technologies and cards raise it."
    return min(limit, HUMANE) if passed(s, HUMANE_LABOR) and not ruling(s, FEW_AFTER_ALL) else limit


@HOOKS.modifier(ProductionCap, HUMANE_LABOR)
def few_after_all(s: Twilight, me: int, query: ProductionCap, limit: int) -> int:
    "Under another reading whatever raises it (T3.17.71)."
    return min(limit, HUMANE) if passed(s, HUMANE_LABOR) and ruling(s, FEW_AFTER_ALL) else limit


@HOOKS.modifier(ProductionForbidden, HUMANE_LABOR)
def strike(s: Twilight, me: int, query: ProductionForbidden, forbids: int) -> int:
    return HUMANE_LABOR + 1 if () in in_force(s, HUMANE_LABOR) else forbids


@agenda("humane_labor")
async def humane_labor(s: Twilight, side: int) -> None:
    "For: docks produce 2 units at most. Against: no dock produces for the rest of the round."
    if side == AGAINST:
        lasts(s, HUMANE_LABOR, TABLE, ROUND)


opinion(HUMANE_LABOR, vote=False)


# --- Labor Force Politics ----------------------------------------------------------------------------------------


@HOOKS.modifier(Resources, LABOR_FORCE_POLITICS, rank=-1)
def swapped_resources(s: Twilight, me: int, query: Resources, value: int) -> int:
    return printed_influence(s, query.planet) if passed(s, LABOR_FORCE_POLITICS) else value


@HOOKS.modifier(Influence, LABOR_FORCE_POLITICS, rank=-1)
def swapped_influence(s: Twilight, me: int, query: Influence, value: int) -> int:
    return PLANETS[query.planet].resources if passed(s, LABOR_FORCE_POLITICS) else value


@HOOKS.modifier(ProductionLimit, LABOR_FORCE_POLITICS, rank=-2)
def docks_as_before(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "Under another reading docks still use the printed resources (T3.17.49)."
    if me != TABLE or not passed(s, LABOR_FORCE_POLITICS) or not ruling(s, SWAP_FOR_PAYMENTS):
        return limit
    return limit + PLANETS[query.planet].resources - printed_influence(s, query.planet)


@agenda("labor_force_politics")
async def labor_force_politics(s: Twilight, side: int) -> None:
    "For: resources and influence of planets are swapped. Against: each player produces at only one dock this round."
    if side == AGAINST:
        lasts(s, LABOR_FORCE_POLITICS, TABLE, ROUND)


@HOOKS.trigger(
    Produced, LABOR_FORCE_POLITICS, when=lambda s, me, w: me == TABLE and not passed(s, LABOR_FORCE_POLITICS)
)
async def busy_dock(s: Twilight, me: int, w: Produced) -> None:
    lasts(s, LABOR_FORCE_POLITICS, w.seat, ROUND, w.planet)


@HOOKS.modifier(ProductionForbidden, LABOR_FORCE_POLITICS)
def other_docks(s: Twilight, me: int, query: ProductionForbidden, forbids: int) -> int:
    busy = [about[0] for about in in_force(s, LABOR_FORCE_POLITICS, query.seat)]
    return LABOR_FORCE_POLITICS + 1 if busy and query.planet not in busy else forbids


def talks(it: Judge) -> bool:
    """Whether the player's own planets have more influence than resources."""
    mine = planets_of(it.s, it.seat)
    return sum(influence(it.s, p) for p in mine) > sum(resources(it.s, p) for p in mine)


opinion(LABOR_FORCE_POLITICS, vote=talks)


# --- Regulated Conscription --------------------------------------------------------------------------------------


@on_sheet(REGULATED_CONSCRIPTION)
def one_by_one(it: UnitSheet) -> None:
    "Ground forces cost 1 resource each."
    it.lot[GROUND_FORCE] = 1


@HOOKS.modifier(DropTroops, REGULATED_CONSCRIPTION)
def drop_one(s: Twilight, me: int, query: DropTroops, troops: int) -> int:
    "Sol gets only one of them for a counter."
    return min(1, troops)


opinion(REGULATED_CONSCRIPTION, vote=False)
