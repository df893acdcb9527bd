"""Picks with a structure: a number of each kind, and payments. Each is one recorded answer. Their options are built
without trying every combination, and a random one without listing any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from orrery.core.ask import NOT_OFFERED, Dice, Kind, Pick
from orrery.core.nouns import N
from orrery.core.refusal import No

Fits = Callable[[list[int]], No | None]


class Counts(Pick[N]):
    """Pick a number of each kind. `most` gives how many of each there are, in the order of the items; `fits` takes such
    counts and returns the rule that forbids them. If some counts fit, they must still fit with fewer of the last kind
    and with none of the kinds after it: this is how all choices are found, kind by kind. `why` returns the rule that
    forbids more of a kind than there are, where that is not `of_which`."""

    __slots__ = ("fits", "kinds", "most", "why")

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        kinds: Sequence[N],
        most: Sequence[int],
        fits: Fits,
        low: int = 0,
        how_many: str = "",
        of_which: str = "",
        why: Callable[[N], No | None] | None = None,
        **args: Any,
    ) -> None:
        self.why = why
        self.kinds = kinds
        self.most = most
        self.fits = fits
        items = [k for k, n in zip(kinds, most, strict=True) for _ in range(n)]
        super().__init__(seat, kind, items, low, len(items), None, how_many, of_which, **args)

    def refuse(self, value: Any) -> No | None:
        no = super().refuse(value)
        if no is not None and self.why is not None and isinstance(value, tuple):
            had = Counter(value)
            reasons = (self.why(k) for k, n in zip(self.kinds, self.most, strict=True) if had[k] > n)
            return next((reason for reason in reasons if reason is not None), no)
        return no or self.allowed(value)

    def allowed(self, value: tuple[N, ...]) -> No | None:
        """Which rule forbids picking these things."""
        had = Counter(value)
        return self.fits([had[k] for k in self.kinds])

    def options(self) -> Iterator[tuple[N, ...]]:
        kinds, most, fits, low = self.kinds, self.most, self.fits, self.low
        counts = [0] * len(kinds)

        def go(at: int, size: int) -> Iterator[tuple[N, ...]]:
            if at == len(kinds):
                if size >= low:
                    yield tuple(sorted([k for k, n in zip(kinds, counts, strict=True) for _ in range(n)]))
                return
            for n in range(most[at] + 1):
                counts[at] = n
                if n and fits(counts) is not None:
                    break
                yield from go(at + 1, size + n)
            counts[at] = 0

        return go(0, 0)

    def sample(self, dice: Dice) -> tuple[N, ...]:
        random, kinds, most, fits = dice.random, self.kinds, self.most, self.fits
        for _ in range(20):
            counts = [0] * len(kinds)
            chosen: list[N] = []
            for at, high in enumerate(most):
                n = int(random() * (high + 1))
                if n:
                    counts[at] = n
                    while n and fits(counts) is not None:
                        n -= 1
                        counts[at] = n
                    chosen += (kinds[at],) * n
            if len(chosen) >= self.low:
                return tuple(sorted(chosen))
        return next(self.options())


class Pay(Pick):
    """Pay a price with things of different worth: enough of them, and none that could be left out. Small change
    (`change`, worth 1 or `coin` each) makes up the difference."""

    __slots__ = ("change", "coin", "price", "purse", "worth")

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        worth: Mapping[int, int],
        change: int,
        purse: int,
        price: int,
        rule: str = "",
        coin: int = 1,
        **args: Any,
    ) -> None:
        self.worth = {item: w for item, w in worth.items() if w > 0}
        self.change = change
        self.coin = coin
        self.purse = min(purse, -(-price // coin))
        self.price = price
        items = sorted(self.worth) + [change] * self.purse
        super().__init__(seat, kind, items, 0, len(items), None, rule, rule, price=price, **args)

    def allowed(self, value: tuple[int, ...]) -> No | None:
        """Whether this is too little, or more than needed."""
        worths = [self.worth.get(item, self.coin) for item in value]
        have = sum(worths)
        if have < self.price or (worths and have - min(worths) >= self.price):
            return No(self.how_many, need=self.price, have=have)
        return None

    def refuse(self, value: Any) -> No | None:
        if not isinstance(value, tuple) or tuple(sorted(value)) != value:
            return NOT_OFFERED
        if Counter(value) - Counter(self.items):
            return No(self.of_which)
        return self.allowed(value)

    def options(self) -> Iterator[tuple[int, ...]]:
        dear = sorted(self.worth.items(), key=lambda pair: (-pair[1], pair[0]))
        rest = [sum(w for _, w in dear[i:]) for i in range(len(dear) + 1)]
        coin = self.coin

        def go(at: int, chosen: tuple[int, ...], missing: int) -> Iterator[tuple[int, ...]]:
            if missing <= 0:
                yield tuple(sorted(chosen))
                return
            coins = -(-missing // coin)
            if coins <= self.purse:
                value = (*sorted(chosen), *(self.change,) * coins)
                if coin == 1 or Pay.allowed(self, value) is None:
                    yield value
            if rest[at] + coin * self.purse < missing:
                return
            for i in range(at, len(dear)):
                yield from go(i + 1, (*chosen, dear[i][0]), missing - dear[i][1])

        return go(0, (), self.price)

    def sample(self, dice: Dice) -> tuple[int, ...]:
        random, worth, coin = dice.random, self.worth, self.coin
        items = list(self.items)
        chosen: list[int] = []
        have = 0
        while have < self.price:
            item = items.pop(int(random() * len(items)))
            chosen.append(item)
            have += worth.get(item, coin)
        for item in sorted(chosen, key=lambda i: worth.get(i, coin)):
            w = worth.get(item, coin)
            if have - w >= self.price:
                chosen.remove(item)
                have -= w
        return tuple(sorted(chosen))


def affordable(worth: Mapping[int, int], purse: int) -> int:
    """The highest price that can be paid."""
    return sum(worth.values()) + purse
