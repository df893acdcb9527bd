"""Positions of Twilight Imperium 4 for looking at its board: records of games of random answers, or of sensible ones,
made on the spot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from orrery.bots.knowledge import knowledge
from orrery.core.ask import Decision
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.state import Imperium
from tests.ti4.boards import NAMES

Stop = Callable[[Imperium, Decision[Any]], bool]
END = "end"
ROUNDS = "4"
"""Few enough that a server reads the record of such a game quickly."""


def records(
    wanted: Mapping[str, Stop], players: int = 6, seeds: range = range(3, 40), *, sensibly: bool = False
) -> dict[str, bytes]:
    """For each sort the record of the first position in which seat 0 is asked. Played sensibly, games come to the point
    sooner."""
    instinct = knowledge("ti4").instinct
    found: dict[str, bytes] = {}
    for seed in seeds:
        table, dice = Table.new(GAME, players, seed=seed), Random(seed)
        while not table.over and len(found) < len(wanted):
            track, asked = dice.choice(list(table.pending.items()))
            s = table.state
            assert isinstance(s, Imperium)
            for name in wanted.keys() - found.keys() if asked.seat == 0 else ():
                if wanted[name](s, asked):
                    found[name] = Record.of(table, NAMES[:players]).dumps().encode()
            answer = instinct(table, track, asked, dice) if sensibly else asked.sample(dice)
            table.answer(asked.seat, answer, table.question_id(asked.seat, asked))
        if len(found) == len(wanted):
            return found
    raise AssertionError(f"nobody comes to {wanted.keys() - found.keys()}")


def by_instinct(
    wanted: Mapping[str, Stop], players: int = 6, seeds: range = range(12, 40), *, end: bool = False
) -> dict[str, bytes]:
    """The same in short games played by instinct, which come to combats and votes; and the end of one."""
    instinct, found = knowledge("ti4").instinct, dict[str, bytes]()
    for seed in seeds:
        table, dice = Table.new(GAME, players, {"round-limit": ROUNDS}, seed=seed), Random(seed)
        while not table.over and (end or len(found) < len(wanted)):
            track, asked = next(iter(table.pending.items()))
            s = table.state
            assert isinstance(s, Imperium)
            for name in wanted.keys() - found.keys() if asked.seat == 0 else ():
                if wanted[name](s, asked):
                    found[name] = Record.of(table, NAMES[:players]).dumps().encode()
            table.answer(asked.seat, instinct(table, track, asked, dice), table.question_id(asked.seat, asked))
        if wanted.keys() <= found.keys():
            return found | ({END: Record.of(table, NAMES[:players]).dumps().encode()} if end else {})
    raise AssertionError(f"nobody comes to {wanted.keys() - found.keys()}")
