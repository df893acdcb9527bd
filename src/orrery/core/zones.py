"""Zones: places for cards. A deck is layers of multisets, so there is no order to leak; a pile remembers who has seen
each card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import Annotated, Any, Generic

from orrery.core.nouns import N
from orrery.core.state import EVERYONE, NOBODY, OPEN, SPECTATOR, Bag, Inside, Secret, State, sees, state
from orrery.core.unknown import Unknown


class Zone(State):
    """A place for cards that keeps track of who has seen which."""

    __slots__ = ()
    ZONE = True

    def plain(self) -> Any:
        """The zone as plain data, with a count in place of unknown cards."""
        raise NotImplementedError

    def unknown_to(self, seat: int) -> list[Any]:
        """The lists whose cards this seat does not know; they may be changed in place."""
        raise NotImplementedError


@state
class Deck(Zone, Generic[N]):
    """A draw pile: layers from bottom to top, each a multiset; `seen[i]` has a bit for each seat that knows layer i.
    A card put on top face up is a layer of its own; an ordinary shuffled deck is one layer that nobody knows.
    Layers are kept sorted, so that equal decks draw alike."""

    layers: Annotated[list[Annotated[list[N], Bag()]], Secret(NOBODY), Inside()] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        layers = self.layers
        return len(layers[0]) if len(layers) == 1 else sum(map(len, layers))

    def shuffle_in(self, cards: Iterable[N]) -> None:
        """Shuffle cards into the whole deck; nothing is known about its order any more."""
        self.layers = [sorted([c for layer in self.layers for c in layer] + [*cards])]
        self.seen = [0]

    def put_on_top(self, card: N, seen: int) -> None:
        """Put a card on top; `seen` has a bit for each seat that saw it."""
        self.layers.append([card])
        self.seen.append(seen)

    def put_under(self, cards: Iterable[N], seen: int) -> None:
        """Put cards (shuffled among themselves, if several) under the deck."""
        self.layers.insert(0, sorted(cards))
        self.seen.insert(0, seen)

    def draw(self, count: int, noise: int) -> tuple[N, ...]:
        """Draw cards from the top; the noise decides wherever the order is open."""
        drawn = []
        layers = self.layers
        for _ in range(count):
            layer = layers[-1]
            noise, i = divmod(noise, len(layer))
            drawn.append(layer.pop(i))
            if not layer:
                layers.pop()
                self.seen.pop()
        return tuple(drawn)

    def take(self, card: N) -> None:
        """Draw this particular card from the top; ValueError if it cannot be there."""
        if not self.layers:
            raise ValueError("the deck is empty")
        layer = self.layers[-1]
        layer.remove(card)
        if not layer:
            self.layers.pop()
            self.seen.pop()

    def redacted(self, seat: int, owner: int = -1) -> Deck[N]:
        """The deck as a seat knows it, without who else knows a layer."""
        eye = owner if seat == OPEN else seat
        known = [sees(seen, eye) for seen in self.seen]
        layers = [layer[:] if open else Unknown(len(layer)) for layer, open in zip(self.layers, known, strict=True)]
        return Deck(layers, [EVERYONE if open else 0 for open in known])

    def plain(self) -> Any:
        return [len(layer) if isinstance(layer, Unknown) else layer[:] for layer in self.layers]

    def unknown_to(self, seat: int) -> list[list[N]]:
        return [layer for layer, seen in zip(self.layers, self.seen, strict=True) if not sees(seen, seat)]


@state
class Pile(Zone, Generic[N]):
    """An unordered face-down heap: the cards by the mask of the seats that have seen them."""

    by_seen: Annotated[dict[int, Annotated[list[N], Bag()]], Secret(NOBODY), Inside()] = field(default_factory=dict)

    def canon(self) -> tuple[Any, ...]:
        return tuple(sorted([(m, tuple(sorted(cards))) for m, cards in self.by_seen.items() if cards]))

    def __len__(self) -> int:
        return sum(map(len, self.by_seen.values()))

    def __iter__(self) -> Iterator[N]:
        return (card for cards in self.by_seen.values() for card in cards)

    def __contains__(self, card: N) -> bool:
        return any(card in cards for cards in self.by_seen.values())

    def take(self, card: N) -> None:
        """Take a card out; ValueError if it is not there."""
        for seen, cards in self.by_seen.items():
            if card in cards:
                cards.remove(card)
                if not cards:
                    del self.by_seen[seen]
                return
        raise ValueError(f"card {card} is not in the heap")

    def keep_seen(self, seen: int) -> None:
        """Only these seats still know what is in the heap, as far as they did: a card has left it unseen by others."""
        before, self.by_seen = self.by_seen, {}
        for mask, cards in before.items():
            self.put(cards, mask & seen)

    def put(self, cards: Iterable[N], seen: int) -> None:
        """Put cards on the heap; `seen` has a bit for each seat that knows them."""
        if seen in self.by_seen:
            self.by_seen[seen] += cards
        else:
            self.by_seen[seen] = list(cards)

    def take_all(self) -> list[N]:
        """Take the whole heap."""
        cards = [c for layer in self.by_seen.values() for c in layer]
        self.by_seen = {}
        return cards

    def seen_by(self, seat: int) -> list[N]:
        """The cards that a seat knows, sorted."""
        return sorted(c for seen, cards in self.by_seen.items() if sees(seen, seat) for c in cards)

    def redacted(self, seat: int, owner: int = -1) -> Pile[N]:
        """The heap as a seat knows it, without who else knows a card."""
        mine = self.seen_by(owner if seat == OPEN else seat)
        return Pile({EVERYONE: mine, 0: Unknown(len(self) - len(mine))})

    def plain(self) -> Any:
        mine = self.seen_by(SPECTATOR)
        return {"known": mine, "unknown": len(self) - len(mine)}

    def unknown_to(self, seat: int) -> list[list[N]]:
        return [self.by_seen[seen] for seen in sorted(self.by_seen) if not sees(seen, seat)]
