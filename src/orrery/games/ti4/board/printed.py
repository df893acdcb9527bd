"""Twilight Imperium 4 in the browser: what is printed on cards, sheets and tiles, in words."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.ti4.rules.card_data import EXPLORATIONS, LEADERS, LEGENDARY, NOTES, RELICS
from orrery.games.ti4.rules.data import FACTIONS, MODELS, OBJECTIVES, STRATEGIES, TECHNOLOGIES
from orrery.games.ti4.rules.nouns import SEATS, TEXT, TEXTS
from orrery.games.ti4.telling.cards import unit_abilities
from orrery.games.ti4.telling.words import key_of
from orrery.text import Words

PARTS = ("text", "for", "against", "elected", "unlock")
"""The lines of a card: what it says; of an agenda the outcomes; of a leader what unlocks it."""
LINES = {"for": "ti4-board-if-for", "against": "ti4-board-if-against", "elected": "", "unlock": "ti4-board-unlock"}
"""What stands before those that are not the text itself."""


def lines_of(key: str, words: Words) -> list[str]:
    """All lines of a card with this key, as far as it has them."""
    found = []
    for part in PARTS:
        if words.has(f"{key}-{part}"):
            said = words.text(f"{key}-{part}")
            found.append(words.text(LINES[part], said=said) if LINES.get(part) else said)
    return found


def text(number: int, words: Words) -> list[str]:
    """What a text says: of a card, a technology, an agenda, a relic, a leader, an ability."""
    return lines_of(key_of(number), words)


def of_kind(kind: str, names: tuple[str, ...]) -> Callable[[int, Words], list[str]]:
    """What things of a kind say, whose messages are named like them."""
    return lambda number, words: lines_of(f"ti4-{kind}-{names[number]}", words)


def note(number: int, words: Words) -> list[str]:
    """What a promissory note says, whosever it is."""
    return lines_of(f"ti4-note-{NOTES[number // SEATS].name}", words)


def strategy(number: int, words: Words) -> list[str]:
    """Both abilities of a strategy card."""
    key = f"ti4-strategy-{STRATEGIES[number]}"
    return [words.text(f"{key}-primary"), words.text(f"{key}-secondary")]


def faction(number: int, words: Words) -> list[str]:
    """The abilities of a faction by name and text."""
    it = FACTIONS[number]
    keys = [f"ti4-ability-{ability}" for ability in it.abilities]
    return [f"{words.text(key)}: {words.text(f'{key}-text')}" for key in keys if words.has(f"{key}-text")]


def technology(number: int, words: Words) -> list[str]:
    """What a technology says; the model of a unit upgrade has its own text."""
    it = TECHNOLOGIES[number]
    return [
        *lines_of(f"ti4-technology-{it.name}", words),
        *(lines_of(f"ti4-model-{it.model}", words) if it.model else []),
    ]


def model(number: int, words: Words) -> list[str]:
    """What a model of a unit can do besides its values: unit abilities in one line, then its own text."""
    it = MODELS[number]
    able = ", ".join(unit_abilities(it, words))
    return [*([able[:1].upper() + able[1:]] if able else []), *lines_of(f"ti4-model-{it.name}", words)]


def use(number: int, words: Words) -> list[str]:
    """What is used: a text, or a note."""
    return text(number, words) if number < len(TEXTS) else note(number - len(TEXTS), words)


Told = Callable[[int, Words], list[str]]
TOLD: dict[str, Told] = {
    "card": text,
    "technology": technology,
    "agenda": lambda number, words: lines_of(f"ti4-agenda-{agendas()[number]}", words),
    "relic": of_kind("relic", RELICS),
    "legendary": of_kind("legendary", tuple(LEGENDARY.values())),
    "leader": of_kind("leader", tuple(it.name for it in LEADERS)),
    "exploration": of_kind("exploration", tuple(it.name for it in EXPLORATIONS)),
    "objective": of_kind("objective", tuple(it.name for it in OBJECTIVES)),
    "secret": of_kind("objective", tuple(it.name for it in OBJECTIVES)),
    "note": note,
    "strategy": strategy,
    "faction": faction,
    "model": model,
}


def agendas() -> tuple[str, ...]:
    """The names of the agendas."""
    return tuple(name.partition(".")[2] for name in TEXT.names if name.startswith("agenda."))
