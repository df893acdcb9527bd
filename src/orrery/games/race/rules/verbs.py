"""Race for the Galaxy: the verbs of the rules: drawing, discarding, placing goods, taking chips. Every card and every
chip moves through one of these (chapter R10)."""

from __future__ import annotations

from bisect import insort

from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, tell
from orrery.games.race.rules.kinds import CARDS_DRAWN
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import Card


async def take(s: Race, count: int, seat: int, seen: int, why: str) -> tuple[Card, ...]:
    """Take cards off the draw pile; it is renewed as soon as its last card is drawn (R10.2, R10.4)."""
    deck = s.deck
    if count < len(deck):
        return await Draw(CARDS_DRAWN, deck, count, seat=seat, seen=seen, why=why)
    cards: tuple[Card, ...] = ()
    renew(s)
    while len(cards) < count and len(deck):
        some = min(count - len(cards), len(deck))
        cards += await Draw(CARDS_DRAWN, deck, some, seat=seat, seen=seen, why=why)
        renew(s)
    return cards


def renew(s: Race) -> None:
    """Renew an empty draw pile from the discard pile, if there is one (R10.2, R10.4)."""
    if not len(s.deck) and len(s.discard):
        s.deck.shuffle_in(s.discard.take_all())
        tell(s, "race-log-renewed", number=len(s.deck))


async def draw(s: Race, seat: int, count: int, why: str) -> None:
    """Draw into the hand (R3.4)."""
    if not count:
        return
    hand = s.players[seat].hand
    cards = await take(s, count, seat, 1 << seat, why)
    for card in cards:
        insort(hand, card)
    if s.journal is not None and cards:
        tell(s, "race-log-draws", seat=seat, number=len(cards), why=why)
        tell(s, "race-log-drawn", seat, cards=cards)


async def put_good(s: Race, seat: int, world: Card) -> None:
    """Put a card face down on a world; nobody looks at it (R6.8, R9.1, R10.5)."""
    cards = await take(s, 1, seat, 0, "good")
    if cards:
        s.players[seat].goods[world] = cards[0]
        tell(s, "race-log-good", seat=seat, card=world)


def discard_hand(s: Race, seat: int, cards: tuple[Card, ...]) -> None:
    """Discard from the hand face down: only the player who discards knows the cards (R10.1)."""
    hand = s.players[seat].hand
    for card in cards:
        hand.remove(card)
    if cards:
        s.discard.put(cards, 1 << seat)


def discard_good(s: Race, seat: int, world: Card) -> None:
    """A good leaves its world unseen (R10.6)."""
    s.discard.put((s.players[seat].goods.pop(world),), 0)


def discard_placed(s: Race, seat: int, card: Card) -> None:
    """A card leaves the tableau, for all to see (R6.23)."""
    s.players[seat].tableau.remove(card)
    s.discard.put((card,), EVERYONE)
    tell(s, "race-log-gives-up", seat=seat, card=card)


def gain_chips(s: Race, seat: int, chips: int) -> None:
    """Take chips from the pool; if it is empty, there are extra ones (R10.8)."""
    s.players[seat].chips += chips
    s.pool -= chips
