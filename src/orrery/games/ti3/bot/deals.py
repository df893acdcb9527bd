"""What a deal is worth to a bot in Twilight Imperium 3, whichever side it is on. This one evaluator both makes and
judges offers: an offer is good for the bot and, by the same measure, good enough for the other player."""

from __future__ import annotations

from typing import Any

from orrery.core.terms import Deal, Side
from orrery.games.ti3.bot.rivals import leader
from orrery.games.ti3.bot.stakes import stake
from orrery.games.ti3.rules.data import RACES
from orrery.games.ti3.rules.judge import CLOSE
from orrery.games.ti3.rules.state import Twilight

LASTS = 1.5
"""Roughly how many times an agreement will pay."""
CARD_PRICE = 1.5
"""How many trade goods an action card is worth."""
NEVER = -99.0
"""What a deal with somebody about to win is worth."""


def contract(s: Twilight, seat: int, number: int) -> int:
    """What one of a player's contracts pays."""
    return RACES[s.players[seat].race].contracts[number]


def dangerous(s: Twilight, seat: int, other: int) -> bool:
    """Whether somebody is so close to victory that no trade with him is a good one."""
    points = s.players[other].points
    return points >= CLOSE and points > s.players[seat].points


def judged(s: Twilight, seat: int, rival: int, gets: Side, gives: Side) -> float:
    """What a deal is worth to a seat, in trade goods: what it gets, less what it gives."""
    if dangerous(s, seat, rival):
        return NEVER
    gained = sum(_gained(s, seat, rival, field, put) for field, put in gets)
    return gained - sum(_lost(s, seat, rival, field, put) for field, put in gives)


def _gained(s: Twilight, seat: int, rival: int, field: str, put: Any) -> float:
    match field:
        case "contract":
            return LASTS * sum(contract(s, rival, one) for one in put)
        case "verdict":
            return sum(stake(s, seat, rival, one) for one in put)
        case "cards":
            return CARD_PRICE * float(put)
    return float(put)


def _lost(s: Twilight, seat: int, rival: int, field: str, put: Any) -> float:
    """A contract costs only what it helps the rival, especially if the rival leads."""
    match field:
        case "contract":
            helps = 0.5 if rival == leader(s, seat) else 0.25
            return LASTS * helps * sum(contract(s, seat, one) for one in put)
        case "verdict":
            return -sum(stake(s, seat, seat, one) for one in put)
        case "cards":
            return CARD_PRICE * float(put)
    return float(put)


def for_me(s: Twilight, seat: int, deal: Deal) -> float:
    """What a deal is worth to the player who proposes it."""
    return judged(s, seat, deal.partner, deal.gets, deal.gives)


def for_them(s: Twilight, seat: int, deal: Deal) -> float:
    """What a deal is worth to the partner of the player who proposes it."""
    return judged(s, deal.partner, seat, deal.gives, deal.gets)
