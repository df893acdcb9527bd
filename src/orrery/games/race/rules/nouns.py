"""Race for the Galaxy: the things that its state and answers consist of, and their names in saves."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NewType

from orrery.core.codec import Nouns
from orrery.core.nouns import Named
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.vocabulary import CONSUME_PHASE, Card

Action = NewType("Action", int)
Consuming = NewType("Consuming", int)
"""A consume power; a card can have several."""

ACTION_NAMES = ("explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce")

POWERS = tuple((Card(n), i, p) for n, card in enumerate(CARDS) for i, p in enumerate(card.in_phase(CONSUME_PHASE)))
"""Every consume power in the game: card, index among the card's consume powers, power."""

CARD = Named[Card]("card", [card.id for card in CARDS])
ACTION = Named[Action]("action", ACTION_NAMES)
POWER = Named[Consuming]("power", [f"{CARDS[n].id}/{i}" for n, i, _ in POWERS])

NOUNS: Nouns = {Card: CARD, Action: ACTION, Consuming: POWER}
ARGUMENTS: dict[str, Any] = {
    "card": Card,
    "cards": tuple[Card, ...],
    "action": Action,
    "actions": tuple[Action, ...],
    "power": Consuming,
}
"""The nouns of the journal's arguments."""

NUMBERS = json.loads(files(__package__).joinpath("numbers-0.3.0.json").read_text(encoding="utf-8"))
NUMBERED = {kind: NUMBERS[kind.__name__] for kind in (Card, Action, Consuming)}
"""What the numbers in saves of version 0.3.0 stand for."""
