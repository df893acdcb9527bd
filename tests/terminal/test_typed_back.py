"""What the adviser says can be typed back word for word, in every game and in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games import NAMES, game
from orrery.telling.questions import question, told
from orrery.terminal.answers import read
from orrery.terminal.drawing import drawing, shortcut
from orrery.text import LANGUAGES, Words

ANSWERS = 1500
PEOPLE = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn", "Gil", "Hanna")


def understood(table: Table, seat: int, text: str, words: Words) -> Any:
    """What a player who types the text means."""
    _, decision = table.asked(seat)[0]
    view = table.view(seat)
    asked = question(view, table.question_id(seat, decision), decision, words)
    own = shortcut(drawing(words.game), view, text, asked, words)
    return read(text, asked, words) if own is None else own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_an_answer_in_words_is_understood_as_that_answer(name: str, lang: str) -> None:
    it, dice, kinds = game(name), Random(5), set()
    options = {"experienced": "yes"} if name == "race" else {}
    table = Table.new(it, min(it.players), options, seed=2)
    for _ in range(ANSWERS):
        if table.over:
            table = Table.new(it, max(it.players), {}, seed=3)
        track, decision = next(iter(table.pending.items()))
        value, words = decision.sample(dice), Words(lang, name, PEOPLE, -1)
        words = words.to(decision.seat)
        said = told(decision, value, words)
        assert understood(table, decision.seat, said, words) == value, (decision.kind.name, said)
        kinds.add(decision.kind.name)
        table.put(track, value)
    assert len(kinds) > 8
