"""Twilight Imperium 4: what is left to be placed (LRR 25.2, 59.4): figures in the reinforcements, tokens that stand for
fighters and infantry, and figures that are taken back from the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.core.abilities import Ability
from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import wants
from orrery.games.ti4.rules.board import in_space, on_planet
from orrery.games.ti4.rules.data import PLASTIC
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.kinds import RECLAIM
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.things import NOWHERE, Place, Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import ENDLESS, disband, tidy, tidy_ground

PLENTY = 99

Source = tuple[Place, Planet | None]
"""Where a figure stands: in the space of a system, or on a planet of it."""
ANYWHERE: Source = (NOWHERE, None)
"""Where figures are placed if it is not one place alone."""


def groups(p: Player, unit: Unit) -> int:
    """At how many places a player has units of a type."""
    return sum([1 for forces in (*p.space.values(), *p.ground.values()) if forces.all[unit]])


def standing(s: Imperium, seat: int, unit: Unit) -> list[Source]:
    """Where a player has units of a type; those that are just landing are not there yet."""
    p = s.players[seat]
    found: list[Source] = [(at, None) for at in sorted(p.space) if p.space[at].all[unit]]
    return found + [(s.places[planet], planet) for planet in sorted(p.ground) if p.ground[planet].all[unit]]


def forces_at(s: Imperium, seat: int, source: Source) -> Forces:
    """A player's units at such a place."""
    place, planet = source
    return in_space(s, seat, place) if planet is None else on_planet(s, seat, planet)


def most_at(s: Imperium, seat: int, unit: Unit, there: Forces, into: Source = ANYWHERE) -> int:
    """How many units of a type could be placed beside those that are there. Fighters and infantry are endless, but
    with their tokens there must be a figure (LRR 59.4b); of others there are those in the reinforcements, and those
    that can be taken back (LRR 26.4a, 59.4a)."""
    p = s.players[seat]
    if unit in ENDLESS:
        return PLENTY if there.all[unit] or groups(p, unit) < PLASTIC[unit] else 0
    return p.reserve[unit] + sum([n for _, n in sources(s, seat, unit, into)])


def sources(s: Imperium, seat: int, unit: Unit, into: Source = ANYWHERE) -> list[tuple[Source, int]]:
    """Where units of a type could be taken back from: any systems without an own command token, the one they are placed
    in too (LRR 59.4a), but not the very place they come into, where nothing would change."""
    p = s.players[seat]
    groups: list[tuple[Source, Forces]] = [((at, None), p.space[at]) for at in sorted(p.space)]
    groups += [((s.places[planet], planet), p.ground[planet]) for planet in sorted(p.ground)]
    return [
        (source, forces.all[unit])
        for source, forces in groups
        if source != into and not p.tokens >> source[0] & 1 and forces.all[unit]
    ]


async def reclaim(s: Imperium, seat: Seat, units: Sequence[Unit], into: Source = ANYWHERE) -> None:
    """For each unit that is lacking in the reinforcements the player takes one back from the board (LRR 26.4a)."""
    p = s.players[seat]
    for unit in once(units):
        for _ in range(0 if unit in ENDLESS else units.count(unit) - p.reserve[unit]):
            options = [source for source, _ in sources(s, seat, unit, into)]
            source = options[0]
            if len(options) > 1:
                source = await choose(seat, RECLAIM, options, explain=lambda it: No("LRR 59.4a"), unit=unit)
            take_back(s, seat, unit, source)


async def provided(s: Imperium, seat: Seat, it: Ability, unit: Unit, into: Source = ANYWHERE) -> bool:
    """Whether there is a unit for a text that places one whether or not its player wants it: in the reinforcements, or
    one that the player takes back from the board, which no text can force anybody to do (LRR 59.4a)."""
    if unit in ENDLESS or s.players[seat].reserve[unit] > 0:
        return True
    if not sources(s, seat, unit, into) or not await wants(seat, it, unit=unit):
        return False
    await reclaim(s, seat, [unit], into)
    return True


def once(units: Iterable[Unit]) -> list[Unit]:
    """Each type once."""
    return sorted({*units})


def take_back(s: Imperium, seat: Seat, unit: Unit, source: Source) -> None:
    """A figure goes from the board to the reinforcements; it is not destroyed."""
    p, (place, planet) = s.players[seat], source
    disband(p, p.space[place] if planet is None else p.ground[planet], unit)
    tell(s, "ti4-log-takes-back", seat=seat, unit=unit, place=place)
    if planet is None:
        tidy(p, place)
        s.loose |= 1 << place
    else:
        tidy_ground(s, seat, planet)
