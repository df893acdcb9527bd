"""Twilight Imperium 4: the components as data, read once from data/*.json: tiles and planets, factions, units,
technologies, objectives. Everything is a number from here on; the lists below give the names back."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, NamedTuple

from orrery.games.ti4.rules.things import (
    NO_COLOUR,
    NO_FACTION,
    NO_TECHNOLOGY,
    NO_TRAIT,
    Colour,
    Faction,
    Model,
    Planet,
    Strategy,
    Technology,
    Tile,
    Trait,
    Unit,
    Wormhole,
)

COLOURS = ("blue", "green", "yellow", "red")
BLUE, GREEN, YELLOW, RED = map(Colour, range(4))
TRAITS = ("cultural", "hazardous", "industrial", "frontier")
UNKNOWN_FRAGMENT = 3
"""The place of the unknown relic fragments among the four kinds (LRR 73)."""
CULTURAL, HAZARDOUS, INDUSTRIAL, FRONTIER = map(Trait, range(4))
WORMHOLES = ("alpha", "beta", "gamma", "delta")
ALPHA, BETA, GAMMA, DELTA = map(Wormhole, range(4))
ANOMALIES = ("asteroid_field", "nebula", "supernova", "gravity_rift")
ASTEROIDS, NEBULA, SUPERNOVA, RIFT = range(4)
NO_BACK = ("", "green")
"""The backs of tiles that are not dealt: home systems, and what lies in fixed places."""
SETS = ("base", "pok")
BASE, POK = range(2)

UNITS = (
    "fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship", "infantry", "mech", "pds",
    "space_dock",
)  # fmt: skip
(
    FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, WAR_SUN, FLAGSHIP, INFANTRY, MECH, PDS, SPACE_DOCK,
) = (Unit(n) for n in range(len(UNITS)))  # fmt: skip
EVERY_UNIT = tuple(Unit(n) for n in range(len(UNITS)))
SHIPS = EVERY_UNIT[: FLAGSHIP + 1]
BIG_SHIPS = EVERY_UNIT[DESTROYER : FLAGSHIP + 1]
"""Ships that are not fighters."""
GROUND_FORCES = (INFANTRY, MECH)
STRUCTURES = (PDS, SPACE_DOCK)
MOVERS = (*SHIPS, SPACE_DOCK)
"""What can have a move value: ships, and docks that stand in space and move as if they were ships."""
CARGO = (FIGHTER, INFANTRY, MECH)
"""What ships transport (LRR 92)."""
PLASTIC = (10, 8, 8, 4, 5, 2, 1, 12, 4, 6, 3)
"""How many figures of each type a player has (LRR 25.2); tokens stand in for further fighters and infantry (59.4b)."""


class PlanetRow(NamedTuple):
    """A planet: what it yields, its trait and technology specialty (-1: none), and its tile (-1: a token)."""

    name: str
    resources: int
    influence: int
    trait: Trait
    specialty: Colour
    legendary: bool
    tile: Tile


class TileRow(NamedTuple):
    """A system tile: its planets, and what makes it special."""

    name: str
    kind: str
    set: int
    back: str
    home_of: Faction
    planets: tuple[Planet, ...]
    anomalies: tuple[int, ...]
    wormholes: tuple[Wormhole, ...]
    frontier: bool


class ModelRow(NamedTuple):
    """What a unit can do (LRR 25, 48, 49, 54). Unit abilities are a value to hit and dice; nothing is 0."""

    name: str
    unit: Unit
    set: int
    faction: Faction
    technology: str
    upgrades: str
    cost: int
    lot: int
    combat: int
    dice: int
    move: int
    capacity: int
    free_fighters: int
    sustain: bool
    shield: bool
    production: int
    resources_count: bool
    """The planet's resources are added to its production value (LRR 72)."""
    bombardment: tuple[int, int]
    barrage: tuple[int, int]
    cannon: tuple[int, int]
    deep: bool
    """Its cannon reaches adjacent systems (LRR 96.3c)."""
    deploy: bool
    shield_breaker: bool
    no_direct_hit: bool
    in_space: bool
    structure: bool
    ground: bool
    """It is a ground force."""
    light: bool = False
    """It needs no room with ships that have capacity (texts say so, not the data)."""


class TechnologyRow(NamedTuple):
    """A technology: whose it is, its colour, how many of each colour it needs, and the unit it upgrades."""

    name: str
    set: int
    faction: Faction
    colour: Colour
    needs: tuple[int, int, int, int]
    model: str
    instead_of: Technology
    """The generic upgrade that a faction's own one stands for."""


