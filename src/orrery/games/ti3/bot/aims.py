"""Whom and what a bot aims the texts of Twilight Imperium 3 at: what the text says is best; otherwise the leading
rivals for harmful texts, the bot's own best for helpful ones, and its least valuable for what must be given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.judge import BotJudge, opinion_of
from orrery.games.ti3.bot.rivals import menace
from orrery.games.ti3.bot.wealth import technology_worth, worth_of
from orrery.games.ti3.rules.judge import Judge, harm, riches
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import is_politic, politic_of
from orrery.games.ti3.rules.things import Figure
from orrery.games.ti3.rules.units import STATS
from orrery.games.twilight.opinions import Score

T = TypeVar("T", bound=int)
Aim = Callable[[BotJudge, T], Score]


def best(judge: BotJudge, things: Sequence[T], value: Aim[T]) -> T:
    """The best of several things; the first one if several are equal."""

    def key(it: T) -> Any:
        return value(judge, it), -it

    return max(things, key=key)


# --- players -----------------------------------------------------------------------------------------------------


def rival(s: Twilight, seat: int, d: Any) -> int:
    """The leader, unless the text says otherwise."""
    seats = list(d.options())
    value = opinion_of(d.args["text"]).player if "text" in d.args else None
    return int(best(BotJudge(s, seat, d.args, seats), seats, value or BotJudge.rival))


def robbed(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many as possible, leaders first."""
    ranked = sorted(d.items, key=lambda other: (-s.players[other].points, -s.players[other].goods, other))
    return tuple(sorted(ranked[: d.high]))


def envoy(s: Twilight, seat: int, d: Any) -> int:
    """Peace with the neighbour who threatens most."""
    return int(max(d.options(), key=lambda other: (menace(s, seat, other), s.players[other].points, -other)))


# --- planets -----------------------------------------------------------------------------------------------------


def aimed_planet(s: Twilight, seat: int, d: Any) -> int:
    """The best planet of a rival for what hurts; one of the bot's own for what helps."""
    planets = list(d.options())
    theirs = [planet for planet in planets if s.owner[planet] not in (-1, seat)]
    value = opinion_of(d.args["text"]).planet or (harm if theirs else BotJudge.planet)
    return int(best(BotJudge(s, seat, d.args, planets), theirs or planets, value))


def aimed_planets(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many good ones as possible if the text says which are good, or if they belong to others; otherwise as few and
    poor ones as possible."""
    judge, said = BotJudge(s, seat, d.args, d.items), opinion_of(d.args["text"]).planet
    value: Aim[Any] = said or riches

    def key(planet: Any) -> Any:
        return value(judge, planet), planet

    ranked = sorted(d.items, key=key)
    hurts = said is None and all(s.owner[p] == seat for p in d.items)
    return tuple(sorted(ranked[: d.low] if hurts else ranked[len(ranked) - d.high :]))


# --- systems -----------------------------------------------------------------------------------------------------


def aimed_place(s: Twilight, seat: int, d: Any) -> int:
    """The system where a text does most; the bot's strongest if the text does not say."""
    places = list(d.options())
    return int(best(BotJudge(s, seat, d.args, places), places, opinion_of(d.args["text"]).place or BotJudge.strength))


def retreat_to(s: Twilight, seat: int, d: Any) -> int:
    """Where the bot has most."""
    return int(best(BotJudge(s, seat), list(d.options()), BotJudge.refuge))


# --- units, technologies, strategy cards, texts, numbers ---------------------------------------------------------


def cheapest(it: Judge, unit: Figure) -> float:
    return -STATS[unit].cost if unit < len(STATS) else 0


def aimed_unit(s: Twilight, seat: int, d: Any) -> int:
    """What the text says, otherwise the cheapest loss."""
    units = list(d.options())
    return int(best(BotJudge(s, seat, d.args, units), units, opinion_of(d.args["text"]).unit or cheapest))


def aimed_units(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many as possible if the text says which are good, otherwise as few as possible."""
    ranked = sorted(d.items)
    if opinion_of(d.args["text"]).unit is not None:
        return tuple(ranked[len(ranked) - d.high :])
    return tuple(ranked[: d.low])


def aimed_technology(s: Twilight, seat: int, d: Any) -> int:
    """The least valuable one: it is given to somebody else, or given back."""
    return int(min(d.options(), key=lambda technology: (technology_worth(s, seat, technology), technology)))


def aimed_strategy(s: Twilight, seat: int, d: Any) -> int:
    """The best one to have, unless the text says otherwise."""
    cards = list(d.options())
    value = opinion_of(d.args["text"]).strategy or BotJudge.strategy
    return int(best(BotJudge(s, seat, d.args, cards), cards, value))


def aimed_text(s: Twilight, seat: int, d: Any) -> int:
    """A law the bot dislikes, or the most valuable ability."""
    texts: list[Ability] = list(d.options())
    if is_politic(texts[0]):
        judge = BotJudge(s, seat)
        return min(texts, key=lambda text: (judge.likes(politic_of(text)), text))
    return max(texts, key=worth_of)


def most_troops(s: Twilight, seat: int, d: Any) -> int:
    """As many as possible, unless the text says fewer are enough."""
    enough = opinion_of(d.args["text"]).amount
    return int(d.high if enough is None else max(d.low, min(d.high, enough)))
