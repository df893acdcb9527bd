"""Twilight Imperium 4: things that happen: the agenda phase."""

from __future__ import annotations

from dataclasses import dataclass, field

from orrery.core.abilities import Ability
from orrery.core.windows import ForOne
from orrery.games.ti4.rules.things import (
    Outcome,
)
from orrery.games.ti4.rules.windows import ForAll


@dataclass(slots=True)
class AgendaPhaseBegins(ForAll):
    """The agenda phase begins."""

    RULE = "LRR 2"
    round: int


@dataclass(slots=True)
class AgendaRevealed(ForAll):
    """An agenda is revealed ("when"). Cancelled: another one takes its place."""

    RULE = "LRR 2.2"
    agenda: Ability


@dataclass(slots=True)
class AgendaKnown(ForAll):
    """An agenda has been revealed ("after")."""

    RULE = "LRR 2.2"
    agenda: Ability


@dataclass(slots=True)
class VotingBegins(ForAll):
    """Players are about to vote on an agenda. Cancelled: nobody votes, and the outcome is in `s.council`."""

    RULE = "LRR 2.5"
    agenda: Ability


@dataclass(slots=True)
class BallotBegins(ForAll):
    """A player is about to cast votes; others may still interfere. `s.council.demanded` may be set."""

    RULE = "LRR 2.6"
    seat: int
    agenda: Ability


@dataclass(slots=True)
class VoteBegins(ForOne):
    """A player is about to cast votes."""

    RULE = "LRR 2.6"
    agenda: Ability


@dataclass(slots=True)
class VotesCast(ForAll):
    """A player has cast votes, or abstained (outcome -1)."""

    RULE = "LRR 2.12"
    seat: int
    agenda: Ability
    outcome: Outcome


@dataclass(slots=True)
class OutcomeKnown(ForAll):
    """The outcome of an agenda is known, and about to be resolved. Texts may change `outcome`."""

    RULE = "LRR 2.18"
    agenda: Ability
    outcome: Outcome
    cannot_change: bool = field(default=False)


@dataclass(slots=True)
class AgendaResolved(ForAll):
    """The outcome of an agenda has been resolved."""

    RULE = "LRR 2.18"
    agenda: Ability
    outcome: Outcome
    elected: int
    """Who was elected, or controlled the planet that was."""


@dataclass(slots=True)
class AgendaOver(ForAll):
    """An agenda is done with: it has been resolved (predictions too), discarded, or replaced by another one."""

    RULE = "LRR 2.22b"
    agenda: Ability


@dataclass(slots=True)
class LawLost(ForAll):
    """A law is about to leave play, or to leave its owner; `seat` is the owner (-1: it lies in the common play area).
    It is still in force."""

    RULE = "LRR 1.5"
    law: Ability
    seat: int


@dataclass(slots=True)
class AgendaPhaseEnds(ForAll):
    """The agenda phase ends."""

    RULE = "LRR 2"
    round: int
