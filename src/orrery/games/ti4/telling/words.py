"""Twilight Imperium 4: what its nouns are called in the reader's language; the messages are in text/ and beside the
factions. What is nothing (-1) is called "none", for messages to choose by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from orrery.core.terms import Side
from orrery.games.ti4.rules.card_data import ATTACHMENTS, EXPLORATIONS, NOTES
from orrery.games.ti4.rules.data import (
    COLOURS,
    FACTIONS,
    OBJECTIVES,
    PLANETS,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
    TRAITS,
    UNITS,
    WORMHOLES,
)
from orrery.games.ti4.rules.galaxy import CENTRE, CREUSS_AT, NEXUS_AT, PLACE_NAMES
from orrery.games.ti4.rules.kinds import BARGAIN, DEEDS, OFFERS, TEXTS_AT
from orrery.games.ti4.rules.nouns import (
    COMING,
    DAMAGED,
    ELECTION,
    FACTIONS_LOTS_AT,
    FRAGMENT,
    FROM_PLANET,
    LAWS_AT,
    LAYOUT,
    OBJECTIVES_AT,
    PAYMENTS_AT,
    PLACES_LOTS_AT,
    PLANETS_AT,
    POOL,
    SEATS,
    SEATS_AT,
    SPARED_AT,
    STRATEGIES_AT,
    TEXT_HELPERS_AT,
    TEXTS,
    TRADE_GOOD,
    planet_of,
    unit_of,
)
from orrery.games.ti4.rules.texts import AGENDAS_AT
from orrery.games.twilight.words import Said, named, seat, several, window
from orrery.games.twilight.words import counted as by_kind
from orrery.telling.deals import side_told
from orrery.text import Words

NONE = "none"


def or_none(said: Said) -> Said:
    """The name of a thing that can also be nothing."""
    return lambda value, words: NONE if value < 0 else said(value, words)


def names_of(rows: Sequence[Any]) -> tuple[str, ...]:
    return tuple(row.name for row in rows)


faction = named("faction", names_of(FACTIONS))
planet = named("planet", names_of(PLANETS))
unit = named("unit", UNITS)
strategy = named("strategy", STRATEGIES)
objective = named("objective", names_of(OBJECTIVES))
technology = named("technology", names_of(TECHNOLOGIES))
exploration = named("exploration", names_of(EXPLORATIONS))
fragment = named("exploration", tuple(f"{name}_relic_fragment" for name in FRAGMENT.names))

# --- places, units where they stand ------------------------------------------------------------------------------

BESIDE: dict[int, str] = {CENTRE: "centre", NEXUS_AT: "nexus", CREUSS_AT: "creuss"}
"""The places that have a name instead of a number."""


def place(number: int, words: Words) -> str:
    """A place in the galaxy."""
    name = BESIDE.get(number)
    return words.text(f"ti4-place-{name}") if name else words.text("ti4-place", number=PLACE_NAMES[number])


def tile(number: int, words: Words) -> str:
    """A system by its planets, or by what it is."""
    it = TILES[number]
    return " / ".join(planet(p, words) for p in it.planets) or words.text(f"ti4-tile-{it.name}")


def on(unit_: int, planet_: int, words: Words) -> str:
    """A unit on a planet."""
    return words.text("ti4-unit-on-planet", unit=unit(unit_, words), planet=planet(planet_, words))


def piece(number: int, words: Words) -> str:
    """A unit, whether it is damaged, and on which planet it is."""
    which, damaged = unit_of(number)
    said = unit(which, words)
    if damaged:
        said = words.text("ti4-unit-damaged", unit=said)
    if number < FROM_PLANET:
        return str(said)
    return words.text("ti4-unit-on-planet", unit=said, planet=planet(planet_of(number), words))


def units(numbers: Iterable[int], words: Words) -> str:
    """Units, by kind."""
    return by_kind(numbers, UNITS, words)


def pieces(numbers: Iterable[int], words: Words) -> str:
    """Units by kind, wherever they stand."""
    return units([unit_of(number)[0] for number in numbers], words)


def landings(numbers: Sequence[int], words: Words) -> str:
    """Units by the planets on which they land."""
    planets = sorted({planet_of(number) for number in numbers if number >= FROM_PLANET})
    said = []
    for there in planets:
        some = [number for number in numbers if number >= FROM_PLANET and planet_of(number) == there]
        said.append(words.text("ti4-unit-on-planet", unit=pieces(some, words), planet=planet(there, words)))
    return words.listed(said)


def gun(number: int, words: Words) -> str:
    """A unit that bombards a planet."""
    which, there = divmod(number, len(PLANETS))
    return words.text("ti4-gun", unit=unit(which, words), planet=planet(there, words))


def standing(number: int, words: Words) -> str:
    """A unit in space or on a planet."""
    if number < DAMAGED:
        return str(unit(number, words))
    there, which = divmod(number - DAMAGED, len(UNITS))
    return on(which, there, words)


def source(value: tuple[int, int | None], words: Words) -> str:
    """A planet, or the space area of a system."""
    where, there = value
    if there is None:
        return words.text("ti4-in-space", place=place(where, words))
    return str(planet(there, words))


def site(value: tuple[int, int], words: Words) -> str:
    return on(*value, words)


def lot(number: int, words: Words) -> str:
    """What is taken in a draft."""
    if number < PLACES_LOTS_AT:
        return words.text("ti4-lot-slice", number=number + 1)
    if number < FACTIONS_LOTS_AT:
        return words.text("ti4-lot-place", number=number - PLACES_LOTS_AT + 1)
    return str(faction(number - FACTIONS_LOTS_AT, words))


def laying(value: tuple[int, int], words: Words) -> str:
    return words.text("ti4-laying", tile=tile(value[0], words), place=place(value[1], words))


def ship(value: tuple[int, int], words: Words) -> str:
    return words.text("ti4-ship-at", unit=unit(value[0], words), place=place(value[1], words))


def figure(value: tuple[int, int, int], words: Words) -> str:
    """Somebody's unit in a system."""
    whose, which, where = value
    return words.say("ti4-figure", seat=whose, unit=which, place=where)


