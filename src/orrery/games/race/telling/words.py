"""Race for the Galaxy: what its nouns are called in the reader's language (the names of cards are in their rows,
everything else in text/)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.games.race.rules.cards import BY_ID, CARDS
from orrery.games.race.rules.kinds import BONUS, WAY_NAMES, WITH_TACTICS
from orrery.games.race.rules.nouns import ACTION_NAMES, POWERS
from orrery.games.race.rules.vocabulary import PHASE_OF, PRODUCE_PHASE
from orrery.games.race.telling.describe import GOOD, describe, name_of
from orrery.text import Words


def card(number: int, words: Words) -> str:
    """A card by its name."""
    return name_of(CARDS[number], words.lang)


def cards(numbers: int | Iterable[int], words: Words) -> str | int:
    """Several cards by name; a bare number says how many there are."""
    return numbers if isinstance(numbers, int) else words.listed([card(n, words) for n in numbers])


def action(number: int, words: Words) -> str:
    return words.text(f"race-action-{ACTION_NAMES[number]}")


def actions(numbers: Iterable[int], words: Words) -> str:
    return words.listed([action(n, words) for n in numbers])


def way(number: int, words: Words) -> str:
    """A way of placing a world, New Military Tactics included."""
    tactics, plain = divmod(number, WITH_TACTICS)
    said = words.text(f"race-way-{WAY_NAMES[plain]}")
    return words.text("race-way-tactics", way=said, number=tactics) if tactics else said


def power(number: int, words: Words) -> str:
    """A consume power: its card, and what it does if the card has several."""
    owner, place, _ = POWERS[number]
    name = card(owner, words)
    return f"{name} ({power_text(number, words)})" if _several(owner) or place else name


def _several(owner: int) -> bool:
    return sum(n == owner for n, _, _ in POWERS) > 1


def power_text(number: int, words: Words) -> str:
    """What a consume power does."""
    owner, place, it = POWERS[number]
    row = CARDS[owner]
    first = next(i for i, p in enumerate(row.powers) if PHASE_OF[type(p)] == PHASE_OF[type(it)])
    return describe(row, words.text, words.lang)[first + place].partition(": ")[2]


def producer(number: int, words: Words) -> str:
    """A card whose produce power is used, or the bonus."""
    return words.text("race-bonus-produce") if number == BONUS else card(number, words)


def producer_text(number: int, words: Words) -> str:
    """What a card does in Produce, or the bonus."""
    if number == BONUS:
        return words.text("race-note-bonus-produce")
    told = zip(CARDS[number].powers, describe(CARDS[number], words.text, words.lang), strict=False)
    return "; ".join(line.partition(": ")[2] for power, line in told if PHASE_OF[type(power)] == PRODUCE_PHASE)


def good(kind: int | str, words: Words) -> str:
    """A kind of good."""
    return words.text(f"race-a-good-{kind if isinstance(kind, str) else GOOD[kind]}")


def phase(name: str, words: Words) -> str:
    return words.text(f"race-phase-{name}")


def why(reason: str, words: Words) -> str:
    """What cards were drawn for: a card's power, or a rule of the game."""
    return card(BY_ID[reason], words) if reason in BY_ID else words.text(f"race-why-{reason}")


NOUNS: dict[str, Any] = {
    "card": card,
    "cards": cards,
    "world": card,
    "action": action,
    "actions": actions,
    "way": way,
    "power": power,
    "producer": producer,
    "good": good,
    "phase": phase,
    "why": why,
}

THINGS = {"cards": "card", "world": "card", "why": "card"}
"""More message arguments that name things of a noun (one or several)."""
