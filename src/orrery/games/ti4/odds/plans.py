"""Twilight Imperium 4: what the two sides of a fight are assumed to do, and how a fight ends."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from orrery.games.ti4.odds.stacks import CHEAP_FIRST
from orrery.games.ti4.rules.things import Unit

NO_CARDS: Mapping[str, int] = MappingProxyType({})


class FightPlan(NamedTuple):
    """What one side does: the order in which it loses units, whether its units sustain damage before, the round in
    which it announces a retreat (0: never), the number of ships at which it does, the texts that it uses as soon as
    they do anything although that costs something (cards and notes above all), by name and how often, and those in play
    that it does not use. Whether its space cannons fire and its ships bombard."""

    order: tuple[Unit, ...] = CHEAP_FIRST
    sustains: bool = True
    leave: int = 0
    few: int = 0
    cards: Mapping[str, int] = NO_CARDS
    fires: bool = True
    bombards: bool = True
    spared: frozenset[str] = frozenset()

    def plays(self, name: str) -> int:
        """How many of a card are played."""
        return self.cards.get(name, 0)


class BattleOdds(NamedTuple):
    """How a space combat ends: one side wins, nobody is left (or neither can hurt the other), or somebody retreats;
    what both lose on average, by type of unit; and the average number of rounds."""

    win: float
    lose: float
    draw: float
    attacker_left: float
    defender_left: float
    losses: tuple[tuple[float, ...], tuple[float, ...]]
    rounds: float


class InvasionOdds(NamedTuple):
    """How an invasion ends: the planet falls, it is held, or nobody is left (then its owner keeps it, LRR 20.4); what
    both lose on average; the average number of rounds; and how likely each number of invaders is to be left."""

    win: float
    lose: float
    draw: float
    losses: tuple[tuple[float, ...], tuple[float, ...]]
    rounds: float
    left: tuple[float, ...]
