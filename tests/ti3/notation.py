"""Positions and scripts of Twilight Imperium 3 in the players' words, for the tests. Players are called by their
races, places by ring and number (a1 to a6 around Mecatol Rex, then b1 to b12 and c1 to c18, clockwise from north).

    table = position("sol, norr, hacan", tiles={"b1": "saudor"}, sol={"fleets": {"c1": "carrier, 2 cruiser"}})
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 cruiser")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from orrery.core.chance import Chance
from orrery.core.state import Frame, then
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.data import BASE, MECATOL_TILE, PLANET_NAMES, RACE_NAMES, RACES, TILES
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.kinds import COMBAT_DICE, DIE, RACES_DEALT, SPEAKER_DRAWN
from orrery.games.ti3.rules.nouns import CARD, OBJECTIVE, PLACE, PLANET, POLITIC, RACE, STRATEGY, TECHNOLOGY, TILE, UNIT
from orrery.games.ti3.rules.seats import rank
from orrery.games.ti3.rules.setup import chart
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Fleet, Place, Planet, Race, Seat, Strategy, Unit
from orrery.games.ti3.rules.units import (
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    IN_SPACE,
    PDS,
    STATS,
    UNITS,
    fleet_from,
    tally,
)
from tests.twilight.notation import Dice, Speech, counts, fated, listed

EMPTY = TILE.index["empty"]
SPEECH = Speech(
    names=lambda s: [RACE_NAMES[p.race] for p in s.players],
    players=("rival", "patrol", "terms", "gift", "players"),
)
seat_of, say, spelled = SPEECH.seat_of, SPEECH.say, SPEECH.spelled
asked, options, why_not = SPEECH.asked, SPEECH.options, SPEECH.why_not


def planet(name: str) -> Planet:
    return PLANET.index[name]


def place(name: str) -> Place:
    return PLACE.index[name]


def units(words: str) -> dict[int, int]:
    return {UNITS.index(name): number for number, name in counts(words)}


def group(words: str) -> Fleet:
    """A fleet: "2 cruiser, dreadnought, damaged_dreadnought" (which is that dreadnought)."""
    return fleet_from({UNIT.index[name]: number for number, name in counts(words)})


def damage(table: Table, race: str, where: str, unit: Unit = DREADNOUGHT) -> None:
    """Damage a ship of a player in a system."""
    fleets = cast(Twilight, table.state).players[seat_of(table, race)].fleets
    fleets[place(where)] = fleets[place(where)].damage(unit)


def position(
    races: str = "sol, norr, hacan",
    *,
    tiles: Mapping[str, str] | None = None,
    planets: Mapping[str, str] | None = None,
    frames: Sequence[Frame] = (("turn",), ("status_phase",)),
    dice: Dice = (),
    politics: str = "",
    laws: str = "",
    objectives: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    **players: Mapping[str, Any],
) -> Table:
    """A table in the action phase of round one; the first race is speaker and to move, unless all have strategy cards
    to play. All strategy cards that are not mentioned have been played. `tiles` says what lies where; all other places
    are empty space. `planets` says who has what on a planet: "sol: 3 ground_force, pds, space_dock". Of each player:
    `fleets` by place, `goods`, `counters` (strategy, command, fleet), `technologies`, `hand`, `strategies` (to be
    played yet), `had_initiative`, `activated`, `secret`. `politics` are the next political cards, `laws` those in force
    (with what they are about: "minister_of_war norr"), `objectives` the open ones. `dice` come as written."""
    names = [name.strip() for name in races.split(",")]
    s = fresh(names, dict(options or {}), seed)
    for i in range(len(s.tiles)):
        if s.tiles[i] >= 0 and TILES[s.tiles[i]].kind != "home" and i != CENTRE:
            s.tiles[i] = EMPTY
    for where, tile in (tiles or {}).items():
        s.tiles[place(where)] = TILE.index[tile]
    assert s.tiles[CENTRE] == MECATOL_TILE
    chart(s)
    for where, words in (planets or {}).items():
        settle(s, names, planet(where), words)
    for seat, name in enumerate(names):
        furnish(s, seat, players.get(name, {}))
    assert not set(players) - set(names), "no such player"
    for words in listed(laws):
        name, *about = words.split()
        s.politics.layers[0].remove(POLITIC.index[name])
        s.laws[POLITIC.index[name]] = tuple(names.index(one) if one in names else int(one) for one in about)
    for name in reversed(listed(politics)):
        s.politics.layers[0].remove(POLITIC.index[name])
        s.politics.put_on_top(POLITIC.index[name], 0)
    s.objectives = [OBJECTIVE.index[name] for name in listed(objectives)]
    refresh_abilities(s)
    s.phase, s.round, s.loose = "action", 1, 0
    in_order = all("strategies" in players.get(name, {}) for name in names)
    s.last_rank = -9 if in_order else rank(s, 0) - 1
    s.schedule.clear()
    then(s, *frames)
    rolled = iter(dice)
    return Table.new(
        replace(GAME, setup=lambda players, config: s),
        len(names),
        options or {},
        seed=seed,
        source=lambda ask, track: fated(ask, rolled) if ask.kind in (COMBAT_DICE, DIE) else None,
    )


def dealt(names: Sequence[str]) -> tuple[dict[str, str], tuple[Race, ...]]:
    """The set that has these races, as an option; and all races of it, these first."""
    chosen = [RACE.index[name] for name in names]
    every = any(RACES[race].set != BASE for race in chosen)
    rest = [race for race in RACE.every if race not in chosen and (every or RACES[race].set == BASE)]
    return {"cards": "all"} if every else {}, (*chosen, *rest)


def fresh(names: Sequence[str], options: dict[str, str], seed: int) -> Twilight:
    """A game that has been set up with these races, without any units."""
    sets, order = dealt(names)

    def source(ask: Chance[Any], track: int) -> Any:
        return {RACES_DEALT: order, SPEAKER_DRAWN: (1,)}.get(ask.kind)

    config = {**sets, **options, "galaxy": "quick", "races": "random"}
    begun = Table.new(GAME, len(names), config, seed=seed, source=source)
    s = begun.state.clone()
    for seat, p in enumerate(s.players):
        p.technologies = 0
        p.strategies, p.used = [Strategy(seat + 1)], 1 << (seat + 1)
        p.reserve = [unit.figures for unit in STATS]
        p.reserve[FIGHTER] = p.reserve[GROUND_FORCE] = 0
        p.fleets = {}
    s.troops = [0] * len(PLANET_NAMES)
    s.pds = [0] * len(PLANET_NAMES)
    s.docks = 0
    return s


def settle(s: Twilight, names: Sequence[str], world: int, words: str) -> None:
    """Somebody has a planet, and units on it."""
    who, _, what = words.partition(":")
    seat = names.index(who.strip())
    s.owner[world] = Seat(seat)
    for unit, number in units(what).items():
        if unit == GROUND_FORCE:
            s.troops[world] = number
        else:
            s.players[seat].reserve[unit] -= number
            if unit == PDS:
                s.pds[world] = number
            else:
                s.docks |= 1 << world


def furnish(s: Twilight, seat: int, told: Mapping[str, Any]) -> None:
    """What one player has."""
    p = s.players[seat]
    for where, words in told.get("fleets", {}).items():
        fleet = p.fleets[place(where)] = group(words)
        for unit in IN_SPACE:
            if unit not in (FIGHTER, GROUND_FORCE):
                p.reserve[unit] -= fleet.of(unit)
    s.goods -= told.get("goods", 0)
    p.goods = told.get("goods", 0)
    p.counters = list(told.get("counters", (2, 3, 5)))
    for name in listed(told.get("technologies", "")):
        p.technologies |= 1 << TECHNOLOGY.index[name]
    for name in listed(told.get("hand", "")):
        card = CARD.index[name]
        s.deck.layers[0].remove(card)
        p.hand.append(card)
    for name in listed(told.get("activated", "")):
        p.activated |= 1 << place(name)
    for name in listed(told.get("secret", "")):
        p.secret = [OBJECTIVE.index[name]]
    p.had_initiative = told.get("had_initiative", False)
    p.points = told.get("points", 0)
    if "strategies" in told:
        p.strategies = [STRATEGY.index[name] for name in listed(told["strategies"])]
        p.used = 0


def fleet(table: Table, race: str, where: str) -> dict[str, int]:
    """What a player has in space at a place."""
    s = cast(Twilight, table.state)
    found = fleet_of(s, seat_of(table, race), place(where))
    return {UNIT.names[figure]: number for figure, number in tally(found).items() if number}


def on_planet(table: Table, name: str) -> tuple[str, int, int, int]:
    """The owner of a planet ("" for neutral), and its ground forces, PDS and dock."""
    s = cast(Twilight, table.state)
    world = planet(name)
    owner = s.owner[world]
    who = "" if owner < 0 else RACE_NAMES[s.players[owner].race]
    return who, s.troops[world], s.pds[world], s.docks >> world & 1


def state(table: Table) -> Twilight:
    return cast(Twilight, table.state)