# --- texts -------------------------------------------------------------------------------------------------------

KEYS = {"faction": "ability", "unit": "model"}
"""What the messages of texts are called, where not like the texts."""


def key_of(number: int) -> str:
    """The key of the name of a text."""
    kind, *name = TEXTS[number].split(".")
    return f"ti4-{KEYS.get(kind, kind)}-{name[-1]}"


def text(number: int, words: Words) -> str:
    """A text by its name: a card, a technology, an agenda, an ability; an action card that the reader may not see."""
    return words.text("ti4-card-unseen" if number < 0 else key_of(number))


def note(number: int, words: Words) -> str:
    """A promissory note with its owner; or that it is one, if the reader may not see it."""
    if number < 0:
        return words.text("ti4-note-unseen")
    which, owner = divmod(number, SEATS)
    return words.say("ti4-note-owned", seat=owner, what=words.text(f"ti4-note-{NOTES[which].name}"))


def use(number: int, words: Words) -> str:
    """A text that is used, notes with their owner."""
    return text(number, words) if number < len(TEXTS) else note(number - len(TEXTS), words)


def deed(number: int, words: Words) -> str:
    """An action."""
    if number >= TEXTS_AT:
        return use(number - TEXTS_AT, words)
    if number < len(STRATEGIES):
        return words.text("ti4-deed-strategy", strategy=strategy(number, words))
    return words.text(f"ti4-deed-{DEEDS[number]}")


def helper(number: int, words: Words) -> str:
    """A planet or a text."""
    return str(planet(number, words)) if number < TEXT_HELPERS_AT else text(number - TEXT_HELPERS_AT, words)


# --- votes and payments ------------------------------------------------------------------------------------------


