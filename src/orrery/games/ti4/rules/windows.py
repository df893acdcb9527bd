"""Twilight Imperium 4: the things that happen and that texts can answer, in the order of a round, each with its rule. A
rule says `await happens(s, Activated(seat, place))`; a text listens with `@HOOKS.reaction(Activated, text)` (may) or
`@HOOKS.trigger(...)` (must). "When" comes before "after" (LRR 31.14 to 31.16): where both are needed there are two
windows, or `rank` puts the "when" first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from orrery.core.abilities import Ability
from orrery.core.windows import Window
from orrery.games.ti4.rules.seats import order
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import (
    NO_PLANET,
    Exploration,
    Objective,
    Outcome,
    Place,
    Planet,
    Strategy,
    Technology,
    Unit,
)
from orrery.games.twilight.windows import ForOne


@dataclass(slots=True)
class ForAll(Window):
    """All may answer, one text at a time, in the order of LRR 31.19 and 31.20, until all pass."""

    def seats(self, s: Imperium) -> Sequence[int]:
        return order(s)


@dataclass(slots=True)
class CardPlayed(ForAll):
    """An action card is played. Cancelled: it has no effect (LRR 3.8)."""

    RULE = "LRR 3.8"
    seat: int
    card: Ability


@dataclass(slots=True)
class AbilityUsed(ForAll):
    """A player has used a faction ability as an action."""

    RULE = "LRR 31.25"
    seat: int
    ability: Ability


@dataclass(slots=True)
class CardDiscarded(ForAll):
    """A player has discarded an action card: after playing it, or for another reason."""

    RULE = "LRR 3.7"
    seat: int
    card: Ability


@dataclass(slots=True)
class AgentExhausted(ForAll):
    """A player has exhausted an agent, and its ability has been resolved as far as it goes at once."""

    RULE = "LRR 7.4"
    seat: int
    leader: Ability


@dataclass(slots=True)
class Readied(ForOne):
    """A card of a player has been readied, in the status phase or by a text."""

    RULE = "LRR 82.6"
    card: Ability


# --- LRR 85: the strategy phase ----------------------------------------------------------------------------------


@dataclass(slots=True)
class StrategyPhaseBegins(ForAll):
    """The strategy phase begins."""

    RULE = "LRR 85"
    round: int


@dataclass(slots=True)
class StrategyTaken(ForAll):
    """A player chooses a strategy card. Cancelled: the player must choose a different one, if possible."""

    RULE = "LRR 85.1"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class StrategyGained(ForAll):
    """A strategy card has been chosen; texts may change whose it will be: `owner`."""

    RULE = "LRR 85.1"
    seat: int
    strategy: Strategy
    owner: int


@dataclass(slots=True)
class StrategyPhaseEnds(ForAll):
    """The strategy phase ends."""

    RULE = "LRR 85.2"
    round: int


# --- LRR 4, 5: turns ---------------------------------------------------------------------------------------------


@dataclass(slots=True)
class TurnBegins(ForAll):
    """A player's turn begins."""

    RULE = "LRR 5"
    seat: int


@dataclass(slots=True)
class ActionDone(ForAll):
    """A player has performed an action; the turn is not over yet."""

    RULE = "LRR 4"
    seat: int


@dataclass(slots=True)
class TurnEnds(ForAll):
    """A player's turn ends."""

    RULE = "LRR 5"
    seat: int


@dataclass(slots=True)
class PlayerPassed(ForAll):
    """A player has passed."""

    RULE = "LRR 4.4"
    seat: int


@dataclass(slots=True)
class ActionPhaseEnds(ForAll):
    """All have passed; the action phase is over."""

    RULE = "LRR 4.5"
    round: int


# --- LRR 83: strategic actions -----------------------------------------------------------------------------------


@dataclass(slots=True)
class StrategicBegins(ForAll):
    """A player would perform a strategic action. Cancelled: it is not performed, and the turn ends."""

    RULE = "LRR 83.1"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class PrimaryBegins(ForAll):
    """A player is about to resolve the primary ability of a strategy card."""

    RULE = "LRR 83.1"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class SecondaryBegins(ForAll):
    """A player is about to resolve the secondary ability of a strategy card, after spending so many command tokens.
    Cancelled: it is not resolved."""

    RULE = "LRR 83.1"
    seat: int
    strategy: Strategy
    tokens: int


@dataclass(slots=True)
class StrategyTokenSpent(ForOne):
    """A player is about to spend a token from the strategy pool; `empty`: there is none in it, so that it must come
    from elsewhere; `secondary`: it is spent for the secondary ability of a strategy card. Cancelled: it comes from
    elsewhere."""

    RULE = "LRR 52.5"
    empty: bool
    secondary: bool = False


