"""Twilight Imperium 3: choosing the target of a text. There is one kind of question per kind of target; the text that
asks is an argument. A text must make sure that there is a target before it asks."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import amount, choose, confirm, pick
from orrery.core.refusal import No
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

RULE = "T3.19.1"


async def aim_player(me: int, text: Ability, seats: Sequence[int]) -> Seat:
    """One of these players."""
    chosen = await choose(me, AIM_PLAYER, sorted(seats), explain=lambda seat: No(RULE), text=text)
    return Seat(chosen)


async def aim_planet(me: int, text: Ability, planets: Sequence[Planet]) -> Planet:
    """One of these planets."""
    chosen: Planet = await choose(me, AIM_PLANET, sorted(planets), explain=lambda planet: No(RULE), text=text)
    return chosen


async def aim_planets(me: int, text: Ability, planets: Sequence[Planet], low: int, high: int) -> tuple[Planet, ...]:
    """Some of these planets."""
    high = min(high, len(planets))
    return await pick(me, AIM_PLANETS, sorted(planets), min(low, high), high, how_many=RULE, of_which=RULE, text=text)


async def aim_place(me: int, text: Ability, places: Sequence[Place]) -> Place:
    """One of these systems."""
    chosen: Place = await choose(me, AIM_PLACE, sorted(places), explain=lambda place: No(RULE), text=text)
    return chosen


async def aim_unit(me: int, text: Ability, units: Sequence[int]) -> Figure:
    """One of these kinds of units."""
    chosen: Figure = await choose(me, AIM_UNIT, sorted(set(units)), explain=lambda unit: No(RULE), text=text)
    return chosen


async def aim_units(me: int, text: Ability, units: Sequence[int], low: int, high: int) -> tuple[Figure, ...]:
    """Some of these units."""
    high = min(high, len(units))
    return await pick(me, AIM_OBJECTS, sorted(units), min(low, high), high, how_many=RULE, of_which=RULE, text=text)


async def aim_technology(me: int, text: Ability, technologies: Sequence[Technology]) -> Technology:
    """One of these technologies."""
    chosen: Technology = await choose(me, AIM_TECHNOLOGY, sorted(technologies), explain=lambda t: No(RULE), text=text)
    return chosen


async def aim_strategy(me: int, text: Ability, strategies: Sequence[int]) -> Strategy:
    """One of these strategy cards."""
    chosen: Strategy = await choose(me, AIM_STRATEGY, sorted(strategies), explain=lambda card: No(RULE), text=text)
    return chosen


async def aim_card(me: int, text: Ability, cards: Sequence[int]) -> Ability:
    """One of these action cards, which everyone may know."""
    chosen: Ability = await choose(me, AIM_CARD, sorted(set(cards)), explain=lambda card: No(RULE), text=text)
    return chosen


async def aim_text(me: int, text: Ability, texts: Sequence[int]) -> Ability:
    """One of these texts (an ability of another race, a law)."""
    chosen: Ability = await choose(me, AIM_TEXT, sorted(texts), explain=lambda number: No(RULE), text=text)
    return chosen


async def aim_amount(me: int, text: Ability, low: int, high: int) -> int:
    """A number."""
    return await amount(me, AIM_AMOUNT, low, high, text=text)


async def wants(me: int, text: Ability) -> bool:
    """Whether a player wants to use something that a text offers (where asking reveals no secret)."""
    return await confirm(me, AIM_YES, text=text)
