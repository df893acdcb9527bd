"""Twilight Imperium 4: what action cards that are component actions have in common (LRR 3.6a): they need a target, name
it before they can be cancelled (LRR F.37), and are aimed at units and planets of others only (LRR F.38)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orrery.core.ask import Kind
from orrery.core.refusal import No
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import on_planet, planets_at
from orrery.games.ti4.rules.hooks import Aim, F, as_action
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_SEAT, Place, Planet, Seat, Unit

Targets = Callable[[Imperium, Seat], Sequence[int]]
T = TypeVar("T")


def if_any(targets: Callable[[Imperium, Seat], Any]) -> Callable[[Imperium, int], No | None]:
    """A card is not played if its ability cannot be carried out in full (LRR 3.6a)."""
    return lambda s, me: None if targets(s, Seat(me)) else No("LRR 3.6a")


def one(name: str, kind: Kind[Any], targets: Targets) -> Aim:
    """A question for the only target of a card."""

    async def ask(s: Imperium, me: Seat) -> tuple[int, ...]:
        return (await aim(me, kind, text(f"card.{name}"), targets(s, me)),)

    return ask


def targeted(name: str, kind: Kind[Any], targets: Targets) -> Callable[[F], F]:
    """A card with one target: its function gets the state, the player and the target."""
    return as_action(f"card.{name}", if_any(targets), aim=one(name, kind, targets))


def holder_of(s: Imperium, me: int, planet: Planet, unit: Unit) -> Seat:
    """Another player with units of a type on a planet; -1 if there is none."""
    return next((other for other in others(s, me) if on_planet(s, other, planet).all[unit]), NO_SEAT)


def foreign(s: Imperium, me: int, unit: Unit) -> list[Planet]:
    """The planets with units of a type that belong to another player (LRR F.38)."""
    planets = {planet for other in others(s, me) for planet in s.players[other].ground}
    return sorted(planet for planet in planets if holder_of(s, me, planet, unit) >= 0)


def ships_near(s: Imperium, me: int, around: Sequence[int]) -> int:
    """The systems with ships of a player, and those adjacent to them."""
    found = 0
    for place, forces in s.players[me].space.items():
        if forces.ships():
            found |= 1 << place | around[place]
    return found


def held_by_others(s: Imperium, me: int, place: Place) -> list[Planet]:
    """The ready planets of other players in a system."""
    return [
        planet
        for planet in planets_at(s, place)
        if s.owner[planet] not in (me, NO_SEAT) and not s.exhausted >> planet & 1
    ]
