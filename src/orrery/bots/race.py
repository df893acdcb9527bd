"""What a bot knows of Race for the Galaxy: a fast sensible policy (`instinct`) and an estimate of the final
score (`worth`). Both read an imagined table; all values are in victory points."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.race.cards import CARDS, COPIES
from orrery.games.race.empire import COST, DEFENSE, FIRST_DEVELOPMENT, GOOD, MILITARY_WORLD, empire
from orrery.games.race.kinds import (
    CONQUER,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    EXPLORE_1_1,
    EXPLORE_5,
    PAY,
    POWERS,
    SETTLE,
    SHIP,
    SPECIALIST,
    SPECIALIST_SHIP,
    WITH_TACTICS,
)
from orrery.games.race.scoring import CARD_POINTS, OTHER_LINES, PRINTED, total
from orrery.games.race.state import Race
from orrery.games.race.steps import TABLEAU_SIZE
from orrery.games.race.vocabulary import (
    ALIEN,
    ANY,
    PRODUCTION,
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
    ProduceDraw,
    ProduceWindfall,
    ScoreMilitary,
    SettleDiscount,
    SettleDraw,
    Tactics,
    TradeBonus,
    TradeGood,
)

KINDS_OF_GOODS = range(2, 6)

# --- what a card is worth -----------------------------------------------------------------------------------

W = {
    "card": 0.5871, "explore_draw": 0.08, "explore_keep": 0.16, "develop_start": 0.21, "develop_discount": 0.12,
    "develop_draw": 0.3, "settle_discount": 0.25, "settle_discount_good": 0.1, "military": 0.083,
    "military_against": 0.0, "tactics": 0.0, "ship": 0.0, "specialist": 0.3, "settle_draw": 0.19, "trade": 0.19,
    "trade_good": 0.0, "consume_hand": 0.385, "consume_draw": 0.45, "lucky": 0.07, "trade_consume": 0.03,
    "windfall_power": 0.0, "produce_draw": 0.13, "six": 0.39, "matched": 0.57, "traded": 0.0826,
    "slot_open": 0.0736, "slot_used": 0.4, "opens": 0.3103, "slot_cards": 0.8446, "slot_base": 0.4458,
    "pool_base": 1.1459, "pool_each": 0.75, "late": 0.118, "later": 0.436, "missing": 2.1563,
    "missing_base": 0.7605, "windfall_first": 0.7915, "windfall_more": 0.5817, "chips_rate": 1.9918,
    "discard_price": 2.0, "hunger_ready": 0.3587, "hunger_low": 0.1078, "hunger_high": 0.1039, "ready_at": 1.0,
    "explore_5": 1.1767, "explore_1": 0.9974, "look": 0.0489, "sale_hunger": 1.5453, "good_eaten": 0.9772,
    "good_idle": 0.1477, "good_sold": 0.6, "produce_cards": 0.5137, "spare_floor": 0.6675, "good_held": 0.0018,
    "end": 0.9566, "keep_price": 1.2323, "p_explore": 1.3624, "p_explore_hand": 0.15, "p_develop": 0.1224,
    "p_settle": 0.1224, "p_consume": 0.5151, "p_produce": 0.4503, "share": 0.7568, "explore_none": 1.0315,
    "refill": 0.5347, "trade_power": 3.0, "experienced": 0.55, "delay_missing": 1.0, "delay_price": 0.4,
}  # fmt: skip
CARD = W["card"]


def _flat(power: Power) -> float:
    """What a power brings in each round to come, whatever else is in the tableau."""
    match power:
        case Explore(draw, keep):
            return W["explore_draw"] * draw + W["explore_keep"] * keep
        case DrawAtStart(cards):
            return W["develop_start"] * cards
        case DevelopDiscount(amount):
            return W["develop_discount"] * amount
        case DevelopDraw(cards):
            return W["develop_draw"] * cards
        case SettleDiscount(amount, good):
            return (W["settle_discount_good"] if good else W["settle_discount"]) * amount
        case Military(amount):
            return W["military"] * amount
        case MilitaryAgainst(amount):
            return W["military_against"] * amount
        case Tactics():
            return W["tactics"]
        case ColonyShip():
            return W["ship"]
        case PayForMilitary():
            return W["specialist"]
        case SettleDraw(cards):
            return W["settle_draw"] * cards
        case TradeBonus(cards, good):
            return (W["trade_good"] if good else W["trade"]) * cards
        case ConsumeHand():
            return W["consume_hand"]
        case ConsumeDraw(cards):
            return W["consume_draw"] * cards
        case Lucky():
            return W["lucky"]
        case TradeGood():
            return W["trade_consume"]
        case ProduceWindfall():
            return W["windfall_power"]
        case ProduceDraw(cards):
            return W["produce_draw"] * cards
        case DrawIfProducedHere(cards):
            return W["produce_draw"] * cards * 0.9
        case DrawPerGood(_, cards) | DrawPerKind(cards) | DrawIfMost(_, cards) | DrawPerWorld(_, cards):
            return W["produce_draw"] * cards
        case _:
            return 0.0


FLAT = tuple(sum(_flat(p) for p in card.powers) + (W["six"] if card.scoring else 0.0) for card in CARDS)
STRENGTH = tuple(sum(p.amount for p in card.powers if isinstance(p, Military)) for card in CARDS)
MAKES = tuple(card.good if card.source == PRODUCTION else 0 for card in CARDS)
HOLDS = tuple(card.good if card.source == WINDFALL else 0 for card in CARDS)
REFILLS = tuple(tuple(p.good for p in card.powers if isinstance(p, ProduceWindfall)) for card in CARDS)


DRAWS = tuple(
    sum(
        getattr(p, "cards", 0)
        for p in card.powers
        if isinstance(p, (ProduceDraw, DrawIfProducedHere, DrawPerGood, DrawPerKind, DrawIfMost, DrawPerWorld))
    )
    for card in CARDS
)


def _eats(power: Power) -> tuple[int, int, float] | None:
    """A consume power as the kind of good it takes, how many, and the points for each."""
    match power:
        case Consume(good, up_to, vp, cards):
            return good, up_to, vp + CARD * cards
        case ConsumePair(good, vp, cards):
            return good, 2, (vp + CARD * cards) / 2
        case ConsumeDifferent(_, vp, cards):
            return ANY, 2, (vp + CARD * cards) / 3
        case ConsumeAll():
            return ANY, 3, 0.7
        case _:
            return None


EATS = tuple(tuple(e for p in card.powers if (e := _eats(p)) is not None) for card in CARDS)


def _income(card: Card) -> float:
    """What a card in the tableau adds to the points of each round to come, its goods left out (see `worth`)."""
    value = 0.18 if card.kind == "world" else 0.0
    for power in card.powers:
        match power:
            case Consume(_, up_to, vp, cards):
                value += up_to * (0.57 * vp + 0.25 * cards - 0.57)
            case ConsumePair():
                value += 0.84
            case ConsumeAll():
                value -= 0.36
    return value


INCOME = tuple(1.4 * FLAT[n] + _income(card) for n, card in enumerate(CARDS))


def _point_rows() -> list[list[int]]:
    """Row t, column c: how many points more card c is worth to a tableau that has t."""
    military_six = [six for six in range(len(CARDS)) if any(isinstance(x, ScoreMilitary) for x in OTHER_LINES[six])]
    rows = []
    for t in range(len(CARDS)):
        row = [CARD_POINTS[c].get(t, 0) + CARD_POINTS[t].get(c, 0) for c in range(len(CARDS))]
        for six in military_six:
            row[six] += STRENGTH[t]
            if t == six:
                row = [r + STRENGTH[c] for c, r in enumerate(row)]
        rows.append(row)
    return rows


POINT_ROWS = _point_rows()
ALONE = [PRINTED[c] + CARD_POINTS[c].get(c, 0) for c in range(len(CARDS))]


class Outlook:
    """What a tableau can do, and what it makes of every other card: the points a card would add and what it would
    bring in each round to come. Equal tableaus share one."""

    __slots__ = (
        "any_slots", "bites", "draws", "e", "goods", "holders", "income", "makers", "matched", "of", "pairs",
        "points", "refills", "slots", "takes_all", "trades", "unmatched", "variety", "wind",
    )  # fmt: skip

    def __init__(self, tableau: tuple[int, ...]) -> None:
        self.e = e = empire(list(tableau))
        points: list[int] = ALONE
        goods = [0] * 6
        wind = [0] * 6
        refills = [0] * 6
        slots = [0] * 6
        draws = 0
        for t in tableau:
            points = [a + b for a, b in zip(points, POINT_ROWS[t], strict=True)]
            goods[MAKES[t]] += 1
            wind[HOLDS[t]] += 1
            draws += DRAWS[t]
            for good in REFILLS[t]:
                refills[good] += 1
            for good, count, _ in EATS[t]:
                slots[good] += count
        spare = refills[ANY]
        for k in KINDS_OF_GOODS:
            filled = min(wind[k], refills[k])
            more = min(wind[k] - filled, spare)
            spare -= more
            goods[k] += filled + more
        left = sum([goods[k] - slots[k] for k in KINDS_OF_GOODS if goods[k] > slots[k]])
        self.points = points
        self.goods, self.wind, self.refills, self.slots, self.draws = goods, wind, refills, slots, draws
        self.any_slots = slots[ANY]
        self.unmatched = max(0, left - slots[ANY])
        self.matched = sum(goods[2:]) - self.unmatched
        self.makers = [t for t in tableau if MAKES[t]]
        self.holders = [t for t in tableau if HOLDS[t]]
        self.of: dict[int, float] = {}
        self.income = sum([INCOME[t] for t in tableau]) + 0.13 * self.matched + 0.28 * sum(goods[2:])
        self._read_powers([POWERS[number][2] for number in e.consume])

    def _read_powers(self, powers: list[Power]) -> None:
        """The consume powers in the order in which they are best used."""
        self.bites: list[tuple[int, int, int, int]] = []
        self.pairs: list[tuple[int, int, int]] = []
        self.takes_all = self.variety = False
        self.trades = 0
        for power in powers:
            match power:
                case Consume(good, up_to, vp, cards):
                    self.bites.append((good, up_to, vp, cards))
                case ConsumePair(good, vp, cards):
                    self.pairs.append((good, vp, cards))
                case ConsumeDifferent():
                    self.variety = True
                case ConsumeAll():
                    self.takes_all = True
                case TradeGood():
                    self.trades += 1
        self.bites.sort(key=lambda bite: (bite[0] == ANY, -bite[2] - CARD * bite[3]))
        self.pairs.sort(key=lambda pair: pair[0] == ANY)

    def eaten(self, goods: dict[int, int], but: int) -> tuple[int, int]:
        """Chips and cards for consuming all goods but one, roughly."""
        have = [0] * 6
        for world in goods:
            have[GOOD[world]] += 1
        count = len(goods)
        if but >= 0:
            have[GOOD[but]] -= 1
            count -= 1
        chips = cards = 0
        if not count:
            return 0, 0
        for good, vp, drawn in self.pairs:
            if (have[good] if good else count) >= 2:
                have[good] -= 2
                count -= 2
                chips += vp
                cards += drawn
        if self.variety and count >= 3 and sum([1 for n in have[2:] if n > 0]) >= 3:
            count -= 3
            chips += 3
        for good, up_to, vp, drawn in self.bites:
            n = count
            if good:
                n = have[good]
                if n > count:
                    n = count
            if n <= 0:
                continue
            if n > up_to:
                n = up_to
            have[good] -= n
            count -= n
            chips += n * vp
            cards += n * drawn
        if count > 0 and self.trades:
            count -= 1
            cards += 3
        if count > 1 and self.takes_all:
            chips += count - 1
        return chips, cards

    def engine(self, card: int) -> float:
        """What the card would bring in each round to come."""
        value = self.of.get(card)
        if value is None:
            value = self.of[card] = self._engine(card)
        return value

    def _good(self, k: int) -> float:
        """One more good of a kind at every production."""
        if self.slots[k] > self.goods[k] or (self.any_slots and not self.unmatched):
            return W["matched"]
        return W["traded"] * k / (1 + self.unmatched)

    def _engine(self, card: int) -> float:
        value = FLAT[card]
        k = MAKES[card] or HOLDS[card]
        if k and (MAKES[card] or self.refills[k] > self.wind[k] or self.refills[ANY]):
            value += self._good(k)
        for good in REFILLS[card]:
            if good == ANY or self.wind[good] > self.refills[good]:
                value += W["refill"] * self._good(good or 3)
        for good, count, each in EATS[card]:
            eatable = self.unmatched
            if good != ANY:
                eatable = max(0, min(eatable, self.goods[good] - self.slots[good]))
            used = min(count, eatable)
            value += each * (W["slot_used"] * used + W["slot_open"] * (count - used))
        return value

    def new_good(self, k: int, before: int, w: float) -> float:
        """What a new good is worth when there are `before` others."""
        eaten = W["good_eaten"] if self.any_slots + self.slots[k] > before else W["good_idle"]
        sold = W["good_sold"] * k * w if before == 0 else 0.0
        return eaten if eaten > sold else sold


@lru_cache(maxsize=4096)
def _outlook(tableau: tuple[int, ...]) -> Outlook:
    return Outlook(tableau)


# --- how long the game will last, and what a card is worth in the hand --------------------------------------


PACE = {2: 1.0, 3: 0.92, 4: 0.86}
"""The more players, the more phases in a round, and the fewer rounds."""


def rounds_left(s: Race) -> float:
    """The rounds still to come, this one not counted, by the longest tableau and by how fast the pool is emptied."""
    longest = fed = 0
    for p in s.players:
        size = len(p.tableau)
        if size > longest:
            longest = size
        fed += _outlook(tuple(p.tableau)).matched
    by_cards = (TABLEAU_SIZE - longest) * W["slot_cards"] - W["slot_base"]
    by_chips = s.pool / (W["pool_base"] + W["pool_each"] * fed)
    left = by_cards if by_cards < by_chips else by_chips
    if left <= 0.0:
        return 0.0
    return left * (W["experienced"] if s.experienced else PACE[len(s.players)])


def card_worth(rest: float) -> float:
    """What a card in the hand is worth: nothing when the game is over."""
    return CARD * min(1.0, W["late"] + W["later"] * rest)


class Judgement:
    """One seat's view of its own cards at one moment."""

    __slots__ = ("e", "locked", "o", "p", "rest", "s", "w")

    def __init__(self, s: Race, seat: int) -> None:
        self.s = s
        self.p = p = s.players[seat]
        self.o = o = _outlook(tuple(p.tableau))
        self.e = o.e
        self.rest = rounds_left(s)
        self.w = card_worth(self.rest)
        self.locked: list[tuple[int, float]] | None = None

    def opened(self, card: int) -> float:
        """What the military worlds in the hand are worth that a card's strength would open."""
        locked = self.locked
        if locked is None:
            e, points = self.e, self.o.points
            locked = self.locked = []
            for world in self.p.hand:
                if world >= FIRST_DEVELOPMENT:
                    break
                if MILITARY_WORLD[world]:
                    missing = DEFENSE[world] - e.strength(world)
                    if missing > 0:
                        locked.append((missing, points[world] + 0.5 * HOLDS[world] * self.w))
        strength = STRENGTH[card]
        return sum([value for missing, value in locked if missing <= strength])

    def placed(self, card: int, rest: float) -> float:
        """What a card gives when it lies in the tableau for so many rounds."""
        value = self.o.points[card] + rest * self.o.engine(card)
        if rest > 0.5:
            if HOLDS[card]:
                value += self.w * (W["windfall_first"] * HOLDS[card] if not self.p.goods else W["windfall_more"])
            if STRENGTH[card] > 0:
                value += W["opens"] * self.opened(card)
        if OTHER_LINES[card] and not STRENGTH[card]:
            value += (self.p.chips + W["chips_rate"] * rest) / 3
        return value

    def kept(self, card: int) -> float:
        """What a card is worth in the hand: what it would give as soon as it can be placed, less its price."""
        p, e = self.p, self.e
        delay = 0.0
        if card >= FIRST_DEVELOPMENT:
            if card in p.tableau:
                return 0.0
            price: float = COST[card] - e.develop_discount
            if price < 0:
                price = 0
        elif not MILITARY_WORLD[card]:
            price = e.price(card, COST[card])
        else:
            price = 0.0
            missing = DEFENSE[card] - e.strength(card)
            if missing > 0:
                price = W["missing_base"] + W["missing"] * missing
                bought = e.price(card, DEFENSE[card] - 1) if e.specialist >= 0 and GOOD[card] != ALIEN else 99
                if bought < price:
                    price = bought
                else:
                    delay = W["delay_missing"] * missing
        short = price - len(p.hand) + 1
        if short > 0 and not delay:
            delay = W["delay_price"] * short
        rest = self.rest - delay
        if rest < 0.0:
            return 0.01
        value = self.placed(card, rest) - W["keep_price"] * self.w * price
        return value if value > 0.02 else 0.02

    def worst(self, cards: list[int], count: int) -> tuple[int, ...]:
        """The cards to part with; of two equal ones, one is superfluous."""
        ranked = []
        before = -1
        for card in cards:
            ranked.append((0.0 if card == before else self.kept(card), card))
            before = card
        ranked.sort()
        return tuple(sorted([card for _, card in ranked[:count]]))

    def development_gain(self, card: int, bonus: int) -> float:
        price = COST[card] - self.e.develop_discount - bonus
        return self.placed(card, self.rest) - self.w * ((price if price > 0 else 0) + 1)

    def world_gain(self, card: int) -> float:
        e = self.e
        gain = self.placed(card, self.rest) - self.w
        price: float
        if not MILITARY_WORLD[card]:
            price = e.price(card, COST[card])
            if e.ship >= 0 and GOOD[card] != ALIEN and price > W["discard_price"]:
                price = W["discard_price"]
        elif e.strength(card) >= DEFENSE[card]:
            price = 0
        elif e.specialist >= 0 and GOOD[card] != ALIEN and e.price(card, DEFENSE[card] - 1) < len(self.p.hand):
            price = e.price(card, DEFENSE[card] - 1)
        else:
            price = W["discard_price"]
        return gain - self.w * price

    def ending(self, gain: float) -> float:
        """Placing the twelfth card ends the game: good for the one who is ahead."""
        if len(self.p.tableau) < TABLEAU_SIZE - 1:
            return 0.0
        lead = total(self.p) + gain - max([total(q) for q in self.s.players if q is not self.p])
        return W["end"] * max(-3.0, min(3.0, lead))


