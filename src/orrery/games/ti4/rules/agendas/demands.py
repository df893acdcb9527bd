"""Twilight Imperium 4: what several agendas do with a player: cards, tokens, planets, units, technologies (LRR 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.core.abilities import Ability
from orrery.core.refusal import No
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.aims import RULE, aim_some, wants
from orrery.games.ti4.rules.board import near, on_planet, ready_planets
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import step
from orrery.games.ti4.rules.kinds import AIM_PLANETS, AIM_POOLS
from orrery.games.ti4.rules.nouns import FLEET_POOL, POOL
from orrery.games.ti4.rules.research import can_research, research
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.troops import ground_units
from orrery.games.ti4.rules.verbs import discard_cards, draw_cards, draw_secrets

WHY = "agenda"
"""Why units are destroyed."""

# --- players -----------------------------------------------------------------------------------------------------


def everyone(s: Imperium) -> list[Seat]:
    """All players, clockwise from the speaker on (LRR 31.20)."""
    return clockwise(s, s.speaker)


# --- cards -------------------------------------------------------------------------------------------------------


def discard_hand(s: Imperium, seat: Seat) -> None:
    """A player discards all action cards."""
    discard_cards(s, seat, sorted(s.players[seat].hand))


@step
async def draw_some(s: Imperium, seat: Seat, count: int) -> None:
    """A player draws action cards."""
    await draw_cards(s, seat, count)


@step
async def draw_some_secrets(s: Imperium, seat: Seat, count: int) -> None:
    """A player draws secret objectives."""
    await draw_secrets(s, seat, count)


# --- command tokens ----------------------------------------------------------------------------------------------


def recount(s: Imperium, seat: int) -> None:
    """The fleet pool has changed: the player's ships have to be looked at (LRR 32.3)."""
    s.loose |= sum([1 << place for place in s.players[seat].space])


def lose_fleet_tokens(s: Imperium, seat: int, count: int) -> None:
    """Tokens of the fleet pool go back to the reinforcements, as far as there are any."""
    pools = s.players[seat].pools
    pools[FLEET_POOL] = max(0, pools[FLEET_POOL] - count)
    recount(s, seat)


@step
async def lose_some_tokens(s: Imperium, seat: Seat, count: int, why: Ability) -> None:
    """A player returns command tokens of the command sheet to the reinforcements, from pools of the own choice."""
    pools = s.players[seat].pools
    recount(s, seat)
    if sum(pools) <= count:
        s.players[seat].pools = [0, 0, 0]
        return

    def fits(counts: list[int]) -> No | None:
        return No(RULE, need=count, have=sum(counts)) if sum(counts) > count else None

    for pool in await Counts(seat, AIM_POOLS, POOL.every, [*pools], fits, count, RULE, RULE, text=why):
        pools[pool] -= 1


# --- planets -----------------------------------------------------------------------------------------------------


def exhaust(s: Imperium, planets: Iterable[Planet]) -> None:
    """Planets are exhausted (LRR 30)."""
    for planet in planets:
        s.exhausted |= 1 << planet


async def exhaust_some(s: Imperium, seat: Seat, count: int, why: Ability) -> None:
    """A player chooses planets and exhausts them, as far as there are any."""
    if count:
        exhaust(s, await aim_some(seat, AIM_PLANETS, why, ready_planets(s, seat), count, count))


# --- units -------------------------------------------------------------------------------------------------------


async def destroy_on(s: Imperium, planet: Planet, kinds: Sequence[Unit]) -> int:
    """Units of some types on a planet are destroyed, whosever they are; how many."""
    lost = 0
    for seat in everyone(s):
        forces = on_planet(s, seat, planet)
        units = tuple(unit for unit, n in forces.there() if unit in kinds for _ in range(n))
        lost += len(units)
        await destroy(s, seat, -1, s.places[planet], planet, units, WHY)
    return lost


async def destroy_ground_forces(s: Imperium, planet: Planet) -> int:
    """All ground forces on a planet are destroyed, whosever they are; how many."""
    lost = 0
    for seat in everyone(s):
        units = tuple(unit for unit, n in ground_units(s, seat, on_planet(s, seat, planet)) for _ in range(n))
        lost += len(units)
        await destroy(s, seat, -1, s.places[planet], planet, units, WHY)
    return lost


async def destroy_in_space(s: Imperium, place: Place, kinds: Sequence[Unit]) -> None:
    """Units of some types in the space area of a system are destroyed, whosever they are."""
    for seat in everyone(s):
        if place in s.players[seat].space:
            forces = s.players[seat].space[place]
            units = tuple(unit for unit, n in forces.there() if unit in kinds for _ in range(n))
            await destroy(s, seat, -1, place, NO_PLANET, units, WHY)


# --- wormholes and technologies ----------------------------------------------------------------------------------


def beside(s: Imperium, places: int) -> int:
    """The systems adjacent to some of these (LRR 10)."""
    found = 0
    for place, around in enumerate(near(s)):
        if places >> place & 1:
            found |= around
    return found


@step
async def may_research(s: Imperium, seat: Seat, why: Ability) -> None:
    """A player may research a technology."""
    if not s.players[seat].eliminated and can_research(s, seat) and await wants(seat, why):
        await research(s, seat)
