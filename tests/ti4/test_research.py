"""Technologies of Twilight Imperium 4: which can be researched, and how prerequisites are ignored (LRR 89)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules import research
from orrery.games.ti4.rules.data import CARRIER, GENERIC, TECHNOLOGIES, TECHNOLOGY
from orrery.games.ti4.rules.research import deck_of
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.units import sheet
from tests.ti4.councils import council
from tests.ti4.notation import asked, fleet, options, player, position, say, spent, state, technologies, why_not

TRIO = "hacan, xxcha, winnu"


def researching(owned: str, factions: str = TRIO, **more: Any) -> Table:
    """The first player uses the strategy card Technology."""
    who = factions.split(",")[0]
    players: dict[str, Any] = {who: {"technologies": owned, "strategies": "leadership, technology"}}
    table = position(factions, **players, **more)
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


# --- owned technologies (LRR 15, 30) -----------------------------------------------------------------------------


@pytest.mark.rule("LRR 89.2", "LRR 89.6", "LRR 89.10")
def test_a_unit_upgrade_takes_the_place_of_the_unit_on_the_sheet() -> None:
    table = researching("antimass_deflectors, gravity_drive")
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


@pytest.mark.rule("LRR 89.7")
def test_technologies_have_four_colours_and_unit_upgrades_none() -> None:
    generic = [TECHNOLOGIES[t] for t in GENERIC]
    assert [sum(it.colour == colour for it in generic) for colour in range(4)] == [6, 6, 6, 6]
    assert {it.colour for it in generic if it.model} == {-1}


@pytest.mark.rule("LRR 15.3", "LRR 15.5")
def test_an_upgrade_changes_all_units_of_its_type() -> None:
    script = "hacan act tactical; hacan activate 102"
    before = position(TRIO, hacan={"space": {"304": "carrier"}})
    say(before, script)
    assert asked(before) == {"xxcha": "act"}
    table = position(TRIO, hacan={"space": {"304": "2 carrier, 12 infantry"}, "technologies": "carrier_ii"})
    say(table, f"{script}; hacan move_from 304; hacan move 2 carrier, 12 infantry")
    assert fleet(table, "hacan", "102") == {"carrier": 2, "infantry": 12}


@pytest.mark.rule("LRR 30.2", "LRR 30.4", "LRR 82.6")
def test_exhausted_technologies_are_readied_in_the_status_phase() -> None:
    table = position(
        TRIO,
        planets={"arretze": "hacan: space_dock"},
        hacan={"technologies": "sling_relay", "goods": 1, "exhausted": "arretze, hercant"},
    )
    say(table, "hacan act technology.sling_relay; hacan produce destroyer; hacan pay trade_good")
    assert spent(table, "hacan") == ["technology.sling_relay"]
    say(table, "xxcha act pass; winnu act pass; hacan act pass")
    for who in ("hacan", "xxcha", "winnu"):
        say(table, f"{who} gain_tokens 2 tactic; {who} redistribute 5 tactic, 5 fleet, 2 strategy")
    assert spent(table, "hacan") == []


@pytest.mark.rule("LRR 30.4a")
def test_what_an_exhausted_card_does_by_itself_stays_in_force() -> None:
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "winnu: damaged_mech"},
        hacan={"space": {"304": "carrier, 3 infantry"}},
        winnu={"technologies": "self_assembly_routines"},
        dice=[8, 8, 8, 1],
    )
    texts = player(table, "winnu").texts
    texts.exhaust(text("technology.self_assembly_routines"), 2)
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, 3 infantry")
    say(table, "hacan commit 3 infantry@wellon")
    assert player(table, "winnu").goods == 1


# --- paying for a technology (LRR 90) ----------------------------------------------------------------------------


@pytest.mark.rule("LRR 90.1", "LRR 90.2", "LRR 90.3", "LRR 89.9")
def test_technology_is_followed_for_a_token_and_four_resources() -> None:
    table = position(TRIO, hacan={"strategies": "leadership, technology"}, xxcha={"goods": 4}, winnu={"goods": 0})
    say(table, "hacan act technology; hacan research plasma_scoring")
    say(table, "xxcha secondary yes; xxcha pay 4 trade_good; xxcha research neural_motivator")
    assert technologies(table, "xxcha") == ["neural_motivator"]
    assert (player(table, "xxcha").pools, player(table, "xxcha").goods) == ([3, 5, 1], 0)
    assert asked(table) == {"xxcha": "act"}, "Winnu has only 3 resources"


@pytest.mark.rule("LRR 90.3", "LRR 31.7", "LRR 89.14")
def test_nobody_pays_with_the_planet_without_whose_specialty_nothing_can_be_researched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Thibah (1 resource) has the blue specialty that Gravity Drive needs, and there is nothing else to research."""
    monkeypatch.setattr(research, "deck_of", lambda s, p: (TECHNOLOGY["gravity_drive"],))
    for goods, asks in ((0, "act"), (1, "secondary")):
        table = position(
            TRIO,
            tiles={"203": "21"},
            planets={"thibah": "xxcha:"},
            hacan={"strategies": "leadership, technology", "technologies": "antimass_deflectors"},
            xxcha={"goods": goods},
        )
        say(table, "hacan act technology; hacan research gravity_drive")
        assert asked(table) == {"xxcha": asks}, "3 resources at home, and Thibah"
    say(table, "xxcha secondary yes")
    assert why_not(table, "xxcha pay archon_ren, archon_tau, thibah") == "LRR 89.14"
    assert options(table, "xxcha") == ["archon_ren+archon_tau+trade_good"]
    say(table, "xxcha pay archon_ren, archon_tau, trade_good; xxcha research gravity_drive")
    assert sorted(spent(table)) == ["archon_ren", "archon_tau", "thibah"]


@pytest.mark.rule("LRR 90.2", "LRR 31.7")
def test_a_second_technology_is_paid_for_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    two = (TECHNOLOGY["antimass_deflectors"], TECHNOLOGY["hyper_metabolism"])
    monkeypatch.setattr(research, "deck_of", lambda s, p: two)
    table = position(
        TRIO,
        tiles={"203": "22"},
        planets={"tarmann": "hacan:"},
        hacan={"strategies": "leadership, technology", "goods": 5, "technologies": "neural_motivator"},
    )
    say(table, "hacan act technology; hacan research antimass_deflectors; hacan research_more yes")
    special = [option for option in options(table, "hacan") if "tarmann" in option]
    assert special == [], "its specialty is green"
    say(table, "hacan pay 5 trade_good, hercant; hacan research hyper_metabolism")
    assert technologies(table, "hacan")[-1] == "hyper_metabolism"
