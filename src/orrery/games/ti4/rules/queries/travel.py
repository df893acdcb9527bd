"""Twilight Imperium 4: numbers that texts may change: movement, adjacency and retreats."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.ti4.rules.things import Place, Unit
from orrery.games.twilight.windows import OfAll, OfSeat


@dataclass(frozen=True, slots=True)
class Passes(OfSeat):
    """Which kinds of systems ships from a place may move through beyond the usual: bits PASS_..."""

    RULE = "LRR 17.4"
    place: Place


PASS_ASTEROIDS, PASS_SUPERNOVAE, PASS_NEBULAE, PASS_SHIPS, PASS_ANOMALIES = 1, 2, 4, 8, 16
ENTER_SUPERNOVAE, FROM_NEBULAE = 32, 64
"""FROM_NEBULAE: nebulae do not slow down ships that start from them. PASS_ANOMALIES: anomalies have no effect at all,
neither those on the way nor the one a ship starts from."""


@dataclass(frozen=True, slots=True)
class PassingForbidden(OfAll):
    """The systems that a player's ships cannot move through, as bits."""

    RULE = "LRR 17.4"


@dataclass(frozen=True, slots=True)
class LetsPass(OfAll):
    """The players, as bits, whose ships let those of a player pass."""

    RULE = "LRR 17.4b"


@dataclass(frozen=True, slots=True)
class MoveBonus(OfSeat):
    """What is added to the move value of all ships of a player that start from a place (LRR 17.3, 65.2)."""

    RULE = "LRR 17.3"
    place: Place


@dataclass(frozen=True, slots=True)
class UnitPasses(OfSeat):
    """Which kinds of systems a player's ships of a type may move through beyond the usual: bits PASS_..."""

    RULE = "LRR 17.4"
    unit: Unit


@dataclass(frozen=True, slots=True)
class UnitAdjacent(OfSeat):
    """The systems, as bits, to which each ship of a type of a player is adjacent, wherever it is."""

    RULE = "LRR 10"
    unit: Unit


@dataclass(frozen=True, slots=True)
class LeavesTokens(OfSeat):
    """Whether ships of a type of a player move out of systems with own command tokens."""

    RULE = "LRR 17.4c"
    unit: Unit


@dataclass(frozen=True, slots=True)
class ActivatesAgain(OfSeat):
    """Whether a player can activate systems with own command tokens, to get both tokens back."""

    RULE = "LRR E.4"


@dataclass(frozen=True, slots=True)
class ActivationForbidden(OfAll):
    """The systems that texts forbid a player to activate, as bits."""

    RULE = "LRR 6.2"


@dataclass(frozen=True, slots=True)
class MovementForbidden(OfAll):
    """Whether a text forbids moving units into the active system."""

    RULE = "LRR 17.4"
    place: Place


@dataclass(frozen=True, slots=True)
class WormholesMoved(OfAll):
    """Which kinds of wormholes work during movement, as bits."""

    RULE = "LRR 100"


@dataclass(frozen=True, slots=True)
class WormholesMerged(OfAll):
    """Whether alpha and beta wormholes are adjacent to each other for a player (-1: for nobody in particular); ALWAYS:
    even where a text says that wormholes have no effect."""

    RULE = "LRR 100"


ALWAYS = 2


@dataclass(frozen=True, slots=True)
class WormholesOpened(OfAll):
    """The wormholes that texts open or ships bring along, of every kind: `board.opened` makes one number of kinds and
    places (seat -1)."""

    RULE = "LRR 100"


@dataclass(frozen=True, slots=True)
class Crossroads(OfAll):
    """The systems that are adjacent to all systems with a wormhole, as bits (seat -1). Only effects that last
    for a time can make such systems: without any (`effects.py`) nobody is asked."""

    RULE = "LRR 10"


@dataclass(frozen=True, slots=True)
class RiftPlaces(OfAll):
    """The systems that are gravity rifts, as bits; units can make others of them (seat -1)."""

    RULE = "LRR 37"


@dataclass(frozen=True, slots=True)
class RiftsSafe(OfSeat):
    """The gravity rifts that a player's ships leave without rolling for them, as bits."""

    RULE = "LRR 37.2"


@dataclass(frozen=True, slots=True)
class RiftBonus(OfSeat):
    """What each gravity rift that a player's ships leave adds to their move values; if that is more than 1, they do not
    roll for it."""

    RULE = "LRR 37.1"


@dataclass(frozen=True, slots=True)
class PassagesMatter(OfSeat):
    """Whether it matters for a player which ships have moved through a wormhole."""

    RULE = "LRR 100"


@dataclass(frozen=True, slots=True)
class ActiveAdjacent(OfAll):
    """The systems that are adjacent to the active system, whatever the map says, as bits."""

    RULE = "LRR 10"


@dataclass(frozen=True, slots=True)
class NexusClosed(OfAll):
    """Whether the alpha and beta wormholes of the nexus have no effect during movement."""

    RULE = "LRR 99"


@dataclass(frozen=True, slots=True)
class RetreatForbidden(OfAll):
    """Whether a text forbids a player to retreat from a system."""

    RULE = "LRR 71.4"
    place: Place


@dataclass(frozen=True, slots=True)
class ShipsStay(OfAll):
    """Whether a text forbids abilities that would move a player's ships out of a combat in a system."""

    RULE = "LRR 31.8"
    place: Place


@dataclass(frozen=True, slots=True)
class RetreatForced(OfAll):
    """Whether a player must announce a retreat from a system, if able."""

    RULE = "LRR 71.4"
    place: Place


@dataclass(frozen=True, slots=True)
class StrategyForbidden(OfSeat):
    """Whether a player does not choose strategy cards."""

    RULE = "LRR 85.1"


@dataclass(frozen=True, slots=True)
class RetreatsAnywhere(OfSeat):
    """Whether a player may also retreat into adjacent systems without any units and own planets."""

    RULE = "LRR 71.7c"
