"""The Titans of Ul in Twilight Imperium 4: sleeper tokens, Hel-Titans, and what grows out of planets."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import influence, resources, traits_of
from orrery.games.ti4.rules.data import PDS
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import NOTE, OBJECTIVE, PLANET, TEXT
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.purge import purge_planet
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, planet, player, position, say, spent, state, why_not

UL, LETNEV = Seat(0), Seat(1)
ALL = "faction.ul.terragenesis, faction.ul.awaken, faction.ul.coalescence"


LANDING = "ul act tactical; ul activate 203; ul move_from 304; ul move cruiser, infantry; ul commit infantry@quann"


def titans(texts: str = ALL, **more: Any) -> Table:
    """Ul at 304, beside Letnev and Hacan; Quann lies at 203."""
    mine = {"texts": texts, **more.pop("ul", {})}
    return position("ul, letnev, hacan", tiles={"203": "25", **more.pop("tiles", {})}, ul=mine, **more)


def sleepers(table: Table) -> list[str]:
    return [name for n, name in enumerate(PLANET.names) if player(table, "ul").sleepers >> n & 1]


def attack(table: Table) -> None:
    """Letnev comes from 202 to 203 and lands an infantry."""
    say(table, "ul act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry")
    say(table, "ul fire nothing; letnev commit infantry@quann")


# --- Terragenesis and Awaken ----------------------------------------------------------------------------------------


def test_terragenesis_puts_a_sleeper_token_on_a_planet_that_was_explored() -> None:
    """faction.ul.terragenesis"""
    table = titans(ul={"space": {"304": "cruiser, infantry"}})
    say(
        table, "ul act tactical; ul activate 203; ul move_from 304; ul move cruiser, infantry; ul commit infantry@quann"
    )
    assert asked(table) == {"ul": "react"}
    say(table, "ul react faction.ul.terragenesis")
    assert sleepers(table) == ["quann"]
    assert asked(table) == {"letnev": "act"}


def test_terragenesis_moves_a_token_and_must_when_all_five_lie_on_planets() -> None:
    tiles = {"204": "27", "205": "28", "206": "20"}
    table = titans(
        tiles=tiles,
        ul={"space": {"304": "cruiser, infantry"}, "sleepers": "new_albion, starpoint, tequran, torkan, vefut_ii"},
    )
    say(
        table, "ul act tactical; ul activate 203; ul move_from 304; ul move cruiser, infantry; ul commit infantry@quann"
    )
    say(table, "ul react faction.ul.terragenesis")
    assert "none" not in options(table, "ul")
    say(table, "ul aim_source 205, torkan")
    assert sorted(sleepers(table)) == ["new_albion", "quann", "starpoint", "tequran", "vefut_ii"]


def test_a_planet_with_a_sleeper_token_gets_no_second_one() -> None:
    table = titans(ul={"space": {"304": "cruiser, infantry"}, "sleepers": "quann"}, texts="faction.ul.terragenesis")
    say(
        table, "ul act tactical; ul activate 203; ul move_from 304; ul move cruiser, infantry; ul commit infantry@quann"
    )
    assert asked(table) == {"letnev": "act"}


def test_nothing_grows_where_others_explore_or_in_the_frontier() -> None:
    table = titans(letnev={"space": {"202": "carrier, infantry"}})
    say(table, "ul act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry; letnev commit infantry@quann")
    assert on_planet(table, "quann")[0] == "letnev"
    assert asked(table) == {"hacan": "act"}
    table = titans(
        frontier="204", explores="lost_crew", ul={"space": {"304": "cruiser"}, "technologies": "dark_energy_tap"}
    )
    say(table, "ul act tactical; ul activate 204; ul move_from 304; ul move cruiser")
    assert len(player(table, "ul").hand) == 2, "it was explored"
    assert asked(table) == {"letnev": "act"}


def test_neither_tokens_nor_ouranos_awaken_when_others_activate_their_system() -> None:
    table = titans(f"{ALL}, unit.ouranos", planets={"quann": "ul: pds"}, ul={"sleepers": "quann"})
    say(table, "ul act pass; letnev act tactical; letnev activate 203")
    assert asked(table) == {"hacan": "act"}


def test_awaken_replaces_tokens_of_the_activated_system_with_pds() -> None:
    """faction.ul.awaken, also on planets of nobody, which are then gained (LRR 27.5)."""
    table = titans(tiles={"204": "27"}, ul={"sleepers": "new_albion, starpoint, quann"})
    say(table, "ul act tactical; ul activate 204; ul react faction.ul.awaken; ul aim_planets new_albion, starpoint")
    say(table, "ul explore_next new_albion; ul react nothing; ul react nothing")
    assert on_planet(table, "new_albion") == ("ul", {"pds": 1})
    assert on_planet(table, "starpoint") == ("ul", {"pds": 1})
    assert sleepers(table) == ["quann"]
    assert player(table, "ul").reserve[PDS] == 4


def test_some_of_the_tokens_may_stay_asleep() -> None:
    """The reading of "you may replace each of those tokens"."""
    table = titans(tiles={"204": "27"}, ul={"sleepers": "new_albion, starpoint"})
    say(table, "ul act tactical; ul activate 204; ul react faction.ul.awaken; ul aim_planets starpoint")
    say(table, "ul react nothing")
    assert on_planet(table, "starpoint") == ("ul", {"pds": 1})
    assert sleepers(table) == ["new_albion"]


@pytest.mark.rule("LRR 59.4a")
def test_awaken_needs_pds_in_the_reinforcements_or_elsewhere() -> None:
    tiles = {"204": "27", "205": "28"}
    planets = {"tequran": "ul: 2 pds", "torkan": "ul: 2 pds", "elysium": "ul: pds"}
    table = titans(tiles=tiles, planets=planets, ul={"sleepers": "new_albion, starpoint", "tokens": "205, 304"})
    say(table, "ul act tactical; ul activate 204; ul react faction.ul.awaken")
    assert why_not(table, "ul aim_planets new_albion, starpoint") != "", "one is left"
    assert why_not(table, "ul aim_planets starpoint") == ""
    none = {**planets, "elysium": "ul: 2 pds"}
    table = titans(tiles=tiles, planets=none, ul={"sleepers": "new_albion, starpoint", "tokens": "205, 304"})
    say(table, "ul act tactical; ul activate 204")
    assert asked(table) == {"letnev": "act"}, "none is left, and none can be taken back"
    table = titans(tiles=tiles, planets=planets, ul={"sleepers": "new_albion, starpoint", "tokens": "304"})
    say(table, "ul act tactical; ul activate 204; ul react faction.ul.awaken")
    say(table, "ul aim_planets new_albion, starpoint; ul reclaim 205, torkan")
    assert on_planet(table, "torkan") == ("ul", {"pds": 1})
    assert sleepers(table) == []


@pytest.mark.rule("LRR 34.5")
def test_awaken_respects_the_limit_of_pds_on_a_planet() -> None:
    table = titans(planets={"quann": "ul: 2 pds"}, ul={"sleepers": "quann"})
    say(table, "ul act tactical; ul activate 203")
    assert asked(table) == {"ul": "produce"}, "nobody was asked about the token"


def test_a_token_on_a_planet_that_is_destroyed_is_free_again() -> None:
    table = titans(ul={"sleepers": "quann"})
    purge_planet(state(table), planet("quann"))
    assert sleepers(table) == []


# --- Coalescence ----------------------------------------------------------------------------------------------------


def test_a_titan_that_awakens_beside_another_players_troops_must_fight_for_the_planet() -> None:
    """faction.ul.coalescence on a planet; an infantry that lands fights beside it."""
    table = titans(
        planets={"quann": "letnev: infantry"},
        ul={"sleepers": "quann", "space": {"304": "cruiser, infantry"}},
        dice=[1, 7, 1, 1, 1],
    )
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken; ul move_from 304")
    say(table, "ul move cruiser, infantry; ul commit infantry@quann")
    assert on_planet(table, "quann") == ("ul", {"infantry": 1, "pds": 1})


def test_the_titan_fights_even_if_nobody_lands_and_may_be_lost() -> None:
    table = titans(planets={"quann": "letnev: 2 infantry"}, ul={"sleepers": "quann"}, dice=[1, 8, 8])
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken")
    say(table, "ul sustain nothing")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 2})
    assert player(table, "ul").reserve[PDS] == 6


def test_a_titan_beside_structures_only_takes_the_planet() -> None:
    table = titans(planets={"quann": "letnev: pds, space_dock"}, ul={"sleepers": "quann"})
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken")
    assert on_planet(table, "quann") == ("ul", {"pds": 1})
    assert planet("quann") not in player(table, "letnev").ground, "the structures of Letnev are gone"


def test_an_awakened_titan_fires_at_ships_in_the_system_before_anything_lands() -> None:
    table = titans(ul={"sleepers": "quann"}, letnev={"space": {"203": "cruiser"}}, dice=[6])
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken; ul fire letnev")
    assert fleet(table, "letnev", "203") == {}


# --- Hel-Titans (unit.hel_titan_i, unit.hel_titan_ii, technology.hel_titan_ii) --------------------------------------


def test_a_hel_titan_defends_its_planet_and_sustains_damage() -> None:
    table = titans(
        planets={"quann": "ul: pds"},
        letnev={"space": {"202": "carrier, infantry"}},
        dice=[8, 7],
    )
    attack(table)
    say(table, "ul defend no; ul sustain pds")
    assert on_planet(table, "quann") == ("ul", {"damaged_pds": 1}), "it has hit, too"


def test_a_planet_is_lost_when_its_titans_have_fallen() -> None:
    table = titans(
        planets={"quann": "ul: damaged_pds, space_dock"},
        letnev={"space": {"202": "carrier, infantry"}},
        dice=[8, 1],
    )
    attack(table)
    say(table, "ul defend no")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1})
    assert player(table, "ul").reserve[PDS] == 6


def test_hel_titans_are_not_transported() -> None:
    table = titans(planets={"quann": "ul: pds, infantry"}, ul={"space": {"203": "dreadnought"}})
    say(table, "ul act tactical; ul activate 202; ul move_from 203")
    assert why_not(table, "ul move dreadnought, pds") != ""
    assert why_not(table, "ul move dreadnought, infantry@quann") == ""


def test_transit_diodes_move_hel_titans_but_no_more_than_two_onto_a_planet() -> None:
    """They are ground forces (troops.py), and stay structures (LRR 34.5)."""
    planets = {"elysium": "ul: 2 pds, infantry", "quann": "ul: pds, damaged_pds", "lodor": "ul: pds"}
    table = titans(planets=planets, tiles={"202": "26"}, ul={"technologies": "transit_diodes"})
    say(table, "ul react technology.transit_diodes; ul aim_origin 304; ul aim_pieces pds@elysium")
    say(table, "ul aim_origin 203; ul aim_pieces damaged_pds@quann; ul aim_origin nothing")
    assert why_not(table, "ul place_troops pds@lodor, damaged_pds@lodor") == "LRR 34.5"
    say(table, "ul place_troops pds@quann, damaged_pds@lodor")
    assert on_planet(table, "elysium") == ("ul", {"pds": 1, "infantry": 1})
    assert on_planet(table, "quann") == ("ul", {"pds": 2})
    assert on_planet(table, "lodor") == ("ul", {"pds": 1, "damaged_pds": 1})


def test_pds_of_others_are_no_ground_forces_for_transit_diodes() -> None:
    table = titans(planets={"arc_prime": "letnev: 2 pds"}, letnev={"technologies": "transit_diodes"})
    say(table, "ul act pass")
    assert asked(table) == {"letnev": "act"}


def test_decoy_operation_moves_hel_titans_where_there_is_room_for_them() -> None:
    table = titans(
        planets={"elysium": "ul: 2 pds", "quann": "ul: pds"},
        letnev={"space": {"202": "cruiser"}},
        ul={"hand": "decoy_operation"},
    )
    say(table, "ul act pass; letnev act tactical; letnev activate 203; ul react card.decoy_operation")
    assert why_not(table, "ul aim_pieces 2 pds@elysium") == "LRR 34.5"
    say(table, "ul aim_pieces pds@elysium")
    assert on_planet(table, "quann") == ("ul", {"pds": 2})
    assert on_planet(table, "elysium") == ("ul", {"pds": 1})


def test_mercer_moves_hel_titans_of_whoever_ends_the_turn() -> None:
    table = position(
        "nomad, ul, hacan",
        tiles={"203": "25"},
        planets={"elysium": "ul: 2 pds", "quann": "ul: infantry"},
        nomad={"texts": "leader.field_marshal_mercer"},
    )
    say(table, "nomad act pass; ul act tactical; ul activate 203")
    say(table, "nomad react leader.field_marshal_mercer; ul aim_origin 310; ul aim_pieces 2 pds@elysium")
    assert on_planet(table, "quann") == ("ul", {"pds": 2, "infantry": 1})


def test_ghom_sekkus_commits_hel_titans_and_parley_sends_them_to_the_reinforcements() -> None:
    """They cannot be transported, so that they have no place in space."""
    table = position(
        "sardakk_norr, ul, letnev",
        tiles={"202": "26", "203": "25"},
        planets={"lodor": "ul: 2 pds", "quann": "letnev: infantry"},
        sardakk_norr={"texts": "leader.ghom_sekkus"},
        ul={"notes": "alliance@sardakk_norr"},
        letnev={"hand": "parley"},
        dice=[7, 1],
    )
    say(table, "sardakk_norr act pass; ul act tactical; ul activate 203; ul react leader.ghom_sekkus")
    assert why_not(table, "ul aim_pieces 2 pds@lodor") != ""
    say(table, "ul aim_pieces pds@lodor")
    parleyed = table.clone()
    say(table, "letnev react nothing")
    assert on_planet(table, "quann") == ("ul", {"pds": 1})
    say(parleyed, "letnev react card.parley")
    assert on_planet(parleyed, "quann") == ("letnev", {"infantry": 1})
    assert fleet(parleyed, "ul", "203") == {}
    assert player(parleyed, "ul").reserve[PDS] == 5


def test_a_hel_titan_produces_one_unit() -> None:
    table = titans(planets={"quann": "ul: pds"}, ul={"goods": 3})
    say(table, "ul act tactical; ul activate 203")
    assert why_not(table, "ul produce 2 infantry") == "LRR 69.1"
    say(table, "ul produce cruiser; ul pay 2 trade_good")
    assert fleet(table, "ul", "203") == {"cruiser": 1}


@pytest.mark.rule("LRR 96.7d")
def test_hel_titan_ii_reaches_ships_beside_it_but_not_ground_forces() -> None:
    table = titans(
        planets={"quann": "ul: pds", "lodor": "ul: infantry"},
        tiles={"202": "26"},
        ul={"technologies": "hel_titan_ii"},
        letnev={"space": {"201": "carrier, 2 infantry"}},
        dice=[5, 1, 1],
    )
    say(table, "ul act pass; letnev act tactical; letnev activate 202; letnev move_from 201")
    say(table, "letnev move carrier, 2 infantry; ul fire letnev")
    assert fleet(table, "letnev", "202") == {}
    assert asked(table) == {"hacan": "act"}


def test_hel_titans_count_as_structures_and_as_ground_forces_for_objectives() -> None:
    table = titans(planets={"quann": "ul: 2 pds, infantry"})
    s = state(table)
    assert progress(s, UL, OBJECTIVE.index["establish_a_perimeter"]).have == 2
    assert progress(s, UL, OBJECTIVE.index["form_a_spy_network"]).have == 0
    assert progress(s, UL, OBJECTIVE.index["occupy_the_fringe"]).have == 3


# --- ships ----------------------------------------------------------------------------------------------------------


def test_saturn_engines_carry_and_the_second_ones_sustain() -> None:
    """unit.saturn_engine_i, unit.saturn_engine_ii and technology.saturn_engine_ii have numbers, and no other text."""
    table = titans(planets={"elysium": "ul: 3 infantry"}, ul={"space": {"304": "cruiser"}})
    say(table, "ul act tactical; ul activate 203; ul move_from 304")
    assert why_not(table, "ul move cruiser, 2 infantry@elysium") == "LRR 92.1"
    assert why_not(table, "ul move cruiser, infantry@elysium") == ""
    table = titans(
        planets={"elysium": "ul: 3 infantry"},
        ul={"space": {"304": "cruiser"}, "technologies": "saturn_engine_ii"},
        letnev={"space": {"203": "destroyer"}},
        dice=[1, 1, 6, 9],
    )
    say(table, "ul act tactical; ul activate 203; ul move_from 304; ul move cruiser, 2 infantry@elysium")
    say(table, "ul retreat no; ul sustain cruiser")
    assert fleet(table, "ul", "203") == {"damaged_cruiser": 1, "infantry": 2}


def test_ouranos_rises_from_a_pds_also_from_one_that_has_just_awoken() -> None:
    """unit.ouranos; beside another player's ships it must fight (Coalescence)."""
    table = titans(
        texts=f"{ALL}, unit.ouranos",
        ul={"sleepers": "quann"},
        letnev={"space": {"203": "cruiser"}},
        dice=[7, 1, 1],
    )
    say(table, "ul act tactical; ul activate 203")
    assert "unit.ouranos" not in options(table, "ul"), "there is no PDS yet"
    say(table, "ul react faction.ul.awaken; ul react unit.ouranos; ul retreat no")
    assert fleet(table, "ul", "203") == {"flagship": 1}
    assert fleet(table, "letnev", "203") == {}, "one hit in the combat that follows"
    assert player(table, "ul").reserve[PDS] == 6


