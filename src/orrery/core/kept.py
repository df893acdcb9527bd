"""Kept: outcomes of chance from before an undo. They come up again, so undo does not re-roll dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.chance import Chance
from orrery.core.history import Entry, is_chance


class Kept(dict[tuple[str, int], list[Any]]):
    """Outcomes in order, by the kind of chance and the mask of the seats that saw them."""

    __slots__ = ()

    @classmethod
    def copy_of(cls, kept: Mapping[tuple[str, int], Sequence[Any]]) -> Kept:
        """An independent copy."""
        return cls({key: [*values] for key, values in kept.items()})

    def keep(self, dropped: Sequence[Entry]) -> None:
        """Keep the outcomes among entries that are taken back; they come before everything kept so far."""
        for entry in reversed(dropped):
            if is_chance(entry) and entry[2].luck and entry[3]:
                key = entry[2].name, entry[1]
                self[key] = [*entry[3], *self.get(key, ())]

    def again(self, ask: Chance[Any]) -> Any:
        """The kept outcome for the same kind of event, seen by the same seats; None if there is none or it is no longer
        possible."""
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
