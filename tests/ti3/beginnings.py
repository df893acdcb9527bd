"""What a race starts with, counted on a table that has been set up: for the tests of the races."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from orrery.core.chance import Chance
from orrery.core.table import Table
from orrery.games.common.galaxy import bits
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.board import home_planets, planets_of
from orrery.games.ti3.rules.data import PLANET_NAMES, RACE_NAMES, RACES, TECHNOLOGY_NAMES
from orrery.games.ti3.rules.kinds import RACES_DEALT
from orrery.games.ti3.rules.units import GROUND_FORCE, IN_SPACE, PDS, SPACE_DOCK, UNITS
from tests.ti3.notation import dealt


class Beginning(NamedTuple):
    """Planets, units, technologies, command counters and the values of the trade contracts."""

    planets: str
    units: str
    technologies: str
    counters: list[int]
    contracts: tuple[int, ...]


def beginning(race: str, seed: int = 1) -> Beginning:
    """Set a game up, wherever the player puts the units, and count them."""
    sets, order = dealt([race])

    def source(ask: Chance[Any], track: int) -> Any:
        return order if ask.kind is RACES_DEALT else None

    config = {**sets, "galaxy": "quick", "races": "random"}
    table, dice = Table.new(GAME, 3, config, seed=seed, source=source), Random(seed)
    s = table.state
    while s.phase == "setup":
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
    seat = [RACE_NAMES[p.race] for p in s.players].index(race)
    p = s.players[seat]
    found = [0] * len(UNITS)
    for fleet in p.fleets.values():
        for unit in IN_SPACE:
            found[unit] += fleet.of(unit)
    for planet in planets_of(s, seat):
        found[GROUND_FORCE] += s.troops[planet]
        found[PDS] += s.pds[planet]
        found[SPACE_DOCK] += s.docks >> planet & 1
    assert planets_of(s, seat) == sorted(home_planets(s, seat))
    return Beginning(
        ", ".join(sorted(PLANET_NAMES[planet] for planet in planets_of(s, seat))),
        ", ".join(f"{count} {name}" for name, count in zip(UNITS, found, strict=True) if count),
        ", ".join(TECHNOLOGY_NAMES[t] for t in bits(p.technologies)),
        p.counters,
        RACES[p.race].contracts,
    )
