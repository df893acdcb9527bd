"""Twilight Imperium 4: what exploration cards do (LRR 29.7)."""

from __future__ import annotations

from orrery.games.ti4.rules.exploration_cards import frontier, planets

EVERY = (frontier, planets)
