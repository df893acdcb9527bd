"""Twilight Imperium 3: the components as data, read once from data/*.json: tiles and planets, races, technologies,
cards, objectives. From here on everything is a number; the lists below map numbers back to names."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NamedTuple

from orrery.games.ti3.rules.things import (
    Colour,
    Domain,
    Objective,
    Planet,
    Strategy,
    Technology,
    Tile,
    Wormhole,
)

COLOURS = ("blue", "red", "green", "yellow")
BLUE, RED, GREEN, YELLOW = map(Colour, range(4))
NO_COLOUR, NO_WORMHOLE = Colour(-1), Wormhole(-1)
WORMHOLES = ("alpha", "beta")

SECRET, STAGE_1, STAGE_2 = range(3)

BASE = "base"
"""The set of cards and races in the base game; a row of data that belongs to another one names it."""


class PlanetRow(NamedTuple):
    """A planet: what it yields, and the colour of its technology specialty (-1: none)."""

    name: str
    resources: int
    influence: int
    specialty: Colour
    tile: Tile


class TileRow(NamedTuple):
    """A system: its planets, its wormhole (-1: none), and how many of this kind there are."""

    name: str
    kind: str
    copies: int
    wormhole: Wormhole
    planets: tuple[Planet, ...]

    @property
    def special(self) -> bool:
        """Whether it has a red border (T3.3.7)."""
        return self.kind in ("asteroid_field", "nebula", "supernova")


class TechnologyRow(NamedTuple):
    """A technology: its colour, and its prerequisites: all of them, or any one."""

    name: str
    colour: Colour
    needs: tuple[Technology, ...]
    any: bool


class RaceRow(NamedTuple):
    """A race: home system, trade contracts, what it starts with; command counters in strategy allocation, command pool
    and fleet supply."""

    name: str
    home: Tile
    contracts: tuple[int, ...]
    counters: tuple[int, ...]
    units: dict[str, int]
    technologies: tuple[Technology, ...]
    abilities: tuple[str, ...]
    leaders: tuple[tuple[str, str], ...]
    set: str


class ActionCard(NamedTuple):
    """An action card: how many there are, and at how many players it is removed."""

    name: str
    copies: int
    without: tuple[int, ...]
    set: str


class PoliticRow(NamedTuple):
    """A political card: whether it is a law, who or what is elected ("": for or against), and whether the elected
    player keeps it."""

    name: str
    law: bool
    elect: str
    kept: bool
    set: str


class ObjectiveRow(NamedTuple):
    """An objective: secret or stage 1 or 2, and its victory points."""

    name: str
    stage: int
    points: int


class Counter(NamedTuple):
    """A kind of domain counter of the option Distant Suns: a counter for each number on it."""

    name: str
    numbers: tuple[str, ...]


def _rows(name: str, key: str) -> list[dict[str, Any]]:
    source = (files("orrery.games.ti3") / "data" / f"{name}.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(source)[key]
    return rows


def _tiles() -> tuple[tuple[TileRow, ...], tuple[PlanetRow, ...]]:
    tiles: list[TileRow] = []
    planets: list[PlanetRow] = []
    for row in _rows("systems", "tiles"):
        mine = []
        for name, resources, influence, specialty in row["planets"]:
            mine.append(Planet(len(planets)))
            colour = NO_COLOUR if specialty is None else Colour(COLOURS.index(specialty))
            planets.append(PlanetRow(name, resources, influence, colour, Tile(len(tiles))))
        letter = row["wormhole"]
        wormhole = NO_WORMHOLE if letter is None else Wormhole(WORMHOLES.index(letter))
        tiles.append(TileRow(row["id"], row["kind"], row["count"], wormhole, tuple(mine)))
    return tuple(tiles), tuple(planets)


TILES, PLANETS = _tiles()
TILE_NAMES = tuple(t.name for t in TILES)
PLANET_NAMES = tuple(p.name for p in PLANETS)
MECATOL_TILE = Tile(TILE_NAMES.index("mecatol_rex"))
(MECATOL_REX,) = TILES[MECATOL_TILE].planets
HOME_PLANETS = sum(1 << p for t in TILES if t.kind == "home" for p in t.planets)
"""The planets of all home systems, as a set."""
TO_PLACE = tuple(Tile(i) for i, t in enumerate(TILES) if t.kind not in ("home", "mecatol_rex") for _ in range(t.copies))
"""The 32 systems that a galaxy is built from."""

_technologies = _rows("technologies", "technologies")
TECHNOLOGY_NAMES = tuple(row["id"] for row in _technologies)
TECHNOLOGIES = tuple(
    TechnologyRow(
        row["id"],
        Colour(COLOURS.index(row["colour"])),
        tuple(Technology(TECHNOLOGY_NAMES.index(need)) for need in row["needs"]),
        row["mode"] == "any",
    )
    for row in _technologies
)

RACES = tuple(
    RaceRow(
        row["id"],
        Tile(TILE_NAMES.index(row["home"])),
        tuple(row["contracts"]),
        tuple(row["counters"]),
        row["units"],
        tuple(Technology(TECHNOLOGY_NAMES.index(t)) for t in row["technologies"]),
        tuple(row["abilities"]),
        tuple((kind, name) for kind, name in row["leaders"]),
        row.get("set", BASE),
    )
    for row in _rows("races", "races")
)
RACE_NAMES = tuple(r.name for r in RACES)

ACTION_CARDS = tuple(
    ActionCard(row["id"], row["copies"], tuple(row["without"]), row.get("set", BASE))
    for row in _rows("action_cards", "cards")
)
POLITICS = tuple(
    PoliticRow(row["id"], row["law"], row["elect"] or "", row["kept"], row.get("set", BASE))
    for row in _rows("political_cards", "cards")
)
_sets = {*(race.set for race in RACES), *(card.set for card in ACTION_CARDS), *(card.set for card in POLITICS)}
SETS = (BASE, "all") if _sets - {BASE} else (BASE,)
"""The sets a game can be played with: the base set, or everything."""
OBJECTIVES = tuple(ObjectiveRow(row["id"], row["stage"], row["points"]) for row in _rows("objectives", "objectives"))
OBJECTIVE_NAMES = tuple(o.name for o in OBJECTIVES)
SECRETS, STAGE_ONE, STAGE_TWO = (
    tuple(Objective(i) for i, o in enumerate(OBJECTIVES) if o.stage == stage) for stage in (SECRET, STAGE_1, STAGE_2)
)
IMPERIUM_REX = Objective(OBJECTIVE_NAMES.index("imperium_rex"))

COUNTERS = tuple(
    Counter(row["id"], tuple(n for n, c in (row["numbers"] or {"": row["count"]}).items() for _ in range(c)))
    for row in _rows("domain_counters", "counters")
)
DOMAINS = tuple(dict.fromkeys((counter.name, number) for counter in COUNTERS for number in counter.numbers))
"""The different domain counters: the kind, and the number or wormhole on it."""
DOMAIN_NAMES = tuple(name + (f"_{number}" if number else "") for name, number in DOMAINS)
RADIATION = Domain(DOMAIN_NAMES.index("radiation"))
LEADERS = ("admiral", "agent", "diplomat", "general", "scientist")

STRATEGIES = ("initiative", "diplomacy", "political", "logistics", "trade", "warfare", "technology", "imperial")
INITIATIVE, DIPLOMACY, POLITICAL, LOGISTICS, TRADE, WARFARE, TECHNOLOGY, IMPERIAL = map(Strategy, range(8))
