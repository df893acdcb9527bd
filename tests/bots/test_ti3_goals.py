"""What a greedy bot does for its objectives in Twilight Imperium 3: it saves, researches, takes up posts, and brings
ships from the rear to the front."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.data import IMPERIAL, WARFARE
from orrery.games.ti3.rules.kinds import TACTICAL, TRANSFER
from orrery.games.ti3.rules.nouns import OBJECTIVE, TECHNOLOGY
from orrery.games.ti3.rules.objectives import is_met
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.units import CRUISER, GROUND_FORCE
from tests.bots.test_ti3 import answered, follow, seat_home, turn
from tests.ti3.notation import fleet, on_planet, place, planet, position, seat_of, state


def followed(table: Table, kind: str) -> tuple[int, Any]:
    """All seats follow their instinct until that question has been asked; who was asked, and the answer."""
    dice = Random(1)
    while True:
        track, answer = answered(table, dice)
        decision = table.pending[track]
        table.put(track, answer)
        if decision.kind.name == kind:
            return decision.seat, answer


# --- objectives that all can score -------------------------------------------------------------------------------


def test_it_keeps_the_price_of_a_technology_that_meets_an_objective() -> None:
    """Somebody else will play Technology: a third red one completes the objective, so nothing is produced before."""

    def produces(technologies: str) -> bool:
        table = position(
            "sol, norr, hacan",
            planets={"Jord": "sol: 4 ground_force, space_dock"},
            objectives="three_of_a_colour",
            sol={"technologies": technologies, "goods": 3},
            norr={"strategies": "technology"},
        )
        deed, _ = follow(table, "action")
        return bool(deed == TACTICAL)

    assert produces("hylar_v_assault_laser, antimass_deflectors")
    assert not produces("hylar_v_assault_laser, deep_space_cannon")


def test_it_researches_what_meets_an_objective() -> None:
    table = position(
        "sol, norr, hacan",
        objectives="three_of_a_colour",
        sol={"technologies": "hylar_v_assault_laser, deep_space_cannon", "strategies": "technology"},
        norr={"strategies": "trade"},
        hacan={"strategies": "political"},
        frames=[("technology", 0), ("status_phase",)],
    )
    assert follow(table, "research") == TECHNOLOGY.index["magen_defense_grid"]


@pytest.mark.parametrize(("points", "hurries"), [(3, True), (0, False)])
def test_only_the_leader_hurries_when_imperial_may_end_the_game(points: int, hurries: bool) -> None:
    table = position(
        "sol, norr, hacan",
        planets={"Jord": "sol: 2 ground_force, space_dock"},
        sol={"strategies": "imperial"},
        norr={"strategies": "trade"},
        hacan={"strategies": "political"},
    )
    s = state(table)
    s.ones_left = 0
    s.players[1].points, s.players[0].points, s.active = 1, points, Seat(0)
    seat, deed = followed(table, "action")
    while seat != seat_of(table, "sol"):
        seat, deed = followed(table, "action")
    assert (deed == (IMPERIAL, None)) == hurries


# --- the secret objective ----------------------------------------------------------------------------------------


def gates(**more: Any) -> Table:
    """Keeper of the gates is one ship away: there are two wormholes, and a ship is at one of them."""
    return position(
        "sol, norr, hacan",
        tiles={"b1": "empty_alpha", "b12": "lodor"},
        planets={"Jord": "sol: 2 ground_force", "Lodor": "sol: ground_force"},
        sol={"fleets": {"b12": "destroyer", "c1": "2 cruiser"}, "secret": "keeper_of_gates"},
        **more,
    )


def test_a_ship_goes_to_the_post_that_the_secret_objective_names() -> None:
    table = gates()
    turn(table, "sol")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}
    assert fleet(table, "sol", "b12") == {"destroyer": 1}, "who stands at a post stays there"
    assert is_met(state(table), 0, OBJECTIVE.index["keeper_of_gates"])


def test_a_patrol_takes_up_a_post() -> None:
    table = gates(frames=[("secondary", 0, WARFARE), ("status_phase",)])
    assert follow(table, "secondary")
    assert follow(table, "patrol") == (place("c1"), CRUISER, place("b1"))


def test_no_patrol_goes_out_for_nothing() -> None:
    table = gates(frames=[("secondary", 0, WARFARE), ("status_phase",)])
    state(table).players[0].secret = [OBJECTIVE.index["conqueror"]]
    assert not follow(table, "secondary")


@pytest.mark.parametrize(("secret", "built"), [("usurper", True), ("conqueror", False)])
def test_a_dock_on_mecatol_rex_comes_before_a_planet_if_the_secret_objective_asks_for_it(
    secret: str, built: bool
) -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 5 ground_force", "Mecatol Rex": "sol: 6 ground_force"},
        sol={"fleets": {"c1": "carrier"}, "secret": secret},
    )
    turn(table, "sol")
    assert bool(on_planet(table, "Mecatol Rex")[3]) == built
    assert on_planet(table, "Mecatol Rex")[1] >= 6


# --- from the rear to the front ----------------------------------------------------------------------------------


def test_idle_troops_are_transferred_to_the_front_and_the_empty_carrier_comes_home() -> None:
    """Nothing can be taken from home; two steps away there is a weakly held planet."""
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor", "a1": "wellon"},
        planets={
            "Jord": "sol: 9 ground_force, space_dock",
            "Saudor": "sol: ground_force",
            "Mecatol Rex": "norr: 20 ground_force",
            "Wellon": "norr: ground_force",
        },
        sol={"fleets": {"c1": "carrier, cruiser", "b1": "carrier"}},
    )
    assert follow(table, "action") == (TRANSFER, None)
    turn(table, "sol")
    assert fleet(table, "sol", "b1")["ground_force"] == 6
    assert fleet(table, "sol", "b1")["carrier"] == 1, "the empty one is back at the dock"
    assert fleet(table, "sol", "c1")["carrier"] >= 1


def test_empty_carriers_come_home_where_units_are_produced() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: ground_force, space_dock", "Saudor": "sol: ground_force"},
        sol={"fleets": {"b1": "carrier"}},
    )
    assert follow(table, "activate") == seat_home(table, "sol")
    turn(table, "sol")
    assert fleet(table, "sol", "c1")["carrier"] >= 1
    assert "carrier" not in fleet(table, "sol", "b1")


@pytest.mark.parametrize(("garrison", "more"), [(3, True), (12, False)])
def test_no_heaps_of_ground_forces_are_produced(garrison: int, more: bool) -> None:
    table = position(
        "sol, norr, hacan",
        planets={"Jord": f"sol: {garrison} ground_force, space_dock"},
        sol={"fleets": {"c1": "cruiser"}},
        frames=[("produce", 0, planet("Jord")), ("status_phase",)],
    )
    assert (GROUND_FORCE in follow(table, "build")) == more


def test_no_planet_of_the_home_system_stays_bare_when_troops_are_above_it() -> None:
    table = position(
        "hacan, norr, sol",
        planets={"Arretze": "hacan: 2 ground_force, space_dock", "Hercant": "hacan:", "Kamdorn": "hacan:"},
        hacan={"fleets": {"c1": "carrier, 3 ground_force"}},
    )
    turn(table, "hacan")
    assert on_planet(table, "Hercant")[1] == on_planet(table, "Kamdorn")[1] == 1
