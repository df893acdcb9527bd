"""Tellers: how each game is told."""

from __future__ import annotations

from functools import cache
from typing import cast

from orrery.games import part
from orrery.telling import anything
from orrery.telling.teller import Teller


@cache
def teller(game: str) -> Teller:
    """How a game is told: in its own words, or as any game."""
    return cast(Teller, part(game, "telling.tell") or anything)
