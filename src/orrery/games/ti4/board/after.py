"""Twilight Imperium 4 in the browser: what is plotted when a game is over: points and objectives; luck with dice, what
was spent and combats are told in words too."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.telling.after import TALLIES

__all__ = ["SERIES", "TALLIES"]


def points(s: Imperium) -> list[float]:
    """Victory points."""
    return [p.points for p in s.players]


def objectives(s: Imperium) -> list[float]:
    """Objectives scored, public and secret ones."""
    return [p.scored.bit_count() for p in s.players]


SERIES: dict[str, Callable[[Imperium], list[float]]] = {"points": points, "objectives": objectives}
"""What is plotted over the course of a finished game, beside the tallies."""
