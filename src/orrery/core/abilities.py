"""Abilities: the texts that are in play, each with its owner, ready or exhausted; and who holds them.
Which texts exist and what they do is said once, at import (`hooks.py`); what is in play is in the state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from functools import lru_cache
from typing import Annotated, NewType, Protocol

from orrery.core.state import Bag, Derived, state
from orrery.core.zones import Zone

Ability = NewType("Ability", int)
"""A text with an effect (card, technology, law, talent): its place in the game's list of such texts."""

TABLE = -1
"""The holder of a text that is in force for everybody."""

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
    """The texts in play before one seat, or in force for the whole table. The owner of a text is whoever it belongs to:
    the holder, or the player who lent it. The same text may be here several times, from several owners. An exhausted
    text is still here; a purged one is not."""

    held: Annotated[list[InPlay], Bag()] = field(default_factory=list)
    here: Annotated[int, Derived()] = field(init=False, default=0)
    """The texts in play, as bits: what a window and a seat share is found at once."""
    ready: Annotated[int, Derived()] = field(init=False, default=0)
    """Those of them that are ready."""
    exhausted: Annotated[int, Derived()] = field(init=False, default=0)
    """Those of which a copy is exhausted."""

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
        """Every text once, in order."""
        return iter(abilities_in(self.here))

    def owners(self, text: Ability, *, ready: bool = False) -> list[int]:
        """Whose text it is, of each copy in play; or only of those that are ready."""
        return [owner for it, owner, is_ready in self.held if it == text and (is_ready or not ready)]

    def become(self, texts: Iterable[InPlay]) -> None:
        """All the texts that are here from now on."""
        self.held = [*texts]
        self.__post_init__()

    def put(self, text: Ability, owner: int, *, ready: bool = True) -> None:
        """A text comes into play."""
        self.become([*self.held, (text, owner, ready)])

    def take(self, text: Ability, owner: int) -> None:
        """A text leaves play: it is purged, or goes back to its owner."""
        self.held.remove(next(it for it in self.held if it[:2] == (text, owner)))
        self.__post_init__()

    def exhaust(self, text: Ability, owner: int) -> None:
        """A ready text becomes exhausted."""
        at = self.held.index((text, owner, True))
        self.held[at] = (text, owner, False)
        self.__post_init__()

    def refresh(self) -> None:
        """Every exhausted text becomes ready."""
        if self.exhausted:
            self.become([(text, owner, True) for text, owner, _ in self.held])

    def plain(self) -> list[int]:
        return [*self]

    def unknown_to(self, seat: int) -> list[list[int]]:
        return []


class Holder(Protocol):
    """A player, as far as texts are concerned: those in play before it, and the cards in its hand."""

    @property
    def texts(self) -> Texts: ...

    @property
    def hand(self) -> list[Ability]: ...
