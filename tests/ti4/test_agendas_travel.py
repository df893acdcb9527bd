"""The agendas of Twilight Imperium 4 about movement and wormholes."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import near
from tests.ti4.agendas import decided
from tests.ti4.councils import holder
from tests.ti4.notation import asked, fleet, on_planet, place, player, position, say, state, why_not

HOLES = {"203": "39", "208": "39", "206": "40", "211": "40"}
"""Alpha wormholes at 203 and 208, beta wormholes at 206 and 211."""


def adjacent(table: Table, one: str, other: str) -> bool:
    return bool(near(state(table))[place(one)] >> place(other) & 1)


# --- Enforced Travel Ban -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("laws", "way"), [("", True), ("agenda.enforced_travel_ban", False)])
def test_enforced_travel_ban_closes_wormholes_to_ships(laws: str, way: bool) -> None:
    table = position(laws=laws, tiles=HOLES, sol={"space": {"203": "carrier"}})
    say(table, "sol act tactical; sol activate 208")
    assert (asked(table) == {"sol": "move_from"}) is way


@pytest.mark.rule("LRR F.21")
def test_enforced_travel_ban_does_not_stop_space_cannons() -> None:
    table = position(
        laws="agenda.enforced_travel_ban",
        tiles={"203": "26", "208": "39"},
        planets={"lodor": "letnev: pds"},
        letnev={"technologies": "pds_ii"},
        sol={"space": {"208": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 208; sol move_from nothing")
    assert asked(table) == {"letnev": "fire"}


def test_enforced_travel_ban_against_destroys_pds_beside_wormholes() -> None:
    planets = {
        "quann": "hacan: pds, infantry",
        "mehar_xull": "letnev: pds",
        "wellon": "sol: pds",
        "mecatol_rex": "sol: pds",
    }
    tiles = {"210": "19", "204": "24", "205": "46", "201": "46"}
    table = decided("enforced_travel_ban", "against", planets=planets, tiles=tiles)
    assert on_planet(table, "quann") == ("hacan", {"infantry": 1}), "in a system with a wormhole"
    assert on_planet(table, "mehar_xull") == ("letnev", {}), "adjacent to it"
    assert on_planet(table, "wellon") == ("sol", {"pds": 1})
    assert holder(table, "enforced_travel_ban") == ""


# --- Nexus Sovereignty -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("laws", "way"), [("", True), ("agenda.nexus_sovereignty", False)])
def test_nexus_sovereignty_closes_alpha_and_beta_of_the_nexus_to_ships(laws: str, way: bool) -> None:
    table = position(laws=laws, tiles=HOLES, sol={"space": {"203": "carrier"}}, letnev={"space": {"nexus": "cruiser"}})
    s = state(table)
    s.wormholes[0] |= 1 << place("nexus")
    s.wormholes[1] |= 1 << place("nexus")
    say(table, "sol act tactical; sol activate nexus")
    assert (asked(table) == {"sol": "move_from"}) is way


def test_nexus_sovereignty_leaves_other_wormholes_open() -> None:
    table = position(laws="agenda.nexus_sovereignty", tiles=HOLES, sol={"space": {"203": "carrier"}})
    say(table, "sol act tactical; sol activate 208")
    assert asked(table) == {"sol": "move_from"}


def test_nexus_sovereignty_against_opens_a_way_from_mecatol_rex() -> None:
    table = decided("nexus_sovereignty", "against")
    assert adjacent(table, "000", "nexus")
    assert holder(table, "nexus_sovereignty") == ""


# --- Shared Research ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("laws", "way"), [("", False), ("agenda.shared_research", True)])
def test_shared_research_lets_ships_pass_nebulae(laws: str, way: bool) -> None:
    around = {"303": "44", "305": "44", "203": "42", "202": "44", "204": "44", "306": "44", "302": "44"}
    table = position(laws=laws, tiles=around, sol={"space": {"304": "cruiser"}})
    say(table, "sol act tactical; sol activate 102")
    assert (asked(table) == {"sol": "move_from"}) is way


def test_shared_research_against_blocks_the_home_systems() -> None:
    table = decided("shared_research", "against", sol={"tokens": "304"})
    homes = [1 << place(name) for name in ("304", "310", "316")]
    assert [player(table, who).tokens for who in ("sol", "letnev", "hacan")] == homes
    assert player(table, "letnev").pools == [3, 5, 2], "the tokens come from the reinforcements"


# --- Wormhole Reconstruction -------------------------------------------------------------------------------------


def test_wormhole_reconstruction_joins_alpha_and_beta() -> None:
    table = position(laws="agenda.wormhole_reconstruction", tiles=HOLES, sol={"space": {"203": "carrier"}})
    assert adjacent(table, "203", "206")
    assert not adjacent(position(tiles=HOLES), "203", "206")
    say(table, "sol act tactical; sol activate 206; sol move_from 203; sol move carrier")
    assert fleet(table, "sol", "206") == {"carrier": 1}


def test_wormhole_reconstruction_against_holds_fleets_at_wormholes() -> None:
    table = decided(
        "wormhole_reconstruction",
        "against",
        sol={"space": {"203": "cruiser", "204": "cruiser"}},
        hacan={"space": {"nexus": "carrier"}},
    )
    assert player(table, "sol").tokens == 1 << place("203")
    assert player(table, "hacan").tokens == 1 << place("nexus"), "gamma wormholes count too"


# --- Wormhole Research -------------------------------------------------------------------------------------------


def test_wormhole_research_is_paid_for_with_the_ships() -> None:
    table = decided(
        "wormhole_research",
        "for",
        sol={"space": {"203": "cruiser, carrier, 2 infantry", "205": "destroyer"}, "technologies": "neural_motivator"},
        hacan={"space": {"nexus": "carrier"}},
        letnev={"space": {"201": "cruiser"}},
    )
    say(table, "sol aim_yes yes; sol research psychoarchaeology; hacan aim_yes no")
    assert fleet(table, "sol", "203") == {}
    assert fleet(table, "sol", "205") == {"destroyer": 1}
    assert fleet(table, "hacan", "nexus") == {"carrier": 1}, "a gamma wormhole does not collapse"
    assert fleet(table, "letnev", "201") == {"cruiser": 1}


def test_wormhole_research_against_costs_those_who_voted_so_a_token() -> None:
    table = decided("wormhole_research", "against")
    assert why_not(table, "letnev aim_pools fleet, tactic") == "LRR 31.22"
    say(table, "letnev aim_pools fleet")
    assert (player(table, "letnev").pools, player(table, "sol").pools) == ([3, 4, 2], [3, 5, 2])
