"""The Ghosts of Creuss in Twilight Imperium 4: their wormholes, and all that comes through them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import near, neighbours
from orrery.games.ti4.rules.data import MECATOL_REX, MECH
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.nouns import NOTE, PLACE, TEXT, WORMHOLE
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import open_nexus
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, spent, state, why_not

GHOSTS = "creuss, sol, letnev"
"""The Creuss Gate lies at 304, the homes of Sol and Letnev at 310 and 316."""
CREUSS, SOL, LETNEV = Seat(0), Seat(1), Seat(2)
HOLES = {"203": "39", "208": "39", "206": "40", "211": "40"}
"""Alpha wormholes at 203 and 208, beta wormholes at 206 and 211."""


def adjacent(table: Table, one: str, other: str, seat: int = CREUSS) -> bool:
    return bool(near(state(table), seat)[place(one)] >> place(other) & 1)


def token(table: Table, kind: str) -> str:
    """Where a wormhole token lies."""
    where = state(table).wormhole_tokens.get(WORMHOLE.index[kind])
    return "" if where is None else PLACE.names[where]


def activated(where: str, **more: Any) -> Table:
    """Creuss has activated a system."""
    table = position(GHOSTS, sheets="creuss", **more)
    say(table, f"creuss act tactical; creuss activate {where}")
    return table


# --- abilities ---------------------------------------------------------------------------------------------------


def test_creuss_gate_takes_the_place_of_the_home_system_which_lies_beside_the_map() -> None:
    """faction.creuss.creuss_gate: LRR 79.1, 79.2a, 98.1d, 100.4a."""
    table = position(GHOSTS, sheets="creuss")
    s = state(table)
    assert player(table, "creuss").home == place("creuss")
    assert on_planet(table, "creuss")[0] == "creuss"
    assert adjacent(table, "304", "creuss", SOL), "two delta wormholes"
    assert [n for n in range(len(s.tiles)) if near(s)[place("creuss")] >> n & 1] == [place("304")]


def test_quantum_entanglement_joins_alpha_and_beta_wormholes_for_creuss_alone() -> None:
    """faction.creuss.quantum_entanglement"""
    table = position(GHOSTS, sheets="creuss", tiles=HOLES)
    assert adjacent(table, "203", "206", CREUSS)
    assert not adjacent(table, "203", "206", SOL)
    assert not adjacent(table, "203", "206", -1), "Ixthian Artifact follows the map"


@pytest.mark.rule("LRR 31.6a")
@pytest.mark.parametrize("law", ["enforced_travel_ban", "nexus_sovereignty"])
def test_no_text_prevents_quantum_entanglement(law: str) -> None:
    """It enables, and the laws forbid."""
    table = position(
        GHOSTS,
        sheets="creuss",
        tiles=HOLES,
        laws=f"agenda.{law}",
        creuss={"space": {"203": "cruiser", "nexus": "cruiser"}},
    )
    open_nexus(state(table), place("nexus"))
    say(table, "creuss act tactical; creuss activate 206")
    assert options(table, "creuss") == ["203", "nexus", "none"]


@pytest.mark.rule("LRR 63.3")
def test_quantum_entanglement_makes_neighbours_of_both() -> None:
    """The note on quantum_entanglement."""
    table = position(
        GHOSTS, sheets="creuss", tiles=HOLES, creuss={"space": {"203": "cruiser"}}, sol={"space": {"206": "cruiser"}}
    )
    assert neighbours(state(table), CREUSS) == [SOL]
    assert neighbours(state(table), SOL) == [CREUSS]
    assert neighbours(state(table), LETNEV) == []


def test_slipstream_speeds_up_ships_that_start_at_home_or_at_a_wormhole() -> None:
    """faction.creuss.slipstream"""
    ships = {"creuss": "carrier", "208": "carrier", "106": "carrier"}
    table = activated("203", tiles={"208": "39"}, creuss={"space": ships})
    assert options(table, "creuss") == ["creuss", "none"], "home, gate, 203: two systems"
    table = activated("103", tiles={"208": "39"}, creuss={"space": ships})
    assert options(table, "creuss") == ["208", "none"], "from the wormhole two systems; from 106 one would not do"


# --- technologies ------------------------------------------------------------------------------------------------


def spliced(theirs: str, tile: str = "39", **sol: Any) -> Table:
    """Creuss attacks Sol at a wormhole; Sol has a system to retreat to."""
    table = activated(
        "203",
        tiles={"203": tile},
        creuss={"space": {"204": "2 cruiser"}, "technologies": "dimensional_splicer"},
        sol={"space": {"203": theirs, "202": "cruiser"}, **sol},
    )
    say(table, "creuss move_from 204; creuss move 2 cruiser")
    return table


def test_dimensional_splicer_hits_a_ship_of_its_choice() -> None:
    """technology.dimensional_splicer"""
    table = spliced("carrier, 2 fighter")
    say(table, "creuss react technology.dimensional_splicer; creuss aim_pieces carrier")
    assert fleet(table, "sol", "203") == {"fighter": 2}


def test_dimensional_splicer_serves_the_defender_too() -> None:
    table = position(
        "sol, creuss, letnev",
        tiles={"203": "39"},
        sol={"space": {"204": "cruiser, carrier"}},
        creuss={"space": {"203": "cruiser"}, "technologies": "dimensional_splicer"},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 204; sol move cruiser, carrier")
    say(table, "creuss react technology.dimensional_splicer; creuss aim_pieces cruiser")
    assert fleet(table, "sol", "203") == {"carrier": 1}


def test_dimensional_splicer_needs_a_wormhole() -> None:
    assert asked(spliced("carrier", tile="46")) == {"sol": "retreat"}


def test_dimensional_splicer_hits_once_in_space_combats_of_its_owner() -> None:
    splicer = {"technologies": "dimensional_splicer"}
    table = position(
        GHOSTS,
        tiles={"203": "39"},
        creuss={"space": {"204": "2 cruiser"}, **splicer},
        sol={"space": {"203": "2 cruiser"}},
        dice=[1, 1, 1, 1, 10, 10, 1, 1],
    )
    say(table, "creuss act tactical; creuss activate 203; creuss move_from 204; creuss move 2 cruiser")
    say(table, "creuss react nothing")
    assert fleet(table, "sol", "203") == {}, "in the second round nothing was asked"
    table = position(
        "sol, letnev, creuss",
        tiles={"203": "39"},
        sol={"space": {"204": "cruiser"}},
        letnev={"space": {"203": "cruiser"}},
        creuss=splicer,
        dice=[10, 1],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 204; sol move cruiser; sol retreat no")
    assert fleet(table, "letnev", "203") == {}, "Creuss was not asked"
    table = position(
        GHOSTS,
        tiles={"203": "25"},
        planets={"quann": "sol: infantry"},
        creuss={"space": {"204": "carrier, infantry"}, **splicer},
        dice=[10, 1],
    )
    say(table, "creuss act tactical; creuss activate 203; creuss move_from 204; creuss move carrier, infantry")
    say(table, "creuss commit infantry@quann")
    assert on_planet(table, "quann") == ("creuss", {"infantry": 1}), "nor on a planet beside a wormhole"


def test_a_ship_may_sustain_the_hit_of_the_splicer_and_whole_and_damaged_ones_are_told_apart() -> None:
    table = spliced("dreadnought, damaged_dreadnought")
    say(table, "creuss react technology.dimensional_splicer")
    assert options(table, "creuss") == ["dreadnought", "damaged_dreadnought"]
    say(table, "creuss aim_pieces dreadnought; sol sustain_hit no")
    assert fleet(table, "sol", "203") == {"damaged_dreadnought": 1}
    table = spliced("dreadnought, damaged_dreadnought")
    say(table, "creuss react technology.dimensional_splicer; creuss aim_pieces dreadnought; sol sustain_hit yes")
    assert fleet(table, "sol", "203") == {"damaged_dreadnought": 2}


@pytest.mark.rule("LRR F.34")
def test_shields_holding_cancels_the_hit_of_the_splicer() -> None:
    table = spliced("carrier, fighter", hand="shields_holding")
    say(table, "creuss react technology.dimensional_splicer; creuss aim_pieces carrier")
    say(table, "sol react card.shields_holding")
    assert fleet(table, "sol", "203") == {"carrier": 1, "fighter": 1}


@pytest.mark.rule("LRR F.35")
def test_direct_hit_may_follow_the_hit_of_the_splicer() -> None:
    table = activated(
        "203",
        tiles=HOLES,
        creuss={"space": {"204": "2 cruiser"}, "technologies": "dimensional_splicer", "hand": "direct_hit"},
        sol={"space": {"203": "dreadnought, cruiser", "202": "cruiser"}},
    )
    say(table, "creuss move_from 204; creuss move 2 cruiser; creuss react technology.dimensional_splicer")
    say(table, "creuss aim_pieces dreadnought; sol sustain_hit yes; creuss react card.direct_hit")
    assert fleet(table, "sol", "203") == {"cruiser": 1}


def test_wormhole_generator_places_or_moves_a_token_when_the_status_phase_begins() -> None:
    """technology.wormhole_generator"""
    table = position(
        GHOSTS,
        sheets="creuss",
        frames=[("status_phase",)],
        planets={"quann": "creuss: infantry"},
        tiles={"204": "25"},
        creuss={"technologies": "wormhole_generator"},
        sol={"space": {"204": "cruiser", "205": "cruiser"}},
    )
    assert options(table, "creuss") == ["alpha", "beta", "gamma"]
    say(table, "creuss aim_wormhole alpha")
    assert why_not(table, "creuss aim_place 205"), "ships of Sol"
    assert why_not(table, "creuss aim_place 310"), "a home system"
    assert why_not(table, "creuss aim_place 204") == "", "a planet of Creuss, whatever ships are there"
    assert why_not(table, "creuss aim_place 304") == "", "the gate is no home system"
    say(table, "creuss aim_place 204")
    assert token(table, "alpha") == "204"


def test_a_token_that_is_moved_leaves_no_wormhole_behind_but_what_is_printed() -> None:
    table = position(GHOSTS, sheets="creuss", tiles=HOLES, sol={"notes": "creuss_iff@creuss"})
    s = state(table)
    s.wormhole_tokens = {WORMHOLE.index["alpha"]: place("203"), WORMHOLE.index["beta"]: place("101")}
    assert adjacent(table, "101", "211", SOL)
    s.wormhole_tokens = {WORMHOLE.index["alpha"]: place("104"), WORMHOLE.index["beta"]: place("102")}
    assert not adjacent(table, "101", "211", SOL)
    assert adjacent(table, "203", "208", SOL), "printed on the tile"
    assert adjacent(table, "203", "104", SOL)


@pytest.mark.rule("LRR 16.10b")
def test_wormhole_tokens_stay_when_creuss_is_eliminated() -> None:
    table = position(GHOSTS, sheets="creuss", tiles=HOLES)
    state(table).wormhole_tokens = {WORMHOLE.index["alpha"]: place("101")}
    eliminate(state(table), CREUSS)
    assert adjacent(table, "101", "203", SOL)


def test_without_the_expansion_there_is_no_gamma_token() -> None:
    table = position(
        GHOSTS,
        sheets="creuss",
        options={"expansion": "base"},
        frames=[("status_phase",)],
        creuss={"technologies": "wormhole_generator"},
    )
    assert options(table, "creuss") == ["alpha", "beta"]


# --- the promissory note -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.56")
def test_creuss_iff_places_a_token_for_its_holder_even_without_wormhole_generator() -> None:
    """note.creuss_iff: at the start of the holder's turn (the note on wormhole_generator)."""
    table = position(
        "sol, creuss, letnev", sheets="creuss", sol={"notes": "creuss_iff@creuss"}, letnev={"space": {"101": "cruiser"}}
    )
    say(table, "sol react creuss_iff@creuss; sol aim_wormhole gamma")
    assert why_not(table, "sol aim_place 101"), "ships of Letnev"
    say(table, "sol aim_place 304")
    assert token(table, "gamma") == "304", "a system with a planet of Sol, home or not"
    assert asked(table) == {"sol": "act"}
    assert NOTE.index["creuss_iff@seat_2"] in player(table, "creuss").notes
    table = position("sol, creuss, letnev", sheets="creuss", letnev={"notes": "creuss_iff@creuss"})
    assert asked(table) == {"sol": "act"}, "not in the turns of others"


