"""Twilight Imperium 4: units that texts destroy because their dice missed; which dice are a unit's (LRR R.25)."""

from __future__ import annotations

from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.fire import destroy, landed_or_there
from orrery.games.ti4.rules.options import CROWN_AFTER_HITS, ruling
from orrery.games.ti4.rules.state import Imperium, RollState
from orrery.games.ti4.rules.things import NO_SEAT, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import sheet


def dice_of_units(s: Imperium, seat: int, rolled: RollState) -> list[list[int]]:
    """The dice of each unit: those of units of one type follow each other, so many for each unit; dice that a text has
    added belong to the last unit of their type."""
    models, by_type = sheet(s, seat), dict[Unit, list[list[int]]]()
    for n, unit in enumerate(rolled.units):
        mine = by_type.setdefault(unit, [])
        if not mine or (len(mine[-1]) == models.of(unit).dice and len(mine) < units_there(s, seat, unit)):
            mine.append([])
        mine[-1].append(n)
    return [dice for some in by_type.values() for dice in some]


def units_there(s: Imperium, seat: int, unit: Unit) -> int:
    """How many units of a type a player has in the combat."""
    assert s.combat is not None
    if s.combat.planet >= 0:
        return landed_or_there(s, seat, s.combat.planet).all[unit]
    return in_space(s, seat, s.combat.place).all[unit]


async def doom(s: Imperium, seat: Seat, place: Place, planet: Planet, units: tuple[Unit, ...]) -> None:
    """Units whose rerolls did not hit are destroyed, at once or when hits have been assigned (LRR R.25)."""
    if s.combat is not None and ruling(s, CROWN_AFTER_HITS):
        s.combat.doomed += [(seat, unit) for unit in units]
    else:
        await destroy(s, seat, NO_SEAT, place, planet, units, "crown_of_thalnos")
