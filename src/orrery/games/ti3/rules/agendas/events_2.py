"""Twilight Imperium 3: the second half of the events that come before the council (T3.13), in the order of the
cards."""

from __future__ import annotations

from orrery.core.abilities import TABLE, Ability
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.agendas.events import may_station, may_strike
from orrery.games.ti3.rules.aims import aim_planet, aim_planets, aim_player, wants
from orrery.games.ti3.rules.board import influence, planets_of, ready_planets
from orrery.games.ti3.rules.council import council_of, strike_law
from orrery.games.ti3.rules.effects import GAME, NEXT_ROUND, ROUND, drop, in_force, lasts
from orrery.games.ti3.rules.hands import lose_cards
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.options import ALL_VOTES, IXTH_AT_ONCE, ROUND_UP, STATUS_ROUTES, on
from orrery.games.ti3.rules.queries import (
    AgreementForbidden,
    GoodsGoTo,
    LandingForbidden,
    ProductionForbidden,
    TechnologyForbidden,
)
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.sheets import Sheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Politic, Seat
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE, SPACE_DOCK
from orrery.games.ti3.rules.verbs import end_agreement, exhaust, gain_goods, partners, put_dock, put_troops
from orrery.games.ti3.rules.windows import Produced, RoundEnds

MASS_MOBILIZATION = text("politic.mass_mobilization")
NEW_CONSTITUTION = text("politic.new_constitution")
OFFICIAL_SANCTION = text("politic.official_sanction")
OPEN_THE_TRADE_ROUTES = text("politic.open_the_trade_routes")
PROPHECY_OF_IXTH = text("politic.prophecy_of_ixth")
concerns(PROPHECY_OF_IXTH, int)
PUBLIC_EXECUTION = text("politic.public_execution")
SUBSIDIZED_INDUSTRY = text("politic.subsidized_industry")
TECHNOLOGY_INVESTIGATION = text("politic.technology_investigation")
TRADE_EMBARGO = text("politic.trade_embargo")


# --- 12 Mass Mobilization ----------------------------------------------------------------------------------------


