"""What a player's units can do depends on the texts in force, and is computed once for all who have the same."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.effects import ACTIVATION, ROUND, expire, lasts
from orrery.games.ti3.rules.queries import BATTLE, BOMBARDMENT, INVASION
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    STATS,
    UNITS,
    WAR_SUN,
)
from tests.ti3.notation import position, state


@pytest.mark.rule("T3.14.1")
def test_without_texts_a_sheet_is_as_printed() -> None:
    it = sheet(state(position()), 0)
    for unit, row in enumerate(STATS):
        assert (it.cost[unit], it.lot[unit], it.move[unit]) == (row.cost, row.lot, row.move), UNITS[unit]
        assert {rolls[unit] for rolls in it.combat} == {row.combat}, UNITS[unit]
    assert not any(it.troops)
    assert (it.free_fighters, it.pds_range, it.through_shields) == (False, 0, False)


def test_equal_texts_share_a_sheet_and_others_have_their_own() -> None:
    s = state(position("sol, hacan, norr", sol={"technologies": "xrd_transporters"}))
    assert sheet(s, 0) is sheet(s.clone(), 0)
    assert sheet(s, 1) is sheet(state(position("sol, hacan, norr")), 0), "neither has a text that changes units"
    assert [sheet(s, seat).move[CARRIER] for seat in (0, 1)] == [2, 1]
    assert [sheet(s, seat).combat[BATTLE][CRUISER] for seat in (0, 2)] == [7, 6]


def test_what_lasts_for_a_while_is_on_the_sheet_until_it_ends() -> None:
    s = state(position(sol={"technologies": "advanced_fighters"}))
    lasts(s, text("card.flank_speed"), 0, ACTIVATION)
    lasts(s, text("politic.public_execution"), 1, ROUND)
    assert [sheet(s, 0).move[unit] for unit in (FIGHTER, DESTROYER, GROUND_FORCE)] == [3, 3, 0]
    assert sheet(s, 1).combat[BOMBARDMENT][WAR_SUN] == STATS[WAR_SUN].combat + 1
    expire(s, ACTIVATION)
    expire(s, ROUND)
    assert [sheet(s, 0).move[unit] for unit in (FIGHTER, DESTROYER)] == [2, 2]
    assert sheet(s, 1).combat[BOMBARDMENT][WAR_SUN] == STATS[WAR_SUN].combat


def test_a_law_in_force_for_all_is_on_every_sheet() -> None:
    s = state(position(laws="unconventional_weapons, regulated_conscription"))
    for seat in range(3):
        assert sheet(s, seat).combat[INVASION][DREADNOUGHT] == STATS[DREADNOUGHT].combat + 2 - (seat == 1)
        assert sheet(s, seat).lot[GROUND_FORCE] == 1


@pytest.mark.rule("T3.17.1")
def test_rulings_change_what_is_printed() -> None:
    slow = state(position(options={"war-sun-move": "1"}))
    assert sheet(slow, 0).move[WAR_SUN] == 1
    swapped = state(position(options={"destroyer-and-cruiser": "2-and-1"}))
    assert [sheet(swapped, 0).cost[unit] for unit in (DESTROYER, CRUISER)] == [2, 1]
