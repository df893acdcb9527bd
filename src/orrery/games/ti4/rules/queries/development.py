"""Twilight Imperium 4: numbers that texts may change: planets, production and research."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.ti4.rules.things import Colour, Place, Planet, Technology, Unit
from orrery.games.twilight.windows import OfAll, OfSeat


@dataclass(frozen=True, slots=True)
class LandingForbidden(OfAll):
    """Whether units cannot be committed to, produced on or placed on a planet."""

    RULE = "LRR 27.2"
    planet: Planet


@dataclass(frozen=True, slots=True)
class FightersLand(OfSeat):
    """Whether a player commits fighters to planets of a system as if they were ground forces."""

    RULE = "LRR 27.2"
    place: Place


@dataclass(frozen=True, slots=True)
class TroopsAround(OfSeat):
    """How many ground forces that are not in the space area of a system a player could commit to planets there."""

    RULE = "LRR 27.2"
    place: Place


@dataclass(frozen=True, slots=True)
class CustodiansPrice(OfSeat):
    """The influence that removing the custodians token costs a player."""

    RULE = "LRR 40.2"


@dataclass(frozen=True, slots=True)
class ProductionForbidden(OfAll):
    """Whether units on a planet cannot use production."""

    RULE = "LRR 69"
    planet: Planet


@dataclass(frozen=True, slots=True)
class ProductionLimit(OfSeat):
    """How many units a player's units in a system produce together."""

    RULE = "LRR 69.1"
    place: Place


@dataclass(frozen=True, slots=True)
class ProducingForbidden(OfAll):
    """Whether a player cannot produce units in a system at all, by whatever ability."""

    RULE = "LRR 26"
    place: Place


@dataclass(frozen=True, slots=True)
class InfantryLimit(OfSeat):
    """How many of the units that a player's units in a system produce together can be infantry."""

    RULE = "LRR 69.1d"
    place: Place


@dataclass(frozen=True, slots=True)
class EveryUncounted(OfSeat):
    """One in how many units of a type that a player produces does not count against the limit of production; 0 for
    none."""

    RULE = "LRR 69.1"
    unit: Unit


@dataclass(frozen=True, slots=True)
class PlanetProduction(OfSeat):
    """How many units a player's units on a planet produce, and the planet itself."""

    RULE = "LRR 69.1"
    planet: Planet


@dataclass(frozen=True, slots=True)
class UncountedUnits(OfSeat):
    """How many fighters and infantry do not count for the limit when a player's units in a system use production."""

    RULE = "LRR 69.1"
    place: Place


@dataclass(frozen=True, slots=True)
class FreeUnits(OfSeat):
    """How many units of a type a player could produce without spending resources (windows.UnitsBought)."""

    RULE = "LRR 26.1"
    unit: Unit


@dataclass(frozen=True, slots=True)
class ProductionDiscount(OfSeat):
    """By how much the price of production in a system is lower."""

    RULE = "LRR 26"
    place: Place


@dataclass(frozen=True, slots=True)
class ProducedFree(OfSeat):
    """Whether a player produces units of a type without spending resources; what they cost stays the same."""

    RULE = "LRR 26.1"
    unit: Unit


@dataclass(frozen=True, slots=True)
class PlacedElsewhere(OfSeat):
    """Whether fighters and infantry that a player produces may be placed in other systems: fighters then need no room
    where they are produced."""

    RULE = "LRR 69.3"


@dataclass(frozen=True, slots=True)
class Prerequisites(OfSeat):
    """How many technologies of a colour a player counts as having beyond those that are owned."""

    RULE = "LRR 89.12"
    technology: Technology
    colour: Colour


@dataclass(frozen=True, slots=True)
class PrerequisitesIgnored(OfSeat):
    """How many prerequisites of any colour a player may ignore on a technology."""

    RULE = "LRR 89.12"
    technology: Technology


@dataclass(frozen=True, slots=True)
class AllIgnorable(OfSeat):
    """Whether a player could ignore all prerequisites of a technology at a price (windows.ResearchChosen): 0 if not,
    else one more than the resources that it costs."""

    RULE = "LRR 89.12"
    technology: Technology


@dataclass(frozen=True, slots=True)
class SpecialtiesFree(OfSeat):
    """Whether a player uses technology specialties without exhausting their planets, exhausted ones too."""

    RULE = "LRR 89.14"


@dataclass(frozen=True, slots=True)
class ResearchForbidden(OfAll):
    """Whether a player cannot research a technology."""

    RULE = "LRR 89.10"
    technology: Technology


@dataclass(frozen=True, slots=True)
class ResearchReplaced(OfSeat):
    """Whether something else happens when a player would research, so that there need not be anything to research."""

    RULE = "LRR 89.10"


@dataclass(frozen=True, slots=True)
class ResearchFunds(OfSeat):
    """How much of the resources that research costs a player could pay in another way."""

    RULE = "LRR 90.2"


@dataclass(frozen=True, slots=True)
class ResearchPrice(OfSeat):
    """The resources that researching with the strategy card Technology costs."""

    RULE = "LRR 90.2"


@dataclass(frozen=True, slots=True)
class GoodsWorth(OfSeat):
    """How many resources or how much influence a trade good stands for that a player spends."""

    RULE = "LRR 39.4"
