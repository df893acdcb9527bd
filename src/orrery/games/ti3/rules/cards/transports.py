"""Twilight Imperium 3: the action cards about space docks and transports, played instead of an action (T3.19.3)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.core.state import tell
from orrery.games.common.galaxy import layers
from orrery.games.ti3.rules.aims import aim_amount, aim_planet
from orrery.games.ti3.rules.board import enemy_at, near, passable, planets_of
from orrery.games.ti3.rules.cards.actions import if_any
from orrery.games.ti3.rules.data import HOME_PLANETS, MECATOL_REX
from orrery.games.ti3.rules.effects import ROUND, in_force, lasts
from orrery.games.ti3.rules.hooks import HOOKS, as_action
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.options import FLOWN_WAYS, ruling
from orrery.games.ti3.rules.queries import ProductionForbidden
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Planet, places_in, planets_in
from orrery.games.ti3.rules.verbs import lose_dock, move_dock, move_troops
from orrery.games.twilight.opinions import NEVER, Score

TRANSPORTED = 3


def far_docks(s: Twilight, me: int) -> list[Planet]:
    """Planets with space docks outside home systems."""
    return list(planets_in(s.docks & ~HOME_PLANETS))


@as_action("card.secret_industrial_agent", if_any(far_docks))
async def secret_industrial_agent(s: Twilight, me: int) -> None:
    "Destroy a space dock outside home systems."
    lose_dock(s, await aim_planet(me, text("card.secret_industrial_agent"), far_docks(s, me)))


def dock_of_a_rival(it: Judge) -> float:
    return 1.2 if any(it.s.owner[p] != it.seat for p in far_docks(it.s, it.seat)) else NEVER


opinion(text("card.secret_industrial_agent"), worth=1.3, use=dock_of_a_rival)


SPACEDOCK_ACCIDENT = text("card.spacedock_accident")
concerns(SPACEDOCK_ACCIDENT, Planet)


@as_action("card.spacedock_accident", if_any(far_docks))
async def spacedock_accident(s: Twilight, me: int) -> None:
    "A space dock outside home systems produces nothing this round."
    planet = await aim_planet(me, SPACEDOCK_ACCIDENT, far_docks(s, me))
    lasts(s, SPACEDOCK_ACCIDENT, TABLE, ROUND, planet)
    tell(s, "ti3-log-aims-planet", card=SPACEDOCK_ACCIDENT, planet=planet)


@HOOKS.modifier(ProductionForbidden, SPACEDOCK_ACCIDENT)
def out_of_order(s: Twilight, me: int, query: ProductionForbidden, forbidden: int) -> int:
    "Nothing is produced there."
    return SPACEDOCK_ACCIDENT + 1 if (query.planet,) in in_force(s, SPACEDOCK_ACCIDENT) else forbidden


opinion(SPACEDOCK_ACCIDENT, worth=0.8, use=lambda it: 0.4 * dock_of_a_rival(it))


def linked_to(s: Twilight, me: int, planet: Planet) -> list[Planet]:
    """The player's other planets that can be reached past no enemy ships; under another reading only by a way that
    ships could fly as well (T3.17.68)."""
    start = s.places[planet]
    free = sum(1 << place for place in places_in(s.shape) if enemy_at(s, me, place) < 0)
    if not free >> start & 1:
        return []
    through = passable(s, me, start) & free if ruling(s, FLOWN_WAYS) else free
    reached = 0
    for layer in layers(start, near(s), through, len(s.tiles)):
        reached |= layer & free
    return [p for p in planets_of(s, me) if p != planet and reached >> s.places[p] & 1]


def yards(s: Twilight, me: int, planet: Planet) -> list[Planet]:
    """Where the dock of a planet could go."""
    return [p for p in linked_to(s, me, planet) if not s.docks >> p & 1]


def movable_docks(s: Twilight, me: int) -> list[Planet]:
    """The player's docks that could go somewhere."""
    return [p for p in planets_of(s, me) if s.docks >> p & 1 and yards(s, me, p)]


@as_action("card.massive_transport", if_any(movable_docks))
async def massive_transport(s: Twilight, me: int) -> None:
    "Move a space dock to another of your planets."
    card = text("card.massive_transport")
    start = await aim_planet(me, card, movable_docks(s, me))
    move_dock(s, start, await aim_planet(me, card, yards(s, me, start)))


def garrisons(s: Twilight, me: int) -> list[Planet]:
    """The player's planets whose ground forces could go somewhere."""
    return [p for p in planets_of(s, me) if s.troops[p] and linked_to(s, me, p)]


@as_action("card.transport", if_any(garrisons))
async def transport(s: Twilight, me: int) -> None:
    "Move up to three ground forces from one of your planets to another."
    card = text("card.transport")
    start = await aim_planet(me, card, garrisons(s, me))
    end = await aim_planet(me, card, linked_to(s, me, start))
    move_troops(s, start, end, await aim_amount(me, card, 1, min(TRANSPORTED, s.troops[start])))


def bare_throne(it: Judge) -> float:
    """Move troops this way only if Mecatol Rex is almost empty."""
    s = it.s
    bare = s.owner[MECATOL_REX] == it.seat and s.troops[MECATOL_REX] < 2
    return 0.8 if bare and any(s.troops[p] > 2 for p in planets_of(s, it.seat)) else NEVER


def moved(it: Judge, planet: Planet) -> Score:
    """From where there are most ground forces, to Mecatol Rex or where there are fewest. (The planet they come from is
    not offered as a destination.)"""
    s, throne = it.s, planet == MECATOL_REX
    if sorted(it.options) == garrisons(s, it.seat):
        return not throne, s.troops[planet]
    return throne, -s.troops[planet], it.planet(planet)


opinion(text("card.massive_transport"), worth=0.2, use=NEVER, planet=moved, amount=2)
opinion(text("card.transport"), worth=0.5, use=bare_throne, planet=moved, amount=2)
