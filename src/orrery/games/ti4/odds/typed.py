"""Twilight Imperium 4: sides of a fight in words, for `orrery odds ti4`: units by name, and whatever helps: factions
with their abilities and units, technologies, leaders, laws, cards, notes, a nebula, trade goods. A table is laid with
just that, and the odds are those of this table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from orrery.core.abilities import TABLE
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.stacks import stack_of
from orrery.games.ti4.odds.texts import CAVALRY, DONE, NUMBERS, PAID, PLAYED, RAGHS_CALL, ROUT
from orrery.games.ti4.rules.board import near
from orrery.games.ti4.rules.data import (
    FACTIONS,
    FIGHTER,
    GROUND_FORCES,
    MECATOL_REX,
    PDS,
    PLANETS,
    SHIPS,
    SPACE_DOCK,
    TECHNOLOGIES,
    TILES,
    WAR_SUN,
)
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import CENTRE, PLACES, homes
from orrery.games.ti4.rules.nouns import FACTION, PLACE, TECHNOLOGY, TILE
from orrery.games.ti4.rules.state import Activation, Imperium, Player
from orrery.games.ti4.rules.texts import FACTION_TEXTS, text, text_of_technology
from orrery.games.ti4.rules.things import NO_SEAT, NOWHERE, Faction, Place, Planet, Seat, Tile, Unit, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import full_reserve, turn_unit_cards

HERE: Place = PLACE.index["103"]
WORLDS = TILE.index["28"]
"""A system with two planets and nothing else."""
PLAINEST = ("hacan", "winnu")
"""The factions of those who name none: without their abilities, and with the usual units."""
AT_HOME = ("leader.rickar_rickani",)
"""Leaders who help in the home system: naming one means that the fight is there."""
SPLICER = "technology.dimensional_splicer"
GOODS, NEBULA = "goods", "nebula"
ALIASES = {"ram": "unit.exotrireme_ii", "elected_crown": "agenda.the_crown_of_thalnos"}
"""Names of texts that would be those of others."""
IN_PLAY = ("technology", "leader", "faction", "unit", "relic")

TILES_OF = {planet: Tile(tile) for tile, row in enumerate(TILES) for planet in row.planets}


class TypedSide(NamedTuple):
    """What one side has: units, damaged ones among them, and what helps, by name and how often."""

    units: Mapping[Unit, int]
    damaged: Mapping[Unit, int]
    aids: Mapping[str, int]


@cache
def known_aids() -> dict[str, str]:
    """What can be named: short names, and the full names of texts; factions, nebula and goods stand for themselves."""
    found = {
        name.rpartition(".")[2]: name
        for name in (*NUMBERS, *DONE, *PAID)
        if name not in ALIASES.values() and (not name.startswith("unit.") or name in PAID)
    }
    found |= {it.name: f"technology.{it.name}" for it in TECHNOLOGIES}
    found |= {it.name: f"faction.{it.name}" for it in FACTIONS}
    return {**found, **ALIASES, GOODS: GOODS, NEBULA: NEBULA}


def faction_named(side: TypedSide) -> Faction | None:
    """The faction that a side has named."""
    return next((FACTION.index[name] for name in side.aids if known_aids()[name] == f"faction.{name}"), None)


def plain_table() -> Imperium:
    """Nothing but one system."""
    s = Imperium(players=[Player(reserve=full_reserve()) for _ in range(3)])
    s.tiles = [TILE.index["46"]] * PLACES
    s.places = [NOWHERE] * len(PLANETS)
    s.owner = [NO_SEAT] * len(PLANETS)
    s.tiles[CENTRE], s.places[MECATOL_REX] = TILES_OF[MECATOL_REX], CENTRE
    for p, home in zip(s.players, homes(s.layout), strict=False):
        p.home = home
    return s


def lay(sides: tuple[TypedSide, TypedSide]) -> Imperium:
    """The table that was described."""
    s = plain_table()
    s.tiles[HERE] = WORLDS
    for planet in TILES[WORLDS].planets:
        s.places[planet] = HERE
    for seat, side in enumerate(sides):
        seated(s, Seat(seat), side)
    s.players[2].eliminated = True
    arrange(s, sides)
    s.activation = Activation(Seat(0), HERE, moving=False)
    s.active_place = HERE
    s.phase, s.round = "action", 1
    return s


def seated(s: Imperium, seat: Seat, side: TypedSide) -> None:
    """One side's faction, texts and goods."""
    p = s.players[seat]
    named = faction_named(side)
    p.faction = FACTION.index[PLAINEST[seat]] if named is None else named
    for it in FACTION_TEXTS[p.faction] if named is not None else ():
        p.texts.put(it, seat)
    if side.units.get(WAR_SUN) and sheet(s, seat).models[WAR_SUN] is None:
        p.texts.put(text_of_technology(TECHNOLOGY.index["war_sun"]), seat)
    for name, count in side.aids.items():
        full = known_aids()[name]
        if full == GOODS:
            p.goods = count
        elif full == NEBULA:
            s.nebulae |= 1 << HERE
        elif full in AT_HOME:
            p.texts.put(text(full), seat)
            p.home = HERE
        elif full.startswith("agenda.") and full not in PAID:
            s.texts.put(text(full), TABLE)
        elif full in ALIASES.values() or (
            full not in PLAYED and full.split(".")[0] in IN_PLAY and not is_faction(full)
        ):
            bring(p, full, seat)
        if full == SPLICER:
            s.wormholes[0] |= 1 << HERE
    if named is not None:
        turn_unit_cards(s, seat)


