"""Race for the Galaxy: what a seat can answer in advance. There are no reactions; a player may sit out a phase."""

from __future__ import annotations

from orrery.core.standing import Occasion, Span
from orrery.games.race.rules.kinds import CONSUME, CONSUME_HAND, PLACE_DEVELOPMENT, PLACE_WORLD

OCCASIONS = (
    Occasion("develop", "placing", PLACE_DEVELOPMENT.name),
    Occasion("settle", "placing", PLACE_WORLD.name),
    Occasion("consume", "consuming", CONSUME.name),
    Occasion("consume_hand", "consuming", CONSUME_HAND.name, passing=[]),
)
"""Placing nothing (R5.1, R6.1), and skipping the powers that are optional (R8.14)."""

SPANS: dict[str, Span] = {"round": lambda s, seat: str(s.round)}
