"""Twilight Imperium 4 in the browser: every component in words and in numbers to draw with, and the shapes of the
galaxy. figures.py has what changes during a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from orrery.games.common.hexes import Hex
from orrery.games.ti4 import GAME
from orrery.games.ti4.board.after import SERIES, TALLIES
from orrery.games.ti4.board.battle import considered
from orrery.games.ti4.board.figures import figures
from orrery.games.ti4.board.printed import TOLD, agendas
from orrery.games.ti4.board.what_if import what_if
from orrery.games.ti4.rules.card_data import (
    ACTION_CARDS,
    AGENDAS,
    ATTACHMENTS,
    EXPLORATIONS,
    LEADERS,
    LEGENDARY,
    NOTES,
    RELICS,
)
from orrery.games.ti4.rules.data import (
    FACTIONS,
    LAYOUTS,
    MODELS,
    OBJECTIVES,
    PLANETS,
    TECHNOLOGIES,
    TILES,
    UNITS,
    LayoutRow,
)
from orrery.games.ti4.rules.galaxy import AT, BESIDE, CREUSS_AT, HEXES, NEXUS_AT, homes, ring_of, shape, turned
from orrery.games.ti4.rules.kinds import DEEDS
from orrery.games.ti4.rules.nouns import (
    FROM_PLANET,
    SEATS,
    TEXT,
    TEXTS,
    TRADE_GOOD,
    planet_of,
    unit_of,
)
from orrery.games.ti4.rules.texts import LEADERS_AT, RELICS_AT, leaders_of
from orrery.games.ti4.rules.things import Faction, Layout, Planet, places_in
from orrery.server.messages import Component
from orrery.telling.things import nouns
from orrery.text import Words

__all__ = ["SERIES", "TALLIES", "catalogue", "considered", "figures", "what_if"]


def catalogue(words: Words, config: Mapping[str, str]) -> tuple[dict[str, list[Component]], dict[str, Any]]:
    """All components by noun, in the reader's language, and the places of the galaxy in every shape."""
    made = {noun: _components(noun, numbers, words) for noun, numbers in ids().items()}
    layouts = [_layout(Layout(number), it) for number, it in enumerate(LAYOUTS)]
    beside = {"nexus": NEXUS_AT, "creuss": CREUSS_AT}
    return made, {"hexes": [list(at) for at in HEXES], "layouts": layouts, "beside": beside}


def _layout(number: Layout, it: LayoutRow) -> dict[str, Any]:
    """A shape of the map: its places, its homes, and the hyperlanes with the sides that they join."""
    lanes = [
        {"at": AT[Hex(q, r)], "joins": [list(pair) for pair in turned(tile, turn)]}
        for q, r, tile, turn in it.hyperlanes
    ]
    return {
        "players": it.players,
        "places": list(places_in(shape(number))),
        "homes": list(homes(number)),
        "lanes": lanes,
    }


# --- components --------------------------------------------------------------------------------------------------

BY_TEXT: dict[str, tuple[str, ...]] = {
    "agenda": agendas(),
    "relic": tuple(RELICS),
    "legendary": tuple(LEGENDARY.values()),
    "leader": tuple(it.name for it in LEADERS),
    "model": tuple(it.name for it in MODELS),
}
"""The nouns at which texts point, besides those of answers."""


@cache
def ids() -> dict[str, dict[int, str]]:
    """Everything that answers and the log can name, by noun: the ids in numerical order."""
    found = {noun.name: dict(enumerate(noun.names)) for noun in nouns(GAME).values()}
    found |= {noun: dict(enumerate(names)) for noun, names in BY_TEXT.items()}
    found["deed"] = dict(enumerate(DEEDS))  # the other deeds point at their texts
    found["attachment"] = dict(enumerate(it.name for it in ATTACHMENTS))
    found["card"] = dict(enumerate(TEXTS))
    found["note"] |= {len(found["note"]) + n: it.name for n, it in enumerate(NOTES)}
    return {noun: numbers for noun, numbers in found.items() if noun not in BARE}


BARE = ("rival", "use", "helper", "gun", "standing")
"""Nouns without components: the page knows the seats; the others point at planets, texts and notes, or are units
and planets written in one word ("cruiser@jord")."""


def _components(noun: str, numbers: Mapping[int, str], words: Words) -> list[Component]:
    facts, told, rules = FACTS.get(noun), TOLD.get(noun), RULES.get(noun, ())
    plain = len(NOTES) * SEATS if noun == "note" else len(numbers)
    return [
        Component(
            number=number,
            id=id_,
            name=_capital(_name(noun, number, words) if number < plain else words.text(f"ti4-note-{id_}")),
            text=told(number, words) if told is not None and number < plain else [],
            rules=list(rules),
            facts=facts(number) if facts is not None and number < plain else {},
        )
        for number, id_ in numbers.items()
    ]


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _name(noun: str, number: int, words: Words) -> str:
    if noun in BY_TEXT:
        return words.text(f"ti4-{noun}-{BY_TEXT[noun][number]}")
    if noun == "note":
        return words.text(f"ti4-note-{NOTES[number // SEATS].name}")
    return str(words.noun(noun, number))


