"""Which answers a search tries: all of them if they are few, else the instinct's answer and some near it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

from orrery.core.ask import Decision


def candidates(question: Decision[Any], first: Any, width: int, dice: Random) -> list[Any]:
    """Up to `width` different legal answers, starting with `first`."""
    some = list(islice(question.options(), width + 1))
    if len(some) > width or not question.LISTED:
        some = [*variants(question, first, 3 * width, dice), *(question.sample(dice) for _ in range(width))]
    return list(dict.fromkeys([first, *some]))[:width]


def variants(question: Decision[Any], first: Any, tries: int, dice: Random) -> list[Any]:
    """Legal answers that differ from `first` in one thing."""
    change = CHANGES.get(question.FORM)
    if change is None:
        return []
    changed = (change(question, first, dice) for _ in range(tries))
    return [value for value in changed if question.refuse(value) is None]


def _other_item(question: Any, first: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    """Swap one picked item for one that was not picked."""
    rest = list(question.items)
    for item in first:
        rest.remove(item)
    picked = list(first)
    if picked and rest:
        picked[dice.randrange(len(picked))] = dice.choice(rest)
    return tuple(sorted(picked))


def _swapped(question: Any, first: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    """Swap two neighbours."""
    order = list(first)
    i = dice.randrange(len(order) - 1)
    order[i], order[i + 1] = order[i + 1], order[i]
    return tuple(order)


def _next_number(question: Any, first: int, dice: Random) -> int:
    """A nearby number."""
    return first + dice.choice((-2, -1, 1, 2))


def _other_terms(question: Any, first: Any, dice: Random) -> Any:
    """The same deal with a little more or less in one field."""
    if first is None:
        return question.sample(dice)
    gives, gets = question.sides(first.partner)
    sides = dict(first.gives), dict(first.gets)
    side, fields = dice.choice([(put, of) for put, of in zip(sides, (gives, gets), strict=True) if of])
    field = dice.choice(fields)
    if field.items is None:
        side[field.name] = side.get(field.name, 0) + dice.choice((-1, 1))
    else:
        side[field.name] = field.drawn(dice)
    return question.deal(first.partner, *sides)


CHANGES: dict[str, Callable[[Any, Any, Random], Any]] = {
    "pick": _other_item,
    "order": _swapped,
    "amount": _next_number,
    "terms": _other_terms,
}
