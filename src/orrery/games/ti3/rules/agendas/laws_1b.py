"""Twilight Imperium 3: the laws from Fleet Regulations to Minister of Commerce (T3.13.6), as in laws_1.py."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.state import frame, then
from orrery.games.ti3.rules.agendas.events_2 import lose_cards_
from orrery.games.ti3.rules.board import counters_left
from orrery.games.ti3.rules.council import passed
from orrery.games.ti3.rules.data import HOME_PLANETS, MECATOL_REX, PLANETS
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, number
from orrery.games.ti3.rules.listings import printed_influence
from orrery.games.ti3.rules.nouns import AGAINST, FLEET_POOL, FOR
from orrery.games.ti3.rules.options import FEW_AFTER_ALL, SWAP_FOR_PAYMENTS, on
from orrery.games.ti3.rules.queries import (
    AgreementForbidden,
    CounterPrice,
    HandLimit,
    Income,
    Influence,
    LandingForbidden,
    MostFleetSupply,
    ProductionCap,
    ProductionForbidden,
    ProductionLimit,
    Resources,
)
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, politic_of, text
from orrery.games.ti3.rules.things import Planet, by_planet
from orrery.games.ti3.rules.verbs import end_agreement, give_goods, partners, spend_goods
from orrery.games.ti3.rules.windows import (
    Produced,
    StatusPhase,
)

FLEET_REGULATIONS = text("politic.fleet_regulations")
FREE_TRADE = text("politic.free_trade")
FORCED_ECONOMIC_INDEPENDENCE = text("politic.forced_economic_independence")
HOLY_PLANET_OF_IXTH = text("politic.holy_planet_of_ixth")
HUMANE_LABOR = text("politic.humane_labor")
HUMANE = 2
IMPERIAL_ACADEMY = text("politic.imperial_academy")
IMPERIAL_PEACE = text("politic.imperial_peace")
LABOR_FORCE_POLITICS = text("politic.labor_force_politics")
concerns(LABOR_FORCE_POLITICS, Planet)
LIMITS_TO_INDIVIDUAL_POWER = text("politic.limits_to_individual_power")
MINISTER_OF_COMMERCE = text("politic.minister_of_commerce")


# --- 10 Fleet Regulations ----------------------------------------------------------------------------------------

MOST_SUPPLY = 5


@HOOKS.modifier(MostFleetSupply, FLEET_REGULATIONS)
def most_supply(s: Twilight, me: int, query: MostFleetSupply, most: int) -> int:
    return min(most, MOST_SUPPLY)


@agenda("fleet_regulations")
async def fleet_regulations(s: Twilight, side: int) -> None:
    "For: nobody has more than 5 counters in the fleet supply. Against: all get one more there."
    for seat, p in enumerate(s.players):
        if side == FOR:
            p.counters[FLEET_POOL] = min(p.counters[FLEET_POOL], MOST_SUPPLY)
            for place in p.fleets:
                s.loose |= 1 << place
        elif counters_left(s, seat) and p.counters[FLEET_POOL] < number(s, 99, MostFleetSupply, seat):
            p.counters[FLEET_POOL] += 1


# --- 11, 12 ------------------------------------------------------------------------------------------------------


@HOOKS.modifier(Income, FREE_TRADE)
def more_income(s: Twilight, me: int, query: Income, goods: int) -> int:
    return goods + 1


@agenda("free_trade")
async def free_trade(s: Twilight, side: int) -> None:
    "For: trade agreements bring one trade good more. Against: all discard 2, as far as they have any."
    for seat, p in enumerate(s.players) if side == AGAINST else ():
        spend_goods(s, seat, min(2, p.goods))


@agenda("forced_economic_independence")
async def forced_economic_independence(s: Twilight, seat: int, rival: int) -> None:
    "The two players have no trade agreement with each other."
    end_agreement(s, seat, rival)


@HOOKS.modifier(AgreementForbidden, FORCED_ECONOMIC_INDEPENDENCE)
def independent(s: Twilight, me: int, query: AgreementForbidden, forbids: int) -> int:
    both = s.laws[politic_of(FORCED_ECONOMIC_INDEPENDENCE)]
    return FORCED_ECONOMIC_INDEPENDENCE + 1 if query.seat in both and query.partner in both else forbids


# --- 13, 14 ------------------------------------------------------------------------------------------------------


def no_homes(s: Twilight) -> list[Planet]:
    """The planets outside home systems."""
    return [planet for planet, place in by_planet(s.places) if place >= 0 and not HOME_PLANETS >> planet & 1]


@agenda("holy_planet_of_ixth", candidates=no_homes)
async def holy_planet_of_ixth(s: Twilight, planet: Planet) -> None:
    "The planet produces no units."


@HOOKS.modifier(ProductionForbidden, HOLY_PLANET_OF_IXTH)
def holy(s: Twilight, me: int, query: ProductionForbidden, forbids: int) -> int:
    return HOLY_PLANET_OF_IXTH + 1 if s.laws[politic_of(HOLY_PLANET_OF_IXTH)] == (query.planet,) else forbids


@HOOKS.modifier(ProductionLimit, HUMANE_LABOR, rank=-1)
def few_units(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "What a dock produces by itself, before technologies and cards raise it."
    return min(limit, HUMANE) if passed(s, HUMANE_LABOR) and not on(s, FEW_AFTER_ALL) else limit


@HOOKS.modifier(ProductionCap, HUMANE_LABOR)
def few_after_all(s: Twilight, me: int, query: ProductionCap, limit: int) -> int:
    "By another reading whatever raises it (T3.17.71)."
    return min(limit, HUMANE) if passed(s, HUMANE_LABOR) and on(s, FEW_AFTER_ALL) else limit


@HOOKS.modifier(ProductionForbidden, HUMANE_LABOR)
def strike(s: Twilight, me: int, query: ProductionForbidden, forbids: int) -> int:
    return HUMANE_LABOR + 1 if () in in_force(s, HUMANE_LABOR) else forbids


@agenda("humane_labor")
async def humane_labor(s: Twilight, side: int) -> None:
    "For: docks produce 2 units at most. Against: no dock produces for the rest of the round."
    if side == AGAINST:
        lasts(s, HUMANE_LABOR, TABLE, ROUND)


# --- 15, 16 ------------------------------------------------------------------------------------------------------


@HOOKS.modifier(CounterPrice, IMPERIAL_ACADEMY)
def imperial_academy(s: Twilight, me: int, query: CounterPrice, price: int) -> int:
    "With Logistics a command counter costs 2 influence."
    return min(price, 2)


@HOOKS.modifier(LandingForbidden, IMPERIAL_PEACE)
def peace(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    centre = query.planet == MECATOL_REX
    lawful = passed(s, IMPERIAL_PEACE) and centre
    return IMPERIAL_PEACE + 1 if lawful or (() in in_force(s, IMPERIAL_PEACE) and not centre) else forbids


@agenda("imperial_peace")
async def imperial_peace(s: Twilight, side: int) -> None:
    "For: nobody invades Mecatol Rex. Against: nobody invades any other planet this round."
    if side == AGAINST:
        lasts(s, IMPERIAL_PEACE, TABLE, ROUND)


# --- 17 Labor Force Politics -------------------------------------------------------------------------------------


@HOOKS.modifier(Resources, LABOR_FORCE_POLITICS, rank=-1)
def swapped_resources(s: Twilight, me: int, query: Resources, value: int) -> int:
    return printed_influence(s, query.planet) if passed(s, LABOR_FORCE_POLITICS) else value


@HOOKS.modifier(Influence, LABOR_FORCE_POLITICS, rank=-1)
def swapped_influence(s: Twilight, me: int, query: Influence, value: int) -> int:
    return PLANETS[query.planet].resources if passed(s, LABOR_FORCE_POLITICS) else value


@HOOKS.modifier(ProductionLimit, LABOR_FORCE_POLITICS, rank=-2)
def docks_as_before(s: Twilight, me: int, query: ProductionLimit, limit: int) -> int:
    "By another reading docks go by the printed resources still (T3.17.49)."
    if me != TABLE or not passed(s, LABOR_FORCE_POLITICS) or not on(s, SWAP_FOR_PAYMENTS):
        return limit
    return limit + PLANETS[query.planet].resources - printed_influence(s, query.planet)


@agenda("labor_force_politics")
async def labor_force_politics(s: Twilight, side: int) -> None:
    "For: resources and influence of planets are swapped. Against: each player produces at one dock only this round."
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


# --- 18, 19 ------------------------------------------------------------------------------------------------------


@HOOKS.modifier(HandLimit, LIMITS_TO_INDIVIDUAL_POWER)
def three_cards(s: Twilight, me: int, query: HandLimit, limit: int) -> int:
    return min(limit, 3)


@agenda("limits_to_individual_power")
async def limits_to_individual_power(s: Twilight, side: int) -> None:
    "For: nobody holds more than 3 action cards. Against: all discard one at random."
    if side == FOR:
        s.full = (1 << len(s.players)) - 1
    else:
        then(s, *(frame(lose_cards_, seat, 1) for seat in order_of_play(s)))


@HOOKS.trigger(StatusPhase, MINISTER_OF_COMMERCE)
async def minister_of_commerce(s: Twilight, me: int, w: StatusPhase) -> None:
    "In each status phase the player gets a trade good from everybody else who has a trade agreement."
    for rival in others(s, me):
        if partners(s, rival):
            give_goods(s, rival, me, min(1, s.players[rival].goods))
