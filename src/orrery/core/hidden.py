"""Hidden: the places a seat cannot see into, and how the cards in them are dealt again.
Anything the seat knows stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from orrery.core.state import OWNER, FieldPlan, Root, Secret, may_see, visit
from orrery.core.zones import Deck, Zone

HAND, HEAP, DECK = 0, -1, -2
"""The kinds of hidden places. A hand is stored as the number of its seat, so HAND is the lowest of those."""


class Pin(NamedTuple):
    """Something learnt since the mark: this card was in that hidden place at the mark."""

    of: str
    place: int
    card: int


class HiddenPlace(NamedTuple):
    """A list of cards, or a dict with one card per key, to be changed in place; whether it is kept sorted; its owner,
    HEAP or DECK; and which cards can be there, unless all can."""

    cards: Any
    sort: bool
    owner: int
    allows: Callable[[int], bool] | None = None

    def held(self) -> list[int]:
        return list(self.cards.values()) if isinstance(self.cards, dict) else list(self.cards)

    def swap(self, old: int, new: int) -> None:
        """Replace one card with another."""
        items = self.cards.items() if isinstance(self.cards, dict) else enumerate(self.cards)
        self.cards[next(key for key, card in items if card == old)] = new
        if self.sort:
            self.cards.sort()


def pool(secret: Secret, owner: int) -> str:
    """The name of the pool of things that a hidden thing can be exchanged with."""
    return f"{secret.of}/{owner}" if secret.own else secret.of


Places = dict[str, list[HiddenPlace]]
"""Hidden places by what they hold, in state order."""


def hidden_places(s: Root, seat: int) -> Places:
    """All places a seat cannot see into, by what they hold."""
    found: Places = {}

    def collect(p: FieldPlan, value: Any, owner: int) -> None:
        if not value:
            return  # an empty hand or zone
        where = p.secret.where if p.secret is not None else ""
        allows = partial(getattr(s, where), owner) if where else None
        if isinstance(value, Zone):
            of = pool(p.secret, owner) if p.secret is not None else "card"
            sort = DECK if isinstance(value, Deck) else HEAP
            if p.secret is not None and p.secret.to == OWNER:
                sort = owner  # a hand
            found.setdefault(of, []).extend([HiddenPlace(cards, True, sort, allows) for cards in value.unknown_to(seat)])
        elif p.secret is not None and not may_see(p, seat, owner):
            item = p.shape.item
            if item is not None and item.form == "atom":
                found.setdefault(pool(p.secret, owner), []).append(HiddenPlace(value, p.bag, owner, allows))

    visit(s, collect)
    return found


def scramble(s: Root, seat: int, dice: Random | None) -> Places:
    """Deal everything a seat cannot see again (without dice: in one fixed way), so that no trace of it is left. Two
    states that differ only in what the seat cannot see become equal."""
    hidden = hidden_places(s, seat)
    for places in hidden.values():
        if len(places) == 1 and places[0].sort:
            continue  # a single sorted heap: there is nothing to exchange it with
        if limited(places):
            deal_within_limits(places, (), dice)
            continue
        pool: list[int] = []
        for place in places:
            pool += place.cards.values() if isinstance(place.cards, dict) else place.cards
        pool.sort()
        if dice is not None:
            random = dice.random
            pool = [card for _, card in sorted([(random(), card) for card in pool])]
        at = 0
        for cards, sort, _, _ in places:
            dealt = pool[at : at + len(cards)]
            at += len(cards)
            if isinstance(cards, dict):
                cards.update(zip(sorted(cards), dealt, strict=True))
            else:
                cards[:] = sorted(dealt) if sort else dealt
    return hidden


def limited(places: Sequence[Place]) -> bool:
    """Whether some cards of these places can be in some of them only."""
    return any(place.allows is not None for place in places)


def deal_within_limits(places: Sequence[Place], pins: Sequence[Pin], dice: Random | None) -> None:
    """Deal the cards of these places again, each to a place where it can be, and pinned ones to the seat they are
    pinned to, if that is possible."""
    cards = sorted(card for place in places for card in place.held())
    if dice is not None:
        dice.shuffle(cards)
    owners = [(pin.card, places[pin.place].owner) for pin in pins]
    ways: list[list[int]] = []
    for card in cards:
        pinned = next((at for at, pin in enumerate(owners) if pin[0] == card), None)
        seats = None if pinned is None else owners.pop(pinned)[1]
        can = [
            at
            for at, place in enumerate(places)
            if (place.allows is None or place.allows(card)) and seats in (None, place.owner)
        ]
        ways.append(can if dice is None else dice.sample(can, len(can)))
    dealt: list[list[int]] = [[] for _ in places]
    room = [len(place.cards) for place in places]
    if not all(_deal_one(n, ways, room, dealt, set()) for n in range(len(cards))):
        if pins:
            deal_within_limits(places, (), dice)
        return
    for place, numbers in zip(places, dealt, strict=True):
        found = [cards[n] for n in numbers]
        if isinstance(place.cards, dict):
            place.cards.update(zip(sorted(place.cards), found, strict=True))
        else:
            place.cards[:] = sorted(found) if place.sort else found


def _deal_one(n: int, ways: list[list[int]], room: list[int], dealt: list[list[int]], tried: set[int]) -> bool:
    """Find a place for a card; if all its places are full, by moving others."""
    for at in ways[n]:
        if at in tried:
            continue
        tried.add(at)
        if len(dealt[at]) < room[at]:
            dealt[at].append(n)
            return True
        for other in dealt[at]:
            if _deal_one(other, ways, room, dealt, tried):
                dealt[at].remove(other)
                dealt[at].append(n)
                return True
    return False


def settle(hidden: Places, pins: Iterable[Pin], dice: Random) -> None:
    """Move every pinned card to its place, swapping it with a card that is not pinned there."""
    pins = list(pins)
    for of in dict.fromkeys(pin.of for pin in pins):
        if limited(hidden[of]):
            deal_within_limits(hidden[of], [pin for pin in pins if pin.of == of], dice)
    pins = [pin for pin in pins if not limited(hidden[pin.of])]
    fixed: dict[tuple[str, int], list[int]] = {}

    def free(of: str, place: int) -> list[int]:
        cards = hidden[of][place].held()
        for card in fixed.get((of, place), ()):
            cards.remove(card)
        return cards

    for of, here, card in pins:
        spare = free(of, here)
        if card not in spare:
            lying = [i for i in range(len(hidden[of])) if i != here for _ in range(free(of, i).count(card))]
            if not (spare and lying):
                continue
            there, given = dice.choice(lying), dice.choice(spare)
            hidden[of][there].swap(card, given)
            hidden[of][here].swap(given, card)
        fixed.setdefault((of, here), []).append(card)
