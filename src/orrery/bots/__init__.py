"""Bots: players that are programs. They get a mind (one seat's knowledge), never a table.
`make("search:ms=500", seed=1)` makes one; SPECS lists them all."""

from orrery.bots.bot import Bot
from orrery.bots.specs import CODES, SPECS, make

__all__ = ["CODES", "SPECS", "Bot", "make"]
