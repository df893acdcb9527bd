"""Race for the Galaxy in the terminal: what an answer costs and gives, the table line by line, the score sheet,
card texts. The drawn table is race_picture.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from orrery.core.ask import No
from orrery.core.mind import Mind
from orrery.core.view import Unknown
from orrery.games.race.cards import CARDS, COPIES
from orrery.games.race.consume import fitting
from orrery.games.race.describe import describe, headline
from orrery.games.race.empire import (
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
from orrery.games.race.kinds import (
    ACTION_NAMES,
    CONQUER,
    CONSUME_X2,
    DEVELOP,
    PAY,
    POWERS,
    SETTLE,
    SHIP,
    SPECIALIST,
    WITH_TACTICS,
)
from orrery.games.race.legality import development_price, has_bonus, may_develop, may_settle, ways
from orrery.games.race.scoring import PRINTED, SIX, Points, points, six_points
from orrery.games.race.state import Player, Race
from orrery.games.race.steps import TABLEAU_SIZE
from orrery.games.race.vocabulary import (
    PRODUCTION,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    Lucky,
    TradeGood,
)
from orrery.terminal.answers import match
from orrery.terminal.drawing import Question, Sheet, Sight
from orrery.text import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

HAND_KINDS = ("starting_hand", "payment", "consume_hand", "hand_limit", "develop", "settle")
"""Questions about the hand: their offers are shown in it."""
DECK_SIZE = sum(COPIES)


def picture(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table, drawn."""
    from orrery.terminal.race_picture import draw

    return draw(view, words, question, width)


def shows_offers(question: Question) -> bool:
    """Questions about hand cards are asked in the hand itself."""
    return question.decision.kind.name in (*HAND_KINDS, "keep")


def begins(question: Question) -> bool:
    """The table is read out when a hand is chosen and when a round begins."""
    return question.decision.kind.name in ("starting_hand", "action", "actions")


# --- what an answer costs and gives -------------------------------------------------------------------------


def note(mind: Mind, value: Any, words: Words) -> str:
    """What an offer would cost and give."""
    s, seat, kind = mind.view.state, mind.seat, mind.question.kind.name
    if value is None:
        return ""
    if kind in NOTES:
        return NOTES[kind](s, seat, value, words)
    if kind == "sell":
        return gain(0, _drawn(mind, value), words)
    return card_note(value, words)


def _drawn(mind: Mind, value: Any) -> int:
    """How many cards an answer draws at once: tried out on an imagined table."""
    it = mind.imagine(0)
    hand = cast(Race, it.state).players[mind.seat].hand
    before = len(hand)
    it.put(mind.track, value)
    return len(cast(Race, it.state).players[mind.seat].hand) - before


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


def _action(s: Any, seat: int, action: int, words: Words) -> str:
    """What choosing an action would give, with the powers of the tableau."""
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
        empty = [w for w in p.tableau if w not in p.goods]
        numbers = {
            "number": sum(SOURCE[w] == PRODUCTION for w in empty),
            "windfall": sum(WINDFALL_WORLD[w] for w in empty),
        }
    return words.text(f"race-note-{name.replace('_', '-')}", **numbers)


def phase_time(s: Any, action: int, step: str) -> int:
    """Whether a phase is played for the first or the second time in this round (R13.6)."""
    twice = any(list(p.actions).count(action) > 1 for p in s.players)
    return 2 if twice and not any(frame == (step, 2) for frame in s.agenda) else 1


def _develop(s: Any, seat: int, card: int, words: Words) -> str:
    p = s.players[seat]
    e = empire(p.tableau)
    price = development_price(s, seat, card, e, phase_time(s, DEVELOP, "develop"))
    return _placed(s, seat, card, [words.text("race-note-pay", price=price)], e.develop_draw, words)


def _settle(s: Any, seat: int, card: int, words: Words) -> str:
    e = empire(s.players[seat].tableau)
    possible = ways_of(s, seat, card)
    told = [
        _way_note(e, card, way, words) for way in possible if way < WITH_TACTICS or way - WITH_TACTICS not in possible
    ]
    draws = e.settle_draw + has_bonus(s, seat, SETTLE, phase_time(s, SETTLE, "settle"))
    return _placed(s, seat, card, told, draws, words)


def ways_of(s: Any, seat: int, card: int) -> list[int]:
    """The ways to place a world that is still in the hand."""
    after = SimpleNamespace(
        players={seat: SimpleNamespace(hand=s.players[seat].hand[1:])},
        idle_ship=s.idle_ship,
        idle_tactics=s.idle_tactics,
    )
    return ways(cast(Race, after), seat, empire(s.players[seat].tableau), card)


def _way(s: Any, seat: int, way: int, words: Words) -> str:
    tableau = s.players[seat].tableau
    return _way_note(empire_before(tableau), tableau[-1], way, words)


