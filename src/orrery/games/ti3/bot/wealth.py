"""How a bot uses what it has in Twilight Imperium 3: what it keeps for objectives, how it pays, what it builds, which
technologies it wants, where its command counters go."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.goals import FORCEFUL, GATES, INDUSTRIAL, empty_handed, posts, secret, wanted
from orrery.games.ti3.bot.plans import GARRISON, dock_site
from orrery.games.ti3.rules.board import fleet_of, influence, resources
from orrery.games.ti3.rules.data import (
    DIPLOMACY,
    IMPERIAL,
    INITIATIVE,
    LOGISTICS,
    MECATOL_REX,
    OBJECTIVES,
    POLITICAL,
    TECHNOLOGIES,
    TECHNOLOGY,
    TRADE,
    WARFARE,
)
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.listings import colour
from orrery.games.ti3.rules.nouns import COMMAND_POOL, FLEET_POOL, OBJECTIVE, STRATEGY_POOL
from orrery.games.ti3.rules.objectives import PRICES, by_colour, is_met, on_board
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text_of_technology
from orrery.games.ti3.rules.things import Figure, Objective, Planet, Technology
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    IN_SPACE,
    NO_FLEET,
    PDS,
    SPACE_DOCK,
    STATS,
    WAR_SUN,
    big_ships,
    price,
)
from orrery.games.ti3.rules.verbs import wealth
from orrery.games.twilight.answers import cheapest_payment

FIVE_TECHNOLOGIES, ONE_COLOUR, FOUR_COLOURS, NINE_TECHNOLOGIES = (
    OBJECTIVE.index[name] for name in ("five_technologies", "three_of_a_colour", "four_colours", "nine_technologies")
)
SCIENCE = (FIVE_TECHNOLOGIES, NINE_TECHNOLOGIES, ONE_COLOUR, FOUR_COLOURS)
"""Objectives that require technologies."""
GOODS = [o for o, (_, what) in PRICES.items() if what == "goods"]
"""Objectives that trade goods are saved for."""
COSTS, LOTS = [unit.cost for unit in STATS[:SPACE_DOCK]], [unit.lot for unit in STATS[:SPACE_DOCK]]

CARD_VALUES = {
    INITIATIVE: 7.5, DIPLOMACY: 1.0, POLITICAL: 3.0, LOGISTICS: 5.0, TRADE: 3.5, WARFARE: 2.0, TECHNOLOGY: 5.0,
    IMPERIAL: 12.0,
}  # fmt: skip
"""What a strategy card is worth when cards are taken."""

RESEARCH = 7
"""Roughly what a technology costs."""

# --- what is kept for objectives ---------------------------------------------------------------------------------


def claims(s: Twilight, seat: int) -> list[Objective]:
    """The open objectives that could be scored now, best first: points, then those that have to be paid for."""
    met = [o for o in s.objectives if wanted(s, seat, o) and is_met(s, seat, o)]
    return sorted(met, key=lambda o: (-OBJECTIVES[o].points, o not in PRICES, o))


def research_due(s: Twilight, seat: int) -> bool:
    """Whether somebody will play Technology this round, so that a technology can be bought."""
    p = s.players[seat]
    others = [q for q in s.players if q is not p and TECHNOLOGY in q.strategies and not q.used >> TECHNOLOGY & 1]
    return bool(others) and (p.counters[STRATEGY_POOL] > 0 or INITIATIVE in p.strategies)


def completes(s: Twilight, seat: int, technology: Technology) -> bool:
    """Whether this technology would complete an open objective."""
    counts = by_colour(s, seat)
    count, shade = sum(counts), colour(s, technology)
    met = {
        FIVE_TECHNOLOGIES: count == 4,
        NINE_TECHNOLOGIES: count == 8,
        ONE_COLOUR: max(counts) == 2 == counts[shade],
        FOUR_COLOURS: counts.count(0) == 1 and not counts[shade],
    }
    return any(now and wanted(s, seat, objective) for objective, now in met.items())


def saved(s: Twilight, seat: int) -> int:
    """What to save for a technology that completes an objective, if none is complete yet."""
    if s.phase != "action" or not any(wanted(s, seat, o) for o in SCIENCE) or not research_due(s, seat):
        return 0
    if not empty_handed(s, seat) or not any(completes(s, seat, t) for t in possible(s, seat, False)):
        return 0
    return RESEARCH


def spare(s: Twilight, seat: int, *, votes: bool = False, researching: bool = False) -> int:
    """What may be spent without losing an objective this round."""
    money = wealth(s, seat, votes) - (0 if votes or researching else saved(s, seat))
    if any(wanted(s, seat, o) for o in GOODS):
        money -= s.players[seat].goods
    met = claims(s, seat)
    if s.phase != "action" or s.round < 2 or not met:
        return money
    best = met[0]
    if best not in PRICES or any(o not in PRICES and OBJECTIVES[o].points == OBJECTIVES[best].points for o in met):
        return money
    needed, what = PRICES[best]
    if what == "goods":
        return max(0, money)
    return max(0, min(money, wealth(s, seat, what == "influence") - needed))


# --- paying ------------------------------------------------------------------------------------------------------


def pay(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """The cheapest payment: little waste, planets that are good for nothing else, goods last."""
    other = resources if d.args.get("influence") else influence
    change = 1.6 if any(wanted(s, seat, o) for o in GOODS) else 0.8
    answer = cheapest_payment(d, lambda item: 0.2 + 0.1 * d.worth[item] + 0.35 * other(s, Planet(item)), change)
    return answer if d.refuse(answer) is None else next(d.options())


# --- building ----------------------------------------------------------------------------------------------------


def build(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Carriers and ground forces to expand, then warships as far as money and fleet supply allow."""
    return build_from(d, wishes(s, seat, d)[0], spare(s, seat))


