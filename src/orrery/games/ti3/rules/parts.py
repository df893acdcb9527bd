"""Twilight Imperium 3: imports the files of cards, agendas, races and options, so that nobody has to keep a list: a
file dropped into one of these folders is part of the game."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from orrery.games.ti3.rules import agendas, cards, optional, races

FOLDERS = (cards, agendas, races, optional)


def bring_in() -> None:
    """Import every file of these folders, in alphabetical order."""
    for folder in FOLDERS:
        for found in sorted(iter_modules(folder.__path__), key=lambda module: module.name):
            import_module(f"{folder.__name__}.{found.name}")


bring_in()
