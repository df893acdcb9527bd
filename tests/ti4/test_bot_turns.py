"""What the bot of Twilight Imperium 4 does with its turns: it expands, takes Mecatol Rex, attacks the weak, keeps its
promises, produces, saves for objectives."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.bot.goals import goals, posts
from orrery.games.ti4.bot.saving import saved_for, spare
from orrery.games.ti4.bot.think import instinct
from orrery.games.ti4.bot.turns import card_value, secondary
from orrery.games.ti4.bot.wealth import leader_wishes
from orrery.games.ti4.rules.data import CONSTRUCTION, CRUISER, IMPERIAL, LEADERSHIP
from orrery.games.ti4.rules.nouns import PLACE, PLANET, TECHNOLOGY
from orrery.games.ti4.rules.texts import text
from tests.ti4.notation import asked, fleet, on_planet, place, player, position, say, seat_of, state


def turn(table: Table, faction: str) -> list[tuple[str, Any]]:
    """All follow their instinct until the player's turn is over; what the player has answered."""
    seat, dice, said = seat_of(table, faction), Random(1), list[tuple[str, Any]]()
    while table.pending and state(table).active == seat:
        track, decision = next(iter(table.pending.items()))
        answer = instinct(table, track, decision, dice)
        if decision.seat == seat:
            said.append((decision.kind.name, answer))
        table.put(track, answer)
    return said


def test_it_goes_where_planets_are_to_be_had() -> None:
    table = position(
        tiles={"203": "28"},
        planets={"jord": "sol: 4 infantry, space_dock"},
        sol={"space": {"304": "carrier, cruiser"}},
    )
    turn(table, "sol")
    assert on_planet(table, "tequran")[0] == on_planet(table, "torkan")[0] == "sol"
    assert on_planet(table, "jord")[1]["infantry"] >= 1, "somebody stays at home"


def test_it_takes_mecatol_rex_and_the_custodians_when_it_has_the_influence() -> None:
    table = position(planets={"jord": "sol: infantry"}, sol={"space": {"101": "carrier, 3 infantry"}, "goods": 6})
    turn(table, "sol")
    assert on_planet(table, "mecatol_rex") == ("sol", {"infantry": 3})
    assert player(table, "sol").points == 1


@pytest.mark.parametrize(("guard", "attacked"), [("3 dreadnought", False), ("destroyer", True)])
def test_it_attacks_the_weak_and_not_the_strong(guard: str, attacked: bool) -> None:
    table = position(
        tiles={"203": "22"},
        planets={"jord": "sol: 6 infantry", "tarmann": "letnev: infantry"},
        sol={"space": {"304": "carrier, 2 cruiser"}},
        letnev={"space": {"203": guard}},
    )
    said = turn(table, "sol")
    assert (("move_from" in dict(said)) and bool(dict(said).get("move"))) == attacked


def test_it_does_not_attack_whoever_has_given_their_support() -> None:
    table = position(
        tiles={"203": "22"},
        planets={"jord": "sol: 6 infantry", "tarmann": "letnev: infantry"},
        sol={"space": {"304": "carrier, 2 cruiser"}, "notes": "support_for_the_throne@letnev"},
    )
    turn(table, "sol")
    assert on_planet(table, "tarmann")[0] == "letnev"
    assert text("note.support_for_the_throne") in player(table, "sol").texts


def test_it_produces_troops_and_a_carrier_at_home() -> None:
    table = position(planets={"jord": "sol: 2 infantry, space_dock"}, sol={"goods": 4})
    turn(table, "sol")
    assert fleet(table, "sol", "304").get("carrier") == 1
    assert on_planet(table, "jord")[1]["infantry"] > 2


def test_it_counts_on_gravity_drive_for_one_ship() -> None:
    """The Ghosts of Creuss get beyond their gate at once, which is what their first turn is for."""
    table = position(
        "creuss, sol, letnev",
        sheets="creuss",
        tiles={"203": "28"},
        planets={"creuss": "creuss: 4 infantry, space_dock"},
        creuss={"space": {"creuss": "carrier, 2 fighter"}, "technologies": "gravity_drive"},
    )
    assert ("activate", place("203")) in turn(table, "creuss")
    assert on_planet(table, "tequran")[0] == on_planet(table, "torkan")[0] == "creuss"


