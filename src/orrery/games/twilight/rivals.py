"""Twilight Imperium: how a bot sees the players of both editions: who leads, and who is first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from orrery.games.twilight.things import Seat


class Standings(Protocol):
    """A table with players, who have points, and planets, which have owners."""

    @property
    def players(self) -> Sequence[Any]: ...

    @property
    def owner(self) -> Sequence[Seat]: ...


def leader(s: Standings, seat: int) -> int:
    """The rival who is closest to victory; among equals, the one with more planets."""
    owner = s.owner
    best, most = -1, (-1, -1)
    for other, p in enumerate(s.players):
        if other != seat and p.points >= most[0]:
            standing = (p.points, owner.count(Seat(other)))
            if standing > most:
                best, most = other, standing
    return best


def first(s: Standings, seat: int) -> bool:
    """Whether a player has more points than all others."""
    points = s.players[seat].points
    return all(p.points < points for other, p in enumerate(s.players) if other != seat)
