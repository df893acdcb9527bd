"""The agendas of Twilight Imperium 4 about planets, and the laws that lie on them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import influence, resources
from tests.ti4.agendas import decided
from tests.ti4.councils import BASE, cast, council, holder, votes
from tests.ti4.notation import asked, fleet, on_planet, options, planet, player, position, say, state


def values(table: Table, name: str) -> tuple[int, int]:
    """Resources and influence of a planet."""
    s = state(table)
    return resources(s, planet(name)), influence(s, planet(name))


# --- Colonial Redistribution -------------------------------------------------------------------------------------


def test_colonial_redistribution_lets_somebody_with_few_points_settle() -> None:
    table = council(
        "agenda.colonial_redistribution",
        planets={"wellon": "sol: 2 infantry, space_dock"},
        sol={"points": 3},
        hacan={"points": 1},
        letnev={"points": 1},
    )
    assert "planet.jord" not in options(table, "letnev")
    cast(table, "letnev planet.wellon mehar_xull; hacan nothing; sol nothing")
    say(table, "sol aim_player hacan; hacan aim_yes yes")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})
    assert player(table, "sol").reserve[10] == 3


@pytest.mark.rule("LRR 49.3")
def test_colonial_redistribution_leaves_no_fighters_of_the_dock_behind() -> None:
    table = decided(
        "colonial_redistribution",
        "planet.wellon",
        planets={"wellon": "sol: 2 infantry, space_dock"},
        sol={"points": 3, "space": {"205": "destroyer, 3 fighter"}},
        hacan={"points": 1},
        letnev={"points": 1},
    )
    say(table, "sol aim_player hacan; hacan aim_yes yes")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})
    assert fleet(table, "sol", "205") == {"destroyer": 1}


def test_colonial_redistribution_is_an_offer() -> None:
    planets = {"wellon": "sol: 2 infantry"}
    points: dict[str, Any] = {"sol": {"points": 3}, "letnev": {"points": 1}}
    table = decided("colonial_redistribution", "planet.wellon", planets=planets, **points)
    say(table, "hacan aim_yes no")
    assert on_planet(table, "wellon") == ("sol", {})


def test_colonial_redistribution_can_leave_the_planet_to_its_owner() -> None:
    planets = {"wellon": "sol: mech"}
    points: dict[str, Any] = {"hacan": {"points": 1}, "letnev": {"points": 1}}
    table = decided("colonial_redistribution", "planet.wellon", planets=planets, **points)
    say(table, "sol aim_yes yes")
    assert on_planet(table, "wellon") == ("sol", {"infantry": 1})


@pytest.mark.rule("LRR F.27")
def test_colonial_redistribution_of_a_demilitarized_zone_places_nobody() -> None:
    table = decided(
        "colonial_redistribution",
        "planet.quann",
        options=BASE,
        laws="agenda.demilitarized_zone quann",
        hacan={"points": 3},
        letnev={"points": 1},
    )
    assert asked(table) == {"letnev": "vote"}, "Sol, with the fewest points, is not asked"
    assert on_planet(table, "quann") == ("hacan", {})


# --- Core Mining -------------------------------------------------------------------------------------------------


def test_core_mining_costs_an_infantry_and_yields_two_resources() -> None:
    table = decided("core_mining", "planet.mehar_xull", options=BASE, planets={"mehar_xull": "letnev: 2 infantry"})
    assert on_planet(table, "mehar_xull") == ("letnev", {"infantry": 1})
    assert values(table, "mehar_xull") == (3, 3)
    assert holder(table, "core_mining") == "all"


def test_core_mining_works_without_infantry() -> None:
    table = decided("core_mining", "planet.mehar_xull", options=BASE)
    assert values(table, "mehar_xull") == (3, 3)


# --- Demilitarized Zone ------------------------------------------------------------------------------------------


def test_demilitarized_zone_is_emptied_and_closed() -> None:
    planets = {"quann": "hacan: 2 infantry, pds, space_dock"}
    table = decided("demilitarized_zone", "planet.quann", options=BASE, planets=planets)
    assert on_planet(table, "quann") == ("hacan", {})


def test_demilitarized_zone_cannot_be_landed_on_or_built_on() -> None:
    table = position(
        options=BASE,
        laws="agenda.demilitarized_zone quann",
        tiles={"203": "25"},
        planets={"quann": "letnev"},
        sol={"space": {"203": "carrier, 2 infantry"}},
        letnev={"strategies": "construction"},
    )
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"hacan": "act"}, "there is nowhere to land"
    say(table, "hacan act pass; letnev act construction")
    assert not [site for site in options(table, "letnev") if "quann" in site]


def test_demilitarized_zone_gets_no_infantry_of_swords_to_plowshares() -> None:
    table = decided("swords_to_plowshares", "against", options=BASE, laws="agenda.demilitarized_zone quann")
    assert on_planet(table, "quann") == ("hacan", {})
    assert on_planet(table, "wellon") == ("sol", {"infantry": 1})


# --- Holy Planet of Ixth -----------------------------------------------------------------------------------------


def test_holy_planet_of_ixth_is_worth_a_point_to_its_owner() -> None:
    table = decided("holy_planet_of_ixth", "planet.quann", options=BASE)
    assert player(table, "hacan").points == 1


def test_holy_planet_of_ixth_takes_its_point_along_and_does_not_produce() -> None:
    table = position(
        options=BASE,
        laws="agenda.holy_planet_of_ixth quann",
        tiles={"203": "25"},
        planets={"quann": "hacan: space_dock"},
        sol={"space": {"203": "carrier, 2 infantry"}},
        hacan={"points": 4, "goods": 5},
    )
    say(table, "sol act tactical; sol activate 203; sol commit infantry@quann")
    assert (player(table, "sol").points, player(table, "hacan").points) == (1, 3)


def test_holy_planet_of_ixth_does_not_produce() -> None:
    table = position(
        options=BASE,
        laws="agenda.holy_planet_of_ixth quann",
        tiles={"203": "25"},
        planets={"quann": "sol: space_dock"},
        sol={"goods": 5},
    )
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR F.28", "LRR 77.6")
def test_holy_planet_of_ixth_leaves_its_point_when_it_is_discarded() -> None:
    """The note on repeal_law."""
    table = decided(
        "judicial_abolishment",
        "law.holy_planet_of_ixth",
        options=BASE,
        laws="agenda.holy_planet_of_ixth quann",
        hacan={"points": 4},
    )
    assert player(table, "hacan").points == 4
    assert state(table).law_planets == {}


# --- Senate Sanctuary, Terraforming Initiative -------------------------------------------------------------------


def test_senate_sanctuary_adds_two_influence() -> None:
    table = decided("senate_sanctuary", "planet.quann", options=BASE)
    assert values(table, "quann") == (2, 3)
    say(table, "letnev vote nothing; hacan vote for; hacan cast_votes quann")
    assert votes(table) == [(2, "for", 3)]


def test_terraforming_initiative_adds_one_of_both() -> None:
    table = decided("terraforming_initiative", "planet.mehar_xull", options=BASE)
    assert values(table, "mehar_xull") == (2, 4)


@pytest.mark.rule("LRR 11.2")
def test_what_a_law_adds_leaves_with_it() -> None:
    table = decided(
        "judicial_abolishment",
        "law.terraforming_initiative",
        options=BASE,
        laws="agenda.terraforming_initiative mehar_xull",
    )
    assert values(table, "mehar_xull") == (1, 3)
    assert state(table).attached == {}
