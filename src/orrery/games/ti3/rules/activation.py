"""Twilight Imperium 3: the tactical action (T3.7.1 to T3.7.4): activate a system, move ships into it, pick up cargo on
the way."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.galaxy import distance_in, layers
from orrery.games.common.picks import Counts
from orrery.games.ti3.rules.battle import fight
from orrery.games.ti3.rules.board import (
    enemy_at,
    fleet_limit,
    fleet_of,
    holds,
    near,
    over_capacity,
    over_supply,
    passable,
    planets_at,
    troop_room,
)
from orrery.games.ti3.rules.cargo import stow_all
from orrery.games.ti3.rules.effects import ACTIVATION, expire
from orrery.games.ti3.rules.fire import fire_at, fire_back
from orrery.games.ti3.rules.hooks import happens, listens, number
from orrery.games.ti3.rules.invasion import landings
from orrery.games.ti3.rules.kinds import ACTIVATE, MOVE, MOVE_FROM, PICK_UP, PICK_UP_AT
from orrery.games.ti3.rules.legality import (
    Ways,
    can_lift,
    may_activate,
    origins,
    reaching,
    why_not_activate,
    why_not_from,
)
from orrery.games.ti3.rules.nouns import COMMAND_POOL, FROM_PLANET, PDS_FROM_PLANET, in_load
from orrery.games.ti3.rules.options import ABOARD_BEFORE, ruling
from orrery.games.ti3.rules.production import production
from orrery.games.ti3.rules.queries import TacticalPrice
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Activation, Twilight
from orrery.games.ti3.rules.things import Figure, Fleet, Place, Seat, Unit, places_in
from orrery.games.ti3.rules.units import (
    BIG,
    CARGO,
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    HURT_DREADNOUGHT,
    NO_FLEET,
    PDS,
    STATS,
    UNDAMAGED,
    WAR_SUN,
    big_ships,
    fleet_of_each,
    fleet_with,
)
from orrery.games.ti3.rules.verbs import join_fleet, set_fleet, spend_counter
from orrery.games.ti3.rules.windows import Activated, Moved, ShipsMoved, TacticalDone


async def activate(s: Twilight, seat: Seat) -> None:
    """Put a command counter on a system; the rest of the action follows (T3.7.1)."""
    place = await choose(seat, ACTIVATE, may_activate(s, seat), explain=why_not_activate(s, seat))
    p = s.players[seat]
    spend_counter(s, seat, COMMAND_POOL, min(p.counters[COMMAND_POOL], number(s, 1, TacticalPrice, seat)))
    p.activated |= 1 << place
    s.activation = Activation(seat, place)
    tell(s, "ti3-log-activates", seat=seat, place=place)
    then(
        s,
        frame(move),
        frame(arrive),
        frame(fire_at, seat, place),
        frame(fire_back, seat, place),
        frame(fight),
        frame(landings),
        frame(production, seat, place),
        frame(activation_over),
    )
    await happens(s, Activated(seat, place))


async def activation_over(s: Twilight) -> None:
    """The action is over."""
    a = action_of(s)
    s.activation = None
    expire(s, ACTIVATION)
    if a.other < 0:
        await happens(s, TacticalDone(a.seat, a.place))


def action_of(s: Twilight) -> Activation:
    """The current action."""
    assert s.activation is not None
    return s.activation


# --- T3.7.2: moving ships ----------------------------------------------------------------------------------------


async def move(s: Twilight) -> None:
    """From which system do ships move into the activated one? This repeats until no more ships come; then those that
    were already there may pick up cargo (T3.7.4)."""
    a = action_of(s)
    room = supply_left(s, a.seat, a.place)
    places = origins(s, a.seat, a.place, room)
    place = None
    if places:
        place = await choose(
            a.seat, MOVE_FROM, [*places, None], explain=why_not_from(s, a.seat, a.place, room), target=a.place
        )
    if place is not None:
        then(s, frame(move_ships, place), frame(move))
    elif can_lift(s, a.seat, a.place):
        then(s, frame(lift, a.place))


def supply_left(s: Twilight, seat: int, place: Place) -> int:
    """How many more ships may come to the activated system (T3.12.3)."""
    return fleet_limit(s, seat, place) - big_ships(fleet_of(s, seat, place)) - big_ships(action_of(s).arriving)


def no_supply(s: Twilight, seat: int, place: Place, *groups: Fleet) -> No | None:
    """Whether a fleet would exceed the fleet supply with the groups that come (T3.12.3)."""
    over = over_supply(s, seat, place, fleet_of(s, seat, place).joined(*groups))
    limit = fleet_limit(s, seat, place)
    return No("T3.12.3", need=limit + over, have=limit) if over > 0 else None


def cargo_in_space(fleet: Fleet) -> dict[int, int]:
    """The cargo of a fleet: how many of each piece."""
    return {unit: fleet.of(unit) for unit in CARGO}


def cargo_on_planets(s: Twilight, seat: int, place: Place) -> dict[int, int]:
    """What could be taken aboard at a place from a player's planets: how many of each piece."""
    found: dict[int, int] = {}
    for planet in planets_at(s, place):
        if s.owner[planet] == seat:
            found[FROM_PLANET + planet] = s.troops[planet]
            found[PDS_FROM_PLANET + planet] = s.pds[planet]
    return found


