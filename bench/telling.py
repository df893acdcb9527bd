"""What one message costs: random games, each position described to every reader as after an answer, and encoded.
Usage: python bench/telling.py [GAME PLAYERS]"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, quantiles
from time import process_time

import msgspec

from orrery.core.table import Table
from orrery.games import game
from orrery.server.views import shown, speaking

SEEDS = 3
NAMES = ["Anna", "Ben", "Cem", "Dora", "Eva", "Finn"]


def measured(name: str, players: int, seed: int) -> list[tuple[float, int]]:
    """CPU milliseconds and bytes of every message of a game."""
    table, dice = Table.new(game(name), players, {}, seed=seed), Random(seed)
    words = [speaking(table, "en", NAMES[:players], seat) for seat in range(players)]
    found, told = [], 0
    while table.pending:
        for seat in range(players):
            start = process_time()
            sent = msgspec.json.encode(shown(table, seat, words[seat], log_from=told))
            found.append((1000 * (process_time() - start), len(sent)))
        told = len(table.journal)
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    return found


def main() -> None:
    wanted = [(sys.argv[1], int(sys.argv[2]))] if len(sys.argv) > 2 else [("race", 4), ("warpgate", 4), ("ti3", 6)]
    for name, players in wanted:
        measured(name, players, 0)  # warm-up: words are looked up for the first time
        every = [one for seed in range(1, 1 + SEEDS) for one in measured(name, players, seed)]
        cost = quantiles([ms for ms, _ in every], n=100)
        size = quantiles([n for _, n in every], n=100)
        mean = fmean(ms for ms, _ in every)
        print(f"{name}, {players} players: {len(every)} messages, mean {mean:.2f} ms, median {cost[49]:.2f} ms, "
              f"p99 {cost[98]:.2f} ms; median {size[49]:,.0f} bytes, p99 {size[98]:,.0f} bytes")  # fmt: skip


if __name__ == "__main__":
    main()
