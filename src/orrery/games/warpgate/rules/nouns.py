"""Warpgate: the things that its state and answers consist of, and their names in saves. Most names come from the data,
so every set of data has its own nouns (see `Kinds`)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NewType

from orrery.core.abilities import Ability
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Noun

Place = NewType("Place", int)
"""A planet; 0 is the player's own Warpgate."""
Type = NewType("Type", int)
"""A type of planet, technology and objective."""
Card = NewType("Card", int)
"""An action card."""
Action = NewType("Action", int)
"""One of the eleven actions on cards, or drawing."""
Tactic = NewType("Tactic", int)
Technology = NewType("Technology", int)
Objective = NewType("Objective", int)
Token = NewType("Token", int)
"""A discovery token."""
Faction = NewType("Faction", int)
Side = NewType("Side", int)
"""A side of a faction board."""
Word = Ability
"""A power of an ability or a technology."""
DataKey = NewType("DataKey", str)
"""A set of data: its name, for an owner's data a fingerprint of the file, and a fingerprint of the whole content."""

ARGUMENTS: dict[str, Any] = {
    "place": Place,
    "target": Place,
    "type": Type,
    "action": Card,
    "actions": tuple[Card, ...],
    "action_name": Action,
    "tactic": Tactic,
    "technology": Technology,
    "objective": Objective,
    "token": Token,
    "tokens": tuple[Token, ...],
    "side": Side,
    "power": Word,
}
"""The nouns of the journal's arguments; all others are plain numbers and names."""

NAMES = json.loads((files("orrery.games.warpgate") / "data" / "numbers-0.3.0.json").read_text(encoding="utf-8"))
NUMBERED = {
    kind: NAMES[kind.__name__]
    for kind in (Place, Type, Card, Action, Tactic, Technology, Objective, Token, Faction, Side)
}
"""What the numbers in saves of version 0.3.0 stand for, if they were played with the project's data."""


def lasting(key: str) -> str:
    """The part of a key that stays the same when the project's own data changes: a game continues with today's data,
    but needs an owner's file as it was."""
    return key.rpartition("-")[0]


class DataNoun(Noun[DataKey]):
    """The set of data in use; no save depends on what the project's own data was on that day."""

    name = "data"

    def __init__(self, key: DataKey) -> None:
        self.key = key

    def encode(self, value: DataKey) -> Any:
        return lasting(value)

    def decode(self, data: Any) -> DataKey:
        ours = lasting(self.key)
        if not isinstance(data, str) or ours not in (data, lasting(data)):  # 0.3.0 wrote the whole key
            raise Fault("fault-name", "no {noun} is called {given}", noun=self.name, given=shown(data))
        return self.key