@agenda("mass_mobilization")
async def mass_mobilization(s: Twilight, side: int) -> None:
    "For: as many ground forces for each player as a fifth of the votes for it. Against: nobody buys any this round."
    if side == AGAINST:
        lasts(s, MASS_MOBILIZATION, TABLE, ROUND)
        return
    votes = sum(
        weight
        for _, weight, verdict in council_of(s).ballots
        if verdict[1:] == (FOR,) or (on(s, ALL_VOTES) and len(verdict) > 1)
    )
    troops = -(-votes // 5) if on(s, ROUND_UP) else votes // 5
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


# --- 13 New Constitution -----------------------------------------------------------------------------------------


@agenda("new_constitution")
async def new_constitution(s: Twilight, side: int) -> None:
    "For: all laws are struck, all exhaust 2 planets. Against: whoever has most unexhausted influence may strike a law."
    if side == FOR:
        for law in sorted(s.laws):
            strike_law(s, law)
        then(s, *(frame(exhaust_some, seat, 2, NEW_CONSTITUTION) for seat in order_of_play(s)))
        return
    power = [sum(influence(s, planet) for planet in ready_planets(s, seat)) for seat in range(len(s.players))]
    most = [Seat(seat) for seat, value in enumerate(power) if value == max(power)]
    if s.laws:
        seat = most[0] if len(most) == 1 else await aim_player(s.speaker, NEW_CONSTITUTION, most)
        then(s, frame(may_strike, seat, NEW_CONSTITUTION))


@step
async def exhaust_some(s: Twilight, seat: Seat, count: int, why: Ability) -> None:
    """A player must exhaust so many planets of the own choice, as far as there are any."""
    planets = ready_planets(s, seat)
    if count:
        exhaust(s, planets if len(planets) <= count else await aim_planets(seat, why, planets, count, count))


# --- 14, 15 ------------------------------------------------------------------------------------------------------


@agenda("official_sanction")
async def official_sanction(s: Twilight, seat: int) -> None:
    "The player invades no planet for the rest of the round."
    lasts(s, OFFICIAL_SANCTION, seat, ROUND)


@HOOKS.modifier(LandingForbidden, OFFICIAL_SANCTION)
def sanctioned(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    return OFFICIAL_SANCTION + 1 if query.seat == me else forbids


@agenda("open_the_trade_routes")
async def open_the_trade_routes(s: Twilight, side: int) -> None:
    "For: 2 trade goods for all. Against: this round, what a player would receive goes to the player to the left."
    if side == AGAINST:
        lasts(s, OPEN_THE_TRADE_ROUTES, TABLE, ROUND)
        return
    for seat in order_of_play(s):
        gain_goods(s, seat, 2)


@HOOKS.modifier(GoodsGoTo, OPEN_THE_TRADE_ROUTES)
def to_the_left(s: Twilight, me: int, query: GoodsGoTo, seat: int) -> int:
    return seat if on(s, STATUS_ROUTES) and s.phase != "status" else (seat + 1) % len(s.players)


# --- 16 Prophecy of Ixth -----------------------------------------------------------------------------------------

NEW_FIGHTERS = 2


@agenda("prophecy_of_ixth")
async def prophecy_of_ixth(s: Twilight, seat: int) -> None:
    "The player's fighters get +1 on all combat rolls, as long as 2 fighters are bought every round."
    lasts(s, PROPHECY_OF_IXTH, seat, GAME, 0 if on(s, IXTH_AT_ONCE) else NEW_FIGHTERS)


@on_sheet(PROPHECY_OF_IXTH)
def firebirds(it: Sheet) -> None:
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


# --- 17 Public Execution -----------------------------------------------------------------------------------------


@agenda("public_execution")
async def public_execution(s: Twilight, seat: Seat) -> None:
    "The player loses all action cards, exhausts all planets, and has -1 on all combat rolls this round."
    exhaust(s, planets_of(s, seat))
    lasts(s, PUBLIC_EXECUTION, seat, ROUND)
    then(s, frame(lose_cards_, seat, len(s.players[seat].hand)))


@step
async def lose_cards_(s: Twilight, seat: Seat, count: int) -> None:
    """Action cards are taken at random and discarded."""
    await lose_cards(s, seat, count)


@on_sheet(PUBLIC_EXECUTION)
def dispirited(it: Sheet) -> None:
    it.improve(-1)


# --- 18 to 20 ----------------------------------------------------------------------------------------------------


@agenda("repeal")
async def repeal(s: Twilight, law: Politic) -> None:
    "The law is struck."
    strike_law(s, law)


@agenda("revote")
async def revote(s: Twilight, law: Politic) -> None:
    "The council votes on the law anew; it stays in force until it fails."
    council_of(s).again.append(law)


@agenda("subsidized_industry")
async def subsidized_industry(s: Twilight, seat: int) -> None:
    "The player may put a space dock on an own planet."
    sites = [planet for planet in planets_of(s, seat) if not s.docks >> planet & 1]
    if sites and s.players[seat].reserve[SPACE_DOCK] and await wants(seat, SUBSIDIZED_INDUSTRY):
        planet = await aim_planet(seat, SUBSIDIZED_INDUSTRY, sites)
        put_dock(s, seat, planet)
        s.new_docks |= 1 << planet
        tell(s, "ti3-log-dock", seat=seat, planet=planet)


# --- 21 Technology Investigation ---------------------------------------------------------------------------------


@agenda("technology_investigation")
async def technology_investigation(s: Twilight, side: int) -> None:
    "For: nobody buys technologies this round. Against: all lose a random action card; two more political cards."
    if side == FOR:
        lasts(s, TECHNOLOGY_INVESTIGATION, TABLE, ROUND)
    else:
        council_of(s).more = 2
        then(s, *(frame(lose_cards_, seat, 1) for seat in order_of_play(s)))


@HOOKS.modifier(TechnologyForbidden, TECHNOLOGY_INVESTIGATION)
def not_for_sale(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    return TECHNOLOGY_INVESTIGATION + 1 if query.bought else forbids


# --- 22 Trade Embargo --------------------------------------------------------------------------------------------


@agenda("trade_embargo")
async def trade_embargo(s: Twilight, seat: int) -> None:
    "All trade agreements of the player end; there are no new ones in this round and the next."
    for rival in partners(s, seat):
        end_agreement(s, seat, rival)
    lasts(s, TRADE_EMBARGO, seat, NEXT_ROUND)


@HOOKS.modifier(AgreementForbidden, TRADE_EMBARGO)
def embargo(s: Twilight, me: int, query: AgreementForbidden, forbids: int) -> int:
    return TRADE_EMBARGO + 1 if me in (query.seat, query.partner) else forbids
