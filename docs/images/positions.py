"""Positions for the pictures: real ones, bots play up to them, then a person is asked."""

from __future__ import annotations

from orrery.bots import make
from orrery.core.table import Table
from orrery.games import game

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn")


def position(title: str, players: int, seed: int, round_: int, kind: str) -> Table:
    """The first time from that round on that seat 0 has a choice of this kind."""
    table = Table.new(game(title), players, {}, seed=seed)
    bot = make("greedy", 1)
    while not table.over:
        seat = table.waiting()[0]
        asked = table.asked(seat)[0][1]
        wanted = seat == 0 and asked.kind.name == kind and getattr(table.state, "round", 0) >= round_
        if wanted and len(list(asked.options())) > 1:
            return table
        table.answer(seat, bot.decide(table.mind(seat)))
    raise SystemExit(f"with seed {seed} nobody is asked {kind!r} after round {round_}")


def finished(title: str, players: int, seed: int) -> Table:
    """A whole game between bots."""
    table = Table.new(game(title), players, {}, seed=seed)
    bot = make("greedy", 1)
    while not table.over:
        seat = table.waiting()[0]
        table.answer(seat, bot.decide(table.mind(seat)))
    return table
