"""Whom and what a bot aims the texts of Twilight Imperium 3 at: rivals who lead for what hurts, the own best for what
helps, and the least for what has to be given up."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.plans import planet_worth, power
from orrery.games.ti3.bot.rivals import leader
from orrery.games.ti3.bot.votes import liked_law, ready_votes
from orrery.games.ti3.bot.wealth import CARD_VALUES, technology_worth
from orrery.games.ti3.rules.board import (
    docks_at,
    enemy_at,
    fleet_of,
    influence,
    near,
    planets_at,
    planets_of,
    resources,
)
from orrery.games.ti3.rules.cards.actions import garrisons
from orrery.games.ti3.rules.data import IMPERIAL, LOGISTICS, MECATOL_REX, TECHNOLOGY, TRADE
from orrery.games.ti3.rules.nouns import NAMES
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import POLITICS_AT, politic_of
from orrery.games.ti3.rules.things import Fleet, Place, Planet, Strategy
from orrery.games.ti3.rules.units import CARRIER, SHIPS, STATS, WAR_SUN, ships
from orrery.games.ti3.rules.verbs import partners

# --- players -----------------------------------------------------------------------------------------------------

GIFTS = {
    "politic.checks_and_balances", "counter.settlers", "politic.colonial_redistribution", "option.leaders",
}  # fmt: skip
"""Texts that give something to whom they are aimed at."""


def rival(s: Twilight, seat: int, d: Any) -> int:
    """Whoever leads, or has most of what is taken; a gift goes to whoever is last."""
    seats = list(d.options())
    name = NAMES[d.args["text"]] if "text" in d.args else ""
    if name == "politic.new_constitution" and seat in seats:
        return seat
    foes = [other for other in seats if other != seat] or seats
    if name in GIFTS:
        return int(min(foes, key=lambda other: (s.players[other].points, len(planets_of(s, other)), other)))

    def value(other: int) -> float:
        p = s.players[other]
        found = p.points + 0.1 * len(planets_of(s, other)) + (0.5 if other == leader(s, seat) else 0.0)
        if name in ("card.privateers", "politic.trade_war"):
            found += 3.0 * p.goods
        elif name in ("card.successful_spy", "card.disclosure"):
            found += 2.0 * len(p.hand)
        elif name == "card.thugs":
            found += 2.0 * ready_votes(s, other)
        elif name == "card.armistice":
            found += 2.0 * menace(s, seat, other)
        elif name == "card.influence_in_the_merchants_guild":
            found -= 9.0 * (seat in partners(s, other))
        return found

    return int(max(foes, key=lambda other: (value(other), -other)))


def menace(s: Twilight, seat: int, other: int) -> int:
    """How many systems of a player a rival has ships beside."""
    mine = sum({1 << s.places[planet] for planet in planets_of(s, seat)})
    around = near(s)
    fleets = [place for place, fleet in s.players[other].fleets.items() if ships(fleet)]
    return sum((around[place] & mine).bit_count() for place in fleets)


def robbed(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many as possible, the leaders first."""
    ranked = sorted(d.items, key=lambda other: (-s.players[other].points, -s.players[other].goods, other))
    return tuple(sorted(ranked[: d.high]))


def envoy(s: Twilight, seat: int, d: Any) -> int:
    """Peace with the neighbour who threatens most."""
    return int(max(d.options(), key=lambda other: (menace(s, seat, other), s.players[other].points, -other)))


# --- planets -----------------------------------------------------------------------------------------------------

SACRIFICES = {"politic.conventions_of_war", "politic.colonial_redistribution"}
"""Texts by which something on an own planet is lost."""
BEST_YIELD = {"card.productivity_spike", "politic.subsidized_industry", "card.reparations"}
MOVES = {"card.transport", "technology.transit_diodes", "card.massive_transport"}


def aimed_planet(s: Twilight, seat: int, d: Any) -> int:
    """The best planet of a rival for what hurts; an own one for what helps."""
    planets = list(d.options())
    name = NAMES[d.args["text"]]
    theirs = [planet for planet in planets if s.owner[planet] not in (-1, seat)]
    if name in MOVES:
        return moved(s, seat, planets)
    if name == "card.dug_in" and s.invasion is not None and s.invasion.planet in planets:
        return s.invasion.planet
    if theirs:
        return int(max(theirs, key=lambda planet: (harm(s, seat, name, planet), -planet)))
    if name in SACRIFICES:
        return int(min(planets, key=lambda planet: (planet_worth(s, seat, planet), planet)))
    if name == "race.sol.orbital_drop":
        return dropped(s, seat, planets)
    if name in BEST_YIELD:
        return int(max(planets, key=lambda planet: (resources(s, planet), influence(s, planet), -planet)))
    return int(max(planets, key=lambda planet: (planet_worth(s, seat, planet), -planet)))


