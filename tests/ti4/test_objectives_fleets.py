"""Objectives of Twilight Imperium 4 that count ships, systems, neighbors and notes."""

from __future__ import annotations

import pytest

from tests.ti4.notation import player, say
from tests.ti4.scoring import Given, hold, proves, scores, so_far, status, together


def ships(**more: object) -> Given:
    """Ships of Sol: `ships(at_101="cruiser")`."""
    return {"sol": {"space": {name.removeprefix("at_"): units for name, units in more.items()}}}


def cruisers(places: str, **more: object) -> Given:
    """A cruiser of Sol in each of these systems."""
    return {"sol": {"space": dict.fromkeys(places.split(), "cruiser"), **more}}


def lying(**tiles: str) -> Given:
    return {"tiles": {name.removeprefix("at_"): tile for name, tile in tiles.items()}}


ODD = lying(at_102="42", at_105="43", at_207="66")
"""A nebula, a supernova and a legendary planet."""
WIDE = {"pools": (3, 8, 2)}

PLACED = [
    ("intimidate_council", 2, cruisers("101 104"), ships(at_101="2 cruiser", at_000="cruiser", at_201="cruiser")),
    ("engineer_a_marvel", 1, ships(at_203="flagship"), ships(at_203="dreadnought")),
    ("explore_deep_space", 3, cruisers("101 102 304 309"), cruisers("101 102 304")),
    (
        "patrol_vast_territories",
        5,
        cruisers("101 102 103 104 105"),
        together(cruisers("101 102 103 104 105"), lying(at_105="25")),
    ),
    ("make_history", 2, together(ODD, cruisers("102 000")), together(ODD, cruisers("102 103 104"))),
    ("become_a_legend", 4, together(ODD, cruisers("000 102 105 207")), together(ODD, cruisers("000 102 105 208"))),
    ("populate_the_outer_rim", 3, cruisers("201 303 309"), cruisers("201 303 304 203")),
    ("control_the_borderlands", 5, cruisers("201 303 309 208 nexus"), cruisers("201 303 309 208 304")),
    (
        "push_boundaries",
        2,
        together(hold("lodor, saudor, vefut_ii"), cruisers("309 315")),
        together(hold("lodor, saudor"), cruisers("309 315")),
    ),
    (
        "raise_a_fleet",
        5,
        ships(at_203="4 cruiser, carrier"),
        ships(at_203="3 cruiser, carrier, 4 fighter", at_303="cruiser"),
    ),
    (
        "command_an_armada",
        8,
        {"sol": {"space": {"203": "6 cruiser, 2 carrier"}, **WIDE}},
        {"sol": {"space": {"203": "6 cruiser, carrier, 4 fighter"}, **WIDE}},
    ),
    ("achieve_supremacy", 1, ships(at_310="flagship"), ships(at_304="flagship", at_000="dreadnought")),
    (
        "become_the_gatekeeper",
        2,
        together(lying(at_101="39", at_104="40"), cruisers("101 104")),
        together(lying(at_101="39", at_104="26"), cruisers("101 104")),
    ),
    (
        "control_the_region",
        6,
        cruisers("101 102 103 104 105 106"),
        together(hold("lodor", lodor="2 infantry"), cruisers("102 103 104 105 106")),
    ),
    (
        "cut_supply_lines",
        1,
        together({"planets": {"arc_prime": "letnev: space_dock"}}, cruisers("310")),
        together({"planets": {"arc_prime": "letnev: 2 pds", "jord": "sol: space_dock"}}, cruisers("310 304")),
    ),
    (
        "gather_a_mighty_fleet",
        5,
        ships(at_203="3 dreadnought", at_304="2 dreadnought"),
        ships(at_203="3 dreadnought", at_304="dreadnought, cruiser"),
    ),
    (
        "learn_the_secrets_of_the_cosmos",
        3,
        together(lying(at_102="42"), cruisers("101 103 203")),
        together(lying(at_102="42"), cruisers("101 103 102")),
    ),
    (
        "occupy_the_seat_of_the_empire",
        3,
        together(hold("mecatol_rex"), ships(at_000="carrier, 2 fighter")),
        together(hold("mecatol_rex"), ships(at_000="carrier, fighter, 2 infantry")),
    ),
    ("threaten_enemies", 1, cruisers("309"), cruisers("303 206")),
    ("defy_space_and_time", 1, cruisers("nexus"), cruisers("000")),
    ("foster_cohesion", 2, cruisers("309 315"), cruisers("309")),
    ("strengthen_bonds", 1, {"sol": {"notes": "alliance@letnev"}}, {"sol": {"notes": "ceasefire@letnev"}}),
]


@pytest.mark.rule("LRR 14.4")
@pytest.mark.parametrize(("objective", "need", "enough", "short"), PLACED, ids=[row[0] for row in PLACED])
def test_what_is_where(objective: str, need: int, enough: Given, short: Given) -> None:
    proves(objective, need, enough, short)


# --- clauses that are easily missed ------------------------------------------------------------------------------


def test_a_war_sun_is_a_marvel_too_and_supreme_at_mecatol_rex() -> None:
    given: Given = {"sol": {"technologies": "war_sun", "space": {"000": "war_sun"}}}
    assert so_far(status("engineer_a_marvel", **given), "engineer_a_marvel") == (1, 1)
    table = status("achieve_supremacy", **given)
    say(table, scores("achieve_supremacy"))
    assert player(table, "sol").points == 2


def test_three_ships_at_mecatol_rex_without_control_of_it_are_not_enough() -> None:
    table = status("occupy_the_seat_of_the_empire", **ships(at_000="3 cruiser"))
    assert so_far(table, "occupy_the_seat_of_the_empire") == (0, 3)


def test_units_on_a_planet_are_in_its_system() -> None:
    given = together(ODD, hold("hopes_end", hopes_end="infantry"), lying(at_207="66"), cruisers("102"))
    assert so_far(status("make_history", **given), "make_history") == (2, 2)


def test_one_system_with_both_wormholes_is_enough_for_the_gatekeeper() -> None:
    given = together(lying(at_203="25"), {"ion_storm": "203 alpha"}, cruisers("203"))
    assert so_far(status("become_the_gatekeeper", **given), "become_the_gatekeeper") == (2, 2)


def test_systems_joined_by_a_wormhole_are_adjacent_for_objectives() -> None:
    given = together(lying(at_309="39", at_101="39"), cruisers("101"))
    assert so_far(status("threaten_enemies", **given), "threaten_enemies") == (0, 1), "beside 309, not beside a home"
    given = together(lying(at_102="79", at_205="39"), cruisers("205"))
    table = status("learn_the_secrets_of_the_cosmos", **given)
    assert so_far(table, "learn_the_secrets_of_the_cosmos") == (1, 3), "an asteroid field with a wormhole"


def test_an_equal_number_of_planets_is_not_more() -> None:
    given = together(hold("lodor"), cruisers("309 315"))
    table = status("push_boundaries", **given)
    assert so_far(table, "push_boundaries") == (0, 2), "Sol and Letnev have two planets each"


@pytest.mark.rule("LRR 16.1")
def test_cohesion_with_all_does_not_need_those_who_were_eliminated() -> None:
    lost = {"arc_prime": "", "wren_terra": ""}
    table = status("foster_cohesion", **together(cruisers("315"), {"planets": lost}))
    assert so_far(table, "foster_cohesion") == (1, 1)
