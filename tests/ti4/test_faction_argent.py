"""The Argent Flight in Twilight Imperium 4: its votes, its barrages, and how it moves."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.data import DESTROYER
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from orrery.games.ti4.rules.units import sheet
from tests.ti4.councils import cast, sitting
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    place,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

FLIGHT = "argent, sol, letnev"
"""Homes at 304 (Valk, Ylir, Avar), 310 and 316."""


def test_the_flight_begins_with_two_of_three_technologies() -> None:
    table = Table.new(GAME, 3, {"factions": "choose", "galaxy": "random"}, seed=2)
    while "choose_faction" in asked(table).values():
        (decision,) = table.pending.values()
        names = [decision.encode(value) for value in decision.options()]
        table.answer_plain(decision.seat, "argent" if "argent" in names else "sol" if "sol" in names else "letnev")
    while "starting_technology" not in asked(table).values():
        decision = next(iter(table.pending.values()))
        table.answer(decision.seat, next(iter(decision.options())), decision.kind.name)
    assert asked(table) == {"argent": "starting_technology"}
    assert why_not(table, "argent starting_technology sarween_tools"), "two"
    assert why_not(table, "argent starting_technology sarween_tools, gravity_drive"), "only of the listed ones"
    say(table, "argent starting_technology neural_motivator, plasma_scoring")
    assert technologies(table, "argent") == ["neural_motivator", "plasma_scoring"]


# --- Zeal --------------------------------------------------------------------------------------------------------


def test_zeal_votes_first_and_with_a_vote_for_each_player() -> None:
    """faction.argent.zeal: the speaker would vote last."""
    table = position(
        FLIGHT,
        agendas="agenda.mutiny, agenda.ixthian_artifact",
        frames=[("agenda_phase",)],
        custodians=False,
        argent={"texts": "faction.argent.zeal"},
    )
    assert asked(table) == {"argent": "vote"}
    cast(table, "argent for ylir")
    (_, _, votes) = sitting(table).votes[0]
    assert votes == 2 + 3
    assert asked(table) == {"sol": "vote"}


def test_zeal_adds_nothing_to_an_abstention() -> None:
    table = position(
        FLIGHT,
        agendas="agenda.mutiny, agenda.ixthian_artifact",
        frames=[("agenda_phase",)],
        custodians=False,
        argent={"texts": "faction.argent.zeal"},
    )
    say(table, "argent vote nothing")
    assert sitting(table).votes == []


# --- Raid Formation and the strike wing --------------------------------------------------------------------------


def raid(theirs: str, *dice: int, mine: str = "2 destroyer", **argent: Any) -> Table:
    """The Flight attacks Sol at 103; Sol has a system to retreat to."""
    table = position(
        FLIGHT,
        dice=dice,
        argent={"space": {"204": mine}, **argent},
        sol={"space": {"103": theirs, "206": "cruiser"}},
    )
    say(table, f"argent act tactical; argent activate 103; argent move_from 204; argent move {mine}")
    return table


def test_raid_formation_damages_ships_with_hits_that_find_no_fighter() -> None:
    """faction.argent.raid_formation: four dice hit, and there is one fighter."""
    formation = "faction.argent.raid_formation"
    table = raid("carrier, fighter, 2 dreadnought, cruiser", 9, 9, 9, 9, texts=formation)
    assert fleet(table, "sol", "103") == {"carrier": 1, "cruiser": 1, "damaged_dreadnought": 2}
    assert asked(table) == {"sol": "retreat"}


def test_fighters_take_the_first_hits_of_a_raid() -> None:
    table = raid("fighter, 2 dreadnought", 9, 9, 1, 1, texts="faction.argent.raid_formation")
    assert fleet(table, "sol", "103") == {"dreadnought": 1, "damaged_dreadnought": 1}, "two hits, and one fighter"


def test_raid_formation_lets_the_flight_choose_and_gives_no_direct_hit() -> None:
    table = raid("flagship, dreadnought", 9, 1, 1, 1, texts="faction.argent.raid_formation", hand="direct_hit")
    say(table, "argent aim_unit flagship")
    assert fleet(table, "sol", "103") == {"damaged_flagship": 1, "dreadnought": 1}
    assert asked(table) == {"sol": "retreat"}


def test_raid_formation_counts_fighters_even_if_the_barrage_hits_all_ships() -> None:
    """With Waylay three hits against one fighter still damage two ships."""
    formation = "faction.argent.raid_formation"
    table = raid("carrier, fighter, 2 dreadnought", 9, 9, 9, 1, texts=formation, hand="waylay")
    say(table, "argent react card.waylay; sol lose fighter, carrier, dreadnought")
    assert fleet(table, "sol", "103") == {"damaged_dreadnought": 1}


def test_strike_wing_alpha_has_capacity_and_a_better_barrage() -> None:
    """unit.strike_wing_alpha_i"""
    model = sheet(state(position(FLIGHT)), 0).of(DESTROYER)
    assert (model.name, model.capacity, model.combat, model.barrage) == ("strike_wing_alpha_i", 1, 8, (9, 2))


def test_strike_wing_alpha_ii_shoots_infantry_in_space() -> None:
    """technology.strike_wing_alpha_ii, unit.strike_wing_alpha_ii: results of 9 and 10."""
    table = raid(
        "carrier, 3 infantry, fighter",
        *(9, 8, 10),
        mine="destroyer",
        technologies="strike_wing_alpha_ii",
        texts="unit.strike_wing_alpha_ii",
    )
    assert fleet(table, "sol", "103") == {"carrier": 1, "infantry": 1}


# --- Aerie Hololattice -------------------------------------------------------------------------------------------


def test_aerie_hololattice_keeps_others_from_moving_through_systems_with_structures() -> None:
    """technology.aerie_hololattice"""
    for lattice, way in (("", ["202", "none"]), ("aerie_hololattice", [])):
        table = position(
            "sol, argent, letnev",
            tiles={"102": "25"},
            planets={"quann": "argent: pds"},
            argent={"technologies": lattice},
            sol={"space": {"202": "cruiser"}, "tokens": "101, 203"},
        )
        for other in ("101", "203"):
            state(table).asteroids |= 1 << place(other)
        say(table, "sol act tactical; sol activate 103")
        assert (options(table, "sol") if asked(table) == {"sol": "move_from"} else []) == way


def test_aerie_hololattice_stops_neither_its_owner_nor_who_comes_to_the_system() -> None:
    lattice = {"technologies": "aerie_hololattice", "space": {"202": "cruiser"}}
    planets = {"quann": "argent: pds"}
    table = position(FLIGHT, tiles={"102": "25"}, planets=planets, argent=lattice, sol={"space": {"202": "cruiser"}})
    for other in ("101", "203"):
        state(table).asteroids |= 1 << place(other)
    say(table, "argent act tactical; argent activate 103")
    assert options(table, "argent") == ["202", "none"]
    say(table, "argent move_from nothing; sol act tactical; sol activate 102")
    assert options(table, "sol") == ["202", "none"]


def test_aerie_hololattice_lets_a_planet_with_a_structure_produce() -> None:
    table = position(
        FLIGHT,
        tiles={"204": "25"},
        planets={"quann": "argent: 2 pds"},
        argent={"technologies": "aerie_hololattice", "goods": 5},
    )
    say(table, "argent act tactical; argent activate 204")
    assert why_not(table, "argent produce destroyer") == ""
    assert why_not(table, "argent produce 2 destroyer") == "LRR 69.1"
    say(table, "argent produce infantry; argent pay trade_good")
    assert on_planet(table, "quann") == ("argent", {"infantry": 1, "pds": 2})


def test_aerie_hololattice_lets_no_planet_without_a_structure_produce() -> None:
    table = position(
        FLIGHT,
        tiles={"204": "25"},
        planets={"quann": "argent: infantry"},
        argent={"technologies": "aerie_hololattice", "goods": 5},
    )
    say(table, "argent act tactical; argent activate 204")
    assert asked(table) == {"sol": "act"}


# --- units -------------------------------------------------------------------------------------------------------


def test_the_quetzecoatl_keeps_space_cannons_silent() -> None:
    """unit.quetzecoatl"""
    for flagship, who in (("flagship", "argent"), ("dreadnought", "sol")):
        table = position(
            FLIGHT,
            tiles={"203": "25"},
            planets={"quann": "sol: pds, infantry"},
            argent={"space": {"202": f"{flagship}, carrier, infantry"}, "texts": "unit.quetzecoatl"},
        )
        say(table, "argent act tactical; argent activate 203; argent move_from 202")
        say(table, f"argent move {flagship}, carrier, infantry")
        assert ("fire" in asked(table).values()) is (who == "sol")


def test_aerie_sentinels_need_no_capacity() -> None:
    """unit.aerie_sentinel: a strike wing has room for one."""
    table = position(FLIGHT, argent={"space": {"202": "destroyer, 2 mech, infantry"}, "texts": "unit.aerie_sentinel"})
    say(table, "argent act tactical; argent activate 203; argent move_from 202")
    assert why_not(table, "argent move destroyer, 2 mech, infantry") == ""
    say(table, "argent move destroyer, 2 mech, infantry")
    assert fleet(table, "argent", "203") == {"destroyer": 1, "infantry": 1, "mech": 2}


def test_aerie_sentinels_need_a_ship_with_capacity_all_the_same() -> None:
    table = position(FLIGHT, argent={"space": {"202": "cruiser, destroyer, mech"}, "texts": "unit.aerie_sentinel"})
    say(table, "argent act tactical; argent activate 203; argent move_from 202")
    assert why_not(table, "argent move cruiser, mech") == "LRR 92.1"
    assert why_not(table, "argent move destroyer, mech") == ""


def test_full_ships_still_pick_up_aerie_sentinels() -> None:
    table = position(
        FLIGHT,
        tiles={"203": "25"},
        planets={"quann": "argent: mech, infantry"},
        argent={"space": {"202": "destroyer, infantry"}, "texts": "unit.aerie_sentinel"},
    )
    say(table, "argent act tactical; argent activate 204; argent move_from 202; argent move destroyer, infantry")
    say(table, "argent pick_up_at 203")
    assert why_not(table, "argent pick_up infantry@quann") == "LRR 92.1"
    say(table, "argent pick_up mech@quann")
    assert fleet(table, "argent", "204") == {"destroyer": 1, "infantry": 1, "mech": 1}


# --- the promissory note and the commander -----------------------------------------------------------------------


def test_strike_wing_ambuscade_gives_a_unit_a_further_die() -> None:
    """note.strike_wing_ambuscade"""
    table = position(
        "sol, argent, letnev",
        tiles={"203": "25"},
        planets={"quann": "letnev: 2 infantry"},
        sol={"space": {"203": "dreadnought"}, "notes": "strike_wing_ambuscade@argent"},
        dice=[9, 9],
    )
    say(table, "sol act tactical; sol activate 203; sol bombard dreadnought@quann")
    say(table, "sol react strike_wing_ambuscade@argent")
    assert on_planet(table, "quann") == ("letnev", {})
    assert NOTE.index["strike_wing_ambuscade@seat_2"] in player(table, "argent").notes


def test_trrakan_aun_zulok_gives_a_unit_a_further_die_for_each_roll_of_a_unit_ability() -> None:
    """leader.trrakan_aun_zulok, lent to Letnev: space cannons."""
    table = position(
        "sol, letnev, argent",
        tiles={"203": "25"},
        planets={"quann": "letnev: pds, infantry"},
        sol={"space": {"202": "2 cruiser"}},
        letnev={"texts": "leader.trrakan_aun_zulok"},
        dice=[9, 9],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move 2 cruiser")
    say(table, "letnev fire sol; letnev react leader.trrakan_aun_zulok")
    assert fleet(table, "sol", "203") == {}


def test_trrakan_aun_zulok_adds_one_die_to_a_whole_bombardment() -> None:
    """As Plasma Scoring (LRR F.4)."""
    table = position(
        FLIGHT,
        tiles={"203": "35"},
        planets={"bereg": "sol: infantry", "lirta_iv": "sol: 2 infantry"},
        argent={"space": {"203": "2 dreadnought"}, "texts": "leader.trrakan_aun_zulok"},
        dice=[9, 9, 9],
    )
    say(table, "argent act tactical; argent activate 203; argent bombard dreadnought@bereg, dreadnought@lirta_iv")
    say(table, "argent react nothing; argent react leader.trrakan_aun_zulok")
    assert on_planet(table, "lirta_iv") == ("sol", {})
    table = position(
        FLIGHT,
        tiles={"203": "35"},
        planets={"bereg": "sol: infantry", "lirta_iv": "sol: 2 infantry"},
        argent={"space": {"203": "2 dreadnought"}, "texts": "leader.trrakan_aun_zulok"},
        dice=[9, 9, 9],
    )
    say(table, "argent act tactical; argent activate 203; argent bombard dreadnought@bereg, dreadnought@lirta_iv")
    say(table, "argent react leader.trrakan_aun_zulok")
    assert on_planet(table, "lirta_iv") == ("sol", {"infantry": 1})


def test_trrakan_aun_zulok_adds_nothing_to_rolls_of_others() -> None:
    table = position(
        "sol, letnev, argent",
        tiles={"203": "25"},
        planets={"quann": "letnev: pds, infantry"},
        sol={"space": {"202": "cruiser"}},
        argent={"texts": "leader.trrakan_aun_zulok"},
        dice=[1],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move cruiser; letnev fire sol")
    assert "argent" not in asked(table)


def test_trrakan_aun_zulok_adds_nothing_to_combat_rolls() -> None:
    table = raid("cruiser", mine="2 cruiser", texts="leader.trrakan_aun_zulok")
    say(table, "sol retreat no")
    assert "react" not in asked(table).values()


def test_trrakan_aun_zulok_is_unlocked_by_six_units_with_such_abilities() -> None:
    for cruisers, pds, unlocked in ((3, 1, False), (0, 2, True)):
        table = position(
            FLIGHT,
            planets={"valk": f"argent: {pds} pds"},
            argent={"space": {"202": f"3 destroyer, dreadnought, {cruisers} cruiser"}, "locked": "trrakan_aun_zulok"},
        )
        unlock_leaders(state(table))
        assert (TEXT.index["leader.trrakan_aun_zulok"] in player(table, "argent").texts) is unlocked


# --- the agent and the hero --------------------------------------------------------------------------------------


def test_trilossa_aun_mirik_lets_troops_land_in_adjacent_systems() -> None:
    """leader.trilossa_aun_mirik: for another player."""
    table = position(
        "sol, argent, letnev",
        tiles={"203": "25", "206": "26"},
        planets={"jord": "sol: space_dock", "quann": "sol", "lodor": "sol"},
        argent={"texts": "leader.trilossa_aun_mirik"},
    )
    say(table, "sol act tactical; sol activate 304; sol produce 2 infantry; sol pay jord")
    say(table, "argent react leader.trilossa_aun_mirik")
    assert why_not(table, "sol place_troops 2 infantry@lodor"), "206 is not adjacent to 304"
    say(table, "sol place_troops infantry@jord, infantry@quann")
    assert on_planet(table, "quann") == ("sol", {"infantry": 1})
    assert spent(table, "argent") == ["leader.trilossa_aun_mirik"]


HERO = "leader.mirik_aun_sissiri"


def test_mirik_aun_sissiri_moves_ships_to_systems_with_command_tokens() -> None:
    """leader.mirik_aun_sissiri"""
    table = position(
        FLIGHT,
        tiles={"203": "25"},
        planets={"quann": "argent: 2 infantry"},
        argent={
            "space": {"203": "carrier, 2 cruiser, damaged_dreadnought", "208": "cruiser"},
            "texts": HERO,
            "tokens": "206, 208, 101, 102",
        },
        sol={"space": {"101": "fighter"}},
    )
    state(table).supernovae |= 1 << place("102")
    say(table, f"argent act {HERO}")
    assert options(table, "argent") == ["203", "208", "none"]
    say(table, "argent aim_origin 203")
    assert options(table, "argent") == ["206", "208"], "ships of Sol, a supernova"
    say(table, "argent aim_place 206; argent move carrier, damaged_dreadnought, 2 infantry@quann")
    say(table, "argent aim_origin 208; argent move cruiser")
    assert fleet(table, "argent", "206") == {
        "carrier": 1,
        "cruiser": 1,
        "damaged_dreadnought": 1,
        "infantry": 2,
    }
    say(table, "argent aim_origin 203; argent aim_place 208; argent move 2 cruiser")
    assert fleet(table, "argent", "208") == {"cruiser": 2}
    assert asked(table) == {"sol": "act"}, "each ship moves only once"
    assert TEXT.index[HERO] not in player(table, "argent").texts


def test_mirik_aun_sissiri_needs_a_command_token_to_go_to() -> None:
    table = position(FLIGHT, argent={"space": {"203": "carrier"}, "texts": HERO, "tokens": "203"})
    assert why_not(table, f"argent act {HERO}") == "LRR 31.7"


@pytest.mark.parametrize(("fleet_there", "room"), [("destroyer", ""), ("cruiser", "LRR 92.1")])
def test_ships_that_migrate_transport_what_they_have_room_for(fleet_there: str, room: str) -> None:
    table = position(
        FLIGHT, argent={"space": {"203": f"{fleet_there}, destroyer, fighter"}, "texts": HERO, "tokens": "206"}
    )
    say(table, f"argent act {HERO}; argent aim_origin 203")
    assert why_not(table, f"argent move {fleet_there}, fighter") == room


def test_the_quetzecoatl_does_not_protect_troops_that_land() -> None:
    table = position(
        FLIGHT,
        tiles={"203": "25"},
        planets={"quann": "sol: pds, infantry"},
        argent={"space": {"202": "flagship, infantry"}, "texts": "unit.quetzecoatl"},
        dice=[6],
    )
    say(table, "argent act tactical; argent activate 203; argent move_from 202; argent move flagship, infantry")
    say(table, "argent commit infantry@quann; sol defend yes")
    assert on_planet(table, "quann") == ("sol", {"infantry": 1, "pds": 1})


def test_barrages_of_others_and_combat_rolls_neither_damage_ships_nor_kill_infantry_in_space() -> None:
    table = position(
        FLIGHT,
        dice=[1, 1, 1, 10, 10, 10, 10, 1, 1, 1],
        argent={
            "space": {"204": "dreadnought, destroyer, infantry"},
            "technologies": "strike_wing_alpha_ii",
            "texts": "faction.argent.raid_formation, unit.strike_wing_alpha_ii",
        },
        sol={"space": {"103": "2 dreadnought, destroyer, infantry"}},
    )
    say(table, "argent act tactical; argent activate 103; argent move_from 204")
    say(table, "argent move dreadnought, destroyer, infantry")
    assert asked(table) == {"sol": "sustain"}, "barrage and combat: 10 for all destroyers, and for the dreadnought"
    assert fleet(table, "argent", "103") == {"dreadnought": 1, "destroyer": 1, "infantry": 1}
    assert fleet(table, "sol", "103") == {"dreadnought": 2, "destroyer": 1, "infantry": 1}


def test_the_quetzecoatl_protects_no_ships_of_others() -> None:
    table = position(
        "letnev, sol, argent",
        tiles={"203": "25"},
        planets={"quann": "sol: pds, infantry"},
        letnev={"space": {"202": "cruiser"}},
        argent={"space": {"203": "flagship"}, "texts": "unit.quetzecoatl"},
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    assert asked(table) == {"sol": "fire"}
