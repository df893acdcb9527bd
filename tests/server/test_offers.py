"""Offers: whatever form a question has, what is offered is legal. Only what is picked together may be refused, since it
has to fit together; then something shorter is allowed."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.games import game
from orrery.server.views import shown, speaking
from tests.server.playing import some_answer

ANSWERS = 150
TRIES = 2_000
"""So many picks at most before one fits: at random, a payment takes some sixty."""


@pytest.mark.parametrize(("name", "players"), [("race", 4), ("warpgate", 3), ("ti3", 6), ("ti4", 6)])
def test_whoever_knows_only_the_offers_can_play(name: str, players: int) -> None:
    table, dice = Table.new(game(name), players, {}, seed=5), Random(5)
    words = [speaking(table, "en", [""] * players, seat) for seat in range(players)]
    for _ in range(ANSWERS):
        if table.over:
            break
        seat = dice.choice(table.waiting())
        view = msgspec.to_builtins(shown(table, seat, words[seat], log_from=len(table.journal)))
        question = next(it for it in view["questions"] if not it["free"])
        assert answered(table, seat, question, dice), f"{question['id']} cannot be answered with what it offers"


def answered(table: Table, seat: int, question: Any, dice: Random) -> bool:
    for refused in range(TRIES):
        no = refusal(table, seat, question["id"], some_answer(question, dice, refused))
        if no is None:
            return True
        assert (question["form"], no.reason) == ("pick", "illegal"), question
    return False


def refusal(table: Table, seat: int, question: str, value: Any) -> Refused | None:
    try:
        table.answer_plain(seat, value, question)
    except Refused as no:
        return no
    return None