def _way_note(e: Empire, card: int, way: int, words: Words) -> str:
    """What a way of placing a world costs."""
    tactics, plain = divmod(way, WITH_TACTICS)
    if plain == PAY:
        said = words.text("race-note-pay", price=e.price(card, COST[card]))
    elif plain == SPECIALIST:
        said = words.text("race-note-specialist", price=e.price(card, DEFENSE[card] - 1))
    elif plain == CONQUER:
        strength = e.strength(card) + (e.tactics_strength if tactics else 0)
        said = words.text("race-note-conquer", strength=strength, defence=DEFENSE[card])
    else:
        said = words.say("race-note-ship" if plain == SHIP else "race-note-specialist-ship", card=e.ship)
    return words.say("race-note-tactics", said=said, card=e.tactics) if tactics else said


def _placed(s: Any, seat: int, card: int, costs: list[str], draws: int, words: Words) -> str:
    """Price, points, and what comes at once with a card."""
    p = s.players[seat]
    vp = PRINTED[card]
    if SIX[card]:
        placed = SimpleNamespace(chips=p.chips, tableau=[*p.tableau, card])
        vp = six_points(cast(Player, placed), card)
    parts = [words.text("list-or").join(costs), words.text("race-note-vp-now" if SIX[card] else "race-note-vp", vp=vp)]
    if WINDFALL_WORLD[card]:
        parts.append(words.say("race-note-windfall", good=GOOD[card]))
    if draws:
        parts.append(words.text("race-note-draw", cards=draws))
    return ", ".join(parts)


def _consume(s: Any, seat: int, number: int, words: Words) -> str:
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
            worth = empire(p.tableau).sale if trade_powers else GOOD.__getitem__
            return words.text("race-note-trade", cards=max(map(worth, p.goods)))
        case ConsumeHand(up_to, vp):
            return words.text("race-note-hand", most=min(up_to, len(p.hand)), vp=vp)
        case ConsumeDraw(cards):
            return gain(0, cards, words)
        case Lucky(low, high):
            return words.text("race-note-lucky", low=low, high=high)
    raise TypeError(f"no note for {power!r} of {CARDS[owner].id}")


def _for(goods: int, vp: int, cards: int, words: Words) -> str:
    return words.text("race-note-goods", goods=goods, gain=gain(vp, cards, words))


def _good(s: Any, seat: int, world: int, words: Words) -> str:
    """The good on a world (or to be put there) and what it would sell for."""
    value = empire(s.players[seat].tableau).sale(world)
    return words.say("race-note-good", good=GOOD[world], cards=value)


def _guess(s: Any, seat: int, number: int, words: Words) -> str:
    """How likely the next card has that number, as far as this seat knows."""
    unseen = unseen_cards(s, seat)
    hits = sum(n for card, n in unseen.items() if CARDS[card].number == number)
    return words.text("race-note-odds", percent=round(100 * hits / max(1, sum(unseen.values()))))


def unseen_cards(s: Any, seat: int) -> Counter[int]:
    """All cards that a seat does not know to be elsewhere than in the draw pile."""
    left = Counter(dict(enumerate(COPIES)))
    left.subtract(s.players[seat].hand)
    left.subtract(s.discard["known"])
    for p in s.players:
        left.subtract(p.tableau)
    return +left


Note = Callable[[Any, int, Any, Words], str]
NOTES: dict[str, Note] = {
    "action": _action,
    "actions": _action,
    "develop": _develop,
    "settle": _settle,
    "way": _way,
    "consume": _consume,
    "goods": _good,
    "produce_on": _good,
    "guess": _guess,
}


# --- the table, line by line --------------------------------------------------------------------------------


def pile_sizes(s: Any) -> tuple[int, int]:
    """How many cards lie in the draw pile and in the discard pile."""
    deck, discard = s.deck, s.discard
    if isinstance(discard, dict):
        return sum(n if isinstance(n, int) else len(n) for n in deck), len(discard["known"]) + discard["unknown"]
    return len(deck), len(discard)


def lines(view: Sight, words: Words) -> list[str]:
    """The whole table, a thing a line: the middle, the others, then one's own cards."""
    s = view.state
    deck, discard = pile_sizes(s)
    told = [
        words.say("race-table-round", number=s.round, phase=s.phase),
        words.text("race-table-middle", pool=s.pool, deck=deck, discard=discard),
    ]
    order = [seat for seat in range(view.players) if seat != view.seat]
    for seat in order + ([view.seat] if view.seat >= 0 else []):
        told += _seat_lines(view, seat, words)
    return told


