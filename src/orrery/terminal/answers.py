"""Answers as people type them: by number, by name or its beginning, by option id, several at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from orrery.core.ask import Amount, Confirm, Order, Pick
from orrery.core.nouns import Maybe
from orrery.core.terms import Terms
from orrery.terminal.bargaining import read_terms
from orrery.terminal.said import Unclear, passes, several
from orrery.text import Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.telling.questions import Offer, Question

__all__ = ["Unclear", "match", "numeric", "passes", "read", "several"]

T = TypeVar("T")
MOST_NAMED = 6
MOST_WORDS = 12
"""How many words without a comma to try to split."""
SEPARATORS = " ,;+\t"
"""What may separate several answers."""
NOTHING = "none"
"""The word for nothing in an option id."""


def match(text: str, known: Iterable[tuple[T, Sequence[str]]]) -> T:
    """The thing with that name: exactly, or else by the beginning of its name or of words in it; Unclear if there is
    none, or more than one."""
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
    """Whether the text is a plain number that could be an offer's."""
    return bool(re.fullmatch(r"\s*[0-9]{1,9}\s*", text))


def read(text: str, question: Question, words: Words) -> Any:
    """The answer that the text means; Unclear if it means none. The table decides whether it is legal."""
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
    if isinstance(decision, Terms) and not numeric(text) and not any(text.strip() in o.calls for o in question.offers):
        return read_terms(text, decision, words)
    return _one(text, question.offers)


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
    bare = text.strip().removeprefix(f"{question.decision.kind.name}:")
    if passes(bare, words) or bare == NOTHING:
        return []
    left, rest = list(question.offers), bare.strip(SEPARATORS)
    picked = []
    while rest:
        offers, rest = _next(rest, question.offers, left, words)
        for offer in offers:
            if not any(o is offer for o in left):
                raise Unclear("unclear-twice", name=offer.name)
            left = [o for o in left if o is not offer]
            picked.append(offer.value)
    if not picked:
        raise Unclear("unclear-empty")
    return picked


def _next(text: str, offers: Sequence[Offer], left: Sequence[Offer], words: Words) -> tuple[list[Offer], str]:
    """What the text names first, and the rest of the text. First means: a number or a range; a whole name, possibly
    counted, with any characters in it; or else, up to the next comma, the beginnings of one or more names."""
    counted = re.match(r"([0-9]{1,3})\s*[x×]?\s+", text)
    if counted and (found := _whole(text[counted.end() :], left)):
        same = [o for o in left if o.value == found[0].value]
        if 1 < int(counted[1]) <= len(same):
            return same[: int(counted[1])], _after(found[1], words)
    if place := re.match(r"([0-9]{1,9})(?:\s*-\s*([0-9]{1,9}))?(?=[\s,;+]|$)", text):
        first, last = _place(place[1], offers), _place(place[2] or place[1], offers)
        ends = [next(i for i, o in enumerate(offers) if o is end) for end in (first, last)]
        return list(offers[ends[0] : ends[1] + 1]) or [first, last], _after(text[place.end() :], words)
    if found := _whole(text, left):
        return [found[0]], _after(found[1], words)
    piece = re.split(r"[,;+]", text, maxsplit=1)[0]
    try:
        value = _one(piece, left)
    except Unclear as unclear:
        spaced = _spaced(piece.split(), left, words) if unclear.key == "unclear-unknown" else None
        if not spaced:
            raise
        return spaced, _after(text[len(piece) :], words)
    return [_offer(value, left)], _after(text[len(piece) :], words)


def _offer(value: Any, offers: Sequence[Offer]) -> Offer:
    return next(o for o in offers if o.value == value)


def _spaced(parts: list[str], offers: Sequence[Offer], words: Words) -> list[Offer] | None:
    """Names (or their beginnings) separated only by spaces; empty unless every word belongs to one."""
    parts = [part for part in parts if plain(part) not in _joining(words.lang)]
    if len(parts) > MOST_WORDS:
        return None
    for end in range(len(parts), 0, -1):
        try:
            offer = _offer(match(" ".join(parts[:end]), [(o.value, (o.name, o.calls[1])) for o in offers]), offers)
        except Unclear:
            continue
        rest = _spaced(parts[end:], [o for o in offers if o is not offer], words)
        if rest is not None:
            return [offer, *rest]
    return None if parts else []


def _whole(text: str, offers: Sequence[Offer]) -> tuple[Offer, str] | None:
    """The offer with the longest name or id that the text begins with, and what follows it."""
    known = {_key(name): offer for offer in reversed(offers) for name in (offer.name, offer.calls[1])}
    for end in [len(text), *(m.start() for m in reversed(list(re.finditer(r"[\s,;+]", text))))]:
        offer = known.get(_key(text[:end]))
        if offer is not None:
            return offer, text[end:]
    return None


def _key(name: str) -> str:
    return plain(name).replace(" ", "")


def _after(rest: str, words: Words) -> str:
    """The rest of a list after one of its parts, without separators and the word before the last part."""
    rest = rest.lstrip(SEPARATORS)
    head, _, tail = rest.partition(" ")
    return tail.lstrip(SEPARATORS) if tail and plain(head) in _joining(words.lang) else rest


@cache
def _joining(lang: str) -> tuple[str, ...]:
    """The words before the last part of a list ("and"), in the reader's language."""
    return tuple(plain(Words(lang).text("list-and", first="", last="")).split())


def _place(text: str, offers: Sequence[Offer]) -> Offer:
    if not 1 <= int(text[:9]) <= len(offers):
        raise Unclear("unclear-place", number=text.strip(), most=len(offers))
    return offers[int(text) - 1]
