"""Twilight Imperium: what the editions' `rules/hooks.py` have in common: the type of `number`, and the steps that texts
add to those of the rules."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol, TypeVar

from orrery.core.game import Step
from orrery.core.state import step_name
from orrery.core.windows import Query

Flow = Coroutine[Any, Any, None]

P = ParamSpec("P")
S = TypeVar("S", contravariant=True)
T = TypeVar("T", bound=Step)


class NumberHook(Protocol[S]):
    """`Hooks.number` for the type checker: the arguments after the query must be those its class takes."""

    def __call__(self, s: S, value: int, query: Callable[P, Query], /, *about: P.args, **named: P.kwargs) -> int: ...


def added_to(steps: dict[str, Step]) -> Callable[[T], T]:
    """The decorator of a step that a text or an option adds to these; `then(s, frame(ambush, seat))` schedules it."""

    def step(do: T) -> T:
        name = step_name(do)
        assert name not in steps, name
        steps[name] = do
        return do

    return step
