"""The L1Z1X Mindnet."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.queries import BATTLE, BOMBARDMENT, INVASION
from orrery.games.ti3.rules.things import Place, Shot, Unit
from orrery.games.ti3.rules.units import CRUISER, DREADNOUGHT, GROUND_FORCE
from tests.ti3.beginnings import beginning
from tests.ti3.notation import position, say, state


def test_what_they_begin_with_and_a_counter_more() -> None:
    assert beginning("l1z1x") == (
        "[0.0.0]",
        "3 fighter, 1 carrier, 1 dreadnought, 5 ground_force, 1 pds, 1 space_dock",
        "hylar_v_assault_laser, stasis_capsules, cybernetics, enviro_compensator",
        [3, 3, 3],
        (1, 1),
    )


@pytest.mark.parametrize(("race", "home", "price"), [("l1z1x", "[0.0.0]", 4), ("mentak", "Moll Primus", 5)])
def test_dreadnoughts_cost_four(race: str, home: str, price: int) -> None:
    rich: dict[str, Any] = {race: {"goods": 9}}
    table = position(f"{race}, norr, hacan", planets={home: f"{race}: space_dock"}, **rich)
    say(table, f"{race} action tactical; {race} activate c1; {race} build dreadnought")
    assert table.find(0)[1].args["price"] == price


@pytest.mark.parametrize(
    ("unit", "kind", "attacks", "bonus"),
    [
        (DREADNOUGHT, BATTLE, True, Place(1)),
        (DREADNOUGHT, BATTLE, False, Place(1)),
        (DREADNOUGHT, BOMBARDMENT, True, Place(0)),
        (CRUISER, BATTLE, True, Place(0)),
        (GROUND_FORCE, INVASION, True, Place(1)),
        (GROUND_FORCE, INVASION, False, Place(0)),
    ],
)
def test_dreadnoughts_fight_better_and_so_do_invaders(unit: Unit, kind: Shot, attacks: bool, bonus: int) -> None:
    s = state(position("l1z1x, sol, hacan"))
    assert need(s, 1, 0, unit, kind, attacks, Place(7)) - need(s, 0, 1, unit, kind, attacks, Place(7)) == bonus
