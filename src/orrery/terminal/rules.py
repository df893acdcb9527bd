"""`orrery rules`: the rules of a game by number, by chapter or by what they speak of."""

from __future__ import annotations

from typing import Annotated

from orrery.telling.rules import ruled
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
