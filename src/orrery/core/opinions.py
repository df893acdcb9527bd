"""Opinions: what a bot thinks of a text, said beside the text's effect. The kernel only keeps them (`hooks.py`); games
say what else their bots want to know, and bots read them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True, slots=True)
class Opinion:
    """`worth`: how good it is to have the text; `use`: how good it is to use it where it may be used (above 0: use it).
    Each is a number, a function that says so, or None where there is nothing to say."""

    worth: float | Callable[..., float] | None = None
    use: float | Callable[..., float] | None = None
