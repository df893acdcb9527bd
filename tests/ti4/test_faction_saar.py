"""The Clan of Saar in Twilight Imperium 4: floating factories (technology.floating_factory_ii too), Scavenge, Nomadic,
and the rest of their sheet."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import scores_public
from orrery.games.ti4.rules.capture import blockades
from orrery.games.ti4.rules.nouns import NOTE, OBJECTIVE, TEXT
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, spent, state, why_not

SAAR, LETNEV = Seat(0), Seat(1)
CLANS = "saar, letnev, hacan"


def clan(**more: Any) -> Table:
    return position(CLANS, **more)


# --- floating factories (unit.floating_factory_i, unit.floating_factory_ii) ----------------------------------------


@pytest.mark.rule("LRR 34.1")
def test_construction_places_a_factory_in_space_beside_any_own_planet_even_two_in_a_system() -> None:
    """The note on floating_factory_i, floating_factory_ii."""
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "saar: infantry", "ragh": "saar:", "lisis_ii": "saar:"},
        saar={"strategies": "construction", "space": {"203": "space_dock"}},
    )
    say(table, "letnev act pass; hacan act pass; saar act construction")
    sites = [option for option in options(table, "saar") if option.startswith("space_dock")]
    assert len(sites) == 2, "one for each system with own planets"
    say(table, "saar build space_dock, quann; saar build nothing")
    assert fleet(table, "saar", "203") == {"space_dock": 2}
    assert on_planet(table, "quann") == ("saar", {"infantry": 1})


def test_a_factory_moves_by_itself_and_carries_what_its_capacity_allows() -> None:
    table = clan(
        tiles={"203": "25"}, planets={"ragh": "saar: 5 infantry"}, saar={"space": {"304": "space_dock, fighter"}}
    )
    say(table, "saar act tactical; saar activate 203; saar move_from 304")
    assert why_not(table, "saar move space_dock, 5 infantry@ragh") == "LRR 92.1", "its capacity is 4"
    say(table, "saar move space_dock, fighter, 3 infantry@ragh; saar commit 3 infantry@quann")
    assert fleet(table, "saar", "203") == {"space_dock": 1, "fighter": 1}
    assert on_planet(table, "quann") == ("saar", {"infantry": 3})


def test_floating_factory_ii_moves_two_systems_and_produces_seven() -> None:
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "saar:"},
        saar={"space": {"304": "space_dock"}, "technologies": "floating_factory_ii", "goods": 9},
    )
    say(table, "saar act tactical; saar activate 102; saar move_from 304; saar move space_dock")
    assert why_not(table, "saar produce 8 fighter") == "LRR 69.1"
    say(table, "saar produce 5 fighter, 2 cruiser; saar pay 7 trade_good")
    assert fleet(table, "saar", "102") == {"space_dock": 1, "fighter": 5, "cruiser": 2}, "fighters need its room"


def test_ground_forces_of_a_factory_stay_in_space_or_go_onto_an_own_planet() -> None:
    table = clan(tiles={"203": "25"}, planets={"quann": "saar:"}, saar={"space": {"203": "space_dock"}, "goods": 2})
    say(table, "saar act tactical; saar activate 203; saar produce 4 infantry; saar pay 2 trade_good")
    say(table, "saar place_troops infantry, 3 infantry@quann")
    assert fleet(table, "saar", "203") == {"space_dock": 1, "infantry": 1}
    assert on_planet(table, "quann") == ("saar", {"infantry": 3})


@pytest.mark.rule("LRR 72.4a", "LRR 19.1")
def test_a_factory_that_is_blockaded_is_destroyed_with_what_it_held() -> None:
    """The note on floating_factory_i, floating_factory_ii."""
    table = clan(saar={"space": {"203": "space_dock, infantry"}}, letnev={"space": {"202": "cruiser"}})
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    assert fleet(table, "saar", "203") == {}, "the infantry has nothing that holds it any more"
    assert fleet(table, "letnev", "203") == {"cruiser": 1}
    assert asked(table) == {"hacan": "act"}


@pytest.mark.rule("LRR 72.4a")
def test_a_factory_that_is_placed_or_moves_beside_others_ships_is_lost_at_once() -> None:
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "saar: infantry"},
        saar={"strategies": "construction"},
        letnev={"space": {"203": "cruiser"}},
    )
    say(table, "letnev act pass; hacan act pass; saar act construction; saar build space_dock, quann")
    say(table, "saar build nothing")
    assert fleet(table, "saar", "203") == {}
    table = clan(saar={"space": {"304": "space_dock"}}, letnev={"space": {"203": "cruiser"}})
    say(table, "saar act tactical; saar activate 203; saar move_from 304; saar move space_dock")
    assert fleet(table, "saar", "203") == {}
    assert fleet(table, "letnev", "203") == {"cruiser": 1}, "without a combat"


@pytest.mark.rule("LRR 72.4a")
def test_own_ships_keep_a_factory_until_they_are_lost() -> None:
    table = clan(saar={"space": {"203": "space_dock, cruiser"}}, letnev={"space": {"202": "2 cruiser"}}, dice=[7, 1, 1])
    assert fleet(table, "saar", "203") == {"space_dock": 1, "cruiser": 1}
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move 2 cruiser")
    say(table, "saar retreat no")
    assert fleet(table, "saar", "203") == {}, "it falls with the cruiser"


def test_a_factory_retreats_with_the_ships() -> None:
    table = clan(
        tiles={"204": "20"},
        planets={"vefut_ii": "saar:"},
        saar={"space": {"203": "space_dock, cruiser, 2 fighter"}},
        letnev={"space": {"202": "2 cruiser"}},
        dice=[1, 1, 1, 1, 1],
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move 2 cruiser")
    say(table, "saar retreat yes; saar retreat_to 204")
    assert fleet(table, "saar", "204") == {"space_dock": 1, "cruiser": 1, "fighter": 2}


@pytest.mark.rule("LRR F.64")
def test_factories_neither_cause_space_cannon_offense_nor_take_hits_of_pds() -> None:
    """The note on floating_factory_i, floating_factory_ii."""
    table = clan(tiles={"203": "25"}, planets={"quann": "letnev: pds"}, saar={"space": {"304": "space_dock"}})
    say(table, "saar act tactical; saar activate 203; saar move_from 304; saar move space_dock")
    assert asked(table) == {"saar": "produce"}, "Letnev was not asked whether to fire"
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "letnev: pds"},
        saar={"space": {"304": "space_dock, cruiser"}},
        dice=[6],
    )
    say(table, "saar act tactical; saar activate 203; saar move_from 304; saar move space_dock, cruiser")
    say(table, "letnev fire saar")
    assert fleet(table, "saar", "203") == {"space_dock": 1}, "the hit could only go to the cruiser"


def test_factories_do_not_count_for_the_fleet_pool_and_do_not_fight() -> None:
    table = clan(saar={"space": {"304": "3 space_dock, cruiser"}, "pools": (3, 1, 2)})
    say(table, "saar act tactical; saar activate 203; saar move_from 304; saar move 3 space_dock, cruiser")
    assert fleet(table, "saar", "203") == {"space_dock": 3, "cruiser": 1}


def test_a_factory_in_space_is_a_dock_for_objectives_and_blockades() -> None:
    table = clan(saar={"space": {"203": "space_dock, cruiser"}}, letnev={"space": {"203": "cruiser"}})
    s = state(table)
    assert progress(s, LETNEV, OBJECTIVE.index["cut_supply_lines"]).have == 1
    s.players[SAAR].space.clear()
    assert not blockades(s, LETNEV, SAAR)


def test_warfare_uses_one_factory_at_home() -> None:
    table = clan(saar={"space": {"304": "2 space_dock"}, "goods": 9}, letnev={"strategies": "warfare"})
    say(table, "saar act pass; hacan act pass; letnev act warfare; letnev redistribute 3 tactic, 5 fleet, 2 strategy")
    if "secondary" not in asked(table).get("saar", ""):
        say(table, "hacan secondary no")
    say(table, "saar secondary yes")
    assert why_not(table, "saar produce 6 fighter") == "LRR 69.1", "the production of one factory"


# --- abilities -----------------------------------------------------------------------------------------------------


def test_scavenge_pays_for_planets_of_others_too() -> None:
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "letnev:"},
        saar={"space": {"203": "carrier, infantry"}, "texts": "faction.saar.scavenge"},
    )
    say(table, "saar act tactical; saar activate 203; saar commit infantry@quann")
    assert on_planet(table, "quann") == ("saar", {"infantry": 1})
    assert player(table, "saar").goods == 1


def test_scavenge_pays_for_each_planet_and_pays_for_the_mech_in_turn() -> None:
    """faction.saar.scavenge triggers for each planet separately (FAQ), and its trade good pays for Scavenger Zeta."""
    table = clan(
        tiles={"203": "36"},
        saar={"space": {"304": "carrier, 2 infantry"}, "texts": "faction.saar.scavenge, unit.scavenger_zeta"},
        explores="industrial_relic_fragment",
    )
    say(table, "saar act tactical; saar activate 203; saar move_from 304; saar move carrier, 2 infantry")
    say(table, "saar commit infantry@arnor, infantry@lor; saar explore_next arnor")
    assert asked(table) == {"saar": "react"}
    say(table, "saar react unit.scavenger_zeta")
    say(table, "saar react nothing")
    assert player(table, "saar").goods == 1
    mechs = [on_planet(table, name)[1].get("mech", 0) for name in ("arnor", "lor")]
    assert sum(mechs) == 1


def test_no_mech_is_deployed_on_a_planet_that_turns_out_to_be_a_demilitarized_zone() -> None:
    table = clan(
        tiles={"203": "25"},
        saar={"space": {"203": "carrier, infantry"}, "goods": 1, "texts": "unit.scavenger_zeta"},
        explores="demilitarized_zone",
    )
    say(table, "saar act tactical; saar activate 203; saar commit infantry@quann")
    assert asked(table) != {"saar": "react"}
    assert on_planet(table, "quann") == ("saar", {})


def test_planets_that_others_gain_bring_saar_nothing() -> None:
    table = clan(
        tiles={"203": "25"},
        saar={"texts": "faction.saar.scavenge, unit.scavenger_zeta", "goods": 1},
        letnev={"space": {"202": "carrier, infantry"}},
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry; letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1})
    assert (asked(table), player(table, "saar").goods) == ({"hacan": "act"}, 1)


@pytest.mark.rule("LRR 14.16")
def test_nomadic_scores_without_the_home_planets() -> None:
    """faction.saar.nomadic: only whoever has it may score public objectives away from home (LRR 14.16)."""
    table = clan(planets={"ragh": "letnev:", "arc_prime": "hacan:"}, saar={"texts": "faction.saar.nomadic"})
    assert scores_public(state(table), SAAR)
    assert not scores_public(state(table), LETNEV)


# --- Chaos Mapping -------------------------------------------------------------------------------------------------


def test_chaos_mapping_closes_asteroid_fields_with_own_ships_to_others() -> None:
    table = clan(
        tiles={"203": "44", "205": "45"},
        saar={"technologies": "chaos_mapping", "space": {"203": "cruiser"}},
        letnev={"space": {"202": "cruiser"}, "technologies": "antimass_deflectors"},
    )
    say(table, "saar act pass; letnev act tactical")
    assert why_not(table, "letnev activate 203") == "LRR 6.2"
    assert why_not(table, "letnev activate 205") == ""
    table = clan(tiles={"203": "44"}, saar={"technologies": "chaos_mapping", "space": {"203": "cruiser"}})
    say(table, "saar act tactical")
    assert why_not(table, "saar activate 203") == "", "its owner can"


@pytest.mark.rule("LRR F.62", "LRR F.63")
def test_chaos_mapping_produces_a_unit_at_the_start_of_every_turn_also_of_the_last_one() -> None:
    table = clan(saar={"technologies": "chaos_mapping", "space": {"203": "space_dock"}, "goods": 5})
    say(table, "saar react technology.chaos_mapping")
    assert why_not(table, "saar produce 2 fighter") == "LRR 69.1"
    say(table, "saar produce cruiser; saar pay 2 trade_good; saar act tactical; saar activate 102")
    say(table, "saar move_from nothing; letnev act pass; hacan act pass")
    say(table, "saar react technology.chaos_mapping; saar produce fighter; saar pay trade_good; saar act pass")
    assert fleet(table, "saar", "203") == {"space_dock": 1, "cruiser": 1, "fighter": 1}


@pytest.mark.rule("LRR 26.3b")
def test_chaos_mapping_produces_in_the_system_of_a_space_dock_not_only_beside_it() -> None:
    """Somebody who has copied the technology, and whose docks do not float."""
    table = clan(
        tiles={"203": "36"},
        planets={"arnor": "letnev: space_dock", "lor": "letnev"},
        letnev={"technologies": "chaos_mapping", "goods": 5, "space": {"203": "carrier"}},
        saar={"space": {"206": "cruiser"}},
    )
    say(table, "saar act pass; letnev react technology.chaos_mapping; letnev produce mech; letnev pay 2 trade_good")
    assert sorted(options(table, "letnev")) == ["mech", "mech@arnor", "mech@lor"]


def test_chaos_mapping_needs_a_unit_with_production_and_money() -> None:
    table = clan(saar={"technologies": "chaos_mapping", "space": {"203": "space_dock"}}, planets={"ragh": "letnev:"})
    assert asked(table) == {"saar": "react"}, "Lisis II pays"
    table = clan(saar={"technologies": "chaos_mapping", "space": {"203": "space_dock"}, "exhausted": "ragh, lisis_ii"})
    assert asked(table) == {"saar": "act"}


# --- Ragh's Call ---------------------------------------------------------------------------------------------------


def test_raghs_call_sends_the_owners_ground_forces_away() -> None:
    """note.raghs_call: whoever lands chooses the planet; structures stay, and fall with the planet."""
    table = clan(
        tiles={"203": "25", "205": "26"},
        planets={
            "quann": "saar: 2 infantry, damaged_mech, pds",
            "lodor": "saar:",
            "ragh": "saar:",
            "lisis_ii": "saar:",
        },
        letnev={"space": {"202": "carrier, infantry"}, "notes": "raghs_call@saar"},
        dice=[1, 1],
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry; saar fire nothing; letnev commit infantry@quann")
    say(table, "letnev react raghs_call@saar")
    assert "quann" not in options(table, "letnev")
    say(table, "letnev aim_planet lodor; saar defend no")
    assert on_planet(table, "lodor") == ("saar", {"infantry": 2, "damaged_mech": 1})
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "without a fight"
    assert NOTE.index["raghs_call@seat_1"] in player(table, "saar").notes, "and the note is back"


def test_raghs_call_is_for_an_own_landing() -> None:
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "saar: infantry"},
        letnev={"notes": "raghs_call@saar"},
        hacan={"space": {"202": "carrier, infantry"}},
        dice=[10, 1],
    )
    say(table, "saar act pass; letnev act pass; hacan act tactical; hacan activate 203; hacan move_from 202")
    say(table, "hacan move carrier, infantry; hacan commit infantry@quann")
    assert on_planet(table, "quann") == ("hacan", {"infantry": 1}), "Letnev was not asked"


@pytest.mark.parametrize(("garrison", "home"), [("pds", "saar:"), ("infantry", "")])
def test_raghs_call_needs_ground_forces_and_another_planet_for_them(garrison: str, home: str) -> None:
    table = clan(
        tiles={"203": "25"},
        planets={"quann": f"saar: {garrison}", "ragh": home, "lisis_ii": ""},
        letnev={"space": {"202": "carrier, infantry"}, "notes": "raghs_call@saar"},
        dice=[8, 1],
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry")
    if garrison == "pds":
        say(table, "saar fire nothing")
    say(table, "letnev commit infantry@quann")
    assert "react" not in asked(table).values()


# --- leaders -------------------------------------------------------------------------------------------------------


def test_captain_mendosa_lends_a_ship_the_highest_move_value_on_the_board() -> None:
    """leader.captain_mendosa helps anybody's ship, and only one."""
    table = clan(
        saar={"texts": "leader.captain_mendosa"},
        letnev={"space": {"202": "2 dreadnought"}},
        hacan={"space": {"212": "destroyer"}, "technologies": "cruiser_ii"},
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 204")
    assert asked(table) == {"saar": "react"}
    say(table, "saar react leader.captain_mendosa")
    assert spent(table, "saar") == ["leader.captain_mendosa"]
    say(table, "letnev move_from 202")
    assert why_not(table, "letnev move 2 dreadnought") == "LRR 17.3"
    say(table, "letnev move dreadnought")
    assert fleet(table, "letnev", "204") == {"dreadnought": 1}, "move 2, as the destroyer"
    assert asked(table) == {"hacan": "act"}, "the other dreadnought stays"


def test_captain_mendosa_moves_no_fighters() -> None:
    """They have no move value."""
    fleets = {"202": "carrier, fighter", "211": "cruiser"}
    table = clan(saar={"texts": "leader.captain_mendosa"}, letnev={"space": fleets})
    say(table, "saar act pass; letnev act tactical; letnev activate 204; saar react leader.captain_mendosa")
    assert asked(table) == {"letnev": "move_from"}, "there was nothing to choose but the carrier"


def test_captain_mendosa_helps_a_ship_that_command_tokens_do_not_hold() -> None:
    """The flagship of the Nomad leaves systems with command tokens in the round of its hero."""
    for fleet_, asks in (("flagship", True), ("dreadnought", False)):
        table = position(
            "saar, nomad, hacan",
            saar={"texts": "leader.captain_mendosa"},
            nomad={"space": {"202": fleet_}, "tokens": "202", "texts": "leader.ahk_syl_siven"},
            hacan={"space": {"212": "destroyer"}},
        )
        say(table, "saar act pass; nomad act leader.ahk_syl_siven; hacan act pass")
        say(table, "nomad act tactical; nomad activate 204")
        assert (asked(table) == {"saar": "react"}) is asks


def test_rowl_sarrig_is_unlocked_by_three_docks() -> None:
    table = clan(saar={"space": {"203": "space_dock", "204": "space_dock"}, "locked": "rowl_sarrig"})
    assert player(table, "saar").locked
    table = clan(saar={"space": {"203": "2 space_dock", "204": "space_dock"}, "locked": "rowl_sarrig"})
    assert player(table, "saar").locked == []


def test_rowl_sarrig_places_fighters_and_infantry_at_other_docks() -> None:
    """leader.rowl_sarrig, lent by an alliance: docks of whoever uses it, unless they are blockaded."""
    table = clan(
        tiles={"203": "25", "205": "26"},
        planets={"quann": "letnev: space_dock", "lodor": "letnev: space_dock", "arc_prime": "letnev: space_dock"},
        saar={"texts": "leader.rowl_sarrig", "space": {"310": "cruiser"}},
        letnev={"notes": "alliance@saar", "goods": 4},
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203")
    say(table, "letnev produce 2 fighter, 2 infantry; letnev pay 2 trade_good")
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react leader.rowl_sarrig")
    assert [option for option in options(table, "letnev") if "310" in option] == [], "the dock at home is blockaded"
    say(table, "letnev aim_source 205, lodor; letnev aim_units 2 fighter, infantry")
    assert fleet(table, "letnev", "205") == {"fighter": 2}
    assert on_planet(table, "lodor") == ("letnev", {"space_dock": 1, "infantry": 1})
    assert on_planet(table, "quann") == ("letnev", {"space_dock": 1, "infantry": 1})


def test_rowl_sarrig_serves_planets_with_docks_and_own_planets_beside_floating_ones() -> None:
    table = clan(
        tiles={"203": "35", "205": "34"},
        planets={"bereg": "saar:", "lirta_iv": "letnev:", "centauri": "saar: space_dock", "gral": "saar:"},
        saar={"texts": "leader.rowl_sarrig", "space": {"203": "space_dock", "204": "space_dock"}, "goods": 4},
    )
    say(table, "saar act tactical; saar activate 204; saar move_from nothing; saar produce 2 infantry")
    say(table, "saar pay trade_good; saar react leader.rowl_sarrig")
    assert options(table, "saar") == ["203+none", "203+bereg", "205+centauri", "none"]


def test_rowl_sarrig_lets_fighters_be_produced_that_have_no_room_here() -> None:
    def produced(texts: str) -> str:
        table = clan(saar={"texts": texts, "space": {"203": "space_dock", "204": "space_dock"}, "goods": 4})
        say(table, "saar act tactical; saar activate 203; saar move_from nothing")
        return why_not(table, "saar produce 5 fighter")

    assert produced("") == "LRR 49.2"
    assert produced("leader.rowl_sarrig") == ""


def test_gurno_aggero_destroys_infantry_and_fighters_of_others_beside_a_dock() -> None:
    """leader.gurno_aggero: ships, mechs and structures stay; so does whatever is out of reach."""
    table = clan(
        tiles={"203": "25"},
        planets={"quann": "letnev: 2 infantry, mech, pds"},
        saar={"space": {"304": "space_dock", "203": "fighter, carrier"}, "texts": "leader.gurno_aggero"},
        letnev={"space": {"102": "carrier, fighter"}},
        hacan={"space": {"203": "carrier, 3 fighter, infantry"}},
    )
    say(table, "saar act leader.gurno_aggero")
    assert on_planet(table, "quann") == ("letnev", {"mech": 1, "pds": 1})
    assert fleet(table, "hacan", "203") == {"carrier": 1}
    assert fleet(table, "saar", "203") == {"carrier": 1, "fighter": 1}
    assert fleet(table, "letnev", "102") == {"carrier": 1, "fighter": 1}
    assert TEXT.index["leader.gurno_aggero"] not in player(table, "saar").texts


def test_gurno_aggero_needs_a_target() -> None:
    table = clan(saar={"space": {"304": "space_dock"}, "texts": "leader.gurno_aggero"})
    assert why_not(table, "saar act leader.gurno_aggero") == "LRR 31.11"


def test_the_son_of_ragh_fires_a_barrage_of_four_dice() -> None:
    """unit.son_of_ragh has no text but its numbers."""
    table = clan(
        saar={"space": {"203": "flagship"}},
        letnev={"space": {"202": "carrier, 4 fighter"}},
        dice=[6, 6, 6, 5, 1, 1, 5, 5],
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, 4 fighter; saar retreat no")
    assert fleet(table, "letnev", "203") == {}
    assert fleet(table, "saar", "203") == {"flagship": 1}
