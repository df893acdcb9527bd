"""Rerolls of Twilight Imperium 4 (LRR 97), and what does not touch the dice of space cannons (96.3d, 96.7c)."""

from __future__ import annotations

import pytest

from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, on_planet, say

CROWN = {"texts": "relic.the_crown_of_thalnos"}
"""Rerolls combat dice with +1."""


@pytest.mark.rule("LRR 97.1", "LRR 97.3")
def test_a_reroll_comes_right_after_the_roll_before_the_other_side_rolls_and_hits_are_cancelled() -> None:
    mine, again, theirs = [1], [9], [7, 1]
    table = battle("cruiser", "2 cruiser", their_hand="shields_holding", hacan=CROWN, dice=[*mine, *again, *theirs])
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react relic.the_crown_of_thalnos")
    assert asked(table) == {"winnu": "react"}, "the new result is a hit, and now the shields may hold"
    say(table, "winnu react card.shields_holding")
    assert fleet(table, "winnu", "103") == {"cruiser": 2}


@pytest.mark.rule("LRR 96.3d")
def test_what_rerolls_combat_dice_does_not_touch_space_cannon_offense() -> None:
    table = battle("cruiser", tile="19", planets={"wellon": "winnu: pds"}, winnu=CROWN, dice=[5])
    say(table, "winnu fire hacan")
    assert asked(table) == {"winnu": "act"}, "the missed die was not offered for a reroll"
    assert fleet(table, "hacan", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR 96.7c")
def test_what_rerolls_combat_dice_does_not_touch_space_cannon_defense() -> None:
    table = battle("carrier, infantry", tile="19", planets={"wellon": "winnu: pds"}, winnu=CROWN, dice=[5])
    say(table, "winnu fire nothing; hacan commit infantry@wellon; winnu defend yes")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1})
