"""Twilight Imperium 4: what agents do beyond the ability that is asked about (LRR 7.4). As long as one is ready its
owner can count on it; where that was done, and nothing else will do, it must be used. Whatever copies agents copies
this too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from orrery.core.abilities import Ability
from orrery.core.state import frame, then
from orrery.core.windows import Query, Window
from orrery.games.ti4.rules.hooks import HOOKS, agent_exhausted
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.games.twilight.hooks import Flow

Count = Callable[[Imperium, int, Any, int], int]
C = TypeVar("C", bound=Count)
COUNTED_ON: dict[type[Query], dict[Ability, Count]] = {}
"""The numbers that agents change as long as they are ready."""


class Duty(NamedTuple):
    """When an agent must be used, and what it does."""

    when: Callable[[Imperium, int, Any], bool]
    do: Callable[[Imperium, Seat, Any], Flow]


D = TypeVar("D", bound=Callable[[Imperium, Seat, Any], Flow])
DUTIES: dict[type[Window], dict[Ability, Duty]] = {}
"""Where agents must be used, if they are ready."""


def is_ready(s: Imperium, seat: int, agent: Ability) -> bool:
    """Whether a player has an agent that is ready."""
    return bool(s.players[seat].texts.ready >> agent & 1)


def counted_on(query: type[Query], agent: Ability) -> Callable[[C], C]:
    """A number that an agent changes as long as it is ready: `@counted_on(ResearchFunds, SUCABAN)`."""

    def register(count: C) -> C:
        def while_ready(s: Imperium, me: int, q: Any, value: int) -> int:
            return count(s, me, q, value) if is_ready(s, me, agent) else value

        COUNTED_ON.setdefault(query, {})[agent] = count
        HOOKS.modifier(query, agent)(while_ready)
        return count

    return register


def must_be_used(window: type[Window], agent: Ability, when: Callable[[Imperium, int, Any], bool]) -> Callable[[D], D]:
    """What happens where an agent is exhausted without being asked about: its owner has counted on it."""

    def register(do: D) -> D:
        DUTIES.setdefault(window, {})[agent] = Duty(when, do)
        bound_to(window, agent, when, do)
        return do

    return register


def bound_to(
    window: type[Window],
    card: Ability,
    when: Callable[[Imperium, int, Any], bool],
    do: Callable[[Imperium, Seat, Any], Flow],
) -> None:
    """A card is exhausted in a window and does its duty; then comes what follows from its being exhausted."""

    async def exhausted(s: Imperium, me: Seat, w: Any) -> None:
        then(s, frame(agent_exhausted, me, card))
        await do(s, me, w)

    HOOKS.trigger(window, card, when=when, exhausts=True)(exhausted)
