"""Warpgate: what a seat can answer in advance. There are no reactions, but there are optional actions."""

from __future__ import annotations

from orrery.core.standing import Occasion, Span
from orrery.games.warpgate.rules.state import Warpgate

OCCASIONS = (
    Occasion("peace", "turns", "peace", passing=False),
    Occasion("use", "turns", "use"),
    Occasion("escort", "moves", "escort", passing=False),
    Occasion("move_again", "moves", "move_again"),
    Occasion("visit", "moves", "visit", passing=False),
    Occasion("announce", "battles", "announce", passing=[]),
    Occasion("encore", "battles", "encore", passing=False),
)
"""Peace and other tokens (W15.3, W19.18), ships that join or go on, discoveries (W15.1), announcements (W8.2)."""


def battle(s: Warpgate, seat: int) -> str:
    """The current battle."""
    b = s.battle
    return "" if b is None else f"{s.round} {b.place} {b.attacker} {b.defender}"


SPANS: dict[str, Span] = {"battle": battle, "round": lambda s, seat: str(s.round)}
