"""Where the time of random play goes: `python bench/where.py race 2 200` (game, players, games)."""

import cProfile
import pstats
import sys
from random import Random

from orrery.core.table import Table
from orrery.games import game


def play(name: str, players: int, games: int) -> None:
    """Play random games, one after the other."""
    title, dice = game(name), Random(1)
    for seed in range(games):
        Table.new(title, players, seed=seed, live=False).play_random(dice)


def main(arguments: list[str]) -> None:
    """Profile, and print the functions with the most time of their own."""
    name, players, games = (arguments + ["race", "2", "200"][len(arguments) :])[:3]
    profile = cProfile.Profile()
    profile.runcall(play, name, int(players), int(games))
    pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main(sys.argv[1:])
