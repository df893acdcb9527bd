"""Warpgate tables for tests: fresh ones, and games of random players up to a question."""

from __future__ import annotations

from random import Random
from typing import cast

from orrery.core.table import Table
from orrery.games import game
from orrery.games.warpgate.rules.state import Warpgate
from orrery.text import Words

NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn")


def new(players: int, seed: int = 3, **options: str) -> Table:
    return Table.new(game("warpgate"), players, options, seed=seed)


def asked(players: int, kind: str, after: int = 3) -> Table:
    """A game of random players up to where seat 0 has a choice of that kind."""
    for seed in range(3, 40):
        table, dice = new(players, seed), Random(seed)
        while not table.over:
            track, decision = next(iter(table.pending.items()))
            late = cast(Warpgate, table.state).round >= after
            if late and decision.seat == 0 and decision.kind.name == kind and len(list(decision.options())) > 1:
                return table
            table.put(track, decision.sample(dice))
    raise AssertionError(f"nobody is asked {kind}")


def words_of(table: Table, lang: str = "en", seat: int = 0) -> Words:
    return Words(lang, "warpgate", NAMES[: table.players], seat, table.config["data"])
