"""Slow: numbers that take long to compute, such as the odds of a battle. Tellers ask for them here, and continue
without those that are not known yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

if TYPE_CHECKING:
    from orrery.telling.sight import Sight

T = TypeVar("T")
Job = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function of a module and what it is called with: plain data that can be hashed."""


class Slow(Protocol):
    """Results of slow functions. `wanted`: what was asked for and is not known yet."""

    @property
    def wanted(self) -> Sequence[Job]: ...

    def __call__(self, work: Callable[..., T], *given: Any) -> T | None:
        """What the function gives; None if that is not known yet."""


class _AtOnce:
    wanted: tuple[Job, ...] = ()

    def __call__(self, work: Callable[..., T], *given: Any) -> T | None:
        return work(*given)


AT_ONCE: Slow = _AtOnce()
"""Works everything out while one waits: for a terminal, a thread or a test."""


class _Paced:
    """A sight with somebody who does its slow work."""

    def __init__(self, view: Sight, slow: Slow) -> None:
        self.view = view
        self.slow = slow

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


def paced(view: Sight, slow: Slow) -> Sight:
    """The same sight, but what is slow is left to `slow`."""
    return cast("Sight", _Paced(view, slow))


def slow_of(view: Sight) -> Slow:
    """Who does the slow work for what is told of this sight."""
    return view.slow if isinstance(view, _Paced) else AT_ONCE
