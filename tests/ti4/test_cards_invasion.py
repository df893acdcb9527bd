"""The action cards of Twilight Imperium 4 that are played in invasions and when planets change hands."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, on_planet, planet, player, say, state


def exhausted(table: Table, name: str) -> bool:
    return bool(state(table).exhausted >> planet(name) & 1)


# --- Bunker, Disable ---------------------------------------------------------------------------------------------


def test_bunker_weakens_bombardment() -> None:
    table = battle(
        "2 dreadnought", tile="19", planets={"wellon": "winnu: 3 infantry"}, their_hand="bunker", dice=[9, 8]
    )
    say(table, "winnu react card.bunker; hacan bombard 2 dreadnought@wellon")
    assert on_planet(table, "wellon") == ("winnu", {"infantry": 2})


def test_bunker_helps_the_planets_of_its_player_only() -> None:
    table = battle(
        "2 dreadnought",
        tile="27",
        planets={"starpoint": "winnu: 2 infantry", "new_albion": "letnev: 2 infantry"},
        their_hand="bunker",
        dice=[5, 5],
    )
    say(table, "winnu react card.bunker; hacan bombard dreadnought@starpoint, dreadnought@new_albion")
    assert on_planet(table, "starpoint") == ("winnu", {"infantry": 2})
    assert on_planet(table, "new_albion") == ("letnev", {"infantry": 1})


def test_bunker_does_not_weaken_combat_rolls() -> None:
    table = battle(
        "carrier, infantry", tile="19", planets={"wellon": "winnu: infantry"}, their_hand="bunker", dice=[8, 1]
    )
    say(table, "winnu react card.bunker; hacan commit infantry@wellon")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})


def test_disable_takes_shields_and_cannons_away() -> None:
    table = battle(
        "dreadnought, infantry",
        tile="19",
        planets={"wellon": "winnu: 2 infantry, 2 pds"},
        hand="disable",
        dice=[5, 8, 1],
    )
    say(table, "winnu fire nothing; hacan react card.disable; hacan bombard dreadnought@wellon")
    say(table, "hacan commit infantry@wellon")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1}), "no cannon has fired at it"


def test_disable_lasts_for_one_invasion() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: infantry, pds"}, hand="disable")
    say(table, "winnu fire nothing; hacan react card.disable; hacan bombard nothing")
    say(table, "winnu act tactical; winnu activate 103; winnu fire hacan")
    assert not state(table).effects


def test_disable_needs_a_pds_of_an_opponent() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: infantry"}, hand="disable")
    assert asked(table) == {"hacan": "bombard"}


# --- Parley, Fire Team -------------------------------------------------------------------------------------------


def test_parley_sends_what_has_landed_back() -> None:
    table = battle("carrier, 2 infantry, mech", tile="19", planets={"wellon": "winnu:"}, their_hand="parley")
    say(table, "hacan commit 2 infantry@wellon, mech@wellon; winnu react card.parley")
    assert on_planet(table, "wellon") == ("winnu", {})
    assert fleet(table, "hacan", "103") == {"carrier": 1, "infantry": 2, "mech": 1}


def test_parley_concerns_one_planet() -> None:
    table = battle(
        "carrier, 2 infantry",
        tile="27",
        planets={"starpoint": "winnu:", "new_albion": "winnu:"},
        their_hand="parley",
    )
    say(table, "hacan commit infantry@starpoint, infantry@new_albion; winnu react nothing; winnu react card.parley")
    owners = sorted([on_planet(table, "starpoint")[0], on_planet(table, "new_albion")[0]])
    assert owners == ["hacan", "winnu"]
    assert fleet(table, "hacan", "103") == {"carrier": 1, "infantry": 1}


def test_parley_is_for_planets_one_controls() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "letnev:"}, their_hand="parley")
    say(table, "hacan commit infantry@wellon")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})


@pytest.mark.rule("LRR 97.1", "LRR 97.2")
def test_fire_team_rolls_dice_again() -> None:
    table = battle(
        "carrier, 3 infantry",
        tile="19",
        planets={"wellon": "winnu: 3 infantry"},
        hand="fire_team",
        dice=[1, 8, 1, 8, 8, 1, 1, 1],
    )
    say(table, "hacan commit 3 infantry@wellon; hacan react card.fire_team; hacan aim_dice 1 0, 1 2")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 3})


@pytest.mark.rule("LRR 97.3")
def test_what_is_added_to_a_roll_is_added_to_the_dice_rolled_again() -> None:
    table = battle(
        "carrier, 2 infantry",
        tile="19",
        planets={"wellon": "winnu: 2 infantry"},
        hand="fire_team, morale_boost",
        dice=[7, 6, 7, 1, 1],
    )
    say(table, "hacan commit 2 infantry@wellon; hacan react card.morale_boost; hacan react card.fire_team")
    say(table, "hacan aim_dice 1 1")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 2})


@pytest.mark.rule("LRR 22.1c")
def test_fire_team_does_not_touch_bombardment() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: infantry"}, hand="fire_team", dice=[1])
    say(table, "hacan bombard dreadnought@wellon")
    assert asked(table) == {"winnu": "act"}


def test_morale_boost_works_on_the_ground() -> None:
    table = battle(
        "carrier, infantry", tile="19", planets={"wellon": "winnu: infantry"}, hand="morale_boost", dice=[7, 1]
    )
    say(table, "hacan commit infantry@wellon; hacan react card.morale_boost")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})


def test_emergency_repairs_reach_a_mech_that_has_landed() -> None:
    table = battle(
        "carrier, mech", tile="19", planets={"wellon": "winnu: infantry"}, hand="emergency_repairs", dice=[1, 8, 6, 8]
    )
    say(table, "hacan commit mech@wellon; hacan sustain mech; hacan react card.emergency_repairs; hacan sustain mech")
    assert on_planet(table, "wellon") == ("hacan", {"damaged_mech": 1})


# --- Infiltrate, Reparations -------------------------------------------------------------------------------------


def test_infiltrate_takes_the_structures_over() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "winnu: space_dock, 2 pds"}, hand="infiltrate")
    say(table, "winnu fire nothing; hacan commit infantry@wellon; winnu defend no; hacan react card.infiltrate")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1, "space_dock": 1, "pds": 2})
    assert player(table, "winnu").reserve[-2:] == [6, 3]
    assert player(table, "hacan").reserve[-2:] == [4, 2]


def test_infiltrate_takes_over_no_more_than_the_reinforcements_hold() -> None:
    home = {"arretze": "hacan: space_dock", "hercant": "hacan: space_dock", "kamdorn": "hacan: space_dock"}
    table = battle(
        "carrier, infantry", tile="19", planets={"wellon": "winnu: space_dock, pds", **home}, hand="infiltrate"
    )
    say(table, "winnu fire nothing; hacan commit infantry@wellon; winnu defend no; hacan react card.infiltrate")
    taken = table.clone()
    say(table, "hacan aim_yes no")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1, "pds": 1})
    say(taken, "hacan aim_yes yes; hacan reclaim 304, hercant")  # LRR 59.4a
    assert on_planet(taken, "wellon") == ("hacan", {"infantry": 1, "pds": 1, "space_dock": 1})
    assert on_planet(taken, "hercant") == ("hacan", {})


def test_reparations_exhaust_a_planet_of_the_conqueror_and_ready_one_of_ones_own() -> None:
    table = battle(
        "carrier, infantry",
        tile="19",
        planets={"wellon": "winnu:"},
        their_hand="reparations",
        winnu={"exhausted": "winnu"},
    )
    say(table, "hacan commit infantry@wellon; winnu react card.reparations; winnu aim_planet hercant")
    assert exhausted(table, "hercant")
    assert not exhausted(table, "winnu")
    assert not exhausted(table, "arretze")


@pytest.mark.rule("LRR 31.9")
def test_reparations_do_as_much_as_is_possible() -> None:
    table = battle(
        "carrier, infantry",
        tile="19",
        planets={"wellon": "winnu:"},
        their_hand="reparations",
        hacan={"exhausted": "arretze, hercant"},
    )
    say(table, "hacan commit infantry@wellon; winnu react card.reparations")
    assert exhausted(table, "kamdorn")
    assert not exhausted(table, "winnu")


def test_reparations_are_for_whoever_lost_the_planet() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "letnev:"}, their_hand="reparations")
    say(table, "hacan commit infantry@wellon")
    assert asked(table) == {"winnu": "act"}
