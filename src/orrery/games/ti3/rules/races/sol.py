"""Twilight Imperium 3: the Federation of Sol."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.games.ti3.rules.aims import aim_planet
from orrery.games.ti3.rules.board import fleet_of, planets_of, troop_stacks
from orrery.games.ti3.rules.data import MECATOL_REX
from orrery.games.ti3.rules.hooks import HOOKS, as_action, number
from orrery.games.ti3.rules.judge import Judge, favour, opinion
from orrery.games.ti3.rules.nouns import STRATEGY_POOL
from orrery.games.ti3.rules.queries import DropTroops, StatusCounters
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import CARRIER, GROUND_FORCE, STATS, WAR_SUN
from orrery.games.ti3.rules.verbs import put_troops, spend_counter
from orrery.games.twilight.opinions import NEVER

ORBITAL_DROP = text("race.sol.orbital_drop")
DROPPED = 2


def landing_sites(s: Twilight, me: int) -> list[Planet]:
    """The player's planets for which there is a figure (T3.14.4)."""
    spare = troop_stacks(s, me) < STATS[GROUND_FORCE].figures
    return [planet for planet in planets_of(s, me) if spare or s.troops[planet]]


def why_not_drop(s: Twilight, me: int) -> No | None:
    if not s.players[me].counters[STRATEGY_POOL]:
        return No("T3.12.2", need=1, have=0)
    return None if landing_sites(s, me) else No("T3.14.4")


@as_action("race.sol.orbital_drop", why_not=why_not_drop)
async def orbital_drop(s: Twilight, me: int) -> None:
    "Spend a counter from the strategy allocation: put 2 ground forces on one of your planets."
    planet = await aim_planet(me, ORBITAL_DROP, landing_sites(s, me))
    spend_counter(s, me, STRATEGY_POOL)
    put_troops(s, planet, number(s, DROPPED, DropTroops, me))


def drops(it: Judge) -> float:
    """Ground forces for a counter that is not needed otherwise."""
    s = it.s
    bare = s.owner[MECATOL_REX] == it.seat and s.troops[MECATOL_REX] < 2
    return 0.6 if s.players[it.seat].counters[STRATEGY_POOL] > (1 if bare else 3) else NEVER


def where_missing(it: Judge, planet: Planet) -> float:
    """Where ground forces are missing, or where ships are waiting for them."""
    s = it.s
    fleet = fleet_of(s, it.seat, s.places[planet])
    waiting = fleet[CARRIER] + fleet[WAR_SUN] and not s.players[it.seat].activated >> s.places[planet] & 1
    bare = planet == MECATOL_REX and s.troops[planet] < 3
    return 4.0 * bare + 2.0 * bool(waiting) - 0.1 * s.troops[planet]


opinion(ORBITAL_DROP, worth=1.0, use=drops, planet=where_missing)


@HOOKS.modifier(StatusCounters, text("race.sol.extra_counter"))
def extra_counter(s: Twilight, me: int, query: StatusCounters, counters: int) -> int:
    "One more command counter in the status phase."
    return counters + 1


opinion(text("race.sol.extra_counter"), worth=2.0)


favour("sol", 3)
