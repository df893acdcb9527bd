"""Options in words: what is wrong with the options and rulings that somebody wants to play with."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.fault import Fault
from orrery.core.game import Game


def misfit(game: Game, players: int, wanted: Mapping[str, str]) -> Fault | None:
    """The first thing that is wrong with the options for that many players; None if they fit."""
    try:
        game.configure(players, wanted)
    except Fault as fault:
        return fault
    return None
