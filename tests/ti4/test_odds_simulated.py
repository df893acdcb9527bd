"""Exact odds of Twilight Imperium 4 against the rules themselves: every set-up is a position of the game, its odds are
computed, and many fights are fought from it with dice."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.ti4.odds.plans import BattleOdds, InvasionOdds
from tests.ti4.fought import SetUp, ground_chances, space_chances
from tests.ti4.many_fights import ENDS, fought, invaded
from tests.ti4.odds_set_ups import GROUND, SPACE

BATTLES = 250
"""How many fights of each set-up: a few milliseconds each. bench/ti4_odds.py fights more of them."""
WIDE = 4
"""How many standard errors the two may differ by."""
QUICK_SPACE = (
    "neither can win, with a way back",
    "nothing but dice",
    "barrage by better destroyers",
    "space cannons of both, and a laser",
    "armor against a cannon",
    "Letnev against Mentak",
    "cards of both",
    "a retreat in round two",
    "aimed hits and a flagship that hits three times",
)
QUICK_GROUND = ("nothing but dice", "a shield and a grid", "valkyries", "harrow")


def compare(found: BattleOdds | InvasionOdds, ends: Counter[str]) -> None:
    """Each way to end is as frequent as it is likely."""
    battles = ends.total()
    for end in ENDS:
        p, seen = getattr(found, end, 0.0), ends[end] / battles
        error = max((p * (1 - p) / battles) ** 0.5, 0.5 / battles)
        assert abs(seen - p) <= WIDE * error, (end, p, seen)


def compare_losses(found: BattleOdds | InvasionOdds, lost: list[list[int]], side: int) -> None:
    """What a side loses is what it should lose on average."""
    count, mean = len(lost[side]), sum(lost[side]) / len(lost[side])
    spread = (sum((n - mean) ** 2 for n in lost[side]) / count) ** 0.5
    assert abs(mean - sum(found.losses[side])) <= WIDE * max(spread, 0.2) / count**0.5, (mean, found.losses[side])


@pytest.mark.parametrize("name", QUICK_SPACE)
def test_space_combats_end_as_often_as_the_odds_say(name: str) -> None:
    it: SetUp = SPACE[name]
    found = space_chances(it)
    ends, lost = fought(it, BATTLES, 1)
    compare(found, ends)
    if not any(plan.leave or plan.few for plan in it.plans):
        for side in (0, 1):
            compare_losses(found, lost, side)


@pytest.mark.parametrize("name", QUICK_GROUND)
def test_invasions_end_as_often_as_the_odds_say(name: str) -> None:
    it: SetUp = GROUND[name]
    found = ground_chances(it)
    ends, lost = invaded(it, BATTLES, 1)
    compare(found, ends)
    compare_losses(found, lost, 1)