def group_of(items: Sequence[int], counts: Sequence[int]) -> Fleet:
    """A fleet with this many of each ship and each piece of cargo."""
    return fleet_of_each((in_load(item), count) for item, count in zip(items, counts, strict=True) if count)


def load(s: Twilight, seat: int, place: Place, chosen: tuple[int, ...]) -> Fleet:
    """Ships and cargo leave a place and its planets; returns what they are."""
    for item in chosen:
        if item >= PDS_FROM_PLANET:
            s.pds[item - PDS_FROM_PLANET] -= 1
        elif item >= FROM_PLANET:
            s.troops[item - FROM_PLANET] -= 1
    left = fleet_with(Figure(Unit(item)) for item in chosen if item < FROM_PLANET)
    set_fleet(s, seat, place, fleet_of(s, seat, place).without(left))
    return fleet_with(in_load(item) for item in chosen)


async def move_ships(s: Twilight, place: Place) -> None:
    """Which ships move, with which cargo? Fleet supply and capacity must not be exceeded (T3.12.3, T3.12.6)."""
    a = action_of(s)
    seat = a.seat
    ways, far = Ways(s, seat, a.place), sheet(s, seat).move
    can = reaching(s, seat, place, ways, far)
    fleet = fleet_of(s, seat, place)
    there: dict[int, int] = {unit: min(can.of(unit), fleet.whole(unit)) for unit in BIG}
    there |= {hurt: min(can.of(unit), fleet.damaged(unit)) for hurt, unit in UNDAMAGED.items()}
    there |= cargo_in_space(fleet)
    ashore = cargo_on_planets(s, seat, place)
    there |= ashore if picks_up(s) else dict.fromkeys(ashore, 0)
    items, most = [*there], [*there.values()]
    room, led = supply_left(s, seat, a.place), can.of(DREADNOUGHT)
    alone = bool(can.of(FIGHTER) and sheet(s, seat).free_fighters)

    def fits(counts: list[int]) -> No | None:
        group = group_of(items, counts)
        if big_ships(group) > room:
            return No("T3.12.3", need=big_ships(group), have=room)
        if group.of(DREADNOUGHT) > led:
            return No("T3.16.15", have=led)
        no = no_room(s, seat, group, alone)
        if no is None and alone and group.of(FIGHTER):  # they count if nothing carries them (T3.17.25)
            return no_supply(s, seat, a.place, a.arriving, group)
        return no

    def unled(item: int) -> No | None:
        some = item in (DREADNOUGHT, HURT_DREADNOUGHT) and 0 < led < fleet.of(DREADNOUGHT)
        return No("T3.16.15", have=led) if some else None

    question = Counts(
        seat,
        MOVE,
        items,
        most,
        fits,
        1,
        "T3.7.2",
        "T3.7.2",
        unled,
        place=place,
        target=a.place,
    )
    chosen = await question
    group = load(s, seat, place, chosen)
    a.arriving = a.arriving.joined(group)
    tell(s, "ti3-log-moves", seat=seat, place=place, target=a.place, loads=chosen)
    if picks_up(s):
        more_cargo(s, seat, place, group)
    if listens(ShipsMoved):
        steps = ways.steps(place)
        led = group.of(DREADNOUGHT) if far[DREADNOUGHT] < steps else 0
        reach = max(steps, min(far[unit] for unit in BIG if group.of(unit)) if big_ships(group) else 0)
        await happens(s, ShipsMoved(seat, place, a.place, reach, led))


def no_room(s: Twilight, seat: int, group: Fleet, alone: bool) -> No | None:
    """Whether ships under way have no room for their cargo (T3.12.6); fighters that fly on their own need none."""
    troops = max(0, group.of(GROUND_FORCE) - troop_room(s, seat, group))
    need, have = troops + (0 if alone else group.of(FIGHTER)) + group.of(PDS), holds(group)
    return No("T3.12.6", need=need, have=have) if need > have else None


def picks_up(s: Twilight) -> bool:
    """Whether ships pick up cargo that is not aboard yet; under one reading not before a battle (T3.17.65)."""
    a = action_of(s)
    return not ruling(s, ABOARD_BEFORE) or enemy_at(s, a.seat, a.place) < 0


