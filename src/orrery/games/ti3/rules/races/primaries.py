"""Twilight Imperium 3: using the primary ability of a strategy card that somebody else plays (T3.6.3, T3.17.14)."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.options import FREE_PRIMARY, ruling
from orrery.games.ti3.rules.queries import SecondaryForbidden
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategic import PRIMARIES, secondary_cost
from orrery.games.ti3.rules.things import Seat, Strategy
from orrery.games.ti3.rules.verbs import spend_counter


def primary_cost(s: Twilight, me: int, card: Strategy) -> int:
    """What the primary ability costs instead of the secondary one."""
    return 0 if ruling(s, FREE_PRIMARY) else secondary_cost(s, me, card)


def may_use_primary(s: Twilight, me: int, card: Strategy) -> bool:
    """Whether somebody who has not used the secondary ability could use the primary one."""
    paid = primary_cost(s, me, card) <= s.players[me].counters[STRATEGY_POOL]
    return paid and not number(s, 0, SecondaryForbidden, me, card)


def use_primary(s: Twilight, me: Seat, card: Strategy, cost: int) -> None:
    """The primary ability, for this many counters."""
    spend_counter(s, me, STRATEGY_POOL, cost)
    tell(s, "ti3-log-primary", seat=me, strategy=card)
    then(s, frame(PRIMARIES[card], me))