def wishes(s: Twilight, seat: int, d: Any) -> list[list[Figure]]:
    """What could be built, unit by unit, in order: what is missing; or more troops; or large ships; or many ships."""
    planet = d.args["planet"]
    fleet = fleet_of(s, seat, s.places[planet])
    troops = max(0, GARRISON - s.troops[planet] - fleet.of(GROUND_FORCE))
    wish = [GROUND_FORCE] * min(troops, 6 if planet == MECATOL_REX else 2 if s.troops[planet] < 3 else 0)
    if on_board(s, seat, CARRIER) < (3 if s.round < 4 else 4) and fleet.of(CARRIER) < 2:
        wish.append(CARRIER)
    wish += secret_wishes(s, seat)
    wish += [GROUND_FORCE] * min(troops, 4)
    wish += [WAR_SUN, DREADNOUGHT, CRUISER, *[GROUND_FORCE] * min(troops, 2), FIGHTER, FIGHTER, CRUISER, DESTROYER, PDS]
    wish += [FIGHTER, FIGHTER, CRUISER, DESTROYER, *[GROUND_FORCE] * min(troops, 2)]
    landing = [CARRIER, *[GROUND_FORCE] * 12, CARRIER]
    large = [WAR_SUN, WAR_SUN, *[DREADNOUGHT] * 4, *[FIGHTER] * 4, *[GROUND_FORCE] * 4]
    many = [CRUISER, FIGHTER, FIGHTER, *[CRUISER] * 3, *[FIGHTER] * 6, *[DESTROYER] * 3]
    return [wish, landing, large, many]


def secret_wishes(s: Twilight, seat: int) -> list[Figure]:
    """The ships that the secret objective asks for."""
    hidden = secret(s, seat)
    if hidden == GATES:
        free = on_board(s, seat, DESTROYER) + on_board(s, seat, CRUISER)
        return [DESTROYER] * max(0, 2 + len(posts(s, seat)) - free)
    if hidden == INDUSTRIAL or (hidden == FORCEFUL and s.owner[MECATOL_REX] == seat):
        return [DREADNOUGHT] * (5 - on_board(s, seat, DREADNOUGHT))
    return []


