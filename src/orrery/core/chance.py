"""Chance: rules ask the kernel for dice and draws, and the outcomes are recorded like answers.
They come from one counter in the state, hashed so that earlier numbers do not give away later ones."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, ClassVar

from orrery.core.ask import CHANCE, Ask, T
from orrery.core.fault import Fault
from orrery.core.nouns import N, Noun
from orrery.core.state import EVERYONE, Root
from orrery.core.zones import Deck

SEED_BITS = 128
COUNTER_BITS = 64


def seeded(seed: int) -> int:
    """The chance counter of a fresh game; hosted tables use all 128 bits of the seed."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise Fault("fault-seed", "a seed is a whole number from 0 to 2**{bits} - 1", bits=SEED_BITS)
    return seed << COUNTER_BITS


EVENT = 1 << 16
"""How far the counter advances with every event, wherever its outcome came from: no noise is used twice."""


def noise(s: Root, block: int = 0) -> int:
    """512 random bits for the current event; an event that needs more asks for further blocks."""
    return int.from_bytes(blake2b((s.rng + block).to_bytes(24, "little")).digest(), "little")


class ChanceKind:
    """A kind of chance event: its name in records and the noun its outcomes are made of. Without `luck` there is only
    one possible outcome, and it is merely recorded."""

    __slots__ = ("luck", "name", "noun")

    def __init__(self, name: str, noun: Noun[Any], *, luck: bool = True) -> None:
        self.name = name
        self.noun = noun
        self.luck = luck

    def __repr__(self) -> str:
        return f"ChanceKind({self.name})"


class Chance(Ask[T]):
    """A chance event that yields `count` things. `seen` has a bit for each seat that sees the outcome; `seat` is the
    seat it concerns."""

    __slots__ = ("count", "kind", "seat", "seen", "why")
    TAG = CHANCE
    MOST: ClassVar[int] = 48
    count: int
    kind: ChanceKind
    seat: int
    seen: int
    why: str

    def happen(self, s: Root) -> T:
        """Draw an outcome and carry it out."""
        raise NotImplementedError

    def impose(self, value: T) -> None:
        """Carry out an outcome that is already decided; ValueError if it is impossible."""
        raise NotImplementedError

    def fits(self, value: T) -> bool:
        """Whether this outcome is possible."""
        raise NotImplementedError


class Draw(Chance[tuple[N, ...]]):
    """Cards off the top of a deck."""

    __slots__ = ("deck",)

    def __init__(
        self, kind: ChanceKind, deck: Deck[N], count: int, *, seat: int = -1, seen: int = 0, why: str = ""
    ) -> None:
        self.kind = kind
        self.deck = deck
        self.count = count
        self.seat = seat
        self.seen = seen
        self.why = why

    def happen(self, s: Root) -> tuple[N, ...]:
        count = self.count
        if count <= self.MOST:
            return self.deck.draw(count, noise(s))
        drawn: tuple[N, ...] = ()
        while len(drawn) < count:
            some = min(self.MOST, count - len(drawn))
            drawn += self.deck.draw(some, noise(s, len(drawn)))
        return drawn

    def impose(self, value: tuple[N, ...]) -> None:
        if len(value) != self.count:
            raise ValueError(f"expected {self.count} cards, found {len(value)}")
        for card in value:
            self.deck.take(card)

    def fits(self, value: tuple[N, ...]) -> bool:
        probe = Draw(self.kind, self.deck.clone(), self.count)
        try:
            probe.impose(value)
        except ValueError:
            return False
        return True


class Roll(Chance[tuple[int, ...]]):
    """Dice, each from 1 to the number of sides, seen by everyone."""

    __slots__ = ("sides",)

    def __init__(self, kind: ChanceKind, count: int, sides: int, *, seat: int = -1, why: str = "") -> None:
        self.kind = kind
        self.count = count
        self.sides = sides
        self.seat = seat
        self.seen = EVERYONE
        self.why = why

    def happen(self, s: Root) -> tuple[int, ...]:
        rolled: list[int] = []
        while len(rolled) < self.count:
            bits = noise(s, len(rolled))
            for _ in range(min(self.MOST, self.count - len(rolled))):
                bits, pip = divmod(bits, self.sides)
                rolled.append(pip + 1)
        return tuple(rolled)

    def impose(self, value: tuple[int, ...]) -> None:
        if not self.fits(value):
            raise ValueError(f"{self.count} dice with {self.sides} sides cannot show {value}")

    def fits(self, value: tuple[int, ...]) -> bool:
        return len(value) == self.count and all(1 <= v <= self.sides for v in value)


class Shuffle(Chance[tuple[N, ...]]):
    """Things put in random order, where the order matters (seats, tiles)."""

    __slots__ = ("items",)

    def __init__(
        self, kind: ChanceKind, items: Sequence[N], *, seat: int = -1, seen: int = EVERYONE, why: str = ""
    ) -> None:
        self.kind = kind
        self.items = items
        self.count = len(items)
        self.seat = seat
        self.seen = seen
        self.why = why

    def happen(self, s: Root) -> tuple[N, ...]:
        items = list(self.items)
        bits = noise(s)
        for n in range(len(items), 1, -1):
            if n % self.MOST == 0:
                bits = noise(s, n)
            bits, i = divmod(bits, n)
            items[i], items[n - 1] = items[n - 1], items[i]
        return tuple(items)

    def impose(self, value: tuple[N, ...]) -> None:
        if not self.fits(value):
            raise ValueError(f"{value} is not an ordering of {self.items}")

    def fits(self, value: tuple[N, ...]) -> bool:
        return sorted(value) == sorted(self.items)
