"""Twilight Imperium 3: what a text tells bots about itself, besides its effect: `opinion(SABOTAGE, worth=2.5, ...)`.
Where that depends on the position, it is a function of the judge: the player who has to decide, with an eye for the
game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, Protocol

from orrery.core.abilities import Ability
from orrery.games.ti3.rules.board import influence, planets_at, planets_of, resources
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Figure, Place, Planet, Politic, Strategy
from orrery.games.twilight.opinions import Score, TextOpinion

CLOSE = 8
"""With this many points victory is near."""


class Judge(Protocol):
    """A player who has to decide, and how that player sees the table."""

    s: Twilight
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

    def menace(self, other: int) -> int:
        """How much a rival threatens."""

    def votes(self, seat: int) -> int:
        """About how many votes a player has now."""

    def spare(self, *, votes: bool = False) -> int:
        """What may be spent without losing an objective this round."""

    def card(self, card: Ability) -> float:
        """What an action card is worth in the hand."""

    def strategy(self, card: Strategy) -> float:
        """What a strategy card is worth."""

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
        """Whether a space battle cannot be won."""

    def close_fight(self) -> bool:
        """Whether the fight in question is still undecided, and worth a card."""

    def campaigns(self) -> bool:
        """Whether there is another system worth activating."""

    def wants_technology(self) -> bool:
        """Whether technologies are worth their price now."""

    def likes(self, law: Politic) -> int:
        """Whether a law in force helps (1) or hurts (-1)."""

    def fears(self, politic: Politic) -> bool:
        """Whether an agenda is a danger."""


P = ParamSpec("P")


def _of_a_text(make: Callable[P, TextOpinion[Judge]]) -> Callable[Concatenate[Ability, P], None]:
    def say(text: Ability, /, *args: P.args, **said: P.kwargs) -> None:
        HOOKS.opine(text, make(*args, **said))

    return say


opinion = _of_a_text(TextOpinion)
"""What a bot thinks of a text: `opinion(GOOD_YEAR, worth=2.2, use=3.0)`."""

FAVOURED: dict[str, float] = {}


def favour(race: str, worth: float) -> None:
    """How well a race suits the way bots play."""
    FAVOURED[race] = worth


# --- judgements that several texts share -------------------------------------------------------------------------


def gift(it: Judge, other: int) -> Score:
    """Gifts go to the player in last place."""
    return other != it.seat, -it.s.players[other].points, -len(planets_of(it.s, other))


def first(it: Judge) -> bool:
    """Good for the leader, or bad for the same reason."""
    return it.first()


def behind(it: Judge) -> bool:
    """Good for everyone but the leader."""
    return not it.first()


def close_fight(it: Judge) -> bool:
    """In a fight that is still undecided."""
    return it.close_fight()


def losing(it: Judge) -> bool:
    """In a space battle that cannot be won."""
    return it.hopeless(it.about["place"], it.about["seat"] + it.about["against"] - it.seat)


def harm(it: Judge, planet: Planet) -> float:
    """How much it hurts a rival to lose a planet, or what is on it."""
    return it.planet(planet) + 0.3 * it.s.players[it.s.owner[planet]].points


def riches(it: Judge, planet: Planet) -> float:
    """What a planet yields, resources above all."""
    return resources(it.s, planet) + 0.7 * influence(it.s, planet)


def best_yield(it: Judge, planet: Planet) -> Score:
    """The richest planet."""
    return resources(it.s, planet), influence(it.s, planet)


def least_loss(it: Judge, planet: Planet) -> float:
    """The planet that is worth least."""
    return -it.planet(planet)


def smallest(it: Judge, unit: Figure) -> float:
    """The least valuable of the units."""
    return -unit


def largest(it: Judge, unit: Figure) -> float:
    """The most valuable of the units."""
    return unit


def loot(it: Judge, place: Place) -> float:
    """What rivals could still use in a system, minus what the player could."""
    s = it.s
    fresh = [p for p in planets_at(s, place) if s.owner[p] >= 0 and not s.exhausted >> p & 1]
    return sum((resources(s, p) + 0.5 * influence(s, p)) * (-2 if s.owner[p] == it.seat else 1) for p in fresh)
