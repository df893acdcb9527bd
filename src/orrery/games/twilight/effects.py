"""Effects that last for a while, as they are written down: a text, the seat it applies to, until when, and what it is
about. The texts themselves say which things their effects are about. What begins and ends with an effect, each edition
says (`rules/effects.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from orrery.core.abilities import Ability
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Named, Noun, Number
from orrery.games.twilight.things import Effect

NUMBER = Number()
HEAD = 3
"""Text, seat and span come first."""


def listed(data: Any, least: int = 0) -> list[Any]:
    """Checks that it is a list of this many things, or more."""
    if not isinstance(data, list) or len(data) < least:
        raise Fault("fault-names", "expected a list of names, found {given}", given=shown(data, 40))
    return data


def named(values: Sequence[int], nouns: Sequence[Noun[Any] | None]) -> list[Any]:
    """Things by their names, plain numbers as they are, nothing for -1."""
    return [
        value if noun is None else None if value < 0 else noun.encode(value)
        for value, noun in zip(values, nouns, strict=True)
    ]


def numbered(data: Sequence[Any], nouns: Sequence[Noun[Any] | None]) -> tuple[int, ...]:
    """The things with these names."""
    if len(data) != len(nouns):
        raise Fault("fault-names", "expected a list of names, found {given}", given=shown(data, 40))
    return tuple(
        [
            NUMBER.decode(value) if noun is None else -1 if value is None else noun.decode(value)
            for value, noun in zip(data, nouns, strict=True)
        ]
    )


def in_force(effects: Iterable[Effect], it: Ability, seat: int | None, but: int = -1) -> Iterator[tuple[int, ...]]:
    """What a text has set down among these effects: what it is about; for one seat, or for all. Entries of one span,
    `but`, are no effects."""
    for effect in effects:
        if effect[0] == it and seat in (None, effect[1]) and effect[2] != but:
            yield effect[HEAD:]


class EffectNoun(Noun[Any]):
    """An effect by names; `nouns` finds the noun of a type (None: a plain number)."""

    name = "effect"

    def __init__(self, text: Named[Any], until: Named[Any], nouns: Callable[[Any], Noun[Any] | None]) -> None:
        self.text, self.until, self.nouns = text, until, nouns
        self.about: dict[tuple[int, int], tuple[Any, ...]] = {}
        """The types of the things that the effects of a text are about, by the text and their number."""

    def concerns(self, it: Ability, *kinds: Any) -> None:
        """Declare what an effect of a text is about: types of things, or plain numbers (int)."""
        self.about[it, len(kinds)] = kinds

    def _nouns(self, text: int, number: int) -> list[Noun[Any] | None]:
        if number and (text, number) not in self.about:
            raise TypeError(f"{self.text.names[text]} does not say what its effects are about")
        kinds = self.about.get((text, number), ())
        return [self.text, None, self.until, *(self.nouns(kind) for kind in kinds)]

    def encode(self, value: tuple[int, ...]) -> Any:
        return named(value, self._nouns(value[0], len(value) - HEAD))

    def decode(self, data: Any) -> tuple[int, ...]:
        text = self.text.decode(listed(data, HEAD)[0])
        return numbered(data, self._nouns(text, len(data) - HEAD))
