"""Twilight Imperium 3: the tactical action (T3.7.1 to T3.7.4): activate a system, move ships into it, pick up cargo on
the way."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.galaxy import distance_in, layers
from orrery.games.common.picks import Counts
from orrery.games.common.stacks import put
from orrery.games.ti3.rules.battle import fight
from orrery.games.ti3.rules.board import (
    enemy_at,
    fleet_limit,
    fleet_of,
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
    move_of,
    origins,
    ranges,
    reaching,
    why_not_activate,
    why_not_from,
)
from orrery.games.ti3.rules.nouns import COMMAND_POOL, FROM_PLANET, PDS_FROM_PLANET
from orrery.games.ti3.rules.options import ABOARD_BEFORE, on
from orrery.games.ti3.rules.production import production
from orrery.games.ti3.rules.queries import FreeFighters, TacticalPrice, TroopRoom
from orrery.games.ti3.rules.state import Activation, Twilight
from orrery.games.ti3.rules.things import Figure, Place, Seat, places_in
from orrery.games.ti3.rules.units import (
    BIG,
    CARRIER,
    CRUISER,
    DREADNOUGHT,
    FIGHTER,
    FLEET,
    GROUND_FORCE,
    HURT_DREADNOUGHT,
    HURT_WAR_SUN,
    PDS,
    STATS,
    WAR_SUN,
    big_ships,
)
from orrery.games.ti3.rules.verbs import fleet_at, spend_counter, tidy
from orrery.games.ti3.rules.windows import Activated, Moved, ShipsMoved, TacticalDone

ROOM = STATS[CARRIER].room
WHOLE: dict[int, Figure] = {HURT_DREADNOUGHT: DREADNOUGHT, HURT_WAR_SUN: WAR_SUN}


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
    """The action being carried out."""
    assert s.activation is not None
    return s.activation


# --- T3.7.2: moving ships ----------------------------------------------------------------------------------------


async def move(s: Twilight) -> None:
    """From which system do ships move into the activated one? Again and again, until nobody else does; then those that
    were there before may pick up cargo (T3.7.4)."""
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
    """How many ships may still come to the activated system (T3.12.3)."""
    return fleet_limit(s, seat, place) - big_ships(fleet_of(s, seat, place)) - big_ships(action_of(s).arriving)


def no_supply(s: Twilight, seat: int, place: Place, *groups: list[int]) -> No | None:
    """Whether a fleet would be beyond the fleet supply with the groups that come (T3.12.3)."""
    after = [sum(units) for units in zip(fleet_of(s, seat, place), *groups, strict=True)]
    over = over_supply(s, seat, place, after)
    limit = fleet_limit(s, seat, place)
    return No("T3.12.3", need=limit + over, have=limit) if over > 0 else None


def cargo_at(s: Twilight, seat: int, place: Place) -> tuple[list[int], list[int]]:
    """What could be taken aboard at a place from space and planets, and how many of each."""
    fleet = fleet_of(s, seat, place)
    kinds: list[int] = [FIGHTER, GROUND_FORCE, PDS]
    most = [fleet[FIGHTER], fleet[GROUND_FORCE], fleet[PDS]]
    for planet in planets_at(s, place):
        if s.owner[planet] == seat:
            kinds += (FROM_PLANET + planet, PDS_FROM_PLANET + planet)
            most += (s.troops[planet], s.pds[planet])
    return kinds, most


def load(s: Twilight, seat: int, place: Place, into: list[int], chosen: tuple[int, ...]) -> None:
    """Ships and cargo leave a place and its planets."""
    p = s.players[seat]
    fleet = fleet_at(s, seat, place)
    for item in chosen:
        if item >= PDS_FROM_PLANET:
            s.pds[item - PDS_FROM_PLANET] -= 1
            into[PDS] += 1
        elif item >= FROM_PLANET:
            s.troops[item - FROM_PLANET] -= 1
            into[GROUND_FORCE] += 1
        else:
            fleet[item] -= 1
            into[item] += 1
            if item in WHOLE:
                fleet[WHOLE[item]] -= 1
                into[WHOLE[item]] += 1
    tidy(p, place)


async def move_ships(s: Twilight, place: Place) -> None:
    """Which ships move, with which cargo? Fleet supply and capacity must hold (T3.12.3, T3.12.6)."""
    a = action_of(s)
    seat = a.seat
    ways, far = Ways(s, seat, a.place), ranges(s, seat)
    can = reaching(s, seat, place, ways, far)
    fleet = fleet_of(s, seat, place)
    kinds, most = [*BIG, HURT_DREADNOUGHT, HURT_WAR_SUN], can[1:]
    hurt = [min(fleet[HURT_DREADNOUGHT], most[3]), min(fleet[HURT_WAR_SUN], most[4])]
    most[3] = min(most[3], fleet[DREADNOUGHT] - fleet[HURT_DREADNOUGHT])
    most[4] = min(most[4], fleet[WAR_SUN] - fleet[HURT_WAR_SUN])
    cargo, there = cargo_at(s, seat, place)
    if not picks_up(s):
        there[3:] = [0] * len(there[3:])
    room = supply_left(s, seat, a.place)
    alone = bool(can[FIGHTER] and number(s, 0, FreeFighters, seat))
    cruiser, dreadnought = (number(s, 0, TroopRoom, seat, unit) for unit in (CRUISER, DREADNOUGHT))

    def fits(counts: list[int]) -> No | None:
        ships = counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5] + counts[6]
        if ships > room:
            return No("T3.12.3", need=ships, have=room)
        if counts[3] + counts[5] > can[DREADNOUGHT]:
            return No("T3.16.15", have=can[DREADNOUGHT])
        troops = counts[8] + sum(counts[10::2])
        if cruiser or dreadnought:
            troops = max(0, troops - cruiser * counts[1] - dreadnought * (counts[3] + counts[5]))
        load = troops + (0 if alone else counts[7]) + counts[9] + sum(counts[11::2])
        hold = ROOM * (counts[2] + counts[4] + counts[6])
        if load > hold:
            return No("T3.12.6", need=load, have=hold)
        return too_many(counts) if alone and counts[7] else None

    def too_many(counts: list[int]) -> No | None:
        "Fighters on their own count for the fleet supply where nothing carries them (T3.17.25)."
        ships = [counts[7], *counts[:3], counts[3] + counts[5], counts[4] + counts[6]]
        group = [*ships, counts[8] + sum(counts[10::2]), counts[9] + sum(counts[11::2]), 0, 0]
        return no_supply(s, seat, a.place, a.arriving, group)

    def unled(item: int) -> No | None:
        led = item in (DREADNOUGHT, HURT_DREADNOUGHT) and 0 < can[DREADNOUGHT] < fleet[DREADNOUGHT]
        return No("T3.16.15", have=can[DREADNOUGHT]) if led else None

    question = Counts(
        seat,
        MOVE,
        kinds + cargo,
        [*most, *hurt, *there],
        fits,
        1,
        "T3.7.2",
        "T3.7.2",
        unled,
        place=place,
        target=a.place,
    )
    chosen = await question
    group = [0] * FLEET
    load(s, seat, place, group, chosen)
    put(a.arriving, group)
    tell(s, "ti3-log-moves", seat=seat, place=place, target=a.place, loads=chosen)
    if picks_up(s):
        more_cargo(s, seat, place, group)
    if listens(ShipsMoved):
        steps = ways.steps(place)
        led = group[DREADNOUGHT] if far[DREADNOUGHT] < steps else 0
        reach = max(steps, min(far[unit] for unit in BIG if group[unit]) if big_ships(group) else 0)
        await happens(s, ShipsMoved(seat, place, a.place, reach, led))


def picks_up(s: Twilight) -> bool:
    """Whether ships pick up cargo that is not aboard yet; by one reading not before a battle (T3.17.65)."""
    a = action_of(s)
    return not on(s, ABOARD_BEFORE) or enemy_at(s, a.seat, a.place) < 0


def more_cargo(s: Twilight, seat: int, place: Place, group: list[int]) -> None:
    """Ships with room left may pick up cargo on their way (T3.7.4)."""
    spare = max(0, -over_capacity(s, seat, group))
    troops = max(0, troop_room(s, seat, group) - group[GROUND_FORCE])
    carrying = [
        unit for unit in (CRUISER, CARRIER, DREADNOUGHT, WAR_SUN) if group[unit] and (STATS[unit].room or troops)
    ]
    if carrying and (spare or troops):
        far = 1 if s.nebulae >> place & 1 else min(move_of(s, seat, unit) for unit in carrying)
        then(s, frame(pick_up, place, far, spare, troops))


def stops(s: Twilight, at: Place, far: int, spare: int) -> list[tuple[Place, int]]:
    """Where ships on their way could pick up cargo: the places, and how far they are. Without spare room there is
    only room for ground forces."""
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
                _, most = cargo_at(s, seat, place)
                if any(most[3::2]) or (spare and (any(most[4::2]) or (most[0] and place != a.place))):
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
    kinds, most = cargo_at(s, a.seat, place)
    most[1] = most[2] = 0
    if place == a.place:
        most[0] = 0

    def fits(counts: list[int]) -> No | None:
        need = max(0, sum(counts[3::2]) - troops) + counts[0] + sum(counts[4::2])
        return No("T3.12.6", need=need, have=spare) if need > spare else None

    chosen = await Counts(a.seat, PICK_UP, kinds, most, fits, 1, "T3.7.4", "T3.7.4", place=place)
    group = [0] * FLEET
    load(s, a.seat, place, group, chosen)
    put(a.arriving, group)
    tell(s, "ti3-log-picks-up", seat=a.seat, place=place, loads=chosen)
    extra = max(0, group[GROUND_FORCE] - troops)
    spare -= extra + group[FIGHTER] + group[PDS]
    troops -= group[GROUND_FORCE] - extra
    if far and place != a.place and (spare or troops):
        then(s, frame(pick_up, place, far, spare, troops))


async def lift(s: Twilight, place: Place) -> None:
    """Do ships that were in the activated system before pick up cargo from its planets (T3.7.4)?"""
    a = action_of(s)
    kinds, most = cargo_at(s, a.seat, place)
    fleet = fleet_of(s, a.seat, place)

    def fits(counts: list[int]) -> No | None:
        after = fleet[:]
        after[GROUND_FORCE] += sum(counts[::2])
        after[PDS] += sum(counts[1::2])
        over = over_capacity(s, a.seat, after)
        return No("T3.12.6", need=over, have=0) if over > 0 else None

    chosen = await Counts(a.seat, PICK_UP, kinds[3:], most[3:], fits, 0, "T3.7.4", "T3.7.4", place=place)
    if not chosen:
        return
    load(s, a.seat, place, fleet_at(s, a.seat, place), chosen)
    tell(s, "ti3-log-picks-up", seat=a.seat, place=place, loads=chosen)


async def arrive(s: Twilight) -> None:
    """All ships have arrived."""
    a = action_of(s)
    came = any(a.arriving)
    if came:
        put(fleet_at(s, a.seat, a.place), a.arriving)
        a.arriving = [0] * FLEET
    await stow_all(s, a.place)
    await happens(s, Moved(a.seat, a.place, came))
