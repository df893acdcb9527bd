"""Race for the Galaxy in the terminal: which questions are asked in the hand, and cards found by what people type.
picture.py draws the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.race.rules.cards import CARDS
from orrery.games.race.telling.tell import behind, later
from orrery.games.race.terminal.picture import HAND_KINDS, draw
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.telling.teller import said
from orrery.terminal.answers import match
from orrery.text import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


def picture(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table, drawn."""
    return draw(view, words, question, width)


def shows_offers(question: Question) -> bool:
    """Questions about hand cards are asked within the hand itself."""
    return question.decision.kind.name in (*HAND_KINDS, "keep")


def begins(question: Question) -> bool:
    """The table is read out when a hand is chosen and when a round begins."""
    return question.decision.kind.name in ("starting_hand", "action", "actions")


def find_card(text: str, words: Words) -> int:
    """The card of that name, in the reader's language or in English."""
    return match(text, [(n, (str(words.noun("card", n)), card.name)) for n, card in enumerate(CARDS)])


def about(text: str, words: Words) -> list[str]:
    """A card's text: name, headline, a line for each power."""
    return behind("card", find_card(text, words), words)


def why_later(view: Sight, text: str, words: Words) -> list[str]:
    """Whether a card could be placed if its phase were now, and if not, why."""
    return [said(reason, words) for reason in later(view, "card", find_card(text, words), words)]
