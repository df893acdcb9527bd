"""What a bot knows about Race for the Galaxy: a fast, sensible policy (`instinct`). It reads an imagined table; all
values are in victory points. worth.py estimates the final score."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.race.bot.actions import ANSWERS as ACTIONS
from orrery.games.race.bot.cards import ANSWERS as CARDS
from orrery.games.race.rules.state import Race

ANSWERS = ACTIONS | CARDS


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one step ahead."""
    return ANSWERS[decision.kind.name](table.state, decision.seat, decision)


def clock(s: Race) -> int:
    """The round."""
    return s.round
