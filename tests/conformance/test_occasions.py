"""What can be answered in advance, in every game: it has words in both languages, and the game can ask it."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.standing import Standing, check, occasion, occasions_at, said
from orrery.core.table import Table
from orrery.core.windows import MOMENT
from orrery.games import game
from orrery.telling.standing import told_standing, until, where
from orrery.text import Words

GAMES = [("race", 2, 60), ("warpgate", 2, 250), ("ti3", 3, 700), ("ti4", 3, 700)]
"""Each with the number of players and how many answers are examined."""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("name", "players", "answers"), GAMES)
def test_all_of_it_has_words(name: str, players: int, answers: int, lang: str) -> None:
    it, words = game(name), Words(lang, name)
    names = [occasion.name for occasion in it.occasions]
    groups = {occasion.group for occasion in it.occasions}
    assert len(set(names)) == len(names)
    assert not groups & set(names), "a group is not called as an occasion is"
    said = [where(it, place, words) for place in (*names, *groups)]
    assert len(set(said)) == len(said)
    for span in ("", *it.spans):
        standing = Standing(1, names[0], until=span)
        check(it, standing)
        assert until(span, words) in told_standing(it, standing, words)


@pytest.mark.parametrize(("name", "players", "answers"), GAMES)
def test_passing_is_an_answer_wherever_it_is_offered(name: str, players: int, answers: int) -> None:
    """Not always a legal one: then the seat is asked."""
    it = game(name)
    for at in it.occasions:
        if at.kind:
            kind = it.kinds[at.kind]
            assert (at.passing == []) if kind.many else kind.noun.encode(kind.noun.decode(at.passing)) == at.passing
    table, dice = Table.new(it, players, seed=4), Random(4)
    met, passed = set[str](), 0
    every = [Standing(n, group) for n, group in enumerate(sorted({at.group for at in it.occasions}))]
    for _ in range(answers):
        if table.over:
            break
        track, asked = next(iter(table.pending.items()))
        at_now = occasion(it, asked)
        assert (at_now is not None) == (said(it, every, asked) is not None)
        if at_now is not None:
            met.add(at_now.group)
            answer = said(it, [Standing(1, at_now.name)], asked)
            assert answer is not None
            passed += asked.refuse(asked.decode(answer[0])) is None
        for span in it.spans.values():
            assert isinstance(span(table.state, asked.seat), str)
        table.put(track, asked.sample(dice))
    assert len(met) > 1
    assert passed > 4


def test_every_chance_to_react_is_an_occasion() -> None:
    it, known = game("ti3"), {at.name for at in occasions_at(game("ti3"), "")}
    table = Table.new(it, 3, seed=2)
    table.play_random(Random(2), 1500)
    opened = {entry[3][0] for entry in table.entries if entry[2] is MOMENT}
    assert len(opened) > 8
    assert opened - known <= {"Disclosure", "Explored", "Synchronicity"}, "moments in which nobody is asked for a card"
