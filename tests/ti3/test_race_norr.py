"""Sardakk N'orr."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE, BOMBARDMENT, INVASION, PDS_AT_SHIPS
from orrery.games.ti3.rules.things import Place, Shot, Unit
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, DREADNOUGHT, GROUND_FORCE, PDS
from tests.ti3.beginnings import beginning
from tests.ti3.notation import fleet, position, say, state


def test_what_they_begin_with() -> None:
    assert beginning("norr") == (
        "Quinarra, Tren'lak",
        "1 cruiser, 1 carrier, 5 ground_force, 1 pds, 1 space_dock",
        "hylar_v_assault_laser, deep_space_cannon",
        [2, 3, 3],
        (1, 2),
    )


@pytest.mark.parametrize(
    ("unit", "kind", "bonus"),
    [
        (CRUISER, BATTLE, 1),
        (GROUND_FORCE, INVASION, 1),
        (DESTROYER, BARRAGE_ROLL, 0),
        (PDS, PDS_AT_SHIPS, 0),
        (DREADNOUGHT, BOMBARDMENT, 0),
    ],
)
def test_plus_one_in_battles_and_invasions_only(unit: Unit, kind: Shot, bonus: int) -> None:
    s = state(position("sol, norr, hacan"))
    assert need(s, 0, 1, unit, kind, True, Place(7)) - need(s, 1, 0, unit, kind, True, Place(7)) == bonus


def test_a_six_of_a_cruiser_hits() -> None:
    table = position(
        "norr, sol, hacan",
        norr={"fleets": {"c1": "cruiser"}},
        sol={"fleets": {"b1": "cruiser"}},
        dice=[6, 6],
    )
    say(table, "norr action tactical; norr activate b1; norr move_from c1; norr move cruiser")
    assert fleet(table, "norr", "b1") == {"cruiser": 1}
    assert fleet(table, "sol", "b1") == {}
