"""Abilities: the texts in play, each with its holder and its owner, ready or exhausted.
Which texts exist and what they do is registered once, at import (`hooks.py`); what is in play is in the state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import lru_cache
from typing import Annotated, NewType, Protocol

from orrery.core.state import Bag, Derived, state
from orrery.core.zones import Zone

Ability = NewType("Ability", int)
"""A text with an effect (card, technology, law, talent): its index in the game's list of texts."""

TABLE = -1
"""The holder of a text that applies to everyone."""

InPlay = tuple[Ability, int, bool]
"""A text in play: its number, the seat that owns it, and whether it is ready."""


@lru_cache(maxsize=1 << 14)
def abilities_in(bits: int) -> tuple[Ability, ...]:
    """The texts in a set of bits."""
    found = []
    while bits:
        low = bits & -bits
        found.append(Ability(low.bit_length() - 1))
        bits -= low
    return tuple(found)


@state
class Texts(Zone):
    """The texts in play in front of one seat, or in force for the whole table. The owner is the player a text belongs
    to: the holder, or the player who lent it. The same text may be here more than once, from different owners. An
    exhausted text is still here; a purged one is not."""

    held: Annotated[list[InPlay], Bag()] = field(default_factory=list)
    here: Annotated[int, Derived()] = field(init=False, default=0)
    """The texts in play, as bits, so that one `&` tells whether a seat can answer a window."""
    ready: Annotated[int, Derived()] = field(init=False, default=0)
    """The texts with a ready copy."""
    exhausted: Annotated[int, Derived()] = field(init=False, default=0)
    """The texts with an exhausted copy."""

    def __post_init__(self) -> None:
        ready = exhausted = 0
        for text, _, is_ready in self.held:
            if is_ready:
                ready |= 1 << text
            else:
                exhausted |= 1 << text
        self.here, self.ready, self.exhausted = ready | exhausted, ready, exhausted

    def __contains__(self, text: Ability) -> bool:
        return bool(self.here >> text & 1)

    def __iter__(self) -> Iterator[Ability]:
        """Each text once, in order."""
        return iter(abilities_in(self.here))

    def owners(self, text: Ability, *, ready: bool = False) -> list[int]:
        """The owner of each copy in play, or of each ready copy only."""
        return [owner for it, owner, is_ready in self.held if it == text and (is_ready or not ready)]

    def become(self, texts: Iterable[InPlay]) -> None:
        """Replace all the texts here."""
        self.held = [*texts]
        self.__post_init__()

    def put(self, text: Ability, owner: int, *, ready: bool = True) -> None:
        """Bring a text into play."""
        self.become([*self.held, (text, owner, ready)])

    def take(self, text: Ability, owner: int) -> None:
        """Remove a text from play: it is purged, or returns to its owner."""
        self.held.remove(next(it for it in self.held if it[:2] == (text, owner)))
        self.__post_init__()

    def exhaust(self, text: Ability, owner: int) -> None:
        """Exhaust a ready text."""
        at = self.held.index((text, owner, True))
        self.held[at] = (text, owner, False)
        self.__post_init__()

    def refresh(self) -> None:
        """Ready every exhausted text."""
        if self.exhausted:
            self.become([(text, owner, True) for text, owner, _ in self.held])

    def plain(self) -> list[int]:
        return [*self]

    def unknown_to(self, seat: int) -> list[list[int]]:
        return []


class Holder(Protocol):
    """What `Hooks` needs of a player: the texts in play in front of it, and the cards in its hand."""

    @property
    def texts(self) -> Texts: ...

    @property
    def hand(self) -> list[Ability]: ...
