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
from orrery.games.ti4.rules.data import BIG_SHIPS, CARGO, FIGHTER, GROUND_FORCES, INFANTRY, MECH, MOVERS, SPACE_DOCK
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.hooks import number, touches
from orrery.games.ti4.rules.kinds import MOVE, PICK_UP, PICK_UP_AT, RIFT_DICE, THROUGH_STORM
from orrery.games.ti4.rules.movement import Ways, farther, storm_needed, storm_possible
from orrery.games.ti4.rules.nouns import DAMAGED, FROM_PLANET, TROOPS, planet_of, troops_on, unit_of
from orrery.games.ti4.rules.queries.travel import LeavesTokens, PassagesMatter, RiftBonus, WormholesOpened
from orrery.games.ti4.rules.state import Activation, Imperium, Voyage
from orrery.games.ti4.rules.things import NO_SEAT, Piece, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import fleet_at, garrison, tidy, tidy_ground

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
    """Which ships will move, and what do they transport (LRR 17.6)? Their capacity must do (LRR 92). Ships that leave a
    gravity rift go one at a time, so that it is clear what goes with each (LRR 37.2b); so does the only one of its type
    that a text lets move farther."""
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
    it = Voyage(place, [Piece(one) for one in chosen], lift(s, seat, place, chosen))
    a.voyages.append(it)
    tell(s, "ti4-log-moves", seat=seat, place=place, target=a.place, pieces=chosen)
    a.stormed = a.stormed or any(it.group.all[unit] for unit in stormy)
    it.flying = flying_alone(s, seat, it.group, rolls)
    ships = moving(it.group, movers, it.flying)
    it.rifts = max((movers[unit] for unit in ships), default=0)
    it.far = min((ways.far(place, unit) for unit in ships), default=0)
    a.farther = [one for one in a.farther if one[0] != place or one[1] not in ships]
    if not a.stormed and storm_possible(s, seat, place, a.place, it.far + it.rifts * ways.bonus, it.rifts):
        a.stormed = await confirm(seat, THROUGH_STORM, place=place, target=a.place)


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


def wanted(s: Imperium, seat: int, it: Voyage) -> list[Unit]:
    """What ships could pick up: whatever they have room for, or what needs none."""
    models = sheet(s, seat)
    needy = models.needy(models.capacity(it.group.all))
    room = spare_room(s, seat, it.group, it.flying) > 0
    return [unit for unit in CARGO if room or unit not in needy]


class Detour(NamedTuple):
    """A way by which ships come to something they pick up, and on to the active system: how much of their move value
    either part takes, and the rifts that they leave on it."""

    there: int
    onward: int
    left: int
    more: int


def detours(
    s: Imperium, seat: int, at: Place, units: list[Unit], sole: Unit | None, unbound: bool
) -> dict[Place, list[Detour]]:
    """Where ships from a place could pick up such units, and by which ways. Not where an own command token lies, unless
    that is the active system (LRR 92.3) or they are not bound by tokens. `sole` is their type, if it is one alone."""
    p, target = s.players[seat], action_of(s).place
    onward = Ways(s, seat, target)
    troops = [unit for unit in GROUND_FORCES if unit in units]
    held = {s.places[at] for at, there in p.ground.items() if there.of(troops) and free_to_leave(s, seat, at)}
    held |= {place for place, there in p.space.items() if there.of(units)}
    bonus, found = onward.bonus, {}
    for place in sorted(held - {at}):
        bound = p.tokens >> place & 1 and not unbound
        if place != target and (bound or not onward.passable(at, sole) >> place & 1):
            continue
        legs = Ways(s, seat, place).legs(at, sole)
        rest = [(0, 0)] if place == target else onward.legs(place, sole)
        found[place] = [
            Detour(entered - left * bonus, further - more * bonus, left, more)
            for left, entered in legs
            for more, further in rest
        ]
    return found


def stops(s: Imperium, it: Voyage, steps: int, units: list[Unit]) -> dict[Place, PickUpStop]:
    """Where ships on their way could pick up such units. A ship that moves on its own may leave rifts for that which it
    need not leave; each one lets it enter one system more (LRR 37.1)."""
    seat, sole = action_of(s).seat, only_type(it.group)
    alone = number(s, 1, RiftBonus, seat) > 1 or ships_of(it.group, it.flying) == 1
    found = {}
    for place, ways in detours(s, seat, it.place, units, sole, unbound(s, sole)).items():
        possible = [
            (way.left + way.more, PickUpStop(steps + way.there, way.left, way.more))
            for way in ways
            if steps + way.there + way.onward <= it.far and (alone or not way.left + way.more)
        ]
        if possible:
            found[place] = min(possible)[1]
    return found


def unbound(s: Imperium, sole: Unit | None) -> bool:
    """Whether ships, all of one type or not, pick up units where own command tokens lie."""
    a = action_of(s)
    return a.unbound or (sole is not None and bool(number(s, 0, LeavesTokens, a.seat, sole)))