def more_cargo(s: Twilight, seat: int, place: Place, group: Fleet) -> None:
    """Ships with room left may pick up cargo on their way (T3.7.4)."""
    spare = max(0, -over_capacity(s, seat, group))
    troops = max(0, troop_room(s, seat, group) - group.of(GROUND_FORCE))
    carrying = [
        unit for unit in (CRUISER, CARRIER, DREADNOUGHT, WAR_SUN) if group.of(unit) and (STATS[unit].room or troops)
    ]
    if carrying and (spare or troops):
        far = 1 if s.nebulae >> place & 1 else min(sheet(s, seat).move[unit] for unit in carrying)
        then(s, frame(pick_up, place, far, spare, troops))


def stops(s: Twilight, at: Place, far: int, spare: int) -> list[tuple[Place, int]]:
    """Where ships on their way could pick up cargo: the places, and how far away they are. Without spare capacity there
    is only room for ground forces."""
    a = action_of(s)
    seat = a.seat
    around, through = near(s), passable(s, seat, at)
    onward = layers(at, around, through, far)
    back = layers(a.place, around, through, far)
    found = []
    for steps, layer in enumerate(onward):
        for place in places_in(layer) if steps else ():
            rest = distance_in(back, place)
            if rest < 0 or steps + rest > far or (rest and not through >> place & 1):
                continue
            if (place == a.place or not s.players[seat].activated >> place & 1) and enemy_at(s, seat, place) < 0:
                wings = place != a.place and fleet_of(s, seat, place).of(FIGHTER)
                mine = [p for p in planets_at(s, place) if s.owner[p] == seat]
                if any(s.troops[p] for p in mine) or (spare and (wings or any(s.pds[p] for p in mine))):
                    found.append((place, steps))
    return sorted(found)


async def pick_up(s: Twilight, at: Place, far: int, spare: int, troops: int) -> None:
    """Is cargo picked up on the way, and where (T3.7.4)?"""
    a = action_of(s)
    found = stops(s, at, far, spare)
    if not found:
        return
    places = [place for place, _ in found]
    place = await choose(
        a.seat, PICK_UP_AT, [*places, None], explain=lambda place: No("T3.7.4"), place=at, target=a.place
    )
    if place is not None:
        then(s, frame(pick_up_there, place, far - found[places.index(place)][1], spare, troops))


async def pick_up_there(s: Twilight, place: Place, far: int, spare: int, troops: int) -> None:
    """What is picked up there?"""
    a = action_of(s)
    there = dict.fromkeys(cargo_in_space(NO_FLEET), 0) | cargo_on_planets(s, a.seat, place)
    if place != a.place:
        there[FIGHTER] = fleet_of(s, a.seat, place).of(FIGHTER)
    items, most = [*there], [*there.values()]

    def fits(counts: list[int]) -> No | None:
        group = group_of(items, counts)
        need = max(0, group.of(GROUND_FORCE) - troops) + group.of(FIGHTER) + group.of(PDS)
        return No("T3.12.6", need=need, have=spare) if need > spare else None

    chosen = await Counts(a.seat, PICK_UP, items, most, fits, 1, "T3.7.4", "T3.7.4", place=place)
    group = load(s, a.seat, place, chosen)
    a.arriving = a.arriving.joined(group)
    tell(s, "ti3-log-picks-up", seat=a.seat, place=place, loads=chosen)
    extra = max(0, group.of(GROUND_FORCE) - troops)
    spare -= extra + group.of(FIGHTER) + group.of(PDS)
    troops -= group.of(GROUND_FORCE) - extra
    if far and place != a.place and (spare or troops):
        then(s, frame(pick_up, place, far, spare, troops))


async def lift(s: Twilight, place: Place) -> None:
    """Do ships that were already in the activated system pick up cargo from its planets (T3.7.4)?"""
    a = action_of(s)
    fleet, there = fleet_of(s, a.seat, place), cargo_on_planets(s, a.seat, place)
    items, most = [*there], [*there.values()]

    def fits(counts: list[int]) -> No | None:
        over = over_capacity(s, a.seat, fleet.joined(group_of(items, counts)))
        return No("T3.12.6", need=over, have=0) if over > 0 else None

    chosen = await Counts(a.seat, PICK_UP, items, most, fits, 0, "T3.7.4", "T3.7.4", place=place)
    if not chosen:
        return
    join_fleet(s, a.seat, place, load(s, a.seat, place, chosen))
    tell(s, "ti3-log-picks-up", seat=a.seat, place=place, loads=chosen)


async def arrive(s: Twilight) -> None:
    """All ships have arrived."""
    a = action_of(s)
    came = bool(a.arriving)
    if came:
        join_fleet(s, a.seat, a.place, a.arriving)
        a.arriving = NO_FLEET
    await stow_all(s, a.place)
    await happens(s, Moved(a.seat, a.place, came))
