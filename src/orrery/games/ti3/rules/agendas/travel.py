"""Twilight Imperium 3: the political cards about activations and wormholes (T3.13)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.picks import Pay
from orrery.games.ti3.rules.aims import aim_unit
from orrery.games.ti3.rules.board import MERGED, SHUT, fleet_of, outside_home, planets_at, ready_planets
from orrery.games.ti3.rules.effects import ROUND, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda, step
from orrery.games.ti3.rules.judge import Judge, behind, first, opinion
from orrery.games.ti3.rules.kinds import PAY, new_kind
from orrery.games.ti3.rules.nouns import AGAINST, COMMAND_POOL, FOR, GOOD, POOL, STRATEGY_POOL
from orrery.games.ti3.rules.queries import ActivationForbidden, TacticalPrice, WormholesShut
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Place, Planet, Seat, places_in
from orrery.games.ti3.rules.units import BIG, ships
from orrery.games.ti3.rules.verbs import destroy, exhaust, spend_counter, spend_goods
from orrery.games.ti3.rules.windows import Activated

IMPERIAL_CONTAINMENT = text("politic.imperial_containment")
CLOSING_THE_WORMHOLES = text("politic.closing_the_wormholes")
TRAFFIC_TARIFFS = text("politic.traffic_tariffs")

# --- Imperial Containment ----------------------------------------------------------------------------------------


@agenda("imperial_containment")
async def imperial_containment(s: Twilight, side: int) -> None:
    "For: those with most planets outside their home system lose a counter with every tactical action this round."
    counts = [len(outside_home(s, seat)) for seat in range(len(s.players))]
    for seat, count in enumerate(counts) if side == FOR else ():
        if count == max(counts):
            lasts(s, IMPERIAL_CONTAINMENT, seat, ROUND)


@HOOKS.modifier(TacticalPrice, IMPERIAL_CONTAINMENT)
def pay_twice(s: Twilight, me: int, query: TacticalPrice, price: int) -> int:
    return price + 1


opinion(IMPERIAL_CONTAINMENT, stakes=3.0, vote=behind, feared=first)


# --- Closing the Wormholes ---------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesShut, CLOSING_THE_WORMHOLES, rank=1)
def closed(s: Twilight, me: int, query: WormholesShut, wormholes: int) -> int:
    "No fleet may pass through wormholes."
    return SHUT


@agenda("closing_the_wormholes")
async def closing_the_wormholes(s: Twilight, side: int) -> None:
    "Against: every fleet at a wormhole loses a ship other than a fighter."
    gates = places_in(s.wormholes[0] | s.wormholes[1])
    if side == AGAINST:
        then(s, *(frame(lose_a_ship, seat, gate) for seat in order_of_play(s) for gate in gates))


def beside_wormholes(it: Judge) -> bool:
    """Whether the player's fleets would lose ships if the vote went against it."""
    gates = places_in(it.s.wormholes[0] | it.s.wormholes[1])
    return any(ships(fleet_of(it.s, it.seat, gate)) for gate in gates)


opinion(CLOSING_THE_WORMHOLES, vote=beside_wormholes)


@step
async def lose_a_ship(s: Twilight, seat: Seat, place: Place) -> None:
    """Which ship of a fleet is removed?"""
    fleet = fleet_of(s, seat, place)
    units = [unit for unit in BIG if fleet.of(unit)]
    if units:
        unit = units[0] if len(units) == 1 else await aim_unit(seat, CLOSING_THE_WORMHOLES, units)
        destroy(s, seat, place, [unit])


# --- Traffic Tariffs ---------------------------------------------------------------------------------------------


COUNTER_LOST = new_kind("counter_lost", POOL)


def foreign(s: Twilight, seat: int, place: Place) -> bool:
    """Whether a system has a planet of another player."""
    return any(s.owner[planet] not in (-1, seat) for planet in planets_at(s, place))


@HOOKS.modifier(ActivationForbidden, TRAFFIC_TARIFFS)
def no_toll(s: Twilight, me: int, query: ActivationForbidden, forbids: int) -> int:
    "A player who cannot pay may not activate a system with a planet of another player."
    seat = query.seat
    broke = not s.players[seat].goods and not ready_planets(s, seat)
    return TRAFFIC_TARIFFS + 1 if broke and foreign(s, seat, query.place) else forbids


@HOOKS.trigger(Activated, TRAFFIC_TARIFFS)
async def toll(s: Twilight, me: int, w: Activated) -> None:
    "Activating one costs a trade good, or a planet is exhausted."
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
    "Against: everyone gives up a counter from the command pool or the strategy allocation."
    if side == AGAINST:
        then(s, *(frame(give_up_counter, seat) for seat in order_of_play(s)))


opinion(TRAFFIC_TARIFFS, vote=False)


@step
async def give_up_counter(s: Twilight, seat: Seat) -> None:
    """Which of the two loses a counter?"""
    pools = [pool for pool in (STRATEGY_POOL, COMMAND_POOL) if s.players[seat].counters[pool]]
    if pools:
        pool = pools[0]
        if len(pools) > 1:
            pool = await choose(seat, COUNTER_LOST, pools, explain=lambda pool: No("T3.13.6"))
        spend_counter(s, seat, pool)


# --- Wormhole Reconstruction -------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesShut, text("politic.wormhole_reconstruction"))
def wormhole_reconstruction(s: Twilight, me: int, query: WormholesShut, wormholes: int) -> int:
    "All systems with wormholes are adjacent to each other."
    return wormholes or MERGED


opinion(text("politic.wormhole_reconstruction"), vote=True)
