"""Twilight Imperium 3 in the browser: every component in words and in numbers to draw with, and the galaxy's places.
figures.py has what changes during a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti3 import GAME
from orrery.games.ti3.board.figures import considered, figures
from orrery.games.ti3.odds.luck import SERIES
from orrery.games.ti3.rules.data import (
    ACTION_CARDS,
    COUNTERS,
    DOMAIN_NAMES,
    DOMAINS,
    LEADERS,
    OBJECTIVES,
    PLANETS,
    POLITICS,
    RACES,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
)
from orrery.games.ti3.rules.galaxy import FIRST, HEXES, HOMES, SHAPES
from orrery.games.ti3.rules.hooks import times
from orrery.games.ti3.rules.kinds import DEEDS, TACTICAL, USE
from orrery.games.ti3.rules.nouns import FROM_PLANET, GOOD, LOAD, NAMES, PDS_FROM_PLANET, RACE
from orrery.games.ti3.rules.status import WINNING
from orrery.games.ti3.rules.texts import AS_ACTIONS, TECHNOLOGIES_AT, politic_of, race_texts
from orrery.games.ti3.rules.things import Race, Technology, Tile, Unit, places_in
from orrery.games.ti3.rules.units import DREADNOUGHT, GROUND_FORCE, PDS, STATS, UNITS, WAR_SUN
from orrery.games.ti3.telling.cards import counter, primary, secondary, told
from orrery.server.messages import Component
from orrery.telling.things import nouns
from orrery.text import Words

__all__ = ["SERIES", "catalogue", "considered", "figures"]

SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.36, -0.28), (0.36, 0.28)),
    3: ((0.0, -0.46), (-0.42, 0.26), (0.42, 0.26)),
}
"""Where the planets of a system are, by their number, in a hex whose corners are at distance 1."""
BESIDE_WORMHOLE = ((-0.3, 0.2),)
"""A planet in a system with a wormhole makes room for it."""


def catalogue(words: Words, config: Mapping[str, str]) -> tuple[dict[str, list[Component]], dict[str, Any]]:
    """All components by noun, in the reader's language, and the places of the galaxy for every number of players."""
    made = {noun: _components(noun, numbers, words) for noun, numbers in ids().items()}
    maps = {str(n): {"places": list(places_in(shape)), "homes": list(HOMES[n])} for n, shape in SHAPES.items()}
    return made, {"hexes": [list(at) for at in HEXES], "maps": maps}


# --- components --------------------------------------------------------------------------------------------------


@cache
def ids() -> dict[str, dict[int, str]]:
    """Everything that answers and the log can name, by noun: the ids in numerical order."""
    found = {noun.name: dict(enumerate(noun.names)) for noun in nouns(GAME).values()}
    found["action"] = {deed: DEEDS[deed] for deed in range(TACTICAL, USE)}
    loads = [*range(len(UNITS) - 1), 8, 9]
    loads += [at + planet for at in (FROM_PLANET, PDS_FROM_PLANET) for planet in range(len(PLANETS))]
    found["load"] = {number: LOAD.encode(number) for number in loads}
    found["domain"] = dict(enumerate(DOMAIN_NAMES))
    del found["rival"], found["site"]  # the page already knows the seats; sites are places and planets
    return found


def _components(noun: str, numbers: Mapping[int, str], words: Words) -> list[Component]:
    facts, rules = FACTS.get(noun), RULES.get(noun)
    return [
        Component(
            number=number,
            id=id_,
            name=_capital(_name(noun, number, words)),
            text=[_capital(line) for line in _text(noun, number, words)],
            rules=list(rules(number)) if rules is not None else [],
            facts=facts(number, words) if facts is not None else {},
        )
        for number, id_ in numbers.items()
    ]


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _name(noun: str, number: int, words: Words) -> str:
    if noun == "action":
        return words.text(f"ti3-deed-{DEEDS[number]}")
    if noun == "domain":
        return counter(number, words)
    return str(words.noun(noun, number))


def _text(noun: str, number: int, words: Words) -> list[str]:
    """What a thing says. Rules are shown beside it by number, not in it."""
    if noun == "strategy":
        return [primary(number, words), secondary(number, words)]
    if noun in ("planet", "purse"):
        return []  # the board shows what a planet yields now
    if noun == "domain":
        return [words.text(f"ti3-counter-{DOMAINS[number][0]}-text")]
    numbered = {line for rule in RULES[noun](number) for line in [_ruled(rule, words)]} if noun in RULES else set()
    return [line for line in told(noun, number, words) if line not in numbered]


