"""Twilight Imperium 4 in the browser: the transaction that somebody proposes to the reader, in things to draw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.core.ask import Decision
from orrery.games.ti4.board.shapes import DealNow, DealSide
from orrery.games.ti4.rules.kinds import ACTION_CARDS, CAPTIVES, COMMODITIES, FRAGMENTS, GOODS, NOTES, PLANET_CARDS


def deal(questions: Iterable[tuple[str, Decision[Any]]]) -> DealNow | None:
    """The transaction that the reader is asked to agree to (LRR 91.4a)."""
    for _, asked in questions:
        if asked.kind.name == "agree":
            return DealNow(asked.args["rival"], side(asked.args["gets"]), side(asked.args["gives"]))
    return None


def side(put: Any) -> DealSide:
    """What one side gives."""
    found: dict[str, Any] = dict(put)
    fragments = [*found.get(FRAGMENTS, ())]
    return DealSide(
        goods=found.get(GOODS, 0),
        commodities=found.get(COMMODITIES, 0),
        fragments=[fragments.count(sort) for sort in range(4)],
        notes=[*found.get(NOTES, ())],
        captives=[*found.get(CAPTIVES, ())],
        planets=[*found.get(PLANET_CARDS, ())],
        cards=[*found.get(ACTION_CARDS, ())],
    )
