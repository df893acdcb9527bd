"""Objectives of Twilight Imperium 4 that count planets, what is on them, and technologies: each is scored when it is
fulfilled, and not when one thing is missing."""

from __future__ import annotations

import pytest

from tests.ti4.notation import technologies
from tests.ti4.scoring import Given, hold, proves, so_far, status, together

SPECIAL = "wellon, thibah, tarmann, mehar_xull"
"""Planets with technology specialties."""
CULTURAL = "lodor, torkan, rarron, mellon, dal_bootha, xxehan"
HAZARDOUS = "vefut_ii, starpoint, tequran, zohbat, sakulag, bereg"
INDUSTRIAL = "saudor, arnor, lor, arinam, qucenn, perimeter"
ELEVEN = f"{CULTURAL}, vefut_ii, starpoint, tequran, zohbat, sakulag"


def some(names: str, count: int, more: str = "") -> Given:
    """Sol controls the first of these planets, and more."""
    return hold(", ".join([*names.split(", ")[:count], *([more] if more else [])]))


def on(**planets: str) -> Given:
    """Sol controls planets and has units on them."""
    return hold(", ".join(planets), **planets)


def owning(technologies: str) -> Given:
    return {"sol": {"technologies": technologies}}


FIVE_DOCKED = {"wellon": "pds", "thibah": "pds", "tarmann": "space_dock", "saudor": "pds", "vefut_ii": "space_dock"}
MECHS = {"wellon": "mech", "thibah": "mech, infantry", "tarmann": "mech"}

CONTROLLED = [
    ("corner_the_market", 4, some(INDUSTRIAL, 4), some(INDUSTRIAL, 3, "lodor")),
    ("unify_the_colonies", 6, some(HAZARDOUS, 6), some(HAZARDOUS, 5, "lodor")),
    ("forge_an_alliance", 4, some(CULTURAL, 4), some(CULTURAL, 3, "saudor, arnor")),
    ("mine_rare_minerals", 4, some(HAZARDOUS, 4), some(HAZARDOUS, 3, "saudor, arnor")),
    ("monopolize_production", 4, some(INDUSTRIAL, 4), some(INDUSTRIAL, 3, "lodor, torkan")),
    ("expand_borders", 6, some(CULTURAL, 6), some(CULTURAL, 5, "wren_terra")),
    ("subdue_the_galaxy", 11, hold(ELEVEN), some(ELEVEN, 10, "wren_terra")),
    ("found_research_outposts", 3, some(SPECIAL, 3), some(SPECIAL, 2, "saudor")),
    (
        "form_galactic_brain_trust",
        5,
        together(hold(f"{SPECIAL}, saudor"), {"attached": {"saudor": "biotic_research_facility"}}),
        together(hold(f"{SPECIAL}, saudor"), {"attached": {"saudor": "rich_world"}}),
    ),
    (
        "discover_lost_outposts",
        2,
        together(hold("lodor, saudor"), {"attached": {"lodor": "tomb_of_emphidia", "saudor": "rich_world"}}),
        together(
            hold("lodor, saudor, arnor"),
            {"planets": {"arnor": "hacan"}, "attached": {"saudor": "rich_world", "arnor": "dyson_sphere"}},
        ),
    ),
    (
        "reclaim_ancient_monuments",
        3,
        together(
            hold("lodor, saudor, vefut_ii"),
            {"attached": {"lodor": "tomb_of_emphidia", "saudor": "rich_world", "vefut_ii": "mining_world"}},
        ),
        together(
            hold("lodor, saudor, vefut_ii"),
            {"attached": {"lodor": "tomb_of_emphidia, paradise_world", "saudor": "rich_world"}},
        ),
    ),
    ("conquer_the_weak", 1, hold("wren_terra"), hold("lodor")),
    (
        "rule_distant_lands",
        2,
        {"tiles": {"207": "23", "211": "26"}, "planets": {"saudor": "sol", "lodor": "sol"}},
        {"tiles": {"207": "23", "309": "26"}, "planets": {"saudor": "sol", "lodor": "sol"}},
    ),
    ("establish_hegemony", 12, hold("mecatol_rex, meer"), hold("mecatol_rex, centauri")),
    ("hoard_raw_materials", 12, hold("lodor, starpoint, saudor"), hold("lodor, starpoint, wellon")),
    ("seize_an_icon", 1, hold("primor"), hold("mecatol_rex")),
    (
        "stake_your_claim",
        1,
        together(hold("starpoint"), {"planets": {"new_albion": "letnev"}}),
        hold("starpoint, new_albion"),
    ),
]


