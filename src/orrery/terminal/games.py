"""`orrery games`: lists the games with their player counts, options and rulings."""

from __future__ import annotations

from typing import Annotated

from orrery.core.game import Setting
from orrery.games import NAMES
from orrery.games import game as find
from orrery.telling.options import about
from orrery.terminal.help import option
from orrery.terminal.wrong import Wrong, chosen_language, speaking
from orrery.text import Words


def games(*, lang: Annotated[str | None, option("cli-lang")] = None) -> int:
    try:
        spoken = chosen_language(lang)
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    for name in NAMES:
        it, words = find(name), Words(spoken, name)
        counts = words.listed([str(n) for n in it.players])
        print(words.text("games-game", name=name, title=words.text(f"{name}-title"), players=counts, rules=it.rules))
        for key, settings in (("games-options", it.settings), ("games-rulings", it.rulings)):
            if settings:
                print(f"  {words.text(key)}")
            for setting in settings:
                for line in _setting(setting, words):
                    print(f"    {line}")
        print(f"  {words.text('games-play', name=name)}")
    return 0


def _setting(setting: Setting, words: Words) -> list[str]:
    """A setting with its values, the default first, and the rule it belongs to."""
    values = [words.text("games-default", value=setting.default), *setting.values[1:]]
    if setting.numeric:
        values.append(words.text("games-number"))
    head = f"{setting.name} = {' | '.join(values)}"
    if setting.players:
        head += " " + words.text("games-only", players=words.listed([str(n) for n in setting.players]))
    return [head, f"  {setting.rule}  {about(setting, words)}"]
