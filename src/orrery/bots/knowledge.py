"""What bots know about a game beyond its rules, found by the game's name. Bots can play a game without such knowledge
too: with random answers, judged by the current score."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games import part

Line = tuple[str, dict[str, Any]]
"""A message and its typed arguments, as in a journal."""
Instinct = Callable[[Table, int, Decision[Any], Dice], Any]


def any_answer(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The instinct of a bot that knows only the rules."""
    return decision.sample(dice)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """`instinct`: a fast policy on an imagined table. `worth`: the final points a seat can expect. `clock`: counts
    rounds, so that a search can stop at the start of a round."""

    instinct: Instinct = any_answer
    worth: Callable[[Any, int], float] | None = None
    clock: Callable[[Any], int] | None = None
    rounds: int = 3
    """How many rounds a search looks ahead."""
    alternatives: Callable[[Table, Decision[Any]], list[Any]] | None = None
    """The answers to a question that are worth trying, best first; none if the instinct's answer is good enough."""
    scale: float = 12.0
    """A lead of this many points counts as three quarters of a victory."""
    chances: Callable[[Any, list[float]], list[float]] | None = None
    """Each seat's chance of winning, from the seats' `worth`. With it, the lead in points counts for little."""
    effort: Mapping[str, float] = field(default_factory=dict)
    """How much of the budget a kind of question gets; 1 by default."""
    trials: int = 8
    """How many worlds the budget must allow for each answer that is tried."""
    pace: float = 1.0
    """About how many milliseconds a rollout takes."""
    doubt: float = 0.03
    """The lead that the instinct's answer is given before anything is tried."""
    sure: float = 0.0
    """By how many standard errors another answer must lead the instinct's in the end."""
    least: int = 2
    """In how many worlds, at least, another answer must have been compared with the instinct's, where `sure` counts."""
    stakes: Callable[[Any], float] | None = None
    """How much more of the budget than usual a position deserves."""
    volunteer: Instinct | None = None
    """What to offer somebody, or None; only called during the questions named in `offers`."""
    offers: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The open offers a bot may want to make, each with the kinds of questions during which it may."""
    why: Callable[[Table, Decision[Any], Any], list[Line]] | None = None
    """Why the instinct gives an answer, as lines to be told."""
    fated: bool = False
    """Whether all answers tried in one world get the same luck."""


MORE = (
    "rounds",
    "alternatives",
    "scale",
    "chances",
    "effort",
    "trials",
    "pace",
    "doubt",
    "sure",
    "least",
    "stakes",
    "fated",
    "volunteer",
    "offers",
    "why",
)
"""What a game's module may define besides `instinct`, `worth` and `clock`."""


@cache
def knowledge(game: str) -> Knowledge:
    """What bots know about the game of that name."""
    module = part(game, "bot.think")
    if module is None:
        return Knowledge()
    more = {name: getattr(module, name) for name in MORE if hasattr(module, name)}
    return Knowledge(module.instinct, module.worth, module.clock, **more)