def _ruled(rule: str, words: Words) -> str:
    return words.text("no-rule", rule=rule, text=words.rule(rule))


# --- rules -------------------------------------------------------------------------------------------------------

UNIT_RULES: dict[int, tuple[str, ...]] = {
    0: ("T3.14.2", "T3.12.5"),
    1: ("T3.7.7",),
    3: ("T3.12.6",),
    4: ("T3.7.10", "T3.8.4"),
    5: ("T3.7.10", "T3.8.5", "T3.17.1"),
    6: ("T3.3.4",),
    7: ("T3.7.5", "T3.14.5"),
    8: ("T3.10.1", "T3.10.2"),
}
STRATEGY_RULES = ("T3.5.5", *(f"T3.6.{5 + i}" for i in range(7)))
TILE_RULES = {"asteroid_field": ("T3.3.6",), "nebula": ("T3.3.8",), "supernova": ("T3.3.9",)}
LEADER_RULES = tuple(f"T3.16.{15 + i}" for i in range(5))
DOMAIN_RULES = {"settlers": "T3.16.10", "industrial_society": "T3.16.11", "hostile_locals": "T3.16.9"}
ACTION_RULES = {"tactical": "T3.7.1", "transfer": "T3.9.1", "pass": "T3.6.2", "wait": "T3.6.1"}


def _whole(unit: int) -> Unit:
    """The kind of unit behind a damaged one."""
    return {8: DREADNOUGHT, 9: WAR_SUN}.get(unit, Unit(unit))


def _loaded(load: int) -> Unit:
    return _whole(load) if load < FROM_PLANET else GROUND_FORCE if load < PDS_FROM_PLANET else PDS


def _unit_rules(unit: Unit) -> tuple[str, ...]:
    return ("T3.14.1", *UNIT_RULES.get(unit, ()))


def _tile_rules(number: int) -> tuple[str, ...]:
    it = TILES[number]
    return (*TILE_RULES.get(it.kind, ()), *(("T3.3.10",) if it.wormhole >= 0 else ()))


def _card_rules(number: int) -> tuple[str, ...]:
    kind = NAMES[number].partition(".")[0]
    if kind == "card":
        return ("T3.19.3",) if number in AS_ACTIONS else ("T3.19.1",)
    return {"technology": ("T3.18.1",), "politic": ("T3.13.6",)}.get(kind, ())


def _objective_rules(number: int) -> tuple[str, ...]:
    if number in WINNING:
        return ("T3.15.13",)
    if OBJECTIVES[number].name == "imperium_rex":
        return ("T3.15.14",)
    return ("T3.15.1", "T3.15.2", *(("T3.15.3",) if OBJECTIVES[number].stage == 0 else ()))


Rules = Callable[[int], Sequence[str]]
RULES: dict[str, Rules] = {
    "place": lambda n: ("T3.3.1", "T3.7.1"),
    "planet": lambda n: ("T3.3.2", "T3.3.5"),
    "purse": lambda n: ("T3.3.3",) if n < GOOD else ("T3.11.7",),
    "tile": _tile_rules,
    "strategy": lambda n: (STRATEGY_RULES[n], "T3.6.4"),
    "technology": lambda n: ("T3.18.1", "T3.18.2"),
    "card": _card_rules,
    "politic": lambda n: ("T3.13.6",) if POLITICS[n].law else ("T3.13.1",),
    "objective": _objective_rules,
    "secret": _objective_rules,
    "unit": lambda n: _unit_rules(_whole(n)),
    "load": lambda n: _unit_rules(_loaded(n)),
    "built": lambda n: _unit_rules(Unit(n)),
    "pool": lambda n: (("T3.6.4", "T3.12.1"), ("T3.7.1", "T3.12.1"), ("T3.12.3", "T3.12.4"))[n],
    "leader": lambda n: (LEADER_RULES[n], "T3.16.14"),
    "domain": lambda n: (DOMAIN_RULES.get(DOMAINS[n][0], "T3.16.6"),),
    "action": lambda n: (ACTION_RULES[DEEDS[n]],),
    "side": lambda n: ("T3.13.3",),
    "race": lambda n: ("T3.1.1",),
}


# --- facts -------------------------------------------------------------------------------------------------------


def _race(number: int, words: Words) -> dict[str, Any]:
    it = RACES[number]
    return {
        "short": words.text(f"ti3-drawn-race-{it.name}"),
        "home": it.home,
        "contracts": list(it.contracts),
        "counters": list(it.counters),
        "units": [it.units.get(unit, 0) for unit in UNITS],
        "technologies": list(it.technologies),
        "abilities": [*race_texts(Race(number))],
        "leaders": [{"kind": LEADERS.index(kind), "name": name} for kind, name in it.leaders],
    }


