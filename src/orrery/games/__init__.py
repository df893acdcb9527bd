"""The games, by name. A game is looked up here and imported only when somebody wants it."""

from importlib import import_module

from orrery.core.game import Game

NAMES = ("race", "warpgate", "ti3")


def game(name: str) -> Game:
    """The game of that name; a ValueError that lists the known ones if there is none."""
    if name not in NAMES:
        raise ValueError(f"There is no game {name!r} here. Known games: {', '.join(NAMES)}.")
    found: Game = import_module(f"orrery.games.{name}").GAME
    return found
