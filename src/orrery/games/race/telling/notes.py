"""Race for the Galaxy in words: cards, and what an answer costs and gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from orrery.core.ask import Decision
from orrery.games.race.rules.cards import CARDS, IN_PLAY
from orrery.games.race.rules.consume import fitting
from orrery.games.race.rules.empire import (
    COST,
    DEFENSE,
    FIRST_DEVELOPMENT,
    GOOD,
    SOURCE,
    WINDFALL_WORLD,
    Empire,
    empire,
    empire_before,
)
from orrery.games.race.rules.kinds import CONQUER, CONSUME_X2, DEVELOP, PAY, SETTLE, SHIP, SPECIALIST, WITH_TACTICS
from orrery.games.race.rules.legality import development_price, has_bonus, may_settle, ways
from orrery.games.race.rules.nouns import ACTION_NAMES, POWERS
from orrery.games.race.rules.scoring import PRINTED, SIX, six_points
from orrery.games.race.rules.state import Player, Race
from orrery.games.race.rules.vocabulary import (
    PRODUCTION,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    Lucky,
    ProduceWindfall,
    TradeGood,
)
from orrery.games.race.telling.describe import describe, headline
from orrery.games.race.telling.words import producer_text
from orrery.telling.sight import Sight
from orrery.text import Words


def note(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """What an offer would cost and give."""
    s, seat, kind = view.state, view.seat, asked.kind.name
    if value is None:
        return ""
    if kind in NOTES:
        return NOTES[kind](s, seat, value, words)
    if kind == "sell":
        return gain(0, sale(s, seat, value, asked.args["powers"]), words)
    return card_note(value, words)


def sale(s: Race, seat: int, world: int, trade_powers: bool) -> int:
    """How many cards the good on a world brings, with or without the trade powers."""
    return empire(s.players[seat].tableau).sale(world) if trade_powers else GOOD[world]


@lru_cache(maxsize=4 * len(CARDS))
def card_text(card: int, lang: str) -> tuple[str, ...]:
    """A card in words: its headline, then a line for each power and each way to score."""
    words, row = Words(lang, "race"), CARDS[card]
    return headline(row, words.text, lang), *describe(row, words.text, lang)


def card_note(card: int, words: Words) -> str:
    """A card in a phrase: cost or defence, points, good."""
    return card_text(card, words.lang)[0]


def gain(vp: int, cards: int, words: Words, key: str = "race-gain") -> str:
    """Points and cards."""
    return words.text(key, vp=vp, cards=cards)


def _action(s: Race, seat: int, action: int, words: Words) -> str:
    """What choosing an action would gain, with the powers of the tableau."""
    p = s.players[seat]
    e = empire(p.tableau)
    name = ACTION_NAMES[action]
    numbers: dict[str, int] = {}
    if name.startswith("explore"):
        five = name == "explore_5"
        numbers = {"look": 2 + (5 if five else 1) + e.explore_draw, "keep": 1 + (not five) + e.explore_keep}
    elif name == "develop":
        able = len(p.hand) - 1 + e.develop_discount + 1
        mine = {c for c in p.hand if c >= FIRST_DEVELOPMENT and c not in p.tableau and COST[c] <= able}
        numbers = {"number": len(mine)}
    elif name == "settle":
        forbids = may_settle(s, seat)
        numbers = {"number": sum(c < FIRST_DEVELOPMENT and forbids(c) is None for c in set(p.hand))}
    elif name == "consume_trade":
        numbers = {"number": max((e.sale(world) for world in p.goods), default=0)}
    elif name == "consume_x2":
        numbers = {"number": len(p.goods), "powers": len(e.consume)}
    else:
        numbers = _producing(p, e)
    return words.text(f"race-note-{name.replace('_', '-')}", **numbers)


def _producing(p: Player, e: Empire) -> dict[str, int]:
    """How many worlds would produce on their own and through powers; how many windfall worlds are left for the
    bonus."""
    empty = [w for w in p.tableau if w not in p.goods]
    windfall = Counter(GOOD[w] for w in empty if WINDFALL_WORLD[w])
    kinds = Counter(power.good for _, power in e.produce_first if isinstance(power, ProduceWindfall))
    by_powers = sum(min(count, windfall[good]) for good, count in kinds.items())
    by_powers = min(by_powers + len(e.produce_any), windfall.total())
    by_themselves = sum(SOURCE[w] == PRODUCTION for w in empty)
    return {"number": by_themselves + by_powers, "windfall": windfall.total() - by_powers}


def phase_time(s: Race, phase: str) -> int:
    """Whether a phase is being played for the first or the second time this round (R13.6); the first if it is not being
    played."""
    return s.time if s.phase == phase else 1


def one_of_two(s: Race) -> int:
    """Whether this is the first or the second time the current phase is played; 0 if it is played once (R13.6)."""
    action = {"develop": DEVELOP, "settle": SETTLE}.get(s.phase)
    twice = any(p.actions.count(action) > 1 for p in s.players) if action is not None else False
    return s.time if twice else 0


def develop_note(s: Race, seat: int, card: int, words: Words) -> str:
    p = s.players[seat]
    e = empire(p.tableau)
    price = development_price(s, seat, card, e, phase_time(s, "develop"))
    return _placed(s, seat, card, [words.text("race-note-pay", price=price)], e.develop_draw, words)


def settle_note(s: Race, seat: int, card: int, words: Words) -> str:
    e = empire(s.players[seat].tableau)
    possible = ways_of(s, seat, card)
    told = [
        _way_note(e, card, way, words) for way in possible if way < WITH_TACTICS or way - WITH_TACTICS not in possible
    ]
    draws = e.settle_draw + has_bonus(s, seat, SETTLE, phase_time(s, "settle"))
    return _placed(s, seat, card, told, draws, words)


def ways_of(s: Race, seat: int, card: int) -> list[int]:
    """The ways to place a world that is still in the hand."""
    p, players = s.players[seat], s.players[:]
    players[seat] = p.replace(hand=p.hand[1:])
    return ways(s.replace(players=players), seat, empire(p.tableau), card)


def _way(s: Race, seat: int, way: int, words: Words) -> str:
    tableau = s.players[seat].tableau
    return _way_note(empire_before(tableau), tableau[-1], way, words)


def _way_note(e: Empire, card: int, way: int, words: Words) -> str:
    """What a way of placing a world costs."""
    tactics, plain = divmod(way, WITH_TACTICS)
    if plain == PAY:
        said = words.text("race-note-pay", price=e.price(card, COST[card]))
    elif plain == SPECIALIST:
        said = words.text("race-note-specialist", price=e.bought(card) or 0)
    elif plain == CONQUER:
        strength = e.strength(card) + e.boost(tactics)
        said = words.text("race-note-conquer", strength=strength, defence=DEFENSE[card])
    else:
        said = words.say("race-note-ship" if plain == SHIP else "race-note-specialist-ship", card=e.ship_for(card))
    given_up = tuple([tactic for tactic, _ in e.tactics[:tactics]])
    return words.say("race-note-tactics", said=said, cards=given_up) if tactics else said


def _placed(s: Race, seat: int, card: int, costs: list[str], draws: int, words: Words) -> str:
    """The price, the points, and what a card brings at once."""
    p = s.players[seat]
    vp = PRINTED[card]
    if SIX[card]:
        vp = six_points(p.replace(tableau=[*p.tableau, card]), card)
    parts = [words.text("list-or").join(costs), words.text("race-note-vp-now" if SIX[card] else "race-note-vp", vp=vp)]
    if WINDFALL_WORLD[card]:
        parts.append(words.say("race-note-windfall", good=GOOD[card]))
    if draws:
        parts.append(words.text("race-note-draw", cards=draws))
    return ", ".join(parts)


def _consume(s: Race, seat: int, number: int, words: Words) -> str:
    """What a consume power brings now."""
    p = s.players[seat]
    double = 2 if CONSUME_X2 in p.actions else 1
    owner, _, power = POWERS[number]
    match power:
        case Consume(good, up_to, vp, cards):
            count = min(up_to, len(fitting(p, good)))
            return _for(count, vp * count * double, cards * count, words)
        case ConsumePair(_, vp, cards):
            return _for(2, vp * double, cards, words)
        case ConsumeDifferent(kinds, vp, cards):
            return _for(kinds, vp * double, cards, words)
        case ConsumeAll(minus):
            return _for(len(p.goods), (len(p.goods) - minus) * double, 0, words)
        case TradeGood(trade_powers):
            return words.text("race-note-trade", cards=max(sale(s, seat, world, trade_powers) for world in p.goods))
        case ConsumeHand(up_to, vp):
            return words.text("race-note-hand", most=min(up_to, len(p.hand)), vp=vp)
        case ConsumeDraw(cards):
            return gain(0, cards, words)
        case Lucky(low, high):
            return words.text("race-note-lucky", low=low, high=high)
    raise TypeError(f"no note for {power!r} of {CARDS[owner].id}")


def _for(goods: int, vp: int, cards: int, words: Words) -> str:
    return words.text("race-note-goods", goods=goods, gain=gain(vp, cards, words))


def _good(s: Race, seat: int, world: int, words: Words) -> str:
    """The good on a world (or to be put there) and what it would sell for."""
    value = empire(s.players[seat].tableau).sale(world)
    return words.say("race-note-good", good=GOOD[world], cards=value)


def _produce_next(s: Race, seat: int, number: int, words: Words) -> str:
    return producer_text(number, words)


def _guess(s: Race, seat: int, number: int, words: Words) -> str:
    """How likely the next card is to have that number, as far as this seat knows."""
    unseen = unseen_cards(s, seat)
    hits = sum(n for card, n in unseen.items() if CARDS[card].number == number)
    return words.text("race-note-odds", percent=round(100 * hits / max(1, sum(unseen.values()))))


def unseen_cards(s: Race, seat: int) -> Counter[int]:
    """All cards that, as far as the seat knows, could be in the draw pile."""
    left: Counter[int] = Counter(IN_PLAY[s.cards])
    left.subtract(s.players[seat].hand)
    left.subtract(s.discard.seen_by(seat))
    for p in s.players:
        left.subtract(p.tableau)
    return +left


Note = Callable[[Race, int, Any, Words], str]
NOTES: dict[str, Note] = {
    "action": _action,
    "actions": _action,
    "develop": develop_note,
    "settle": settle_note,
    "way": _way,
    "consume": _consume,
    "goods": _good,
    "produce_next": _produce_next,
    "produce_on": _good,
    "guess": _guess,
}
