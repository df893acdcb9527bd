"""Nouns: the words that answers and outcomes are made of, and how they are written and read back.
What is written stays readable and survives a reordering of the data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    N = TypeVar("N", bound=int, default=int)
    """A thing that is a number in memory."""
else:
    from typing import TypeVar

    N = TypeVar("N", bound=int)

from orrery.core.fault import Fault, shown

T = TypeVar("T")


class Noun(ABC, Generic[T]):
    """A type of thing an answer can name: how it is written and read back."""

    name: str

    @abstractmethod
    def encode(self, value: T) -> Any:
        """The value as plain data (JSON) that stays readable and survives a reordering of the data."""

    @abstractmethod
    def decode(self, data: Any) -> T:
        """The value that `encode` wrote; Fault for anything else."""

    def targets(self, value: T) -> tuple[tuple[str, Any], ...]:
        """The things on the table that the value refers to."""
        return ((self.name, self.encode(value)),)

    def held(self, value: T) -> tuple[str, T]:
        """What whoever names the value must have had, if it was hidden: the `of` of the secret, and the thing."""
        return self.name, value

    def meant(self, thing: tuple[str, Any]) -> Iterator[T]:
        """The values, legal or not, that pointing at a thing could mean; none where only the offers can tell."""
        return iter(())


class Named(Noun[N]):
    """One of a fixed list of names; the value is its index."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names = tuple(names)
        self.index = {n: cast("N", i) for i, n in enumerate(self.names)}

    @property
    def every(self) -> list[N]:
        """All the values, in list order."""
        return list(self.index.values())

    def encode(self, value: N) -> Any:
        return self.names[value]

    def decode(self, data: Any) -> N:
        if not isinstance(data, str) or data not in self.index:
            raise Fault("fault-name", "no {noun} is called {given}", noun=self.name, given=shown(data))
        return self.index[data]

    def meant(self, thing: tuple[str, Any]) -> Iterator[N]:
        return (value for value in self.every if thing in self.targets(value))


class Number(Noun[int]):
    """A whole number."""

    def __init__(self, name: str = "number") -> None:
        self.name = name

    def encode(self, value: int) -> Any:
        return value

    def decode(self, data: Any) -> int:
        if type(data) is not int:
            raise Fault("fault-number", "{noun} must be a whole number, not {given}", noun=self.name, given=shown(data))
        return data


class Maybe(Noun[T | None]):
    """A thing, or nothing (pass)."""

    def __init__(self, noun: Noun[T]) -> None:
        self.noun = noun
        self.name = noun.name

    def encode(self, value: T | None) -> Any:
        return None if value is None else self.noun.encode(value)

    def decode(self, data: Any) -> T | None:
        return None if data is None else self.noun.decode(data)

    def targets(self, value: T | None) -> tuple[tuple[str, Any], ...]:
        return () if value is None else self.noun.targets(value)


class TupleNoun(Noun[tuple[Any, ...]]):
    """A tuple of things of fixed types, such as a card and one of its powers."""

    def __init__(self, name: str, *nouns: Noun[Any]) -> None:
        self.name = name
        self.nouns = nouns

    def encode(self, value: tuple[Any, ...]) -> Any:
        return [n.encode(v) for n, v in zip(self.nouns, value, strict=True)]

    def decode(self, data: Any) -> tuple[Any, ...]:
        if not isinstance(data, list) or len(data) != len(self.nouns):
            english = "{noun} must be a list of {number}, not {given}"
            raise Fault("fault-list-of", english, noun=self.name, number=len(self.nouns), given=shown(data))
        return tuple(n.decode(v) for n, v in zip(self.nouns, data, strict=True))

    def targets(self, value: tuple[Any, ...]) -> tuple[tuple[str, Any], ...]:
        return tuple(t for n, v in zip(self.nouns, value, strict=True) for t in n.targets(v))


class YesNo(Noun[bool]):
    """Yes or no."""

    name = "answer"

    def encode(self, value: bool) -> Any:
        return value

    def decode(self, data: Any) -> bool:
        if type(data) is not bool:
            raise Fault("fault-truth", "expected yes or no, found {given}", given=shown(data))
        return data
