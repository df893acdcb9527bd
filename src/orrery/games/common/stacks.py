"""Stacks: units that stand together, as a short list of counts by kind. Plain functions; what the kinds are is for
the game to say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Stack = list[int]


def put(into: Stack, some: Sequence[int]) -> None:
    """Add a stack to another."""
    for kind, count in enumerate(some):
        into[kind] += count


def take(out_of: Stack, some: Sequence[int]) -> None:
    """Take a stack out of another that holds it."""
    for kind, count in enumerate(some):
        out_of[kind] -= count


def counted(kinds: Iterable[int], size: int) -> Stack:
    """So many of each kind, from a list of kinds."""
    stack = [0] * size
    for kind in kinds:
        stack[kind] += 1
    return stack
