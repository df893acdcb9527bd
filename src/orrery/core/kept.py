"""Kept: what chance had decided before an answer was taken back. It comes again, so that nobody takes an answer back
for the sake of better luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.chance import Chance
from orrery.core.history import Entry, is_chance


class Kept(dict[tuple[str, int], list[Any]]):
    """Dice, cards and things in their order, by the kind of chance and the mask of the seats that saw them."""

    __slots__ = ()

    @classmethod
    def copy_of(cls, kept: Mapping[tuple[str, int], Sequence[Any]]) -> Kept:
        """The same once more."""
        return cls({key: [*values] for key, values in kept.items()})

    def keep(self, dropped: Sequence[Entry]) -> None:
        """Keep the outcomes among the entries that are taken back: they came before all that is kept so far."""
        for entry in reversed(dropped):
            if is_chance(entry) and entry[2].luck and entry[3]:
                key = entry[2].name, entry[1]
                self[key] = [*entry[3], *self.get(key, ())]

    def again(self, ask: Chance[Any]) -> Any:
        """What chance decided when it was asked the same for the same eyes; None if there is nothing, or if that is not
        possible now."""
        key = ask.kind.name, ask.seen
        kept = self.get(key, ())
        value = tuple(kept[: ask.count])
        if not value or len(value) < ask.count or not ask.fits(value):
            return None
        if len(kept) == ask.count:
            del self[key]
        else:
            self[key] = [*kept[ask.count :]]
        return value
