"""What a bot is: something with a name that answers the question in a mind."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from orrery.core.mind import Mind


class Bot(Protocol):
    """A player that is a program. It may keep settings, but nothing about the game: all it knows is in the mind."""

    name: str

    def decide(self, mind: Mind) -> Any:
        """A legal answer to `mind.question`."""

    def volunteer(self, mind: Mind, track: int) -> Any:
        """What to answer on the track of an open offer (`mind.offered`): terms to propose, or yes or no to somebody's
        proposal; None to leave it open."""


def dice_for(seed: int, mind: Mind) -> Random:
    """A bot's own dice for one question, determined by its seed and the question's id, which counts the seat's answers:
    equal knowledge gives equal rolls."""
    name, _ = mind.view.questions[0]
    return Random(f"{seed}/{mind.seat}/{name}")
