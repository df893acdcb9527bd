"""Invasion and ground combat of Twilight Imperium 4 (LRR 27, 20, 96.6)."""

from __future__ import annotations

import pytest

from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, seat_of, state, why_not

LANDING = "hacan commit 2 infantry@wellon"


@pytest.mark.rule("LRR 20.1", "LRR 20.2", "LRR 20.3", "LRR 20.4", "LRR 27.5", "LRR 27.2b", "LRR 20.4c")
def test_ground_forces_fight_until_one_side_is_left() -> None:
    table = battle("carrier, 2 infantry", tile="19", planets={"wellon": "winnu: infantry"}, dice=[1, 1, 8, 8, 1, 1])
    say(table, LANDING)
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})


@pytest.mark.rule("LRR 20.1a")
def test_a_ground_force_with_two_burst_icons_rolls_two_dice() -> None:
    """The mech of the Naaz-Rokha Alliance."""
    table = position(
        "naaz_rokha, winnu, letnev",
        tiles={"203": "19"},
        planets={"wellon": "winnu: 2 infantry"},
        naaz_rokha={"space": {"304": "carrier, mech"}},
        dice=[8, 8, 1, 1],
    )
    say(table, "naaz_rokha act tactical; naaz_rokha activate 203; naaz_rokha move_from 304")
    say(table, "naaz_rokha move carrier, mech; naaz_rokha commit mech@wellon")
    assert on_planet(table, "wellon") == ("naaz_rokha", {"mech": 1})


@pytest.mark.rule("LRR 20.4d", "LRR 27.5d")
def test_if_all_fall_the_defender_keeps_the_planet() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "winnu: infantry"}, dice=[8, 8])
    say(table, "hacan commit infantry@wellon")
    assert on_planet(table, "wellon") == ("winnu", {})


@pytest.mark.rule("LRR 27.5", "LRR 27.5a", "LRR 27.5b", "LRR 53.1b")
def test_a_planet_that_is_gained_comes_exhausted_and_without_its_structures() -> None:
    table = battle("carrier, 2 infantry", tile="19", planets={"wellon": "winnu: space_dock, pds"}, dice=[1])
    say(table, f"winnu fire nothing; {LANDING}; winnu defend yes")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 2})
    winnu = seat_of(table, "winnu")
    assert not state(table).players[winnu].ground
    assert player(table, "winnu").reserve[-2:] == [6, 3]


@pytest.mark.rule("LRR 27.5c", "LRR 53.2")
def test_landing_on_a_planet_of_ones_own_gains_nothing() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "hacan: infantry"})
    say(table, "hacan pick_up_at nothing; hacan commit infantry@wellon")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 2})
    assert not state(table).exhausted


@pytest.mark.rule("LRR 27.2", "LRR 27.2c")
def test_nobody_has_to_land() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "winnu: infantry"})
    assert why_not(table, "hacan commit nothing") == ""
    say(table, "hacan commit nothing")
    assert fleet(table, "hacan", "103") == {"carrier": 1, "infantry": 1}
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 27.2", "LRR 27.2a")
def test_only_what_is_in_space_lands() -> None:
    table = battle("carrier, infantry", tile="27")
    assert why_not(table, "hacan commit infantry@starpoint, infantry@new_albion") == "LRR 27.2"
    say(table, "hacan commit infantry@starpoint")
    assert on_planet(table, "starpoint") == ("hacan", {"infantry": 1})
    assert on_planet(table, "new_albion") == ("", {})


@pytest.mark.rule("LRR 21.2", "LRR 21.3")
def test_a_planet_holds_any_number_of_ground_forces_and_ships_carry_them_in_space() -> None:
    table = battle("3 carrier, 11 infantry, mech", tile="19")
    assert fleet(table, "hacan", "103") == {"carrier": 3, "infantry": 11, "mech": 1}
    say(table, "hacan commit 11 infantry@wellon, mech@wellon")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 11, "mech": 1})


@pytest.mark.rule("LRR 75.1", "LRR 61.1", "LRR 21.1")
def test_mechs_sustain_damage_in_ground_combat() -> None:
    table = battle("carrier, mech", tile="19", planets={"wellon": "winnu: infantry"}, dice=[6, 8])
    say(table, "hacan commit mech@wellon; hacan sustain mech")
    assert on_planet(table, "wellon") == ("hacan", {"damaged_mech": 1})


# --- LRR 96.6: space cannon defense ------------------------------------------------------------------------------


@pytest.mark.rule("LRR 96.6", "LRR 96.7", "LRR 96.8", "LRR 96.7b")
def test_cannons_on_the_planet_fire_at_what_lands() -> None:
    table = battle("carrier, 3 infantry", tile="19", planets={"wellon": "winnu: 2 pds"}, dice=[6, 5])
    say(table, "winnu fire nothing; hacan commit 3 infantry@wellon; winnu defend yes")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 2})


@pytest.mark.rule("LRR 96.8a")
def test_only_units_that_land_there_take_the_hits() -> None:
    table = battle(
        "carrier, 2 infantry",
        tile="27",
        planets={"starpoint": "winnu: 2 pds", "new_albion": "winnu:"},
        dice=[6, 6],
    )
    say(table, "winnu fire nothing; hacan commit infantry@starpoint, infantry@new_albion; winnu defend yes")
    assert on_planet(table, "starpoint") == ("winnu", {"pds": 2})
    assert on_planet(table, "new_albion") == ("hacan", {"infantry": 1})


@pytest.mark.rule("LRR 96.7d")
def test_cannons_on_another_planet_do_not_fire_at_what_lands() -> None:
    table = battle(
        "carrier, infantry",
        tile="27",
        planets={"starpoint": "winnu: pds", "new_albion": "winnu: infantry"},
        winnu={"technologies": "pds_ii"},
        dice=[8, 1],
    )
    say(table, "winnu fire nothing; hacan commit infantry@new_albion")
    assert on_planet(table, "new_albion") == ("hacan", {"infantry": 1})


@pytest.mark.rule("LRR 27.3", "LRR 27.3a", "LRR 27.4a", "LRR 27.4")
def test_all_cannons_fire_before_the_first_ground_combat_and_the_invader_sets_the_order() -> None:
    table = battle(
        "carrier, 4 infantry",
        tile="27",
        planets={"starpoint": "winnu: pds, infantry", "new_albion": "winnu: pds, infantry"},
        dice=[6, 6, 8, 1, 1, 8],
    )
    say(table, "winnu fire nothing; hacan commit 2 infantry@starpoint, 2 infantry@new_albion")
    assert options(table, "hacan") == ["new_albion", "starpoint"]
    say(table, "hacan next_planet starpoint; winnu defend yes; winnu defend yes")
    assert asked(table) == {"hacan": "next_planet"}, "both cannons have fired, no combat has begun"
    say(table, "hacan next_planet starpoint")
    assert on_planet(table, "starpoint")[0] == "hacan"
    assert on_planet(table, "new_albion")[0] == "winnu"


@pytest.mark.rule("LRR 27.3")
def test_a_landing_that_the_cannons_have_shot_down_gains_nothing() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "winnu: pds"}, dice=[6])
    say(table, "winnu fire nothing; hacan commit infantry@wellon; winnu defend yes")
    assert on_planet(table, "wellon") == ("winnu", {"pds": 1})
    assert player(table, "hacan").reserve[7] == 12
