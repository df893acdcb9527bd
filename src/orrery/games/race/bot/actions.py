"""Which action to choose in Race: what each phase would gain, and what the others are likely to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.race.bot.judgement import Judgement
from orrery.games.race.bot.outlook import outlook_of
from orrery.games.race.bot.rows import HOLDS, MAKES, W
from orrery.games.race.rules.empire import COST, DEFENSE, FIRST_DEVELOPMENT, MILITARY_WORLD
from orrery.games.race.rules.kinds import (
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    EXPLORE_1_1,
    EXPLORE_5,
    SETTLE,
)
from orrery.games.race.rules.nouns import ACTION, Action
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.steps import TABLEAU_SIZE


def _phases_of_others(s: Race, seat: int) -> list[float]:
    """How likely each phase is to be chosen by somebody else, judging by what everybody can see."""
    miss = [1.0] * 5
    for q, p in enumerate(s.players):
        if q == seat:
            continue
        size, goods = len(p.hand), len(p.goods)
        explore = W["p_explore"] - W["p_explore_hand"] * size
        weights = (
            explore if explore > 0.1 else 0.1,
            W["p_develop"] * size,
            W["p_settle"] * size,
            W["p_consume"] * goods,
            W["p_produce"] * max(0, len(outlook_of(tuple(p.tableau)).makers) - goods),
        )
        whole = sum(weights)
        for i, x in enumerate(weights):
            miss[i] *= 1.0 - x / whole
    return [1.0 - m for m in miss]


def _action_gains(s: Race, seat: int) -> list[float]:
    """What each of the seven actions would gain the player who chooses it this round."""
    j = Judgement(s, seat)
    p, e, o, rest, w = j.p, j.e, j.o, j.rest, j.w
    hand = p.hand
    size = len(hand)
    develop = settle = free_develop = 0.0
    for card in hand:
        if card >= FIRST_DEVELOPMENT:
            if card in p.tableau:
                continue
            price = COST[card] - e.develop_discount - 1
            if price < size:
                gain = j.development_gain(card, 1)
                if gain > develop:
                    develop = gain
                if price + 1 < size and gain - w > free_develop:
                    free_develop = gain - w
        else:
            if MILITARY_WORLD[card]:
                bought = e.bought(card)
                able = e.strength(card) + e.boost() >= DEFENSE[card] or (bought is not None and bought < size)
            else:
                able = e.price(card, COST[card]) < size or e.ship_for(card) >= 0
            if able:
                gain = j.world_gain(card)
                if gain > settle:
                    settle = gain
    if len(p.tableau) >= TABLEAU_SIZE - 1:
        develop = max(0.0, develop + j.ending(develop)) if develop else 0.0
        settle = max(0.0, settle + j.ending(settle)) if settle else 0.0
    if develop:
        develop += e.develop_draw * w
    free_settle = settle
    if settle:
        free_settle += e.settle_draw * w
        settle = free_settle + w
    develop += e.develop_start * w
    free_develop += e.develop_start * w
    ready = develop if develop > settle else settle
    # A hand with nothing good to place needs cards, and a choice of them.
    hunger = 1.0 + (W["hunger_ready"] if ready < W["ready_at"] else 0.0)
    hunger += W["hunger_low"] * (4 - size) if size < 4 else -W["hunger_high"] * (size - 4)
    if hunger < 0.2:
        hunger = 0.2
    keep = 1 + e.explore_keep
    look = W["look"] * e.explore_draw
    explore_5 = w * hunger * keep * (W["explore_5"] + look)
    explore_1 = w * hunger * (keep + 1) * (W["explore_1"] + look)
    free_explore = w * hunger * keep * (W["explore_none"] + look)
    trade = double = free_consume = 0.0
    goods = p.goods
    if goods:
        chips, cards = o.eaten(goods, -1)
        free_consume = chips + cards * w
        double = free_consume + chips
        sale, sold = max([(e.sale(world), -world) for world in goods])
        chips, cards = o.eaten(goods, -sold)
        trade = sale * w * min(W["sale_hunger"], hunger) + chips + cards * w - W["good_held"]
    before = len(goods)
    produce = last = 0.0
    for t in o.makers:
        if t not in goods:
            produce += o.new_good(MAKES[t], before, w)
            before += 1
    windfall = [HOLDS[t] for t in o.holders if t not in goods]
    if windfall:
        windfall.sort(reverse=True)
        powers = sum(o.refills)
        for k in windfall[: 1 + powers]:
            last = o.new_good(k, before, w)
            produce += last
            before += 1
        if len(windfall) <= powers:
            last = 0.0
    soon = rest if rest < 1.0 else 1.0
    free_produce = (produce - last) * soon + w * W["produce_cards"] * o.draws
    produce = free_produce + last * soon
    share = W["share"]
    explore, develops, settles, consumes, produces = _phases_of_others(s, seat)
    return [
        explore_5 - share * explore * free_explore,
        explore_1 - share * explore * free_explore,
        develop - share * develops * free_develop,
        settle - share * settles * free_settle,
        trade - share * consumes * free_consume,
        double - share * consumes * free_consume,
        produce - share * produces * free_produce,
    ]


def _action(s: Race, seat: int, d: Any) -> int:
    gains = _action_gains(s, seat)
    return max(range(7), key=gains.__getitem__)


PAIRS = [(a, b) for a in ACTION.every for b in ACTION.every[a:] if a != b or a in (DEVELOP, SETTLE)]
OVERLAP = {
    (EXPLORE_5, EXPLORE_1_1): 0.5,
    (CONSUME_TRADE, CONSUME_X2): 0.5,
    (DEVELOP, DEVELOP): 0.5,
    (SETTLE, SETTLE): 0.5,
}
"""What the second of two actions adds once the first is chosen."""


def _actions(s: Race, seat: int, d: Any) -> tuple[Action, Action]:
    gains = _action_gains(s, seat)

    def worth_of(pair: tuple[Action, Action]) -> float:
        one, two = gains[pair[0]], gains[pair[1]]
        return max(one, two) + OVERLAP.get(pair, 1.0) * min(one, two)

    return max(PAIRS, key=worth_of)


ANSWERS: dict[str, Callable[[Race, int, Any], Any]] = {
    "action": _action,
    "actions": _actions,
}
