"""What bots know of a game beyond its rules, found by the game's name. A game without such knowledge is played
all the same: with random answers and the score as it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table

KNOWN = {"race": "orrery.bots.race_worth", "ti3": "orrery.bots.ti3", "warpgate": "orrery.bots.warpgate"}
"""Game -> the module with its `instinct`, `worth` and `clock`."""

Instinct = Callable[[Table, int, Decision[Any], Dice], Any]


def any_answer(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The instinct of one who knows only the rules."""
    return decision.sample(dice)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """`instinct`: a fast policy on an imagined table. `worth`: the points a seat can expect to have in the end.
    `clock`: counts rounds, so that a search can stop where a round begins."""

    instinct: Instinct = any_answer
    worth: Callable[[Any, int], float] | None = None
    clock: Callable[[Any], int] | None = None
    turn: str = ""
    """The kind of question with which a seat's turn begins, where rounds are so long that a search looks ahead by the
    seat's own turns ..."""
    turns: int = 1
    """... and by how many of them."""
    alternatives: Callable[[Table, Decision[Any]], list[Any]] | None = None
    """The answers to a question that are worth a trial, the best first; none if the instinct's is as good as any."""
    scale: float = 12.0
    """A lead of so many points is three quarters of a victory."""


MORE = ("turn", "turns", "alternatives", "scale")
"""What a module may know besides `instinct`, `worth` and `clock`."""


@cache
def knowledge(game: str) -> Knowledge:
    """What is known of the game of that name."""
    if game not in KNOWN:
        return Knowledge()
    module = import_module(KNOWN[game])
    more = {name: getattr(module, name) for name in MORE if hasattr(module, name)}
    return Knowledge(module.instinct, module.worth, module.clock, **more)
