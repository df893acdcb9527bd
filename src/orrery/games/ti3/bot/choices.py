"""Which answers a search tries in Twilight Imperium 3 besides the instinct's, and how much thought it gives to cards,
actions, systems, units and technologies. Questions not listed here are answered by instinct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.games.ti3.bot.cards import use_value
from orrery.games.ti3.bot.plans import plans
from orrery.games.ti3.bot.wealth import build_from, spare, technology_worth, wishes
from orrery.games.ti3.rules.kinds import PASS, TRANSFER
from orrery.games.ti3.rules.state import Twilight
from orrery.games.twilight.opinions import NEVER

rounds = 1
"""A search looks ahead to the end of the round: past the status phase, where objectives are scored."""
effort = {
    "take": 2.0,
    "action": 1.0,
    "activate": 1.0,
    "claim": 1.0,
    "research": 0.8,
    "secondary": 0.5,
    "build": 0.5,
    "build_dock": 0.5,
    "buy_counters": 0.5,
}
"""Strategy cards are taken once a round and differ most; secondary abilities are a plain yes or no, and come up
often."""
fated, trials, pace, doubt = True, 4, 30.0, 0.002
"""If all answers of a world share the same luck, a few worlds are enough: answers differ by 0.2 (actions) to 0.9 points
(strategy cards), and the difference varies from world to world by 0.15 to 0.6."""

PLACES = 6
"""How many systems to try when one is activated."""
TECHNOLOGIES = 4


def actions(s: Twilight, seat: int, d: Any) -> list[Any]:
    """Every strategy card, a tactical action, good cards; and passing."""
    found = []
    for deed, used in d.options():
        if used is not None:
            if use_value(s, seat, used) > NEVER:
                found.append((deed, used))
        elif deed not in (TRANSFER, PASS):
            found.append((deed, used))
    return [*found[:5], *([(PASS, None)] if d.refuse((PASS, None)) is None else [])]


def systems(s: Twilight, seat: int, d: Any) -> list[Any]:
    return [plan.place for plan in plans(s, seat, list(d.options()), spare(s, seat))[:PLACES]]


def both(s: Twilight, seat: int, d: Any) -> list[Any]:
    return [False, True]


def research(s: Twilight, seat: int, d: Any) -> list[Any]:
    found = [technology for technology in d.options() if technology is not None]
    return sorted(found, key=lambda technology: -technology_worth(s, seat, technology))[:TECHNOLOGIES]


def units(s: Twilight, seat: int, d: Any) -> list[Any]:
    """More ground forces, larger ships, many ships, or nothing."""
    budget = spare(s, seat)
    return [*(build_from(d, wish, budget) for wish in wishes(s, seat, d)), ()]


def numbers(s: Twilight, seat: int, d: Any) -> list[Any]:
    return list(range(d.low, min(d.high, d.low + 3) + 1))


def every(s: Twilight, seat: int, d: Any) -> list[Any]:
    return list(d.options())


ALTERNATIVES: dict[str, Callable[[Twilight, int, Any], list[Any]]] = {
    "take": every,
    "claim": every,
    "build_dock": every,
    "action": actions,
    "activate": systems,
    "secondary": both,
    "research": research,
    "build": units,
    "buy_counters": numbers,
}


def alternatives(table: Table, decision: Decision[Any]) -> list[Any]:
    """The answers worth trying, best first."""
    found = ALTERNATIVES.get(decision.kind.name)
    s: Any = table.state
    return found(s, decision.seat, decision) if found is not None else []
