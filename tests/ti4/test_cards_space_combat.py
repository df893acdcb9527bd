"""The action cards of Twilight Imperium 4 that are played in space combats and about space cannons."""

from __future__ import annotations

import pytest

from tests.ti4.battles import SIDES, battle
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    place,
    player,
    position,
    say,
    spent,
    technologies,
    why_not,
)

REFUGE = {"102": "20"}
PREREQUISITES = "neural_motivator, sarween_tools, plasma_scoring, duranium_armor"
"""What Cruiser II and Destroyer II need."""

# --- Morale Boost, Fighter Prototype -----------------------------------------------------------------------------


def test_morale_boost_adds_one_to_combat_rolls_for_one_round() -> None:
    table = battle("cruiser", "2 cruiser", hand="morale_boost", dice=[6, 1, 1, 6, 7])
    say(table, "hacan react card.morale_boost")
    assert fleet(table, "winnu", "103") == {"cruiser": 1}, "a 6 hits in the first round and not in the second"
    assert fleet(table, "hacan", "103") == {}


@pytest.mark.rule("LRR 3.6b", "LRR 31.18")
def test_one_morale_boost_in_a_round() -> None:
    table = battle("cruiser", "cruiser", hand="morale_boost, morale_boost", dice=[1, 1, 6, 1])
    say(table, "hacan react card.morale_boost")
    assert asked(table) == {"hacan": "react"}
    assert len(player(table, "hacan").hand) == 1, "the question is that of the second round"
    say(table, "hacan react card.morale_boost")
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR 46.1c", "LRR 22.1c")
def test_morale_boost_does_not_help_a_barrage() -> None:
    table = battle("destroyer", "carrier, 2 fighter", hand="morale_boost", dice=[8, 8, 1, 1, 1, 9])
    say(table, "hacan react card.morale_boost")
    assert fleet(table, "winnu", "103") == {"carrier": 1, "fighter": 2}


@pytest.mark.rule("LRR 35.1")
def test_morale_boost_is_for_the_two_sides_only() -> None:
    table = battle("cruiser", "cruiser", letnev={"hand": "morale_boost"}, dice=[7, 1])
    assert asked(table) == {"winnu": "act"}


def test_fighter_prototype_helps_fighters_in_the_first_round() -> None:
    table = battle("carrier, fighter", "2 cruiser", hand="fighter_prototype", dice=[7, 8, 1, 1, 8, 8, 7])
    say(table, "hacan react card.fighter_prototype")
    assert asked(table) == {"hacan": "lose"}, "in the second round, in which an 8 of a fighter does not hit"
    assert fleet(table, "winnu", "103") == {"cruiser": 1}


# --- Skilled Retreat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.30", "LRR F.30", "LRR 17.9")
def test_skilled_retreat_ends_the_combat_in_a_draw() -> None:
    table = battle(
        "cruiser, carrier, infantry",
        "cruiser",
        hand="skilled_retreat",
        hacan={"commodities": 3},
        their_hand="salvage, intercept",
    )
    say(table, "hacan react card.skilled_retreat; hacan aim_place 102")
    assert fleet(table, "hacan", "102") == {"cruiser": 1, "carrier": 1, "infantry": 1}
    assert player(table, "hacan").tokens >> place("102") & 1
    assert fleet(table, "winnu", "103") == {"cruiser": 1}
    assert asked(table) == {"winnu": "act"}, "nobody has won, and it was no retreat to intercept"


def test_skilled_retreat_needs_a_system_without_ships_of_others() -> None:
    around = dict.fromkeys(("000", "102", "104", "205", "206"), "cruiser")
    table = battle("cruiser", "cruiser", hand="skilled_retreat", letnev={"space": around}, dice=[1, 1])
    say(table, "hacan react card.skilled_retreat")
    assert fleet(table, "hacan", "204") == {"cruiser": 1}, "the only way back"


@pytest.mark.rule("LRR F.6")
def test_skilled_retreat_takes_ground_forces_from_planets_along() -> None:
    table = battle(
        "2 cruiser", "carrier", their_hand="skilled_retreat", tile="19", planets={"wellon": "winnu: 2 infantry"}
    )
    say(table, "winnu react card.skilled_retreat; winnu aim_place 102; winnu transport 2 infantry@wellon")
    assert fleet(table, "winnu", "102") == {"carrier": 1, "infantry": 2}


