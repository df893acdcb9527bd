"""The bots that do not look ahead: one plays anything, one follows its instinct for the game."""

from __future__ import annotations

from typing import Any

from orrery.bots.bot import dice_for
from orrery.bots.knowledge import knowledge
from orrery.core.mind import Mind


class RandomBot:
    """Any legal answer."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.seed = seed

    def decide(self, mind: Mind) -> Any:
        return mind.question.sample(dice_for(self.seed, mind))


class GreedyBot:
    """What looks best at once, by the game's `instinct`; in a game without one, any legal answer."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.seed = seed

    def decide(self, mind: Mind) -> Any:
        stand_in = mind.stand_in
        track, decision = stand_in.asked(mind.seat)[0]
        return knowledge(stand_in.game.name).instinct(stand_in, track, decision, dice_for(self.seed, mind))
