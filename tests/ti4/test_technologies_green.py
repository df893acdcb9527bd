"""The green technologies of Twilight Imperium 4, and Infantry II."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from tests.ti4.notation import (
    asked,
    on_planet,
    options,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

TRIO = "hacan, xxcha, winnu"
PASSING = "hacan act pass; xxcha act pass; winnu act pass"


# --- the status phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 82.3", "LRR F.12")
def test_neural_motivator_draws_two_cards_in_the_status_phase() -> None:
    table = position(TRIO, hacan={"technologies": "neural_motivator"})
    say(table, PASSING)
    assert [len(p.hand) for p in state(table).players] == [2, 1, 1]


@pytest.mark.rule("LRR F.12")
def test_neural_motivator_does_not_change_other_draws() -> None:
    table = position(TRIO, hacan={"technologies": "neural_motivator", "strategies": "leadership, politics"})
    say(table, "hacan act politics; hacan new_speaker xxcha")
    assert len(player(table, "hacan").hand) == 2


@pytest.mark.rule("LRR 82.5")
def test_hyper_metabolism_gives_three_tokens_in_the_status_phase() -> None:
    table = position(TRIO, hacan={"technologies": "hyper_metabolism"})
    say(table, PASSING)
    assert why_not(table, "hacan gain_tokens 2 tactic") != ""
    say(table, "hacan gain_tokens 3 tactic; hacan redistribute 6 tactic, 5 fleet, 2 strategy")
    assert player(table, "hacan").pools == [6, 5, 2]
    assert why_not(table, "xxcha gain_tokens 2 tactic") == ""


# --- Psychoarchaeology -------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 89.14", "LRR 89.15")
def test_psychoarchaeology_uses_specialties_of_exhausted_planets_without_exhausting_any() -> None:
    table = position(
        TRIO,
        tiles={"203": "21", "204": "34"},
        planets={"thibah": "hacan:", "gral": "hacan:"},
        hacan={"technologies": "psychoarchaeology", "strategies": "leadership, technology", "exhausted": "thibah"},
    )
    say(table, "hacan react nothing; hacan act technology; hacan react nothing; hacan research fleet_logistics")
    assert "fleet_logistics" in technologies(table, "hacan")
    assert spent(table) == ["thibah"]


def test_psychoarchaeology_turns_planets_with_a_specialty_into_trade_goods() -> None:
    table = position(
        TRIO,
        tiles={"203": "21", "204": "34"},
        planets={"thibah": "hacan:", "gral": "hacan:", "centauri": "hacan:"},
        hacan={"technologies": "psychoarchaeology"},
    )
    say(table, "hacan react technology.psychoarchaeology")
    assert sorted(options(table, "hacan")) == ["gral", "thibah", "thibah+gral"]
    say(table, "hacan aim_planets thibah")
    assert (player(table, "hacan").goods, spent(table)) == (1, ["thibah"])
    say(table, PASSING)
    assert asked(table) == {"hacan": "react"}, "once more before the status phase"
    say(table, "hacan react technology.psychoarchaeology")
    assert player(table, "hacan").goods == 2


# --- Bio-Stims ---------------------------------------------------------------------------------------------------


def test_bio_stims_ready_a_planet_with_a_specialty_at_the_end_of_the_turn() -> None:
    table = position(
        TRIO,
        tiles={"203": "34"},
        planets={"gral": "hacan:", "centauri": "hacan:"},
        hacan={"technologies": "bio_stims", "exhausted": "gral, centauri"},
    )
    say(table, "hacan act pass; hacan react technology.bio_stims")
    assert spent(table) == ["centauri"], "Centauri has no specialty"
    assert spent(table, "hacan") == ["technology.bio_stims"]


@pytest.mark.rule("LRR 30.4")
def test_bio_stims_ready_another_technology() -> None:
    table = position(
        TRIO,
        planets={"arretze": "hacan: space_dock"},
        hacan={"technologies": "bio_stims, sling_relay", "goods": 1, "exhausted": "arretze, hercant"},
    )
    say(table, "hacan act technology.sling_relay; hacan produce destroyer; hacan pay trade_good")
    say(table, "hacan react technology.bio_stims")
    assert spent(table, "hacan") == ["technology.bio_stims"]


def test_bio_stims_are_not_offered_when_there_is_nothing_to_ready() -> None:
    table = position(TRIO, hacan={"technologies": "bio_stims", "exhausted": "arretze"})
    say(table, "hacan act pass")
    assert asked(table) == {"xxcha": "act"}


# --- ground forces -----------------------------------------------------------------------------------------------


def landing(dice: list[int], hacan: str = "", xxcha: str = "", garrison: str = "infantry") -> Table:
    """Two infantry of Hacan land on Wellon, which Xxcha holds."""
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": f"xxcha: {garrison}"},
        hacan={"space": {"304": "carrier, 2 infantry"}, "technologies": hacan},
        xxcha={"technologies": xxcha},
        dice=dice,
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, 2 infantry")
    say(table, "hacan commit 2 infantry@wellon")
    return table


def test_dacxive_animators_add_an_infantry_for_the_attacker_who_wins() -> None:
    table = landing([8, 1, 1], hacan="dacxive_animators")
    say(table, "hacan react technology.dacxive_animators")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 3})


def test_dacxive_animators_add_an_infantry_for_the_defender_who_wins() -> None:
    table = landing([1, 1, 8, 8], xxcha="dacxive_animators", garrison="2 infantry")
    say(table, "xxcha react technology.dacxive_animators")
    assert on_planet(table, "wellon") == ("xxcha", {"infantry": 3})


def test_dacxive_animators_do_nothing_after_a_draw() -> None:
    table = landing([8, 8, 8, 8], hacan="dacxive_animators", xxcha="dacxive_animators", garrison="2 infantry")
    assert asked(table) == {"xxcha": "act"}
    assert on_planet(table, "wellon") == ("xxcha", {})


@pytest.mark.rule("LRR F.5", "LRR 66.1")
def test_x_89_bacterial_weapon_destroys_all_infantry_in_spite_of_a_shield() -> None:
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "xxcha: 3 infantry, mech, pds"},
        hacan={"space": {"203": "dreadnought"}, "technologies": "x_89_bacterial_weapon"},
    )
    say(table, "hacan act technology.x_89_bacterial_weapon")
    assert on_planet(table, "wellon") == ("xxcha", {"mech": 1, "pds": 1})
    assert spent(table, "hacan") == ["technology.x_89_bacterial_weapon"]


@pytest.mark.rule("LRR F.38")
def test_x_89_bacterial_weapon_needs_ships_that_bombard_beside_infantry_of_others() -> None:
    table = position(
        TRIO,
        tiles={"203": "19", "204": "20"},
        planets={"wellon": "xxcha: infantry", "vefut_ii": "hacan: infantry"},
        hacan={"space": {"203": "cruiser", "204": "dreadnought"}, "technologies": "x_89_bacterial_weapon"},
    )
    assert why_not(table, "hacan act technology.x_89_bacterial_weapon") == "LRR 31.11"


@pytest.mark.parametrize(("fleet", "no"), [("carrier, mech", "LRR 31.11"), ("dreadnought, mech", "")])
def test_x_89_bacterial_weapon_needs_a_ship_and_not_only_a_mech_that_bombards(fleet: str, no: str) -> None:
    table = position(
        "l1z1x, xxcha, winnu",
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry"},
        l1z1x={"space": {"203": fleet}, "technologies": "x_89_bacterial_weapon"},
    )
    assert why_not(table, "l1z1x act technology.x_89_bacterial_weapon") == no


def test_infantry_ii_comes_back_at_the_start_of_the_next_turn() -> None:
    table = landing([8, 8, 1, 1, 6, 5], xxcha="infantry_ii", garrison="2 infantry")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 2})
    say(table, "xxcha place_troops infantry@archon_ren")
    assert on_planet(table, "archon_ren") == ("xxcha", {"infantry": 1})
    assert technologies(table, "xxcha") == ["infantry_ii"]


def test_infantry_ii_waits_for_the_own_turn() -> None:
    table = position(
        "hacan, winnu, xxcha",
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry", "archon_ren": "xxcha:"},
        hacan={"space": {"203": "carrier, 2 infantry"}},
        xxcha={"technologies": "infantry_ii"},
        dice=[8, 1, 1, 10],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan commit 2 infantry@wellon")
    assert asked(table) == {"winnu": "act"}
    assert on_planet(table, "archon_ren") == ("xxcha", {})
    say(table, "winnu act pass; xxcha place_troops infantry@archon_ren")
    assert on_planet(table, "archon_ren") == ("xxcha", {"infantry": 1})


@pytest.mark.rule("LRR F.8")
def test_infantry_ii_is_lost_without_a_planet_in_the_home_system() -> None:
    table = position(
        TRIO,
        tiles={"203": "19"},
        planets={"wellon": "xxcha: infantry", "archon_ren": "winnu: infantry", "archon_tau": "winnu: infantry"},
        hacan={"space": {"304": "carrier, 2 infantry"}},
        xxcha={"technologies": "infantry_ii", "space": {"204": "carrier, infantry"}},
        dice=[8, 1, 1, 10],
    )
    say(table, "hacan act tactical; hacan activate 203; hacan move_from 304; hacan move carrier, 2 infantry")
    say(table, "hacan commit 2 infantry@wellon")
    assert asked(table) == {"xxcha": "act"}
    assert sum(forces.all[7] for forces in player(table, "xxcha").ground.values()) == 0
    assert not state(table).effects