class FactionRow(NamedTuple):
    """A faction sheet: home system, commodities, what the game begins with, and the models of its own."""

    name: str
    set: int
    commodities: int
    home: Tile
    on_map: Tile
    """What lies in the place of the home system: the Creuss live beside the map."""
    planets: tuple[Planet, ...]
    units: tuple[int, ...]
    technologies: tuple[Technology, ...]
    choice: tuple[int, tuple[Technology, ...]]
    """Further starting technologies: so many of these."""
    abilities: tuple[str, ...]
    own_technologies: tuple[Technology, ...]
    models: tuple[Model, ...]
    """The models that it begins with, for each type of unit (-1: none, as long as nothing is researched)."""


class ObjectiveRow(NamedTuple):
    """An objective: its stage (0 secret, 1, 2), the phase in which it is scored, its points."""

    name: str
    set: int
    stage: int
    phase: str
    points: int
    spend: bool


class LayoutRow(NamedTuple):
    """A shape of the map: homes with the trade goods that make up for them, hyperlanes, what is left out, and how many
    blue and red tiles everybody gets and the speaker lays first."""

    name: str
    players: int
    rings: int
    dealt: tuple[int, int]
    speaker: tuple[int, int]
    homes: tuple[tuple[int, int, int], ...]
    hyperlanes: tuple[tuple[int, int, str, int], ...]
    unused: tuple[tuple[int, int], ...]


def read(name: str) -> list[dict[str, Any]]:
    """The rows of a file of data."""
    rows: list[dict[str, Any]] = json.loads((files("orrery.games.ti4") / "data" / f"{name}.json").read_text())
    return rows


def _index(rows: list[dict[str, Any]], key: str = "id") -> dict[str, int]:
    return {row[key]: n for n, row in enumerate(rows)}


_systems, _factions, _technologies, _units = map(read, ("systems", "factions", "technologies", "units"))
_tile, _faction, _technology, _model = (
    _index(_systems, "tile"), _index(_factions), _index(_technologies), _index(_units),
)  # fmt: skip
_planets = [(planet, tile) for tile, row in enumerate(_systems) for planet in row.get("planets", ())]
_planet: dict[str, int] = {}
for _row, _ in _planets:  # both sides of the nexus carry Mallice
    _planet.setdefault(_row["id"], len(_planet))


def _faction_of(row: dict[str, Any], key: str = "faction") -> Faction:
    return Faction(_faction[row[key]]) if key in row else NO_FACTION


_known: dict[str, PlanetRow] = {}
for _row, _tile_number in _planets:
    _known.setdefault(
        _row["id"],
        PlanetRow(
            _row["id"],
            _row["resources"],
            _row["influence"],
            Trait(TRAITS.index(_row["trait"])) if "trait" in _row else NO_TRAIT,
            Colour(COLOURS.index(_row["specialty"])) if "specialty" in _row else NO_COLOUR,
            _row.get("legendary", False),
            Tile(_tile_number),
        ),
    )
PLANETS = tuple(_known.values())
PLANET = {name: Planet(n) for name, n in _planet.items()}

TILES = tuple(
    TileRow(
        row["tile"],
        row["kind"],
        SETS.index(row["set"]),
        row.get("back", ""),
        _faction_of(row, "home_of"),
        tuple(PLANET[planet["id"]] for planet in row.get("planets", ())),
        tuple(ANOMALIES.index(name) for name in row.get("anomalies", ())),
        tuple(Wormhole(WORMHOLES.index(name)) for name in row.get("wormholes", ())),
        row.get("frontier", False),
    )
    for row in _systems
)
TILE = {name: Tile(n) for name, n in _tile.items()}
MECATOL, NEXUS, OPEN_NEXUS, CREUSS_HOME = TILE["18"], TILE["82A"], TILE["82B"], TILE["51"]
MECATOL_REX, MALLICE, MIRAGE = PLANET["mecatol_rex"], PLANET["mallice"], PLANET["mirage"]


