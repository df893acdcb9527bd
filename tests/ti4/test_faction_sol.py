"""The Federation of Sol in Twilight Imperium 4: infantry from orbit and better troops, told in players' words. More of
its leaders is in test_leaders.py."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import over_capacity
from orrery.games.ti4.rules.data import CARRIER, INFANTRY, MECH
from orrery.games.ti4.rules.nouns import NOTE, STRATEGY_POOL
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.units import sheet
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    place,
    player,
    position,
    say,
    seat_of,
    spent,
    state,
    technologies,
    why_not,
)

DROP = "faction.sol.orbital_drop"


def has_text(table: Table, who: str, name: str) -> bool:
    return text(name) in player(table, who).texts


# --- abilities ----------------------------------------------------------------------------------------------------


def test_an_orbital_drop_costs_a_token_and_places_two_infantry() -> None:
    table = position(tiles={"203": "25"}, planets={"quann": "sol: infantry"}, sol={"texts": DROP, "pools": (3, 5, 1)})
    say(table, f"sol act {DROP}; sol aim_planet quann")
    assert on_planet(table, "quann") == ("sol", {"infantry": 3})
    assert player(table, "sol").pools == [3, 5, 0]
    assert asked(table) == {"letnev": "act"}
    say(table, "letnev act pass; hacan act pass")
    assert why_not(table, f"sol act {DROP}") == "LRR 52.5"


def test_a_drop_needs_a_planet_on_which_units_can_be_placed() -> None:
    table = position(planets={"jord": "sol"}, attached={"jord": "demilitarized_zone"}, sol={"texts": DROP})
    assert why_not(table, f"sol act {DROP}") == "LRR 31.11"


@pytest.mark.parametrize(("technology", "tokens"), [("", 3), ("hyper_metabolism", 4)])
def test_versatile_brings_one_more_token_in_the_status_phase(technology: str, tokens: int) -> None:
    table = position(
        frames=[("new_tokens", 0)],
        sol={"texts": "faction.sol.versatile", "technologies": technology, "pools": (1, 1, 1)},
    )
    say(table, f"sol gain_tokens {tokens} tactic")
    assert player(table, "sol").pools == [1 + tokens, 1, 1]


# --- units --------------------------------------------------------------------------------------------------------


def spec_ops(*dice: int, planets: dict[str, str], seats: str = "letnev, sol, hacan") -> Table:
    """Letnev takes a planet from two Spec Ops II of Sol."""
    table = position(
        seats,
        tiles={"203": "25", "205": "26"},
        planets={"quann": "sol: 2 infantry", **planets},
        letnev={"space": {"202": "carrier, 4 infantry"}},
        sol={"technologies": "spec_ops_ii", "texts": "unit.spec_ops_ii"},
        dice=dice,
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, 4 infantry")
    say(table, "letnev commit 4 infantry@quann")
    return table


def test_spec_ops_ii_come_back_from_five_on_at_the_start_of_the_next_turn() -> None:
    """technology.spec_ops_ii"""
    table = spec_ops(8, 8, 1, 1, 5, 5, 5, 4, planets={})
    assert on_planet(table, "quann") == ("letnev", {"infantry": 4}), "and Spec Ops II hit on 6, not on 5"
    assert asked(table) == {"sol": "act"}
    assert on_planet(table, "jord") == ("sol", {"infantry": 1})
    assert state(table).effects == []
    assert player(table, "sol").reserve[INFANTRY] == 11


def test_spec_ops_ii_wait_for_the_turn_of_their_owner() -> None:
    table = spec_ops(8, 8, 1, 1, 5, 5, 5, 4, planets={}, seats="letnev, hacan, sol")
    assert asked(table) == {"hacan": "act"}
    assert on_planet(table, "jord") == ("sol", {})
    say(table, "hacan act pass")
    assert on_planet(table, "jord") == ("sol", {"infantry": 1})


def test_infantry_of_others_does_not_come_back_with_spec_ops_ii() -> None:
    table = spec_ops(1, 1, 1, 1, 10, 10, 1, 1, 10, 10, 10, 10, 10, planets={})
    assert on_planet(table, "quann") == ("sol", {"infantry": 2})
    assert on_planet(table, "jord") == ("sol", {}), "no dice are rolled for Letnev's"


@pytest.mark.rule("LRR F.8")
def test_spec_ops_ii_are_lost_without_a_planet_in_the_home_system_as_infantry_ii_is() -> None:
    """The note on spec_ops_ii."""
    table = spec_ops(8, 8, 1, 1, 5, 5, 10, 10, planets={"jord": "hacan: infantry", "lodor": "sol"})
    assert asked(table) == {"sol": "act"}
    assert player(table, "sol").reserve[INFANTRY] == 12


def test_whoever_has_both_upgrades_of_infantry_rolls_once() -> None:
    """Somebody who has copied Spec Ops II: the generic card is not on the sheet then."""
    table = position(
        "letnev, nekro, hacan",
        tiles={"203": "25"},
        planets={"quann": "nekro: infantry", "mordai_ii": "nekro"},
        letnev={"space": {"202": "carrier, 2 infantry"}},
        nekro={"technologies": "infantry_ii, spec_ops_ii", "texts": "unit.spec_ops_ii"},
        dice=[8, 1, 1, 5],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, 2 infantry")
    say(table, "letnev commit 2 infantry@quann")
    assert on_planet(table, "mordai_ii") == ("nekro", {"infantry": 1})


def test_advanced_carriers_hold_six_and_then_eight() -> None:
    """technology.advanced_carrier_ii"""
    table = position(sol={"space": {"203": "carrier, 8 fighter"}})
    sol = seat_of(table, "sol")
    assert over_capacity(state(table), sol, place("203"), player(table, "sol").space[place("203")]) == 2
    table = position(sol={"space": {"203": "carrier, 8 fighter"}, "technologies": "advanced_carrier_ii"})
    assert technologies(table, "sol") == ["advanced_carrier_ii"]
    assert over_capacity(state(table), sol, place("203"), player(table, "sol").space[place("203")]) == 0
    assert sheet(state(table), sol).of(CARRIER).move == 2


def test_an_advanced_carrier_ii_sustains_damage() -> None:
    table = position(
        "letnev, sol, hacan",
        letnev={"space": {"202": "2 cruiser"}},
        sol={
            "space": {"203": "carrier"},
            "technologies": "advanced_carrier_ii",
            "texts": "unit.advanced_carrier_ii",
        },
        dice=[10, 1, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move 2 cruiser")
    say(table, "letnev retreat no; sol sustain carrier")
    assert fleet(table, "sol", "203") == {"damaged_carrier": 1}


def test_the_first_models_of_sol_are_on_its_sheet_from_the_start() -> None:
    """The cards "unit.spec_ops_i" and "unit.advanced_carrier_i" say no more than numbers."""
    models = sheet(state(position()), 0)
    assert (models.of(INFANTRY).combat, models.of(CARRIER).capacity) == (7, 6)


def test_genesis_brings_an_infantry_at_the_end_of_every_status_phase() -> None:
    table = position(
        frames=[("status_phase_over",), ("turn",)],
        sol={"space": {"203": "flagship", "301": "carrier"}, "texts": "unit.genesis"},
    )
    assert fleet(table, "sol", "203") == {"flagship": 1, "infantry": 1}
    assert fleet(table, "sol", "301") == {"carrier": 1}


def test_a_thunderbolt_follows_a_drop_for_three_resources() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"quann": "sol"},
        sol={"texts": f"{DROP}, unit.zs_thunderbolt_m2", "goods": 3},
    )
    say(table, f"sol act {DROP}; sol aim_planet quann; sol react unit.zs_thunderbolt_m2; sol pay 3 trade_good")
    assert on_planet(table, "quann") == ("sol", {"infantry": 2, "mech": 1})


@pytest.mark.rule("LRR 28.2")
def test_no_thunderbolt_without_resources_or_without_a_mech() -> None:
    table = position(
        planets={"jord": "sol"}, sol={"texts": f"{DROP}, unit.zs_thunderbolt_m2", "goods": 2, "exhausted": "jord"}
    )
    say(table, f"sol act {DROP}")
    assert asked(table) == {"letnev": "act"}
    table = position(planets={"jord": "sol: 4 mech"}, sol={"texts": f"{DROP}, unit.zs_thunderbolt_m2", "goods": 9})
    assert player(table, "sol").reserve[MECH] == 0
    say(table, f"sol act {DROP}")
    assert asked(table) == {"letnev": "act"}


def test_a_thunderbolt_does_not_follow_a_drop_of_somebody_else() -> None:
    table = position(
        "letnev, sol, hacan",
        planets={"arc_prime": "letnev", "jord": "sol"},
        letnev={"texts": DROP},
        sol={"texts": "unit.zs_thunderbolt_m2", "goods": 3},
    )
    say(table, f"letnev act {DROP}; letnev aim_planet arc_prime")
    assert on_planet(table, "arc_prime") == ("letnev", {"infantry": 2})
    assert asked(table) == {"sol": "act"}


# --- Military Support ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_military_support_takes_a_token_if_there_is_one_and_places_infantry(before: int, after: int) -> None:
    """note.military_support"""
    table = position(sol={"pools": (3, 3, before)}, letnev={"notes": "military_support@sol"})
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react military_support@sol; letnev aim_yes yes; letnev aim_planet arc_prime")
    assert player(table, "sol").pools[STRATEGY_POOL] == after
    assert on_planet(table, "arc_prime") == ("letnev", {"infantry": 2})
    assert NOTE.index["military_support@seat_1"] in player(table, "sol").notes
    assert asked(table) == {"sol": "act"}


def test_military_support_is_for_the_owners_turn_and_its_infantry_is_no_duty() -> None:
    table = position(letnev={"notes": "military_support@sol"}, hacan={"goods": 1})
    say(table, "letnev react nothing; sol act tactical; sol activate 203; letnev act pass; hacan act pass")
    say(table, "letnev react military_support@sol; letnev aim_yes no")
    assert player(table, "sol").pools[STRATEGY_POOL] == 1
    assert on_planet(table, "arc_prime") == ("letnev", {})


# --- leaders (see test_leaders.py) --------------------------------------------------------------------------------


def test_evelyn_delouis_helps_a_mech_as_well() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"quann": "letnev: 3 infantry"},
        sol={"space": {"202": "carrier, mech, infantry"}, "texts": "leader.evelyn_delouis"},
        dice=[1, 6, 6, 1, 1, 1, 1, 1, 10],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move carrier, mech, infantry")
    say(table, "sol commit mech@quann, infantry@quann; sol react leader.evelyn_delouis; sol aim_player sol")
    say(table, "sol aim_unit mech")
    assert asked(table) == {"sol": "sustain"}, "the second round: the additional die was for the first"
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1})
    assert "leader.evelyn_delouis" in spent(table, "sol")


def test_claire_gibson_comes_when_a_combat_begins_not_with_every_round() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"quann": "sol: infantry"},
        sol={"texts": "leader.claire_gibson"},
        letnev={"space": {"202": "carrier, infantry"}},
        dice=[1, 1, 1, 1, 10, 1],
    )
    say(table, "sol act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry; letnev commit infantry@quann; sol react leader.claire_gibson")
    assert asked(table) == {"hacan": "act"}, "nothing was asked in the second round"
    assert on_planet(table, "quann") == ("sol", {"infantry": 2})


@pytest.mark.rule("LRR 7.8")
def test_an_ally_uses_claire_gibson_on_own_planets() -> None:
    table = position(
        "letnev, sol, hacan",
        tiles={"203": "25", "201": "26"},
        planets={"quann": "hacan: infantry", "arc_prime": "sol", "lodor": "sol", "wren_terra": "sol", "jord": "sol"},
        attached={"lodor": "mining_world"},
        sol={"locked": "claire_gibson"},
        hacan={"notes": "alliance@sol"},
        letnev={"space": {"202": "carrier, infantry"}},
        dice=[1, 1, 10],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    say(table, "letnev commit infantry@quann")
    assert has_text(table, "hacan", "leader.claire_gibson")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react leader.claire_gibson")
    assert on_planet(table, "quann") == ("hacan", {"infantry": 2})


def test_jace_x_takes_all_own_tokens_and_nobody_elses() -> None:
    table = position(sol={"texts": "leader.jace_x_4th_air_legion", "tokens": "203, 204, 301"}, letnev={"tokens": "203"})
    say(table, "sol act leader.jace_x_4th_air_legion")
    assert player(table, "sol").tokens == 0
    assert not has_text(table, "sol", "leader.jace_x_4th_air_legion")
    assert player(table, "letnev").tokens
    assert sum(player(table, "sol").pools) == 10, "they go to the reinforcements"
