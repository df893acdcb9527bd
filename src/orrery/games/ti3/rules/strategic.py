"""Twilight Imperium 3: strategic actions and the strategy cards (T3.6.3 to T3.6.11), in the order of the cards. Trade
and the council have files of their own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.ask import amount, choose, confirm, pick
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import Frame, frame, tell, then
from orrery.games.ti3.rules.board import (
    counters_left,
    docks_at,
    empty_of_units,
    fleet_limit,
    fleet_of,
    home_planets,
    near,
    planets_of,
)
from orrery.games.ti3.rules.council import agenda
from orrery.games.ti3.rules.data import (
    DIPLOMACY,
    HOME_PLANETS,
    IMPERIAL,
    IMPERIUM_REX,
    INITIATIVE,
    LOGISTICS,
    MECATOL_REX,
    POLITICAL,
    TECHNOLOGY,
    TRADE,
    WARFARE,
)
from orrery.games.ti3.rules.effects import STRATEGIC, expire
from orrery.games.ti3.rules.gifts import beside
from orrery.games.ti3.rules.hands import draw_cards
from orrery.games.ti3.rules.hooks import happens, number
from orrery.games.ti3.rules.kinds import (
    BUY_COUNTERS,
    ENVOY,
    FIRST_WAY,
    MOBILIZE,
    ON_TOP,
    PATROL,
    POLITICS_DRAWN,
    RECALL,
    REFRESH,
    SECONDARY,
    THRONE_WAY,
    Patrol,
)
from orrery.games.ti3.rules.nouns import COMMAND_POOL, STRATEGY_POOL
from orrery.games.ti3.rules.objectives import open_objective
from orrery.games.ti3.rules.options import (
    ANCIENT_THRONE,
    DOCK_NEXT_ROUND,
    NO_HOME_REFRESHED,
    NO_NEBULA_PATROLS,
    ONLY_BUYERS,
    OPENED_WITH_IMPERIAL,
    STAR_IN_THE_CROWN,
    THRONE_18,
    ruling,
)
from orrery.games.ti3.rules.production import limit_of, produce
from orrery.games.ti3.rules.queries import CounterPrice, NoPolitics, SecondaryCost, SecondaryForbidden
from orrery.games.ti3.rules.research import possible, technology, technology_too
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NO_POLITIC, NOWHERE, Place, Planet, Seat, Strategy, places_in, planets_in
from orrery.games.ti3.rules.trade import trade, trade_too
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, big_ships
from orrery.games.ti3.rules.verbs import (
    gain_counters,
    gain_points,
    move_ship,
    pay,
    refresh,
    spend_counter,
    wealth,
)
from orrery.games.ti3.rules.windows import (
    PrimaryBegins,
    PrimaryDone,
    SecondaryBegins,
    SecondaryDeclined,
    SecondaryDone,
    ShipsMoved,
)

REFRESHED = 2
COUNTERS, COUNTER_PRICE = 4, 3
CLAIM = 2


async def strategic(s: Twilight, seat: Seat, card: Strategy) -> None:
    """Play a strategy card: primary ability, then the others' secondary abilities (T3.6.3)."""
    s.strategy, s.strategic = card, True
    tell(s, "ti3-log-plays-strategy", seat=seat, strategy=card)
    then(s, frame(primary_done, seat, card))
    if await happens(s, PrimaryBegins(seat, card)):
        then(s, frame(PRIMARIES[card], seat))


async def primary_done(s: Twilight, seat: Seat, card: Strategy) -> None:
    """The others, clockwise, may use the secondary ability (T3.6.3)."""
    s.players[seat].used |= 1 << card
    alone, s.alone = s.alone, False
    asked: list[Frame] = [] if alone else [frame(secondary, other, card) for other in others(s, seat)]
    then(s, *asked, frame(strategic_over))
    await happens(s, PrimaryDone(seat, card))


async def strategic_over(s: Twilight) -> None:
    """The strategic action is over."""
    s.strategic = False
    s.fresh_agreements = []
    expire(s, STRATEGIC)


