"""What an edition of Twilight Imperium writes down, for the tests: whether its numbers are things with names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orrery.core.state import Shape, State
from orrery.core.zones import Zone
from orrery.games.twilight.things import Seat

ONLY_COUNTS = (None,)
COUNTS_AND_SEATS = (None, Seat)


def bare(shape: Shape | None, plain: tuple[Any, ...]) -> bool:
    """Whether a field contains numbers that are not things: numbers of these types."""
    if shape is None or (shape.noun is not None and shape.form in ("tuple", "dict")):
        return False  # a noun of its own writes it; the tests that write games look inside
    if shape.form == "atom":
        return shape.atom is int and shape.noun in plain and shape.bits is None
    return any(bare(inner, plain) for inner in (shape.item, shape.key, *shape.parts))


def fields(cls: type[State]) -> Iterator[tuple[str, Shape]]:
    """All fields of the states inside one; zones belong to the kernel."""
    for plan in cls.FIELDS.values():
        yield plan.name, plan.shape
        for shape in (plan.shape, plan.shape.item):
            if shape is not None and shape.cls is not None and not issubclass(shape.cls, Zone):
                yield from fields(shape.cls)


def numbers(data: Any) -> bool:
    """Whether a written value contains numbers."""
    if isinstance(data, (list, dict)):
        return any(numbers(value) for value in (data.values() if isinstance(data, dict) else data))
    return type(data) is int
