"""Answers as people type them: by number, by name or its beginning, by option id, several at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from orrery.core.ask import Amount, Confirm, Order, Pick
from orrery.core.nouns import Maybe
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.telling.questions import Offer, Question
    from orrery.text import Words

T = TypeVar("T")
MOST_NAMED = 6
ECHO = 200
"""So much of what was typed is said back."""
NOTHING = "none"
"""What an option id says for nothing."""


class Unclear(Exception):
    """Something typed that cannot be understood: a message and its arguments."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.of = args

    def said(self, words: Words) -> str:
        """The message in the reader's language; several things are listed, and what was typed is cut short."""
        return words.text(self.key, **{k: _echo(v, words) for k, v in self.of.items()})


def _echo(value: Any, words: Words) -> str | int:
    if isinstance(value, list):
        return words.listed(value)
    return "".join(c if c.isprintable() else "?" for c in value[:ECHO]) if isinstance(value, str) else int(value)


def match(text: str, known: Iterable[tuple[T, Sequence[str]]]) -> T:
    """The thing that is called so: exactly, or else by the beginning of its name or of words in it; Unclear if
    there is none, or more than one."""
    wanted = plain(text)
    if not wanted:
        raise Unclear("unclear-empty")
    things = [(value, names[0], [plain(n) for n in names]) for value, names in known]
    tests = (
        lambda n: n == wanted,
        lambda n: n.startswith(wanted),
        lambda n: _in_words(wanted.split(), n.split()),
    )
    for test in tests:
        found = [(value, name) for value, name, names in things if any(test(n) for n in names)]
        if len({repr(value) for value, _ in found}) == 1:
            return found[0][0]
        if found:
            raise Unclear("unclear-several", text=text, names=_some([name for _, name in found]))
    raise Unclear("unclear-unknown", text=text)


def _in_words(wanted: list[str], words: list[str]) -> bool:
    """Whether the words of a name, in order, begin with what is wanted ("alien sci" means Alien ... Science)."""
    rest = iter(words)
    return all(any(word.startswith(w) for word in rest) for w in wanted)


def _some(names: list[str]) -> list[str]:
    return names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED], "..."]


def numeric(text: str) -> bool:
    """Whether the text is a plain number that a place could have."""
    return bool(re.fullmatch(r"\s*[0-9]{1,9}\s*", text))


def several(text: str) -> list[str]:
    """The words of a message that lists them."""
    return [plain(word) for word in text.split(",")]


def read(text: str, question: Question, words: Words) -> Any:
    """The value that the text answers the question with; Unclear if it is none. Whether it is legal is for the
    table to say."""
    decision = question.decision
    bare = text.strip().removeprefix(f"{decision.kind.name}:")
    if isinstance(decision, Amount):
        return _number(bare)
    if isinstance(decision, Confirm):
        return _truth(bare, words)
    if isinstance(decision, Pick):
        return tuple(sorted(_picked(text, question, words)))
    if isinstance(decision, Order):
        return tuple(_picked(text, question, words))
    if passes(bare, words) or bare == NOTHING:
        if not isinstance(decision.kind.noun, Maybe):
            raise Unclear("unclear-no-pass")
        return None
    return _one(text, question.offers)


def passes(text: str, words: Words) -> bool:
    """Whether the text says "nothing"."""
    return text.strip() == "-" or plain(text) in several(words.text("answer-pass"))


def _number(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text.strip()):
        raise Unclear("unclear-number", text=text)
    return int(text)


def _truth(text: str, words: Words) -> bool:
    said = plain(text)
    if said in ("1", *several(words.text("answer-yes"))):
        return True
    if said in ("2", *several(words.text("answer-no"))):
        return False
    raise Unclear("unclear-truth", text=text)


def _one(text: str, offers: Sequence[Offer]) -> Any:
    if numeric(text):
        if not 1 <= int(text) <= len(offers):
            raise Unclear("unclear-place", number=str(int(text)), most=len(offers))
        return offers[int(text) - 1].value
    for offer in offers:  # an option id has to be whole: its verb begins them all
        if text.strip() in offer.calls:
            return offer.value
    return match(text, [(o.value, (o.name, o.calls[1])) for o in offers])


def _picked(text: str, question: Question, words: Words) -> list[Any]:
    """Several offers, each taken once."""
    verb = f"{question.decision.kind.name}:"
    bare = text.strip().removeprefix(verb)
    if passes(bare, words) or bare == NOTHING:
        return []
    if re.fullmatch(r"[0-9]+([\s,;+]+[0-9]+)*[\s,;+]*", bare):
        parts = re.findall("[0-9]+", bare)
    else:
        parts = [p.strip() for p in re.split(r"[,;+]", bare) if p.strip()]
    left = list(question.offers)
    picked = []
    for part in parts:
        offer = _place(part, question.offers) if numeric(part) else None
        if offer is None:
            value = _one(part, left)
            offer = next(o for o in left if o.value == value)
        if not any(o is offer for o in left):
            raise Unclear("unclear-twice", name=offer.name)
        left = [o for o in left if o is not offer]
        picked.append(offer.value)
    if not picked:
        raise Unclear("unclear-empty")
    return picked


def _place(text: str, offers: Sequence[Offer]) -> Offer:
    if not 1 <= int(text) <= len(offers):
        raise Unclear("unclear-place", number=text.strip(), most=len(offers))
    return offers[int(text) - 1]
