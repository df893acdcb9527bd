"""Tables of Twilight Imperium 3 for tests of what is told: games of random players, a few questions of each kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.games import game
from orrery.text import Words

NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn")
EVERYTHING = {"distant-suns": "on", "leaders": "on", "sabotage-runs": "on"}

ARMED: dict[str, Any] = {
    "tiles": {"b1": "saudor", "a1": "nebula", "b2": "empty_alpha", "b8": "empty_alpha"},
    "planets": {"Jord": "sol: 3 ground_force, pds, space_dock", "Saudor": "norr: 2 ground_force"},
    "sol": {
        "fleets": {"c1": "carrier, 2 cruiser, 3 fighter, ground_force"},
        "activated": "b2",
        "technologies": "cybernetics",
    },
    "norr": {"fleets": {"b1": "2 destroyer"}},
}
"""Sol next to a fleet of Norr, for `position`."""


def new(players: int, seed: int = 3, **options: str) -> Table:
    return Table.new(game("ti3"), players, options, seed=seed)


def words_of(table: Table, lang: str = "en", seat: int = 0) -> Words:
    return Words(lang, "ti3", NAMES[: table.players], seat)


def asked(players: int, kind: str, seeds: range = range(3, 30), **options: str) -> tuple[Table, int]:
    """A game of random players up to a choice of that kind, and who has it."""
    for seed in seeds:
        for table, decision, _ in positions(players, seed, **options):
            if decision.kind.name == kind and len(_some(decision)) > 1:
                return table, decision.seat
    raise AssertionError(f"nobody is asked {kind}")


def _some(decision: Decision[Any]) -> list[Any]:
    found = []
    for option in decision.options():
        found.append(option)
        if len(found) > 1:
            break
    return found


def positions(players: int, seed: int, **options: str) -> Iterator[tuple[Table, Decision[Any], int]]:
    """All positions of a game of random players: the table, a question, how often its kind has come up before."""
    table, dice = new(players, seed, **{"round-limit": "3", **options}), Random(seed)
    met: Counter[str] = Counter()
    while not table.over:
        track, decision = next(iter(table.pending.items()))
        yield table, decision, met[decision.kind.name]
        met[decision.kind.name] += 1
        table.put(track, decision.sample(dice))
    yield table, decision, -1
