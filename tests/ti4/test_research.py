"""Technologies of Twilight Imperium 4: which can be researched, and how prerequisites are ignored (LRR 89)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import TECHNOLOGY
from orrery.games.ti4.rules.research import deck_of
from tests.ti4.notation import asked, options, player, position, say, spent, state, technologies, why_not

TRIO = "hacan, xxcha, winnu"


def researching(owned: str, factions: str = TRIO, **more: Any) -> Table:
    """The first player uses the strategy card Technology."""
    who = factions.split(",")[0]
    table = position(factions, **{who: {"technologies": owned, "strategies": "leadership, technology"}}, **more)
    say(table, f"{who} act technology")
    return table


@pytest.mark.rule("LRR 89.8", "LRR 89.12", "LRR 89.7a", "LRR 89.2")
def test_each_prerequisite_needs_an_owned_technology_of_its_colour() -> None:
    table = researching("antimass_deflectors")
    assert why_not(table, "hacan research gravity_drive") == ""
    assert why_not(table, "hacan research fleet_logistics") == "LRR 89.12"
    assert why_not(table, "hacan research hyper_metabolism") == "LRR 89.12"


@pytest.mark.rule("LRR 89.1", "LRR 89.3", "LRR 89.10")
def test_what_is_researched_is_owned_and_not_researched_again() -> None:
    table = researching("antimass_deflectors")
    assert why_not(table, "hacan research antimass_deflectors") == "LRR 89.1"
    say(table, "hacan research gravity_drive")
    assert technologies(table, "hacan") == ["antimass_deflectors", "gravity_drive"]


@pytest.mark.rule("LRR 89.7b", "LRR 89.12b")
def test_unit_upgrades_meet_no_prerequisites() -> None:
    table = researching("carrier_ii, space_dock_ii, infantry_ii")
    assert why_not(table, "hacan research gravity_drive") == "LRR 89.12"


@pytest.mark.rule("LRR 89.11")
def test_technologies_of_other_factions_are_not_researched() -> None:
    table = researching("sarween_tools, graviton_laser_system")
    assert why_not(table, "hacan research instinct_training") == "LRR 89.11"


@pytest.mark.rule("LRR 15.1", "LRR 89.6")
def test_a_faction_upgrade_stands_for_the_generic_one() -> None:
    table = position("sol, xxcha, winnu")
    deck = deck_of(state(table), player(table, "sol"))
    assert TECHNOLOGY["spec_ops_ii"] in deck
    assert TECHNOLOGY["infantry_ii"] not in deck
    assert TECHNOLOGY["infantry_ii"] in deck_of(state(table), player(table, "xxcha"))


@pytest.mark.rule("LRR 89.13", "LRR 89.14", "LRR 89.12c")
def test_a_planet_with_a_specialty_is_exhausted_for_a_prerequisite_of_its_colour() -> None:
    table = researching("", tiles={"203": "21"}, planets={"thibah": "hacan:"})
    assert why_not(table, "hacan research self_assembly_routines") == "LRR 89.12"
    say(table, "hacan research gravity_drive")
    assert spent(table) == ["thibah"]


@pytest.mark.rule("LRR 89.14")
def test_the_player_chooses_which_planets_are_exhausted() -> None:
    table = researching(
        "antimass_deflectors", tiles={"203": "21", "204": "34"}, planets={"thibah": "hacan:", "gral": "hacan:"}
    )
    say(table, "hacan research fleet_logistics")
    assert sorted(options(table, "hacan")) == ["gral", "thibah"]
    assert why_not(table, "hacan helpers thibah, gral") == "LRR 89.14", "one is enough"
    say(table, "hacan helpers gral")
    assert spent(table) == ["gral"]


@pytest.mark.rule("LRR 89.14")
def test_no_planet_is_exhausted_when_nothing_is_lacking() -> None:
    table = researching("antimass_deflectors", tiles={"203": "21"}, planets={"thibah": "hacan:"})
    say(table, "hacan research gravity_drive")
    assert spent(table) == []


@pytest.mark.rule("LRR 89.15")
def test_an_exhausted_planet_does_not_help() -> None:
    table = position(
        TRIO,
        tiles={"203": "21"},
        planets={"thibah": "hacan:"},
        hacan={"strategies": "leadership, technology", "exhausted": "thibah"},
    )
    say(table, "hacan act technology")
    assert why_not(table, "hacan research gravity_drive") == "LRR 89.12"


@pytest.mark.rule("LRR 89.12c", "LRR 89.14")
def test_helpers_must_match_what_is_lacking() -> None:
    table = researching(
        "ai_development_algorithm",
        tiles={"203": "21", "204": "62", "205": "34"},
        planets={"thibah": "hacan:", "gral": "hacan:", "sem_lore": "hacan:"},
    )
    say(table, "hacan research dreadnought_ii")
    assert why_not(table, "hacan helpers thibah, gral") != "", "yellow is still lacking"
    say(table, "hacan helpers thibah, gral, technology.ai_development_algorithm")
    assert sorted(spent(table)) == ["gral", "thibah"]
    assert spent(table, "hacan") == ["technology.ai_development_algorithm"]


@pytest.mark.rule("LRR 90.2")
def test_a_second_technology_costs_six_resources() -> None:
    table = position(TRIO, hacan={"strategies": "leadership, technology", "goods": 6})
    say(table, "hacan act technology; hacan research antimass_deflectors; hacan research_more yes")
    say(table, "hacan pay 6 trade_good; hacan research gravity_drive")
    assert technologies(table, "hacan") == ["antimass_deflectors", "gravity_drive"]
    poor = position(TRIO, hacan={"strategies": "leadership, technology", "goods": 2, "exhausted": "arretze"})
    say(poor, "hacan act technology; hacan research antimass_deflectors")
    assert asked(poor) != {"hacan": "research_more"}
