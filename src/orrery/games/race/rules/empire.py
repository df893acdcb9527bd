"""Race for the Galaxy: what a tableau can do, summarised by phase (R3.3: powers add up). A summary is a pure function
of the cards in the tableau, so equal tableaus share one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.nouns import POWERS, Consuming
from orrery.games.race.rules.vocabulary import (
    ANY,
    DEVELOP_PHASE,
    EXPLORE_PHASE,
    PRODUCE_PHASE,
    SETTLE_PHASE,
    THIS,
    TRADE_PHASE,
    WINDFALL,
    Card,
    ColonyShip,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    DevelopDiscount,
    DevelopDraw,
    DrawAtStart,
    DrawIfMost,
    DrawIfProducedHere,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    Explore,
    Lucky,
    Military,
    MilitaryAgainst,
    PayForMilitary,
    Power,
    Produce,
    ProduceDraw,
    ProduceWindfall,
    SettleDiscount,
    SettleDraw,
    Tactics,
    TradeBonus,
    TradeGood,
)

FIRST_DEVELOPMENT = next(n for n, card in enumerate(CARDS) if card.kind == "development")
"""Worlds have the smaller numbers, so in a sorted hand they come before the developments."""
COST = tuple(card.cost for card in CARDS)
DEFENSE = tuple(card.defense for card in CARDS)
MILITARY_WORLD = tuple(card.military_world for card in CARDS)
GOOD = tuple(card.good for card in CARDS)
SOURCE = tuple(card.source for card in CARDS)
REBEL_WORLD = tuple("REBEL" in card.keywords for card in CARDS)
CONSUME_OF: tuple[tuple[Consuming, ...], ...] = tuple(
    tuple(Consuming(i) for i, (card, _, _) in enumerate(POWERS) if card == n) for n in range(len(CARDS))
)
"""The consume powers of each card, by their numbers in POWERS."""
PRODUCE_OF = tuple(card.in_phase(PRODUCE_PHASE) for card in CARDS)
NO_CARD = Card(-1)


class Empire:
    """The powers of a tableau. Lists by kind of good are indexed by the good (2 to 5); index 0 is for all kinds."""

    __slots__ = (
        "chips_at_most", "consume", "consume_draws", "develop_discount", "develop_draw", "develop_start",
        "explore_draw", "explore_keep", "military", "military_against", "military_rebels", "most",
        "produce_any", "produce_at_most", "produce_first", "produce_last", "sales", "settle_discount", "settle_draw",
        "ships", "specialists", "tactics", "trade", "trade_this",
    )  # fmt: skip

    def __init__(self) -> None:
        """An empty tableau."""
        self.explore_draw = self.explore_keep = 0
        self.develop_start = self.develop_discount = self.develop_draw = 0
        self.settle_discount = [0] * 6
        self.military = self.military_rebels = 0
        self.military_against = [0] * 6
        self.settle_draw = 0
        self.tactics: list[tuple[Card, int]] = []
        """Cards that can be discarded for strength (R6.14)."""
        self.ships: list[tuple[Card, int]] = []
        """Cards that can be discarded instead of paying (R6.20), each with the kind of good it does not work for."""
        self.specialists: list[tuple[int, int]] = []
        """Powers to pay for military worlds (R6.15): the discount, and the kind of good they do not work for."""
        self.trade = [0] * 6
        self.trade_this: dict[int, int] = {}
        self.consume: list[Consuming] = []
        self.consume_draws = self.sales = self.chips_at_most = self.produce_at_most = 0
        self.produce_first: list[tuple[Card, Power]] = []
        """Newest card first: production worlds, windfall worlds of one kind, unconditional draws (R9.12)."""
        self.produce_any: list[tuple[Card, Power]] = []
        """After the bonus: any windfall world (R9.12)."""
        self.produce_last: list[tuple[Card, Power]] = []
        """After all goods are produced: draws that depend on them (R9.8, R9.12)."""
        self.most: list[tuple[Card, DrawIfMost]] = []

    def with_card(self, card: Card) -> Empire:
        """The powers of this tableau plus one card."""
        it = Empire.__new__(Empire)
        for name in Empire.__slots__:
            value = getattr(self, name)
            setattr(it, name, value if type(value) is int else value.copy())
        for power in PASSIVE[card]:
            it._add(card, power)
        for number in CONSUME_OF[card]:
            it.consume.append(number)
            it._bound(POWERS[number][2])
        it.produce_at_most += PRODUCE_BOUND[card]
        for power in reversed(PRODUCE_OF[card]):
            it._produce(card, power)
        return it

    def _add(self, card: Card, power: Power) -> None:
        match power:
            case Explore(draw, keep):
                self.explore_draw += draw
                self.explore_keep += keep
            case DrawAtStart(cards):
                self.develop_start += cards
            case DevelopDiscount(amount):
                self.develop_discount += amount
            case DevelopDraw(cards):
                self.develop_draw += cards
            case SettleDiscount(amount, good):
                self.settle_discount[good] += amount
            case Military(amount):
                self.military += amount
            case MilitaryAgainst(amount, good, keyword):
                if keyword:
                    self.military_rebels += amount
                else:
                    self.military_against[good] += amount
            case Tactics(amount):
                self.tactics.append((card, amount))
            case ColonyShip(but):
                self.ships.append((card, but))
            case PayForMilitary(discount, but):
                self.specialists.append((discount, but))
            case SettleDraw(cards):
                self.settle_draw += cards
            case TradeBonus(cards, good):
                if good == THIS:
                    self.trade_this[card] = cards
                else:
                    self.trade[good] += cards
            case _:
                raise TypeError(f"no rule for {power!r}")

    def _produce(self, card: Card, power: Power) -> None:
        match power:
            case ProduceWindfall(good) if good == ANY:
                self.produce_any.insert(0, (card, power))
            case Produce() | ProduceWindfall() | ProduceDraw() | DrawPerWorld():
                self.produce_first.insert(0, (card, power))
            case DrawPerGood() | DrawPerKind():
                self.produce_last.append((card, power))
            case DrawIfMost():
                self.most.append((card, power))
            case DrawIfProducedHere():
                pass  # follows the good itself (R9.7)
            case _:
                raise TypeError(f"no rule for {power!r}")

    def _bound(self, power: Power) -> None:
        """The most cards and chips that Consume can bring (R12.3, R12.4)."""
        match power:
            case Consume(_, up_to, vp, cards):
                self.consume_draws += up_to * cards
                self.chips_at_most += up_to * vp
            case ConsumePair(_, vp, cards) | ConsumeDifferent(_, vp, cards):
                self.consume_draws += cards
                self.chips_at_most += vp
            case ConsumeAll():
                self.chips_at_most += 24
            case TradeGood():
                self.sales += 1
            case ConsumeDraw(cards):
                self.consume_draws += cards
            case ConsumeHand(up_to, vp):
                self.chips_at_most += up_to * vp
            case Lucky():
                self.consume_draws += 1
            case _:
                raise TypeError(f"no rule for {power!r}")

    def draws_at_most(self, sells: bool) -> int:
        """An upper bound on the cards from a Consume phase; `sells`: with the trade bonus."""
        return (
            self.consume_draws + (self.sales + sells) * self.sale_at_most if self.sales or sells else self.consume_draws
        )

    @property
    def sale_at_most(self) -> int:
        """An upper bound on the cards from a sale."""
        return 5 + self.trade[ANY] + max(self.trade[2:]) + max(self.trade_this.values(), default=0)

    def price(self, card: int, base: int) -> int:
        """What a world costs after discounts (R6.18, R3.5)."""
        good = GOOD[card]
        off = self.settle_discount[ANY] + (self.settle_discount[good] if good else 0)
        return base - off if base > off else 0

    def strength(self, card: int) -> int:
        """Military strength against a world (R6.12, R6.13)."""
        good = GOOD[card]
        force = self.military + (self.military_against[good] if good else 0)
        return force + self.military_rebels if REBEL_WORLD[card] else force

    def boost(self, given_up: int | None = None) -> int:
        """The strength that this many tactics add, or all of them (R6.14)."""
        return sum([amount for _, amount in self.tactics[:given_up]])

    def ship_for(self, world: int) -> Card:
        """The card that can be discarded instead of paying for a world, if there is one (R6.20, R6.21)."""
        return next((ship for ship, but in self.ships if GOOD[world] != but or not but), NO_CARD)

    def bought(self, world: int) -> int | None:
        """What a military world costs if it is paid for; None if it cannot be (R6.15, R6.16)."""
        off = [discount for discount, but in self.specialists if GOOD[world] != but or not but]
        return self.price(world, DEFENSE[world] - max(off)) if off else None

    def sale(self, world: int) -> int:
        """How many cards the good on a world sells for with all trade powers (R7.5 to R7.7)."""
        good = GOOD[world]
        return good + self.trade[ANY] + self.trade[good] + self.trade_this.get(world, 0)


def _produce_bound(power: Power, card: int) -> int:
    match power:
        case Produce() | ProduceWindfall():
            return 1
        case ProduceDraw(cards) | DrawIfProducedHere(cards) | DrawIfMost(_, cards):
            return cards
        case DrawPerGood(_, cards) | DrawPerWorld(_, cards):
            return 14 * cards
        case DrawPerKind(cards):
            return 4 * cards
        case _:
            raise TypeError(f"no rule for {power!r}")


PASSIVE: tuple[tuple[Power, ...], ...] = tuple(
    tuple(p for ph in (EXPLORE_PHASE, DEVELOP_PHASE, SETTLE_PHASE, TRADE_PHASE) for p in card.in_phase(ph))
    for card in CARDS
)
PRODUCE_BOUND = tuple(sum(_produce_bound(p, n) for p in PRODUCE_OF[n]) for n in range(len(CARDS)))
WINDFALL_WORLD = tuple(source == WINDFALL for source in SOURCE)


@lru_cache(maxsize=16384)
def _empire(tableau: tuple[Card, ...]) -> Empire:
    return _empire(tableau[:-1]).with_card(tableau[-1]) if tableau else Empire()


def empire(tableau: Sequence[Card]) -> Empire:
    """The summary of a tableau."""
    return _empire(tuple(tableau))


def empire_before(tableau: Sequence[Card]) -> Empire:
    """The summary without the card placed last: its powers do not count in the phase it was placed in (R3.6)."""
    return _empire(tuple(tableau[:-1]))
