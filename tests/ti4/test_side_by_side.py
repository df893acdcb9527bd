"""Battles of Twilight Imperium 4 that are fought side by side, to compare with exact odds, are those that would be
fought one by one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from orrery.core.state import frame, then
from orrery.games.ti4.rules.combat import combat
from orrery.games.ti4.rules.fire import offense
from orrery.games.ti4.rules.invasion import invasion
from orrery.games.ti4.rules.things import Seat
from tests.ti4.fought import AT, Fight, SetUp
from tests.ti4.many_fights import begun
from tests.ti4.notation import place
from tests.ti4.odds_set_ups import GROUND, SPACE
from tests.ti4.side_by_side import Looked, SideBySide, carry_out

PIPS = range(1, 11)


def first(it: SetUp) -> Fight:
    """A fight before anything has happened."""
    s = begun(it)
    if it.garrison:
        then(s, frame(invasion, Seat(0), place(AT)))
    else:
        then(s, frame(offense, Seat(0), place(AT)), frame(combat, Seat(0), place(AT)))
    return Fight(s, it.plans)


def played(fight: Fight, seed: int, thrown: Callable[[list[int]], tuple[Any, ...]]) -> Any:
    """To the end of a fight, one step after the other."""
    dice = Random(seed)
    while fight.s.schedule:
        carry_out(fight, lambda ask: thrown(dice.choices(PIPS, k=ask.count)))
    return fight.key()


@pytest.mark.parametrize(
    "it",
    [
        SPACE["aimed hits and a flagship that hits three times"],
        SPACE["Letnev against Mentak"],
        SPACE["the Wrath of Kenara"],
        SPACE["a crown for fighters"],
        SPACE["the Thundarian twice"],
        GROUND["a crown that somebody was elected to"],
        GROUND["a bombardment by Ta Zern"],
    ],
)
def test_the_rules_see_the_same_in_a_die_that_remembers_what_it_was_asked(it: SetUp) -> None:
    for seed in range(8):
        one, other = first(it), first(it)
        looked = Looked(one)
        assert played(one, seed, looked.thrown) == played(other, seed, tuple)


def test_a_die_can_be_added_to_taken_away_and_compared() -> None:
    for shows in PIPS:
        for number in range(-3, 15):
            (die,) = Looked(first(SPACE["only cruisers"])).thrown([shows])
            assert [die >= number, die > number, die < number, die <= number, die == number] == [
                shows >= number, shows > number, shows < number, shows <= number, shows == number
            ]  # fmt: skip
            assert [number - die > 2, number - die == 2, die + 2 - number < 3, 2 + die <= number] == [
                number - shows > 2, number - shows == 2, shows + 2 - number < 3, 2 + shows <= number
            ]  # fmt: skip


def test_the_same_position_is_played_once() -> None:
    """Five thousand battles of three cruisers against three: few positions, so the rules are run a thousand times."""
    fights = SideBySide(first(SPACE["only cruisers"]), 5000, 1)
    ends = fights.fight()
    assert sum([count for _, count in ends]) == 5000
    assert len({fight.key() for fight, _ in ends}) == len(ends)
    assert fights.runs < 5000