def picks_up_more(s: Imperium, seat: int, place: Place, unit: Unit) -> bool:
    """Whether a ship could pick up something on its way only if it moved one farther, or more of it in several
    systems (LRR 92.1)."""
    models, a = sheet(s, seat), action_of(s)
    if not models.of(unit).capacity:
        return False
    far = Ways(s, seat, a.place).far(place, unit)
    ways = detours(s, seat, place, [*CARGO], unit, unbound(s, unit))
    needed = {at: min((way.there + way.onward for way in some), default=far + 2) for at, some in ways.items()}
    on_the_way = [at for at, steps in needed.items() if steps <= far + 1 and at != a.place]
    return far + 1 in needed.values() or len(on_the_way) > 1


def voyage_of(s: Imperium) -> Voyage:
    """The ships that are on their way."""
    return action_of(s).voyages[0]


def stranded(s: Imperium, seat: int, it: Voyage) -> bool:
    """Whether ships cannot come to the active system any more, since a wormhole has gone with a ship (LRR F.58)."""
    if not touches(s, WormholesOpened):
        return False
    ways = Ways(s, seat, action_of(s).place)
    ships = moving(it.group, MOVERS, it.flying)
    return any(ways.rifts(it.place, max(it.far, ways.far(it.place, unit)), unit) < 0 for unit in ships)


async def set_out(s: Imperium) -> None:
    """The next of the ships that were declared begin to move, if they still can (LRR 17.6)."""
    a, it = action_of(s), voyage_of(s)
    a.under_way = True
    if stranded(s, a.seat, it):
        put_back(s, a.seat, it)
        a.voyages.pop(0)
    else:
        await travel(s, 0)


def put_back(s: Imperium, seat: Seat, it: Voyage) -> None:
    """Ships stay where they are, with what they were to transport."""
    for piece in it.pieces:
        unit, damaged = unit_of(piece)
        there = garrison(s, seat, planet_of(piece)) if piece >= FROM_PLANET else fleet_at(s, seat, it.place)
        there.add(unit, 1, int(damaged))


async def travel(s: Imperium, steps: int) -> None:
    """Ships on their way may pick up fighters and ground forces with the room they have left (LRR 92.1)."""
    a, it = action_of(s), voyage_of(s)
    units = wanted(s, a.seat, it)
    found = stops(s, it, steps, units) if units else {}
    place = None
    if found:
        question = choose(
            a.seat, PICK_UP_AT, [*found, None], explain=lambda place: No("LRR 92.3"), place=it.place, target=a.place
        )
        place = await question
    if place is None:
        passes(s, it, a.place, it.rifts, it.far - steps)
        if not await lost_in_rifts(s, it, it.rifts):
            arrives(a, it)
        a.voyages.pop(0)
        return
    stop = found[place]
    passes(s, it, place, stop.left, stop.steps - steps)
    if await lost_in_rifts(s, it, stop.left):
        a.voyages.pop(0)
        return
    it.rifts = stop.more
    then(s, frame(pick_up, place, stop.steps))


async def pick_up(s: Imperium, place: Place, steps: int) -> None:
    """What is picked up at a place, up to the room that is left (LRR 92.1)."""
    seat, it = action_of(s).seat, voyage_of(s)
    models = sheet(s, seat)
    spare = spare_room(s, seat, it.group, it.flying)
    needy = models.needy(models.capacity(it.group.all))
    kinds, most = pieces_at(s, seat, place, ())

    def fits(counts: list[int]) -> No | None:
        load = sum([n for piece, n in zip(kinds, counts, strict=True) if unit_of(piece)[0] in needy])
        return No("LRR 92.1", need=load, have=spare) if load > spare else None

    chosen = await Counts(seat, PICK_UP, kinds, most, fits, 1, "LRR 92.1", "LRR 92.1", place=place)
    it.place = place
    it.group.merge(lift(s, seat, place, chosen))
    tell(s, "ti4-log-picks-up", seat=seat, place=place, pieces=chosen)
    then(s, frame(travel, steps))


def passes(s: Imperium, it: Voyage, place: Place, left: int, move: int) -> None:
    """Whether ships move through a wormhole on this part of their way; if they can, they do (LRR 100)."""
    seat = action_of(s).seat
    if number(s, 0, PassagesMatter, seat):
        ways = Ways(s, seat, place)
        it.through = it.through or ways.through_wormhole(it.place, left, move + left * ways.bonus)


def arrives(a: Activation, it: Voyage) -> None:
    """Ships reach the active system."""
    a.arriving.merge(it.group)
    if it.through:
        a.passed.merge(it.group)


async def lost_in_rifts(s: Imperium, it: Voyage, rifts: int) -> bool:
    """A die for each gravity rift that a ship leaves; whether it is lost, with what it transports (LRR 37.2). Ships for
    which rifts add more to their move values do not roll."""
    seat = action_of(s).seat
    if not rifts or number(s, 1, RiftBonus, seat) > 1:
        return False
    rolled = await Roll(RIFT_DICE, rifts, SIDES, seat=seat)
    if min(rolled) > RIFT_TAKES:
        return False
    p = s.players[seat]
    for unit, n in it.group.there():
        p.reserve[unit] += n
    tell(s, "ti4-log-rift", seat=seat, place=it.place)
    return True
