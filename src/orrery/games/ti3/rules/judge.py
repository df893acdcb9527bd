"""Twilight Imperium 3: what a text tells bots about itself, besides its effect: `opinion(SABOTAGE, worth=2.5, ...)`.
Where that depends on the position, it is a function of the judge: the player who has to decide, with an eye for the
game."""

from __future__ import annotations

from typing import Protocol

from orrery.games.ti3.rules.board import influence, planets_at, planets_of, resources
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Place, Planet, Politic
from orrery.games.twilight.opinions import (
    Score,
    TableJudge,
    TextOpinion,
    largest,
    least_loss,
    said_to,
    smallest,
)

__all__ = [
    "CLOSE", "FAVOURED", "Judge", "behind", "best_yield", "close_fight", "favour", "first", "gift", "harm", "largest",
    "least_loss", "loot", "losing", "opinion", "riches", "smallest",
]  # fmt: skip

CLOSE = 8
"""With this many points victory is near."""


class Judge(TableJudge[Twilight], Protocol):
    """A player who has to decide, and how that player sees the table."""

    def menace(self, other: int) -> int:
        """How much a rival threatens."""

    def votes(self, seat: int) -> int:
        """About how many votes a player has now."""

    def spare(self, *, votes: bool = False) -> int:
        """What may be spent without losing an objective this round."""

    def campaigns(self) -> bool:
        """Whether there is another system worth activating."""

    def likes(self, law: Politic) -> int:
        """Whether a law in force helps (1) or hurts (-1)."""

    def fears(self, politic: Politic) -> bool:
        """Whether an agenda is a danger."""


opinion = said_to(HOOKS.opine, TextOpinion[Judge])
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


def loot(it: Judge, place: Place) -> float:
    """What rivals could still use in a system, minus what the player could."""
    s = it.s
    fresh = [p for p in planets_at(s, place) if s.owner[p] >= 0 and not s.exhausted >> p & 1]
    return sum((resources(s, p) + 0.5 * influence(s, p)) * (-2 if s.owner[p] == it.seat else 1) for p in fresh)
