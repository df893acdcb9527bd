"""T3.15.1: what the objectives ask for."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti3.rules.data import MECATOL_REX, PLANET_NAMES, TECHNOLOGY_NAMES
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.nouns import OBJECTIVE, TECHNOLOGY
from orrery.games.ti3.rules.objectives import is_met
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from tests.ti3.notation import group, planet, position, say, state


def met(name: str, change: Any) -> tuple[bool, bool]:
    """Whether an objective is met before and after a change of the position."""
    s = state(position(tiles={"b1": "lodor", "b7": "empty_alpha"}))
    number = OBJECTIVE.index[name]
    before = is_met(s, 0, number)
    change(s)
    return before, is_met(s, 0, number)


def own(*names: str) -> Any:
    def change(s: Twilight) -> None:
        for name in names:
            s.owner[planet(name)] = Seat(0)

    return change


def know(*names: str) -> Any:
    def change(s: Twilight) -> None:
        s.players[0].technologies = sum(1 << TECHNOLOGY.index[name] for name in names)

    return change


def mecatol(**more: Any) -> Any:
    """Mecatol Rex with a dock, and more."""

    def change(s: Twilight) -> None:
        s.owner[MECATOL_REX] = Seat(0)
        s.docks |= 1 << MECATOL_REX
        s.players[0].reserve[8] = more.get("docks", 2)
        s.players[0].reserve[4] = 5 - more.get("dreadnoughts", 0)
        if "fleet" in more:
            s.players[0].fleets[CENTRE] = group(more["fleet"])
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
    return lambda s: s.players[0].fleets.update({p: group("destroyer") for p in places})


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
        ("forceful", mecatol(fleet="4 dreadnought")),
        ("industrial", mecatol(docks=0, dreadnoughts=5)),
        ("keeper_of_gates", ships_at(7, 13)),
        ("master_of_ships", mecatol(fleet="8 destroyer")),
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
        s.owner[MECATOL_REX], s.changed = Seat(0), 1 << MECATOL_REX

    assert met("mecatol_all_round", change) == (False, False)


@pytest.mark.rule("T3.15.1")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("conqueror", own("Quinarra")),
        ("diversified", mecatol(technologies=SIX_COLOURED[:5])),
        ("diversified", know(*SIX_COLOURED)),
        ("focused", own("Fria", "Arinam", "Gral", "Lor", "Lirta IV")),
        ("forceful", mecatol(fleet="9 fighter, 4 destroyer, 4 cruiser, 4 carrier, 3 dreadnought, 2 war_sun")),
        ("forceful", lambda s: s.players[0].fleets.update({CENTRE: group("4 dreadnought")})),
        ("industrial", mecatol(docks=0, dreadnoughts=4)),
        ("industrial", mecatol(docks=1, dreadnoughts=5)),
        ("keeper_of_gates", ships_at(7)),
        ("keeper_of_gates", lambda s: s.players[0].fleets.update({p: group("3 fighter") for p in (7, 13)})),
        ("master_of_ships", mecatol(fleet="9 fighter, 7 destroyer")),
        ("merciless", lambda s: setattr(s, "merciless", 2)),
        ("technocrat", own("Fria", "Arinam", "Lor", "Bereg", "Lirta IV")),
        ("usurper", mecatol(troops=5)),
        ("usurper", lambda s: (own("Mecatol Rex")(s), s.troops.__setitem__(MECATOL_REX, 6))),
        ("three_docks", lambda s: s.players[0].reserve.__setitem__(8, 1)),
        ("five_planets", own("Abyz", "Fria", "Meer", "Lor", "Jord")),
        ("three_specialties", own("Fria", "Arinam", "Lor")),
        ("five_technologies", know(*SIX_COLOURED[:4])),
        ("three_of_a_colour", know(*SIX_COLOURED)),
        ("four_colours", know(*SIX_COLOURED)),
        ("ten_planets", own(*PLANET_NAMES[20:29], "Jord")),
        ("supremacy", own(*PLANET_NAMES[20:37], "Jord")),
        ("domination", own("Quinarra", "Tren'lak", "Arretze", "Hercant")),
        ("nine_technologies", know(*TECHNOLOGY_NAMES[:8])),
        ("heart_of_the_galaxy", ships_at(*range(7))),
        ("heart_of_the_galaxy", lambda s: (own("Mecatol Rex")(s), ships_at(*range(6))(s))),
        ("imperium_rex", own(*PLANET_NAMES)),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_no_objective_is_met_by_less(name: str, change: Any) -> None:
    assert met(name, change) == (False, False)


@pytest.mark.rule("T3.15.1")
def test_as_much_influence_as_both_neighbours_is_not_more() -> None:
    """Meer has 4, Torkan 3, Hercant 1; it does not matter which are exhausted."""
    s = state(position())
    s.owner = [NO_SEAT] * len(s.owner)
    for name, seat in (("Meer", 0), ("Torkan", 1), ("Hercant", 2)):
        s.owner[planet(name)] = Seat(seat)
    number = OBJECTIVE.index["greater_than_neighbours"]
    assert not is_met(s, 0, number)
    s.owner[planet("Hercant")] = NO_SEAT
    s.exhausted = 1 << planet("Meer")
    assert is_met(s, 0, number)


@pytest.mark.rule("T3.15.1")
@pytest.mark.parametrize(
    ("races", "docks", "merciless"),
    [
        ("sol, hacan, norr, letnev", {"Saudor": "hacan: space_dock"}, True),
        ("sol, norr, letnev, hacan", {"Saudor": "hacan: space_dock"}, True),
        ("sol, norr, hacan, letnev", {"Saudor": "hacan: space_dock"}, False),
        ("sol, hacan, norr, letnev", {"Saudor": "hacan: space_dock", "Arretze": "hacan: space_dock"}, False),
        ("sol, hacan, norr, letnev", {"Saudor": "hacan:"}, False),
    ],
)
def test_merciless_is_who_takes_the_last_dock_of_a_neighbour(
    races: str, docks: dict[str, str], merciless: bool
) -> None:
    table = position(races, tiles={"b2": "saudor"}, planets=docks, sol={"fleets": {"c3": "carrier, ground_force"}})
    say(table, "sol action tactical; sol activate b2; sol move_from c3; sol move carrier, ground_force")
    say(table, "sol land ground_force")
    assert is_met(state(table), 0, OBJECTIVE.index["merciless"]) is merciless
