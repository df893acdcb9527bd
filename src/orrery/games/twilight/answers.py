"""Twilight Imperium: how bots of both editions put answers together: so many of each kind, the cheapest payment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

Wish = list[tuple[int, int]]
"""Pieces, and how many of each, in the order in which they are wanted."""


def counted(d: Any, order: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """As many of each kind as wanted and possible, in this order."""
    kinds = list(d.kinds)
    counts = [0] * len(kinds)
    for kind, most in order:
        if kind in kinds:
            at = kinds.index(kind)
            for _ in range(min(most, d.most[at] - counts[at])):
                counts[at] += 1
                if d.fits(counts) is not None:
                    counts[at] -= 1
                    break
    return tuple(sorted([k for k, n in zip(kinds, counts, strict=True) for _ in range(n)]))


def cheapest_payment(d: Any, cost: Callable[[int], float], change: float, waste: float = 0.3) -> tuple[int, ...]:
    """The payment whose things cost least, what is paid too much included; `change` is the cost of a trade good."""
    coin = getattr(d, "coin", 1)
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    things = [(item, w, cost(item)) for item, w in sorted(d.worth.items())]
    things += [(d.change, coin, change)] * d.purse
    for item, w, loss in things:
        for have, (paid, chosen) in sorted(best.items(), reverse=True):
            now = min(d.price, have + w)
            total = paid + loss + waste * max(0, have + w - d.price)
            if have < d.price and (now not in best or total < best[now][0]):
                best[now] = (total, (*chosen, item))
    return tuple(sorted(best[d.price][1])) if d.price in best else ()
