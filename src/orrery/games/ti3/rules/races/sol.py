"""Twilight Imperium 3: the Federation of Sol."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.games.ti3.rules.aims import aim_planet
from orrery.games.ti3.rules.board import planets_of, troop_stacks
from orrery.games.ti3.rules.hooks import HOOKS, as_action, number
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.queries import DropTroops, StatusCounters
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import GROUND_FORCE, STATS
from orrery.games.ti3.rules.verbs import put_troops, spend_counter

ORBITAL_DROP = text("race.sol.orbital_drop")
DROPPED = 2


def landing_sites(s: Twilight, me: int) -> list[Planet]:
    """The own planets for which there is a figure (T3.14.4)."""
    spare = troop_stacks(s, me) < STATS[GROUND_FORCE].figures
    return [planet for planet in planets_of(s, me) if spare or s.troops[planet]]


def why_not_drop(s: Twilight, me: int) -> No | None:
    if not s.players[me].counters[STRATEGY_POOL]:
        return No("T3.12.2", need=1, have=0)
    return None if landing_sites(s, me) else No("T3.14.4")


@as_action("race.sol.orbital_drop", why_not=why_not_drop)
async def orbital_drop(s: Twilight, me: int) -> None:
    "Spend a counter of the strategy allocation: 2 ground forces appear on an own planet."
    planet = await aim_planet(me, ORBITAL_DROP, landing_sites(s, me))
    spend_counter(s, me, STRATEGY_POOL)
    put_troops(s, planet, number(s, DROPPED, DropTroops, me))


@HOOKS.modifier(StatusCounters, text("race.sol.extra_counter"))
def extra_counter(s: Twilight, me: int, query: StatusCounters, counters: int) -> int:
    "One more command counter in the status phase."
    return counters + 1
