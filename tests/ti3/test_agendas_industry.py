"""T3.13: the political cards about what planets yield and docks produce."""

from __future__ import annotations

import pytest

from orrery.games.ti3.rules.board import influence, resources
from orrery.games.ti3.rules.effects import ROUND, expire, lasts
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.production import limit_of, most_of
from orrery.games.ti3.rules.queries import DropTroops
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE
from tests.ti3.councils import FRAMES, SETTLED, TILES, agree, council, under
from tests.ti3.notation import asked, on_planet, options, planet, position, say, state


@pytest.mark.rule("T3.17.20")
@pytest.mark.parametrize(("ruling", "troops"), [("votes-for", 1), ("votes-for-rounded-up", 2), ("all-votes", 2)])
def test_mass_mobilization_raises_a_fifth_of_the_votes(ruling: str, troops: int) -> None:
    table = position(politics="mass_mobilization", frames=[("agenda", 0, -1), ("turn",)], tiles=TILES, planets=SETTLED,
                     options={"mass-mobilization": ruling})  # fmt: skip
    say(table, "norr vote nothing; hacan vote against; sol vote for")
    council = state(table).council
    assert council is not None
    assert [(weight, *verdict[1:]) for _, weight, verdict in council.ballots] == [(4,), (4, AGAINST), (6, FOR)]
    say(table, f"sol aim_planets {troops} Meer")
    assert on_planet(table, "Meer") == ("sol", 1 + troops, 0, 0)
    say(table, "norr aim_planets nothing; hacan aim_planets nothing")
    assert asked(table) == {"sol": "action"}


def test_mass_mobilization_against_forbids_ground_forces() -> None:
    s = state(council("mass_mobilization", "against"))
    most = most_of(s, 0, planet("Meer"), 4)
    assert (most[GROUND_FORCE], most[FIGHTER]) == (0, 4)
    expire(s, ROUND)
    assert most_of(s, 0, planet("Meer"), 4)[GROUND_FORCE] == 4


def test_subsidized_industry_puts_a_dock() -> None:
    table = council("subsidized_industry", "norr")
    say(table, "norr aim_yes yes; norr aim_planet Mehar Xull")
    assert on_planet(table, "Mehar Xull") == ("norr", 3, 0, 1)
    assert state(table).players[1].reserve[8] == 2
    table = council("subsidized_industry", "norr")
    say(table, "norr aim_yes no")
    assert on_planet(table, "Mehar Xull") == ("norr", 3, 0, 0)


def test_holy_planet_of_ixth_produces_nothing() -> None:
    table = position(politics="holy_planet_of_ixth", frames=FRAMES, tiles=TILES, planets=SETTLED)
    assert "Jord" not in options(table, "norr")
    agree(table, "Meer")
    assert limit_of(state(table), 0, planet("Meer")) == 0
    assert limit_of(state(table), 0, planet("Jord")) == 6


def test_humane_labor_lets_docks_produce_two() -> None:
    assert limit_of(state(council("humane_labor", "for")), 0, planet("Jord")) == 2
    s = state(council("humane_labor", "against"))
    assert limit_of(s, 0, planet("Jord")) == 0
    expire(s, ROUND)
    assert limit_of(s, 0, planet("Jord")) == 6


@pytest.mark.rule("T3.17.71")
@pytest.mark.parametrize(("reading", "limit"), [("docks", 5), ("in-all", 2)])
def test_what_humane_labor_leaves_of_technologies_and_cards(reading: str, limit: int) -> None:
    table = council(
        "humane_labor", "for", sol={"technologies": "enviro_compensator"}, options={"humane-labor": reading}
    )
    lasts(state(table), text("card.productivity_spike"), 0, ROUND, planet("Jord"))
    assert limit_of(state(table), 0, planet("Jord")) == limit, "2, 1 for the technology, 2 for Jord's influence"


@pytest.mark.rule("T3.17.49")
def test_humane_labor_counts_after_swapped_values() -> None:
    table = council(
        "humane_labor", "for", options={"labor-force-politics": "payments-only"}, laws="labor_force_politics 0"
    )
    assert limit_of(state(table), 0, planet("Jord")) == 2


def test_labor_force_politics_swaps_resources_and_influence() -> None:
    s = state(council("labor_force_politics", "for"))
    assert (resources(s, planet("Meer")), influence(s, planet("Meer"))) == (4, 0)
    s = state(council("labor_force_politics", "against"))
    assert (resources(s, planet("Meer")), influence(s, planet("Meer"))) == (0, 4)


def test_labor_force_politics_against_leaves_each_player_one_dock() -> None:
    frames = [("agenda", 0, -1), ("produce", 0, planet("Jord")), ("produce", 0, planet("Meer")), ("turn",)]
    table = council("labor_force_politics", "against", frames=frames, sol={"goods": 3},
                    planets={"Jord": "sol: space_dock", "Meer": "sol: space_dock"})  # fmt: skip
    say(table, "sol build 2 ground_force; sol pay trade good")
    assert asked(table) == {"sol": "action"}, "Meer stands still"
    assert limit_of(state(table), 0, planet("Jord")) == 6
    expire(state(table), ROUND)
    assert limit_of(state(table), 0, planet("Meer")) == 2


def test_regulated_conscription_ends_pairs_of_ground_forces() -> None:
    table = under("regulated_conscription 0", planets={"Jord": "sol: space_dock"})
    say(table, "sol action tactical; sol activate c1; sol build 2 ground_force, 2 fighter")
    assert table.find(0)[1].args["price"] == 3
    assert number(state(table), 2, DropTroops, 0) == 1
    assert number(state(position()), 2, DropTroops, 0) == 2
