"""Commands: what a player can type instead of an answer. Their words come from the message files; the English
ones work in every language."""

from __future__ import annotations

from typing import NamedTuple

from orrery.terminal.answers import several
from orrery.text import LANGUAGES, Words, one_liners
from orrery.text.spelling import plain

PLAYING = ("help", "table", "card", "why", "hint", "odds", "give", "undo", "redo", "log", "score", "rules", "options",
           "auto", "standing", "save", "quit")  # fmt: skip
REPLAYING = ("next", "previous", "first", "last", "help", "table", "card", "log", "score", "rules", "quit")


class Command(NamedTuple):
    """A command, its argument, and whether the player insists ("undo!")."""

    name: str
    rest: str = ""
    firmly: bool = False


def vocabulary(names: tuple[str, ...], words: Words) -> dict[str, str]:
    """Every word that is a command, and which one."""
    found: dict[str, str] = {}
    for lang in (words.lang, *LANGUAGES):
        for name in names:
            for word in several(one_liners(lang)[f"command-{name}"]):
                found.setdefault(word, name)
    return found


def command(text: str, known: dict[str, str]) -> Command | None:
    """The command that was typed, if any; "?3" and "?name" ask for a card."""
    text = text.strip()
    if text.startswith("?"):
        rest = text.lstrip("?").strip()
        return Command("card", rest) if rest else Command("help")
    head, _, rest = text.partition(" ")
    word = plain(head.rstrip("!"))
    return Command(known[word], rest.strip(), head.endswith("!")) if word in known else None


def helped(names: tuple[str, ...], words: Words) -> list[tuple[str, str]]:
    """Each command as it is typed, and what it does."""
    shown = examples(words)
    return [
        (words.text(f"command-{name}").split(",")[0], words.text(f"command-{name}-help", **shown)) for name in names
    ]


def examples(words: Words) -> dict[str, str]:
    """Examples from the current game: a card, a thing, a rule by number and by words."""
    return {name: words.text(f"{words.game}-example-{name}") for name in ("card", "thing", "rule", "words")}
