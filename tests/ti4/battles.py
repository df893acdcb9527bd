"""Battles for the tests: Hacan attacks Winnu at 103, far from both homes, so that nobody has a system to retreat to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.table import Table
from tests.ti4.notation import position, say
from tests.twilight.notation import listed

SIDES = "hacan, winnu, letnev"


def battle(
    mine: str,
    theirs: str = "",
    *,
    dice: Sequence[int] = (),
    hand: str = "",
    their_hand: str = "",
    tile: str = "",
    hacan: Mapping[str, Any] | None = None,
    winnu: Mapping[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A fleet of Hacan has moved from 204 into 103, where Winnu may have ships. `hand` and `their_hand` are action
    cards that are not asked about before the fleet has arrived; `tile` lies at 103."""
    tiles = {**more.pop("tiles", {}), **({"103": tile} if tile else {})}
    attacker, defender = {**(hacan or {})}, {**(winnu or {})}
    attacker["space"] = {"204": mine, **attacker.get("space", {})}
    defender["space"] = {**({"103": theirs} if theirs else {}), **defender.get("space", {})}
    table = position(
        SIDES,
        tiles=tiles,
        dice=dice,
        hacan={"hand": hand, **attacker},
        winnu={"hand": their_hand, **defender},
        **more,
    )
    say(table, f"hacan act tactical; hacan activate 103; hacan move_from 204; hacan move {', '.join(listed(mine))}")
    return table
