"""Twilight Imperium 4: what cards offer: commodities to gain or convert (LRR 57), a unit to place, a price to pay."""

from __future__ import annotations

from orrery.core.ask import amount, choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.board import on_planet, open_to
from orrery.games.ti4.rules.hooks import step
from orrery.games.ti4.rules.kinds import CONVERT, EXPLORE_OFFER, EXPLORE_PAY, OFFERS
from orrery.games.ti4.rules.reinforcements import most_at, reclaim
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Exploration, Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import commodity_limit, draw_cards, garrison, muster

(
    COMMODITIES, COMMODITY, CONVERT_SOME, DRAW, GOODS, IGNORE, INFANTRY_OFFER, MECH_OFFER, REPLENISH, GOOD,
    RELIC_OFFER, TOKEN_OFFER,
) = range(len(OFFERS))  # fmt: skip


async def offered(seat: Seat, card: Exploration, options: list[int]) -> int | None:
    """Which of its offers a player takes from a card, or none."""
    if not options:
        return None
    taken: int | None = await choose(
        seat, EXPLORE_OFFER, [*options, None], explain=lambda it: No("LRR 29.7"), exploration=card
    )
    return taken


def gain_commodities(s: Imperium, seat: Seat, count: int) -> None:
    """A player gains commodities, up to the limit (LRR 57.2)."""
    p = s.players[seat]
    p.commodities = max(p.commodities, min(p.commodities + count, commodity_limit(s, seat)))
    tell(s, "ti4-log-commodities", seat=seat, commodities=p.commodities)


def wants_commodities(s: Imperium, seat: Seat) -> bool:
    """Whether a player has room for commodities."""
    return s.players[seat].commodities < commodity_limit(s, seat)


def convert(s: Imperium, seat: Seat, count: int) -> None:
    """A player turns own commodities into trade goods, which does not count as gaining them (LRR 57.5c)."""
    p = s.players[seat]
    count = min(count, p.commodities)
    p.commodities -= count
    p.goods += count
    tell(s, "ti4-log-converts", seat=seat, goods=count)


async def convert_up_to(s: Imperium, seat: Seat, most: int) -> None:
    """A player turns up to so many commodities into trade goods."""
    most = min(most, s.players[seat].commodities)
    convert(s, seat, most if most == 1 else await amount(seat, CONVERT, 1, most))


def can_spend_one(s: Imperium, seat: Seat) -> bool:
    """Whether a player has a trade good or a commodity."""
    return s.players[seat].goods + s.players[seat].commodities > 0


async def spend_one(s: Imperium, seat: Seat, card: Exploration) -> None:
    """A player spends a trade good or a commodity."""
    p = s.players[seat]
    means = GOOD if p.goods else COMMODITY
    if p.goods and p.commodities:
        means = await choose(seat, EXPLORE_PAY, [COMMODITY, GOOD], explain=lambda it: No("LRR 29.7"), exploration=card)
    if means == GOOD:
        p.goods -= 1
    else:
        p.commodities -= 1


def can_place(s: Imperium, seat: Seat, planet: Planet, unit: Unit) -> bool:
    """Whether a player could place a unit on a planet: it is not closed to units, and there is one left, or
    one to take back from the board (LRR 59.4a)."""
    there = on_planet(s, seat, planet)
    return open_to(s, seat, planet) and most_at(s, seat, unit, there, (s.places[planet], planet)) > 0


async def place_on(s: Imperium, seat: Seat, planet: Planet, unit: Unit, count: int = 1) -> None:
    """Units are placed on a planet."""
    await reclaim(s, seat, [unit] * count, (s.places[planet], planet))
    muster(s.players[seat], garrison(s, seat, planet), unit, count)
    tell(s, "ti4-log-places", seat=seat, planet=planet, unit=unit, count=count)


@step
async def draw_by_text(s: Imperium, seat: Seat, count: int) -> None:
    """A player draws action cards because of a text, once the step in which it was used is over."""
    await draw_cards(s, seat, count)
