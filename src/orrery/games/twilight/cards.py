"""Twilight Imperium: action cards and strategy cards. Plain functions of the decks and hands that every edition has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from orrery.core.abilities import Ability
from orrery.core.chance import ChanceKind, Draw
from orrery.core.zones import Deck
from orrery.games.twilight.things import Strategy


class Holding(Protocol):
    """A player, as far as cards are concerned."""

    hand: list[Ability]
    strategies: list[Strategy]


class Dealing(Protocol):
    """A table with a deck of action cards and their discard pile."""

    deck: Deck[Ability]
    discard: list[Ability]

    @property
    def players(self) -> Sequence[Holding]: ...


async def draw(s: Dealing, kind: ChanceKind, seat: int, count: int) -> tuple[Ability, ...]:
    """Action cards from the deck; when it is empty, the discards are shuffled, as long as there are any."""
    drawn: tuple[Ability, ...] = ()
    while len(drawn) < count:
        if not len(s.deck):
            if not s.discard:
                break
            s.deck.shuffle_in(s.discard)
            s.discard = []
        some = min(count - len(drawn), len(s.deck))
        drawn += await Draw(kind, s.deck, some, seat=seat, seen=1 << seat)
    return drawn


def put_down(s: Dealing, seat: int, cards: Iterable[Ability]) -> None:
    """Action cards go from a hand to the discard pile, face up."""
    hand = s.players[seat].hand
    for card in cards:
        hand.remove(card)
        s.discard.append(card)


def untaken(s: Dealing, every: Iterable[Strategy]) -> list[Strategy]:
    """The strategy cards of these that nobody has."""
    taken = {card for p in s.players for card in p.strategies}
    return [card for card in every if card not in taken]