@pytest.mark.rule("LRR F.6")
def test_ground_forces_that_fight_as_ships_do_so_no_longer_after_a_skilled_retreat() -> None:
    alastor = {"texts": "unit.the_alastor"}
    wellon = {"wellon": "winnu: 2 infantry"}
    table = battle("2 cruiser", "flagship", their_hand="skilled_retreat", tile="19", winnu=alastor, planets=wellon)
    say(table, "winnu aim_standing 2 infantry@wellon; winnu react card.skilled_retreat; winnu aim_place 102")
    say(table, "winnu transport infantry@wellon")
    assert fleet(table, "winnu", "102") == {"flagship": 1, "infantry": 1}
    assert on_planet(table, "wellon") == ("winnu", {"infantry": 1})


# --- Waylay ------------------------------------------------------------------------------------------------------


def test_waylay_turns_a_barrage_on_all_ships() -> None:
    table = battle("destroyer", "carrier, 2 fighter", hand="waylay", dice=[9, 1, 1, 1, 1, 9])
    say(table, "hacan react card.waylay; winnu lose carrier")
    assert fleet(table, "winnu", "103") == fleet(table, "hacan", "103") == {}, "the fighters won without their carrier"


@pytest.mark.rule("LRR 75.4a")
def test_ships_sustain_damage_from_a_barrage_that_waylays_them() -> None:
    table = battle("destroyer", "dreadnought", hand="waylay", dice=[9, 1, 1, 5])
    say(table, "hacan react card.waylay; winnu sustain dreadnought")
    assert fleet(table, "winnu", "103") == {"damaged_dreadnought": 1}


def test_waylay_is_for_those_who_roll_a_barrage() -> None:
    table = battle("cruiser", "cruiser", hand="waylay", dice=[7, 1])
    assert asked(table) == {"winnu": "act"}


# --- Rout, Intercept ---------------------------------------------------------------------------------------------


def test_rout_makes_the_attacker_announce_a_retreat() -> None:
    table = battle("cruiser", "cruiser", their_hand="rout", tiles=REFUGE, planets={"vefut_ii": "hacan:"}, dice=[1, 1])
    say(table, "winnu react card.rout")
    assert asked(table) == {"hacan": "retreat_to"}
    say(table, "hacan retreat_to 102")
    assert fleet(table, "hacan", "102") == {"cruiser": 1}


@pytest.mark.rule("LRR 71.4b")
def test_rout_fails_if_the_defender_announces_a_retreat() -> None:
    table = battle(
        "cruiser",
        "cruiser",
        their_hand="rout",
        tiles={**REFUGE, "104": "19"},
        planets={"vefut_ii": "hacan:", "wellon": "winnu:"},
        dice=[1, 1],
    )
    say(table, "winnu react card.rout; winnu retreat yes")
    assert asked(table) == {"winnu": "retreat_to"}


def test_rout_is_for_the_defender() -> None:
    table = battle("cruiser", "cruiser", hand="rout", tiles=REFUGE, planets={"vefut_ii": "winnu:"}, dice=[1, 1])
    assert asked(table) == {"winnu": "retreat"}


def test_intercept_stops_a_retreat_in_this_round() -> None:
    table = battle(
        "cruiser",
        "cruiser",
        hand="intercept",
        tiles={**REFUGE, "104": "19"},
        planets={"vefut_ii": "winnu:", "wellon": "hacan:"},
        dice=[1, 1],
    )
    say(table, "winnu retreat yes; hacan react card.intercept")
    assert asked(table) == {"winnu": "retreat"}, "a new round; the attacker was not asked in the old one"
    assert fleet(table, "winnu", "103") == {"cruiser": 1}


# --- Shields Holding, Maneuvering Jets ---------------------------------------------------------------------------


def test_shields_holding_cancels_two_hits() -> None:
    table = battle("3 cruiser", "3 cruiser", their_hand="shields_holding", dice=[7, 7, 7, 7, 7, 1, 1, 7, 7])
    say(table, "winnu react card.shields_holding")
    assert fleet(table, "hacan", "103") == {}
    assert fleet(table, "winnu", "103") == {"cruiser": 2}


@pytest.mark.rule("LRR F.33")
def test_both_sides_may_play_shields_holding() -> None:
    table = battle("cruiser", "cruiser", hand="shields_holding", their_hand="shields_holding", dice=[7, 7, 1, 7])
    say(table, "hacan react card.shields_holding; winnu react card.shields_holding")
    assert fleet(table, "hacan", "103") == {}, "in the second round"
    assert not player(table, "winnu").hand


@pytest.mark.rule("LRR F.34")
def test_shields_holding_cancels_hits_of_a_barrage() -> None:
    table = battle("destroyer", "carrier, 2 fighter", their_hand="shields_holding", dice=[9, 9, 1, 1, 1, 9])
    say(table, "winnu react card.shields_holding")
    assert fleet(table, "winnu", "103") == {"carrier": 1, "fighter": 2}


