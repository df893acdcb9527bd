"""Twilight Imperium 4: things that happen: production, research, exploration and objectives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from orrery.core.abilities import Ability
from orrery.core.windows import ForOne
from orrery.games.ti4.rules.things import (
    Exploration,
    Objective,
    Place,
    Planet,
    Technology,
    Unit,
)
from orrery.games.ti4.rules.windows import ForAll


@dataclass(slots=True)
class ProductionBegins(ForAll):
    """A player is about to use production in a system. Whether anything could be produced with one trade good more:
    `fruitful`; a text that pays for the use of production makes its player produce at `least` one unit."""

    RULE = "LRR 69"
    seat: int
    place: Place
    fruitful: bool = field(default=True, init=False)
    least: int = field(default=0, init=False)


@dataclass(slots=True)
class UnitsComing(ForOne):
    """A player has paid for units and is about to place them in a system. A text that places some of them elsewhere
    takes them out of `units`."""

    RULE = "LRR 69.3"
    place: Place
    units: tuple[Unit, ...]


@dataclass(slots=True)
class UnitsBought(ForOne):
    """A player has chosen units to produce and is about to pay; texts may add to those that cost nothing: `free`. Of
    some there are none `but_captives` of the player's own."""

    RULE = "LRR 26.1"
    place: Place
    units: tuple[Unit, ...]
    discount: int
    but_captives: tuple[Unit, ...] = ()
    free: tuple[Unit, ...] = ()


@dataclass(slots=True)
class TroopsProduced(ForAll):
    """A player produces ground forces and is about to place them; texts may add to the planets for them: `grounds`."""

    RULE = "LRR 69.3"
    seat: int
    place: Place
    units: tuple[Unit, ...]
    grounds: Sequence[Planet]


@dataclass(slots=True)
class Produced(ForAll):
    """A player has used production in a system."""

    RULE = "LRR 69"
    seat: int
    place: Place
    units: tuple[Unit, ...]


@dataclass(slots=True)
class StructureComing(ForOne):
    """A player is about to place a structure on a planet. Cancelled: a text has placed something else instead."""

    RULE = "LRR 34.3"
    planet: Planet
    unit: Unit


@dataclass(slots=True)
class StructurePlaced(ForAll):
    """A player has placed a structure on a planet (LRR 34.3)."""

    RULE = "LRR 34.3"
    seat: int
    planet: Planet
    unit: Unit


@dataclass(slots=True)
class WouldResearch(ForOne):
    """A player would research a technology. A text may put something else in its place (queries.ResearchReplaced)."""

    RULE = "LRR 89.10"


@dataclass(slots=True)
class PlacedInSpace(ForAll):
    """A player has placed units in the space area of a system, by a text that others may build on."""

    RULE = "LRR 31"
    seat: int
    place: Place
    text: Ability


@dataclass(slots=True)
class UnitsPlaced(ForAll):
    """A player has placed units on a planet, by a text that others may build on."""

    RULE = "LRR 31"
    seat: int
    planet: Planet
    text: Ability


@dataclass(slots=True)
class ResearchPaid(ForAll):
    """A player is about to spend resources to research; texts may lower the `price`."""

    RULE = "LRR 90.2"
    seat: int
    price: int


@dataclass(slots=True)
class ResearchBegins(ForAll):
    """A player is about to research a technology: prerequisites may still be ignored; texts raise `ignored`."""

    RULE = "LRR 89.10"
    seat: int
    ignored: int = field(default=0, init=False)


@dataclass(slots=True)
class ResearchChosen(ForOne):
    """A player has chosen a technology to research; prerequisites may still be ignored; texts raise `ignored`."""

    RULE = "LRR 89.10"
    technology: Technology
    ignored: int


@dataclass(slots=True)
class Researched(ForAll):
    """A player has researched a technology."""

    RULE = "LRR 89.10"
    seat: int
    technology: Technology


@dataclass(slots=True)
class TechnologyGained(ForAll):
    """A player has gained a technology, by research or otherwise; not what the game begins with."""

    RULE = "LRR 89.1"
    seat: int
    technology: Technology


@dataclass(slots=True)
class Exploring(ForAll):
    """A player is about to draw an exploration card; texts may raise the number of `cards`, of which the player
    resolves one and discards the others. `planet` is -1 in the frontier."""

    RULE = "LRR 29.1"
    seat: int
    planet: Planet
    place: Place
    cards: int = field(default=1)


@dataclass(slots=True)
class Explores(ForAll):
    """A player has revealed an exploration card; it has not been resolved. `planet` is -1 in the frontier."""

    RULE = "LRR 29.1"
    seat: int
    planet: Planet
    place: Place
    card: Exploration


@dataclass(slots=True)
class Explored(ForAll):
    """A player has explored a planet or a frontier token."""

    RULE = "LRR 29.1"
    seat: int
    planet: Planet
    place: Place
    card: Exploration


@dataclass(slots=True)
class RelicGained(ForAll):
    """A player has gained a relic."""

    RULE = "LRR 73.2"
    seat: int
    relic: Ability


@dataclass(slots=True)
class ObjectiveScored(ForAll):
    """A player has scored an objective."""

    RULE = "LRR 14.5"
    seat: int
    objective: Objective
