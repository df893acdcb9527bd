"""Twilight Imperium 4: what a text tells bots about itself, besides its effect: `opinion(SABOTAGE, worth=2.5, ...)`.
Where that depends on the position, it is a function of the judge: the player who has to decide, with an eye for the
game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, Protocol

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Strategy, Technology, Unit
from orrery.games.twilight.opinions import Score, TextOpinion


class Judge(Protocol):
    """A player who has to decide, and how that player sees the table."""

    s: Imperium
    seat: int
    about: Mapping[str, Any]
    """What the question is about."""
    options: Sequence[Any]
    """The options."""
    acting: bool
    """Whether the text is being considered as an action."""

    def leader(self) -> int:
        """The rival who is closest to victory."""

    def first(self) -> bool:
        """Whether the player has more points than all others."""

    def rival(self, other: int) -> float:
        """How good it is to hurt a player."""

    def card(self, card: Ability) -> float:
        """What an action card is worth in the hand."""

    def strategy(self, card: Strategy) -> float:
        """What a strategy card is worth."""

    def technology(self, technology: Technology) -> float:
        """What a technology is worth."""

    def planet(self, planet: Planet) -> float:
        """What a planet is worth."""

    def loss(self, planet: Planet) -> float:
        """How much it would hurt its owner to lose a planet."""

    def fleet(self, seat: int, place: Place) -> float:
        """What the ships of a fleet have cost."""

    def strength(self, place: Place) -> float:
        """How strong the player is in a system."""

    def refuge(self, place: Place) -> float:
        """How good it is to flee to a system."""

    def hopeless(self, place: Place, foe: int) -> bool:
        """Whether a space combat cannot be won."""

    def close_fight(self) -> bool:
        """Whether the fight in question is still undecided, and worth a card."""

    def wants_technology(self) -> bool:
        """Whether technologies are worth their price now."""


P = ParamSpec("P")


def _of_a_text(make: Callable[P, TextOpinion[Judge]]) -> Callable[Concatenate[Ability, P], None]:
    def say(text: Ability, /, *args: P.args, **said: P.kwargs) -> None:
        HOOKS.opine(text, make(*args, **said))

    return say


opinion = _of_a_text(TextOpinion)
"""What a bot thinks of a text: `opinion(SABOTAGE, worth=2.2, use=3.0)`."""

FAVOURED: dict[str, float] = {}


def favour(faction: str, worth: float) -> None:
    """How well a faction suits the way bots play."""
    FAVOURED[faction] = worth


# --- judgements that several texts share -------------------------------------------------------------------------


def hurt(it: Judge, other: int) -> Score:
    """The rival whom it is best to hurt, never oneself."""
    return other != it.seat, it.rival(other)


def gift(it: Judge, other: int) -> Score:
    """Oneself, or else the player in last place."""
    return other == it.seat, -it.s.players[other].points


def close_fight(it: Judge) -> float:
    """In a fight that is still undecided."""
    return 1.0 if it.close_fight() else -1.0


def best_planet(it: Judge, planet: Planet) -> float:
    """The planet that is worth most."""
    return it.planet(planet)


def least_loss(it: Judge, planet: Planet) -> float:
    """The planet that is worth least."""
    return -it.planet(planet)


def best_yield(it: Judge, planet: Planet) -> Score:
    """The richest planet."""
    return resources(it.s, planet), influence(it.s, planet)


def strongest(it: Judge, place: Place) -> float:
    """The system in which the player is strongest."""
    return it.strength(place)


def best_technology(it: Judge, technology: Technology) -> float:
    """The technology that is worth most."""
    return it.technology(technology)


def smallest(it: Judge, unit: Unit) -> float:
    """The least valuable of the units."""
    return -unit


def largest(it: Judge, unit: Unit) -> float:
    """The most valuable of the units."""
    return unit
