"""Twilight Imperium 3: the names of things. Whatever is written down (saves, answers, outcomes, the journal) refers to
things by name, so that a save survives a new card or a different order of the data."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from orrery.core.abilities import TABLE, Ability
from orrery.core.codec import Nouns
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Named, Noun, Number
from orrery.games.ti3.rules.data import (
    ACTION_CARDS,
    COLOURS,
    COUNTERS,
    DOMAIN_NAMES,
    LEADERS,
    OBJECTIVE_NAMES,
    PLANET_NAMES,
    POLITICS,
    RACE_NAMES,
    RACES,
    STRATEGIES,
    TECHNOLOGIES,
    TECHNOLOGY_NAMES,
    TILE_NAMES,
    WORMHOLES,
)
from orrery.games.ti3.rules.galaxy import PLACE_NAMES, PLACES
from orrery.games.ti3.rules.options import RULING_NAMES
from orrery.games.ti3.rules.things import (
    Cargo,
    Colour,
    Domain,
    Effect,
    Figure,
    Fleet,
    Laws,
    Leader,
    Means,
    Objective,
    Place,
    Planet,
    Politic,
    Pool,
    Race,
    Ruling,
    Seat,
    Shot,
    Side,
    Site,
    Spot,
    Strategy,
    Technology,
    Tile,
    Unit,
    Until,
    Verdict,
    Wormhole,
)
from orrery.games.ti3.rules.units import GROUND_FORCE, PDS, UNITS, fleet_from, tally
from orrery.games.twilight.effects import NUMBER, EffectNoun, listed, named, numbered
from orrery.games.twilight.nouns import CardNoun

RACE = Named[Race]("race", RACE_NAMES)
TILE = Named[Tile]("tile", TILE_NAMES)
PLACE = Named[Place]("place", PLACE_NAMES)
PLANET = Named[Planet]("planet", PLANET_NAMES)
STRATEGY = Named[Strategy]("strategy", STRATEGIES)
TECHNOLOGY = Named[Technology]("technology", TECHNOLOGY_NAMES)
COLOUR = Named[Colour]("colour", COLOURS)
POLITIC = Named[Politic]("politic", tuple(p.name for p in POLITICS))
OBJECTIVE = Named[Objective]("objective", OBJECTIVE_NAMES)
SECRET = Named[Objective]("secret", OBJECTIVE_NAMES)
LEADER = Named[Leader]("leader", LEADERS)
DOMAIN = Named[Domain]("domain", DOMAIN_NAMES)
WORMHOLE = Named[Wormhole]("wormhole", WORMHOLES)
UNIT = Named[Figure]("unit", (*UNITS[:8], "damaged_dreadnought", "damaged_war_sun"))
"""Units as they are on the board; as a loss, "damaged" is a hit that damages."""
BUILT = Named[Unit]("built", UNITS)
POOL = Named[Pool]("pool", ("strategy", "command", "fleet"))
STRATEGY_POOL, COMMAND_POOL, FLEET_POOL = POOL.every
SIDES = Named[Side]("side", ("for", "against"))
FOR, AGAINST = SIDES.every
SHOT = Named[Shot](
    "shot", ("battle", "barrage", "pds_at_ships", "pds_at_troops", "bombardment", "invasion", "before_battle")
)
"""What combat dice are rolled for."""
RULING = Named[Ruling]("ruling", RULING_NAMES)
UNTIL = Named[Until](
    "until",
    (
        "combat_round",
        "battle",
        "activation",
        "strategic_action",
        "purchase",
        "vote",
        "phase",
        "round",
        "next_round",
        "game",
        "noted",
    ),
)


class SiteNoun(Named[Site]):
    """A place or a planet."""

    def targets(self, value: Site) -> tuple[tuple[str, Any], ...]:
        place = value < PLACES
        return (("place", PLACE_NAMES[value]) if place else ("planet", PLANET_NAMES[value - PLACES]),)


def site_of_place(place: Place) -> Site:
    return Site(place)


def site_of_planet(planet: Planet) -> Site:
    return Site(PLACES + planet)


SITE = SiteNoun("site", (*PLACE_NAMES, *PLANET_NAMES))

# --- texts -------------------------------------------------------------------------------------------------------

NAMES = (
    *(f"card.{c.name}" for c in ACTION_CARDS),
    *(f"technology.{t.name}" for t in TECHNOLOGIES),
    *(f"politic.{p.name}" for p in POLITICS),
    *(f"race.{r.name}.{ability}" for r in RACES for ability in r.abilities),
    *(f"leader.{kind}" for kind in LEADERS),
    *(f"counter.{c.name}" for c in COUNTERS),
    *(f"option.{option}" for option in ("sabotage_runs", "distant_suns", "leaders")),
)


class Text(Named[Ability]):
    """A text by its name; one that is printed on a component points at the component."""

    def targets(self, value: Ability) -> tuple[tuple[str, Any], ...]:
        kind, _, name = self.names[value].partition(".")
        return ((kind, name) if kind in ("technology", "politic", "leader") else (self.name, self.names[value]),)


TEXT = Text("card", NAMES)
"""Any text. The first ones are the action cards, and it is named after them: whatever is played from a hand is then
known to have been in that hand."""

CARD = CardNoun("card", tuple(c.name for c in ACTION_CARDS), TEXT)

# --- what is paid with, and what is carried ----------------------------------------------------------------------

GOOD = len(PLANET_NAMES)


class PurseNoun(Named):
    """What a player pays with: planets and trade goods."""

    def targets(self, value: int) -> tuple[tuple[str, Any], ...]:
        return PLANET.targets(Planet(value)) if value < GOOD else super().targets(value)


PURSE = PurseNoun("purse", (*PLANET_NAMES, "trade good"))

FROM_PLANET, PDS_FROM_PLANET = 100, 200
"""In a load: a ground force, or a PDS, from a planet; smaller numbers are units in space."""


def in_load(item: int) -> Figure:
    """What kind of unit a piece of a load is."""
    if item < FROM_PLANET:
        return Figure(Unit(item))
    return GROUND_FORCE if item < PDS_FROM_PLANET else PDS


class LoadNoun(Noun[int]):
    """A ship or a piece of cargo: a unit in space, or one on a planet ("ground_force@Jord")."""

    name = "load"

    def encode(self, value: int) -> Any:
        if value < FROM_PLANET:
            return UNIT.names[value]
        if value < PDS_FROM_PLANET:
            return f"ground_force@{PLANET_NAMES[value - FROM_PLANET]}"
        return f"pds@{PLANET_NAMES[value - PDS_FROM_PLANET]}"

    def decode(self, data: Any) -> int:
        if not isinstance(data, str):
            raise Fault("fault-name", "no {noun} is called {given}", noun=self.name, given=shown(data))
        unit, at, planet = data.partition("@")
        if not at:
            return UNIT.decode(unit)
        if unit not in ("ground_force", "pds"):
            raise Fault("fault-not-on-planets", "no {given} stands on planets", given=shown(unit))
        return (FROM_PLANET if unit == "ground_force" else PDS_FROM_PLANET) + PLANET.decode(planet)

    def targets(self, value: int) -> tuple[tuple[str, Any], ...]:
        planet = self.encode(value).partition("@")[2]
        return (*super().targets(value), *([("planet", planet)] if planet else ()))


LOAD = LoadNoun()


class FleetNoun(Noun[Fleet]):
    """How many of each unit a fleet has, and how many of its ships are damaged, by their names."""

    name = "fleet"

    def encode(self, value: Fleet) -> Any:
        return dict(sorted([(UNIT.names[figure], n) for figure, n in tally(value).items() if n]))

    def decode(self, data: Any) -> Fleet:
        if not isinstance(data, dict):
            raise Fault("fault-names", "expected entries by name, found {given}", given=shown(data, 40))
        return fleet_from({UNIT.decode(name): NUMBER.decode(count) for name, count in data.items()})


# --- where leaders are -------------------------------------------------------------------------------------------

AFLOAT, HELD = 100, 200


def ashore(planet: Planet) -> Spot:
    """On a planet."""
    return Spot(planet)


def afloat(place: Place) -> Spot:
    """With a fleet in a system."""
    return Spot(AFLOAT + place)


def held_by(captor: Seat) -> Spot:
    """In somebody's prison."""
    return Spot(HELD + captor)


