"""Twilight Imperium 4: the action cards (LRR 3), by the time at which they are played."""

from __future__ import annotations

from orrery.games.ti4.rules.cards import agenda_phase, riders

EVERY = (agenda_phase, riders)
