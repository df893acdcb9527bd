"""The L1Z1X Mindnet of Twilight Imperium 4: bombardment between the rounds, structures that change sides."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.texts import text
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    planet,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

SIDES = "l1z1x, sol, letnev"
HARROW = "faction.l1z1x.harrow"


def landing(fleet_: str, troops: str, theirs: str, **more: Any) -> Table:
    """L1Z1X has moved from 204 to Vefut II at 103, which Sol holds, and may bombard it or land."""
    l1z1x = {**more.pop("l1z1x", {}), "space": {"204": f"{fleet_}, {troops}"}}
    planets = {"vefut_ii": f"sol: {theirs}", **more.pop("planets", {})}
    tiles = {"103": "20", **more.pop("tiles", {})}
    table = position(SIDES, tiles=tiles, planets=planets, l1z1x=l1z1x, **more)
    say(table, f"l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move {fleet_}, {troops}")
    return table


# --- abilities ---------------------------------------------------------------------------------------------------


def test_assimilate_takes_over_pds_and_space_docks() -> None:
    "faction.l1z1x.assimilate"
    for texts, there in (
        ("faction.l1z1x.assimilate", {"infantry": 1, "pds": 2, "space_dock": 1}),
        ("", {"infantry": 1}),
    ):
        table = landing("carrier", "infantry", "2 pds, space_dock", l1z1x={"texts": texts})
        say(table, "sol fire nothing; l1z1x commit infantry@vefut_ii; sol defend no")
        assert on_planet(table, "vefut_ii") == ("l1z1x", there)
        assert player(table, "sol").reserve[9:] == [6, 3]


@pytest.mark.rule("LRR 59.4a")
@pytest.mark.parametrize(("wants", "docks"), [("yes", 1), ("no", 0)])
def test_assimilate_may_take_a_space_dock_from_elsewhere_but_need_not(wants: str, docks: int) -> None:
    mine = {"texts": "faction.l1z1x.assimilate"}
    table = landing(
        *("carrier", "infantry", "space_dock"),
        l1z1x=mine,
        planets=dict.fromkeys(("tequran", "torkan", "0_0_0"), "l1z1x: space_dock"),
        tiles={"205": "28"},
    )
    say(table, f"l1z1x commit infantry@vefut_ii; l1z1x aim_yes {wants}")
    if docks:
        say(table, "l1z1x reclaim 205, torkan")
    assert on_planet(table, "vefut_ii")[1].get("space_dock", 0) == docks
    assert player(table, "sol").reserve[10] == 3


def test_assimilate_is_for_planets_that_l1z1x_gains() -> None:
    table = position(
        "letnev, sol, l1z1x",
        tiles={"103": "20"},
        planets={"vefut_ii": "sol: pds"},
        letnev={"space": {"204": "carrier, infantry"}},
        l1z1x={"texts": "faction.l1z1x.assimilate"},
    )
    say(table, "letnev act tactical; letnev activate 103; letnev move_from 204; letnev move carrier, infantry")
    say(table, "sol fire nothing; letnev commit infantry@vefut_ii; sol defend no")
    assert on_planet(table, "vefut_ii") == ("letnev", {"infantry": 1})
    assert player(table, "l1z1x").reserve[9] == 6


@pytest.mark.rule("LRR 22.1e")
def test_harrow_bombards_after_each_round_of_ground_combat() -> None:
    "faction.l1z1x.harrow"
    table = landing("dreadnought", "infantry", "2 infantry", l1z1x={"texts": HARROW}, dice=[1, 1, 1, 5, 1, 1, 5])
    say(table, "l1z1x bombard nothing; l1z1x commit infantry@vefut_ii; l1z1x react faction.l1z1x.harrow")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 1}), "after the first round"
    assert asked(table) == {"l1z1x": "react"}, "and after the second one"
    say(table, "l1z1x react faction.l1z1x.harrow")
    assert on_planet(table, "vefut_ii") == ("l1z1x", {"infantry": 1}), "its own infantry is never hit"


def test_harrow_needs_somebody_to_bombard() -> None:
    table = landing("dreadnought", "2 infantry", "infantry", l1z1x={"texts": HARROW}, dice=[8, 1, 1])
    say(table, "l1z1x bombard nothing; l1z1x commit 2 infantry@vefut_ii")
    assert asked(table) == {"sol": "act"}, "the only round is over, and so is the combat"


@pytest.mark.rule("LRR 66.2")
def test_a_planetary_shield_stops_harrow_but_not_2ram() -> None:
    """leader.2ram (the note on harrow)."""
    for texts, asks in ((HARROW, False), (f"{HARROW}, leader.2ram", True)):
        table = landing("dreadnought", "infantry", "infantry, pds", l1z1x={"texts": texts}, dice=[1, 1, 9, 1])
        say(table, "sol fire nothing")
        if asks:
            say(table, "l1z1x bombard nothing")
        say(table, "l1z1x commit infantry@vefut_ii; sol defend no")
        assert (asked(table) == {"l1z1x": "react"}) is asks


def test_2ram_does_not_open_shields_to_bombardment_of_others() -> None:
    table = position(
        "letnev, sol, l1z1x",
        tiles={"103": "20"},
        planets={"vefut_ii": "sol: infantry, pds"},
        letnev={"space": {"204": "dreadnought"}},
        l1z1x={"texts": "leader.2ram"},
    )
    say(table, "letnev act tactical; letnev activate 103; letnev move_from 204; letnev move dreadnought")
    say(table, "sol fire nothing")
    assert asked(table) == {"sol": "act"}


@pytest.mark.rule("LRR 66.2")
def test_a_defender_harrows_too_but_not_those_who_land_with_a_shield() -> None:
    "An Annihilator on Zohbat helps the infantry on Mellon, unless a Behemoth of the Arborec lands there."
    for troops, asks in (("2 infantry", True), ("infantry, mech", False)):
        table = position(
            "arborec, l1z1x, sol",
            tiles={"103": "30"},
            planets={"mellon": "l1z1x: infantry", "zohbat": "l1z1x: mech"},
            arborec={"space": {"204": f"carrier, {troops}"}},
            l1z1x={"texts": f"{HARROW}, unit.annihilator"},
            dice=[1] * 9,
        )
        say(table, "arborec act tactical; arborec activate 103; arborec move_from 204")
        landings = ", ".join(f"{one}@mellon" for one in troops.split(", "))
        say(table, f"arborec move carrier, {troops}; arborec commit {landings}")
        assert (asked(table) == {"l1z1x": "react"}) is asks


# --- technologies, units, the note -------------------------------------------------------------------------------


def test_inheritance_systems_ignore_all_prerequisites() -> None:
    "technology.inheritance_systems"
    table = position(
        "l1z1x, sol, letnev",
        l1z1x={"strategies": "technology", "technologies": "inheritance_systems", "goods": 2},
    )
    say(table, "sol act pass; letnev act pass; l1z1x act technology")
    say(table, "l1z1x research super_dreadnought_ii; l1z1x pay 2 trade_good")
    assert "super_dreadnought_ii" in technologies(table, "l1z1x")
    assert spent(table, "l1z1x") == ["technology.inheritance_systems"]


def test_inheritance_systems_need_two_resources_and_must_be_ready() -> None:
    for goods, ready in ((1, True), (2, False)):
        table = position(
            SIDES,
            l1z1x={
                "strategies": "technology",
                "technologies": "inheritance_systems",
                "goods": goods,
                "exhausted": "0_0_0",
            },
        )
        if not ready:
            player(table, "l1z1x").texts.exhaust(text("technology.inheritance_systems"), 0)
        say(table, "sol act pass; letnev act pass; l1z1x act technology")
        assert why_not(table, "l1z1x research super_dreadnought_ii") == "LRR 89.12"


def test_inheritance_systems_take_the_last_two_resources() -> None:
    table = position(
        SIDES,
        l1z1x={
            "strategies": "technology",
            "technologies": "inheritance_systems",
            "goods": 2,
            "exhausted": "0_0_0",
        },
    )
    say(table, "sol act pass; letnev act pass; l1z1x act technology; l1z1x research super_dreadnought_ii")
    if asked(table) == {"l1z1x": "pay"}:
        say(table, "l1z1x pay 2 trade_good")
    assert player(table, "l1z1x").goods == 0
    assert text("technology.super_dreadnought_ii") in player(table, "l1z1x").texts


def test_inheritance_systems_may_spare_a_specialty() -> None:
    table = position(
        SIDES,
        tiles={"203": "21"},
        planets={"thibah": "l1z1x:", "0_0_0": ":"},
        l1z1x={"strategies": "technology", "technologies": "inheritance_systems", "goods": 2},
    )
    say(table, "sol act pass; letnev act pass; l1z1x act technology; l1z1x research gravity_drive")
    say(table, "l1z1x aim_yes yes; l1z1x pay 2 trade_good")
    assert not state(table).exhausted >> planet("thibah") & 1
    assert spent(table, "l1z1x") == ["technology.inheritance_systems"]


def test_inheritance_systems_serve_where_nothing_else_can_be_researched() -> None:
    """Reveal Prototype: the upgrade is out of reach but for the 2 resources, which must be left when 4 are paid."""

    def revealed(goods: int) -> Table:
        l1z1x = {"technologies": "inheritance_systems", "hand": "reveal_prototype", "space": {"204": "dreadnought"}}
        table = position(
            SIDES,
            tiles={"202": "30", "203": "27"},
            planets={"zohbat": "l1z1x:", "starpoint": "l1z1x:", "0_0_0": ":"},
            l1z1x={**l1z1x, "goods": goods},
            sol={"space": {"103": "cruiser"}},
        )
        say(table, "l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move dreadnought")
        return table

    table = revealed(0)
    assert asked(table) != {"l1z1x": "react"}, "the planets pay 3 each: nothing would be left"
    table = revealed(1)
    say(table, "l1z1x react card.reveal_prototype")
    assert why_not(table, "l1z1x pay zohbat, starpoint") == "LRR 89.14"
    say(table, "l1z1x pay zohbat, trade_good; l1z1x pay starpoint")
    assert "super_dreadnought_ii" in technologies(table, "l1z1x")
    assert spent(table, "l1z1x") == ["technology.inheritance_systems"]


def test_super_dreadnoughts_ii_are_no_victims_of_direct_hits() -> None:
    "technology.super_dreadnought_ii, unit.super_dreadnought_ii; unit.super_dreadnought_i is one"
    for technologies_, asks in (("", True), ("super_dreadnought_ii", False)):
        table = position(
            SIDES,
            l1z1x={"space": {"204": "dreadnought"}, "technologies": technologies_},
            sol={"space": {"103": "3 cruiser"}, "hand": "direct_hit"},
            dice=[1, 7, 1, 1],
        )
        say(table, "l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move dreadnought")
        say(table, "l1z1x sustain dreadnought")
        assert (asked(table).get("sol") == "react") is asks


def test_hits_of_0_0_1_and_dreadnoughts_go_to_ships_that_are_not_fighters() -> None:
    "unit.0_0_1"
    table = position(
        SIDES,
        l1z1x={"space": {"204": "flagship, dreadnought, 2 fighter"}, "texts": "unit.0_0_1"},
        sol={"space": {"103": "carrier, 2 cruiser, 4 fighter"}},
        dice=[5, 5, 1, 9, 1] + [1] * 7,
    )
    say(table, "l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204")
    say(table, "l1z1x move flagship, dreadnought, 2 fighter")
    assert why_not(table, "sol lose 2 fighter, cruiser") == "LRR 96.5", "two of the three hits are the flagship's"
    assert why_not(table, "sol lose fighter, 2 cruiser") == ""
    assert why_not(table, "sol lose 2 cruiser, carrier") == "", "the hit of a fighter may go anywhere"


@pytest.mark.parametrize(
    ("mine", "dice", "no"),
    [("flagship, dreadnought", [1, 1, 5, 1, 1], "LRR 96.5"), ("dreadnought", [5, 1, 1], "")],
)
def test_dreadnoughts_aim_beside_the_flagship_only(mine: str, dice: list[int], no: str) -> None:
    table = position(
        SIDES,
        l1z1x={"space": {"204": mine}, "texts": "unit.0_0_1"},
        sol={"space": {"103": "carrier, fighter"}},
        dice=dice,
    )
    say(table, f"l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move {mine}")
    assert why_not(table, "sol lose fighter") == no


def test_a_damaged_ship_has_taken_one_of_the_aimed_hits() -> None:
    table = position(
        SIDES,
        l1z1x={"space": {"204": "flagship"}, "texts": "unit.0_0_1"},
        sol={"space": {"103": "dreadnought, carrier, 4 fighter"}},
        dice=[5, 5] + [1] * 6,
    )
    say(table, "l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move flagship")
    say(table, "sol sustain dreadnought")
    assert why_not(table, "sol lose fighter") == "LRR 96.5", "the other one is aimed, too"
    assert why_not(table, "sol lose carrier") == ""


def test_annihilators_bombard_like_ships_unless_they_fight() -> None:
    "unit.annihilator"
    table = landing("carrier", "mech, infantry", "2 infantry", l1z1x={"texts": "unit.annihilator"}, dice=[8])
    assert asked(table) == {"l1z1x": "bombard"}
    say(table, "l1z1x bombard mech@vefut_ii")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 1})
    texts = f"{HARROW}, unit.annihilator"
    table = landing("carrier", "2 mech", "2 infantry", l1z1x={"texts": texts}, dice=[1, 1, 1, 8, 1, 1])
    say(table, "l1z1x bombard nothing; l1z1x commit mech@vefut_ii; l1z1x react faction.l1z1x.harrow")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 1}), "one die, of the mech that stayed in space"


def test_cybernetic_enhancements_move_a_token_to_their_holder() -> None:
    "note.cybernetic_enhancements"
    table = position("sol, l1z1x, letnev", sol={"notes": "cybernetic_enhancements@l1z1x"})
    say(table, "sol react cybernetic_enhancements@l1z1x")
    assert player(table, "sol").pools[2] == 3
    assert player(table, "l1z1x").pools[2] == 1
    assert NOTE.index["cybernetic_enhancements@seat_2"] in player(table, "l1z1x").notes
    table = position("sol, l1z1x, letnev", letnev={"notes": "cybernetic_enhancements@l1z1x"})
    assert asked(table) == {"sol": "act"}, "in the own turn"
    table = position("sol, l1z1x, letnev", sol={"notes": "cybernetic_enhancements@l1z1x"}, l1z1x={"pools": (3, 3, 0)})
    assert asked(table) == {"sol": "act"}, "and if there is a token to take"


# --- leaders -----------------------------------------------------------------------------------------------------


def test_i48s_turns_an_infantry_of_the_active_player_into_a_mech() -> None:
    "leader.i48s"
    table = position(
        "sol, l1z1x, letnev",
        tiles={"103": "20"},
        planets={"vefut_ii": "sol: 2 infantry"},
        l1z1x={"texts": "leader.i48s"},
    )
    say(table, "sol act tactical; sol activate 103; l1z1x react leader.i48s; sol aim_source 103, vefut_ii")
    assert on_planet(table, "vefut_ii") == ("sol", {"infantry": 1, "mech": 1})
    assert spent(table, "l1z1x") == ["leader.i48s"]


@pytest.mark.rule("LRR 59.4a")
def test_the_mech_of_i48s_may_be_taken_back_from_a_system_without_a_command_token() -> None:
    for tokens, asks in (("", "react"), ("205", "act")):
        table = position(
            "sol, l1z1x, letnev",
            tiles={"103": "20", "205": "25"},
            planets={"vefut_ii": "sol: infantry", "quann": "sol: 4 mech"},
            sol={"tokens": tokens},
            l1z1x={"texts": "leader.i48s"},
        )
        say(table, "sol act tactical; sol activate 103")
        assert asked(table) == {"l1z1x": asks}, "with a token there the mechs stay"
        if asks == "react":
            say(table, "l1z1x react leader.i48s; sol aim_source 103, vefut_ii")
            assert on_planet(table, "vefut_ii") == ("sol", {"mech": 1})
            assert on_planet(table, "quann") == ("sol", {"mech": 3})


def test_2ram_is_unlocked_by_four_dreadnoughts_and_can_be_lent() -> None:
    ram = text("leader.2ram")
    table = position(SIDES, l1z1x={"space": {"204": "2 dreadnought", "205": "dreadnought"}, "locked": "2ram"})
    assert ram not in player(table, "l1z1x").texts
    table = position(
        "sol, l1z1x, letnev",
        tiles={"103": "20"},
        planets={"vefut_ii": "letnev: infantry, pds"},
        l1z1x={"space": {"204": "2 dreadnought", "205": "2 dreadnought"}, "locked": "2ram"},
        sol={"notes": "alliance@l1z1x", "space": {"102": "dreadnought, infantry"}},
    )
    assert ram in player(table, "l1z1x").texts
    say(table, "sol act tactical; sol activate 103; sol move_from 102; sol move dreadnought, infantry")
    say(table, "letnev fire nothing")
    assert asked(table) == {"sol": "bombard"}, "in spite of the shield"


@pytest.mark.rule("LRR 99.2")
def test_the_helmsman_opens_the_wormhole_nexus() -> None:
    table = position(SIDES, l1z1x={"texts": "leader.the_helmsman", "space": {"103": "dreadnought"}})
    assert not state(table).nexus_open
    say(table, "l1z1x act leader.the_helmsman; l1z1x aim_place nexus; l1z1x aim_pieces dreadnought")
    assert fleet(table, "l1z1x", "nexus") == {"dreadnought": 1}
    assert state(table).nexus_open


def test_the_helmsman_gathers_flagship_and_dreadnoughts() -> None:
    "leader.the_helmsman"
    table = position(
        SIDES,
        tiles={"103": "20", "301": "41"},
        planets={"vefut_ii": "l1z1x: 2 infantry"},
        l1z1x={
            "texts": "leader.the_helmsman",
            "space": {"103": "flagship, damaged_dreadnought, cruiser", "309": "dreadnought, 2 fighter"},
            "tokens": "309",
        },
        sol={"space": {"204": "cruiser"}},
    )
    say(table, "l1z1x act leader.the_helmsman")
    assert "204" not in options(table, "l1z1x"), "ships of Sol are there"
    assert why_not(table, "l1z1x aim_place 204") != ""
    say(table, "l1z1x aim_place 212; l1z1x aim_pieces damaged_dreadnought; l1z1x transport infantry@vefut_ii")
    say(table, "l1z1x aim_pieces dreadnought")
    assert fleet(table, "l1z1x", "212") == {"damaged_dreadnought": 1, "dreadnought": 1, "infantry": 1, "fighter": 2}
    assert fleet(table, "l1z1x", "103") == {"flagship": 1, "cruiser": 1}
    assert text("leader.the_helmsman") not in player(table, "l1z1x").texts
