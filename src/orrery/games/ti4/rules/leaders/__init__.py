"""Twilight Imperium 4: what leaders and mechs do (LRR 7, 28), a file for each faction."""

from __future__ import annotations

from orrery.games.ti4.rules.leaders import letnev, mechs, sol

EVERY = (letnev, mechs, sol)