def _model_row(row: dict[str, Any]) -> ModelRow:
    def shot(key: str) -> tuple[int, int]:
        value, dice = row.get(key, (0, 0))
        return value, dice

    unit = Unit(UNITS.index(row["type"]))
    production = row.get("production", {})
    return ModelRow(
        name=row["id"],
        unit=unit,
        set=SETS.index(row["set"]),
        faction=_faction_of(row),
        technology=row.get("technology", ""),
        upgrades=row.get("upgrades", ""),
        cost=row.get("cost", 0),
        lot=row.get("lot", 1),
        combat=row.get("combat", 0),
        dice=row["dice"] if isinstance(row.get("dice"), int) else 1,
        move=row.get("move", 0),
        capacity=row.get("capacity", 0),
        free_fighters=row.get("free_fighters", 0),
        sustain=row.get("sustain", False),
        shield=row.get("shield", False),
        production=production.get("value", production.get("planet_resources_plus", 0)),
        resources_count="planet_resources_plus" in production,
        bombardment=shot("bombardment"),
        barrage=shot("barrage"),
        cannon=shot("cannon"),
        deep=row.get("deep", False),
        deploy=row.get("deploy", False),
        shield_breaker=row.get("shield_breaker", False),
        no_direct_hit=row.get("no_direct_hit", False),
        in_space=row.get("in_space", False),
        structure=unit in STRUCTURES or "structure" in row.get("categories", ()),
        ground=unit in GROUND_FORCES or "ground_force" in row.get("categories", ()),
    )


MODELS = tuple(map(_model_row, _units))
MODEL = {name: Model(n) for name, n in _model.items()}

TECHNOLOGIES = tuple(
    TechnologyRow(
        row["id"],
        SETS.index(row["set"]),
        _faction_of(row),
        Colour(COLOURS.index(row["colour"])) if "colour" in row else NO_COLOUR,
        tuple(row.get("needs", {}).get(colour, 0) for colour in COLOURS),
        row.get("unit", ""),
        Technology(_technology[row["instead_of"]]) if "instead_of" in row else NO_TECHNOLOGY,
    )
    for row in _technologies
)
TECHNOLOGY = {name: Technology(n) for name, n in _technology.items()}
GENERIC = tuple(Technology(n) for n, it in enumerate(TECHNOLOGIES) if it.faction < 0)


def _models_of(row: dict[str, Any]) -> tuple[Model, ...]:
    """The models printed on a faction sheet: the generic first ones, unless the faction has its own."""
    own = {"flagship": row["flagship"], "mech": row["mech"], **row.get("own_units", {})}
    found = []
    for unit in UNITS:
        name = own.get(unit, f"{unit}_i")
        found.append(MODEL.get(name, Model(-1)))  # nobody has war suns on the sheet but the Muaat
    return tuple(found)


FACTIONS = tuple(
    FactionRow(
        row["id"],
        SETS.index(row["set"]),
        row["commodities"],
        TILE[row["home"]],
        TILE[row["on_map"]],
        tuple(PLANET[name] for name in row["planets"]),
        tuple(row["units"].get(unit, 0) for unit in UNITS),
        tuple(TECHNOLOGY[name] for name in row.get("technologies", ())),
        (row["choice"]["count"], tuple(TECHNOLOGY[t] for t in row["choice"]["from"])) if "choice" in row else (0, ()),
        tuple(row["abilities"]),
        tuple(TECHNOLOGY[name] for name in row["own_technologies"]),
        _models_of(row),
    )
    for row in _factions
)
FACTION = {name: Faction(n) for name, n in _faction.items()}

STAGES = {"secret": 0, "public_stage_1": 1, "public_stage_2": 2}
OBJECTIVES = tuple(
    ObjectiveRow(
        row["id"], SETS.index(row["set"]), STAGES[row["kind"]], row["phase"], row["points"], row.get("spend", False)
    )
    for row in read("objectives")
)

STRATEGIES = tuple(row["id"] for row in read("strategy_cards"))
(
    LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY_CARD, IMPERIAL,
) = (Strategy(n) for n in range(8))  # fmt: skip
"""The strategy cards in the order of their initiative numbers, which are one higher."""

LAYOUTS = tuple(
    LayoutRow(
        row["id"],
        row["players"],
        row["rings"],
        (row["dealt"][0], row["dealt"][1]),
        (row["speaker"][0], row["speaker"][1]),
        tuple((q, r, goods) for q, r, goods in row["homes"]),
        tuple((q, r, tile, turn) for q, r, tile, turn in row.get("hyperlanes", ())),
        tuple((q, r) for q, r in row.get("unused", ())),
    )
    for row in read("layouts")
)
LANES: dict[str, tuple[tuple[int, int], ...]] = {
    row["tile"]: tuple((a, b) for a, b in row["lanes"]) for row in read("hyperlanes")
}
"""The sides that each hyperlane tile joins, unturned: 0 is north, then clockwise."""
