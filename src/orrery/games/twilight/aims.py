"""Twilight Imperium: choosing the target of a text. The text that asks is an argument of the question, and the rule is
the edition's; the noun of the question says what is chosen. A text must make sure that there is a target before it
asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from orrery.core.abilities import Ability
from orrery.core.ask import Kind, choose, pick
from orrery.core.refusal import No

T = TypeVar("T")


async def one_of(me: int, kind: Kind[T], it: Ability, options: Sequence[Any], rule: str, **about: Any) -> T:
    """One of these."""
    chosen: T = await choose(me, kind, options, explain=lambda one: No(rule), text=it, **about)
    return chosen


async def some_of(
    me: int, kind: Kind[T], it: Ability, options: Sequence[Any], low: int, high: int, rule: str, **about: Any
) -> tuple[T, ...]:
    """From `low` to `high` of these, as far as there are so many."""
    high = min(high, len(options))
    return await pick(me, kind, options, min(low, high), high, None, rule, rule, text=it, **about)
