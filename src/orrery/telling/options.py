"""Options in words: what is wrong with the options and rulings that somebody wants to play with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from orrery.core.game import Game
from orrery.text import Words


class Misfit(NamedTuple):
    """An option that cannot be played with: a message and its arguments."""

    key: str
    of: dict[str, Any]

    def said(self, words: Words) -> str:
        """The message in the reader's language."""
        return words.text(self.key, **{k: words.listed(v) if isinstance(v, list) else v for k, v in self.of.items()})


def misfit(game: Game, players: int, wanted: Mapping[str, str]) -> Misfit | None:
    """The first thing that is wrong with the options for that many players; None if they fit."""
    if players not in game.players:
        return Misfit("wrong-players", {"game": game.name, "known": _counts(game.players), "given": players})
    settings = {setting.name: setting for setting in game.settings + game.rulings}
    for name, value in wanted.items():
        setting = settings.get(name)
        if setting is None:
            return Misfit("wrong-option", {"given": name, "known": list(settings)})
        if not setting.allows(value):
            bounds = {"low": setting.low, "high": setting.high} if setting.numeric else {"known": list(setting.values)}
            key = "wrong-option-number" if setting.numeric else "wrong-option-value"
            return Misfit(key, {"name": name, "given": value} | bounds)
        if not setting.goes_with(value, players):
            told = {"name": name, "value": value, "known": _counts(setting.players), "given": players}
            return Misfit("wrong-option-players", told)
    return None


def _counts(players: Iterable[int]) -> list[str]:
    return [str(n) for n in players]
