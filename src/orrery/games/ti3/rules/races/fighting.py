"""Twilight Imperium 3: which combat rolls belong to a space battle or an invasion combat, for the races that fight
better or worse there (T3.17.62)."""

from __future__ import annotations

from orrery.games.ti3.rules.nouns import SHOT
from orrery.games.ti3.rules.options import BONUS_BEFORE, Ruled, ruling
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE, BEFORE_BATTLE, BOMBARDMENT, INVASION
from orrery.games.ti3.rules.things import Shot


def in_battle(s: Ruled, kind: int) -> bool:
    """A roll in a round of a space battle; under another reading also of what fires before it."""
    return kind == BATTLE or (kind in (BARRAGE_ROLL, BEFORE_BATTLE) and ruling(s, BONUS_BEFORE))


def in_invasion(s: Ruled, kind: int) -> bool:
    """A roll in a round of invasion combat; under another reading also of the bombardment before it."""
    return kind == INVASION or (kind == BOMBARDMENT and ruling(s, BONUS_BEFORE))


def fights(s: Ruled) -> list[Shot]:
    """The rolls that belong to either of them."""
    return [kind for kind in SHOT.every if in_battle(s, kind) or in_invasion(s, kind)]
