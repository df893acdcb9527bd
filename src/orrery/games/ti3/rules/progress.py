"""Twilight Imperium 3: how far a player is with an objective, as two numbers: how many of how many. Only objectives.py
says what counts as met."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.ti3.rules.board import fleet_of, influence, outside_home, planets_of
from orrery.games.ti3.rules.data import MECATOL_REX, OBJECTIVE_NAMES
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.objectives import (
    PRICES,
    by_colour,
    by_specialty,
    controls_system,
    dock_on_mecatol,
    foreign_homes,
    heart,
    is_met,
    on_board,
    specialties,
)
from orrery.games.ti3.rules.seats import neighbours
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Objective, places_in
from orrery.games.ti3.rules.units import DREADNOUGHT, SPACE_DOCK, big_ships
from orrery.games.ti3.rules.verbs import wealth

Counted = Callable[[Twilight, int], tuple[int, int]]


def gates(s: Twilight, seat: int) -> tuple[int, int]:
    """Wormhole systems with a ship of the player."""
    places = places_in(s.wormholes[0] | s.wormholes[1])
    return sum(big_ships(fleet_of(s, seat, place)) > 0 for place in places), len(places)


def held_heart(s: Twilight, seat: int) -> tuple[int, int]:
    """The central systems that are controlled."""
    places = heart(s)
    return sum(controls_system(s, seat, place) for place in places), len(places)


def greatness(s: Twilight, seat: int) -> tuple[int, int]:
    """The player's influence, and one more than both neighbours have."""

    def power(who: int) -> int:
        return sum(influence(s, planet) for planet in planets_of(s, who))

    return power(seat), sum(power(other) for other in neighbours(s, seat)) + 1


def technologies(s: Twilight, seat: int) -> int:
    return s.players[seat].technologies.bit_count()


COUNTED: dict[str, Counted] = {
    "conqueror": lambda s, seat: (foreign_homes(s, seat), 1),
    "diversified": lambda s, seat: (sum(n >= 2 for n in by_colour(s, seat)), 3),
    "focused": lambda s, seat: (max(by_specialty(s, seat)), 4),
    "forceful": lambda s, seat: (fleet_of(s, seat, CENTRE)[DREADNOUGHT], 4),
    "industrial": lambda s, seat: (on_board(s, seat, SPACE_DOCK) + on_board(s, seat, DREADNOUGHT), 8),
    "keeper_of_gates": gates,
    "master_of_ships": lambda s, seat: (big_ships(fleet_of(s, seat, CENTRE)), 8),
    "technocrat": lambda s, seat: (len(specialties(s, seat)), 6),
    "usurper": lambda s, seat: (s.troops[MECATOL_REX] if dock_on_mecatol(s, seat) else 0, 6),
    "three_docks": lambda s, seat: (on_board(s, seat, SPACE_DOCK), 3),
    "five_planets": lambda s, seat: (len(outside_home(s, seat)), 5),
    "three_specialties": lambda s, seat: (sum(n > 0 for n in by_specialty(s, seat)), 3),
    "five_technologies": lambda s, seat: (technologies(s, seat), 5),
    "three_of_a_colour": lambda s, seat: (max(by_colour(s, seat)), 3),
    "four_colours": lambda s, seat: (sum(n > 0 for n in by_colour(s, seat)), 4),
    "ten_planets": lambda s, seat: (len(outside_home(s, seat)), 10),
    "nine_technologies": lambda s, seat: (technologies(s, seat), 9),
    "heart_of_the_galaxy": held_heart,
    "greater_than_neighbours": greatness,
    "domination": lambda s, seat: (foreign_homes(s, seat), 2),
    "supremacy": lambda s, seat: (len(outside_home(s, seat)), 18),
}


def progress(s: Twilight, seat: int, objective: Objective) -> tuple[bool, int, int]:
    """Whether an objective is met now; how much there is of what it asks for, and how much it takes. An objective that
    asks for more than can be counted is one step away, until it is met."""
    met = is_met(s, seat, objective)
    if objective in PRICES:
        price, what = PRICES[objective]
        have = s.players[seat].goods if what == "goods" else wealth(s, seat, what == "influence")
        return met, min(have, price), price
    name = OBJECTIVE_NAMES[objective]
    have, need = COUNTED[name](s, seat) if name in COUNTED else (int(met), 1)
    return met, need if met else min(have, max(0, need - 1)), need
