"""Twilight Imperium 3: choosing the target of a text. There is one kind of question per kind of target; the text that
asks is an argument. A text must make sure that there is a target before it asks."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import amount, confirm
from orrery.games.ti3.rules.kinds import (
    AIM_AMOUNT,
    AIM_CARD,
    AIM_OBJECTS,
    AIM_PLACE,
    AIM_PLANET,
    AIM_PLANETS,
    AIM_PLAYER,
    AIM_STRATEGY,
    AIM_TECHNOLOGY,
    AIM_TEXT,
    AIM_UNIT,
    AIM_YES,
)
from orrery.games.ti3.rules.things import Figure, Place, Planet, Seat, Strategy, Technology
from orrery.games.twilight.aims import one_of, some_of

RULE = "T3.19.1"


async def aim_player(me: int, text: Ability, seats: Sequence[int]) -> Seat:
    """One of these players."""
    return await one_of(me, AIM_PLAYER, text, sorted(seats), RULE)


async def aim_planet(me: int, text: Ability, planets: Sequence[Planet]) -> Planet:
    """One of these planets."""
    return await one_of(me, AIM_PLANET, text, sorted(planets), RULE)


async def aim_planets(me: int, text: Ability, planets: Sequence[Planet], low: int, high: int) -> tuple[Planet, ...]:
    """Some of these planets."""
    return await some_of(me, AIM_PLANETS, text, sorted(planets), low, high, RULE)


async def aim_place(me: int, text: Ability, places: Sequence[Place]) -> Place:
    """One of these systems."""
    return await one_of(me, AIM_PLACE, text, sorted(places), RULE)


async def aim_unit(me: int, text: Ability, units: Sequence[int]) -> Figure:
    """One of these kinds of units."""
    return await one_of(me, AIM_UNIT, text, sorted(set(units)), RULE)


async def aim_units(me: int, text: Ability, units: Sequence[int], low: int, high: int) -> tuple[Figure, ...]:
    """Some of these units."""
    return await some_of(me, AIM_OBJECTS, text, sorted(units), low, high, RULE)


async def aim_technology(me: int, text: Ability, technologies: Sequence[Technology]) -> Technology:
    """One of these technologies."""
    return await one_of(me, AIM_TECHNOLOGY, text, sorted(technologies), RULE)


async def aim_strategy(me: int, text: Ability, strategies: Sequence[int]) -> Strategy:
    """One of these strategy cards."""
    return await one_of(me, AIM_STRATEGY, text, sorted(strategies), RULE)


async def aim_card(me: int, text: Ability, cards: Sequence[int]) -> Ability:
    """One of these action cards, which everyone may know."""
    return await one_of(me, AIM_CARD, text, sorted(set(cards)), RULE)


async def aim_text(me: int, text: Ability, texts: Sequence[int]) -> Ability:
    """One of these texts (an ability of another race, a law)."""
    return await one_of(me, AIM_TEXT, text, sorted(texts), RULE)


async def aim_amount(me: int, text: Ability, low: int, high: int) -> int:
    """A number."""
    return await amount(me, AIM_AMOUNT, low, high, text=text)


async def wants(me: int, text: Ability) -> bool:
    """Whether a player wants to use something that a text offers (where asking reveals no secret)."""
    return await confirm(me, AIM_YES, text=text)
