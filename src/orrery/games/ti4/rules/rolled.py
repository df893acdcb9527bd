"""Twilight Imperium 4: what dice show that have just been rolled for units (LRR 71.5), while they can be changed."""

from __future__ import annotations

from orrery.games.ti4.rules.state import RollState


def scored_by(rolled: RollState) -> int:
    """How many dice hit, with what is added to them."""
    return sum([die + bonus >= need for die, bonus, need in zip(rolled.dice, rolled.bonus, rolled.needs, strict=True)])


def misses(rolled: RollState | None, by: int = 0) -> list[int]:
    """The dice that do not hit; those that miss `by` so much, if that is said."""
    if rolled is None:
        return []
    rows = enumerate(zip(rolled.dice, rolled.bonus, rolled.needs, strict=True))
    short = [(n, need - die - bonus) for n, (die, bonus, need) in rows]
    return [n for n, lacks in short if (lacks == by if by else lacks > 0)]
