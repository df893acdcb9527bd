"""The bots that do not look ahead: one plays at random, one follows its instinct for the game."""

from __future__ import annotations

from typing import Any

from orrery.bots.bot import dice_for
from orrery.bots.knowledge import knowledge
from orrery.core.mind import Mind
from orrery.core.together import offer_seat

RARELY = 0.125
"""How often a random bot makes an offer it could make."""


class RandomBot:
    """Any legal answer."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.seed = seed

    def decide(self, mind: Mind) -> Any:
        return mind.question.sample(dice_for(self.seed, mind))

    def volunteer(self, mind: Mind, track: int) -> Any:
        """A random offer now and then; a random answer to somebody's proposal."""
        dice = mind.rolls(self.seed, track)
        if offer_seat(track) == mind.seat and dice.random() >= RARELY:
            return None
        return mind.offer(track).sample(dice)


class GreedyBot:
    """What looks best right now, by the game's `instinct`; in a game without one, any legal answer."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.seed = seed

    def decide(self, mind: Mind) -> Any:
        stand_in = mind.stand_in
        track, decision = stand_in.asked(mind.seat)[0]
        return knowledge(stand_in.game.name).instinct(stand_in, track, decision, dice_for(self.seed, mind))

    def volunteer(self, mind: Mind, track: int) -> Any:
        return by_instinct(self.seed, mind, track)


def by_instinct(seed: int, mind: Mind, track: int) -> Any:
    """Answer somebody's proposal like any question; otherwise offer what the game's `volunteer` says, if this is a
    question during which it may."""
    known, dice = knowledge(mind.game), mind.rolls(seed, track)
    if offer_seat(track) != mind.seat:
        return known.instinct(mind.stand_in, track, mind.offer(track), dice)
    if known.volunteer is None or not set(known.offers.get(mind.offered[track], ())) & set(mind.beside):
        return None
    return known.volunteer(mind.stand_in, track, mind.offer(track), dice)
