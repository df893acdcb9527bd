"""Race for the Galaxy: the state of the table (chapter R1, set-up, says how it begins)."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from orrery.core.state import NOBODY, Bag, PerSeat, Root, Secret, State, state
from orrery.core.zones import Deck, Pile
from orrery.games.race.rules.nouns import Action
from orrery.games.race.rules.vocabulary import BASE, Card


@state
class Player(State):
    """One player's side of the table. Hands are kept sorted; goods lie face down, unseen even by their owner."""

    hand: Annotated[list[Card], Secret(), Bag()] = field(default_factory=list)
    explored: Annotated[list[Card], Secret(), Bag()] = field(default_factory=list)
    """Cards drawn in Explore and not yet chosen from (R4.2)."""
    tableau: list[Card] = field(default_factory=list)
    """Developments and worlds in the order in which they were placed."""
    goods: Annotated[dict[Card, Card], Secret(NOBODY)] = field(default_factory=dict)
    """World -> the card on it, which is its good (R6.8, R10.5)."""
    chips: int = 0
    start: int = -1
    """The number of the start world (R1.10)."""
    actions: list[Action] = field(default_factory=list)
    """The action cards revealed this round."""
    produced: list[int] = field(default_factory=list)
    """The kinds of goods produced in this phase (R9.8, R9.9)."""


@state
class Race(Root):
    """The whole table."""

    players: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    deck: Deck[Card] = field(default_factory=Deck)
    discard: Pile[Card] = field(default_factory=Pile)
    pool: int = 0
    """Victory point chips left; below zero if extra chips were needed (R10.8)."""
    round: int = 0
    phase: str = "setup"
    time: int = 1
    """Whether the phase is being played for the first or the second time this round (R13.6)."""
    order: list[int] = field(default_factory=list)
    """The seats clockwise from the one with the lowest start world (R1.10, R12.2); it never changes."""
    cards: str = BASE
    """The set of cards in use."""
    experienced: bool = False
    first_game: bool = False
    idle_tactics: bool = True
    idle_ship: bool = False
    good_after: bool = False
    """Whether Alpha Centauri gets its good after the other start worlds are shuffled in (R14.3, R14.6)."""
    round_limit: int = 0
