"""Twilight Imperium 4: all texts with an effect. Importing this module gives every text its effect."""

from __future__ import annotations

from orrery.games.ti4.rules import agendas, cards, exploration_cards, factions, feats, notes, relics, technologies

EVERY = (agendas, cards, exploration_cards, factions, feats, notes, relics, technologies)
"""The packages of texts."""
