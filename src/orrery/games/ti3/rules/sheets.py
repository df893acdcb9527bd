"""Twilight Imperium 3: what a player's units can do (T3.14.1): a race sheet with everything that technologies, laws,
race and cards change. It depends only on the texts in force, so it is computed once and kept. Texts change it through a
decorator: `@on_sheet(text)`. Whatever depends on place, round or opponent is a query (queries.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from orrery.core.abilities import Ability, abilities_in
from orrery.games.ti3.rules.nouns import SHOT
from orrery.games.ti3.rules.options import SLOW_WAR_SUNS, SWAPPED_COSTS, ruling
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Shot, Unit
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, IN_SPACE, STATS, WAR_SUN


class UnitSheet:
    """By kind of unit: the cost of one, or of a lot; how many make a lot; what a die must show to hit, by kind of roll;
    the range of ships; the ground forces that a ship carries besides all other cargo."""

    __slots__ = (
        "combat",
        "cost",
        "free_fighters",
        "lot",
        "move",
        "pds_range",
        "played_with",
        "through_shields",
        "troops",
    )

    def __init__(self, played_with: int) -> None:
        """What is printed, under the rulings of the table."""
        self.played_with = played_with
        self.cost = [row.cost for row in STATS]
        if ruling(self, SWAPPED_COSTS):
            self.cost[DESTROYER], self.cost[CRUISER] = self.cost[CRUISER], self.cost[DESTROYER]
        self.lot = [row.lot for row in STATS]
        self.combat = [[row.combat for row in STATS] for _ in SHOT.every]
        self.move = [row.move for row in STATS]
        if ruling(self, SLOW_WAR_SUNS):
            self.move[WAR_SUN] = 1
        self.troops = [0] * len(STATS)
        self.free_fighters = False
        """Fighters need no capacity and move on their own (T3.14.2)."""
        self.pds_range = 0
        """How far PDS fire, in systems (T3.14.5)."""
        self.through_shields = False
        """Dreadnoughts bombard in spite of PDS (T3.8.4)."""

    def improve(self, by: int, units: Iterable[Unit] = IN_SPACE, rolls: Iterable[Shot] = SHOT.every) -> None:
        """Add this much to the combat rolls of some units."""
        units = tuple(units)
        for roll in rolls:
            for unit in units:
                self.combat[roll][unit] -= by


class SheetChange(NamedTuple):
    """What a text changes, and when: smaller ranks first."""

    rank: int
    do: Callable[[UnitSheet], None]


class Sheets:
    """The texts that change what units can do, and the sheets computed from them."""

    __slots__ = ("_made", "changes", "texts")

    def __init__(self) -> None:
        self.changes: dict[Ability, SheetChange] = {}
        self.texts = 0
        """These texts as bits."""
        self._made: dict[tuple[int, int], UnitSheet] = {}

    def with_texts(self, texts: int, played_with: int) -> UnitSheet:
        """The sheet with some of these texts, under the rulings of a table. It is shared and must not be changed."""
        found = self._made.get((texts, played_with))
        if found is None:
            found = self._made[texts, played_with] = UnitSheet(played_with)
            changes = [self.changes[it] for it in abilities_in(texts)]
            for change in sorted(changes, key=lambda change: change.rank):
                change.do(found)
        return found


SHEETS = Sheets()


def on_sheet(it: Ability, *, rank: int = 0) -> Callable[[Callable[[UnitSheet], None]], Callable[[UnitSheet], None]]:
    """A text that changes what the units of its holder can do, or everybody's if it is in force for all."""

    def register(do: Callable[[UnitSheet], None]) -> Callable[[UnitSheet], None]:
        assert it not in SHEETS.changes, it
        SHEETS.changes[it] = SheetChange(rank, do)
        SHEETS.texts |= 1 << it
        return do

    return register


def sheet(s: Twilight, seat: int) -> UnitSheet:
    """What a player's units can do now."""
    return SHEETS.with_texts((s.texts.here | s.players[seat].texts.here) & SHEETS.texts, s.played_with)
