"""Twilight Imperium 4: things that happen: dice, hits, combat and invasion."""

from __future__ import annotations

from dataclasses import dataclass, field

from orrery.core.windows import ForOne
from orrery.games.ti4.rules.things import (
    NO_PLANET,
    Place,
    Planet,
    Unit,
)
from orrery.games.ti4.rules.windows import ForAll

# --- dice and hits -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CannonsFire(ForAll):
    """A player's space cannons are about to fire at another player's ships, or at ground forces on a planet."""

    RULE = "LRR 96"
    seat: int
    against: int
    place: Place
    planet: Planet = NO_PLANET


@dataclass(slots=True)
class AbilityRoll(ForOne):
    """A player is about to roll for the space cannons, anti-fighter barrage or bombardment of units; `units` are their
    types. Texts let some of them roll a further die: `more`."""

    RULE = "LRR 31"
    against: int
    place: Place
    planet: Planet
    why: str
    units: tuple[Unit, ...]
    more: tuple[Unit, ...] = ()


@dataclass(slots=True)
class RollCounted(ForAll):
    """Dice have been rolled for units, and nobody changes them any more; they are still in `s.roll`."""

    RULE = "LRR 31"
    seat: int
    against: int
    place: Place
    planet: Planet
    why: str
    hits: int


@dataclass(slots=True)
class Rolled(ForAll):
    """A player has rolled dice for units; `why` says what for: space_cannon, barrage, bombardment, combat,
    ground_combat. Texts may change the dice in `s.roll`."""

    RULE = "LRR 31"
    seat: int
    against: int
    place: Place
    planet: Planet
    why: str


@dataclass(slots=True)
class HitsComing(ForAll):
    """A player is about to assign hits; texts may cancel some of them by lowering `hits`."""

    RULE = "LRR 71.6"
    seat: int
    by: int
    place: Place
    planet: Planet
    why: str
    hits: int


@dataclass(slots=True)
class DamageSustained(ForAll):
    """Units of a player have sustained damage (LRR 75); `by` is whose hits it was. Each unit is a window."""

    RULE = "LRR 75.2"
    seat: int
    by: int
    place: Place
    planet: Planet
    unit: Unit


@dataclass(slots=True)
class BecameDamaged(ForAll):
    """A ship of a player has become damaged, by a text: it has not sustained damage."""

    RULE = "LRR 75.2"
    seat: int
    place: Place
    unit: Unit


@dataclass(slots=True)
class Repaired(ForAll):
    """In a combat a unit of a player has been repaired."""

    RULE = "LRR 75.3"
    seat: int
    place: Place
    planet: Planet
    unit: Unit


@dataclass(slots=True)
class UnitsDestroyed(ForAll):
    """Units of a player have been destroyed."""

    RULE = "LRR 101.1"
    seat: int
    by: int
    place: Place
    planet: Planet
    why: str
    units: tuple[Unit, ...]


# --- LRR 71, 20: combat ------------------------------------------------------------------------------------------


@dataclass(slots=True)
class FleetsMeet(ForAll):
    """A space combat begins: what takes part in it is settled before all else that happens at its start, so that
    whatever counts ships then counts them all (LRR 71.2, F.52)."""

    RULE = "LRR 71.2"
    seat: int
    against: int
    place: Place


@dataclass(slots=True)
class CombatRoundBegins(ForAll):
    """A round of a combat begins; with the first one the combat itself, in the same window (LRR 71.2, 20.4a)."""

    RULE = "LRR 71.2"
    seat: int
    against: int
    place: Place
    planet: Planet
    round: int

    @property
    def first(self) -> bool:
        return self.round == 1


@dataclass(slots=True)
class BarrageBegins(ForAll):
    """A player is about to roll for anti-fighter barrage; texts may let it hit all ships."""

    RULE = "LRR 46.1"
    seat: int
    against: int
    place: Place
    all_ships: bool = field(default=False)


@dataclass(slots=True)
class RetreatsBegin(ForAll):
    """The step "announce retreats" of a space combat begins; `seat` is the attacker."""

    RULE = "LRR 71.4"
    seat: int
    against: int
    place: Place


@dataclass(slots=True)
class RetreatAnnounced(ForAll):
    """A player has announced a retreat. Cancelled: the player cannot retreat in this round."""

    RULE = "LRR 71.4"
    seat: int
    against: int
    place: Place


@dataclass(slots=True)
class CombatRolled(ForAll):
    """The step "roll dice" of a combat round is over. Cancelled: no hits are assigned, and the step begins again."""

    RULE = "LRR 71.5"
    seat: int
    against: int
    place: Place
    planet: Planet


@dataclass(slots=True)
class HitsAssigned(ForAll):
    """In a round of combat both sides have assigned hits."""

    RULE = "LRR 71.6"
    seat: int
    against: int
    place: Place
    planet: Planet


@dataclass(slots=True)
class CombatRoundEnds(ForAll):
    """A round of a combat ends; with the last one the combat itself, in the same window (LRR 71.9a, 20.4b). A text that
    is used in it can make it the last one."""

    RULE = "LRR 71.8"
    seat: int
    against: int
    place: Place
    planet: Planet
    round: int


@dataclass(slots=True)
class CombatWon(ForAll):
    """A player has won a combat: only that player has units left, and there was an opponent (LRR 71.10, 20.4)."""

    RULE = "LRR 71.10"
    seat: int
    against: int
    place: Place
    planet: Planet


@dataclass(slots=True)
class CombatOver(ForAll):
    """A combat is over, whoever has won; what texts have changed for it is about to end (LRR 71.9, 20.4)."""

    RULE = "LRR 71.9"
    seat: int
    against: int
    place: Place
    planet: Planet


# --- LRR 27: invasion --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class InvasionBegins(ForAll):
    """The invasion step begins in a system with planets."""

    RULE = "LRR 27"
    seat: int
    place: Place


@dataclass(slots=True)
class CommitStep(ForOne):
    """In the step "commit ground forces" the active player has chosen what lands from the space area; texts may let
    more ground forces land. If none are in the space area and one has to land, they `must` (LRR 40.2)."""

    RULE = "LRR 27.2"
    place: Place
    must: bool = False


@dataclass(slots=True)
class LandingDone(ForOne):
    """The step "commit ground forces" is over: whatever lands has been committed, and nothing has followed yet."""

    RULE = "LRR 27.2"
    place: Place


@dataclass(slots=True)
class Committed(ForAll):
    """A player has committed units to land on a planet. Cancelled: they return to the space area."""

    RULE = "LRR 27.2"
    seat: int
    planet: Planet


@dataclass(slots=True)
class ControlChanges(ForAll):
    """A player gains control of a planet ("when"); `before` lost it, or is -1. Structures of `before` still stand."""

    RULE = "LRR 53.1"
    seat: int
    before: int
    planet: Planet


@dataclass(slots=True)
class ControlGained(ForAll):
    """A player has gained control of a planet ("after")."""

    RULE = "LRR 53.1"
    seat: int
    before: int
    planet: Planet
