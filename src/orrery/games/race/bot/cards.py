"""Answers in Race about cards and goods: what to keep, place, sell, consume and discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.race.bot.judgement import Judgement, card_worth, rounds_left
from orrery.games.race.bot.outlook import outlook_of
from orrery.games.race.bot.rows import REFILLS, W
from orrery.games.race.rules.cards import CARDS, COPIES
from orrery.games.race.rules.empire import COST, FIRST_DEVELOPMENT, GOOD, empire
from orrery.games.race.rules.kinds import (
    BONUS,
    CONQUER,
    CONSUME_X2,
    DEVELOP,
    PAY,
    SHIP,
    SPECIALIST,
    SPECIALIST_SHIP,
    WITH_TACTICS,
)
from orrery.games.race.rules.nouns import POWERS
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import (
    ANY,
    Consume,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    Lucky,
    Power,
    TradeGood,
)


def _discard(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    return Judgement(s, seat).worst(d.items, d.low)


def _keep(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    j = Judgement(s, seat)
    hand = s.players[seat].hand
    ranked = sorted([(-j.kept(c) if c < FIRST_DEVELOPMENT or c not in hand else 0.0, c) for c in d.items])
    return tuple(sorted([c for _, c in ranked[: d.low]]))


def _develop(s: Race, seat: int, d: Any) -> int | None:
    j = Judgement(s, seat)
    bonus = DEVELOP in j.p.actions
    best, value = None, 0.0
    for card in d.options():
        if card is not None:
            gain = j.development_gain(card, bonus)
            if gain > value:
                best, value = card, gain
    return best if best is None or value + j.ending(value) > 0 else None


def _settle(s: Race, seat: int, d: Any) -> int | None:
    j = Judgement(s, seat)
    best, value = None, 0.0
    for card in d.options():
        if card is not None:
            gain = j.world_gain(card)
            if gain > value:
                best, value = card, gain
    return best if best is None or value + j.ending(value) > 0 else None


WAY_RANK = {CONQUER: 0.0, PAY: 0.0, SPECIALIST: 0.0, SHIP: 2.6, SPECIALIST_SHIP: 2.7}


def _way(s: Race, seat: int, d: Any) -> int:
    p = s.players[seat]
    card = d.args["card"]
    e = empire([c for c in p.tableau if c != card])

    def cost(way: int) -> float:
        tactics, plain = divmod(way, WITH_TACTICS)
        paid = WAY_RANK[plain] + 2.5 * tactics
        if plain == PAY:
            paid += e.price(card, COST[card])
        elif plain == SPECIALIST:
            paid += e.bought(card) or 0
        return paid

    return int(min(d.options(), key=cost))


def _sell(s: Race, seat: int, d: Any) -> int:
    e = empire(s.players[seat].tableau)
    return int(max(d.options(), key=e.sale))


def _power_rank(power: Power, w: float, double: int) -> float:
    """Free powers first, then what pays best for each good; powers that take everything come last."""
    match power:
        case ConsumeDraw() | Lucky():
            return 9.0
        case Consume(good, _, vp, cards):
            return vp * double + cards * w + (0.2 if good else 0.0)
        case ConsumePair(good, vp, cards):
            return (vp * double + cards * w) / 2 + (0.2 if good else 0.0)
        case ConsumeDifferent(kinds, vp, cards):
            return (vp * double + cards * w) / kinds
        case TradeGood():
            return W["trade_power"] * w
        case _:
            return -1.0


def _consume(s: Race, seat: int, d: Any) -> int | None:
    p = s.players[seat]
    double = 2 if CONSUME_X2 in p.actions else 1
    w = card_worth(rounds_left(s))
    best, rank = None, -9.0
    for number in d.candidates:
        if number is not None:
            value = _power_rank(POWERS[number][2], w, double)
            if isinstance(POWERS[number][2], ConsumeHand) and not _spare(s, seat, POWERS[number][2].up_to):
                value = -10.0
            if value > rank:
                best, rank = number, value
    if best is None and None not in d.candidates:
        best = d.candidates[0]
    return best


def _spare(s: Race, seat: int, up_to: int) -> tuple[int, ...]:
    """Hand cards that are worth less than the chip they would earn."""
    j = Judgement(s, seat)
    ranked = sorted([(j.kept(card), card) for card in j.p.hand])
    floor = 1.0 if j.rest < 1.0 else W["spare_floor"]
    return tuple(sorted([card for value, card in ranked[:up_to] if value < floor]))


def _consume_hand(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    return _spare(s, seat, d.high)


def _goods(s: Race, seat: int, d: Any) -> tuple[int, ...]:
    """Give up the goods that the other powers want least and that sell for least."""
    o = outlook_of(tuple(s.players[seat].tableau))
    ranked = sorted(d.items, key=lambda world: (o.slots[GOOD[world]], GOOD[world], world))
    value = tuple(sorted(ranked[: d.low]))
    if d.forbids is None or d.forbids(value) is None:
        return value
    kinds: dict[int, int] = {}
    for world in ranked:
        kinds.setdefault(GOOD[world], world)
    return tuple(sorted(list(kinds.values())[: d.low]))


BEST_GUESS = max(range(1, 8), key=lambda n: sum(k for card, k in zip(CARDS, COPIES, strict=True) if card.number == n))


def _guess(s: Race, seat: int, d: Any) -> int:
    return BEST_GUESS


def _produce_next(s: Race, seat: int, d: Any) -> int:
    """Draw before deciding where goods go; then powers for one kind, for any kind, and last those that may be
    declined."""

    def rank(number: int) -> int:
        if number == BONUS:
            return 3
        return 0 if not REFILLS[number] else 2 if ANY in REFILLS[number] else 1

    numbers: list[int] = list(d.options())
    return min(numbers, key=rank)


def _produce_on(s: Race, seat: int, d: Any) -> int | None:
    worlds: list[int] = [w for w in d.options() if w is not None]
    return max(worlds, key=lambda world: (GOOD[world], -world))


ANSWERS: dict[str, Callable[[Race, int, Any], Any]] = {
    "starting_hand": _discard,
    "keep": _keep,
    "develop": _develop,
    "settle": _settle,
    "way": _way,
    "payment": _discard,
    "sell": _sell,
    "consume": _consume,
    "goods": _goods,
    "consume_hand": _consume_hand,
    "guess": _guess,
    "produce_next": _produce_next,
    "produce_on": _produce_on,
    "hand_limit": _discard,
}
