"""Twilight Imperium 4: the status phase (LRR 82)."""

from __future__ import annotations

from orrery.core.abilities import abilities_in
from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti4.rules.hooks import happens, number
from orrery.games.ti4.rules.kinds import OBJECTIVE_DRAWN
from orrery.games.ti4.rules.queries.council import StatusCards, StatusTokens
from orrery.games.ti4.rules.scoring import score_public, score_secret
from orrery.games.ti4.rules.seats import initiative_order
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import redistribute
from orrery.games.ti4.rules.things import NO_SEAT, Seat
from orrery.games.ti4.rules.verbs import draw_cards, gain_tokens
from orrery.games.ti4.rules.windows.cards import Readied
from orrery.games.ti4.rules.windows.rounds import StatusPhaseBegins, StatusPhaseEnds, StrategiesReturn


async def status_phase(s: Imperium) -> None:
    """Eight steps (LRR 82)."""
    s.phase = "status"
    s.active = NO_SEAT
    order = initiative_order(s)
    then(
        s,
        *(frame(score_objectives, seat) for seat in order),
        frame(reveal),
        *(frame(new_card, seat) for seat in order),
        frame(take_tokens_back),
        *(frame(new_tokens, seat) for seat in order),
        frame(ready_all),
        *(frame(return_strategies, seat) for seat in order),
        frame(status_phase_over),
    )
    await happens(s, StatusPhaseBegins(s.round))


async def score_objectives(s: Imperium, seat: Seat) -> None:
    """Step 1: up to one public and one secret objective (LRR 82.1, 14.6)."""
    if not s.players[seat].eliminated:
        await score_public(s, seat)
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
        await gain_tokens(s, seat, number(s, 2, StatusTokens, seat))
        await redistribute(s, seat)


async def new_card(s: Imperium, seat: Seat) -> None:
    """Step 3: everybody draws an action card (LRR 82.3)."""
    if not s.players[seat].eliminated:
        await draw_cards(s, seat, number(s, 1, StatusCards, seat))


async def ready_all(s: Imperium) -> None:
    """Steps 6 and 7: cards are readied, units repaired (LRR 82.6, 82.7)."""
    s.exhausted = 0
    s.texts.refresh()
    tired = [(Seat(seat), it) for seat, p in enumerate(s.players) for it in abilities_in(p.texts.exhausted)]
    for p in s.players:
        p.texts.refresh()
        p.passed = False
        for forces in (*p.space.values(), *p.ground.values()):
            if any(forces.damaged):
                forces.damaged = [0] * len(forces.damaged)
    for seat, it in tired:
        await happens(s, Readied(seat, it))


async def return_strategies(s: Imperium, seat: Seat) -> None:
    """Step 8: strategy cards are returned (LRR 82.8)."""
    p = s.players[seat]
    if not p.strategies or await happens(s, StrategiesReturn(seat)):
        p.strategies = []
    p.used = 0


async def status_phase_over(s: Imperium) -> None:
    """The status phase ends, and with it what lasts for a round; the agenda phase still belongs to it (LRR 80)."""
    await happens(s, StatusPhaseEnds(s.round))
    s.zero = NO_SEAT
