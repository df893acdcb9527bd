"""Books: functions by the number or name of a card, a text, an action. They are entered once, at import, by a decorator
beside the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def entered(book: dict[K, V], *keys: K) -> Callable[[V], V]:
    """Enters the decorated function in a book under these keys; nothing can be entered twice."""

    def enter(do: V) -> V:
        for key in keys:
            if key in book:
                raise ValueError(f"{key} has been entered already")
            book[key] = do
        return do

    return enter
