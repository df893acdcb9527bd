"""Twilight Imperium 4: numbers that texts may change: the status phase, votes and deals."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.things import Planet
from orrery.games.twilight.windows import OfAll, OfSeat

# --- the status phase --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StatusCards(OfSeat):
    """How many action cards a player draws in the status phase."""

    RULE = "LRR 82.3"


@dataclass(frozen=True, slots=True)
class StatusTokens(OfSeat):
    """How many command tokens a player gains in the status phase."""

    RULE = "LRR 82.5"


# --- votes and deals ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class VoteForbidden(OfAll):
    """Whether a player cannot vote."""

    RULE = "LRR 2.16"


@dataclass(frozen=True, slots=True)
class VotesOfPlanet(OfSeat):
    """The votes that exhausting a planet casts."""

    RULE = "LRR 2.6"
    planet: Planet


@dataclass(frozen=True, slots=True)
class ExtraVotes(OfSeat):
    """Votes a player casts beyond those of planets, if any votes are cast."""

    RULE = "LRR 2.15"


@dataclass(frozen=True, slots=True)
class FreeVotes(OfSeat):
    """Votes a player may cast without exhausting planets and without other votes."""

    RULE = "LRR 2.6"


@dataclass(frozen=True, slots=True)
class ExtraVotesForbidden(OfAll):
    """Whether a player cannot cast additional votes."""

    RULE = "LRR 2.15"


@dataclass(frozen=True, slots=True)
class PlanetsReadied(OfSeat):
    """How many planets a player readies at the end of the agenda phase."""

    RULE = "LRR 2.4"


@dataclass(frozen=True, slots=True)
class VoteOrder(OfAll):
    """Where a player's turn to vote comes: lower numbers first; without texts clockwise, the speaker last."""

    RULE = "LRR 2.2ii"


@dataclass(frozen=True, slots=True)
class Neighbours(OfAll):
    """Whether another player counts as a neighbour for transactions, whatever the map says."""

    RULE = "LRR 91.1"
    partner: int


@dataclass(frozen=True, slots=True)
class CardsTraded(OfAll):
    """Whether two players may exchange action cards in a transaction."""

    RULE = "LRR 91.3"
    partner: int


@dataclass(frozen=True, slots=True)
class PlanetTraded(OfSeat):
    """Whether a player may give away the card of an own planet in a transaction."""

    RULE = "LRR 91.3"
    planet: Planet


@dataclass(frozen=True, slots=True)
class NoteBarred(OfSeat):
    """Whether a player has no promissory note with a text from the start, and cannot be given any."""

    RULE = "LRR 95.5"
    note: Ability


@dataclass(frozen=True, slots=True)
class StrategyTokens(OfSeat):
    """How many tokens a player could spend as if from the strategy pool, for a `secondary` ability or otherwise."""

    RULE = "LRR 52.5"
    secondary: int = 0


@dataclass(frozen=True, slots=True)
class TokenLaid(OfSeat):
    """Whose command token a player lays onto a system for the secondary ability of Construction; usually the own."""

    RULE = "LRR 44.3"


@dataclass(frozen=True, slots=True)
class SecondaryPrice(OfSeat):
    """The command tokens that a secondary ability costs."""

    RULE = "LRR 83.1"
    strategy: int


@dataclass(frozen=True, slots=True)
class SecondaryUseful(OfSeat):
    """Whether a secondary ability is of use to a player who pays for it, whatever else it asks for."""

    RULE = "LRR 83.1"
    strategy: int
