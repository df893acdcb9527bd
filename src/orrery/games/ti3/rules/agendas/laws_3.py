"""Twilight Imperium 3: the second half of the laws (T3.13.6), from Short Term Truce to Wormhole Reconstruction: what
they change while they are in force, and what happens if the council votes against them."""

from __future__ import annotations

from orrery.core.abilities import TABLE, Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.core.windows import Window
from orrery.games.common.picks import Pay
from orrery.games.ti3.rules.aims import aim_planet, aim_planets, aim_player, aim_technology, wants
from orrery.games.ti3.rules.board import MERGED, enemy_at, planets_at, ready_planets
from orrery.games.ti3.rules.council import passed, strike_law, voters
from orrery.games.ti3.rules.data import GREEN, RED, TECHNOLOGY, TRADE
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.kinds import PAY, new_kind
from orrery.games.ti3.rules.listings import colour
from orrery.games.ti3.rules.nouns import AGAINST, COMMAND_POOL, FOR, GOOD, POOL, STRATEGY_POOL
from orrery.games.ti3.rules.options import LASTING_TRUCE, on
from orrery.games.ti3.rules.queries import (
    ActivationForbidden,
    LandingForbidden,
    SecondaryCost,
    TechnologyCost,
    TechnologyForbidden,
    WormholesShut,
)
from orrery.games.ti3.rules.research import missing
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.sheets import Sheet, on_sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import politic_of, text
from orrery.games.ti3.rules.things import Place, Planet, Seat, Technology, technologies_in
from orrery.games.ti3.rules.units import DREADNOUGHT, WAR_SUN
from orrery.games.ti3.rules.verbs import exhaust, gain_goods, lose_technology, pay, spend_counter, spend_goods, wealth
from orrery.games.ti3.rules.windows import ANY_TIME, Activated, RoundEnds, SecondaryDone, StatusPhase, TurnBegins

SHORT_TERM_TRUCE = text("politic.short_term_truce")
SUBSIDIZED_STUDIES = text("politic.subsidized_studies")
TECHNOLOGY_BUY_BACK = text("politic.technology_buy_back")
TECHNOLOGY_TARIFFS = text("politic.technology_tariffs")
TRADE_WAR = text("politic.trade_war")
TRAFFIC_TARIFFS = text("politic.traffic_tariffs")
UNCONVENTIONAL_WEAPONS = text("politic.unconventional_weapons")
SCIENCE_COMMUNITY_SPEAKER = text("politic.science_community_speaker")

# --- 30 Short Term Truce -----------------------------------------------------------------------------------------

TRUCE_PRICE = 10


@agenda("short_term_truce")
async def short_term_truce(s: Twilight, side: int) -> None:
    "For: a truce in the next round. Against: a planet of each who voted against is exhausted; the left one chooses."
    if side == FOR:
        s.laws[politic_of(SHORT_TERM_TRUCE)] = (FOR, s.round + 1)
    else:
        then(s, *(frame(tired_by_left, seat) for seat in voters(s, AGAINST)))


@step
async def tired_by_left(s: Twilight, seat: Seat) -> None:
    """The opponent on the left exhausts a planet of a player."""
    planets = ready_planets(s, seat)
    if planets:
        left = (seat + 1) % len(s.players)
        exhaust(s, planets if len(planets) == 1 else [await aim_planet(left, SHORT_TERM_TRUCE, planets)])


def truce(s: Twilight) -> bool:
    """Whether the truce holds: in one round, or from that round on (T3.17.24)."""
    about = s.laws.get(politic_of(SHORT_TERM_TRUCE), ())
    return len(about) > 1 and about[1] <= s.round


@HOOKS.modifier(ActivationForbidden, SHORT_TERM_TRUCE)
def no_raid(s: Twilight, me: int, query: ActivationForbidden, forbids: int) -> int:
    "Nobody activates a system with enemy ships."
    return SHORT_TERM_TRUCE + 1 if truce(s) and enemy_at(s, query.seat, query.place) >= 0 else forbids


@HOOKS.modifier(LandingForbidden, SHORT_TERM_TRUCE)
def no_invasion(s: Twilight, me: int, query: LandingForbidden, forbids: int) -> int:
    "Nobody lands on somebody else's planet."
    return SHORT_TERM_TRUCE + 1 if truce(s) and s.owner[query.planet] >= 0 else forbids


def can_end_truce(s: Twilight, me: int, w: Window) -> bool:
    return passed(s, SHORT_TERM_TRUCE) and wealth(s, me, True) >= TRUCE_PRICE


