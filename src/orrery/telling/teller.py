"""Teller: what a game can tell about itself, and in what form."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, Protocol

from orrery.core.ask import Decision
from orrery.core.refusal import No
from orrery.telling.sight import Sight
from orrery.text import Words

HEADINGS = ("-log-round", "-log-phase")
"""The key endings of journal lines that are headings."""

COUNTED = ("number", "ships")
"""The arguments of journal lines that are counts."""

Reason = str | No
"""Why something cannot be done: in words, or the rule that forbids it."""


def said(reason: Reason, words: Words) -> str:
    """A reason in the reader's words."""
    return words.no(reason) if isinstance(reason, No) else reason


class News(NamedTuple):
    """A journal line in words; some are headings."""

    text: str
    heading: bool = False

    @classmethod
    def of(cls, key: str, args: dict[str, Any], words: Words) -> News:
        """The line in the reader's words."""
        return cls(words.say(key, **args), key.endswith(HEADINGS))


class TextTable(NamedTuple):
    """A table of text: column heads, then rows with a label and a cell for each column."""

    heads: list[str]
    rows: list[tuple[str, list[str]]]
    after: int = 0
    """How many rows come after the total: the tie-breakers."""


def deeds(view: Sight) -> list[Counter[str]]:
    """What each seat did, from the journal: how often ("sells"), and the sums of counts ("sells.number")."""
    done: list[Counter[str]] = [Counter() for _ in range(view.players)]
    for key, args in view.journal():
        if "seat" in args:
            did, verb = done[args["seat"]], key.partition("-log-")[2]
            did[verb] += 1
            for name in COUNTED:
                did[f"{verb}.{name}"] += args.get(name, 0)
    return done


class Teller(Protocol):
    """What a game can tell about itself: a module with these functions."""

    def note(self, view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
        """What an offer would cost and give."""

    def lines(self, view: Sight, words: Words) -> list[str]:
        """The whole table, one thing per line."""

    def sheet(self, view: Sight, words: Words) -> TextTable:
        """Everyone's current points."""

    def facts(self, view: Sight, words: Words) -> list[str]:
        """The game in numbers."""

    def behind(self, noun: str, value: Any, words: Words) -> list[str]:
        """The name and text of the card that a thing is or stands for; empty if there is none."""

    def later(self, view: Sight, noun: str, value: Any, words: Words) -> list[Reason]:
        """Why a thing that is not part of the current question can or cannot be used at its own time; empty if there is
        nothing to say."""
