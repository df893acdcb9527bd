"""What an audit of leaders, domain counters, laws and technologies against the rule documents found."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import influence, resources
from orrery.games.ti3.rules.effects import NEXT_ROUND, lasts
from orrery.games.ti3.rules.nouns import TECHNOLOGY
from orrery.games.ti3.rules.research import cost
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.verbs import exhaust
from tests.ti3.notation import asked, fleet, on_planet, planet, position, say, state
from tests.ti3.test_distant_suns import ON as SUNS
from tests.ti3.test_distant_suns import hidden, landing
from tests.ti3.test_leaders import ON, coming, lead, where

# --- leaders -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.16")
def test_an_agent_is_not_given_up_against_sabotage() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "saudor"},
        planets={"Saudor": "hacan: ground_force"},
        options=ON,
        hacan={"hand": "good_year"},
        norr={"hand": "sabotage"},
    )
    lead(table, sol="dead, Jord, dead")
    say(table, "hacan action card.good_year; sol react nothing; norr react card.sabotage")
    assert asked(table) == {"hacan": "action"}, "Sabotage cannot be sabotaged, not even by an agent"
    assert where(table, "sol")[1] == "Jord"
    assert state(table).players[0].goods == 0


@pytest.mark.rule("T3.17.72")
def test_an_agent_can_be_allowed_against_sabotage() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "saudor"},
        planets={"Saudor": "hacan: ground_force"},
        options={**ON, "agent-against-sabotage": "yes"},
        hacan={"hand": "good_year"},
        norr={"hand": "sabotage"},
    )
    lead(table, sol="dead, Jord, dead")
    say(table, "hacan action card.good_year; sol react nothing; norr react card.sabotage")
    assert asked(table) == {"sol": "react"}
    say(table, "sol react leader.agent")
    assert where(table, "sol")[1] == "dead"
    assert state(table).players[0].goods == 1, "the year is good after all"


def test_one_says_which_of_two_agents_is_given_up() -> None:
    table = position(
        "hacan, yssaril, norr",
        tiles={"b1": "saudor"},
        planets={"Saudor": "hacan: ground_force"},
        options=ON,
        hacan={"hand": "good_year"},
        yssaril={"fleets": {"c5": "cruiser"}},
    )
    lead(table, yssaril="dead, Retillion, c5")
    say(table, "hacan action card.good_year; yssaril react leader.agent; yssaril aim_place c5")
    assert where(table, "yssaril") == ["dead", "Retillion", "dead"]


@pytest.mark.rule("T3.16.17")
def test_a_planet_that_changed_hands_is_not_protected_again_either() -> None:
    leaders = {"sol": "dead, dead, dead", "hacan": "Saudor, dead, dead"}
    table = coming("carrier, ground_force", leaders, planets={"Saudor": "hacan:"}, dice=[10])
    lasts(state(table), text("leader.diplomat"), 1, NEXT_ROUND, planet("Saudor"))
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0), "a diplomat of N'orr had protected it before"


@pytest.mark.rule("T3.16.19")
def test_a_scientist_counts_twice_for_all_colours_under_a_research_grant() -> None:
    for laws, red in (("", 8), ("research_grant 0", 6)):
        table = position(tiles={"b1": "abyz_fria"}, planets={"Fria": "hacan:"}, laws=laws, options=ON)
        s = state(lead(table, hacan="dead, dead, Fria"))
        assert cost(s, 2, TECHNOLOGY.index["antimass_deflectors"]) == 6
        assert cost(s, 2, TECHNOLOGY.index["hylar_v_assault_laser"]) == red


@pytest.mark.rule("T3.16.18")
def test_a_general_rolls_those_dice_again_that_have_the_best_chance() -> None:
    """Two ground forces (8) and two fighters with Cybernetics (8) and Advanced Fighters (7): fighters re-roll."""
    table = position(
        "norr, sol, hacan",
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: 3 ground_force"},
        norr={
            "fleets": {"c1": "carrier, 2 ground_force, 2 fighter"},
            "technologies": "graviton_negator, cybernetics, advanced_fighters",
        },
        options=ON,
        dice=[6, 6, 5, 5, 6, 6, 1, 1, 1],
    )
    lead(table, norr="dead, c1, dead", sol="dead, dead, dead")
    say(
        table, "norr action tactical; norr activate b1; norr move_from c1; norr move carrier, 2 ground_force, 2 fighter"
    )
    say(table, "norr land 2 ground_force; norr land_leaders general; norr aim_amount 2")
    assert on_planet(table, "Saudor")[:2] == ("sol", 1), "6 hits for the fighters of N'orr, not for its ground forces"


def test_the_prisoners_of_a_captor_are_found_even_on_a_planet_with_a_counter_of_radiation() -> None:
    """A leader is captured with a failed invasion, found again on another planet of the captor, and goes home."""
    table = coming(
        "carrier, 2 ground_force",
        {"sol": "held by norr, dead, dead", "norr": "dead, dead, dead"},
        dice=[10],
        planets={"Saudor": "norr:"},
        options=SUNS,
    )
    say(table, "sol land ground_force")
    assert asked(table) == {"sol": "leader_to"}
    say(table, "sol leader_to Jord")
    assert where(table, "sol")[0] == "Jord"
    assert on_planet(table, "Saudor")[0] == "sol"


# --- distant suns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.9")
def test_locals_are_fought_as_in_any_invasion_combat() -> None:
    table = landing("hostile_locals_2", "carrier, 2 ground_force", [7, 7, 1, 1], sol={"hand": "morale_boost"})
    say(table, "sol land 2 ground_force; sol react card.morale_boost")
    assert on_planet(table, "Saudor")[:2] == ("sol", 2), "7 is enough with a Morale Boost"


@pytest.mark.rule("T3.16.9")
def test_locals_respect_the_xxcha_in_the_first_round() -> None:
    table = position(
        "xxcha, norr, hacan",
        tiles={"b1": "saudor"},
        xxcha={"fleets": {"c1": "carrier, 2 ground_force"}},
        options=SUNS,
        dice=[1, 1, 8, 1, 1, 8, 8, 1],
    )
    hidden(table, "Saudor", "hostile_locals_1")
    say(table, "xxcha action tactical; xxcha activate b1; xxcha move_from c1; xxcha move carrier, 2 ground_force")
    say(table, "xxcha land 2 ground_force")
    assert on_planet(table, "Saudor")[:2] == ("xxcha", 1), "an 8 misses in the first round, and hits in the second"


@pytest.mark.rule("T3.16.12")
def test_jol_nar_may_roll_again_for_what_the_galaxy_thinks() -> None:
    table = position(
        "jol_nar, norr, hacan",
        tiles={"b1": "saudor"},
        jol_nar={"fleets": {"c1": "dreadnought"}, "hand": "plague, thugs, veto"},
        options=SUNS,
        dice=[8, 7],
    )
    hidden(table, "Saudor", "radiation")
    say(table, "jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move dreadnought")
    say(table, "jol_nar raze Saudor; jol_nar aim_yes yes")
    assert len(state(table).players[0].hand) == 3


def test_a_star_of_death_takes_the_place_of_a_face_down_counter() -> None:
    table = position(
        tiles={"b1": "saudor"},
        options=SUNS,
        sol={"fleets": {"c1": "war_sun"}, "hand": "star_of_death"},
    )
    hidden(table, "Saudor", "lazax_survivors")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move war_sun")
    say(table, "sol react card.star_of_death; sol aim_planet Saudor")
    assert state(table).unexplored == 0
    assert list(state(table).domains) == [planet("Saudor")]
    assert asked(table) == {"norr": "action"}, "there is nothing left to raze"


# --- laws --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.13.6")
def test_a_licence_is_bought_before_a_counter_is_turned_over() -> None:
    table = landing("radiation", "carrier, ground_force", [], laws="colonization_licensing 0", sol={"goods": 2})
    say(table, "sol land ground_force; sol pay 2 trade good")
    assert on_planet(table, "Saudor")[0] == "", "paid for, and destroyed by radiation"
    assert state(table).players[0].goods == 0


@pytest.mark.rule("T3.13.6")
def test_who_cannot_pay_for_a_second_licence_goes_back_aboard() -> None:
    table = position(
        tiles={"b1": "abyz_fria"},
        laws="colonization_licensing 0",
        options=SUNS,
        sol={"fleets": {"c1": "carrier, 2 ground_force"}, "goods": 3},
    )
    exhaust(state(table), [planet("Jord")])
    hidden(table, "Abyz, Fria", "peaceful_annexation, radiation")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
    say(table, "sol land ground_force; sol land ground_force; sol pay 3 trade good")
    assert on_planet(table, "Abyz")[:2] == ("sol", 1)
    assert on_planet(table, "Fria")[0] == ""
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 1}
    assert state(table).unexplored == 1 << planet("Fria"), "nobody has landed there"


def council(card: str, result: str, **more: Any) -> Table:
    """Sol (speaker), N'orr and Hacan decide unanimously."""
    table = position(politics=card, frames=[("agenda", 0, -1), ("turn",), ("status_phase",)], **more)
    for race in ("norr", "hacan", "sol"):
        (kind,) = set(asked(table).values())
        say(table, f"{race} {kind} {result}")
    return table


