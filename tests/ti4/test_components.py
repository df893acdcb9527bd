"""What the rules of Twilight Imperium 4 say about components as such: units, objectives, flagships, dice."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.data import (
    EVERY_UNIT,
    FACTIONS,
    FLAGSHIP,
    GROUND_FORCES,
    MODELS,
    OBJECTIVES,
    SHIPS,
    STRUCTURES,
)
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti4.rules.texts import UNIT_TEXTS
from tests.ti4.battles import battle
from tests.ti4.notation import fleet


@pytest.mark.rule("LRR 25.1")
def test_every_unit_is_a_ship_a_ground_force_or_a_structure() -> None:
    assert sorted([*SHIPS, *GROUND_FORCES, *STRUCTURES]) == sorted(EVERY_UNIT)


@pytest.mark.rule("LRR 14.1")
def test_objectives_of_stage_one_and_two_are_public_and_bring_one_and_two_points_all_others_are_secret() -> None:
    public = {it.stage: it.points for it in OBJECTIVES if it.stage}
    assert public == {1: 1, 2: 2}
    assert {it.points for it in OBJECTIVES if not it.stage} == {1}


@pytest.mark.rule("LRR 31.25")
def test_every_faction_has_a_flagship_with_an_ability_of_its_own() -> None:
    flagships = [it for it in MODELS if it.unit == FLAGSHIP]
    assert sorted({it.faction for it in flagships}) == [*range(len(FACTIONS))], "one of them with two cards"
    used = {*HOOKS.abilities(), *ACTIONS}
    by_data = [it for it in flagships if UNIT_TEXTS[it.name] not in used]
    assert [it.barrage > (0, 0) or it.deep for it in by_data] == [True, True], "a barrage, or cannons that reach far"


@pytest.mark.rule("LRR 59.1")
def test_as_many_dice_are_rolled_as_units_need() -> None:
    """Twenty for each side, more than any box has."""
    crowd = "4 carrier, 16 fighter"
    table = battle(crowd, crowd, dice=[10] * 40)
    assert (fleet(table, "hacan", "103"), fleet(table, "winnu", "103")) == ({}, {})
