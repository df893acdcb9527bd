"""Technologies of Twilight Imperium 4 (LRR 89): prerequisites, unit upgrades, and the strategy card Technology (90)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import CARRIER, COLOURS, GENERIC, STRATEGIES, TECHNOLOGIES
from orrery.games.ti4.rules.nouns import TECHNOLOGY
from orrery.games.ti4.rules.units import sheet
from tests.ti4.councils import council
from tests.ti4.notation import asked, fleet, options, player, position, say, spent, state, technologies, why_not

TRIO = "hacan, xxcha, winnu"


def researching(known: str = "", **more: Any) -> Table:
    """Hacan uses the primary ability of Technology; `known` are the technologies Hacan has."""
    hacan = {"technologies": known, "strategies": "leadership, technology", **more.pop("hacan", {})}
    table = position(TRIO, hacan=hacan, **more)
    say(table, "hacan act technology")
    return table


# --- prerequisites -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 89.8", "LRR 89.12", "LRR 89.7a")
def test_every_prerequisite_is_met_by_an_owned_technology_of_its_colour() -> None:
    nothing = researching()
    assert {TECHNOLOGIES[TECHNOLOGY.index[name]].needs for name in options(nothing, "hacan")} == {(0, 0, 0, 0)}
    assert why_not(nothing, "hacan research gravity_drive") == "LRR 89.12"
    blue = researching("antimass_deflectors")
    assert why_not(blue, "hacan research gravity_drive") == ""
    assert why_not(blue, "hacan research fleet_logistics") == "LRR 89.12", "that needs two blue ones"
    assert why_not(blue, "hacan research bio_stims") == "LRR 89.12", "that needs a green one"
    three = researching("neural_motivator, sarween_tools, plasma_scoring")
    assert why_not(three, "hacan research cruiser_ii") == "", "one of each of three colours"


@pytest.mark.rule("LRR 89.7", "LRR 89.7b", "LRR 89.12b")
def test_unit_upgrades_have_no_colour_and_meet_no_prerequisites() -> None:
    assert COLOURS == ("blue", "green", "yellow", "red")
    assert all((TECHNOLOGIES[it].colour < 0) == bool(TECHNOLOGIES[it].model) for it in GENERIC)
    table = researching("carrier_ii, fighter_ii, dreadnought_ii")
    assert why_not(table, "hacan research gravity_drive") == "LRR 89.12"


@pytest.mark.rule("LRR 89.14", "LRR 89.15")
def test_a_specialty_stands_for_one_prerequisite_if_its_planet_is_ready() -> None:
    thibah = {"tiles": {"203": "21"}, "planets": {"thibah": "hacan:"}}
    table = researching("antimass_deflectors", **thibah)
    assert why_not(table, "hacan research light_wave_deflector") == "LRR 89.12", "two would be lacking"
    say(table, "hacan research fleet_logistics")
    assert spent(table) == ["thibah"]
    tired = researching("antimass_deflectors", **thibah, hacan={"exhausted": "thibah"})
    assert why_not(tired, "hacan research fleet_logistics") == "LRR 89.12"


@pytest.mark.rule("LRR 89.11")
def test_faction_technologies_of_others_are_not_researched() -> None:
    table = researching("neural_motivator, dacxive_animators, sarween_tools, plasma_scoring")
    assert why_not(table, "hacan research production_biomes") == "", "their own"
    assert why_not(table, "hacan research spec_ops_ii") == "LRR 89.11"
    assert why_not(table, "hacan research l4_disruptors") == "LRR 89.11"


# --- what is gained ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 89.1", "LRR 89.2", "LRR 89.3")
def test_a_researched_technology_is_owned_from_then_on() -> None:
    table = researching("antimass_deflectors")
    assert why_not(table, "hacan research antimass_deflectors") == "LRR 89.1", "it is no longer in the deck"
    say(table, "hacan research neural_motivator")
    assert technologies(table, "hacan") == ["antimass_deflectors", "neural_motivator"]
    assert technologies(table, "xxcha") == [], "everybody has a deck"


@pytest.mark.rule("LRR 89.2", "LRR 89.6", "LRR 89.10")
def test_a_unit_upgrade_takes_the_place_of_the_unit_on_the_sheet() -> None:
    table = researching("antimass_deflectors, gravity_drive", hacan={"space": {"304": "carrier"}})
    models = sheet(state(table), 0)
    assert (models.of(CARRIER).move, models.of(CARRIER).capacity) == (1, 4), "a card in the deck does nothing"
    say(table, "hacan research carrier_ii")
    models = sheet(state(table), 0)
    assert (models.of(CARRIER).move, models.of(CARRIER).capacity) == (2, 6)
    assert sheet(state(table), 1).of(CARRIER).capacity == 4, "for Hacan only"


@pytest.mark.rule("LRR 89.5")
def test_a_technology_that_is_gained_needs_no_prerequisites_and_is_not_researched() -> None:
    table = council(
        "agenda.mutiny",
        laws="agenda.anti_intellectual_revolution",
        sol={"texts": "relic.maw_of_worlds", "space": {"304": "cruiser"}},
    )
    say(table, "sol react relic.maw_of_worlds; sol aim_technology assault_cannon")
    assert technologies(table, "sol") == ["assault_cannon"]
    assert fleet(table, "sol", "304") == {"cruiser": 1}, "who researches loses a ship while that law is in force"


# --- the strategy card (LRR 90) ----------------------------------------------------------------------------------


@pytest.mark.rule("LRR 90.1", "LRR 90.2", "LRR 89.9")
def test_the_primary_ability_is_a_technology_and_another_for_six_resources() -> None:
    assert STRATEGIES.index("technology") + 1 == 7
    poor = researching(hacan={"goods": 5, "exhausted": "arretze, hercant, kamdorn"})
    say(poor, "hacan research neural_motivator")
    assert asked(poor) == {"xxcha": "act"}, "five trade goods are not enough"
    table = researching(hacan={"goods": 6, "exhausted": "arretze, hercant, kamdorn"})
    say(table, "hacan research neural_motivator; hacan research_more yes; hacan pay 6 trade_good")
    say(table, "hacan research dacxive_animators")
    assert technologies(table, "hacan") == ["neural_motivator", "dacxive_animators"]
    assert player(table, "hacan").goods == 0


@pytest.mark.rule("LRR 90.3", "LRR 89.9")
def test_the_secondary_ability_costs_a_token_and_four_resources() -> None:
    table = researching(
        hacan={"exhausted": "arretze, hercant, kamdorn"},
        xxcha={"goods": 4, "exhausted": "archon_ren, archon_tau"},
        winnu={"goods": 3, "exhausted": "winnu"},
    )
    say(table, "hacan research neural_motivator; xxcha secondary yes; xxcha pay 4 trade_good")
    say(table, "xxcha research sarween_tools")
    assert technologies(table, "xxcha") == ["sarween_tools"]
    assert player(table, "xxcha").pools == [3, 5, 1]
    assert state(table).active == 1, "Winnu cannot pay and was not asked"
