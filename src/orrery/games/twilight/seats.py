"""Twilight Imperium: seats round the table. Who comes when by strategy cards, each edition says (`rules/seats.py`)."""

from __future__ import annotations

from orrery.games.twilight.things import Seat

MOST_PLAYERS = 8
SEATS = [[Seat(n) for n in range(players)] for players in range(MOST_PLAYERS + 1)]
"""The seats, by number of players."""


def clockwise_from(first: int, players: int) -> list[Seat]:
    """All seats, clockwise from this one."""
    seats = SEATS[players]
    return seats[first:] + seats[:first]