@dataclass(slots=True)
class StrategyTokenGone(ForOne):
    """A player has spent a token from the strategy pool."""

    RULE = "LRR 52.5"


@dataclass(slots=True)
class StrategyResolved(ForAll):
    """A player has resolved the primary or secondary ability of a strategy card."""

    RULE = "LRR 83.1"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class StrategicDone(ForAll):
    """All have resolved a strategy card."""

    RULE = "LRR 83.2"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class Replenished(ForAll):
    """A player has replenished commodities."""

    RULE = "LRR 57.3"
    seat: int


@dataclass(slots=True)
class Traded(ForAll):
    """A player has resolved a transaction with another one, for whom it is another window."""

    RULE = "LRR 91"
    seat: int
    partner: int


@dataclass(slots=True)
class CommoditiesGiven(ForAll):
    """A player has given commodities to another one."""

    RULE = "LRR 57.5"
    seat: int
    taker: int
    commodities: int


@dataclass(slots=True)
class GoodsGained(ForAll):
    """A player has gained trade goods: from the `supply`, or off a strategy card, or what others had."""

    RULE = "LRR 39.2"
    seat: int
    goods: int
    supply: bool = True


@dataclass(slots=True)
class GoodsTaken(ForAll):
    """A player has taken a trade good or a commodity of another one (`rival`), by a text."""

    RULE = "LRR 39.2"
    seat: int
    rival: int
    text: Ability


@dataclass(slots=True)
class CardsDrawn(ForAll):
    """A player is about to draw action cards; texts may change the number, and how many cards of the hand are discarded
    afterwards."""

    RULE = "LRR 3.3"
    seat: int
    cards: int
    discards: int = field(default=0, init=False)


# --- LRR 88, 17: activation and movement -------------------------------------------------------------------------


@dataclass(slots=True)
class Activated(ForAll):
    """A player has activated a system."""

    RULE = "LRR 88.1"
    seat: int
    place: Place


@dataclass(slots=True)
class Moved(ForAll):
    """The step "move ships" is over; `came`: ships have moved into the active system."""

    RULE = "LRR 17.6"
    seat: int
    place: Place
    came: bool


@dataclass(slots=True)
class TacticalDone(ForAll):
    """A tactical action is over."""

    RULE = "LRR 88"
    seat: int
    place: Place


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
    """A round of a combat ends; with the last one the combat itself, in the same window (LRR 71.9a, 20.4b)."""

    RULE = "LRR 71.8"
    seat: int
    against: int
    place: Place
    planet: Planet
    round: int
    last: bool


@dataclass(slots=True)
class CombatWon(ForAll):
    """A player has won a combat: only that player has units left, and there was an opponent (LRR 71.10, 20.4)."""

    RULE = "LRR 71.10"
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


# --- LRR 26, 69, 89, 29: production, research, exploration -------------------------------------------------------


@dataclass(slots=True)
class ProductionBegins(ForAll):
    """A player is about to use production in a system."""

    RULE = "LRR 69"
    seat: int
    place: Place


@dataclass(slots=True)
class UnitsComing(ForOne):
    """A player has paid for units and is about to place them in a system. A text that places some of them elsewhere
    takes them out of `units`."""

    RULE = "LRR 69.3"
    place: Place
    units: tuple[Unit, ...]


@dataclass(slots=True)
class UnitsBought(ForOne):
    """A player has chosen units to produce and is about to pay; texts may add to those that cost nothing: `free`."""

    RULE = "LRR 26.1"
    place: Place
    units: tuple[Unit, ...]
    discount: int
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


# --- LRR 82: the status phase ------------------------------------------------------------------------------------


@dataclass(slots=True)
class StatusPhaseBegins(ForAll):
    """The status phase begins."""

    RULE = "LRR 82"
    round: int


@dataclass(slots=True)
class SecretsScored(ForOne):
    """A player may score a secret objective in the status phase; only one."""

    RULE = "LRR 82.1"
    done: bool = False


@dataclass(slots=True)
class StrategiesReturn(ForOne):
    """A player is about to return strategy cards. Cancelled: they are kept."""

    RULE = "LRR 82.8"


@dataclass(slots=True)
class StatusPhaseEnds(ForAll):
    """The status phase ends."""

    RULE = "LRR 82"
    round: int


# --- LRR 2: the agenda phase -------------------------------------------------------------------------------------


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
