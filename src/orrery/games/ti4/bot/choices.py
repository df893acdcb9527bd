"""Which answers a search tries in Twilight Imperium 4 besides the instinct's, and how much thought it gives to strategy
cards and systems. Questions not listed here are answered by instinct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.games.ti4.bot.plans import plans
from orrery.games.ti4.bot.saving import spare
from orrery.games.ti4.bot.turns import card_value
from orrery.games.ti4.rules.board import planets_at
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place

rounds = 1
"""A search looks ahead to the end of the round: past the status phase, where objectives are scored."""
effort = {"take": 1.3, "activate": 1.0, "score": 0.7}
"""Strategy cards are taken once a round. Which of its actions comes first is left to instinct: of 13 other actions in
seven positions, each tried in six worlds, none was better by 0.01."""
fated, trials, pace, doubt, sure = True, 3, 40.0, 0.01, 0.7
"""If all answers of a world share the same luck, a few worlds may do. In a first look (19 other systems in seven
positions, 14 other cards in four) systems differed from the instinct's by 0.04 in the chance of winning, and
by 0.03 from world to world; cards by 0.2 from world to world, too much to tell them apart in so few."""
least = 3
"""Fewer worlds say too little: then the instinct's answer is given, so that a search without time plays like it. So it
is if the other answer is not ahead by `sure` standard errors, or by less than 0.08 in all worlds together (eight times
`doubt`)."""

CARDS, SYSTEMS, STOPS = 4, 3, 2
"""How many strategy cards, systems, and systems where it would hurt somebody about to win, are tried at most."""
EARLY, LATE, NEAR = 1.0, 1.5, 4
"""How much of the budget a decision gets early, and once somebody lacks no more than four points: then the worlds that
are looked at come to an end, and tell more."""
CLOSE = 0.5
"""Only systems are tried whose plan is worth this much of the best one."""


def stakes(s: Imperium) -> float:
    """How much more of the budget than usual a position deserves."""
    return LATE if max(p.points for p in s.players) >= s.goal - NEAR else EARLY


def cards(s: Imperium, seat: int, d: Any) -> list[Any]:
    """The best strategy cards."""
    return sorted(d.options(), key=lambda card: (-card_value(s, seat, card), card))[:CARDS]


def systems(s: Imperium, seat: int, d: Any) -> list[Any]:
    """The systems with the best plans, and those where somebody about to win could be hurt."""
    found = plans(s, seat, list(d.options()), spare(s, seat))
    best = [plan.place for plan in found[:SYSTEMS] if plan.value >= CLOSE * found[0].value]
    stops = [plan.place for plan in found[1:] if plan.place not in best and stopping(s, seat, plan.place)]
    return best + stops[:STOPS]


def stopping(s: Imperium, seat: int, place: Place) -> bool:
    """Whether somebody about to win has a planet in a system."""
    owners = {s.owner[planet] for planet in planets_at(s, place)} - {seat, -1}
    return any(s.players[owner].points >= s.goal - 2 for owner in owners)


def every(s: Imperium, seat: int, d: Any) -> list[Any]:
    """All objectives that could be scored now."""
    return [it for it in d.options() if it is not None]


ALTERNATIVES: dict[str, Callable[[Imperium, int, Any], list[Any]]] = {
    "take": cards,
    "activate": systems,
    "score": every,
}


def alternatives(table: Table, decision: Decision[Any]) -> list[Any]:
    """The answers worth trying, best first."""
    found = ALTERNATIVES.get(decision.kind.name)
    s: Any = table.state
    return found(s, decision.seat, decision) if found is not None else []
