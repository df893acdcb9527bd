"""Twilight Imperium 4: help with spending (LRR 24.2, 74.2): the cheapest payment of a price, and what is left
after one. Screens show both; nothing in the rules depends on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.games.common.picks import Pay
from orrery.games.ti4.rules.board import influence, ready_planets, resources
from orrery.games.ti4.rules.nouns import TRADE_GOOD
from orrery.games.ti4.rules.prices import PayFirst
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Planet
from orrery.games.twilight.answers import cheapest_payment

KEPT = 2.1
"""A trade good pays for either thing and does not come back when planets are readied: keeping one is worth twice what
it stands for, and a bit."""
ONE_MORE = 0.01
"""Of two payments that lose equally much, the one with fewer planets is better."""


class Remainder(NamedTuple):
    """What a player could still spend: of planets that are ready, and trade goods."""

    resources: int
    influence: int
    goods: int


def cheapest(s: Imperium, asked: Pay) -> tuple[int, ...]:
    """The payment that loses least: of each planet what it yields in either way, since it pays only once, and whatever
    is paid too much; trade goods only where planets would lose more."""

    def loss(item: int) -> float:
        return resources(s, Planet(item)) + influence(s, Planet(item)) + ONE_MORE

    found = cheapest_payment(asked, loss, KEPT * asked.coin, waste=0)
    if asked.refuse(found) is None:
        return found
    return asked.known if isinstance(asked, PayFirst) else next(asked.options())


def left_after(s: Imperium, seat: int, paid: Sequence[int]) -> Remainder:
    """What stays if this is paid."""
    ready = [planet for planet in ready_planets(s, seat) if planet not in paid]
    return Remainder(
        resources=sum([resources(s, planet) for planet in ready]),
        influence=sum([influence(s, planet) for planet in ready]),
        goods=s.players[seat].goods - list(paid).count(TRADE_GOOD),
    )
