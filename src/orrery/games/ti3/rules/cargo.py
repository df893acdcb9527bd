"""Twilight Imperium 3: which ship carries which ground forces and PDS (T3.7.13). It matters only where ships can be
lost, so owners say it when ships have arrived, before anything fires."""

from __future__ import annotations

from itertools import islice

from orrery.core.ask import Pick
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti3.rules.board import docks_at, fleet_of, free_holds, haulers, pds_near
from orrery.games.ti3.rules.kinds import STOW
from orrery.games.ti3.rules.options import ROOM_DECIDES, ruling
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Load, Twilight
from orrery.games.ti3.rules.things import Figure, Place
from orrery.games.ti3.rules.units import GROUND_FORCE, PDS, STATS, ships

RULE = "T3.7.13"


def under_threat(s: Twilight, seat: int, place: Place) -> bool:
    """Whether ships of a player in an activated system could be fired at: by all others there or in range if they are
    the active player's, otherwise by the active player (T3.7.5, T3.7.6)."""
    assert s.activation is not None
    foes = others(s, seat) if seat == s.activation.seat else [s.activation.seat]
    return any(ships(fleet_of(s, foe, place)) or pds_near(s, foe, place) for foe in foes)


async def stow_all(s: Twilight, *places: Place) -> None:
    """The load of all fleets that could be fired at, the active player's first."""
    assert s.activation is not None
    if ruling(s, ROOM_DECIDES):
        return
    for place in places:
        for seat in (s.activation.seat, *others(s, s.activation.seat)):
            fleet = fleet_of(s, seat, place)
            if fleet.among((GROUND_FORCE, PDS)) and under_threat(s, seat, place):
                await stow(s, seat, place)


async def stow(s: Twilight, seat: int, place: Place) -> None:
    """What does each ship carry, ship by ship? Among ships of one kind the fuller ones come first. Nobody is asked if
    only one answer is left."""
    fleet = fleet_of(s, seat, place)
    able, free = haulers(s, seat, fleet), free_holds(s, seat, fleet, len(docks_at(s, seat, place)))
    troops, pds = fleet.of(GROUND_FORCE), fleet.of(PDS)
    loads: list[Load] = []
    asked, before, size = False, -1, 0
    for at, (unit, room) in enumerate(able):
        most = min(room, size) if unit == before else room
        question = aboard(seat, place, able[at:], most, free, troops, pds)
        answers = list(islice(question.options(), 2))
        if not answers:
            return
        asked = asked or len(answers) > 1
        chosen = await question if len(answers) > 1 else answers[0]
        before, size = unit, len(chosen)
        free -= size if STATS[unit].room else 0
        troops, pds = troops - chosen.count(GROUND_FORCE), pds - chosen.count(PDS)
        if chosen:
            loads.append((unit, chosen.count(GROUND_FORCE), chosen.count(PDS)))
    if asked:
        s.players[seat].loads[place] = loads
        for unit, men, some in loads:
            tell(s, "ti3-log-stows", seat=seat, place=place, unit=unit, units=(GROUND_FORCE,) * men + (PDS,) * some)


def aboard(
    seat: int, place: Place, able: list[tuple[Figure, int]], room: int, free: int, troops: int, pds: int
) -> Pick:
    """How much of what is left does the first of these ships carry? The others must hold the rest."""
    unit = able[0][0]
    big = STATS[unit].room > 0
    most = min(room, free) if big else room

    def rest(chosen: tuple[int, ...]) -> No | None:
        here = len(chosen)
        hold = [min(n, here) if kind == unit else n for kind, n in able[1:] if STATS[kind].room]
        small = [min(n, here) if kind == unit else n for kind, n in able[1:] if not STATS[kind].room]
        guns = pds - chosen.count(PDS)
        need, have = troops + pds - here, min(sum(hold), free - here if big else free)
        fits = guns <= have and need <= have + sum(small)
        return None if fits else No(RULE, need=need, have=have + sum(small))

    items = [GROUND_FORCE] * min(troops, most) + [PDS] * (min(pds, most) if big else 0)
    return Pick(seat, STOW, items, 0, min(most, len(items)), rest, RULE, RULE, place=place, unit=unit, number=len(able))


def change_ships(s: Twilight) -> None:
    """At the landings cargo and leaders may move from ship to ship: what was said no longer applies."""
    for p in s.players:
        p.loads, p.flagships = {}, {}