def is_faction(full: str) -> bool:
    """Whether the name is that of a faction, not of one of its abilities."""
    return full.count(".") == 1 and full.startswith("faction.")


def bring(p: Player, full: str, seat: Seat) -> None:
    """A text comes into play, unless it is there already."""
    if text(full) not in p.texts:
        p.texts.put(text(full), seat)


def arrange(s: Imperium, sides: tuple[TypedSide, TypedSide]) -> None:
    """What some cards and notes need elsewhere: a ship to retreat to, the owner of a note, another planet."""
    names = {known_aids()[name] for side in sides for name in side.aids}
    around = [place for place in places_in(near(s, 0)[HERE]) if place != CENTRE]
    if ROUT in names:
        for seat, place in enumerate(around[:2]):
            s.players[seat].space[place] = units_of(TypedSide({FIGHTER: 1}, {}, {}), (FIGHTER,))
    if CAVALRY in names:
        s.players[2].faction = FACTION.index["nomad"]
    if RAGHS_CALL in names:
        s.owner[worlds()[0]] = Seat(1)


def plan_of(side: TypedSide, plan: FightPlan) -> FightPlan:
    """The plan of a side, with the cards it plays."""
    cards = {full: n for name, n in side.aids.items() if (full := known_aids()[name]) in (*PLAYED, *PAID)}
    return plan._replace(cards=cards)


def worlds() -> tuple[Planet, Planet]:
    """The attacker's planet and the defender's."""
    first, second = TILES[WORLDS].planets[:2]
    return first, second


def units_of(side: TypedSide, among: tuple[Unit, ...]) -> Forces:
    found = Forces()
    for unit, n in side.units.items():
        if unit in among:
            found.add(unit, n, side.damaged.get(unit, 0))
    return found


def space_fight(sides: tuple[TypedSide, TypedSide]) -> SpaceFight:
    """The space combat that was described; PDS are those in range."""
    s = lay(sides)
    fleets = []
    for seat, (side, world) in enumerate(zip(sides, worlds(), strict=True)):
        fleet = units_of(side, (*SHIPS, *GROUND_FORCES))
        s.players[seat].space[HERE] = fleet
        structures = units_of(side, (PDS, SPACE_DOCK))
        if structures:
            s.owner[world] = Seat(seat)
            s.players[seat].ground[world] = structures
        fleets.append(stack_of(fleet))
    return SpaceFight(s, (Seat(0), Seat(1)), HERE, (fleets[0], fleets[1]))


def ground_fight(sides: tuple[TypedSide, TypedSide]) -> GroundFight:
    """The invasion that was described: all ground forces land, ships bombard."""
    s = lay(sides)
    world = worlds()[1]
    s.players[0].space[HERE] = units_of(sides[0], SHIPS)
    s.owner[world] = Seat(1)
    garrison = units_of(sides[1], (*GROUND_FORCES, PDS, SPACE_DOCK))
    s.players[1].ground[world] = garrison
    landing = units_of(sides[0], GROUND_FORCES)
    return GroundFight(s, (Seat(0), Seat(1)), world, (stack_of(landing), stack_of(garrison)))
