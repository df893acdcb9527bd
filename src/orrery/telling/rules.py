"""Rules in words: by number, by chapter or by the words in them."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.text import Words, keys
from orrery.text.numbers import is_rule_number, rule_number, rule_place
from orrery.text.spelling import plain


def numbers(words: Words) -> list[str]:
    """All rule numbers of a game in order: R1, R1.1, R1.2 ..."""
    start = f"{words.game}-rule-"
    found = [rule_number(key.removeprefix(start)) for key in keys(words.lang, words.game) if key.startswith(start)]
    return sorted(filter(is_rule_number, found), key=rule_place)


def ruled(which: Sequence[str], words: Words) -> list[tuple[str, str]]:
    """The rules asked for: by number (R6.11), by chapter (R6), or all that contain the given words."""
    every = numbers(words)
    if not which:
        return [(n, words.rule(n)) for n in every]
    known = {n.upper() for n in every}
    asked = [w.upper().rstrip(".") for w in which]
    if " ".join(asked) in known:
        asked = [" ".join(asked)]
    if all(w in known for w in asked):
        picked = {n for n in every for w in asked if _within(n.upper(), w)}
        return [(n, words.rule(n)) for n in every if n in picked]
    wanted = plain(" ".join(which)).split()
    return [(n, words.rule(n)) for n in every if all(w in plain(words.rule(n)) for w in wanted)]


def _within(number: str, chapter: str) -> bool:
    """Whether a rule is this one, or a part of it: R6.11 of R6, LRR 2.6A of LRR 2.6."""
    rest = number.removeprefix(chapter)
    return number == chapter or (len(rest) < len(number) and not rest[0].isdigit())