def outcome(number: int, words: Words) -> str:
    """What votes are cast for."""
    if number < SEATS_AT:
        return words.text(f"ti4-outcome-{('for', 'against')[number]}" if number >= 0 else "ti4-outcome-none")
    if number < PLANETS_AT:
        return words.name(number - SEATS_AT)
    if number < LAWS_AT:
        return str(planet(number - PLANETS_AT, words))
    if number < STRATEGIES_AT:
        return text(AGENDAS_AT + number - LAWS_AT, words)
    if number < OBJECTIVES_AT:
        return str(strategy(number - STRATEGIES_AT, words))
    return str(objective(number - OBJECTIVES_AT, words))


def promised(number: int, words: Words) -> str:
    """A vote that somebody promises."""
    return words.text("ti4-promised", outcome=outcome(number, words))


def shown_card(number: int, words: Words) -> str:
    """An action card that somebody shows."""
    return words.text("ti4-shown", card=text(number, words))


def shown_secret(number: int, words: Words) -> str:
    """A secret objective that somebody shows; the reader may not see which."""
    card = str(objective(number, words)) if number >= 0 else words.text("ti4-secret-unseen")
    return words.text("ti4-shown", card=card)


def pledge(number: int, words: Words) -> str:
    """What somebody promises besides a vote."""
    if number >= SPARED_AT:
        return words.text("ti4-pledge-spare", place=place(number - SPARED_AT, words))
    if number >= PAYMENTS_AT:
        return words.text("ti4-pledge-pay", number=number - PAYMENTS_AT + 1)
    return words.text("ti4-pledge-peace")


def means(value: int | str, words: Words) -> str:
    """A planet or a trade good that pays; or the word of the rules for what is paid."""
    if isinstance(value, str):
        return value
    return words.text("ti4-means-good") if value == TRADE_GOOD else str(planet(value, words))


def side(value: Side, words: Words) -> str:
    """What one side puts into a transaction."""
    return side_told(BARGAIN, value, words)


NOUNS: dict[str, Said] = {
    "window": window,
    "rival": seat,
    "faction": or_none(faction),
    "factions": several(faction),
    "lot": lot,
    "layout": named("layout", LAYOUT.names),
    "tile": or_none(tile),
    "tiles": several(tile),
    "place": or_none(place),
    "target": or_none(place),
    "lay": laying,
    "planet": or_none(planet),
    "planets": several(planet),
    "unit": or_none(unit),
    "units": units,
    "piece": piece,
    "pieces": pieces,
    "landings": landings,
    "gun": gun,
    "standing": standing,
    "source": source,
    "site": site,
    "ship": ship,
    "figure": figure,
    "technology": or_none(technology),
    "colour": or_none(named("colour", COLOURS)),
    "trait": or_none(named("trait", TRAITS)),
    "wormhole": named("wormhole", WORMHOLES),
    "strategy": or_none(strategy),
    "strategies": several(strategy),
    "objective": or_none(objective),
    "secret": or_none(objective),
    "pool": named("pool", POOL.names),
    "card": text,
    "text": text,
    "agenda": text,
    "leader": text,
    "note": note,
    "use": use,
    "deed": deed,
    "helper": helper,
    "exploration": or_none(exploration),
    "attachment": named("attachment", names_of(ATTACHMENTS)),
    "fragment": fragment,
    "offer": named("offer", OFFERS),
    "sight": named("sight", ("cards", "notes", "secrets")),
    "coming": named("coming", COMING.names),
    "extortion": named("extortion", ("take", "discard")),
    "die": lambda value, words: words.text("ti4-die", number=value + 1),
    "election": named("election", ELECTION.names),
    "outcome": outcome,
    "promised": promised,
    "pledge": pledge,
    "shown": shown_card,
    "shown_secret": shown_secret,
    "means": means,
    "gives": side,
    "gets": side,
    "grounds": several(planet),
    "free": units,
    "more": units,
}
"""The last ones are what windows say when somebody is asked to react."""

THINGS = {
    "target": "place",
    "factions": "faction",
    "tiles": "tile",
    "planets": "planet",
    "strategies": "strategy",
    "text": "card",
    "agenda": "card",
    "leader": "card",
}
"""The nouns of message arguments that have other names."""
