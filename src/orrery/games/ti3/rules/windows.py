"""Twilight Imperium 3: the events that texts can respond to, in rulebook order, each with its rule. A rule says `await
happens(s, Activated(seat, place))`; a text listens with `@HOOKS.reaction(Activated, text)` (may) or
`@HOOKS.trigger(...)` (must)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from orrery.core.abilities import Ability
from orrery.core.windows import ForOne, How, Window
from orrery.games.ti3.rules.seats import order_of_play, rank
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import (
    NO_PLANET,
    NO_POLITIC,
    Figure,
    Place,
    Planet,
    Politic,
    Shot,
    Strategy,
    Technology,
    Unit,
)


@dataclass(slots=True)
class ForAll(Window):
    """Everyone may respond: they announce together and act in the order of play (T3.19.1)."""

    HOW = How.ANNOUNCED

    def seats(self, s: Twilight) -> Sequence[int]:
        return order_of_play(s)


@dataclass(slots=True)
class ForTwo(Window):
    """The two sides of a fight may respond: they announce together and act in the order of play (T3.19.1)."""

    HOW = How.ANNOUNCED
    seat: int
    against: int

    def seats(self, s: Twilight) -> Sequence[int]:
        if self.against < 0:
            return (self.seat,)
        both = (self.seat, self.against)
        return both if rank(s, self.seat) < rank(s, self.against) else both[::-1]


# --- T3.5: the strategy phase ------------------------------------------------------------------------------------


@dataclass(slots=True)
class StrategyPhase(ForAll):
    """The strategy phase begins; nobody has taken a card."""

    RULE = "T3.5.1"
    round: int


@dataclass(slots=True)
class StrategyTaken(ForAll):
    """A player has taken a strategy card. Cancelled: it is put back, and the player takes another."""

    RULE = "T3.5.1"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class StrategiesTaken(ForAll):
    """All have taken strategy cards; no bonus counters have been placed."""

    RULE = "T3.5.4"
    round: int


# --- T3.6: strategic actions -------------------------------------------------------------------------------------


@dataclass(slots=True)
class TurnBegins(ForOne):
    """A player's turn in the action phase begins."""

    RULE = "T3.6.1"


@dataclass(slots=True)
class PrimaryBegins(ForAll):
    """A primary ability is about to be carried out."""

    RULE = "T3.6.3"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class PrimaryDone(ForAll):
    """A primary ability has been carried out; no secondary ability has been used."""

    RULE = "T3.6.3"
    seat: int
    strategy: Strategy


@dataclass(slots=True)
class SecondaryDeclined(ForOne):
    """A player declines to use a secondary ability."""

    RULE = "T3.6.3"
    strategy: Strategy


@dataclass(slots=True)
class SecondaryBegins(ForOne):
    """A player has paid for a secondary ability and is about to use it."""

    RULE = "T3.6.3"
    strategy: Strategy


@dataclass(slots=True)
class SecondaryDone(ForAll):
    """A player has used a secondary ability."""

    RULE = "T3.6.3"
    seat: int
    strategy: Strategy


# --- T3.7: the tactical action -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Activated(ForAll):
    """A player has activated a system."""

    RULE = "T3.7.1"
    seat: int
    place: Place


@dataclass(slots=True)
class ShipsMoved(ForOne):
    """Ships of a player have left a place for another, with their cargo; all of them had the range for it. `led` are
    those among them that an admiral must lead."""

    RULE = "T3.7.2"
    place: Place
    target: Place
    far: int = 1
    led: int = 0


@dataclass(slots=True)
class Moved(ForAll):
    """The ships of an activation have arrived; no PDS has fired. `came` is whether any have moved into the system."""

    RULE = "T3.7.5"
    seat: int
    place: Place
    came: bool


@dataclass(slots=True)
class BeforeBattle(ForTwo):
    """A space battle is about to begin: what fires before it fires now, the attacker first (T3.17.45)."""

    RULE = "T3.7.7"
    place: Place

    def seats(self, s: Twilight) -> Sequence[int]:
        return (self.seat, self.against)


@dataclass(slots=True)
class BarrageOver(ForTwo):
    """Destroyers have fired at fighters; no round of battle has begun."""

    RULE = "T3.7.7"
    place: Place


@dataclass(slots=True)
class BattleRound(ForTwo):
    """A round of a space battle is about to begin."""

    RULE = "T3.7.8"
    place: Place
    round: int


@dataclass(slots=True)
class DiceRolled(ForTwo):
    """Combat dice of a seat have been rolled, volley by volley: a unit and what it needs for each die. A text that
    re-rolls changes `dice`. `kind` is one of the rolls of queries.py."""

    RULE = "T3.7.9"
    kind: Shot
    place: Place
    dice: tuple[int, ...]
    needs: tuple[int, ...]
    units: tuple[int, ...]
    planet: Planet = NO_PLANET


@dataclass(slots=True)
class OtherDice(ForOne):
    """A player has rolled dice outside combat; `good` are the wanted numbers. A text that re-rolls changes `dice`."""

    RULE = "T3.17.15"
    dice: tuple[int, ...]
    good: tuple[int, ...]


@dataclass(slots=True)
class HitsScored(ForTwo):
    """Both have rolled; `seat` must take hits from `against`. A text may change their number."""

    RULE = "T3.7.10"
    place: Place
    hits: int


@dataclass(slots=True)
class TakesHits(ForTwo):
    """A fleet of `seat` is about to take hits, of any kind. A text that assigns some of them lowers `hits`."""

    RULE = "T3.7.10"
    place: Place
    hits: int


