"""Twilight Imperium 4: whom or what a text is aimed at. One kind of question for each kind of target (kinds.AIM_...);
the text that asks is an argument. A text must make sure that there is something to aim at before it asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from orrery.core.abilities import Ability
from orrery.core.ask import Kind, amount, confirm
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.kinds import AIM_AMOUNT, AIM_DICE, AIM_PIECES, AIM_YES
from orrery.games.ti4.rules.nouns import DAMAGED
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Unit
from orrery.games.twilight.aims import one_of, some_of

T = TypeVar("T")
RULE = "LRR 31.22"
PART = 12
"""The bits of one target among several (`packed`)."""


async def aim(me: int, kind: Kind[T], it: Ability, options: Sequence[T], **about: Any) -> T:
    """One of these; without a question where there is only one."""
    if len(options) == 1:
        return options[0]
    return await one_of(me, kind, it, options, RULE, **about)


async def aim_some(
    me: int, kind: Kind[T], it: Ability, options: Sequence[T], low: int, high: int, **about: Any
) -> tuple[T, ...]:
    """From `low` to `high` of these, as far as there are so many."""
    if min(low, high) >= len(options):
        return tuple(options)
    return await some_of(me, kind, it, options, low, high, RULE, **about)


async def any_dice(s: Imperium, me: int, it: Ability, low: int) -> tuple[int, ...]:
    """Any of the dice that have just been rolled, at least so many."""
    dice = 0 if s.roll is None else len(s.roll.dice)
    return await aim_some(me, AIM_DICE, it, range(dice), low, dice)


async def aim_piece(me: int, it: Ability, there: Forces, unit: Unit, **about: Any) -> int:
    """One of the units of a type, as a piece: whoever names a target names a whole or a damaged unit (LRR F.37)."""
    pieces = [unit] * bool(there.whole(unit)) + [DAMAGED + unit] * bool(there.damaged[unit])
    (piece,) = await aim_some(me, AIM_PIECES, it, pieces, 1, 1, **about)
    return piece


async def aim_amount(me: int, it: Ability, low: int, high: int) -> int:
    """A number."""
    return low if low == high else await amount(me, AIM_AMOUNT, low, high, text=it)


async def wants(me: int, it: Ability, **about: Any) -> bool:
    """Whether a player wants to use something that a text offers (where that tells nobody a secret)."""
    return await confirm(me, AIM_YES, text=it, **about)


def packed(*targets: int) -> int:
    """Several targets as one number, for a text that must name them all before it can be cancelled; -1 for none."""
    found = 1
    for target in targets:
        found = found << PART | target + 1
    return found


def unpacked(target: int) -> tuple[int, ...]:
    """The targets again."""
    found: tuple[int, ...] = ()
    while target > 1:
        found = ((target & (1 << PART) - 1) - 1, *found)
        target >>= PART
    return found
