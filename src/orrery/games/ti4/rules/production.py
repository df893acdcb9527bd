"""Twilight Imperium 4: production (LRR 26, 69): how many units, what they cost, where they are placed."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import (
    fleet_limit,
    fleets_at,
    in_space,
    on_planet,
    open_to,
    over_capacity,
    planets_at,
    resources,
)
from orrery.games.ti4.rules.data import FIGHTER, GROUND_FORCES, SHIPS
from orrery.games.ti4.rules.hooks import happens, number
from orrery.games.ti4.rules.kinds import PLACE_TROOPS, PRODUCE
from orrery.games.ti4.rules.nouns import planet_of, troops_on, unit_of
from orrery.games.ti4.rules.queries import ProductionDiscount, ProductionForbidden, ProductionLimit
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import buildable, sheet
from orrery.games.ti4.rules.verbs import garrison, muster, pay, place_in_space, supply_of, wealth
from orrery.games.ti4.rules.windows import Produced, ProductionBegins


def yards(s: Imperium, seat: int, place: Place) -> dict[Planet, int]:
    """The planets with units that produce, and how many units they produce (LRR 69.1)."""
    models, found = sheet(s, seat), {}
    for planet in planets_at(s, place):
        value = 0
        if number(s, 0, ProductionForbidden, seat, planet):
            continue
        for unit, n in on_planet(s, seat, planet).there():
            it = models.of(unit)
            if it.production:
                value += n * (it.production + (resources(s, planet) if it.resources_count else 0))
        if value:
            found[planet] = value
    return found


def afloat(s: Imperium, seat: int, place: Place) -> int:
    """What units in space produce (LRR 69.4)."""
    models = sheet(s, seat)
    return sum([n * models.of(unit).production for unit, n in in_space(s, seat, place).there()])


async def production(s: Imperium, seat: Seat, place: Place) -> None:
    """The units of the active system that produce do so together (LRR 69.1a)."""
    docks, floating = yards(s, seat, place), afloat(s, seat, place)
    if docks or floating:
        await happens(s, ProductionBegins(seat, place))
    await produce(s, seat, place, docks, floating)


async def produce(s: Imperium, seat: Seat, place: Place, docks: dict[Planet, int], floating: int) -> None:
    """Which units are produced? All limits and the price must hold (LRR 26, 69)."""
    limit = sum(docks.values()) + floating
    if not limit:
        return
    limit = number(s, limit, ProductionLimit, seat, place)
    discount = number(s, 0, ProductionDiscount, seat, place)
    p = s.players[seat]
    money = wealth(s, seat, resources) + discount
    rows = buildable(s, seat)
    forces = in_space(s, seat, place)
    blocked = not forces.ships() and any(other != seat for other in fleets_at(s, place))  # LRR 19.1
    room = fleet_limit(s, seat) - forces.big_ships()
    grounds = [*docks] or [planet for planet in planets_at(s, place) if s.owner[planet] == seat]
    grounds = [planet for planet in grounds if open_to(s, seat, planet)]
    kinds = [unit for unit, it in rows if it.cost <= money]
    costs = [it.cost for _, it in rows if it.cost <= money]
    lots = [it.lot for _, it in rows if it.cost <= money]
    most = []
    for unit in kinds:
        n = min(limit, supply_of(p, unit))
        if (unit in SHIPS and blocked) or (unit in GROUND_FORCES and not grounds):
            n = 0
        most.append(n)

    def fits(counts: list[int]) -> No | None:
        if sum(counts) > limit:
            return No("LRR 69.1", need=sum(counts), have=limit)
        bill = price(counts, costs, lots)
        if bill > money:
            return No("LRR 26", need=bill, have=money)
        big = sum([n for unit, n in zip(kinds, counts, strict=True) if unit in SHIPS and unit != FIGHTER])
        if big > max(0, room):
            return No("LRR 32.1", need=big, have=room)
        fighters = counts[kinds.index(FIGHTER)] if FIGHTER in kinds else 0
        if fighters:
            after = forces.clone()
            for unit, n in zip(kinds, counts, strict=True):
                if unit in SHIPS:
                    after.add(unit, n)
            if over_capacity(s, seat, place, after):
                return No("LRR 49.3")
        return None

    order = sorted(range(len(kinds)), key=lambda n: kinds[n] == FIGHTER)  # ships that hold fighters come first
    kinds = [kinds[n] for n in order]
    costs, lots, most = [costs[n] for n in order], [lots[n] for n in order], [most[n] for n in order]
    if not any(most):
        return
    chosen = await Counts(seat, PRODUCE, kinds, most, fits, 0, "LRR 69.1", "LRR 26", place=place, limit=limit)
    if not chosen:
        return
    counts = [chosen.count(unit) for unit in kinds]
    await pay(s, seat, price(counts, costs, lots) - discount)
    tell(s, "ti4-log-produces", seat=seat, place=place, units=chosen)
    for unit in chosen:
        if unit in SHIPS:
            place_in_space(s, seat, place, unit)
    await deploy_troops(s, seat, [unit for unit in chosen if unit in GROUND_FORCES], grounds)
    await happens(s, Produced(seat, place, chosen))


def price(counts: Sequence[int], costs: Sequence[int], lots: Sequence[int]) -> int:
    """What so many units cost; a pair costs as much as one of it (LRR 26.1)."""
    return sum([-(-n // lot) * cost for n, cost, lot in zip(counts, costs, lots, strict=True)])


async def deploy_troops(s: Imperium, seat: Seat, units: list[Unit], grounds: list[Planet]) -> None:
    """New ground forces go onto planets with a unit that produced (LRR 69.3)."""
    if not units:
        return
    p = s.players[seat]
    there = [units.count(unit) for unit in GROUND_FORCES]
    sorts = [sort for sort, n in enumerate(there) if n]
    placed: Sequence[int] = [troops_on(grounds[0], GROUND_FORCES.index(unit)) for unit in units]
    if len(grounds) > 1:

        def fits(counts: list[int]) -> No | None:
            for n, sort in enumerate(sorts):
                used = sum(counts[n * len(grounds) : (n + 1) * len(grounds)])
                if used > there[sort]:
                    return No("LRR 69.3", need=used, have=there[sort])
            return None

        kinds = [troops_on(planet, sort) for sort in sorts for planet in grounds]
        most = [there[sort] for sort in sorts for _ in grounds]
        placed = await Counts(seat, PLACE_TROOPS, kinds, most, fits, len(units), "LRR 69.3", "LRR 69.3")
    for piece in placed:
        muster(p, garrison(s, seat, planet_of(piece)), unit_of(piece)[0])