@dataclass(slots=True)
class ShipDamaged(ForTwo):
    """A dreadnought or war sun of `seat` has been damaged."""

    RULE = "T3.7.10"
    place: Place
    unit: Figure


@dataclass(slots=True)
class BattleOver(ForTwo):
    """A space battle is over."""

    RULE = "T3.7.12"
    place: Place


@dataclass(slots=True)
class TacticalDone(ForOne):
    """A tactical action is over."""

    RULE = "T3.6.2"
    place: Place


# --- T3.8: landings and invasion ---------------------------------------------------------------------------------


@dataclass(slots=True)
class BeforeLandings(ForAll):
    """The active player is about to land in a system."""

    RULE = "T3.8.1"
    seat: int
    place: Place


@dataclass(slots=True)
class Landed(ForOne):
    """All landings in a system have been made; no fight has begun."""

    RULE = "T3.8.1"
    place: Place


@dataclass(slots=True)
class NeutralLanding(ForAll):
    """Ground forces have landed on a neutral planet; it is about to be taken. Cancelled: it is not."""

    RULE = "T3.8.3"
    seat: int
    planet: Planet


@dataclass(slots=True)
class Attacked(ForTwo):
    """Ground forces of `seat` have landed on a planet of `against`, defended or not. Cancelled: they go back aboard."""

    RULE = "T3.8.1"
    planet: Planet


@dataclass(slots=True)
class BeforeBombardment(ForTwo):
    """A planet is about to be bombarded."""

    RULE = "T3.8.4"
    planet: Planet


@dataclass(slots=True)
class BeforeInvasion(ForTwo):
    """An invasion combat is about to begin. Cancelled: what has landed goes back aboard."""

    RULE = "T3.8.6"
    planet: Planet


@dataclass(slots=True)
class InvasionRound(ForTwo):
    """A round of invasion combat is about to begin."""

    RULE = "T3.8.7"
    planet: Planet
    round: int


@dataclass(slots=True)
class InvasionWon(ForTwo):
    """The invader has won; docks and PDS of the loser are still there."""

    RULE = "T3.8.8"
    planet: Planet


@dataclass(slots=True)
class InvasionRepelled(ForTwo):
    """The defender (`seat`) has won against an invader."""

    RULE = "T3.8.9"
    planet: Planet


@dataclass(slots=True)
class PlanetTaken(ForAll):
    """A planet has changed hands; `loser` is -1 if it was neutral."""

    RULE = "T3.3.4"
    seat: int
    planet: Planet
    loser: int


# --- T3.10: production -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Produced(ForOne):
    """A dock has produced units."""

    RULE = "T3.10.1"
    planet: Planet
    units: tuple[Unit, ...] = field(default=())


# --- T3.13: the council ------------------------------------------------------------------------------------------


@dataclass(slots=True)
class BeforeAgenda(ForAll):
    """A political card is about to be drawn. A text may choose another agenda: `agenda` (-1: draw)."""

    RULE = "T3.13.1"
    seat: int
    agenda: Politic = NO_POLITIC


@dataclass(slots=True)
class AgendaRead(ForAll):
    """A political card has been read; nobody has voted. Cancelled: it is discarded and another is drawn."""

    RULE = "T3.13.1"
    politic: Politic


@dataclass(slots=True)
class BeforeVote(ForOne):
    """A player is about to vote."""

    RULE = "T3.13.3"
    politic: Politic


@dataclass(slots=True)
class Voted(ForAll):
    """A player has voted; cancelled: it becomes an abstention."""

    RULE = "T3.13.3"
    seat: int
    politic: Politic


# --- T3.15: the status phase -------------------------------------------------------------------------------------


@dataclass(slots=True)
class StatusPhase(ForAll):
    """The status phase begins."""

    RULE = "T3.15.1"
    round: int


@dataclass(slots=True)
class StatusDraw(ForAll):
    """Action cards are about to be drawn in the status phase. Cancelled: nobody draws in the usual way."""

    RULE = "T3.15.8"
    round: int


@dataclass(slots=True)
class StatusDrawn(ForAll):
    """Action cards have been drawn in the status phase, in whatever way."""

    RULE = "T3.15.8"
    round: int


@dataclass(slots=True)
class CardsReturned(ForAll):
    """Strategy cards are about to be returned."""

    RULE = "T3.15.11"
    round: int


@dataclass(slots=True)
class RoundEnds(ForAll):
    """The round is over: what lasted until its end no longer applies."""

    RULE = "T3.4.1"
    round: int


# --- T3.18, T3.19: technologies and action cards -----------------------------------------------------------------


@dataclass(slots=True)
class BeforeTechnology(ForOne):
    """A player is about to buy a technology."""

    RULE = "T3.18.2"


@dataclass(slots=True)
class TechnologyGained(ForOne):
    """A player has received a technology."""

    RULE = "T3.18.1"
    technology: Technology


@dataclass(slots=True)
class CardPlayed(Window):
    """An action card is played; its target is known, nothing has been done yet. Cancelled: it does nothing."""

    RULE = "T3.19.1"
    seat: int
    card: Ability
    aimed_at: int = -1

    def seats(self, s: Twilight) -> Sequence[int]:
        return [seat for seat in order_of_play(s) if seat != self.seat]


ANY_TIME = (
    StrategyPhase,
    PrimaryDone,
    Activated,
    Moved,
    BeforeBattle,
    BattleRound,
    BeforeLandings,
    AgendaRead,
    StatusPhase,
)
"""The windows in which a text that says "at any time" can be used."""
