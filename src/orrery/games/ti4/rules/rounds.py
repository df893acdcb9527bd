"""Twilight Imperium 4: the game round (LRR 80) and the strategy phase (LRR 85)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.actions import turn
from orrery.games.ti4.rules.council import agenda_phase
from orrery.games.ti4.rules.effects import ROUND, STRATEGY_PHASE, expire
from orrery.games.ti4.rules.hooks import happens, number
from orrery.games.ti4.rules.kinds import TAKE
from orrery.games.ti4.rules.limits import over
from orrery.games.ti4.rules.nouns import STRATEGY
from orrery.games.ti4.rules.options import RECEIVER_GAINS, ruling
from orrery.games.ti4.rules.queries.travel import StrategyForbidden
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.status import status_phase
from orrery.games.ti4.rules.things import Seat, Strategy
from orrery.games.ti4.rules.verbs import gain_goods
from orrery.games.ti4.rules.windows.rounds import StrategyGained, StrategyPhaseBegins, StrategyPhaseEnds, StrategyTaken
from orrery.games.twilight.cards import untaken

TWO_CARDS = (3, 4)
"""With so many players everybody takes two strategy cards (LRR 85.1c)."""


async def round_(s: Imperium) -> None:
    """Strategy, action and status phase; the agenda phase once the custodians have left Mecatol Rex (LRR 80)."""
    if s.round >= s.round_limit:
        then(s, frame(over))
        return
    if any(effect[2] == ROUND for effect in s.effects):
        expire(s, ROUND)
        s.loose |= sum([1 << place for place in {place for p in s.players for place in p.space}])
    s.round += 1
    s.phase = "strategy"
    tell(s, "ti4-log-round", round=s.round)
    cards = 2 if len(s.players) in TWO_CARDS else 1
    takes = [frame(take, seat) for _ in range(cards) for seat in clockwise(s, s.speaker)]
    then(s, *takes, frame(action_phase), frame(status_phase), frame(agenda_phase), frame(round_))
    await happens(s, StrategyPhaseBegins(s.round))


def cards_left(s: Imperium) -> list[Strategy]:
    """The strategy cards in the common play area (LRR 85.1b)."""
    return untaken(s, STRATEGY.every)


async def take(s: Imperium, seat: Seat) -> None:
    """A player takes a strategy card, with the trade goods on it (LRR 85.1)."""
    p = s.players[seat]
    if p.eliminated or number(s, 0, StrategyForbidden, seat):
        return
    await take_one(s, seat, cards_left(s))


async def take_one(s: Imperium, seat: Seat, cards: list[Strategy]) -> None:
    """A player takes one of these cards; somebody may make the player take another one. If it goes to another player,
    the trade goods on it stay with whoever has chosen it, or go along (LRR R.20)."""
    card = await choose(seat, TAKE, cards, explain=lambda card: No("LRR 85.1b"))
    others = [other for other in cards if other != card]
    if others and not await happens(s, StrategyTaken(seat, card)):
        await take_one(s, seat, others)
        return
    gained = StrategyGained(seat, card, seat)
    await happens(s, gained)
    s.players[gained.owner].strategies.append(card)
    tell(s, "ti4-log-takes", seat=gained.owner, strategy=card)
    goods, s.strategy_goods[card] = s.strategy_goods[card], 0
    await gain_goods(s, Seat(gained.owner) if ruling(s, RECEIVER_GAINS) else seat, goods, supply=False)


async def action_phase(s: Imperium) -> None:
    """A trade good on each card that is left; then turns in initiative order (LRR 85.2, 4)."""
    for card in cards_left(s):
        s.strategy_goods[card] += 1
    await happens(s, StrategyPhaseEnds(s.round))
    expire(s, STRATEGY_PHASE)
    s.phase = "action"
    s.last_rank = -1
    then(s, frame(turn))
