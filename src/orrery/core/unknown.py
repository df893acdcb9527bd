"""Unknown: things that cannot be seen. Their number is known; looking at one raises an error."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

T = TypeVar("T")


class Unseen(LookupError):
    """Code looked at something that its seat may not see: a bug."""


class Unknown(list[Any]):
    """A list of hidden things in a redacted state. It has a length and nothing else, and never changes: a copy is the
    same object."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __getitem__(self, at: Any) -> Any:
        if at == slice(None):
            return self
        raise self.unseen()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Unknown):
            return self.size == other.size
        raise self.unseen()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def unseen(self) -> Unseen:
        """The error for code that looks."""
        return Unseen(f"{self.size} hidden things cannot be looked at")

    def copy(self) -> Unknown:
        return self

    def __repr__(self) -> str:
        return f"Unknown({self.size})"

    def __reduce__(self) -> tuple[type[Unknown], tuple[int]]:
        return Unknown, (self.size,)


def _look(self: Unknown, *about: Any) -> NoReturn:
    raise self.unseen()


for name in (
    *("__add__", "__contains__", "__delitem__", "__ge__", "__gt__", "__iadd__", "__imul__", "__iter__", "__le__"),
    *("__lt__", "__mul__", "__radd__", "__reversed__", "__rmul__", "__setitem__"),
    *("append", "clear", "count", "extend", "index", "insert", "pop", "remove", "reverse", "sort"),
):
    setattr(Unknown, name, _look)


def known(things: list[T]) -> list[T] | None:
    """The things, if they can be seen."""
    return None if isinstance(things, Unknown) else things
