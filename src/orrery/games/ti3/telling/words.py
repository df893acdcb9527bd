"""Twilight Imperium 3: what its nouns are called in the reader's language. Names of planets are the same in all
languages; everything else is in text/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.games.ti3.rules.data import (
    COLOURS,
    LEADERS,
    OBJECTIVE_NAMES,
    PLANET_NAMES,
    POLITICS,
    RACE_NAMES,
    STRATEGIES,
    TECHNOLOGY_NAMES,
    TILES,
)
from orrery.games.ti3.rules.galaxy import PLACE_NAMES, PLACES
from orrery.games.ti3.rules.kinds import DEEDS, WAY, Deed
from orrery.games.ti3.rules.nouns import FROM_PLANET, GOOD, NAMES, PDS_FROM_PLANET, POOL, SIDES, UNIT
from orrery.games.ti3.rules.things import Verdict
from orrery.games.ti3.rules.units import UNITS
from orrery.games.twilight.words import Said, named, seat, several, window
from orrery.games.twilight.words import counted as by_kind
from orrery.text import Words


def place(number: int, words: Words) -> str:
    """A place in the galaxy."""
    return words.text("ti3-place-centre") if not number else PLACE_NAMES[number].upper()


def planet(number: int, words: Words) -> str:
    return PLANET_NAMES[number]


def site(number: int, words: Words) -> str:
    """A place or a planet."""
    return place(number, words) if number < PLACES else PLANET_NAMES[number - PLACES]


def tile(number: int, words: Words) -> str:
    """A system by its planets, or by what it is."""
    it = TILES[number]
    return " / ".join(PLANET_NAMES[p] for p in it.planets) or words.text(f"ti3-tile-{it.name}")


def purse_item(number: int, words: Words) -> str:
    """A planet, or a trade good."""
    return words.text("ti3-purse-good") if number == GOOD else PLANET_NAMES[number]


def load_item(number: int, words: Words) -> str:
    """A unit, and the planet it comes from."""
    if number < FROM_PLANET:
        return words.text(f"ti3-unit-{UNIT.names[number]}")
    on_planet = number - (FROM_PLANET if number < PDS_FROM_PLANET else PDS_FROM_PLANET)
    unit = "ground_force" if number < PDS_FROM_PLANET else "pds"
    return words.text("ti3-unit-on-planet", unit=words.text(f"ti3-unit-{unit}"), planet=PLANET_NAMES[on_planet])


def counted(units: Iterable[int], words: Words) -> str:
    """Units, by kind."""
    return by_kind(units, UNIT.names, words)


def built(units: Iterable[int], words: Words) -> str:
    """Units that are produced, by kind."""
    return by_kind(units, UNITS, words)


def loads(items: Iterable[int], words: Words) -> str:
    """Ships and cargo, wherever the cargo comes from."""
    units = [i if i < FROM_PLANET else 6 if i < PDS_FROM_PLANET else 7 for i in items]
    return counted([{8: 4, 9: 5}.get(unit, unit) for unit in units], words)


def purse(items: Iterable[int], words: Words) -> str:
    """What a payment consists of."""
    found = Counter(items)
    goods = found.pop(GOOD, 0)
    said = [PLANET_NAMES[p] for p in sorted(found)]
    if goods:
        said.append(words.text("ti3-goods", number=goods))
    return words.listed(said)


def text(number: int, words: Words) -> str:
    """A text by its name: a card, a technology, a law, an ability."""
    kind, *name = NAMES[number].split(".")
    return words.text(f"ti3-{kind}-{'-'.join(name)}")


def deed(value: Deed, words: Words) -> str:
    """An action."""
    number, used = value
    if used is not None:
        return text(used, words)
    if number < len(STRATEGIES):
        return words.text("ti3-deed-strategy", strategy=words.text(f"ti3-strategy-{STRATEGIES[number]}"))
    return words.text(f"ti3-deed-{DEEDS[number]}")


def tenths(number: int, words: Words) -> str:
    """A number of tenths, with a decimal point or comma."""
    whole = f"{number / 10:.1f}"
    return whole.replace(".", ",") if words.lang == "de" else whole


def laying(value: tuple[int, int], words: Words) -> str:
    return words.text("ti3-laying", tile=tile(value[1], words), place=place(value[0], words))


def patrol(value: tuple[int, int, int], words: Words) -> str:
    start, unit, end = value
    said = words.text(f"ti3-unit-{UNIT.names[unit]}")
    return words.text("ti3-patrol", unit=said, place=place(start, words), target=place(end, words))


def verdict(value: Verdict, words: Words) -> str:
    """What is voted for."""
    card, *named_ = value
    said = VOTED_FOR[POLITICS[card].elect]
    return words.listed([str(said(one, words)) for one in named_])


def prisoner(value: tuple[int, int], words: Words) -> str:
    """A captured leader."""
    return words.text("ti3-prisoner", rival=words.name(value[0]), leader=words.text(f"ti3-leader-{LEADERS[value[1]]}"))


def place_pair(value: tuple[int, int], words: Words) -> str:
    return words.listed([place(p, words) for p in value])


pool = named("pool", POOL.names)
politic = named("politic", tuple(p.name for p in POLITICS))
objective = named("objective", OBJECTIVE_NAMES)

VOTED_FOR: dict[str, Said] = {
    "": named("side", SIDES.names),
    "player": seat,
    "players": seat,
    "planet": planet,
    "planets": planet,
    "law": politic,
    "colour": named("colour", COLOURS),
}
"""How to refer to what an agenda is about."""

NOUNS: dict[str, Said] = {
    "window": window,
    "rival": seat,
    "second": seat,
    "partner": seat,
    "players": several(seat),
    "race": named("race", RACE_NAMES),
    "tile": tile,
    "tiles": several(tile),
    "place": place,
    "target": place,
    "pair": place_pair,
    "site": site,
    "laying": laying,
    "planet": planet,
    "second_planet": planet,
    "planets": several(planet),
    "strategy": named("strategy", STRATEGIES),
    "technology": named("technology", TECHNOLOGY_NAMES),
    "colour": named("colour", COLOURS),
    "card": text,
    "politic": politic,
    "law": politic,
    "objective": objective,
    "secret": objective,
    "unit": named("unit", UNIT.names),
    "units": counted,
    "built": named("unit", UNITS),
    "builts": built,
    "load": load_item,
    "loads": loads,
    "pool": pool,
    "purse": purse_item,
    "paid": purse,
    "side": named("side", SIDES.names),
    "way": named("way", WAY.names),
    "deed": deed,
    "text": text,
    "tenths": tenths,
    "dice": several(lambda value, words: value),
    "patrol": patrol,
    "leader": named("leader", LEADERS),
    "prisoner": prisoner,
    "fate": named("fate", ("keep", "free", "execute", "hand_over")),
    "verdict": verdict,
    "contract": lambda value, words: words.text("ti3-contract", number=value + 1),
}

THINGS = {
    "target": "place",
    "second": "rival",
    "partner": "rival",
    "planets": "planet",
    "second_planet": "planet",
    "law": "politic",
    "text": "card",
}
"""The nouns of message arguments that have other names."""
