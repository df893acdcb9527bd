"""Twilight Imperium 3: the nine kinds of units (T3.14), and what a fleet consists of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from orrery.games.ti3.rules.stacks import Stack
from orrery.games.ti3.rules.things import Figure, Fleet, Unit

UNITS = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "ground_force", "pds", "space_dock")
FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN, GROUND_FORCE, PDS = (Figure(Unit(n)) for n in range(8))
SPACE_DOCK = Unit(8)
HURT_DREADNOUGHT, HURT_WAR_SUN = Figure(Unit(8)), Figure(Unit(9))
"""As a moving ship: a damaged one. As a hit: one that damages."""
UNDAMAGED: dict[Figure, Figure] = {HURT_DREADNOUGHT: DREADNOUGHT, HURT_WAR_SUN: WAR_SUN}
"""The ships that can be damaged, by their name when damaged."""
IN_SPACE = (FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN, GROUND_FORCE, PDS)
"""What can be in space: all units except docks."""
NO_FLEET = Fleet(Stack.empty(len(IN_SPACE)))
SHIPS = (FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
BIG = (DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
"""The ships that count against the fleet supply and block the way: all except fighters."""
CARGO = (FIGHTER, GROUND_FORCE, PDS)
"""What carriers and war suns carry."""


class UnitRow(NamedTuple):
    """A kind of unit: figures per player, cost of `lot` of them, combat value, dice, range, capacity."""

    figures: int
    cost: int
    lot: int
    combat: int
    dice: int
    move: int
    room: int


STATS = (
    UnitRow(10, 1, 2, 9, 1, 0, 0),
    UnitRow(8, 1, 1, 9, 1, 2, 0),
    UnitRow(8, 2, 1, 7, 1, 2, 0),
    UnitRow(4, 3, 1, 9, 1, 1, 6),
    UnitRow(5, 5, 1, 5, 1, 1, 0),
    UnitRow(2, 12, 1, 3, 3, 2, 6),
    UnitRow(12, 1, 2, 8, 1, 0, 0),
    UnitRow(6, 2, 1, 6, 1, 0, 0),
    UnitRow(3, 4, 1, 0, 0, 0, 3),
)
LIMITED = (DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN, PDS, SPACE_DOCK)
"""The units with a limited number of figures (T3.14.3)."""

MOST_PDS = 2
BARRAGE = 2
"""Dice of each destroyer against fighters."""
DOCK_ROOM = 3
DOCK_BONUS = 2


_ships, _big_ships = itemgetter(*SHIPS), itemgetter(*BIG)


def big_ships(fleet: Fleet) -> int:
    """The ships of a fleet that count against the fleet supply."""
    return sum(_big_ships(fleet))


def ships(fleet: Fleet) -> int:
    """All ships of a fleet, including fighters."""
    return sum(_ships(fleet))


def fleet_with(figures: Iterable[Figure]) -> Fleet:
    """A fleet of these ships and this cargo."""
    return fleet_of_each([(figure, 1) for figure in figures])


def fleet_of_each(counts: Iterable[tuple[Figure, int]]) -> Fleet:
    """A fleet of this many of each ship and each piece of cargo."""
    return NO_FLEET.add_all([(UNDAMAGED.get(it, it), n, n if it in UNDAMAGED else 0) for it, n in counts if n])


def after_losses(fleet: Fleet, lost: Iterable[Figure]) -> Fleet:
    """A fleet after losing these units; a damaged ship among them is only damaged. Among several ships of a kind the
    damaged ones are lost first (T3.7.10)."""
    counts = Counter(lost)
    for hurt, unit in UNDAMAGED.items():
        if hurt in counts:
            fleet = fleet.damage(unit, counts.pop(hurt))
    for unit, count in counts.items():
        fleet = fleet.remove(unit, count, damaged=min(count, fleet.damaged(unit)))
    return fleet


def tally(fleet: Fleet) -> dict[Figure, int]:
    """How many units of each kind a fleet has, and how many of its ships are damaged."""
    found = {unit: fleet.of(unit) for unit in IN_SPACE}
    return found | {hurt: fleet.damaged(unit) for hurt, unit in UNDAMAGED.items()}


def fleet_from(counts: Mapping[Figure, int]) -> Fleet:
    """The fleet with that tally."""
    whole = [(unit, n, 0) for unit, n in counts.items() if unit not in UNDAMAGED]
    return NO_FLEET.add_all(whole + [(unit, 0, counts.get(hurt, 0)) for hurt, unit in UNDAMAGED.items()])


def price(units: Fleet, costs: Sequence[int], lots: Sequence[int]) -> int:
    """What units cost, by kind of unit; a pair costs as much as one (T3.10.7)."""
    return sum([costs[unit] * -(-units.of(unit) // lots[unit]) for unit in IN_SPACE if units.of(unit)])
