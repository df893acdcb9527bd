"""Twilight Imperium 4: how far a player has come with each objective (LRR 14.4): what the objectives count."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orrery.games.ti4.rules import galaxy
from orrery.games.ti4.rules.board import (
    anomalies,
    influence,
    near,
    neighbours,
    planets_at,
    planets_of,
    resources,
    specialties_of,
    traits_of,
    wormholes,
)
from orrery.games.ti4.rules.capture import docks
from orrery.games.ti4.rules.data import (
    ALPHA,
    BETA,
    BIG_SHIPS,
    CULTURAL,
    DREADNOUGHT,
    FLAGSHIP,
    HAZARDOUS,
    INDUSTRIAL,
    MECATOL_REX,
    MECH,
    MODELS,
    PDS,
    PLANETS,
    SPACE_DOCK,
    STRUCTURES,
    TECHNOLOGIES,
    WAR_SUN,
)
from orrery.games.ti4.rules.galaxy import NEXUS_AT
from orrery.games.ti4.rules.nouns import OBJECTIVE
from orrery.games.ti4.rules.options import HOMES_OF_NOBODY, HYPERLANES_ARE_NO_TILES, PRINTED_PRODUCTION, ruling
from orrery.games.ti4.rules.prices import PRICES, to_spend
from orrery.games.ti4.rules.production import afloat, yards
from orrery.games.ti4.rules.research import owned
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import is_note
from orrery.games.ti4.rules.things import Objective, Place, Planet, Trait, Unit, technologies_in
from orrery.games.ti4.rules.troops import troops_in
from orrery.games.ti4.rules.verbs import Value


class Progress(NamedTuple):
    """How far a player has come with an objective: so much of so much."""

    have: int
    need: int

    @property
    def done(self) -> bool:
        return self.have >= self.need


Count = Callable[[Imperium, int], int]
SPY_NETWORK, HERETICAL_WORKS = 5, 2
"""How many action cards are discarded, and relic fragments purged."""

# --- what objectives count ---------------------------------------------------------------------------------------


def most_of_a_trait(s: Imperium, seat: int) -> int:
    """Planets of the trait of which a player controls the most."""
    traits = [traits_of(s, planet) for planet in planets_of(s, seat)]
    return max(sum([trait in some for some in traits]) for trait in (CULTURAL, HAZARDOUS, INDUSTRIAL))


def of_trait(trait: Trait) -> Count:
    """Planets of a trait."""
    return lambda s, seat: sum([trait in traits_of(s, planet) for planet in planets_of(s, seat)])


TYPES = {it.name: it.unit for it in MODELS}
"""The type of unit that each model is of."""


def upgrades(s: Imperium, seat: int) -> int:
    """Unit upgrade technologies, one of each type of unit (F-51)."""
    models = [TECHNOLOGIES[t].model for t in technologies_in(s.players[seat].technologies)]
    return len({TYPES[model] for model in models if model})


def colours_with_two(s: Imperium, seat: int) -> int:
    return sum([n >= 2 for n in owned(s.players[seat])])


def most_of_a_colour(s: Imperium, seat: int) -> int:
    return max(owned(s.players[seat]))


def faction_technologies(s: Imperium, seat: int) -> int:
    """Technologies of factions; the Valefar Assimilators, which have neither a colour nor a unit, do not count."""
    rows = [TECHNOLOGIES[t] for t in technologies_in(s.players[seat].technologies)]
    return sum([it.faction >= 0 and (it.colour >= 0 or bool(it.model)) for it in rows])


def home_systems(s: Imperium, seat: int = -1) -> dict[int, Place]:
    """The home systems of all players but one; that one's rivals may be those only who are still in the game (LRR
    R.43)."""
    gone = seat >= 0 and ruling(s, HOMES_OF_NOBODY)
    return {n: p.home for n, p in enumerate(s.players) if n != seat and p.home >= 0 and not (gone and p.eliminated)}


def outside_home(s: Imperium, seat: int) -> int:
    """Planets in systems that are nobody's home."""
    homes = {*home_systems(s).values()}
    return sum([s.places[planet] not in homes for planet in planets_of(s, seat)])


