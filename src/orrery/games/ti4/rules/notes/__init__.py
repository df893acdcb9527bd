"""Twilight Imperium 4: what promissory notes do (LRR 95)."""

from __future__ import annotations

from orrery.games.ti4.rules.notes import generic

EVERY = (generic,)
