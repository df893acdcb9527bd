"""Twilight Imperium 4: ground forces that fight in a space combat as if they were ships (LRR F.48, F.49, F.52). They
count as ships for whatever concerns the ships of that combat, but not for the fleet pool, and they cannot retreat by
themselves. Those from planets return there when the combat is over, or when their side retreats.

Ground forces of a type are not told apart: of those who are destroyed, the ones that stood in space are the first."""

from __future__ import annotations

from orrery.games.ti4.rules.board import in_space
from orrery.games.ti4.rules.data import GROUND_FORCES, SHIPS
from orrery.games.ti4.rules.nouns import DAMAGED
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import fleet_at, garrison, tidy, tidy_ground


def crew(s: Imperium, seat: int, place: Place, unit: Unit) -> int:
    """How many ground forces of a type a player has in the space combat at a place."""
    c = s.combat
    if c is None or not c.crew or c.planet >= 0 or c.place != place:
        return 0
    return sum([who == seat and what == unit for who, what, _ in c.crew])


def crews(s: Imperium, seat: int, place: Place) -> int:
    """How many ground forces a player has in the space combat at a place."""
    return sum([crew(s, seat, place, unit) for unit in GROUND_FORCES])


def fights_on(s: Imperium, seat: int, place: Place) -> bool:
    """Whether a player has ships in a space combat, or ground forces that fight as ships."""
    return bool(in_space(s, seat, place).ships() or crews(s, seat, place))


def fighting_ships(s: Imperium, seat: int, place: Place) -> list[tuple[Unit, int]]:
    """A player's ships at a place, with ground forces that fight as ships: types and numbers."""
    forces = in_space(s, seat, place)
    found = [(unit, forces.all[unit]) for unit in SHIPS if forces.all[unit]]
    if s.combat is not None and s.combat.crew:
        found += [(unit, n) for unit in GROUND_FORCES if (n := crew(s, seat, place, unit))]
    return found


def ship_pieces(s: Imperium, seat: int, place: Place) -> list[int]:
    """The same ships as pieces that a hit can be assigned to: the whole ones, then the damaged ones."""
    forces, types = in_space(s, seat, place), [unit for unit, _ in fighting_ships(s, seat, place)]
    whole = [unit for unit in types if forces.whole(unit)]
    return [*whole, *(DAMAGED + unit for unit in types if forces.damaged[unit])]


def big_ships(s: Imperium, seat: int, place: Place) -> int:
    """How many ships that are not fighters a player has at a place, with ground forces that fight as ships."""
    return in_space(s, seat, place).big_ships() + crews(s, seat, place)


def enlist(s: Imperium, seat: Seat, place: Place, unit: Unit, planet: Planet = NO_PLANET) -> None:
    """A ground force fights in space: one that is there already, or one from a planet, whole ones first."""
    assert s.combat is not None
    if planet >= 0:
        there = garrison(s, seat, planet)
        hurt = int(not there.whole(unit))
        there.take(unit, 1 - hurt, hurt)
        tidy_ground(s, seat, planet)
        fleet_at(s, seat, place).add(unit, 1, hurt)
    s.combat.crew.append((seat, unit, planet))


def dismiss(s: Imperium, seat: Seat, unit: Unit) -> None:
    """A ground force that fought in space is no more."""
    assert s.combat is not None
    mine = [one for one in s.combat.crew if one[:2] == (seat, unit)]
    if mine:
        s.combat.crew.remove(min(mine, key=lambda one: one[2]))


def disembark(s: Imperium, seat: Seat) -> None:
    """A player's ground forces fight in space no longer; those from planets return to them."""
    assert s.combat is not None
    p, place = s.players[seat], s.combat.place
    for _, unit, planet in [one for one in s.combat.crew if one[0] == seat and one[2] >= 0]:
        hurt = p.space[place].remove(unit)
        garrison(s, seat, planet).add(unit, 1, hurt)
    s.combat.crew = [one for one in s.combat.crew if one[0] != seat]
    tidy(p, place)
