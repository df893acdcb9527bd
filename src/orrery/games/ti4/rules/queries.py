"""Twilight Imperium 4: the numbers that texts may change. A rule asks `number(s, value, FleetLimit, seat)`; a text
answers with `@HOOKS.modifier(FleetLimit, text)`. The first field is whose number it is. What units can do by
themselves (cost, combat, move, capacity ...) is on their sheet (units.on_sheet)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.things import Colour, Place, Planet, Technology, Unit
from orrery.games.twilight.windows import OfAll, OfSeat

# --- limits ------------------------------------------------------------------------------------------------------


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


# --- movement: 0 stands for no, anything else for yes, unless it says otherwise ---------------------------------


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
    """Whether a text forbids activating a system."""

    RULE = "LRR 6.2"
    place: Place


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


# --- dice --------------------------------------------------------------------------------------------------------


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


# --- planets, production, research -------------------------------------------------------------------------------


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
class InfantryBeyond(OfSeat):
    """How many infantry a player's units in a system produce beyond the production limit."""

    RULE = "LRR 69.1"
    place: Place


@dataclass(frozen=True, slots=True)
class FighterUncounted(OfSeat):
    """Every which fighter that a player produces does not count against the limit of production; 0 for none."""

    RULE = "LRR 69.1"
    place: Place


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