def harm(s: Twilight, seat: int, name: str, planet: Planet) -> float:
    """How much a text would hurt a rival on a planet."""
    value = planet_worth(s, seat, planet) + 0.3 * s.players[s.owner[planet]].points
    if name == "card.plague":
        value += 3.0 * s.troops[planet]
    elif name == "card.local_unrest":
        value += 8.0 * (s.troops[planet] <= 1)
    elif name in ("card.reparations", "politic.short_term_truce"):
        value = resources(s, planet) + 0.5 * influence(s, planet)
    return value


def moved(s: Twilight, seat: int, planets: list[Planet]) -> int:
    """From where there are most ground forces, to Mecatol Rex or where there are fewest. (The planet they come from
    is not offered as the one they go to.)"""
    if sorted(planets) == sorted(garrisons(s, seat)):
        return max(planets, key=lambda p: (p != MECATOL_REX, s.troops[p], -p))
    return max(planets, key=lambda p: (p == MECATOL_REX, -s.troops[p], planet_worth(s, seat, p), -p))


def dropped(s: Twilight, seat: int, planets: list[Planet]) -> int:
    """Where ground forces are missing, or where ships wait for them."""

    def value(planet: Planet) -> float:
        fleet = fleet_of(s, seat, s.places[planet])
        waiting = fleet.of(CARRIER) + fleet.of(WAR_SUN) and not s.players[seat].activated >> s.places[planet] & 1
        bare = planet == MECATOL_REX and s.troops[planet] < 3
        return 4.0 * bare + 2.0 * bool(waiting) - 0.1 * s.troops[planet]

    return max(planets, key=lambda planet: (value(planet), -planet))


WELCOME = {"politic.mass_mobilization", "card.master_of_trade"}
"""Texts that do something good for one's own planets."""


