"""Twilight Imperium 4: commanders who let their player produce more units of a type for the same cost."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.queries.development import EveryUncounted
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Unit
from orrery.games.ti4.rules.units import Models, on_sheet, sheet


def one_more_for_the_cost(it: Ability, unit: Unit) -> None:
    """A commander brings one more unit of a type each time its cost is paid, for such a card speaks of several ("these
    additional units"): three for what two cost. It does not count against the limit of production."""

    @on_sheet(it)
    def larger_lot(models: Models) -> None:
        row = models[unit]
        assert row is not None
        models[unit] = row._replace(lot=row.lot + 1)

    @HOOKS.modifier(EveryUncounted, it)
    def last_of_the_lot(s: Imperium, me: int, query: EveryUncounted, value: int) -> int:
        return sheet(s, me).of(unit).lot if query.unit == unit else value
