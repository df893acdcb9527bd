"""Tables of Twilight Imperium 4 for tests of what is told: games of random players, a few questions of each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.games import game
from orrery.text import Words

NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn", "Gil", "Hanna")


def new(players: int, seed: int = 3, **options: str) -> Table:
    return Table.new(game("ti4"), players, options, seed=seed)


def words_of(table: Table, lang: str = "en", seat: int = 0) -> Words:
    return Words(lang, "ti4", NAMES[: table.players], seat)


def positions(players: int, seed: int, **options: str) -> Iterator[tuple[Table, Decision[Any], int]]:
    """All positions of a game of random players: the table, a question, how often its kind has come up before."""
    table, dice = new(players, seed, **{"round-limit": "4", **options}), Random(seed)
    met: Counter[str] = Counter()
    while not table.over:
        track = dice.choice(sorted(table.pending))
        decision = table.pending[track]
        yield table, decision, met[decision.kind.name]
        met[decision.kind.name] += 1
        table.put(track, decision.sample(dice))
    yield table, decision, -1
