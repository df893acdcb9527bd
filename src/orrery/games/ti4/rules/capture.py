"""Twilight Imperium 4: captured units (LRR 50) and how blockades free them (19.2)."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.state import tell
from orrery.games.ti4.rules.data import FIGHTER, INFANTRY, SPACE_DOCK
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.things import NO_SEAT, Place, Seat, Unit

NAMELESS = (FIGHTER, INFANTRY)
"""Captured units that lie on the sheet as tokens and belong to nobody (LRR 50.3, 50.4)."""


def docks(s: Imperium, seat: int) -> set[Place]:
    """The systems with a space dock of a player."""
    p = s.players[seat]
    found = {s.places[planet] for planet, there in p.ground.items() if there.all[SPACE_DOCK]}
    return found | {place for place, there in p.space.items() if there.all[SPACE_DOCK]}


def bare_docks(s: Imperium, seat: int) -> list[Place]:
    """The systems with a space dock of a player and none of their ships."""
    p, space, found = s.players[seat], s.players[seat].space, []
    for planet, there in p.ground.items():
        if there.all[SPACE_DOCK]:
            place = s.places[planet]
            if place not in space or not space[place].ships():
                found.append(place)
    for place, there in space.items():
        if there.all[SPACE_DOCK] and not there.ships():
            found.append(place)
    return found


def blockades(s: Imperium, seat: int, other: int) -> bool:
    """Whether a player blockades a space dock of another one: ships beside it, and none of its owner (LRR 19.1)."""
    return has_ships_at(s, seat, bare_docks(s, other))


def has_ships_at(s: Imperium, seat: int, places: Sequence[Place]) -> bool:
    """Whether a player has ships in one of these systems."""
    space = s.players[seat].space
    return bool([place for place in places if place in space and space[place].ships()])


def can_capture(s: Imperium, seat: int, owner: int) -> bool:
    """Whether a player can capture units of another one: not while that one blockades a dock (LRR 50.6, 19.2a)."""
    return seat != owner and not blockades(s, owner, seat)


def capture(s: Imperium, seat: Seat, owner: Seat, out_of: Forces, unit: Unit, count: int = 1) -> None:
    """Units leave the board for a faction sheet (LRR 50.1). Fighters and infantry go to their reinforcements, and
    tokens of the supply lie there for them (50.3)."""
    if not can_capture(s, seat, owner):
        return
    out_of.remove(unit, count)
    take_prisoner(s, seat, owner, unit, count)


def take_prisoner(s: Imperium, seat: Seat, owner: Seat, unit: Unit, count: int = 1) -> None:
    """Units that have just left the board lie on a faction sheet. Until they are returned their owner can neither
    produce nor place them (LRR 50.5)."""
    if unit in NAMELESS:
        s.players[owner].reserve[unit] += count
    s.players[seat].captured += [(NO_SEAT if unit in NAMELESS else owner, unit)] * count
    tell(s, "ti4-log-captures", seat=seat, rival=owner, unit=unit, count=count)


def capture_spare(s: Imperium, seat: Seat, owner: Seat, units: Sequence[Unit]) -> None:
    """Units in their owner's reinforcements, where they may have come from the board just now, lie on a faction sheet
    from now on (LRR 50.1, 50.3). Texts can even make a player capture own units."""
    if seat != owner and not can_capture(s, seat, owner):
        return
    reserve = s.players[owner].reserve
    for unit in units:
        if unit in NAMELESS or reserve[unit] > 0:
            reserve[unit] -= 1
            take_prisoner(s, seat, owner, unit)


def captives_of(p: Player, owner: int) -> list[Unit]:
    """The units of somebody on a player's faction sheet; those that belong to nobody are not among them (LRR 50.4a)."""
    return sorted([unit for whose, unit in p.captured if whose == owner])


def release(s: Imperium, seat: Seat, owner: int, unit: Unit) -> None:
    """A captured unit is returned: to its owner's reinforcements, or tokens to the supply (LRR 50.1, 50.4c)."""
    s.players[seat].captured.remove((Seat(owner), unit))
    if owner >= 0:
        s.players[owner].reserve[unit] += 1
    tell(s, "ti4-log-releases", seat=seat, rival=owner, unit=unit)


def release_all(s: Imperium, seat: Seat, owner: int) -> None:
    """All of somebody's units on a player's faction sheet are returned."""
    for unit in captives_of(s.players[seat], owner):
        release(s, seat, owner, unit)


def free_captives(s: Imperium, seat: Seat) -> None:
    """What an eliminated player had captured returns (LRR 16.11), and captured units of that player leave the game with
    all others of the colour (16.2)."""
    p = s.players[seat]
    for owner, unit in [*p.captured]:
        release(s, seat, owner, unit)
    for other in s.players:
        other.captured = [one for one in other.captured if one[0] != seat]


def freed_by_blockade(s: Imperium) -> list[tuple[Seat, Seat]]:
    """Who has captured units of somebody who blockades a space dock of theirs, and of whom."""
    found: list[tuple[Seat, Seat]] = []
    for n, p in enumerate(s.players):
        bare = bare_docks(s, n) if p.captured else ()
        if bare:
            owners = {whose for whose, _ in p.captured if whose >= 0}
            found += [(Seat(n), owner) for owner in sorted(owners) if has_ships_at(s, owner, bare)]
    return found


def free_by_blockade(s: Imperium) -> None:
    """Whoever blockades a space dock gets back the own units that its owner has captured (LRR 19.2, 50.2c). Tokens for
    fighters and infantry stay (50.4b)."""
    for seat, owner in freed_by_blockade(s):
        release_all(s, seat, owner)
