"""Options in words: what they are about, and what is wrong with a choice of options and rulings."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.fault import Fault
from orrery.core.game import Game, Setting
from orrery.text import Words


def misfit(game: Game, players: int, wanted: Mapping[str, str]) -> Fault | None:
    """The first thing wrong with these options for this many players; None if they fit."""
    try:
        game.configure(players, wanted)
    except Fault as fault:
        return fault
    return None


def about(setting: Setting, words: Words) -> str:
    """What a setting is about: a text of its own, or that of its rule."""
    own = f"{words.game}-set-{setting.name}-about"
    return words.text(own) if words.has(own) else words.rule(setting.rule)
