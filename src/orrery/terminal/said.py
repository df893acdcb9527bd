"""Replies to unclear input, and the words for "nothing"."""

from __future__ import annotations

from typing import Any

from orrery.text import Words
from orrery.text.spelling import plain

ECHO = 200
"""How much of the input to quote."""


class Unclear(Exception):
    """Input that cannot be understood: a message and its arguments."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.of = args

    def said(self, words: Words) -> str:
        """The message in the reader's language, with lists joined and the input cut short."""
        return words.text(self.key, **{k: _echo(v, words) for k, v in self.of.items()})


def _echo(value: Any, words: Words) -> str | int:
    if isinstance(value, list):
        return words.listed(value)
    return "".join(c if c.isprintable() else "?" for c in value[:ECHO]) if isinstance(value, str) else int(value)


def several(text: str) -> list[str]:
    """The words in a message that is a comma-separated list."""
    return [plain(word) for word in text.split(",")]


def passes(text: str, words: Words) -> bool:
    """Whether the text means "nothing"."""
    return text.strip() == "-" or plain(text) in several(words.text("answer-pass"))