# --- answers ------------------------------------------------------------------------------------------------


def _discard(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    return Judgement(s, seat).worst(d.items, d.low)


def _keep(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    j = Judgement(s, seat)
    hand = s.players[seat].hand
    ranked = sorted([(-j.kept(c) if c < FIRST_DEVELOPMENT or c not in hand else 0.0, c) for c in d.items])
    return tuple(sorted([c for _, c in ranked[: d.low]]))


def _develop(s: Race, seat: int, d: Any) -> int | None:
    j = Judgement(s, seat)
    bonus = DEVELOP in j.p.actions
    best, value = None, 0.0
    for card in d.options():
        if card is not None:
            gain = j.development_gain(card, bonus)
            if gain > value:
                best, value = card, gain
    return best if best is None or value + j.ending(value) > 0 else None


def _settle(s: Race, seat: int, d: Any) -> int | None:
    j = Judgement(s, seat)
    best, value = None, 0.0
    for card in d.options():
        if card is not None:
            gain = j.world_gain(card)
            if gain > value:
                best, value = card, gain
    return best if best is None or value + j.ending(value) > 0 else None


WAY_RANK = {CONQUER: 0.0, PAY: 0.0, SPECIALIST: 0.0, SHIP: 2.6, SPECIALIST_SHIP: 2.7}


def _way(s: Race, seat: int, d: Any) -> int:
    p = s.players[seat]
    card = d.args["card"]
    e = empire([c for c in p.tableau if c != card])

    def cost(way: int) -> float:
        tactics, plain = divmod(way, WITH_TACTICS)
        paid = WAY_RANK[plain] + (2.5 if tactics else 0.0)
        if plain == PAY:
            paid += e.price(card, COST[card])
        elif plain == SPECIALIST:
            paid += e.price(card, DEFENSE[card] - 1)
        return paid

    return int(min(d.options(), key=cost))


def _sell(s: Race, seat: int, d: Any) -> int:
    e = empire(s.players[seat].tableau)
    return int(max(d.options(), key=e.sale))


def _power_rank(power: Power, w: float, double: int) -> float:
    """Free things first, then what pays best for each good; what takes everything comes last."""
    match power:
        case ConsumeDraw() | Lucky():
            return 9.0
        case Consume(good, _, vp, cards):
            return vp * double + cards * w + (0.2 if good else 0.0)
        case ConsumePair(good, vp, cards):
            return (vp * double + cards * w) / 2 + (0.2 if good else 0.0)
        case ConsumeDifferent(kinds, vp, cards):
            return (vp * double + cards * w) / kinds
        case TradeGood():
            return W["trade_power"] * w
        case _:
            return -1.0


def _consume(s: Race, seat: int, d: Any) -> int | None:
    p = s.players[seat]
    double = 2 if CONSUME_X2 in p.actions else 1
    w = card_worth(rounds_left(s))
    best, rank = None, -9.0
    for number in d.candidates:
        if number is not None:
            value = _power_rank(POWERS[number][2], w, double)
            if isinstance(POWERS[number][2], ConsumeHand) and not _spare(s, seat, POWERS[number][2].up_to):
                value = -10.0
            if value > rank:
                best, rank = number, value
    if best is None and None not in d.candidates:
        best = d.candidates[0]
    return best


def _spare(s: Race, seat: int, up_to: int) -> tuple[int, ...]:
    """Hand cards worth less than the chip they bring."""
    j = Judgement(s, seat)
    ranked = sorted([(j.kept(card), card) for card in j.p.hand])
    floor = 1.0 if j.rest < 1.0 else W["spare_floor"]
    return tuple(sorted([card for value, card in ranked[:up_to] if value < floor]))


def _consume_hand(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    return _spare(s, seat, d.high)


def _goods(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    """Give up the goods that the other powers want least and that sell worst."""
    o = _outlook(tuple(s.players[seat].tableau))
    ranked = sorted(d.items, key=lambda world: (o.slots[GOOD[world]], GOOD[world], world))
    value = tuple(sorted(ranked[: d.low]))
    if d.forbids is None or d.forbids(value) is None:
        return value
    kinds: dict[int, int] = {}
    for world in ranked:
        kinds.setdefault(GOOD[world], world)
    return tuple(sorted(list(kinds.values())[: d.low]))


BEST_GUESS = max(range(1, 8), key=lambda n: sum(k for card, k in zip(CARDS, COPIES, strict=True) if card.number == n))


def _guess(s: Race, seat: int, d: Any) -> int:
    return BEST_GUESS


def _produce_on(s: Race, seat: int, d: Any) -> int | None:
    worlds: list[int] = [w for w in d.options() if w is not None]
    return max(worlds, key=lambda world: (GOOD[world], -world))


# --- actions ------------------------------------------------------------------------------------------------


def _phases_of_others(s: Race, seat: int) -> list[float]:
    """How likely each phase is to happen through somebody else, by what everybody can see."""
    miss = [1.0] * 5
    for q, p in enumerate(s.players):
        if q == seat:
            continue
        size, goods = len(p.hand), len(p.goods)
        explore = W["p_explore"] - W["p_explore_hand"] * size
        weights = (
            explore if explore > 0.1 else 0.1,
            W["p_develop"] * size,
            W["p_settle"] * size,
            W["p_consume"] * goods,
            W["p_produce"] * max(0, len(_outlook(tuple(p.tableau)).makers) - goods),
        )
        whole = sum(weights)
        for i, x in enumerate(weights):
            miss[i] *= 1.0 - x / whole
    return [1.0 - m for m in miss]


def _action_gains(s: Race, seat: int) -> list[float]:
    """What each of the seven actions would bring, this round, to the one who chooses it."""
    j = Judgement(s, seat)
    p, e, o, rest, w = j.p, j.e, j.o, j.rest, j.w
    hand = p.hand
    size = len(hand)
    develop = settle = free_develop = 0.0
    for card in hand:
        if card >= FIRST_DEVELOPMENT:
            if card in p.tableau:
                continue
            price = COST[card] - e.develop_discount - 1
            if price < size:
                gain = j.development_gain(card, 1)
                if gain > develop:
                    develop = gain
                if price + 1 < size and gain - w > free_develop:
                    free_develop = gain - w
        else:
            if MILITARY_WORLD[card]:
                able = e.strength(card) + e.tactics_strength >= DEFENSE[card] or (
                    e.specialist >= 0 and GOOD[card] != ALIEN and e.price(card, DEFENSE[card] - 1) < size
                )
            else:
                able = e.price(card, COST[card]) < size or (e.ship >= 0 and GOOD[card] != ALIEN)
            if able:
                gain = j.world_gain(card)
                if gain > settle:
                    settle = gain
    if len(p.tableau) >= TABLEAU_SIZE - 1:
        develop = max(0.0, develop + j.ending(develop)) if develop else 0.0
        settle = max(0.0, settle + j.ending(settle)) if settle else 0.0
    if develop:
        develop += e.develop_draw * w
    free_settle = settle
    if settle:
        free_settle += e.settle_draw * w
        settle = free_settle + w
    develop += e.develop_start * w
    free_develop += e.develop_start * w
    ready = develop if develop > settle else settle
    # A hand that can place nothing good needs cards, and choice among them.
    hunger = 1.0 + (W["hunger_ready"] if ready < W["ready_at"] else 0.0)
    hunger += W["hunger_low"] * (4 - size) if size < 4 else -W["hunger_high"] * (size - 4)
    if hunger < 0.2:
        hunger = 0.2
    keep = 1 + e.explore_keep
    look = W["look"] * e.explore_draw
    explore_5 = w * hunger * keep * (W["explore_5"] + look)
    explore_1 = w * hunger * (keep + 1) * (W["explore_1"] + look)
    free_explore = w * hunger * keep * (W["explore_none"] + look)
    trade = double = free_consume = 0.0
    goods = p.goods
    if goods:
        chips, cards = o.eaten(goods, -1)
        free_consume = chips + cards * w
        double = free_consume + chips
        sale, sold = max([(e.sale(world), -world) for world in goods])
        chips, cards = o.eaten(goods, -sold)
        trade = sale * w * min(W["sale_hunger"], hunger) + chips + cards * w - W["good_held"]
    before = len(goods)
    produce = last = 0.0
    for t in o.makers:
        if t not in goods:
            produce += o.new_good(MAKES[t], before, w)
            before += 1
    windfall = [HOLDS[t] for t in o.holders if t not in goods]
    if windfall:
        windfall.sort(reverse=True)
        powers = sum(o.refills)
        for k in windfall[: 1 + powers]:
            last = o.new_good(k, before, w)
            produce += last
            before += 1
        if len(windfall) <= powers:
            last = 0.0
    soon = rest if rest < 1.0 else 1.0
    free_produce = (produce - last) * soon + w * W["produce_cards"] * o.draws
    produce = free_produce + last * soon
    share = W["share"]
    explore, develops, settles, consumes, produces = _phases_of_others(s, seat)
    return [
        explore_5 - share * explore * free_explore,
        explore_1 - share * explore * free_explore,
        develop - share * develops * free_develop,
        settle - share * settles * free_settle,
        trade - share * consumes * free_consume,
        double - share * consumes * free_consume,
        produce - share * produces * free_produce,
    ]


def _action(s: Race, seat: int, d: Any) -> int:
    gains = _action_gains(s, seat)
    return max(range(7), key=gains.__getitem__)


PAIRS = [(a, b) for a in range(7) for b in range(a, 7) if a != b or a in (DEVELOP, SETTLE)]
OVERLAP = {
    (EXPLORE_5, EXPLORE_1_1): 0.5,
    (CONSUME_TRADE, CONSUME_X2): 0.5,
    (DEVELOP, DEVELOP): 0.5,
    (SETTLE, SETTLE): 0.5,
}
"""What the second of two actions is still worth beside the first."""


def _actions(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    gains = _action_gains(s, seat)

    def worth_of(pair: tuple[int, int]) -> float:
        one, two = gains[pair[0]], gains[pair[1]]
        return max(one, two) + OVERLAP.get(pair, 1.0) * min(one, two)

    return max(PAIRS, key=worth_of)


ANSWERS: dict[str, Callable[[Race, int, Any], Any]] = {
    "starting_hand": _discard,
    "action": _action,
    "actions": _actions,
    "keep": _keep,
    "develop": _develop,
    "settle": _settle,
    "way": _way,
    "payment": _discard,
    "sell": _sell,
    "consume": _consume,
    "goods": _goods,
    "consume_hand": _consume_hand,
    "guess": _guess,
    "produce_on": _produce_on,
    "hand_limit": _discard,
}


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one step ahead."""
    return ANSWERS[decision.kind.name](table.state, decision.seat, decision)  # type: ignore[arg-type]


def clock(s: Race) -> int:
    """The round."""
    return s.round
