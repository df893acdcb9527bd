"""Options in words: what is wrong with a choice of options and rulings."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.fault import Fault
from orrery.core.game import Game


def misfit(game: Game, players: int, wanted: Mapping[str, str]) -> Fault | None:
    """The first thing wrong with these options for this many players; None if they fit."""
    try:
        game.configure(players, wanted)
    except Fault as fault:
        return fault
    return None
