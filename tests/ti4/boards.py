"""Tables of Twilight Imperium 4 as the browser sees them, for the tests: figures of any reader, the catalogue, and
short games of random answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from msgspec.json import decode, encode

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.board.show import catalogue, figures
from orrery.server.messages import Component
from orrery.telling.sight import OpenView
from orrery.text import Words

NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hugo")
PLAYERS = (3, 4, 5, 6, 7, 8)
NOTHING: Mapping[str, str] = {}


def words(lang: str = "en", reader: int = 0) -> Words:
    return Words(lang, "ti4", NAMES, reader)


def counted(it: Table, seat: int, lang: str = "en") -> dict[str, Any]:
    """The figures of a seat, or with -2 of a reader who sees everything, as they are sent."""
    view = OpenView(it) if seat == -2 else it.view(seat)
    found: dict[str, Any] = decode(encode(figures(view, words(lang, seat))))
    return found


@cache
def shelf(lang: str) -> dict[str, list[Component]]:
    return catalogue(words(lang), {})[0]


def positions(
    players: int, seed: int = 3, answers: int = 400, every: int = 1, options: Mapping[str, str] = NOTHING
) -> Iterator[Table]:
    """A game of random answers, stopped at its questions."""
    it = Table.new(GAME, players, options, seed=seed)
    dice = Random(seed)
    for number in range(answers):
        if it.over:
            break
        if number % every == 0:
            yield it
        decision = dice.choice(list(it.pending.values()))
        it.answer(decision.seat, decision.sample(dice), it.question_id(decision.seat, decision))
    yield it
