"""Twilight Imperium 4 in the browser: what is plotted when a game is over: points, objectives, luck with dice, what was
spent, combats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.ti4.rules.state import Imperium

Added = list[tuple[int, float]]
"""What a line of the journal adds to whose number."""


def points(s: Imperium) -> list[float]:
    """Victory points."""
    return [p.points for p in s.players]


def objectives(s: Imperium) -> list[float]:
    """Objectives scored, public and secret ones."""
    return [p.scored.bit_count() for p in s.players]


def luck(key: str, args: dict[str, Any]) -> Added:
    """Hits less those that were to be expected; dice that are rolled again count as well."""
    if key == "ti4-log-rolls":
        return [(args["seat"], args["hits"] - args["tenths"] / 10)]
    return [(args["seat"], -args["tenths"] / 10)] if key == "ti4-log-rerolls" else []


def spent(key: str, args: dict[str, Any]) -> Added:
    """Resources and influence spent, trade goods in their place included."""
    return [(args["seat"], args["price"])] if key == "ti4-log-pays" else []


def combats(key: str, args: dict[str, Any]) -> Added:
    """Space combats, and ground combats in which somebody rolled dice."""
    if key == "ti4-log-combat":
        return [(args["seat"], 1), (args["rival"], 1)]
    ground = key == "ti4-log-rolls" and args["why"] == "ground_combat" and args["round"] == 1
    return [(args["seat"], 1)] if ground else []


SERIES: dict[str, Callable[[Imperium], list[float]]] = {"points": points, "objectives": objectives}
TALLIES: dict[str, Callable[[str, dict[str, Any]], Added]] = {"luck": luck, "spent": spent, "combats": combats}
"""What is plotted over the course of a finished game."""
