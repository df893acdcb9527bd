"""Tables of Twilight Imperium 3 as the browser sees them, for the tests: figures of any reader, the catalogue, and
short games of random answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from msgspec.json import decode, encode

from orrery.core.table import Table
from orrery.games import game
from orrery.games.ti3.board.show import catalogue, figures
from orrery.server.messages import Component
from orrery.telling.sight import OpenView
from orrery.text import Words

NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn")
PLAYERS = (3, 4, 5, 6)
QUICK: Mapping[str, str] = {}
BUILT = {"galaxy": "build"}
OPTIONS = {"galaxy": "build", "leaders": "on", "distant-suns": "on", "sabotage-runs": "on"}


def words(lang: str = "en", reader: int = 0) -> Words:
    return Words(lang, "ti3", NAMES, reader)


def counted(it: Table, seat: int, lang: str = "en") -> dict[str, Any]:
    """The figures of a seat, or with -2 of a reader who sees everything."""
    view = OpenView(it) if seat == -2 else it.view(seat)
    found: dict[str, Any] = decode(encode(figures(view, words(lang, seat))))
    return found


@cache
def shelf(lang: str) -> dict[str, list[Component]]:
    return catalogue(words(lang), {})[0]


def component(noun: str, number: int, lang: str = "en") -> Component:
    return next(it for it in shelf(lang)[noun] if it.number == number)


def positions(
    players: int, seed: int = 3, every: int = 1, rounds: int = 2, options: Mapping[str, str] = QUICK
) -> Iterator[Table]:
    """A short game of random answers, stopped at its questions."""
    it = Table.new(game("ti3"), players, {"round-limit": str(rounds), **options}, seed=seed)
    dice, number = Random(seed), 0
    while not it.over:
        if number % every == 0:
            yield it
        decision = dice.choice(list(it.pending.values()))
        it.answer(decision.seat, decision.sample(dice), it.question_id(decision.seat, decision))
        number += 1
    yield it
