"""How strong forces are in Twilight Imperium 4, as a bot sees them."""

from __future__ import annotations

from orrery.games.ti4.rules.board import in_space, near, on_planet
from orrery.games.ti4.rules.data import EVERY_UNIT, GROUND_FORCES, INFANTRY, MECH, PDS, SHIPS
from orrery.games.ti4.rules.fire import planet_guns
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, places_in
from orrery.games.ti4.rules.units import Sheet, sheet

HOPELESS = 0.35
"""A fleet this much weaker had better leave."""


def fleet_power(models: Sheet, forces: Forces) -> float:
    """How strong ships are: hits in a round times hits that they can take."""
    hits = hull = 0.0
    for unit in SHIPS:
        n = forces.all[unit]
        if n:
            it = models.of(unit)
            hits += n * it.dice * (11 - it.combat) / 10
            hull += n + (forces.whole(unit) if it.sustain else 0)
    return hits * hull


def power(s: Imperium, seat: int, place: Place) -> float:
    """How strong a player's ships in a system are."""
    return fleet_power(sheet(s, seat), in_space(s, seat, place))


def ground_power(models: Sheet, forces: Forces) -> float:
    """How strong ground forces are: about as many infantry of the first kind."""
    power = 0.0
    for unit in GROUND_FORCES:
        n = forces.all[unit]
        if n:
            it = models.of(unit)
            power += n * (1.6 if it.sustain else 1.0) * (11 - it.combat) * it.dice / 3
    return power


def fleet_cost(s: Imperium, seat: int, forces: Forces) -> float:
    """What the units have cost."""
    models = sheet(s, seat)
    return sum([n * models.of(unit).cost / models.of(unit).lot for unit, n in forces.there()])


Guns = list[tuple[int, float]]
"""The systems in reach of space cannons, and the hits that these score on average."""


def guns_of_others(s: Imperium, seat: int) -> Guns:
    """All space cannons that fire at a player's ships."""
    found: Guns = []
    for other, p in enumerate(s.players):
        if other != seat:
            models = sheet(s, other)
            armed = [(unit, it.cannon, it.deep) for unit, it in zip(EVERY_UNIT, models.models, strict=True)
                     if it is not None and it.cannon[1]]  # fmt: skip
            groups = [*p.space.items(), *((s.places[planet], forces) for planet, forces in p.ground.items())]
            for place, forces in groups:
                for unit, (value, dice), deep in armed:
                    if n := forces.all[unit]:
                        reach = 1 << place | (near(s, other)[place] if deep else 0)
                        found.append((reach, n * dice * (11 - value) / 10))
    for planet in s.attached:
        owner = s.owner[planet]
        if owner not in (seat, -1):
            hits = sum([dice * (11 - need) / 10 for _, dice, need in planet_guns(s, owner, planet)])
            found.append((1 << s.places[planet], hits))
    return found


def hits_at(guns: Guns, place: Place) -> float:
    """The hits that space cannons score on ships in a system."""
    return sum([hits for reach, hits in guns if reach >> place & 1])


def defenders(s: Imperium, seat: int, planet: Planet) -> float:
    """How strong the ground forces of others on a planet are."""
    found = 0.0
    for other, p in enumerate(s.players):
        if other != seat and planet in p.ground:
            forces = p.ground[planet]
            found += ground_power(sheet(s, other), forces) + 0.5 * forces.all[PDS]
    return found


def raiders(s: Imperium, seat: int, place: Place) -> int:
    """How many ground forces somebody could soon land in a system: those aboard ships at most two systems away, if all
    of these are stronger than the ships that guard it."""
    around = near(s)
    close = around[place]
    for at in places_in(around[place]):
        close |= around[at]
    guard, most = power(s, seat, place), 0
    for other, p in enumerate(s.players):
        if other != seat:
            fleet = joined(*(forces for at, forces in p.space.items() if close >> at & 1))
            troops = fleet.ground_forces()
            if troops > most and fleet_power(sheet(s, other), fleet) > guard:
                most = troops
    return most


def troops_on(s: Imperium, seat: int, planet: Planet) -> int:
    """A player's ground forces on a planet."""
    return on_planet(s, seat, planet).ground_forces()


def joined(*some: Forces) -> Forces:
    """Forces together; the originals stay as they are."""
    all_ = Forces()
    for forces in some:
        all_.merge(forces)
    return all_


def hold(models: Sheet, forces: Forces) -> int:
    """How many more ground forces and fighters ships could take aboard."""
    room = models.capacity(forces.all)
    return room - models.load(forces.all, room) - (0 if models.fighters_move else forces.all[0])


UNIT_VALUE = {unit: unit for unit in EVERY_UNIT} | {INFANTRY: -2, MECH: -1}
"""What is lost first: infantry, mechs, then ships by size."""
