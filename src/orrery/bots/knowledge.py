"""What bots know of a game beyond its rules, found by the game's name. A game without such knowledge is played
all the same: with random answers and the score as it stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games import part

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
    rounds: int = 3
    """How many rounds a search looks ahead."""
    alternatives: Callable[[Table, Decision[Any]], list[Any]] | None = None
    """The answers to a question that are worth a trial, the best first; none if the instinct's is as good as any."""
    scale: float = 12.0
    """A lead of so many points is three quarters of a victory."""
    chances: Callable[[Any, list[float]], list[float]] | None = None
    """Each seat's chance of victory, by what the position is worth to it; then the lead counts for little."""
    effort: Mapping[str, float] = field(default_factory=dict)
    """How much of the budget a kind of question deserves; 1 if it is not mentioned."""
    trials: int = 8
    """An answer is looked at only if there is budget for so many worlds."""
    pace: float = 1.0
    """About so many milliseconds a rollout takes."""
    doubt: float = 0.03
    """By so much the instinct's answer is taken to be ahead before anything is tried."""
    volunteer: Instinct | None = None
    """What to offer somebody, or None; asked only beside the questions named in `offers`."""
    offers: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The open offers that a bot may want to make, each with the kinds of questions beside which it may."""
    fated: bool = False
    """Whether luck is made the same for all answers in one world."""


MORE = (
    "rounds",
    "alternatives",
    "scale",
    "chances",
    "effort",
    "trials",
    "pace",
    "doubt",
    "fated",
    "volunteer",
    "offers",
)
"""What a module may know besides `instinct`, `worth` and `clock`."""


@cache
def knowledge(game: str) -> Knowledge:
    """What is known of the game of that name."""
    module = part(game, "bot.think")
    if module is None:
        return Knowledge()
    more = {name: getattr(module, name) for name in MORE if hasattr(module, name)}
    return Knowledge(module.instinct, module.worth, module.clock, **more)
