"""Twilight Imperium: nouns that every edition has. The lists of names are the editions' (`rules/nouns.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.abilities import Ability
from orrery.core.nouns import Named


class CardNoun(Named[Ability]):
    """An action card; it points at whatever the text of that number points at: the cards are the first texts."""

    def __init__(self, name: str, names: Sequence[str], text: Named[Ability]) -> None:
        super().__init__(name, names)
        self.text = text

    def targets(self, value: Ability) -> tuple[tuple[str, Any], ...]:
        return self.text.targets(value)
