"""What the terminal shows of any game: questions with their offers, score sheets; and what a game adds to it
(the module of its name in this package). All of it is built from one seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from orrery.core.ask import Amount, Decision, Kind, Maybe, Named, Noun, Order, Pick
from orrery.core.mind import Mind
from orrery.terminal.answers import Unclear, match
from orrery.text import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


HEADINGS = ("-log-round", "-log-phase")
"""How the keys of journal lines end that begin a part of it."""


class Sight(Protocol):
    """A position as somebody sees it: a seat, a spectator, or one who sees all."""

    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def state(self) -> Any: ...
    def journal(self, start: int = 0) -> list[tuple[str, dict[str, Any]]]: ...


class Offer(NamedTuple):
    """One thing that can be answered: its value, its name, what it costs and gives, further names it has."""

    value: Any
    name: str
    note: str
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A question ready to be shown: single offers to choose or to pick from."""

    id: str
    decision: Decision[Any]
    prompt: str
    offers: list[Offer]

    def number(self, place: int) -> int:
        """What to type for the offer at that place."""
        return int(self.offers[place].value) if isinstance(self.decision, Amount) else place + 1

    @property
    def marker(self) -> str:
        """The line that ends every question in the line mode: question, form, how many, of how many."""
        d = self.decision
        if isinstance(d, Pick):
            return f"? {self.id} {d.FORM} {d.low}-{d.high} {len(self.offers)}"
        if isinstance(d, Amount):
            return f"? {self.id} {d.FORM} {d.low}-{d.high}"
        return f"? {self.id} {d.FORM} {len(self.offers)}"


class News(NamedTuple):
    """A line of the journal in words; some begin a part of it."""

    text: str
    heading: bool = False

    @classmethod
    def of(cls, key: str, args: dict[str, Any], words: Words) -> News:
        """The line in the reader's words."""
        return cls(words.say(key, **args), key.endswith(HEADINGS))


class Sheet(NamedTuple):
    """A table of text: column heads, then rows of a label and a cell for each column."""

    heads: list[str]
    rows: list[tuple[str, list[str]]]


class Drawing(Protocol):
    """What a game adds: a module with these functions."""

    def note(self, mind: Mind, value: Any, words: Words) -> str:
        """What an offer would cost and give."""

    def lines(self, view: Sight, words: Words) -> list[str]:
        """The whole table, a thing a line."""

    def picture(self, view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
        """The whole table, drawn; the offers of the question may be part of it."""

    def shows_offers(self, question: Question) -> bool:
        """Whether the picture has the question's offers in it."""

    def begins(self, question: Question) -> bool:
        """Whether a player wants to see the whole table at this question."""

    def sheet(self, view: Sight, words: Words) -> Sheet:
        """The points of everybody as they stand."""

    def facts(self, view: Sight, words: Words) -> list[str]:
        """What the game was like, in numbers."""

    def about(self, text: str, words: Words) -> list[str]:
        """The name and text of a card; Unclear if no card is called that."""

    def behind(self, value: Any, question: Question, words: Words) -> list[str]:
        """The name and text of the card that an offer means; nothing if it means none."""

    def why_later(self, view: Sight, text: str, words: Words) -> list[str]:
        """Why something that is not the question now can or cannot be done; Unclear if it means nothing."""


def drawing(game: str) -> Drawing:
    """How a game is drawn."""
    return cast(Drawing, import_module(f"orrery.terminal.{game}"))


def name(kind: Kind[Any], value: Any, words: Words) -> str:
    """What a value is called."""
    if value is None:
        return words.text("offer-pass")
    if isinstance(value, bool):
        return words.text("offer-yes" if value else "offer-no")
    return str(words.noun(kind.noun.name, value))


def _calls(decision: Decision[Any], value: Any) -> tuple[str, ...]:
    """The other names of a value: its id and the id without the verb."""
    option = decision.option((value,) if isinstance(decision, (Pick, Order)) else value)
    return option.id, option.id.partition(":")[2]


def question(mind: Mind, id_: str, words: Words, draw: Drawing) -> Question:
    """What a seat is asked, ready to be shown."""
    decision = mind.question
    values: Sequence[Any]
    values = decision.items if isinstance(decision, (Pick, Order)) else list(decision.options())
    offers = [Offer(v, name(decision.kind, v, words), draw.note(mind, v, words), _calls(decision, v)) for v in values]
    prompt = words.say(f"{words.game}-ask-{decision.kind.name}", **decision.args)
    return Question(id_, decision, prompt, offers)


def told(decision: Decision[Any], value: Any, words: Words) -> str:
    """An answer in words."""
    return answer(decision.kind, value, words)


def answer(kind: Kind[Any], value: Any, words: Words) -> str:
    """An answer to a kind of question in words."""
    if kind.many:
        return words.listed([name(kind, v, words) for v in value])
    return name(kind, value, words)


def anything(decision: Decision[Any], text: str, words: Words) -> Any:
    """A value of the question's noun, offered or not; Unclear if nothing is called that."""
    noun: Noun[Any] = decision.kind.noun.noun if isinstance(decision.kind.noun, Maybe) else decision.kind.noun
    if not isinstance(noun, Named):
        raise Unclear("unclear-unknown", text=text)
    known = [(i, (str(words.noun(noun.name, i)), each)) for i, each in enumerate(noun.names)]
    return match(text, known)
