"""The Barony of Letnev in Twilight Imperium 4: rerolls, larger fleets and stronger shields, told in players' words.
More of its leaders and its mech is in test_leaders.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import fleet_limit
from orrery.games.ti4.rules.effects import ROUND, expire
from orrery.games.ti4.rules.hooks import POLITICAL_SECRET
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.texts import text
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, seat_of, spent, state, why_not

SIDES = "letnev, winnu, hacan"
MUNITIONS = "faction.letnev.munitions_reserves"


def fight(mine: str, theirs: str, *, dice: Sequence[int] = (), **more: Any) -> Table:
    """Letnev attacks Winnu at 103."""
    letnev = {"space": {"204": mine}, **more.pop("letnev", {})}
    winnu = {"space": {"103": theirs}, **more.pop("winnu", {})}
    table = position(SIDES, dice=dice, letnev=letnev, winnu=winnu, **more)
    say(table, f"letnev act tactical; letnev activate 103; letnev move_from 204; letnev move {mine}")
    return table


# --- Munitions Reserves and War Funding ---------------------------------------------------------------------------


def test_two_trade_goods_reroll_any_dice_of_a_round() -> None:
    table = fight("3 cruiser", "3 cruiser", dice=[7, 1, 1, 10, 7, 1, 1, 1], letnev={"texts": MUNITIONS, "goods": 3})
    say(table, f"letnev react {MUNITIONS}")
    assert player(table, "letnev").goods == 1
    assert asked(table) == {"letnev": "aim_dice"}
    assert why_not(table, "letnev aim_dice 0, 1, 2") == "", "also the first one, which has hit"
    say(table, "letnev aim_dice 1, 2")
    assert fleet(table, "winnu", "103") == {}, "three hits"


@pytest.mark.rule("LRR 97.2")
def test_munitions_reroll_each_die_once_and_for_one_round() -> None:
    table = fight(
        "cruiser, dreadnought",
        "2 cruiser",
        dice=[1, 1, 1, 1, 1, 1, 1, 1, 10, 10],  # each misses twice; then a round without rerolls
        letnev={"texts": MUNITIONS, "goods": 3},
    )
    say(table, f"letnev react {MUNITIONS}; letnev aim_dice 0; letnev aim_dice 0")
    assert asked(table) == {"letnev": "sustain"}, "the second round: one trade good is left, and nothing is offered"


def test_munitions_reroll_dice_that_hit_too() -> None:
    """Any number of dice; nobody has to want it."""
    table = fight("2 cruiser", "cruiser", dice=[10, 10, 1, 1, 7, 7, 1], letnev={"texts": MUNITIONS, "goods": 2})
    say(table, f"letnev react {MUNITIONS}; letnev aim_dice 0, 1")
    assert fleet(table, "letnev", "103") == {"cruiser": 1}, "both hits were given up, and Winnu hit"


def test_whoever_spends_nothing_rerolls_nothing_and_a_reroll_is_no_duty() -> None:
    table = fight("2 cruiser", "cruiser", dice=[1, 1, 1, 10, 10, 1], letnev={"texts": MUNITIONS, "goods": 2})
    say(table, f"letnev react nothing; letnev react {MUNITIONS}; letnev aim_dice nothing")
    assert fleet(table, "winnu", "103") == {}
    assert player(table, "letnev").goods == 0


def test_the_barrage_belongs_to_the_round() -> None:
    table = fight(
        "destroyer",
        "carrier, 2 fighter",
        dice=[1, 9, 9, 1, 1, 1, 1],
        letnev={"texts": MUNITIONS, "goods": 2},
    )
    say(table, f"letnev react {MUNITIONS}; letnev aim_dice 0")
    assert fleet(table, "winnu", "103") == {"carrier": 1}


def test_munitions_serve_in_space_combats_of_ones_own_only() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        letnev={"space": {"202": "carrier, infantry"}, "texts": MUNITIONS, "goods": 2},
        dice=[10, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    say(table, "letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "nobody was asked in the ground combat"
    table = fight("cruiser", "cruiser", dice=[10, 1], hacan={"texts": MUNITIONS, "goods": 2})
    assert fleet(table, "winnu", "103") == {}, "nor Hacan in a fight of others"


def test_war_funding_makes_its_owner_pay_for_anothers_rerolls() -> None:
    """note.war_funding"""
    table = position(
        "winnu, hacan, letnev",
        winnu={"space": {"204": "2 cruiser"}, "notes": "war_funding@letnev"},
        hacan={"space": {"103": "2 cruiser"}},
        letnev={"goods": 3},
        dice=[1, 1, 7, 7, 1, 1],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move 2 cruiser")
    say(table, "winnu react war_funding@letnev; winnu aim_dice 0, 1")
    assert fleet(table, "hacan", "103") == {}
    assert player(table, "letnev").goods == 1
    assert NOTE.index["war_funding@seat_3"] in player(table, "letnev").notes
    assert state(table).effects == []


def test_war_funding_takes_what_there_is() -> None:
    """The loss of the owner is no cost."""
    table = position(
        "winnu, hacan, letnev",
        winnu={"space": {"204": "2 cruiser"}, "notes": "war_funding@letnev"},
        hacan={"space": {"103": "2 cruiser"}},
        letnev={"goods": 1},
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move 2 cruiser")
    say(table, "winnu react war_funding@letnev")
    assert player(table, "letnev").goods == 0


# --- Armada, technologies -----------------------------------------------------------------------------------------


def test_an_armada_is_two_ships_larger_than_the_fleet_pool() -> None:
    table = position(
        letnev={"texts": "faction.letnev.armada", "pools": (3, 2, 2), "space": {"203": "4 cruiser", "204": "cruiser"}}
    )
    assert fleet_limit(state(table), seat_of(table, "letnev")) == 4
    say(table, "sol act pass; letnev act tactical; letnev activate 203; letnev move_from 204; letnev move cruiser")
    say(table, "letnev move_from nothing")
    assert asked(table) == {"letnev": "remove"}


@pytest.mark.rule("LRR F.13")
def test_political_secret_does_not_stop_an_armada() -> None:
    table = position(letnev={"texts": "faction.letnev.armada", "pools": (3, 2, 2)})
    state(table).players[0].texts.put(POLITICAL_SECRET, seat_of(table, "letnev"))
    assert fleet_limit(state(table), seat_of(table, "letnev")) == 4


def test_l4_disruptors_silence_cannons_in_an_invasion_only() -> None:
    """technology.l4_disruptors"""
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: 2 pds"},
        letnev={"space": {"202": "carrier, infantry"}, "technologies": "l4_disruptors"},
        dice=[1, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    assert asked(table) == {"winnu": "fire"}, "space cannon offense is another matter"
    say(table, "winnu fire letnev; letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "nobody has been asked about defense"


def test_l4_disruptors_protect_nobody_else() -> None:
    table = position(
        "winnu, sol, letnev",
        tiles={"203": "25"},
        planets={"quann": "sol: 2 pds"},
        winnu={"space": {"202": "carrier, infantry"}},
        letnev={"technologies": "l4_disruptors"},
        dice=[1, 1],
    )
    say(table, "winnu act tactical; winnu activate 203; winnu move_from 202; winnu move carrier, infantry")
    say(table, "sol fire winnu; winnu commit infantry@quann")
    assert asked(table) == {"sol": "defend"}


@pytest.mark.rule("LRR 75.6")
def test_non_euclidean_shielding_cancels_two_hits_with_one_ship() -> None:
    """technology.non_euclidean_shielding"""
    table = fight(
        "dreadnought, cruiser",
        "3 cruiser",
        dice=[1, 1, 10, 10, 10],
        letnev={"technologies": "non_euclidean_shielding", "hand": "emergency_repairs"},
    )
    say(table, "letnev sustain dreadnought; letnev lose cruiser")
    assert asked(table) == {"letnev": "react"}, "the end of the round"
    assert fleet(table, "letnev", "103") == {"damaged_dreadnought": 1}


@pytest.mark.rule("LRR 75.6")
def test_of_three_hits_two_ships_cancel_all_and_no_third_one_is_damaged() -> None:
    table = fight(
        "3 dreadnought",
        "3 cruiser",
        dice=[1, 1, 1, 10, 10, 10],
        letnev={"technologies": "non_euclidean_shielding", "hand": "emergency_repairs"},
    )
    assert why_not(table, "letnev sustain 3 dreadnought") == "LRR 75.1"
    say(table, "letnev sustain 2 dreadnought")
    assert asked(table) == {"letnev": "react"}, "the end of the round, with nothing lost"
    assert fleet(table, "letnev", "103") == {"dreadnought": 1, "damaged_dreadnought": 2}


# --- units --------------------------------------------------------------------------------------------------------


def test_arc_secundus_is_repaired_at_the_start_of_each_round() -> None:
    table = fight(
        "flagship",
        "2 cruiser",
        dice=[1, 1, 10, 1, 1, 1, 10, 1],
        letnev={"texts": "unit.arc_secundus"},
    )
    say(table, "letnev sustain flagship")
    assert asked(table) == {"letnev": "sustain"}, "again in the second round"
    assert fleet(table, "letnev", "103") == {"flagship": 1}


@pytest.mark.rule("LRR 66.3")
def test_arc_secundus_breaks_planetary_shields_in_its_system() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry, pds"},
        letnev={"space": {"202": "flagship"}, "texts": "unit.arc_secundus"},
        dice=[1, 5, 1, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move flagship")
    say(table, "winnu fire letnev")
    assert asked(table) == {"letnev": "bombard"}
    say(table, "letnev bombard flagship@quann")
    assert on_planet(table, "quann") == ("winnu", {"pds": 1})


def test_dunlain_reaper_takes_the_place_of_an_infantry_that_has_landed() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        letnev={"space": {"202": "carrier, infantry"}, "texts": "unit.dunlain_reaper", "goods": 2},
        dice=[6, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    say(table, "letnev commit infantry@quann; letnev react unit.dunlain_reaper")
    say(table, "letnev pay 2 trade_good")
    assert on_planet(table, "quann") == ("letnev", {"mech": 1})


def test_no_dunlain_reaper_without_an_infantry_in_the_combat() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        letnev={"space": {"202": "carrier, mech"}, "goods": 2, "texts": "unit.dunlain_reaper"},
        dice=[10, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, mech")
    say(table, "letnev commit mech@quann")
    assert on_planet(table, "quann") == ("letnev", {"mech": 1}), "nothing was asked"


def test_no_dunlain_reaper_without_the_resources() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        letnev={
            "space": {"202": "carrier, infantry"},
            "texts": "unit.dunlain_reaper",
            "goods": 1,
            "exhausted": "arc_prime, wren_terra",
        },
        dice=[10, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    say(table, "letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "nothing was asked"


@pytest.mark.rule("LRR 59.4")
def test_no_dunlain_reaper_without_a_mech() -> None:
    """All four stand where own command tokens lie."""
    table = position(
        SIDES,
        tiles={"203": "25", "206": "20"},
        planets={"quann": "winnu: infantry", "vefut_ii": "letnev: 4 mech"},
        letnev={
            "space": {"202": "carrier, infantry"},
            "goods": 2,
            "texts": "unit.dunlain_reaper",
            "tokens": "206",
        },
        dice=[10, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    say(table, "letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "nothing was asked"


# --- leaders (see test_leaders.py) --------------------------------------------------------------------------------


def test_viscount_unlenn_serves_whoever_has_a_copy() -> None:
    table = fight("2 cruiser", "cruiser", dice=[1, 1, 10, 1], winnu={"texts": "leader.viscount_unlenn"})
    say(table, "winnu react leader.viscount_unlenn; winnu aim_player letnev")
    assert fleet(table, "winnu", "103") == {}
    assert spent(table, "winnu") == ["leader.viscount_unlenn"]


def test_viscount_unlenn_needs_ships_in_a_space_combat() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        letnev={"space": {"202": "carrier, infantry"}, "texts": "leader.viscount_unlenn"},
        dice=[10, 1],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 202; letnev move carrier, infantry")
    say(table, "letnev commit infantry@quann")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "nothing was asked in the ground combat"
    table = position(
        "mentak, yin, letnev",
        mentak={"space": {"204": "cruiser"}, "texts": "faction.mentak.ambush"},
        yin={"space": {"103": "damaged_flagship"}, "texts": "unit.van_hauge"},
        letnev={"texts": "leader.viscount_unlenn"},
        dice=[7],
    )
    say(table, "mentak act tactical; mentak activate 103; mentak move_from 204; mentak move cruiser")
    say(table, "mentak react faction.mentak.ambush")
    assert asked(table) == {"yin": "act"}, "the ambush destroyed the Van Hauge, and that all ships"


def test_rear_admiral_farran_pays_for_each_ship_on_its_own() -> None:
    table = fight("2 dreadnought", "2 cruiser", dice=[1, 1, 10, 10], letnev={"texts": "leader.rear_admiral_farran"})
    say(table, "letnev sustain 2 dreadnought; letnev react leader.rear_admiral_farran; letnev react nothing")
    assert player(table, "letnev").goods == 1


def test_darktalon_treilla_outdoes_laws() -> None:
    table = position(
        "letnev, sol, hacan",
        laws="agenda.fleet_regulations",
        letnev={"texts": "leader.darktalon_treilla", "pools": (3, 4, 2), "space": {"203": "8 cruiser"}},
    )
    say(table, "letnev act leader.darktalon_treilla")
    assert fleet_limit(state(table), seat_of(table, "letnev")) >= 30
    assert text("leader.darktalon_treilla") in player(table, "letnev").texts, "until the round ends"
    expire(state(table), ROUND)
    assert text("leader.darktalon_treilla") not in player(table, "letnev").texts
    assert fleet_limit(state(table), seat_of(table, "letnev")) == 4
