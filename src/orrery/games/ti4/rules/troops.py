"""Twilight Imperium 4: ground forces (LRR 21): infantry and mechs, and structures that are ground forces as well."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.ti4.rules.board import on_planet, planets_at
from orrery.games.ti4.rules.data import FIGHTER, GROUND_FORCES, INFANTRY, MECH, PDS
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.nouns import BASTION, HURT_BASTION, troops_on
from orrery.games.ti4.rules.options import TITANS_STAY, ruling
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Unit
from orrery.games.ti4.rules.units import model

FIGHT_ON_PLANETS = (*GROUND_FORCES, PDS)
"""The types of units that can be ground forces."""


def is_ground_force(s: Imperium, seat: int, unit: Unit) -> bool:
    """Whether a player's units of a type are ground forces."""
    return unit in GROUND_FORCES or (unit == PDS and model(s, seat, PDS).ground)


def ground_units(s: Imperium, seat: int, forces: Forces) -> Iterator[tuple[Unit, int]]:
    """A player's ground forces among units that stand together: types and numbers."""
    return ((unit, n) for unit in FIGHT_ON_PLANETS if (n := forces.all[unit]) and is_ground_force(s, seat, unit))


def fighting_units(s: Imperium, seat: int, forces: Forces) -> list[tuple[Unit, int]]:
    """Those of a player's units on a planet that fight there: ground forces, and fighters that have landed."""
    fighters = forces.all[FIGHTER]
    return [*ground_units(s, seat, forces), *([(FIGHTER, fighters)] if fighters else [])]


def garrison_pieces(s: Imperium, seat: int, planet: Planet) -> list[tuple[int, int]]:
    """A player's ground forces on a planet that a text can take from there, as pieces: which, and how many. Structures
    that are ground forces come last; it can be ruled that they stay (LRR 34.3, R.40)."""
    there = on_planet(s, seat, planet)
    numbers = [there.all[INFANTRY], there.whole(MECH), there.damaged[MECH]]
    found = [(troops_on(planet, sort), n) for sort, n in enumerate(numbers) if n]
    if there.all[PDS] and is_ground_force(s, seat, PDS) and not ruling(s, TITANS_STAY):
        for sort, n in ((BASTION, there.whole(PDS)), (HURT_BASTION, there.damaged[PDS])):
            found += [(troops_on(planet, sort), n)] if n else []
    return found


def troops_in(s: Imperium, seat: int, forces: Forces) -> int:
    """How many ground forces of a player there are among units that stand together."""
    return sum([n for _, n in ground_units(s, seat, forces)])


def intruding(s: Imperium, seat: int, place: Place) -> list[Planet]:
    """The planets of a system on which a player has ground forces without controlling them."""
    return [
        planet
        for planet in planets_at(s, place)
        if s.owner[planet] != seat and troops_in(s, seat, on_planet(s, seat, planet))
    ]
