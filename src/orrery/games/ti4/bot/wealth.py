"""How a bot uses what it has in Twilight Imperium 4: how it pays, what it produces and builds, where its command tokens
go."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.bot.goals import VICTORY, wants_any
from orrery.games.ti4.bot.judge import opinion_of
from orrery.games.ti4.bot.plans import planet_worth, rivals_at
from orrery.games.ti4.bot.saving import goods_wanted, saved_for, spare
from orrery.games.ti4.bot.strength import troops_on
from orrery.games.ti4.rules.board import (
    and_around,
    fleet_limit,
    in_space,
    influence,
    near,
    on_planet,
    planets_at,
    planets_of,
    resources,
)
from orrery.games.ti4.rules.custodians import custodians_price
from orrery.games.ti4.rules.data import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    INFANTRY,
    MECATOL_REX,
    MECH,
    PDS,
    SPACE_DOCK,
    WAR_SUN,
)
from orrery.games.ti4.rules.nouns import FLEET_POOL, STRATEGY_POOL, TACTIC_POOL, planet_of
from orrery.games.ti4.rules.prices import PayFirst
from orrery.games.ti4.rules.production import price
from orrery.games.ti4.rules.progress import home_systems, largest_fleet, on_board
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.twilight.answers import cheapest_payment, counted

CARRIERS = on_board(CARRIER)
FLEETS = frozenset({"raise_a_fleet", "command_an_armada"})
MARVELS = frozenset({"engineer_a_marvel", "achieve_supremacy", "unveil_flagship"})
OUTPOSTS = frozenset({"improve_infrastructure", "protect_the_border"})
STRUCTURED = OUTPOSTS | {"build_defenses", "construct_massive_cities", "establish_a_perimeter", "fuel_the_war_machine",
                         "produce_en_masse"}  # fmt: skip
"""Objectives for which structures are built."""

# --- paying ------------------------------------------------------------------------------------------------------


def pay(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The cheapest payment: little waste, planets that are good for nothing else, goods last."""
    other = resources if d.args.get("means") == "influence" else influence
    saving = saved_for(s, seat)
    dear = 0.7 if (saving.ores if other is resources else saving.favours) else 0.35
    change = 1.6 if goods_wanted(s, seat) else 0.9
    answer = cheapest_payment(d, lambda item: 0.2 + 0.1 * d.worth[item] + dear * other(s, Planet(item)), change)
    if d.refuse(answer) is None:
        return answer
    return d.known if isinstance(d, PayFirst) else next(d.options())


# --- production --------------------------------------------------------------------------------------------------