@pytest.mark.rule("LRR 28.2")
def test_ouranos_must_be_in_the_reinforcements() -> None:
    table = titans(
        texts="unit.ouranos", planets={"quann": "ul: pds"}, ul={"space": {"304": "flagship"}, "exhausted": "elysium"}
    )
    say(table, "ul act tactical; ul activate 203")
    assert asked(table) == {"ul": "move_from"}


def test_hecatoncheires_stand_in_for_a_pds() -> None:
    """unit.hecatoncheires, for Awaken and for Construction."""
    table = titans(texts=f"{ALL}, unit.hecatoncheires", planets={"quann": "ul:"}, ul={"sleepers": "quann"})
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken; ul react unit.hecatoncheires")
    assert on_planet(table, "quann") == ("ul", {"infantry": 1, "mech": 1})
    assert sleepers(table) == []
    table = titans(texts="unit.hecatoncheires", ul={"strategies": "construction"})
    say(table, "letnev act pass; hacan act pass; ul act construction; ul build space_dock, elysium")
    assert asked(table) == {"ul": "build"}, "not for a space dock"
    say(table, "ul build pds, elysium; ul react unit.hecatoncheires")
    assert on_planet(table, "elysium") == ("ul", {"infantry": 1, "mech": 1, "space_dock": 1})


