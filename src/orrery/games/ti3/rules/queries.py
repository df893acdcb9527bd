"""Twilight Imperium 3: the numbers that texts may change, in rulebook order. A rule asks `number(s, value, FleetLimit,
seat, place)`; a text answers with `@HOOKS.modifier(FleetLimit, text)`. The first field is whose number it is;
`Forbidden` numbers are 0, or the number of the text that forbids it, plus one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from orrery.core.windows import Query
from orrery.games.ti3.rules.nouns import SHOT
from orrery.games.ti3.rules.things import NO_PLANET, Colour, Place, Planet, Shot, Strategy, Technology, Unit
from orrery.games.twilight.windows import OfAll, OfSeat


@dataclass(frozen=True, slots=True)
class Resources(OfAll):
    """What a planet yields in resources (seat: its owner)."""

    RULE = "T3.3.2"
    planet: Planet


@dataclass(frozen=True, slots=True)
class Influence(OfAll):
    """What a planet yields in influence (seat: its owner)."""

    RULE = "T3.3.2"
    planet: Planet


@dataclass(frozen=True, slots=True)
class StrategyPrice(OfSeat):
    """Counters of the strategy allocation that taking a strategy card costs."""

    RULE = "T3.5.1"
    card: Strategy


@dataclass(frozen=True, slots=True)
class TakeForbidden(OfAll):
    """Whether a text forbids taking a strategy card."""

    RULE = "T3.5.1"
    card: Strategy


@dataclass(frozen=True, slots=True)
class PassesStrategies(OfSeat):
    """Whether a player takes strategy cards for others as well."""

    RULE = "T3.5.1"


@dataclass(frozen=True, slots=True)
class KeepsStrategy(OfSeat):
    """Whether a player keeps the strategy cards for the next round."""

    RULE = "T3.15.11"


@dataclass(frozen=True, slots=True)
class StrategyForbidden(OfAll):
    """Whether a text forbids playing a strategy card."""

    RULE = "T3.6.3"
    card: Strategy


@dataclass(frozen=True, slots=True)
class SecondaryCost(OfSeat):
    """Command counters that a secondary ability costs."""

    RULE = "T3.6.4"
    card: Strategy


@dataclass(frozen=True, slots=True)
class SecondaryForbidden(OfAll):
    """Whether a text forbids a player from using a secondary ability."""

    RULE = "T3.6.3"
    card: Strategy


@dataclass(frozen=True, slots=True)
class CounterPrice(OfSeat):
    """The influence that a command counter costs with Logistics."""

    RULE = "T3.6.7"


@dataclass(frozen=True, slots=True)
class TacticalPrice(OfSeat):
    """Command counters that a tactical action takes from the command pool, including the one on the board."""

    RULE = "T3.7.1"


@dataclass(frozen=True, slots=True)
class ActivationForbidden(OfAll):
    """Whether a text forbids a player from activating a system."""

    RULE = "T3.7.1"
    place: Place


@dataclass(frozen=True, slots=True)
class Flagships(OfSeat):
    """How many dreadnoughts at a place have range +1."""

    RULE = "T3.7.2"
    place: Place


@dataclass(frozen=True, slots=True)
class FliesThrough(OfSeat):
    """What a player's ships that start at a place (-1: anywhere) may fly through: ASTEROIDS and ENEMIES, added up, and
    FRIEND << seat for the ships of one other player, OPENED << place for those at one place."""

    RULE = "T3.7.3"
    place: Place


ASTEROIDS, ENEMIES, FRIEND = 1, 2, 4
OPENED = FRIEND << 8


@dataclass(frozen=True, slots=True)
class WormholesShut(OfAll):
    """1 if no fleet may pass through wormholes, 2 if all wormholes are of one kind."""

    RULE = "T3.3.10"


@dataclass(frozen=True, slots=True)
class Combat(Query):
    """What is added to a combat roll of a kind of unit. `kind` says which roll it is (below), `attacks` is 1 for the
    active player; texts of both sides count. `place` is the system, `planet` the planet being fought for."""

    RULE = "T3.7.9"
    PARTIES = 2
    seat: int
    against: int
    unit: Unit
    kind: Shot
    attacks: int
    place: Place
    planet: Planet = NO_PLANET

    def seats(self, s: object) -> Sequence[int]:
        return (self.seat,) if self.against < 0 else (self.seat, self.against)


BATTLE, BARRAGE_ROLL, PDS_AT_SHIPS, PDS_AT_TROOPS, BOMBARDMENT, INVASION, BEFORE_BATTLE = SHOT.every


@dataclass(frozen=True, slots=True)
class BattleDice(OfSeat):
    """The dice of all ships of a kind in a round of battle."""

    RULE = "T3.7.9"
    unit: Unit
    place: Place


@dataclass(frozen=True, slots=True)
class RetreatForbidden(OfAll):
    """Whether a text forbids a player from leaving a battle."""

    RULE = "T3.7.8"
    against: int


@dataclass(frozen=True, slots=True)
class LandingForbidden(OfAll):
    """Whether a text forbids a player from landing on a planet that is not their own."""

    RULE = "T3.8.1"
    planet: Planet


@dataclass(frozen=True, slots=True)
class BombardmentForbidden(OfAll):
    """Whether a text forbids bombarding a planet with a kind of ship."""

    RULE = "T3.8.4"
    planet: Planet
    unit: Unit


@dataclass(frozen=True, slots=True)
class GunsForbidden(OfAll):
    """Whether a text forbids the PDS of a player from firing at forces landing on a planet."""

    RULE = "T3.8.6"
    planet: Planet


@dataclass(frozen=True, slots=True)
class ProductionLimit(OfAll):
    """How many units a dock produces."""

    RULE = "T3.10.1"
    planet: Planet


@dataclass(frozen=True, slots=True)
class ProductionCap(OfAll):
    """The most units a dock produces, whatever raises its limit."""

    RULE = "T3.10.1"
    planet: Planet


@dataclass(frozen=True, slots=True)
class ProductionForbidden(OfAll):
    """Whether a text forbids a dock from producing, or from producing a kind of unit (-1: any)."""

    RULE = "T3.10.1"
    planet: Planet
    unit: Unit


@dataclass(frozen=True, slots=True)
class UnitCost(OfSeat):
    """What a unit, or a pair, costs on a planet."""

    RULE = "T3.14.1"
    unit: Unit
    planet: Planet


@dataclass(frozen=True, slots=True)
class ProductionAid(OfSeat):
    """Extra resources to spend on production at a dock."""

    RULE = "T3.10.1"
    planet: Planet


@dataclass(frozen=True, slots=True)
class DropTroops(OfSeat):
    """How many ground forces a command counter gives through an ability like Sol's."""

    RULE = "T3.10.7"