def produce(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Carriers and ground forces to expand, then warships as far as money and fleet pool allow."""
    models = sheet(s, seat)
    kinds, counts = list(d.kinds), [0] * len(d.kinds)
    costs, lots = [models.of(unit).cost for unit in kinds], [models.of(unit).lot for unit in kinds]
    budget = spare(s, seat)
    place: Place = d.args["place"]
    room = max(0, fleet_limit(s, seat) - in_space(s, seat, place).big_ships())
    for unit in wishes(s, seat, place, budget):
        if unit not in kinds:
            continue
        big = DESTROYER <= unit <= FLAGSHIP
        if big and room <= 0:
            continue
        at = kinds.index(unit)
        counts[at] += 1
        if counts[at] > d.most[at] or price(counts, costs, lots) > budget or d.fits(counts) is not None:
            counts[at] -= 1
        elif big:
            room -= 1
    fill_lots(counts, lots, d)
    answer = tuple(sorted([k for k, n in zip(kinds, counts, strict=True) for _ in range(n)]))
    return answer if d.refuse(answer) is None else next(d.options())


def fill_lots(counts: list[int], lots: list[int], d: Any) -> None:
    """The second of a pair costs nothing."""
    for at, lot in enumerate(lots):
        while lot > 1 and counts[at] % lot and counts[at] < d.most[at]:
            counts[at] += 1
            if d.fits(counts) is not None:
                counts[at] -= 1
                break


def wishes(s: Imperium, seat: int, place: Place, money: int) -> list[Unit]:
    """What could be produced, unit by unit, in order."""
    forces = in_space(s, seat, place)
    here = [p for p in planets_at(s, place) if s.owner[p] == seat]
    troops = sum([troops_on(s, seat, p) for p in here]) + forces.ground_forces()
    wish: list[Unit] = []
    if here and not troops:
        wish.append(INFANTRY)
    carriers = CARRIERS(s, seat)
    if carriers < (3 if s.round < 4 else 4) and forces.all[CARRIER] < 2:
        wish.append(CARRIER)
    wish += objective_wishes(s, seat, place, money) + leader_wishes(s, seat)
    wish += [INFANTRY] * max(0, 4 * max(1, forces.all[CARRIER]) + 2 - troops)
    if s.round > 1 and not wants_any(s, seat, frozenset({"mechanize_the_military"})):
        wish.append(MECH)
    wish += [WAR_SUN, DREADNOUGHT, CRUISER, FIGHTER, FIGHTER, CRUISER, DESTROYER, DREADNOUGHT, CRUISER]
    wish += [FIGHTER, FIGHTER, FLAGSHIP, CRUISER, DESTROYER, DESTROYER, INFANTRY, INFANTRY, MECH, FIGHTER, FIGHTER]
    return wish + [INFANTRY] * max(0, 8 - troops)


def leader_wishes(s: Imperium, seat: int) -> list[Unit]:
    """The units that unlock leaders."""
    return [unit for it in s.players[seat].locked for unit in opinion_of(it).builds]


MUSTERED = frozenset({"gather_a_mighty_fleet", "mechanize_the_military", "occupy_the_fringe"})
"""Objectives for which certain units are produced."""


def objective_wishes(s: Imperium, seat: int, place: Place, money: int) -> list[Unit]:
    """The units that objectives ask for."""
    wish: list[Unit] = []
    if wants_any(s, seat, MARVELS) and not on_board(FLAGSHIP, WAR_SUN)(s, seat):
        wish += [FLAGSHIP]
    for goal in wants_any(s, seat, FLEETS):
        if in_space(s, seat, place).big_ships() >= largest_fleet(s, seat) - 1:
            short = goal.need - in_space(s, seat, place).big_ships()
            wish += [DESTROYER] * max(0, short) if money < 3 * short else [CRUISER] * short
    if wants_any(s, seat, frozenset({"gather_a_mighty_fleet"})):
        wish += [DREADNOUGHT] * 3
    if wants_any(s, seat, frozenset({"mechanize_the_military"})):
        wish += [MECH] * 2
    if wants_any(s, seat, frozenset({"occupy_the_fringe"})):
        wish += [INFANTRY] * 4
    if wants_any(s, seat, POSTED):
        wish += [DESTROYER]
    return wish


POSTED = frozenset({"explore_deep_space", "patrol_vast_territories", "populate_the_outer_rim", "control_the_region",
                    "control_the_borderlands", "make_history", "become_a_legend", "intimidate_council",
                    "become_the_gatekeeper", "learn_the_secrets_of_the_cosmos"})  # fmt: skip
"""Objectives for which small ships are sent about."""


def place_troops(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Where there are fewest, the most valuable planets first; into space only if nothing else is left."""
    pieces = list(d.kinds)

    def crowd(piece: int) -> float:
        if piece < 2 * len(sheet(s, seat).models):
            return 90.0
        planet = planet_of(piece)
        return troops_on(s, seat, planet) - 0.3 * (planet == MECATOL_REX) - 0.01 * resources(s, planet)

    answer = counted(d, [(piece, 99) for piece in sorted(pieces, key=lambda piece: (crowd(piece), piece))])
    return answer if d.refuse(answer) is None else next(d.options())


# --- structures --------------------------------------------------------------------------------------------------


def build(s: Imperium, seat: int, d: Any) -> tuple[int, int] | None:
    """The structure that is worth most."""
    sites = [site for site in d.options() if site is not None]
    best = max(sites, key=lambda site: (site_worth(s, seat, *site), site), default=None)
    return best if best is not None and site_worth(s, seat, *best) > 0 else None


def site_worth(s: Imperium, seat: int, unit: Unit, planet: Planet) -> float:
    """What a structure on a planet is worth: docks where much can be produced far from others, cannons elsewhere."""
    there = on_planet(s, seat, planet)
    docks = on_board(SPACE_DOCK)(s, seat)
    home = s.places[planet] == s.players[seat].home
    value = 0.0
    if unit == SPACE_DOCK:
        value = 3.0 + resources(s, planet) - 1.5 * max(0, docks - 1) + 0.5 * (planet == MECATOL_REX)
        value -= 3.0 * home + 2.0 * bool(rivals_at(s, seat, s.places[planet]))
        if s.players[seat].reserve[SPACE_DOCK] <= 0:
            return -9.0
    else:
        value = 1.5 + 0.1 * planet_worth(s, seat, planet, []) - 0.8 * there.all[PDS] + 1.0 * (planet == MECATOL_REX)
        if s.players[seat].reserve[PDS] <= 0:
            return -9.0
    for goal in wants_any(s, seat, STRUCTURED):
        counts = {
            "establish_a_perimeter": unit == PDS,
            "fuel_the_war_machine": unit == SPACE_DOCK,
            "produce_en_masse": unit == SPACE_DOCK,
        }.get(goal.name, True)
        if goal.name in OUTPOSTS:
            counts = s.places[planet] not in home_systems(s).values() and not (there.all[PDS] or there.all[SPACE_DOCK])
        value += VICTORY * goal.weight * counts
    return value


def best_site(s: Imperium, seat: int, place: Place | None = None) -> tuple[float, Place]:
    """The best place for another structure, and what it is worth."""
    found = [
        (site_worth(s, seat, unit, planet), s.places[planet])
        for planet in planets_of(s, seat)
        if place is None or s.places[planet] == place
        for unit in (PDS, SPACE_DOCK)
        if on_planet(s, seat, planet).all[unit] < (1 if unit == SPACE_DOCK else 2)
    ]
    return max(found, default=(0.0, Place(-1)))


def build_in(s: Imperium, seat: int, d: Any) -> int:
    """The system for a structure: one that has been activated already, if it is almost as good."""
    places = list(d.options())
    tokens = s.players[seat].tokens

    def value(place: Place) -> float:
        return best_site(s, seat, place)[0] + 1.5 * (tokens >> place & 1)

    mine = {s.places[planet] for planet in planets_of(s, seat)}
    candidates = [place for place in places if place in mine] or places
    return int(max(candidates, key=lambda place: (value(place), -place)))


# --- command tokens ----------------------------------------------------------------------------------------------


def shares(s: Imperium, seat: int, total: int) -> list[int]:
    """How many command tokens should be in each pool: enough for the largest fleet, some for secondary abilities, the
    rest to act with."""
    p = s.players[seat]
    largest = max([forces.big_ships() for forces in p.space.values()], default=0)
    fleet = max(min(total, largest), min(3, total - 2), min(5, total // 3))
    for goal in wants_any(s, seat, FLEETS):
        if total >= goal.need + 3:
            fleet = max(fleet, goal.need)
    strategy = min(total - fleet, 2 + (total >= 10) + (total >= 13))
    if total - fleet - strategy < 2:
        strategy = max(0, min(strategy, total - fleet - 2))
    found = [0, 0, 0]
    found[STRATEGY_POOL], found[FLEET_POOL] = strategy, fleet
    found[TACTIC_POOL] = total - fleet - strategy
    return found


def gain_tokens(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """New tokens go where they are needed most."""
    now = list(s.players[seat].pools)
    chosen: list[int] = []
    for _ in range(d.low):
        aim = shares(s, seat, sum(now) + 1)
        free = [pool for pool in range(3) if d.items.count(pool) > chosen.count(pool)]
        pool = max(free, key=lambda pool: (aim[pool] - now[pool], pool == TACTIC_POOL))
        now[pool] += 1
        chosen.append(pool)
    return tuple(sorted(chosen))


def redistribute(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    aim = shares(s, seat, d.low)
    most = d.items.count(FLEET_POOL)
    if aim[FLEET_POOL] > most:
        aim[TACTIC_POOL] += aim[FLEET_POOL] - most
        aim[FLEET_POOL] = most
    return tuple(pool for pool, count in enumerate(aim) for _ in range(count))


def richest_pool(s: Imperium, seat: int, d: Any) -> int:
    """The pool with the most tokens."""
    return int(max(d.options(), key=lambda pool: (s.players[seat].pools[pool], pool == STRATEGY_POOL)))


def richest_pools(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As few tokens as possible, from the pools with the most; the fleet pool last."""
    left = list(s.players[seat].pools)
    chosen: list[int] = []
    items = list(d.items)
    for _ in range(d.low):
        pools = [pool for pool in set(items) if items.count(pool) > chosen.count(pool)]
        pool = max(pools, key=lambda pool: (pool != FLEET_POOL, left[pool], pool))
        left[pool] -= 1
        chosen.append(pool)
    answer = tuple(sorted(chosen))
    return answer if d.refuse(answer) is None else next(d.options())


def throne_fund(s: Imperium, seat: int) -> int:
    """The influence that is kept to remove the custodians token: once there are ships within two systems of it."""
    if not s.custodians or s.round < 2:
        return 0
    around = near(s, seat)
    centre = s.places[MECATOL_REX]
    reach = and_around(around[centre], around)
    return custodians_price(s, seat) if any(reach >> place & 1 for place in s.players[seat].space) else 0


def free_influence(s: Imperium, seat: int) -> int:
    """The influence of ready planets that are better for that than for resources, as far as it is not kept for
    anything."""
    ready = [planet for planet in planets_of(s, seat) if not s.exhausted >> planet & 1]
    idle = [it for it in ready if resources(s, it) <= 1 or influence(s, it) >= resources(s, it) + 2]
    free = sum([influence(s, planet) for planet in idle])
    return min(free, spare(s, seat, votes=True)) - throne_fund(s, seat)


def buy_tokens(s: Imperium, seat: int, d: Any) -> int:
    """As many as the influence allows that is not needed otherwise."""
    return int(max(d.low, min(d.high, free_influence(s, seat) // 3)))
