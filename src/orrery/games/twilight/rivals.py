"""Twilight Imperium: how a bot sees the players of both editions: who leads, and who is first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

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


S = TypeVar("S", bound=Standings)


class Onlooker(Generic[S]):
    """A player who has to decide, and what the question is about; how bots of both editions see the other players."""

    def __init__(
        self,
        s: S,
        seat: int,
        about: Mapping[str, Any] | None = None,
        options: Sequence[Any] = (),
        acting: bool = False,
    ) -> None:
        self.s = s
        self.seat = seat
        self.about = about if about is not None else {}
        self.options = options
        self.acting = acting

    def leader(self) -> int:
        return leader(self.s, self.seat)

    def first(self) -> bool:
        return first(self.s, self.seat)

    def rival(self, other: int) -> float:
        """Points and planets; never the player itself."""
        if other == self.seat:
            return float("-inf")
        points = self.s.players[other].points
        planets = self.s.owner.count(Seat(other))
        return float(points + 0.1 * planets + (0.5 if other == self.leader() else 0.0))
