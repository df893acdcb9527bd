"""Twilight Imperium 3: production (T3.10): new docks, and what docks produce."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import Frame, frame, tell, then
from orrery.games.common.picks import Counts
from orrery.games.ti3.rules.board import (
    docks_at,
    enemy_at,
    fighter_stacks,
    fleet_limit,
    fleet_of,
    loners,
    over_capacity,
    planets_at,
    resources,
    troop_stacks,
)
from orrery.games.ti3.rules.hooks import happens, number
from orrery.games.ti3.rules.kinds import BUILD, BUILD_DOCK
from orrery.games.ti3.rules.nouns import TECHNOLOGY
from orrery.games.ti3.rules.options import DOCK_NEXT_ROUND, ONE_BILL, ruling
from orrery.games.ti3.rules.queries import (
    ProductionAid,
    ProductionCap,
    ProductionForbidden,
    ProductionLimit,
    RoomBeside,
    UnitCost,
)
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NO_UNIT, Figure, Place, Planet, Seat, Unit, by_figure
from orrery.games.ti3.rules.units import (
    BIG,
    CARRIER,
    CRUISER,
    DESTROYER,
    DOCK_BONUS,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    IN_SPACE,
    LIMITED,
    MOST_PDS,
    PDS,
    SHIPS,
    SPACE_DOCK,
    STATS,
    WAR_SUN,
    big_ships,
    fleet_of_each,
    fleet_with,
    price,
)
from orrery.games.ti3.rules.verbs import build_ships, pay, put_dock, put_pds, put_troops, wealth
from orrery.games.ti3.rules.windows import Produced

WAR_SUN_TECHNOLOGY = TECHNOLOGY.index["war_sun"]
ORDER = (CARRIER, WAR_SUN, DESTROYER, CRUISER, DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS)
"""What docks produce; carriers come before the fighters that they carry."""


def cost_of(s: Twilight, seat: int, unit: Unit, planet: Planet) -> int:
    """What a unit, or a pair, costs a player on a planet (T3.14.1)."""
    return number(s, sheet(s, seat).cost[unit], UnitCost, seat, unit, planet)


async def production(s: Twilight, seat: Seat, place: Place) -> None:
    """The last step of an action: new docks, then all docks of the system (T3.10.1, T3.10.2)."""
    then(s, frame(build_dock, seat, place, 0))


def dock_sites(s: Twilight, seat: int, place: Place, owed: int = 0) -> list[Planet]:
    """Where a new dock could be built (T3.10.2), if this much has to be paid already."""
    if not s.players[seat].reserve[SPACE_DOCK] or enemy_at(s, seat, place) >= 0:
        return []
    taken = s.docks | s.changed
    sites = [p for p in planets_at(s, place) if s.owner[p] == seat and not taken >> p & 1]
    return [p for p in sites if cost_of(s, seat, SPACE_DOCK, p) <= wealth(s, seat) - owed]


async def build_dock(s: Twilight, seat: Seat, place: Place, owed: int) -> None:
    """Is a new dock built? It is paid for at once, or under one reading together with all that is then produced
    (T3.17.66)."""
    sites = dock_sites(s, seat, place, owed)
    planet = None
    if sites:
        planet = await choose(seat, BUILD_DOCK, [*sites, None], explain=lambda planet: No("T3.10.2"))
    if planet is None:
        then(s, frame(produce_all, seat, place, owed))
        return
    price = cost_of(s, seat, SPACE_DOCK, planet)
    later = price if ruling(s, ONE_BILL) else 0
    then(s, frame(new_dock, seat, planet, price - later), frame(build_dock, seat, place, owed + later))


async def new_dock(s: Twilight, seat: Seat, planet: Planet, price: int) -> None:
    """Pay for a dock and put it there."""
    await pay(s, seat, price)
    put_dock(s, seat, planet)
    s.new_docks |= 1 << planet
    tell(s, "ti3-log-dock", seat=seat, planet=planet)


async def produce_all(s: Twilight, seat: Seat, place: Place, owed: int) -> None:
    """Every dock of the player in the system, one after the other; what they produce is paid for together."""
    docks = docks_at(s, seat, place)
    if docks:
        then(s, frame(produce, seat, docks[0], owed, *docks[1:]))


def limit_of(s: Twilight, seat: int, planet: Planet) -> int:
    """How many units a dock produces (T3.10.1)."""
    if ruling(s, DOCK_NEXT_ROUND) and s.new_docks >> planet & 1:
        return 0
    if number(s, 0, ProductionForbidden, seat, planet, NO_UNIT):
        return 0
    limit = number(s, resources(s, planet) + DOCK_BONUS, ProductionLimit, seat, planet)
    return number(s, limit, ProductionCap, seat, planet)


STACKS: dict[Unit, Callable[[Twilight, int], int]] = {FIGHTER: fighter_stacks, GROUND_FORCE: troop_stacks}


def why_no_more(s: Twilight, seat: int, planet: Planet, limit: int, money: int) -> Callable[[Unit], No | None]:
    """Which rule forbids more of a unit than there could be (see `most_of`)."""
    p = s.players[seat]

    def forbids(unit: Unit) -> No | None:
        text = number(s, 0, ProductionForbidden, seat, planet, unit) - 1
        if text >= 0:
            return No("T3.10.1", unit=unit, card=text)
        if unit == WAR_SUN and not p.technologies >> WAR_SUN_TECHNOLOGY & 1:
            return No("T3.10.8")
        if unit in SHIPS and enemy_at(s, seat, s.places[planet]) >= 0:
            return No("T3.10.3", planet=planet)
        if unit == PDS and s.pds[planet] + min(limit, p.reserve[PDS]) > MOST_PDS:
            return No("T3.10.5", planet=planet)
        if cost_of(s, seat, unit, planet) > money:
            return No("T3.3.3", need=cost_of(s, seat, unit, planet), have=money)
        if unit in LIMITED and p.reserve[unit] < limit:
            return No("T3.10.6", unit=unit, have=p.reserve[unit])
        stacks = STACKS.get(unit)
        if stacks is not None and stacks(s, seat) >= STATS[unit].figures:
            return No("T3.14.4", unit=unit)
        return None

    return forbids


def most_of(s: Twilight, seat: int, planet: Planet, limit: int) -> list[int]:
    """The most that could be produced of each unit (T3.10.3, T3.10.5, T3.10.6, T3.10.8, T3.14.4)."""
    p = s.players[seat]
    place = s.places[planet]
    fleet = fleet_of(s, seat, place)
    most = [limit] * SPACE_DOCK
    for unit in BIG:
        most[unit] = min(limit, p.reserve[unit])
    most[PDS] = min(limit, p.reserve[PDS], max(0, MOST_PDS - s.pds[planet]))
    if not p.technologies >> WAR_SUN_TECHNOLOGY & 1:
        most[WAR_SUN] = 0
    if not fleet.of(FIGHTER) and fighter_stacks(s, seat) >= STATS[FIGHTER].figures:
        most[FIGHTER] = 0
    if not s.troops[planet] and troop_stacks(s, seat) >= STATS[GROUND_FORCE].figures:
        most[GROUND_FORCE] = 0
    if enemy_at(s, seat, place) >= 0:
        for unit in SHIPS:
            most[unit] = 0
    return [0 if n and number(s, 0, ProductionForbidden, seat, planet, unit) else n for unit, n in by_figure(most)]


async def produce(s: Twilight, seat: Seat, planet: Planet, owed: int = 0, *rest: Planet) -> None:
    """What does a dock produce? All limits must be kept, and the price paid (T3.10.1 to T3.10.8). The docks of a system
    are paid for together: `owed` is the price so far, `rest` are the docks to come (T3.3.3)."""
    place = s.places[planet]
    limit = limit_of(s, seat, planet)
    aid = number(s, 0, ProductionAid, seat, planet)
    money = wealth(s, seat) - owed + aid
    most = most_of(s, seat, planet, limit)
    costs = [cost_of(s, seat, unit, planet) for unit in IN_SPACE]
    lots = sheet(s, seat).lot
    most = [n if cost <= money else 0 for n, cost in zip(most, costs, strict=True)]
    fleet = fleet_of(s, seat, place)
    room = fleet_limit(s, seat, place) - big_ships(fleet)
    docks = len(docks_at(s, seat, place))
    room += number(s, 0, RoomBeside, seat, planet, 0)
    beside = number(s, 0, RoomBeside, seat, planet, 1)

    def fits(counts: list[int]) -> No | None:
        total = sum(counts)
        if total > limit:
            return No("T3.10.1", need=total, have=limit)
        built = fleet_of_each(zip(ORDER, counts, strict=True))
        if big_ships(built) > room:
            return No("T3.12.3", have=room)
        bill = price(built, costs, lots)
        if bill > money:
            return No("T3.3.3", need=bill, have=money)
        if built.of(FIGHTER):
            after = fleet.joined(built.only(SHIPS))
            if over_capacity(s, seat, after, docks) > beside:
                return No("T3.12.5")
            if loners(s, seat, place, after) > beside + room - big_ships(built):
                return No("T3.12.3", have=room)
        return None

    question = Counts(
        seat, BUILD, ORDER, [most[u] for u in ORDER], fits, 0, "T3.10.1", "T3.10.1",
        why_no_more(s, seat, planet, limit, money), planet=planet, limit=limit,
    )  # fmt: skip
    chosen = await question if any(most) else ()
    owed += max(0, price(fleet_with(chosen), costs, lots) - aid)
    placed: list[Frame] = [frame(place_units, seat, planet, *sorted(chosen))] if chosen else []
    if rest:
        then(s, *placed, frame(produce, seat, rest[0], owed, *rest[1:]))
    else:
        then(s, frame(pay_units, seat, owed), *placed)


async def pay_units(s: Twilight, seat: Seat, bill: int) -> None:
    """Pay for what is produced."""
    await pay(s, seat, bill)


async def place_units(s: Twilight, seat: Seat, planet: Planet, *units: Figure) -> None:
    """Ships are placed in space, ground forces and PDS on the planet (T3.10.4)."""
    place = s.places[planet]
    built = fleet_with(units)
    for unit in IN_SPACE:
        count = built.of(unit)
        if not count:
            continue
        if unit in SHIPS:
            build_ships(s, seat, place, unit, count)
        elif unit == GROUND_FORCE:
            put_troops(s, planet, count)
        else:
            put_pds(s, seat, planet, count)
    tell(s, "ti3-log-produces", seat=seat, planet=planet, builts=units)
    await happens(s, Produced(seat, planet, units))