class SpotNoun(Noun[Spot]):
    """A planet, "afloat@b7" for a fleet, "held@2" for a prison; nothing for out of the game."""

    name = "spot"

    def encode(self, value: Spot) -> Any:
        if value < 0:
            return None
        if value < AFLOAT:
            return PLANET_NAMES[value]
        return f"held@{value - HELD}" if value >= HELD else f"afloat@{PLACE_NAMES[value - AFLOAT]}"

    def decode(self, data: Any) -> Spot:
        if data is None:
            return Spot(-1)
        kind, _, at = data.partition("@") if isinstance(data, str) else ("", "", "")
        if kind == "afloat":
            return Spot(AFLOAT + PLACE.decode(at))
        if kind == "held" and at.isascii() and at.isdigit():
            return Spot(HELD + int(at))
        return Spot(PLANET.decode(data))


# --- what depends on a text --------------------------------------------------------------------------------------

ELECTED: dict[str, tuple[Any, ...]] = {
    "": (Side,),
    "player": (Seat,),
    "players": (Seat, Seat),
    "planet": (Planet,),
    "planets": (Planet, Planet),
    "law": (Politic,),
    "colour": (Colour,),
}
"""What a vote is about: the types."""


def noun_of(kind: Any) -> Noun[Any] | None:
    """The noun of a type; None if it is a plain number."""
    return None if kind in (int, Seat) else NOUNS[kind]


