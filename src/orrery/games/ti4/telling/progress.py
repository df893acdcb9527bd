"""Twilight Imperium 4 in words: how far a player has come with an objective, and what is missing of its price."""

from __future__ import annotations

from orrery.games.ti4.rules.nouns import OBJECTIVE
from orrery.games.ti4.rules.prices import PRICES, Price, lacking, mixed
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Objective
from orrery.text import Words


def so_far(s: Imperium, seat: int, number: Objective, words: Words) -> str:
    """Met, or so much of so much; of a price in several things also what is missing (LRR 14.10)."""
    have, need = progress(s, seat, number)
    if have >= need:
        return words.text("ti4-table-met")
    said = words.text("ti4-table-have", have=have, need=need)
    price = PRICES.get(OBJECTIVE.names[number], Price())
    if not mixed(price):
        return said
    parts = [words.text(f"ti4-board-short-{n}", number=it) for n, it in enumerate(lacking(s, seat, price)) if it]
    return f"{said} ({words.text('ti4-table-short', parts=words.listed(parts))})"
