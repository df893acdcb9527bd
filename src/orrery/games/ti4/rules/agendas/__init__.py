"""Twilight Imperium 4: agendas (LRR 1): directives, which take effect once, and laws, which stay in play. Covert
Legislation is the council's own work (council.py)."""

from __future__ import annotations

from orrery.games.ti4.rules.agendas import (
    commerce,
    council,
    crowns,
    objectives,
    planets,
    research,
    strategy,
    travel,
    war,
)

EVERY = (commerce, council, crowns, objectives, planets, research, strategy, travel, war)
