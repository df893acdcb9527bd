"""Twilight Imperium: how to name things in the reader's language. The messages are the editions' own (`text/`), and
their keys begin with the name of the edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orrery.text import Words

Said = Callable[[Any, "Words"], Any]


def named(kind: str, names: Sequence[str]) -> Said:
    """Things whose name is a message of its own."""
    return lambda value, words: words.text(f"{words.game}-{kind}-{names[value]}")


def several(one: Said) -> Said:
    """Some of them in one phrase."""
    return lambda values, words: words.listed([str(one(value, words)) for value in values])


def counted(units: Iterable[int], names: Sequence[str], words: Words) -> str:
    """Units, by kind."""
    found = Counter(units)
    return words.listed([words.text(f"{words.game}-units-{names[u]}", number=found[u]) for u in sorted(found)])


def seat(number: int, words: Words) -> str:
    return words.name(number)


def window(name: str, words: Words) -> str:
    """The event that somebody may react to."""
    said = words.text(f"{words.game}-window-{name}")
    return said[:1].upper() + said[1:]


def joined(*parts: str) -> str:
    """Whatever there is to say, in one phrase."""
    return ", ".join(part for part in parts if part)
