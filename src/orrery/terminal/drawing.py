"""What a game adds to the terminal (its module `terminal.draw`): pictures, and things by what people type."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from orrery.core.ask import Decision
from orrery.core.nouns import Maybe, Named, Noun
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
        """Whether the picture includes the question's offers."""

    def begins(self, question: Question) -> bool:
        """Whether to show the whole table with this question."""

    def about(self, text: str, words: Words) -> list[str]:
        """The name and text of a card; Unclear if no card has that name."""

    def why_later(self, view: Sight, text: str, words: Words) -> list[str]:
        """Why something outside the current question can or cannot be done; Unclear if it means nothing."""


def drawing(game: str) -> Drawing:
    """The drawing module of a game."""
    return cast(Drawing, import_module(f"orrery.games.{game}.terminal.draw"))


def shortcut(draw: Drawing, view: Sight, text: str, question: Question, words: Words) -> Any:
    """An answer in a game's own notation ("2 cruiser 1 carrier"), if its module has a function of this name; None if
    the text is to be read as in any game."""
    own: Callable[[Sight, str, Question, Words], Any] | None = getattr(draw, "shortcut", None)
    return None if own is None else own(view, text, question, words)


def further(draw: Drawing, view: Sight, decision: Decision[Any], value: Any, words: Words) -> list[str]:
    """What a game can add about an answer besides whether it is legal (such as where a place can be reached from), if
    its module has a function of this name."""
    own: Callable[[Sight, Decision[Any], Any, Words], list[str]] | None = getattr(draw, "further", None)
    return [] if own is None else own(view, decision, value, words)


def odds(draw: Drawing, view: Sight, text: str, words: Words) -> list[str]:
    """The odds of the current fight or attack, with the cards and texts that are named, if the game's module has a
    function of this name."""
    own: Callable[[Sight, str, Words], list[str]] | None = getattr(draw, "odds", None)
    if own is None:
        raise Unclear("play-no-odds")
    return own(view, text, words)


def urges(draw: Drawing, waiting: list[str]) -> bool:
    """Whether people are asked about open offers while the table waits for answers of these kinds, rather than only on
    request; yes unless the game says otherwise."""
    own: Callable[[list[str]], bool] | None = getattr(draw, "urges", None)
    return own is None or own(waiting)


def drawn_offers(draw: Drawing, view: Sight, question: Question, words: Words) -> list[RenderableType] | None:
    """The offers of a question as the game draws them, if its module has a function `offers`; None if they are listed
    as in any game."""
    own: Callable[[Sight, Question, Words], list[RenderableType]] | None = getattr(draw, "offers", None)
    return None if own is None else own(view, question, words)


def remarks(draw: Drawing, view: Sight, question: Question, words: Words) -> list[str]:
    """What to read out after the offers in line mode, such as the odds of attacks, if the game's module has a function
    of this name."""
    own: Callable[[Sight, Question, Words], list[str]] | None = getattr(draw, "remarks", None)
    return [] if own is None else own(view, question, words)


def ahead(draw: Drawing, text: str, question: Question, words: Words) -> list[tuple[str, str]]:
    """A line that answers several questions in a row ("2 cruiser from 304"), cut into a line for each: the kind of the
    question and what is typed there. Empty if it is a single answer, or the game's module has no such function."""
    own: Callable[[str, Question, Words], list[tuple[str, str]]] | None = getattr(draw, "ahead", None)
    return [] if own is None else own(text, question, words)


def anything(decision: Decision[Any], text: str, words: Words) -> Any:
    """A value of the question's noun, offered or not; Unclear if nothing has that name."""
    noun: Noun[Any] = decision.kind.noun.noun if isinstance(decision.kind.noun, Maybe) else decision.kind.noun
    if not isinstance(noun, Named):
        raise Unclear("unclear-unknown", text=text)
    known = [(i, (str(words.noun(noun.name, i)), each)) for i, each in enumerate(noun.names)]
    return match(text, known)
