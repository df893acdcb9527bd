"""Twilight Imperium 4: what a text tells bots about itself, besides its effect: `opinion(SABOTAGE, worth=2.5, ...)`.
Where that depends on the position, it is a function of the judge: the player who has to decide, with an eye for the
game."""

from __future__ import annotations

from typing import Protocol

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.board import influence, on_planet, planets_at, planets_of, resources
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Outcome, Place, Planet, Technology
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
    "FAVOURED",
    "Judge",
    "bare_planets",
    "best_planet",
    "best_technology",
    "best_yield",
    "close_fight",
    "contested",
    "favour",
    "gift",
    "harm",
    "hurt",
    "idle_troops",
    "largest",
    "least_loss",
    "opinion",
    "smallest",
    "strongest",
]  # fmt: skip


class Judge(TableJudge[Imperium], Protocol):
    """A player who has to decide, and how that player sees the table."""

    def technology(self, technology: Technology) -> float:
        """What a technology is worth."""

    def votes_for(self, agenda: Ability) -> bool:
        """Whether the player is for an agenda, or would like to be elected."""

    def likes(self, law: Ability) -> int:
        """Whether the player is better off with a law in play: 1 or -1, or 0."""

    def interest(self, agenda: Ability, outcome: Outcome) -> float:
        """What an outcome of an agenda is worth to the player."""

    def saves(self) -> bool:
        """Whether the player saves planets for an objective in this round."""

    def outlook(self) -> float:
        """What the likely outcome of the agenda before the council is worth to the player."""


opinion = said_to(HOOKS.opine, TextOpinion[Judge])
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


def best_yield(it: Judge, planet: Planet) -> Score:
    """The richest planet."""
    return resources(it.s, planet), influence(it.s, planet)


def strongest(it: Judge, place: Place) -> float:
    """The system in which the player is strongest."""
    return it.strength(place)


def best_technology(it: Judge, technology: Technology) -> float:
    """The technology that is worth most."""
    return it.technology(technology)


def harm(it: Judge, planet: Planet) -> Score:
    """The planet of a rival whose loss hurts most."""
    return it.s.owner[planet] not in (-1, it.seat), it.loss(planet)


def contested(it: Judge) -> float:
    """When the player has activated a system with units of others."""
    a = it.s.activation
    if a is None or a.seat != it.seat:
        return -1.0
    others = [p for seat, p in enumerate(it.s.players) if seat != it.seat]
    there = any(a.place in p.space or any(it.s.places[planet] == a.place for planet in p.ground) for p in others)
    return 0.6 if there else -1.0


def idle_troops(it: Judge, place: Place) -> float:
    """How many ground forces of a player stand in a system beyond two on each planet; at home, beyond three."""
    s, home = it.s, it.s.players[it.seat].home
    there = [on_planet(s, it.seat, planet).ground_forces() for planet in planets_at(s, place)]
    return float(sum([max(0, n - (3 if place == home else 2)) for n in there]))


def bare_planets(it: Judge) -> float:
    """When a planet is without ground forces, and some are idle elsewhere."""
    s, mine = it.s, planets_of(it.s, it.seat)
    bare = any(not on_planet(s, it.seat, planet).ground_forces() for planet in mine)
    return 0.5 if bare and any(idle_troops(it, s.places[planet]) > 0 for planet in mine) else -1.0
