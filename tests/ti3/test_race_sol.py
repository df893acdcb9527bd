"""The Federation of Sol."""

from __future__ import annotations

from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, on_planet, options, position, say, state, why_not

DROP = "race.sol.orbital_drop"


def test_what_they_begin_with() -> None:
    assert beginning("sol") == (
        "Jord",
        "1 destroyer, 2 carrier, 5 ground_force, 1 space_dock",
        "antimass_deflectors, cybernetics",
        [2, 3, 3],
        (2, 2),
    )


def test_two_ground_forces_drop_instead_of_an_action() -> None:
    table = position(tiles={"b1": "saudor"}, planets={"Saudor": "sol: ground_force", "Quinarra": "norr:"})
    say(table, f"sol action {DROP}")
    assert options(table, "sol") == ["Jord", "Saudor"]
    say(table, "sol aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("sol", 3, 0, 0)
    assert state(table).players[0].counters == [1, 3, 5]
    assert asked(table) == {"norr": "action"}


def test_a_drop_needs_a_counter_in_the_strategy_allocation() -> None:
    table = position(sol={"counters": (0, 3, 5)})
    assert why_not(table, f"sol action {DROP}") == "T3.12.2"


def test_only_sol_drops_troops() -> None:
    table = position("norr, sol, hacan")
    assert why_not(table, f"norr action {DROP}") == "T3.19.3"


def test_three_counters_in_the_status_phase() -> None:
    table = position(frames=[("receive", 0), ("receive", 1), ("turn",)])
    assert table.find(0)[1].args["number"] == 3
    say(table, "sol allocate 3 command; norr allocate 2 command")
    assert [p.counters[1] for p in state(table).players] == [6, 5, 3]
