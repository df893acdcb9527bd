"""Rules in words: by number, by chapter or by the words in them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from orrery.text import Words, keys
from orrery.text.spelling import plain


def numbers(words: Words) -> list[str]:
    """All rule numbers of a game in order: R1, R1.1, R1.2 ..."""
    start = f"{words.game}-rule-"
    found = [key.removeprefix(start).replace("-", ".") for key in keys(words.lang, words.game)]
    return sorted((n for n in found if re.fullmatch(r"[A-Z]+[0-9]+(\.[0-9]+)*", n)), key=_place)


def _place(number: str) -> list[int]:
    return [int(n) for n in re.findall("[0-9]+", number)]


def ruled(which: Sequence[str], words: Words) -> list[tuple[str, str]]:
    """The rules asked for: by number (R6.11), by chapter (R6), or all that contain the given words."""
    every = numbers(words)
    if not which:
        return [(n, words.rule(n)) for n in every]
    known = {n.upper() for n in every}
    asked = [w.upper().rstrip(".") for w in which]
    if all(w in known for w in asked):
        picked = {n for n in every for w in asked if n == w or n.startswith(f"{w}.")}
        return [(n, words.rule(n)) for n in every if n in picked]
    wanted = plain(" ".join(which)).split()
    return [(n, words.rule(n)) for n in every if all(w in plain(words.rule(n)) for w in wanted)]
