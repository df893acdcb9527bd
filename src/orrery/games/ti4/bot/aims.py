"""Whom and what a bot aims the texts of Twilight Imperium 4 at: what the text says is best; otherwise the leading
rivals for harmful texts, the bot's own best for helpful ones, and its least valuable for what must be given up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from orrery.core.abilities import Ability
from orrery.games.ti4.bot.goals import hope
from orrery.games.ti4.bot.judge import BotJudge, opinion_of
from orrery.games.ti4.bot.research import technology_worth, worth_of
from orrery.games.ti4.bot.strength import UNIT_VALUE
from orrery.games.ti4.rules.data import UNITS
from orrery.games.ti4.rules.judge import Judge
from orrery.games.ti4.rules.nouns import TEXT_HELPERS_AT, unit_of
from orrery.games.ti4.rules.rolled import misses
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import is_agenda
from orrery.games.ti4.rules.things import Place, Planet, Unit
from orrery.games.twilight.answers import counted
from orrery.games.twilight.opinions import Score

T = TypeVar("T", bound=int)
Aim = Callable[[BotJudge, T], Score]


def best(judge: BotJudge, things: Sequence[T], value: Aim[T]) -> T:
    """The best of several things; the first one if several are equal."""

    def key(it: T) -> Any:
        return value(judge, it), -it

    return max(things, key=key)


def said(d: Any) -> Any:
    """What the text that asks thinks of its targets."""
    return opinion_of(d.args["text"]) if "text" in d.args else opinion_of(Ability(-1))


# --- players -----------------------------------------------------------------------------------------------------


def player(s: Imperium, seat: int, d: Any) -> int:
    """The leader, unless the text says otherwise."""
    seats = list(d.options())
    return int(best(BotJudge(s, seat, d.args, seats), seats, said(d).player or BotJudge.rival))


def players(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many as the text finds good; as few as possible if it says nothing."""
    value = said(d).player
    judge = BotJudge(s, seat, d.args, d.items)
    ranked = sorted(d.items, key=lambda it: (value or BotJudge.rival)(judge, it), reverse=True)
    answer = tuple(sorted(ranked[: d.high if value is not None else d.low]))
    return answer if d.refuse(answer) is None else next(d.options())


# --- planets and systems -----------------------------------------------------------------------------------------


def planet(s: Imperium, seat: int, d: Any) -> int:
    """The best planet of a rival for what hurts; one of the bot's own for what helps."""
    planets = list(d.options())
    theirs = [it for it in planets if s.owner[it] not in (-1, seat)]
    mine = [it for it in planets if it not in theirs]
    value = said(d).planet
    if value is not None:
        return int(best(BotJudge(s, seat, d.args, planets), planets, value))
    return int(best(BotJudge(s, seat), theirs or mine, BotJudge.loss if theirs else BotJudge.planet))


