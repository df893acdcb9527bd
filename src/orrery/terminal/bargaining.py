"""Terms as people type them: "give 2 goods to Ben for contract 1", or just a partner's name and some things. What a
deal must contain is filled in if it is not named: one's own first things for the partner's last."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from orrery.core.terms import Terms
from orrery.telling.deals import FieldShown, Party, much, parties
from orrery.terminal.said import Unclear, passes, several
from orrery.text import Words
from orrery.text.spelling import plain

Put = dict[str, Any]
"""What a side puts in, by field."""


def read_terms(text: str, asked: Terms, words: Words) -> Any:
    """The deal that is meant; Unclear if a part of it cannot be understood."""
    known = parties(asked, words)
    parts = _words(text)
    while parts and plain(parts[0]) in several(words.text("deal-give")):
        del parts[0]
    party, before, after = _parted(parts, known, words)
    given, wanted = _sides(party, list(_cuts(before, after, several(words.text("deal-for")))), words)
    for side, fields, first in ((given, party.gives, True), (wanted, party.gets, False)):
        for shown in fields:
            _fill(side, shown, first)
    return asked.deal(party.partner, given, wanted)


def _words(text: str) -> list[str]:
    """The words of the text; a comma stays with the word before it."""
    found: list[str] = []
    for word in re.sub(r"\s*[,;+]\s*", ", ", text).split():
        if plain(word):
            found.append(word)
        elif found:
            found[-1] += word
    return found


def _sides(party: Party, cuts: Sequence[tuple[list[str], list[str]]], words: Words) -> tuple[Put, Put]:
    """What both put in. A "for" can also belong to the name of a thing, so each way to cut the text is tried."""
    unclear: list[Unclear] = []
    for left, right in cuts:
        try:
            return _side(left, party.gives, words), _side(right, party.gets, words)
        except Unclear as error:
            unclear.append(error)
    raise unclear[0]


def _parted(parts: list[str], known: Sequence[Party], words: Words) -> tuple[Party, list[str], list[str]]:
    """The partner; the words before and after."""
    to = several(words.text("deal-to"))
    places = [i + 1 for i, part in enumerate(parts) if plain(part) in to] + list(range(len(parts)))
    for exact in (True, False):
        for start in places:
            for end in range(len(parts), start, -1):
                named = _key(parts[start:end])
                fits = [it for it in known if _calls(_key([it.name]), named, exact)]
                if named and len(fits) == 1:
                    begin = start - 1 if start and plain(parts[start - 1]) in to else start
                    return fits[0], parts[:begin], parts[end:]
    if len(known) != 1:
        raise Unclear("unclear-partner", names=[it.name for it in known])
    return known[0], [], parts


def _cuts(before: list[str], after: list[str], for_: Sequence[str]) -> Iterator[tuple[list[str], list[str]]]:
    """The words for what is given and for what is wanted: the text before and after a "for". What comes before the
    partner is given, unless the "for" is there."""
    for at in [i for i, part in enumerate(after) if plain(part) in for_]:
        yield before + after[:at], after[at + 1 :]
    for at in [i for i, part in enumerate(before) if plain(part) in for_]:
        yield before[:at], before[at + 1 :] + after
    yield before + after, []


def _side(parts: list[str], fields: Sequence[FieldShown], words: Words) -> Put:
    """What goes into one side."""
    put: Put = {}
    joining = [*plain(words.text("list-and", first="", last="")).split()]
    at = 0
    while at < len(parts):
        found = _thing(parts, at, fields, True) or _much(parts, at, fields, words)
        found = found or _thing(parts, at, fields, False)
        if found is not None:
            shown, value, at = found
            name = shown.field.name
            put[name] = tuple(sorted((*put.get(name, ()), value))) if shown.items is not None else value
        elif plain(parts[at]) in joining or passes(parts[at], words):
            at += 1
        else:
            raise Unclear("unclear-unknown", text=" ".join(parts[at:]))
    return put


def _thing(parts: list[str], at: int, fields: Sequence[FieldShown], exact: bool) -> tuple[FieldShown, Any, int] | None:
    """A thing by its whole name, or else by the beginning of it."""
    for end in range(len(parts), at, -1):
        named = _key(parts[at:end])
        fits = [
            (shown, item)
            for shown in fields
            for item, name in {it: name for it, name, _ in shown.items or ()}.items()
            if named and _calls(_key([name]), named, exact)
        ]
        if len(fits) == 1:
            return *fits[0], end
    return None


def _much(parts: list[str], at: int, fields: Sequence[FieldShown], words: Words) -> tuple[FieldShown, int, int] | None:
    """A number, and of what; if only one thing can be counted, the number is enough."""
    if not re.fullmatch(r"[0-9]{1,6},?", parts[at]):
        return None
    number, counted = int(parts[at].rstrip(",")), [shown for shown in fields if shown.items is None]
    best: tuple[int, FieldShown | None] = (0, counted[0] if len(counted) == 1 else None)
    for shown in counted:
        called = plain(f"{much(shown.field.name, number, words)} {shown.label}").replace(str(number), "").split()
        length = 0
        while at + 1 + length < len(parts) and _begins(plain(parts[at + 1 + length]), called):
            length += 1
            if parts[at + length].endswith(","):
                break
        if length > best[0]:
            best = length, shown
    return None if best[1] is None else (best[1], number, at + 1 + best[0])


def _begins(typed: str, called: Sequence[str]) -> bool:
    return bool(typed) and any(word.startswith(typed) or (len(typed) > 3 and typed in word) for word in called)


def _fill(side: Put, shown: FieldShown, first: bool) -> None:
    """What a deal must contain and was not named."""
    name, low = shown.field.name, shown.field.low
    if name in side or not low:
        return
    items = shown.field.items
    side[name] = low if items is None else tuple(sorted(items[:low] if first else items[len(items) - low :]))


def _calls(name: str, typed: str, exact: bool) -> bool:
    return name == typed if exact else name.startswith(typed)


def _key(parts: Sequence[str]) -> str:
    return plain(" ".join(parts)).replace(" ", "")
