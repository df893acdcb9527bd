"""Twilight Imperium 4: numbers that texts may change: limits."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.ti4.rules.things import Planet
from orrery.games.twilight.windows import OfAll, OfSeat


@dataclass(frozen=True, slots=True)
class FleetLimit(OfSeat):
    """How many ships that are not fighters a player may have in a system."""

    RULE = "LRR 32.1"


@dataclass(frozen=True, slots=True)
class FightersPerShip(OfSeat):
    """How many fighters beyond the capacity of a player's ships count as one ship against the fleet pool."""

    RULE = "LRR 32.1"


@dataclass(frozen=True, slots=True)
class HandLimit(OfSeat):
    """How many action cards a player may have."""

    RULE = "LRR 3.4"


@dataclass(frozen=True, slots=True)
class MostPds(OfSeat):
    """How many PDS a player may have on a planet."""

    RULE = "LRR 34.5"
    planet: Planet


@dataclass(frozen=True, slots=True)
class MostSecrets(OfSeat):
    """How many secret objectives a player may have, scored and unscored."""

    RULE = "LRR 14.21"


@dataclass(frozen=True, slots=True)
class HomeNotNeeded(OfSeat):
    """Whether a player scores public objectives without controlling the home system."""

    RULE = "LRR 14.16"


@dataclass(frozen=True, slots=True)
class CommodityLimit(OfSeat):
    """How many commodities a player may have."""

    RULE = "LRR 57.2"


@dataclass(frozen=True, slots=True)
class MostFleetTokens(OfSeat):
    """How many command tokens a player may have in the fleet pool."""

    RULE = "LRR 32"


@dataclass(frozen=True, slots=True)
class CardsForbidden(OfAll):
    """Whether a text, of this player or another one, forbids a player to play action cards."""

    RULE = "LRR 31.8"


@dataclass(frozen=True, slots=True)
class FactionForbidden(OfSeat):
    """Whether a text forbids a player to use faction abilities and faction technologies."""

    RULE = "LRR 31.8"
