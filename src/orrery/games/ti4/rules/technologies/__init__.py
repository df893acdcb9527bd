"""Twilight Imperium 4: the technologies (LRR 89), by colour."""

from orrery.games.ti4.rules.technologies import blue, green, red, yellow

EVERY = (blue, green, red, yellow)
