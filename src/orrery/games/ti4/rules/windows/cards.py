"""Twilight Imperium 4: things that happen: cards and texts that are used, readied or discarded."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.abilities import Ability
from orrery.core.windows import ForOne
from orrery.games.ti4.rules.windows import ForAll


@dataclass(slots=True)
class CardPlayed(ForAll):
    """An action card is played. Cancelled: it has no effect (LRR 3.8)."""

    RULE = "LRR 3.8"
    seat: int
    card: Ability


@dataclass(slots=True)
class AbilityUsed(ForAll):
    """A player has used a faction ability as an action."""

    RULE = "LRR 31.25"
    seat: int
    ability: Ability


@dataclass(slots=True)
class CardDiscarded(ForAll):
    """A player has discarded an action card: after playing it, or for another reason."""

    RULE = "LRR 3.7"
    seat: int
    card: Ability


@dataclass(slots=True)
class AgentExhausted(ForAll):
    """A player has exhausted an agent, and its ability has been resolved as far as it goes at once."""

    RULE = "LRR 7.4"
    seat: int
    leader: Ability


@dataclass(slots=True)
class Readied(ForOne):
    """A card of a player has been readied, in the status phase or by a text."""

    RULE = "LRR 82.6"
    card: Ability
