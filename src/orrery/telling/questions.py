"""Questions in words: what a seat is asked and what it can answer, with what each answer costs and gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby, islice
from typing import Any, NamedTuple

from orrery.core.ask import Amount, Decision, Kind, Order, Pick
from orrery.core.nouns import Maybe
from orrery.core.terms import Deals, Terms
from orrery.telling.deals import Party, deal_told, parties, party_line
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason
from orrery.telling.tellers import teller
from orrery.text import Words


class Offer(NamedTuple):
    """One possible answer: its value, its name, what it costs and gives, its other names, and the things it refers
    to."""

    value: Any
    name: str
    note: str
    calls: tuple[str, ...]
    things: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question, ready to show: single offers to choose or pick from."""

    id: str
    decision: Decision[Any]
    prompt: str
    offers: list[Offer]
    parties: list[str] = field(default_factory=list)
    """For terms: the possible partners and what can be dealt, one line each."""

    def number(self, place: int) -> int:
        """What to type for the offer at that index."""
        return int(self.offers[place].value) if isinstance(self.decision, Amount) else place + 1

    @property
    def lines(self) -> list[str]:
        """The possible answers, one line each; consecutive equal things share a line."""
        told = []
        for first, last in self.runs:
            offer, number = self.offers[first], self.number(first)
            line = f"{number}. {offer.name}" if first == last else f"{number}-{self.number(last)}. {offer.name}"
            told.append(f"{line}: {offer.note}" if offer.note else line)
        return self.parties + told

    @property
    def runs(self) -> list[tuple[int, int]]:
        """Runs of consecutive equal offers: the indexes of the first and last of each."""
        found: list[tuple[int, int]] = []
        for place, offer in enumerate(self.offers):
            same = found and isinstance(self.decision, Pick) and self.offers[place - 1].value == offer.value
            found[-1:] = [(found[-1][0], place)] if same else [*found[-1:], (place, place)]
        return found

    @property
    def marker(self) -> str:
        """The line that ends every question in line mode: question, form, how many, out of how many."""
        d = self.decision
        if isinstance(d, Pick):
            return f"? {self.id} {d.FORM} {d.low}-{d.high} {len(self.offers)}"
        if isinstance(d, Amount):
            return f"? {self.id} {d.FORM} {d.low}-{d.high}"
        return f"? {self.id} {d.FORM} {len(self.offers)}"


def name(kind: Kind[Any], value: Any, words: Words) -> str:
    """The name of a value; to choose nothing is called "pass" unless the game has a better word for it."""
    if value is None:
        own = f"{words.game}-none-{kind.name}"
        return words.text(own if words.has(own) else "offer-pass")
    if isinstance(value, bool):
        return words.text("offer-yes" if value else "offer-no")
    noun = kind.noun.noun if isinstance(kind.noun, Maybe) else kind.noun
    if isinstance(noun, Deals):
        return deal_told(noun, value, words)
    return str(words.noun(kind.noun.name, value))


def offer(view: Sight, decision: Decision[Any], value: Any, words: Words) -> Offer:
    """A possible answer (for a pick or an order: one of the items). It also goes by its id, and by its id without the
    verb."""
    option = decision.option((value,) if isinstance(decision, (Pick, Order)) else value)
    calls = option.id, option.id.partition(":")[2]
    note = teller(words.game).note(view, decision, value, words)
    return Offer(value, name(decision.kind, value, words), note, calls, option.targets)


def question(view: Sight, id_: str, decision: Decision[Any], words: Words) -> Question:
    """What a seat is asked, ready to show."""
    values: Sequence[Any]
    values = decision.items if isinstance(decision, (Pick, Order)) else list(decision.options())
    known = parties(decision, words, view) if isinstance(decision, Terms) else []
    return _asked(view, id_, decision, values, words, known)


def formed(view: Sight, id_: str, decision: Decision[Any], words: Words, known: Sequence[Party] = ()) -> Question:
    """The same for a screen that has a form for deals: none is listed, only that there may be no deal. It says of the
    given parties what they can deal in."""
    if not isinstance(decision, Terms):
        return question(view, id_, decision, words)
    return _asked(view, id_, decision, [None] if decision.declines else [], words, known)


def _asked(
    view: Sight, id_: str, decision: Decision[Any], values: Sequence[Any], words: Words, known: Sequence[Party]
) -> Question:
    offers = [offer(view, decision, value, words) for value in values]
    prompt = words.say(f"{words.game}-ask-{decision.kind.name}", **decision.args)
    return Question(id_, decision, prompt, offers, [party_line(party, words) for party in known])


def told(decision: Decision[Any], value: Any, words: Words) -> str:
    """An answer in words."""
    return answer(decision.kind, value, words)


def answer(kind: Kind[Any], value: Any, words: Words) -> str:
    """An answer to a kind of question in words; consecutive equal things are counted."""
    if kind.many:
        runs = [(v, len(list(same))) for v, same in groupby(value)]
        return words.listed([f"{n} {name(kind, v, words)}" if n > 1 else name(kind, v, words) for v, n in runs])
    return name(kind, value, words)


def why(decision: Decision[Any], value: Any, words: Words) -> Reason:
    """Why a value cannot be the answer, or that it can."""
    return decision.refuse(value) or words.text("why-allowed", answer=told(decision, value, words))


def forced(decision: Decision[Any]) -> list[Any] | None:
    """The only possible answer, in a list; None if there are several."""
    if not decision.LISTED:
        return None
    first = list(islice(decision.options(), 2))
    return first if len(first) == 1 else None
