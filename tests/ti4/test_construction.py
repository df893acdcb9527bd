"""The strategy card Construction of Twilight Imperium 4 (LRR 44), and structures (LRR 34, 70, 72)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti4.notation import asked, on_planet, options, place, player, position, say, why_not

FIRST = "letnev act pass; hacan act pass; sol act construction"


def building(**more: Any) -> Table:
    """Sol plays Construction; Wellon and Vefut II lie at 203 and 204."""
    sol = {"strategies": "construction", **more.pop("sol", {})}
    planets = {"wellon": "sol:", "vefut_ii": "letnev:", **more.pop("planets", {})}
    table = position(tiles={"203": "19", "204": "20"}, planets=planets, sol=sol, **more)
    say(table, FIRST)
    return table


@pytest.mark.rule("LRR 44.1", "LRR 44.2", "LRR 44.2a", "LRR 34.2", "LRR 70.2", "LRR 72.2")
def test_construction_places_a_pds_or_a_dock_and_then_a_pds() -> None:
    table = building()
    assert why_not(table, "sol build pds, vefut_ii") != "", "only on own planets"
    say(table, "sol build space_dock, wellon")
    assert not any(option.startswith("space_dock") for option in options(table, "sol"))
    say(table, "sol build pds, wellon")
    assert on_planet(table, "wellon") == ("sol", {"pds": 1, "space_dock": 1}), "both onto the same planet"
    table = building()
    say(table, "sol build pds, jord; sol build nothing")
    assert on_planet(table, "jord") == ("sol", {"pds": 1}), "nobody has to place any"


@pytest.mark.rule("LRR 44.2b")
def test_own_tokens_do_not_hinder_construction() -> None:
    table = building(sol={"tokens": "203, 304"})
    say(table, "sol build pds, wellon; sol build pds, jord")
    assert (on_planet(table, "wellon"), on_planet(table, "jord")) == (("sol", {"pds": 1}), ("sol", {"pds": 1}))


@pytest.mark.rule("LRR 34.4", "LRR 34.5", "LRR 34.6", "LRR 70.3", "LRR 72.3")
def test_a_planet_holds_one_dock_and_two_pds_of_a_player() -> None:
    table = building(planets={"wellon": "sol: pds, space_dock"})
    assert why_not(table, "sol build space_dock, wellon") == "LRR 34.6"
    say(table, "sol build pds, wellon")
    assert why_not(table, "sol build pds, wellon") == "LRR 34.6"
    assert why_not(table, "sol build pds, jord") == ""


@pytest.mark.rule("LRR 44.3", "LRR 52.5", "LRR 52.6")
def test_the_others_put_a_token_on_a_system_and_build_there() -> None:
    """The note on construction."""
    table = building(hacan={"tokens": "316", "pools": (3, 5, 2)})
    say(table, "sol build nothing; sol build nothing; letnev secondary yes; letnev build_in 204")
    assert why_not(table, "letnev build pds, arc_prime") != "", "not in this system"
    say(table, "letnev build space_dock, vefut_ii")
    assert on_planet(table, "vefut_ii") == ("letnev", {"space_dock": 1})
    assert (player(table, "letnev").tokens, player(table, "letnev").pools[2]) == (1 << place("204"), 1)
    say(table, "hacan secondary yes; hacan build_in 316; hacan build pds, arretze")
    assert on_planet(table, "arretze") == ("hacan", {"pds": 1})
    assert (player(table, "hacan").tokens, player(table, "hacan").pools) == (1 << place("316"), [3, 5, 1])


@pytest.mark.rule("LRR 44.4", "LRR 44.4a", "LRR 59.4a")
def test_without_structures_in_the_reinforcements_one_is_taken_back() -> None:
    full = {"jord": "sol: space_dock", "lazar": "sol: space_dock", "sakulag": "sol: space_dock"}
    table = position(
        tiles={"203": "19", "202": "31", "204": "20"},
        planets={"wellon": "sol:", **full, "vefut_ii": "sol:"},
        sol={"strategies": "construction", "tokens": "304"},
    )
    say(table, f"{FIRST}; sol build space_dock, wellon")
    assert sorted(options(table, "sol")) == ["202+lazar", "202+sakulag"], "there is a token at home"
    say(table, "sol reclaim 202, lazar")
    assert on_planet(table, "lazar") == ("sol", {})
    assert on_planet(table, "wellon") == ("sol", {"space_dock": 1})
    assert asked(table) == {"sol": "build"}


@pytest.mark.rule("LRR 44.4a", "LRR 59.4a")
def test_a_structure_may_be_taken_back_from_the_same_system_but_not_to_where_it_is() -> None:
    there = {"jord": "sol: 2 pds", "wellon": "sol: pds", "lazar": "sol: 2 pds", "sakulag": "sol: pds"}
    table = position(
        tiles={"203": "19", "202": "31"}, planets=there, sol={"strategies": "construction", "tokens": "304, 203"}
    )
    say(table, f"{FIRST}; sol build pds, sakulag")
    assert on_planet(table, "sakulag") == ("sol", {"pds": 2}), "the only one that is neither under a token nor there"
    assert on_planet(table, "lazar") == ("sol", {"pds": 1})
    assert "pds+sakulag" not in options(table, "sol")
    say(table, "sol build pds, lazar")
    assert (on_planet(table, "sakulag"), on_planet(table, "lazar")) == (("sol", {"pds": 1}), ("sol", {"pds": 2}))


@pytest.mark.rule("LRR 34.3")
def test_structures_are_neither_moved_nor_transported() -> None:
    table = position(planets={"jord": "sol: 2 infantry, pds, space_dock"}, sol={"space": {"304": "carrier"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 304")
    assert [option for option in options(table, "sol") if "pds" in option or "dock" in option] == []


@pytest.mark.rule("LRR 70.4", "LRR 72.4", "LRR 53.5", "LRR 53.5a")
def test_structures_without_ground_forces_fall_with_their_planet() -> None:
    table = position(
        tiles={"203": "19"},
        planets={"jord": "sol: 3 infantry", "wellon": "letnev: 2 pds, space_dock"},
        sol={"space": {"304": "carrier"}},
        dice=[1, 1, 1, 1],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, infantry@jord")
    say(table, "letnev fire nothing; sol commit infantry@wellon; letnev defend yes")
    assert on_planet(table, "wellon") == ("sol", {"infantry": 1})
    assert player(table, "letnev").reserve[-2:] == [6, 3], "they are in the reinforcements again"
    assert player(table, "letnev").ground == {}
