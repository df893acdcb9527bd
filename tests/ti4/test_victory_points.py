"""Victory points of Twilight Imperium 4 (LRR 77): how many there are, and when they end the game."""

from __future__ import annotations

import pytest

from tests.ti4.battles import battle
from tests.ti4.notation import asked, player, position, say, seat_of, state

STATUS = (("status_phase",), ("round",))


@pytest.mark.rule("LRR 77.2", "LRR 77.4", "LRR 77.7")
@pytest.mark.parametrize(
    ("goal", "points", "ends"), [("10", 9, True), ("10", 7, False), ("14", 9, False), ("14", 13, True)]
)
def test_nobody_has_more_than_ten_or_fourteen_points_and_the_game_ends_at_once(
    goal: str, points: int, ends: bool
) -> None:
    table = position(
        frames=STATUS,
        options={"goal": goal},
        objectives="command_an_armada",
        sol={"space": {"203": "8 destroyer"}, "pools": (1, 8, 1), "points": points},
        letnev={"space": {"204": "8 destroyer"}, "pools": (1, 8, 1), "points": points},
    )
    say(table, "sol score command_an_armada")
    assert player(table, "sol").points == min(points + 2, int(goal)), "worth 2 points"
    assert (state(table).winners == [seat_of(table, "sol")]) == ends
    assert asked(table) == ({} if ends else {"letnev": "score"})


@pytest.mark.rule("LRR 77.5")
@pytest.mark.parametrize(("points", "scored"), [((3, 5, 5), True), ((3, 4, 5), False)])
def test_who_shares_the_most_points_has_the_most_points(points: tuple[int, int, int], scored: bool) -> None:
    mine, theirs, others = points
    table = battle(
        "cruiser",
        "cruiser",
        hacan={"points": mine, "secrets": "spark_a_rebellion"},
        winnu={"points": theirs},
        letnev={"points": others},
        dice=[7, 1],
    )
    assert (asked(table) == {"hacan": "react"}) == scored