# --- Terraform ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 16.10d")
def test_terraform_is_attached_to_a_planet_and_stays_if_the_titans_are_gone() -> None:
    """note.terraform: not on a home planet, not on Mecatol Rex."""
    table = titans(
        planets={"quann": "letnev:", "arc_prime": "letnev:", "mecatol_rex": "letnev:"},
        letnev={"notes": "terraform@ul"},
        tiles={"204": "26"},
    )
    say(table, "ul act pass; letnev act terraform@ul")
    s, quann = state(table), planet("quann")
    assert (resources(s, quann), influence(s, quann)) == (3, 2)
    assert len(traits_of(s, quann)) == 3
    note = NOTE.index["terraform@seat_1"]
    assert not any(note in p.notes for p in s.players), "it lies on the planet"
    eliminate(s, UL)
    assert (resources(s, quann), influence(s, quann)) == (3, 2)


def test_terraform_needs_a_planet() -> None:
    table = titans(planets={"arc_prime": "letnev:"}, letnev={"notes": "terraform@ul"})
    say(table, "ul act pass")
    assert why_not(table, "letnev act terraform@ul") == "LRR 31.11"


# --- leaders --------------------------------------------------------------------------------------------------------


def test_tellurian_cancels_a_hit_against_anybodys_unit() -> None:
    """leader.tellurian"""
    table = titans(
        texts="leader.tellurian",
        letnev={"space": {"203": "cruiser"}},
        hacan={"space": {"202": "cruiser"}},
        dice=[7, 1, 1, 7],
    )
    say(table, "ul act pass; letnev act pass; hacan act tactical; hacan activate 203; hacan move_from 202")
    say(table, "hacan move cruiser")
    assert asked(table) == {"ul": "react"}
    say(table, "ul react leader.tellurian")
    assert fleet(table, "letnev", "203") == {"cruiser": 1}, "and wins in the next round"
    assert "leader.tellurian" in spent(table, "ul")


