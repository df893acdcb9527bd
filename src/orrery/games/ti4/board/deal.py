"""Twilight Imperium 4 in the browser: transactions that have been proposed to the reader, and by the reader, in things
to draw."""

from __future__ import annotations

from orrery.core.deals import Reply
from orrery.core.terms import Side
from orrery.games.ti4.board.shapes import DealNow, DealSide
from orrery.games.ti4.rules.kinds import (
    ACTION_CARDS,
    CAPTIVES,
    COMMODITIES,
    FRAGMENTS,
    GOODS,
    NOTES,
    PLANET_CARDS,
    TALK,
)
from orrery.telling.sight import Sight
from orrery.text import Words


def deals(view: Sight, words: Words) -> list[DealNow]:
    """The transactions that the reader is asked to agree to (LRR 91.4a), and the reader's own that await a reply."""
    to_me = [
        DealNow(it.by, False, side(it.deal.gives, words), side(it.deal.gets, words))
        for _, it in view.questions
        if isinstance(it, Reply)
    ]
    return to_me + [
        DealNow(it.seat, True, side(it.deal.gets, words), side(it.deal.gives, words)) for it, _ in view.proposed
    ]


def side(put: Side, words: Words) -> DealSide:
    """What one side gives."""
    found = dict(put)
    fragments = [*found.get(FRAGMENTS, ())]
    return DealSide(
        goods=found.get(GOODS, 0),
        commodities=found.get(COMMODITIES, 0),
        fragments=[fragments.count(sort) for sort in range(4)],
        notes=[*found.get(NOTES, ())],
        captives=[*found.get(CAPTIVES, ())],
        planets=[*found.get(PLANET_CARDS, ())],
        cards=[*found.get(ACTION_CARDS, ())],
        promises=[str(words.noun(name, it)) for name in TALK for it in found.get(name, ())],
    )
