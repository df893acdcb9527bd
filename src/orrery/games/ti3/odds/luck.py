"""Twilight Imperium 3: luck with combat dice: a player's hits minus the expected ones. Every roll is in the journal
with both numbers; re-rolled dice count as well (fire.py)."""

from __future__ import annotations

from orrery.games.ti3.rules.state import Twilight


def luck(s: Twilight) -> list[float]:
    """Each seat's luck so far, in hits: above zero is good luck."""
    return [round(p.hits - p.expected / 10, 1) for p in s.players]


SERIES = {"luck": luck}
"""What is plotted over the course of a finished game."""
