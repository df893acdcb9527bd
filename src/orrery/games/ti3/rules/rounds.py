"""Twilight Imperium 3: the round (T3.4): its three phases, and what ends it."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.actions import action_phase
from orrery.games.ti3.rules.effects import PHASE, ROUND, expire
from orrery.games.ti3.rules.hooks import happens, number
from orrery.games.ti3.rules.objectives import open_objective
from orrery.games.ti3.rules.options import (
    AGE_OF_EMPIRE,
    ANCIENT_THRONE,
    LONG_WAR,
    NO_END_CARD,
    OPENED_WITH_IMPERIAL,
    ruling,
)
from orrery.games.ti3.rules.queries import KeepsStrategy
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.status import (
    claim,
    end_agreements,
    receive,
    redistribute,
    scrap,
    status_cards,
    status_drawn,
    upkeep,
)
from orrery.games.ti3.rules.strategic import ends
from orrery.games.ti3.rules.strategy import strategy_phase
from orrery.games.ti3.rules.things import NO_SEAT
from orrery.games.ti3.rules.windows import CardsReturned, RoundEnds, StatusPhase


async def round_(s: Twilight) -> None:
    """The next round begins (T3.4.1)."""
    s.round += 1
    s.phase = "strategy"
    tell(s, "ti3-log-round", number=s.round)
    then(s, frame(strategy_phase), frame(action_phase), frame(status_phase))


async def status_phase(s: Twilight) -> None:
    """The status phase begins: objectives in order of play, then the rest (T3.15)."""
    s.phase = "status"
    s.envoys = []
    expire(s, PHASE)
    seats = order_of_play(s)
    then(
        s,
        *(frame(claim, seat) for seat in seats),
        frame(upkeep),
        frame(status_cards),
        frame(status_drawn),
        *(frame(receive, seat) for seat in seats),
        *(frame(redistribute, seat) for seat in seats),
        *(frame(end_agreements, seat) for seat in seats),
        *(frame(scrap, seat) for seat in seats),
        frame(round_over),
    )
    await happens(s, StatusPhase(s.round))


async def round_over(s: Twilight) -> None:
    """Strategy cards are returned (T3.15.11); is the game over?"""
    await happens(s, CardsReturned(s.round))
    await happens(s, RoundEnds(s.round))
    for seat, p in enumerate(s.players):
        p.used, p.passed = 0, False
        if not number(s, 0, KeepsStrategy, seat):
            p.strategies = []
    expire(s, ROUND)
    s.changed = s.new_docks = s.merciless = 0
    s.any_number = NO_SEAT
    by_itself = ruling(s, ANCIENT_THRONE) and not ruling(s, AGE_OF_EMPIRE) and not ruling(s, OPENED_WITH_IMPERIAL)
    if s.round >= s.round_limit or last_round(s):
        s.finished = True
    elif by_itself and await open_objective(s) >= 0:
        ends(s)
    then(s, frame(round_))


def last_round(s: Twilight) -> bool:
    """Whether the objectives have run out (T3.16.1, T3.16.3). One that is opened at the end of a status phase (T3.16.2)
    can still be scored in the next."""
    if ruling(s, AGE_OF_EMPIRE):
        return s.round >= len(s.objectives)
    return ruling(s, LONG_WAR) and ruling(s, NO_END_CARD) and not s.ones_left + s.twos_left
