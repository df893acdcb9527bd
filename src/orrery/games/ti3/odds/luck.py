"""Twilight Imperium 3: luck with combat dice: the hits of a player less those that were to be expected. Every roll is
in the journal with both numbers; dice that are rolled again count as well (fire.py)."""

from __future__ import annotations

from orrery.games.ti3.rules.state import Twilight


def luck(s: Twilight) -> list[float]:
    """Each seat's luck so far, in hits: more than nothing is good luck."""
    return [round(p.hits - p.expected / 10, 1) for p in s.players]


SERIES = {"luck": luck}
"""What is drawn along the game when it is over."""
