"""`orrery rules`: prints the rules of a game by number, by chapter or by the words in them."""

from __future__ import annotations

from typing import Annotated

from orrery.telling.rules import numbers, ruled
from orrery.terminal.help import option
from orrery.terminal.wrong import Wrong, chosen_language, known_game, speaking
from orrery.text import Words


def rules(
    game: Annotated[str, option("cli-rules-game")] = "race",
    /,
    *which: Annotated[str, option("cli-rules-which")],
    lang: Annotated[str | None, option("cli-lang")] = None,
) -> int:
    try:
        words = Words(chosen_language(lang), known_game(game).name)
        found, dots = ruled(which, words), min(number.count(".") for number in numbers(words))
        if not found:
            raise Wrong("wrong-rules", given=" ".join(which))
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    for number, text in found:
        if number.count(".") == dots:  # a chapter: R6, T3.7
            print()
        print(f"{number}  {text}")
    return 0
