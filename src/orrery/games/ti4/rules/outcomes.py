"""Twilight Imperium 4: what votes can be cast for (LRR 2.8 to 2.11): for, against, and whatever can be elected."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.board import traits_of
from orrery.games.ti4.rules.data import MECATOL_REX, OBJECTIVES, PLANETS, STRATEGIES, TILES
from orrery.games.ti4.rules.hooks import AGENDAS
from orrery.games.ti4.rules.laws import laws_in_play
from orrery.games.ti4.rules.nouns import (
    AGAINST,
    FOR,
    LAWS_AT,
    OBJECTIVES_AT,
    PLANETS_AT,
    SEATS_AT,
    STRATEGIES_AT,
    TRAIT,
)
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import AGENDAS_AT, agenda_row
from orrery.games.ti4.rules.things import Objective, Outcome, Planet, Seat, Strategy, objectives_in

# --- outcomes and what they stand for ----------------------------------------------------------------------------


def electing_player(seat: int) -> Outcome:
    """The outcome that elects a player."""
    return Outcome(SEATS_AT + seat)


def electing_planet(planet: Planet) -> Outcome:
    """The outcome that elects a planet."""
    return Outcome(PLANETS_AT + planet)


def electing_law(law: Ability) -> Outcome:
    """The outcome that elects a law."""
    return Outcome(LAWS_AT + law - AGENDAS_AT)


def electing_strategy(strategy: Strategy) -> Outcome:
    """The outcome that elects a strategy card."""
    return Outcome(STRATEGIES_AT + strategy)


def electing_objective(objective: Objective) -> Outcome:
    """The outcome that elects a scored objective."""
    return Outcome(OBJECTIVES_AT + objective)


def is_player(outcome: Outcome) -> bool:
    """Whether an outcome elects a player."""
    return SEATS_AT <= outcome < PLANETS_AT


def is_planet(outcome: Outcome) -> bool:
    """Whether an outcome elects a planet."""
    return PLANETS_AT <= outcome < LAWS_AT


def elected_player(outcome: Outcome) -> Seat:
    """The player whom an outcome elects (LRR 2.10)."""
    return Seat(outcome - SEATS_AT)


def elected_planet(outcome: Outcome) -> Planet:
    """The planet that an outcome elects (LRR 2.11)."""
    return Planet(outcome - PLANETS_AT)


def elected_law(outcome: Outcome) -> Ability:
    """The law that an outcome elects."""
    return Ability(outcome - LAWS_AT + AGENDAS_AT)


def elected_strategy(outcome: Outcome) -> Strategy:
    """The strategy card that an outcome elects."""
    return Strategy(outcome - STRATEGIES_AT)


def elected_objective(outcome: Outcome) -> Objective:
    """The objective that an outcome elects."""
    return Objective(outcome - OBJECTIVES_AT)


# --- what is possible --------------------------------------------------------------------------------------------


def sides(s: Imperium) -> list[Outcome]:
    """For and against (LRR 2.8)."""
    return [FOR, AGAINST]


def players(s: Imperium) -> list[Outcome]:
    """Every player in the game (LRR 2.10)."""
    return sorted(electing_player(seat) for seat in clockwise(s, 0))


def controlled(s: Imperium) -> list[Planet]:
    """The planets that some player controls (LRR 2.11)."""
    return [Planet(n) for n, owner in enumerate(s.owner) if owner >= 0 and s.places[n] >= 0]


def planets(s: Imperium) -> list[Outcome]:
    """Every planet that some player controls."""
    return [electing_planet(planet) for planet in controlled(s)]


def with_trait(name: str) -> Callable[[Imperium], list[Outcome]]:
    """The planets with a trait that some player controls."""
    trait = TRAIT.index[name]
    return lambda s: [electing_planet(planet) for planet in controlled(s) if trait in traits_of(s, planet)]


def is_home(planet: Planet) -> bool:
    """Whether a planet lies in a home system."""
    tile = PLANETS[planet].tile
    return tile >= 0 and TILES[tile].home_of >= 0


def colonies(s: Imperium) -> list[Outcome]:
    """Planets outside of home systems, other than Mecatol Rex."""
    found = [planet for planet in controlled(s) if planet != MECATOL_REX and not is_home(planet)]
    return [electing_planet(planet) for planet in found]


def laws(s: Imperium) -> list[Outcome]:
    """Every law in play."""
    return [electing_law(law) for law in laws_in_play(s)]


def scored_secrets(s: Imperium) -> list[Outcome]:
    """Every secret objective that somebody has scored and that is not public."""
    scored = 0
    for p in s.players:
        scored |= p.scored
    found = [one for one in objectives_in(scored) if OBJECTIVES[one].stage == 0 and one not in s.objectives]
    return [electing_objective(objective) for objective in found]


def strategies(s: Imperium) -> list[Outcome]:
    """Every strategy card."""
    return [electing_strategy(Strategy(n)) for n in range(len(STRATEGIES))]


ELECT: dict[str, Callable[[Imperium], list[Outcome]]] = {
    "side": sides,
    "player": players,
    "planet": planets,
    "cultural_planet": with_trait("cultural"),
    "hazardous_planet": with_trait("hazardous"),
    "industrial_planet": with_trait("industrial"),
    "non_home_planet_other_than_mecatol_rex": colonies,
    "law": laws,
    "scored_secret_objective": scored_secrets,
    "strategy_card": strategies,
}
"""What can be elected, by what an agenda says (LRR 2.9)."""


def outcomes_of(s: Imperium, agenda: Ability) -> list[Outcome]:
    """The possible outcomes of an agenda, which may admit fewer than others that elect the same."""
    narrower = AGENDAS[agenda].candidates if agenda in AGENDAS else None
    return ELECT[agenda_row(agenda).elect or "side"](s) if narrower is None else narrower(s)