@pytest.mark.parametrize("objectives", ["", "intimidate_council"])
def test_troops_go_to_where_they_get_further(objectives: str) -> None:
    """Also where a single ship would do for an objective."""
    table = position(tiles={"101": "28"}, sol={"space": {"203": "carrier, 3 infantry"}}, objectives=objectives)
    turn(table, "sol")
    assert fleet(table, "sol", "102") == {"carrier": 1, "infantry": 3}


def test_it_does_not_build_where_troops_have_yet_to_leave() -> None:
    """A command token would keep them there (LRR 24.2)."""

    def builds(tokens: str) -> bool:
        home = {"jord": "sol: 4 infantry, space_dock"}
        sol = {"space": {"304": "carrier"}, "tokens": tokens}
        table = position(tiles={"203": "28"}, planets=home, sol=sol)
        return secondary(state(table), seat_of(table, "sol"), SimpleNamespace(args={"strategy": CONSTRUCTION}))

    assert builds("304")
    assert not builds("")


def test_it_builds_nothing_where_it_has_no_planet() -> None:
    table = position(planets={"jord": "letnev: infantry"}, sol={"space": {"304": "carrier"}})
    assert not secondary(state(table), seat_of(table, "sol"), SimpleNamespace(args={"strategy": CONSTRUCTION}))


def test_it_lets_troops_leave_before_it_produces() -> None:
    table = position(
        tiles={"203": "22"},
        planets={"jord": "sol: 3 infantry, space_dock"},
        sol={"space": {"304": "carrier"}, "goods": 6},
    )
    turn(table, "sol")
    assert on_planet(table, "tarmann")[0] == "sol"


def test_ships_go_where_an_objective_wants_them_and_stay_there() -> None:
    table = position(
        objectives="intimidate_council",
        planets={"jord": "sol: infantry"},
        sol={"space": {"101": "cruiser", "204": "cruiser"}},
    )
    turn(table, "sol")
    s, seat = state(table), seat_of(table, "sol")
    (goal,) = goals(s, seat)
    assert goal.missing == 0
    assert fleet(table, "sol", "101") == {"cruiser": 1}
    assert posts(s, seat, [goal])[0].spare == 0


def test_the_flagship_goes_where_supremacy_wants_it() -> None:
    table = position(
        objectives="achieve_supremacy",
        planets={"jord": "sol: infantry"},
        sol={"space": {"101": "flagship, cruiser, destroyer"}},
    )
    turn(table, "sol")
    assert fleet(table, "sol", "000").get("flagship") == 1


def test_it_saves_what_an_objective_costs() -> None:
    mine = {"goods": 5, "space": {"304": "carrier"}}
    rich = position(objectives="negotiate_trade_routes", planets={"jord": "sol: infantry, space_dock"}, sol=mine)
    s, seat = state(rich), seat_of(rich, "sol")
    assert saved_for(s, seat).goods == 5
    assert spare(s, seat) == 4, "what Jord yields"
    poor = position(objectives="found_a_golden_age", planets={"jord": "sol: infantry, space_dock"}, sol=mine)
    assert spare(state(poor), seat) == 9, "16 resources are out of reach"


