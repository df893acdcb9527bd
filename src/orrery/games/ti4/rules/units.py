"""Twilight Imperium 4: what a player's units can do: a sheet worked out from the faction, the upgrades and the texts in
play (LRR 15, 25), remembered as long as none of them changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from orrery.core.abilities import Ability, abilities_in
from orrery.games.ti4.rules.data import (
    BASE,
    CARGO,
    EVERY_UNIT,
    FACTIONS,
    FIGHTER,
    GROUND_FORCES,
    MECH,
    MODEL,
    MODELS,
    TECHNOLOGIES,
    ModelRow,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import TECHNOLOGIES_AT, UNIT_TEXTS, technologies_of
from orrery.games.ti4.rules.things import Faction, Unit, technologies_in

Models = list[ModelRow | None]
Change = Callable[[Models], None]


@dataclass(frozen=True, eq=False, slots=True)
class Sheet:
    """The models of a player's units by type; None for a type the player cannot have. There is one for each faction and
    texts, so two are the same only if they are one."""

    models: tuple[ModelRow | None, ...]

    def of(self, unit: Unit) -> ModelRow:
        """The model of units that are on the board."""
        model = self.models[unit]
        assert model is not None, unit
        return model

    def capacity(self, counts: list[int]) -> int:
        """What ships can hold (LRR 49.2)."""
        return sum([n * it.capacity for n, it in zip(counts, self.models, strict=True) if n and it is not None])

    def load(self, counts: list[int], room: int) -> int:
        """How many ground forces need room in ships that have so much capacity (LRR 49.2)."""
        mech = self.models[MECH]
        light = room > 0 and mech is not None and mech.light
        return sum([counts[unit] for unit in GROUND_FORCES]) - (counts[MECH] if light else 0)

    def needy(self, room: int) -> tuple[Unit, ...]:
        """The types of units that need room in ships that have so much capacity."""
        mech = self.models[MECH]
        return tuple([unit for unit in CARGO if unit != MECH or not (room > 0 and mech is not None and mech.light)])

    @property
    def fighters_move(self) -> bool:
        """Whether fighters can move on their own (Fighter II)."""
        return self.of(FIGHTER).move > 0


CHANGES: dict[Ability, Change] = {}
"""What texts change on a sheet."""
UPGRADES = sum(1 << (TECHNOLOGIES_AT + n) for n, it in enumerate(TECHNOLOGIES) if it.model)
MATTERS = [UPGRADES]
"""The texts that matter for sheets, as bits; one number, which grows while the texts are registered."""


def on_sheet(it: Ability) -> Callable[[Change], Change]:
    """A text that changes what units can do: it gets the models of a player's units, and replaces some of them."""

    def register(change: Change) -> Change:
        assert it not in CHANGES, it
        CHANGES[it] = change
        MATTERS[0] |= 1 << it
        return change

    return register


@lru_cache(maxsize=1 << 13)
def sheet_of(faction: Faction, texts: int) -> Sheet:
    """What the units of a faction can do with these texts; its own upgrade goes before the generic one."""
    models: Models = [MODELS[model] if model >= 0 else None for model in FACTIONS[faction].models]
    upgrades = [TECHNOLOGIES[t] for t in technologies_in(technologies_of(texts)) if TECHNOLOGIES[t].model]
    for it in sorted(upgrades, key=lambda it: it.faction >= 0):
        model = MODELS[MODEL[it.model]]
        models[model.unit] = model
    for text in abilities_in(texts):
        if text in CHANGES:
            CHANGES[text](models)
    return Sheet(tuple(models))


def sheet(s: Imperium, seat: int) -> Sheet:
    """What a player's units can do."""
    p = s.players[seat]
    return sheet_of(p.faction, (p.texts.here | s.texts.here) & MATTERS[0])


def unit_cards(s: Imperium, seat: int) -> frozenset[Ability]:
    """The texts of the units on a player's sheet that only one faction has."""
    return unit_texts(sheet(s, seat), s.expansion)


@lru_cache(maxsize=1 << 13)
def unit_texts(it: Sheet, expansion: bool) -> frozenset[Ability]:
    """The texts of the models on a sheet."""
    models = [model for model in it.models if model is not None and (model.set == BASE or expansion)]
    return frozenset(UNIT_TEXTS[model.name] for model in models if model.name in UNIT_TEXTS)


def model(s: Imperium, seat: int, unit: Unit) -> ModelRow:
    """What a player's units of a type can do."""
    return sheet(s, seat).of(unit)


def buildable(s: Imperium, seat: int) -> list[tuple[Unit, ModelRow]]:
    """The units a player could produce: those with a cost (LRR 54.3)."""
    models = sheet(s, seat).models
    return [
        (unit, it)
        for unit in EVERY_UNIT
        if (it := models[unit]) is not None and it.cost and (it.set == BASE or s.expansion)
    ]
