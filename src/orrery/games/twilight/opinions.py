"""Twilight Imperium: what a bot thinks of a text, in both editions. `J` is the judge: the player who has to decide, and
how that player sees the table; what is aimed at (planets, units ...) has the types of the edition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from orrery.core.opinions import Opinion

J = TypeVar("J")
Score = float | tuple[float, ...]
"""How good a target is: the best one is chosen."""
NEVER = -9.0
"""What an action is worth that is better not taken."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TextOpinion(Opinion, Generic[J]):
    """What a bot thinks of a text. `worth` and `use` as everywhere; as an action `use` is compared with other actions.
    `wants`: whether to take what the text offers. Whom and what to aim at: `player`, `planet`, `place`, `unit`,
    `strategy`, `technology`, and the most of it: `amount`. Agendas: `vote`, whether to vote for it, or to want to be
    elected; `feared`, whether it is a danger when it comes up; `stakes`, how many trade goods it is worth to win the
    vote, if that is unusual."""

    wants: bool | Callable[[J], bool] = True
    player: Callable[[J, Any], Score] | None = None
    planet: Callable[[J, Any], Score] | None = None
    place: Callable[[J, Any], Score] | None = None
    unit: Callable[[J, Any], Score] | None = None
    strategy: Callable[[J, Any], Score] | None = None
    technology: Callable[[J, Any], Score] | None = None
    amount: int | None = None
    vote: bool | Callable[[J], bool] | None = None
    feared: Callable[[J], bool] | None = None
    stakes: float | None = None
