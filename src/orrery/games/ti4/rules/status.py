"""Twilight Imperium 4: the status phase (LRR 82)."""

from __future__ import annotations

from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti4.rules.kinds import OBJECTIVE_DRAWN
from orrery.games.ti4.rules.objectives import score_public, score_secret
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import redistribute
from orrery.games.ti4.rules.things import NO_SEAT, Seat
from orrery.games.ti4.rules.verbs import gain_tokens, initiative_order


async def status_phase(s: Imperium) -> None:
    """Eight steps (LRR 82)."""
    s.phase = "status"
    s.active = NO_SEAT
    order = initiative_order(s)
    then(
        s,
        *(frame(score_objectives, seat) for seat in order),
        frame(reveal),
        frame(take_tokens_back),
        *(frame(new_tokens, seat) for seat in order),
        frame(ready_all),
    )


async def score_objectives(s: Imperium, seat: Seat) -> None:
    """Step 1: up to one public and one secret objective (LRR 82.1, 14.6)."""
    if s.winners or s.players[seat].eliminated:
        return
    await score_public(s, seat)
    if not s.winners:
        await score_secret(s, seat)


async def reveal(s: Imperium) -> None:
    """Step 2: the next public objective; if there is none left the game is over (LRR 82.2, 14.15)."""
    if s.ones_left:
        s.ones_left -= 1
        s.objectives += await Draw(OBJECTIVE_DRAWN, s.stage_one, 1, seen=EVERYONE)
    elif s.twos_left:
        s.twos_left -= 1
        s.objectives += await Draw(OBJECTIVE_DRAWN, s.stage_two, 1, seen=EVERYONE)
    else:
        s.finished = True
        return
    tell(s, "ti4-log-revealed", objective=s.objectives[-1])


async def take_tokens_back(s: Imperium) -> None:
    """Step 4: all command tokens leave the board (LRR 82.4)."""
    for p in s.players:
        p.tokens = 0


async def new_tokens(s: Imperium, seat: Seat) -> None:
    """Step 5: two new tokens, then all can be redistributed (LRR 82.5)."""
    if not s.players[seat].eliminated:
        await gain_tokens(s, seat, 2)
        await redistribute(s, seat)


async def ready_all(s: Imperium) -> None:
    """Steps 6 to 8: cards are readied, units repaired, strategy cards returned (LRR 82.6 to 82.8)."""
    s.exhausted = 0
    for p in s.players:
        p.texts.refresh()
        p.strategies, p.used, p.passed = [], 0, False
        for stack in (*p.space.values(), *p.ground.values()):
            if any(stack.damaged):
                stack.damaged = [0] * len(stack.damaged)
