"""A game without a teller can still be played from its offers and read as text."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.table import Table
from orrery.games import game
from orrery.server import messages
from orrery.server import views as showing
from orrery.telling import anything, questions, why
from orrery.telling.tellers import teller
from orrery.text import Words


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget how the games are told and drawn."""
    for module in (questions, why, showing):
        monkeypatch.setattr(module, "teller", lambda name: anything)
    monkeypatch.setattr(showing, "board", lambda name: None)


def test_a_game_without_a_teller_is_told_as_any_game() -> None:
    assert teller("no_such_game") is anything
    assert teller("race") is not anything


@pytest.mark.parametrize("name", ["race", "warpgate"])
@pytest.mark.usefixtures("untold")
def test_a_whole_game_can_be_played_by_its_offers(name: str) -> None:
    table, dice = Table.new(game(name), 2, {}, seed=2), Random(2)
    words = [showing.speaking(table, "en", ["Anna", "Ben"], seat) for seat in range(2)]
    while not table.over:
        seat = table.waiting()[0]
        it = showing.shown(table, seat, words[seat], log_from=len(table.journal))
        question = it.questions[0]
        if question.form in ("pick", "order"):
            table.answer(seat, table.asked(seat)[0][1].sample(dice))
        else:
            table.answer_plain(seat, dice.choice(question.offers).value, question.id)
    result = showing.shown(table, -1, Words("en", name, ["Anna", "Ben"])).result
    assert result is not None
    assert result.sheet == messages.ScoreSheet(["Anna", "Ben"], [("Final score", [str(n) for n in result.scores])], 0)


@pytest.mark.usefixtures("untold")
def test_the_text_has_every_field_and_hides_what_is_hidden() -> None:
    table = Table.new(game("race"), 2, {}, seed=2)
    lines = showing.plain_text(table, 0, Words("en", "race", ["Anna", "Ben"], 0)).lines
    assert "round: 0" in lines
    assert "deck: 99" in lines
    assert not [line for line in lines if line.startswith(("rng", "agenda"))]
    mine, theirs = lines.index("You:"), lines.index("Ben:")
    assert len(lines[mine + 1].split(",")) == 6, "the own hand card by card"
    assert lines[theirs + 1] == "- hand: 6 ?"


@pytest.mark.usefixtures("untold")
def test_why_not_says_what_is_asked() -> None:
    table = Table.new(game("race"), 2, {}, seed=2)
    because = showing.why_not(table, 0, messages.Thing("action", "develop"), Words("en", "race", reader=0))
    assert because.lines == ["You are asked something else now: Discard 2 of your cards, and keep the others. Which?"]
