"""Where a retreat of Twilight Imperium 4 leads to (LRR 71.7)."""

from __future__ import annotations

import pytest

from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, player, position, say, state


@pytest.mark.rule("LRR 71.7b", "LRR 71.7d")
def test_fighters_that_cannot_move_are_left_behind_and_no_token_is_placed() -> None:
    table = battle("cruiser", "carrier, fighter", tiles={"102": "20"}, planets={"vefut_ii": "winnu:"}, dice=[7, 1, 1])
    say(table, "winnu retreat yes; winnu lose carrier; winnu retreat_to 102")
    assert asked(table) == {"winnu": "act"}, "the combat is over"
    assert fleet(table, "winnu", "103") == fleet(table, "winnu", "102") == {}
    assert not player(table, "winnu").tokens, "nothing has retreated there"


@pytest.mark.rule("LRR 99.2", "LRR 71.7c")
def test_a_retreat_into_the_nexus_opens_it() -> None:
    table = position(
        "hacan, winnu, letnev",
        hacan={"space": {"204": "cruiser"}},
        winnu={"space": {"103": "cruiser"}},
        planets={"mallice": "winnu:"},
        gamma="103",
        dice=[1, 1],
    )
    assert not state(table).nexus_open
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move cruiser")
    say(table, "winnu retreat yes; winnu retreat_to nexus")
    assert fleet(table, "winnu", "nexus") == {"cruiser": 1}
    assert state(table).nexus_open
