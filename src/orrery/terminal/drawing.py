"""What a game adds to the terminal (the module of its name in this package): its pictures, and things by what people
type."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from orrery.core.ask import Decision, Maybe, Named, Noun
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.answers import Unclear, match
from orrery.text import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Drawing(Protocol):
    """What a game adds: a module with these functions."""

    def picture(self, view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
        """The whole table, drawn; the offers of the question may be part of it."""

    def shows_offers(self, question: Question) -> bool:
        """Whether the picture has the question's offers in it."""

    def begins(self, question: Question) -> bool:
        """Whether a player wants to see the whole table at this question."""

    def about(self, text: str, words: Words) -> list[str]:
        """The name and text of a card; Unclear if no card is called that."""

    def why_later(self, view: Sight, text: str, words: Words) -> list[str]:
        """Why something that is not the question now can or cannot be done; Unclear if it means nothing."""


def drawing(game: str) -> Drawing:
    """How a game is drawn."""
    return cast(Drawing, import_module(f"orrery.terminal.{game}"))


def anything(decision: Decision[Any], text: str, words: Words) -> Any:
    """A value of the question's noun, offered or not; Unclear if nothing is called that."""
    noun: Noun[Any] = decision.kind.noun.noun if isinstance(decision.kind.noun, Maybe) else decision.kind.noun
    if not isinstance(noun, Named):
        raise Unclear("unclear-unknown", text=text)
    known = [(i, (str(words.noun(noun.name, i)), each)) for i, each in enumerate(noun.names)]
    return match(text, known)
