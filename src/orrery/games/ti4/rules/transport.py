"""Twilight Imperium 4: ships on their way (LRR 17.4, 92): what they transport, what they pick up, and what gravity
rifts take from them (37)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from orrery.core.ask import choose, confirm
from orrery.core.chance import Roll
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import in_space, on_planet, planets_at
from orrery.games.ti4.rules.data import BIG_SHIPS, CARGO, FIGHTER, GROUND_FORCES, INFANTRY, MECH, SPACE_DOCK
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.kinds import MOVE, PICK_UP, PICK_UP_AT, RIFT_DICE, THROUGH_STORM
from orrery.games.ti4.rules.movement import Ways, farther, storm_needed, storm_possible
from orrery.games.ti4.rules.nouns import DAMAGED, FROM_PLANET, TROOPS, planet_of, troops_on, unit_of
from orrery.games.ti4.rules.queries.travel import LeavesTokens, PassagesMatter, RiftBonus
from orrery.games.ti4.rules.state import Activation, Imperium
from orrery.games.ti4.rules.things import NO_SEAT, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import tidy, tidy_ground

RIFT_TAKES = 3
"""A ship that leaves a rift is lost on 1 to 3 (LRR 37.2)."""


def action_of(s: Imperium) -> Activation:
    """The tactical action being carried out."""
    assert s.activation is not None
    return s.activation


def free_to_leave(s: Imperium, seat: int, planet: Planet) -> bool:
    """Whether a player's ground forces can be transported off a planet: those on a planet of another player's have to
    fight for it (LRR 20.1)."""
    return s.owner[planet] in (seat, NO_SEAT)


def pieces_at(s: Imperium, seat: int, place: Place, movers: Collection[Unit]) -> tuple[list[int], list[int]]:
    """What could leave a place: ships that get to the target, and what they could transport from space and planets
    (LRR 92.1): pieces, and how many of each. Big ships come first, damaged ones too, then fighters that fly: all else
    needs the room of those before."""
    forces = in_space(s, seat, place)
    kinds: list[int] = []
    most: list[int] = []
    flying = [FIGHTER] if FIGHTER in movers else []
    for units in ([unit for unit in movers if unit != FIGHTER], flying, [unit for unit in CARGO if unit not in movers]):
        kinds += [*units, *(DAMAGED + unit for unit in units)]
        most += [*(forces.whole(unit) for unit in units), *(forces.damaged[unit] for unit in units)]
    for planet in planets_at(s, place):
        there = on_planet(s, seat, planet)
        if not free_to_leave(s, seat, planet):
            continue
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


def lift(s: Imperium, seat: Seat, place: Place, chosen: tuple[int, ...]) -> Forces:
    """Pieces leave a place and its planets."""
    p, group = s.players[seat], Forces()
    for piece in chosen:
        unit, damaged = unit_of(piece)
        group.add(unit, 1, int(damaged))
        if piece >= FROM_PLANET:
            planet = planet_of(piece)
            p.ground[planet].take(unit, int(not damaged), int(damaged))
            tidy_ground(s, seat, planet)
        else:
            p.space[place].take(unit, int(not damaged), int(damaged))
    tidy(p, place)
    s.loose |= 1 << place
    return group


def ships_of(group: Forces, alone: int) -> int:
    """How many ships of a group move by themselves: docks too if they move, and the fighters that fly alone."""
    return group.big_ships() + group.all[SPACE_DOCK] + alone


def spare_room(s: Imperium, seat: int, group: Forces, alone: int) -> int:
    """How many more fighters and ground forces ships can transport; fighters that fly alone need no room."""
    models = sheet(s, seat)
    room = models.capacity(group.all)
    return room - models.load(group.all, room) - (group.all[FIGHTER] - alone)


def flying_alone(s: Imperium, seat: int, group: Forces, rifts: dict[Unit, int]) -> int:
    """How many fighters of a group fly alone: all, if they get to the target and no ship rolls for a rift; otherwise as
    few as possible, since nobody rolls for what is transported (LRR 37.2a). `rifts` are those that each type leaves."""
    fighters = group.all[FIGHTER] if FIGHTER in rifts else 0
    if fighters and any(rifts.get(unit, 0) for unit, _ in group.there()):
        return min(fighters, max(0, -spare_room(s, seat, group, 0)))
    return fighters


async def move_ships(s: Imperium, place: Place) -> None:
    """Which ships move, and what do they transport? Their capacity must do (LRR 92). Ships that leave a gravity rift go
    one at a time, so that it is clear what goes with each (LRR 37.2b); so does the only one of its type that a text
    lets move farther."""
    a = action_of(s)
    seat = a.seat
    ways = Ways(s, seat, a.place)
    movers = ways.movers(place)
    kinds, most = pieces_at(s, seat, place, movers)
    stormy = storm_needed(s, seat, place, a.place, movers)
    single = [unit for unit in movers if farther(s, place, unit)]
    rolls = movers if ways.bonus == 1 else dict.fromkeys(movers, 0)

    def fits(counts: list[int]) -> No | None:
        group = group_of(kinds, counts)
        for unit in single:
            if group.all[unit] > 1:
                return No("LRR 17.3", need=group.all[unit], have=1)
        alone = flying_alone(s, seat, group, rolls)
        spare = spare_room(s, seat, group, alone)
        if spare < 0:
            return No("LRR 92.1", need=-spare, have=0)
        ships = ships_of(group, alone)
        risky = ships > 1 and any(rolls[unit] for unit in moving(group, rolls, alone))
        return No("LRR 37.2", need=1, have=ships) if risky else None

    chosen = await Counts(seat, MOVE, kinds, most, fits, 1, "LRR 17.4", "LRR 17.4", place=place, target=a.place)
    a.group, a.at, a.through = lift(s, seat, place, chosen), place, False
    tell(s, "ti4-log-moves", seat=seat, place=place, target=a.place, pieces=chosen)
    a.stormed = a.stormed or any(a.group.all[unit] for unit in stormy)
    a.alone = flying_alone(s, seat, a.group, rolls)
    ships = moving(a.group, movers, a.alone)
    a.rifts = max((movers[unit] for unit in ships), default=0)
    a.far = min((ways.far(place, unit) for unit in ships), default=0)
    a.farther = [it for it in a.farther if it[0] != place or it[1] not in ships]
    if not a.stormed and storm_possible(s, seat, place, a.place, a.far + a.rifts * ways.bonus, a.rifts):
        a.stormed = await confirm(seat, THROUGH_STORM, place=place, target=a.place)
    then(s, frame(travel, place, 0))


def moving(group: Forces, movers: Collection[Unit], alone: int) -> list[Unit]:
    """The types of ships of a group that move by themselves."""
    return [unit for unit, _ in group.there() if unit in movers and (unit != FIGHTER or alone)]


def only_type(group: Forces) -> Unit | None:
    """The type of the ships that transport something, if all are of one type."""
    types = [unit for unit, _ in group.there() if unit in BIG_SHIPS]
    return types[0] if len(types) == 1 else None


class PickUpStop(NamedTuple):
    """Where ships pick something up: how far they have come by then, the rifts they have left on the way there, and the
    rifts that they leave after it."""

    steps: int
    left: int
    more: int


def wanted(s: Imperium, seat: int, group: Forces, alone: int) -> list[Unit]:
    """What ships could pick up: whatever they have room for, or what needs none."""
    models = sheet(s, seat)
    needy = models.needy(models.capacity(group.all))
    room = spare_room(s, seat, group, alone) > 0
    return [unit for unit in CARGO if room or unit not in needy]


def stops(s: Imperium, at: Place, steps: int, units: list[Unit]) -> dict[Place, PickUpStop]:
    """Where ships on their way could pick up such units. Not where an own command token lies, unless that is the active
    system (LRR 92.3) or the Dominus Orb is used. A ship that moves on its own may leave rifts for that which it need
    not leave; each one lets it enter one system more (LRR 37.1)."""
    a = action_of(s)
    p = s.players[a.seat]
    onward = Ways(s, a.seat, a.place)
    troops = [unit for unit in GROUND_FORCES if unit in units]
    held = {s.places[it] for it, there in p.ground.items() if there.of(troops) and free_to_leave(s, a.seat, it)}
    held |= {place for place, there in p.space.items() if there.of(units)}
    bonus = onward.bonus
    alone = bonus > 1 or ships_of(a.group, a.alone) == 1
    sole = only_type(a.group)
    free = a.unbound or (sole is not None and number(s, 0, LeavesTokens, a.seat, sole))
    found = {}
    for place in sorted(held - {at}):
        bound = p.tokens >> place & 1 and not free
        if place != a.place and (bound or not onward.passable(at, sole) >> place & 1):
            continue
        legs = Ways(s, a.seat, place).legs(at, sole)
        rest = [(0, 0)] if place == a.place else onward.legs(place, sole)
        ways = [
            (left + more, PickUpStop(steps + entered - left * bonus, left, more))
            for left, entered in legs
            for more, further in rest
            if steps + entered - left * bonus + further - more * bonus <= a.far and (alone or not left + more)
        ]
        if ways:
            found[place] = min(ways)[1]
    return found


async def travel(s: Imperium, at: Place, steps: int) -> None:
    """Ships on their way may pick up fighters and ground forces with the room they have left (LRR 92.1)."""
    a = action_of(s)
    units = wanted(s, a.seat, a.group, a.alone)
    found = stops(s, at, steps, units) if units else {}
    place = None
    if found:
        question = choose(
            a.seat, PICK_UP_AT, [*found, None], explain=lambda place: No("LRR 92.3"), place=at, target=a.place
        )
        place = await question
    if place is None:
        passes(s, at, a.place, a.rifts, a.far - steps)
        if not await lost_in_rifts(s, at, a.rifts):
            arrives(s)
        a.group = Forces()
        return
    stop = found[place]
    passes(s, at, place, stop.left, stop.steps - steps)
    if await lost_in_rifts(s, at, stop.left):
        a.group = Forces()
        return
    a.rifts = stop.more
    then(s, frame(pick_up, place, stop.steps))


async def pick_up(s: Imperium, place: Place, steps: int) -> None:
    """What is picked up at a place, up to the room that is left (LRR 92.1)."""
    a = action_of(s)
    models = sheet(s, a.seat)
    spare = spare_room(s, a.seat, a.group, a.alone)
    needy = models.needy(models.capacity(a.group.all))
    kinds, most = pieces_at(s, a.seat, place, ())

    def fits(counts: list[int]) -> No | None:
        load = sum([n for piece, n in zip(kinds, counts, strict=True) if unit_of(piece)[0] in needy])
        return No("LRR 92.1", need=load, have=spare) if load > spare else None

    chosen = await Counts(a.seat, PICK_UP, kinds, most, fits, 1, "LRR 92.1", "LRR 92.1", place=place)
    a.at = place
    a.group.merge(lift(s, a.seat, place, chosen))
    tell(s, "ti4-log-picks-up", seat=a.seat, place=place, pieces=chosen)
    then(s, frame(travel, place, steps))


def passes(s: Imperium, at: Place, place: Place, left: int, move: int) -> None:
    """Whether ships move through a wormhole on this part of their way; if they can, they do (LRR 100)."""
    a = action_of(s)
    if number(s, 0, PassagesMatter, a.seat):
        ways = Ways(s, a.seat, place)
        a.through = a.through or ways.through_wormhole(at, left, move + left * ways.bonus)


def arrives(s: Imperium) -> None:
    """Ships reach the active system."""
    a = action_of(s)
    a.arriving.merge(a.group)
    if a.through:
        a.passed.merge(a.group)


async def lost_in_rifts(s: Imperium, place: Place, rifts: int) -> bool:
    """A die for each gravity rift that a ship leaves; whether it is lost, with what it transports (LRR 37.2). Ships for
    which rifts add more to their move values do not roll."""
    a = action_of(s)
    if not rifts or number(s, 1, RiftBonus, a.seat) > 1:
        return False
    rolled = await Roll(RIFT_DICE, rifts, SIDES, seat=a.seat)
    if min(rolled) > RIFT_TAKES:
        return False
    p = s.players[a.seat]
    for unit, n in a.group.there():
        p.reserve[unit] += n
    tell(s, "ti4-log-rift", seat=a.seat, place=place)
    return True
