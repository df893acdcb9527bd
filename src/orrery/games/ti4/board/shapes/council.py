"""Twilight Imperium 4 in the browser, shapes of the figures: votes, laws, transactions."""

from __future__ import annotations

from msgspec import Struct

from orrery.server.messages import Thing


class Ballot(Struct):
    """How a player has voted."""

    seat: int
    outcome: int
    votes: int


class Rider(Struct):
    """A prediction: with which card, and of what."""

    seat: int
    card: int
    outcome: int


class Possible(Struct):
    """An outcome, as a thing and in words, with the votes it has."""

    outcome: int
    things: list[Thing]
    told: str
    votes: int


class Voter(Struct):
    """A player who has yet to vote, and the most votes that can be cast."""

    seat: int
    votes: int
    planets: int
    """How many ready planets have votes."""
    more: int
    """How many of the votes are not those of planets."""


class Promise(Struct):
    """A vote that a player has promised somebody."""

    seat: int
    to: int
    told: str
    """For what."""


class PlanetVotes(Struct):
    """A ready planet of the reader's, and its votes."""

    planet: int
    votes: int


class CouncilNow(Struct):
    """The agenda before the council."""

    agenda: int
    number: int
    """The first or second of the phase."""
    hidden: int
    """The agenda that is really voted on, if only the speaker knows it and the reader is the speaker; otherwise -1."""
    ballots: list[Ballot]
    outcomes: list[Possible]
    """All possible outcomes if they are few, else those with votes or predictions."""
    order: list[int]
    """The seats in the order in which they vote."""
    now: int
    """Who votes now."""
    to_vote: list[Voter]
    """In the order in which they vote."""
    abstained: list[int]
    silent: list[int]
    """Seats that cannot vote on it."""
    riders: list[Rider]
    promises: list[Promise]
    outcome: int
    """What has been decided; -1: nothing yet."""
    mine: list[PlanetVotes]
    free: int
    """Votes that the reader casts without planets."""


class DealSide(Struct):
    """What one side of a transaction gives."""

    goods: int
    commodities: int
    fragments: list[int]
    """Cultural, hazardous, industrial, unknown."""
    notes: list[int]
    captives: list[int]
    """Captured units, by kind."""
    planets: list[int]
    cards: list[int]
    promises: list[str]
    """What is promised or shown, in words."""


class DealNow(Struct):
    """A transaction that has been proposed to the reader, or by the reader, and awaits a reply."""

    seat: int
    """The other one."""
    mine: bool
    """The reader has proposed it."""
    gets: DealSide
    """What the reader would get."""
    gives: DealSide


class LawNow(Struct):
    """A law in play."""

    card: int
    holder: int
    """Who has it; -1: it lies in the common play area."""
    planet: int
    """The planet that it lies on."""
