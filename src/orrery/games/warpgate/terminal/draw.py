"""Warpgate in the terminal: which questions are asked in the picture, and things found by what people type. picture.py
draws the table, map.py the board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from orrery.core.ask import Decision
from orrery.games.warpgate.rules.vocabulary import ACTION_NAMES
from orrery.games.warpgate.telling.tell import behind, later, place_told, why_action
from orrery.games.warpgate.telling.words import data_of
from orrery.telling.questions import Question, why
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, said
from orrery.terminal.answers import Unclear, match
from orrery.text import Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from rich.console import RenderableType


def picture(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table, drawn."""
    from orrery.games.warpgate.terminal.picture import draw

    return draw(view, words, question, width)


def shows_offers(question: Question) -> bool:
    """What to play is asked within the hand; moves are grouped by where they begin."""
    return question.decision.kind.name in ("play", "move", "move_again", "route")


def begins(question: Question) -> bool:
    """The table is read out when boards are chosen and at the first turn of a round."""
    d = question.decision
    return d.kind.name in ("faction", "side") or (d.kind.name == "play" and d.args["x"] == 1)


# --- things by name -----------------------------------------------------------------------------------------


def _known(words: Words) -> list[tuple[tuple[str, int], tuple[str, ...]]]:
    """Everything that has a text, under all its names."""
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
    return behind(*match(text, _known(words)), words)


def find_place(text: str, words: Words) -> int:
    """The place of that name."""
    names = data_of(words).planet_names
    return match(text, [(i, (str(words.noun("place", i)),)) for i in range(len(names) + 1)])


def _stops(text: str, count: int, words: Words) -> tuple[int, ...]:
    """The places of a move as typed: with arrows, commas, "to" or just spaces between them."""
    parts = [part for part in re.split(r"→|->|>|,|;|\+|\bto\b|\bnach\b", text) if part.strip()]
    if len(parts) != count:
        parts = plain(text).split()
    if len(parts) != count:
        raise Unclear("unclear-unknown", text=text)
    return tuple(find_place(part, words) for part in parts)


def find_action(text: str, words: Words) -> int:
    """The action of that name."""
    return match(text, [(i, (str(words.noun("action_name", i)), name)) for i, name in enumerate(ACTION_NAMES)])


# --- why not ------------------------------------------------------------------------------------------------


def why_later(view: Sight, text: str, words: Words) -> list[str]:
    """Why ships can or cannot go somewhere, or an action can or cannot be taken, or where a place is."""
    return list(dict.fromkeys(said(reason, words) for reason in _reasons(view, text, words)))


def _reasons(view: Sight, text: str, words: Words) -> list[Reason]:
    decision: Decision[Any] | None = view.questions[0][1] if view.questions else None
    kind = decision.kind.name if decision is not None else ""
    if decision is not None and kind in ("move", "move_again", "route"):
        with suppress(Unclear):
            return [why(decision, _stops(text, 3 if kind == "route" else 2, words), words)]
    with suppress(Unclear):
        action = find_action(text, words)
        if decision is not None and kind == "play":
            return why_action(view, decision, action, words)
        return later(view, "action_name", action, words)
    with suppress(Unclear):
        return [place_told(view, find_place(text, words), words)]
    noun, value = match(text, _known(words))
    return later(view, noun, value, words) or [": ".join(behind(noun, value, words)[:2])]
