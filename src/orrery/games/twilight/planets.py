"""Twilight Imperium: who controls which planets. Plain functions of the list of owners; the editions say what control
means (`rules/board.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from orrery.games.twilight.things import Planet


def owned_by(owners: Sequence[int], seat: int) -> list[Planet]:
    """The planets that a player controls, by the owner of each. The list itself finds them, which is much faster than
    looking at every entry: rules and bots ask this all the time."""
    found: list[int] = []
    at = -1
    for _ in range(owners.count(seat)):
        at = owners.index(seat, at + 1)
        found.append(at)
    return cast("list[Planet]", found)


def ready_of(owners: Sequence[int], seat: int, exhausted: int) -> list[Planet]:
    """Those of them that are not exhausted."""
    return [planet for planet in owned_by(owners, seat) if not exhausted >> planet & 1]
