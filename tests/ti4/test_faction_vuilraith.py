"""The Vuil'raith Cabal in Twilight Imperium 4: what it captures, and the rifts that it lives in."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import docks_in, rifts
from orrery.games.ti4.rules.data import UNITS
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import NOTE, TEXT, UNIT
from orrery.games.ti4.rules.things import NO_SEAT
from orrery.games.ti4.rules.units import sheet
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
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

CABAL = "vuilraith, sol, letnev"
"""Homes at 304, 310, 316."""
DOCK = {"acheron": "vuilraith: space_dock, infantry"}
TEAR = "unit.dimensional_tear_i"


def prisoners(table: Table, faction: str = "vuilraith") -> list[str]:
    """What is captured: "sol cruiser"; fighters and infantry belong to nobody."""
    names = {NO_SEAT: ""} | {seat_of(table, name): name for name in ("sol", "letnev", "vuilraith")}
    return sorted(f"{names[owner]} {UNITS[unit]}".strip() for owner, unit in player(table, faction).captured)


def imprison(table: Table, *units: str, of: str = "sol") -> None:
    """The Cabal has captured units."""
    p = player(table, "vuilraith")
    for name in units:
        nobody = name in ("fighter", "infantry")
        p.captured.append((NO_SEAT if nobody else seat_of(table, of), UNIT.index[name]))
        player(table, of).reserve[UNIT.index[name]] -= not nobody


def reserve(table: Table, faction: str, unit: str) -> int:
    return int(player(table, faction).reserve[UNIT.index[unit]])


# --- Devour and the flagship -------------------------------------------------------------------------------------


def battle(mine: str, theirs: str, *dice: int, **more: Any) -> Table:
    """The Cabal attacks Sol at 103, far from both homes."""
    table = position(
        CABAL,
        sheets="vuilraith",
        dice=dice,
        vuilraith={"space": {"204": mine}, **more.pop("vuilraith", {})},
        sol={"space": {"103": theirs}},
        **more,
    )
    say(table, f"vuilraith act tactical; vuilraith activate 103; vuilraith move_from 204; vuilraith move {mine}")
    return table


def test_devour_captures_what_is_destroyed_in_combat() -> None:
    """faction.vuilraith.devour"""
    table = battle("3 cruiser", "carrier, fighter", 9, 9, 1, 1, 1)
    assert prisoners(table) == ["fighter", "sol carrier"]
    assert reserve(table, "sol", "carrier") == 3, "it is on the sheet of the Cabal"
    assert reserve(table, "sol", "fighter") == 10


def test_devour_captures_nothing_of_a_player_who_blockades_a_dock() -> None:
    """LRR 50.6"""
    table = position(
        CABAL,
        sheets="vuilraith",
        planets={"acheron": "vuilraith: space_dock", "quann": "vuilraith: space_dock"},
        tiles={"208": "25"},
        dice=[9, 9, 1],
        vuilraith={"space": {"204": "2 cruiser"}},
        sol={"space": {"103": "cruiser", "208": "cruiser"}},
    )
    say(table, "vuilraith act tactical; vuilraith activate 103; vuilraith move_from 204; vuilraith move 2 cruiser")
    assert fleet(table, "sol", "103") == {}
    assert prisoners(table) == []


def test_devour_leaves_structures_alone_even_if_they_fight() -> None:
    """A Hel-Titan is a ground force and a structure."""
    table = position(
        "vuilraith, ul, sol",
        tiles={"203": "25"},
        planets={"quann": "ul: damaged_pds, infantry"},
        vuilraith={"texts": "faction.vuilraith.devour", "space": {"203": "carrier, 3 infantry"}},
        dice=[8, 8, 1, 1, 1],
    )
    say(table, "vuilraith act tactical; vuilraith activate 203; ul fire nothing")
    say(table, "vuilraith commit 3 infantry@quann; ul defend no")
    assert on_planet(table, "quann") == ("vuilraith", {"infantry": 3})
    assert player(table, "vuilraith").captured == [(NO_SEAT, UNIT.index["infantry"])]


def test_devour_does_not_reach_beyond_combat() -> None:
    table = position(
        CABAL,
        sheets="vuilraith",
        tiles={"203": "25"},
        planets={"quann": "vuilraith: 2 pds, infantry"},
        dice=[9, 9],
        sol={"space": {"202": "2 cruiser"}},
    )
    say(table, "vuilraith act pass; sol act tactical; sol activate 203; sol move_from 202; sol move 2 cruiser")
    say(table, "vuilraith fire sol")
    assert fleet(table, "sol", "203") == {}
    assert prisoners(table) == []


def test_devour_captures_nothing_in_combats_of_others() -> None:
    table = position(
        "sol, letnev, vuilraith",
        sheets="vuilraith",
        dice=[10, 1],
        sol={"space": {"204": "cruiser"}},
        letnev={"space": {"103": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 103; sol move_from 204; sol move cruiser")
    assert fleet(table, "letnev", "103") == {}
    assert prisoners(table) == []


def test_the_terror_between_captures_all_that_is_destroyed_in_its_system() -> None:
    """unit.the_terror_between: own units too, but not itself."""
    table = battle(
        "flagship, cruiser",
        "3 cruiser",
        *(1, 1, 1, 9, 9, 9),
        vuilraith={"texts": "unit.the_terror_between", "space": {"204": "flagship, cruiser"}},
    )
    say(table, "vuilraith sustain nothing")
    assert fleet(table, "vuilraith", "103") == {}
    assert prisoners(table) == ["vuilraith cruiser"]
    assert reserve(table, "vuilraith", "cruiser") == 7
    assert reserve(table, "vuilraith", "flagship") == 1


def test_the_terror_between_captures_what_bombardment_destroys() -> None:
    table = position(
        CABAL,
        sheets="vuilraith",
        tiles={"203": "25"},
        planets={"quann": "sol: infantry, space_dock"},
        dice=[9],
        vuilraith={"space": {"203": "flagship"}, "texts": "unit.the_terror_between"},
    )
    say(table, "vuilraith act tactical; vuilraith activate 203; vuilraith bombard flagship@quann")
    assert prisoners(table) == ["infantry"]


def test_the_terror_between_is_needed_in_the_system() -> None:
    table = battle(
        "cruiser",
        "2 cruiser",
        *(1, 9, 9),
        vuilraith={"texts": "unit.the_terror_between", "space": {"204": "cruiser", "201": "flagship"}},
    )
    assert prisoners(table) == []


def ground_combat(there: str, *dice: int) -> Table:
    """Sol lands on Quann, which the Cabal holds."""
    table = position(
        CABAL,
        sheets="vuilraith",
        tiles={"203": "25"},
        planets={"quann": f"vuilraith: {there}"},
        vuilraith={"texts": "unit.reanimator"},
        sol={"space": {"202": "carrier, 3 infantry"}},
        dice=dice,
    )
    say(table, "vuilraith act pass; sol act tactical; sol activate 203; sol move_from 202")
    say(table, "sol move carrier, 3 infantry; sol commit 3 infantry@quann")
    return table


def test_reanimator_captures_own_infantry_on_its_planet() -> None:
    """unit.reanimator"""
    table = ground_combat("mech, 2 infantry", *(9, 9, 1), *(1, 1, 1), *(9, 1, 1), 1)
    say(table, "vuilraith sustain nothing; vuilraith lose 2 infantry")
    assert prisoners(table) == ["infantry", "infantry"]
    table = ground_combat("2 infantry", *(9, 9, 1), *(1, 1))
    assert prisoners(table) == [], "without a mech"


# --- Amalgamation and Riftmeld -----------------------------------------------------------------------------------


def producing(*units: str, of: str = "sol", **more: Any) -> Table:
    """The Cabal produces at home, and has captured units."""
    table = position(CABAL, sheets="vuilraith", planets=DOCK, vuilraith={"texts": TEAR, **more})
    imprison(table, *units, of=of)
    say(table, "vuilraith act tactical; vuilraith activate 304")
    return table


def test_amalgamation_produces_a_unit_for_a_captured_one_of_its_type() -> None:
    """faction.vuilraith.amalgamation: Acheron yields 4 resources, and a war sun is too dear."""
    table = producing("dreadnought", "fighter", goods=0)
    say(table, "vuilraith produce dreadnought, carrier, fighter; vuilraith aim_amount 1; vuilraith pay acheron")
    assert prisoners(table) == []
    assert reserve(table, "sol", "dreadnought") == 5
    assert fleet(table, "vuilraith", "304") == {"dreadnought": 1, "carrier": 1, "fighter": 1}


def test_amalgamation_is_used_as_far_as_the_player_wants() -> None:
    table = producing("cruiser", "cruiser")
    say(table, "vuilraith produce 2 cruiser, destroyer")
    assert options(table, "vuilraith") == ["1", "2"], "together they cost 5, and there are 4 resources"
    say(table, "vuilraith aim_amount 2; vuilraith pay acheron")
    assert prisoners(table) == []
    table = producing("cruiser", "cruiser")
    say(table, "vuilraith produce 2 cruiser; vuilraith aim_amount 1; vuilraith pay acheron")
    assert prisoners(table) == ["sol cruiser"]


def test_whose_captured_unit_is_returned_is_for_the_cabal_to_say() -> None:
    table = position(CABAL, sheets="vuilraith", planets=DOCK, vuilraith={"texts": TEAR})
    imprison(table, "cruiser", of="sol")
    imprison(table, "cruiser", of="letnev")
    say(table, "vuilraith act tactical; vuilraith activate 304; vuilraith produce cruiser; vuilraith aim_amount 1")
    say(table, "vuilraith aim_player letnev")
    assert prisoners(table) == ["sol cruiser"]


def test_own_units_that_are_captured_are_produced_by_returning_them() -> None:
    """All four mechs of the Cabal lie on its own sheet, captured beside The Terror Between."""
    for goods in (0, 9):
        table = producing(*["mech"] * 4, of="vuilraith", goods=goods)
        imprison(table, "mech", of="letnev")
        say(table, "vuilraith produce 2 mech")
        assert sorted(prisoners(table)) == ["letnev mech", "vuilraith mech", "vuilraith mech"], "nothing else will do"
        assert player(table, "vuilraith").goods == goods
        assert on_planet(table, "acheron")[1]["mech"] == 2
    table = producing(*["mech"] * 4, of="vuilraith", texts=TEAR)
    assert why_not(table, "vuilraith produce 5 mech") != "", "there are four"


def test_without_a_captured_unit_of_the_type_everything_is_paid() -> None:
    table = producing("cruiser")
    assert why_not(table, "vuilraith produce 2 dreadnought") == "LRR 26.1"


def researching(*units: str, **more: Any) -> Table:
    table = position(CABAL, sheets="vuilraith", vuilraith={"strategies": "leadership, technology", **more})
    imprison(table, *units)
    say(table, "vuilraith act technology")
    return table


def test_riftmeld_returns_a_captured_unit_to_ignore_all_prerequisites() -> None:
    """faction.vuilraith.riftmeld: War Sun needs four."""
    table = researching("war_sun")
    assert why_not(table, "vuilraith research dreadnought_ii") == "LRR 89.12"
    say(table, "vuilraith research war_sun")
    assert technologies(table, "vuilraith") == ["war_sun"]
    assert prisoners(table) == []


def test_riftmeld_is_a_choice_where_other_help_would_do() -> None:
    for answer, left in (("no", ["sol fighter"]), ("yes", [])):
        table = researching("fighter", technologies="ai_development_algorithm, neural_motivator")
        say(table, f"vuilraith research fighter_ii; vuilraith aim_yes {answer}")
        assert [f"sol {it}" for it in prisoners(table)] == left
        assert ("technology.ai_development_algorithm" in spent(table, "vuilraith")) is (answer == "no")


# --- Dimensional Tears -------------------------------------------------------------------------------------------


def test_the_system_of_a_dimensional_tear_is_a_gravity_rift() -> None:
    """unit.dimensional_tear_i: production 5, room for six fighters."""
    table = position(CABAL, sheets="vuilraith", planets=DOCK, vuilraith={"texts": TEAR})
    s = state(table)
    assert rifts(s) == 1 << place("304")
    assert docks_in(s, 0, place("304")) == 6
    assert sheet(s, 0).of(UNIT.index["space_dock"]).production == 5


def test_ships_of_the_cabal_leave_their_tears_safely_and_faster() -> None:
    table = position(
        CABAL, sheets="vuilraith", planets=DOCK, vuilraith={"texts": TEAR, "space": {"304": "carrier, 2 infantry"}}
    )
    say(table, "vuilraith act tactical; vuilraith activate 204; vuilraith move_from 304")
    say(table, "vuilraith move carrier, 2 infantry")
    assert fleet(table, "vuilraith", "204") == {"carrier": 1, "infantry": 2}, "two systems with a move value of 1"


def test_a_fleet_leaves_a_tear_together() -> None:
    table = position(
        CABAL, sheets="vuilraith", planets=DOCK, vuilraith={"texts": TEAR, "space": {"304": "carrier, 2 cruiser"}}
    )
    say(table, "vuilraith act tactical; vuilraith activate 203; vuilraith move_from 304")
    say(table, "vuilraith move carrier, 2 cruiser")
    assert fleet(table, "vuilraith", "203") == {"carrier": 1, "cruiser": 2}


def test_ships_of_others_roll_when_they_leave_a_tear() -> None:
    table = position(
        "sol, vuilraith, letnev",
        tiles={"203": "25"},
        planets={"quann": "vuilraith: space_dock"},
        vuilraith={"texts": TEAR},
        sol={"space": {"203": "carrier"}},
        dice=[3],
    )
    say(table, "sol act tactical; sol activate 103; sol move_from 203; sol move carrier")
    assert fleet(table, "sol", "103") == {}


@pytest.mark.parametrize(("who", "dice", "left"), [("sol", [3], {}), ("vuilraith", [], {"cruiser": 1})])
def test_where_rifts_take_retreating_ships_tears_take_those_of_others(who: str, dice: list[int], left: Any) -> None:
    """With the ruling that ships roll when they retreat from a gravity rift (LRR R.8)."""
    players: dict[str, Any] = {
        "vuilraith": {"texts": TEAR},
        who: {"texts": TEAR if who == "vuilraith" else "", "space": {"203": "cruiser"}},
    }
    table = position(
        "letnev, vuilraith, sol",
        tiles={"203": "25", "202": "26"},
        planets={"quann": "vuilraith: space_dock", "lodor": who},
        letnev={"space": {"204": "cruiser"}},
        options={"retreat-from-a-rift": "dice"},
        dice=[1, 1, *dice],
        **players,
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 204; letnev move cruiser")
    say(table, f"{who} retreat yes; {who} retreat_to 202")
    assert fleet(table, who, "202") == left


@pytest.mark.rule("LRR 37.4")
def test_a_tear_in_a_gravity_rift_is_one_rift_and_a_safe_one_for_its_owner() -> None:
    planets = {"cormund": "vuilraith: space_dock"}
    table = position(
        CABAL,
        sheets="vuilraith",
        tiles={"203": "67"},
        planets=planets,
        vuilraith={"texts": TEAR, "space": {"203": "carrier"}},
    )
    say(table, "vuilraith act tactical; vuilraith activate 101")
    assert options(table, "vuilraith") == ["203", "none"]
    say(table, "vuilraith move_from 203; vuilraith move carrier")
    assert fleet(table, "vuilraith", "101") == {"carrier": 1}
    table = position(
        CABAL,
        sheets="vuilraith",
        tiles={"203": "67"},
        planets=planets,
        vuilraith={"texts": TEAR, "space": {"203": "carrier"}},
    )
    say(table, "vuilraith act tactical; vuilraith activate 106")
    assert asked(table) == {"sol": "act"}, "three systems: +1 once, not twice"


def test_dimensional_tear_ii_is_a_better_tear() -> None:
    """technology.dimensional_tear_ii, unit.dimensional_tear_ii"""
    table = position(
        CABAL,
        sheets="vuilraith",
        planets=DOCK,
        vuilraith={"technologies": "dimensional_tear_ii", "texts": "unit.dimensional_tear_ii"},
    )
    s = state(table)
    assert rifts(s) == 1 << place("304")
    assert docks_in(s, 0, place("304")) == 12
    assert sheet(s, 0).of(UNIT.index["space_dock"]).production == 7


# --- Vortex, Crucible --------------------------------------------------------------------------------------------


def test_vortex_captures_from_the_reinforcements_what_it_sees_near_a_dock() -> None:
    """technology.vortex"""
    table = position(
        CABAL,
        sheets="vuilraith",
        tiles={"203": "25"},
        planets={**DOCK, "quann": "sol: mech, pds"},
        vuilraith={"technologies": "vortex"},
        sol={"space": {"203": "2 war_sun", "206": "cruiser"}, "technologies": "war_sun"},
        letnev={"space": {"303": "cruiser"}},
    )
    say(table, "vuilraith act technology.vortex")
    assert why_not(table, "vuilraith aim_figure seat_2, cruiser, 206"), "too far away"
    assert why_not(table, "vuilraith aim_figure seat_2, war_sun, 203"), "none in the reinforcements"
    assert why_not(table, "vuilraith aim_figure seat_2, pds, 203"), "a structure"
    say(table, "vuilraith aim_figure seat_2, mech, 203")
    assert prisoners(table) == ["sol mech"]
    assert reserve(table, "sol", "mech") == 2
    assert on_planet(table, "quann") == ("sol", {"mech": 1, "pds": 1}), "the one on the board stays"
    assert spent(table, "vuilraith") == ["technology.vortex"]


def test_crucible_spares_ships_the_dice_of_rifts_and_makes_them_faster() -> None:
    """note.crucible"""
    table = position(
        "sol, vuilraith, letnev",
        tiles={"203": "41"},
        sol={"space": {"203": "2 carrier"}, "notes": "crucible@vuilraith"},
    )
    say(table, "sol act tactical; sol activate 104; sol react crucible@vuilraith")
    say(table, "sol move_from 203; sol move 2 carrier")
    assert fleet(table, "sol", "104") == {"carrier": 2}, "three systems at once: 1 + 1 + 1"
    assert NOTE.index["crucible@seat_2"] in player(table, "vuilraith").notes
    assert asked(table) == {"vuilraith": "act"}
    table = position("letnev, vuilraith, sol", tiles={"203": "41"}, sol={"notes": "crucible@vuilraith"})
    say(table, "letnev act tactical; letnev activate 203")
    assert "sol" not in asked(table), "it is for one's own activation"


# --- leaders -----------------------------------------------------------------------------------------------------


def test_the_stillness_of_stars_takes_a_unit_for_the_commodities_of_another_player() -> None:
    """leader.the_stillness_of_stars: Letnev has the commodity value 2."""
    table = position(
        "letnev, vuilraith, sol",
        vuilraith={"texts": "leader.the_stillness_of_stars"},
        letnev={"strategies": "leadership, trade"},
    )
    say(table, "letnev act trade; vuilraith react leader.the_stillness_of_stars")
    assert options(table, "vuilraith") == ["fighter", "destroyer", "cruiser", "infantry", "mech"]
    say(table, "vuilraith aim_unit cruiser")
    assert prisoners(table) == ["letnev cruiser"]
    assert (player(table, "letnev").commodities, player(table, "letnev").goods) == (0, 3 + 2)
    assert spent(table, "vuilraith") == ["leader.the_stillness_of_stars"]


@pytest.mark.rule("LRR 31.9", "LRR 50.6")
def test_the_stillness_of_stars_converts_commodities_also_of_somebody_who_blockades() -> None:
    """Nothing is captured of whoever blockades a space dock, but the other half of the sentence is possible."""
    table = position(
        "letnev, vuilraith, sol",
        vuilraith={"texts": "leader.the_stillness_of_stars"},
        planets={"acheron": "vuilraith: space_dock"},
        letnev={"strategies": "leadership, trade", "space": {"310": "cruiser"}},
    )
    say(table, "letnev act trade; vuilraith react leader.the_stillness_of_stars")
    assert prisoners(table) == []
    assert (player(table, "letnev").commodities, player(table, "letnev").goods) == (0, 3 + 2)
    assert spent(table, "vuilraith") == ["leader.the_stillness_of_stars"]


@pytest.mark.rule("LRR 31.16")
def test_a_trade_agreement_takes_commodities_before_the_stillness_of_stars_converts_them() -> None:
    """The one is used when they are replenished, the other after that, whosever turn it is."""
    table = position(
        "vuilraith, letnev, sol",
        vuilraith={"texts": "leader.the_stillness_of_stars", "strategies": "trade"},
        sol={"notes": "trade_agreement@letnev"},
    )
    say(table, "letnev act pass; sol act pass; vuilraith act trade; vuilraith for_free letnev")
    say(table, "sol react trade_agreement@letnev; vuilraith react leader.the_stillness_of_stars")
    say(table, "vuilraith aim_unit cruiser")
    assert (player(table, "sol").goods, player(table, "letnev").goods) == (2, 0)
    assert prisoners(table) == ["letnev cruiser"], "nothing is left to convert, but a unit is captured all the same"


@pytest.mark.rule("LRR 57.5c")
def test_commodities_that_the_stillness_of_stars_converts_are_not_gained_as_trade_goods() -> None:
    """Artuno would be asked about for what is gained."""
    table = position(
        "letnev, vuilraith, sol",
        vuilraith={"texts": "leader.the_stillness_of_stars"},
        letnev={"strategies": "leadership, trade", "texts": "leader.artuno_the_betrayer"},
    )
    say(table, "letnev act trade; letnev react nothing; vuilraith react leader.the_stillness_of_stars")
    say(table, "vuilraith aim_unit cruiser")
    assert asked(table) == {"letnev": "for_free"}
    assert player(table, "letnev").goods == 3 + 2


def test_that_which_molds_flesh_lets_two_small_units_not_count() -> None:
    """leader.that_which_molds_flesh, lent to Sol: a space dock on Jord produces 6."""
    table = position(
        "sol, vuilraith, letnev",
        planets={"jord": "sol: space_dock"},
        sol={"texts": "leader.that_which_molds_flesh", "goods": 9},
    )
    say(table, "sol act tactical; sol activate 304")
    assert why_not(table, "sol produce 8 infantry") == ""
    assert why_not(table, "sol produce 9 infantry") == "LRR 69.1"
    assert why_not(table, "sol produce 3 infantry, 5 destroyer") == ""
    assert why_not(table, "sol produce 4 infantry, 5 destroyer") == "LRR 69.1"


def test_that_which_molds_flesh_is_unlocked_in_three_gravity_rifts() -> None:
    for third, unlocked in (("206", False), ("209", True)):
        table = position(
            CABAL,
            sheets="vuilraith",
            tiles={"203": "41", "209": "67"},
            planets={"acheron": "vuilraith: space_dock"},
            vuilraith={
                "texts": TEAR,
                "space": {"203": "fighter", third: "cruiser"},
                "locked": "that_which_molds_flesh",
            },
        )
        unlock_leaders(state(table))
        assert (TEXT.index["leader.that_which_molds_flesh"] in player(table, "vuilraith").texts) is unlocked


def test_it_feeds_on_carrion_captures_ships_near_dimensional_tears_and_what_they_carry() -> None:
    """leader.it_feeds_on_carrion"""
    table = position(
        CABAL,
        sheets="vuilraith",
        planets=DOCK,
        vuilraith={"texts": f"{TEAR}, leader.it_feeds_on_carrion", "space": {"203": "cruiser"}},
        letnev={"space": {"303": "2 carrier, 4 fighter, 2 infantry", "207": "cruiser"}},
        sol={"space": {"305": "dreadnought, damaged_dreadnought"}},
        dice=[4, 1, 3, 4],
    )
    say(table, "vuilraith act leader.it_feeds_on_carrion")
    assert asked(table) == {"letnev": "remove"}
    say(table, "letnev remove 2 infantry")
    assert fleet(table, "letnev", "303") == {"carrier": 1, "fighter": 4}
    assert fleet(table, "sol", "305") == {"dreadnought": 1}, "the damaged one is gone"
    assert prisoners(table) == ["infantry", "infantry", "letnev carrier", "sol dreadnought"]
    assert fleet(table, "letnev", "207") == {"cruiser": 1}
    assert fleet(table, "vuilraith", "203") == {"cruiser": 1}
    assert TEXT.index["leader.it_feeds_on_carrion"] not in player(table, "vuilraith").texts


def test_it_feeds_on_carrion_needs_a_ship_near_a_dimensional_tear() -> None:
    table = position(
        CABAL,
        sheets="vuilraith",
        planets=DOCK,
        vuilraith={"texts": f"{TEAR}, leader.it_feeds_on_carrion"},
        sol={"space": {"303": "fighter", "207": "cruiser"}},
    )
    assert why_not(table, "vuilraith act leader.it_feeds_on_carrion") == "LRR 31.7"


def test_devour_takes_what_goes_down_with_the_van_hauge() -> None:
    """It is destroyed during combat, whatever destroys it."""
    table = position(
        "vuilraith, yin, sol",
        vuilraith={"texts": "faction.vuilraith.devour", "space": {"204": "3 cruiser"}},
        yin={"texts": "unit.van_hauge", "space": {"103": "damaged_flagship, carrier"}},
        dice=[10, 1, 1, 1, 1, 1],
    )
    say(table, "vuilraith act tactical; vuilraith activate 103; vuilraith move_from 204; vuilraith move 3 cruiser")
    say(table, "yin lose flagship")
    assert fleet(table, "vuilraith", "103") == {}
    captured = [UNITS[unit] for owner, unit in player(table, "vuilraith").captured if owner == 1]
    assert sorted(captured) == ["carrier", "flagship"]