@dataclass(frozen=True, slots=True)
class RoomBeside(OfSeat):
    """How many ships (or fighters: 1) produced at a dock could be placed outside its system."""

    RULE = "T3.10.4"
    planet: Planet
    fighters: int


@dataclass(frozen=True, slots=True)
class Income(OfSeat):
    """Trade goods from this many trade agreements."""

    RULE = "T3.11.2"
    agreements: int


@dataclass(frozen=True, slots=True)
class GoodsGoTo(OfAll):
    """Who receives the trade goods that a player would receive from the common area."""

    RULE = "T3.11.8"


@dataclass(frozen=True, slots=True)
class AgreementForbidden(OfAll):
    """Whether a text forbids an agreement between two players."""

    RULE = "T3.11.1"
    partner: int


@dataclass(frozen=True, slots=True)
class NeedsNoApproval(OfSeat):
    """Whether a player's agreements need no approval."""

    RULE = "T3.11.3"


@dataclass(frozen=True, slots=True)
class Unbreakable(OfSeat):
    """Whether a player's partners cannot end the agreement on their own."""

    RULE = "T3.11.6"


@dataclass(frozen=True, slots=True)
class FleetLimit(OfSeat):
    """How many ships a player may have in a system."""

    RULE = "T3.12.3"
    place: Place


@dataclass(frozen=True, slots=True)
class MostFleetSupply(OfSeat):
    """How many counters a player may have in the fleet supply."""

    RULE = "T3.12.1"


@dataclass(frozen=True, slots=True)
class HandLimit(OfSeat):
    """How many action cards a player may hold."""

    RULE = "T3.12.8"


@dataclass(frozen=True, slots=True)
class NoPolitics(OfAll):
    """Whether a text forbids a player from drawing political cards."""

    RULE = "T3.13.1"


@dataclass(frozen=True, slots=True)
class VoteForbidden(OfAll):
    """Whether a text forbids a player from voting."""

    RULE = "T3.13.3"


@dataclass(frozen=True, slots=True)
class Votes(OfSeat):
    """How many votes a player has."""

    RULE = "T3.13.3"


@dataclass(frozen=True, slots=True)
class StatusCards(OfSeat):
    """Action cards drawn in the status phase."""

    RULE = "T3.15.8"


@dataclass(frozen=True, slots=True)
class StatusCounters(OfSeat):
    """Command counters received in the status phase."""

    RULE = "T3.15.8"


@dataclass(frozen=True, slots=True)
class NoRedistribution(OfSeat):
    """Whether a text forbids redistributing command counters."""

    RULE = "T3.15.9"


@dataclass(frozen=True, slots=True)
class TechnologyCost(OfSeat):
    """What a technology costs, after specialties."""

    RULE = "T3.18.2"
    technology: Technology


@dataclass(frozen=True, slots=True)
class TechnologyForbidden(OfAll):
    """Whether a text forbids a player from having a technology; `bought` is 1 if it would be paid for."""

    RULE = "T3.18.1"
    technology: Technology
    bought: int


@dataclass(frozen=True, slots=True)
class Tolerated(OfSeat):
    """How many prerequisites of a technology a player may lack."""

    RULE = "T3.18.1"
    technology: Technology


@dataclass(frozen=True, slots=True)
class Specialties(OfSeat):
    """How much the specialties of a colour save a player."""

    RULE = "T3.18.2"
    colour: Colour


@dataclass(frozen=True, slots=True)
class NoCards(OfAll):
    """Whether a text forbids a player from drawing action cards."""

    RULE = "T3.19.4"
