"""Warpgate in the terminal: cards, actions, factions and tokens in words, found by name or behind an offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from orrery.core.view import Unknown
from orrery.games.warpgate import describe
from orrery.games.warpgate.data import KNOWN, Data
from orrery.games.warpgate.kinds import DRAWING, TOKEN
from orrery.games.warpgate.scoring import progress
from orrery.games.warpgate.state import Warpgate
from orrery.games.warpgate.vocabulary import (
    ACTION_NAMES,
    TYPES,
)
from orrery.games.warpgate.words import data_of
from orrery.terminal.answers import match
from orrery.terminal.drawing import Question
from orrery.text import Words


def told(noun: str, number: int, d: Data, words: Words) -> list[str]:
    """A thing of the data in words, a line for each thing it says; nothing for what says nothing."""
    if noun in ("tactic", "promotion"):
        return describe.tactic(d, number, words.text)
    if noun == "technology":
        return describe.technology(d, number, words.text, words.lang)
    if noun == "objective":
        return describe.objective(d, number, words.text, words.lang)
    if noun == "token":
        return describe.token(d, number, words.text, words.lang)
    if noun == "side":
        return describe.side(d, number, words.text, words.lang)
    if noun == "action_name":
        return [describe.action_text(number, words.text)]
    if noun == "action":
        row = d.actions[number]
        return [
            f"{words.noun('action_name', a)}: {told('action_name', a, d, words)[0]}" for a in (row.upper, row.lower)
        ]
    if noun == "faction":
        both = (2 * number, 2 * number + 1)
        return [f"{words.noun('side', side)}: {told('side', side, d, words)[0]}" for side in both]
    return []


def in_short(noun: str, number: int, d: Data, words: Words) -> str:
    """The same in one line."""
    return "; ".join(line.rstrip(".") for line in told(noun, number, d, words))


def _known(words: Words) -> list[tuple[tuple[str, int], tuple[str, ...]]]:
    """Everything that has a text, by the names it goes by."""
    d = data_of(words)
    rows: dict[str, Sequence[str]] = {
        "technology": [row.name for row in d.technologies],
        "tactic": [row.name for row in d.tactics],
        "objective": [row.name for row in d.objectives],
        "side": [row.ability_de if words.lang == "de" else row.ability for row in d.sides],
        "token": [row.id for row in d.tokens],
        "action_name": ACTION_NAMES,
    }
    return [
        ((noun, i), (str(words.noun(noun, i)), other))
        for noun, others in rows.items()
        for i, other in enumerate(others)
    ]


def about(text: str, words: Words) -> list[str]:
    """The text of a card, an action, a faction or a token."""
    noun, number = match(text, _known(words))
    return [str(words.noun(noun, number)), *told(noun, number, data_of(words), words)]


def behind(value: Any, question: Question, words: Words) -> list[str]:
    """The card that an offer means."""
    noun = question.decision.kind.noun.name
    d = data_of(words)
    if noun == "play":
        way, which, _ = value
        noun, value = "action" if way <= DRAWING else "token" if way == TOKEN else "", which
    lines = told(noun, value, d, words) if value is not None else []
    return [str(words.noun(noun, value)), *lines] if lines else []


# --- objectives ---------------------------------------------------------------------------------------------


def held(p: Any) -> list[Any]:
    """A player's secret objectives by type: which they are, or how many."""
    return [getattr(p.objectives, f"t{t}") for t in range(TYPES)]


def secret_objectives(p: Any) -> list[int]:
    """Those secret objectives of a player that can be seen all the same."""
    return [card for cards in held(p) if not isinstance(cards, Unknown) for card in cards]


def own_objectives(p: Any) -> list[int]:
    """All objectives of a player that can be seen."""
    return [*secret_objectives(p), *p.shown]


def hidden_objectives(p: Any) -> int:
    """How many cannot."""
    return sum(len(cards) for cards in held(p) if isinstance(cards, Unknown))


def objective_line(s: Any, seat: int, card: int, words: Words) -> str:
    """An objective: name, goal, and how far the seat is."""
    have, need = progress(cast(Warpgate, s), seat, card)
    goal = told("objective", card, KNOWN[s.data], words)[1]
    return words.text(
        "warpgate-objective-progress", name=str(words.noun("objective", card)), goal=goal, have=have, need=need
    )
