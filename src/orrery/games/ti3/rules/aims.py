"""Twilight Imperium 3: whom or what a text is aimed at. One kind of question per kind of target; the text that asks is
an argument. A text must make sure that there is something to aim at before it asks."""

from __future__ import annotations

from collections.abc import Sequence

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

RULE = "T3.19.1"


async def aim_player(me: int, text: int, seats: Sequence[int]) -> int:
    """One of these players."""
    chosen: int = await choose(me, AIM_PLAYER, sorted(seats), explain=lambda seat: No(RULE), text=text)
    return chosen


async def aim_planet(me: int, text: int, planets: Sequence[int]) -> int:
    """One of these planets."""
    chosen: int = await choose(me, AIM_PLANET, sorted(planets), explain=lambda planet: No(RULE), text=text)
    return chosen


async def aim_planets(me: int, text: int, planets: Sequence[int], low: int, high: int) -> tuple[int, ...]:
    """Some of these planets."""
    high = min(high, len(planets))
    return await pick(me, AIM_PLANETS, sorted(planets), min(low, high), high, how_many=RULE, of_which=RULE, text=text)


async def aim_place(me: int, text: int, places: Sequence[int]) -> int:
    """One of these systems."""
    chosen: int = await choose(me, AIM_PLACE, sorted(places), explain=lambda place: No(RULE), text=text)
    return chosen


async def aim_unit(me: int, text: int, units: Sequence[int]) -> int:
    """One of these kinds of units."""
    chosen: int = await choose(me, AIM_UNIT, sorted(set(units)), explain=lambda unit: No(RULE), text=text)
    return chosen


async def aim_units(me: int, text: int, units: Sequence[int], low: int, high: int) -> tuple[int, ...]:
    """Some of these units."""
    high = min(high, len(units))
    return await pick(me, AIM_OBJECTS, sorted(units), min(low, high), high, how_many=RULE, of_which=RULE, text=text)


async def aim_technology(me: int, text: int, technologies: Sequence[int]) -> int:
    """One of these technologies."""
    chosen: int = await choose(me, AIM_TECHNOLOGY, sorted(technologies), explain=lambda t: No(RULE), text=text)
    return chosen


async def aim_strategy(me: int, text: int, strategies: Sequence[int]) -> int:
    """One of these strategy cards."""
    chosen: int = await choose(me, AIM_STRATEGY, sorted(strategies), explain=lambda card: No(RULE), text=text)
    return chosen


async def aim_card(me: int, text: int, cards: Sequence[int]) -> int:
    """One of these action cards, of which all may know."""
    chosen: int = await choose(me, AIM_CARD, sorted(set(cards)), explain=lambda card: No(RULE), text=text)
    return chosen


async def aim_text(me: int, text: int, texts: Sequence[int]) -> int:
    """One of these texts (an ability of another race, a law)."""
    chosen: int = await choose(me, AIM_TEXT, sorted(texts), explain=lambda number: No(RULE), text=text)
    return chosen


async def aim_amount(me: int, text: int, low: int, high: int) -> int:
    """A number."""
    return await amount(me, AIM_AMOUNT, low, high, text=text)


async def wants(me: int, text: int) -> bool:
    """Whether a player wants to use something that a text offers (where that tells nobody a secret)."""
    return await confirm(me, AIM_YES, text=text)
