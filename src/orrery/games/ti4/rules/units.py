"""Twilight Imperium 4: what a player's units can do: a sheet worked out from the faction and the upgrades (LRR 15, 25),
remembered as long as neither changes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from orrery.games.ti4.rules.data import EVERY_UNIT, FACTIONS, FIGHTER, MODEL, MODELS, TECHNOLOGIES, ModelRow
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.things import Faction, Unit, technologies_in


class Sheet(NamedTuple):
    """The models of a player's units by type; None for a type the player cannot have."""

    models: tuple[ModelRow | None, ...]

    def of(self, unit: Unit) -> ModelRow:
        """The model of units that are on the board."""
        model = self.models[unit]
        assert model is not None, unit
        return model

    def capacity(self, counts: list[int]) -> int:
        """What ships can hold (LRR 49.2)."""
        return sum([n * it.capacity for n, it in zip(counts, self.models, strict=True) if n and it is not None])

    @property
    def fighters_move(self) -> bool:
        """Whether fighters can move on their own (Fighter II)."""
        return self.of(FIGHTER).move > 0


@lru_cache(maxsize=1 << 13)
def sheet_of(faction: Faction, technologies: int) -> Sheet:
    """What the units of a faction can do with these technologies; its own upgrade goes before the generic one."""
    models = [MODELS[model] if model >= 0 else None for model in FACTIONS[faction].models]
    upgrades = [TECHNOLOGIES[t] for t in technologies_in(technologies) if TECHNOLOGIES[t].model]
    for it in sorted(upgrades, key=lambda it: it.faction >= 0):
        model = MODELS[MODEL[it.model]]
        models[model.unit] = model
    return Sheet(tuple(models))


def sheet(p: Player) -> Sheet:
    """What a player's units can do."""
    return sheet_of(p.faction, p.technologies)


def model(s: Imperium, seat: int, unit: Unit) -> ModelRow:
    """What a player's units of a type can do."""
    return sheet(s.players[seat]).of(unit)


def buildable(p: Player) -> list[tuple[Unit, ModelRow]]:
    """The units a player could produce: those with a cost (LRR 54.3)."""
    models = sheet(p).models
    return [(unit, it) for unit in EVERY_UNIT if (it := models[unit]) is not None and it.cost]
