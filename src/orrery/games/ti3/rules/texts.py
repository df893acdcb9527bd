"""Twilight Imperium 3: every text that changes the rules has a number here: action cards, technologies, political
cards, race abilities, kinds of leaders, domain counters. Modules attach effects to them with decorators; which of them
are active follows from the state."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti3.rules.data import ACTION_CARDS, POLITICS, RACES, TECHNOLOGIES
from orrery.games.ti3.rules.nouns import EFFECT, TEXT
from orrery.games.ti3.rules.things import Politic, Race, Technology

CARDS_AT = 0
TECHNOLOGIES_AT = len(ACTION_CARDS)
POLITICS_AT = TECHNOLOGIES_AT + len(TECHNOLOGIES)
RACES_AT = POLITICS_AT + len(POLITICS)


AS_ACTIONS: set[Ability] = set()
"""The texts that are used instead of an action (hooks.as_action)."""


def text(name: str) -> Ability:
    """The number of a text: "card.sabotage", "technology.war_sun", "politic.code_of_honor", "race.sol.orbital_drop"."""
    return TEXT.index[name]


def is_card(it: Ability) -> bool:
    """Whether a text is an action card."""
    return it < TECHNOLOGIES_AT


def is_politic(it: Ability) -> bool:
    """Whether a text is a political card."""
    return POLITICS_AT <= it < RACES_AT


concerns = EFFECT.concerns
"""What an effect of a text is about (`effects.lasts`): types of things, or plain numbers (int)."""


def technology_bits(technologies: int) -> int:
    """The texts of a set of technologies; both are bits."""
    return technologies << TECHNOLOGIES_AT


def text_of_technology(technology: Technology) -> Ability:
    return Ability(TECHNOLOGIES_AT + technology)


def text_of_politic(card: Politic) -> Ability:
    return Ability(POLITICS_AT + card)


def politic_of(it: Ability) -> Politic:
    """The political card with this text."""
    return Politic(it - POLITICS_AT)


RACE_TEXTS = tuple(tuple(text(f"race.{it.name}.{ability}") for ability in it.abilities) for it in RACES)


def race_texts(race: Race) -> tuple[Ability, ...]:
    """The abilities of a race."""
    return RACE_TEXTS[race]


RACE_BITS = tuple(sum(1 << it for it in texts) for texts in RACE_TEXTS)


def race_bits(race: Race) -> int:
    """The same as bits."""
    return RACE_BITS[race]
