"""Victory points of Twilight Imperium 4 (LRR 77): how many there are, and when they end the game."""

from __future__ import annotations

import pytest

from tests.ti4.battles import battle
from tests.ti4.councils import council
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


@pytest.mark.rule("LRR 77.7", "LRR 40.3")
def test_the_point_of_the_custodians_can_win_the_game_before_anybody_lands() -> None:
    table = position(sol={"space": {"104": "carrier, infantry"}, "goods": 6, "points": 9})
    say(table, "sol act tactical; sol activate 000; sol move_from 104; sol move carrier, infantry")
    say(table, "sol custodians yes; sol pay 6 trade_good")
    assert (table.over, state(table).winners) == (True, [seat_of(table, "sol")])


@pytest.mark.rule("LRR 77.7")
@pytest.mark.parametrize(("points", "over"), [(9, True), (8, False)])
def test_nobody_does_anything_after_an_objective_that_wins_the_game(points: int, over: bool) -> None:
    table = battle(
        "2 dreadnought",
        "flagship, carrier",
        hacan={"points": points, "secrets": "destroy_their_greatest_ship"},
        their_hand="courageous_to_the_end",
        dice=[9, 9, 1, 1, 1],
    )
    say(table, "winnu sustain nothing")
    say(table, "hacan react objective.destroy_their_greatest_ship")
    assert table.over == over
    assert asked(table) == ({} if over else {"winnu": "react"}), "a ship of Winnu's has been destroyed"


@pytest.mark.rule("LRR 77.7", "LRR 31.23")
def test_a_support_that_must_be_given_ends_the_game_before_others_answer() -> None:
    hands = {"letnev": {"hand": "diplomatic_pressure", "points": 9}, "hacan": {"hand": "veto"}}
    table = council("agenda.mutiny", **hands)
    say(table, "letnev react card.diplomatic_pressure; letnev aim_player sol")
    given = {"with": "seat_2", "gives": {"note": ["support_for_the_throne@seat_1"]}}
    table.answer_plain(seat_of(table, "sol"), given, "surrender_note")
    assert (table.over, state(table).winners) == (True, [seat_of(table, "letnev")])


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
