"""Tellers: how each game is told."""

from __future__ import annotations

from functools import cache
from typing import cast

from orrery.games import part
from orrery.telling import anything
from orrery.telling.teller import Teller


@cache
def teller(game: str) -> Teller:
    """The teller of a game: its own, or the generic one."""
    return cast(Teller, part(game, "telling.tell") or anything)
