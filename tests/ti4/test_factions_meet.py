"""Texts of different factions that meet in a combat, and what must come of it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.copies import copy_technology, lose_technology
from orrery.games.ti4.rules.data import TECHNOLOGY
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, state

# --- The Cavalry with what others do to ships --------------------------------------------------------------------


def dice_of(table: Table, why: str) -> list[tuple[int, ...]]:
    """What units needed to hit, roll by roll."""
    return [args["needs"] for key, _, args in table.journal if key == "ti4-log-rolls" and args["why"] == why]


def attack(faction: str, ships: str, theirs: str, dice: list[int], **mine: str) -> Table:
    """Somebody moves ships to where those of Letnev are; the Nomad looks on."""
    players: dict[str, Any] = {faction: {"space": {"204": ships}, **mine}, "letnev": {"space": {"103": theirs}}}
    seats = f"{faction}, letnev, nomad"
    table = position(seats, tiles={"103": "20"}, dice=dice, **players)
    say(table, f"{faction} act tactical; {faction} activate 103; {faction} move_from 204; {faction} move {ships}")
    return table


def test_raid_formation_damages_the_ship_that_is_treated_as_the_nomads_flagship() -> None:
    """For this combat it has sustain damage, so a raid damages it, and it does not sustain another hit."""
    table = position(
        "argent, sol, nomad",
        argent={"space": {"204": "2 destroyer"}, "texts": "faction.argent.raid_formation"},
        sol={"space": {"103": "2 cruiser"}, "notes": "the_cavalry@nomad"},
        dice=[9, 9, 1, 1, 1, 1, 1, 8, 1, 7, 7, 1],
    )
    say(table, "argent act tactical; argent activate 103; argent move_from 204; argent move 2 destroyer")
    say(table, "sol react the_cavalry@nomad")
    assert fleet(table, "sol", "103") == {"cruiser": 1}, "it could not sustain the hit of the first round"
    assert "ti4-log-sustains" not in [key for key, _, _ in table.journal]


def test_a_ship_in_ambush_may_be_the_one_that_rides_with_the_cavalry() -> None:
    """Its combat value is that of Memoria II then: 5."""
    table = position(
        "mentak, letnev, nomad",
        mentak={"space": {"204": "2 cruiser"}, "notes": "the_cavalry@nomad", "texts": "faction.mentak.ambush"},
        letnev={"space": {"103": "2 dreadnought"}},
        nomad={"technologies": "memoria_ii", "texts": "unit.memoria_ii"},
        dice=[5, 6],
    )
    say(table, "mentak act tactical; mentak activate 103; mentak move_from 204; mentak move 2 cruiser")
    say(table, "mentak react the_cavalry@nomad; mentak react faction.mentak.ambush")
    assert dice_of(table, "ability") == [(5, 7)]
    assert asked(table) == {"letnev": "sustain"}, "one hit"


@pytest.mark.parametrize(("cruisers", "needs"), [(2, (9, 6)), (1, (9, 7))])
def test_a_ship_that_is_treated_as_a_worse_one_stays_out_of_the_ambush_if_another_can_roll(
    cruisers: int, needs: tuple[int, ...]
) -> None:
    """Memoria I hits on 7, cruisers II on 6."""
    fleet_ = f"{cruisers} cruiser, destroyer"
    texts = {"notes": "the_cavalry@nomad", "texts": "faction.mentak.ambush", "technologies": "cruiser_ii"}
    table = attack("mentak", fleet_, "2 dreadnought", [1, 1], **texts)
    say(table, "mentak react the_cavalry@nomad; mentak aim_unit cruiser; mentak react faction.mentak.ambush")
    if cruisers == 2:
        say(table, "mentak aim_units cruiser, destroyer")
    assert dice_of(table, "ability") == [needs]


@pytest.mark.rule("LRR F.48")
def test_infantry_beside_the_alastor_may_ride_with_the_cavalry() -> None:
    """For cards it is a ship, and no fighter: two dice on 7, and it sustains one hit."""
    dice, texts = [1, 1, 1, 7, 7, 1, 1, 1, 10, 1], {"notes": "the_cavalry@nomad", "texts": "unit.the_alastor"}
    table = attack("nekro", "flagship, 3 infantry", "2 cruiser", dice, **texts)
    say(table, "nekro aim_standing 2 infantry; nekro react the_cavalry@nomad")
    assert {*options(table, "nekro")} == {"flagship", "infantry"}
    say(table, "nekro aim_unit infantry")
    assert dice_of(table, "barrage") == [(8, 8, 8)]
    assert dice_of(table, "combat")[:3] == [(7, 7), (8,), (9, 9)]
    assert {*options(table, "nekro")} == {"none", "flagship", "infantry"}
    say(table, "nekro sustain infantry")
    assert fleet(table, "letnev", "103") == {}
    assert fleet(table, "nekro", "103") == {"flagship": 1, "infantry": 3}, "nothing is left of the damage"


def test_a_mech_that_is_a_ship_may_ride_with_the_cavalry() -> None:
    """A Z-Grav Eidolon does not sustain damage; the flagship of the Nomad does, in its barrage as well."""
    dice, texts = [1, 1, 1, 7, 7, 1, 1, 1, 10, 10], {"notes": "the_cavalry@nomad", "texts": "unit.eidolon"}
    table = attack("naaz_rokha", "carrier, 2 mech", "2 cruiser", dice, **texts)
    say(table, "naaz_rokha react the_cavalry@nomad; naaz_rokha aim_unit mech")
    assert dice_of(table, "combat")[:3] == [(7, 7), (8, 8), (9,)]
    say(table, "naaz_rokha sustain mech; naaz_rokha lose carrier")
    assert fleet(table, "letnev", "103") == {}


def test_courageous_to_the_end_has_the_combat_value_that_the_cavalry_had() -> None:
    """A carrier hits on 9, Memoria on 7."""
    dice, texts = [1, 1, 1, 1, 1, 10, 10, 1, 7, 7], {"notes": "the_cavalry@nomad", "hand": "courageous_to_the_end"}
    table = attack("hacan", "carrier", "3 cruiser", dice, **texts)
    say(table, "hacan react the_cavalry@nomad; hacan sustain carrier; hacan react card.courageous_to_the_end")
    assert fleet(table, "hacan", "103") == {}
    assert fleet(table, "letnev", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR 31.19")
def test_an_attacker_lays_the_ambush_before_the_assault_cannon_of_the_defender() -> None:
    """Both begin with the combat: the active player is first, and what the cannon takes has fired already."""
    table = position(
        "mentak, letnev, nomad",
        mentak={"space": {"204": "2 cruiser"}, "texts": "faction.mentak.ambush"},
        letnev={"space": {"103": "3 cruiser", "102": "cruiser"}, "technologies": "assault_cannon"},
        dice=[10, 10],
    )
    say(table, "mentak act tactical; mentak activate 103; mentak move_from 204; mentak move 2 cruiser")
    assert fleet(table, "mentak", "103") == {"cruiser": 2}
    say(table, "mentak react faction.mentak.ambush")
    assert dice_of(table, "ability") == [(7, 7)]
    assert fleet(table, "letnev", "103") == {"cruiser": 1}
    assert fleet(table, "mentak", "103") == {"cruiser": 2}, "one is not enough for an Assault Cannon any more"


@pytest.mark.rule("LRR 31.19")
@pytest.mark.parametrize("first", ["ambush", "cannon"])
def test_whoever_has_both_uses_ambush_and_assault_cannon_in_any_order(first: str) -> None:
    table = position(
        "mentak, letnev, nomad",
        mentak={
            "space": {"204": "3 cruiser"},
            "texts": "faction.mentak.ambush",
            "technologies": "assault_cannon",
        },
        letnev={"space": {"103": "3 cruiser", "102": "cruiser"}},
        dice=[1, 1],
    )
    say(table, "mentak act tactical; mentak activate 103; mentak move_from 204; mentak move 3 cruiser")
    both = ["faction.mentak.ambush", "none", "technology.assault_cannon"]
    assert sorted(options(table, "mentak")) == both
    if first == "cannon":
        say(table, "mentak react technology.assault_cannon")
        assert fleet(table, "letnev", "103") == {"cruiser": 2}
        assert options(table, "mentak") == ["faction.mentak.ambush", "none"]
    say(table, "mentak react faction.mentak.ambush")
    assert dice_of(table, "ability") == [(7, 7)]
    assert fleet(table, "letnev", "103") == {"cruiser": 2}, "the cannon is not left out"


@pytest.mark.rule("LRR 31.19")
def test_an_ambush_hits_a_damaged_arc_secundus_before_it_is_repaired() -> None:
    """The attacker is first, also where what the defender has must happen."""
    table = position(
        "mentak, letnev, nomad",
        mentak={"space": {"204": "2 cruiser"}, "texts": "faction.mentak.ambush"},
        letnev={"space": {"103": "damaged_flagship"}, "texts": "unit.arc_secundus"},
        dice=[10, 1],
    )
    say(table, "mentak act tactical; mentak activate 103; mentak move_from 204; mentak move 2 cruiser")
    say(table, "mentak react faction.mentak.ambush")
    assert fleet(table, "letnev", "103") == {}


def test_viscount_unlenn_adds_one_die_to_a_type_of_which_one_rides_with_the_cavalry() -> None:
    """Two cruisers, one of them with the two dice of Memoria II, and the further die, which that one rolls."""
    table = position(
        "hacan, letnev, nomad",
        hacan={"space": {"204": "2 cruiser"}, "notes": "the_cavalry@nomad", "texts": "leader.viscount_unlenn"},
        letnev={"space": {"103": "2 cruiser"}},
        nomad={"technologies": "memoria_ii", "texts": "unit.memoria_ii"},
        dice=[1] * 3 + [1] * 4,
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move 2 cruiser")
    say(table, "hacan react the_cavalry@nomad; hacan react leader.viscount_unlenn; hacan aim_player hacan")
    combat = dice_of(table, "combat")
    assert combat[:2] == [(5, 5, 5), (7,)]


# --- Harrow with what helps unit abilities -----------------------------------------------------------------------


def test_trrakan_aun_zulok_helps_each_harrowing_besides_the_bombardment() -> None:
    """The bombardment of an invasion is one roll; each time the ships harrow afterwards is another one."""
    table = position(
        "l1z1x, sol, letnev",
        tiles={"103": "20"},
        planets={"vefut_ii": "sol: 3 infantry"},
        l1z1x={
            "space": {"204": "dreadnought, infantry"},
            "texts": "faction.l1z1x.harrow, leader.trrakan_aun_zulok",
        },
        dice=[1, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 5],
    )
    say(table, "l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move dreadnought, infantry")
    say(table, "l1z1x bombard dreadnought@vefut_ii; l1z1x react leader.trrakan_aun_zulok")
    say(table, "l1z1x commit infantry@vefut_ii")
    for _ in range(2):
        say(table, "l1z1x react faction.l1z1x.harrow; l1z1x react leader.trrakan_aun_zulok")
    assert asked(table) == {"sol": "act"}, "two dice hit, and then another one"
    assert state(table).effects == []
    assert options(table, "sol")


# --- Van Hauge ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 31.15", "LRR 31.16")
def test_ships_of_a_sleeper_cell_come_after_van_hauge_has_taken_all_ships_with_it() -> None:
    """All ships of the system are destroyed at the same time as Van Hauge; those that Ipswitch places come after."""
    table = position(
        "mentak, yin, letnev",
        mentak={"space": {"204": "2 dreadnought"}, "texts": "leader.ipswitch_loose_cannon"},
        yin={"space": {"103": "damaged_flagship, cruiser"}, "texts": "unit.van_hauge"},
        dice=[7, 1, 1, 1, 1],
    )
    say(table, "mentak act tactical; mentak activate 103; mentak move_from 204; mentak move 2 dreadnought")
    say(table, "mentak react leader.ipswitch_loose_cannon; yin lose flagship")
    assert fleet(table, "mentak", "103") == {"cruiser": 1, "flagship": 1}
    assert fleet(table, "yin", "103") == {}


@pytest.mark.parametrize("help_", ["dynamo", "duranium_armor", "emergency_repairs"])
def test_the_cavalry_sustains_another_hit_once_it_has_been_repaired(help_: str) -> None:
    """In this combat the ship has sustain damage; like any other that is repaired it can use it again (LRR 75.3)."""
    mine = {"space": {"204": "carrier"}, "notes": "the_cavalry@nomad"}
    texts = {"technologies": "duranium_armor"} if help_ == "duranium_armor" else {}
    cards = {"hand": "emergency_repairs"} if help_ == "emergency_repairs" else {}
    rounds = [[1] * 3, [1, 1], [9], [1, 1], [1], [1, 1], [9]] if help_ == "duranium_armor" else None
    table = position(
        "hacan, letnev, nomad, empyrean",
        hacan={**mine, **texts, **cards},
        letnev={"space": {"103": "carrier"}},
        empyrean={"space": {"102": "flagship"}, "goods": 4, "texts": "unit.dynamo"} if help_ == "dynamo" else {},
        dice=[n for some in rounds or [[1] * 3, [1, 1], [9], [1, 1], [9]] for n in some],
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move carrier")
    say(table, "hacan react the_cavalry@nomad; hacan sustain carrier")
    if help_ == "dynamo":
        say(table, "empyrean react unit.dynamo; empyrean pay 2 trade_good")
    elif help_ == "emergency_repairs":
        say(table, "hacan react card.emergency_repairs")
    assert asked(table) == {"hacan": "sustain"}
    assert options(table, "hacan") == ["none", "carrier"]


# --- copies of Nekro ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 89.16")
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize(
    ("owner", "technology", "dice"),
    [("sol", "spec_ops_ii", [5]), ("arborec", "letani_warrior_ii", [6]), ("mahact", "crimson_legionnaire_ii", [])],
)
def test_infantry_on_a_copied_card_comes_back_as_long_as_the_token_lies_on_it(
    owner: str, technology: str, dice: list[int], kept: bool
) -> None:
    """Without the text nothing brings it back, and nothing is put on the card any more."""
    players: dict[str, Any] = {owner: {"technologies": technology}}
    table = position(
        f"nekro, {owner}, letnev",
        tiles={"203": "25"},
        planets={"quann": "nekro: infantry", "mordai_ii": "nekro:"},
        letnev={"space": {"202": "carrier, 2 infantry"}, "texts": "leader.tro"},
        nekro={"technologies": "valefar_assimilator_x"},
        dice=[10, 10, 1, *dice],
        **players,
    )
    copy_technology(state(table), Seat(0), TECHNOLOGY[technology], Seat(1))
    say(table, f"nekro act tactical; nekro activate 102; {owner} act pass; letnev act tactical; letnev activate 203")
    say(table, "letnev move_from 202; letnev move carrier, 2 infantry; letnev commit 2 infantry@quann")
    assert asked(table) == {"letnev": "react"}, "the action is over"
    if not kept:
        lose_technology(state(table), Seat(1), TECHNOLOGY[technology])
        assert state(table).effects == []
        assert player(table, "nekro").texts.held == [(text("technology.valefar_assimilator_x"), 0, True)]
    say(table, "letnev react nothing")
    assert asked(table) == {"nekro": "act"}
    assert on_planet(table, "mordai_ii") == ("nekro", {"infantry": 1} if kept else {})


# --- the flagship of the Winnu -----------------------------------------------------------------------------------


def test_the_salai_sai_corian_counts_ships_even_if_it_rides_with_the_cavalry() -> None:
    """It has the combat value of Memoria II, and its own text still says how many dice it rolls."""
    table = position(
        "winnu, letnev, nomad",
        winnu={"space": {"204": "flagship"}, "texts": "unit.salai_sai_corian", "notes": "the_cavalry@nomad"},
        letnev={"space": {"103": "3 cruiser"}},
        nomad={"technologies": "memoria_ii", "texts": "unit.memoria_ii"},
        dice=[1, 1, 1, 1, 1, 1, 10, 1, 1],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move flagship")
    say(table, "winnu react the_cavalry@nomad")
    assert dice_of(table, "combat")[0] == (5, 5, 5)


def test_the_salai_sai_corian_rolls_for_the_ships_that_are_left_when_it_rolls() -> None:
    """An Assault Cannon and an ambush have been quicker."""
    table = position(
        "winnu, letnev, hacan",
        winnu={
            "space": {"204": "flagship, 2 destroyer"},
            "texts": "unit.salai_sai_corian, faction.mentak.ambush",
            "technologies": "assault_cannon",
        },
        letnev={"space": {"103": "3 cruiser"}},
        dice=[9, 1, 1, 1, 1, 1, 7],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move flagship, 2 destroyer")
    say(table, "winnu react faction.mentak.ambush")
    assert dice_of(table, "combat")[0] == (7,), "of three cruisers one is left"
