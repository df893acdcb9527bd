"""Twilight Imperium 4: the action phase (LRR 4, 5): turns in initiative order, each an action, or pass."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.board import systems
from orrery.games.ti4.rules.kinds import ACT, DEEDS, PASS, TACTICAL
from orrery.games.ti4.rules.nouns import TACTIC_POOL
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import strategic
from orrery.games.ti4.rules.tactical import activate
from orrery.games.ti4.rules.things import NO_SEAT, Seat, Strategy
from orrery.games.ti4.rules.verbs import initiative, initiative_order


async def turn(s: Imperium) -> None:
    """The next player in initiative order who has not passed has a turn (LRR 5.2, 5.3)."""
    order = [seat for seat in initiative_order(s) if not s.players[seat].passed]
    s.active = NO_SEAT
    if not order:
        return
    seat = next((seat for seat in order if initiative(s, seat) > s.last_rank), order[0])
    s.last_rank = initiative(s, seat)
    s.active = seat
    then(s, frame(act, seat), frame(turn))


def why_not(s: Imperium, seat: int, deed: int) -> No | None:
    """Which rule forbids an action (LRR 4.1 to 4.4)."""
    p = s.players[seat]
    if deed == PASS:
        left = [card for card in p.strategies if not p.used >> card & 1]
        return No("LRR 4.4") if left else None
    if deed == TACTICAL:
        if not p.pools[TACTIC_POOL]:
            return No("LRR 52.4")
        return None if systems(s) & ~p.tokens else No("LRR 6.2")
    if deed not in p.strategies:
        return No("LRR 84.3")
    return No("LRR 83.2") if p.used >> deed & 1 else None


async def act(s: Imperium, seat: Seat) -> None:
    """A player does something, or passes (LRR 4)."""
    deed = await choose(seat, ACT, range(len(DEEDS)), lambda deed: why_not(s, seat, deed))
    if deed == PASS:
        s.players[seat].passed = True
        tell(s, "ti4-log-passes", seat=seat)
    elif deed == TACTICAL:
        then(s, frame(activate, seat))
    else:
        then(s, frame(strategic, seat, Strategy(deed)))
