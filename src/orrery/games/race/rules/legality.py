"""Race for the Galaxy: what may be placed, and how (chapters R5 and R6). One function per verb; it returns nothing, or
the rule that forbids it. The options and the answers to "why not?" both come from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.refusal import No
from orrery.games.race.rules.empire import (
    COST,
    DEFENSE,
    FIRST_DEVELOPMENT,
    MILITARY_WORLD,
    Empire,
    empire,
)
from orrery.games.race.rules.kinds import (
    CONQUER,
    DEVELOP,
    PAY,
    SHIP,
    SPECIALIST,
    SPECIALIST_SHIP,
    WITH_TACTICS,
)
from orrery.games.race.rules.nouns import Action
from orrery.games.race.rules.state import Race

Placing = Callable[[Any], No | None]


def has_bonus(s: Race, seat: int, action: Action, time: int) -> bool:
    """Whether a seat has the bonus of this action; a phase played twice gives its bonus once each time (R2.7,
    R13.7)."""
    return s.players[seat].actions.count(action) >= time


def development_price(s: Race, seat: int, card: int, e: Empire, time: int) -> int:
    """What a development costs after discounts and bonus (R5.4, R5.6, R5.9, R3.5)."""
    return max(0, COST[card] - e.develop_discount - has_bonus(s, seat, DEVELOP, time))


def may_develop(s: Race, seat: int, time: int) -> Placing:
    """Which rule forbids a seat from placing a development now."""
    p = s.players[seat]
    hand, tableau = p.hand, p.tableau
    affordable = len(hand) - 1 + empire(tableau).develop_discount + has_bonus(s, seat, DEVELOP, time)

    def forbids(card: int | None) -> No | None:
        if card is None:
            return None
        if card < FIRST_DEVELOPMENT and card in hand:
            return No("R5.3", card=card)
        if card >= FIRST_DEVELOPMENT and card in tableau:
            return No("R5.7", card=card)
        if card not in hand:
            return No("R3.2", card=card, where="placed" if card in tableau else "hand")
        if COST[card] > affordable:
            return No("R5.5", card=card, need=COST[card] - affordable + len(hand) - 1, have=len(hand) - 1)
        return None

    return forbids


def may_settle(s: Race, seat: int) -> Placing:
    """Which rule forbids a seat from placing a world now."""
    p = s.players[seat]
    hand, e = p.hand, empire(p.tableau)
    others = len(hand) - 1

    def forbids(card: int | None) -> No | None:
        if card is None:
            return None
        if card not in hand:
            return No("R3.2", card=card, where="placed" if card in p.tableau else "hand")
        if card >= FIRST_DEVELOPMENT:
            return No("R6.3", card=card)
        if not MILITARY_WORLD[card]:
            if e.price(card, COST[card]) <= others or e.ship_for(card) >= 0:
                return None
            rule = "R6.21" if e.ships else "R6.6"
            return No(rule, card=card, need=e.price(card, COST[card]), have=others)
        strength = e.strength(card) + e.boost()
        if strength >= DEFENSE[card]:
            return None
        if e.specialists:
            price = e.bought(card)
            if price is None:
                return No("R6.16", card=card)
            if e.ship_for(card) >= 0 or price <= others:
                return None
            return No("R6.6", card=card, need=price, have=others)
        return No("R6.11", card=card, need=DEFENSE[card], have=strength)

    return forbids


def why_no_way(s: Race, seat: int, e: Empire, card: int) -> Callable[[int], No | None]:
    """Which rule forbids this way of placing a revealed world; all remaining cards may be used as payment."""
    cards = len(s.players[seat].hand)

    def forbids(way: int) -> No | None:
        tactics, way = divmod(way, WITH_TACTICS)
        if tactics > len(e.tactics):
            return No("R6.14")
        price: int | None
        if way in (SPECIALIST, SPECIALIST_SHIP):
            if not MILITARY_WORLD[card] or not e.specialists:
                return No("R6.15")
            price = e.bought(card)
            if price is None:
                return No("R6.16")
        else:
            if MILITARY_WORLD[card] != (way == CONQUER):
                return No("R6.22" if way == SHIP else "R6.10" if way == PAY else "R6.5")
            price = e.price(card, COST[card])
        if way in (SHIP, SPECIALIST_SHIP):
            if not e.ships:
                return No("R6.20")
            if e.ship_for(card) < 0:
                return No("R6.21")
            if not price and not s.idle_ship:
                return No("R14.2")
        elif way in (PAY, SPECIALIST) and price > cards:
            return No("R6.6", card=card, need=price, have=cards)
        if way == CONQUER:
            strength = e.strength(card)
            if strength + e.boost(tactics) < DEFENSE[card]:
                return No("R6.11", card=card, need=DEFENSE[card], have=strength)
            if tactics and strength + e.boost(tactics - 1) >= DEFENSE[card] and not s.idle_tactics:
                return No("R14.1")
        elif tactics and not s.idle_tactics:
            return No("R14.1")
        return None

    return forbids


def ways(s: Race, seat: int, e: Empire, card: int) -> list[int]:
    """All the ways in which a seat can place a world it has revealed (R6.17)."""
    forbids = why_no_way(s, seat, e, card)
    if not e.tactics and not e.ships and not e.specialists:
        return [CONQUER if MILITARY_WORLD[card] else PAY]
    return [way for way in range((1 + len(e.tactics)) * WITH_TACTICS) if forbids(way) is None]