def test_tungstantus_is_unlocked_by_five_structures() -> None:
    table = titans(planets={"quann": "ul: 2 pds", "elysium": "ul: 2 pds"}, ul={"locked": "tungstantus"})
    assert player(table, "ul").locked
    table = titans(planets={"quann": "ul: 2 pds", "elysium": "ul: 2 pds, space_dock"}, ul={"locked": "tungstantus"})
    assert player(table, "ul").locked == []


def test_tungstantus_brings_a_trade_good_that_pays_for_the_units() -> None:
    """leader.tungstantus, lent by an alliance."""
    table = titans(
        texts="leader.tungstantus",
        planets={"quann": "letnev: space_dock"},
        letnev={"notes": "alliance@ul", "exhausted": "quann, arc_prime, wren_terra"},
    )
    say(table, "ul act pass; letnev act tactical; letnev activate 203; letnev react leader.tungstantus")
    say(table, "letnev produce 2 infantry; letnev pay trade_good")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 2, "space_dock": 1})
    assert (player(table, "letnev").goods, player(table, "ul").goods) == (0, 0)


def test_tungstantus_pays_nobody_who_has_nothing_to_produce() -> None:
    """Not even with a trade good: an infantry of the Arborec does not come from a space dock."""
    table = position(
        "arborec, ul, letnev",
        planets={"nestphar": "arborec: space_dock"},
        arborec={
            "space": {"203": "cruiser"},
            "texts": "leader.tungstantus, faction.arborec.mitosis",
            "exhausted": "nestphar",
        },
        letnev={"space": {"304": "cruiser"}},
    )
    say(table, "arborec act tactical; arborec activate 304; arborec move_from nothing")
    assert asked(table) == {"ul": "act"}