def _seat_lines(view: Sight, seat: int, words: Words) -> list[str]:
    p = view.state.players[seat]
    told = ["", f"{words.name(seat)}: {standing(p, words)}"]
    if p.actions:
        told.append(words.say("race-table-actions", actions=p.actions))
    told += [f"- {placed_line(p, card, words)}" for card in p.tableau]
    for title, cards in (("race-table-hand", p.hand), ("race-table-explored", p.explored)):
        if not isinstance(cards, Unknown) and len(cards):
            told.append(words.text(title, number=len(cards)))
            told += [f"- {words.noun('card', card)}: {'; '.join(card_text(card, words.lang))}" for card in cards]
    return told


def standing(p: Any, words: Words, key: str = "race-table-standing") -> str:
    """A player in numbers: hand, chips, strength, tableau, points so far."""
    return words.text(
        key,
        hand=len(p.hand),
        chips=p.chips,
        strength=empire(p.tableau).military,
        placed=len(p.tableau),
        full=TABLEAU_SIZE,
        points=points(p).total,
    )


def placed_line(p: Any, card: int, words: Words) -> str:
    """A card in a tableau: name, what it does, and whether a good lies on it."""
    text = "; ".join(card_text(card, words.lang)[1:])
    said = f"{words.noun('card', card)}: {text}" if text else str(words.noun("card", card))
    return words.say("race-table-with-good", said=said, good=GOOD[card]) if card in p.goods else said


# --- points -------------------------------------------------------------------------------------------------


def sheet(view: Sight, words: Words) -> Sheet:
    """Chips, worlds, developments, each six-cost development, the total, the tie-break (R11.4 to R11.8)."""
    counted = [points(p) for p in view.state.players]
    heads = [words.name(seat) for seat in range(view.players)]

    def row(key: str, cells: Callable[[Points], int]) -> tuple[str, list[str]]:
        return words.text(key), [str(cells(it)) for it in counted]

    rows = [
        row("race-sheet-chips", lambda it: it.chips),
        row("race-sheet-worlds", lambda it: it.worlds),
        row("race-sheet-developments", lambda it: it.developments),
    ]
    for six in sorted({card for it in counted for card in it.six}):
        cells = [str(it.six[six]) if six in it.six else "" for it in counted]
        rows.append((str(words.noun("card", six)), cells))
    rows.append(row("race-sheet-tiebreak", lambda it: it.tiebreak))
    rows.append(row("race-sheet-total", lambda it: it.total))
    return Sheet(heads, rows)


def facts(view: Sight, words: Words) -> list[str]:
    """What everybody did, whatever luck brought: from the journal that all may read."""
    done: list[Counter[str]] = [Counter() for _ in range(view.players)]
    for key, args in view.journal():
        if "seat" in args:
            verb = key.removeprefix("race-log-")
            done[args["seat"]][verb] += args.get("number", 1)
            done[args["seat"]][f"{verb}-times"] += 1
    told = [words.text("race-facts-end", rounds=view.state.round, reason=_reason(view.state))]
    for seat, did in enumerate(done):
        told.append(
            words.say(
                "race-facts-seat",
                seat=seat,
                drawn=did["draws"],
                seen=did["explores"],
                placed=did["places"],
                paid=did["pays"],
                conquered=did["conquers"],
                sold=did["sells-times"],
                brought=did["sells"],
            )
        )
    return told


def _reason(s: Any) -> str:
    if any(len(p.tableau) >= TABLEAU_SIZE for p in s.players):
        return "tableau"
    return "chips" if s.pool <= 0 else "limit"


# --- cards and why not --------------------------------------------------------------------------------------


def find_card(text: str, words: Words) -> int:
    """The card of that name, in the reader's language or in English."""
    return match(text, [(n, (str(words.noun("card", n)), card.name)) for n, card in enumerate(CARDS)])


def about(text: str, words: Words) -> list[str]:
    """A card's text: name, headline, a line for each power."""
    card = find_card(text, words)
    return [str(words.noun("card", card)), *card_text(card, words.lang)]


def behind(value: Any, question: Question, words: Words) -> list[str]:
    """The card that an offer means: itself, or the owner of a power."""
    noun = question.decision.kind.noun.name
    if value is None or noun not in ("card", "power"):
        return []
    card = POWERS[value][0] if noun == "power" else value
    return [str(words.noun("card", card)), *card_text(card, words.lang)]


def why_later(view: Sight, text: str, words: Words) -> list[str]:
    """Whether a card could be placed if its phase were now, and if not, why."""
    card = find_card(text, words)
    s, seat = view.state, view.seat
    world = card < FIRST_DEVELOPMENT
    no: No | None = may_settle(s, seat)(card) if world else may_develop(s, seat, 1)(card)
    phase = "settle" if world else "develop"
    told = [words.say("race-later-not-now", card=card, phase=phase)]
    if no is None:
        told.append(
            words.say("race-later-could", card=card, note=(_settle if world else _develop)(s, seat, card, words))
        )
    else:
        told.append(words.no(no))
    return told
