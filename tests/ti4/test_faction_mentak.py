"""The Mentak Coalition in Twilight Imperium 4: ambushes and pillage, told in players' words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import influence
from orrery.games.ti4.rules.crew import enlist
from orrery.games.ti4.rules.data import INFANTRY
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.verbs import wealth
from tests.ti4.bargains import proposing, trade
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, seat_of, spent, state

SIDES = "mentak, winnu, letnev"
AMBUSH, PILLAGE = "faction.mentak.ambush", "faction.mentak.pillage"


def fight(mine: str, theirs: str, texts: str, *, dice: Sequence[int] = (), **more: Any) -> Table:
    """Mentak attacks Winnu at 103."""
    mentak = {"space": {"204": mine, **more.pop("elsewhere", {})}, "texts": texts, **more.pop("mentak", {})}
    winnu = {"space": {"103": theirs}, **more.pop("winnu", {})}
    table = position(SIDES, dice=dice, mentak=mentak, winnu=winnu, **more)
    say(table, f"mentak act tactical; mentak activate 103; mentak move_from 204; mentak move {mine}")
    return table


def has_text(table: Table, who: str, name: str) -> bool:
    return text(name) in player(table, who).texts


def goods(table: Table, *who: str) -> list[int]:
    return [player(table, name).goods for name in who]


# --- Ambush -------------------------------------------------------------------------------------------------------


def test_two_ships_in_ambush_roll_against_their_combat_values_before_the_barrage() -> None:
    table = fight("3 cruiser, destroyer", "2 cruiser, carrier", AMBUSH, dice=[7, 8])
    say(table, f"mentak react {AMBUSH}; mentak aim_units cruiser, destroyer")
    assert asked(table) == {"winnu": "lose"}, "a cruiser hits on 7, a destroyer on 9"
    say(table, "winnu lose carrier")
    assert fleet(table, "winnu", "103") == {"cruiser": 2}


def test_a_single_ship_in_ambush_needs_no_choice_and_others_take_no_part() -> None:
    table = fight("cruiser, 2 carrier", "cruiser", AMBUSH, dice=[7])
    say(table, f"mentak react {AMBUSH}")
    assert fleet(table, "winnu", "103") == {}
    assert asked(table) == {"winnu": "act"}, "no combat is left"


def test_an_ambush_is_laid_when_a_space_combat_begins_and_by_who_fights_in_it() -> None:
    table = fight("cruiser", "cruiser", AMBUSH, dice=[1, 1, 1, 10, 1])
    say(table, f"mentak react {AMBUSH}")
    assert fleet(table, "winnu", "103") == {}, "in the second round nothing was asked"
    table = fight("cruiser", "cruiser", "", dice=[10, 1], letnev={"texts": AMBUSH, "space": {"301": "cruiser"}})
    assert fleet(table, "winnu", "103") == {}, "nor Letnev, who looked on"
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        mentak={"space": {"202": "carrier, cruiser, infantry"}, "texts": AMBUSH},
        dice=[10, 1],
    )
    say(table, "mentak act tactical; mentak activate 203; mentak move_from 202")
    say(table, "mentak move carrier, cruiser, infantry; mentak commit infantry@quann")
    assert on_planet(table, "quann") == ("mentak", {"infantry": 1}), "nor anybody in a ground combat"


def test_the_defender_may_lay_an_ambush_too() -> None:
    table = position(
        "winnu, mentak, letnev",
        winnu={"space": {"204": "carrier"}},
        mentak={"space": {"103": "2 destroyer"}, "texts": AMBUSH},
        dice=[9, 9],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move carrier")
    say(table, f"mentak react {AMBUSH}")
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR F.34")
def test_shields_holding_cancels_the_hits_of_an_ambush() -> None:
    """The note on ambush."""
    table = fight("2 cruiser", "2 cruiser", AMBUSH, dice=[10, 10, 1, 1, 10, 10], winnu={"hand": "shields_holding"})
    say(table, f"mentak react {AMBUSH}; winnu react card.shields_holding")
    assert fleet(table, "winnu", "103") == {"cruiser": 2}


@pytest.mark.rule("LRR F.35")
def test_direct_hit_follows_damage_that_was_sustained_in_an_ambush() -> None:
    """The note on ambush."""
    table = fight("2 cruiser", "dreadnought", AMBUSH, dice=[10, 1], mentak={"hand": "direct_hit"})
    say(table, f"mentak react {AMBUSH}; winnu sustain dreadnought; mentak react card.direct_hit")
    assert fleet(table, "winnu", "103") == {}


def test_an_ambush_is_no_combat_roll() -> None:
    """Morale Boost adds nothing to it."""
    table = fight("2 cruiser", "2 cruiser", AMBUSH, dice=[6, 6, 1, 1, 10, 10], mentak={"hand": "morale_boost"})
    say(table, f"mentak react card.morale_boost; mentak react {AMBUSH}")
    assert fleet(table, "winnu", "103") == {"cruiser": 2}


# --- Pillage ------------------------------------------------------------------------------------------------------

NEAR = {"sol": {"space": {"203": "cruiser"}}, "mentak": {"space": {"204": "cruiser"}}}


def coast(**more: Any) -> Table:
    """Sol and Mentak are neighbours, and Letnev is none."""
    told: dict[str, Any] = {name: {**NEAR.get(name, {}), **more.pop(name, {})} for name in ("sol", "letnev", "mentak")}
    told["mentak"].setdefault("texts", PILLAGE)
    return position("sol, letnev, mentak", **told, **more)


def test_a_neighbour_who_gains_trade_goods_is_pillaged() -> None:
    table = coast(sol={"strategies": "trade"})
    say(table, "letnev act pass; mentak act pass; sol act trade")
    assert asked(table) == {"mentak": "react"}, "three trade goods"
    say(table, f"mentak react {PILLAGE}")
    assert goods(table, "sol", "mentak") == [2, 1]


@pytest.mark.rule("LRR 57.6")
def test_a_commodity_that_is_taken_becomes_a_trade_good() -> None:
    table = coast(sol={"strategies": "trade", "commodities": 2})
    say(table, f"letnev act pass; mentak act pass; sol act trade; mentak react {PILLAGE}; mentak aim_offer commodity")
    assert goods(table, "sol", "mentak") == [3, 1]
    assert player(table, "mentak").commodities == 0


def test_a_transaction_between_others_sets_pillage_off() -> None:
    table = coast(sol={"goods": 3, "commodities": 1}, letnev={"space": {"202": "cruiser"}, "goods": 9})
    trade(table, "sol, letnev", gives="1 commodities")
    assert asked(table) == {"mentak": "react"}, "Sol has 3 trade goods; Letnev has more, and is no neighbour"
    say(table, f"mentak react {PILLAGE}")
    assert goods(table, "sol", "letnev", "mentak") == [2, 10, 1]
    assert asked(table) == {"sol": "act"}


def test_both_sides_of_a_transaction_are_pillaged() -> None:
    table = coast(sol={"goods": 5}, letnev={"space": {"205": "cruiser", "202": "cruiser"}, "goods": 3})
    trade(table, "sol, letnev", gives="1 goods")
    say(table, f"mentak react {PILLAGE}; mentak react {PILLAGE}")
    assert goods(table, "sol", "letnev", "mentak") == [3, 3, 2]


def test_a_transaction_with_mentak_sets_pillage_off_too() -> None:
    table = coast(sol={"goods": 4})
    trade(table, "sol, mentak", gives="1 goods")
    say(table, f"mentak react {PILLAGE}")
    assert goods(table, "sol", "mentak") == [2, 2]


@pytest.mark.parametrize("gives", ["1 goods", "2 goods"])
def test_fewer_than_three_trade_goods_are_left_alone_and_so_is_whoever_is_no_neighbour(gives: str) -> None:
    table = coast(sol={"goods": 3}, letnev={"space": {"202": "cruiser"}, "goods": 6})
    trade(table, "sol, letnev", gives=gives)
    assert asked(table) == {"sol": "act"}


def test_each_gain_is_an_occasion_of_its_own() -> None:
    table = position(
        "sol, letnev, mentak",
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "2 dreadnought"}, "texts": "leader.rear_admiral_farran", "goods": 2},
        mentak={"space": {"204": "cruiser"}, "texts": PILLAGE},
        dice=[9, 9, 1, 1],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move 2 cruiser; sol retreat no")
    say(table, "letnev sustain 2 dreadnought")
    for _ in range(2):
        say(table, f"letnev react leader.rear_admiral_farran; mentak react {PILLAGE}")
    assert goods(table, "letnev", "mentak") == [2, 2]


@pytest.mark.rule("LRR F.68")
def test_pillage_reaches_neighbours_by_quantum_entanglement() -> None:
    """The note on pillage."""
    table = position(
        "creuss, letnev, mentak",
        tiles={"203": "26", "209": "25"},  # an alpha and a beta wormhole
        creuss={"space": {"203": "cruiser"}, "texts": "faction.creuss.quantum_entanglement", "strategies": "trade"},
        mentak={"space": {"209": "cruiser"}, "texts": PILLAGE},
    )
    say(table, f"letnev act pass; mentak act pass; creuss act trade; mentak react {PILLAGE}")
    assert goods(table, "creuss", "mentak") == [2, 1]


@pytest.mark.rule("LRR F.68")
def test_pillage_reaches_neighbours_by_lazax_gate_folding() -> None:
    table = position(
        "winnu, letnev, mentak",
        tiles={"207": "26"},  # an alpha wormhole, not beside Mecatol Rex
        winnu={"space": {"000": "2 cruiser"}, "technologies": "lazax_gate_folding", "goods": 4},
        mentak={"space": {"207": "cruiser"}, "texts": PILLAGE},
    )
    assert proposing(table) == set()
    say(table, "winnu act tactical; winnu activate 101")
    trade(table, "winnu, mentak", gives="1 goods")
    say(table, f"mentak react {PILLAGE}")
    assert goods(table, "winnu", "mentak") == [2, 2]


@pytest.mark.rule("LRR F.69")
def test_pillage_answers_each_trade_good_of_scavenge() -> None:
    """The note on pillage."""
    table = position(
        "saar, letnev, mentak",
        tiles={"203": "36"},  # Arnor and Lor
        explores="industrial_relic_fragment, industrial_relic_fragment",
        saar={"space": {"202": "carrier, 2 infantry"}, "texts": "faction.saar.scavenge", "goods": 3},
        mentak={"space": {"204": "cruiser"}, "texts": PILLAGE},
    )
    say(table, "saar act tactical; saar activate 203; saar move_from 202; saar move carrier, 2 infantry")
    say(table, "saar commit infantry@arnor, infantry@lor; saar explore_next arnor")
    say(table, f"mentak react {PILLAGE}; mentak react {PILLAGE}")
    assert goods(table, "saar", "mentak") == [3, 2]


def test_promise_of_protection_keeps_its_owner_off_until_the_holder_marches_in() -> None:
    table = coast(sol={"notes": "promise_of_protection@mentak", "goods": 4})
    say(table, "sol act promise_of_protection@mentak; letnev act pass; mentak act pass")
    assert has_text(table, "sol", "note.promise_of_protection")
    trade(table, "sol, mentak", gives="1 goods")
    assert asked(table) == {"sol": "act"}, "nobody is pillaged"
    say(table, "sol act tactical; sol activate 204")
    assert not has_text(table, "sol", "note.promise_of_protection")
    assert NOTE.index["promise_of_protection@seat_3"] in player(table, "mentak").notes


# --- technologies -------------------------------------------------------------------------------------------------


def test_mirror_computing_doubles_what_trade_goods_pay() -> None:
    """technology.mirror_computing"""
    table = position(
        "mentak, sol, letnev",
        planets={"moll_primus": "mentak: space_dock"},
        mentak={"technologies": "mirror_computing", "goods": 3, "exhausted": "moll_primus"},
    )
    assert wealth(state(table), seat_of(table, "mentak"), influence) == 6
    say(table, "mentak act tactical; mentak activate 304; mentak produce dreadnought, 2 infantry")
    assert options(table, "mentak") == ["trade_good+trade_good+trade_good"], "5 resources"
    say(table, "mentak pay 3 trade_good")
    assert goods(table, "mentak") == [0]


def test_with_mirror_computing_nothing_is_paid_that_could_be_left_out() -> None:
    table = position(
        "mentak, sol, letnev",
        tiles={"203": "25"},
        planets={"moll_primus": "mentak: space_dock", "quann": "mentak"},  # 4 and 2 resources
        mentak={"technologies": "mirror_computing", "goods": 3},
    )
    say(table, "mentak act tactical; mentak activate 304; mentak produce cruiser, carrier")
    found = {tuple(sorted(option.split("+"))) for option in options(table, "mentak")}
    assert found == {
        ("moll_primus", "quann"),
        ("moll_primus", "trade_good"),
        ("quann", "trade_good", "trade_good"),
        ("trade_good",) * 3,
    }, "5 resources: 4 + 2, 4 + 2, 2 + 4, 6"


def test_salvage_operations_pay_and_produce_for_the_winner() -> None:
    """technology.salvage_operations"""
    told = {"technologies": "salvage_operations", "goods": 3}
    table = fight("3 cruiser", "2 destroyer", "", dice=[1, 1, 1, 1, 7, 7, 1, 9, 1], mentak=told)
    assert asked(table) == {"mentak": "produce"}, "4 trade goods now"
    assert {*options(table, "mentak")} == {"none", "cruiser", "destroyer"}, "types of both sides"
    say(table, "mentak produce cruiser; mentak pay 2 trade_good")
    assert fleet(table, "mentak", "103") == {"cruiser": 3}
    assert goods(table, "mentak") == [2]


def test_salvage_operations_pay_the_loser_as_well() -> None:
    told = {"technologies": "salvage_operations", "goods": 2}
    table = fight("cruiser", "2 cruiser", "", dice=[1, 10, 10], mentak=told)
    assert asked(table) == {"winnu": "act"}, "who has lost produces nothing"
    assert goods(table, "mentak") == [3]


def test_salvage_operations_need_an_own_space_combat() -> None:
    salvage = {"technologies": "salvage_operations"}
    table = fight("cruiser", "cruiser", "", dice=[10, 1], letnev=salvage)
    assert goods(table, "letnev") == [0], "a combat of others"
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        mentak={"space": {"202": "carrier, infantry"}, **salvage},
        dice=[10, 1],
    )
    say(table, "mentak act tactical; mentak activate 203; mentak move_from 202; mentak move carrier, infantry")
    say(table, "mentak commit infantry@quann")
    assert (on_planet(table, "quann")[0], goods(table, "mentak")) == ("mentak", [0]), "a ground combat"


def test_salvage_operations_remember_ships_that_were_destroyed_in_an_own_combat() -> None:
    salvage = {"technologies": "salvage_operations"}
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: pds"},
        mentak={"space": {"202": "carrier, 2 cruiser"}, "goods": 9, **salvage},
        winnu={"space": {"203": "cruiser"}},
        dice=[6, 10, 1, 1],
    )
    say(table, "mentak act tactical; mentak activate 203; mentak move_from 202; mentak move carrier, 2 cruiser")
    say(table, "winnu fire mentak; mentak lose carrier; mentak retreat no")
    assert {*options(table, "mentak")} == {"none", "cruiser"}, "the carrier fell before the combat"
    table = fight("2 cruiser, carrier", "2 cruiser", "", dice=[10, 1, 1, 1, 1, 1, 1, 1, 10], letnev=salvage)
    assert asked(table) == {"mentak": "lose"}, "the second round, after a cruiser was destroyed in the first"
    assert state(table).effects == [], "what is destroyed in a combat of others is nothing to Letnev"


@pytest.mark.rule("LRR F.65", "LRR F.66")
def test_salvage_operations_produce_no_war_sun_without_its_technology_but_the_own_flagship() -> None:
    table = fight(
        "5 dreadnought",
        "damaged_flagship, damaged_war_sun",
        "",
        dice=[10] * 5 + [1] * 9,
        mentak={"technologies": "salvage_operations", "goods": 20},
        winnu={"space": {"103": "damaged_flagship, damaged_war_sun"}, "technologies": "war_sun"},
    )
    assert asked(table) == {"mentak": "produce"}
    assert {*options(table, "mentak")} == {"none", "flagship"}


@pytest.mark.rule("LRR F.67")
def test_salvage_operations_produce_no_infantry_that_fought_as_a_ship() -> None:
    told = {"technologies": "salvage_operations", "goods": 9, "hand": "morale_boost"}
    table = fight("3 cruiser", "carrier, infantry", "", dice=[10, 10, 10, 1, 1], mentak=told)
    assert asked(table) == {"mentak": "react"}
    enlist(state(table), seat_of(table, "winnu"), place("103"), INFANTRY)
    say(table, "mentak react nothing")
    assert asked(table) == {"mentak": "produce"}
    assert fleet(table, "winnu", "103") == {}
    assert {*options(table, "mentak")} == {"none", "carrier"}


# --- units --------------------------------------------------------------------------------------------------------


def test_ships_beside_the_fourth_moon_do_not_sustain_damage() -> None:
    table = fight("flagship", "2 dreadnought", "unit.fourth_moon", dice=[7, 1, 1, 1, 1, 1, 10])
    assert fleet(table, "winnu", "103") == {"dreadnought": 1}
    assert asked(table) == {"mentak": "sustain"}, "its own ships do"


def test_away_from_the_fourth_moon_they_do() -> None:
    table = fight("2 cruiser", "dreadnought", "unit.fourth_moon", dice=[7, 1, 1], elsewhere={"301": "flagship"})
    assert asked(table) == {"winnu": "sustain"}


def test_ground_forces_beside_the_fourth_moon_sustain_damage() -> None:
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: mech"},
        mentak={"space": {"202": "flagship, infantry"}, "texts": "unit.fourth_moon"},
        dice=[10, 1],
    )
    say(table, "mentak act tactical; mentak activate 203; mentak move_from 202; mentak move flagship, infantry")
    say(table, "mentak commit infantry@quann")
    assert asked(table) == {"winnu": "sustain"}


def test_ground_forces_beside_moll_terminus_do_not_sustain_damage() -> None:
    table = position(
        "mentak, winnu, letnev",
        tiles={"203": "25"},
        planets={"quann": "winnu: 2 mech"},
        mentak={"space": {"202": "carrier, mech"}, "texts": "unit.moll_terminus"},
        dice=[6, 1, 1, 1, 10],
    )
    say(table, "mentak act tactical; mentak activate 203; mentak move_from 202; mentak move carrier, mech")
    say(table, "mentak commit mech@quann")
    assert on_planet(table, "quann") == ("winnu", {"mech": 1})
    assert asked(table) == {"mentak": "sustain"}


# --- leaders ------------------------------------------------------------------------------------------------------


def test_suffi_an_lets_both_draw_after_a_pillage() -> None:
    table = coast(sol={"goods": 4}, mentak={"texts": f"{PILLAGE}, leader.suffi_an"})
    trade(table, "sol, mentak", gives="1 goods")
    say(table, f"mentak react {PILLAGE}; mentak react leader.suffi_an")
    assert asked(table) == {"sol": "act"}, "the cards are drawn first"
    assert [len(player(table, who).hand) for who in ("sol", "letnev", "mentak")] == [1, 0, 1]
    assert spent(table, "mentak") == ["leader.suffi_an"]


def test_suffi_an_serves_whoever_has_a_copy_when_another_player_is_pillaged() -> None:
    table = coast(sol={"goods": 4}, letnev={"texts": "leader.suffi_an"})
    trade(table, "sol, mentak", gives="1 goods")
    say(table, f"mentak react {PILLAGE}; letnev react leader.suffi_an")
    assert [len(player(table, who).hand) for who in ("sol", "letnev", "mentak")] == [1, 1, 0]


def test_sula_is_unlocked_by_four_cruisers_anywhere() -> None:
    sula = "leader.sula_mentarion"
    few = position("mentak, sol, letnev", mentak={"space": {"203": "3 cruiser"}, "locked": "sula_mentarion"})
    assert not has_text(few, "mentak", sula)
    many = position(
        "mentak, sol, letnev", mentak={"space": {"203": "3 cruiser", "301": "cruiser"}, "locked": "sula_mentarion"}
    )
    assert has_text(many, "mentak", sula)


def test_sula_mentarion_takes_a_note_from_the_loser_for_an_ally_too() -> None:
    table = position(
        "winnu, sol, mentak",
        winnu={"space": {"204": "3 cruiser"}, "notes": "alliance@mentak"},
        sol={"space": {"103": "cruiser"}},
        mentak={"space": {"301": "4 cruiser"}, "locked": "sula_mentarion"},
        dice=[10, 10, 10, 1],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move 3 cruiser")
    say(table, "winnu react leader.sula_mentarion")
    assert asked(table) == {"sol": "surrender_note"}
    seat = seat_of(table, "winnu")
    table.answer_plain(
        seat_of(table, "sol"), {"with": f"seat_{seat + 1}", "gives": {"note": ["ceasefire@seat_2"]}, "gets": {}}
    )
    assert NOTE.index["ceasefire@seat_2"] in player(table, "winnu").notes


def test_sula_mentarion_is_for_space_combats_that_one_wins() -> None:
    sula = "leader.sula_mentarion"
    assert asked(fight("cruiser", "cruiser", sula, dice=[1, 10])) == {"winnu": "act"}, "this one was lost"
    table = position(
        SIDES,
        tiles={"203": "25"},
        planets={"quann": "winnu: infantry"},
        mentak={"space": {"202": "carrier, infantry"}, "texts": sula},
        dice=[10, 1],
    )
    say(table, "mentak act tactical; mentak activate 203; mentak move_from 202; mentak move carrier, infantry")
    say(table, "mentak commit infantry@quann")
    assert asked(table) == {"winnu": "act"}, "a ground combat was won"


def test_ipswitch_brings_a_ship_for_every_one_of_others_that_is_destroyed() -> None:
    table = fight(
        "3 cruiser",
        "2 carrier, 2 fighter",
        "leader.ipswitch_loose_cannon",
        dice=[10, 10, 10, 1, 1, 1, 1, *[10] * 4, 1, 1],
    )
    say(table, "mentak react leader.ipswitch_loose_cannon")
    say(table, "winnu lose carrier, 2 fighter")
    assert fleet(table, "mentak", "103")["carrier"] == 2, "and the last carrier falls in the next round"
    assert fleet(table, "winnu", "103") == {}
    assert not has_text(table, "mentak", "leader.ipswitch_loose_cannon")
    assert state(table).effects == []


def test_ipswitch_brings_ships_of_others_to_whoever_fights_and_has_used_her() -> None:
    ipswitch = "leader.ipswitch_loose_cannon"
    table = fight("2 cruiser", "2 cruiser", ipswitch, dice=[1, 1, 10, 1, 10, 1, 1, 10, 1, 1])
    say(table, f"mentak react {ipswitch}")
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "mentak", "103") == {"cruiser": 3}, "one was lost for good, and two of Winnu came"
    table = fight("2 cruiser", "2 cruiser", ipswitch, dice=[10, 10, 1, 1])
    say(table, "mentak react nothing")
    assert fleet(table, "mentak", "103") == {"cruiser": 2}
    table = fight("2 cruiser", "2 cruiser", "", dice=[10, 10, 1, 1], letnev={"texts": ipswitch})
    assert asked(table) == {"winnu": "act"}, "Letnev does not take part"


def test_ipswitch_brings_no_war_sun_to_whoever_cannot_have_one() -> None:
    table = fight(
        "5 dreadnought",
        "damaged_war_sun",
        "leader.ipswitch_loose_cannon",
        dice=[10] * 5 + [1] * 3,
        winnu={"space": {"103": "damaged_war_sun"}, "technologies": "war_sun"},
    )
    say(table, "mentak react leader.ipswitch_loose_cannon")
    assert fleet(table, "mentak", "103") == {"dreadnought": 5}
    assert fleet(table, "winnu", "103") == {}
