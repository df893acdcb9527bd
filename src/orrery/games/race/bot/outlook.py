"""What a tableau in Race can do: the goods it produces and consumes, the cards it draws, the points it earns each
round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from orrery.games.race.bot.rows import (
    ALONE,
    CARD,
    DRAWS,
    EATS,
    FLAT,
    HOLDS,
    INCOME,
    KINDS_OF_GOODS,
    MAKES,
    POINT_ROWS,
    REFILLS,
    W,
)
from orrery.games.race.rules.empire import GOOD, empire
from orrery.games.race.rules.nouns import POWERS
from orrery.games.race.rules.vocabulary import (
    ANY,
    Card,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumePair,
    Power,
    TradeGood,
)


class Outlook:
    """What a tableau can do, and what every other card would add to it: points, and income in each round to come. Equal
    tableaus share one."""

    __slots__ = (
        "any_slots", "bites", "draws", "e", "goods", "holders", "income", "makers", "matched", "of", "pairs",
        "points", "refills", "slots", "takes_all", "trades", "unmatched", "variety", "wind",
    )  # fmt: skip

    def __init__(self, tableau: tuple[Card, ...]) -> None:
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
        """The consume powers in the best order to use them."""
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

    def eaten(self, goods: Mapping[Card, Card], but: int) -> tuple[int, int]:
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
        """What the card would earn in each round to come."""
        value = self.of.get(card)
        if value is None:
            value = self.of[card] = self._engine(card)
        return value

    def _good(self, k: int) -> float:
        """One more good of a kind each time goods are produced."""
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
def outlook_of(tableau: tuple[Card, ...]) -> Outlook:
    return Outlook(tableau)
