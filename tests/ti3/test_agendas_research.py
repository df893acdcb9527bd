"""T3.13: the political cards about technologies."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import TECHNOLOGY
from orrery.games.ti3.rules.research import cost, possible
from orrery.games.ti3.rules.things import Technology
from tests.ti3.councils import agree, council, goods, law, under, voted
from tests.ti3.notation import asked, fleet, on_planet, options, planet, say, state


def artifact(dice: list[int], **more: Any) -> Table:
    return council(
        "ancient_artifact",
        "for",
        dice=dice,
        planets={"Mecatol Rex": "sol: 2 ground_force, pds, space_dock", "Mehar Xull": "norr: 3 ground_force, pds"},
        sol={"fleets": {"centre": "carrier, 2 fighter"}},
        norr={"fleets": {"a1": "2 cruiser"}},
        **more,
    )


@pytest.mark.rule("T3.17.21")
def test_ancient_artifact_lays_mecatol_rex_waste() -> None:
    table = artifact([5, 5, 4, 4, 9, 10, 1])
    assert fleet(table, "sol", "centre") == {}
    assert on_planet(table, "Mecatol Rex") == ("sol", 0, 0, 0)
    assert fleet(table, "norr", "a1") == {"cruiser": 1}
    assert on_planet(table, "Mehar Xull") == ("norr", 1, 1, 0)


@pytest.mark.rule("T3.17.21")
def test_ancient_artifact_against_each_unit() -> None:
    table = artifact([1, 1, 1, 1] + [9, 9, 9] + [1, 1, 1] * 2 + [1, 1, 5], options={"ancient-artifact": "unit"})
    assert fleet(table, "norr", "a1") == {"cruiser": 2}
    assert on_planet(table, "Mehar Xull") == ("norr", 2, 0, 0)


def test_ancient_artifact_brings_two_technologies() -> None:
    table = artifact([6])
    for race in ("sol", "norr", "hacan"):
        say(table, f"{race} research antimass_deflectors; {race} research enviro_compensator")
    assert {p.technologies.bit_count() for p in state(table).players} == {2}
    assert on_planet(table, "Mecatol Rex") == ("sol", 2, 1, 1)
    assert asked(council("ancient_artifact", "against")) == {"sol": "action"}


def test_technology_investigation_for_forbids_buying() -> None:
    s = state(council("technology_investigation", "for", sol={"goods": 9}))
    assert possible(s, 0, True) == []
    assert possible(s, 0, False) != []


def test_technology_investigation_against_costs_a_card_and_brings_two_agendas() -> None:
    cards = {"hacan": {"hand": "good_year, war_footing"}}
    table = council("technology_investigation, imperial_mandate, cost_overruns", "against", **cards)
    s = state(table)
    assert [len(p.hand) for p in s.players] == [0, 0, 1]
    assert len(s.discard) == 1
    assert asked(table) == {"norr": "vote"}
    agree(table, "for")
    assert [p.points for p in s.players] == [2, 2, 2]
    agree(table, "for")
    assert sorted(s.politics_discard) == sorted(
        law(name) for name in ("technology_investigation", "imperial_mandate", "cost_overruns")
    )
    assert asked(table) == {"sol": "action"}


def technology(name: str) -> Technology:
    return TECHNOLOGY.index[name]


def test_regressive_rhetoric_makes_technologies_dearer() -> None:
    assert cost(state(under("regressive_rhetoric 0")), 0, technology("war_sun")) == 10


def test_regressive_rhetoric_gives_a_card_to_who_does_not_use_technology() -> None:
    table = under("regressive_rhetoric 0", sol={"strategies": "technology"})
    say(table, "sol action technology; sol research enviro_compensator")
    say(table, "norr secondary no; norr aim_yes yes; hacan secondary no; hacan aim_yes no")
    assert [len(p.hand) for p in state(table).players] == [0, 1, 0]


def test_against_regressive_rhetoric_all_discard_a_card() -> None:
    table = voted("regressive_rhetoric", "against", sol={"hand": "plague, direct_hit"}, norr={"hand": "sabotage"})
    assert asked(table) == {"sol": "discard"}
    say(table, "sol discard plague; norr discard sabotage")
    assert [len(p.hand) for p in state(table).players] == [1, 0, 0]


def test_a_research_grant_counts_specialties_for_all_colours() -> None:
    tiles = {"b1": "abyz_fria", "b2": "arinam_meer"}
    planets = {"Fria": "sol: ground_force", "Arinam": "sol: ground_force"}
    s = state(under("research_grant 0", tiles=tiles, planets=planets))
    assert [cost(s, 0, technology(t)) for t in ("antimass_deflectors", "war_sun", "enviro_compensator")] == [6, 6, 6]
    s.exhausted = 1 << planet("Fria")
    assert cost(s, 0, technology("enviro_compensator")) == 7


@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("research_grant", {"enviro_compensator"}),
        ("technology_tariffs", {"cybernetics"}),
        ("technology_buy_back", {"xrd_transporters", "hylar_v_assault_laser", "cybernetics", "enviro_compensator"}),
    ],
)
def test_what_a_vote_against_forbids_for_the_rest_of_the_round(card: str, gone: set[str]) -> None:
    sol = {"strategies": "technology", "technologies": "antimass_deflectors"}
    table = voted(card, "against", sol=sol)
    usual = {"xrd_transporters", "hylar_v_assault_laser", "cybernetics", "enviro_compensator"}
    say(table, "sol action technology")
    found = options(table, "sol") if asked(table) == {"sol": "research"} else []
    assert set(found) == usual - gone
    assert state(table).laws == {}


def test_subsidized_studies_favour_one_colour() -> None:
    s = state(under("subsidized_studies 1"))
    assert [cost(s, 0, technology(t)) for t in ("war_sun", "enviro_compensator")] == [5, 10]


def test_technology_tariffs_make_red_ones_dearer() -> None:
    s = state(under("technology_tariffs 0"))
    assert [cost(s, 0, technology(t)) for t in ("war_sun", "enviro_compensator")] == [12, 8]


def test_technology_buy_back_pays_for_what_nothing_else_needs() -> None:
    sol = {"technologies": "antimass_deflectors, xrd_transporters"}
    table = under("technology_buy_back 0", sol=sol)
    say(table, "sol action pass; norr action pass; hacan action pass; sol react politic.technology_buy_back")
    assert options(table, "sol") == ["xrd_transporters"]
    say(table, "sol aim_technology xrd_transporters")
    assert goods(table) == [6, 0, 0]
    assert state(table).players[0].technologies == 1 << technology("antimass_deflectors")


def test_the_science_community_speaker_researches_without_a_counter() -> None:
    table = under("science_community_speaker norr", sol={"strategies": "technology"}, norr={"goods": 9})
    assert cost(state(table), 1, technology("war_sun")) == 7
    say(table, "sol action technology; sol research enviro_compensator; norr secondary yes")
    say(table, "norr research enviro_compensator")
    assert state(table).players[1].counters == [2, 3, 5]
    assert table.find(1)[1].args["price"] == 7