def specialties(s: Imperium, seat: int) -> int:
    return sum([bool(specialties_of(s, planet)) for planet in planets_of(s, seat)])


def ship_places(s: Imperium, seat: int) -> list[Place]:
    """The systems with ships of a player."""
    return [place for place, forces in s.players[seat].space.items() if forces.ships()]


def unit_places(s: Imperium, seat: int) -> set[Place]:
    """The systems with any units of a player."""
    p = s.players[seat]
    return {*p.space} | {s.places[planet] for planet in p.ground}


def beside_mecatol(s: Imperium, seat: int) -> int:
    around = near(s, seat)[s.places[MECATOL_REX]]
    return sum([around >> place & 1 for place in ship_places(s, seat)])


def structures(s: Imperium, seat: int) -> int:
    p = s.players[seat]
    return sum([forces.of(STRUCTURES) for forces in (*p.ground.values(), *p.space.values())])


def structure_planets(s: Imperium, seat: int) -> int:
    """Planets outside the home system with structures."""
    p = s.players[seat]
    return sum([s.places[planet] != p.home and forces.of(STRUCTURES) > 0 for planet, forces in p.ground.items()])


def on_board(*units: Unit) -> Count:
    def count(s: Imperium, seat: int) -> int:
        p = s.players[seat]
        return sum([forces.of(units) for forces in (*p.space.values(), *p.ground.values())])

    return count


def empty_systems(s: Imperium, seat: int) -> int:
    """Systems without planets in which a player has units."""
    return sum([not planets_at(s, place) for place in unit_places(s, seat)])


def storied(s: Imperium, seat: int) -> int:
    """Systems with units that have a legendary planet, Mecatol Rex or an anomaly."""

    def counts(place: Place) -> bool:
        special = any(PLANETS[planet].legendary or planet == MECATOL_REX for planet in planets_at(s, place))
        return special or bool(anomalies(s) >> place & 1)

    return sum([counts(place) for place in unit_places(s, seat)])


def edge_systems(s: Imperium, seat: int) -> int:
    """Systems with units at the edge of the board, other than home (LRR 79.2)."""
    edge = at_edge(s)
    return sum([edge >> place & 1 for place in unit_places(s, seat) if place != s.players[seat].home])


def at_edge(s: Imperium) -> int:
    """The systems at the edge of the board."""
    return galaxy.edge(s.layout, not ruling(s, HYPERLANES_ARE_NO_TILES))


def smaller_neighbours(s: Imperium, seat: int) -> int:
    mine = len(planets_of(s, seat))
    return sum([len(planets_of(s, other)) < mine for other in neighbours(s, seat)])


def largest_fleet(s: Imperium, seat: int) -> int:
    return max((forces.of(BIG_SHIPS) for forces in s.players[seat].space.values()), default=0)


def in_others_homes(s: Imperium, seat: int) -> int:
    homes = {*home_systems(s, seat).values()}
    return sum([s.places[planet] in homes for planet in planets_of(s, seat)])


def supremacy(s: Imperium, seat: int) -> int:
    """A flagship or war sun in somebody else's home system or with Mecatol Rex."""
    places = {s.places[MECATOL_REX], *home_systems(s, seat).values()}
    return sum([forces.of((FLAGSHIP, WAR_SUN)) for place, forces in s.players[seat].space.items() if place in places])


def distant_lands(s: Imperium, seat: int) -> int:
    """Other players' home systems that have an own planet in or beside them, each with another planet."""
    around = near(s, seat)
    claims = []
    for home in home_systems(s, seat).values():
        reach = around[home] | 1 << home
        claims.append({planet for planet in planets_of(s, seat) if reach >> s.places[planet] & 1})
    return matched([claim for claim in claims if claim])