def test_shields_do_not_hold_outside_of_a_space_combat() -> None:
    table = battle("cruiser", hand="shields_holding", tile="19", planets={"wellon": "winnu: pds"}, dice=[6])
    say(table, "winnu fire hacan")
    assert fleet(table, "hacan", "103") == {}


def test_maneuvering_jets_cancel_a_hit_of_space_cannons() -> None:
    table = battle(
        "2 cruiser",
        hand="maneuvering_jets, maneuvering_jets",
        tile="19",
        planets={"wellon": "winnu: 2 pds"},
        dice=[6, 6],
    )
    say(table, "winnu fire hacan; hacan react card.maneuvering_jets")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}, "one card for one roll"


def test_maneuvering_jets_help_what_lands() -> None:
    table = battle("carrier, infantry", hand="maneuvering_jets", tile="19", planets={"wellon": "winnu: pds"}, dice=[6])
    say(table, "winnu fire nothing; hacan commit infantry@wellon; winnu defend yes; hacan react card.maneuvering_jets")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})


def test_maneuvering_jets_do_not_help_in_combat() -> None:
    table = battle("2 cruiser", "cruiser", hand="maneuvering_jets", dice=[7, 1, 7])
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


# --- Experimental Battlestation ----------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.41", "LRR 96.3b")
def test_experimental_battlestation_fires_from_an_adjacent_system() -> None:
    table = battle(
        "2 cruiser",
        their_hand="experimental_battlestation",
        tiles=REFUGE,
        planets={"vefut_ii": "winnu: space_dock"},
        dice=[5, 4, 1],
    )
    say(table, "winnu react card.experimental_battlestation")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR F.41")
