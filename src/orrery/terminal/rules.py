"""`orrery rules`: the rules of a game by number, by chapter or by what they speak of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

from orrery.terminal.answers import plain
from orrery.terminal.help import option
from orrery.terminal.wrong import Wrong, chosen_language, known_game, speaking
from orrery.text import Words, keys


def rules(
    game: Annotated[str, option("cli-rules-game")] = "race",
    /,
    *which: Annotated[str, option("cli-rules-which")],
    lang: Annotated[str | None, option("cli-lang")] = None,
) -> int:
    try:
        words = Words(chosen_language(lang), known_game(game).name)
        found = ruled(which, words)
        if not found:
            raise Wrong("wrong-rules", given=" ".join(which))
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    for number, text in found:
        if "." not in number:
            print()
        print(f"{number}  {text}")
    return 0


def numbers(words: Words) -> list[str]:
    """All rule numbers of a game in order: R1, R1.1, R1.2 ..."""
    start = f"{words.game}-rule-"
    found = [key.removeprefix(start).replace("-", ".") for key in keys(words.lang, words.game)]
    return sorted((n for n in found if re.fullmatch(r"[A-Z]+[0-9]+(\.[0-9]+)*", n)), key=_place)


def _place(number: str) -> list[int]:
    return [int(n) for n in re.findall("[0-9]+", number)]


def ruled(which: Sequence[str], words: Words) -> list[tuple[str, str]]:
    """The rules that are asked for: of a number (R6.11), of a chapter (R6), or with all the words in them."""
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
