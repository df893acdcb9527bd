"""Twilight Imperium 3: what helps in a space battle, by name, as numbers for the odds: technologies (T3.18), races, a
nebula (T3.3.8), or plainly "+1"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from orrery.games.ti3.odds import AMBUSH, CANNON, CHEAP_FIRST, NOTHING, Side, side
from orrery.games.ti3.units import CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, PDS, SHIPS


class Aid(NamedTuple):
    """What is added to all rolls of a kind, to those in the rounds of a battle, to the barrage, and to the enemy's
    first round; whether PDS roll again; who fires before the battle."""

    always: Mapping[int, int] = NOTHING
    battle: Mapping[int, int] = NOTHING
    barrage: int = 0
    enemy_first: int = 0
    again: bool = False
    opening: tuple[tuple[tuple[int, ...], int], ...] = ()


AIDS = {
    "hylar_v_assault_laser": Aid({CRUISER: 1, DESTROYER: 1}),
    "cybernetics": Aid({FIGHTER: 1}),
    "advanced_fighters": Aid({FIGHTER: 1}),
    "magen_defense_grid": Aid({PDS: 1}),
    "graviton_laser_system": Aid(again=True),
    "assault_cannon": Aid(opening=(CANNON,)),
    "jol_nar": Aid(battle=dict.fromkeys(SHIPS, -1)),
    "naalu": Aid(battle={FIGHTER: 1}),
    "l1z1x": Aid(battle={DREADNOUGHT: 1}),
    "mentak": Aid(opening=(AMBUSH,)),
    "xxcha": Aid(enemy_first=-1),
    "norr": Aid(battle=dict.fromkeys(SHIPS, 1)),
    "nebula": Aid(battle=dict.fromkeys(SHIPS, 1), barrage=1),
}


def aid(name: str) -> Aid:
    """The aid of that name; "+1" is a bonus for all ships in the rounds of the battle. KeyError for anything else."""
    if name[:1] in "+-" and name[1:].isdigit():
        return Aid(battle=dict.fromkeys(SHIPS, int(name)))
    return AIDS[name]


def added(parts: Iterable[Mapping[int, int]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for part in parts:
        for unit, number in part.items():
            found[unit] = found.get(unit, 0) + number
    return found


def aided(
    units: Mapping[int, int],
    own: Iterable[Aid] = (),
    enemy: Iterable[Aid] = (),
    order: tuple[int, ...] = CHEAP_FIRST,
    leave: int = 0,
) -> Side:
    """A side from its units (PDS are those in range), its own aids and those of the enemy."""
    mine = list(own)
    return side(
        {unit: n for unit, n in units.items() if unit != PDS},
        added(a.always for a in mine),
        added(a.battle for a in mine),
        first=sum(a.enemy_first for a in enemy),
        barrage=sum(a.barrage for a in mine),
        pds=units.get(PDS, 0),
        again=any(a.again for a in mine),
        opening=tuple(shots for a in mine for shots in a.opening),
        order=order,
        leave=leave,
    )