# --- units -------------------------------------------------------------------------------------------------------

FLAGSHIP = {"texts": "unit.hil_colish"}


def test_the_system_of_the_hil_colish_has_a_delta_wormhole() -> None:
    """unit.hil_colish"""
    table = position(GHOSTS, sheets="creuss", creuss={**FLAGSHIP, "space": {"206": "flagship"}})
    assert adjacent(table, "206", "creuss", SOL)
    assert adjacent(table, "206", "304", SOL)
    table = position(GHOSTS, sheets="creuss", creuss={"texts": "unit.hil_colish", "space": {"206": "cruiser"}})
    assert not adjacent(table, "206", "304", SOL)


def test_ships_use_the_wormhole_of_the_hil_colish_after_it_has_moved() -> None:
    ships = {"207": "flagship", "creuss": "carrier"}
    table = activated("206", creuss={**FLAGSHIP, "space": ships})
    assert options(table, "creuss") == ["207", "creuss", "none"]
    say(table, "creuss move_from 207; creuss move flagship")
    say(table, "creuss move_from creuss; creuss move carrier")
    assert fleet(table, "creuss", "206") == {"carrier": 1, "flagship": 1}


def test_ships_use_the_wormhole_of_the_hil_colish_before_it_moves() -> None:
    """A carrier comes from home through the delta wormhole at 207, where the flagship still is."""
    table = activated("206", creuss={**FLAGSHIP, "space": {"207": "flagship", "creuss": "carrier"}})
    say(table, "creuss move_from creuss; creuss move carrier; creuss move_from 207; creuss move flagship")
    assert fleet(table, "creuss", "206") == {"carrier": 1, "flagship": 1}


