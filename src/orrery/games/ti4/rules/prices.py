"""Twilight Imperium 4: what objectives cost that are paid for when they are scored (LRR 14.10), and payments after
which something must be left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from orrery.core.ask import Dice
from orrery.core.refusal import No
from orrery.games.common.picks import Pay
from orrery.games.ti4.rules.board import influence, planets_of, resources
from orrery.games.ti4.rules.nouns import TACTIC_POOL, TRADE_GOOD
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Planet
from orrery.games.ti4.rules.verbs import good_worth, strategy_tokens, wealth


class Price(NamedTuple):
    """Resources, influence, trade goods, and tokens of the tactic and strategy pool."""

    ores: int = 0
    favours: int = 0
    goods: int = 0
    tokens: int = 0


PRICES: dict[str, Price] = {
    "erect_a_monument": Price(ores=8),
    "lead_from_the_front": Price(tokens=3),
    "negotiate_trade_routes": Price(goods=5),
    "sway_the_council": Price(favours=8),
    "amass_wealth": Price(ores=3, favours=3, goods=3),
    "centralize_galactic_trade": Price(goods=10),
    "found_a_golden_age": Price(ores=16),
    "galvanize_the_people": Price(tokens=6),
    "manipulate_galactic_law": Price(favours=16),
    "hold_vast_reserves": Price(ores=6, favours=6, goods=6),
}
"""Objectives that are paid for (LRR 14.10)."""


def to_spend(s: Imperium, seat: int, price: Price) -> tuple[int, int]:
    """How much of a price a player has, of how much; of a price in several things all parts together."""
    p, (ores, favours, goods, tokens) = s.players[seat], price
    if mixed(price):
        return sum(price) - sum(lacking(s, seat, price)), sum(price)
    if tokens:
        return p.pools[TACTIC_POOL] + strategy_tokens(s, seat), tokens
    if goods:
        return p.goods, goods
    return wealth(s, seat, resources if ores else influence), ores or favours


def mixed(price: Price) -> bool:
    """Whether a price is in several things."""
    return sum([bool(part) for part in price]) > 1


def lacking(s: Imperium, seat: int, price: Price) -> Price:
    """What a player is short of for a price in several things, if the planets are used as well as possible. Planets
    yield one or the other; goods are kept for what only goods pay, and the others stand in for either."""
    have, coin = s.players[seat].goods, good_worth(s, seat)
    spare, short = max(0, have - price.goods), max(0, price.goods - have)
    found = []
    for ore, (favour, _) in divided(s, seat, price.ores).items():
        ores, favours = max(0, price.ores - ore), max(0, price.favours - favour)
        first, then = filled(ores, favours, spare, coin)
        found.append(Price(first, then, short))
        then, first = filled(favours, ores, spare, coin)
        found.append(Price(first, then, short))
    return min(found, key=sum)


def filled(first: int, then: int, spare: int, coin: int) -> tuple[int, int]:
    """What is left of two shortages if trade goods fill one and then the other."""
    coins = min(spare, -(-first // coin))
    return max(0, first - coins * coin), max(0, then - (spare - coins) * coin)


def divided(s: Imperium, seat: int, ores: int) -> dict[int, tuple[int, list[Planet]]]:
    """What ready planets can pay: for each sum of resources, up to so many, the most influence that the other planets
    yield, and the planets that pay the resources."""
    planets = [planet for planet in planets_of(s, seat) if not s.exhausted >> planet & 1]
    best: dict[int, tuple[int, list[Planet]]] = {0: (0, [])}
    for planet in planets:
        found: dict[int, tuple[int, list[Planet]]] = {}
        for ore, (favour, chosen) in best.items():
            for more, less, take in ((resources(s, planet), 0, True), (0, influence(s, planet), False)):
                now = (favour + less, [*chosen, planet] if take else chosen)
                key = min(ores, ore + more)
                if key not in found or found[key][0] < now[0]:
                    found[key] = now
        best = found
    return best


def pay_resources_with(s: Imperium, seat: int, ores: int, favours: int, spare: int) -> list[Planet] | None:
    """Planets that pay the resources so that the others pay the influence; nothing if there are none."""
    coin = good_worth(s, seat)
    for ore, (favour, chosen) in divided(s, seat, ores).items():
        if -(-max(0, ores - ore) // coin) + -(-max(0, favours - favour) // coin) <= spare:
            return chosen
    return None


class PayFirst(Pay):
    """Pay with planets such that those left over are `enough` for something else; the rule `why` forbids all other
    payments. One that will do is `known`."""

    __slots__ = ("enough", "known", "why")

    def __init__(
        self, known: tuple[int, ...], enough: Callable[[tuple[int, ...]], bool], why: str, *args: Any, **named: Any
    ) -> None:
        super().__init__(*args, **named)
        self.known, self.enough, self.why = known, enough, why

    def allowed(self, value: tuple[int, ...]) -> No | None:
        no = super().allowed(value)
        return no or (None if self.enough(value) else No(self.why))

    def options(self) -> Iterator[tuple[int, ...]]:
        return (value for value in super().options() if self.enough(value))

    def sample(self, dice: Dice) -> tuple[int, ...]:
        tries = (super(PayFirst, self).sample(dice) for _ in range(8))
        return next((value for value in tries if self.enough(value)), self.known)


def lean(worth: dict[int, int], planets: list[Planet], price: int, coin: int) -> tuple[int, ...]:
    """A payment with some of these planets: none that could be left out, and trade goods for the rest."""
    chosen: list[int] = []
    for planet in sorted(planets, key=lambda one: -worth[one]):
        if sum([worth[one] for one in chosen]) < price and worth[planet]:
            chosen.append(planet)
    goods = -(-max(0, price - sum([worth[one] for one in chosen])) // coin)
    spare = sum([worth[one] for one in chosen]) + coin * goods - price
    for item in sorted(chosen, key=lambda one: worth[one]):
        if worth[item] <= spare:
            chosen.remove(item)
            spare -= worth[item]
    return (*sorted(chosen), *(TRADE_GOOD,) * goods)