def secondary_cost(s: Twilight, seat: int, card: Strategy) -> int:
    """Command counters for a secondary ability (T3.6.4)."""
    free = card == LOGISTICS or INITIATIVE in s.players[seat].strategies
    return number(s, 0 if free else 1, SecondaryCost, seat, card)


def can_use(s: Twilight, seat: int, card: Strategy) -> bool:
    """Whether a player could gain anything from a secondary ability."""
    if s.players[seat].counters[STRATEGY_POOL] < secondary_cost(s, seat, card):
        return False
    if number(s, 0, SecondaryForbidden, seat, card):
        return False
    match card:
        case 1:
            return bool(tired(s, seat))
        case 3:
            return counters_left(s, seat) > 0 and wealth(s, seat, True) >= number(s, COUNTER_PRICE, CounterPrice, seat)
        case 5:
            return bool(patrols(s, seat, paid=secondary_cost(s, seat, card)))
        case 6 if ruling(s, ONLY_BUYERS):
            return bool(possible(s, seat, True))
        case 7:
            return bool(mobile(s, seat))
    return True


async def secondary(s: Twilight, seat: Seat, card: Strategy) -> None:
    """Use a secondary ability, or decline (T3.6.3, T3.6.4)."""
    if can_use(s, seat, card) and await beside(s, lambda: confirm(seat, SECONDARY, strategy=card)):
        cost = secondary_cost(s, seat, card)
        spend_counter(s, seat, STRATEGY_POOL, cost)
        tell(s, "ti3-log-secondary", seat=seat, strategy=card)
        then(s, frame(SECONDARIES[card], seat), frame(secondary_done, seat, card))
        await happens(s, SecondaryBegins(seat, card))
    else:
        await happens(s, SecondaryDeclined(seat, card))


async def secondary_done(s: Twilight, seat: Seat, card: Strategy) -> None:
    await happens(s, SecondaryDone(seat, card))


# --- 2 Diplomacy (T3.6.5) ----------------------------------------------------------------------------------------


async def diplomacy(s: Twilight, seat: Seat) -> None:
    """Neither of two players may activate a system with units of the other until the end of the phase."""
    rival = await choose(seat, ENVOY, sorted(others(s, seat)), explain=lambda rival: No("T3.6.5"))
    s.envoys.append((seat, Seat(rival)))
    tell(s, "ti3-log-envoy", seat=seat, rival=rival)


def tired(s: Twilight, seat: int) -> list[Planet]:
    """A player's exhausted planets outside their home system, or outside all home systems (T3.17.32)."""
    home = planets_in(HOME_PLANETS) if ruling(s, NO_HOME_REFRESHED) else home_planets(s, seat)
    return [p for p in planets_of(s, seat) if s.exhausted >> p & 1 and p not in home]


async def diplomacy_too(s: Twilight, seat: Seat) -> None:
    """Refresh up to two planets."""
    planets = tired(s, seat)
    some = await pick(seat, REFRESH, planets, 1, min(REFRESHED, len(planets)), how_many="T3.6.5", of_which="T3.6.5")
    refresh(s, some)
    tell(s, "ti3-log-refreshes", seat=seat, planets=some)


# --- 3 Political (T3.6.6) ----------------------------------------------------------------------------------------


async def political(s: Twilight, seat: Seat) -> None:
    """Three action cards and a command counter, an agenda, and a look at what comes next."""
    then(s, frame(counters, seat, 1), frame(agenda, seat, NO_POLITIC), frame(look_ahead, seat))
    await draw_cards(s, seat, 3)


async def counters(s: Twilight, seat: Seat, count: int) -> None:
    """Receive command counters (T3.12.1)."""
    await gain_counters(s, seat, count)