def aimed_planets(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many good ones as possible where it helps or hurts others, else as few and poor ones as possible."""
    ranked = sorted(d.items, key=lambda p: (resources(s, p) + 0.7 * influence(s, p), p))
    hurts = NAMES[d.args["text"]] not in WELCOME and all(s.owner[p] == seat for p in d.items)
    return tuple(sorted(ranked[: d.low] if hurts else ranked[len(ranked) - d.high :]))


# --- systems -----------------------------------------------------------------------------------------------------


def aimed_place(s: Twilight, seat: int, d: Any) -> int:
    """The system where a text does most."""
    name = NAMES[d.args["text"]]
    places: list[Place] = list(d.options())
    value = PLACES.get(name, own_strength)
    return max(places, key=lambda place: (value(s, seat, place), -place))


def own_strength(s: Twilight, seat: int, place: Place) -> float:
    """Where the own fleet is strongest."""
    docks = len(docks_at(s, seat, place))
    return power(fleet_of(s, seat, place)) + 0.5 * big_value(fleet_of(s, seat, place)) + 1.5 * docks


def big_value(fleet: Fleet) -> float:
    """What the ships of a fleet have cost."""
    return sum(STATS[unit].cost * fleet.of(unit) / STATS[unit].lot for unit in SHIPS)


def own_weakness(s: Twilight, seat: int, place: Place) -> float:
    return -own_strength(s, seat, place)


def loot(s: Twilight, seat: int, place: Place) -> float:
    """What rivals could still use in a system, less what one could oneself."""
    fresh = [p for p in planets_at(s, place) if s.owner[p] >= 0 and not s.exhausted >> p & 1]
    return sum((resources(s, p) + 0.5 * influence(s, p)) * (-2 if s.owner[p] == seat else 1) for p in fresh)


def enemy_ship(s: Twilight, seat: int, place: Place) -> float:
    enemy = enemy_at(s, seat, place)
    return big_value(fleet_of(s, enemy, place)) if enemy >= 0 else 0.0


def staging(s: Twilight, seat: int, place: Place) -> float:
    """Where rivals, the leader above all, have a fleet that could leave."""
    first = leader(s, seat)
    return sum(
        big_value(fleet_of(s, other, place)) * (2.0 if other == first else 1.0)
        for other in range(len(s.players))
        if other != seat
    )


def close_to_home(s: Twilight, seat: int, place: Place) -> float:
    """Own systems, then those beside them."""
    mine = sum({1 << s.places[planet] for planet in planets_of(s, seat)})
    return (
        3.0 * (mine >> place & 1)
        + (near(s)[place] & mine).bit_count()
        + 0.1 * bool(fleet_of(s, seat, place).of(CARRIER))
    )


def throne_or_home(s: Twilight, seat: int, place: Place) -> float:
    """Mecatol Rex if it is one's own, else the strongest fleet."""
    return 50.0 * (MECATOL_REX in planets_at(s, place)) * (s.owner[MECATOL_REX] == seat) + own_strength(s, seat, place)


def refuge(s: Twilight, seat: int, place: Place) -> float:
    """Own planets, docks and ships."""
    own = sum(s.owner[p] == seat for p in planets_at(s, place))
    return own + 2.0 * len(docks_at(s, seat, place)) + 0.2 * big_value(fleet_of(s, seat, place))


PLACES = {
    "card.uprising": loot,
    "card.strategic_bombardment": loot,
    "card.lucky_shot": enemy_ship,
    "card.signal_jamming": staging,
    "card.ghost_ship": close_to_home,
    "card.diplomatic_immunity": throne_or_home,
    "card.skilled_retreat": refuge,
    "politic.arms_reduction": own_weakness,
}


def retreat_to(s: Twilight, seat: int, d: Any) -> int:
    return int(max(d.options(), key=lambda place: (refuge(s, seat, place), -place)))


# --- units, technologies, strategy cards, texts, numbers ---------------------------------------------------------


def aimed_unit(s: Twilight, seat: int, d: Any) -> int:
    """The dearest ship of an enemy; of one's own the best shot, or the cheapest loss."""
    units: list[int] = list(d.options())
    match NAMES[d.args["text"]]:
        case "card.lucky_shot" | "race.jol_nar.reroll":
            return max(units)
        case "card.into_the_breach" | "option.distant_suns":
            return min(units)
    return min(units, key=lambda unit: (STATS[unit].cost if unit < len(STATS) else 0, unit))


def aimed_units(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """The best ships where they fire, the cheapest where they are lost."""
    ranked = sorted(d.items)
    if NAMES[d.args["text"]] == "race.mentak.ambush":
        return tuple(ranked[len(ranked) - d.high :])
    return tuple(ranked[: d.low])


def aimed_technology(s: Twilight, seat: int, d: Any) -> int:
    """The one that is worth least: it is given to somebody else, or given back."""
    return int(min(d.options(), key=lambda technology: (technology_worth(s, seat, technology), technology)))


SECONDARIES = {LOGISTICS: 4.0, TRADE: 3.0, TECHNOLOGY: 3.5, IMPERIAL: 3.8}


def aimed_strategy(s: Twilight, seat: int, d: Any) -> int:
    """The best one to have; of one's own the worst to give back, or the one with the best secondary ability."""
    cards: list[Strategy] = list(d.options())
    mine = s.players[seat].strategies
    match NAMES[d.args["text"]]:
        case "politic.aggressive_strategy":
            return max(cards, key=lambda card: (SECONDARIES.get(card, 1.0), -card))
        case "card.strategic_flexibility" if sorted(cards) == sorted(mine):
            return min(cards, key=lambda card: (CARD_VALUES[card], card))
    return max(cards, key=lambda card: (CARD_VALUES[card], -card))


BORROWED = (
    "race.sol.extra_counter", "race.norr.combat_bonus", "race.hacan.free_trade_secondary", "race.letnev.larger_fleets",
    "race.l1z1x.cheap_dreadnoughts", "race.jol_nar.technology_both", "race.yssaril.card_hoard",
)  # fmt: skip
"""Abilities of other races that are good for everybody, the best first."""


def aimed_text(s: Twilight, seat: int, d: Any) -> int:
    """A law that is disliked, or an ability that helps."""
    texts: list[Ability] = list(d.options())
    if texts[0] >= POLITICS_AT and NAMES[texts[0]].startswith("politic."):
        return min(texts, key=lambda text: (liked_law(s, seat, politic_of(text)), text))
    ranked = [text for name in BORROWED for text in texts if NAMES[text] == name]
    return ranked[0] if ranked else texts[0]


def most_troops(s: Twilight, seat: int, d: Any) -> int:
    """As many as possible, where somebody stays behind."""
    if NAMES[d.args["text"]] in MOVES:
        return int(max(d.low, min(d.high, 2)))
    return int(d.high)
