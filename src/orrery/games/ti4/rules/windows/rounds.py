"""Twilight Imperium 4: things that happen: phases, turns, strategy cards, goods, activation and movement."""

from __future__ import annotations

from dataclasses import dataclass, field

from orrery.core.abilities import Ability
from orrery.core.windows import ForOne
from orrery.games.ti4.rules.things import (
    Place,
    Strategy,
    Unit,
)
from orrery.games.ti4.rules.windows import ForAll

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
class ShipsMoved(ForAll):
    """A player has moved ships into a system by an ability, not in the step "move ships" of a tactical action (LRR
    17.8); `units` are they."""

    RULE = "LRR 17.9"
    seat: int
    place: Place
    units: tuple[Unit, ...]

    @property
    def came(self) -> bool:
        return True


Arrival = Moved | ShipsMoved
"""Ships have come to a system, whatever has moved them."""


@dataclass(slots=True)
class TacticalDone(ForAll):
    """A tactical action is over."""

    RULE = "LRR 88"
    seat: int
    place: Place


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