RULES: dict[str, Sequence[str]] = {
    "place": ("LRR 88.1",),
    "planet": ("LRR 53",),
    "strategy": ("LRR 83.2",),
    "technology": ("LRR 89.1", "LRR 89.12"),
    "objective": ("LRR 14.5",),
    "secret": ("LRR 14.18",),
    "agenda": ("LRR 2.6",),
    "note": ("LRR 95.5",),
    "leader": ("LRR 7.2",),
    "relic": ("LRR 73",),
    "pool": ("LRR 52.1",),
    "unit": ("LRR 25.2",),
    "model": ("LRR 25.2",),
    "attachment": ("LRR 11",),
}
"""The rules to read up on beside the things of a noun."""


# --- facts -------------------------------------------------------------------------------------------------------


def _faction(number: int) -> dict[str, Any]:
    row = FACTIONS[number]
    return {
        "home": row.home,
        "commodities": row.commodities,
        "units": list(row.units),
        "technologies": list(row.technologies),
        "own": list(row.own_technologies),
        "abilities": [TEXT.index[f"faction.{row.name}.{name}"] for name in row.abilities],
        "leaders": [*leaders_of(Faction(number))],
        "models": [n for n, model in enumerate(MODELS) if model.faction == number],
        "notes": [TEXT.index[f"note.{it.name}"] for it in NOTES if it.faction == number],
    }


def _tile(number: int) -> dict[str, Any]:
    it = TILES[number]
    return {
        "kind": it.kind,
        "back": it.back,
        "planets": list(it.planets),
        "anomalies": list(it.anomalies),
        "wormholes": list(it.wormholes),
        "faction": it.home_of,
    }


def _planet(number: int) -> dict[str, Any]:
    it = PLANETS[number]
    return {
        "resources": it.resources,
        "influence": it.influence,
        "trait": it.trait,
        "specialty": it.specialty,
        "legendary": TEXT.index[f"legendary.{LEGENDARY[Planet(number)]}"] if Planet(number) in LEGENDARY else -1,
        "tile": it.tile,
        "faction": TILES[it.tile].home_of if it.tile >= 0 else -1,
    }


def _place(number: int) -> dict[str, Any]:
    return {"at": list(HEXES[number]), "ring": ring_of(number)} if number < BESIDE else {"at": None, "ring": -1}


def _technology(number: int) -> dict[str, Any]:
    it = TECHNOLOGIES[number]
    unit = next((UNITS.index(name) for name in UNITS if it.model.startswith(name)), -1) if it.model else -1
    return {
        "colour": it.colour,
        "needs": list(it.needs),
        "faction": it.faction,
        "upgrade": bool(it.model),
        "unit": unit,
    }


def _card(number: int) -> dict[str, Any]:
    """What a text is, and the thing at which answers point."""
    kind, _, _ = TEXTS[number].partition(".")
    noun, id_ = TEXT.targets(TEXT.every[number])[0]
    facts: dict[str, Any] = {"of": kind, "thing": {"noun": noun, "id": id_}}
    if kind == "card":
        facts |= {"copies": ACTION_CARDS[number].copies, "action": ACTION_CARDS[number].action}
    return facts


def _agenda(number: int) -> dict[str, Any]:
    it = AGENDAS[number]
    return {"law": it.law, "elect": it.elect, "card": TEXT.index[f"agenda.{it.name}"]}


def _objective(number: int) -> dict[str, Any]:
    it = OBJECTIVES[number]
    return {"stage": it.stage, "points": it.points, "phase": it.phase, "spend": it.spend}


def _exploration(number: int) -> dict[str, Any]:
    return {"deck": EXPLORATIONS[number].deck, "copies": EXPLORATIONS[number].copies}


def _attachment(number: int) -> dict[str, Any]:
    it = ATTACHMENTS[number]
    return {"resources": it.resources, "influence": it.influence, "specialty": it.specialty, "traits": list(it.traits)}


def _leader(number: int) -> dict[str, Any]:
    return {"kind": LEADERS[number].kind, "faction": LEADERS[number].faction, "card": LEADERS_AT + number}


def _note(number: int) -> dict[str, Any]:
    which, owner = divmod(number, SEATS)
    return {"owner": owner, "faction": NOTES[which].faction, "card": TEXT.index[f"note.{NOTES[which].name}"]}


def _piece(number: int) -> dict[str, Any]:
    unit, damaged = unit_of(number)
    return {"unit": unit, "damaged": damaged, "planet": planet_of(number) if number >= FROM_PLANET else -1}


def _model(number: int) -> dict[str, Any]:
    it = MODELS[number]
    return {
        "unit": it.unit,
        "upgrades": bool(it.upgrades),
        "cost": it.cost,
        "lot": it.lot,
        "move": it.move,
        "combat": it.combat,
        "dice": it.dice if it.combat else 0,
        "capacity": it.capacity,
        "sustain": it.sustain,
    }


def _means(number: int) -> dict[str, Any]:
    return {"planet": number if number != TRADE_GOOD else -1}


def _strategy(number: int) -> dict[str, Any]:
    return {"number": number + 1}


Facts = Callable[[int], dict[str, Any]]
FACTS: dict[str, Facts] = {
    "faction": _faction,
    "tile": _tile,
    "planet": _planet,
    "place": _place,
    "technology": _technology,
    "card": _card,
    "agenda": _agenda,
    "objective": _objective,
    "secret": _objective,
    "exploration": _exploration,
    "attachment": _attachment,
    "leader": _leader,
    "relic": lambda number: {"card": RELICS_AT + number},
    "note": _note,
    "piece": _piece,
    "means": _means,
    "strategy": _strategy,
    "unit": lambda number: {"unit": number},
    "model": _model,
}
