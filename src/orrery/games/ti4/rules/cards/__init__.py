"""Twilight Imperium 4: the action cards (LRR 3), by the time at which they are played."""

from __future__ import annotations

from orrery.games.ti4.rules.cards import (
    activation,
    agenda_phase,
    combat,
    component_board,
    component_goods,
    invasion,
    riders,
    sabotage,
    space_cannon,
    space_combat,
    strategy,
)

EVERY = (
    activation,
    agenda_phase,
    combat,
    component_board,
    component_goods,
    invasion,
    riders,
    sabotage,
    space_cannon,
    space_combat,
    strategy,
)
