"""T3.12.4 to T3.12.8, T3.15, T3.16: limits, the status phase, objectives, options, the end."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.data import PLANET_NAMES
from orrery.games.ti3.rules.kinds import END_CARD
from orrery.games.ti3.rules.nouns import OBJECTIVE
from orrery.games.ti3.rules.scoring import winners
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from tests.ti3.notation import asked, fleet, on_planet, options, planet, position, say, state, why_not

STATUS = [("status_phase",)]


def status(**more: Any) -> Table:
    return position(frames=STATUS, **more)


# --- T3.12: limits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.12.5")
def test_fighters_need_capacity() -> None:
    table = position(
        planets={"Jord": "sol: space_dock"},
        sol={"fleets": {"c1": "carrier, 8 fighter, ground_force"}, "counters": (2, 3, 5)},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 fighter")
    assert asked(table) == {"sol": "give_up"}
    assert why_not(table, "sol give_up fighter, ground_force") == "T3.12.5"
    say(table, "sol give_up 3 fighter, ground_force")
    assert fleet(table, "sol", "c1") == {"fighter": 3}


@pytest.mark.rule("T3.12.8")
def test_hands_have_seven_cards_at_most() -> None:
    table = position(
        frames=[("political_too", 0), ("turn",)],
        sol={"hand": "good_year, plague, uprising, transport, patrol, thugs, veto"},
    )
    assert asked(table) == {"sol": "discard"}
    say(table, "sol discard plague")
    assert len(state(table).players[0].hand) == 7
    assert len(state(table).discard) == 1


@pytest.mark.rule("T3.19.4")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    table = position(frames=[("turn",), ("political_too", 0), ("turn",)], sol={"strategies": ""})
    s = state(table)
    s.discard = s.deck.layers.pop()
    s.deck.seen.clear()
    for race in ("sol", "norr", "hacan"):
        say(table, f"{race} action pass")
    assert len(state(table).players[0].hand) == 1
    assert len(state(table).deck) == 102


# --- T3.15 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.15.1")
def test_one_public_objective_and_the_secret_one_each_round() -> None:
    table = status(
        objectives="spend_6_goods, five_planets, four_colours",
        tiles={"b1": "abyz_fria", "b2": "arinam_meer", "b3": "saudor"},
        planets=dict.fromkeys(("Abyz", "Fria", "Arinam", "Meer", "Saudor"), "sol: ground_force"),
        sol={"goods": 7, "secret": "conqueror"},
    )
    assert options(table, "sol") == ["five_planets", "spend_6_goods", "none"]
    assert why_not(table, "sol claim four_colours") == "T3.15.1"
    say(table, "sol claim five_planets")
    assert state(table).players[0].points == 1
    assert asked(table) == {"sol": "show_secret"}
    say(table, "sol show_secret no; norr show_secret no; hacan show_secret no")
    assert state(table).players[0].claimed == 1 << OBJECTIVE.index["five_planets"]


@pytest.mark.rule("T3.15.1")
def test_an_objective_is_scored_once() -> None:
    table = position(objectives="spend_6_goods", sol={"goods": 12})
    state(table).players[0].claimed = 1 << OBJECTIVE.index["spend_6_goods"]
    say(table, "sol action pass; norr action pass; hacan action pass")
    assert asked(table) == {"sol": "show_secret"}


@pytest.mark.rule("T3.15.4")
@pytest.mark.parametrize(
    ("objective", "script"), [("spend_6_goods", ""), ("spend_10_resources", "; sol pay Jord, 6 trade good")]
)
def test_some_objectives_are_paid_for(objective: str, script: str) -> None:
    table = status(objectives=objective, sol={"goods": 8})
    say(table, f"sol claim {objective}{script}")
    assert state(table).players[0].goods == 2
    assert state(table).players[0].points == 1


@pytest.mark.rule("T3.15.2")
def test_nobody_scores_without_the_whole_home_system() -> None:
    table = status(objectives="spend_6_goods", planets={"Jord": "norr: ground_force"}, sol={"goods": 8})
    assert "sol" not in asked(table)


@pytest.mark.rule("T3.15.3")
def test_a_secret_objective_shown_in_error_is_lost() -> None:
    table = status(sol={"secret": "conqueror"})
    say(table, "sol show_secret yes")
    assert state(table).players[0].secret == []
    assert state(table).players[0].points == 0
    homes = {"Quinarra": "sol: ground_force", "Tren'lak": "sol: ground_force"}
    table = status(sol={"secret": "conqueror"}, planets=homes)
    say(table, "sol show_secret yes")
    assert state(table).players[0].points == 2


PASSING = {"show_secret": "no", "scrap_any": "no", "allocate": "2 command"}


def to(table: Table, kind: str) -> None:
    """Let everybody pass until somebody is asked this."""
    while kind not in asked(table).values():
        race, what = next(iter(asked(table).items()))
        say(table, f"{race} {what} {PASSING.get(what, 'nothing')}")


@pytest.mark.rule("T3.15.5", "T3.15.6", "T3.15.7", "T3.15.8")
def test_repair_counters_planets_cards() -> None:
    table = status(
        races="mentak, norr, xxcha",
        mentak={"fleets": {"b1": "dreadnought, damaged_dreadnought"}, "activated": "b1, b2"},
    )
    s = state(table)
    s.exhausted = 1 << planet("Jord")
    to(table, "allocate")
    s = state(table)
    assert fleet(table, "mentak", "b1") == {"dreadnought": 1}
    assert s.players[0].activated == 0
    assert s.exhausted == 0
    assert len(s.players[0].hand) == 1
    say(table, "mentak allocate 2 fleet")
    assert s.players[0].counters == [2, 3, 7]


@pytest.mark.rule("T3.15.9", "T3.12.4")
def test_counters_are_redistributed_and_fleets_must_fit() -> None:
    table = status(races="mentak, norr, xxcha", mentak={"fleets": {"b1": "3 cruiser, carrier"}, "counters": (2, 3, 5)})
    to(table, "redistribute")
    assert why_not(table, "mentak redistribute 3 command") == "T3.15.9"
    say(table, "mentak redistribute 5 strategy, 5 command, 2 fleet; mentak give_up 2 cruiser")
    assert state(table).players[0].counters == [5, 5, 2]
    assert fleet(table, "mentak", "b1") == {"cruiser": 1, "carrier": 1}


@pytest.mark.rule("T3.15.10")
def test_units_can_be_scrapped() -> None:
    units = {"Moll Primus": "mentak: 2 ground_force, pds, space_dock"}
    table = status(races="mentak, norr, xxcha", planets=units, mentak={"fleets": {"c1": "cruiser, 3 fighter"}})
    while "scrap_any" not in asked(table).values():
        race, what = next(iter(asked(table).items()))
        if what == "redistribute":
            say(table, f"{race} redistribute 2 strategy, 5 command, 5 fleet")
        else:
            say(table, f"{race} {what} {'2 command' if what == 'allocate' else 'no'}")
    say(table, "mentak scrap_any yes; mentak scrap_at Moll Primus; mentak scrap pds, space_dock")
    say(table, "mentak scrap_any yes; mentak scrap_at c1; mentak scrap cruiser")
    assert on_planet(table, "Moll Primus") == ("mentak", 2, 0, 0)
    assert fleet(table, "mentak", "c1") == {}, "fighters have no dock any more"
    assert state(table).players[0].reserve[7] == 6


@pytest.mark.rule("T3.15.11", "T3.4.1")
def test_strategy_cards_are_given_back_and_a_new_round_begins() -> None:
    table = position(frames=[("round_over",)])
    s = state(table)
    assert s.round == 2
    assert all(not p.strategies for p in s.players)
    assert asked(table) == {"sol": "take"}


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.15.12")
def test_ten_points_win_at_once() -> None:
    table = position(sol={"strategies": "imperial"})
    state(table).players[0].points = 8
    state(table).players[1].points = 9
    say(table, "sol action imperial")
    assert table.over
    assert winners(state(table)) == [0]


@pytest.mark.rule("T3.16.1")
def test_a_long_war_takes_fourteen() -> None:
    table = position(sol={"strategies": "imperial"}, options={"long-war": "on"})
    state(table).players[0].points = 8
    say(table, "sol action imperial")
    assert not table.over


@pytest.mark.rule("T3.15.13")
@pytest.mark.parametrize("objective", ["domination", "supremacy"])
def test_two_objectives_win_the_game(objective: str) -> None:
    homes = ("Quinarra", "Tren'lak", "Arretze", "Hercant", "Kamdorn")
    table = status(objectives=objective, planets=dict.fromkeys(homes, "sol: ground_force"))
    if objective == "supremacy":
        assert asked(table) == {"sol": "show_secret"}
        return
    say(table, "sol claim domination")
    assert table.over
    assert winners(state(table)) == [0]


@pytest.mark.rule("T3.15.14")
def test_imperium_rex_ends_the_game_without_the_points() -> None:
    table = position(sol={"strategies": "imperial"})
    s = state(table)
    s.ones_left = 0
    table.source = lambda ask, track: (1,) if ask.kind is END_CARD else None
    s.players[1].points = 3
    say(table, "sol action imperial")
    assert table.over
    assert [p.points for p in s.players] == [0, 3, 0]
    assert winners(s) == [1]


@pytest.mark.rule("T3.15.15")
def test_ties() -> None:
    s = state(position(tiles={"b1": "saudor"}, planets={"Saudor": "norr: ground_force"}))
    for p in s.players:
        p.points, p.counters = 5, [1, 1, 1]
    s.players[1].claimed = 1
    assert winners(s) == [1]
    s.players[0].claimed = 2
    assert winners(s) == [1], "more planets"
    s.players[0].claimed = s.players[1].claimed = 0
    s.owner = [NO_SEAT] * len(PLANET_NAMES)
    s.players[2].counters = [0, 3, 0]
    assert winners(s) == [2], "unused counters"
    s.players[0].counters = [0, 3, 1]
    assert winners(s) == [0], "counters on the sheet"
    s.players[2].counters = [3, 0, 1]
    assert winners(s) == [0, 2], "a draw is possible"


@pytest.mark.rule("T3.17.13")
def test_the_game_ends_with_the_last_round_at_the_latest() -> None:
    table = position(frames=[("round_over",)], options={"round-limit": "1"})
    assert table.over
    with pytest.raises(ValueError, match="round-limit"):
        GAME.configure(3, {"round-limit": "0"})


# --- T3.16 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.1")
def test_a_long_war_without_end_card_ends_after_the_last_objective() -> None:
    table = position(frames=[("turn",), ("round_over",)], options={"long-war": "no-end-card"})
    state(table).ones_left = state(table).twos_left = 0
    for race in ("sol", "norr", "hacan"):
        say(table, f"{race} action pass")
    assert table.over


@pytest.mark.rule("T3.16.2", "T3.17.11")
@pytest.mark.parametrize(("holder", "points"), [("sol", 1), ("norr", 0)])
def test_the_ancient_throne_gives_a_point_for_mecatol_rex(holder: str, points: int) -> None:
    table = position(
        sol={"strategies": "imperial"},
        planets={"Mecatol Rex": f"{holder}: ground_force"},
        options={"imperial": "ancient-throne"},
    )
    say(table, "sol action imperial; sol throne_way first")
    assert state(table).players[0].points == points
    assert state(table).any_number == 0
    assert not state(table).objectives


@pytest.mark.rule("T3.16.2")
def test_the_ancient_throne_alone_mobilizes() -> None:
    table = position(
        sol={"strategies": "imperial"}, planets={"Jord": "sol: space_dock", "Quinarra": "norr: space_dock"},
        options={"imperial": "ancient-throne"},
    )  # fmt: skip
    say(table, "sol action imperial; sol throne_way second; sol mobilize c1; sol build nothing")
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.16.2")
def test_with_the_throne_any_number_of_objectives_is_scored() -> None:
    both = "spend_6_goods, spend_10_resources"
    table = status(objectives=both, sol={"goods": 30}, options={"imperial": "ancient-throne"})
    state(table).any_number = Seat(0)
    say(table, "sol claim spend_6_goods; sol claim spend_10_resources; sol pay 10 trade good")
    assert state(table).players[0].points == 2
    assert asked(table) == {"sol": "show_secret"}


@pytest.mark.rule("T3.16.2")
def test_the_star_in_the_crown_gives_one_point() -> None:
    table = position(sol={"strategies": "imperial"}, options={"imperial": "star-in-the-crown"})
    say(table, "sol action imperial")
    assert state(table).players[0].points == 1


@pytest.mark.rule("T3.17.11")
@pytest.mark.parametrize(("ruling", "points"), [("no", 0), ("yes", 1)])
def test_eighteen_planets_can_be_ruled_to_do_as_well(ruling: str, points: int) -> None:
    table = position(
        sol={"strategies": "imperial"}, options={"imperial": "ancient-throne", "throne-with-18-planets": ruling}
    )
    s = state(table)
    for world in range(20, 38):
        s.owner[world] = Seat(0)
    say(table, "sol action imperial; sol throne_way first")
    assert s.players[0].points == points


@pytest.mark.rule("T3.16.3")
def test_age_of_empire_opens_everything_and_counts_the_rounds() -> None:
    table = position(frames=[("ready",)], options={"age-of-empire": "on"})
    opened = state(table).objectives
    assert 7 <= len(opened) <= 10
    assert opened[-1] == OBJECTIVE.index["imperium_rex"]
    table = position(frames=[("round_over",)], objectives="five_planets", options={"age-of-empire": "on"})
    assert table.over


@pytest.mark.rule("T3.16.4")
def test_homeworlds_are_needed_for_points() -> None:
    table = position(
        sol={"strategies": "imperial"}, planets={"Jord": "norr: ground_force"}, options={"homeworlds": "on"}
    )
    say(table, "sol action imperial")
    s = state(table)
    assert s.players[0].points == 0
    s.players[0].points = 9
    assert winners(s) != [0]