def _tile(number: int, words: Words) -> dict[str, Any]:
    it = TILES[number]
    spots = BESIDE_WORMHOLE if it.wormhole >= 0 and len(it.planets) == 1 else SPOTS.get(len(it.planets), ())
    return {
        "kind": it.kind,
        "special": it.special,
        "wormhole": it.wormhole,
        "planets": [{"planet": p, "at": list(at)} for p, at in zip(it.planets, spots, strict=True)],
        "race": _race_of(Tile(number)),
    }


def _race_of(tile: Tile) -> int:
    return next((i for i, race in enumerate(RACES) if race.home == tile), -1)


def _planet(number: int, words: Words) -> dict[str, Any]:
    it = PLANETS[number]
    return {
        "resources": it.resources,
        "influence": it.influence,
        "specialty": it.specialty,
        "tile": it.tile,
        "race": _race_of(it.tile),
    }


def _place(number: int, words: Words) -> dict[str, Any]:
    ring = max(k for k, first in enumerate(FIRST) if first <= number)
    return {"at": list(HEXES[number]), "ring": ring}


def _unit(unit: Unit, damaged: bool = False) -> dict[str, Any]:
    return {"unit": unit, "damaged": damaged, **STATS[unit]._asdict()}


@cache
def depth(technology: Technology) -> int:
    """The least number of technologies needed before this one."""
    it = TECHNOLOGIES[technology]
    before = [depth(need) for need in it.needs]
    return 1 + (min(before) if it.any else max(before)) if before else 0


def _technology(number: int, words: Words) -> dict[str, Any]:
    it = TECHNOLOGIES[number]
    return {"colour": it.colour, "needs": list(it.needs), "any": it.any, "depth": depth(number)}


def _strategy(number: int, words: Words) -> dict[str, Any]:
    variants = [f"ti3-strategy-{STRATEGIES[number]}-{variant}" for variant in VARIANTS]
    return {
        "number": number + 1,
        "primary": primary(number, words),
        "secondary": secondary(number, words),
        "variants": {
            variant: words.text(f"{key}-primary")
            for variant, key in zip(VARIANTS, variants, strict=True)
            if words.has(f"{key}-primary")
        },
    }


VARIANTS = ("ancient-throne", "star-in-the-crown")


def _card(number: int, words: Words) -> dict[str, Any]:
    kind, _, name = NAMES[number].partition(".")
    facts: dict[str, Any] = {"of": kind, "number": -1, "copies": 0, "timing": ""}
    if kind == "card":
        it = ACTION_CARDS[number]
        facts |= {"number": number, "copies": it.copies, "timing": times(Ability(number))[0]}
    elif kind == "technology":
        facts["number"] = number - TECHNOLOGIES_AT
    elif kind == "politic":
        facts["number"] = politic_of(Ability(number))
    elif kind == "race":
        facts["number"] = next(race for race in RACE.every if number in race_texts(race))
    elif kind == "leader":
        facts["number"] = LEADERS.index(name)
    elif kind == "counter":
        facts["number"] = next(i for i, it in enumerate(COUNTERS) if it.name == name)
    return facts


def _politic(number: int, words: Words) -> dict[str, Any]:
    it = POLITICS[number]
    return {"law": it.law, "elect": it.elect, "kept": it.kept}


def _objective(number: int, words: Words) -> dict[str, Any]:
    it = OBJECTIVES[number]
    return {"stage": it.stage, "points": it.points, "wins": number in WINNING}


def _purse(number: int, words: Words) -> dict[str, Any]:
    return _planet(number, words) if number < GOOD else {}


def _load(number: int, words: Words) -> dict[str, Any]:
    planet = -1 if number < FROM_PLANET else number % FROM_PLANET
    return {**_unit(_loaded(number), number in (8, 9)), "planet": planet}


def _domain(number: int, words: Words) -> dict[str, Any]:
    kind, mark = DOMAINS[number]
    return {"kind": kind, "mark": mark}


Facts = Callable[[int, Words], dict[str, Any]]
FACTS: dict[str, Facts] = {
    "race": _race,
    "tile": _tile,
    "planet": _planet,
    "place": _place,
    "purse": _purse,
    "unit": lambda n, words: _unit(_whole(n), n in (8, 9)),
    "built": lambda n, words: _unit(Unit(n)),
    "load": _load,
    "technology": _technology,
    "strategy": _strategy,
    "card": _card,
    "politic": _politic,
    "objective": _objective,
    "secret": _objective,
    "domain": _domain,
}