@pytest.mark.rule("LRR 14.4", "LRR 14.5", "LRR 14.12")
@pytest.mark.parametrize(("objective", "need", "enough", "short"), CONTROLLED, ids=[row[0] for row in CONTROLLED])
def test_planets_that_are_controlled(objective: str, need: int, enough: Given, short: Given) -> None:
    proves(objective, need, enough, short)


BUILT = [
    ("build_defenses", 4, on(jord="2 pds, space_dock", lodor="pds"), on(jord="2 pds, space_dock", lodor="infantry")),
    (
        "construct_massive_cities",
        7,
        on(jord="2 pds, space_dock", lodor="2 pds, space_dock", saudor="pds"),
        on(jord="2 pds, space_dock", lodor="2 pds, space_dock", saudor="mech"),
    ),
    (
        "improve_infrastructure",
        3,
        on(lodor="pds", saudor="space_dock", vefut_ii="pds, infantry"),
        on(lodor="2 pds", saudor="space_dock", vefut_ii="infantry", jord="pds, space_dock"),
    ),
    ("protect_the_border", 5, on(**FIVE_DOCKED), on(**{**FIVE_DOCKED, "saudor": "infantry", "jord": "pds"})),
    ("establish_a_perimeter", 4, on(jord="2 pds", lodor="2 pds"), on(jord="2 pds", lodor="pds, space_dock")),
    (
        "fuel_the_war_machine",
        3,
        on(jord="space_dock", lodor="space_dock", saudor="space_dock"),
        on(jord="space_dock", lodor="space_dock", saudor="pds"),
    ),
    ("mechanize_the_military", 4, on(jord="mech", **MECHS), on(jord="infantry", **{**MECHS, "wellon": "2 mech"})),
    ("occupy_the_fringe", 9, on(lodor="8 infantry, mech"), on(lodor="8 infantry, pds", saudor="3 infantry")),
    (
        "produce_en_masse",
        8,
        together(on(jord="space_dock"), owning("space_dock_ii")),
        together(on(lodor="space_dock", saudor="space_dock"), owning("space_dock_ii")),
    ),
]


@pytest.mark.rule("LRR 14.4")
@pytest.mark.parametrize(("objective", "need", "enough", "short"), BUILT, ids=[row[0] for row in BUILT])
def test_what_stands_on_planets(objective: str, need: int, enough: Given, short: Given) -> None:
    proves(objective, need, enough, short)


RESEARCHED = [
    ("develop_weaponry", 2, "carrier_ii, cruiser_ii", "carrier_ii, sarween_tools"),
    ("revolutionize_warfare", 3, "carrier_ii, cruiser_ii, pds_ii", "carrier_ii, cruiser_ii, plasma_scoring"),
    (
        "diversify_research",
        2,
        "antimass_deflectors, gravity_drive, neural_motivator, psychoarchaeology",
        "antimass_deflectors, gravity_drive, dark_energy_tap, neural_motivator",
    ),
    (
        "master_the_sciences",
        4,
        "antimass_deflectors, gravity_drive, neural_motivator, psychoarchaeology, sarween_tools, "
        "scanlink_drone_network, plasma_scoring, magen_defense_grid",
        "antimass_deflectors, gravity_drive, neural_motivator, psychoarchaeology, sarween_tools, "
        "scanlink_drone_network, plasma_scoring, carrier_ii",
    ),
    (
        "master_the_laws_of_physics",
        4,
        "antimass_deflectors, gravity_drive, dark_energy_tap, sling_relay",
        "antimass_deflectors, gravity_drive, dark_energy_tap, neural_motivator, psychoarchaeology",
    ),
    ("adapt_new_strategies", 2, "advanced_carrier_ii, spec_ops_ii", "spec_ops_ii, carrier_ii, sarween_tools"),
]


