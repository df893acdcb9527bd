"""The agendas of Twilight Imperium 4 about fleets, structures and ground forces, and the offices in war."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.ti4.rules.data import MECH
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.units import model
from tests.ti4.agendas import adjourn, decided, exhausted
from tests.ti4.councils import BASE, cast, council, discarded, holder
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, state, why_not

# --- Arms Reduction ----------------------------------------------------------------------------------------------


def test_arms_reduction_leaves_two_dreadnoughts_and_four_cruisers() -> None:
    table = decided(
        "arms_reduction",
        "for",
        sol={"space": {"304": "2 dreadnought, 3 cruiser", "205": "dreadnought, 3 cruiser, destroyer"}},
        letnev={"space": {"201": "2 dreadnought"}},
    )
    say(table, "sol aim_place 205; sol aim_place 205; sol aim_place 304")
    assert fleet(table, "sol", "205") == {"cruiser": 2, "destroyer": 1}
    assert fleet(table, "sol", "304") == {"dreadnought": 2, "cruiser": 2}
    assert fleet(table, "letnev", "201") == {"dreadnought": 2}


def test_arms_reduction_against_exhausts_planets_with_a_specialty_in_the_next_round() -> None:
    table = decided("arms_reduction", "against")
    adjourn(table)
    assert exhausted(table, "wellon", "mehar_xull", "quann", "jord") == ["wellon", "mehar_xull"]


# --- Articles of War ---------------------------------------------------------------------------------------------


def test_articles_of_war_takes_the_abilities_of_mechs_but_not_sustain_damage() -> None:
    table = position("l1z1x, letnev, hacan", laws="agenda.articles_of_war")
    mech = model(state(table), 0, MECH)
    assert (mech.bombardment, mech.sustain, mech.deploy) == ((0, 0), True, False)
    assert model(state(position("l1z1x, letnev, hacan")), 0, MECH).bombardment == (8, 1)


def test_articles_of_war_silences_the_cards_of_mechs_until_the_law_is_gone() -> None:
    reaper = TEXT.index["unit.dunlain_reaper"]
    table = council("agenda.articles_of_war, agenda.judicial_abolishment", letnev={"texts": "unit.dunlain_reaper"})
    assert reaper in player(table, "letnev").texts
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert reaper not in player(table, "letnev").texts
    cast(table, "letnev law.articles_of_war; hacan nothing; sol nothing")
    assert reaper in player(table, "letnev").texts


def test_articles_of_war_against_consoles_those_who_voted_for_it() -> None:
    table = decided("articles_of_war", "against", "letnev for wren_terra; hacan against quann; sol against jord")
    assert [player(table, who).goods for who in ("sol", "letnev", "hacan")] == [0, 3, 0]


# --- Conventions of War ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("laws", "bombarded"), [("agenda.conventions_of_war", False), ("", True)])
def test_conventions_of_war_spares_cultural_planets(laws: str, bombarded: bool) -> None:
    table = position(
        laws=laws,
        tiles={"203": "25"},
        planets={"quann": "hacan: infantry"},
        sol={"space": {"203": "dreadnought"}},
    )
    say(table, "sol act tactical; sol activate 203")
    assert (asked(table) == {"sol": "bombard"}) is bombarded


def test_conventions_of_war_spares_no_industrial_planet() -> None:
    table = position(
        laws="agenda.conventions_of_war",
        tiles={"203": "19"},
        planets={"wellon": "hacan: infantry"},
        sol={"space": {"203": "dreadnought"}},
    )
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"sol": "bombard"}


def test_conventions_of_war_against_costs_the_cards_of_those_who_voted_against_it() -> None:
    hands: dict[str, Any] = {"letnev": {"hand": "plague"}, "sol": {"hand": "morale_boost"}}
    table = decided("conventions_of_war", "against", **hands)
    assert (player(table, "letnev").hand, len(player(table, "sol").hand)) == ([], 1)


# --- Homeland Defense Act ----------------------------------------------------------------------------------------


def test_homeland_defense_act_allows_any_number_of_pds() -> None:
    table = position(
        laws="agenda.homeland_defense_act",
        planets={"jord": "sol: 2 pds"},
        sol={"strategies": "construction"},
    )
    say(table, "letnev act pass; hacan act pass; sol act construction; sol build pds,jord; sol build pds,jord")
    assert on_planet(table, "jord") == ("sol", {"pds": 4})


def test_homeland_defense_act_against_costs_everybody_a_pds() -> None:
    planets = {"jord": "sol: pds", "wellon": "sol: 2 pds", "quann": "hacan: pds"}
    table = decided("homeland_defense_act", "against", planets=planets)
    say(table, "sol aim_planet wellon")
    assert on_planet(table, "wellon") == ("sol", {"pds": 1})
    assert on_planet(table, "quann") == ("hacan", {})


# --- Minister of Peace -------------------------------------------------------------------------------------------


def test_minister_of_peace_ends_the_turn_of_an_attacker() -> None:
    table = position(
        laws="agenda.minister_of_peace hacan",
        sol={"space": {"304": "cruiser"}},
        letnev={"space": {"203": "destroyer"}},
    )
    say(table, "sol act tactical; sol activate 203; hacan react agenda.minister_of_peace")
    assert asked(table) == {"letnev": "act"}
    assert (discarded(table), state(table).activation) == (["minister_of_peace"], None)
    assert player(table, "sol").pools == [2, 5, 2]
    assert fleet(table, "sol", "304") == {"cruiser": 1}


def test_minister_of_peace_does_not_mind_an_empty_system() -> None:
    table = position(laws="agenda.minister_of_peace hacan", sol={"space": {"304": "cruiser", "203": "destroyer"}})
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"sol": "move_from"}


# --- Minister of War ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.29")
def test_minister_of_war_brings_back_a_token_and_another_action_after_any_action() -> None:
    table = position(
        laws="agenda.minister_of_war sol",
        sol={"strategies": "leadership, politics", "tokens": "203, 205", "pools": (1, 5, 0)},
    )
    say(table, "sol act leadership; sol gain_tokens 3 tactic; sol react agenda.minister_of_war")
    say(table, "sol aim_place 203; sol aim_yes yes; sol act tactical")
    assert why_not(table, "sol activate 203") == ""
    assert why_not(table, "sol activate 205") == "LRR 6.2"
    assert holder(table, "minister_of_war") == ""


def test_minister_of_war_may_bring_back_a_token_alone() -> None:
    table = position(laws="agenda.minister_of_war sol", sol={"pools": (1, 5, 2)})
    say(table, "sol act tactical; sol activate 203; sol react agenda.minister_of_war")
    assert player(table, "sol").tokens == 0
    assert asked(table) == {"letnev": "act"}, "without tokens in the tactic pool there is no other action"


def test_minister_of_war_needs_a_token_on_the_board() -> None:
    table = position(laws="agenda.minister_of_war sol", sol={"strategies": "leadership, politics"})
    say(table, "sol act leadership; sol gain_tokens 3 tactic")
    assert asked(table) == {"letnev": "act"}


# --- Prophecy of Ixth --------------------------------------------------------------------------------------------


def test_prophecy_of_ixth_helps_fighters_in_combat() -> None:
    table = position(
        laws="agenda.prophecy_of_ixth sol",
        sol={"space": {"101": "carrier, fighter"}},
        letnev={"space": {"101": "destroyer"}},
        dice=[1, 1, 8, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101")
    assert fleet(table, "letnev", "101") == {}, "an 8 is a hit"


@pytest.mark.parametrize(("made", "kept"), [("2 fighter", "sol"), ("fighter, infantry", "")])
def test_prophecy_of_ixth_demands_two_fighters_of_every_production(made: str, kept: str) -> None:
    table = position(
        laws="agenda.prophecy_of_ixth sol",
        planets={"jord": "sol: space_dock"},
        sol={"goods": 3, "exhausted": "jord"},
    )
    say(table, f"sol act tactical; sol activate 304; sol produce {made}")
    say(table, f"sol pay {'trade_good' if kept else '2 trade_good'}")
    assert holder(table, "prophecy_of_ixth") == kept


# --- Rearmament Agreement ----------------------------------------------------------------------------------------


def test_rearmament_agreement_places_a_mech_in_every_home_system() -> None:
    table = decided("rearmament_agreement", "for", planets={"hercant": "hacan: infantry"})
    say(table, "letnev aim_planet arc_prime; hacan aim_planet hercant")
    assert on_planet(table, "jord") == ("sol", {"mech": 1})
    assert on_planet(table, "arc_prime") == ("letnev", {"mech": 1})
    assert on_planet(table, "hercant") == ("hacan", {"infantry": 1, "mech": 1})


def test_rearmament_agreement_against_turns_mechs_into_infantry() -> None:
    table = decided(
        "rearmament_agreement",
        "against",
        planets={"wellon": "sol: infantry, mech, damaged_mech"},
        sol={"space": {"205": "carrier, mech"}},
    )
    assert on_planet(table, "wellon") == ("sol", {"infantry": 3})
    assert fleet(table, "sol", "205") == {"carrier": 1, "infantry": 1}
    assert player(table, "sol").reserve[MECH] == 4


# --- Shard of the Throne, The Crown of Emphidia ------------------------------------------------------------------


@pytest.mark.parametrize("name", ["shard_of_the_throne", "the_crown_of_emphidia"])
def test_a_relic_of_the_throne_is_worth_a_point(name: str) -> None:
    table = decided(name, "hacan", options=BASE)
    assert (holder(table, name), player(table, "hacan").points) == ("hacan", 1)


def test_shard_of_the_throne_goes_to_whoever_wins_a_combat_against_its_owner() -> None:
    table = position(
        options=BASE,
        laws="agenda.shard_of_the_throne letnev",
        sol={"space": {"101": "2 cruiser"}},
        letnev={"space": {"101": "destroyer"}, "points": 3},
        dice=[1, 1, 10, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing")
    assert holder(table, "shard_of_the_throne") == "sol"
    assert (player(table, "sol").points, player(table, "letnev").points) == (1, 2)


def test_shard_of_the_throne_stays_with_an_owner_who_wins() -> None:
    table = position(
        options=BASE,
        laws="agenda.shard_of_the_throne sol",
        sol={"space": {"101": "2 cruiser"}, "points": 3},
        letnev={"space": {"101": "destroyer"}},
        dice=[1, 1, 10, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing")
    assert (holder(table, "shard_of_the_throne"), player(table, "sol").points) == ("sol", 3)


def test_the_crown_of_emphidia_goes_to_whoever_takes_a_home_planet_of_its_owner() -> None:
    table = position(
        options=BASE,
        laws="agenda.the_crown_of_emphidia letnev",
        sol={"space": {"310": "carrier, infantry"}},
        letnev={"points": 3},
    )
    say(table, "sol act tactical; sol activate 310; sol commit infantry@wren_terra")
    assert holder(table, "the_crown_of_emphidia") == "sol"
    assert (player(table, "sol").points, player(table, "letnev").points) == (1, 2)


def test_the_crown_of_emphidia_does_not_mind_other_planets() -> None:
    table = position(
        options=BASE,
        laws="agenda.the_crown_of_emphidia letnev",
        tiles={"203": "25"},
        planets={"quann": "letnev"},
        sol={"space": {"203": "carrier, infantry"}},
        letnev={"points": 3},
    )
    say(table, "sol act tactical; sol activate 203; sol commit infantry@quann")
    assert (holder(table, "the_crown_of_emphidia"), player(table, "letnev").points) == ("letnev", 3)


@pytest.mark.rule("LRR F.28", "LRR 77.6")
@pytest.mark.parametrize("name", ["shard_of_the_throne", "the_crown_of_emphidia"])
def test_a_relic_of_the_throne_leaves_its_point_when_it_is_discarded(name: str) -> None:
    laws = f"agenda.{name} hacan"
    table = decided("judicial_abolishment", f"law.{name}", options=BASE, laws=laws, hacan={"points": 4})
    assert (holder(table, name), player(table, "hacan").points) == ("", 4)


# --- The Crown of Thalnos ----------------------------------------------------------------------------------------


def test_the_crown_of_thalnos_rerolls_dice_at_the_risk_of_the_ships() -> None:
    table = position(
        options=BASE,
        laws="agenda.the_crown_of_thalnos sol",
        sol={"space": {"101": "3 cruiser"}},
        letnev={"space": {"101": "carrier, cruiser"}},
        dice=[8, 2, 3, 9, 4, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing")
    say(table, "sol react agenda.the_crown_of_thalnos; sol aim_dice 1 1, 1 2")
    assert fleet(table, "sol", "101") == {"cruiser": 2}, "the second reroll was no hit"
    assert fleet(table, "letnev", "101") == {}, "8 and 9 are hits"


def test_the_crown_of_thalnos_may_be_left_alone() -> None:
    table = position(
        options=BASE,
        laws="agenda.the_crown_of_thalnos sol",
        sol={"space": {"101": "3 cruiser"}},
        letnev={"space": {"101": "cruiser"}},
        dice=[8, 2, 3, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing; sol react nothing")
    assert (fleet(table, "sol", "101"), fleet(table, "letnev", "101")) == ({"cruiser": 3}, {})


def test_the_crown_of_thalnos_spares_a_war_sun_with_one_hit() -> None:
    table = position(
        options=BASE,
        laws="agenda.the_crown_of_thalnos sol",
        sol={"space": {"101": "war_sun, cruiser"}, "technologies": "war_sun"},
        letnev={"space": {"101": "2 carrier"}},
        dice=[1, 1, 1, 1, 1, 3, 1, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol move_from nothing")
    say(table, "sol react agenda.the_crown_of_thalnos; sol aim_dice 1 0, 1 1, 1 2; sol react nothing")
    assert fleet(table, "sol", "101") == {"war_sun": 1, "cruiser": 1}


def test_the_crown_of_thalnos_destroys_a_ship_of_many_dice_once() -> None:
    """The Salai Sai Corian rolls a die for each ship of the enemy; together they are the dice of one ship."""
    table = position(
        "winnu, letnev, hacan",
        options=BASE,
        laws="agenda.the_crown_of_thalnos winnu",
        winnu={"texts": "unit.salai_sai_corian", "space": {"101": "flagship, cruiser"}},
        letnev={"space": {"101": "3 cruiser"}},
        dice=[1, 1, 1, 1, 2, 2, 2, 1, 1, 1],
    )
    say(table, "winnu act tactical; winnu activate 101; winnu move_from nothing")
    say(table, "winnu react agenda.the_crown_of_thalnos; winnu aim_dice 1 1, 1 2, 1 3")
    assert fleet(table, "winnu", "101") == {"cruiser": 1}