def test_experimental_battlestation_needs_ships_that_have_moved() -> None:
    table = position(
        SIDES,
        tiles=REFUGE,
        planets={"vefut_ii": "winnu: space_dock"},
        hacan={"space": {"103": "cruiser"}},
        winnu={"hand": "experimental_battlestation"},
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from nothing")
    assert asked(table) == {"winnu": "act"}


def test_the_hits_of_a_battlestation_are_hits_of_space_cannons() -> None:
    table = battle(
        "2 cruiser",
        hand="maneuvering_jets",
        their_hand="experimental_battlestation",
        tiles=REFUGE,
        planets={"vefut_ii": "winnu: space_dock"},
        dice=[5, 5, 1],
    )
    say(table, "winnu react card.experimental_battlestation; hacan react card.maneuvering_jets")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


# --- Direct Hit, Courageous to the End ---------------------------------------------------------------------------


def test_direct_hit_destroys_a_ship_that_has_sustained_damage() -> None:
    table = battle("cruiser", "dreadnought", hand="direct_hit", dice=[7, 1])
    say(table, "winnu sustain dreadnought; hacan react card.direct_hit")
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR F.32")
def test_two_direct_hits_on_two_ships() -> None:
    table = battle("2 cruiser", "2 dreadnought", hand="direct_hit, direct_hit", dice=[7, 7, 1, 1])
    say(table, "winnu sustain 2 dreadnought; hacan react card.direct_hit; hacan react card.direct_hit")
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR 31.6")
def test_direct_hit_does_not_destroy_an_upgraded_dreadnought() -> None:
    table = battle(
        "2 cruiser", "dreadnought", hand="direct_hit", winnu={"technologies": "dreadnought_ii"}, dice=[7, 1, 1, 7, 1, 1]
    )
    say(table, "winnu sustain dreadnought")
    assert len(player(table, "hacan").hand) == 1
    assert fleet(table, "winnu", "103") == {}, "only the second round did"


@pytest.mark.rule("LRR F.35", "LRR 75.4")
def test_direct_hit_follows_hits_of_space_cannons_too() -> None:
    table = battle("dreadnought", their_hand="direct_hit", tile="19", planets={"wellon": "winnu: pds"}, dice=[6])
    say(table, "winnu fire hacan; hacan sustain dreadnought; winnu react card.direct_hit")
    assert fleet(table, "hacan", "103") == {}


def test_direct_hit_is_for_whoever_made_the_hit() -> None:
    table = battle("cruiser", "dreadnought", letnev={"hand": "direct_hit"}, dice=[7, 5])
    say(table, "winnu sustain dreadnought")
    assert fleet(table, "winnu", "103") == {"damaged_dreadnought": 1}


@pytest.mark.rule("LRR F.31", "LRR 75.5")
def test_courageous_to_the_end_takes_ships_along() -> None:
    table = battle("cruiser", "2 dreadnought", hand="courageous_to_the_end", dice=[1, 5, 1, 7, 6])
    say(table, "hacan react card.courageous_to_the_end")
    assert fleet(table, "winnu", "103") == {"dreadnought": 1}, "without a chance to sustain damage"


def test_courageous_to_the_end_uses_the_combat_value_of_the_ship_that_fell() -> None:
    table = battle("carrier, cruiser", "3 cruiser", hand="courageous_to_the_end", dice=[1, 1, 7, 7, 1, 8, 7])
    say(table, "hacan react card.courageous_to_the_end; hacan aim_unit cruiser")
    assert fleet(table, "winnu", "103") == {"cruiser": 1}


def test_the_opponent_chooses_the_ship() -> None:
    table = battle("cruiser", "carrier, cruiser", hand="courageous_to_the_end", dice=[1, 7, 1, 7, 1])
    say(table, "hacan react card.courageous_to_the_end")
    assert asked(table) == {"winnu": "lose"}
    say(table, "winnu lose carrier")
    assert fleet(table, "winnu", "103") == {"cruiser": 1}


# --- Salvage, Emergency Repairs, Reveal Prototype ----------------------------------------------------------------


@pytest.mark.rule("LRR 57.6")
def test_salvage_takes_the_commodities_of_whoever_lost() -> None:
    table = battle("cruiser", "cruiser", hand="salvage", winnu={"commodities": 3}, dice=[7, 1])
    say(table, "hacan react card.salvage")
    assert player(table, "hacan").goods == 3
    assert player(table, "winnu").commodities == 0


def test_emergency_repairs_at_the_end_of_a_round() -> None:
    table = battle("dreadnought", "cruiser", hand="emergency_repairs", dice=[1, 7, 1, 7, 5, 1])
    say(table, "hacan sustain dreadnought; hacan react card.emergency_repairs; hacan sustain dreadnought")
    assert fleet(table, "hacan", "103") == {"damaged_dreadnought": 1}


def test_emergency_repairs_at_the_start_of_a_round_help_units_on_planets_too() -> None:
    table = battle(
        "cruiser",
        "damaged_dreadnought",
        their_hand="emergency_repairs",
        tile="19",
        planets={"wellon": "winnu: damaged_mech"},
        dice=[1, 5],
    )
    say(table, "winnu react card.emergency_repairs")
    assert fleet(table, "winnu", "103") == {"dreadnought": 1}
    assert on_planet(table, "wellon") == ("winnu", {"mech": 1})


def test_reveal_prototype_researches_the_upgrade_of_a_unit_that_fights() -> None:
    table = battle(
        "cruiser, destroyer",
        "2 cruiser",
        hand="reveal_prototype",
        hacan={"goods": 5, "technologies": f"{PREREQUISITES}, antimass_deflectors, fleet_logistics"},
        dice=[1, 1, 6, 1, 1, 1, 6, 1, 1],
    )
    say(table, "hacan react card.reveal_prototype")
    assert options(table, "hacan") == ["destroyer_ii", "cruiser_ii"], "carriers do not fight here"
    say(table, "hacan aim_technology cruiser_ii; hacan pay 4 trade_good")
    assert player(table, "hacan").goods == 1
    assert fleet(table, "winnu", "103") == {}, "the cruiser hits from 6 on at once"


@pytest.mark.rule("LRR 31.11")
def test_reveal_prototype_needs_four_resources_beside_the_planets_it_exhausts() -> None:
    table = battle(
        "destroyer",
        "cruiser",
        hand="reveal_prototype",
        tiles={"203": "24"},
        planets={"mehar_xull": "hacan:", "arretze": ":", "hercant": ":", "kamdorn": ":"},
        hacan={"goods": 3, "technologies": "plasma_scoring"},
        dice=[1, 1, 1, 7],
    )
    assert asked(table) == {"winnu": "act"}, "Mehar Xull can pay or meet the prerequisite, not both"
    table = battle(
        "destroyer",
        "cruiser",
        hand="reveal_prototype",
        tiles={"203": "24"},
        planets={"mehar_xull": "hacan:", "arretze": ":", "hercant": ":", "kamdorn": ":"},
        hacan={"goods": 4, "technologies": "plasma_scoring"},
    )
    say(table, "hacan react card.reveal_prototype")
    assert why_not(table, "hacan pay mehar_xull, 3 trade_good") == "LRR 89.14"
    say(table, "hacan pay 4 trade_good")
    assert (technologies(table, "hacan"), spent(table)) == (["plasma_scoring", "destroyer_ii"], ["mehar_xull"])
