"""Twilight Imperium 4: producing units (LRR 26) with the ability production (69) or another: how many units, what they
cost, where they are placed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import (
    docks_in,
    fleet_limit,
    fleets_at,
    in_space,
    on_planet,
    over_capacity,
    planets_at,
    resources,
)
from orrery.games.ti4.rules.capture import captives_of
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    EVERY_UNIT,
    FIGHTER,
    GROUND_FORCES,
    INFANTRY,
    SHIPS,
    SPACE_DOCK,
    ModelRow,
)
from orrery.games.ti4.rules.hooks import happens, number
from orrery.games.ti4.rules.kinds import PLACE_TROOPS, PRODUCE
from orrery.games.ti4.rules.nouns import FROM_PLANET, planet_of, troops_on, unit_of
from orrery.games.ti4.rules.options import NO_ROOM, NOTHING_NEEDED, ruling
from orrery.games.ti4.rules.queries.development import (
    EveryUncounted,
    FreeUnits,
    InfantryLimit,
    LandingForbidden,
    PlacedElsewhere,
    PlanetProduction,
    ProducedFree,
    ProducingForbidden,
    ProductionDiscount,
    ProductionForbidden,
    ProductionLimit,
    UncountedUnits,
)
from orrery.games.ti4.rules.queries.limits import FightersPerShip
from orrery.games.ti4.rules.reinforcements import ANYWHERE, Source, forces_at, most_at, reclaim
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Seat, Unit
from orrery.games.ti4.rules.transactions import could_receive, with_trade
from orrery.games.ti4.rules.units import buildable, sheet
from orrery.games.ti4.rules.verbs import garrison, good_worth, muster, pay, place_in_space, wealth
from orrery.games.ti4.rules.windows import ForAll
from orrery.games.ti4.rules.windows.development import (
    Produced,
    ProductionBegins,
    TroopsProduced,
    UnitsBought,
    UnitsComing,
)

NO_LIMIT = 99
SMALL = (FIGHTER, INFANTRY)
"""Units of which some may not count for the limit of production."""


@dataclass(slots=True)
class NothingProduced(ForAll):
    """A player could have used production, and has produced nothing (LRR R.11)."""

    RULE = "LRR 69"
    seat: int
    place: Place


class Counting(NamedTuple):
    """How units count against the limit of production, which texts may change."""

    infantry: int = NO_LIMIT
    """How many of the units that count can be infantry (LRR 69.1d)."""
    uncounted: int = 0
    """How many fighters and infantry do not count."""
    every_fighter: int = 0
    every_infantry: int = 0
    """One in how many fighters, and in how many infantry, does not count either; 0 for none."""

    def counted(self, units: int, infantry: int, fighters: int) -> int:
        """How many of so many units count, infantry and fighters among them."""
        spared = beyond(infantry, self.every_infantry) + beyond(fighters, self.every_fighter)
        return units - spared - min(infantry + fighters - spared, self.uncounted)

    def most(self, limit: int, unit: Unit) -> int:
        """How many units of a type the limit allows."""
        if unit not in SMALL:
            return limit
        most = limit + self.uncounted
        if unit == INFANTRY:
            return filled_up(min(most, self.infantry), self.every_infantry)
        return filled_up(most, self.every_fighter)


def beyond(units: int, every: int) -> int:
    """How many units do not count if one in `every` so many does not."""
    return units // every if every else 0


def filled_up(units: int, every: int) -> int:
    """How many units there can be if so many count."""
    return units + units // (every - 1) if every else units


class Yard(NamedTuple):
    """Where units are produced: the system, how many, the planets for ground forces, and whether these may stay in
    space (LRR 69.3, 69.4); which units, and how much they may cost together; what is taken off the price; how many
    must be produced; how they count."""

    place: Place
    limit: int
    grounds: Sequence[Planet] = ()
    afloat: bool = False
    units: Sequence[Unit] = EVERY_UNIT
    worth: int = NO_LIMIT
    discount: int = 0
    least: int = 0
    counting: Counting = Counting()

    def over(self, units: int, infantry: int, fighters: int) -> No | None:
        """Which limit so many units are too many for, infantry and fighters among them (LRR 69.1, 69.1d)."""
        counted, most = self.counting.counted(units, infantry, fighters), self.counting.infantry
        if counted > self.limit:
            return No("LRR 69.1", need=counted, have=self.limit)
        infantry -= beyond(infantry, self.counting.every_infantry)
        return No("LRR 69.1d", need=infantry, have=most) if infantry > most else None


def yards(
    s: Imperium, seat: int, place: Place, units: Sequence[Unit] = EVERY_UNIT, printed: bool = False
) -> dict[Planet, int]:
    """The planets with units that produce, and how many units they produce (LRR 69.1), or the `printed` values also of
    those that must not."""
    models, found = sheet(s, seat), {}
    for planet in planets_at(s, place):
        value = 0
        if not printed and number(s, 0, ProductionForbidden, seat, planet):
            continue
        for unit, n in on_planet(s, seat, planet).there():
            it = models.of(unit)
            if it.production and unit in units:
                value += n * (it.production + (resources(s, planet) if it.resources_count else 0))
        if units is EVERY_UNIT:
            value = number(s, value, PlanetProduction, seat, planet)
        if value:
            found[planet] = value
    return found


def afloat(s: Imperium, seat: int, place: Place, units: Sequence[Unit] = EVERY_UNIT) -> int:
    """What units in space produce (LRR 69.4)."""
    models = sheet(s, seat)
    return sum([n * models.of(unit).production for unit, n in in_space(s, seat, place).there() if unit in units])


async def production(s: Imperium, seat: Seat, place: Place) -> None:
    """The units of the active system that produce do so together (LRR 69.1a)."""
    await produce(s, seat, place, yards(s, seat, place), afloat(s, seat, place))


async def produce(s: Imperium, seat: Seat, place: Place, docks: dict[Planet, int], floating: int) -> None:
    """Units use production: on planets, and in space (LRR 69)."""
    if not docks and not floating:
        return
    ores = {planet: resources(s, planet) for planet in docks}
    beginning = ProductionBegins(seat, place)
    beginning.fruitful = bool(choices(s, seat, yard_of(s, seat, place, docks, floating), good_worth(s, seat)))
    await happens(s, beginning)
    if s.swapped:
        docks = revalued(s, seat, docks, ores)
    yard = yard_of(s, seat, place, docks, floating)
    if beginning.least and can_produce(s, seat, yard._replace(least=beginning.least)):
        yard = yard._replace(least=beginning.least)
    chosen = await assemble(s, seat, yard)
    if chosen:
        await happens(s, Produced(seat, place, chosen))
    elif ruling(s, NOTHING_NEEDED):
        await happens(s, NothingProduced(seat, place))


def yard_of(s: Imperium, seat: int, place: Place, docks: dict[Planet, int], floating: int) -> Yard:
    """What units that use production together can produce, on planets and in space (LRR 69.1a, 69.3, 69.4)."""
    limit = number(s, sum(docks.values()) + floating, ProductionLimit, seat, place)
    grounds = [planet for planet in planets_at(s, place) if s.owner[planet] == seat] if floating else [*docks]
    discount = number(s, 0, ProductionDiscount, seat, place)
    infantry = number(s, limit, InfantryLimit, seat, place)
    most = NO_LIMIT if infantry == limit else infantry
    every_fighter, every_infantry = (number(s, 0, EveryUncounted, seat, unit) for unit in SMALL)
    counting = Counting(most, number(s, 0, UncountedUnits, seat, place), every_fighter, every_infantry)
    return Yard(place, limit, grounds, bool(floating), discount=discount, counting=counting)


def revalued(s: Imperium, seat: int, docks: dict[Planet, int], ores: dict[Planet, int]) -> dict[Planet, int]:
    """How many units planets produce whose resources were `ores` and are different for this production."""
    counts = sheet(s, seat).of(SPACE_DOCK).resources_count
    found = {}
    for planet, n in docks.items():
        more = on_planet(s, seat, planet).all[SPACE_DOCK] * (resources(s, planet) - ores[planet])
        found[planet] = max(0, n + more) if counts else n
    return found


def blocked(s: Imperium, seat: int, place: Place) -> bool:
    """Whether ships of another player keep ships from being produced (LRR 26.5, 19.1)."""
    return any(other != seat for other in fleets_at(s, place))


def could_produce(s: Imperium, seat: Seat, yard: Yard) -> bool:
    """Whether a player who cannot pay for any unit could do so after a transaction (LRR 91.1)."""
    more = could_receive(s, seat)
    return more > 0 and not yard.least and bool(choices(s, seat, yard, more))


Row = tuple[Unit, int, int, int]
"""A type of unit that could be produced: what it costs, how many come for that, and how many there could be at most."""


def choices(s: Imperium, seat: Seat, yard: Yard, more: int = 0) -> list[Row]:
    """What could be produced, with so many `more` resources."""
    if number(s, 0, ProducingForbidden, seat, yard.place):
        return []
    money = wealth(s, seat, resources) + yard.discount + more
    ships = not blocked(s, seat, yard.place)
    grounds = open_grounds(s, seat, yard)
    found = []
    for unit, it in buildable(s, seat):
        if unit not in yard.units or it.cost > yard.worth:
            continue
        if it.cost > money and (0 if number(s, 0, FreeUnits, seat, unit) else to_pay(s, seat, unit, it)) > money:
            continue
        targets = places_for(yard, unit, grounds) if ships or unit not in SHIPS else []
        most = spare(s, seat, unit, targets) + (own_captives(s, seat, unit) if targets else 0)
        limit = most_in(yard, unit)
        if min(most, limit) > 0:
            found.append((unit, it.cost, it.lot, min(most, limit)))
    return sorted(found, key=lambda row: row[0] == FIGHTER)  # ships that hold fighters come first


def places_for(yard: Yard, unit: Unit, grounds: Sequence[Planet]) -> list[Source]:
    """Where a unit could come: ships into space, ground forces onto planets, and into space where they may stay."""
    space: list[Source] = [(yard.place, None)]
    if unit in SHIPS:
        return space
    return [*((yard.place, planet) for planet in grounds), *(space if yard.afloat else ())]


def spare(s: Imperium, seat: Seat, unit: Unit, targets: Sequence[Source]) -> int:
    """How many units of a type could be placed in one of these places: those in the reinforcements, and those that can
    be taken back from the board (LRR 26.4)."""
    return max((most_at(s, seat, unit, forces_at(s, seat, into), into) for into in targets), default=0)


def own_captives(s: Imperium, seat: Seat, unit: Unit) -> int:
    """How many units on a player's faction sheet are the player's own, and are produced by returning them."""
    p = s.players[seat]
    return captives_of(p, seat).count(unit) if p.captured and number(s, 0, FreeUnits, seat, unit) else 0


def short_of(s: Imperium, seat: Seat, yard: Yard, chosen: Sequence[Unit]) -> tuple[Unit, ...]:
    """The units to be produced for which there is nothing but own captured ones."""
    if not s.players[seat].captured:
        return ()
    grounds, found = open_grounds(s, seat, yard), list[Unit]()
    for unit in sorted({*chosen}):
        found += [unit] * max(0, chosen.count(unit) - spare(s, seat, unit, places_for(yard, unit, grounds)))
    return tuple(found)


def only_target(s: Imperium, seat: Seat, yard: Yard) -> Source:
    """Where new ground forces come, if it is one place alone."""
    targets = [(yard.place, planet) for planet in open_grounds(s, seat, yard)]
    return ANYWHERE if yard.afloat or len(targets) != 1 else targets[0]


def most_in(yard: Yard, unit: Unit) -> int:
    """How many units of a type the limits allow."""
    return yard.counting.most(yard.limit, unit)


def open_grounds(s: Imperium, seat: Seat, yard: Yard) -> list[Planet]:
    """The planets on which ground forces can be produced: own ones that no text closes (LRR 26.3a)."""
    return [
        planet
        for planet in yard.grounds
        if s.owner[planet] == seat and not number(s, 0, LandingForbidden, seat, planet)
    ]


async def assemble(s: Imperium, seat: Seat, yard: Yard) -> tuple[Unit, ...]:
    """Which units are produced? All limits must hold, and they are paid for together (LRR 26.1, F.17). Ships and
    fighters that were there before may give way to new ones (LRR 32.3, 49.3); there is never room for more new ones
    than the fleet pool and the capacity of all ships allow. Or the old ones stay, and room is needed beside them (LRR
    R.10)."""
    if not choices(s, seat, yard) and not could_produce(s, seat, yard):
        return ()
    chosen = await with_trade(s, lambda: which_units(s, seat, yard, choices(s, seat, yard)))
    if not chosen:
        return ()
    bought = UnitsBought(seat, yard.place, chosen, yard.discount, short_of(s, seat, yard, chosen))
    await happens(s, bought)
    await pay(s, seat, bill_for(s, seat, without(chosen, bought.free)) - yard.discount)
    await reclaim(s, seat, [unit for unit in chosen if unit in SHIPS], (yard.place, None))
    await reclaim(s, seat, [unit for unit in chosen if unit not in SHIPS], only_target(s, seat, yard))
    tell(s, "ti4-log-produces", seat=seat, place=yard.place, units=chosen)
    placing = UnitsComing(seat, yard.place, chosen)
    await happens(s, placing)
    for unit in placing.units:
        if unit in SHIPS:
            place_in_space(s, seat, yard.place, unit)
    troops = [unit for unit in placing.units if unit in GROUND_FORCES]
    if troops:
        landing = TroopsProduced(seat, yard.place, tuple(troops), yard.grounds)
        await happens(s, landing)
        await place_troops(s, seat, troops, yard._replace(grounds=landing.grounds))
    return chosen


def without(units: Sequence[Unit], some: Sequence[Unit]) -> list[Unit]:
    """Units but for some of them."""
    left = [*units]
    for unit in some:
        left.remove(unit)
    return left


def bill_for(s: Imperium, seat: Seat, units: Sequence[Unit]) -> int:
    """What has to be paid for units together."""
    models = sheet(s, seat)
    kinds = sorted({*units})
    bills = [to_pay(s, seat, unit, models.of(unit)) for unit in kinds]
    return price([units.count(unit) for unit in kinds], bills, [models.of(unit).lot for unit in kinds])


def to_pay(s: Imperium, seat: Seat, unit: Unit, it: ModelRow) -> int:
    """What has to be paid for a unit: its cost, unless a text lets it be produced without resources."""
    return 0 if number(s, 0, ProducedFree, seat, unit) else it.cost


def which_units(s: Imperium, seat: Seat, yard: Yard, rows: list[Row]) -> Counts[Unit]:
    """The question which units are produced, of those that could be (`choices`)."""
    kinds = [row[0] for row in rows]
    costs, lots, most = ([row[n] for row in rows] for n in (1, 2, 3))
    bills = [to_pay(s, seat, unit, sheet(s, seat).of(unit)) for unit in kinds]
    money = wealth(s, seat, resources) + yard.discount
    forces, models = in_space(s, seat, yard.place), sheet(s, seat)
    room, docked = fleet_limit(s, seat), docks_in(s, seat, yard.place)
    elsewhere = number(s, 0, PlacedElsewhere, seat)
    free = [number(s, 0, FreeUnits, seat, unit) for unit in kinds]

    def fits(counts: list[int]) -> No | None:
        infantry, fighters = (counts[kinds.index(it)] if it in kinds else 0 for it in (INFANTRY, FIGHTER))
        no = yard.over(sum(counts), infantry, fighters)
        if no is not None:
            return no
        cost = price(counts, costs, lots)
        if cost > yard.worth:
            return No("LRR 26.3", need=cost, have=yard.worth)
        bill = price([max(0, n - m) for n, m in zip(counts, free, strict=True)], bills, lots)
        if bill > money:
            return No("LRR 26.1", need=bill, have=money)
        new = dict(zip(kinds, counts, strict=True))
        if ruling(s, NO_ROOM):
            return no_room(s, seat, yard.place, new)
        big = sum([n for unit, n in new.items() if unit in BIG_SHIPS])
        if big > room:
            return No("LRR 32.1", need=big, have=room)
        fighters = new.get(FIGHTER, 0)
        if fighters:
            hold = models.capacity([n + new.get(unit, 0) for unit, n in zip(EVERY_UNIT, forces.all, strict=True)])
            hold += docked + ((room - big) * number(s, 1, FightersPerShip, seat) if models.fighters_move else 0)
            if fighters > hold and not elsewhere:
                return No("LRR 49.2", need=fighters, have=hold)
        return None

    def why(unit: Unit) -> No | None:
        return No("LRR 69.1" if unit in kinds and most[kinds.index(unit)] == most_in(yard, unit) else "LRR 26.4")

    rules = ("LRR 69.1", "LRR 26.4", why)
    return Counts(seat, PRODUCE, kinds, most, fits, yard.least, *rules, place=yard.place, limit=yard.limit)


def no_room(s: Imperium, seat: Seat, place: Place, new: dict[Unit, int]) -> No | None:
    """Which limit new ships and fighters would exceed beside those that are there (LRR R.10)."""
    after, most = in_space(s, seat, place).clone(), fleet_limit(s, seat)
    before = after.big_ships()
    for unit, n in new.items():
        if n and unit in SHIPS:
            after.add(unit, n)
    if after.big_ships() > max(most, before):
        return No("LRR 32.1", need=after.big_ships(), have=most)
    over = over_capacity(s, seat, place, after) if new.get(FIGHTER) else 0
    return No("LRR 49.2", need=over, have=0) if over else None


def can_produce(s: Imperium, seat: Seat, yard: Yard) -> bool:
    """Whether at least one unit could be produced: it can be paid for, and there is room for it."""
    rows = choices(s, seat, yard)
    return bool(rows) and any(which_units(s, seat, yard, rows).options())


def price(counts: Sequence[int], costs: Sequence[int], lots: Sequence[int]) -> int:
    """What so many units cost; a pair costs as much as one of it (LRR 26.1, 26.1b)."""
    return sum([-(-n // lot) * cost for n, cost, lot in zip(counts, costs, lots, strict=True)])


def spare_room(s: Imperium, seat: Seat, place: Place) -> int:
    """How many more ground forces there is room for in space (LRR 49.2)."""
    forces, models = in_space(s, seat, place), sheet(s, seat)
    fighters, room = max(0, forces.all[FIGHTER] - docks_in(s, seat, place)), models.capacity(forces.all)
    return max(0, room - fighters - models.load(forces.all, room))


async def place_troops(s: Imperium, seat: Seat, units: list[Unit], yard: Yard) -> None:
    """New ground forces go onto planets with a unit that produced; those that a unit in space produces onto any own
    planet of the system, or into space (LRR 69.3, 69.4)."""
    if not units:
        return
    p = s.players[seat]
    grounds = open_grounds(s, seat, yard)
    new, models = [(unit, units.count(unit)) for unit in GROUND_FORCES if unit in units], sheet(s, seat)
    kinds: list[int] = []
    most: list[int] = []
    for unit, n in new:
        for planet in grounds:
            kinds.append(troops_on(planet, GROUND_FORCES.index(unit)))
            most.append(min(n, most_at(s, seat, unit, on_planet(s, seat, planet), (yard.place, planet))))
        if yard.afloat:
            kinds.append(unit)
            room = models.capacity(in_space(s, seat, yard.place).all)
            most.append(min(n, spare_room(s, seat, yard.place)) if unit in models.needy(room) else n)
    width = len(grounds) + yard.afloat

    def fits(counts: list[int]) -> No | None:
        for n, (_, there) in enumerate(new):
            used = sum(counts[n * width : (n + 1) * width])
            if used > there:
                return No("LRR 69.3", need=used, have=there)
        return None

    types = [unit for unit, _ in new]
    placed: Sequence[int] = [kinds[types.index(unit) * width] for unit in units]
    if width > 1:
        placed = await Counts(seat, PLACE_TROOPS, kinds, most, fits, len(units), "LRR 69.3", "LRR 69.3")
    for piece in placed:
        unit, _ = unit_of(piece)
        if piece >= FROM_PLANET:
            muster(p, garrison(s, seat, planet_of(piece)), unit)
        else:
            place_in_space(s, seat, yard.place, unit)
