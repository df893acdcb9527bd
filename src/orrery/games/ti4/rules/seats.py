"""Twilight Imperium 4: the order of the players: clockwise, by initiative (LRR 45), and who is asked first (31.19)."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.games.twilight.seats import clockwise_from

LAST = 99
"""The initiative of a player without strategy cards."""
ROUND_THE_TABLE = ("setup", "strategy", "agenda")
"""The phases in which the speaker is asked first (LRR 31.20)."""


def clockwise(s: Imperium, first: int) -> list[Seat]:
    """The players who are in the game, from a seat on."""
    players = s.players
    seats = seated_from(s, first) if s.seating else clockwise_from(first, len(players))
    return [seat for seat in seats if not players[seat].eliminated]


def seated_from(s: Imperium, first: int) -> list[Seat]:
    """All seats clockwise from this one, where players have chosen their places (draft.py)."""
    at = s.seating.index(Seat(first))
    return s.seating[at:] + s.seating[:at]


def clockwise_after(s: Imperium, seat: int) -> list[Seat]:
    """The players who are in the game, from the left of a seat on; the seat itself comes last."""
    return [*others(s, seat), *([] if s.players[seat].eliminated else [Seat(seat)])]


def initiative(s: Imperium, seat: int) -> int:
    """A player's number in the initiative order: that of the lowest strategy card, or 0 with the token (LRR 45.1)."""
    if seat == s.zero:
        return 0
    cards = s.players[seat].strategies
    return min(cards) + 1 if cards else LAST


def initiatives(s: Imperium) -> list[int]:
    """The numbers of all players in the initiative order."""
    found: list[int] = [min(p.strategies) + 1 if p.strategies else LAST for p in s.players]
    if s.zero >= 0:
        found[s.zero] = 0
    return found


def initiative_order(s: Imperium) -> list[Seat]:
    """The players in initiative order; without strategy cards from the speaker on."""
    return sorted(clockwise(s, s.speaker), key=initiatives(s).__getitem__)


def by_initiative(s: Imperium, seats: Iterable[int]) -> list[Seat]:
    """Players in the order in which they would win with the same points (LRR 77.7)."""
    found = [*seats]
    return [seat for seat in initiative_order(s) if seat in found]


def others(s: Imperium, seat: int) -> list[Seat]:
    """The other players who are in the game, clockwise."""
    return [other for other in clockwise(s, seat) if other != seat]


def order(s: Imperium) -> list[Seat]:
    """In which order players use what they have at the same time: in the strategy and agenda phase from the speaker on,
    else by initiative, beginning with the active player (LRR 31.19, 31.20)."""
    if s.phase in ROUND_THE_TABLE:
        return clockwise(s, s.speaker)
    seats = initiative_order(s)
    at = seats.index(s.active) if s.active in seats else 0
    return [*seats[at:], *seats[:at]]