def test_ground_forces_aboard_that_an_artifact_destroys_may_be_reborn() -> None:
    table = council(
        "ancient_artifact",
        "for",
        norr={"fleets": {"centre": "carrier, 2 ground_force"}, "technologies": "gen_synthesis"},
        planets={"Quinarra": "norr:", "Tren'lak": "sol:"},
        dice=[5, 5, 4],
    )
    assert fleet(table, "norr", "centre") == {}
    assert on_planet(table, "Quinarra")[1] == 1


def test_fleet_logistics_under_imperial_containment_need_two_counters_again() -> None:
    for counters, question in (((2, 3, 5), {"norr": "action"}), ((2, 4, 5), {"sol": "aim_yes"})):
        table = position(sol={"technologies": "fleet_logistics", "counters": counters})
        lasts(state(table), text("politic.imperial_containment"), 0, NEXT_ROUND)
        say(table, "sol action tactical; sol activate b1")
        assert asked(table) == question


def test_laws_about_a_planet_hold_when_it_changes_hands_and_end_with_repeal() -> None:
    holy, here = f"holy_planet_of_ixth {planet('Saudor')}", {"b1": "saudor"}
    mine = {"Saudor": "sol: ground_force, space_dock"}
    table = council("repeal", "holy_planet_of_ixth", tiles=here, planets=mine, laws=holy)
    assert state(table).laws == {}
    say(table, "sol action tactical; sol activate b1")
    assert asked(table) == {"sol": "build"}
    table = position(tiles=here, planets={"Saudor": "norr: space_dock"}, laws=holy)
    say(table, "sol action pass; norr action tactical; norr activate b1")
    assert asked(table) == {"hacan": "action"}, "nothing is produced there, whoever has it"


