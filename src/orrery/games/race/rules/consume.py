"""Race for the Galaxy: phase IV, selling a good (chapter R7) and the consume powers (chapter R8)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from orrery.core.ask import amount, choose, pick
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, tell
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.empire import GOOD, Empire, empire
from orrery.games.race.rules.kinds import CONSUME, CONSUME_HAND, CONSUME_TRADE, CONSUME_X2, GOODS, GUESS, SELL
from orrery.games.race.rules.nouns import POWERS, Consuming
from orrery.games.race.rules.state import Player, Race
from orrery.games.race.rules.verbs import discard_good, discard_hand, draw, gain_chips, take
from orrery.games.race.rules.vocabulary import (
    ANY,
    Card,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    Lucky,
    Power,
    TradeGood,
)

OPTIONAL = tuple(isinstance(power, ConsumeHand) for _, _, power in POWERS)
"""Powers that say "may": discarding hand cards (R8.14)."""


def fitting(p: Player, good: int) -> list[Card]:
    """The player's worlds with a good of this kind on them."""
    if good == ANY:
        return sorted(p.goods)
    return sorted([world for world in p.goods if GOOD[world] == good])


def why_unusable(p: Player, power: Power) -> No | None:
    """Which rule forbids using a consume power now, if one does."""
    match power:
        case Consume(good):
            if not (p.goods if good == ANY else fitting(p, good)):
                return No("R8.5", good=good)
        case ConsumePair(good):
            if len(fitting(p, good)) < 2:
                return No("R8.6", need=2, have=len(fitting(p, good)))
        case ConsumeDifferent(kinds):
            have = len({GOOD[world] for world in p.goods})
            if have < kinds:
                return No("R8.7", need=kinds, have=have)
        case ConsumeAll() | TradeGood():
            if not p.goods:
                return No("R8.5", good=ANY)
        case ConsumeHand():
            if not p.hand:
                return No("R8.14")
    return None


def may_consume(p: Player, left: list[Consuming]) -> Callable[[Consuming | None], No | None]:
    """Which rule forbids using this power next, or stopping (None)."""

    def forbids(number: int | None) -> No | None:
        if number is None:
            must = [n for n in left if not OPTIONAL[n] and why_unusable(p, POWERS[n][2]) is None]
            return No("R8.1", power=must[0]) if must else None
        if number not in left:
            owner = POWERS[number][0]
            return No("R8.3", power=number) if owner in p.tableau else No("R3.2", card=owner, where="tableau")
        return why_unusable(p, POWERS[number][2])

    return forbids


async def consume_one(s: Race, seat: int) -> None:
    """Everything one player does in phase IV: sell first (R7.2), then use powers in any order (R8.2)."""
    p = s.players[seat]
    e = empire(p.tableau)
    if CONSUME_TRADE in p.actions and p.goods:
        await sell(s, seat, e, True)
    left = list(e.consume)
    while left:
        usable: list[Consuming | None] = [n for n in left if why_unusable(p, POWERS[n][2]) is None]
        if not usable:
            return
        if all(OPTIONAL[n] for n in usable if n is not None):
            usable.append(None)
        number = await choose(seat, CONSUME, usable, explain=may_consume(p, left))
        if number is None:
            return
        left.remove(number)
        await use(s, seat, e, number)


async def sell(s: Race, seat: int, e: Empire, powers: bool) -> None:
    """Sell one good for cards, with or without the trade powers (R7.3 to R7.7)."""
    p = s.players[seat]
    worlds = sorted(p.goods)
    world = worlds[0]
    if len(worlds) > 1:
        world = await choose(seat, SELL, worlds, explain=lambda w: No("R7.4", card=w), powers=powers)
    discard_good(s, seat, world)
    worth = e.sale(world) if powers else GOOD[world]
    tell(s, "race-log-sells", seat=seat, card=world, number=worth)
    await draw(s, seat, worth, "sale")


async def use(s: Race, seat: int, e: Empire, number: int) -> None:
    """Use one consume power."""
    p = s.players[seat]
    card, _, power = POWERS[number]
    if s.journal is not None:
        tell(s, "race-log-uses", seat=seat, power=number)
    match power:
        case Consume(good, up_to, vp, cards):
            worlds = fitting(p, good)
            count = min(up_to, len(worlds))
            await consume(s, seat, card, await which(seat, worlds, count, "R8.8"), count * vp, count * cards)
        case ConsumePair(good, vp, cards):
            await consume(s, seat, card, await which(seat, fitting(p, good), 2, "R8.6"), vp, cards)
        case ConsumeDifferent(kinds, vp, cards):
            await consume(s, seat, card, await which_kinds(seat, fitting(p, ANY), kinds), vp, cards)
        case ConsumeAll(minus):
            worlds = fitting(p, ANY)
            await consume(s, seat, card, tuple(worlds), len(worlds) - minus, 0)
        case TradeGood(trade_powers):
            await sell(s, seat, e, trade_powers)
        case ConsumeHand(up_to, vp):
            most = min(up_to, len(p.hand))
            given = await pick(seat, CONSUME_HAND, p.hand, 0, most, how_many="R8.14", of_which="R3.2", number=most)
            discard_hand(s, seat, given)
            gain_chips(s, seat, len(given) * vp)  # never doubled (R8.17)
            tell(s, "race-log-chips", seat=seat, number=len(given) * vp)
        case ConsumeDraw(cards):
            await draw(s, seat, cards, CARDS[card].id)
        case Lucky(low, high):
            await lucky(s, seat, low, high)


async def which(seat: int, worlds: list[Card], count: int, rule: str) -> tuple[Card, ...]:
    """The goods to consume: exactly as many as the power takes, of its kind (R8.5, R8.6, R8.8)."""
    if len(worlds) == count:
        return tuple(worlds)
    return await pick(seat, GOODS, worlds, count, count, how_many=rule, of_which="R8.5", number=count)


async def which_kinds(seat: int, worlds: list[Card], kinds: int) -> tuple[Card, ...]:
    """Goods of different kinds, one of each (R8.7)."""
    if len(worlds) == kinds:
        return tuple(worlds)

    def forbids(chosen: tuple[Card, ...]) -> No | None:
        have = len({GOOD[w] for w in chosen})
        return None if have == kinds else No("R8.7", need=kinds, have=have)

    return await pick(seat, GOODS, worlds, kinds, kinds, forbids, how_many="R8.7", of_which="R8.4", number=kinds)


async def consume(s: Race, seat: int, card: Card, worlds: tuple[Card, ...], vp: int, cards: int) -> None:
    """Discard goods for chips, doubled by the bonus (R8.15), and cards, which are not (R8.16)."""
    for world in worlds:
        discard_good(s, seat, world)
    if CONSUME_X2 in s.players[seat].actions:
        vp *= 2
    if vp:
        gain_chips(s, seat, vp)
    if s.journal is not None:
        tell(s, "race-log-consumes", seat=seat, cards=worlds, number=vp)
    if cards:
        await draw(s, seat, cards, CARDS[card].id)


async def lucky(s: Race, seat: int, low: int, high: int) -> None:
    """Name a number and turn over a card (R8.13, R14.5); the card is not part of a reshuffle that it causes (R10.3)."""
    guess = await amount(seat, GUESS, low, high, lambda n: None if low <= n <= high else No("R14.5"))
    for card in await take(s, 1, seat, EVERYONE, "flip"):
        hit = CARDS[card].number == guess
        if hit:
            insort(s.players[seat].hand, card)
        else:
            s.discard.put((card,), EVERYONE)
        tell(s, "race-log-lucky" if hit else "race-log-unlucky", seat=seat, number=guess, card=card)
