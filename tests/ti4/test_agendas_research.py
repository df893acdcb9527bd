"""The agendas of Twilight Imperium 4 about technologies."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.data import ALPHA, TECHNOLOGIES
from orrery.games.ti4.rules.galaxy import CENTRE
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.things import technologies_in
from tests.ti4.agendas import adjourn, decided, exhausted
from tests.ti4.councils import BASE, agenda, cast, council, holder
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, state, why_not


def owned(table: Table, faction: str) -> list[str]:
    """The technologies of a player."""
    return [TECHNOLOGIES[t].name for t in technologies_in(player(table, faction).technologies)]


# --- Anti-Intellectual Revolution --------------------------------------------------------------------------------


def test_anti_intellectual_revolution_costs_a_ship_for_each_research() -> None:
    table = position(
        laws="agenda.anti_intellectual_revolution",
        sol={"strategies": "technology", "space": {"304": "carrier, 2 fighter", "203": "destroyer, cruiser"}},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology; sol research neural_motivator")
    say(table, "sol aim_place 203; sol aim_unit destroyer")
    assert fleet(table, "sol", "203") == {"cruiser": 1}
    assert owned(table, "sol") == ["neural_motivator"]


def test_anti_intellectual_revolution_asks_nothing_of_whoever_has_only_fighters() -> None:
    table = position(
        laws="agenda.anti_intellectual_revolution",
        planets={"jord": "sol: space_dock"},
        sol={"strategies": "technology", "space": {"304": "2 fighter"}, "exhausted": "jord"},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology; sol research neural_motivator")
    assert (asked(table), fleet(table, "sol", "304")) == ({"letnev": "secondary"}, {"fighter": 2})


def test_anti_intellectual_revolution_against_exhausts_a_planet_for_each_technology() -> None:
    table = decided(
        "anti_intellectual_revolution",
        "against",
        sol={"technologies": "neural_motivator"},
        hacan={"technologies": "sarween_tools, antimass_deflectors, plasma_scoring, sling_relay"},
    )
    assert holder(table, "anti_intellectual_revolution") == "", "what is still to come is no law in play"
    adjourn(table)
    say(table, "sol aim_planets wellon")
    assert exhausted(table, "wellon", "jord", "quann", "arretze", "hercant", "kamdorn", "mehar_xull") == [
        "wellon",
        "quann",
        "arretze",
        "hercant",
        "kamdorn",
    ]
    assert asked(table) == {"sol": "take"}


# --- Ixthian Artifact --------------------------------------------------------------------------------------------


def test_ixthian_artifact_may_bring_everybody_two_technologies() -> None:
    table = decided("ixthian_artifact", "for", dice=[6])
    say(table, "sol aim_yes yes; sol research neural_motivator; sol aim_yes yes; sol research psychoarchaeology")
    say(
        table,
        "letnev aim_yes no; letnev aim_yes yes; letnev research sarween_tools; hacan aim_yes no; hacan aim_yes no",
    )
    assert owned(table, "sol") == ["neural_motivator", "psychoarchaeology"]
    assert (owned(table, "letnev"), owned(table, "hacan")) == (["sarween_tools"], [])
    assert agenda(table) == "regulated_conscription"


@pytest.mark.rule("LRR F.25")
def test_ixthian_artifact_may_destroy_units_in_and_around_the_system_of_mecatol_rex() -> None:
    table = decided(
        "ixthian_artifact",
        "for",
        dice=[5],
        tiles={"101": "35"},
        planets={"mecatol_rex": "hacan: 3 infantry, space_dock", "bereg": "sol: 2 infantry, pds"},
        sol={"space": {"000": "cruiser", "101": "carrier, 4 fighter", "203": "destroyer"}},
        letnev={"space": {"102": "2 destroyer"}},
    )
    assert asked(table) == {"sol": "aim_standing"}
    assert why_not(table, "sol aim_standing 2 fighter") != ""
    assert on_planet(table, "mecatol_rex") == ("hacan", {"infantry": 3, "space_dock": 1}), "all at the same time"
    assert fleet(table, "letnev", "102") == {"destroyer": 2}
    say(table, "sol aim_standing carrier, pds@bereg, infantry@bereg")
    assert on_planet(table, "mecatol_rex") == ("hacan", {})
    assert on_planet(table, "bereg") == ("sol", {"infantry": 1})
    assert (fleet(table, "sol", "000"), fleet(table, "sol", "101"), fleet(table, "sol", "203")) == (
        {},
        {},
        {"destroyer": 1},
    )
    assert fleet(table, "letnev", "102") == {}, "who has no more than three units there loses all"


@pytest.mark.rule("LRR F.24")
def test_ixthian_artifact_reaches_through_wormholes_of_one_kind_only() -> None:
    """The note on quantum_entanglement."""
    table = council(
        "agenda.ixthian_artifact, agenda.regulated_conscription, nothing",
        dice=[1],
        tiles={"208": "39", "210": "40"},
        sol={"space": {"208": "destroyer"}},
        letnev={"space": {"210": "destroyer"}},
    )
    state(table).wormholes[ALPHA] |= 1 << CENTRE
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert fleet(table, "sol", "208") == {}, "an alpha wormhole"
    assert fleet(table, "letnev", "210") == {"destroyer": 1}, "a beta wormhole"


def test_ixthian_artifact_against_does_nothing() -> None:
    table = decided("ixthian_artifact", "against", sol={"space": {"000": "cruiser"}})
    assert (agenda(table), fleet(table, "sol", "000")) == ("regulated_conscription", {"cruiser": 1})


# --- Minister of Antiquities -------------------------------------------------------------------------------------


def test_minister_of_antiquities_is_a_relic() -> None:
    table = decided("minister_of_antiquities", "hacan")
    relics = [TEXT.names[it] for it in player(table, "hacan").texts if TEXT.names[it].startswith("relic.")]
    assert len(relics) == 1
    assert holder(table, "minister_of_antiquities") == "", "it is a directive"


# --- Minister of Sciences ----------------------------------------------------------------------------------------


def test_minister_of_sciences_researches_for_nothing() -> None:
    table = position(
        laws="agenda.minister_of_sciences sol", sol={"strategies": "technology", "exhausted": "jord", "goods": 0}
    )
    say(table, "letnev act pass; hacan act pass; sol act technology; sol research neural_motivator")
    say(table, "sol research_more yes; sol research psychoarchaeology")
    assert owned(table, "sol") == ["neural_motivator", "psychoarchaeology"]


def test_minister_of_sciences_pays_a_token_but_no_resources_for_the_secondary_ability() -> None:
    table = position(
        laws="agenda.minister_of_sciences sol", sol={"exhausted": "jord"}, letnev={"strategies": "technology"}
    )
    say(table, "sol act tactical; sol activate 203; hacan act pass; letnev act technology")
    say(table, "letnev research neural_motivator; letnev research_more no; sol secondary yes")
    say(table, "sol research sarween_tools")
    assert (owned(table, "sol"), player(table, "sol").pools[2]) == (["sarween_tools"], 1)


# --- Publicize Weapon Schematics ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("known", "rule"), [("", "LRR 89.12"), ("war_sun", "")])
def test_publicize_weapon_schematics_lets_all_research_war_suns_once_one_has(known: str, rule: str) -> None:
    table = position(
        laws="agenda.publicize_weapon_schematics",
        sol={"strategies": "technology"},
        hacan={"technologies": known},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology")
    assert why_not(table, "sol research war_sun") == rule
    assert why_not(table, "sol research assault_cannon") == "LRR 89.12"


def test_publicize_weapon_schematics_takes_sustain_damage_from_war_suns() -> None:
    table = position(
        laws="agenda.publicize_weapon_schematics",
        sol={"space": {"101": "war_sun"}, "technologies": "war_sun"},
        letnev={"space": {"101": "cruiser"}},
        dice=[1, 1, 1, 10],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing")
    assert (fleet(table, "sol", "101"), fleet(table, "letnev", "101")) == ({}, {"cruiser": 1})


def test_publicize_weapon_schematics_against_costs_the_cards_of_whoever_has_war_suns() -> None:
    table = decided(
        "publicize_weapon_schematics",
        "against",
        sol={"hand": "plague", "technologies": "war_sun"},
        letnev={"hand": "morale_boost"},
    )
    assert (player(table, "sol").hand, len(player(table, "letnev").hand)) == ([], 1)


# --- Research Grant Reallocation ---------------------------------------------------------------------------------


def test_research_grant_reallocation_is_paid_for_with_fleet_tokens() -> None:
    table = decided("research_grant_reallocation", "sol", laws="agenda.anti_intellectual_revolution")
    say(table, "sol aim_technology assault_cannon")
    assert owned(table, "sol") == ["assault_cannon"]
    assert player(table, "sol").pools == [3, 2, 2]
    assert asked(table) == {"letnev": "vote"}, "to gain is not to research"


def test_research_grant_reallocation_empties_a_small_fleet_pool() -> None:
    table = decided("research_grant_reallocation", "sol", sol={"pools": (3, 2, 2), "space": {"203": "2 cruiser"}})
    say(table, "sol aim_technology assault_cannon")
    assert player(table, "sol").pools == [3, 0, 2]
    assert fleet(table, "sol", "203") == {}


# --- Research Teams ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.19")
@pytest.mark.parametrize(("team", "where", "technology"), [
    ("research_team_biotic", "saudor", "dacxive_animators"),
    ("research_team_cybernetic", "saudor", "graviton_laser_system"),
    ("research_team_propulsion", "saudor", "gravity_drive"),
    ("research_team_warfare", "bereg", "magen_defense_grid"),
])  # fmt: skip
def test_a_research_team_stands_for_a_prerequisite_once(team: str, where: str, technology: str) -> None:
    table = position(
        options=BASE,
        laws=f"agenda.{team} {where}",
        tiles={"203": "23", "204": "35"},
        planets={"saudor": "sol", "bereg": "sol"},
        sol={"strategies": "technology", "goods": 6},
    )
    say(table, f"letnev act pass; hacan act pass; sol act technology; sol research {technology}")
    assert owned(table, "sol") == [technology]
    assert exhausted(table, "saudor", "bereg") == [], "the card is exhausted, not the planet"
    assert TEXT.index[f"agenda.{team}"] in state(table).texts
    assert not state(table).texts.ready >> TEXT.index[f"agenda.{team}"] & 1


def test_a_research_team_helps_nobody_else() -> None:
    table = position(
        options=BASE,
        laws="agenda.research_team_propulsion saudor",
        tiles={"203": "23"},
        planets={"saudor": "hacan"},
        sol={"strategies": "technology"},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology")
    assert why_not(table, "sol research gravity_drive") == "LRR 89.12"


def test_a_research_team_is_readied_in_the_status_phase() -> None:
    table = position(
        options=BASE,
        laws="agenda.research_team_warfare bereg",
        tiles={"203": "35"},
        planets={"bereg": "sol"},
        sol={"strategies": "technology"},
        frames=[("turn",), ("ready_all",), ("round",)],
    )
    team = TEXT.index["agenda.research_team_warfare"]
    say(table, "letnev act pass; hacan act pass; sol act technology; sol research magen_defense_grid")
    assert not state(table).texts.ready >> team & 1
    say(table, "sol research_more no; letnev secondary no; sol act pass")
    assert state(table).texts.ready >> team & 1
