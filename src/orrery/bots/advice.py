"""Advice: what a bot would answer in a person's place, and why, in words that the reader's language has."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.bots.bot import dice_for
from orrery.bots.knowledge import Line, knowledge
from orrery.core.mind import Mind

ADVISER = "greedy"
"""The bot that gives advice: the one whose reasons can be told."""


class Advice(NamedTuple):
    """An answer to the question in a mind; the reasons are empty in games whose bots do not tell them."""

    answer: Any
    reasons: list[Line]


def advice(mind: Mind, seed: int) -> Advice:
    """What the adviser would answer, knowing only what the seat knows."""
    known, stand_in, question = knowledge(mind.game), mind.stand_in, mind.question
    answer = known.instinct(stand_in, mind.track, question, dice_for(seed, mind))
    return Advice(answer, known.why(stand_in, question, answer) if known.why is not None else [])
