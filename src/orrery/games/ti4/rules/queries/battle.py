"""Twilight Imperium 4: numbers that texts may change: dice, hits and damage."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.ti4.rules.things import Place, Planet, Unit
from orrery.games.twilight.windows import OfAll, OfSeat


@dataclass(frozen=True, slots=True)
class RollBonus(OfAll):
    """What is added to the result of each die of a player's units of a type; `why` as in windows.Rolled, as a number
    (fire.WHY)."""

    RULE = "LRR 31"
    unit: Unit
    against: int
    place: Place
    planet: Planet
    why: int


@dataclass(frozen=True, slots=True)
class ExtraDice(OfSeat):
    """How many more dice one of a player's units rolls."""

    RULE = "LRR 31"
    why: int


@dataclass(frozen=True, slots=True)
class CombatDice(OfSeat):
    """How many dice one of a player's units of a type rolls in a space combat at a place."""

    RULE = "LRR 48.2"
    unit: Unit
    place: Place


@dataclass(frozen=True, slots=True)
class MoreHits(OfSeat):
    """How many more hits a die of a unit produces; `die` is what it shows, before anything is added."""

    RULE = "LRR 71.5"
    unit: Unit
    why: int
    die: int


@dataclass(frozen=True, slots=True)
class HitsAimed(OfSeat):
    """Whether the hits of a player's units of a type in a space combat must go to ships that are not fighters."""

    RULE = "LRR 71.6"
    unit: Unit
    place: Place


@dataclass(frozen=True, slots=True)
class RollForbidden(OfAll):
    """Whether a player cannot make combat rolls, in space or on a planet."""

    RULE = "LRR 71.5"
    place: Place
    planet: Planet


@dataclass(frozen=True, slots=True)
class SustainsForShips(OfSeat):
    """Whether a player's units of a type that ships transport sustain damage for the ships in their system."""

    RULE = "LRR 75"
    unit: Unit
    place: Place


@dataclass(frozen=True, slots=True)
class ShipTreatedAs(OfSeat):
    """Which ship of a player in a system is treated as another one in combat (guise.py); 0 for none."""

    RULE = "LRR 71"
    place: Place


@dataclass(frozen=True, slots=True)
class SustainForbidden(OfAll):
    """Whether a player's ships in a system, or ground forces on a planet, cannot sustain damage."""

    RULE = "LRR 75.1"
    place: Place
    planet: Planet


@dataclass(frozen=True, slots=True)
class SustainCancels(OfSeat):
    """How many hits a unit of a player cancels that sustains damage."""

    RULE = "LRR 75.6"


@dataclass(frozen=True, slots=True)
class RepairedEachRound(OfSeat):
    """Whether a player's ships of a type are repaired before each round of space combat, even if they sustained damage
    in the round before."""

    RULE = "LRR F.2"
    unit: Unit


@dataclass(frozen=True, slots=True)
class RestedRepaired(OfSeat):
    """How many of a player's units are repaired in each round of combat, of those that did not sustain damage in it."""

    RULE = "LRR F.2"


@dataclass(frozen=True, slots=True)
class FightersSpared(OfSeat):
    """Whether the hits of a player must go to ships that are not fighters as long as there are any."""

    RULE = "LRR 96.5"
    place: Place


@dataclass(frozen=True, slots=True)
class ExtraDiceOf(OfSeat):
    """How many more dice a player's units of a type roll, one unit of them or several."""

    RULE = "LRR 31"
    unit: Unit
    why: int


@dataclass(frozen=True, slots=True)
class CannonForbidden(OfAll):
    """Whether a player's space cannons cannot fire at somebody (-1: nobody in particular)."""

    RULE = "LRR 96"
    against: int
    place: Place
    planet: Planet


@dataclass(frozen=True, slots=True)
class ShieldIgnored(OfAll):
    """Whether a player's bombardment ignores planetary shields on a planet."""

    RULE = "LRR 66.3"
    planet: Planet


@dataclass(frozen=True, slots=True)
class BombardsToo(OfSeat):
    """How many of a player's units of a type in a system that are no ships can bombard planets there like ships."""

    RULE = "LRR 22.1"
    unit: Unit
    place: Place


@dataclass(frozen=True, slots=True)
class BombardForbidden(OfAll):
    """Whether a text forbids bombarding a planet."""

    RULE = "LRR 22.1"
    planet: Planet
