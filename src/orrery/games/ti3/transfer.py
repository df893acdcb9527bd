"""Twilight Imperium 3: the transfer action (T3.9): two systems, ships between them, no fight."""

from __future__ import annotations

from orrery.core.ask import No, choose
from orrery.core.state import tell, then
from orrery.games.common.picks import Counts
from orrery.games.common.stacks import put
from orrery.games.ti3.activation import ROOM, action_of, cargo_at, load
from orrery.games.ti3.board import docks_at, fleet_limit, fleet_of, pds_near, planets_at, troop_room
from orrery.games.ti3.hooks import happens, number
from orrery.games.ti3.kinds import COMMAND_POOL, LAND, MOVE, PRODUCE_IN, TRANSFER_BETWEEN
from orrery.games.ti3.legality import transfers
from orrery.games.ti3.production import dock_sites
from orrery.games.ti3.queries import FreeFighters
from orrery.games.ti3.seats import others
from orrery.games.ti3.state import Activation, Twilight
from orrery.games.ti3.units import (
    BIG,
    DREADNOUGHT,
    FIGHTER,
    FLEET,
    GROUND_FORCE,
    HURT_DREADNOUGHT,
    HURT_WAR_SUN,
    MOST_PDS,
    PDS,
    WAR_SUN,
    big_ships,
)
from orrery.games.ti3.verbs import fleet_at, put_troops, spend_counter, tidy
from orrery.games.ti3.windows import Activated, Landed, ShipsMoved


async def transfer(s: Twilight, seat: int) -> None:
    """Activate two adjacent systems (T3.9.1)."""
    pairs = transfers(s, seat)
    pair: tuple[int, int] = await choose(seat, TRANSFER_BETWEEN, pairs, explain=lambda pair: No("T3.9.1"))
    one, other = pair
    spend_counter(s, seat, COMMAND_POOL)
    s.players[seat].activated |= 1 << one | 1 << other
    s.activation = Activation(seat, one, other)
    tell(s, "ti3-log-transfers", seat=seat, place=one, target=other)
    then(
        s,
        ("shift", one, other),
        ("shift", other, one),
        ("shifted",),
        ("land_home", one),
        ("land_home", other),
        ("produce_in",),
        ("activation_over",),
    )
    await happens(s, Activated(seat, one))


async def shift(s: Twilight, place: int, target: int) -> None:
    """Which ships go from one system to the other, with which cargo (T3.9.2)?"""
    a = action_of(s)
    seat = a.seat
    fleet = fleet_of(s, seat, place)
    into = a.arriving if target == a.place else a.leaving
    room = fleet_limit(s, seat, target) - big_ships(fleet_of(s, seat, target))
    kinds = [*BIG, HURT_DREADNOUGHT, HURT_WAR_SUN]
    most = [*fleet[1:4], fleet[4] - fleet[8], fleet[5] - fleet[9], fleet[8], fleet[9]]
    alone = bool(fleet[FIGHTER] and number(s, 0, FreeFighters, seat))
    if (room <= 0 or not any(most)) and not alone:
        return
    cargo, there = cargo_at(s, seat, place)

    def fits(counts: list[int]) -> No | None:
        if sum(counts[:7]) > room:
            return No("T3.12.3", need=sum(counts[:7]), have=room)
        moved = [0, *counts[:5], 0, 0, 0, 0]
        moved[DREADNOUGHT] += counts[5]
        moved[WAR_SUN] += counts[6]
        troops = max(0, counts[8] + sum(counts[10::2]) - troop_room(s, seat, moved))
        need = troops + (0 if alone else counts[7]) + counts[9] + sum(counts[11::2])
        have = ROOM * (moved[3] + moved[5])
        return No("T3.12.6", need=need, have=have) if need > have else None

    chosen = await Counts(
        seat, MOVE, kinds + cargo, most + there, fits, 0, "T3.9.2", "T3.9.2", place=place, target=target
    )
    if chosen:
        load(s, seat, place, into, chosen)
        tell(s, "ti3-log-moves", seat=seat, place=place, target=target, loads=chosen)
        await happens(s, ShipsMoved(seat, place, target))


async def shifted(s: Twilight) -> None:
    """All have arrived; PDS of others may fire at one of the two systems (T3.9.3)."""
    a = action_of(s)
    for place, group in ((a.place, a.arriving), (a.other, a.leaving)):
        if any(group):
            put(fleet_at(s, a.seat, place), group)
    a.arriving, a.leaving = [0] * FLEET, [0] * FLEET
    a.moving = False
    armed = [o for o in others(s, a.seat) if pds_near(s, o, a.place) or pds_near(s, o, a.other)]
    then(s, *(("fire", other, a.seat, a.place, a.other) for other in armed))


async def land_home(s: Twilight, place: int) -> None:
    """Units may land on own planets (T3.9.4)."""
    a = action_of(s)
    for planet in planets_at(s, place):
        fleet = fleet_of(s, a.seat, place)
        guns = min(fleet[PDS], MOST_PDS - s.pds[planet])
        if s.owner[planet] != a.seat or not (fleet[GROUND_FORCE] or guns > 0):
            continue
        most = [fleet[GROUND_FORCE], max(0, guns)]
        landed = await Counts(
            a.seat, LAND, [GROUND_FORCE, PDS], most, lambda counts: None, 0, "T3.9.4", "T3.9.4", planet=planet
        )
        if landed:
            aboard = fleet_at(s, a.seat, place)
            aboard[GROUND_FORCE] -= landed.count(GROUND_FORCE)
            aboard[PDS] -= landed.count(PDS)
            tidy(s.players[a.seat], place)
            put_troops(s, planet, landed.count(GROUND_FORCE))
            s.pds[planet] += landed.count(PDS)
    await happens(s, Landed(a.seat, place))


async def produce_in(s: Twilight) -> None:
    """Units may be produced in one of the two systems (T3.9.4)."""
    a = action_of(s)
    both = [p for p in (a.place, a.other) if docks_at(s, a.seat, p) or dock_sites(s, a.seat, p)]
    if both:
        place = await choose(a.seat, PRODUCE_IN, [*both, None], explain=lambda place: No("T3.9.4"))
        if place is not None:
            then(s, ("production", a.seat, place))