@HOOKS.reaction(ANY_TIME, SHORT_TERM_TRUCE, when=can_end_truce)
async def end_truce(s: Twilight, me: int, w: Window) -> None:
    "Anybody may discard the law at any time for 10 influence."
    await pay(s, me, TRUCE_PRICE, votes=True)
    strike_law(s, politic_of(SHORT_TERM_TRUCE))


@HOOKS.trigger(TurnBegins, SHORT_TERM_TRUCE, when=lambda s, me, w: truce(s) and can_end_truce(s, w.seat, w))
async def end_truce_first(s: Twilight, me: int, w: TurnBegins) -> None:
    "Before an own action, too."
    if await wants(w.seat, SHORT_TERM_TRUCE):
        await end_truce(s, w.seat, w)


@HOOKS.trigger(RoundEnds, SHORT_TERM_TRUCE, when=lambda s, me, w: truce(s) and not on(s, LASTING_TRUCE))
async def truce_over(s: Twilight, me: int, w: RoundEnds) -> None:
    "It is over with its round."
    strike_law(s, politic_of(SHORT_TERM_TRUCE))


# --- 31 Subsidized Studies ---------------------------------------------------------------------------------------


@HOOKS.modifier(TechnologyCost, SUBSIDIZED_STUDIES)
def subsidized_studies(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "Technologies of one colour cost 3 less, all others 2 more."
    cheaper = s.laws[politic_of(SUBSIDIZED_STUDIES)] == (colour(s, query.technology),)
    return cost - 3 if cheaper else cost + 2


# --- 32 Technology Buy-back --------------------------------------------------------------------------------------

BUY_BACK = 6


def superfluous(s: Twilight, seat: int) -> list[Technology]:
    """The technologies of a player that no other of them needs."""
    mine = s.players[seat].technologies
    known = technologies_in(mine)
    return [t for t in known if all(missing(s, mine & ~(1 << t), u) <= missing(s, mine, u) for u in known if u != t)]


def can_sell(s: Twilight, me: int, w: StatusPhase) -> bool:
    return passed(s, TECHNOLOGY_BUY_BACK) and bool(superfluous(s, me))


@HOOKS.reaction(StatusPhase, TECHNOLOGY_BUY_BACK, when=can_sell)
async def buy_back(s: Twilight, me: int, w: StatusPhase) -> None:
    "In the status phase a technology may be handed back for 6 trade goods."
    lose_technology(s, me, await aim_technology(me, TECHNOLOGY_BUY_BACK, superfluous(s, me)))
    gain_goods(s, me, BUY_BACK)


@agenda("technology_buy_back")
async def technology_buy_back(s: Twilight, side: int) -> None:
    "Against: nobody receives technologies in this round."
    if side == AGAINST:
        lasts(s, TECHNOLOGY_BUY_BACK, TABLE, ROUND)


@HOOKS.modifier(TechnologyForbidden, TECHNOLOGY_BUY_BACK)
def no_technology(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    return TECHNOLOGY_BUY_BACK + 1 if [*in_force(s, TECHNOLOGY_BUY_BACK)] else forbids


# --- 33 Technology Tariffs ---------------------------------------------------------------------------------------


@HOOKS.modifier(TechnologyCost, TECHNOLOGY_TARIFFS)
def dear_weapons(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "Red technologies cost 4 more."
    return cost + 4 * (colour(s, query.technology) == RED and passed(s, TECHNOLOGY_TARIFFS))


@agenda("technology_tariffs")
async def technology_tariffs(s: Twilight, side: int) -> None:
    "Against: nobody receives green technologies for the rest of the round."
    if side == AGAINST:
        lasts(s, TECHNOLOGY_TARIFFS, TABLE, ROUND)


@HOOKS.modifier(TechnologyForbidden, TECHNOLOGY_TARIFFS)
def no_green(s: Twilight, me: int, query: TechnologyForbidden, forbids: int) -> int:
    stopped = colour(s, query.technology) == GREEN and [*in_force(s, TECHNOLOGY_TARIFFS)]
    return TECHNOLOGY_TARIFFS + 1 if stopped else forbids


# --- 34 Trade War ------------------------------------------------------------------------------------------------


def rich(s: Twilight, me: int) -> list[int]:
    """The others with trade goods."""
    return [seat for seat, p in enumerate(s.players) if seat != me and p.goods]


@HOOKS.reaction(
    SecondaryDone, TRADE_WAR, when=lambda s, me, w: w.seat == me and w.strategy == TRADE and bool(rich(s, me))
)
async def price_war(s: Twilight, me: int, w: SecondaryDone) -> None:
    "Whoever uses the secondary ability of Trade may take a trade good away from an opponent."
    spend_goods(s, await aim_player(me, TRADE_WAR, rich(s, me)), 1)


@agenda("trade_war")
async def trade_war(s: Twilight, side: int) -> None:
    "Against: all lose a trade good."
    if side == AGAINST:
        for seat, p in enumerate(s.players):
            spend_goods(s, seat, min(1, p.goods))


# --- 35 Traffic Tariffs ------------------------------------------------------------------------------------------

COUNTER_LOST = new_kind("counter_lost", POOL)


def foreign(s: Twilight, seat: int, place: Place) -> bool:
    """Whether a system has a planet of another player."""
    return any(s.owner[planet] not in (-1, seat) for planet in planets_at(s, place))


@HOOKS.modifier(ActivationForbidden, TRAFFIC_TARIFFS)
def no_toll(s: Twilight, me: int, query: ActivationForbidden, forbids: int) -> int:
    "Whoever cannot pay does not activate a system with a planet of another player."
    seat = query.seat
    broke = not s.players[seat].goods and not ready_planets(s, seat)
    return TRAFFIC_TARIFFS + 1 if broke and foreign(s, seat, query.place) else forbids


@HOOKS.trigger(Activated, TRAFFIC_TARIFFS)
async def toll(s: Twilight, me: int, w: Activated) -> None:
    "To activate one costs a trade good, or a planet is exhausted."
    a = s.activation
    for place in (w.place, a.other) if a is not None and a.other >= 0 else (w.place,):
        planets, goods = ready_planets(s, w.seat), s.players[w.seat].goods
        if foreign(s, w.seat, place) and (planets or goods):
            (paid,) = await Pay(w.seat, PAY, dict.fromkeys(planets, 1), GOOD, goods, 1, "T3.13.6", influence=False)
            exhaust(s, [Planet(paid)] if paid != GOOD else [])
            spend_goods(s, w.seat, int(paid == GOOD))
            tell(s, "ti3-log-pays", seat=w.seat, paid=(paid,))


@agenda("traffic_tariffs")
async def traffic_tariffs(s: Twilight, side: int) -> None:
    "Against: all give up a counter of the command pool or the strategy allocation."
    if side == AGAINST:
        then(s, *(frame(give_up_counter, seat) for seat in order_of_play(s)))


@step
async def give_up_counter(s: Twilight, seat: Seat) -> None:
    """A counter of which of the two goes?"""
    pools = [pool for pool in (STRATEGY_POOL, COMMAND_POOL) if s.players[seat].counters[pool]]
    if pools:
        pool = pools[0]
        if len(pools) > 1:
            pool = await choose(seat, COUNTER_LOST, pools, explain=lambda pool: No("T3.13.6"))
        spend_counter(s, seat, pool)


# --- 36 Unconventional Weapons -----------------------------------------------------------------------------------


@on_sheet(UNCONVENTIONAL_WEAPONS)
def weakened(it: Sheet) -> None:
    "Dreadnoughts and war suns get -2 on combat rolls."
    it.improve(-2, [DREADNOUGHT, WAR_SUN])


@agenda("unconventional_weapons")
async def unconventional_weapons(s: Twilight, side: int) -> None:
    "Against: all exhaust a planet for each of their dreadnoughts and war suns."
    if side == AGAINST:
        for seat in reversed(order_of_play(s)):
            fleets = s.players[seat].fleets.values()
            count = sum(fleet.among((DREADNOUGHT, WAR_SUN)) for fleet in fleets)
            then(s, frame(tires, seat, count, UNCONVENTIONAL_WEAPONS))


@step
async def tires(s: Twilight, seat: Seat, count: int, because: Ability) -> None:
    """A player exhausts so many of the own planets, as far as there are any."""
    planets = ready_planets(s, seat)
    if count:
        exhaust(s, planets if len(planets) <= count else await aim_planets(seat, because, planets, count, count))


# --- 37 Science Community Speaker --------------------------------------------------------------------------------


@HOOKS.modifier(SecondaryCost, SCIENCE_COMMUNITY_SPEAKER)
def for_science(s: Twilight, me: int, query: SecondaryCost, cost: int) -> int:
    "The secondary ability of Technology costs no command counter."
    return 0 if query.card == TECHNOLOGY else cost


@HOOKS.modifier(TechnologyCost, SCIENCE_COMMUNITY_SPEAKER)
def cheaper(s: Twilight, me: int, query: TechnologyCost, cost: int) -> int:
    "Technologies cost 1 less."
    return cost - 1


# --- 38 Wormhole Reconstruction ----------------------------------------------------------------------------------


@HOOKS.modifier(WormholesShut, text("politic.wormhole_reconstruction"))
def wormhole_reconstruction(s: Twilight, me: int, query: WormholesShut, wormholes: int) -> int:
    "All systems with wormholes are adjacent to each other."
    return wormholes or MERGED