@pytest.mark.rule("LRR 14.4")
@pytest.mark.parametrize(("objective", "need", "enough", "short"), RESEARCHED, ids=[row[0] for row in RESEARCHED])
def test_technologies_that_are_owned(objective: str, need: int, enough: str, short: str) -> None:
    begun = hold("wellon")  # Sol begins with technologies of its own: none of them counts here
    proves(objective, need, together(begun, owning(enough)), together(begun, owning(short)))


# --- clauses that are easily missed ------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.51")
def test_two_upgrades_of_one_type_of_unit_count_once() -> None:
    """The note on exotrireme_ii."""
    table = status("develop_weaponry", **owning("carrier_ii, advanced_carrier_ii"))
    assert so_far(table, "develop_weaponry") == (1, 2)
    assert so_far(table, "revolutionize_warfare") == (1, 3)


@pytest.mark.rule("LRR 15.6", "LRR 61.4")
def test_a_mech_card_is_no_technology() -> None:
    table = status("develop_weaponry", sol={"texts": "unit.zs_thunderbolt_m2"})
    assert technologies(table, "sol") == []
    assert so_far(table, "develop_weaponry") == (0, 2)


def test_valefar_assimilators_are_no_faction_technologies_for_adapt_new_strategies() -> None:
    table = status(
        "adapt_new_strategies", factions="sol, nekro, hacan", nekro={"technologies": "valefar_assimilator_x"}
    )
    assert so_far(table, "adapt_new_strategies", "nekro") == (0, 2)


def test_a_planet_with_all_traits_counts_for_each_of_them() -> None:
    table = status("corner_the_market", **together(some(INDUSTRIAL, 3, "lodor"), {"attached": {"lodor": "terraform"}}))
    assert so_far(table, "corner_the_market") == (4, 4)
    assert so_far(table, "forge_an_alliance") == (1, 4)
    assert so_far(table, "mine_rare_minerals") == (1, 4)


def test_ground_forces_beside_an_own_space_dock_do_not_occupy_the_fringe() -> None:
    table = status("occupy_the_fringe", **on(lodor="9 infantry, space_dock", saudor="2 infantry"))
    assert so_far(table, "occupy_the_fringe") == (2, 9)


def test_exhausted_planets_still_count_for_hegemony_and_raw_materials() -> None:
    given = together(hold("mecatol_rex, meer"), {"sol": {"exhausted": "mecatol_rex, meer, jord"}})
    assert so_far(status("establish_hegemony", **given), "establish_hegemony") == (12, 12)
    given = together(hold("mellon, zohbat"), {"attached": {"mellon": "dyson_sphere"}})
    assert so_far(status("hoard_raw_materials", **given), "hoard_raw_materials") == (9, 12), "4, 3, and 2 attached"


def test_one_planet_stands_for_one_home_system_only() -> None:
    """In a home system itself a planet counts too; a planet beside two homes counts for one of them."""
    given: Given = {"planets": {"wren_terra": "sol", "saudor": "sol"}, "tiles": {"309": "23"}}
    assert so_far(status("rule_distant_lands", **given), "rule_distant_lands") == (1, 2)
    linked: Given = {"planets": {"quann": "sol"}, "tiles": {"207": "25", "211": "40"}}
    assert so_far(status("rule_distant_lands", **linked), "rule_distant_lands") == (1, 2)
