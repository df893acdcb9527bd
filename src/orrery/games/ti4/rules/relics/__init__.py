"""Twilight Imperium 4: relics (LRR 73) and the abilities of legendary planets (LRR 56)."""

from __future__ import annotations

from orrery.games.ti4.rules.relics import legendary, relics

EVERY = (legendary, relics)