def matched(claims: list[set[Planet]]) -> int:
    """How many homes get a planet of their own."""
    taken: dict[Planet, int] = {}

    def find(n: int, seen: set[Planet]) -> bool:
        for planet in sorted(claims[n] - seen):
            seen.add(planet)
            if planet not in taken or find(taken[planet], seen):
                taken[planet] = n
                return True
        return False

    return sum([find(n, set()) for n in range(len(claims))])


def with_wormholes(s: Imperium, seat: int) -> int:
    """Whether there are ships with an alpha and ships with a beta wormhole."""
    places = sum([1 << place for place in ship_places(s, seat)])
    holes = wormholes(s)
    return bool(places & holes[ALPHA]) + bool(places & holes[BETA])


def fleets(s: Imperium, seat: int) -> int:
    return len(ship_places(s, seat))


def cut_supplies(s: Imperium, seat: int) -> int:
    """Systems with own ships and another player's dock."""
    foreign = {place for other in range(len(s.players)) if other != seat for place in docks(s, other)}
    return sum([place in foreign for place in ship_places(s, seat)])


def beside_anomalies(s: Imperium, seat: int) -> int:
    around, odd = near(s, seat), anomalies(s)
    return sum([bool(around[place] & odd) for place in ship_places(s, seat)])


def at_mecatol(s: Imperium, seat: int) -> int:
    """Ships with Mecatol Rex, if the player controls it."""
    forces = s.players[seat].space.get(s.places[MECATOL_REX])
    return forces.ships() if forces is not None and s.owner[MECATOL_REX] == seat else 0


def beside_homes(s: Imperium, seat: int) -> int:
    around = near(s, seat)
    reach = 0
    for home in home_systems(s, seat).values():
        reach |= around[home]
    return sum([reach >> place & 1 for place in ship_places(s, seat)])


def in_nexus(s: Imperium, seat: int) -> int:
    return int(NEXUS_AT in unit_places(s, seat))


def yield_of(value: Value) -> Count:
    return lambda s, seat: sum([value(s, planet) for planet in planets_of(s, seat)])


def mech_planets(s: Imperium, seat: int) -> int:
    return sum([forces.all[MECH] > 0 for forces in s.players[seat].ground.values()])


def fringe(s: Imperium, seat: int) -> int:
    """The most ground forces on a planet without an own dock."""
    groups = s.players[seat].ground.values()
    return max((troops_in(s, seat, forces) for forces in groups if not forces.all[SPACE_DOCK]), default=0)


def best_production(s: Imperium, seat: int) -> int:
    """The highest production value in a system; units that must not produce have none (LRR R.26)."""
    printed = ruling(s, PRINTED_PRODUCTION)
    values = [
        sum(yards(s, seat, place, printed=printed).values()) + afloat(s, seat, place) for place in unit_places(s, seat)
    ]
    return max(values, default=0)


def legendary(s: Imperium, seat: int) -> int:
    return sum([PLANETS[planet].legendary for planet in planets_of(s, seat)])


def shared_systems(s: Imperium, seat: int) -> int:
    """Own planets in systems with a planet of somebody else."""

    def shared(planet: Planet) -> bool:
        return any(s.owner[other] not in (-1, seat) for other in planets_at(s, s.places[planet]))

    return sum([shared(planet) for planet in planets_of(s, seat)])


def with_attachments(s: Imperium, seat: int) -> int:
    """Planets with something attached (LRR 11)."""
    return sum([bool(s.attached.get(planet)) for planet in planets_of(s, seat)])


def bonds(s: Imperium, seat: int) -> int:
    """Other players' promissory notes in the play area."""
    return sum([owner != seat for it, owner, _ in s.players[seat].texts.held if is_note(it)])


def cards_held(s: Imperium, seat: int) -> int:
    return len(s.players[seat].hand)


def fragments(s: Imperium, seat: int) -> int:
    return sum(s.players[seat].fragments)


