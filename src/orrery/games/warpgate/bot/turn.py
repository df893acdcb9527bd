"""A turn in Warpgate (W5): which card to play, for what, and which token or ability to use before it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations
from typing import Any

from orrery.core.table import Table
from orrery.games.warpgate.bot.outlook import Outlook
from orrery.games.warpgate.bot.plans import gain
from orrery.games.warpgate.bot.weights import CARD, GOOD_TO_COME, IMPOSSIBLE, LATER, POWER
from orrery.games.warpgate.rules.data import Data
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, RENEW, TOKEN, Play
from orrery.games.warpgate.rules.legality import (
    TOKEN_ACTION,
    usable_tokens,
)
from orrery.games.warpgate.rules.powers import (
    MACHINES,
    MIMICRY,
    ROUND_REFRESH,
)
from orrery.games.warpgate.rules.steps import SLOTS
from orrery.games.warpgate.rules.vocabulary import (
    ADVANCE,
    CONCENTRATE,
    CONTROL_1X,
    DEPLOY_1_TO_3,
    DRAW,
    DRAW_1X,
    MANEUVER,
    RECON,
    REFRESH_GOODS,
    SKIRMISH,
    TAKE_TECHNOLOGY,
)

MOVES = (ADVANCE, CONCENTRATE, MANEUVER, RECON, SKIRMISH)
LOOKED_AT = 5
"""Up to this many cards of a hand are tried in every order."""


def _play(table: Table, o: Outlook, d: Any) -> Any:
    """Which card to play now, and for what: the first step of the best order of the hand."""
    p = o.p
    first = _before(o, d)
    if first is not None:
        return first
    slot = len(p.played) + 1
    two = o.d.two_actions
    hand = sorted(set(p.hand))
    later = range(slot + 1, SLOTS + 1)
    now: dict[int, tuple[float, Play]] = {}
    coming: dict[int, list[float]] = {}
    for card in hand:
        now[card] = max([_use(o, card, way, two[card][way], slot) for way in (0, 1)], key=lambda use: use[0])
        coming[card] = [LATER * max(_hope(o, two[card][0], slot, x), _hope(o, two[card][1], slot, x)) for x in later]
    some = sorted(hand, key=lambda c: -max([now[c][0], *coming[c]]))[:LOOKED_AT]
    best, play = -1e9, None
    for order in permutations(some, min(len(some), SLOTS - slot + 1)):
        card = order[0]
        value = now[card][0] + sum([coming[c][i] for i, c in enumerate(order[1:])])
        if value > best:
            best, play = value, now[card][1]
    worst = min(hand, key=lambda c: (max([now[c][0], *coming[c]]), c))
    rest = sorted([max(coming[c]) for c in hand if c != worst] if later else [], reverse=True)
    drawing = gain(o, DRAW, slot) + sum(rest[: SLOTS - slot])
    if drawing > best or play is None:
        return (DRAWING, worst, 0)
    return play


def _hope(o: Outlook, action: int, slot: int, x: int) -> float:
    """What an action may gain in a later slot; moves are not tried at every range, which would take too long."""
    return max(0.0, gain(o, action, slot + 1 if action in MOVES else x))


def _use(o: Outlook, card: int, way: int, action: int, slot: int) -> tuple[float, Play]:
    """The value of an action now, with a trade good if that pays."""
    value = gain(o, action, slot)
    if o.p.fresh:
        more = gain(o, action, slot + 1) - good_price(o)
        if more > value:
            return more, (way, card, 1)
    return (value, (way, card, 0)) if value > IMPOSSIBLE / 2 else (IMPOSSIBLE, (DRAWING, card, 0))


def good_price(o: Outlook) -> float:
    """What using a trade good's +1X costs."""
    if o.turns < 2:
        return 0.02
    if o.p.texts.here & ROUND_REFRESH:
        return 0.1
    return GOOD_TO_COME * min(1.0, o.turns / 8)


def _before(o: Outlook, d: Any) -> Play | None:
    """What is worth doing before playing a card."""
    p = o.p
    if p.texts.here & MIMICRY and len(p.abilities) == 1:
        rivals = [other for other in range(len(o.s.players)) if other != o.seat]
        return (COPY, max(rivals, key=lambda other: (ability(o.d, o.s.players[other].side), -other)), 0)
    if p.tokens:
        token = _token_now(o)
        if token is not None:
            return (TOKEN, token, 0)
    if p.texts.here & MACHINES and (RENEW, 0, 0) in d.candidates and len(p.hand) <= 2:
        slot = len(p.played) + 1
        best = max([gain(o, action, slot) for card in p.hand for action in o.d.two_actions[card]])
        if best < 0.8 * CARD:
            return (RENEW, 0, 0)
    return None


@lru_cache(maxsize=256)
def ability(d: Data, side: int) -> float:
    """What the ability of a side is worth to a player who copies it."""
    return sum(POWER.get(power.word, 0.0) * max(1, power.n) for power in d.sides[side].powers)


def _token_now(o: Outlook) -> int | None:
    """A kept token that is worth using now: it scores whether it is used or not, so only its effect counts."""
    best, chosen = 0.0, None
    for token in usable_tokens(o.s, o.seat):
        value = _token_value(o, token)
        if value > best:
            best, chosen = value, token
    return chosen


def _token_value(o: Outlook, token: int) -> float:
    """What using a token now gains over waiting."""
    kind = o.d.token_kind[token]
    last = o.turns <= 1
    if kind == REFRESH_GOODS:
        return 0.4 * o.p.spent if o.p.spent >= 2 or last else 0.0
    if kind == TAKE_TECHNOLOGY:
        return max(o.technology(card) for card in o.s.available) if o.s.available else 1.0
    if kind == DEPLOY_1_TO_3:
        return o.fleet(min(3, o.p.supply)) if o.p.supply >= 3 or last else 0.0
    if kind == DRAW_1X:
        return 0.5 if len(o.p.played) < SLOTS - 1 else 0.0
    action, x = TOKEN_ACTION[kind]
    value = gain(o, action, x)
    wait = 1.8 if kind == CONTROL_1X and not last else 0.2
    return value - wait


def _use_token(table: Table, o: Outlook, d: Any) -> Any:
    return _token_now(o)


def _boost(table: Table, o: Outlook, d: Any) -> Any:
    action, x = d.args["action_name"], d.args["x"]
    return 1 if gain(o, action, x + 1) - gain(o, action, x) > good_price(o) else 0


def _peace(table: Table, o: Outlook, d: Any) -> Any:
    """Peace for a player who is weaker than their neighbours."""
    mine = sum(o.p.ships[1:])
    return any(sum(r.ships[1:]) > mine + 1 for i, r in enumerate(o.s.players) if i != o.seat)


def offered(d: Any, planned: Any) -> Any:
    """What was planned; if the table has changed since (a text cancelled, a place closed), the first option."""
    return planned if planned in d.candidates else d.candidates[0]


ANSWERS: dict[str, Callable[[Table, Outlook, Any], Any]] = {
    "peace": _peace,
    "play": _play,
    "use": _use_token,
    "boost": _boost,
}
