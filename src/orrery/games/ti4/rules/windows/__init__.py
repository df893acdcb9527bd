"""Twilight Imperium 4: the things that happen and that texts can answer, in the order of a round, each with its rule. A
rule says `await happens(s, Activated(seat, place))`; a text listens with `@HOOKS.reaction(Activated, text)` (may) or
`@HOOKS.trigger(...)` (must). "When" comes before "after" (LRR 31.14 to 31.16): where both are needed there are two
windows, or `rank` puts the "when" first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from orrery.core.windows import Window
from orrery.games.ti4.rules.seats import order
from orrery.games.ti4.rules.state import Imperium


@dataclass(slots=True)
class ForAll(Window):
    """All may answer, one text at a time, in the order of LRR 31.19 and 31.20, until all pass."""

    EVERYBODY = True

    def seats(self, s: Imperium) -> Sequence[int]:
        return order(s)
