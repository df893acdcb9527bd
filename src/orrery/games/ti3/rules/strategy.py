"""Twilight Imperium 3: the strategy phase (T3.5)."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.ask import amount, choose
from orrery.core.refusal import No
from orrery.core.state import Frame, frame, tell, then
from orrery.games.ti3.rules.data import INITIATIVE
from orrery.games.ti3.rules.effects import PHASE, expire
from orrery.games.ti3.rules.gifts import beside
from orrery.games.ti3.rules.hooks import happens, number
from orrery.games.ti3.rules.kinds import BONUS, TAKE
from orrery.games.ti3.rules.nouns import STRATEGY, STRATEGY_POOL
from orrery.games.ti3.rules.options import NEW_SPEAKER_FIRST, TWO_CARDS_EARLY, ruling
from orrery.games.ti3.rules.queries import PassesStrategies, StrategyPrice, TakeForbidden
from orrery.games.ti3.rules.seats import clockwise
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NO_STRATEGY, Seat, Strategy
from orrery.games.ti3.rules.verbs import gain_counters, gain_goods, spend_counter
from orrery.games.ti3.rules.windows import StrategiesTaken, StrategyPhase, StrategyTaken
from orrery.games.twilight.cards import untaken


def cards_each(s: Twilight) -> int:
    """How many strategy cards each player takes (T3.5.2, T3.17.4)."""
    if len(s.players) > 4 or (ruling(s, TWO_CARDS_EARLY) and s.round > 2):
        return 1
    return 2


async def strategy_phase(s: Twilight) -> None:
    """Starting with the speaker, everyone takes a card; with few players, twice (T3.5.1, T3.5.2)."""
    full = [seat for seat, p in enumerate(s.players) if len(p.strategies) >= cards_each(s)]
    takes: list[Frame] = [frame(take, seat) for seat in clockwise(s, s.speaker) if seat not in full]
    if cards_each(s) > 1:
        takes += [frame(second_pass)] if ruling(s, NEW_SPEAKER_FIRST) else takes
    then(s, *takes, frame(strategies_taken))
    await happens(s, StrategyPhase(s.round))


async def second_pass(s: Twilight) -> None:
    """The second cards; under one reading starting with the new speaker (T3.17.31)."""
    then(s, *(frame(take, seat) for seat in clockwise(s, s.speaker)))


def cards_left(s: Twilight) -> list[Strategy]:
    """The strategy cards nobody has."""
    return untaken(s, STRATEGY.every)


def why_not_take(s: Twilight, seat: int, returned: Strategy = NO_STRATEGY) -> Callable[[Strategy], No | None]:
    """Which rule forbids taking a strategy card (T3.5.5); `returned` is one that had to be put back."""
    left = cards_left(s)
    p = s.players[seat]

    def forbids(card: Strategy) -> No | None:
        if card not in left or (card == returned and len(left) > 1):
            return No("T3.5.1", strategy=card)
        text = number(s, 0, TakeForbidden, seat, card) - 1
        if text >= 0 and len(left) > 1:
            return No("T3.5.1", strategy=card, card=text)
        if card == INITIATIVE and p.had_initiative and len(left) > 1:
            return No("T3.5.5", strategy=card)
        price = number(s, 0, StrategyPrice, seat, card)
        if price > p.counters[STRATEGY_POOL] and len(left) > 1:
            return No("T3.5.1", need=price, have=p.counters[STRATEGY_POOL])
        return None

    return forbids


async def take(s: Twilight, seat: Seat, returned: Strategy = NO_STRATEGY) -> None:
    """Take a strategy card and what is on it (T3.5.1, T3.5.3)."""
    p = s.players[seat]
    served = s.players if number(s, 0, PassesStrategies, seat) else [p]
    if all(len(q.strategies) >= cards_each(s) for q in served) or not cards_left(s):
        return
    forbids = why_not_take(s, seat, returned)
    free = [card for card in STRATEGY.every if forbids(card) is None]
    card: Strategy = await beside(s, lambda: choose(seat, TAKE, free or cards_left(s), explain=forbids))
    p.strategies.append(card)
    tell(s, "ti3-log-strategy", seat=seat, strategy=card)
    if not await happens(s, StrategyTaken(seat, card)):
        p.strategies.remove(card)
        then(s, frame(take, seat, card))
        return
    keep(s, seat, card)


def keep(s: Twilight, seat: Seat, card: Strategy) -> None:
    """A strategy card has been taken for good: its price, the speaker, what is on it (T3.5.3, T3.5.5)."""
    p = s.players[seat]
    spend_counter(s, seat, STRATEGY_POOL, min(p.counters[STRATEGY_POOL], number(s, 0, StrategyPrice, seat, card)))
    if card == INITIATIVE:
        s.speaker = seat
    count, s.bonus[card] = s.bonus[card], 0
    if count:
        then(s, frame(bonus, seat, count))


async def bonus(s: Twilight, seat: Seat, count: int) -> None:
    """A trade good or a command counter for each bonus counter (T3.5.3)."""
    goods = await amount(seat, BONUS, 0, count, number=count)
    gain_goods(s, seat, goods)
    await gain_counters(s, seat, count - goods)


async def strategies_taken(s: Twilight) -> None:
    """Bonus counters go on the remaining cards (T3.5.4)."""
    await happens(s, StrategiesTaken(s.round))
    expire(s, PHASE)
    for card in cards_left(s) if len(s.players) != 4 else ():
        s.bonus[card] += 1
    for p in s.players:
        p.had_initiative = INITIATIVE in p.strategies