@pytest.mark.rule("LRR 7.12", "LRR 16.10d")
def test_ul_the_progenitor_is_attached_to_elysium() -> None:
    """leader.ul_the_progenitor: the card stays on Elysium, even without the Titans."""
    table = titans(texts="leader.ul_the_progenitor", ul={"exhausted": "elysium"})
    say(table, "ul act leader.ul_the_progenitor")
    s, elysium = state(table), planet("elysium")
    assert not s.exhausted >> elysium & 1
    assert (resources(s, elysium), influence(s, elysium)) == (7, 4)
    assert TEXT.index["leader.ul_the_progenitor"] not in player(table, "ul").texts
    eliminate(s, UL)
    assert (resources(s, elysium), influence(s, elysium)) == (7, 4)


def test_ul_the_progenitor_needs_elysium() -> None:
    table = titans(texts="leader.ul_the_progenitor", planets={"elysium": "letnev:", "quann": "ul:"})
    assert why_not(table, "ul act leader.ul_the_progenitor") == "LRR 31.11"


def test_elysium_fires_at_ships_and_at_troops_that_land_on_it() -> None:
    table = titans(
        attached={"elysium": "geoform"},
        letnev={"space": {"203": "2 carrier, 2 infantry"}},
        dice=[5, 4, 4, 5, 5, 1],
    )
    say(table, "ul act pass; letnev act tactical; letnev activate 304; letnev move_from 203")
    say(table, "letnev move 2 carrier, 2 infantry; ul fire letnev; letnev commit 2 infantry@elysium; ul defend yes")
    assert fleet(table, "letnev", "304") == {"carrier": 1}
    assert on_planet(table, "elysium") == ("ul", {}), "with no unit on the planet"


def test_whoever_controls_elysium_fires_its_cannon() -> None:
    table = titans(
        planets={"elysium": "letnev:", "quann": "ul:"},
        attached={"elysium": "geoform"},
        ul={"space": {"203": "cruiser"}},
        dice=[5, 1, 1],
    )
    say(table, "ul act tactical; ul activate 304; ul move_from 203; ul move cruiser; letnev fire ul")
    assert fleet(table, "ul", "304") == {}


def test_hecatoncheires_that_stand_in_for_a_titan_beside_troops_must_fight_too() -> None:
    table = titans(
        "faction.ul.awaken, unit.hecatoncheires",
        planets={"quann": "letnev: infantry"},
        ul={"sleepers": "quann"},
        dice=[1, 6, 1],
    )
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken; ul react unit.hecatoncheires")
    assert on_planet(table, "quann") == ("ul", {"infantry": 1, "mech": 1})