@pytest.mark.rule("LRR F.58")
def test_if_a_gravity_rift_takes_the_hil_colish_its_wormhole_is_gone() -> None:
    """The delta wormhole is gone as soon as the ship is removed (the note on hil_colish)."""
    table = activated(
        "103",
        tiles={"206": "41"},
        dice=[1],
        creuss={**FLAGSHIP, "space": {"206": "flagship", "creuss": "carrier, infantry"}},
    )
    assert "creuss" in options(table, "creuss"), "through the rift at 206"
    say(table, "creuss move_from 206; creuss move flagship; creuss move_from creuss; creuss move carrier, infantry")
    assert asked(table) == {"sol": "act"}, "the carrier has been declared, but it has no way any more"
    assert fleet(table, "creuss", "creuss") == {"carrier": 1, "infantry": 1}


@pytest.mark.rule("LRR F.57")
def test_others_pass_the_hil_colish_to_the_home_of_creuss_with_light_wave_deflector() -> None:
    for technologies, way in (("light_wave_deflector", ["205", "none"]), ("", [])):
        table = position(
            "sol, creuss, letnev",
            sheets="creuss",
            creuss={**FLAGSHIP, "space": {"206": "flagship"}},
            sol={"space": {"205": "cruiser"}, "technologies": technologies},
        )
        say(table, "sol act tactical; sol activate creuss")
        assert (options(table, "sol") if asked(table) == {"sol": "move_from"} else []) == way


