"""The games, by name. A game is looked up here and imported only when somebody wants it."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from orrery.core.fault import Fault
from orrery.core.game import Game

NAMES: tuple[str, ...] = ("race", "warpgate", "ti3", "ti4")


def game(name: str) -> Game:
    """The game of that name; a Fault that lists the known ones if there is none."""
    if name not in NAMES:
        raise Fault(
            "wrong-game", "There is no game {given!r} here. Known games: {known}", given=f"{name:.60}", known=NAMES
        )
    found: Game = import_module(f"orrery.games.{name}").GAME
    return found


def part(name: str, what: str) -> ModuleType | None:
    """A part of a game that not every game has (`bot.think`, `telling.tell`, `board.show`); None if it has none."""
    if name not in NAMES:
        return None
    module = f"orrery.games.{name}.{what}"
    try:
        return import_module(module) if find_spec(module) else None
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):
            raise
        return None