def test_a_revote_gives_a_minister_to_somebody_else() -> None:
    table = council("revote", "minister_of_policy", laws="minister_of_policy norr")
    say(table, "norr elect_player norr; hacan elect_player hacan; sol elect_player hacan")
    holder = text("politic.minister_of_policy")
    assert [holder in p.texts for p in state(table).players] == [False, False, True]
    assert len(state(table).laws) == 1


def test_what_a_law_swapped_is_swapped_back_when_it_fails() -> None:
    table = council("revote", "labor_force_politics", laws="labor_force_politics 0")
    assert (resources(state(table), planet("Jord")), influence(state(table), planet("Jord"))) == (2, 4)
    say(table, "norr vote against; hacan vote against; sol vote against")
    assert state(table).laws == {}
    assert (resources(state(table), planet("Jord")), influence(state(table), planet("Jord"))) == (4, 2)


def test_a_law_against_the_yssaril_does_not_empty_their_hands_but_a_cultural_crisis_does() -> None:
    cards = "plague, transport, uprising, patrol, good_year"
    for lost, left in ((False, 5), (True, 3)):
        table = position(
            "yssaril, sol, norr",
            laws="limits_to_individual_power 0",
            yssaril={"hand": cards, "strategies": ""},
            sol={"hand": "cultural_crisis", "strategies": ""},
            norr={"strategies": ""},
            frames=[("strategy_phase",), ("turn",)],
        )
        if lost:
            say(table, "yssaril react nothing; sol react card.cultural_crisis; sol aim_player yssaril")
            say(table, "yssaril discard plague, transport")
        else:
            say(table, "sol react nothing")
        assert len(state(table).players[0].hand) == left
