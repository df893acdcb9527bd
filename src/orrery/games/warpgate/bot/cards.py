"""Cards, markers and discoveries in Warpgate (W11, W12, W15): which to take, keep, place and give away."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from orrery.core.table import Table
from orrery.games.warpgate.bot.outlook import Outlook, border_wanted
from orrery.games.warpgate.bot.plans import gain, plan
from orrery.games.warpgate.bot.turn import offered
from orrery.games.warpgate.bot.weights import AIM, TOKENS, UNKNOWN_TOKEN, WORDS_OF_TEXT
from orrery.games.warpgate.rules.kinds import OTHER, THIS
from orrery.games.warpgate.rules.nouns import Objective
from orrery.games.warpgate.rules.powers import (
    EXPLORE_SAFE,
)
from orrery.games.warpgate.rules.scoring import progress
from orrery.games.warpgate.rules.steps import SLOTS
from orrery.games.warpgate.rules.vocabulary import (
    COLONY_OF_TYPE,
    CONTROL,
    REFRESH_GOODS,
    RESEARCH,
    SHIP_DESTROYED,
    TacticCard,
)


def _drone(table: Table, o: Outlook, d: Any) -> Any:
    return offered(d, plan(o, RESEARCH, d.args["x"])[1][0])


def _technology(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda card: (o.technology(card), -card))


def _control_planets(table: Table, o: Outlook, d: Any) -> Any:
    chosen: tuple[int, ...] = plan(o, CONTROL, d.args["x"])[1]
    if d.low <= len(chosen) <= d.high:
        return chosen
    return tuple(sorted(sorted(d.items, key=lambda place: -o.value(place))[: d.high]))


def _colonize(table: Table, o: Outlook, d: Any) -> Any:
    return d.candidates[0]


def _objective(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda type_: (o.aim(type_), -type_))


def _open_objective(table: Table, o: Outlook, d: Any) -> Any:
    def left(goal: Objective) -> int:
        have, need = progress(o.s, o.seat, goal)
        return need - have

    return min(d.candidates, key=lambda goal: (left(goal), goal))


def _promotion(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda card: (strength(o.d.tactics[card]), -card))


@lru_cache(maxsize=256)
def strength(card: TacticCard) -> float:
    """What a tactics card is worth in a deck."""
    total = 0.8 * card.factor
    for line in card.text:
        odds = 0.5 if line.when else 1.0
        match line.do:
            case "factor" | "ships":
                total += 0.7 * odds * line.n
            case "ties" | "copy_factor":
                total += 0.3
            case _:
                total += odds * WORDS_OF_TEXT.get(line.do, 0.0) * max(1, min(line.n, 3))
    return total


def _renew(table: Table, o: Outlook, d: Any) -> Any:
    """Drawing more cards beats drawing two for the whole hand."""
    return False


def _most_cards(table: Table, o: Outlook, d: Any) -> Any:
    return int(d.high)


def _discard(table: Table, o: Outlook, d: Any) -> Any:
    """The least promising cards."""
    two = o.d.two_actions
    slot = min(len(o.p.played) + 1, SLOTS)

    def promise(card: int) -> float:
        return max(gain(o, two[card][0], slot), gain(o, two[card][1], slot))

    ranked = sorted(d.items, key=lambda card: (promise(card), card))
    return tuple(sorted(ranked[: d.low]))


# --- discoveries (W15) --------------------------------------------------------------------------------------


def token_worth(o: Outlook, token: int) -> float:
    kind = o.d.token_kind[token]
    value = TOKENS[kind]
    if kind == COLONY_OF_TYPE:
        value += o.wanted("controlled", "most_planets", "colonies") + o.wanted("of_type", type_=o.d.tokens[token].type)
    if kind == REFRESH_GOODS and not o.p.spent:
        value -= 0.2
    if kind == SHIP_DESTROYED and o.p.texts.here & EXPLORE_SAFE:
        value = 0.0
    return value


def _explore(table: Table, o: Outlook, d: Any) -> Any:
    return THIS if token_worth(o, d.args["token"]) >= UNKNOWN_TOKEN - 0.3 else OTHER


def _find(table: Table, o: Outlook, d: Any) -> Any:
    return max(d.candidates, key=lambda token: (token_worth(o, token), -token))


def _put_token(table: Table, o: Outlook, d: Any) -> Any:
    """A copy if it completes an objective (otherwise the token itself scores), or a trade planet if there is one."""
    if None not in d.candidates:
        return max(d.candidates, key=lambda place: (bool(o.p.fleets >> place & 1), -place))
    marked = [place for place in d.candidates if place is not None and o.own >> place & 1]
    best, chosen = 1.0, None
    for place in marked:
        value = 0.0
        for goal, _, missing in o.wants:
            fits = {
                "controlled": True,
                "of_type": o.board.type_of[place] == goal.type,
                "trade_planets": bool((o.board.trade | o.s.new_trade) >> place & 1),
                "colonies": bool(o.p.colonies >> place & 1),
                "outposts": bool(o.p.outposts >> place & 1),
                "border": bool(border_wanted(o.board, o.seat, o.own) >> place & 1),
            }.get(goal.word, False)
            value += AIM if fits and missing == 1 else 0.0
        if value > best:
            best, chosen = value, place
    return chosen


ANSWERS: dict[str, Callable[[Table, Outlook, Any], Any]] = {
    "drone": _drone,
    "technology": _technology,
    "control": _control_planets,
    "colonize": _colonize,
    "objective": _objective,
    "open_objective": _open_objective,
    "promote": _promotion,
    "renew": _renew,
    "draw": _most_cards,
    "discard": _discard,
    "explore": _explore,
    "find": _find,
    "put_token": _put_token,
}
