"""Which answers a search tries in Twilight Imperium 3 beside the instinct's: the next best actions, systems, units and
technologies. Questions that are not mentioned here are answered by instinct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.ti3_cards import NEVER, use_value
from orrery.bots.ti3_plans import plans
from orrery.bots.ti3_wealth import build_from, spare, technology_worth, wishes
from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.games.ti3.kinds import PASS, TRANSFER
from orrery.games.ti3.state import Twilight

PLACES = 4
"""So many systems are tried when one is activated."""
TECHNOLOGIES = 3


def actions(s: Twilight, seat: int, d: Any) -> list[Any]:
    """Every strategy card, a tactical action, good cards; and to pass."""
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


ALTERNATIVES: dict[str, Callable[[Twilight, int, Any], list[Any]]] = {
    "action": actions,
    "activate": systems,
    "secondary": both,
    "research": research,
    "build": units,
    "buy_counters": numbers,
}


def alternatives(table: Table, decision: Decision[Any]) -> list[Any]:
    """The answers that are worth a trial, the best first."""
    found = ALTERNATIVES.get(decision.kind.name)
    s: Any = table.state
    return found(s, decision.seat, decision) if found is not None else []
