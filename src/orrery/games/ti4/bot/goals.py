"""What a bot wants to score in Twilight Imperium 4. Each objective has a plan here: planets of some sort, units in some
systems, technologies, things to build, things to save; or a reason why it has none (`NO_PLAN`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from orrery.games.ti4.rules.board import (
    anomalies,
    influence,
    near,
    planets_at,
    planets_of,
    resources,
    specialties_of,
    systems,
    traits_of,
    wormholes,
)
from orrery.games.ti4.rules.capture import docks
from orrery.games.ti4.rules.data import (
    ALPHA,
    BETA,
    CULTURAL,
    HAZARDOUS,
    INDUSTRIAL,
    MECATOL_REX,
    OBJECTIVES,
    PLANETS,
)
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.nouns import OBJECTIVE
from orrery.games.ti4.rules.prices import PRICES
from orrery.games.ti4.rules.progress import at_edge, home_systems, progress, ship_places, unit_places
from orrery.games.ti4.rules.secrets import secrets_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Objective, Place, Planet, Trait, places_in

NAMES = OBJECTIVE.names
SPENT = {OBJECTIVE.index[name]: price for name, price in PRICES.items()}
"""The objectives that are paid for."""

NO_PLAN = {
    "foster_cohesion": "who the neighbours are is up to all; nobody grows in a direction for it",
    "become_a_martyr": "to lose a home planet costs more than it brings; it is scored if it happens",
    "betray_a_friend": "notes are worth more than a fight against their owner; it is scored if it happens",
    "prove_endurance": "whoever has most to do passes last; to dawdle for it would be worth less than to pass",
    "dictate_policy": "laws come as the council wills; it is scored as soon as there are three",
    "turn_their_fleets_to_dust": "others decide whether they move into reach of the cannons; it is scored if they do",
}
"""Objectives that a bot does nothing for, and why."""

EASY = {
    "prove_endurance": 0.35, "drive_the_debate": 0.5, "dictate_policy": 0.4, "become_a_martyr": 0.05,
    "betray_a_friend": 0.25, "brave_the_void": 0.3, "darken_the_skies": 0.2, "demonstrate_your_power": 0.47,
    "destroy_their_greatest_ship": 0.1, "fight_with_precision": 0.05, "make_an_example_of_their_world": 0.12,
    "spark_a_rebellion": 0.65, "turn_their_fleets_to_dust": 0.1, "unveil_flagship": 0.25,
    "threaten_enemies": 0.8, "learn_the_secrets_of_the_cosmos": 0.8, "strengthen_bonds": 0.95,
    "form_a_spy_network": 0.5, "establish_a_perimeter": 0.6, "fuel_the_war_machine": 0.8, "adapt_new_strategies": 0.65,
    "become_the_gatekeeper": 0.4, "control_the_region": 0.4, "cut_supply_lines": 0.42, "forge_an_alliance": 0.25,
    "gather_a_mighty_fleet": 0.45, "master_the_laws_of_physics": 0.65, "mine_rare_minerals": 0.15,
    "monopolize_production": 0.35, "occupy_the_seat_of_the_empire": 0.15, "defy_space_and_time": 0.2,
    "destroy_heretical_works": 0.7, "establish_hegemony": 0.7, "foster_cohesion": 0.2, "hoard_raw_materials": 0.67,
    "mechanize_the_military": 0.15, "occupy_the_fringe": 0.15, "produce_en_masse": 0.2, "seize_an_icon": 0.38,
    "stake_your_claim": 0.45,
}  # fmt: skip
"""How often bots score a secret objective that they keep (`python -m bench.ti4_usage`, 40 games, rounded)."""


class Goal(NamedTuple):
    """An objective that a player has not scored: what it brings, and how much is missing."""

    objective: Objective
    name: str
    points: int
    have: int
    need: int

    @property
    def missing(self) -> int:
        return max(0, self.need - self.have)

    @property
    def weight(self) -> float:
        """What the next step towards it is worth, in victory points."""
        return self.points * STEP[min(self.missing, len(STEP) - 1)]


STEP = (0.0, 0.8, 0.42, 0.28, 0.2, 0.14, 0.1, 0.07)
"""What one step is worth, by how many are missing; nothing where all is done."""
VICTORY = 6.0
"""What a victory point is worth, where a fair planet is worth three."""


def wanted(s: Imperium, seat: int, objective: Objective) -> bool:
    """Whether an objective is open to a player and not yet scored."""
    p = s.players[seat]
    return not p.scored >> objective & 1 and (objective in s.objectives or objective in secrets_of(p))


def open_goals(s: Imperium, seat: int) -> list[Objective]:
    """The objectives that a player could still score: public ones, and the own secret ones."""
    scored = s.players[seat].scored
    return [o for o in (*s.objectives, *secrets_of(s.players[seat])) if not scored >> o & 1]


def goals(s: Imperium, seat: int) -> list[Goal]:
    """What a player wants to score, with how far it has come."""
    return [goal(s, seat, objective) for objective in open_goals(s, seat)]


def goal(s: Imperium, seat: int, objective: Objective) -> Goal:
    have, need = progress(s, seat, objective)
    return Goal(objective, NAMES[objective], OBJECTIVES[objective].points, have, need)


def wants_any(s: Imperium, seat: int, names: frozenset[str]) -> list[Goal]:
    """Those goals among some that are not complete."""
    found = [goal(s, seat, o) for o in open_goals(s, seat) if NAMES[o] in names]
    return [it for it in found if it.missing]


# --- planets -----------------------------------------------------------------------------------------------------

Counts = Callable[[Imperium, int, Planet], float]
"""How much a planet counts for an objective, where a step is 1."""


def _best_trait(s: Imperium, seat: int, planet: Planet) -> float:
    """A planet of the trait of which there are most."""
    mine = [traits_of(s, it) for it in planets_of(s, seat)]
    counts = {trait: sum([trait in some for some in mine]) for trait in (CULTURAL, HAZARDOUS, INDUSTRIAL)}
    most = max(counts.values())
    return float(any(counts[trait] == most for trait in traits_of(s, planet) if trait in counts))


def _of(trait: Trait) -> Counts:
    return lambda s, seat, planet: float(trait in traits_of(s, planet))


def _outside(s: Imperium, seat: int, planet: Planet) -> float:
    return float(s.places[planet] not in home_systems(s).values())


def _foreign_home(s: Imperium, seat: int, planet: Planet) -> float:
    return float(s.places[planet] in home_systems(s, seat).values())


def _at_homes(s: Imperium, seat: int, planet: Planet) -> float:
    around, place = near(s, seat), s.places[planet]
    return float(any(around[home] >> place & 1 or home == place for home in home_systems(s, seat).values()))


def _promising(s: Imperium, seat: int, planet: Planet) -> float:
    """A planet with something attached, or one that may get something when it is explored."""
    return 1.0 if s.attached.get(planet) else 0.3 * (PLANETS[planet].trait >= 0 and s.owner[planet] < 0)


def _explored(s: Imperium, seat: int, planet: Planet) -> float:
    """A planet that brings a relic fragment, perhaps."""
    return 0.3 * (PLANETS[planet].trait >= 0 and s.owner[planet] < 0)


def _shared(s: Imperium, seat: int, planet: Planet) -> float:
    others = [s.owner[it] for it in planets_at(s, s.places[planet]) if it != planet]
    return float(any(owner not in (-1, seat) for owner in others))


FOR_PLANETS: dict[str, Counts] = {
    "corner_the_market": _best_trait,
    "unify_the_colonies": _best_trait,
    "expand_borders": _outside,
    "subdue_the_galaxy": _outside,
    "found_research_outposts": lambda s, seat, planet: float(bool(specialties_of(s, planet))),
    "form_galactic_brain_trust": lambda s, seat, planet: float(bool(specialties_of(s, planet))),
    "discover_lost_outposts": _promising,
    "reclaim_ancient_monuments": _promising,
    "destroy_heretical_works": _explored,
    "push_boundaries": lambda s, seat, planet: 0.5,
    "conquer_the_weak": _foreign_home,
    "rule_distant_lands": _at_homes,
    "forge_an_alliance": _of(CULTURAL),
    "mine_rare_minerals": _of(HAZARDOUS),
    "monopolize_production": _of(INDUSTRIAL),
    "establish_hegemony": lambda s, seat, planet: float(influence(s, planet)),
    "hoard_raw_materials": lambda s, seat, planet: float(resources(s, planet)),
    "seize_an_icon": lambda s, seat, planet: float(PLANETS[planet].legendary),
    "stake_your_claim": _shared,
    "occupy_the_seat_of_the_empire": lambda s, seat, planet: 2.0 * (planet == MECATOL_REX),
    "make_an_example_of_their_world": lambda s, seat, planet: 0.8 * (s.owner[planet] not in (-1, seat)),
    "spark_a_rebellion": lambda s, seat, planet: 0.8 * leads(s, s.owner[planet]) * (s.owner[planet] != seat),
    "darken_the_skies": _foreign_home,
}
"""Objectives for which planets are taken."""


def leads(s: Imperium, seat: int) -> bool:
    """Whether nobody has more points than a player."""
    return seat >= 0 and s.players[seat].points == max(p.points for p in s.players)


def planet_goal(s: Imperium, seat: int, planet: Planet, aims: list[Goal]) -> float:
    """What a planet is worth to the objectives."""
    value = 0.0
    for it in aims:
        counts = FOR_PLANETS.get(it.name)
        if counts is not None and it.missing:
            value += VICTORY * it.weight * counts(s, seat, planet)
    return value


# --- systems -----------------------------------------------------------------------------------------------------

Region = Callable[[Imperium, int], int]


def _storied(s: Imperium, seat: int) -> int:
    special = [it for it in range(len(PLANETS)) if PLANETS[it].legendary or it == MECATOL_REX]
    return anomalies(s) | sum({1 << s.places[it] for it in special if s.places[it] >= 0})


def _empty(s: Imperium, seat: int) -> int:
    return sum([1 << place for place in places_in(systems(s)) if not planets_at(s, place)])


def _beside(s: Imperium, seat: int, places: Iterable[Place]) -> int:
    around, found = near(s, seat), 0
    for place in places:
        found |= around[place]
    return found


def _gates(s: Imperium, seat: int) -> int:
    """The wormholes that lack a ship: alpha or beta."""
    holes, mine = wormholes(s), sum([1 << place for place in ship_places(s, seat)])
    return sum([holes[kind] for kind in (ALPHA, BETA) if not holes[kind] & mine])


def _docks(s: Imperium, seat: int) -> int:
    return sum({1 << place for other in range(len(s.players)) if other != seat for place in docks(s, other)})


def _edge(s: Imperium, seat: int) -> int:
    return at_edge(s) & ~(1 << s.players[seat].home)


SHIPS_IN: dict[str, Region] = {
    "intimidate_council": lambda s, seat: near(s, seat)[s.places[MECATOL_REX]],
    "become_the_gatekeeper": _gates,
    "control_the_region": lambda s, seat: systems(s),
    "cut_supply_lines": _docks,
    "learn_the_secrets_of_the_cosmos": lambda s, seat: _beside(s, seat, places_in(anomalies(s))),
    "threaten_enemies": lambda s, seat: _beside(s, seat, home_systems(s, seat).values()),
}
"""Objectives for which ships are sent to systems."""
UNITS_IN: dict[str, Region] = {
    "explore_deep_space": _empty,
    "patrol_vast_territories": _empty,
    "make_history": _storied,
    "become_a_legend": _storied,
    "populate_the_outer_rim": _edge,
    "control_the_borderlands": _edge,
    "defy_space_and_time": lambda s, seat: 1 << NEXUS_AT,
}
"""Objectives for which any units are sent to systems."""


class Post(NamedTuple):
    """Systems of which the next one that is occupied is worth something."""

    name: str
    places: int
    mine: int
    value: float
    spare: int
    """How many more of these systems are occupied than needed; less than 0 if some are missing."""


def posts(s: Imperium, seat: int, aims: list[Goal]) -> list[Post]:
    """Where the objectives ask for units that are not there."""
    ships = sum([1 << place for place in ship_places(s, seat)])
    units = sum([1 << place for place in unit_places(s, seat)])
    found = []
    for it in aims:
        region, mine = (SHIPS_IN, ships) if it.name in SHIPS_IN else (UNITS_IN, units)
        if it.name in region:
            places = region[it.name](s, seat)
            weight = VICTORY * it.weight
            if it.name == "intimidate_council":
                places &= ~(1 << s.places[MECATOL_REX])
            found.append(Post(it.name, places, mine, weight, it.have - it.need))
    return found


def post_value(found: list[Post], place: Place) -> float:
    """What it is worth to have a ship in a system where there is none."""
    return sum([post.value for post in found if post.places >> place & 1 and not post.mine >> place & 1])


def kept_posts(found: list[Post]) -> int:
    """The systems whose last ship had better stay: they count for an objective that has no more of them than needed."""
    kept = 0
    for post in found:
        if post.spare <= 0 and post.name != "control_the_region":
            kept |= post.places & post.mine
    return kept


# --- which secret objective to keep ------------------------------------------------------------------------------


def hope(s: Imperium, seat: int, objective: Objective) -> float:
    """How likely it is that a secret objective will be scored."""
    it = goal(s, seat, objective)
    base = EASY[it.name]
    if OBJECTIVES[objective].phase != "status":
        return base
    return base * (0.6 + 0.8 * min(1.0, it.have / max(1, it.need)))
