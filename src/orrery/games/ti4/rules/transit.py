"""Twilight Imperium 4: ground forces that a text takes from anywhere on the board and places on planets."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.data import GROUND_FORCES, INFANTRY, MECH
from orrery.games.ti4.rules.kinds import AIM_ORIGIN, AIM_PIECES, PLACE_TROOPS
from orrery.games.ti4.rules.nouns import planet_of, troops_on, unit_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Seat
from orrery.games.ti4.rules.transport import lift, pieces_at
from orrery.games.ti4.rules.verbs import garrison

RULE = "LRR 31.7"


def troop_places(s: Imperium, seat: int) -> list[Place]:
    """The systems in which a player has ground forces, in space or on planets."""
    p = s.players[seat]
    places = {place for place, forces in p.space.items() if forces.ground_forces()}
    places |= {s.places[planet] for planet, forces in p.ground.items() if forces.ground_forces()}
    return sorted(places)


async def transit(s: Imperium, seat: Seat, it: Ability, most: int, grounds: Sequence[Planet]) -> None:
    """A player may take up to so many ground forces from the board and place them on these planets."""
    taken: dict[Place, tuple[int, ...]] = {}
    while (left := most - sum(map(len, taken.values()))) > 0:
        places = [place for place in troop_places(s, seat) if place not in taken]
        if not places:
            break
        place = await choose(seat, AIM_ORIGIN, [*places, None], explain=lambda place: No(RULE), text=it)
        if place is None:
            break
        taken[place] = await chosen_troops(s, seat, place, left, it)
    if taken:
        await set_down(s, seat, taken, grounds)


async def chosen_troops(s: Imperium, seat: Seat, place: Place, most: int, it: Ability) -> tuple[int, ...]:
    """Ground forces that the player takes from a system."""
    kinds, there = pieces_at(s, seat, place, ())
    troops = [(piece, n) for piece, n in zip(kinds, there, strict=True) if n and unit_of(piece)[0] in GROUND_FORCES]

    def fits(counts: list[int]) -> No | None:
        return No(RULE, need=most, have=sum(counts)) if sum(counts) > most else None

    pieces, numbers = [piece for piece, _ in troops], [min(n, most) for _, n in troops]
    return await Counts(seat, AIM_PIECES, pieces, numbers, fits, 1, RULE, RULE, place=place, text=it)


async def set_down(s: Imperium, seat: Seat, taken: dict[Place, tuple[int, ...]], grounds: Sequence[Planet]) -> None:
    """The ground forces are placed on planets of the player's choice; damaged mechs stay damaged."""
    units = [unit_of(piece) for pieces in taken.values() for piece in pieces]
    sorts = [units.count(sort) for sort in ((INFANTRY, False), (MECH, False), (MECH, True))]
    kinds = [troops_on(planet, sort) for sort in range(3) for planet in grounds]

    def fits(counts: list[int]) -> No | None:
        for sort, n in enumerate(sorts):
            used = sum(counts[sort * len(grounds) : (sort + 1) * len(grounds)])
            if used > n:
                return No(RULE, need=used, have=n)
        return None

    most = [n for n in sorts for _ in grounds]
    placed: tuple[int, ...] = tuple(troops_on(grounds[0], sort) for sort, n in enumerate(sorts) for _ in range(n))
    if len(grounds) > 1:
        placed = await Counts(seat, PLACE_TROOPS, kinds, most, fits, sum(sorts), RULE, RULE)
    for place, pieces in taken.items():
        lift(s, seat, place, pieces)
    for piece in placed:
        unit, damaged = unit_of(piece)
        garrison(s, seat, planet_of(piece)).add(unit, 1, int(damaged))
    tell(s, "ti4-log-transits", seat=seat, pieces=placed)
