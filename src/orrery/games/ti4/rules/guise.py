"""Twilight Imperium 4: a ship that a text treats in combat as if it were another one. Ships of a type are not told
apart; one of them, as long as there is any, has the other's combat value, barrage and sustain damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.games.common.dice import Volley
from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.crew import crew
from orrery.games.ti4.rules.data import GROUND_FORCES, MODEL, MODELS, ModelRow
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.queries.battle import ShipTreatedAs
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Unit
from orrery.games.ti4.rules.units import sheet

RESTED, SPENT = 0, 1
"""Whether that ship has not, or has, used sustain damage in this combat."""


class Guise(NamedTuple):
    """A type of ship of which one is treated as a model, and whether it can still sustain damage as such."""

    unit: Unit
    model: ModelRow
    spent: bool


def disguise(unit: Unit, model: ModelRow, spent: int) -> int:
    """A guise as the answer to `queries.ShipTreatedAs`."""
    return 1 + (unit * len(MODELS) + MODEL[model.name]) * 2 + spent


def worn(s: Imperium, seat: int, place: Place) -> Guise | None:
    """The ship of a player in a system that is treated as another one, or was until it was destroyed."""
    told = number(s, 0, ShipTreatedAs, seat, place) - 1
    if told < 0:
        return None
    unit, model = divmod(told // 2, len(MODELS))
    return Guise(Unit(unit), MODELS[model], bool(told % 2))


def guise(s: Imperium, seat: int, place: Place) -> Guise | None:
    """The ship of a player in a system that is treated as another one."""
    it = worn(s, seat, place)
    return it if it is not None and as_ships(s, seat, place, it.unit) else None


def last_value(it: Guise | None, unit: Unit, own: int, left: int) -> int:
    """The combat value that a ship which has just been destroyed had, of whose type so many are left."""
    return it.model.combat if it is not None and it.unit == unit and not left else own


def as_ships(s: Imperium, seat: int, place: Place, unit: Unit) -> int:
    """How many ships of a type a player has in a system, with ground forces that fight there as ships (LRR F.48)."""
    return crew(s, seat, place, unit) if unit in GROUND_FORCES else in_space(s, seat, place).all[unit]


def each_a_die(s: Imperium, seat: int, place: Place, ships: Sequence[Unit]) -> list[Volley]:
    """A die for each of some ships of a player in a system, which hits on its combat value. The one that is treated as
    another ship is among them if that is better, or if all of its type are."""
    models, it = sheet(s, seat), guise(s, seat, place)
    volleys = [Volley(unit, 1, models.of(unit).combat) for unit in ships]
    if it is None or it.unit not in ships:
        return volleys
    all_of_them = ships.count(it.unit) == as_ships(s, seat, place, it.unit)
    if all_of_them or it.model.combat < models.of(it.unit).combat:
        volleys[ships.index(it.unit)] = Volley(it.unit, 1, it.model.combat)
    return volleys


def swapped(volleys: list[Volley], it: Guise | None, own: int, value: int, dice: int) -> list[Volley]:
    """The volleys of a fleet in which one ship with so many `own` dice rolls others."""
    if it is None:
        return volleys
    rest = [Volley(v.unit, v.dice - own, v.need) if v.unit == it.unit else v for v in volleys]
    return [*(v for v in rest if v.dice), *([Volley(it.unit, dice, value)] if dice else [])]
