"""Twilight Imperium 4: leaving a space combat (LRR 71.7): where a fleet can go, and what goes with it."""

from __future__ import annotations

from functools import reduce
from operator import and_

from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.dice import SIDES
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import fleets_at, in_space, near, presence, rifts
from orrery.games.ti4.rules.crew import disembark
from orrery.games.ti4.rules.data import CARGO, FIGHTER, MOVERS, SHIPS
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import happens, number, touches
from orrery.games.ti4.rules.kinds import RIFT_DICE, TRANSPORT
from orrery.games.ti4.rules.movement import shut, way_links
from orrery.games.ti4.rules.nouns import FROM_PLANET, unit_of
from orrery.games.ti4.rules.options import RETREAT_ANYWHERE, RIFTS_TAKE_RETREATS, WORMHOLES_CLOSED, ruling
from orrery.games.ti4.rules.queries.travel import RetreatsAnywhere, RiftsSafe, UnitAdjacent
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Seat, Unit, places_in
from orrery.games.ti4.rules.transport import RIFT_TAKES, group_of, lift, pieces_at
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import disband, fleet_at, lay_token, open_nexus, tidy
from orrery.games.ti4.rules.windows.rounds import ShipsMoved


def closed_to(s: Imperium, seat: int, place: Place) -> int:
    """The systems that anomalies close to ships which an ability moves from a place, unless it is ruled that anomalies
    do not matter then (LRR R.7)."""
    return 0 if ruling(s, RETREAT_ANYWHERE) else shut(s, seat, place)


def ways_out(s: Imperium, seat: int, place: Place) -> list[Place]:
    """The adjacent systems without others' ships that ships can enter. The rules of anomalies hold for every movement,
    and a nebula is entered only if it is the active system (LRR 13.1, 65.1, 86.1), unless it is ruled that they do not
    matter here (LRR R.7). Wormholes that a law closes for movement can be open for retreats (LRR R.9)."""
    closed = closed_to(s, seat, place)
    around = (way_links(s, seat, s.wormholes) if ruling(s, WORMHOLES_CLOSED) else near(s, seat))[place]
    if touches(s, UnitAdjacent):
        movers = [
            unit for unit, _ in in_space(s, seat, place).there() if unit in SHIPS and sheet(s, seat).of(unit).move
        ]
        beside = [number(s, 0, UnitAdjacent, seat, unit) for unit in movers]
        around |= reduce(and_, beside, -1 if beside else 0) & ~(1 << place)
    return [at for at in places_in(around & ~closed) if all(other == seat for other in fleets_at(s, at))]


def havens(s: Imperium, seat: int, place: Place) -> list[Place]:
    """Where ships can retreat to: there must be an own unit or planet (LRR 71.7c); with some texts it may also be a
    system without units of others."""
    own = presence(s, seat)
    if number(s, 0, RetreatsAnywhere, seat):
        own |= ~occupied(s, seat)
    return [at for at in ways_out(s, seat, place) if own >> at & 1]


def occupied(s: Imperium, seat: int) -> int:
    """The systems with units of other players."""
    found = 0
    for other in others(s, seat):
        p = s.players[other]
        for at in (*p.space, *(s.places[planet] for planet in p.ground)):
            found |= 1 << at
    return found


async def withdraw(s: Imperium, seat: Seat, place: Place, target: Place) -> None:
    """All ships, and docks in space, with a move value go to another system with what they transport from space and
    planets; what is left behind in space is removed, and a command token is placed where they go (LRR 71.7b, 71.7d,
    F.6). Ground forces that fought as ships do so no longer."""
    p = s.players[seat]
    disembark(s, seat)
    gone = await relocate(s, seat, place, target)
    ships = ships_in(gone)
    forces = fleet_at(s, seat, place)
    for unit in CARGO:
        if forces.all[unit]:
            disband(p, forces, unit, forces.all[unit])
    tidy(p, place)
    if gone:
        await lay_token(s, seat, target)
    tell(s, "ti4-log-retreats", seat=seat, place=place, target=target)
    await moved_by_ability(s, seat, target, ships)


def ships_in(group: Forces) -> tuple[Unit, ...]:
    """The ships among some units."""
    return tuple([unit for unit in SHIPS for _ in range(group.all[unit])])


async def moved_by_ability(s: Imperium, seat: Seat, target: Place, ships: tuple[Unit, ...]) -> None:
    """What follows when a player has moved ships into a system by an ability (LRR 17.8)."""
    if ships:
        await happens(s, ShipsMoved(seat, target, ships))


async def relocate(s: Imperium, seat: Seat, place: Place, target: Place) -> Forces:
    """All ships, and docks in space, with a move value go to another system with what they transport from space and
    planets; what has gone."""
    p, models = s.players[seat], sheet(s, seat)
    forces, gone = p.space[place], Forces()
    for unit in MOVERS:
        if forces.all[unit] and models.of(unit).move:
            gone.add(unit, forces.all[unit], forces.damaged[unit])
    aboard = await cargo(s, seat, place, models.capacity(gone.all), target, models.fighters_move)
    for unit, n in gone.there():
        forces.take(unit, n - gone.damaged[unit], gone.damaged[unit])
    await leave_rift(s, seat, place, gone)
    gone.merge(lift(s, seat, place, aboard))
    tidy(p, place)
    if gone:
        fleet_at(s, seat, target).merge(gone)
        s.loose |= 1 << target
        open_nexus(s, target)
    return gone


async def leave_rift(s: Imperium, seat: Seat, place: Place, gone: Forces) -> None:
    """A die for each ship, or dock in space, that an ability moves out of a gravity rift, if that is the ruling (LRR
    37.2, R.8), but not for what is transported; what then has no room is removed."""
    if not ruling(s, RIFTS_TAKE_RETREATS) or not rifts(s) & ~number(s, 0, RiftsSafe, seat) & 1 << place:
        return
    alone = sheet(s, seat).fighters_move
    ships = [unit for unit in MOVERS for _ in range(gone.all[unit]) if unit != FIGHTER or alone]
    if not ships:
        return
    rolled = await Roll(RIFT_DICE, len(ships), SIDES, seat=seat)
    lost = tuple(unit for unit, die in zip(ships, rolled, strict=True) if die <= RIFT_TAKES)
    for unit in lost:
        disband(s.players[seat], gone, unit)
    if lost:
        tell(s, "ti4-log-rift", seat=seat, place=place)


async def cargo(
    s: Imperium, seat: Seat, place: Place, room: int, target: Place, fighters_move: bool
) -> tuple[int, ...]:
    """What ships with so much room transport out of a system: all that is in space, if there is room for it and there
    are no troops on planets to choose instead."""
    kinds, most = pieces_at(s, seat, place, ())
    most = [0 if fighters_move and unit_of(piece)[0] == FIGHTER else n for piece, n in zip(kinds, most, strict=True)]
    if not room or not any(most):
        return ()
    if sum(most) <= room and not any(n for piece, n in zip(kinds, most, strict=True) if piece >= FROM_PLANET):
        return tuple(piece for piece, n in zip(kinds, most, strict=True) for _ in range(n))

    def fits(counts: list[int]) -> No | None:
        group = group_of(kinds, counts)
        load = sheet(s, seat).load(group.all, room) + group.all[FIGHTER]
        return No("LRR 92", need=load, have=room) if load > room else None

    return await Counts(seat, TRANSPORT, kinds, most, fits, 0, "LRR 92", "LRR 92", place=place, target=target)