def build_from(d: Any, wish: list[Figure], budget: int) -> tuple[int, ...]:
    """Whatever is possible from a list of wishes, one after the other."""
    kinds, counts, bought = list(d.kinds), [0] * len(d.kinds), NO_FLEET
    for unit in wish:
        at = kinds.index(unit)
        counts[at] += 1
        more = bought.add(unit)
        if counts[at] > d.most[at] or price(more, COSTS, LOTS) > budget or d.fits(counts) is not None:
            counts[at] -= 1
        else:
            bought = more
    answer = tuple(bought.each(IN_SPACE))
    return answer if d.refuse(answer) is None else ()


def build_dock(s: Twilight, seat: int, d: Any) -> int | None:
    """A second and a third dock where they produce most, if there is money for it."""
    return dock_site(s, seat, [planet for planet in d.options() if planet is not None], spare(s, seat))


# --- texts and technologies --------------------------------------------------------------------------------------

UNKNOWN = 0.8
"""What a text is worth if it does not say so itself."""


def worth_of(text: Ability) -> float:
    """What it is worth to have a text: an action card, a technology, an ability."""
    said = HOOKS.opinion(text)
    return said.worth if said is not None and isinstance(said.worth, float) else UNKNOWN


def technology_worth(s: Twilight, seat: int, technology: Technology) -> float:
    """How much a technology is wanted."""
    shade = colour(s, technology)
    counts = by_colour(s, seat)
    value = worth_of(text_of_technology(technology))
    if not s.players[seat].claimed >> ONE_COLOUR & 1:
        value += (0.6 if not wanted(s, seat, ONE_COLOUR) else 2.0) * (counts[shade] == max(counts))
    if not s.players[seat].claimed >> FOUR_COLOURS & 1:
        value += (0.6 if not wanted(s, seat, FOUR_COLOURS) else 2.0) * (counts[shade] == 0)
    value += 0.3 * sum(technology in t.needs for t in TECHNOLOGIES)
    return value + 5.0 * completes(s, seat, technology)


def research(s: Twilight, seat: int, d: Any) -> int | None:
    found = [t for t in d.options() if t is not None]
    return max(found, key=lambda t: (technology_worth(s, seat, t), -t), default=None)


def wants_technology(s: Twilight, seat: int) -> bool:
    """Whether technologies are worth their price now."""
    count = s.players[seat].technologies.bit_count()
    return any(wanted(s, seat, o) for o in SCIENCE) or count < 6


# --- command counters --------------------------------------------------------------------------------------------


def shares(s: Twilight, seat: int, total: int) -> list[int]:
    """How many command counters should be in each pool: enough supply for the largest fleet, some for secondary
    abilities, the rest to act with."""
    p = s.players[seat]
    largest = max([big_ships(fleet) for fleet in p.fleets.values()], default=0)
    fleet = max(min(total, largest + (total >= 9)), min(3, total - 2), min(5, total // 3))
    strategy = min(total - fleet, 2 + (total >= 11) + (total >= 14))
    if total - fleet - strategy < 2:
        strategy = max(0, min(strategy, total - fleet - 2))
    found = [0, 0, 0]
    found[STRATEGY_POOL], found[FLEET_POOL] = strategy, fleet
    found[COMMAND_POOL] = total - fleet - strategy
    return found


def allocate(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """New counters go where they are needed most."""
    now = list(s.players[seat].counters)
    chosen: list[int] = []
    for _ in range(d.low):
        aim = shares(s, seat, sum(now) + 1)
        free = [pool for pool in range(3) if d.items.count(pool) > chosen.count(pool)]
        pool = max(free, key=lambda pool: (aim[pool] - now[pool], pool == COMMAND_POOL))
        now[pool] += 1
        chosen.append(pool)
    return tuple(sorted(chosen))


def redistribute(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    aim = shares(s, seat, d.low)
    most = d.items.count(FLEET_POOL)
    if aim[FLEET_POOL] > most:
        aim[COMMAND_POOL] += aim[FLEET_POOL] - most
        aim[FLEET_POOL] = most
    return tuple(pool for pool, count in enumerate(aim) for _ in range(count))