def planets(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many good ones as possible if the text says which are good, or if they belong to others; otherwise as few and
    poor ones as possible."""
    judge, value = BotJudge(s, seat, d.args, d.items), said(d).planet
    ranked = sorted(d.items, key=lambda it: ((value or BotJudge.loss)(judge, it), it))
    hurts = value is None and all(s.owner[it] == seat for it in d.items)
    answer = tuple(sorted(ranked[: d.low] if hurts else ranked[len(ranked) - d.high :]))
    return answer if d.refuse(answer) is None else next(d.options())


def place(s: Imperium, seat: int, d: Any) -> int:
    """The system where a text does most; the bot's strongest if the text does not say."""
    places = list(d.options())
    return int(best(BotJudge(s, seat, d.args, places), places, said(d).place or BotJudge.strength))


def retreat_to(s: Imperium, seat: int, d: Any) -> int:
    """Where the bot has most."""
    return int(best(BotJudge(s, seat), list(d.options()), BotJudge.refuge))


def origin(s: Imperium, seat: int, d: Any) -> int | None:
    """Nothing is moved that need not be, unless the text says where somebody is idle; otherwise what is strongest."""
    places = [place for place in d.options() if place is not None]
    value, judge = said(d).place, BotJudge(s, seat, d.args, places)
    if len(places) == len(list(d.options())):
        return int(best(judge, places, value or BotJudge.strength))
    idle = [place for place in places if value is not None and value(judge, place) > 0]
    return int(best(judge, idle, value)) if idle and value is not None else None


# --- units -------------------------------------------------------------------------------------------------------


def cheapest(it: Judge, unit: Unit) -> float:
    return -UNIT_VALUE[unit]


def unit(s: Imperium, seat: int, d: Any) -> int:
    """What the text says, otherwise the cheapest loss."""
    units = list(d.options())
    return int(best(BotJudge(s, seat, d.args, units), units, said(d).unit or cheapest))


def units(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many as possible if the text says which are good, otherwise as few as possible."""
    value = said(d).unit
    judge = BotJudge(s, seat, d.args, d.items)
    ranked = sorted(d.items, key=lambda it: ((value or cheapest)(judge, it), -it), reverse=True)
    answer = tuple(sorted(ranked[: d.high if value is not None else d.low]))
    return answer if d.refuse(answer) is None else next(d.options())


def pieces(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The most valuable pieces if the text says so, otherwise as few as possible, the cheapest first."""
    value = said(d).unit
    judge = BotJudge(s, seat, d.args, d.items)
    kinds = list(dict.fromkeys(d.items))
    ranked = sorted(kinds, key=lambda it: ((value or cheapest)(judge, unit_of(it)[0]), -it), reverse=True)
    if hasattr(d, "fits"):
        answer = counted(d, [(it, 99) for it in ranked])
    else:
        every = sorted(d.items, key=ranked.index)
        answer = tuple(sorted(every[: d.high if value is not None else d.low]))
    return answer if d.refuse(answer) is None else next(d.options())


def standing(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Units where they stand: as few as possible, the cheapest first."""
    ranked = sorted(d.items, key=lambda it: (UNIT_VALUE[Unit(it % len(UNITS))], it))
    answer = tuple(sorted(ranked[: d.low]))
    return answer if d.refuse(answer) is None else next(d.options())


def ship(s: Imperium, seat: int, d: Any) -> tuple[int, int] | None:
    """A ship and where it is: a large one where the bot is strong, unless a ship is given up."""
    ships = [it for it in d.options() if it is not None]
    value = said(d).unit
    judge = BotJudge(s, seat, d.args, ships)
    chosen: tuple[int, int] = max(ships, key=lambda it: ((value or cheapest)(judge, it[0]), -it[1]))
    return chosen


def figure(s: Imperium, seat: int, d: Any) -> tuple[int, int, int]:
    """Somebody's unit: the largest of the leading rival; the own smallest if there are only own ones."""
    judge = BotJudge(s, seat)

    def value(it: tuple[int, int, int]) -> tuple[float, float]:
        whose, what, _ = it
        return (-1.0, -what) if whose == seat else (judge.rival(whose), what)

    chosen: tuple[int, int, int] = max(d.options(), key=lambda it: (value(it), it))
    return chosen


def source(s: Imperium, seat: int, d: Any) -> tuple[int, Any] | None:
    """A place, and perhaps a planet there, from which something is taken: from a rival, or where the bot is weakest."""
    found = [it for it in d.options() if it is not None]
    value = said(d).planet or said(d).place
    judge = BotJudge(s, seat, d.args, found)

    def key(it: tuple[Place, Planet | None]) -> Any:
        at, ground = it
        if value is not None:
            return value(judge, ground if said(d).planet and ground is not None else at)
        rival = ground is not None and s.owner[ground] not in (-1, seat)
        return float(rival), -judge.strength(at)

    return max(found, key=lambda it: (key(it), -it[0])) if found else None


# --- technologies, strategy cards, texts, numbers ----------------------------------------------------------------


def technology(s: Imperium, seat: int, d: Any) -> int:
    """The best one to have, unless the text says otherwise."""
    options = list(d.options())
    value = said(d).technology or BotJudge.technology
    return int(best(BotJudge(s, seat, d.args, options), options, value))


def replacement(s: Imperium, seat: int, d: Any) -> int | None:
    """Nothing is given up that need not be; otherwise the technology that is worth least."""
    options = list(d.options())
    return None if None in options else min(options, key=lambda it: (technology_worth(s, seat, it), it))


def strategy(s: Imperium, seat: int, d: Any) -> int:
    """The best one to have, unless the text says otherwise."""
    cards = list(d.options())
    return int(best(BotJudge(s, seat, d.args, cards), cards, said(d).strategy or BotJudge.strategy))


def strategies(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many good ones as possible."""
    judge, value = BotJudge(s, seat, d.args, d.items), said(d).strategy or BotJudge.strategy
    ranked = sorted(d.items, key=lambda it: (value(judge, it), -it), reverse=True)
    answer = counted(d, [(it, 99) for it in ranked]) if hasattr(d, "fits") else tuple(sorted(ranked[: d.high]))
    return answer if d.refuse(answer) is None else next(d.options())


def objective(s: Imperium, seat: int, d: Any) -> int:
    """The objective that is least likely to be scored: it is given back or shown."""
    return int(min(d.options(), key=lambda it: (hope(s, seat, it), it)))


def text(s: Imperium, seat: int, d: Any) -> int:
    """A law the bot dislikes, or the most valuable ability."""
    texts: list[Ability] = list(d.options())
    if is_agenda(texts[0]):
        judge = BotJudge(s, seat)
        return min(texts, key=lambda it: (judge.likes(it), it))
    return max(texts, key=lambda it: (worth_of(it), -it))


def cards(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many good cards as possible."""
    ranked = sorted(d.items, key=lambda it: (-worth_of(it), it))
    return tuple(sorted(ranked[: d.high]))


def dice(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The dice that do not hit."""
    missed = set(misses(s.roll))
    ranked = sorted(d.items, key=lambda die: (die not in missed, die))
    size = max(d.low, min(d.high, sum([die in missed for die in d.items])))
    return tuple(sorted(ranked[:size]))


def amount(s: Imperium, seat: int, d: Any) -> int:
    """As many as possible, unless the text says fewer are enough."""
    enough = said(d).amount
    return int(d.high if enough is None else max(d.low, min(d.high, enough)))


def readied(s: Imperium, seat: int, d: Any) -> int:
    """The richest planet, or else the best text."""
    judge = BotJudge(s, seat)

    def value(helper: int) -> float:
        if helper < TEXT_HELPERS_AT:
            return judge.loss(Planet(helper))
        return worth_of(Ability(helper - TEXT_HELPERS_AT))

    return int(max(d.options(), key=lambda it: (value(it), -it)))
