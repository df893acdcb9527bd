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


Test = Callable[[int], bool]
Limits = Sequence[tuple[int, Test | None]]
"""Of all that is hidden of one owner, how many things can be what: the numbers add up to all of them."""


class HiddenPlace(NamedTuple):
    """A list of cards, or a dict with one card per key, to be changed in place; whether it is kept sorted; its owner,
    HEAP or DECK; and the limits for all that is hidden of that owner, unless it can be anything."""

    cards: Any
    sort: bool
    owner: int
    limits: Callable[[], Limits] | None = None

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
        limits = partial(getattr(s, where), seat, owner) if where else None
        if isinstance(value, Zone):
            of = pool(p.secret, owner) if p.secret is not None else "card"
            sort = DECK if isinstance(value, Deck) else HEAP
            if p.secret is not None and p.secret.to == OWNER:
                sort = owner  # a hand
            found.setdefault(of, []).extend(
                [HiddenPlace(cards, True, sort, limits) for cards in value.unknown_to(seat)]
            )
        elif p.secret is not None and not may_see(p, seat, owner):
            item = p.shape.item
            if item is not None and item.form == "atom":
                found.setdefault(pool(p.secret, owner), []).append(HiddenPlace(value, p.bag, owner, limits))

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


def limited(places: Sequence[HiddenPlace]) -> bool:
    """Whether the cards in these places cannot be just any."""
    return any(place.limits is not None for place in places)


def deal_within_limits(places: Sequence[HiddenPlace], pins: Sequence[Pin], dice: Random | None) -> None:
    """Deal the cards of these places again within their limits, and pinned cards to the seat they are pinned to, if
    that is possible."""
    cards = sorted(card for place in places for card in place.held())
    if dice is not None:
        dice.shuffle(cards)
    rooms: list[tuple[int, int, Test | None]] = []
    for owner in dict.fromkeys(place.owner for place in places):
        own = [place for place in places if place.owner == owner]
        limits = own[0].limits
        rooms += [(owner, *it) for it in (limits() if limits is not None else [(sum(map(_size, own)), None)])]
    ways = _ways(cards, rooms, [(pin.card, places[pin.place].owner) for pin in pins])
    if dice is not None:
        ways = [dice.sample(can, len(can)) for can in ways]
    dealt: list[list[int]] = [[] for _ in rooms]
    if not all(_deal_one(n, ways, [room for _, room, _ in rooms], dealt, set()) for n in range(len(cards))):
        if pins:
            deal_within_limits(places, (), dice)
        return
    hands: dict[int, list[int]] = {owner: [] for owner, _, _ in rooms}
    for (owner, _, _), numbers in zip(rooms, dealt, strict=True):
        hands[owner] += [cards[n] for n in numbers]
    for hand in hands.values():
        hand.sort()
        if dice is not None:
            dice.shuffle(hand)
    for place in places:
        found = [hands[place.owner].pop() for _ in range(len(place.cards))]
        if isinstance(place.cards, dict):
            place.cards.update(zip(sorted(place.cards), found, strict=True))
        else:
            place.cards[:] = sorted(found) if place.sort else found


def _size(place: HiddenPlace) -> int:
    return len(place.cards)


def _ways(
    cards: Sequence[int], rooms: Sequence[tuple[int, int, Test | None]], pinned: list[tuple[int, int]]
) -> list[list[int]]:
    """The rooms that each card can be in; a pinned card only in those of one owner."""
    ways = []
    for card in cards:
        pin = next((it for it in pinned if it[0] == card), None)
        if pin is not None:
            pinned.remove(pin)
        ways.append(
            [
                at
                for at, (owner, room, test) in enumerate(rooms)
                if room and (pin is None or pin[1] == owner) and (test is None or test(card))
            ]
        )
    return ways


def _deal_one(n: int, ways: list[list[int]], room: list[int], dealt: list[list[int]], tried: set[int]) -> bool:
    """Find room for a card; where all its rooms are full, by moving others."""
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
