"""Twilight Imperium 4: the tactical action (LRR 88): activate a system, move ships into it with what they transport."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import in_space, on_planet, planets_at, systems
from orrery.games.ti4.rules.combat import combat
from orrery.games.ti4.rules.data import CARGO, FIGHTER, INFANTRY, MECH, SHIPS
from orrery.games.ti4.rules.fire import offense
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import happens, number, touches
from orrery.games.ti4.rules.invasion import invasion
from orrery.games.ti4.rules.kinds import ACTIVATE, MOVE, MOVE_FROM, RIFT_DICE
from orrery.games.ti4.rules.movement import Ways, origins
from orrery.games.ti4.rules.nouns import DAMAGED, FROM_PLANET, TACTIC_POOL, TROOPS, planet_of, troops_on, unit_of
from orrery.games.ti4.rules.production import production
from orrery.games.ti4.rules.queries import ActivationForbidden
from orrery.games.ti4.rules.state import Activation, Imperium
from orrery.games.ti4.rules.things import Place, Seat, Unit, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import fleet_at, open_nexus, tidy, tidy_ground
from orrery.games.ti4.rules.windows import Activated, Moved, TacticalDone

RIFT_TAKES = 3
"""A ship that leaves a rift is lost on 1 to 3 (LRR 37.2)."""


async def activate(s: Imperium, seat: Seat) -> None:
    """Put a command token from the tactic pool on a system; the rest of the action follows (LRR 88.1)."""
    p = s.players[seat]
    options = places_in(activatable(s, seat))
    place = await choose(seat, ACTIVATE, options, explain=lambda place: No("LRR 6.2"))
    p.pools[TACTIC_POOL] -= 1
    p.tokens |= 1 << place
    s.activation = Activation(seat, place)
    tell(s, "ti4-log-activates", seat=seat, place=place)
    then(
        s,
        frame(move),
        frame(offense, seat, place),
        frame(combat, seat, place),
        frame(invasion, seat, place),
        frame(production, seat, place),
        frame(tactical_over),
    )
    await happens(s, Activated(seat, place))


def activatable(s: Imperium, seat: Seat) -> int:
    """The systems a player could activate: those without an own command token, unless a text forbids it (LRR 6.2)."""
    free = systems(s) & ~s.players[seat].tokens
    if not touches(s, ActivationForbidden):
        return free
    return sum([1 << place for place in places_in(free) if not number(s, 0, ActivationForbidden, seat, place)])


async def tactical_over(s: Imperium) -> None:
    """The action is over."""
    a = action_of(s)
    s.activation = None
    await happens(s, TacticalDone(a.seat, a.place))


def action_of(s: Imperium) -> Activation:
    """The tactical action being carried out."""
    assert s.activation is not None
    return s.activation


async def move(s: Imperium) -> None:
    """From which system do ships move? Again and again, until no more do; then all arrive (LRR 17.4, 17.6)."""
    a = action_of(s)
    places = origins(s, a.seat, a.place)
    place = None
    if places:
        place = await choose(a.seat, MOVE_FROM, [*places, None], explain=lambda place: No("LRR 17.4"), target=a.place)
    if place is None:
        then(s, frame(arrive))
    else:
        then(s, frame(move_ships, place), frame(move))


def pieces_at(s: Imperium, seat: int, place: Place, movers: dict[Unit, int]) -> tuple[list[int], list[int]]:
    """What could leave a place: ships that get to the target, and what they could transport from space and planets
    (LRR 92.1): pieces, and how many of each."""
    forces = in_space(s, seat, place)
    units = [*movers, *(unit for unit in CARGO if unit not in movers)]
    kinds: list[int] = [*units, *(DAMAGED + unit for unit in units)]
    most = [*(forces.whole(unit) for unit in units), *(forces.damaged[unit] for unit in units)]
    for planet in planets_at(s, place):
        there = on_planet(s, seat, planet)
        kinds += [troops_on(planet, sort) for sort in range(TROOPS)]
        most += (there.all[INFANTRY], there.whole(MECH), there.damaged[MECH])
    return kinds, most


def group_of(kinds: list[int], counts: list[int]) -> Forces:
    """The units that pieces are."""
    group = Forces()
    for piece, n in zip(kinds, counts, strict=True):
        if n:
            unit, damaged = unit_of(piece)
            group.add(unit, n, n if damaged else 0)
    return group


async def move_ships(s: Imperium, place: Place) -> None:
    """Which ships move, and what do they transport? Their capacity must do (LRR 92). Ships that leave a gravity rift go
    one at a time, so that it is clear what goes with each (LRR 37.2b)."""
    a = action_of(s)
    seat = a.seat
    models = sheet(s, seat)
    movers = Ways(s, seat, a.place).movers(place)
    kinds, most = pieces_at(s, seat, place, movers)
    by_themselves = FIGHTER in movers

    def fits(counts: list[int]) -> No | None:
        group = group_of(kinds, counts)
        load = group.ground_forces() + (0 if by_themselves else group.all[FIGHTER])
        hold = models.capacity(group.all)
        if load > hold:
            return No("LRR 92", need=load, have=hold)
        ships = group.big_ships() + (group.all[FIGHTER] if by_themselves else 0)
        risky = any(movers.get(unit, 0) for unit, n in group.there() if unit in SHIPS)
        return No("LRR 37.2", need=1, have=ships) if risky and ships > 1 else None

    chosen = await Counts(seat, MOVE, kinds, most, fits, 1, "LRR 17.4", "LRR 17.4", place=place, target=a.place)
    group = lift(s, seat, place, chosen)
    tell(s, "ti4-log-moves", seat=seat, place=place, target=a.place, pieces=chosen)
    rifts = max((movers.get(unit, 0) for unit, _ in group.there()), default=0)
    if rifts:
        rolled = await Roll(RIFT_DICE, rifts, SIDES, seat=seat)
        if min(rolled) <= RIFT_TAKES:
            p = s.players[seat]
            for unit, n in group.there():
                p.reserve[unit] += n
            tell(s, "ti4-log-rift", seat=seat, place=place)
            return
    a.arriving.merge(group)


def lift(s: Imperium, seat: Seat, place: Place, chosen: tuple[int, ...]) -> Forces:
    """Pieces leave a place and its planets."""
    p, group = s.players[seat], Forces()
    for piece in chosen:
        unit, damaged = unit_of(piece)
        group.add(unit, 1, int(damaged))
        if piece >= FROM_PLANET:
            planet = planet_of(piece)
            p.ground[planet].take(unit, int(not damaged), int(damaged))
            tidy_ground(p, planet)
        else:
            p.space[place].take(unit, int(not damaged), int(damaged))
    tidy(p, place)
    s.loose |= 1 << place
    return group


async def arrive(s: Imperium) -> None:
    """All ships have arrived (LRR 17.6)."""
    a = action_of(s)
    came = bool(a.arriving.ships())
    if a.arriving:
        fleet_at(s, a.seat, a.place).merge(a.arriving)
        a.arriving = Forces()
        s.loose |= 1 << a.place
        open_nexus(s, a.place)
    await happens(s, Moved(a.seat, a.place, came))
