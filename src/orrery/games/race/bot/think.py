"""Race for the Galaxy: what bots know about it: how to answer at once, what a position is worth, and when a round
ends."""

from orrery.games.race.bot.instinct import clock, instinct
from orrery.games.race.bot.worth import worth

__all__ = ["clock", "instinct", "worth"]
