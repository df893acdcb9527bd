"""Twilight Imperium 3: the transfer action (T3.9): two systems, ships between them, no fight."""

from __future__ import annotations

from orrery.core.ask import choose, pick
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.picks import Counts
from orrery.games.ti3.rules.activation import (
    action_of,
    activation_over,
    cargo_in_space,
    cargo_on_planets,
    group_of,
    load,
    no_room,
)
from orrery.games.ti3.rules.board import docks_at, fleet_limit, fleet_of, pds_near, planets_at
from orrery.games.ti3.rules.cargo import change_ships, stow_all
from orrery.games.ti3.rules.fire import fire
from orrery.games.ti3.rules.hooks import happens
from orrery.games.ti3.rules.kinds import LAND, MOVE, PRODUCE_IN, TRANSFER_BETWEEN
from orrery.games.ti3.rules.legality import transfers
from orrery.games.ti3.rules.nouns import COMMAND_POOL, in_load
from orrery.games.ti3.rules.production import dock_sites, production
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Activation, Twilight
from orrery.games.ti3.rules.things import Figure, Place, Seat, planets_in
from orrery.games.ti3.rules.units import (
    BIG,
    FIGHTER,
    GROUND_FORCE,
    MOST_PDS,
    NO_FLEET,
    PDS,
    UNDAMAGED,
    big_ships,
    fleet_with,
)
from orrery.games.ti3.rules.verbs import join_fleet, put_troops, set_fleet, spend_counter
from orrery.games.ti3.rules.windows import Activated, Landed, Moved, ShipsMoved


async def transfer(s: Twilight, seat: Seat) -> None:
    """Activate two adjacent systems (T3.9.1)."""
    pairs = transfers(s, seat)
    pair: tuple[Place, Place] = await choose(seat, TRANSFER_BETWEEN, pairs, explain=lambda pair: No("T3.9.1"))
    one, other = pair
    spend_counter(s, seat, COMMAND_POOL)
    s.players[seat].activated |= 1 << one | 1 << other
    s.activation = Activation(seat, one, other)
    tell(s, "ti3-log-transfers", seat=seat, place=one, target=other)
    then(
        s,
        frame(shift, one, other),
        frame(shift, other, one),
        frame(shifted),
        frame(land_home, one),
        frame(land_home, other),
        frame(produce_in),
        frame(activation_over),
    )
    await happens(s, Activated(seat, one))


async def shift(s: Twilight, place: Place, target: Place) -> None:
    """Which ships go from one system to the other, with which cargo (T3.9.2)? All move at the same time: those that go
    first may take the place of ships that then have to go the other way (T3.12.3)."""
    a = action_of(s)
    seat = a.seat
    fleet = fleet_of(s, seat, place)
    first = target == a.other
    room = fleet_limit(s, seat, target) - (0 if first else big_ships(fleet_of(s, seat, target)))
    must = 0 if first else big_ships(fleet) + big_ships(a.leaving) - fleet_limit(s, seat, place)
    there: dict[int, int] = {unit: fleet.whole(unit) for unit in BIG}
    there |= {hurt: fleet.damaged(unit) for hurt, unit in UNDAMAGED.items()}
    if must > 0:
        ships = [in_load(unit) for unit, n in there.items() for _ in range(n)]
        most_ships = min(room, len(ships))
        leaving = await pick(
            seat, MOVE, ships, must, most_ships, how_many="T3.12.3", of_which="T3.9.2", place=place, target=target
        )
        depart(s, place, target, leaving)
        then(s, frame(shift_cargo, place, target, *leaving))
        return
    alone = bool(fleet.of(FIGHTER) and sheet(s, seat).free_fighters)
    if (room <= 0 or not big_ships(fleet)) and not alone:
        return
    there |= cargo_in_space(fleet) | cargo_on_planets(s, seat, place)
    items, most = [*there], [*there.values()]

    def fits(counts: list[int]) -> No | None:
        group = group_of(items, counts)
        if big_ships(group) > room:
            return No("T3.12.3", need=big_ships(group), have=room)
        return no_room(s, seat, group, alone)

    chosen = await Counts(seat, MOVE, items, most, fits, 0, "T3.9.2", "T3.9.2", place=place, target=target)
    if chosen:
        depart(s, place, target, chosen)
        await happens(s, ShipsMoved(seat, place, target))


def depart(s: Twilight, place: Place, target: Place, chosen: tuple[int, ...]) -> None:
    """Ships and cargo are on their way to the other system."""
    a = action_of(s)
    group = load(s, a.seat, place, chosen)
    if target == a.other:
        a.leaving = a.leaving.joined(group)
    else:
        a.arriving = a.arriving.joined(group)
    tell(s, "ti3-log-moves", seat=a.seat, place=place, target=target, loads=chosen)


async def shift_cargo(s: Twilight, place: Place, target: Place, *ships: Figure) -> None:
    """The cargo of ships that had to make room (T3.9.2)."""
    a = action_of(s)
    alone = sheet(s, a.seat).free_fighters
    there = cargo_in_space(fleet_of(s, a.seat, place)) | cargo_on_planets(s, a.seat, place)
    items, most, carrying = [*there], [*there.values()], fleet_with(ships)

    def fits(counts: list[int]) -> No | None:
        return no_room(s, a.seat, carrying.joined(group_of(items, counts)), alone)

    question = Counts(a.seat, MOVE, items, most, fits, 0, "T3.9.2", "T3.9.2", place=place, target=target)
    if any(question.options()) and (chosen := await question):
        depart(s, place, target, chosen)
    await happens(s, ShipsMoved(a.seat, place, target))


async def shifted(s: Twilight) -> None:
    """All have arrived; each PDS of others in range may fire at one of the two systems (T3.9.3)."""
    a = action_of(s)
    entered = [(place, group) for place, group in ((a.place, a.arriving), (a.other, a.leaving)) if group]
    for place, group in entered:
        join_fleet(s, a.seat, place, group)
    a.arriving = a.leaving = NO_FLEET
    a.moving = False
    await stow_all(s, a.place, a.other)
    for other in reversed(others(s, a.seat)):
        here, there = (sum(1 << p for p in pds_near(s, other, place)) for place in (a.place, a.other))
        one = [(1 << planet, 1) for planet in planets_in(here & there) for _ in range(s.pds[planet])]
        groups = [(some,) for some in (here & ~there, there & ~here) if some]
        then(s, *(frame(fire, other, a.seat, a.place, a.other, *some) for some in (*groups, *one)))
    for place, _ in entered:
        await happens(s, Moved(a.seat, place, True))


async def land_home(s: Twilight, place: Place) -> None:
    """Units may land on planets of their owner (T3.9.4)."""
    a = action_of(s)
    change_ships(s)
    for planet in planets_at(s, place):
        fleet = fleet_of(s, a.seat, place)
        guns = min(fleet.of(PDS), MOST_PDS - s.pds[planet])
        if s.owner[planet] != a.seat or not (fleet.of(GROUND_FORCE) or guns > 0):
            continue
        most = [fleet.of(GROUND_FORCE), max(0, guns)]
        landed = await Counts(
            a.seat, LAND, [GROUND_FORCE, PDS], most, lambda counts: None, 0, "T3.9.4", "T3.9.4", planet=planet
        )
        if landed:
            set_fleet(s, a.seat, place, fleet.without(fleet_with(landed)))
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
            then(s, frame(production, a.seat, place))