def test_icarus_drive_turns_mechs_into_wormhole_tokens_whoever_activates_a_system() -> None:
    """unit.icarus_drive"""
    table = position(
        "sol, creuss, letnev",
        sheets="creuss",
        tiles={"204": "25", "208": "40"},
        planets={"quann": "creuss: mech, infantry"},
        creuss={"texts": "unit.icarus_drive", "space": {"101": "carrier, mech"}},
        sol={"space": {"101": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 101; creuss react unit.icarus_drive; creuss aim_source 204, quann")
    say(table, "creuss aim_wormhole gamma")
    assert token(table, "gamma") == "204"
    assert on_planet(table, "quann") == ("creuss", {"infantry": 1})
    say(table, "creuss aim_source 101, nothing; creuss aim_wormhole gamma")
    assert token(table, "gamma") == "101"
    assert fleet(table, "creuss", "101") == {"carrier": 1}
    assert player(table, "creuss").reserve[MECH] == 4, "both are in the reinforcements"


# --- leaders -----------------------------------------------------------------------------------------------------


def test_emissary_taivra_joins_the_active_system_to_all_wormholes() -> None:
    """leader.emissary_taivra: for whoever moves, and for this action only."""
    table = position(
        "sol, creuss, letnev",
        sheets="creuss",
        tiles={"203": "39", "206": "40"},
        creuss={"texts": "leader.emissary_taivra"},
        sol={"space": {"206": "cruiser", "310": "cruiser"}},
    )
    assert not adjacent(table, "203", "206", -1)
    say(table, "sol act tactical; sol activate 203; creuss react leader.emissary_taivra")
    assert spent(table, "creuss") == ["leader.emissary_taivra"]
    assert options(table, "sol") == ["206", "310", "none"], "from the gate at 310 too, by its delta wormhole"
    say(table, "sol move_from 206; sol move cruiser; sol move_from nothing")
    assert asked(table) == {"creuss": "act"}
    assert not adjacent(table, "203", "206", -1), "the action is over"


def test_enforced_travel_ban_does_not_stop_emissary_taivra() -> None:
    """The agent makes the systems adjacent, not their wormholes."""
    table = position(
        "sol, creuss, letnev",
        tiles={"203": "39", "208": "39"},
        laws="agenda.enforced_travel_ban",
        creuss={"texts": "leader.emissary_taivra"},
        sol={"space": {"208": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 203; creuss react leader.emissary_taivra")
    assert options(table, "sol") == ["208", "none"]


def test_emissary_taivra_needs_another_wormhole_than_delta() -> None:
    table = position("sol, creuss, letnev", sheets="creuss", creuss={"texts": "leader.emissary_taivra"})
    say(table, "sol act tactical; sol activate 310")
    assert asked(table) == {"creuss": "act"}, "there was nothing to move, and nobody was asked"


def came_through(where: str, tiles: dict[str, str], texts: str = "leader.sai_seravus", **sol: Any) -> Table:
    table = position(
        "sol, creuss, letnev",
        sheets="creuss",
        tiles=tiles,
        sol={"space": {"203": "carrier, 2 destroyer, fighter"}, "texts": texts, **sol},
    )
    say(table, f"sol act tactical; sol activate {where}; sol move_from 203; sol move carrier, 2 destroyer, fighter")
    return table


def test_sai_seravus_lends_a_fighter_for_each_ship_with_capacity_that_came_through_a_wormhole() -> None:
    """leader.sai_seravus: here lent to Sol. Destroyers have no capacity."""
    table = came_through("208", HOLES)
    say(table, "sol react leader.sai_seravus")
    assert fleet(table, "sol", "208") == {"carrier": 1, "destroyer": 2, "fighter": 2}


def test_sai_seravus_needs_a_wormhole_on_the_way_and_unused_capacity() -> None:
    assert asked(came_through("204", HOLES)) == {"creuss": "act"}, "no wormhole on the way"
    table = position(
        GHOSTS,
        sheets="creuss",
        tiles=HOLES,
        creuss={"space": {"203": "2 carrier, 7 fighter"}, "texts": "leader.sai_seravus"},
    )
    say(table, "creuss act tactical; creuss activate 206; creuss move_from 203; creuss move 2 carrier, 7 fighter")
    say(table, "creuss react leader.sai_seravus")
    assert fleet(table, "creuss", "206") == {"carrier": 2, "fighter": 8}, "two carriers, but room for one fighter"


@pytest.mark.rule("LRR 47.3")
@pytest.mark.parametrize("squadrons", [9, 10])
def test_sai_seravus_needs_a_fighter_figure(squadrons: int) -> None:
    """There are ten of them, and no tokens without one."""
    places = ("301", "302", "303", "305", "306", "307", "308", "309", "311", "312")
    table = position(
        GHOSTS,
        sheets="creuss",
        tiles=HOLES,
        creuss={
            "space": {"203": "carrier", **dict.fromkeys(places[:squadrons], "carrier, fighter")},
            "texts": "leader.sai_seravus",
        },
    )
    say(table, "creuss act tactical; creuss activate 206; creuss move_from 203; creuss move carrier")
    say(table, "creuss move_from nothing")
    assert (asked(table) == {"creuss": "react"}) is (squadrons < 10)


def test_sai_seravus_is_unlocked_with_units_at_three_alpha_or_beta_wormholes() -> None:
    planets = {"quann": "creuss: infantry"}
    ships: dict[str, str] = {"203": "fighter", "304": "cruiser"}
    for more, unlocked in (({}, False), ({"208": "cruiser"}, True)):
        table = position(
            GHOSTS,
            sheets="creuss",
            tiles={**HOLES, "204": "25"},
            planets=planets,
            creuss={"space": ships | more, "locked": "sai_seravus"},
        )
        unlock_leaders(state(table))
        assert (TEXT.index["leader.sai_seravus"] in player(table, "creuss").texts) is unlocked


def test_riftwalker_meian_swaps_two_systems_with_all_that_is_in_them() -> None:
    """leader.riftwalker_meian: here Mecatol Rex, where Creuss has a ship, and a wormhole in the third ring."""
    table = position(
        GHOSTS,
        sheets="creuss",
        tiles={"305": "26"},
        planets={"lodor": "sol: infantry, space_dock", "mecatol_rex": "letnev: infantry"},
        creuss={"space": {"000": "cruiser"}, "texts": "leader.riftwalker_meian"},
        sol={"space": {"305": "carrier"}, "tokens": "305"},
    )
    say(table, "creuss act leader.riftwalker_meian")
    assert why_not(table, "creuss aim_place creuss")
    assert why_not(table, "creuss aim_place nexus")
    assert why_not(table, "creuss aim_place 310"), "neither a wormhole nor units of Creuss"
    say(table, "creuss aim_place 000; creuss aim_place 305")
    s = state(table)
    assert fleet(table, "creuss", "305") == {"cruiser": 1}
    assert fleet(table, "sol", "000") == {"carrier": 1}
    assert player(table, "sol").tokens == 1 << place("000")
    assert adjacent(table, "000", "101", SOL), "Lodor lies in the middle now, Mecatol Rex beside 304"
    assert s.wormholes[0] == 1 << place("000")
    assert s.places[MECATOL_REX] == place("305")
    assert TEXT.index["leader.riftwalker_meian"] not in player(table, "creuss").texts


def test_a_home_system_that_is_swapped_is_still_the_home_system() -> None:
    table = position(
        GHOSTS,
        sheets="creuss",
        creuss={"space": {"310": "cruiser", "101": "cruiser"}, "texts": "leader.riftwalker_meian"},
    )
    say(table, "creuss act leader.riftwalker_meian; creuss aim_place 310; creuss aim_place 101")
    assert player(table, "sol").home == place("101")
    assert on_planet(table, "jord")[0] == "sol"