async def look_ahead(s: Twilight, seat: Seat) -> None:
    """Look at the top three political cards: one goes back on top, the others under the deck."""
    count = min(3, len(s.politics))
    if not count or number(s, 0, NoPolitics, seat):
        return
    p = s.players[seat]
    p.looked += await Draw(POLITICS_DRAWN, s.politics, count, seat=seat, seen=1 << seat, why="look")
    top = await choose(seat, ON_TOP, sorted(set(p.looked)), explain=lambda card: No("T3.6.6"))
    p.looked.remove(top)
    s.politics.put_on_top(top, 1 << seat)
    if p.looked:
        s.politics.put_under(p.looked, 1 << seat)
    p.looked = []
    tell(s, "ti3-log-looks", seat=seat)


async def political_too(s: Twilight, seat: Seat) -> None:
    """Draw an action card."""
    await draw_cards(s, seat, 1)


# --- 4 Logistics (T3.6.7) ----------------------------------------------------------------------------------------


async def logistics(s: Twilight, seat: Seat) -> None:
    """Four command counters."""
    await gain_counters(s, seat, COUNTERS)


async def logistics_too(s: Twilight, seat: Seat) -> None:
    """A command counter for every three influence."""
    price = number(s, COUNTER_PRICE, CounterPrice, seat)
    most = min(counters_left(s, seat), wealth(s, seat, True) // price)
    if most:
        count = await amount(seat, BUY_COUNTERS, 1, most, price=price)
        then(s, frame(pay_influence, seat, price * count), frame(counters, seat, count))


async def pay_influence(s: Twilight, seat: Seat, price: int) -> None:
    await pay(s, seat, price, votes=True)


# --- 6 Warfare (T3.6.9) ------------------------------------------------------------------------------------------


async def warfare(s: Twilight, seat: Seat) -> None:
    """Take a command counter off the board into the command pool."""
    p = s.players[seat]
    if p.activated:
        place = await choose(seat, RECALL, places_in(p.activated), explain=lambda place: No("T3.6.9"))
        p.activated &= ~(1 << place)
        p.counters[COMMAND_POOL] += 1
        tell(s, "ti3-log-recalls", seat=seat, place=place)


def patrols(s: Twilight, seat: int, gone: Place = NOWHERE, paid: int = 0) -> list[Patrol]:
    """All ways for a destroyer or cruiser to an adjacent system without units (T3.6.9); `gone` is where the first of
    two has gone: it stays there, and the second may follow it. `paid` are counters about to be spent."""
    around = near(s)
    found: list[Patrol] = []
    for place, fleet in sorted(s.players[seat].fleets.items()):
        units = [unit for unit in (DESTROYER, CRUISER) if fleet.of(unit) and place != gone]
        ends = (
            [end for end in places_in(around[place]) if why_not_patrol_to(s, seat, end, gone, paid) is None]
            if units
            else []
        )
        found += [(place, unit, end) for unit in units for end in ends]
    return found


def why_not_patrol_to(s: Twilight, seat: int, end: Place, gone: Place = NOWHERE, paid: int = 0) -> No | None:
    """Which rule forbids a patrol from going to a system."""
    if s.asteroids >> end & 1:
        return No("T3.3.6", place=end)
    if s.supernovae >> end & 1:
        return No("T3.3.9", place=end)
    if s.nebulae >> end & 1 and ruling(s, NO_NEBULA_PATROLS):
        return No("T3.17.6", place=end)
    if big_ships(fleet_of(s, seat, end)) >= fleet_limit(s, seat, end):
        return No("T3.12.3", place=end)
    if end == gone:
        return None
    if not s.shape >> end & 1 or any(q.home == end for q in s.players) or not empty_of_units(s, end):
        return No("T3.6.9", place=end)
    if s.players[seat].activated >> end & 1:
        return No("T3.7.1", place=end)
    return None if counters_left(s, seat) + paid else No("T3.12.1")


async def warfare_too(s: Twilight, seat: Seat) -> None:
    then(s, frame(patrol, seat, NOWHERE))


async def patrol(s: Twilight, seat: Seat, gone: Place) -> None:
    """Move a destroyer or a cruiser to an empty system and put a command counter there; then another one."""
    ways = patrols(s, seat, gone)
    if not ways:
        return

    def forbids(way: Patrol | None) -> No | None:
        return None if way is None or way in ways else why_not_patrol_to(s, seat, way[2], gone) or No("T3.6.9")

    way = await choose(seat, PATROL, [*ways, None], explain=forbids)
    if way is not None:
        place, unit, end = way
        move_ship(s, seat, place, end, unit)
        s.players[seat].activated |= 1 << end
        tell(s, "ti3-log-patrols", seat=seat, unit=unit, place=place, target=end)
        if gone < 0:
            then(s, frame(patrol, seat, end))
        await happens(s, ShipsMoved(seat, place, end))


# --- 8 Imperial (T3.6.11, T3.16.2) -------------------------------------------------------------------------------


async def imperial(s: Twilight, seat: Seat) -> None:
    """Open an objective, then score two victory points; Imperium Rex ends the game before that (T3.15.14)."""
    ancient = ruling(s, ANCIENT_THRONE)
    before = len(s.objectives)
    if not ancient or ruling(s, OPENED_WITH_IMPERIAL):
        await open_objective(s)
    if len(s.objectives) > before and ends(s):
        return
    if ancient:
        then(s, frame(throne, seat))
    else:
        gain_points(s, seat, 1 if ruling(s, STAR_IN_THE_CROWN) else CLAIM)


def ends(s: Twilight) -> bool:
    """Whether Imperium Rex has just been opened: then the game is over (T3.15.14)."""
    if s.objectives[-1] == IMPERIUM_REX:
        s.finished = True
        return True
    return False


async def throne(s: Twilight, seat: Seat) -> None:
    """The ancient throne: a point for Mecatol Rex and any number of objectives, or the secondary ability alone."""
    way = await choose(seat, THRONE_WAY, (0, 1), explain=lambda way: No("T3.16.2"))
    if way == FIRST_WAY:
        s.any_number = seat
        if s.owner[MECATOL_REX] == seat or (ruling(s, THRONE_18) and len(planets_of(s, seat)) >= 18):
            gain_points(s, seat, 1)
    else:
        s.alone = True
        if mobile(s, seat):
            then(s, frame(imperial_too, seat))


def mobile(s: Twilight, seat: int) -> list[Place]:
    """The systems with docks of a player that may produce: new docks may not always (T3.17.7)."""
    return sorted({s.places[p] for p in planets_of(s, seat) if s.docks >> p & 1 and limit_of(s, seat, p)})


def why_not_mobilize(s: Twilight, seat: int) -> Callable[[Place], No | None]:
    """Which rule forbids producing at once in a system."""

    def forbids(place: Place) -> No | None:
        docks = docks_at(s, seat, place)
        if not docks:
            return No("T3.6.11", place=place)
        if any(limit_of(s, seat, planet) for planet in docks):
            return None
        new = ruling(s, DOCK_NEXT_ROUND) and all(s.new_docks >> planet & 1 for planet in docks)
        return No("T3.17.7" if new else "T3.10.1", place=place)

    return forbids


async def imperial_too(s: Twilight, seat: Seat) -> None:
    """Produce at once in one system."""
    place = await choose(seat, MOBILIZE, mobile(s, seat), explain=why_not_mobilize(s, seat))
    docks = docks_at(s, seat, place)
    then(s, frame(produce, seat, docks[0], 0, *docks[1:]))


# --- which step a strategy card is -------------------------------------------------------------------------------

StrategyStep = Callable[[Twilight, Seat], Coroutine[Any, Any, None]]
"""What a strategy card does for a player."""

PRIMARIES: dict[Strategy, StrategyStep] = {
    DIPLOMACY: diplomacy,
    POLITICAL: political,
    LOGISTICS: logistics,
    TRADE: trade,
    WARFARE: warfare,
    TECHNOLOGY: technology,
    IMPERIAL: imperial,
}
SECONDARIES: dict[Strategy, StrategyStep] = {
    DIPLOMACY: diplomacy_too,
    POLITICAL: political_too,
    LOGISTICS: logistics_too,
    TRADE: trade_too,
    WARFARE: warfare_too,
    TECHNOLOGY: technology_too,
    IMPERIAL: imperial_too,
}
