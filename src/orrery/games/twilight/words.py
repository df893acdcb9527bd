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


def listed(noun: str, things: Iterable[int], words: Words) -> str:
    """Things of one noun in one phrase."""
    return words.listed([str(words.noun(noun, it)) for it in things])


def ruled(rule: str, words: Words) -> str:
    """A rule with its number."""
    return words.text("no-rule", rule=rule, text=words.rule(rule))


def score_rows(
    scored: Sequence[int], worth: Sequence[int], points: Sequence[int], words: Words
) -> list[tuple[str, list[str]]]:
    """The score sheet: every objective that somebody has scored (as bits), then all other points, then the total."""
    rows = []
    known = [n for n in range(len(worth)) if any(mask >> n & 1 for mask in scored)]
    for number in known:
        cells = [str(worth[number]) if mask >> number & 1 else "" for mask in scored]
        rows.append((str(words.noun("objective", number)), cells))
    gained = [sum(worth[n] for n in known if mask >> n & 1) for mask in scored]
    other = [str(all_ - some) for all_, some in zip(points, gained, strict=True)]
    rows.append((words.text(f"{words.game}-sheet-other"), other))
    rows.append((words.text(f"{words.game}-sheet-total"), [str(n) for n in points]))
    return rows
