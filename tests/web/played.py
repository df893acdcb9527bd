"""Positions of Twilight Imperium 3 for the browser tests: from games played on the spot by instinct, so that no record
has to be kept in step with the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from orrery.bots.knowledge import knowledge
from orrery.core.ask import Decision
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.state import Twilight

Stop = Callable[[Twilight, Decision[object]], bool]

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn")
END = "end"


def positions(wanted: Mapping[str, Stop], *, end: bool = False) -> dict[str, bytes]:
    """Records of six-player games: for each sort, the first position in which seat 0 is asked, and the end of one."""
    instinct = knowledge("ti3").instinct
    found: dict[str, bytes] = {}
    for seed in range(5, 60):
        table, dice = Table.new(GAME, 6, seed=seed), Random(seed)
        while not table.over and (end or len(found) < len(wanted)):
            track, asked = next(iter(table.pending.items()))
            s = table.state
            assert isinstance(s, Twilight)
            for name in wanted.keys() - found.keys() if asked.seat == 0 else ():
                if wanted[name](s, asked):
                    found[name] = Record.of(table, NAMES).dumps().encode()
            table.answer(asked.seat, instinct(table, track, asked, dice), table.question_id(asked.seat, asked))
        if wanted.keys() <= found.keys():
            return found | ({END: Record.of(table, NAMES).dumps().encode()} if end else {})
    raise AssertionError(f"nobody comes to {wanted.keys() - found.keys()}")
