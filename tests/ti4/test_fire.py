"""Space cannons (LRR 96), bombardment (22), planetary shields (66) and blockades (19) of Twilight Imperium 4."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.things import Seat
from tests.ti4.battles import SIDES, battle
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, state, why_not

# --- LRR 96.2: space cannon offense ------------------------------------------------------------------------------


@pytest.mark.rule("LRR 96.2", "LRR 96.3", "LRR 96.5", "LRR 96.5a", "LRR 70.1", "LRR 88.2c", "LRR 96.3b")
def test_cannons_in_the_active_system_fire_at_the_ships_of_the_active_player() -> None:
    table = battle("cruiser, carrier", tile="19", planets={"wellon": "winnu: 2 pds"}, dice=[6, 5])
    assert options(table, "winnu") == ["seat_1", "none"]
    say(table, "winnu fire hacan; hacan lose carrier")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR 96.1")
def test_nobody_has_to_fire() -> None:
    table = battle("cruiser", tile="19", planets={"wellon": "winnu: pds"})
    say(table, "winnu fire nothing")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR 96.2", "LRR 96.5b", "LRR 17.7")
def test_the_active_player_fires_first_and_chooses_the_target() -> None:
    table = battle(
        "cruiser",
        "2 cruiser",
        tile="27",
        planets={"new_albion": "hacan: pds", "starpoint": "winnu: pds"},
        dice=[6, 6],
    )
    assert asked(table) == {"hacan": "fire"}
    say(table, "hacan fire winnu; winnu fire hacan")
    assert fleet(table, "winnu", "103") == {"cruiser": 1}
    assert fleet(table, "hacan", "103") == {}


@pytest.mark.rule("LRR 96.4")
def test_cannons_fire_though_no_ships_have_moved() -> None:
    table = position(
        SIDES,
        tiles={"103": "27"},
        planets={"new_albion": "hacan: pds"},
        winnu={"space": {"103": "cruiser"}},
        dice=[6],
    )
    say(table, "hacan act tactical; hacan activate 103; hacan fire winnu")
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR 96.3c", "LRR 100.2", "LRR 15.5")
@pytest.mark.parametrize(("technologies", "fires"), [("pds_ii", True), ("", False)])
def test_deep_space_cannons_fire_into_adjacent_systems(technologies: str, fires: bool) -> None:
    table = battle(
        "cruiser",
        tile="39",
        tiles={"201": "26"},
        planets={"lodor": "winnu: pds"},
        winnu={"technologies": technologies},
    )
    assert (asked(table) == {"winnu": "fire"}) == fires, "through the wormholes"


@pytest.mark.rule("LRR 96.2", "LRR 96.5a")
def test_everybody_fires_clockwise_from_the_active_player_on_and_at_the_active_player_only() -> None:
    table = battle(
        "3 cruiser",
        "cruiser",
        tile="27",
        tiles={"102": "19"},
        planets={"starpoint": "winnu: pds", "wellon": "letnev: pds"},
        letnev={"technologies": "pds_ii"},
        dice=[6, 5, 7, 1],
    )
    assert asked(table) == {"winnu": "fire"}
    say(table, "winnu fire hacan")
    assert options(table, "letnev") == ["seat_1", "none"], "not at Winnu"
    say(table, "letnev fire hacan")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}, "and that one wins the combat"


@pytest.mark.rule("LRR 96.2")
def test_it_does_not_matter_for_the_order_who_the_speaker_is() -> None:
    table = position(
        SIDES,
        tiles={"103": "27"},
        planets={"new_albion": "winnu: pds", "starpoint": "letnev: pds"},
        hacan={"space": {"204": "cruiser"}},
    )
    state(table).speaker = Seat(2)
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move cruiser")
    assert asked(table) == {"winnu": "fire"}, "the next one clockwise from the active player, not the speaker"
    say(table, "winnu fire nothing")
    assert asked(table) == {"letnev": "fire"}


@pytest.mark.rule("LRR 75.4", "LRR 96.5")
def test_ships_sustain_damage_from_space_cannons() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: pds"}, dice=[6])
    say(table, "winnu fire hacan; hacan sustain dreadnought")
    assert fleet(table, "hacan", "103") == {"damaged_dreadnought": 1}


@pytest.mark.rule("LRR 49.3", "LRR 49.3c")
def test_fighters_that_lose_their_carrier_to_space_cannons_are_gone_before_the_combat() -> None:
    table = battle("carrier, 2 fighter", "cruiser", tile="19", planets={"wellon": "winnu: pds"}, dice=[6])
    say(table, "winnu fire hacan; hacan lose carrier")
    assert fleet(table, "hacan", "103") == {}
    assert fleet(table, "winnu", "103") == {"cruiser": 1}
    assert asked(table) == {"winnu": "act"}, "there was no combat"


# --- LRR 22, 66: bombardment -------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 22.1", "LRR 22.2", "LRR 27.1")
def test_dreadnoughts_bombard_ground_forces() -> None:
    table = battle("2 dreadnought", tile="19", planets={"wellon": "winnu: 3 infantry"}, dice=[5, 4])
    say(table, "hacan bombard 2 dreadnought@wellon")
    assert on_planet(table, "wellon") == ("winnu", {"infantry": 2})


@pytest.mark.rule("LRR 22.1b")
def test_a_war_sun_bombards_with_three_dice_and_a_dreadnought_with_one() -> None:
    table = battle(
        "war_sun, dreadnought",
        tile="19",
        planets={"wellon": "winnu: 5 infantry"},
        hacan={"technologies": "war_sun"},
        dice=[5, 3, 3, 2],
    )
    say(table, "hacan bombard war_sun@wellon, dreadnought@wellon")
    assert on_planet(table, "wellon") == ("winnu", {"infantry": 2}), (
        "5 hits for the dreadnought, 3 twice for the war sun"
    )


@pytest.mark.rule("LRR 22.1")
def test_a_unit_bombards_one_planet_only() -> None:
    table = battle(
        "2 dreadnought", tile="27", planets={"new_albion": "winnu: infantry", "starpoint": "winnu: infantry"}
    )
    assert why_not(table, "hacan bombard 2 dreadnought@starpoint, dreadnought@new_albion") == "LRR 22.1"
    assert why_not(table, "hacan bombard dreadnought@starpoint") == ""


@pytest.mark.rule("LRR 22.1d")
def test_several_planets_may_be_bombarded() -> None:
    table = battle(
        "2 dreadnought",
        tile="27",
        planets={"new_albion": "winnu: 2 infantry", "starpoint": "winnu: 2 infantry"},
        dice=[5, 4],
    )
    say(table, "hacan bombard dreadnought@starpoint, dreadnought@new_albion")
    left = [on_planet(table, name)[1].get("infantry", 0) for name in ("new_albion", "starpoint")]
    assert sorted(left) == [1, 2]


@pytest.mark.rule("LRR 22.2")
def test_hits_beyond_the_ground_forces_are_lost() -> None:
    table = battle("2 dreadnought", tile="19", planets={"wellon": "winnu: infantry, space_dock"}, dice=[5, 5])
    say(table, "hacan bombard 2 dreadnought@wellon")
    assert on_planet(table, "wellon") == ("winnu", {"space_dock": 1})


@pytest.mark.rule("LRR 75.4", "LRR 22.2")
def test_mechs_sustain_damage_from_bombardment() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: mech, infantry"}, dice=[5])
    say(table, "hacan bombard dreadnought@wellon; winnu sustain mech")
    assert on_planet(table, "wellon") == ("winnu", {"damaged_mech": 1, "infantry": 1})


@pytest.mark.rule("LRR 22.1f")
def test_planets_without_ground_forces_are_not_bombarded() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: space_dock"})
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 22.1f", "LRR 66.1")
def test_a_planetary_shield_keeps_bombardment_off() -> None:
    table = battle("dreadnought", tile="19", planets={"wellon": "winnu: infantry, pds"})
    say(table, "winnu fire nothing")
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 66.3", "LRR 66.3b")
def test_a_war_sun_breaks_the_shield_for_all_ships() -> None:
    table = battle(
        "dreadnought, war_sun",
        tile="19",
        planets={"wellon": "winnu: 5 infantry, pds"},
        hacan={"technologies": "war_sun"},
        dice=[5, 3, 3, 2],
    )
    say(table, "winnu fire nothing; hacan bombard war_sun@wellon, dreadnought@wellon")
    assert on_planet(table, "wellon") == ("winnu", {"infantry": 2, "pds": 1})


# --- LRR 19: blockades -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 19.1")
def test_a_blockaded_dock_produces_ground_forces_but_no_ships() -> None:
    table = position(
        SIDES,
        tiles={"103": "19"},
        planets={"wellon": "hacan: space_dock"},
        hacan={"goods": 10},
        winnu={"space": {"103": "cruiser"}},
    )
    say(table, "hacan act tactical; hacan activate 103")
    assert why_not(table, "hacan produce cruiser") != ""
    say(table, "hacan produce 2 infantry; hacan pay trade_good")
    assert on_planet(table, "wellon") == ("hacan", {"space_dock": 1, "infantry": 2})
    assert player(table, "hacan").goods == 9