COUNTED: dict[str, tuple[Count, int]] = {
    "corner_the_market": (most_of_a_trait, 4),
    "develop_weaponry": (upgrades, 2),
    "diversify_research": (colours_with_two, 2),
    "expand_borders": (outside_home, 6),
    "found_research_outposts": (specialties, 3),
    "intimidate_council": (beside_mecatol, 2),
    "build_defenses": (structures, 4),
    "discover_lost_outposts": (with_attachments, 2),
    "engineer_a_marvel": (on_board(FLAGSHIP, WAR_SUN), 1),
    "explore_deep_space": (empty_systems, 3),
    "improve_infrastructure": (structure_planets, 3),
    "make_history": (storied, 2),
    "populate_the_outer_rim": (edge_systems, 3),
    "push_boundaries": (smaller_neighbours, 2),
    "raise_a_fleet": (largest_fleet, 5),
    "conquer_the_weak": (in_others_homes, 1),
    "form_galactic_brain_trust": (specialties, 5),
    "master_the_sciences": (colours_with_two, 4),
    "revolutionize_warfare": (upgrades, 3),
    "subdue_the_galaxy": (outside_home, 11),
    "unify_the_colonies": (most_of_a_trait, 6),
    "achieve_supremacy": (supremacy, 1),
    "become_a_legend": (storied, 4),
    "command_an_armada": (largest_fleet, 8),
    "construct_massive_cities": (structures, 7),
    "control_the_borderlands": (edge_systems, 5),
    "patrol_vast_territories": (empty_systems, 5),
    "protect_the_border": (structure_planets, 5),
    "reclaim_ancient_monuments": (with_attachments, 3),
    "rule_distant_lands": (distant_lands, 2),
    "adapt_new_strategies": (faction_technologies, 2),
    "become_the_gatekeeper": (with_wormholes, 2),
    "control_the_region": (fleets, 6),
    "cut_supply_lines": (cut_supplies, 1),
    "establish_a_perimeter": (on_board(PDS), 4),
    "forge_an_alliance": (of_trait(CULTURAL), 4),
    "fuel_the_war_machine": (on_board(SPACE_DOCK), 3),
    "gather_a_mighty_fleet": (on_board(DREADNOUGHT), 5),
    "learn_the_secrets_of_the_cosmos": (beside_anomalies, 3),
    "master_the_laws_of_physics": (most_of_a_colour, 4),
    "mine_rare_minerals": (of_trait(HAZARDOUS), 4),
    "monopolize_production": (of_trait(INDUSTRIAL), 4),
    "occupy_the_seat_of_the_empire": (at_mecatol, 3),
    "threaten_enemies": (beside_homes, 1),
    "defy_space_and_time": (in_nexus, 1),
    "establish_hegemony": (yield_of(influence), 12),
    "foster_cohesion": (lambda s, seat: len(neighbours(s, seat)), -1),
    "hoard_raw_materials": (yield_of(resources), 12),
    "mechanize_the_military": (mech_planets, 4),
    "occupy_the_fringe": (fringe, 9),
    "produce_en_masse": (best_production, 8),
    "seize_an_icon": (legendary, 1),
    "stake_your_claim": (shared_systems, 1),
    "strengthen_bonds": (bonds, 1),
    "form_a_spy_network": (cards_held, SPY_NETWORK),
    "destroy_heretical_works": (fragments, HERETICAL_WORKS),
}
"""Objectives that count something on the board (-1: all other players)."""


def progress(s: Imperium, seat: int, objective: Objective) -> Progress:
    """How far a player has come with an objective."""
    name = OBJECTIVE.names[objective]
    if name in COUNTED:
        count, need = COUNTED[name]
        if need < 0:
            need = sum([not p.eliminated for p in s.players]) - 1
        return Progress(count(s, seat), need)
    return Progress(*to_spend(s, seat, PRICES[name])) if name in PRICES else Progress(0, 1)