def test_it_researches_what_objectives_ask_for() -> None:
    table = position(
        objectives="diversify_research",
        sol={"technologies": "neural_motivator, dacxive_animators, sarween_tools", "strategies": "technology"},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology")
    track, decision = next(iter(table.pending.items()))
    found = TECHNOLOGY.names[instinct(table, track, decision, Random(1))]
    assert asked(table) == {"sol": "research"}
    assert found in ("scanlink_drone_network", "graviton_laser_system", "predictive_intelligence")


def test_strategy_cards_are_worth_what_they_bring() -> None:
    table = position(
        objectives="build_defenses, expand_borders",
        custodians=False,
        planets={"jord": "sol: pds, pds, space_dock", "mecatol_rex": "letnev: infantry"},
        letnev={"points": 7},
    )
    s, seat = state(table), seat_of(table, "sol")
    assert card_value(s, seat, CONSTRUCTION) > card_value(s, seat, LEADERSHIP), "a structure completes an objective"
    s.players[seat_of(table, "letnev")].strategies.clear()
    before = card_value(s, seat, IMPERIAL)
    s.players[seat_of(table, "letnev")].points = 0
    assert before > card_value(s, seat, IMPERIAL), "a leader who holds Mecatol Rex must not get Imperial"


def test_it_builds_what_unlocks_its_leader() -> None:
    table = position("mentak, letnev, hacan", mentak={"locked": "sula_mentarion"})
    seat = seat_of(table, "mentak")
    assert leader_wishes(state(table), seat) == [CRUISER, CRUISER]
    state(table).players[seat].locked.clear()
    assert leader_wishes(state(table), seat) == []


def test_another_action_is_taken_only_if_there_is_something_to_do() -> None:
    """Fleet Logistics: with planets to be had, and with nothing left."""
    for start, again in (("304", True), ("309", False)):
        table = position(
            tiles={"203": "28"},
            planets={"jord": "sol: 4 infantry"},
            sol={"space": {start: "carrier, cruiser"}, "technologies": "fleet_logistics", "strategies": "diplomacy"},
        )
        said = turn(table, "sol")
        used = [answer for kind, answer in said if kind == "react" and answer == text("technology.fleet_logistics")]
        assert bool(used) == again


# --- leaders, homes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ahead", "taken"), [("letnev", "vefut_ii"), ("hacan", "saudor")])
def test_it_attacks_whoever_is_about_to_win(ahead: str, taken: str) -> None:
    """Two planets of equal worth, one of the leader."""
    table = position(
        tiles={"303": "20", "305": "23"},
        planets={"jord": "sol: 3 infantry", "vefut_ii": "letnev: infantry", "saudor": "hacan: infantry"},
        sol={"space": {"304": "carrier, cruiser"}},
        letnev={"points": 8 * (ahead == "letnev")},
        hacan={"points": 8 * (ahead == "hacan")},
    )
    turn(table, "sol")
    assert on_planet(table, taken)[0] == "sol"


def test_it_takes_the_home_of_whoever_is_about_to_win_rather_than_a_free_planet() -> None:
    fleets = {"space": {"309": "carrier, 2 cruiser, 4 infantry"}}
    for points, home_taken in ((0, False), (9, True)):
        table = position(
            tiles={"207": "23"},
            planets={"jord": "sol: infantry", "arc_prime": "letnev: infantry", "wren_terra": "letnev: 3 infantry"},
            sol=fleets,
            letnev={"points": points},
        )
        assert state(table).places[PLANET.index["arc_prime"]] == place("310")
        turn(table, "sol")
        assert (on_planet(table, "arc_prime")[0] == "sol") == home_taken


@pytest.mark.parametrize(("raiders", "stay"), [("3 dreadnought", 1), ("3 dreadnought, 3 infantry", 4)])
def test_more_troops_stay_at_home_if_others_could_land_there(raiders: str, stay: int) -> None:
    table = position(
        tiles={"203": "28"},
        planets={"jord": "sol: 6 infantry"},
        sol={"space": {"304": "2 carrier, cruiser"}},
        letnev={"space": {"204": raiders}},
    )
    turn(table, "sol")
    assert on_planet(table, "jord")[1]["infantry"] == stay


def test_it_produces_at_home_before_it_goes_elsewhere_if_the_home_is_in_danger() -> None:
    for raiders, first in (("", "203"), ("3 dreadnought, 3 infantry", "304")):
        table = position(
            tiles={"203": "20"},
            planets={"jord": "sol: 2 infantry, space_dock"},
            sol={"space": {"304": "carrier"}, "goods": 4},
            letnev={"space": {"204": raiders}} if raiders else {},
        )
        said = dict(turn(table, "sol"))
        assert PLACE.names[said["activate"]] == first
