"""T3.16.5 to T3.16.12: distant suns and sabotage runs, from a second reading of the documents."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.queries import VoteForbidden
from tests.ti3.notation import asked, fleet, on_planet, options, position, say, state
from tests.ti3.test_distant_suns import hidden, landing
from tests.ti3.test_sabotage_runs import battle

SUNS = {"distant-suns": "on"}

# --- hostile locals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.9")
def test_who_wins_against_locals_has_won_an_invasion_combat() -> None:
    """One ground force and both locals are lost; Dacxive Animators roll for three."""
    technologies = {"technologies": "dacxive_animators"}
    table = landing("hostile_locals_2", "carrier, 3 ground_force", [8, 8, 1, 8, 1, 6, 6, 5], sol=technologies)
    say(table, "sol land 3 ground_force")
    assert on_planet(table, "Saudor") == ("sol", 4, 0, 0)


@pytest.mark.rule("T3.16.9")
def test_locals_that_are_bombed_out_count_as_lost() -> None:
    technologies = {"technologies": "dacxive_animators"}
    ships = "carrier, 2 dreadnought, ground_force"
    table = landing("hostile_locals_1", ships, [5, 5, 6], sol=technologies)
    say(table, "sol land ground_force; sol bombard 2 dreadnought")
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0), "one local was there, and one rises"


# --- settlers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.10")
@pytest.mark.parametrize(("pips", "goods"), [(6, 1), (5, 0)])
def test_settlers_who_go_to_a_rival_are_no_landing_of_his(pips: int, goods: int) -> None:
    """Hacan is minister of exploration, N'orr has a Rare Mineral."""
    table = landing(
        "settlers",
        "carrier, ground_force",
        [pips],
        laws="minister_of_exploration hacan",
        norr={"hand": "rare_mineral"},
    )
    say(table, "sol land ground_force")
    if pips < 6:
        say(table, "sol aim_player norr")
    assert on_planet(table, "Saudor") == ("sol" if pips >= 6 else "norr", 2, 0, 0)
    assert state(table).players[2].goods == goods
    assert "react" not in asked(table).values(), "N'orr has conquered nothing"


# --- razing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.61")
@pytest.mark.parametrize(("ruling", "razed"), [("face-down", True), ("unexplored", False)])
def test_whether_an_explored_counter_can_be_razed(ruling: str, razed: bool) -> None:
    table = landing("radiation", "carrier, dreadnought, fighter", [1], options={"razed-counters": ruling})
    say(table, "sol probe yes")
    assert (asked(table) == {"sol": "raze"}) is razed
    table = landing("radiation", "carrier, dreadnought, fighter", [1], options={"razed-counters": ruling})
    say(table, "sol probe no")
    assert options(table, "sol") == ["Saudor", "none"]


@pytest.mark.rule("T3.16.12", "T3.13.7")
@pytest.mark.parametrize(("card", "still"), [("repeal", True), ("open_the_trade_routes", False)])
def test_who_has_razed_the_lazax_misses_the_next_vote_not_a_card_without_one(card: str, still: bool) -> None:
    """There is no law to repeal, and so no vote."""
    table = position(
        tiles={"b1": "saudor"},
        options=SUNS,
        sol={"fleets": {"c1": "dreadnought"}},
        norr={"strategies": "political"},
        politics=card,
    )
    hidden(table, "Saudor", "lazax_survivors")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move dreadnought; sol raze Saudor")
    say(table, "norr action political; norr allocate command")
    if not still:
        say(table, "norr vote for; hacan vote for")
    s = state(table)
    assert s.council is None
    assert bool(number(s, 0, VoteForbidden, 0)) is still


# --- sabotage runs -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.5")
@pytest.mark.parametrize(("first", "second", "damaged"), [(1, 0, 1), (0, 1, 0)])
def test_the_war_sun_that_was_named_is_blown_up(first: int, second: int, damaged: int) -> None:
    """One of two war suns is damaged: the whole one is named first."""
    table = battle("carrier, 2 fighter", "2 war_sun, damaged_war_sun", [10, 10])
    say(table, f"sol squadron {first}; sol squadron {second}")
    left = {"war_sun": 1, "damaged_war_sun": 1} if damaged else {"war_sun": 1}
    assert fleet(table, "norr", "b1") == left