EFFECT = EffectNoun(TEXT, UNTIL, noun_of)


def elected(card: Politic, number: int) -> tuple[Any, ...]:
    """The types of what a vote on a political card is about; what some laws remember afterwards are plain numbers."""
    kinds = ELECTED[POLITICS[card].elect]
    return (*kinds, *[int] * (number - len(kinds)))[:number]


class VerdictNoun(Noun[Verdict]):
    """A political card, and what was voted for."""

    name = "verdict"

    def encode(self, value: Verdict) -> Any:
        card = Politic(value[0])
        return named(value, [POLITIC, *map(noun_of, elected(card, len(value) - 1))])

    def decode(self, data: Any) -> Verdict:
        card = POLITIC.decode(listed(data, 1)[0])
        return Verdict(numbered(data, [POLITIC, *map(noun_of, elected(card, len(data) - 1))]))

    def targets(self, value: Verdict) -> tuple[tuple[str, Any], ...]:
        return POLITIC.targets(Politic(value[0]))


VERDICT = VerdictNoun()


class LawsNoun(Noun[Laws]):
    """Laws by name."""

    name = "laws"

    def encode(self, value: Laws) -> Any:
        return sorted([VERDICT.encode(Verdict((card, *about))) for card, about in value.items()])

    def decode(self, data: Any) -> Laws:
        verdicts = [VERDICT.decode(one) for one in listed(data)]
        return Laws({Politic(card): tuple(about) for card, *about in verdicts})


# --- all of them -------------------------------------------------------------------------------------------------

NOUNS: Nouns = {
    Seat: Number("seat"),
    Ability: TEXT,
    Race: RACE,
    Tile: TILE,
    Place: PLACE,
    Planet: PLANET,
    Strategy: STRATEGY,
    Technology: TECHNOLOGY,
    Colour: COLOUR,
    Politic: POLITIC,
    Objective: OBJECTIVE,
    Domain: DOMAIN,
    Wormhole: WORMHOLE,
    Figure: UNIT,
    Fleet: FleetNoun(),
    Unit: BUILT,
    Pool: POOL,
    Side: SIDES,
    Ruling: RULING,
    Until: UNTIL,
    Site: SITE,
    Spot: SpotNoun(),
    Effect: EFFECT,
    Verdict: VERDICT,
    Laws: LawsNoun(),
    Leader: LEADER,
    Shot: SHOT,
    Cargo: LOAD,
    Means: PURSE,
}

