"""Twilight Imperium 3: technologies (T3.18) and the strategy card Technology (T3.6.10)."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.ti3.rules import listings
from orrery.games.ti3.rules.board import ready_planets
from orrery.games.ti3.rules.data import TECHNOLOGIES
from orrery.games.ti3.rules.effects import PURCHASE, expire
from orrery.games.ti3.rules.hooks import happens, number
from orrery.games.ti3.rules.kinds import RESEARCH
from orrery.games.ti3.rules.listings import X89, specialty
from orrery.games.ti3.rules.nouns import TECHNOLOGY
from orrery.games.ti3.rules.options import CANNON_ALONE, PRICE_IN_GOODS, X89_NEEDS_DIODES, ruling
from orrery.games.ti3.rules.queries import Specialties, TechnologyCost, TechnologyForbidden, Tolerated
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Colour, Seat, Technology
from orrery.games.ti3.rules.verbs import gain_technology, pay, spend_goods, wealth
from orrery.games.ti3.rules.windows import BeforeTechnology

PRICE = 8
ASSAULT_CANNON, GRAVITON_NEGATOR = TECHNOLOGY.index["assault_cannon"], TECHNOLOGY.index["graviton_negator"]
TRANSIT_DIODES = TECHNOLOGY.index["transit_diodes"]
ALL = TECHNOLOGY.every
NEEDS = tuple(sum([1 << need for need in it.needs]) for it in TECHNOLOGIES)
"""The prerequisites of each technology, as bits."""


def lacking(technologies: int, technology: Technology) -> int:
    """How many prerequisites of a technology a set of technologies lacks (T3.18.1)."""
    needs = NEEDS[technology]
    missing = (needs & ~technologies).bit_count()
    return int(missing == needs.bit_count()) if TECHNOLOGIES[technology].any else missing


def missing(s: Twilight, technologies: int, technology: Technology) -> int:
    """The same under the rulings of the table (T3.17.27, T3.17.52)."""
    if technology == GRAVITON_NEGATOR and ruling(s, CANNON_ALONE):
        return int(not technologies >> ASSAULT_CANNON & 1)
    if technology == X89 and ruling(s, X89_NEEDS_DIODES):
        return int(not technologies >> TRANSIT_DIODES & 1)
    return lacking(technologies, technology)


def specialties(s: Twilight, seat: int, colour: Colour) -> int:
    """How much a player's unexhausted planets save for a colour (T3.18.2)."""
    count = sum(specialty(s, p) == colour for p in ready_planets(s, seat))
    return number(s, count, Specialties, seat, colour)


def cost(s: Twilight, seat: int, technology: Technology) -> int:
    """What a technology costs a player (T3.18.2)."""
    price = PRICE - specialties(s, seat, listings.colour(s, technology))
    return max(0, number(s, price, TechnologyCost, seat, technology))


def why_not(s: Twilight, seat: int, bought: bool) -> Callable[[Technology | None], No | None]:
    """Which rule forbids a player from having a technology."""
    mine = s.players[seat].technologies
    money = means(s, seat) if bought else 0

    def forbids(technology: Technology | None) -> No | None:
        if technology is None:
            return None
        if mine >> technology & 1:
            return No("T3.18.1", technology=technology)
        gap = missing(s, mine, technology)
        if gap and gap > number(s, 0, Tolerated, seat, technology):
            return No("T3.18.1", technology=technology)
        text = number(s, 0, TechnologyForbidden, seat, technology, bought) - 1
        if text >= 0:
            return No("T3.18.1", technology=technology, card=text)
        if bought and cost(s, seat, technology) > money:
            return No("T3.18.2", need=cost(s, seat, technology), have=money)
        return None

    return forbids


def means(s: Twilight, seat: int) -> int:
    """What a player could pay for a technology: resources, or under another reading only trade goods (T3.17.57)."""
    return s.players[seat].goods if ruling(s, PRICE_IN_GOODS) else wealth(s, seat)


def possible(s: Twilight, seat: int, bought: bool) -> list[Technology]:
    """The technologies a player could receive, or buy."""
    forbids = why_not(s, seat, bought)
    return [technology for technology in ALL if forbids(technology) is None]


async def technology(s: Twilight, seat: Seat) -> None:
    """Primary: a technology for free (T3.6.10)."""
    found = possible(s, seat, False)
    if found:
        chosen = await choose(seat, RESEARCH, found, explain=why_not(s, seat, False))
        await gain_technology(s, seat, chosen)


async def technology_too(s: Twilight, seat: Seat) -> None:
    """Secondary: buy a technology (T3.6.10)."""
    await happens(s, BeforeTechnology(seat))
    found = possible(s, seat, True)
    if found:
        chosen = await choose(seat, RESEARCH, found, explain=why_not(s, seat, True))
        then(s, frame(buy_technology, seat, chosen, cost(s, seat, chosen)))
    else:
        expire(s, PURCHASE)


async def buy_technology(s: Twilight, seat: Seat, chosen: Technology, price: int) -> None:
    """Pay for a technology and receive it."""
    if ruling(s, PRICE_IN_GOODS):
        spend_goods(s, seat, price)
    else:
        await pay(s, seat, price)
    expire(s, PURCHASE)
    await gain_technology(s, seat, chosen)
