"""The Xxcha Kingdom."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import POLITIC
from tests.ti3.beginnings import beginning
from tests.ti3.notation import asked, fleet, on_planet, planet, position, say, state, why_not

VETO = "race.xxcha.veto"


def test_what_they_begin_with() -> None:
    assert beginning("xxcha") == (
        "Archon Ren, Archon Tau",
        "3 fighter, 2 cruiser, 1 carrier, 2 ground_force, 1 pds, 1 space_dock",
        "antimass_deflectors, enviro_compensator",
        [2, 3, 3],
        (2, 2),
    )


# --- Diplomacy ---------------------------------------------------------------------------------------------------


def diplomacy(third: str = "xxcha", counters: tuple[int, int, int] = (2, 3, 5), ruling: str = "counter") -> Table:
    """Sol plays Diplomacy and makes peace with N'orr; nobody has exhausted planets."""
    more: dict[str, Any] = {third: {"counters": counters}}
    table = position(
        f"sol, norr, {third}",
        sol={"strategies": "diplomacy"},
        options={"primary-by-ability": ruling},
        **more,
    )
    say(table, "sol action diplomacy; sol envoy norr")
    return table


def test_the_primary_ability_of_diplomacy_instead_of_the_secondary() -> None:
    table = diplomacy()
    assert asked(table) == {"xxcha": "aim_yes"}
    say(table, "xxcha aim_yes yes; xxcha envoy sol")
    s = state(table)
    assert s.envoys == [(0, 1), (2, 0)]
    assert s.players[2].counters == [1, 3, 5]
    say(table, "norr action tactical")
    assert asked(table) == {"norr": "activate"}


def test_the_secondary_ability_is_asked_about_first_and_excludes_the_primary() -> None:
    table = position(
        "sol, norr, xxcha",
        tiles={"b1": "saudor"},
        planets={"Saudor": "xxcha: ground_force"},
        sol={"strategies": "diplomacy"},
    )
    state(table).exhausted = 1 << planet("Saudor")
    say(table, "sol action diplomacy; sol envoy norr; xxcha secondary yes; xxcha refresh Saudor")
    assert asked(table) == {"norr": "action"}
    assert state(table).envoys == [(0, 1)]


def test_others_cannot() -> None:
    assert asked(diplomacy("hacan")) == {"norr": "action"}


@pytest.mark.rule("T3.17.14")
@pytest.mark.parametrize(("ruling", "possible"), [("counter", False), ("free", True)])
def test_it_costs_what_the_secondary_ability_costs_unless_ruled_free(ruling: str, possible: bool) -> None:
    table = diplomacy(counters=(0, 3, 5), ruling=ruling)
    assert (asked(table) == {"xxcha": "aim_yes"}) == possible
    if possible:
        say(table, "xxcha aim_yes yes; xxcha envoy sol")
        assert state(table).players[2].counters == [0, 3, 5]


# --- the council -------------------------------------------------------------------------------------------------


def test_an_agenda_that_has_been_read_is_thrown_out_for_a_counter() -> None:
    table = position(
        "sol, norr, xxcha", frames=[("agenda", 0, -1), ("turn",)], politics="imperial_peace, imperial_mandate"
    )
    before = state(table).council
    assert before is not None
    assert before.card == POLITIC.index["imperial_peace"]
    say(table, f"xxcha react {VETO}")
    s = state(table)
    assert s.council is not None
    assert s.council.card == POLITIC.index["imperial_mandate"]
    assert s.politics_discard == [POLITIC.index["imperial_peace"]]
    assert s.players[2].counters == [1, 3, 5]
    say(table, f"xxcha react {VETO}")
    assert state(table).players[2].counters == [0, 3, 5]
    assert asked(table) != {"xxcha": "react"}, "no counter is left"


def test_it_may_be_let_pass() -> None:
    table = position("sol, norr, xxcha", frames=[("agenda", 0, -1), ("turn",)], politics="imperial_peace")
    say(table, "xxcha react nothing")
    assert asked(table) == {"norr": "vote"}


# --- combat ------------------------------------------------------------------------------------------------------


def test_whoever_attacks_them_has_minus_one_in_the_first_round() -> None:
    table = position(
        "sol, xxcha, hacan",
        sol={"fleets": {"c1": "cruiser"}},
        xxcha={"fleets": {"b1": "cruiser"}},
        dice=[7, 6, 7, 6],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}, "the seven hit in the second round"
    assert fleet(table, "xxcha", "b1") == {}


def test_their_own_rolls_are_as_ever_and_invasions_count_too() -> None:
    table = position(
        "xxcha, sol, hacan",
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: 2 ground_force"},
        xxcha={"fleets": {"c1": "carrier, 2 ground_force"}},
        dice=[8, 1, 8, 8, 1, 8, 8, 1],
    )
    say(table, "xxcha action tactical; xxcha activate b1; xxcha move_from c1; xxcha move carrier, 2 ground_force")
    say(table, "xxcha land 2 ground_force")
    assert on_planet(table, "Saudor") == ("xxcha", 1, 0, 0)
    assert why_not(table, "sol action tactical") == ""
