"""The strategy card Warfare of Twilight Imperium 4 (LRR 55)."""

from __future__ import annotations

import pytest

from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, why_not

FIRST = "letnev act pass; hacan act pass; sol act warfare"


@pytest.mark.rule("LRR 55.1", "LRR 55.2")
def test_warfare_takes_a_token_from_the_board_and_redistributes() -> None:
    table = position(
        sol={"strategies": "warfare", "tokens": "203, 204", "pools": (1, 3, 2)}, letnev={"pools": (0, 1, 0)}
    )
    say(table, FIRST)
    assert options(table, "sol") == ["203", "204"]
    say(table, "sol take_back 204; sol gain_tokens tactic")
    assert (player(table, "sol").tokens, player(table, "sol").pools) == (1 << place("203"), [2, 3, 2])
    assert why_not(table, "sol redistribute 8 tactic") != "", "there are seven"
    say(table, "sol redistribute 4 tactic, 2 fleet, strategy")
    assert player(table, "sol").pools == [4, 2, 1]


@pytest.mark.rule("LRR 55.1", "LRR 52.3a")
def test_the_token_can_be_gained_although_all_were_in_use() -> None:
    table = position(sol={"strategies": "warfare", "tokens": "203", "pools": (6, 6, 3)})
    say(table, f"{FIRST}; sol take_back 203; sol gain_tokens strategy")
    assert player(table, "sol").pools == [6, 6, 4]


@pytest.mark.rule("LRR 55.3", "LRR 55.3a")
def test_the_others_produce_with_one_dock_at_home_for_a_token_that_leaves_it_free() -> None:
    table = position(
        planets={"arc_prime": "letnev: space_dock", "wren_terra": "letnev: space_dock"},
        sol={"strategies": "warfare"},
        letnev={"goods": 9, "pools": (3, 9, 2)},
    )
    say(table, f"{FIRST}; sol redistribute 3 tactic, 5 fleet, 2 strategy")
    assert asked(table) == {"letnev": "secondary"}
    say(table, "letnev secondary yes; letnev war_dock arc_prime")
    assert why_not(table, "letnev produce 7 destroyer") != "", "the other dock does not help"
    say(table, "letnev produce 2 destroyer; letnev pay 2 trade_good")
    assert fleet(table, "letnev", "310") == {"destroyer": 2}
    assert (player(table, "letnev").tokens, player(table, "letnev").pools[2]) == (0, 1)


@pytest.mark.rule("LRR 55.3", "LRR F.18")
def test_tools_help_with_that_production() -> None:
    table = position(
        planets={"arc_prime": "letnev: space_dock"},
        sol={"strategies": "warfare"},
        letnev={"goods": 9, "technologies": "sarween_tools"},
    )
    say(table, f"{FIRST}; sol redistribute 3 tactic, 5 fleet, 2 strategy; letnev secondary yes")
    say(table, "letnev produce 3 destroyer; letnev pay 2 trade_good")
    assert fleet(table, "letnev", "310") == {"destroyer": 3}


@pytest.mark.rule("LRR 55.3")
def test_warfare_cannot_be_followed_without_a_dock_at_home() -> None:
    table = position(tiles={"203": "19"}, planets={"wellon": "letnev: space_dock"}, sol={"strategies": "warfare"})
    say(table, f"{FIRST}; sol redistribute 3 tactic, 5 fleet, 2 strategy")
    assert asked(table) == {"sol": "act"}


@pytest.mark.rule("LRR 26.5")
def test_a_blockaded_dock_produces_ground_forces_alone() -> None:
    table = position(
        planets={"arc_prime": "letnev: space_dock"},
        sol={"strategies": "warfare", "space": {"310": "cruiser"}},
        letnev={"goods": 9},
    )
    say(table, f"{FIRST}; sol redistribute 3 tactic, 5 fleet, 2 strategy; letnev secondary yes")
    assert why_not(table, "letnev produce destroyer") != ""
    say(table, "letnev produce 2 infantry; letnev pay trade_good")
    assert on_planet(table, "arc_prime") == ("letnev", {"infantry": 2, "space_dock": 1})
