"""Twilight Imperium 3: the nine kinds of units (T3.14) and how a fleet is written down: a list of ten counts. The
first eight are units, the last two say how many of the dreadnoughts and war suns are damaged."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.ti3.rules.things import Figure, Unit

UNITS = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "ground_force", "pds", "space_dock")
FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN, GROUND_FORCE, PDS = (Figure(Unit(n)) for n in range(8))
SPACE_DOCK = Unit(8)
HURT_DREADNOUGHT, HURT_WAR_SUN = Figure(Unit(8)), Figure(Unit(9))
"""In a fleet: the damaged ones among the dreadnoughts and the war suns."""
FLEET = 10
"""How many counts a fleet has."""
SHIPS = (FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
BIG = (DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN)
"""The ships that count for fleet supply and bar the way: all but fighters."""
CARGO = (FIGHTER, GROUND_FORCE, PDS)
"""What carriers and war suns carry."""


class UnitRow(NamedTuple):
    """A kind of unit: figures per player, cost of `lot` of them, combat value, dice, range, room for cargo."""

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
"""The units of which there are only so many figures (T3.14.3)."""

MOST_PDS = 2
BARRAGE = 2
"""Dice of each destroyer against fighters."""
DOCK_ROOM = 3
DOCK_BONUS = 2


def big_ships(fleet: list[int]) -> int:
    """The ships of a fleet that count for fleet supply."""
    return fleet[1] + fleet[2] + fleet[3] + fleet[4] + fleet[5]


def ships(fleet: list[int]) -> int:
    """All ships of a fleet, fighters too."""
    return fleet[0] + fleet[1] + fleet[2] + fleet[3] + fleet[4] + fleet[5]


def price(counts: list[int], costs: list[int], lots: list[int]) -> int:
    """What so many units of each kind cost; pairs cost as one (T3.10.7)."""
    return sum(cost * -(-n // lot) for n, cost, lot in zip(counts, costs, lots, strict=True) if n)
