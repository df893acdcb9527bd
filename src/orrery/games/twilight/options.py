"""Twilight Imperium: options and named rulings. Every value that is not the default is a bit of `s.played_with`; rules
ask `ruling(s, LONG_WAR)`. Which options there are, each edition says (`rules/options.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from orrery.core.game import Setting


class Options:
    """The values of some settings that are not the default, each with a bit of its own, in the order of the list."""

    def __init__(self, settings: Sequence[Setting]) -> None:
        values = [(setting.name, value) for setting in settings for value in setting.values[1:]]
        self.bits = {value: 1 << n for n, value in enumerate(values)}
        self.names = tuple(f"{name}={value}" for name, value in values)
        """These values as they are written down."""

    def bit(self, name: str, value: str) -> int:
        """The bit of a value that is not the default."""
        return self.bits[name, value]

    def played_with(self, config: Mapping[str, str]) -> int:
        """The bits of all values that are not the default."""
        return sum([self.bits.get(chosen, 0) for chosen in config.items()])


class Ruled(Protocol):
    """A table, or anything else that depends on its options and rulings."""

    @property
    def played_with(self) -> int: ...


def ruling(s: Ruled, option: int) -> bool:
    """Whether an option is in use."""
    return bool(s.played_with & option)
