"""Twilight Imperium 4: the 24 factions, a file for each, with its words beside it: abilities, technologies, units,
promissory notes and leaders."""

from __future__ import annotations

from importlib import import_module

from orrery.games.ti4.rules.data import FACTIONS
from orrery.games.ti4.rules.factions.yssaril import copy_agents

EVERY = tuple(import_module(f"{__name__}.{it.name}") for it in FACTIONS)

copy_agents()  # now that all of them are there