ARGUMENTS: dict[str, Any] = {
    "race": Race,
    "tile": Tile,
    "tiles": tuple[Tile, ...],
    "place": Place,
    "target": Place,
    "pair": tuple[Place, Place],
    "site": Site,
    "laying": tuple[Place, Tile],
    "planet": Planet,
    "second_planet": Planet,
    "planets": tuple[Planet, ...],
    "ground": Planet,
    "strategy": Strategy,
    "technology": Technology,
    "colour": Colour,
    "card": Ability,
    "text": Ability,
    "politic": Politic,
    "law": Politic,
    "objective": Objective,
    "secret": Objective,
    "unit": Figure,
    "units": tuple[Figure, ...],
    "shooters": tuple[Figure, ...],
    "built": Unit,
    "builts": tuple[Unit, ...],
    "load": Cargo,
    "loads": tuple[Cargo, ...],
    "pool": Pool,
    "purse": Means,
    "paid": tuple[Means, ...],
    "side": Side,
    "roll": Shot,
    "patrol": tuple[Place, Figure, Place],
    "leader": Leader,
    "prisoner": tuple[Seat, Leader],
    "verdict": Verdict,
}
"""The nouns of the journal's arguments."""

# --- saves of version 0.3.0 --------------------------------------------------------------------------------------

NUMBERS: dict[str, list[str]] = json.loads(
    files("orrery.games.ti3.data").joinpath("numbers-0.3.0.json").read_text(encoding="utf-8")
)
NUMBERS |= {
    "Site": [*NUMBERS["Place"], *NUMBERS["Planet"]],
    "Means": [*NUMBERS["Planet"], "trade good"],
    "Cargo": [
        *[*NUMBERS["Figure"], *[""] * FROM_PLANET][:FROM_PLANET],
        *[*(f"ground_force@{planet}" for planet in NUMBERS["Planet"]), *[""] * FROM_PLANET][:FROM_PLANET],
        *(f"pds@{planet}" for planet in NUMBERS["Planet"]),
    ],
}
NUMBERED = {kind: NUMBERS[kind.__name__] for kind in NOUNS if kind.__name__ in NUMBERS}
"""What the numbers in saves of version 0.3.0 stand for."""


def older(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of version 0.3.0, with names where a number in one list is not enough to say what a thing is."""

    def name(kind: Any, number: int) -> Any:
        return number if kind in (int, Seat) else None if number < 0 else NUMBERS[kind.__name__][number]

    def spot(at: int) -> Any:
        if at < AFLOAT:
            return name(Planet, at)
        return f"held@{at - HELD}" if at >= HELD else f"afloat@{name(Place, at - AFLOAT)}"

    def verdict(card: int, *about: int) -> list[Any]:
        politic = name(Politic, card)
        kinds = elected(POLITIC.decode(politic), len(about))
        return [politic, *(name(kind, one) for kind, one in zip(kinds, about, strict=True))]

    def effect(text: int, seat: int, until: int, *about: int) -> list[Any]:
        named, lasting = name(Ability, text), name(Until, until)
        if named == "card.direct_hit" and about:  # the fleet as one number: place and seat
            about = divmod(about[0], len(data["players"]))
        kinds = EFFECT.about.get((TEXT.decode(named), len(about)), (int,) * len(about))
        return [named, seat, lasting, *(name(kind, one) for kind, one in zip(kinds, about, strict=True))]

    def in_play(texts: list[int], owner: int) -> dict[str, Any]:
        return {"held": [[text, owner, True] for text in texts]}

    def fleet(counts: list[int]) -> dict[str, int]:
        return {name(Figure, n): count for n, count in enumerate(counts) if count}

    def player(p: dict[str, Any], seat: int) -> dict[str, Any]:
        return p | {
            "leaders": [spot(at) for at in p["leaders"]],
            "texts": in_play(p["texts"], seat),
            "fleets": [[place, fleet(counts)] for place, counts in p["fleets"]],
        }

    players = [player(p, seat) for seat, p in enumerate(data["players"])]
    under_way = data["activation"]
    if under_way is not None:
        under_way = under_way | {one: fleet(under_way[one]) for one in ("arriving", "leaving")}
    laws = [verdict(card, *about) for card, about in data["laws"]]
    effects = [effect(*one) for one in data["effects"]]
    texts = in_play(data["texts"], TABLE)
    return data | {"players": players, "activation": under_way, "laws": laws, "effects": effects, "texts": texts}
