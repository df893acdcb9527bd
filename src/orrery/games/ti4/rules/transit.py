"""Twilight Imperium 4: ground forces that a text takes from anywhere on the board and places on planets: structures
that are ground forces too, as far as structures can stand on those planets (LRR 34.5)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import planets_at
from orrery.games.ti4.rules.construction import bastion_room
from orrery.games.ti4.rules.data import GROUND_FORCES, INFANTRY, MECH, PDS
from orrery.games.ti4.rules.kinds import AIM_ORIGIN, AIM_PIECES, PLACE_TROOPS
from orrery.games.ti4.rules.nouns import BASTION, HURT_BASTION, planet_of, troops_on, unit_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Seat
from orrery.games.ti4.rules.transport import free_to_leave, lift, pieces_at
from orrery.games.ti4.rules.troops import garrison_pieces
from orrery.games.ti4.rules.verbs import garrison

RULE = "LRR 31.7"
SORTS = {
    0: (INFANTRY, False),
    1: (MECH, False),
    2: (MECH, True),
    BASTION: (PDS, False),
    HURT_BASTION: (PDS, True),
}
"""Ground forces as sorts of pieces."""


def troop_places(s: Imperium, seat: int) -> list[Place]:
    """The systems in which a player has ground forces, in space or on planets."""
    p = s.players[seat]
    places = {place for place, forces in p.space.items() if forces.ground_forces()}
    places |= {s.places[planet] for planet in p.ground if garrison_pieces(s, seat, planet)}
    return sorted(places)


async def transit(s: Imperium, seat: Seat, it: Ability, most: int, grounds: Sequence[Planet]) -> None:
    """A player may take up to so many ground forces from the board and place them on these planets."""
    room = sum([bastion_room(s, seat, planet) for planet in grounds])
    taken: dict[Place, tuple[int, ...]] = {}
    while (left := most - sum(map(len, taken.values()))) > 0:
        places = [it for it in troop_places(s, seat) if it not in taken and movable(s, seat, it, grounds, room)]
        if not places:
            break
        place = await choose(seat, AIM_ORIGIN, [*places, None], explain=lambda place: No(RULE), text=it)
        if place is None:
            break
        taken[place] = await chosen_troops(s, seat, place, left, it, grounds, room)
        room -= sum([bastion(piece) - stays(piece, grounds) for piece in taken[place]])
    if taken:
        await set_down(s, seat, taken, grounds)


def bastion(piece: int) -> bool:
    """Whether a piece is a structure that is a ground force."""
    return unit_of(piece)[0] == PDS


def stays(piece: int, grounds: Sequence[Planet]) -> bool:
    """Whether it makes room where it could be placed."""
    return bastion(piece) and planet_of(piece) in grounds


def movable(s: Imperium, seat: Seat, place: Place, grounds: Sequence[Planet], room: int) -> list[tuple[int, int]]:
    """The ground forces of a system that could be taken, with room for so many structures where they are placed."""
    kinds, there = pieces_at(s, seat, place, ())
    found = [(piece, n) for piece, n in zip(kinds, there, strict=True) if n and unit_of(piece)[0] in GROUND_FORCES]
    planets = [planet for planet in planets_at(s, place) if free_to_leave(s, seat, planet)]
    bastions = [one for planet in planets for one in garrison_pieces(s, seat, planet) if bastion(one[0])]
    return found + [(piece, n) for piece, n in bastions if room > 0 or stays(piece, grounds)]


async def chosen_troops(
    s: Imperium, seat: Seat, place: Place, most: int, it: Ability, grounds: Sequence[Planet], room: int
) -> tuple[int, ...]:
    """Ground forces that the player takes from a system."""
    troops = movable(s, seat, place, grounds, room)
    pieces, numbers = [piece for piece, _ in troops], [min(n, most) for _, n in troops]

    def fits(counts: list[int]) -> No | None:
        new = sum([n for piece, n in zip(pieces, counts, strict=True) if bastion(piece) and not stays(piece, grounds)])
        if new > room:
            return No("LRR 34.5", need=new, have=room)
        return No(RULE, need=most, have=sum(counts)) if sum(counts) > most else None

    return await Counts(seat, AIM_PIECES, pieces, numbers, fits, 1, RULE, RULE, place=place, text=it)


async def set_down(s: Imperium, seat: Seat, taken: dict[Place, tuple[int, ...]], grounds: Sequence[Planet]) -> None:
    """The ground forces are placed on planets of the player's choice; damaged mechs stay damaged."""
    units = [unit_of(piece) for pieces in taken.values() for piece in pieces]
    numbers = {sort: units.count(unit) for sort, unit in SORTS.items()}
    sorts = [sort for sort, n in numbers.items() if n]
    kinds = [troops_on(planet, sort) for sort in sorts for planet in grounds]
    left = [piece for pieces in taken.values() for piece in pieces if stays(piece, grounds)]
    room = [bastion_room(s, seat, it) + sum([planet_of(piece) == it for piece in left]) for it in grounds]

    def fits(counts: list[int]) -> No | None:
        rows = {sort: counts[n * len(grounds) : (n + 1) * len(grounds)] for n, sort in enumerate(sorts)}
        for sort, row in rows.items():
            if sum(row) > numbers[sort]:
                return No(RULE, need=sum(row), have=numbers[sort])
        new = [sum(column) for column in zip(*(row for sort, row in rows.items() if sort >= BASTION), strict=True)]
        full = [(n, has) for n, has in zip(new, room, strict=False) if n > has]
        return No("LRR 34.5", need=full[0][0], have=full[0][1]) if full else None

    most = [numbers[sort] for sort in sorts for _ in grounds]
    placed: tuple[int, ...] = tuple(troops_on(grounds[0], sort) for sort in sorts for _ in range(numbers[sort]))
    if len(grounds) > 1:
        placed = await Counts(seat, PLACE_TROOPS, kinds, most, fits, len(units), RULE, RULE)
    for place, pieces in taken.items():
        lift(s, seat, place, pieces)
    for piece in placed:
        unit, damaged = unit_of(piece)
        garrison(s, seat, planet_of(piece)).add(unit, 1, int(damaged))
    tell(s, "ti4-log-transits", seat=seat, pieces=placed)
