"""Twilight Imperium 4: the exploration cards of planets: cultural, hazardous, industrial. Attachments that only add
something to their planet are data."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.board import (
    fleet_limit,
    fleets_at,
    in_space,
    influence,
    on_planet,
    open_to,
    over_capacity,
    planets_at,
    resources,
)
from orrery.games.ti4.rules.data import BIG_SHIPS, CARGO, GAMMA, GROUND_FORCES, INFANTRY, MECH, SHIPS, STRUCTURES
from orrery.games.ti4.rules.exploration import found
from orrery.games.ti4.rules.kinds import FREELANCE, FREELANCE_ON
from orrery.games.ti4.rules.nouns import EXPLORATION
from orrery.games.ti4.rules.offers import (
    COMMODITIES,
    CONVERT_SOME,
    DRAW,
    INFANTRY_OFFER,
    MECH_OFFER,
    can_place,
    can_spend_one,
    convert_up_to,
    draw_by_text,
    gain_commodities,
    offered,
    place_on,
    spend_one,
    wants_commodities,
)
from orrery.games.ti4.rules.options import NO_ROOM, ruling
from orrery.games.ti4.rules.production import bill_for, to_pay
from orrery.games.ti4.rules.purge import purge_card
from orrery.games.ti4.rules.reinforcements import ANYWHERE, most_at, reclaim
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Exploration, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.units import buildable
from orrery.games.ti4.rules.verbs import (
    disband,
    fleet_at,
    gain_goods,
    gain_tokens,
    garrison,
    muster,
    pay,
    place_in_space,
    tidy_ground,
    wealth,
)

# --- cultural ----------------------------------------------------------------------------------------------------


def dearer(s: Imperium, planet: Planet) -> int:
    """What a planet yields where influence may be spent as if it were resources."""
    return max(resources(s, planet), influence(s, planet))


def hirable(s: Imperium, seat: Seat, place: Place, grounds: list[Planet]) -> list[Unit]:
    """The units of which a player could produce one in a system within all limits and at a price in reach (LRR 26):
    no ships where only others have some (19.1). Figures may be taken back from the board (26.4a)."""
    money = wealth(s, seat, dearer)
    return [
        unit
        for unit, it in buildable(s, seat)
        if to_pay(s, seat, unit, it) <= money and spots_for(s, seat, place, grounds, unit)
    ]


def spots_for(s: Imperium, seat: Seat, place: Place, grounds: list[Planet], unit: Unit) -> list[Planet | None]:
    """Where in a system a unit could be placed: on planets, or in space (None)."""
    found: list[Planet | None] = []
    if unit in GROUND_FORCES:
        found += [one for one in grounds if most_at(s, seat, unit, on_planet(s, seat, one), (place, one))]
    forces = in_space(s, seat, place)
    blocked = unit in SHIPS and not forces.ships() and bool(fleets_at(s, place))
    room = not blocked and room_for(s, seat, place, unit)
    return found + [None] * bool(room and most_at(s, seat, unit, forces, (place, None)))


def room_for(s: Imperium, seat: Seat, place: Place, unit: Unit) -> bool:
    """Whether there is room for one more unit in space, in the fleet pool or in the ships (LRR 32.1, 49.2); others that
    were there before may give way to it, unless it is ruled otherwise (LRR R.10)."""
    after, most = in_space(s, seat, place).clone(), fleet_limit(s, seat)
    if unit in BIG_SHIPS:
        return (after.big_ships() if ruling(s, NO_ROOM) else 0) < most
    if not ruling(s, NO_ROOM):
        for cargo in CARGO:
            after.remove(cargo, after.all[cargo])
    after.add(unit)
    return not over_capacity(s, seat, place, after)


@found("freelancers")
async def freelancers(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    """You may produce 1 unit in this system, also for influence. A single fighter or infantry costs as much as two. No
    unit uses production for it (LRR F.18)."""
    grounds = [one for one in planets_at(s, place) if s.owner[one] == me and open_to(s, me, one)]
    units = hirable(s, me, place, grounds)
    unit = await choose(me, FREELANCE, [*units, None], explain=lambda unit: No("LRR 26")) if units else None
    if unit is None:
        return
    await pay(s, me, bill_for(s, me, [unit]), dearer)
    where = spots_for(s, me, place, grounds, unit)
    await reclaim(s, me, [unit], (place, where[0]) if len(where) == 1 else ANYWHERE)
    where = spots_for(s, me, place, grounds, unit)
    ground = where[0]
    if len(where) > 1:
        ground = await choose(me, FREELANCE_ON, where, explain=lambda planet: No("LRR 26.3b"))
    if ground is None:
        place_in_space(s, me, place, unit)
    else:
        muster(s.players[me], garrison(s, me, ground), unit)
    tell(s, "ti4-log-produces", seat=me, place=place, units=(unit,))


@found("mercenary_outfit")
async def mercenary_outfit(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "You may place 1 infantry on this planet."
    options = [INFANTRY_OFFER] if can_place(s, me, planet, INFANTRY) else []
    if await offered(me, EXPLORATION.index["mercenary_outfit"], options) is not None:
        await place_on(s, me, planet, INFANTRY)


@found("gamma_wormhole")
async def gamma_wormhole(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Place a gamma wormhole token in this system; purge this card."
    s.wormholes[GAMMA] |= 1 << place
    purge_card(s, EXPLORATION.index["gamma_wormhole"])


@found("demilitarized_zone")
async def demilitarized_zone(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Structures return to your reinforcements, ground forces to the space area; units cannot come here any more."
    p = s.players[me]
    there = p.ground.get(planet)
    if there is None:
        return
    for unit in STRUCTURES:
        disband(p, there, unit, there.all[unit])
    for unit in GROUND_FORCES:
        n = there.all[unit]
        if n:
            fleet_at(s, me, place).add(unit, n, there.remove(unit, n))
    tidy_ground(s, me, planet)
    s.loose |= 1 << place


# --- hazardous: a mech on the planet, or an infantry that is removed ---------------------------------------------


async def labour(s: Imperium, me: Seat, planet: Planet, card: Exploration) -> bool:
    """Whether a mech is on the planet, or an infantry is removed from it."""
    there = on_planet(s, me, planet)
    if there.all[MECH]:
        return True
    options = [INFANTRY_OFFER] if there.all[INFANTRY] else []
    if await offered(me, card, options) is None:
        return False
    disband(s.players[me], garrison(s, me, planet), INFANTRY)
    tidy_ground(s, me, planet)
    return True


@found("volatile_fuel_source")
async def volatile_fuel_source(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "With a mech, or for 1 infantry, gain 1 command token."
    if await labour(s, me, planet, EXPLORATION.index["volatile_fuel_source"]):
        await gain_tokens(s, me, 1)


@found("expedition")
async def expedition(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "With a mech, or for 1 infantry, ready this planet."
    if await labour(s, me, planet, EXPLORATION.index["expedition"]):
        s.exhausted &= ~(1 << planet)


@found("core_mine")
async def core_mine(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "With a mech, or for 1 infantry, gain 1 trade good."
    if await labour(s, me, planet, EXPLORATION.index["core_mine"]):
        await gain_goods(s, me, 1)


# --- industrial --------------------------------------------------------------------------------------------------


@found("abandoned_warehouses")
async def abandoned_warehouses(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "You may gain 2 commodities, or convert up to 2 of your commodities."
    options = [COMMODITIES] * wants_commodities(s, me) + [CONVERT_SOME] * bool(s.players[me].commodities)
    taken = await offered(me, EXPLORATION.index["abandoned_warehouses"], options)
    if taken == COMMODITIES:
        gain_commodities(s, me, 2)
    elif taken == CONVERT_SOME:
        await convert_up_to(s, me, 2)


@found("functioning_base")
async def functioning_base(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "You may gain 1 commodity, or spend 1 trade good or 1 commodity to draw 1 action card."
    card = EXPLORATION.index["functioning_base"]
    options = [COMMODITIES] * wants_commodities(s, me) + [DRAW] * can_spend_one(s, me)
    taken = await offered(me, card, options)
    if taken == COMMODITIES:
        gain_commodities(s, me, 1)
    elif taken == DRAW:
        await spend_one(s, me, card)
        then(s, frame(draw_by_text, me, 1))


@found("local_fabricators")
async def local_fabricators(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "You may gain 1 commodity, or spend 1 trade good or 1 commodity to place 1 mech on this planet."
    card = EXPLORATION.index["local_fabricators"]
    mech = can_spend_one(s, me) and can_place(s, me, planet, MECH)
    taken = await offered(me, card, [COMMODITIES] * wants_commodities(s, me) + [MECH_OFFER] * mech)
    if taken == COMMODITIES:
        gain_commodities(s, me, 1)
    elif taken == MECH_OFFER:
        await spend_one(s, me, card)
        await place_on(s, me, planet, MECH)
