"""T3.15.1: what the objectives ask for."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti3.data import MECATOL_REX, OBJECTIVE_NAMES, PLANET_NAMES, TECHNOLOGY_NAMES
from orrery.games.ti3.galaxy import CENTRE
from orrery.games.ti3.objectives import is_met
from orrery.games.ti3.state import Twilight
from tests.ti3.notation import planet, position, state


def met(name: str, change: Any) -> tuple[bool, bool]:
    """Whether an objective is met before and after a change of the position."""
    s = state(position(tiles={"b1": "lodor", "b7": "empty_alpha"}))
    number = OBJECTIVE_NAMES.index(name)
    before = is_met(s, 0, number)
    change(s)
    return before, is_met(s, 0, number)


def own(*names: str) -> Any:
    def change(s: Twilight) -> None:
        for name in names:
            s.owner[planet(name)] = 0

    return change


def know(*names: str) -> Any:
    def change(s: Twilight) -> None:
        s.players[0].technologies = sum(1 << TECHNOLOGY_NAMES.index(name) for name in names)

    return change


def mecatol(**more: Any) -> Any:
    """Mecatol Rex with a dock, and more."""

    def change(s: Twilight) -> None:
        s.owner[MECATOL_REX] = 0
        s.docks |= 1 << MECATOL_REX
        s.players[0].reserve[8] = more.get("docks", 2)
        s.players[0].reserve[4] = 5 - more.get("dreadnoughts", 0)
        s.players[0].fleets[CENTRE] = more.get("fleet", [0] * 10)
        s.troops[MECATOL_REX] = more.get("troops", 0)
        know(*more.get("technologies", ()))(s)

    return change


SIX_COLOURED = (
    "antimass_deflectors",
    "xrd_transporters",
    "hylar_v_assault_laser",
    "deep_space_cannon",
    "stasis_capsules",
    "cybernetics",
)


def ships_at(*places: int) -> Any:
    return lambda s: s.players[0].fleets.update({p: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0] for p in places})


def heart(s: Twilight) -> None:
    own("Mecatol Rex")(s)
    ships_at(*range(7))(s)


@pytest.mark.rule("T3.15.1")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("conqueror", own("Quinarra", "Tren'lak")),
        ("diversified", mecatol(technologies=SIX_COLOURED)),
        ("focused", own("Fria", "Arinam", "Gral", "Zohbat")),
        ("forceful", mecatol(fleet=[0, 0, 0, 0, 4, 0, 0, 0, 0, 0])),
        ("industrial", mecatol(docks=0, dreadnoughts=5)),
        ("keeper_of_gates", ships_at(7, 13)),
        ("master_of_ships", mecatol(fleet=[0, 8, 0, 0, 0, 0, 0, 0, 0, 0])),
        ("merciless", lambda s: setattr(s, "merciless", 1)),
        ("technocrat", own("Fria", "Arinam", "Lor", "Bereg", "Lirta IV", "Gral")),
        ("usurper", mecatol(troops=6)),
        ("three_docks", lambda s: s.players[0].reserve.__setitem__(8, 0)),
        ("mecatol_all_round", own("Mecatol Rex")),
        ("five_planets", own("Abyz", "Fria", "Meer", "Lor", "Bereg")),
        ("three_specialties", own("Fria", "Lor", "Lirta IV")),
        ("five_technologies", know(*SIX_COLOURED[:5])),
        ("three_of_a_colour", know("antimass_deflectors", "xrd_transporters", "type_iv_drive")),
        ("four_colours", know(*SIX_COLOURED, "enviro_compensator")),
        ("ten_planets", own(*PLANET_NAMES[20:30])),
        ("supremacy", own(*PLANET_NAMES[20:38])),
        ("domination", own("Quinarra", "Tren'lak", "Arretze", "Hercant", "Kamdorn")),
        ("nine_technologies", know(*TECHNOLOGY_NAMES[:9])),
        ("heart_of_the_galaxy", heart),
        ("greater_than_neighbours", own("Meer", "Torkan", "Mehar Xull")),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_every_objective_can_be_met(name: str, change: Any) -> None:
    assert met(name, change) == (False, True)


@pytest.mark.rule("T3.15.1")
def test_mecatol_rex_must_be_held_the_whole_round() -> None:
    def change(s: Twilight) -> None:
        s.owner[MECATOL_REX], s.changed = 0, 1 << MECATOL_REX

    assert met("mecatol_all_round", change) == (False, False)
