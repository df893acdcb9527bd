"""Windows and queries: things that happen, which texts can answer, and numbers, which texts can change (`hooks.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from typing import Any, ClassVar

from orrery.core.ask import Ask
from orrery.core.chance import Chance, ChanceKind
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Noun
from orrery.core.state import EVERYONE, Root


class How(Enum):
    """How seats react to a window."""

    ONE_BY_ONE = "one by one"
    """Around the table, one text at a time, until all pass in a row."""
    ANNOUNCED = "announced"
    """All announce at once, in secret; then the texts are resolved in order."""


@dataclass(slots=True)
class Window:
    """Something that happens and that texts can answer: one slotted dataclass per kind, with plain numbers and names
    as fields. It lives inside one step and is public: never put a secret in one."""

    RULE: ClassVar[str] = ""
    HOW: ClassVar[How] = How.ONE_BY_ONE
    EVERYBODY: ClassVar[bool] = False
    """Whether everybody's texts can answer it; then `seats` only says in which order, and is asked last."""

    cancelled: bool = field(default=False, init=False)
    """Set by a text: the thing does not take place, and nobody else reacts to it."""

    def seats(self, s: Any) -> Sequence[int]:
        """The seats whose texts count, in the order in which they are asked."""
        raise NotImplementedError

    def told(self) -> dict[str, Any]:
        """What a seat is told when it is asked for a reaction."""
        window: Any = type(self)
        told: dict[str, Any] = {"window": window.__name__}
        for name in _told(window):
            told[name] = getattr(self, name)
        return told


@cache
def _told(window: type[Any]) -> tuple[str, ...]:
    """The fields of a kind of window that say what happens."""
    return tuple([f.name for f in fields(window) if f.init])


@dataclass(slots=True)
class ForOne(Window):
    """Only the seat it is about may respond."""

    seat: int

    def seats(self, s: Any) -> Sequence[int]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Query:
    """A number that texts may modify: one frozen dataclass per kind; its fields say which number."""

    RULE: ClassVar[str] = ""
    PARTIES: ClassVar[int] = 0
    """How many of its first fields are the seats whose texts count (-1: nobody there); 0 if everybody's do. So it need
    not be created where none of them has a text that changes it."""

    def seats(self, s: Any) -> Sequence[int]:
        """The seats whose texts count, in order."""
        raise NotImplementedError


class WindowName(Noun[str]):
    """The name of a window's class."""

    name = "window"

    def encode(self, value: str) -> Any:
        return value

    def decode(self, data: Any) -> str:
        if not isinstance(data, str):
            raise Fault("fault-window", "expected the name of a window, found {given}", given=shown(data))
        return data


MOMENT = ChanceKind("moment", WindowName(), luck=False)
"""A game with reactions must list this among its chances."""


class Moment(Chance[tuple[str, ...]]):
    """A moment in which reactions are possible. It is recorded and seen by all whether or not anyone is asked, so that
    neither the record nor what can be undone reveals a hand. Awaiting it gives its name, or nothing if the table is to
    stop here (then `Stop` follows)."""

    __slots__ = ("name", "value")

    def __init__(self, name: str) -> None:
        self.name = name
        self.value = (name,)
        self.count = 1
        self.kind = MOMENT
        self.seat = -1
        self.seen = EVERYONE
        self.why = ""

    def happen(self, s: Root) -> tuple[str, ...]:
        return self.value

    def impose(self, value: tuple[str, ...]) -> None:
        if not self.fits(value):
            raise ValueError(f"this is the moment of {self.name}, not of {value}")

    def fits(self, value: tuple[str, ...]) -> bool:
        return value == self.value


STOPPED = 9
"""The tag of `Stop`."""


class Stop(Ask[None]):
    """Follows a moment at which the table is to stop, in this window. It is not recorded."""

    __slots__ = ("window",)
    TAG = STOPPED

    def __init__(self, window: Window) -> None:
        self.window = window
